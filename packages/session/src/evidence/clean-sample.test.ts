import { describe, expect, it, vi } from "vitest";
import { startActive } from "../testing/start-controller.js";
import type { WindowSample } from "../ports/window-source.js";
import { cleanSample } from "./clean-sample.js";

const keep = (sample: WindowSample) => sample;

function blankPrivate(sample: WindowSample): WindowSample {
  return sample.title.endsWith("Private Browsing") ? { ...sample, title: "" } : sample;
}

function hideCanary({ app, title }: WindowSample): WindowSample | undefined {
  if (app === "Vault") return undefined;
  return { app, title: title.includes("canary") ? "" : title };
}

function clean(raw: unknown, redact: (sample: WindowSample) => WindowSample | undefined = keep) {
  const errors: unknown[] = [];
  // A source may hand over anything.
  const sample = cleanSample(raw as WindowSample, redact, (error) => errors.push(error));
  return { sample, errors };
}

describe("a reported window", () => {
  it.each([
    ["control characters", "re\u0000po\u001brt\u009f.md", "report.md"],
    ["line ends and runs of space", " a\r\n\tb\u2028c  d ", "a b c d"],
    ["a byte order mark inside a word", "pass\uFEFFword", "password"],
    ["characters that reorder text", "\u202Egnp.exe\u202C \u2066x\u2069", "gnp.exe x"],
    ["invisible characters", "pass\u200Bword\uFEFF\u00AD\u2060\u200D\u200C\u3164", "password"],
    ["a lone surrogate", "a\uD83Db", "a\uFFFDb"],
  ])("is shown without %s", (_, title, shown) => {
    expect(clean({ app: title, title }).sample).toEqual({ app: shown, title: shown });
  });

  it.each(["👩‍💻 code", "❤️ notes", "می‌خواهم", "日本語 – Ελληνικά"])("keeps the text %s", (title) => {
    expect(clean({ app: "a", title }).sample?.title).toBe(title);
  });

  it("is text, never markup, and stays what it was", () => {
    expect(clean({ app: "a", title: "<b>&amp;</b>" }).sample?.title).toBe("<b>&amp;</b>");
  });

  it("is cut between characters", () => {
    const { sample } = clean({ app: "\u{1F600}".repeat(300), title: `x${"\u{1F600}".repeat(600)}` });
    expect(sample?.app).toBe("\u{1F600}".repeat(200));
    expect(sample?.title).toBe(`x${"\u{1F600}".repeat(499)}`);
  });

  it.each([undefined, null, {}, { app: null, title: 5 }, { app: "", title: "\u200b" }, "x"])(
    "of which nothing can be said, such as %o, is none",
    (raw) => {
      expect(clean(raw).sample).toBeUndefined();
    },
  );

  it("loses a title of a megabyte, unread, rather than cut off what a rule looks for", () => {
    const title = `${"\u202E".repeat(1_000_000)} Private Browsing`;
    const replace = vi.spyOn(String.prototype, "replace");
    const { sample } = clean({ app: "Browser", title });
    const read = replace.mock.contexts.map(String);
    replace.mockRestore();
    expect(sample).toEqual({ app: "Browser", title: "" });
    expect(new Set(read)).toEqual(new Set(["Browser", ""]));
  });

  it("is redacted after cleaning and before cutting", () => {
    const title = `${"x".repeat(5_000)} Priv\u200Bate Browsing`;
    expect(clean({ app: "Browser", title }, blankPrivate).sample).toEqual({ app: "Browser", title: "" });
  });

  it.each([
    ["a space", `${"x".repeat(499)} more`, "x".repeat(499)],
    ["half of a joined emoji", `${"x".repeat(498)}👩‍💻`, `${"x".repeat(498)}👩`],
  ])("does not end in %s when it is cut", (_, title, shown) => {
    expect(clean({ app: "a", title }).sample?.title).toBe(shown);
  });

  it("is dropped when a rule says so", () => {
    expect(clean({ app: "KeePassXC", title: "secret" }, () => undefined).sample).toBeUndefined();
  });

  it("is dropped when a rule throws, whose words are not repeated", () => {
    const { sample, errors } = clean({ app: "a", title: "secret" }, ({ title }) => {
      throw new Error(`cannot match ${title}`);
    });
    expect(sample).toBeUndefined();
    expect(errors).toMatchObject([{ code: "ErrRedaction" }]);
    expect(JSON.stringify(errors, Object.getOwnPropertyNames(errors[0]))).not.toContain("secret");
  });
});

describe("redaction", () => {
  it("lets a title reach neither State, store nor errors, whichever way it came", () => {
    const { controller, clock, store, told, errors } = startActive({ redact: hideCanary });
    for (const record of [
      (sample: WindowSample) => controller.recordWindow(sample),
      (sample: WindowSample) => controller.windowEvents.window(sample),
    ]) {
      record({ app: "Browser", title: "canary one" });
      clock.advance(5_000);
      record({ app: "Vault", title: "canary two" });
      clock.advance(5_000);
    }
    controller.enterReview();
    const { evidence } = controller.state();
    controller.end({ outcome: "done" });
    const everything = JSON.stringify([told, store.commits, errors]);
    expect(everything).toContain("Browser");
    expect(everything).not.toContain("canary");
    expect(everything).not.toContain("Vault");
    expect(evidence?.summary).toMatchObject({ apps: [{ app: "Browser", secs: 10 }], unknown_secs: 10 });
  });
});
