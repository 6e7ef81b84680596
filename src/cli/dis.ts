/** `samara dis`: a binary file, or a JSON document, as the text that it says. */
import { formatOf } from '../driver/formats.ts';
import { writtenInto } from '../driver/index.ts';
import type { CommandModule } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, readUnit } from './inputs.ts';
import { deliverUnit } from './results.ts';

export const dis: CommandModule = {
  usage: 'FILE [-o OUT] [options]',
  about: 'The text is the canonical form, with the comments that the file holds.',
  examples: [
    ['samara dis hello.tb', 'print it'],
    ['samara dis program.lirb -o program.lir', 'write it to a file'],
  ],
  json: { prints: ['Text'] },
  get extensions() {
    return extensionsOf(({ formats }, format) => format !== Object.values(formats)[0]);
  },
  declare(command) {
    declareInputs(command);
    command.option('-o, --output <file>', 'where to write; standard output without it');
  },
  async execute(words, context) {
    const { report } = context;
    if (words.args.length !== 1) return report.wrongUsage('dis takes one file');
    const unit = await readUnit(words.args[0], words, context);
    if (unit === undefined) return exit.diagnostics;
    const output = textOption(words, 'output');
    const format = output === undefined ? undefined : writtenInto(unit, output);
    if (format !== undefined && formatOf(format)?.binary === true)
      return report.wrongUsage(`dis writes text, and ${output} is named as a binary file`, 'as writes binary files');
    return deliverUnit(unit, words, context);
  },
};
