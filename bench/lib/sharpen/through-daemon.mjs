import { createClient } from "@antidrift/client";
import { readStates } from "@antidrift/client/events";

/** Presses Sharpen in a running daemon and waits until the proposal is there. The result is the time it took. */
export async function timeSharpen({ url, intent, prepareMs }) {
  const client = createClient({ url });
  const states = readStates({ url });
  // The stream is open before anything is timed.
  await states.next();
  try {
    await client.enterPlanning();
    if (prepareMs !== undefined) {
      await client.prepareCoach();
      await new Promise((resolve) => {
        setTimeout(resolve, prepareMs);
      });
    }
    const started = performance.now();
    const { coach } = await client.requestCoach({ intent });
    await proposal(states, coach.generation);
    const ms = performance.now() - started;
    await client.end();
    return ms;
  } finally {
    await states.return();
  }
}

/** Reads States until one has the answer to this question. */
async function proposal(states, generation) {
  for (;;) {
    const { value, done } = await states.next();
    if (done) throw new Error("the daemon ended its events");
    const { coach } = value;
    if (coach?.generation !== generation) continue;
    if (coach.status === "error") throw new Error(`the coach failed: ${coach.error}`);
    if (coach.status === "ready") return;
  }
}
