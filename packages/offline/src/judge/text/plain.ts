/**
 * A text as lists are compared with it: lower case, without accents, width or invisible characters. Marks of other
 * scripts stay, because there they make another letter.
 */
export function plain(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text.toLowerCase().replaceAll(/ {2,}/gu, " ").trim();
  return visible(text)
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/gu, "")
    .normalize("NFC")
    .replaceAll("ß", "ss")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

const PRINTABLE_ASCII = /^[ -~]*$/u;

/** A text without control and invisible characters, each kind of space and width made the common one. */
export function visible(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, " ")
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");
}
