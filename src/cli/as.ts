/** `samara as`: the binary form of a file that is right. */
import { encode, verify } from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { CommandModule } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, readUnit } from './inputs.ts';
import { printJson } from './results.ts';

export const as: CommandModule = {
  usage: 'FILE -o OUT [options]',
  about:
    'Tuyin IR becomes bitcode (`.tb`), which every command reads like text. Comments, places and the source go with it unless --strip leaves them out.',
  examples: [
    ['samara as hello.ti -o hello.tb', 'write bitcode'],
    ['samara as hello.ti --strip -o hello.tb', 'only what the program means'],
  ],
  json: { prints: ['Written'] },
  get extensions() {
    return extensionsOf(({ encode }) => encode !== undefined);
  },
  declare(command) {
    declareInputs(command);
    command.option('--strip', 'leave out comments, places and the source text');
    command.requiredOption('-o, --output <file>', 'where to write; - is standard output');
  },
  async execute(words, context) {
    const { report, io } = context;
    const output = textOption(words, 'output') ?? '-';
    if (words.args.length !== 1) return report.wrongUsage('as takes one file');
    if (report.json && output === '-')
      return report.wrongUsage('--json and -o - exclude each other', 'standard output takes one of them');
    const unit = await readUnit(words.args[0], words, context);
    if (unit !== undefined) report.addAll(await verify(unit));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const { value, diagnostics } = await encode(unit, { strip: words.options['strip'] === true });
    report.addAll(diagnostics);
    if (value !== undefined) report.add(writeWhole(output, value));
    if (value === undefined || report.hasErrors) return exit.diagnostics;
    if (report.json) printJson(io, { file: words.args[0], output, bytes: value.length });
    return exit.done;
  },
};
