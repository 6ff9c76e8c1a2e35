/** A kind of leisure, and what in a title shows it. */
export interface LeisureKind {
  /** How the reason for the user names it, after "This looks like". */
  readonly says: string;
  /** Phrases that show it by themselves. A phrase belongs here when hardly any page of work has it in its title. */
  readonly shows: string;
  /** Forms that show it by themselves, in a title without accents and in lower case. */
  readonly forms?: readonly RegExp[];
  /** Words of a commitment of which this kind may be the very subject or means: with one of them it never accuses. */
  readonly subject: string;
}
