import { expect, it } from "vitest";
import { operationsOf } from "../../testing/api-document.js";
import { startTestApp, type TestApp, type TestAppOptions } from "../../testing/test-app.js";

const bodies: Readonly<Record<string, unknown>> = {
  "/coach": { intent: "x" },
  "/commitment": { next_action: "a", success_condition: "b", timebox_secs: 60 },
  "/end": { outcome: "done" },
  "/evidence/window": { app: "a", title: "b" },
  "/extend": { secs: 60 },
  "/history/{id}": { note: "x" },
  "/import": { version: 1, sessions: [] },
};

interface Adversity {
  readonly options?: TestAppOptions;
  readonly headers?: Readonly<Record<string, string>>;
  readonly prepare?: (test: TestApp) => void;
}

const adversities: Readonly<Record<string, Adversity>> = {
  none: {},
  "a store that cannot save": {
    prepare: ({ controller, store }) => {
      controller.enterPlanning();
      store.failNext(1000);
    },
  },
  "a running session that cannot be saved": {
    prepare: ({ controller, store }) => {
      controller.enterPlanning();
      controller.startManualCommitment({ nextAction: "a", successCondition: "b", timeboxSecs: 60 });
      store.failNext(1000);
    },
  },
  "a stop": { prepare: ({ controller }) => controller.close() },
  "a missing token": { options: { token: "0123456789abcdef" } },
  "a page of another origin": { headers: { origin: "http://evil.example" } },
  "another host": { headers: { host: "evil.example" } },
  "another type": { headers: { "content-type": "text/plain" } },
  "too large a body": { headers: { "content-length": "99999999999" } },
};

it.each(Object.entries(adversities))(
  "every status that a route answers is documented: %s",
  async (_, adversity) => {
    const { options = {}, headers = {}, prepare } = adversity;
    const test = await startTestApp(options);
    const document = await (await startTestApp()).send("GET", "/openapi.json");
    prepare?.(test);
    const undocumented: string[] = [];
    for (const { method, path, answers } of operationsOf(document.json())) {
      // A stream of events has no end, which an injected request waits for.
      if (path === "/events") continue;
      const url = path.replace("{id}", "nobody").replace("{code}", "nothing");
      const body = method === "POST" || method === "PATCH" ? (bodies[path] ?? {}) : undefined;
      const { statusCode } = await test.send(method as "GET", url, body, headers);
      if (!(statusCode in answers)) undocumented.push(`${method} ${path}: ${statusCode}`);
    }
    expect(undocumented).toEqual([]);
  },
);
