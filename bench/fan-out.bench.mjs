import { withBareServer } from "./lib/bare-server.mjs";
import { withDaemon } from "./lib/daemon.mjs";
import { firstEvent, Readers } from "./lib/readers.mjs";
import { median, quantile, ratios } from "./lib/statistics.mjs";

export const title =
  "One change to 1,000 open streams: against a bare node:http loop that writes the same bytes";

const streams = 1000;

/** A question to a coach that is not there: a change that is told to all and kept nowhere, so that no disk is measured. */
const askNobody = (send) => send("POST", "/coach", '{"intent":"write the report"}');

/** A reader counts when the whole event has arrived. */
export async function run({ quick }) {
  const [rounds, changes] = quick ? [5, 10] : [15, 20];
  return withDaemon(
    async (daemon) => {
      await daemon.client.enterPlanning();
      await askNobody(daemon.send);
      return withBareServer(await firstEvent(daemon.url), async (bare) => {
        const ours = await Readers.open(daemon.url, streams);
        const theirs = await Readers.open(bare.url, streams);
        const rows = [];
        for (let round = -1; round < rounds; round += 1) {
          const pair = [
            await deliver(ours, changes, () => askNobody(daemon.send)),
            await deliver(theirs, changes, () => bare.send("POST", "/change")),
          ];
          // The first round warms up.
          if (round >= 0) rows.push(pair);
        }
        ours.close();
        theirs.close();
        return [throughput(rows), latency(rows)];
      });
    },
    { ANTIDRIFT_AI_BACKEND: "none" },
  );
}

async function deliver(readers, changes, change) {
  const started = performance.now();
  const times = [];
  for (let n = 0; n < changes; n += 1) times.push(...(await readers.expect(readers.count, change)));
  const secs = (performance.now() - started) / 1000;
  return { perSecond: (changes * readers.count) / secs, p99: quantile(times, 0.99) };
}

function throughput(rows) {
  const pairs = rows.map(([ours, theirs]) => [ours.perSecond, theirs.perSecond]);
  const [ours, theirs] = medians(pairs);
  return {
    name: "deliveries per second",
    ...ratios(pairs),
    aim: 0.9,
    atLeast: true,
    detail: `${Math.round(ours / 1000)}k against ${Math.round(theirs / 1000)}k`,
  };
}

function latency(rows) {
  const pairs = rows.map(([ours, theirs]) => [ours.p99, theirs.p99]);
  const [ours, theirs] = medians(pairs);
  return {
    name: "p99 of a delivery",
    ...ratios(pairs),
    aim: 1.2,
    detail: `${ours.toFixed(1)} against ${theirs.toFixed(1)} ms`,
  };
}

function medians(pairs) {
  return [median(pairs.map(([ours]) => ours)), median(pairs.map(([, theirs]) => theirs))];
}
