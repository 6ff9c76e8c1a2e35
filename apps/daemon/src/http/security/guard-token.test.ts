import { FIRST_REVISION } from "@antidrift/session/testing";
import { describe, expect, it } from "vitest";
import { sendRaw, statusesIn } from "../../testing/raw-request.js";
import { startTestApp } from "../../testing/test-app.js";

const token = "correct-horse-battery";

async function openByLink() {
  const test = await startTestApp({ token, host: "192.168.1.5" });
  const response = await test.send("GET", `/?token=${token}`, undefined, { accept: "text/html" });
  return { ...test, response };
}

it.each(["/state", "/events", "/healthz", "/openapi.json", "/", "/assets/x.js", "/history", "/nothing"])(
  "is demanded of GET %s",
  async (path) => {
    const { send } = await startTestApp({ token });
    const response = await send("GET", path);
    expect(response.statusCode).toBe(401);
    expect(response.headers["www-authenticate"]).toBe('Bearer realm="AntiDrift"');
    expect(response.json()).toMatchObject({ code: "not_authorized" });
  },
);

it("is demanded of commands, which change nothing without it", async () => {
  const { send, controller } = await startTestApp({ token });
  expect((await send("POST", "/planning")).statusCode).toBe(401);
  expect((await send("DELETE", "/coach")).statusCode).toBe(401);
  expect(controller.state().revision).toBe(FIRST_REVISION);
});

it.each([
  ["Bearer correct-horse-battery", 200],
  ["bearer correct-horse-battery", 200],
  ["Bearer correct-horse-batterx", 401],
  ["Bearer correct-horse-batter", 401],
  ["Bearer correct-horse-batteryy", 401],
  ["Bearer ", 401],
  ["Basic correct-horse-battery", 401],
  ["correct-horse-battery", 401],
])("as %j is answered with %i", async (authorization, status) => {
  const { send } = await startTestApp({ token });
  expect((await send("GET", "/state", undefined, { authorization })).statusCode).toBe(status);
});

describe("the link with the token", () => {
  it("sets a cookie that no script and no other site can use, and takes the token out of the address", async () => {
    const { response } = await openByLink();
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe("/");
    const cookie = String(response.headers["set-cookie"]);
    expect(cookie).toMatch(/^antidrift_token_3738=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(token);
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  it("lets the browser in from then on", async () => {
    const { response, send } = await openByLink();
    const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
    expect((await send("GET", "/state", undefined, { cookie: `other=1; ${cookie}` })).statusCode).toBe(200);
    expect((await send("POST", "/planning", {}, { cookie })).statusCode).toBe(200);
    expect((await send("GET", "/state", undefined, { cookie: `${cookie}x` })).statusCode).toBe(401);
    expect((await send("GET", "/state", undefined, { cookie: `antidrift_token=${token}` })).statusCode).toBe(
      401,
    );
  });

  it.each(["/?token=wrong-token-altogether", "/?token=", "/?token", "/?Token=correct-horse-battery"])(
    "does nothing when it is %s",
    async (path) => {
      const { send } = await startTestApp({ token });
      const response = await send("GET", path);
      expect(response.statusCode).toBe(401);
      expect(response.headers).not.toHaveProperty("set-cookie");
    },
  );

  it.each([`//evil.example/?token=${token}`, `/state?token=${token}`, `/planning?token=${token}`])(
    "works on the page only, not as %s",
    async (path) => {
      const { send } = await startTestApp({ token });
      const response = await send("GET", path);
      expect(response.statusCode).toBe(401);
      expect(response.headers).not.toHaveProperty("location");
    },
  );

  it("is of no use to a page of another origin", async () => {
    const { send } = await startTestApp({ token });
    const response = await send("GET", `/?token=${token}`, undefined, { "sec-fetch-site": "cross-site" });
    expect(response.statusCode).toBe(403);
  });
});

/** Every printable character of ASCII but "#": what follows it in an address, a browser keeps to itself. */
const printable = Array.from({ length: 0x7e - 0x20 }, (_, n) => String.fromCharCode(0x21 + n)).filter(
  (character) => character !== "#",
);
const tokens = [printable.join(""), "Zm9v+YmFy/YmF6==", "a+b%c&d?e=f&token=g", "a%2Bb%41'c\"d"];

describe.each([
  ["typed", (token: string) => `/?token=${token}`],
  ["typed into a browser", (token: string) => new URL(`http://x/?token=${token}`).search],
  ["written by a program", (token: string) => `/?token=${encodeURIComponent(token)}`],
  ["sent by a form", (token: string) => `/?${new URLSearchParams({ token }).toString()}`],
])("a token with any printable character, %s,", (_, address) => {
  it.each(tokens)("opens the page: %s", async (special) => {
    const { listen } = await startTestApp({ token: special });
    const path = address(special).replace(/^\?/, "/?");
    const answer = await sendRaw(await listen(), `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(statusesIn(answer)).toEqual([303]);
  });
});

it("with a hash opens the page when the address names it by its code", async () => {
  const { send } = await startTestApp({ token: "sixteen-or-more-#-41" });
  expect((await send("GET", "/?token=sixteen-or-more-%23-41")).statusCode).toBe(303);
  expect((await send("GET", "/?token=sixteen-or-more-")).statusCode).toBe(401);
});

describe("the cookie", () => {
  it("is not hidden by a wrong one of its name", async () => {
    const { response, send } = await openByLink();
    const [cookie = ""] = String(response.headers["set-cookie"]).split(";");
    const [name = ""] = cookie.split("=");
    for (const both of [
      `${name}=wrong; ${cookie}`,
      `${cookie}; ${name}=wrong`,
      `antidrift_token=x; ${cookie}`,
    ])
      expect((await send("GET", "/state", undefined, { cookie: both })).statusCode).toBe(200);
    expect((await send("GET", "/state", undefined, { cookie: `${name}=wrong` })).statusCode).toBe(401);
  });

  it("is named after the port, so that a daemon on another port of the host does not overwrite it", async () => {
    const { send } = await startTestApp({ token });
    const nameAt = async (host: string) => {
      const { headers } = await send("GET", `/?token=${token}`, undefined, { host });
      return /^[^=]+/.exec(String(headers["set-cookie"]))?.[0];
    };
    expect(await nameAt("localhost:3738")).toBe("antidrift_token_3738");
    expect(await nameAt("[::1]:3739")).toBe("antidrift_token_3739");
    expect(await nameAt("localhost")).toBe("antidrift_token");
  });
});

it("does not make a foreign Host or Origin acceptable", async () => {
  const { send } = await startTestApp({ token, host: "0.0.0.0" });
  const authorization = `Bearer ${token}`;
  expect((await send("GET", "/state", undefined, { authorization, host: "evil.example" })).statusCode).toBe(
    421,
  );
  expect(
    (await send("GET", "/state", undefined, { authorization, origin: "http://evil.example" })).statusCode,
  ).toBe(403);
});
