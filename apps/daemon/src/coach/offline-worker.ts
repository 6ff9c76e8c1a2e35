import { workerData } from "node:worker_threads";
import { loadOfflineCoach } from "@antidrift/offline";
import type { DraftThreadData } from "./offline-drafts.js";

// Runs in a thread of its own: to load the language library takes some half a second, in which nothing else is answered.
const { port, answers } = workerData as DraftThreadData;
const coach = await loadOfflineCoach();

function answer(id: number, proposal?: ReturnType<typeof coach.propose>): void {
  port.postMessage({ id, proposal });
  Atomics.add(answers, 0, 1);
  Atomics.notify(answers, 0);
}

answer(0);
port.on("message", ({ id, intent }: { id: number; intent: string }) => answer(id, coach.propose(intent)));
