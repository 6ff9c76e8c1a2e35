/** What a message is, by its number in the protocol. */
export const MESSAGE = { call: 1, reply: 2, error: 3, signal: 4 } as const;

/** Sent with a call that wants no reply. */
export const NO_REPLY_EXPECTED = 1;

/** A D-Bus message with arguments of the basic types, and lists of strings. */
export interface DbusMessage {
  readonly type: number;
  readonly flags?: number;
  readonly serial: number;
  readonly path?: string;
  readonly interface?: string;
  readonly member?: string;
  readonly errorName?: string;
  readonly replySerial?: number;
  readonly destination?: string;
  readonly sender?: string;
  /** Types of the arguments: "sas" is a string and a list of strings. */
  readonly signature?: string;
  readonly args: ReadonlyArray<DbusValue>;
}

export type DbusValue = string | number | boolean | readonly string[];

/** A list of strings, and the dictionary of options, which is always sent empty. */
const COMPLETE_TYPE = /a\{sv\}|as|./gu;

/** The types of a signature, one an argument. */
export function completeTypes(signature: string): readonly string[] {
  return signature.match(COMPLETE_TYPE) ?? [];
}

/** Header fields: their code, their type, and where the message keeps them. */
export const HEADER_FIELDS = [
  { code: 1, type: "o", key: "path" },
  { code: 2, type: "s", key: "interface" },
  { code: 3, type: "s", key: "member" },
  { code: 4, type: "s", key: "errorName" },
  { code: 5, type: "u", key: "replySerial" },
  { code: 6, type: "s", key: "destination" },
  { code: 7, type: "s", key: "sender" },
  { code: 8, type: "g", key: "signature" },
] as const;
