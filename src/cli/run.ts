/** `samara run`: a whole program, or one function of it with values from the command line. */
import { Option, type Command } from 'commander';
import { diagnose } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import type { AnyProgram, Engine, EngineRow, RunOptions, Unit } from '../driver/index.ts';
import { engines, instantiate, languageOf, watchAllocations } from '../driver/index.ts';
import { featureNames, type Feature } from '../driver/features.ts';
import { chooseWasmCompiler } from '../driver/node-wasm.ts';
import { Exit, Trap } from '../vm/trap.ts';
import { CallDocument } from './call-document.ts';
import { splitRunWords, traceFormats } from './call-words.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { numberOption, textOption } from './command.ts';
import { declareFolders, openFolders } from './folders.ts';
import { chooseEngine, enginesWith, languagesWith, otherFuel, whatOf } from './engine-choice.ts';
import { declareExecutionReports, reportExecutions, watchExecutions } from './execution-reports.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, declareLowering, loweringOptions, parseCount, parseSeconds, parseSize } from './inputs.ts';
import type { Io } from './io.ts';
import { askedLevel, levelOption } from './level.ts';
import { formatMemoryReport, memoryToJson } from './memory-report.ts';
import { printJson } from './results.ts';
import { declareLibraries, readProgram } from './program.ts';
import { formatTrapReport, trapToJson } from './trap-report.ts';

export const run: CommandModule = {
  usage: 'FILE… [options] [--call NAME VALUE…] [-- ARGUMENT…]',
  get about() {
    const list = Object.entries(engines).map(([name, { title }]) => `  ${name.padEnd(8)} ${title}`);
    return (
      'A program starts at its entryfunc or at main; what that returns is the exit status. --call prints the results ' +
      'of one function, one on each line. A trap is reported with its place, and the exit status is 3. Without --engine, ' +
      'the first of these runs it that knows the language and the options.\n\nEngines:\n' +
      list.join('\n')
    );
  },
  examples: [
    ['samara run examples/hello.mpl', 'a program'],
    ['samara run examples/wc.mpl < README.md', 'with standard input'],
    ['samara run program.mpl -- one two', 'with arguments of its own'],
    ['samara run main.mpl list.mpl sort.sy', 'several files, which are linked'],
    ['samara run examples/fact.mpl --call fact 10', 'one function'],
    ['samara run program.sy -O1', 'optimised'],
    ['samara run program.lir --engine interp --undef trap', 'find variables that are read too early'],
    ['samara run program.c --check-ub', 'find undefined behaviour of C'],
    ['samara run program.sy --bounds', 'find accesses outside of arrays'],
    ['samara run untrusted.mpl --timeout 2 --max-memory 64M', 'within bounds'],
    ['samara run untrusted.mpl --fuel 1000000', 'a bound that is the same on every machine'],
    ['samara run program.c --dir data --dir /tmp:/out:rw', 'with files: data to read, /tmp to write to as /out'],
    ['samara run program.mpl --memory-report', 'what the program allocates, and what it never frees'],
    ['samara run program.c --profile=flames.svg', 'where time goes: a table, and a flame graph'],
    ['samara run program.c --coverage', 'how often each line was executed'],
    ['samara run examples/fact.mpl --engine light --trace', 'every small step of the formal machine'],
    ['samara run program.ti --trace', 'every value that a program of Tuyin IR computes'],
  ],
  json: {
    leaves:
      'with --call a Called; else standard output is the program’s; on standard error (Diagnostic | Trap | Memory | Profile | Coverage)[]',
  },
  get extensions() {
    return extensionsOf();
  },
  split: splitRunWords,
  declare(command) {
    declareInputs(command);
    declareLibraries(command);
    command.option('--call <name>', 'call this function with the values that follow, and print its results');
    const engine = new Option('--engine <name>', 'what executes the program');
    command.addOption(engine.choices(Object.keys(engines)));
    command.addOption(levelOption('optimise before (default: as much as pays, and nothing where steps are told of)'));
    declareLowering(command);
    declareChecks(command);
    const memory = new Option('--max-memory <size>', 'memory of the program, such as 64M (default: "2G")');
    command.addOption(memory.argParser(parseSize));
    const fuel = new Option('--fuel <n>', `iterations of loops and calls (${otherFuel()}) until it traps`);
    command.addOption(fuel.argParser(parseCount));
    declareReports(command);
    declareFolders(command);
    command.addOption(new Option('--timeout <seconds>', 'time until it traps').argParser(parseSeconds));
  },
  async execute(words, context) {
    const timeout = numberOption(words, 'timeout');
    const guarded = timeout === undefined ? undefined : await context.io.guard?.(timeout);
    if (guarded?.kind === 'status') return guarded.status;
    if (guarded?.kind === 'overdue') return reportTrap(new Trap('timeout'), undefined, context);
    const unit = await readProgram(words, context, { isQuiet: true });
    if (unit === undefined || context.report.hasErrors) return exit.diagnostics;
    const engine = chooseEngine(unit, textOption(words, 'engine'), wantedFeatures(words));
    return typeof engine === 'string' ? runUnit(unit, engine, words, context) : context.report.wrongUsage(...engine);
  },
};

