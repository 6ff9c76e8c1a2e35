import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, createServer as createRelay } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Daemon } from "./support/daemon.js";
import { launchBrowser } from "./support/launch-browser.js";

let browser: Browser;
let daemon: Daemon;
/** The revision of a State that nobody has changed. */
let untouched: number;
/** A server of somebody else's page. "localhost" is another site than the daemon's 127.0.0.1, "127.0.0.1" the same one. */
let foreign: Server;
/** What the foreign server was asked for: it lets everything through, and so shows that each try is one that can succeed. */
const asked: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  daemon = await Daemon.start({ path: "/nonexistent" });
  untouched = await revision();
  foreign = createServer(({ method = "", url = "" }, response) => {
    asked.push(`${method} ${url}`);
    response.setHeader("Content-Type", TYPES[url] ?? "text/html");
    response.end(BODIES[url] ?? PAGE);
  }).listen(0, "localhost");
  await once(foreign, "listening");
});

const PAGE = '<!doctype html><title>A game</title><body><div id="app"></div></body>';
const TYPES: Readonly<Record<string, string>> = {
  "/sw.js": "text/javascript",
  "/favicon.svg": "image/svg+xml",
  "/events": "text/event-stream",
};
const BODIES: Readonly<Record<string, string>> = {
  "/sw.js": "",
  "/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  "/events": "data: {}\n\n",
};

afterAll(async () => {
  await browser.close();
  await daemon.close();
  foreign.close();
});

async function revision(): Promise<number> {
  const state = await daemon.client.getState();
  return state.revision;
}

function foreignAddress(): string {
  return `http://localhost:${(foreign.address() as AddressInfo).port}`;
}

async function openForeign(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${foreignAddress()}/`);
  return page;
}

it("can read and change nothing by any request that a page of another origin can make", async () => {
  const page = await openForeign();
  expect(await readBy(page, foreignAddress())).toEqual(Array.from({ length: 9 }, () => PAGE));
  expect(asked.filter((request) => request === "POST /planning")).toHaveLength(4);
  expect(await beaconFrom(page, foreignAddress())).toMatch(/^HTTP\/1\.1 200 /);
  expect(asked.filter((request) => request === "POST /planning")).toHaveLength(5);

  const nothing = await readBy(page, daemon.address);
  expect(nothing.filter((answer) => answer !== "" && answer !== "refused by the browser")).toEqual([]);
  expect(nothing).toHaveLength(9);
  expect(await beaconFrom(page, daemon.address)).toMatch(/^HTTP\/1\.1 403 .*"foreign_origin"/s);
  expect(await revision()).toBe(untouched);
  await page.close();
});

/** What the page gets to read of the address, request by request. */
async function readBy(page: Page, address: string): Promise<readonly string[]> {
  return await page.evaluate(async (address) => {
    const json = { "Content-Type": "application/json" };
    const tries: [string, RequestInit][] = [
      ["/state", {}],
      ["/state", { mode: "no-cors" }],
      ["/state", { credentials: "include" }],
      ["/export", {}],
      ["/planning", { method: "POST", headers: json, body: "{}" }],
      ["/planning", { method: "POST", mode: "no-cors", body: "{}" }],
      ["/planning", { method: "POST", mode: "no-cors", body: new Blob(["{}"], { type: "text/plain" }) }],
      ["/planning", { method: "POST", mode: "no-cors", body: new URLSearchParams("a=b") }],
      ["/coach", { method: "DELETE" }],
    ];
    return await Promise.all(
      tries.map(async ([path, init]) => {
        try {
          // What comes back from a "no-cors" request is opaque: without text, and without a status.
          return await (await fetch(address + path, init)).text();
        } catch {
          return "refused by the browser";
        }
      }),
    );
  }, address);
}

/** Sends a command as a beacon by way of a relay, which sees the status that neither the page nor the browser tells. */
async function beaconFrom(page: Page, address: string): Promise<string> {
  const { hostname, port } = new URL(address);
  let answer = "";
  const relay = createRelay((socket) => {
    const onward = connect(Number(port), hostname);
    onward.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
    // The browser may drop a beacon's connection at any time.
    socket.on("error", () => onward.destroy());
    onward.on("error", () => socket.destroy());
    socket.pipe(onward).pipe(socket);
  }).listen(0, hostname);
  await once(relay, "listening");
  await page.evaluate(
    (address) => {
      navigator.sendBeacon(`${address}/planning`, new Blob(["{}"], { type: "text/plain" }));
    },
    `http://${hostname}:${(relay.address() as AddressInfo).port}`,
  );
  await expect.poll(() => answer, { timeout: 30_000 }).toContain("\r\n\r\n");
  relay.close();
  return answer;
}

