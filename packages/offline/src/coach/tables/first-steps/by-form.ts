import { parseStep } from "./parse-step.js";

/** For a command that removes things: look first. */
export const lookBeforeRemoving = parseStep(
  "Write down what {topic} would remove and check each line before you run it | The list is checked, and nothing on it is still needed | 10",
);

/** For an address or a ticket to look at. */
export const openTheLink = parseStep(
  "Open {topic} and write down the first thing it asks of you | One line says what it asks for and what you do first | 15",
);

/** For a thing that lacks something: "report: numbers missing". */
export const getWhatIsMissing = parseStep(
  "Look up or ask for what is missing in {object}: {note} | What was missing is there, or a request for it is sent with a date | 20",
);

/** For a thing with something wrong: "PR 231: tests failing". */
export const takeOnTheTrouble = parseStep(
  "Take the first step with {object}: {note} | One step is done, and the next is written down | 25",
);

/** For somebody who wants to be or to live otherwise: "be nicer to my sister". */
export const changeOneThing = parseStep(
  "Write down one thing you can do today to {topic} and do it | The one thing is written down and done | 15",
);

/** For a statement that something does not work: "login page returns 500 for new users". */
export const lookAtTheFault = parseStep(
  "Look at what is wrong ({topic}) and write down the first thing to try | What you saw and the first thing to try are written down | 25",
);

/** For a machine that does the work. */
export const runTheMachine = parseStep("{topic} | It is running, with no warning | 10");
