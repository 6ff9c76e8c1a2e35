import { expect, it } from "vitest";
import { explainStartFailure } from "./explain-start-failure.js";
import { StartError } from "./start-error.js";

it("prints a sentence for the user, and of a fault of ours where it happened", () => {
  expect(explainStartFailure(new StartError("Port 1 is in use."))).toBe("Port 1 is in use.");
  expect(explainStartFailure(new Error("oh"))).toContain("explain-start-failure.test.ts");
});

it("prints nothing that a terminal would obey", () => {
  const error = new StartError("a\u001b]0;title\u0007b\u009b2Jc\rd\u007f\ne\tf");
  expect(explainStartFailure(error)).toBe("a?]0;title?b?2Jc?d?\ne\tf");
});
