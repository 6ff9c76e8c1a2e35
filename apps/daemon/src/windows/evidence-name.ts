const EVIDENCE_NAMES = [
  "auto",
  "off",
  "http",
  "x11",
  "sway",
  "hyprland",
  "wlroots",
  "kde",
  "gnome",
  "activitywatch",
  "macos",
  "windows",
] as const;

/** What `ANTIDRIFT_EVIDENCE` may say: "auto" looks at the session, "http" waits for `POST /evidence/window`. */
export type EvidenceName = (typeof EVIDENCE_NAMES)[number];

/** The name that `text` is; `undefined` when it is none. */
export function toEvidenceName(text: string): EvidenceName | undefined {
  return EVIDENCE_NAMES.find((name) => name === text);
}

/** For the refusal of an unknown name. */
export const KNOWN_EVIDENCE_NAMES = EVIDENCE_NAMES.join(", ");
