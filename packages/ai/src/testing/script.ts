/** One scripted outcome: a value to answer with, or an Error to throw. */
export type Step<Value> = Value | Error;

/**
 * What a fake does when it is called: the same step each time, a list of steps used up one a call, or a function.
 * A function may return a promise, so a test can hold an answer back until it opens a gate.
 */
export type Script<Args extends readonly unknown[], Value> =
  | Step<Value>
  | ReadonlyArray<Step<Value>>
  | ((...args: Args) => Step<Value> | Promise<Step<Value>>);

/** Plays the step of call number `index`, counted from 0. Throws when nothing was scripted for it. */
export async function play<Args extends readonly unknown[], Value>(
  script: Script<Args, Value> | undefined,
  call: { readonly fake: string; readonly index: number; readonly args: Args },
): Promise<Value> {
  const step = await pick(script, call);
  if (step === undefined)
    throw new Error(`${call.fake} was called ${call.index + 1} times, which the test did not expect.`);
  if (step instanceof Error) throw step;
  return step;
}

function pick<Args extends readonly unknown[], Value>(
  script: Script<Args, Value> | undefined,
  { index, args }: { readonly index: number; readonly args: Args },
): Step<Value> | Promise<Step<Value>> | undefined {
  if (isFunction(script)) return script(...args);
  return isList(script) ? script[index] : script;
}

function isFunction<Args extends readonly unknown[], Value>(
  script: Script<Args, Value> | undefined,
): script is (...args: Args) => Step<Value> | Promise<Step<Value>> {
  return typeof script === "function";
}

function isList<Args extends readonly unknown[], Value>(
  script: Script<Args, Value> | undefined,
): script is ReadonlyArray<Step<Value>> {
  return Array.isArray(script);
}
