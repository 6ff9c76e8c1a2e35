import { expect, it } from "vitest";
import { listedOptions } from "./listed-options.js";

it("reads the options where a help text describes them, in the layouts of both programs", () => {
  const help = `Usage: claude [options] [command] [prompt]

Options:
  -p, --print                           Print response and exit. Use --resume to go on.
  --tools <tools...>                    Specify the list of available tools
      --color <COLOR>
  -c, --config <key=value>
          Override a value, see --profile
  --allowedTools, --allowed-tools <tools...>  Comma separated
  --settings=<file>
  -h, --help                            Display help
`;
  expect([...(listedOptions(help) ?? [])]).toEqual([
    "-p",
    "--print",
    "--tools",
    "--color",
    "-c",
    "--config",
    "--allowedTools",
    "--allowed-tools",
    "--settings",
    "-h",
    "--help",
  ]);
});

it.each(["", "next_action: run --tools now", '{"a":"--b"}', "unknown command --help"])(
  "takes %j for no help text",
  (text) => {
    expect(listedOptions(text)).toBeUndefined();
  },
);
