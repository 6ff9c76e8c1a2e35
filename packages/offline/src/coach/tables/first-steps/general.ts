import { parseStep } from "./parse-step.js";
import { toKind } from "./to-kind.js";

/** The steps when no word of the object tells the kind of work. */
export const general = toKind({
  kind: "general",
  words: "",
  minutes: 25,
  steps: {
    progress:
      "Write down the next three steps for {object} and do the first | Three steps are written down and the first is done",
    start: "Write down the first small step for {object} and do it | The step is written down and done",
    finish:
      "Finish {object}, starting with a list of what is left | Nothing on the list of what was left is open | 45",
    understand:
      "Write down what you know about {object} and the one question to answer first | The question has a written answer, with where it came from | 30",
    think:
      "Write down three options for {object} and mark the one to try first | Three options are written down and one is marked",
    study:
      "Write down all you remember about {topic} and look up the gaps | One page from memory exists, with the gaps filled in another colour | 40",
    catchUp:
      "List what is waiting in {object}, oldest first and handle the first three | The list exists and its first three are handled",
    choose:
      "List three options for {object} with price and one drawback each | Three options are written down and one is marked | 30",
    prepare:
      "List what {object} {needs} from you and do the first item | The list is complete and its first item is ticked",
    tidy: "Clear one part of {object} and put each thing in its place | That part is clear, and nothing from it lies elsewhere",
  },
});

/** For words that name nothing to do: "stuff", "be productive", "???". */
export const findTheTask = parseStep(
  "Write down everything on your mind for five minutes and mark the one thing to do first | A list exists with exactly one thing marked | 10",
);

/** For one short word that may be a name, a code or a slip of the keyboard. */
export const nameTheStep = parseStep(
  "Write down the first small step for {topic}, in words somebody else would understand | One step is written down that another person could start | 10",
);

/** For a text that says only what not to do. */
export const insteadOf = parseStep(
  "Write down the one thing you will do instead of {topic} and begin it | One thing is written down and visibly begun | 15",
);

/** For a question nothing else fits. */
export const answerTheQuestion = parseStep(
  "Write down three possible answers to {topic} and mark the one to check first | Three answers are written down and one is marked | 20",
);

/** The steps for something to know: the words that open it, and the step. */
export const clauseSteps: readonly { readonly opens: readonly string[]; readonly step: string }[] = [
  {
    opens: ["why"],
    step: "Write down three possible reasons {topic} and check the first | Three reasons are written down, and the first is confirmed or struck out | 40",
  },
  {
    opens: ["how to"],
    step: "Find one clear guide on {topic} and write down its steps | The steps are written down, and the first has been tried | 30",
  },
  {
    opens: ["how"],
    step: "Write down {topic} in five lines and look up the line you are least sure of | Five lines are written down, and the unsure one has a source | 30",
  },
  {
    opens: ["whether", "if"],
    step: "Write down two reasons on each side and decide {topic} | Four reasons are written down, with one decision under them | 20",
  },
  {
    opens: ["what to", "where to", "who to", "when to", "which"],
    step: "Write down three ideas for {topic} and mark one | Three ideas are written down and one is marked | 20",
  },
  {
    opens: ["what", "where", "who", "when"],
    step: "Find out {topic} and write the answer down in one sentence | One sentence gives the answer, with where it came from | 20",
  },
];

/** For "3 emails": their number is the task. */
export const countedMail = parseStep("Answer {topic}, the oldest first | Each of them has its answer sent");
