/** `samara run`: a whole program, or one function of it with values from the command line. */
import { Option } from 'commander';
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose } from '../base/diagnostics.ts';
import { formatResult, parseArgument, parseDynamic } from '../driver/arguments.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import type { Engine, Program, ProgramSignature, RunOptions, Unit } from '../driver/index.ts';
import { engines, enginesFor, instantiate, isEngine, watchAllocations } from '../driver/index.ts';
import { formats } from '../driver/formats.ts';
import { chooseWasmCompiler } from '../driver/node-wasm.ts';
import { startOf as linearStart } from '../linear/nodes.ts';
import { isTagged } from '../maple/dynamic-words.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { basicType } from '../scalar/values.ts';
import { Exit, Trap } from '../vm/trap.ts';
import { splitRunWords, traceFormats } from './call-words.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { numberOption, textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import {
  declareInputs,
  declarePointerSize,
  parseCount,
  parseSeconds,
  parseSize,
  pointerSizeOption,
  readUnit,
} from './inputs.ts';
import type { Io } from './io.ts';
import { formatMemoryReport, memoryToJson } from './memory-report.ts';
import { formatTrapReport, trapToJson } from './trap-report.ts';

export const run: CommandModule = {
  usage: 'FILE [options] [--call NAME VALUE…] [-- ARGUMENT…]',
  about:
    'A program starts at its entryfunc or at main; what that returns is the exit status. --call prints the results ' +
    'of one function, one on each line. A trap is reported with its place, and the exit status is 3.\n\nEngines:\n' +
    Object.entries(engines)
      .map(([name, { title }]) => `  ${name.padEnd(8)} ${title}`)
      .join('\n'),
  examples: [
    ['samara run examples/hello.mpl', 'a program'],
    ['samara run examples/wc.mpl < README.md', 'with standard input'],
    ['samara run program.mpl -- one two', 'with arguments of its own'],
    ['samara run examples/fact.mpl --call fact 10', 'one function'],
    ['samara run program.sy -O1', 'optimised'],
    ['samara run program.lir --engine interp --undef trap', 'find variables that are read too early'],
    ['samara run program.sy --bounds', 'find accesses outside of arrays'],
    ['samara run untrusted.mpl --timeout 2 --max-memory 64M', 'within bounds'],
    ['samara run untrusted.mpl --fuel 1000000', 'a bound that is the same on every machine'],
    ['samara run program.mpl --memory-report', 'what the program allocates, and what it never frees'],
    ['samara run examples/fact.mpl --engine light --trace', 'every small step of the formal machine'],
    ['samara run program.ti --trace', 'every value that a program of Tuyin IR computes'],
  ],
  json: { leaves: 'standard output is the program’s; on standard error (Diagnostic | Trap | Memory)[]' },
  extensions: extensionsOf(),
  split: splitRunWords,
  declare(command) {
    declareInputs(command);
    command.option('--call <name>', 'call this function with the values that follow, and print its results');
    const engine = new Option('--engine <name>', 'what executes the program (default: "wasm")');
    command.addOption(engine.choices(Object.keys(engines)));
    command.addOption(new Option('-O <level>', 'optimise before').choices(['0', '1']).default('0'));
    declarePointerSize(command);
    const undef = new Option('--undef <what>', 'a variable that is read before it is assigned is 0, or traps (interp)');
    command.addOption(undef.choices(['zero', 'trap']).default('zero'));
    command.option('--bounds', 'an access outside of an array or object traps (SysY, linear IR)');
    command.addOption(
      new Option('--max-memory <size>', 'memory of the program, such as 64M (default: "2G")').argParser(parseSize),
    );
    command.addOption(
      new Option(
        '--fuel <n>',
        'turns of loops and calls (interp, graph, stack: instructions) until it traps',
      ).argParser(parseCount),
    );
    command.addOption(
      new Option(
        '--trace [format]',
        'every small step (light), or value (graph), on standard error; json: one value a line',
      ).choices(traceFormats),
    );
    command.option(
      '--count',
      'how many instructions (interp, graph, stack) or small steps (light) were executed, on standard error',
    );
    command.option(
      '--memory-report',
      'what was allocated and never freed, and where, on standard error (wasm, interp, vm)',
    );
    command.addOption(new Option('--timeout <seconds>', 'time until it traps').argParser(parseSeconds));
  },
  async execute(words, context) {
    if (words.args.length !== 1)
      return context.report.wrongUsage('run takes one file', 'words for the program stand behind --');
    if (textOption(words, 'engine') === 'wasm' && textOption(words, 'undef') === 'trap') {
      return context.report.wrongUsage('--undef trap is for --engine interp', 'WebAssembly has no undefined variables');
    }
    if (words.options['memoryReport'] === true && textOption(words, 'engine') === 'light') {
      return context.report.wrongUsage(
        '--memory-report is for --engine wasm, interp and vm',
        'the formal machine has no addresses',
      );
    }
    const timeout = numberOption(words, 'timeout');
    const guarded = timeout === undefined ? undefined : await context.io.guard?.(timeout);
    if (guarded?.kind === 'status') return guarded.status;
    if (guarded?.kind === 'overdue') return reportTrap(new Trap('timeout'), undefined, context);
    const unit = await readUnit(words.args[0], words, context, 'read', { isQuiet: true });
    if (unit === undefined || context.report.hasErrors) return exit.diagnostics;
    const problem = usageProblem(unit, words);
    return problem === undefined ? runUnit(unit, words, context) : context.report.wrongUsage(...problem);
  },
};

