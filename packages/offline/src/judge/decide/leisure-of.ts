import { entertainingVideos } from "../lists/leisure/entertaining-videos.js";
import { hintPhrases } from "../lists/leisure/leisure-kind.js";
import { leisureKinds } from "../lists/leisure/leisure-kinds.js";
import { gameForms, gamePrograms } from "../lists/leisure/game-programs.js";
import type { PlaceKind } from "../lists/leisure/places.js";
import type { Prepared } from "../read/prepare-commitment.js";
import type { Seen } from "../read/read-surface.js";
import type { LeisureName } from "../read/surface-tags.js";
import { plain } from "../text/plain.js";
import { isUnspaced } from "../text/words-of.js";

/** Leisure that a surface shows. */
export interface Leisure {
  readonly kind: LeisureName;
  /** How the reason names it. */
  readonly says: string;
  /** Whether it is what it is whatever else the title says: a numbered episode, a game that runs. */
  readonly isCertain: boolean;
  /** Whether words of the title show it, and not the place alone. */
  readonly isShown: boolean;
  /** Whether a single word of everyday use is all that shows it. */
  readonly isSlight?: boolean;
}

/** What leisure the surface shows; undefined when it shows none, or is a place that has shown nothing yet. */
export function leisureOf(seen: Seen): Leisure | undefined {
  if (isGame(seen)) return { kind: "game", says: leisureKinds.game.says, isCertain: true, isShown: true };
  if (seen.tools.size > 0 || seen.is.has("work side") || seen.is.has("files")) return undefined;
  const byForm = kindByForm(seen);
  if (byForm !== undefined) return byForm;
  if (seen.program?.is.has("chat") === true) return undefined;
  const bySigns = kindBySigns(seen);
  if (bySigns !== undefined) return bySigns;
  if (!saysSomething(seen)) return undefined;
  if (seen.places.has("video")) {
    const signs = entertainingSigns(seen);
    if (signs > 0) return { ...leisure("video"), isSlight: signs < ENOUGH_SIGNS };
  }
  if (seen.places.has("pins") && shows("lifestyle", seen)) return leisure("lifestyle");
  const kind = PLACES.find(([place]) => seen.places.has(place))?.[1];
  return kind === undefined ? undefined : leisure(kind);
}

/**
 * Whether the surface is at a place of leisure at all, whatever it shows there. A shop is none for who is to buy something, nor a travel agency for
 * who is to book a journey; where people watch and play, it stays one.
 */
export function isAtLeisurePlace({ places, is }: Seen, { tags }: Prepared): boolean {
  if (is.has("work side")) return false;
  return [...places].some((place) => {
    const errand = ERRANDS[place];
    return place !== "news" && place !== "forum" && (errand === undefined || !tags.has(`subject ${errand}`));
  });
}

/** Kinds of places that are also where work of their own kind is done. */
const ERRANDS: Partial<Record<PlaceKind, LeisureName>> = {
  shop: "shop",
  classifieds: "classified",
  travel: "travel",
  delivery: "food",
  social: "feed",
};

/** Places where whatever has a title is leisure, with the kind it is. Places not named here need a title that shows it. */
const PLACES: readonly (readonly [PlaceKind, LeisureName])[] = [
  ["streaming", "series"],
  ["live", "live stream"],
  ["shop", "shop"],
  ["classifieds", "classified"],
  ["games", "game"],
  ["comics", "comic"],
  ["sport", "sport"],
  ["gossip", "gossip"],
  ["travel", "travel"],
  ["delivery", "food"],
  ["dating", "dating"],
  ["betting", "betting"],
  ["fun", "feed"],
];

/** Places of videos have feeds too, but what they call home or explore may be a search for a lesson. */
const VIDEO_FEEDS =
  /^(?:for you|my feed|shorts|trending|reels|fyp|pour toi|fur dich|para ti|para voce|per te|voor jou|おすすめ|ショート)$/u;
