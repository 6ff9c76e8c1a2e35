// `pnpm bench [name ...] [--quick]`: every *.bench.mjs here, one after the other, and one table of ratios.
import { readdir } from "node:fs/promises";

const args = process.argv.slice(2);
const quick = args.includes("--quick");
const wanted = args.filter((arg) => !arg.startsWith("--"));

const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith(".bench.mjs")).toSorted();
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)));
if (chosen.length === 0) {
  console.error(`No benchmark is named ${wanted.join(", ")}. There are: ${files.join(", ")}`);
  process.exit(1);
}

/** "met", "missed", or nothing where no aim is set. */
function verdict({ ratio, aim, atLeast }) {
  if (aim === undefined) return "";
  return (atLeast ? ratio >= aim : ratio <= aim) ? "met" : "missed";
}

for (const file of chosen) {
  const { title, run } = await import(`./${file}`);
  console.log(`\n${title}`);
  const rows = await run({ quick });
  console.table(
    rows.map((row) => ({
      what: row.name,
      ratio: Number(row.ratio.toFixed(3)),
      spread: row.spread ?? "",
      aim: row.aim === undefined ? "" : `${row.atLeast ? ">=" : "<="} ${row.aim}`,
      verdict: verdict(row),
      measured: row.detail,
    })),
  );
}