function usageProblem(unit: Unit, words: Words): readonly [problem: string, hint: string] | undefined {
  const engine = textOption(words, 'engine');
  const known = enginesFor(unit.ir);
  if (engine !== undefined && !known.some((name) => name === engine)) {
    return [`--engine ${engine} does not run ${formats[unit.ir].title}`, `the engines for it are ${known.join(', ')}`];
  }
  if (words.options['memoryReport'] === true && unit.ir === 'tuyin')
    return ['--memory-report is not for Tuyin IR', 'memory is tidied up when functions return, so nothing leaks'];
  if (words.options['bounds'] === true && unit.ir !== 'linear') {
    const hint =
      unit.ir === 'maple'
        ? '--engine light finds accesses outside of the objects of MAPLE programs'
        : 'Tuyin IR has bounds of its own';
    return ['--bounds is for SysY and the linear IR', hint];
  }
  const tracer = unit.ir === 'tuyin' ? 'graph' : 'light';
  if (textOption(words, 'trace') === undefined || engine === tracer || (engine === undefined && unit.ir === 'tuyin'))
    return undefined;
  return [`--trace is for --engine ${tracer}`, 'the other engines have no steps to show'];
}

async function runUnit(unit: Unit, words: Words, context: Context): Promise<number> {
  if (words.options['memoryReport'] !== true) return runWatched(unit, words, context, undefined);
  const watch = await watchAllocations();
  const status = await runWatched(unit, words, context, watch);
  const report = watch.report();
  if (!context.report.hasErrors)
    context.report.addOther(formatMemoryReport(report, context.report.style), memoryToJson(report));
  return status;
}

async function runWatched(unit: Unit, words: Words, context: Context, watch: RunOptions['watch']): Promise<number> {
  const name = textOption(words, 'call');
  const streams = new ProgramStreams(context.io, numberOption(words, 'timeout'));
  try {
    const status = await start();
    if (streams.failure !== undefined) throw streams.failure;
    return status;
  } catch (error) {
    if (streams.failure !== undefined) throw streams.failure;
    if (error instanceof Exit) return error.code & 0xff;
    if (!(error instanceof Trap)) throw error;
    return reportTrap(error, name?.replace(/^[&@]/, '') ?? startOf(unit), context);
  }

  async function start(): Promise<number> {
    if (unit.ir === 'tuyin')
      return (await import('./run-tuyin.ts')).runTuyinUnit(unit, words, context, {
        ...optionsOf(words, unit),
        ...streams.options,
      });
    const { value: program, diagnostics } = await instantiate(unit, {
      ...optionsOf(words, unit),
      ...streams.options,
      watch,
      trace: await tracer(words, context.io),
    });
    // Warnings are what `check` is for: a program that runs has its standard error to itself.
    context.report.addAll(diagnostics.filter(({ severity }) => severity === 'error'));
    if (program === undefined) return exit.diagnostics;
    try {
      if (name !== undefined) return callOne(program, name, words.rest, context);
      if (program.hasMain()) return program.main() & 0xff;
    } finally {
      if (words.options['count'] === true) tellCount(program, context.io);
    }
    context.report.add(
      diagnose(driverCatalogue, 'SAM0201', undefined, [unit.source.name, 'no `entryfunc` and no function `main`']),
    );
    return exit.diagnostics;
  }
}

/** `start`: the function with which the program began. */
function reportTrap(trap: Trap, start: string | undefined, { report }: Context): number {
  report.addOther(formatTrapReport(trap, start, report.style), trapToJson(trap));
  return exit.trap;
}

