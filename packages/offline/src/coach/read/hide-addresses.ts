/** A text whose web and mail addresses are single characters, which no rule about words can take apart. */
export interface WithoutAddresses {
  readonly text: string;
  /** Puts the addresses back into whatever was made of the text. */
  readonly restore: (text: string) => string;
}

/** Hides addresses behind characters of private use, which the text itself loses. */
export function hideAddresses(raw: string): WithoutAddresses {
  const hidden: string[] = [];
  const text = raw.replaceAll(/\p{Co}/gu, " ").replaceAll(ADDRESS, (address) => {
    if (hidden.length === MOST) return address;
    const [bare = address] = /^.*?(?=[.,;:!?)\]>"']*$)/u.exec(address) ?? [];
    hidden.push(readable(bare));
    return String.fromCodePoint(FIRST + hidden.length - 1) + address.slice(bare.length);
  });
  const restore = (made: string): string =>
    made.replaceAll(/[\uE000-\uE0FF]/gu, (char) => hidden[(char.codePointAt(0) ?? FIRST) - FIRST] ?? "");
  return { text, restore };
}

/** Whether the text is one address or several, and nothing else. */
export function isAddress(text: string): boolean {
  return /^[\uE000-\uE0FF](?:\s[\uE000-\uE0FF])*$/u.test(text);
}

const FIRST = 0xe000;
const MOST = 256;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>]{2,}|[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+|(?<![\w./\\-])[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.[a-z]{2,12}\/[^\s<>]*/giu;

/** The place without the rest, where an address is longer than anybody reads. */
function readable(address: string): string {
  return address.length <= 80
    ? address
    : (/^(?:https?:\/\/)?[^/?#]+/u.exec(address)?.[0] ?? address).slice(0, 80);
}