/** Mistakes of a program that trap only if one asks for it. */
function declareChecks(command: Command): void {
  const undef = new Option(
    '--undef <what>',
    `a variable that is read before it is assigned is 0, or traps (${enginesWith('undef')})`,
  );
  command.addOption(undef.choices(['zero', 'trap']).default('zero'));
  command.option('--check-ub', `what C leaves undefined traps, with its history (${enginesWith('ub')})`);
  command.option('--bounds', `an access outside of an array or object traps (${languagesWith('bounds')})`);
}

/** What is told of a run, on standard error. */
function declareReports(command: Command): void {
  declareExecutionReports(command);
  const trace = new Option('--trace [format]', `every ${whatOf('trace')}, on standard error; json: one value a line`);
  command.addOption(trace.choices(traceFormats));
  command.option('--count', `how many ${whatOf('steps')} were executed, on standard error`);
  command.option(
    '--memory-report',
    `what was allocated and never freed, and where, on standard error (${enginesWith('watch')})`,
  );
}

/** The options among the words that not everybody has. */
function wantedFeatures(words: Words): readonly Feature[] {
  const isWanted: Readonly<Record<Feature, boolean>> = {
    undef: textOption(words, 'undef') === 'trap',
    ub: words.options['checkUb'] === true,
    bounds: words.options['bounds'] === true,
    trace: textOption(words, 'trace') !== undefined,
    steps: words.options['count'] === true,
    watch: words.options['memoryReport'] === true,
    profile: textOption(words, 'profile') !== undefined,
    coverage: textOption(words, 'coverage') !== undefined,
  };
  return featureNames.filter((feature) => isWanted[feature]);
}

/** The function to call, by the name that the module has for it. */
function namedAsInModule(words: Words, unit: Unit): Words {
  const name = textOption(words, 'call');
  const known = name === undefined ? undefined : languageOf(unit).functionNamed?.(unit, name);
  return known === undefined ? words : { ...words, options: { ...words.options, call: known } };
}

async function runUnit(unit: Unit, engine: Engine, given: Words, context: Context): Promise<number> {
  const words = namedAsInModule(given, unit);
  const name = textOption(words, 'call');
  const call = name === undefined || !context.report.json ? undefined : new CallDocument(name);
  const status = await runReported({ unit, engine, words, context, call });
  if (call !== undefined && !context.report.hasErrors) printJson(context.io, call.toJson());
  return status;
}

/** A run that the command line asks for. */
interface Run {
  readonly unit: Unit;
  readonly engine: Engine;
  readonly words: Words;
  readonly context: Context;
  /** If the call is to be told of in JSON: then what it writes and returns belongs there, and not to standard output. */
  readonly call: CallDocument | undefined;
}

async function runReported(run: Run): Promise<number> {
  const { words, context } = run;
  const watch = words.options['memoryReport'] === true ? await watchAllocations() : undefined;
  const executions = await watchExecutions(words, context);
  if (executions === undefined) return exit.usage;
  const status = await runWatched(run, { watch, ...executions });
  if (context.report.hasErrors) return status;
  if (watch !== undefined) {
    const report = watch.report();
    context.report.addOther(formatMemoryReport(report, context.report.style), memoryToJson(report));
  }
  await reportExecutions(executions, words, context);
  return context.report.hasErrors ? exit.diagnostics : status;
}

/** Those that are told of what happens. */
type Watches = Pick<RunOptions, 'watch' | 'profile' | 'coverage'>;

async function runWatched(run: Run, watches: Watches): Promise<number> {
  const { unit, words, context } = run;
  const streams = new ProgramStreams(run, numberOption(words, 'timeout'));
  try {
    const status = await startProgram(run, { ...streams.options, ...watches });
    if (streams.failure !== undefined) throw streams.failure;
    return status;
  } catch (error) {
    if (streams.failure !== undefined) throw streams.failure;
    if (error instanceof Exit) return error.code & 0xff;
    if (!(error instanceof Trap)) throw error;
    const name = textOption(words, 'call')?.replace(/^[&@]/, '');
    return reportTrap(error, name ?? languageOf(unit).entryName?.(unit), context);
  }
}

