import { expect, it } from "vitest";
import { fromPs } from "./marked-processes.js";

it("reads the marks behind the commands that macOS lists", () => {
  const listing = [
    "    1 /sbin/launchd",
    "  501 /bin/sleep 79 PATH=/bin ANTIDRIFT_RUN=7/Mon_Mar_2_10:00:00_2026/a-b HOME=/Users/me",
    "  502 /bin/sleep 79 MY_ANTIDRIFT_RUN=7/x/y",
    "  503 node -e x ANTIDRIFT_RUN=8/x/c-d",
    "",
  ].join("\n");
  expect([...fromPs(listing)]).toEqual([
    { pid: 501, runId: "7/Mon_Mar_2_10:00:00_2026/a-b" },
    { pid: 503, runId: "8/x/c-d" },
  ]);
});
