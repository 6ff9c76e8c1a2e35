import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  watch,
  writeFileSync,
  type PathLike,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soon } from "../testing/soon.js";
import { PrivacyRules } from "./privacy-rules.js";

let base: string;
let dir: string;
let rules: PrivacyRules;
let problem: string | undefined;
let unwatched: string | undefined;
let changes: number;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "antidrift-rules-"));
  dir = join(base, "antidrift");
  mkdirSync(dir);
  [problem, unwatched, changes] = [undefined, undefined, 0];
});
afterEach(() => {
  rules.close();
  rmSync(base, { recursive: true, force: true });
});

const hide = (word: string): string => JSON.stringify({ hide_titles_like: [word] });
const file = (): string => join(dir, "antidrift.json");

function write(text: string, at = file()): void {
  writeFileSync(at, text);
}

/** As when every file watch of the user is taken. */
const refuseToWatch = Object.assign((): never => {
  throw Object.assign(new Error("refused"), { code: "ENOSPC" });
}, watch) as unknown as typeof watch;

function open(watching?: typeof watch): PrivacyRules {
  rules = new PrivacyRules(dir, watching);
  rules.follow({
    onChange: () => (changes += 1),
    onProblem: (message) => (problem = message),
    onUnwatched: (code) => (unwatched = code),
  });
  return rules;
}

function titleOf(title: string): string | undefined {
  return rules.redact({ app: "editor", title })?.title;
}

const untilHidden = (title: string) => vi.waitFor(() => expect(titleOf(title)).toBe(""), soon);
const untilProblem = (words: string) => vi.waitFor(() => expect(problem).toContain(words), soon);

it("needs no file and no directory, and hides what the default rules hide", () => {
  rmSync(dir, { recursive: true });
  open();
  expect(problem).toBeUndefined();
  expect(titleOf("notes")).toBe("notes");
  expect(titleOf("notes - Google Chrome (Incognito)")).toBe("");
});

/** Each prepares what is there, and returns what is done to it; afterwards "beta" is hidden. */
const changesOfPlace: Record<string, () => () => void> = {
  "a file that is written": () => {
    write(hide("alpha"));
    return () => write(hide("beta"));
  },
  "a file that appears": () => () => write(hide("beta")),
  "a file in a directory that appears": () => {
    rmSync(dir, { recursive: true });
    return () => {
      mkdirSync(dir);
      write(hide("beta"));
    };
  },
  "a file that is saved by renaming": () => {
    write(hide("alpha"));
    return () => {
      write(hide("beta"), `${file()}~`);
      renameSync(`${file()}~`, file());
    };
  },
  "a linked file whose target is written": () => {
    write(hide("alpha"), join(base, "target.json"));
    symlinkSync(join(base, "target.json"), file());
    return () => write(hide("beta"), join(base, "target.json"));
  },
  "a link that is switched to another file": () => {
    write(hide("alpha"), join(base, "one.json"));
    write(hide("beta"), join(base, "two.json"));
    symlinkSync("../one.json", file());
    return () => {
      unlinkSync(file());
      symlinkSync("../two.json", file());
    };
  },
  "a linked directory that is switched to another": () => {
    rmSync(dir, { recursive: true });
    for (const [name, word] of [
      ["one", "alpha"],
      ["two", "beta"],
    ] as const) {
      mkdirSync(join(base, name));
      write(hide(word), join(base, name, "antidrift.json"));
    }
    symlinkSync("one", dir);
    return () => {
      symlinkSync("two", `${dir}~`);
      renameSync(`${dir}~`, dir);
    };
  },
  "a directory that is replaced": () => {
    write(hide("alpha"));
    mkdirSync(join(base, "next"));
    write(hide("beta"), join(base, "next", "antidrift.json"));
    return () => {
      renameSync(dir, join(base, "previous"));
      renameSync(join(base, "next"), dir);
    };
  },
  "a directory that is removed and made again": () => {
    write(hide("alpha"));
    return () => {
      rmSync(dir, { recursive: true });
      mkdirSync(dir);
      write(hide("beta"));
    };
  },
};

describe.each(Object.entries(changesOfPlace))("%s", (_name, prepare) => {
  it("is in force once the system tells of it", async () => {
    const change = prepare();
    open();
    expect(titleOf("beta")).toBe("beta");
    change();
    await untilHidden("beta");
    expect([problem, unwatched]).toEqual([undefined, undefined]);
    expect(titleOf("alpha")).toBe("alpha");
    expect(changes).toBe(1);
    // What is there now is followed too.
    write(hide("gamma"));
    await untilHidden("gamma");
  });

  it("is in force within a second while windows are seen, though the system tells nothing", async () => {
    const change = prepare();
    open(refuseToWatch);
    expect(unwatched).toBe("ENOSPC");
    rules.lookAlways(true);
    change();
    await untilHidden("beta");
  });
});

