import { createClient } from "@antidrift/client";

/** The daemon that served this page. */
export const daemon = createClient();
