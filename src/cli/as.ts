/** `samara as`: a file that is right, in the binary form of its language or in another format that can be written. */
import { verify } from '../driver/index.ts';
import type { CommandModule } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, pointerSizeOption, readUnit } from './inputs.ts';
import { listFile } from './listing.ts';
import { printJson } from './results.ts';
import { writeUnit } from './written.ts';

export const as: CommandModule = {
  usage: 'FILE (-o OUT | --list) [options]',
  about:
    'Every command reads the binary form like the text. Comments, places and the source go with it unless --strip leaves ' +
    'them out. The format is what --to says (its name, or an extension), else what the name of OUT says, else the binary ' +
    'form of the language. --list says what a binary file consists of, or what that of a text would, and writes nothing.',
  examples: [
    ['samara as hello.ti -o hello.tb', 'write the binary form'],
    ['samara as hello.ti --strip -o hello.tb', 'only what the program means'],
    ['samara as hello.tb --to tuyin -o -', 'any format of the language: here the text'],
    ['samara as program.lirb --list', 'its sections and symbols, with their sizes'],
  ],
  json: { prints: ['Written', 'Listing'] },
  get extensions() {
    return extensionsOf((_language, { read, readBytes }) => (read ?? readBytes) !== undefined);
  },
  declare(command) {
    declareInputs(command);
    command.option('--to <format>', 'the format to write, by its name or extension');
    command.option('--strip', 'leave out comments, places and the source text');
    command.option('--list', 'print sections and symbols with their places and sizes; no code is read');
    command.option('-o, --output <file>', 'where to write; - is standard output');
  },
  async execute(words, context) {
    const { report } = context;
    const output = textOption(words, 'output');
    if (words.args.length !== 1) return report.wrongUsage('as takes one file');
    const isListed = words.options['list'] === true;
    if (isListed && output !== undefined) return report.wrongUsage('--list and -o exclude each other');
    if (isListed) return listFile(words, context);
    if (output === undefined) return report.wrongUsage('as needs -o OUT, or --list', '-o - is standard output');
    if (report.json && output === '-')
      return report.wrongUsage('--json and -o - exclude each other', 'standard output takes one of them');
    const unit = await readUnit(words.args[0], words, context);
    if (unit !== undefined) report.addAll(await verify(unit, { pointerSize: pointerSizeOption(words) }));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const written = await writeUnit(
      unit,
      output,
      { to: textOption(words, 'to'), strip: words.options['strip'] === true },
      context,
    );
    if (typeof written === 'number') return written;
    if (written !== undefined && report.json) printJson(context.io, { file: words.args[0], output, ...written });
    return written === undefined ? exit.diagnostics : exit.done;
  },
};
