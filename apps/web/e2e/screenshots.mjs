// `pnpm screenshots`, after a build: takes the pictures of the README anew, so that they never show another page.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const source = fileURLToPath(new URL("support/take-screenshots.ts", import.meta.url));
const { module } = await runnerImport(source, { configFile: false, logLevel: "error" });
await module.takeScreenshots(fileURLToPath(new URL("../../../docs/screenshots", import.meta.url)));
