/** What a search looks through: the words of a session, folded by `foldForSearch`. */
export function searchText(session: SearchedWords): string {
  return foldForSearch(`${session.next_action}\n${session.success_condition}\n${session.note}`);
}

interface SearchedWords {
  readonly next_action: string;
  readonly success_condition: string;
  readonly note: string;
}

/** Makes texts comparable without regard to case and to how their characters are composed. */
export function foldForSearch(text: string): string {
  // The binding cuts a text at NUL.
  return text.normalize("NFKC").toLowerCase().replaceAll("\0", " ");
}
