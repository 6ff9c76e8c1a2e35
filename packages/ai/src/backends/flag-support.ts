import type { ArgumentGroup } from "./cli-adapter.js";

/**
 * Remembers which options each installed version refused. Support is found by use: a version that does not know an
 * option says so at once and by name, before it sends anything, which is more exact than its help text (claude's does
 * not list `--max-turns`) and costs a known version nothing.
 */
export class FlagSupport {
  readonly #refused = new Map<string, Set<string>>();

  /** The groups to use with one installed version. */
  supported(version: string, groups: readonly ArgumentGroup[]): readonly ArgumentGroup[] {
    const refused = this.#refused.get(version);
    if (refused === undefined) return groups;
    return groups.filter(
      (group) => group.required === true || !(refused.has(ALL) || isRefused(group, refused)),
    );
  }

  /** Notes a refusal. False when that changes nothing, so that trying again would end the same way. */
  learn(version: string, flag: string, groups: readonly ArgumentGroup[]): boolean {
    const before = this.supported(version, groups).length;
    const refused = this.#refused.get(version) ?? new Set<string>();
    this.#refused.set(version, refused);
    refused.add(flag);
    // An option that is not one of ours, or that we must have: the plain command is what is left to try.
    if (this.supported(version, groups).length === before) refused.add(ALL);
    return this.supported(version, groups).length < before;
  }
}

const ALL = "*";

function isRefused(group: ArgumentGroup, refused: ReadonlySet<string>): boolean {
  return group.args.some((arg) => typeof arg === "string" && refused.has(arg));
}
