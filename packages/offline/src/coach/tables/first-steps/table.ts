import { atHome } from "./at-home.js";
import { atTheDesk } from "./at-the-desk.js";
import { inboxAndAdmin } from "./inbox-and-admin.js";
import type { KindOfWork } from "./kind-of-work.js";
import { toKind } from "./to-kind.js";
import { learning } from "./learning.js";
import { peopleAndSelf } from "./people-and-self.js";
import { software } from "./software.js";

/** Every kind of work the offline coach knows a first step for. Add rows in the file of their area. */
export const kindsOfWork: readonly KindOfWork[] = [
  ...atTheDesk,
  ...software,
  ...inboxAndAdmin,
  ...learning,
  ...atHome,
  ...peopleAndSelf,
].map(toKind);
