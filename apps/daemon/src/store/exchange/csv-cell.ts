/** A formula, behind all that a spreadsheet passes over before it looks for one. */
const FORMULA = String.raw`[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}"'\u2800]*[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const AT_START = new RegExp(String.raw`^(?=${FORMULA}|[\t\r\n])`, "u");
/** Where a spreadsheet that splits at another character begins a cell. */
const INSIDE = new RegExp(String.raw`([;\t\r\n])(?=${FORMULA})`, "gu");

/** One cell by RFC 4180. What a spreadsheet would run as a formula is marked as text by an apostrophe. */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = value.replaceAll(INSIDE, "$1'").replace(AT_START, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