function optionsOf(words: Words, unit: Unit): RunOptions {
  const undef = textOption(words, 'undef') === 'trap' ? 'trap' : 'zero';
  const name = textOption(words, 'call');
  const engine = textOption(words, 'engine') ?? defaultEngine(unit, words);
  return {
    engine: isEngine(engine) ? engine : undefined,
    undef,
    bounds: words.options['bounds'] === true,
    optimize: textOption(words, 'O') === '1' ? 'O1' : 'O0',
    pointerSize: pointerSizeOption(words),
    memoryLimit: numberOption(words, 'maxMemory'),
    fuel: numberOption(words, 'fuel'),
    timeout: numberOption(words, 'timeout'),
    callable: name === undefined ? [] : [name],
    args: [unit.source.name, ...words.rest],
    beforeCompile: chooseWasmCompiler,
  };
}

/** The fastest that can do what is asked for. */
function defaultEngine(unit: Unit, words: Words): Engine {
  if (unit.ir === 'tuyin')
    return textOption(words, 'trace') !== undefined || words.options['count'] === true ? 'graph' : 'wasm';
  return textOption(words, 'undef') === 'trap' ? 'interp' : 'wasm';
}

/** What writes the steps of the formal machine, if they are wanted. */
async function tracer(words: Words, io: Io): Promise<RunOptions['trace']> {
  const format = textOption(words, 'trace');
  if (format === undefined) return undefined;
  const { formatTraceEvent, traceJson } = await import('../light/trace.ts');
  const text = format === 'json' ? traceJson : formatTraceEvent;
  return (event) => {
    const line = text(event);
    if (line !== '') io.err(`${line}\n`);
  };
}

function tellCount({ steps }: Program, io: Io): void {
  io.err(steps === undefined ? 'steps are counted by --engine interp and --engine light\n' : `${steps} steps\n`);
}

/** The function with which the program begins, as a stack trace names it. */
function startOf(unit: Unit): string | undefined {
  if (unit.ir === 'linear') return unit.module.funcs.at(linearStart(unit.module) ?? unit.module.funcs.length)?.name;
  if (unit.ir !== 'maple') return undefined;
  const named = unit.module.directives('entryfunc').at(-1)?.values[0];
  return typeof named === 'string' ? named.replace(/^&/, '') : 'main';
}

/**
 * The program's streams. When one of them fails, the program ends; the failure is kept, because it is not the program's,
 * and the engine would take it for that of a host function.
 */
class ProgramStreams {
  failure: Error | undefined;
  readonly options: Pick<RunOptions, 'stdin' | 'stdout' | 'stderr'>;

  constructor(io: Io, timeout: number | undefined) {
    const deadline = timeout === undefined ? undefined : performance.now() + timeout;
    this.options = {
      stdin: () => this.#guard(() => io.input(deadline)),
      stdout: (bytes) => this.#guard(() => io.out(bytes)),
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

function callOne(program: Program, name: string, words: readonly string[], { io, report }: Context): number {
  const signature = program.signature(name);
  const problem =
    signature === undefined
      ? diagnose(driverCatalogue, 'SAM0202', undefined, [name])
      : signatureProblem(name, signature, words);
  if (signature === undefined || problem !== undefined) {
    report.add(problem);
    return exit.diagnostics;
  }
  const values: (number | bigint)[] = [];
  for (const [i, word] of words.entries()) {
    const value = isTagged(signature.params[i])
      ? program.dynamic?.word(parseDynamic(word))
      : parseArgument(word, signature.params[i], program.pointerSize);
    if (value === undefined) {
      report.add(diagnose(driverCatalogue, 'SAM0204', undefined, [word, signature.params[i]]));
      return exit.diagnostics;
    }
    values.push(value);
  }
  const results = program.call(name, values);
  const text = (value: number | bigint, i: number): string =>
    isTagged(signature.results[i])
      ? (program.dynamic?.text(BigInt(value)) ?? String(value))
      : formatResult(value, signature.results[i], program.pointerSize);
  io.out(results.map((value, i) => `${text(value, i)}\n`).join(''));
  return exit.done;
}

function signatureProblem(name: string, signature: ProgramSignature, words: readonly string[]): Diagnostic | undefined {
  const { params, results } = signature;
  const unwritable = [...params, ...results].find((type) => !isWritable(type));
  if (unwritable !== undefined) return diagnose(driverCatalogue, 'SAM0205', undefined, [name, unwritable]);
  if (params.length === words.length) return undefined;
  return diagnose(driverCatalogue, 'SAM0203', undefined, [name, params.length, words.length]);
}

/** Numbers, complex numbers, vectors and dynamic values. */
function isWritable(type: PrimType): boolean {
  return basicType(type, 8) !== undefined || isTagged(type);
}
