import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const daemon = join(import.meta.dirname, "../../apps/daemon");

/** The pragmas that the store sets (apps/daemon/src/store/sqlite/connect.ts), for what it is compared with. */
export const SETTINGS = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON";

/** The store without the daemon around it. It is no entry of the daemon's build, so it is bundled here. */
export async function importStore() {
  // Beside the daemon's modules, so that the native part is found.
  const dir = join(daemon, "node_modules", ".cache", `bench-store-${process.pid}`);
  await mkdir(dir, { recursive: true });
  try {
    const bundle = await rolldown({
      input: join(daemon, "src/store/open-store.ts"),
      platform: "node",
      external: [/^libsql/],
      resolve: { conditionNames: ["@antidrift/source", "node", "default"] },
    });
    await bundle.write({ dir, format: "esm" });
    return await import(pathToFileURL(join(dir, "open-store.js")).href);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
