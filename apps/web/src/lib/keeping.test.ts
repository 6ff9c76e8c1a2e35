import { beforeEach, describe, expect, it, vi } from "vitest";
import { ReviewDraft, type ReviewNote } from "./review-draft.svelte.js";
import { Settings, type SettingsValues } from "./settings.svelte.js";
import { Stored } from "./storage.js";
import { memoryStorage } from "./testing.js";

let area: Storage;

beforeEach(() => {
  area = memoryStorage();
});

describe("storage", () => {
  it.each(["", "null", "{", "5", '"text"'])("that holds %j reads as nothing", (text) => {
    area.setItem("key", text);
    expect(new Stored(() => area, "key").read()).toEqual({});
  });

  it("that is blocked neither reads, writes nor throws", () => {
    const blocked = new Stored(() => {
      throw new DOMException("blocked", "SecurityError");
    }, "key");
    blocked.write({});
    blocked.clear();
    expect(blocked.read()).toEqual({});
  });
});

const openSettings = () => new Settings(new Stored<SettingsValues>(() => area, "settings"));
const openDraft = (id: string) => new ReviewDraft(id, new Stored<ReviewNote>(() => area, "review"));

describe("settings", () => {
  it("are kept, and start with what suits everybody", () => {
    expect(openSettings().values).toEqual({
      theme: "system",
      language: "",
      sound: false,
      keys: true,
      quiet: false,
    });
    openSettings().choose({ sound: true });
    expect(openSettings().values.sound).toBe(true);
  });

  it("put a chosen theme on the document and take it away again", () => {
    const dataset: Record<string, string> = {};
    vi.stubGlobal("document", { documentElement: { dataset } });
    openSettings().choose({ theme: "dark" });
    expect(dataset).toEqual({ theme: "dark" });
    openSettings().choose({ theme: "system" });
    expect(dataset).toEqual({});
    vi.unstubAllGlobals();
  });
});

describe("what was said of a session", () => {
  it("survives a reload", () => {
    openDraft("c1").write("Start earlier.");
    const again = openDraft("c1");
    again.choose("partly");
    expect(openDraft("c1")).toMatchObject({ note: "Start earlier.", outcome: "partly" });
  });

  it("is not shown for another session, nor after it was sent", () => {
    openDraft("c1").write("Start earlier.");
    expect(openDraft("c2").note).toBe("");
    openDraft("c1").forget();
    expect(openDraft("c1").note).toBe("");
  });
});
