/** `samara lower`: a program at a lower level, as text that can be checked and run like any other. */
import { Option } from 'commander';
import { Utf8Text } from '../base/utf8.ts';
import {
  emit,
  holdsText,
  languageOf,
  levels,
  linearForms,
  lower as lowerUnit,
  outputs,
  showLong,
  verify,
} from '../driver/index.ts';
import type { AnyUnit } from '../driver/index.ts';
import type { Level } from '../passes/levels.ts';
import { textOption, type CommandModule, type Context, type Words } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, declareLowering, loweringOptions } from './inputs.ts';
import { levelOf, levelOption } from './level.ts';
import { declareLibraries, readProgram } from './program.ts';
import { deliver, deliverUnit } from './results.ts';

export const lower: CommandModule = {
  usage: 'FILE… --to LEVEL [options]',
  get about() {
    return `Levels:\n${Object.entries({ ...levels(), ...textOutputs() })
      .map(([name, title]) => `  ${name.padEnd(8)} ${title}`)
      .join('\n')}`;
  },
  examples: [
    ['samara lower program.mpl --to flat', 'print the flat form'],
    ['samara lower program.mpl --to ssa -o program.lir', 'write the SSA form to a file'],
    ['samara lower program.mpl --to linear -o program.lirb', 'in binary, as the name of the file says'],
    ['samara lower program.mpl --to linear --pointer-size 4', 'for 32-bit addresses'],
    ['samara lower program.c --to ssa -O2', 'what the optimiser makes of it'],
    ['samara lower program.lir --to wat', 'as the text of a WebAssembly module'],
    ['samara lower program.ti --to stack', 'a program of Tuyin IR as stack code'],
  ],
  json: { prints: ['Text'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    declareInputs(command);
    declareLibraries(command);
    const level = new Option('--to <level>', 'the level to lower to');
    command.addOption(level.choices([...Object.keys(levels()), ...Object.keys(textOutputs())]).makeOptionMandatory());
    declareLowering(command);
    command.addOption(levelOption('optimise, at levels of the linear IR and below (default: 0)'));
    command.option('-o, --output <file>', 'where to write; standard output without it');
  },
  async execute(words, context) {
    const { report } = context;
    const options = loweringOptions(words);
    const unit = await readProgram(words, context);
    if (unit !== undefined) report.addAll(await verify(unit, options));
    if (unit === undefined || report.hasErrors) return exit.diagnostics;
    const level = textOption(words, 'to') ?? 'linear';
    if (Object.hasOwn(textOutputs(), level)) return deliverOutput(unit, level, words, context);
    const optimize = levelOf(words);
    if (optimize !== 'O0') {
      if (!linearForms.includes(level))
        return report.wrongUsage(`--to ${level} is not optimised; \`-${optimize}\` is for ${optimizedLevels()}`);
      return deliverOptimized(unit, level, optimize, words, context);
    }
    const isShown =
      holdsText(textOption(words, 'output') ?? '') ||
      Object.entries(languageOf(unit).levels).some(([name, row]) => name === level && 'show' in row);
    const lowered = await (isShown ? showLong(unit, level, options) : lowerUnit(unit, level, options));
    report.addAll(lowered.diagnostics);
    const { value } = lowered;
    if (value === undefined || report.hasErrors) return exit.diagnostics;
    return typeof value === 'string' || value instanceof Utf8Text
      ? deliver(value, words, context)
      : deliverUnit(value, words, context);
  },
};

/** The levels that are optimised, for a message. */
function optimizedLevels(): string {
  return [...linearForms, ...Object.keys(textOutputs())].join(', ');
}

/** As `samara opt` does it. */
async function deliverOptimized(
  unit: AnyUnit,
  form: string,
  level: Level,
  words: Words,
  context: Context,
): Promise<number> {
  const { report } = context;
  const { value, diagnostics } = await lowerUnit(unit, 'linear', loweringOptions(words));
  report.addAll(diagnostics);
  if (value === undefined || report.hasErrors) return exit.diagnostics;
  (await import('../driver/optimize.ts')).optimize(value.module, level);
  return deliverUnit((await lowerUnit(value, form)).value ?? value, words, context);
}

/** The outputs whose files are texts, with their titles: below every level. */
function textOutputs(): Readonly<Record<string, string>> {
  const found = Object.entries(outputs).filter(([, { isText }]) => isText === true);
  return Object.fromEntries(found.map(([name, { title }]) => [name, title]));
}

/** The program as it is built, without passes unless they are asked for. */
async function deliverOutput(unit: AnyUnit, output: string, words: Words, context: Context): Promise<number> {
  const { value, diagnostics } = await emit(unit, output, { ...loweringOptions(words), optimize: levelOf(words) });
  context.report.addAll(diagnostics);
  return value === undefined || context.report.hasErrors ? exit.diagnostics : deliver(value.content, words, context);
}
