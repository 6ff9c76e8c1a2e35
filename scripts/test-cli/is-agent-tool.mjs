/**
 * Whether a tool that a model is offered could run, read or write something. codex offers some of its models a few others
 * that no option takes away: a plan, a question to the user, and in older versions a look at an image.
 */
export function isAgentTool({ name }) {
  return AGENT_TOOLS.test(name ?? "");
}

const AGENT_TOOLS =
  /^(?:Bash|Read|Write|Edit|Glob|Grep|Task|Web\w+|shell|local_shell|exec_command|write_stdin|apply_patch)$/u;
