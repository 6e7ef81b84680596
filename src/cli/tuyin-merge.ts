/**
 * `samara tuyin linearmerge` and `maxmerge` of a module: what the pass has made of its functions, and with `-o` the program that it
 * gives, as stack code.
 *
 *     function  line  reads  bytes
 *     count     12    4      13
 */
import { alignColumns } from '../base/text-width.ts';
import { stackUnit } from '../driver/tuyin-program.ts';
import { graphPasses, type GraphPassName } from '../tuyin/graph/passes.ts';
import type { TuyinCode } from '../tuyin/program.ts';
import { textOption, type Context, type Words } from './command.ts';
import { exit } from './exit.ts';
import { deliverUnit, printJson } from './results.ts';

type Merge = Extract<GraphPassName, 'linear-merge' | 'max-merge'>;

/** The program after a pass, if a file for it is given. */
export async function writeMerged(pass: Merge, code: TuyinCode, words: Words, context: Context): Promise<number> {
  if (textOption(words, 'output') === undefined) return exit.done;
  const { graph } = graphPasses[pass].run(code.graph);
  const { value: unit, diagnostics } = await stackUnit({ ...code, graph });
  context.report.addAll(diagnostics);
  return unit === undefined ? exit.diagnostics : deliverUnit(unit, words, context);
}

export async function runLinearMerge(code: TuyinCode, words: Words, context: Context): Promise<number> {
  const { columns, run } = graphPasses['linear-merge'];
  const { changes } = run(code.graph);
  const { io, report } = context;
  if (report.json)
    printJson(
      io,
      changes.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]]))),
    );
  else
    io.out(
      changes.length === 0
        ? 'no reads follow each other\n'
        : alignColumns([columns, ...changes.map((row) => row.map(String))]),
    );
  return writeMerged('linear-merge', code, words, context);
}
