/**
 * A run of a program that is there, whoever has made it: its streams, folders and bounds, its start or the function that the command line
 * names, and everything that is told when it ends.
 */
import { diagnose } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import { chooseWasmCompiler } from '../driver/node-wasm.ts';
import type { AnyProgram } from '../driver/program.ts';
import type { RunOptions } from '../driver/run-options.ts';
import { Exit, Trap } from '../vm/trap.ts';
import { CallDocument } from './call-document.ts';
import type { Context, Words } from './command.ts';
import { numberOption, textOption } from './command.ts';
import { reportExecutions, watchExecutions } from './execution-reports.ts';
import { exit } from './exit.ts';
import { openFolders } from './folders.ts';
import type { ProgramNames } from './kept-program.ts';
import { printJson } from './results.ts';
import { formatTrapReport, trapToJson } from './trap-report.ts';

/** A run that the command line asks for. */
export interface Run {
  readonly names: ProgramNames;
  readonly words: Words;
  readonly context: Context;
  /** Makes the program; nothing if it is wrong, which has been reported then. */
  readonly start: (options: RunOptions) => Promise<AnyProgram | undefined>;
  /** Adds to a trap where it happened, of a program that does not know. */
  readonly place?: (trap: Trap, options: RunOptions) => Promise<void>;
  /** What a program of the language starts with, for one that lacks it. */
  readonly starts?: string;
}

/** The same with what it writes and returns in JSON, if that is wanted: then it does not belong to standard output. */
interface StartedRun extends Run {
  readonly call: CallDocument | undefined;
}

export async function runProgram(run: Run): Promise<number> {
  const { names, context } = run;
  const call = names.call === undefined || !context.report.json ? undefined : new CallDocument(names.call);
  const status = await runReported({ ...run, call });
  if (call !== undefined && !context.report.hasErrors) printJson(context.io, call.toJson());
  return status;
}

async function runReported(run: StartedRun): Promise<number> {
  const { words, context } = run;
  const watch = words.options['memoryReport'] === true ? await watchAllocations() : undefined;
  const executions = await watchExecutions(words, context);
  if (executions === undefined) return exit.usage;
  const status = await runWatched(run, { watch, ...executions });
  if (context.report.hasErrors) return status;
  if (watch !== undefined) {
    const { formatMemoryReport, memoryToJson } = await import('./memory-report.ts');
    const report = watch.report();
    context.report.addOther(formatMemoryReport(report, context.report.style), memoryToJson(report));
  }
  await reportExecutions(executions, words, context);
  return context.report.hasErrors ? exit.diagnostics : status;
}

async function watchAllocations(): Promise<NonNullable<RunOptions['watch']>> {
  return (await import('../driver/index.ts')).watchAllocations();
}

/** Those that are told of what happens. */
type Watches = Pick<RunOptions, 'watch' | 'profile' | 'coverage'>;

async function runWatched(run: StartedRun, watches: Watches): Promise<number> {
  const { names, words, context } = run;
  const streams = new ProgramStreams(run, numberOption(words, 'timeout'));
  const folders = await openFolders(words);
  if (typeof folders === 'string') return context.report.wrongUsage(folders);
  const options = { ...boundsOf(run), ...streams.options, ...watches, folders };
  try {
    const status = await startProgram(run, options);
    if (streams.failure !== undefined) throw streams.failure;
    return status;
  } catch (error) {
    if (streams.failure !== undefined) throw streams.failure;
    if (error instanceof Exit) return error.code & 0xff;
    if (!(error instanceof Trap)) throw error;
    await run.place?.(error, options);
    return reportTrap(error, textOption(words, 'call')?.replace(/^[&@]/, '') ?? names.start, context);
  }
}

async function startProgram(run: StartedRun, options: RunOptions): Promise<number> {
  const { words, context } = run;
  const program = await run.start(options);
  if (program === undefined) return exit.diagnostics;
  try {
    return enter(program, run);
  } finally {
    if (words.options['count'] === true) context.io.err(`${program.steps} steps\n`);
  }
}

/** The function that the command line names, or the program from its start. */
function enter(program: AnyProgram, run: StartedRun): number {
  const { names, context } = run;
  if (names.call !== undefined) return callOne(program, names.call, run);
  if (program.hasMain()) return program.main() & 0xff;
  context.report.add(diagnose(driverCatalogue, 'SAM0201', undefined, [names.program, run.starts ?? '']));
  return exit.diagnostics;
}

/** `start`: the function with which the program began. */
export function reportTrap(trap: Trap, start: string | undefined, { report }: Context): number {
  report.addOther(formatTrapReport(trap, start, report.style), trapToJson(trap));
  return exit.trap;
}

/** What the program may use, and what it is told. */
function boundsOf({ names, words }: Run): RunOptions {
  return {
    memoryLimit: numberOption(words, 'maxMemory'),
    fuel: numberOption(words, 'fuel'),
    timeout: numberOption(words, 'timeout'),
    args: [names.program, ...words.rest],
    beforeCompile: chooseWasmCompiler,
  };
}

/**
 * The program's streams. When one of them fails, the program ends; the failure is kept, because it is not the program's,
 * and the engine would take it for that of a host function.
 */
class ProgramStreams {
  failure: Error | undefined;
  readonly options: Pick<RunOptions, 'stdin' | 'stdout' | 'stderr'>;

  constructor({ context: { io }, call }: StartedRun, timeout: number | undefined) {
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

function callOne(program: AnyProgram, name: string, { words, context: { io, report }, call }: StartedRun): number {
  const { value: results, diagnostics } = program.callWords(name, words.rest);
  report.addAll(diagnostics);
  if (results === undefined) return exit.diagnostics;
  if (call === undefined) io.out(results.map((result) => `${result}\n`).join(''));
  else call.return(program, results);
  return exit.done;
}
