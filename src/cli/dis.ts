/** `samara dis`: a binary file as the text that it says. */
import { print } from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { CommandModule } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { declareInputs, readUnit } from './inputs.ts';

export const dis: CommandModule = {
  usage: 'FILE [-o OUT] [options]',
  about: 'The text is the canonical form, with the comments that the file holds.',
  examples: [
    ['samara dis hello.tb', 'print it'],
    ['samara dis hello.tb -o hello.ti', 'write it to a file'],
  ],
  declare(command) {
    declareInputs(command);
    command.option('-o, --output <file>', 'where to write; standard output without it');
  },
  async execute(words, context) {
    const { report, io } = context;
    if (words.args.length !== 1) return report.wrongUsage('dis takes one file');
    const unit = await readUnit(words.args[0], words, context);
    if (unit === undefined) return exit.diagnostics;
    const text = await print(unit);
    const output = textOption(words, 'output');
    if (output === undefined) io.out(text);
    else report.add(writeWhole(output, text));
    return report.hasErrors ? exit.diagnostics : exit.done;
  },
};
