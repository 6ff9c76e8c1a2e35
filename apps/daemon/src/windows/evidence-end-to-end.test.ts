import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EvidenceView, StateView } from "@antidrift/wire";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DaemonProcess } from "../testing/daemon-process.js";
import { EventReader } from "../testing/event-reader.js";
import { haveAll } from "./testing/run-program.js";
import { TestXServer } from "./testing/x-server.js";

const needed = ["Xvfb", "xdotool", "xlogo", "xprop"];
const CANARY = "canary7f3a";

describe.skipIf(!haveAll(...needed))(`the built daemon, on an X server (needs ${needed.join(", ")})`, () => {
  let dir: string;
  let server: TestXServer;
  let daemon: DaemonProcess;
  let stream: EventReader;
  let window: string;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), "antidrift-evidence-"));
    server = await TestXServer.start();
    window = await server.openWindow("first");
    await server.xdotool("windowfocus", window);
    const rules = { drop_apps: ["Dropped"], hide_titles_like: ["*secret plan*"] };
    writeFileSync(join(dir, "antidrift.json"), JSON.stringify(rules));
    daemon = await DaemonProcess.start({
      stateDir: join(dir, "state"),
      env: {
        DISPLAY: server.display,
        ANTIDRIFT_EVIDENCE: "auto",
        ANTIDRIFT_CONFIG_DIR: dir,
        ANTIDRIFT_LOG_LEVEL: "trace",
      },
    });
    stream = await EventReader.open(Number(new URL(await daemon.ready()).port));
  });
  afterEach(async () => {
    stream.close();
    await daemon.kill();
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  });

  async function commit(): Promise<void> {
    await daemon.send("POST", "/planning", {});
    const commitment = { next_action: "Write", success_condition: "Written", timebox_secs: 600 };
    expect((await daemon.send("POST", "/commitment", commitment)).status).toBe(200);
  }

  /** Reads the stream until it shows evidence of this kind. */
  async function until(isIt: (evidence: EvidenceView) => boolean): Promise<EvidenceView> {
    for (;;) {
      const { evidence } = JSON.parse((await stream.next()).data ?? "{}") as StateView;
      if (evidence && isIt(evidence)) return evidence;
    }
  }

  const untilTitle = (title: string) => until(({ current }) => current?.title === title);
  const setTitle = (title: string) => server.xdotool("set_window", "--name", title, window);

  it("shows a changed title to the page", async () => {
    await commit();
    await untilTitle("first");
    for (const title of ["one", "two", "three"]) {
      await setTitle(title);
      expect((await untilTitle(title)).current?.app).toBe("XLogo");
    }
  });

  it("keeps a redacted title nowhere: not in the state, the stream, the log, the history, nor the export", async () => {
    await commit();
    await untilTitle("first");
    for (const title of [
      `${CANARY} - Google Chrome (Incognito)`,
      `the secret plan ${CANARY}`,
      `Bitwarden ${CANARY}`,
    ]) {
      await setTitle(title);
      await until(({ current }) => current?.title === "");
      await setTitle(`after ${title.length}`);
      await untilTitle(`after ${title.length}`);
    }
    for (const [app, title] of [
      ["KeePassXC", CANARY],
      ["Dropped", CANARY],
      ["x", `${CANARY} InPrivate`],
    ]) {
      expect((await daemon.send("POST", "/evidence/window", { app, title })).status).toBe(200);
    }
    const refused = await daemon.send("POST", "/evidence/window", { app: 7, title: CANARY });
    await daemon.send("POST", "/review", {});
    await daemon.send("POST", "/end", { outcome: "done" });
    const exported = await daemon.send("GET", "/export");
    expect(exported.status).toBe(200);
    await daemon.kill("SIGTERM");

    const state = readdirSync(join(dir, "state"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
    const everything = [...state, stream.text, daemon.output, JSON.stringify([refused, exported])];
    expect(everything.join("\n")).toContain("after");
    expect(everything.filter((text) => text.includes(CANARY))).toEqual([]);
  });

  it("hides the title in front as soon as a rule for it is made, and shows it again without the rule", async () => {
    await commit();
    await setTitle("the quarterly numbers");
    await untilTitle("the quarterly numbers");
    writeFileSync(join(dir, "antidrift.json"), JSON.stringify({ hide_titles_like: ["quarterly"] }));
    expect((await until(({ current }) => current?.title === "")).current?.app).toBe("XLogo");
    writeFileSync(join(dir, "antidrift.json"), "{}");
    await untilTitle("the quarterly numbers");
  });

  it("says so while the X server is gone, and sees again when it is back", async () => {
    await commit();
    await untilTitle("first");
    await server.kill();
    const { health } = await until((evidence) => evidence.health.status === "unavailable");
    expect(health.reason).toContain("X server");
    await server.restart();
    window = await server.openWindow("again");
    await server.xdotool("windowfocus", window);
    const evidence = await untilTitle("again");
    expect(evidence).toMatchObject({ source: "x11", health: { status: "healthy" } });
  });

  it("watches nothing outside a session", async () => {
    await commit();
    await untilTitle("first");
    await daemon.send("POST", "/review", {});
    await setTitle(CANARY);
    await daemon.send("POST", "/end", { outcome: "done" });
    // Whoever watched all the time would have told of it before what a next session sees.
    await setTitle("next");
    await commit();
    await untilTitle("next");
    const { body } = await daemon.send("GET", "/state");
    expect(JSON.stringify(body)).not.toContain(CANARY);
    expect(stream.text).not.toContain(CANARY);
  });
});
