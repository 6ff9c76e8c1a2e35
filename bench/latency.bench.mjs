import { withBareServer } from "./lib/bare-server.mjs";
import { withDaemon } from "./lib/daemon.mjs";
import { firstEvent, Readers } from "./lib/readers.mjs";
import { quantile, ratios } from "./lib/statistics.mjs";

export const title = "From a command to its event: against a bare node:http server that keeps nothing";

/** One reader; the time from sending the POST until the event has arrived. The daemon has made it durable by then. */
export async function run({ quick }) {
  const [rounds, changes] = quick ? [5, 50] : [15, 200];
  return withDaemon(async (daemon) => {
    await daemon.client.enterPlanning();
    return withBareServer(await firstEvent(daemon.url), async (bare) => {
      const ours = await Readers.open(daemon.url, 1);
      const theirs = await Readers.open(bare.url, 1);
      let isPlanning = true;
      const command = () => {
        isPlanning = !isPlanning;
        return daemon.send("POST", isPlanning ? "/planning" : "/end", "{}");
      };
      const rows = [];
      for (let round = -1; round < rounds; round += 1) {
        const pair = [
          await times(ours, changes, command),
          await times(theirs, changes, () => bare.send("POST", "/change")),
        ];
        // The first round warms up.
        if (round >= 0) rows.push(pair);
      }
      ours.close();
      theirs.close();
      return [0.5, 0.99].map((share) => row(rows, share));
    });
  });
}

async function times(readers, changes, change) {
  const all = [];
  for (let n = 0; n < changes; n += 1) all.push(...(await readers.expect(1, change)));
  return all;
}

function row(rows, share) {
  const pairs = rows.map(([ours, theirs]) => [quantile(ours, share), quantile(theirs, share)]);
  const [ours, theirs] = [0, 1].map((side) =>
    quantile(
      rows.flatMap((pair) => pair[side]),
      share,
    ),
  );
  return {
    name: `p${share * 100}`,
    ...ratios(pairs),
    detail: `${ours.toFixed(2)} against ${theirs.toFixed(2)} ms`,
  };
}
