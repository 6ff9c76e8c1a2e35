import { withDaemon } from "./lib/daemon.mjs";
import { median, quantile, ratios } from "./lib/statistics.mjs";

export const title = "The history: a page of 50 from 100,000 sessions, over HTTP";

const SESSIONS = 100_000;
const FIRST_MS = Date.UTC(2020, 0, 1);
const APART_MS = 30 * 60_000;
const AIM_MS = 5;

export async function run({ quick }) {
  const [rounds, pages] = quick ? [3, 100] : [9, 400];
  return withDaemon(async ({ send }) => {
    const start = performance.now();
    await send("POST", "/import", exportedSessions());
    const importMs = performance.now() - start;
    const cursors = await somePages(send);
    const measured = { page: [], state: [], search: [] };
    for (let round = -1; round < rounds; round += 1) {
      const page = await times(pages, (n) =>
        send("GET", `/history?limit=50&cursor=${cursors[n % cursors.length]}`),
      );
      const state = await times(pages, () => send("GET", "/state"));
      const search = await times(Math.ceil(pages / 20), () =>
        send("GET", "/history?limit=50&q=number%2077777."),
      );
      // The first round warms up.
      if (round < 0) continue;
      measured.page.push(page);
      measured.state.push(state);
      measured.search.push(search);
    }
    const all = measured.page.flat();
    return [
      {
        name: `p99 of a page, against ${AIM_MS} ms`,
        ...ratios(measured.page.map((page) => [quantile(page, 0.99), AIM_MS])),
        aim: 1,
        detail: `p50 ${median(all).toFixed(2)} ms, p99 ${quantile(all, 0.99).toFixed(2)} ms`,
      },
      {
        name: "median of a page, against GET /state",
        ...ratios(measured.page.map((page, round) => [median(page), median(measured.state[round])])),
        detail: `GET /state: p50 ${median(measured.state.flat()).toFixed(2)} ms`,
      },
      {
        name: "median of a search through all of them, against GET /state",
        ...ratios(measured.search.map((search, round) => [median(search), median(measured.state[round])])),
        detail: `${median(measured.search.flat()).toFixed(1)} ms; the import of all took ${(importMs / 1000).toFixed(1)} s`,
      },
    ];
  });
}

function* exportedSessions() {
  yield `{"version":1,"sessions":[`;
  for (let n = 0; n < SESSIONS; n += 1) {
    const started_at_ms = FIRST_MS + n * APART_MS;
    const session = {
      id: `bench-${n}`,
      next_action: `Draft section number ${n}. of the report that is due at the end of the week`,
      success_condition: "It has three paragraphs: revenue, risks, outlook",
      planned_timebox_secs: 1500,
      extensions: [],
      started_at_ms,
      ended_at_ms: started_at_ms + 1_500_000,
      worked_secs: 1500,
      overtime_secs: 0,
      gaps: [],
      outcome: "done",
      note: "",
    };
    yield `${n === 0 ? "" : ","}${JSON.stringify({ session, spans: [] })}`;
  }
  yield "]}";
}

/** The cursors of pages all over the history, by starting from many days. */
async function somePages(send) {
  const cursors = [];
  for (let n = 1; n <= 50; n += 1) {
    const to = FIRST_MS + Math.floor((SESSIONS * n) / 50) * APART_MS;
    cursors.push(JSON.parse(await send("GET", `/history?limit=1&to=${to}`)).next_cursor);
  }
  return cursors;
}

async function times(count, request) {
  const all = [];
  for (let n = 0; n < count; n += 1) {
    const start = performance.now();
    await request(n);
    all.push(performance.now() - start);
  }
  return all;
}
