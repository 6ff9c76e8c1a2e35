import { FIRST_REVISION } from "@antidrift/session/testing";
import { describe, expect, it } from "vitest";
import { startTestApp } from "../../testing/test-app.js";

const host = "localhost:3738";

describe("what a page of another origin has the browser send", () => {
  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["another port of localhost", { origin: "http://localhost:5173" }],
    ["no port", { origin: "http://localhost" }],
    ["another name of this machine", { origin: "http://127.0.0.1:3738" }],
    ["a sandboxed frame or a file", { origin: "null" }],
    ["an empty origin", { origin: "" }],
    ["a name that begins like ours", { origin: "http://localhost:3738.evil.example" }],
    ["another scheme", { origin: "ftp://localhost:3738" }],
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a page of another port, which is the same site", { "sec-fetch-site": "same-site" }],
    ["a value nobody knows", { "sec-fetch-site": "sideways" }],
    ["a matching origin from another site", { origin: `http://${host}`, "sec-fetch-site": "cross-site" }],
  ])("is refused: %s", async (_name, headers) => {
    const { send, controller } = await startTestApp();
    for (const [method, path] of [
      ["GET", "/state"],
      ["GET", "/events"],
      ["GET", "/healthz"],
      ["GET", "/openapi.json"],
      ["GET", "/history"],
      ["GET", "/export"],
      ["GET", "/"],
      ["POST", "/planning"],
      ["DELETE", "/coach"],
      ["OPTIONS", "/planning"],
    ] as const) {
      const response = await send(method, path, undefined, { host, ...headers });
      expect([path, response.statusCode]).toEqual([path, 403]);
      expect(response.json()).toMatchObject({ code: "foreign_origin" });
    }
    expect(controller.state().revision).toBe(FIRST_REVISION);
  });

  it("is refused when its own name was made to point here, although Host and Origin match", async () => {
    const { send, controller } = await startTestApp();
    const rebound = {
      host: "evil.example:3738",
      origin: "http://evil.example:3738",
      "sec-fetch-site": "same-origin",
    };
    expect((await send("POST", "/planning", {}, rebound)).statusCode).toBe(421);
    expect((await send("GET", "/state", undefined, rebound)).statusCode).toBe(421);
    expect((await send("GET", "/", undefined, { ...rebound, accept: "text/html" })).statusCode).toBe(421);
    expect(controller.state().revision).toBe(FIRST_REVISION);
  });

  it("may be a link that a person followed to the page, and to nothing else", async () => {
    const { send } = await startTestApp();
    const link = {
      host,
      accept: "text/html",
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    // 503 is what says that the page is not built: the request got through.
    expect((await send("GET", "/", undefined, link)).statusCode).toBe(503);
    expect((await send("GET", "/state", undefined, link)).statusCode).toBe(403);
    expect((await send("GET", "/export", undefined, link)).statusCode).toBe(403);
    for (const dest of ["iframe", "frame", "embed", "object", "script", "image", "empty"]) {
      expect((await send("GET", "/", undefined, { ...link, "sec-fetch-dest": dest })).statusCode).toBe(403);
    }
    const formPost = { ...link, "content-type": "application/x-www-form-urlencoded" };
    expect((await send("POST", "/planning", "a=b", formPost)).statusCode).toBe(403);
  });

  it("gets no leave from us to send anything else", async () => {
    const { send } = await startTestApp();
    for (const origin of [`http://${host}`, "https://evil.example"]) {
      const preflight = { host, origin, "access-control-request-method": "POST" };
      const response = await send("OPTIONS", "/planning", undefined, preflight);
      expect(Object.keys(response.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("our own page", () => {
  it.each([
    [{ host, origin: `http://${host}`, "sec-fetch-site": "same-origin" }],
    [{ host: "127.0.0.1:3738", origin: "http://127.0.0.1:3738" }],
    [{ host: "[::1]:3738", origin: "http://[::1]:3738" }],
    [{ host: "LOCALHOST:3738", origin: "http://localhost:3738" }],
    [{ host: "localhost:8443", origin: "https://localhost:8443" }],
    [{ host, "sec-fetch-site": "none" }],
  ])("may do everything: %j", async (headers) => {
    const { send } = await startTestApp();
    expect((await send("POST", "/planning", {}, headers)).statusCode).toBe(200);
    expect((await send("GET", "/state", undefined, headers)).statusCode).toBe(200);
  });
});

describe("a command that does not declare JSON", () => {
  it.each([
    "",
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/json",
    "application/jsonp",
    "application/json, text/plain",
    "text/plain; application/json",
  ])("is refused: %j", async (type) => {
    const { app, controller } = await startTestApp();
    const headers = { host, ...(type !== "" && { "content-type": type }) };
    const response = await app.inject({ method: "POST", url: "/planning", headers, payload: '{"a":1}' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "bad_content_type" });
    expect(controller.state().revision).toBe(FIRST_REVISION);
  });

  it.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "is not one that says %s",
    async (type) => {
      const { send } = await startTestApp();
      expect((await send("POST", "/planning", undefined, { "content-type": type })).statusCode).toBe(200);
    },
  );
});

it("does not let a header or a query change the method", async () => {
  const { send, controller } = await startTestApp();
  const override = { "x-http-method-override": "POST", "x-method-override": "POST", "x-http-method": "POST" };
  await send("GET", "/planning", undefined, override);
  await send("GET", "/planning?_method=POST", undefined, override);
  expect(controller.state().revision).toBe(FIRST_REVISION);
});

it.each([
  "//planning",
  "/planning/",
  "/%70lanning%2f",
  "/..%2fplanning",
  "/state/..%2f..%2fplanning",
  "/PLANNING",
  "/planning;x=1",
  "/planning%00",
])("does not take %s for the command", async (path) => {
  const { send, controller } = await startTestApp();
  const response = await send("POST", path, {});
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(controller.state().revision).toBe(FIRST_REVISION);
});

describe("bodies", () => {
  it("of more than 64 KiB are refused", async () => {
    const { send, controller } = await startTestApp();
    controller.enterPlanning();
    const response = await send("POST", "/coach", { intent: "x".repeat(65 * 1024) });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "body_too_large" });
  });

  it("of 100,000 levels are refused", async () => {
    const { send } = await startTestApp();
    expect((await send("POST", "/planning", "[".repeat(100_000))).statusCode).toBe(413);
    expect((await send("POST", "/planning", "[".repeat(32_000) + "]".repeat(32_000))).statusCode).toBe(400);
    expect(
      (await send("POST", "/planning", `{"a":`.repeat(10_000) + "1" + "}".repeat(10_000))).statusCode,
    ).toBe(400);
  });

  it("with keys that reach for the prototype are refused", async () => {
    const { send, controller } = await startTestApp();
    for (const key of ["__proto__", "constructor", "\\u005f_proto__"]) {
      expect((await send("POST", "/planning", `{"${key}":{"admin":true}}`)).statusCode).toBe(400);
    }
    expect({}).not.toHaveProperty("admin");
    expect(controller.state().revision).toBe(FIRST_REVISION);
  });
});

it("sends headers that let no other page use ours, with refusals too", async () => {
  const { send } = await startTestApp();
  for (const response of [
    await send("GET", "/state"),
    await send("GET", "/nothing"),
    await send("GET", "/", undefined, { accept: "text/html" }),
    await send("GET", "/state", undefined, { host: "evil.example" }),
  ]) {
    const policy = String(response.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(response.headers).not.toHaveProperty("x-powered-by");
  }
  expect((await send("GET", "/state")).headers["cache-control"]).toBe("no-store");
});
