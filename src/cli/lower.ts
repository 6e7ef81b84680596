/** `samara lower`: a program at a lower level, as text that can be checked and run like any other. */
import { Option } from 'commander';
import { graphText, isTarget, lightText, lower as lowerUnit, print, targets, verify } from '../driver/index.ts';
import type { Result } from '../base/result.ts';
import type { LowerOptions, Unit } from '../driver/index.ts';
import { knownEntry } from '../base/own-entry.ts';
import type { CommandModule } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, declarePointerSize, pointerSizeOption, readUnit } from './inputs.ts';
import { deliverText } from './results.ts';

/** What can be shown, but not read again. */
const shown: Readonly<
  Record<
    string,
    { readonly title: string; readonly text: (unit: Unit, options: LowerOptions) => Promise<Result<string>> }
  >
> = {
  light: { title: 'MapleLight, as S-expressions of its abstract syntax', text: lightText },
  graph: { title: 'the typed graph of Tuyin IR', text: graphText },
};

export const lower: CommandModule = {
  usage: 'FILE --to LEVEL [options]',
  about: `Levels:\n${[...Object.entries(targets), ...Object.entries(shown).map(([name, { title }]) => [name, title] as const)].map(([name, text]) => `  ${name.padEnd(8)} ${text}`).join('\n')}`,
  examples: [
    ['samara lower program.mpl --to flat', 'print the flat form'],
    ['samara lower program.mpl --to ssa -o program.lir', 'write the SSA form to a file'],
    ['samara lower program.mpl --to linear --pointer-size 4', 'for 32-bit addresses'],
    ['samara lower program.ti --to stack', 'a program of Tuyin IR as stack code'],
  ],
  json: { prints: ['Text'] },
  extensions: extensionsOf(),
  declare(command) {
    declareInputs(command);
    const level = new Option('--to <level>', 'the level to lower to');
    command.addOption(level.choices([...Object.keys(targets), ...Object.keys(shown)]).makeOptionMandatory());
    declarePointerSize(command);
    command.option('-o, --output <file>', 'where to write; standard output without it');
  },
  async execute(words, context) {
    const { report } = context;
    const target = textOption(words, 'to') ?? '';
    if (words.args.length !== 1 || !(isTarget(target) || Object.hasOwn(shown, target))) {
      return report.wrongUsage('lower takes one file');
    }
    const pointerSize = pointerSizeOption(words);
    const unit = await readUnit(words.args[0], words, context);
    if (unit !== undefined) report.addAll(await verify(unit, { pointerSize }));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const lowered = isTarget(target)
      ? await lowerUnit(unit, target, { pointerSize })
      : await knownEntry(shown, target).text(unit, { pointerSize });
    report.addAll(lowered.diagnostics);
    if (lowered.value === undefined || report.hasErrors) return exit.diagnostics;
    const text = typeof lowered.value === 'string' ? lowered.value : await print(lowered.value);
    return deliverText(text, words, context);
  },
};
