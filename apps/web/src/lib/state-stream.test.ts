import type { StateView } from "@antidrift/wire";
import { beforeEach, describe, expect, it } from "vitest";
import { StateStream, type StreamHealth } from "./state-stream.js";
import { FakeBrowser, type FakeSource } from "./state-stream.fakes.js";
import type { Locks } from "./tab-leader.js";
import { stateView } from "./testing.js";

interface Tab {
  stream: StateStream;
  states: [revision: number, first: boolean][];
  health: StreamHealth[];
}

let browser: FakeBrowser;

beforeEach(() => {
  browser = new FakeBrowser();
});

function openTab(options: { shared?: boolean; locks?: Locks } = {}): Tab {
  const states: Tab["states"] = [];
  const health: StreamHealth[] = [];
  const stream = new StateStream(
    {
      onState: (state: StateView, first) => states.push([state.revision, first]),
      onHealth: (now) => health.push(now),
    },
    { ...browser.tab(options), ...(options.locks && { locks: options.locks }) },
  );
  stream.start();
  return { stream, states, health };
}

/** The one connection that is open. */
function source(): FakeSource {
  const [only, ...more] = browser.openSources();
  if (only === undefined || more.length > 0) throw new Error(`${more.length} connections too many`);
  return only;
}

describe("one tab", () => {
  it("hears every State, and which is the first of a connection", async () => {
    const tab = openTab();
    await browser.settle();
    source().open();
    source().state(stateView({ revision: 1 }));
    source().state(stateView({ revision: 2 }));
    expect(tab.states).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(tab.health).toEqual(["live"]);
  });

  it("says when it is disconnected, and when it is back", async () => {
    const tab = openTab();
    await browser.settle();
    source().open();
    source().fail();
    source().open();
    source().state(stateView({ revision: 9 }));
    expect(tab.health).toEqual(["live", "disconnected", "live"]);
    expect(tab.states).toEqual([[9, true]]);
  });

  it("opens the stream again after the browser gave up on it", async () => {
    const tab = openTab();
    await browser.settle();
    source().giveUp();
    expect(browser.openSources()).toHaveLength(0);
    tab.stream.check();
    browser.now += 1000;
    tab.stream.check();
    source().open();
    expect(tab.health).toEqual(["disconnected", "live"]);
  });

  it("waits longer each time it is refused", async () => {
    const tab = openTab();
    await browser.settle();
    const opened: number[] = [];
    for (let tick = 0; tick < 40; tick += 1) {
      if (browser.openSources().length > 0) {
        opened.push(tick);
        source().giveUp();
      }
      browser.now += 1000;
      tab.stream.check();
    }
    expect(opened.length).toBeLessThan(8);
  });

  it("is silent after 35 s without a sign of life, and tries a new connection", async () => {
    const tab = openTab();
    await browser.settle();
    const before = source();
    before.open();
    browser.now += 34_000;
    before.beat();
    browser.now += 34_999;
    tab.stream.check();
    expect(tab.health).toEqual(["live"]);
    browser.now += 1;
    tab.stream.check();
    expect(tab.health).toEqual(["live", "silent"]);
    expect(source()).not.toBe(before);
    source().open();
    expect(tab.health).toEqual(["live", "silent", "live"]);
  });

  it("has a stream of its own where tabs cannot talk", async () => {
    openTab({ shared: false });
    openTab({ shared: false });
    await browser.settle();
    expect(browser.openSources()).toHaveLength(2);
  });
});

describe("several tabs", () => {
  it("share one connection", async () => {
    const tabs = [openTab(), openTab(), openTab()];
    await browser.settle();
    source().open();
    source().state(stateView({ revision: 3 }));
    await browser.settle();
    for (const tab of tabs) {
      expect(tab.states).toEqual([[3, true]]);
      expect(tab.health).toEqual(["live"]);
    }
  });

  it("go on at once with another leader when the leader is closed", async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await browser.settle();
    source().open();
    first.stream.stop();
    await browser.settle();
    source().open();
    source().state(stateView({ revision: 4 }));
    await browser.settle();
    expect(second.states).toEqual([[4, true]]);
    expect(third.states).toEqual([[4, true]]);
    expect(first.states).toEqual([]);
  });

  it("replace a leader that holds on but does nothing", async () => {
    const leader = openTab();
    const follower = openTab();
    await browser.settle();
    source().open();
    await browser.settle();
    browser.now += 35_000;
    follower.stream.check();
    await browser.settle();
    source().open();
    source().state(stateView({ revision: 5 }));
    await browser.settle();
    expect(follower.states).toEqual([[5, true]]);
    expect(leader.states).toEqual([[5, true]]);
  });

  it("tell a new tab how the stream is", async () => {
    openTab();
    await browser.settle();
    source().open();
    source().state(stateView());
    source().fail();
    const late = openTab();
    await browser.settle();
    expect(late.health).toEqual(["disconnected"]);
  });
});

it("has a stream of its own, and asks for no lock again, where the browser refuses locks", async () => {
  let asked = 0;
  const locks = {
    request: async () => {
      asked += 1;
      throw new DOMException("blocked", "SecurityError");
    },
  };
  const { stream } = openTab({ locks });
  await browser.settle();
  expect(browser.openSources()).toHaveLength(1);
  expect(asked).toBe(1);
  stream.stop();
});
