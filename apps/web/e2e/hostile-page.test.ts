import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Daemon } from "./support/daemon.js";
import { launchBrowser } from "./support/launch-browser.js";

let browser: Browser;
let daemon: Daemon;
/** A server of somebody else's page. "localhost" is another site than the daemon's 127.0.0.1, "127.0.0.1" the same one. */
let foreign: Server;

beforeAll(async () => {
  browser = await launchBrowser();
  daemon = await Daemon.start({ path: "/nonexistent" });
  foreign = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>A game</title><body></body>");
  }).listen(0, "localhost");
  await once(foreign, "listening");
});

afterAll(async () => {
  await browser.close();
  await daemon.close();
  foreign.close();
});

async function revision(): Promise<number> {
  const state = await daemon.client.getState();
  return state.revision;
}

async function openForeign(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(foreign.address() as AddressInfo).port}/`);
  return page;
}

it("can read and change nothing by any request that a page of another origin can make", async () => {
  const page = await openForeign();
  const outcomes = await page.evaluate(async (address) => {
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
    const answers = await Promise.all(
      tries.map(async ([path, init]) => {
        try {
          // What comes back from a "no-cors" request is opaque: without text, and without a status.
          return await (await fetch(address + path, init)).text();
        } catch {
          return "refused by the browser";
        }
      }),
    );
    navigator.sendBeacon(`${address}/planning`, new Blob(["{}"], { type: "text/plain" }));
    return answers.filter((answer) => answer !== "" && answer !== "refused by the browser");
  }, daemon.address);
  expect(outcomes).toEqual([]);
  expect(await revision()).toBe(0);
  await page.close();
});

it("does nothing for a form that is posted to it from elsewhere", async () => {
  const page = await openForeign();
  for (const enctype of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    await openForeignForm(page, enctype);
    expect(await page.textContent("body")).toContain("foreign_origin");
    await page.goBack();
  }
  expect(await revision()).toBe(0);
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
  const loaded = await page.evaluate(async (address) => {
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
  }, daemon.address);
  expect(loaded).toEqual([false, false, false]);

  await page.evaluate((address) => {
    const frame = Object.assign(document.createElement("iframe"), { src: address });
    document.body.append(frame);
    return new Promise((resolve) => frame.addEventListener("load", resolve));
  }, daemon.address);
  const texts = await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.content()),
  );
  expect(texts.join("")).not.toContain('id="app"');
  await page.close();
});

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