it("takes what changed before windows are seen, at once when they are", () => {
  write(hide("alpha"));
  open(refuseToWatch);
  write(hide("beta"));
  expect(titleOf("beta")).toBe("beta");
  rules.lookAlways(true);
  expect(titleOf("beta")).toBe("");
});

it("follows what is linked to where the system tells nothing: a link in the middle of the way", async () => {
  rmSync(dir, { recursive: true });
  for (const [name, word] of [
    ["generation-1", "alpha"],
    ["generation-2", "beta"],
  ] as const) {
    mkdirSync(join(base, name, "config"), { recursive: true });
    write(hide(word), join(base, name, "config", "antidrift.json"));
  }
  symlinkSync("generation-1", join(base, "current"));
  symlinkSync("current/config", dir);
  open();
  rules.lookAlways(true);
  expect(titleOf("alpha")).toBe("");
  symlinkSync("generation-2", join(base, "next"));
  renameSync(join(base, "next"), join(base, "current"));
  await untilHidden("beta");
});

it("says when the system tells of changes again", async () => {
  let refuses = true;
  const sometimes = ((path: PathLike, ...rest: unknown[]) =>
    refuses ? refuseToWatch(String(path)) : Reflect.apply(watch, undefined, [path, ...rest])) as typeof watch;
  open(sometimes);
  rules.lookAlways(true);
  expect(unwatched).toBe("ENOSPC");
  refuses = false;
  await vi.waitFor(() => expect(unwatched).toBeUndefined(), soon);
});

it("survives an editor that saves by renaming, more than once", async () => {
  write(`{}`);
  open();
  for (const word of ["alpha", "beta", "gamma"]) {
    write(hide(word), `${file()}~`);
    renameSync(`${file()}~`, file());
    await untilHidden(word);
  }
  expect(problem).toBeUndefined();
});

it("keeps the last good rules while the file is broken, says which key, and takes it back once mended", async () => {
  write(hide("alpha"));
  open();
  write(`{"hide_titles_like": [7]}`);
  await untilProblem("hide_titles_like[0]");
  expect(titleOf("alpha")).toBe("");
  expect(titleOf("beta")).toBe("beta");
  write(hide("beta"));
  await vi.waitFor(() => expect(problem).toBeUndefined(), soon);
  expect(titleOf("beta")).toBe("");
});

it("keeps the rules of a file that is removed, and says how to be without any", async () => {
  write(hide("alpha"));
  open();
  unlinkSync(file());
  await untilProblem("no longer");
  expect(titleOf("alpha")).toBe("");
  write("{}");
  await vi.waitFor(() => expect(problem).toBeUndefined(), soon);
  expect(titleOf("alpha")).toBe("alpha");
});

const unusable: Record<string, () => void> = {
  "is not valid JSON": () => write("{"),
  "is a link to nowhere": () => symlinkSync("nowhere.json", file()),
  "antidrift is a link to nowhere": () => {
    rmSync(dir, { recursive: true });
    symlinkSync("nowhere", dir);
  },
  "by ELOOP": () => symlinkSync("antidrift.json", file()),
  "by ENOTDIR": () => {
    rmSync(dir, { recursive: true });
    write("no directory", dir);
  },
  "is larger than 1 MiB": () => write(" ".repeat(1024 * 1024 + 1)),
  "is not a regular file": () => mkdirSync(file()),
};
if (process.platform !== "win32") {
  // Whoever opens a pipe that nobody writes to waits for ever.
  unusable["is not a regular file (it is a pipe)"] = () => execFileSync("mkfifo", [file()]);
}

describe.each(Object.entries(unusable))("a file that %s", (name, make) => {
  const words = name.replace(/ \(.*/u, "");

  it("lets no title pass when it is so from the start, until it is mended", async () => {
    make();
    open();
    expect(problem).toContain(words);
    expect(titleOf("anything")).toBe("");
    rmSync(dir, { recursive: true });
    mkdirSync(dir);
    write("{}");
    await vi.waitFor(() => expect(titleOf("anything")).toBe("anything"), soon);
    await vi.waitFor(() => expect(problem).toBeUndefined(), soon);
  });

  it("leaves the last rules in force when it becomes so", async () => {
    write(hide("alpha"));
    open();
    rmSync(file());
    make();
    await untilProblem(words);
    expect([titleOf("alpha"), titleOf("beta")]).toEqual(["", "beta"]);
  });
});

it("follows nothing once closed", async () => {
  write(`{}`);
  const closed = open();
  closed.lookAlways(true);
  closed.close();
  write(hide("alpha"));
  open();
  rules.lookAlways(true);
  write(hide("beta"));
  await untilHidden("beta");
  expect(closed.redact({ app: "editor", title: "alpha" })?.title).toBe("alpha");
  expect(closed.redact({ app: "editor", title: "beta" })?.title).toBe("beta");
});
