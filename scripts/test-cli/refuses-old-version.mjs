import { deepEqual, equal, match } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { makeCustomisedHome } from "./make-home.mjs";

/** Throws unless a version without the options we need is told from others, and neither asked nor let loose. */
export async function refusesOldVersion(context) {
  const { home, traces } = makeCustomisedHome(context.model);
  const backend = context.backend({ home, warmStart: true });
  const status = await backend.status();
  equal(status.status, "not_runnable");
  match(status.remedy, /^Update `(?:claude|codex)`/u);
  backend.warm();
  const { error } = await context.coach("ok", { backend });
  equal(error?.reason, "not_runnable");
  match(error.detail, /^Update `(?:claude|codex)`/u);
  equal(context.model.requests.length + context.model.strays.length, 0, "somebody was asked");
  deepEqual(readdirSync(traces), [], "hooks or servers of the user ran");
}
