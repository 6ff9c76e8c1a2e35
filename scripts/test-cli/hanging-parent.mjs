// Runs one prompt and waits for its answer until it is killed.
import { newBackend } from "../../packages/ai/dist/index.js";

const { name, path, runDir, env } = JSON.parse(process.argv[2]);
const backend = newBackend(name, { command: path, runDir, env });
await backend.run({ system: "You answer.", prompt: "hang" }, { signal: new AbortController().signal });
