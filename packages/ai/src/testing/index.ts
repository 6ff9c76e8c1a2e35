export { FakeBackend } from "./fake-backend.js";
export type { FakeBackendOptions } from "./fake-backend.js";
export { FakeCoach } from "./fake-coach.js";
export type { FakeCoachOptions } from "./fake-coach.js";
export { Gate } from "./gate.js";
export type { Script, Step } from "./script.js";
