/** A value as TOML on one line, tables inline: what `codex -c key=value` takes. */
export function tomlValue(value: unknown): string {
  if (typeof value === "string") return tomlString(value);
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint")
    return String(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.map((item) => tomlValue(item)).join(",")}]`;
  if (typeof value !== "object" || value === null) throw new TypeError(`TOML has no ${typeof value}`);
  const entries = Object.entries(value).map(([key, item]) => `${tomlString(key)}=${tomlValue(item)}`);
  return `{${entries.join(",")}}`;
}

/** JSON's escapes are TOML's, but for DEL, which TOML wants escaped too. */
function tomlString(text: string): string {
  return JSON.stringify(text).replaceAll("\u007F", String.raw`\u007F`);
}
