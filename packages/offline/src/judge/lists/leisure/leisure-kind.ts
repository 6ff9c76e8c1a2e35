/** A kind of leisure, and what in a title shows it. */
export interface LeisureKind {
  /** How the reason for the user names it, after "This looks like". */
  readonly says: string;
  /** Phrases that show it. One of several words shows it by itself; a single word, or one of the hints, only with another sign. */
  readonly shows: string;
  /** Forms that show it by themselves, in a title without accents and in lower case. */
  readonly forms?: readonly RegExp[];
  /** Forms that show it only together with another sign: a price, a score, the word "sale". */
  readonly hints?: readonly RegExp[];
  /** Forms that are a second sign beside a single word of this kind, and no sign alone: "online" beside "sudoku", "live" beside "Bundesliga". */
  readonly supports?: readonly RegExp[];
  /** Words of a commitment of which this kind may be the very subject or means: with one of them it never accuses. */
  readonly subject: string;
}

/** Phrases of several words that titles of work have too, so that they need another sign. */
export const hintPhrases: ReadonlySet<string> = new Set(
  `home feed, your feed, artificial christmas tree, 2 for 1, new season, split after, own goal, new signing, word games, word game, loan deal, trennung von, shopping cart, poker online, tour de france, jobs in, jobs near, job offers, new arrivals, world cup, formula 1, formel 1, black friday, cyber monday, concert tickets, on sale, best price, gift set, gift sets, free shipping, free delivery, official trailer, match report, grand prix, phone case, smart tv, air fryer, patch notes, day in the life, weight loss, net worth, tour dates, hotels in, flights to, things to do in, free returns, best sellers, where are they now, price comparison, card games online, buy now, shop now`
    .split(",")
    .map((phrase) => phrase.trim()),
);
