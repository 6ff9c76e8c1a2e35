import type { Step } from "./kind-of-work.js";

/** For a command that removes things: look first. */
export const lookBeforeRemoving: Step = {
  action: "Write down what {topic} would remove and check each line before you run it",
  done: "The list is checked, and nothing on it is still needed",
  minutes: 10,
};

/** For an address or a ticket to look at. */
export const openTheLink: Step = {
  action: "Open {topic} and write down the first thing it asks of you",
  done: "One line says what it asks for and what you do first",
  minutes: 15,
};

/** For a thing that lacks something: "report: numbers missing". */
export const getWhatIsMissing: Step = {
  action: "Look up or ask for what is missing in {object}: {note}",
  done: "What was missing is there, or a request for it is sent with a date",
  minutes: 20,
};

/** For a thing with something wrong: "PR 231: tests failing". */
export const takeOnTheTrouble: Step = {
  action: "Take the first step with {object}: {note}",
  done: "One step is done, and the next is written down",
  minutes: 25,
};

/** For somebody who wants to be or to live otherwise: "be nicer to my sister". */
export const changeOneThing: Step = {
  action: "Write down one thing you can do today to {topic} and do it",
  done: "The one thing is written down and done",
  minutes: 15,
};

/** For a statement that something does not work: "login page returns 500 for new users". */
export const lookAtTheFault: Step = {
  action: "Look at what is wrong ({topic}) and write down the first thing to try",
  done: "What you saw and the first thing to try are written down",
  minutes: 25,
};

/** For a machine that does the work. */
export const runTheMachine: Step = {
  action: "{topic}",
  done: "It is running, with no warning",
  minutes: 10,
};
