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
    expect(new Stored(() => area, "key").read({ word: "" })).toEqual({ word: "" });
  });

  it("gives only what has the type it should have, at every depth", () => {
    area.setItem("key", '{"word":5,"on":true,"list":{},"parts":{"a":"kept","b":null},"other":1}');
    const nothing = { word: "", on: false, list: ["x"], parts: { a: "", b: "" } };
    const kept = new Stored<typeof nothing>(() => area, "key").read(nothing);
    expect(kept).toEqual({ word: "", on: true, list: ["x"], parts: { a: "kept", b: "" } });
    expect(kept.parts).not.toBe(nothing.parts);
  });

  it("that is blocked neither reads, writes nor throws", () => {
    const blocked = new Stored(() => {
      throw new DOMException("blocked", "SecurityError");
    }, "key");
    blocked.write({});
    blocked.clear();
    expect(blocked.read({})).toEqual({});
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

  it.each([{ language: 5 }, { language: null }, { sound: "yes" }, { theme: {} }])(
    "are what suits everybody where %j is kept",
    (rubbish) => {
      const usual = openSettings().values;
      area.setItem("settings", JSON.stringify(rubbish));
      expect(openSettings().values).toEqual(usual);
    },
  );

  it("of two tabs are the same: neither undoes what the other chose", () => {
    const one = openSettings();
    const other = openSettings();
    one.choose({ sound: true });
    other.choose({ language: "de" });
    expect(openSettings().values).toMatchObject({ sound: true, language: "de" });
    expect(one.values.language).toBe("");
    one.follow();
    expect(one.values).toEqual(other.values);
  });

  it("stay chosen where nothing can be kept", () => {
    const settings = new Settings(
      new Stored<SettingsValues>(() => {
        throw new DOMException("blocked", "SecurityError");
      }, "settings"),
    );
    settings.choose({ sound: true });
    settings.choose({ keys: false });
    expect(settings.values).toMatchObject({ sound: true, keys: false });
  });

  it("put a chosen theme on the document and take it away again", () => {
    const dataset: Record<string, string> = {};
    vi.stubGlobal("document", { documentElement: { dataset } });
    openSettings().choose({ theme: "dark" });
    expect(dataset).toEqual({ theme: "dark" });
    const other = openSettings();
    openSettings().choose({ theme: "system" });
    expect(dataset).toEqual({});
    dataset["theme"] = "dark";
    other.follow();
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

  it.each([{ note: 5 }, { outcome: 5 }, { outcome: "constructor" }])(
    "is nothing where %j is kept",
    (rubbish) => {
      area.setItem("review", JSON.stringify({ id: "c1", ...rubbish }));
      expect(openDraft("c1")).toMatchObject({ note: "", outcome: undefined });
    },
  );

  it("is not shown for another session, nor after it was sent", () => {
    openDraft("c1").write("Start earlier.");
    expect(openDraft("c2").note).toBe("");
    openDraft("c1").forget();
    expect(openDraft("c1").note).toBe("");
  });
});
