/**
 * The text that a terminal would show: colours, titles, links and the like leave no trace, a line that was written over
 * or erased is gone. Enough of a terminal for progress displays and redrawn answers; columns are not modelled, so what is
 * written over is dropped as a whole line. Also drops byte order marks and, as a terminal does, NUL.
 */
export function renderTerminal(text: string): string {
  const plain = text.replace(BYTE_ORDER_MARK, "");
  if (!CONTROL.test(plain)) return plain;
  const screen = new Screen();
  for (const { 0: piece, groups } of plain.matchAll(PIECE)) {
    if (groups?.["shown"] !== undefined) screen.print(piece);
    else screen.control(piece, groups ?? {});
  }
  return screen.text();
}

class Screen {
  readonly #lines: string[] = [];
  #line: string[] = [];
  /** The cursor is back at the start of the line: what comes next is written over it. */
  #returned = false;

  print(text: string): void {
    if (this.#returned) this.#eraseLine();
    this.#line.push(text);
  }

  control(piece: string, { count = "", final = "" }: Partial<Record<string, string>>): void {
    if (piece === "\n") this.#newLine();
    else if (piece === "\r") this.#returned = true;
    else if (piece === "\b") this.#backspace();
    else if (piece === RESET) this.#clear();
    else this.#command(final, Number(count));
  }

  text(): string {
    return [...this.#lines, this.#line.join("")].join("\n");
  }

  #newLine(): void {
    this.#lines.push(this.#line.join(""));
    this.#line = [];
    this.#returned = false;
  }

  #eraseLine(): void {
    this.#line = [];
    this.#returned = false;
  }

  #backspace(): void {
    const last = this.#line.pop();
    if (last !== undefined && last.length > 1) this.#line.push(last.slice(0, -1));
  }

  /** The commands that move or erase; colours, titles and modes show nothing. */
  #command(final: string, count: number): void {
    if (final === "A" || final === "F") this.#up(Math.max(1, count));
    else if (final === "B" || final === "E") this.#newLine();
    else if (final === "C") this.print(" ".repeat(Math.min(Math.max(1, count), MAX_INDENT)));
    else if (final === "G" && count <= 1) this.#returned = true;
    else if (final === "K" && (count === 2 || this.#returned)) this.#eraseLine();
    else if ((final === "H" && count <= 1) || (final === "J" && count >= 2)) this.#clear();
  }

  #up(count: number): void {
    this.#lines.length = Math.max(0, this.#lines.length - count);
    this.#eraseLine();
  }

  #clear(): void {
    this.#lines.length = 0;
    this.#eraseLine();
  }
}

/** More spaces than this say nothing. */
const MAX_INDENT = 40;
const RESET = "\u001bc";
const BYTE_ORDER_MARK = /^[\ufeff\ufffe]/u;
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\0-\u0008\u000b-\u001f\u007f-\u009f]/u;
/* oxlint-disable no-control-regex -- as above */
const PIECES = [
  /(?<shown>[^\0-\u0008\n-\u001f\u007f-\u009f]+)/u,
  // CSI: cursor moves, erasing, colours.
  /(?:\u001b\[|\u009b)(?<count>\d{0,4})[0-?]*[ -/]*(?<final>[@-~])/u,
  // OSC, DCS, SOS, PM, APC: titles and links, up to their terminator.
  /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\0-\u001f\u009c]*(?:\u0007|\u001b\\|\u009c)?/u,
  /\u001b[ -/]*[0-~]?/u,
  /[^]/u,
];
/* oxlint-enable no-control-regex */
const PIECE = new RegExp(PIECES.map(({ source }) => source).join("|"), "gu");
