/**
 * What a model with channels says to the user: the message on its `final` channel, whether the tokens that separate
 * channels are still there or were dropped and left only the names. A text without channels is returned as it is; one
 * that never comes to the final channel says nothing.
 */
export function finalChannel(text: string): string {
  if (!BEGINS_WITH_CHANNEL.test(text)) return BEGINS_WITH_NAME.test(text) ? afterName(text) : text;
  const final = FINAL.exec(text);
  return final === null ? "" : text.slice(final.index + final[0].length);
}

const BEGINS_WITH_CHANNEL = /^\s*<\|(?:start|channel)\|>/u;
const FINAL = /<\|channel\|>\s*final\b[^<]{0,100}(?:<\|constrain\|>[^<]{0,100})?<\|message\|>/u;
const BEGINS_WITH_NAME = /^\s*(?:analysis|commentary)/u;
const NAME = "assistantfinal";

/** Without the tokens this is a guess by the joined name, which no prose has. */
function afterName(text: string): string {
  const at = text.indexOf(NAME);
  return at === -1 ? text : text.slice(at + NAME.length);
}