async function startProgram(run: Run, options: RunOptions): Promise<number> {
  const { unit, engine, words, context } = run;
  const folders = await openFolders(words);
  if (typeof folders === 'string') return context.report.wrongUsage(folders);
  const { value: program, diagnostics } = await instantiate(unit, {
    ...optionsOf(words, unit),
    ...options,
    folders,
    engine,
    trace: await tracer(engines[engine], words, context.io),
  });
  // Warnings are what `check` is for: a program that runs has its standard error to itself.
  context.report.addAll(diagnostics.filter(({ severity }) => severity === 'error'));
  if (program === undefined) return exit.diagnostics;
  try {
    return enter(program, run);
  } finally {
    if (words.options['count'] === true) context.io.err(`${program.steps} steps\n`);
  }
}

/** The function that the command line names, or the program from its start. */
function enter(program: AnyProgram, run: Run): number {
  const { unit, words, context } = run;
  const name = textOption(words, 'call');
  if (name !== undefined) return callOne(program, name, run);
  if (program.hasMain()) return program.main() & 0xff;
  context.report.add(diagnose(driverCatalogue, 'SAM0201', undefined, [unit.source.name, languageOf(unit).starts]));
  return exit.diagnostics;
}

/** `start`: the function with which the program began. */
function reportTrap(trap: Trap, start: string | undefined, { report }: Context): number {
  report.addOther(formatTrapReport(trap, start, report.style), trapToJson(trap));
  return exit.trap;
}

/** Whoever looks at steps, or bounds them, means those of the program as it is written. */
function defaultLevel(words: Words): RunOptions['optimize'] {
  const isObserved = wantedFeatures(words).length > 0 || numberOption(words, 'fuel') !== undefined;
  return isObserved ? 'O0' : 'auto';
}

function optionsOf(words: Words, unit: Unit): RunOptions {
  const undef = textOption(words, 'undef') === 'trap' ? 'trap' : 'zero';
  const name = textOption(words, 'call');
  return {
    undef,
    checkUb: words.options['checkUb'] === true,
    bounds: words.options['bounds'] === true,
    optimize: askedLevel(words) ?? defaultLevel(words),
    ...loweringOptions(words),
    memoryLimit: numberOption(words, 'maxMemory'),
    fuel: numberOption(words, 'fuel'),
    timeout: numberOption(words, 'timeout'),
    callable: name === undefined ? [] : [name],
    args: [unit.source.name, ...words.rest],
    beforeCompile: chooseWasmCompiler,
  };
}

/** What writes the steps of the engine, if they are wanted. */
async function tracer(engine: EngineRow, words: Words, io: Io): Promise<RunOptions['trace']> {
  const format = textOption(words, 'trace');
  const writer = format === undefined ? undefined : await engine.loadTraceWriter?.();
  if (writer === undefined) return undefined;
  return (event) => {
    const line = format === 'json' ? writer.json(event) : writer.text(event);
    if (line !== '') io.err(`${line}\n`);
  };
}

/**
 * The program's streams. When one of them fails, the program ends; the failure is kept, because it is not the program's,
 * and the engine would take it for that of a host function.
 */
class ProgramStreams {
  failure: Error | undefined;
  readonly options: Pick<RunOptions, 'stdin' | 'stdout' | 'stderr'>;

  constructor({ context: { io }, call }: Run, timeout: number | undefined) {
    const deadline = timeout === undefined ? undefined : performance.now() + timeout;
    this.options = {
      stdin: () => this.#guard(() => io.input(deadline)),
      stdout: (bytes) => this.#guard(() => (call === undefined ? io.out(bytes) : call.write(bytes))),
      stderr: (bytes) => this.#guard(() => io.err(bytes)),
    };
  }

  #guard<T>(action: () => T): T {
    try {
      return action();
    } catch (error) {
      if (error instanceof Trap || !(error instanceof Error)) throw error;
      this.failure ??= error;
      throw new Exit(exit.diagnostics);
    }
  }
}

function callOne(program: AnyProgram, name: string, { words, context: { io, report }, call }: Run): number {
  const { value: results, diagnostics } = program.callWords(name, words.rest);
  report.addAll(diagnostics);
  if (results === undefined) return exit.diagnostics;
  if (call === undefined) io.out(results.map((result) => `${result}\n`).join(''));
  else call.return(program, results);
  return exit.done;
}
