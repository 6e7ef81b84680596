/** `samara opt`: passes over the linear IR of a program, observed as closely as one likes. */
import type { Command } from 'commander';
import { Option } from 'commander';
import { didYouMean } from '../base/suggest.ts';
import { lower, verify, type LinearUnit } from '../driver/index.ts';
import { writeWhole } from '../driver/node-output.ts';
import {
  formatTimes,
  optimize,
  parsePasses,
  passNames,
  passRows,
  passesOf,
  pipelines,
  type OptimizeOptions,
  type OptimizeReport,
} from '../driver/optimize.ts';
import type { HtmlDump } from './html-dump/dump.ts';
import { formatValidation, progressLine, validationFacts } from './opt-report.ts';
import { bringToForm } from '../driver/linear-forms.ts';
import { printAnalysis } from '../linear/analysis/notes.ts';
import { Analyses, analysisNames, analysisRows, isAnalysisName, type AnalysisName } from '../linear/analysis/table.ts';
import { cloneFunc } from '../linear/instr.ts';
import { isPassName } from '../passes/table.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { numberOption, textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, parseCount, pointerSizeOption, readUnit } from './inputs.ts';
import { levelOption } from './level.ts';
import { deliverUnit } from './results.ts';

const forms = ['linear', 'cfg', 'ssa'] as const;

