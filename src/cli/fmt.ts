/** `samara fmt`: the canonical text of files, printed, written back, or only compared. */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import { print, type FormatRow } from '../driver/index.ts';
import type { Unit } from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf, filesOf } from './input-files.ts';
import { declareInputs, readUnit } from './inputs.ts';
import { printJson } from './results.ts';

export const fmt: CommandModule = {
  usage: 'FILE|FOLDER… [options]',
  about:
    'A folder means all files of known extensions in it and below. Comments stay. A file with errors is left alone.',
  examples: [
    ['samara fmt program.mpl', 'print the canonical form'],
    ['samara fmt --write src/*.mpl', 'replace the files by it'],
    ['samara fmt --check src', 'list files of a folder that are not in it; status 1 if there are any'],
  ],
  json: { prints: ['Formatted[]'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    command.option('-w, --write', 'write the files back where they differ');
    declareInputs(command);
    command.option('-c, --check', 'list the files that differ');
  },
  async execute(words, context) {
    if (words.options['write'] === true && words.options['check'] === true) {
      return context.report.wrongUsage('--write and --check exclude each other');
    }
    const done: Formatted[] = [];
    const isPrinted = words.options['write'] !== true && words.options['check'] !== true;
    for (const name of filesOf(words, context, textExtensions())) {
      context.status.show(`formatting ${name}`);
      const refuse = (row: FormatRow): Diagnostic | undefined => (isPrinted ? undefined : refuseOther(name, row));
      const unit = await readUnit(name, words, context, 'left out', { refuse, isPart: true });
      if (unit !== undefined) done.push(await formatFile(name, unit, words.options, context));
    }
    if (context.report.json) printJson(context.io, done);
    const failed = context.report.hasErrors || (words.options['check'] === true && done.some(({ differs }) => differs));
    return failed ? exit.diagnostics : exit.done;
  },
};

interface Formatted {
  readonly file: string;
  readonly differs: boolean;
  readonly written: boolean;
  readonly text?: string;
}

async function formatFile(
  file: string,
  unit: Unit,
  options: Words['options'],
  { io, report }: Context,
): Promise<Formatted> {
  const text = await print(unit);
  const differs = text !== unit.source.text;
  const isListed = options['check'] === true;
  if (isListed || (options['write'] === true && file !== '-')) {
    if (isListed && differs && !report.json) io.out(`${file}\n`);
    return { file, differs, written: !isListed && differs && replace(file, text, report) };
  }
  if (!report.json) io.out(text);
  return { file, differs, written: false, text };
}

/** Whether the file has been replaced. */
function replace(file: string, text: string, report: Context['report']): boolean {
  const problem = writeWhole(file, text);
  report.add(problem);
  return problem === undefined;
}

function textExtensions(): string[] {
  return extensionsOf((_language, format) => isText(format));
}

function isText({ binary, document }: FormatRow): boolean {
  return binary !== true && document !== true;
}

function refuseOther(file: string, row: FormatRow): Diagnostic | undefined {
  return isText(row) ? undefined : diagnose(driverCatalogue, 'SAM0104', undefined, [file]);
}