const FEEDS =
  /^(?:home|feed|my feed|news feed|explore|for you|following|reels|trending|popular|shorts|fyp|accueil|fil d'actualite|inicio|explorar|para ti|para voce|pour toi|per te|fur dich|entdecken|startseite|おすすめ|ホーム|発見)$/u;

function kindByForm(seen: Seen): Leisure | undefined {
  const parts = seen.title.split(" - ");
  if (seen.places.has("social") && parts.some((part) => FEEDS.test(part))) return leisure("feed");
  if (seen.places.has("video") && parts.some((part) => VIDEO_FEEDS.test(part))) return leisure("feed");
  for (const [kind, { forms }] of FORMS) {
    const fits = forms.some(
      (form) => form.test(seen.text) || seen.parts.some((part) => form.test(plain(part))),
    );
    if (fits) return { ...leisure(kind), isShown: true, isCertain: kind === "series" };
  }
  return undefined;
}

/** One phrase that hardly any work has, a part that is nothing but its word, or two weaker signs; to be at a place of leisure is one. */
function kindBySigns(seen: Seen): Leisure | undefined {
  const phrases = seen.tags.filter(({ tag }) => tag.startsWith("leisure ") && tag !== "leisure video");
  const hints = HINTS.filter(([, forms]) => forms.some((form) => form.test(seen.text)));
  const alone = phrases.find(
    ({ phrase }) =>
      (!hintPhrases.has(phrase) && (phrase.includes(" ") || isUnspaced(phrase))) ||
      seen.parts.some((part) => plain(part) === phrase),
  );
  const isSupported = phrases.some(({ tag }) => shows(tag.slice("leisure ".length), seen));
  const signs =
    new Set(phrases.map(({ phrase }) => phrase)).size +
    hints.length +
    (isPlace(seen) ? 1 : 0) +
    (isSupported ? 1 : 0);
  const name = (alone ?? phrases[0])?.tag.slice("leisure ".length) ?? hints[0]?.[0];
  if (name === undefined || (alone === undefined && signs < ENOUGH_SIGNS)) return undefined;
  return { ...leisure(name as LeisureName), isShown: true };
}

const ENOUGH_SIGNS = 2;

/** Whether the title has a word that makes a word of this kind of leisure surer. */
function shows(kind: string, { text }: Seen): boolean {
  return SUPPORTS.get(kind)?.some((form) => form.test(text)) === true;
}

function isPlace({ places, is }: Seen): boolean {
  return (
    !is.has("work side") &&
    [...places].some((place) => place !== "news" && place !== "forum" && place !== "video")
  );
}

/** How many signs of fun a video's title shows; a form is as good as two. */
function entertainingSigns({ tags, text }: Seen): number {
  const phrases = new Set(tags.filter(({ tag }) => tag === "leisure video").map(({ phrase }) => phrase));
  const isForm = entertainingVideos.forms?.some((form) => form.test(text)) === true;
  return phrases.size + (isForm ? ENOUGH_SIGNS : 0);
}

function isGame({ app, title, program }: Seen): boolean {
  if (program?.is.has("browser") === true || (program?.tools.length ?? 0) > 0) return false;
  return (
    gameForms.some((form) => form.test(app)) ||
    games.has(app) ||
    games.has(app.replaceAll(/[-_]/gu, " ")) ||
    /^minecraft\*? \d/u.test(title)
  );
}

/** Whether more than names and marks is in the title. */
function saysSomething({ words }: Seen): boolean {
  return words.some(({ lower }) => lower.length > 1 && !/^\d+$/u.test(lower));
}

function leisure(kind: LeisureName): Leisure {
  return {
    kind,
    says: kind === "video" ? entertainingVideos.says : leisureKinds[kind].says,
    isCertain: false,
    isShown: false,
  };
}

const FORMS = Object.entries(leisureKinds).flatMap(([kind, row]) =>
  "forms" in row ? [[kind as LeisureName, row] as const] : [],
);
const HINTS = Object.entries(leisureKinds).flatMap(([kind, row]) =>
  "hints" in row ? [[kind as LeisureName, row.hints as readonly RegExp[]] as const] : [],
);
const SUPPORTS = new Map<string, readonly RegExp[]>(
  Object.entries(leisureKinds).flatMap(([kind, row]) =>
    "supports" in row ? [[kind, row.supports] as const] : [],
  ),
);
const games = new Set(gamePrograms.split(",").map((name) => plain(name)));
