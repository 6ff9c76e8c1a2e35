/** What a screen reader is told next, politely. */
export class Announcer {
  text = $state("");

  say(text: string): void {
    // The same words twice are only read again when the text differs.
    this.text = text === this.text ? `${text}\u00A0` : text;
  }
}
