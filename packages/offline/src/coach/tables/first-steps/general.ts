import type { KindOfWork, Step } from "./kind-of-work.js";

/** The steps when no word of the object tells the kind of work. */
export const general: KindOfWork = {
  kind: "general",
  words: "",
  minutes: 25,
  steps: {
    progress: {
      action: "Write down the next three steps for {object} and do the first",
      done: "Three steps are written down and the first is done",
    },
    start: {
      action: "Write down the first small step for {object} and do it",
      done: "The step is written down and done",
    },
    finish: {
      action: "Finish {object}, starting with a list of what is left",
      done: "Nothing on the list of what was left is open",
      minutes: 45,
    },
    understand: {
      action: "Write down what you know about {object} and the one question to answer first",
      done: "The question has a written answer, with where it came from",
      minutes: 30,
    },
    think: {
      action: "Write down three options for {object} and mark the one to try first",
      done: "Three options are written down and one is marked",
    },
    study: {
      action: "Write down all you remember about {topic} and look up the gaps",
      done: "One page from memory exists, with the gaps filled in another colour",
      minutes: 40,
    },
    catchUp: {
      action: "List what is waiting in {object}, oldest first and handle the first three",
      done: "The list exists and its first three are handled",
    },
    choose: {
      action: "List three options for {object} with price and one drawback each",
      done: "Three options are written down and one is marked",
      minutes: 30,
    },
    prepare: {
      action: "List what {object} {needs} from you and do the first item",
      done: "The list is complete and its first item is ticked",
    },
    tidy: {
      action: "Clear one part of {object} and put each thing in its place",
      done: "That part is clear, and nothing from it lies elsewhere",
    },
  },
};

/** For words that name nothing to do: "stuff", "be productive", "???". */
export const findTheTask: Step = {
  action: "Write down everything on your mind for five minutes and mark the one thing to do first",
  done: "A list exists with exactly one thing marked",
  minutes: 10,
};

/** For one short word that may be a name, a code or a slip of the keyboard. */
export const nameTheStep: Step = {
  action: "Write down the first small step for {topic}, in words somebody else would understand",
  done: "One step is written down that another person could start",
  minutes: 10,
};

/** For a text that says only what not to do. */
export const insteadOf: Step = {
  action: "Write down the one thing you will do instead of {topic} and begin it",
  done: "One thing is written down and visibly begun",
  minutes: 15,
};

/** For a question nothing else fits. */
export const answerTheQuestion: Step = {
  action: "Write down three possible answers to {topic} and mark the one to check first",
  done: "Three answers are written down and one is marked",
  minutes: 20,
};

/** The steps for something to know: the words that open it, and the step. */
export const clauseSteps: readonly { readonly opens: readonly string[]; readonly step: Step }[] = [
  {
    opens: ["why"],
    step: {
      action: "Write down three possible reasons {topic} and check the first",
      done: "Three reasons are written down, and the first is confirmed or struck out",
      minutes: 40,
    },
  },
  {
    opens: ["how to"],
    step: {
      action: "Find one clear guide on {topic} and write down its steps",
      done: "The steps are written down, and the first has been tried",
      minutes: 30,
    },
  },
  {
    opens: ["how"],
    step: {
      action: "Write down {topic} in five lines and look up the line you are least sure of",
      done: "Five lines are written down, and the unsure one has a source",
      minutes: 30,
    },
  },
  {
    opens: ["whether", "if"],
    step: {
      action: "Write down two reasons on each side and decide {topic}",
      done: "Four reasons are written down, with one decision under them",
      minutes: 20,
    },
  },
  {
    opens: ["what to", "where to", "who to", "when to", "which"],
    step: {
      action: "Write down three ideas for {topic} and mark one",
      done: "Three ideas are written down and one is marked",
      minutes: 20,
    },
  },
  {
    opens: ["what", "where", "who", "when"],
    step: {
      action: "Find out {topic} and write the answer down in one sentence",
      done: "One sentence gives the answer, with where it came from",
      minutes: 20,
    },
  },
];

/** For "3 emails": their number is the task. */
export const countedMail: Step = {
  action: "Answer {topic}, the oldest first",
  done: "Each of them has its answer sent",
};
