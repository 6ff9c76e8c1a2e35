import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { Daemon, type DaemonOptions } from "./daemon.js";
import { FakeClaude } from "./fake-claude.js";
import { launchBrowser } from "./launch-browser.js";
import { PATIENCE_MS } from "./patience.js";

export interface StageOptions extends BrowserContextOptions {
  env?: DaemonOptions["env"];
  /** Without any program on PATH. */
  noPrograms?: boolean;
  /** Where the page is opened, when not at "/". */
  at?: string;
}

/** A page in a real browser, before the real daemon, before a fake `claude`. */
export interface Stage {
  readonly daemon: Daemon;
  readonly claude: FakeClaude;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Throws when a page complained: an error, a refused script or style. A daemon that is away is no complaint. */
  close(): Promise<void>;
}

let browser: Promise<Browser> | undefined;

/** The browser is shared by the tests of a file; each stage has a profile of its own. */
export async function openStage({
  env,
  noPrograms,
  at = "/",
  ...context
}: StageOptions = {}): Promise<Stage> {
  browser ??= launchBrowser();
  const claude = await FakeClaude.create();
  const path = noPrograms ? "/nonexistent" : claude.path;
  const daemon = await Daemon.start({ path, ...(env && { env }) });
  const parts = {
    daemon,
    claude,
    context: await (await browser).newContext({ locale: "en-GB", ...context }),
  };
  return await enter(parts, at);
}

/** To be called once, after all tests of a file. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

async function enter(parts: Pick<Stage, "daemon" | "claude" | "context">, at: string): Promise<Stage> {
  const { daemon, claude, context } = parts;
  const complaints: string[] = [];
  context.setDefaultTimeout(PATIENCE_MS);
  context.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("net::ERR_")) complaints.push(message.text());
  });
  context.on("weberror", (webError) => complaints.push(String(webError.error())));
  const page = await context.newPage();
  await page.goto(daemon.address + at);
  // Its script runs after the first frame. From here on it is the first of its tabs, which holds the stream.
  await page.locator("main").waitFor();
  return {
    ...parts,
    page,
    close: async () => {
      await context.close();
      await daemon.close();
      await claude.close();
      if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join("\n")}`);
    },
  };
}
