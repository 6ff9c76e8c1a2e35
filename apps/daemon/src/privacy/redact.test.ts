import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { NAMES_ONLY, redact } from "./redact.js";

const CANARY = "canary 7f3a";
const anyText = fc.string({ unit: "grapheme", maxLength: 60 });
const apps = fc.oneof(anyText, fc.constantFrom("firefox", "KeePassXC", "Slack", "Steam"));

describe("the default rules", () => {
  const known = redact({});

  it.each([
    "1Password",
    "1password-nightly",
    "Bitwarden",
    "org.keepassxc.KeePassXC",
    "LastPass",
    "Dashlane",
    "Enpass",
    "Proton Pass",
    "me.proton.Pass",
    "org.gnome.seahorse.Application",
    "Keychain Access",
    "Passwords",
    "pinentry-gtk-2",
    "Tor Browser",
  ])("keep of %s only its name", (app) => {
    expect(known({ app, title: CANARY })).toEqual({ app, title: "" });
  });

  it.each([
    `${CANARY} — Mozilla Firefox Private Browsing`,
    `${CANARY} – Mozilla Firefox (Privater Modus)`,
    `${CANARY} — Navigation privée de Mozilla Firefox`,
    `${CANARY} - Google Chrome (Incognito)`,
    `${CANARY} - Google Chrome (Inkognito)`,
    `${CANARY} - [InPrivate] - Microsoft Edge`,
    `${CANARY} - Brave (Private)`,
    `${CANARY} — プライベートブラウジング`,
    `${CANARY} — Mozilla Firefox (Приватный просмотр)`,
    `Bitwarden | ${CANARY}`,
    `${"long ".repeat(300)}${CANARY} — Mozilla Firefox Private Browsing`,
  ])("hide the title %j", (title) => {
    expect(known({ app: "firefox", title })).toEqual({ app: "firefox", title: "" });
  });

  it("leave everything else alone", () => {
    const sample = { app: "code", title: "privacy.ts - antidrift - Visual Studio Code" };
    expect(known(sample)).toEqual(sample);
  });

  it("can be switched off", () => {
    const sample = { app: "KeePassXC", title: CANARY };
    expect(redact({ defaults: false })(sample)).toEqual(sample);
  });
});

describe("the user's rules", () => {
  it("leave no trace of a dropped application", () => {
    expect(redact({ drop_apps: ["steam*"] })({ app: "Steam Big Picture", title: CANARY })).toBeUndefined();
  });

  it("keep only the name where they say so", () => {
    expect(redact({ hide_titles_of: ["slack"] })({ app: "Slack", title: CANARY })?.title).toBe("");
  });

  it("hide a title whatever the application", () => {
    expect(redact({ hide_titles_like: ["canary"] })({ app: "mail", title: CANARY })?.title).toBe("");
  });

  it("let no title pass while they cannot be read", () => {
    fc.assert(
      fc.property(apps, anyText, (app, title) => {
        expect(redact(NAMES_ONLY)({ app, title })?.title).toBe("");
      }),
    );
  });

  it("never let a matching title through, whatever stands around it", () => {
    const known = redact({ hide_titles_like: ["Canary 7F3A"] });
    fc.assert(
      fc.property(apps, anyText, anyText, (app, before, after) => {
        expect(known({ app, title: `${before} ${CANARY} ${after}` })?.title).toBe("");
      }),
    );
  });
});

describe("what passes", () => {
  it("is unchanged by passing again", () => {
    const known = redact({ drop_apps: ["a*"], hide_titles_like: ["b*c"] });
    fc.assert(
      fc.property(apps, fc.string({ unit: "binary", maxLength: 200 }), (app, title) => {
        const once = known({ app, title });
        expect(once && known(once)).toEqual(once);
      }),
    );
  });

  it("folds a title once, however many rules there are", () => {
    const known = redact({ hide_titles_like: Array.from({ length: 50 }, (_, at) => `secret ${at}`) });
    const folds = vi.spyOn(String.prototype, "normalize");
    known({ app: "firefox", title: "page" });
    expect(folds.mock.contexts.map(String)).toEqual(["firefox", "page"]);
    folds.mockRestore();
  });
});
