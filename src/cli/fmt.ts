/** `samara fmt`: the canonical text of files, printed, written back, or only compared. */
import { diagnose } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import { print } from '../driver/index.ts';
import type { Unit } from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { exit } from './exit.ts';
import { declareInputs, readUnit } from './inputs.ts';

export const fmt: CommandModule = {
  usage: 'FILE… [options]',
  about: 'Comments stay; a file of the linear IR that has some is not replaced. A file with errors is left alone.',
  examples: [
    ['samara fmt program.mpl', 'print the canonical form'],
    ['samara fmt --write src/*.mpl', 'replace the files by it'],
    ['samara fmt --check src/*.mpl', 'list files that are not in it; status 1 if there are any'],
  ],
  declare(command) {
    declareInputs(command);
    command.option('-w, --write', 'write the files back where they differ');
    command.option('-c, --check', 'list the files that differ');
  },
  async execute(words, context) {
    if (words.options['write'] === true && words.options['check'] === true) {
      return context.report.wrongUsage('--write and --check exclude each other');
    }
    let differing = 0;
    for (const name of words.args) {
      const unit = await readUnit(name, words, context, 'left out');
      if (unit !== undefined && (await formatFile(name, unit, words.options, context))) differing++;
    }
    const failed = context.report.hasErrors || (words.options['check'] === true && differing > 0);
    return failed ? exit.diagnostics : exit.done;
  },
};

/** Whether the file differs from its canonical form. */
async function formatFile(
  name: string,
  unit: Unit,
  options: Words['options'],
  { io, report }: Context,
): Promise<boolean> {
  const text = await print(unit);
  const differs = text !== unit.source.text;
  if (options['check'] === true) {
    if (differs) io.out(`${name}\n`);
  } else if (options['write'] !== true || name === '-') {
    io.out(text);
  } else if (differs) {
    report.add(losesComments(unit) ? diagnose(driverCatalogue, 'SAM0104', undefined, [name]) : writeWhole(name, text));
  }
  return differs;
}

/** The printer of the linear IR knows no comments. */
function losesComments({ ir, source }: Unit): boolean {
  return ir === 'linear' && /#|\/\//.test(source.text.replace(/"(?:[^"\\\n]|\\.)*"/g, ''));
}