it("does nothing for a form that is posted to it from elsewhere", async () => {
  const page = await openForeign();
  for (const enctype of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    await openForeignForm(page, enctype);
    expect(await page.textContent("body")).toContain("foreign_origin");
    await page.goBack();
  }
  expect(await revision()).toBe(untouched);
  await page.close();
});

async function openForeignForm(page: Page, enctype: string): Promise<void> {
  const arrived = page.waitForURL(`${daemon.address}/planning`);
  await page.evaluate(
    ([address, enctype]) => {
      const form = Object.assign(document.createElement("form"), { method: "post", enctype });
      form.action = `${address}/planning`;
      form.innerHTML = `<input name='{"a":"' value='"}'>`;
      document.body.append(form);
      form.submit();
    },
    [daemon.address, enctype] as const,
  );
  await arrived;
}

it("lends a foreign page no frame, no script, no picture and no events", async () => {
  const page = await openForeign();
  expect(await loadedBy(page, foreignAddress())).toEqual([true, true, true]);
  expect(await loadedBy(page, daemon.address)).toEqual([false, false, false]);
  expect(await framedBy(page, foreignAddress())).toContain('id="app"');
  expect(await framedBy(page, daemon.address)).not.toContain('id="app"');
  await page.close();
});

/** Whether the page can load a script, a picture and events from the address. */
async function loadedBy(page: Page, address: string): Promise<readonly boolean[]> {
  return await page.evaluate(async (address) => {
    const script = Object.assign(document.createElement("script"), { src: `${address}/sw.js` });
    const picture = Object.assign(document.createElement("img"), { src: `${address}/favicon.svg` });
    const events = new EventSource(`${address}/events`);
    const hasEvents = new Promise<boolean>((resolve) => {
      events.addEventListener("open", () => resolve(true));
      events.addEventListener("error", () => resolve(false));
    });
    const elements = [script, picture].map(
      (element) =>
        new Promise<boolean>((resolve) => {
          element.addEventListener("load", () => resolve(true));
          element.addEventListener("error", () => resolve(false));
          document.body.append(element);
        }),
    );
    const all = await Promise.all([...elements, hasEvents]);
    events.close();
    return all;
  }, address);
}

/** What stands in a frame of the page that shows the address, once the browser is done with it. */
async function framedBy(page: Page, address: string): Promise<string> {
  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement("iframe"), { src: address });
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    return loaded.then(() => undefined);
  }, address);
  const frame = page.frames().at(-1);
  if (frame === undefined || frame === page.mainFrame()) throw new Error("The page has no frame.");
  return await frame.content();
}

it("can be opened by a link on a foreign page", async () => {
  const page = await openForeign();
  await page.evaluate((address) => {
    document.body.innerHTML = `<a href="${address}/">AntiDrift</a>`;
  }, daemon.address);
  await page.click("a");
  expect(await page.waitForSelector("#app > *")).toBeTruthy();
  await page.close();
});

it("runs no script in its own page but its own", async () => {
  const page = await browser.newPage();
  await page.goto(daemon.address);
  const ran = await page.evaluate(async () => {
    const seen = new Set<string>();
    const sawFour = new Promise<void>((resolve) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
        if (seen.add(effectiveDirective).size === 4) resolve();
      });
    });
    const inline = document.createElement("script");
    inline.textContent = "globalThis.inlineRan = true";
    document.head.append(inline);
    document.body.insertAdjacentHTML("beforeend", '<img onerror="globalThis.handlerRan = true">');
    const picture = document.querySelector("img:last-child") as HTMLImageElement;
    const failed = new Promise((resolve) => picture.addEventListener("error", resolve));
    picture.src = "data:,";
    const style = document.createElement("style");
    style.textContent = "body { color: red }";
    document.head.append(style);
    await fetch("http://localhost:9/").catch(() => undefined);
    await Promise.all([failed, sawFour]);
    return {
      inline: "inlineRan" in globalThis,
      handler: "handlerRan" in globalThis,
      seen: [...seen].toSorted(),
    };
  });
  expect(ran).toEqual({
    inline: false,
    handler: false,
    seen: ["connect-src", "script-src-attr", "script-src-elem", "style-src-elem"],
  });
  await page.close();
});
