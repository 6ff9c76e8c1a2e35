import module from "node:module";
import { fileURLToPath } from "node:url";
import packageJson from "../package.json" with { type: "json" };
import { readCommandLine } from "./command-line.js";
import { unsupportedNode } from "./node-version.js";

// What the program starts with: nothing here may need a new Node or take long. The daemon itself is loaded after.
const problem = unsupportedNode(process.versions.node);
const asked = readCommandLine(process.argv.slice(2), packageJson.version);

if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else if (asked.kind === "print") {
  process.stdout.write(asked.text);
} else if (asked.kind === "refuse") {
  process.stderr.write(asked.text);
  process.exitCode = 2;
} else {
  // From Node 22 on the second start is quicker than the first. Beside the program, where it is replaced with it.
  const enableCompileCache: unknown = Reflect.get(module, "enableCompileCache");
  if (typeof enableCompileCache === "function") {
    enableCompileCache(fileURLToPath(new URL("compile-cache", import.meta.url)));
  }
  const { main } = await import("./main.js");
  await main(packageJson.version);
}
