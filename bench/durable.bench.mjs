import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { importStore, SETTINGS } from "./lib/built-store.mjs";
import { withDaemon } from "./lib/daemon.mjs";
import { median, ratios } from "./lib/statistics.mjs";

export const title = "Durable changes per second: against bare commits of the database, each with its fsync";

/** Another one each time: writing what is there already costs the database nothing. */
let revision = 0;
const nextSnapshot = () => ({ revision: (revision += 1), runtime_state: "planning", saved_at_ms: revision });

/** All three write about the same bytes on the same disk, in many short turns: a disk is never twice as fast. */
export async function run({ quick }) {
  const [rounds, changes] = quick ? [9, 50] : [41, 100];
  const directory = await mkdtemp(join(tmpdir(), "antidrift-bench-"));
  const bare = bareDatabase(join(directory, "bare.db"));
  const { openStore } = await importStore();
  const opened = openStore({ stateDir: join(directory, "state") });
  try {
    opened.store.load();
    const commit = () => opened.store.commit({ snapshot: nextSnapshot() });
    return await withDaemon(async ({ send }) => {
      const command = commands(send);
      const rows = { bare: [], store: [], http: [] };
      for (let round = -1; round < rounds; round += 1) {
        const [one, two, three] = [
          await perSecond(changes, bare.commit),
          await perSecond(changes, commit),
          await perSecond(changes, command),
        ];
        // The first round warms up.
        if (round < 0) continue;
        rows.bare.push(one);
        rows.store.push(two);
        rows.http.push(three);
      }
      return [
        row("the store", rows.store, { bare: rows.bare, aim: 0.8 }),
        row("a command over HTTP, one after the other", rows.http, { bare: rows.bare }),
      ];
    });
  } finally {
    await opened.close();
    bare.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function row(name, rates, { bare, aim }) {
  return {
    name,
    ...ratios(rates.map((rate, index) => [rate, bare[index]])),
    ...(aim !== undefined && { aim }),
    atLeast: true,
    detail: `${median(rates).toFixed(0)} a second; bare commits: ${median(bare).toFixed(0)}`,
  };
}

function bareDatabase(path) {
  const database = new Database(path);
  database.exec(`${SETTINGS}; CREATE TABLE bare (id INTEGER PRIMARY KEY, body TEXT)`);
  const insert = database.prepare(
    "INSERT INTO bare VALUES (1, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
  );
  return { commit: () => insert.run(JSON.stringify(nextSnapshot())), close: () => database.close() };
}

/** Into planning and out of it again. */
function commands(send) {
  let isPlanning = false;
  return async () => {
    await send("POST", isPlanning ? "/end" : "/planning");
    isPlanning = !isPlanning;
  };
}

async function perSecond(changes, change) {
  const start = performance.now();
  for (let left = changes; left > 0; left -= 1) await change();
  return (changes / (performance.now() - start)) * 1000;
}
