import { asideTags } from "./aside-tags.js";
import { objectsIn } from "../json/objects-in.js";
import type { FoundObject } from "../json/objects-in.js";

/**
 * Takes out what the model wrote to itself or repeated from elsewhere: reasoning blocks, drafts, comments, tool output,
 * examples. A block that is not closed hides the rest. A closing reasoning tag without an opening one hides what comes
 * before it, because some chat templates open the block for the model. A tag within an object is text of that object.
 */
export function hideAsides(text: string): string {
  const tags = asideTags(text);
  if (!tags.some(({ opens, hidesBefore }) => opens || hidesBefore)) return text;
  const objects = readableObjectsIn(text);
  const kept: string[] = [];
  let from = 0;
  let block: string | undefined;
  let object = objects.next().value;
  for (const { start, end, block: name, opens, closes, hidesBefore } of tags) {
    if (block !== undefined) {
      if (closes && name === block) [block, from] = [undefined, end];
      continue;
    }
    while (object !== undefined && (object.start < from || object.end <= start))
      object = objects.next().value;
    if (object !== undefined && object.start < start) continue;
    if (opens) {
      kept.push(text.slice(from, start));
      block = name;
    } else if (hidesBefore) {
      kept.length = 0;
      from = end;
    }
  }
  if (block === undefined) kept.push(text.slice(from));
  return kept.join("\n");
}

function* readableObjectsIn(text: string): Generator<FoundObject, undefined> {
  for (const object of objectsIn(text)) if (object.value !== undefined) yield object;
}
