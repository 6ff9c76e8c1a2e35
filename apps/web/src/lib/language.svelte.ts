import { en, type Messages } from "../messages/en.js";
import { Format } from "./format.js";
import { offered } from "./offered.js";

export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type LanguageCode = keyof typeof LANGUAGES;

/** Everything but English is fetched when it is spoken. */
const others: Record<Exclude<LanguageCode, "en">, () => Promise<Messages>> = {
  de: async () => (await import("../messages/de.js")).de,
};

/** What the page speaks: the sentences, and how times and numbers look. */
export class Language {
  messages = $state.raw<Messages>(en);
  format = $state.raw(new Format("en"));
  /** What is spoken now. */
  code = $state<LanguageCode>("en");
  readonly #asked: readonly string[];

  /** @param asked what the browser asks for, the dearest first: `navigator.languages`. */
  constructor(asked: readonly string[]) {
    this.#asked = asked;
  }

  /** @param chosen a language's code, or empty for what the browser asks for. Words that cannot be fetched stay English. */
  async speak(chosen: string): Promise<void> {
    const code = pickLanguage(chosen === "" ? this.#asked : [chosen]);
    const messages = code === "en" ? en : await others[code]().catch(() => en);
    this.messages = messages;
    this.code = messages === en ? "en" : code;
    this.format = new Format(this.#locale(this.code));
    document.documentElement.lang = this.code;
  }

  /** The browser's own variant of the language knows the region's clock: "en-GB" has no "pm". */
  #locale(code: LanguageCode): string {
    const asked = this.#asked.find((tag) => languageOf(tag) === code);
    return (asked && wellFormed(asked)) ?? code;
  }
}

/** The first of the asked languages that the page speaks. */
export function pickLanguage(asked: readonly string[]): LanguageCode {
  return asked.map((tag) => languageOf(tag)).find((code) => code !== undefined) ?? "en";
}

/** The tag, or as much of it as a browser can use: systems hand on tags like "en-US@posix" and "en-GB-oed". */
function wellFormed(tag: string): string | undefined {
  const parts = tag.split(/[-_.@]/u);
  const candidates = [tag, parts.slice(0, 2).join("-"), parts[0] ?? ""];
  return candidates.find(
    (candidate) => offered(() => Intl.DateTimeFormat.supportedLocalesOf(candidate))?.length,
  );
}

function languageOf(tag: string): LanguageCode | undefined {
  const code = tag.toLowerCase().split(/[-_.@]/u)[0] ?? "";
  return Object.hasOwn(LANGUAGES, code) ? (code as LanguageCode) : undefined;
}
