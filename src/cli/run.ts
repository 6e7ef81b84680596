/** `samara run`: a whole program, or one function of it with values from the command line. */
import { Option, type Command } from 'commander';
import type { AnyProgram, Engine, EngineRow, RunOptions, Unit } from '../driver/index.ts';
import { engines, instantiate, languageOf } from '../driver/index.ts';
import { featureNames, type Feature } from '../driver/features.ts';
import { Trap } from '../vm/trap.ts';
import { splitRunWords, traceFormats } from './call-words.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { numberOption, textOption } from './command.ts';
import { declareFolders } from './folders.ts';
import { chooseEngine, enginesWith, languagesWith, otherFuel, whatOf } from './engine-choice.ts';
import { declareExecutionReports } from './execution-reports.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, declareLowering, loweringOptions, parseCount, parseSeconds, parseSize } from './inputs.ts';
import type { Io } from './io.ts';
import { askedLevel, levelOption } from './level.ts';
import type { FoundProgram, KeptProgram, ProgramNames } from './kept-program.ts';
import { declareLibraries, readProgram } from './program.ts';
import { reportTrap, runProgram } from './run-program.ts';

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
    command.option('--no-cache', 'compile the program even if the same one was compiled before');
    command.addOption(new Option('--timeout <seconds>', 'time until it traps').argParser(parseSeconds));
  },
  async execute(words, context) {
    const timeout = numberOption(words, 'timeout');
    const guarded = timeout === undefined ? undefined : await context.io.guard?.(timeout);
    if (guarded?.kind === 'status') return guarded.status;
    if (guarded?.kind === 'overdue') return reportTrap(new Trap('timeout'), undefined, context);
    const kept = mayBeKept(words) ? await keptProgram(words, context) : undefined;
    const found = kept?.find();
    return found === undefined ? compileAndRun(words, context, kept) : runFound(found, words, context);
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

/** Only a program that nobody looks at, on the engine that compiles. */
function mayBeKept(words: Words): boolean {
  const engine = textOption(words, 'engine');
  return wantedFeatures(words).length === 0 && (engine === undefined || engine === 'wasm');
}

async function keptProgram(words: Words, { io }: Context): Promise<KeptProgram | undefined> {
  if (io.build === undefined) return undefined;
  return (await import('./kept-program.ts')).KeptProgram.of(words, io);
}

async function compileAndRun(words: Words, context: Context, kept: KeptProgram | undefined): Promise<number> {
  const unit = await readProgram(words, context, { isQuiet: true, ...kept?.watch });
  if (unit === undefined || context.report.hasErrors) return exit.diagnostics;
  const engine = chooseEngine(unit, textOption(words, 'engine'), wantedFeatures(words));
  if (typeof engine !== 'string') return context.report.wrongUsage(...engine);
  const names = namesOf(words, unit);
  const start = async (options: RunOptions): Promise<AnyProgram | undefined> => {
    const program = await startUnit(unit, engine, names, words, context, options);
    if (program !== undefined && context.report.isEmpty) kept?.keep(names, program);
    return program;
  };
  return runProgram({ names, words, context, start, starts: languageOf(unit).starts });
}

function namesOf(words: Words, unit: Unit): ProgramNames {
  const name = textOption(words, 'call');
  const call = name === undefined ? undefined : (languageOf(unit).functionNamed?.(unit, name) ?? name);
  return { program: unit.source.name, start: languageOf(unit).entryName?.(unit), call };
}

async function startUnit(
  unit: Unit,
  engine: Engine,
  { call }: ProgramNames,
  words: Words,
  context: Context,
  options: RunOptions,
): Promise<AnyProgram | undefined> {
  const { value, diagnostics } = await instantiate(unit, {
    ...options,
    undef: textOption(words, 'undef') === 'trap' ? 'trap' : 'zero',
    checkUb: words.options['checkUb'] === true,
    bounds: words.options['bounds'] === true,
    optimize: askedLevel(words) ?? defaultLevel(words),
    ...loweringOptions(words),
    callable: call === undefined ? [] : [call],
    startsOnce: call === undefined,
    engine,
    trace: await tracer(engines[engine], words, context.io),
  });
  // Warnings are what `check` is for: a program that runs has its standard error to itself.
  context.report.addAll(diagnostics.filter(({ severity }) => severity === 'error'));
  return value;
}

async function runFound({ names, image, held }: FoundProgram, words: Words, context: Context): Promise<number> {
  const { startImage } = await import('../driver/program-image.ts');
  return runProgram({
    names,
    words,
    context,
    start: (options) => Promise.resolve(startImage(image, options)),
    place: (trap, options) => placeTrap(trap, { names, image, held }, words, context, options),
  });
}

/** The program is compiled from the same bytes as before, and knows where its code comes from. */
async function placeTrap(
  trap: Trap,
  found: FoundProgram,
  words: Words,
  context: Context,
  options: RunOptions,
): Promise<void> {
  const { names, held } = found;
  const unit = await readProgram(words, context, { isQuiet: true, held });
  const program = unit && (await startUnit(unit, 'wasm', names, words, context, options));
  (await import('./kept-program.ts')).placeByText(trap, found, program);
}

/** Whoever looks at steps, or bounds them, means those of the program as it is written. */
function defaultLevel(words: Words): RunOptions['optimize'] {
  const isObserved = wantedFeatures(words).length > 0 || numberOption(words, 'fuel') !== undefined;
  return isObserved ? 'O0' : 'auto';
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
