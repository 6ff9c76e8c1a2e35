import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { inlineSources } from "../security/inline-sources.js";
import { startTestApp } from "../../testing/test-app.js";

const page = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

async function startWithPage() {
  const parent = mkdtempSync(join(tmpdir(), "antidrift-page-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const pagesRoot = join(parent, "dist");
  mkdirSync(join(pagesRoot, "assets"), { recursive: true });
  writeFileSync(join(parent, "secret.txt"), "secret");
  writeFileSync(join(pagesRoot, "index.html"), "<!doctype html><title>The page</title>");
  writeFileSync(join(pagesRoot, "assets", "index-Ab12_c-d.js"), "export {};");
  writeFileSync(join(pagesRoot, "manifest.webmanifest"), "{}");
  writeFileSync(join(pagesRoot, ".hidden"), "secret");
  return { pagesRoot, ...(await startTestApp({ pagesRoot })) };
}

it.each(["/", "/planning", "/some/where", "/?x=1"])("opens the page at %s", async (path) => {
  const { send } = await startWithPage();
  const response = await send("GET", path, undefined, page);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-cache");
  expect(response.body).toContain("The page");
});

it.each([
  ["/", {}],
  ["/", { accept: "*/*" }],
  ["/", { accept: "application/json" }],
  ["/index.html", {}],
])("is the page at %s, whatever a program accepts: %j", async (path, headers) => {
  const { send } = await startWithPage();
  const response = await send("GET", path, undefined, headers);
  expect([response.statusCode, response.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
});

it.each(["/", "/index.html", "/some/where"])(
  "names in the policy what stands in the page at %s, as it is now",
  async (path) => {
    const { send, pagesRoot } = await startWithPage();
    const policy = async () =>
      String((await send("GET", path, undefined, page)).headers["content-security-policy"]);
    expect(await policy()).toContain("script-src 'self';");
    writeFileSync(join(pagesRoot, "index.html"), "<!doctype html><style>b{}</style><script>a()</script>");
    const { scripts, styles } = inlineSources("<style>b{}</style><script>a()</script>");
    expect(await policy()).toContain(`script-src 'self' ${scripts.join(" ")};`);
    expect(await policy()).toContain(`style-src 'self' ${styles.join(" ")};`);
    expect(await policy()).not.toContain("unsafe");
    const answer = await send("GET", "/state");
    expect(String(answer.headers["content-security-policy"])).not.toContain("sha256");
  },
);

it("lets a browser keep what has a hash in its name, and ask again for the rest", async () => {
  const { send } = await startWithPage();
  const script = await send("GET", "/assets/index-Ab12_c-d.js");
  expect(script.headers).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    "cache-control": "public, max-age=31536000, immutable",
  });
  const manifest = await send("GET", "/manifest.webmanifest");
  expect(manifest.headers).toMatchObject({
    "content-type": expect.stringContaining("application/manifest+json"),
    "cache-control": "no-cache",
  });
});

it("answers that nothing has changed since", async () => {
  const { send } = await startWithPage();
  const { etag } = (await send("GET", "/", undefined, page)).headers;
  const again = await send("GET", "/", undefined, { ...page, "if-none-match": String(etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

it.each(["/", "/assets/index-Ab12_c-d.js"])(
  "sends %s only if it is still what If-Match names",
  async (path) => {
    const { send } = await startWithPage();
    const { etag } = (await send("GET", path, undefined, page)).headers;
    const askFor = (ifMatch: string) => send("GET", path, undefined, { ...page, "if-match": ifMatch });
    for (const same of [String(etag), "*"]) expect((await askFor(same)).statusCode).toBe(200);
    const other = await askFor('"other"');
    expect([other.statusCode, other.json().code]).toEqual([412, "precondition_failed"]);
  },
);

it("answers with all of the page when a part is asked for that it does not have", async () => {
  const { send } = await startWithPage();
  const response = await send("GET", "/", undefined, { ...page, range: "bytes=99999-" });
  expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining("The page")]);
});

it("answers HEAD without the file", async () => {
  const { send } = await startWithPage();
  const response = await send("HEAD", "/", undefined, page);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});

it.each([
  "/assets/missing.js",
  "/missing.css",
  "/assets/",
  "/assets",
  "/.hidden",
  "/..%2fsecret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/%2e%2e/%2e%2e/secret.txt",
  "/%00",
  "/index.html%00.js",
])("answers a program that asks for %s with 404 in JSON", async (path) => {
  const { send } = await startWithPage();
  const response = await send("GET", path);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: "not_found" });
  expect(response.body).not.toContain("secret");
});

it("does not open the page for a file that is not there, whoever asks", async () => {
  const { send } = await startWithPage();
  expect((await send("GET", "/assets/old-12345678.js", undefined, page)).statusCode).toBe(404);
});

it("says how to build a page that is not built", async () => {
  const { send } = await startTestApp();
  const response = await send("GET", "/", undefined, page);
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain("npm start");
});
