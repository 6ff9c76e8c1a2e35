export type { Backend, BackendStatus, RunOptions } from "./backend.js";
export type { Coach, CoachOptions } from "./coach.js";
export type { Proposal } from "./proposal.js";
