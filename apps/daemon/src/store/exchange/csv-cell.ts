/** What a spreadsheet takes for a formula, also behind spaces, quotes and invisible characters, also in full width. */
const FORMULA = /^[\s"'\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** One cell by RFC 4180. A text that a spreadsheet would run as a formula is marked as text by an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
