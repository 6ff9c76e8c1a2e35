import { LIMITS, type Notice } from "@antidrift/wire";

/** The notices with one more. One with the same code is replaced; the oldest goes when there are too many. */
export function withNotice(notices: readonly Notice[], { code, message }: Notice): readonly Notice[] {
  return [...withoutNotice(notices, code), { code, message }].slice(-LIMITS.notices);
}

export function withoutNotice(notices: readonly Notice[], code: string): readonly Notice[] {
  return notices.filter((notice) => notice.code !== code);
}
