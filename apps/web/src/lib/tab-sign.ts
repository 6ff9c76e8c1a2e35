import { clock, type Countdown } from "./countdown.js";

const STEPS = 60;
const RADIUS = 12;

/** The countdown as it fits into a tab: title and favicon. Writes only what changed. */
export class TabSign {
  readonly #document: Pick<Document, "title" | "querySelector">;
  #icon = "";

  constructor(document: Pick<Document, "title" | "querySelector">) {
    this.#document = document;
  }

  /** @param isDrifting whether what is in front has been something else for long enough to say so. */
  show(countdown: Countdown | undefined, text: string, isDrifting = false): void {
    const title = countdown === undefined ? `${text} · AntiDrift` : `${clock(countdown.secs)} · ${text}`;
    if (this.#document.title !== title) this.#document.title = title;
    const icon = countdown === undefined ? "/favicon.svg" : countdownIcon(countdown, isDrifting);
    if (icon === this.#icon) return;
    this.#icon = icon;
    this.#document.querySelector('link[rel="icon"]')?.setAttribute("href", icon);
  }
}

/** A ring that empties; in overtime, and with the sign of a drift, in another colour and form. Legible on light and dark tabs. */
export function countdownIcon({ overtime, fraction }: Countdown, isDrifting = false): string {
  const length = 2 * Math.PI * RADIUS;
  const left = (Math.ceil(fraction * STEPS) / STEPS) * length;
  const picture = isDrifting
    ? `<circle cx="16" cy="16" r="12" fill="none" stroke="#a94fc0" stroke-width="7" stroke-dasharray="6.4 6.17"/>`
    : overtime
      ? `<circle cx="16" cy="16" r="15" fill="#d98a1f"/><path d="M16 8v10" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cx="16" cy="24" r="2.4" fill="#fff"/>`
      : `<g fill="none" stroke-width="7" transform="rotate(-90 16 16)"><circle cx="16" cy="16" r="${RADIUS}" stroke="#8a9499" stroke-opacity=".45"/><circle cx="16" cy="16" r="${RADIUS}" stroke="#2a8790" stroke-dasharray="${left.toFixed(1)} ${length.toFixed(1)}"/></g>`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${picture}</svg>`)}`;
}
