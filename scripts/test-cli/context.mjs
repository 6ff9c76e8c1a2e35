import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeEmptyHome } from "./make-home.mjs";
import { quietEnvironment } from "./quiet-environment.mjs";

/** What a check works with: one real program, the stand-in model, and homes and run directories of its own. */
export class Context {
  #made = [];
  #backends = [];

  constructor({ ai, name, path, model }) {
    this.ai = ai;
    this.name = name;
    this.path = path;
    this.model = model;
    this.events = [];
    this.answer = model.answer;
    this.runDir = this.#keep(mkdtempSync(join(tmpdir(), "antidrift-cli-runs-")));
    this.home = this.#keep(makeEmptyHome(model));
  }

  /** A backend for the real program, with nothing of the user's. */
  backend({ home = this.home, env = {}, ...options } = {}) {
    this.#keep(home);
    const backend = this.ai.newBackend(this.name, {
      command: this.path,
      runDir: this.runDir,
      env: { ...quietEnvironment({ home, model: this.model }), ...env },
      log: (event) => this.events.push(event),
      ...options,
    });
    this.#backends.push(backend);
    return backend;
  }

  /** Runs the coach once in a scenario; the error, where there is one, is the result. */
  async coach(scenario, { intent = "write the report", backend = this.backend(), limitMs = 40_000 } = {}) {
    this.model.scenario = scenario;
    const started = performance.now();
    const signal = AbortSignal.timeout(limitMs);
    const outcome = await new this.ai.Service(backend).coach(intent, { signal }).then(
      (proposal) => ({ proposal }),
      (error) => ({ error }),
    );
    return { ...outcome, ms: performance.now() - started };
  }

  /** The text the model was sent, of the only request there may be. */
  onlyRequest() {
    const requests = this.modelRequests();
    if (requests.length !== 1) throw new Error(`${requests.length} requests instead of one`);
    return requests[0];
  }

  modelRequests() {
    return this.model.requests.filter(({ method }) => method === "POST");
  }

  /** Files below a directory whose content holds a text. */
  filesHolding(directory, text) {
    if (!existsSync(directory)) return [];
    const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return files
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .filter((file) => readFileSync(file).includes(text));
  }

  async close() {
    this.model.scenario = "ok";
    this.model.answer = this.answer;
    this.model.words = undefined;
    this.model.requests.length = 0;
    this.model.strays.length = 0;
    await Promise.all(this.#backends.map((backend) => backend.close()));
    for (const path of this.#made) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  }

  #keep(path) {
    this.#made.push(path);
    return path;
  }
}
