/** `samara as`: a file that is right, in the binary form of its language or in another format that can be written. */
import { binaryFormat, languageOf, verify, write, writtenAs, writtenFormats, writtenInto } from '../driver/index.ts';
import type { Unit } from '../driver/index.ts';
import { detectFormat } from '../driver/formats.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, readUnit } from './inputs.ts';
import { printJson } from './results.ts';

export const as: CommandModule = {
  usage: 'FILE -o OUT [options]',
  about:
    'Every command reads the binary form like the text. Comments, places and the source go with it unless --strip leaves ' +
    'them out. The format is what --to says (its name, or an extension), else what the name of OUT says, else the binary ' +
    'form of the language.',
  examples: [
    ['samara as hello.ti -o hello.tb', 'write the binary form'],
    ['samara as hello.ti --strip -o hello.tb', 'only what the program means'],
    ['samara as hello.tb --to tuyin -o -', 'any format of the language: here the text'],
  ],
  json: { prints: ['Written'] },
  get extensions() {
    return extensionsOf((_language, { read, readBytes }) => (read ?? readBytes) !== undefined);
  },
  declare(command) {
    declareInputs(command);
    command.option('--to <format>', 'the format to write, by its name or extension');
    command.option('--strip', 'leave out comments, places and the source text');
    command.requiredOption('-o, --output <file>', 'where to write; - is standard output');
  },
  async execute(words, context) {
    const { report } = context;
    const output = textOption(words, 'output') ?? '-';
    if (words.args.length !== 1) return report.wrongUsage('as takes one file');
    if (report.json && output === '-')
      return report.wrongUsage('--json and -o - exclude each other', 'standard output takes one of them');
    const unit = await readUnit(words.args[0], words, context);
    if (unit !== undefined) report.addAll(await verify(unit));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const format = formatWanted(unit, textOption(words, 'to'), output);
    return format === undefined ? refuseFormat(unit, words, context) : writeAs(unit, format, output, words, context);
  },
};

function formatWanted(unit: Unit, name: string | undefined, output: string): string | undefined {
  if (name !== undefined) return writtenAs(unit, name);
  return writtenInto(unit, output) ?? (detectFormat(output, '') === undefined ? binaryFormat(unit) : undefined);
}

function refuseFormat(unit: Unit, words: Words, { report }: Context): number {
  const known = Object.entries(writtenFormats(unit)).map(
    ([name, { extensions }]) => `${name} (${extensions.join(' ')})`,
  );
  const { title } = languageOf(unit);
  const wanted = textOption(words, 'to') ?? textOption(words, 'output');
  return report.wrongUsage(`${title} cannot be written as ${wanted}`, `it can be written as ${known.join(', ')}`);
}

async function writeAs(
  unit: Unit,
  format: string,
  output: string,
  words: Words,
  { report, io }: Context,
): Promise<number> {
  const { value, diagnostics } = await write(unit, format, { strip: words.options['strip'] === true });
  report.addAll(diagnostics);
  if (value !== undefined) report.add(writeWhole(output, value));
  if (value === undefined || report.hasErrors) return exit.diagnostics;
  const bytes = typeof value === 'string' ? Buffer.byteLength(value) : value.length;
  if (report.json) printJson(io, { file: words.args[0], output, format, bytes });
  return exit.done;
}