export const opt: CommandModule = {
  usage: 'FILE [-O1 | --passes PASSES] [options]',
  about:
    `Passes:\n${passNames.map((name) => `  ${name.padEnd(13)} ${passRows[name].help}`).join('\n')}\n\n` +
    `Levels:\n${Object.entries(pipelines)
      .map(([name, list]) => `  -${name}  ${list.join(', ') || 'nothing'}`)
      .join('\n')}\n\n` +
    `Analyses:\n${analysisNames.map((name) => `  ${name.padEnd(9)}  ${analysisRows[name].help}`).join('\n')}`,
  examples: [
    ['samara opt program.mpl -O1', 'print the optimised control-flow graph'],
    ['samara opt program.mpl --passes promote,gvn --to ssa', 'two passes, the SSA form'],
    ['samara opt program.sy -O1 --print-after-all', 'see what each pass does'],
    ['samara opt program.c -O2 --print-analysis ranges,effects', 'what is known of numbers and of functions'],
    ['samara opt program.lir -O1 --verify-each --validate', 'check each pass on each function'],
    ['samara opt program.mpl -O1 --html passes.html', 'all passes side by side in a page'],
  ],
  json: { prints: ['Optimised'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    declareInputs(command);
    declarePipeline(command);
    command.option('--print-before-all', 'print each function before each pass, to standard error');
    command.option('--print-after-all', 'print each function after each pass, to standard error');
    command.option('--print-after <passes>', 'print each function after these passes, to standard error');
    command.option('--print-analysis <names>', 'print what these analyses find afterwards, to standard error');
    command.option('--time-passes', 'print the time of each pass, to standard error');
    command.option('--verify-each', 'verify each function after each pass');
    command.option('--validate', 'compare what each function does before and after each pass');
    command.option(
      '--solver <command>',
      'with --validate: an SMT solver to ask first, which reads SMT-LIB from standard input (`z3 -in`)',
    );
    command.addOption(
      new Option('--stop-after <n>', 'do only the first n applications of a pass to a function').argParser(parseCount),
    );
    command.option('--html <file>', 'write a page with all passes side by side');
    command.addOption(new Option('--to <form>', 'the form to print').choices(forms).default('cfg'));
    command.option('-o, --output <file>', 'where to write; standard output without it');
  },
  async execute(words, context) {
    const parsed = parsePasses(textOption(words, 'passes') ?? `O${textOption(words, 'O') ?? '1'}`);
    if (words.args.length !== 1 || 'unknown' in parsed) {
      if (!('unknown' in parsed)) return context.report.wrongUsage('opt takes one file');
      return context.report.wrongUsage(`there is no pass ${parsed.unknown}`, didYouMean(parsed.unknown, passNames));
    }
    const unit = await readLinear(words, context);
    if (unit === undefined) return exit.diagnostics;
    const analyses = textOption(words, 'printAnalysis')?.split(',') ?? [];
    const unknown = analyses.find((name) => !isAnalysisName(name));
    if (unknown !== undefined)
      return context.report.wrongUsage(`there is no analysis ${unknown}`, didYouMean(unknown, analysisNames));
    const { passes } = parsed;
    const sequence = typeof passes === 'string' ? passesOf(passes) : passes;
    const command = textOption(words, 'solver');
    const solver = command === undefined ? undefined : (await import('../driver/node-solver.ts')).solverOf(command);
    if (solver !== undefined && !(await import('../driver/node-solver.ts')).isSolver(solver))
      return context.report.wrongUsage(`\`${command}\` does not answer as an SMT solver does`);
    const page = textOption(words, 'html');
    const dump = page === undefined ? undefined : new (await import('./html-dump/dump.ts')).HtmlDump();
    const observing = observers(unit, sequence.length, words, context, dump);
    const report = optimize(unit.module, sequence, { ...observing, solver, joins: typeof passes === 'string' });
    context.status.clear();
    if (words.options['timePasses'] === true) context.io.err(`${formatTimes(report)}\n`);
    if (!context.report.json) context.io.err(formatValidation(report));
    if (page !== undefined && dump !== undefined)
      context.report.add(writeWhole(page, dump.page(`Passes over ${unit.source.name}`)));
    printAnalyses(unit, analyses.filter(isAnalysisName), context);
    return writeResult(unit, report, words, context);
  },
};

/** `-O0`, `-O1`, and `--passes`. */
export function declarePipeline(command: Command): void {
  command.addOption(levelOption('level of optimisation'));
  command.option('--passes <passes>', 'these passes, in this order, with commas between them');
}

async function readLinear(words: Words, context: Context): Promise<LinearUnit | undefined> {
  const unit = await readUnit(words.args[0], words, context);
  if (unit === undefined) return undefined;
  context.report.addAll(await verify(unit, { pointerSize: pointerSizeOption(words) }));
  if (context.report.hasErrors) return undefined;
  const { value, diagnostics } = await lower(unit, 'linear', { pointerSize: pointerSizeOption(words) });
  context.report.addAll(diagnostics);
  return context.report.hasErrors ? undefined : value;
}

function observers(
  { module }: LinearUnit,
  passes: number,
  words: Words,
  { io, status }: Context,
  dump: HtmlDump | undefined,
): OptimizeOptions {
  const { options } = words;
  const applications = passes * module.funcs.filter(({ extern }) => !extern).length;
  return {
    verifyEach: options['verifyEach'] === true,
    validate: options['validate'] === true,
    printBefore: options['printBeforeAll'] === true ? 'all' : undefined,
    printAfter:
      options['printAfterAll'] === true ? 'all' : textOption(words, 'printAfter')?.split(',').filter(isPassName),
    print: (text) => io.err(text),
    clock: () => performance.now(),
    stopAfter: numberOption(words, 'stopAfter'),
    watch: dump === undefined ? undefined : (state) => dump.add(state),
    progress: progressLine(status, applications),
  };
}

/** Of a copy: those that want SSA form get it, and what is printed of the program is in the form that is asked for. */
function printAnalyses({ module }: LinearUnit, names: readonly AnalysisName[], { io }: Context): void {
  for (const name of names) {
    const copy = { ...module, funcs: module.funcs.map(cloneFunc) };
    bringToForm(copy, analysisRows[name].form === 'ssa' ? 'ssa' : 'cfg');
    io.err(printAnalysis(new Analyses(copy), name));
  }
}

async function writeResult(unit: LinearUnit, report: OptimizeReport, words: Words, context: Context): Promise<number> {
  const form = forms.find((name) => name === textOption(words, 'to')) ?? 'cfg';
  const { value } = await lower(unit, form);
  return deliverUnit(value ?? unit, words, context, {
    applications: report.applications,
    validation: validationFacts(report),
  });
}
