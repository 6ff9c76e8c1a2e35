import { objectsIn } from "./objects-in.js";
import type { FoundObject } from "./objects-in.js";

/**
 * Takes out what the model wrote to itself or repeated from elsewhere: reasoning blocks, tool output, examples. A block
 * that is not closed hides the rest. A closing reasoning tag without an opening one hides what comes before it, because
 * some chat templates open the block for the model. A tag within an object is text of that object.
 */
export function hideAsides(text: string): string {
  const tags = [...text.matchAll(TAG)];
  if (tags.length === 0) return text;
  const objects = readableObjectsIn(text);
  const kept: string[] = [];
  let from = 0;
  let block: string | undefined;
  let object = objects.next().value;
  for (const tag of tags) {
    const end = tag.index + tag[0].length;
    const name = (tag[2] ?? "").toLowerCase();
    const closes = tag[1] !== "";
    if (block !== undefined) {
      if (closes && name === block) [block, from] = [undefined, end];
      continue;
    }
    while (object !== undefined && (object.start < from || object.end <= tag.index))
      object = objects.next().value;
    if (object !== undefined && object.start < tag.index) continue;
    if (!closes) {
      kept.push(text.slice(from, tag.index));
      block = name;
    } else if (REASONING.test(name)) {
      kept.length = 0;
      from = end;
    }
  }
  if (block === undefined) kept.push(text.slice(from));
  return kept.join("\n");
}

const REASONING_NAMES = "think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis";
const QUOTED_NAMES =
  "examples?|tool_calls?|tool_use|tool_results?|tool_response|tool_output|function_calls?|function_results?|command_output|(?:local-command-)?std(?:out|err)|system-reminder";
const REASONING = new RegExp(`^(?:${REASONING_NAMES})$`, "u");
const TAG = new RegExp(`[<[◁](/?)(${REASONING_NAMES}|${QUOTED_NAMES})(?:\\s[^<>{}]{0,200})?[>\\]▷]`, "giu");

function* readableObjectsIn(text: string): Generator<FoundObject, undefined> {
  for (const object of objectsIn(text)) if (object.value !== undefined) yield object;
}
