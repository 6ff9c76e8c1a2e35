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
  const { main } = await import("./main.js");
  await main(packageJson.version);
}
