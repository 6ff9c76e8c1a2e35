import { chromium, type Browser } from "playwright-core";
import { findChromium } from "./find-chromium.js";
import { PATIENCE_MS } from "./patience.js";

/** A browser without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    // Its sandbox refuses to run as root, as many test machines do.
    chromiumSandbox: process.getuid?.() !== 0,
    timeout: PATIENCE_MS,
    args: ["--disable-background-networking", "--disable-component-update", "--no-first-run"],
  });
}
