/**
 * Finds when a usage limit ends in a program's sentence: "1pm (Europe/Berlin)", "in 3 days 4 hours".
 * A number of seconds or a Unix time is put in words, because a person is to read it.
 */
export function resetTime(text: string): string | undefined {
  const words = text.slice(0, MAX_CHARS);
  return fromUnixTime(words) ?? fromSeconds(words) ?? fromWords(words);
}

const MAX_CHARS = 8000;

function fromUnixTime(text: string): string | undefined {
  const match = /(?:limit reached\||"?resets?_at"?[:=]\s*)(\d{10})(?:\d{3})?\b/iu.exec(text);
  if (match === null) return undefined;
  const iso = new Date(Number(match[1]) * 1000).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

function fromSeconds(text: string): string | undefined {
  const match = /"?(?:resets?_in_seconds|resets_after_seconds)"?[:=]\s*(\d{1,9})\b/iu.exec(text);
  if (match === null) return undefined;
  const minutes = Math.max(1, Math.ceil(Number(match[1]) / 60));
  return minutes < 120 ? `in ${minutes} min` : `in ${Math.ceil(minutes / 60)} h`;
}

function fromWords(text: string): string | undefined {
  const match =
    /\b(?:(?:your )?limit )?(?:will )?(?:resets?|try again|available again|retry(?= (?:in|at)\b))\b(?: (?:at|on))?:? ((?:in )?[^\n|·∙•;<>{}"]{1,60})/iu.exec(
      text,
    );
  const time = match?.[1]?.replace(/(?:[.!]+(?:\s.*)?|,+|\s+(?:or|to|unless)\s.*)$/iu, "").trim();
  // "try again later" names no time.
  return time !== undefined &&
    /\d|\b(?:tomorrow|midnight|noon|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/iu.test(time)
    ? time
    : undefined;
}
