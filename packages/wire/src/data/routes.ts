/** One way to speak with the daemon. */
export interface Route {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With its parameters: "/history/:id" */
  readonly path: string;
  /** Absent where it takes no body, or a small one. */
  readonly takes?: "file";
  /** Absent for JSON. */
  readonly answers?: "events" | "file";
}

/** Every route of the daemon, by the name it has in the OpenAPI document. */
export const ROUTES = {
  getState: { method: "GET", path: "/state" },
  streamState: { method: "GET", path: "/events", answers: "events" },
  enterPlanning: { method: "POST", path: "/planning" },
  requestCoach: { method: "POST", path: "/coach" },
  cancelCoach: { method: "DELETE", path: "/coach" },
  prepareCoach: { method: "POST", path: "/coach/prepare" },
  startManualCommitment: { method: "POST", path: "/commitment" },
  extend: { method: "POST", path: "/extend" },
  enterReview: { method: "POST", path: "/review" },
  pause: { method: "POST", path: "/pause" },
  resume: { method: "POST", path: "/resume" },
  back: { method: "POST", path: "/back" },
  end: { method: "POST", path: "/end" },
  answerNudge: { method: "POST", path: "/nudge/answer" },
  contest: { method: "POST", path: "/judge/contest" },
  listRules: { method: "GET", path: "/judge/rules" },
  addRule: { method: "POST", path: "/judge/rules" },
  removeRule: { method: "DELETE", path: "/judge/rules/:id" },
  replaySessions: { method: "POST", path: "/judge/replay" },
  recordWindow: { method: "POST", path: "/evidence/window" },
  dismissNotice: { method: "DELETE", path: "/notices/:code" },
  getSettings: { method: "GET", path: "/settings" },
  updateSettings: { method: "PATCH", path: "/settings" },
  getHealth: { method: "GET", path: "/healthz" },
  listSessions: { method: "GET", path: "/history" },
  getSession: { method: "GET", path: "/history/:id" },
  updateSession: { method: "PATCH", path: "/history/:id" },
  removeSession: { method: "DELETE", path: "/history/:id" },
  exportHistory: { method: "GET", path: "/export", answers: "file" },
  importHistory: { method: "POST", path: "/import", takes: "file" },
  getApi: { method: "GET", path: "/openapi.json" },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof ROUTES;
