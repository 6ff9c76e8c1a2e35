import {
  changeOneThing,
  getWhatIsMissing,
  lookBeforeRemoving,
  openTheLink,
  runTheMachine,
  takeOnTheTrouble,
} from "../tables/first-steps/by-form.js";
import { general } from "../tables/first-steps/general.js";
import { objectOf, quoted, type TaskObject } from "../classify/object-of.js";
import { startsWithVerb } from "../classify/starts-with-verb.js";
import { type TimedStep, timedStep } from "./timed-step.js";

/** The step for a text that is known by its form, whatever it is about; undefined for most. */
export function stepByForm(text: string): TimedStep | undefined {
  if (REMOVES.test(text)) return timedStep(lookBeforeRemoving, quoted(text), general);
  const link = LINK.exec(text)?.[1];
  if (link !== undefined) return timedStep(openTheLink, plain(link), general);
  if (MACHINE.test(text)) return timedStep(runTheMachine, plain(text), general);
  if (CHANGE.test(text)) return timedStep(changeOneThing, plain(text.replace(/^B/u, "b")), general);
  return troubleWith(text);
}

/** "essay: fix intro": a task under a heading, which is kept with it; "agenda: budget, hiring" is about the heading. */
export function underHeading(text: string): { readonly task: string; readonly heading?: string } {
  const [, heading = "", note = ""] = NOTE.exec(text) ?? [];
  if (note === "" || (heading.includes(" ") && startsWithVerb(heading))) return { task: text };
  if (startsWithVerb(note)) return { task: note, heading };
  return /,/u.test(note) ? { task: heading } : { task: text };
}

const REMOVES =
  /^(?:sudo\s+)?(?:rm\s+-|(?:drop\s+(?:table|database|schema)|truncate\s+table)\s+(?:if exists\s+)?\S+\s*(?:;|$|\s(?:in|on|from|cascade)\b)|del\s+\/|mkfs|dd\s+if=|git\s+(?:reset\s+--hard|clean\s+-|push\s+(?:-f|--force))|terraform\s+destroy|kubectl\s+delete|docker\s+(?:system\s+)?prune|wipe\s+(?:the\s+|my\s+)?(?:disk|drive|database|server)(?=$|\s(?:on|of|in|before)\b)|delete\s+from\s+\S+\s*(?:;|$|where\b))/iu;
const LINK =
  /^(?:(?:[Ss]ee|[Cc]heck|[Cc]heck out|[Ll]ook at|[Gg]o to|[Oo]pen)\s+)?(?:(?:this |the )?(?:ticket|issue|link|page|site)\s+)?(\p{Co}(?:\s\p{Co})*|[A-Z][A-Z\d]{1,9}-\d+|#\d+)$/u;
const MACHINE =
  /^(?:start|start up|run|turn on|switch on|fire up)\s+(?:(?:the|my|a|our)\s+)?(?:[\w-]+\s+)?(?:dishwasher|washing machine|washer|dryer|oven|rice cooker|slow cooker|bread ?maker|instant pot|crock ?pot|robot vacuum|roomba|kettle|sprinklers?|heating|car|engine|backup|download|upload|export|render|build|training run|printer|coffee (?:machine|maker)|generator|server)$/iu;
const CHANGE =
  /^(?:(?:be|become)\s+(?!on top|done|prepared|ready|better at|productive|sure\b|back\b|there\b|at\b|in\b)\S|(?:eat|drink|exercise|walk|move|wake up|get up|go to bed|go to sleep|listen)\s+(?:(?:a (?:bit|little)|much|way)\s+)?(?:more|better|healthier|healthy|earlier|sooner|regularly|slower)\b)/iu;

/** "report: numbers missing", "docker image too big": a thing, and what is wrong with it. */
function troubleWith(text: string): TimedStep | undefined {
  const [, thing = "", note = ""] = NOTE.exec(text) ?? STATE.exec(text) ?? [];
  if (
    thing === "" ||
    thing.split(" ").length > 6 ||
    (thing.includes(" ") && startsWithVerb(thing)) ||
    startsWithVerb(note)
  )
    return undefined;
  if (!TROUBLE.test(note)) return undefined;
  const lacking = MISSING.test(note) ? note.replaceAll(MISSING_WORDS, "").trim() : "";
  const { action, ...step } = lacking === "" ? takeOnTheTrouble : getWhatIsMissing;
  const filled = action.replace("{note}", () => lacking || note);
  return timedStep({ ...step, action: filled }, objectOf(thing), general);
}

const NOTE = /^(\p{L}[^:]{1,60}?)\s*:\s+(\S.*)$/u;
const STATE =
  /^(.{2,60}?)\s+(?:is\s+|are\s+)?((?:still\s+)?(?:too\s+(?:big|small|slow|long|short|full|hot|cold|loud|many|old|tight|loose|heavy|complicated)|not working|broken|leaking|missing|failing|crashing|overdue|out of date|jammed))$/iu;
const TROUBLE =
  /\b(?:missing|needs?|lacks?|wait\w*|outstanding|late|overdue|broken|broke|fail\w*|leak\w*|down|wrong|errors?|too|hasn't|haven't|isn't|aren't|doesn't|don't|won't|can't|not|never|no|still|stuck|jammed|unpaid|lost|slow|crash\w*|bugs?|asks?|asked|wants?|due|expired|blocked|unclear|left|working|out of date|feedback)\b/iu;
const MISSING = /\b(?:missing|needs?|lacks?|outstanding|wait\w*)\b/iu;
const MISSING_WORDS =
  /(?:\b(?:is|are|still)\s+)*\b(?:missing|needs?|lacks?|outstanding|waiting for|waiting on)\b/giu;

function plain(text: string): TaskObject {
  return { topic: text, object: text, isPlural: false, isClause: false };
}
