/**
 * Random sequences of passes, and every level, over random modules of the linear IR and over random programs: what the interpreter makes of the module
 * as it was is what it must make of it afterwards. What goes wrong is halved to the one application of a pass that does it, and the module in front of
 * that application made small (reduce-module.ts).
 */
import { parse, lower, type LinearUnit } from '../../src/driver/index.ts';
import { SourceFile } from '../../src/base/source.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import type { OwnPass } from '../../src/passes/pass.ts';
import { runPasses, type RunnerOptions } from '../../src/passes/runner.ts';
import { passNames, type PassName } from '../../src/passes/table.ts';
import { behaviour, cloneModule } from '../linear/laws.ts';
import { randomChoices } from '../linear/random-choices.ts';
import { randomArguments, randomFar, randomFunc, randomModule, withStart } from '../linear/random-func.ts';
import { randomRecursion } from '../linear/random-recursion.ts';
import { randomSums } from '../linear/random-sums.ts';
import { randomSwitch } from '../linear/random-switch.ts';
import { randomTails } from '../linear/random-tails.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { compiled } from './linear-modules.ts';
import { outcomesOf, type Way } from './programs/outcomes.ts';
import { generateProgram } from './programs/program.ts';
import { reduceModule } from './reduce-module.ts';

/** A module, and what it does: two that do the same give the same text. */
export interface Subject {
  readonly module: LinearModule;
  /** The functions that are called in doing so, if they are few. */
  readonly called?: readonly string[];
  readonly behave: (module: LinearModule, options?: { readonly fuel: number }) => string | Promise<string>;
}

export type Run = Readonly<
  Pick<RunnerOptions, 'leaveIn' | 'joins' | 'isWhole' | 'startsOnce' | 'skipsSettled' | 'called'>
> & {
  readonly sequence: readonly Step[];
};
type Step = PassName | OwnPass;

/** Random modules, one in 32 a program. */
export async function checkPassSequences(seed: bigint): Promise<string | undefined> {
  const number = Number(BigInt.asUintN(30, seed));
  const subject = await subjectOf(number, seed);
  return problemOf(subject, runsFor(number, subject.called));
}

/** What has met the fewest programs is drawn more often, and what it needs to have something to do. */
const youngest: readonly PassName[] = [
  'sink',
  'merge-tails',
  'initialisers',
  'interchange',
  'fuse',
  'pair-counts',
  'reassociate',
  'partial-redundancy',
  'pack',
  'peel',
  'strength',
  'replace-tests',
  'idioms',
  'vectorize',
  'merge-tests',
  'closed-forms',
  'split-addresses',
  'switch-tables',
  'bit-tests',
  'unswitch',
  'tail-calls',
  'split-nodes',
  'unroll',
  'interleave',
  'rotate',
  'direct-calls',
  'access-types',
  'hoist',
  'if-convert',
  'thread',
];

/** `called`: the functions that the subject calls, which half of the runs are told. Every level, and three sequences of random passes. */
export function runsFor(number: number, called: readonly string[] | undefined): readonly Run[] {
  const random = seededRandom(number ^ 0x9a55);
  const run = (sequence: readonly Step[]): Run => {
    const [leaveIn, isWhole, asLevel] = [random() < 0.5 ? 'ssa' : 'cfg', random() < 0.5, random() < 0.5] as const;
    return {
      sequence,
      leaveIn,
      isWhole,
      startsOnce: random() < 0.75,
      skipsSettled: asLevel,
      joins: asLevel,
      ...(random() < 0.5 ? { called } : {}),
    };
  };
  const pick = (names: readonly PassName[]): PassName => names[Math.floor(random() * names.length)];
  const any = (): PassName => (random() < 0.2 ? pick(youngest) : pick(passNames));
  const randoms = [0, 1, 2].map(() => run(Array.from({ length: 2 + Math.floor(random() * 14) }, any)));
  return [...Object.values(pipelines).map((sequence) => run(sequence)), ...randoms];
}

/** What is wrong with the first run that changes what the subject does. */
export async function problemOf(subject: Subject, runs: readonly Run[]): Promise<string | undefined> {
  const wanted = await subject.behave(cloneModule(subject.module));
  // What takes too long is not compared: optimised, it may come to an end.
  if (wanted.includes('out-of-fuel')) return undefined;
  for (const run of runs) {
    const found = await outcomeOf(subject, run);
    if (found !== seen(wanted, run)) return explain(subject, run, seen(wanted, run), found);
  }
  return undefined;
}

/** What an outcome means: whole programs leave in memory what they like, since nobody looks there. */
function seen(outcome: string, { isWhole }: Run): string {
  return isWhole === true ? outcome.replaceAll(/ \| [\d ]*$/gm, '') : outcome;
}

/** What passes add, counters above all, takes fuel as well. */
const afterwards = 1_000_000;

async function outcomeOf({ module, behave }: Subject, run: Run, stopAfter = Infinity): Promise<string> {
  try {
    return seen(await behave(changed(module, run, stopAfter), { fuel: afterwards }), run);
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

function changed(module: LinearModule, { sequence, ...options }: Run, stopAfter = Infinity): LinearModule {
  const copy = cloneModule(module);
  runPasses(copy, sequence, { ...options, stopAfter });
  const wrong = verifyModule(copy).at(0);
  if (wrong !== undefined) throw new Error(`the verifier refuses it: ${wrong.message}`);
  return copy;
}

/** The application that is to blame, and a small module that shows it. */
async function explain(subject: Subject, run: Run, wanted: string, found: string): Promise<string> {
  let [right, wrong] = [0, applicationsOf(subject.module, run)];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if ((await outcomeOf(subject, run, middle)) === wanted) right = middle;
    else wrong = middle;
  }
  const { pass, func } = blamed(subject.module, run, wrong);
  const head = `pass ${nameOf(pass)} on @${func}, application ${wrong} of ${run.sequence.map(nameOf).join()} (${run.leaveIn}, ${run.isWhole === true ? 'whole' : 'open'}):\n  ${found}\ninstead of\n  ${wanted}`;
  const small = await reduceModule(before(subject.module, run, wrong - 1), (module) =>
    differs({ ...subject, module }, { ...run, sequence: [pass] }),
  );
  return small === undefined ? head : `${head}\n${printModule(small)}`;
}

/** Does a run change what the module does? One that does nothing meaningful to begin with shows nothing. */
async function differs(subject: Subject, run: Run): Promise<boolean> {
  const wanted = await outcomeOf(subject, { ...run, sequence: [] });
  if (wanted.startsWith('failed') || wanted.includes('out-of-fuel')) return false;
  return (await outcomeOf(subject, run)) !== wanted;
}

function before(module: LinearModule, { sequence, ...options }: Run, stopAfter: number): LinearModule {
  const copy = cloneModule(module);
  runPasses(copy, sequence, { ...options, stopAfter, leaveIn: 'ssa' });
  return copy;
}

function nameOf(step: Step): string {
  return typeof step === 'string' ? step : step.name;
}

/** The pass of an application, and its function; of one that throws too. */
function blamed(
  module: LinearModule,
  { sequence, ...options }: Run,
  application: number,
): { pass: Step; func: string } {
  const seen: { pass: Step; func: string }[] = [];
  const progress = (name: string, func: string): void => {
    const pass = sequence.find((one) => nameOf(one) === name);
    if (pass !== undefined) seen.push({ pass, func });
  };
  try {
    runPasses(cloneModule(module), sequence, { ...options, stopAfter: application, progress });
  } catch {
    // What has failed is the last that was begun.
  }
  return seen[Math.min(application, seen.length) - 1];
}

function applicationsOf(module: LinearModule, { sequence, ...options }: Run): number {
  let count = 0;
  try {
    runPasses(cloneModule(module), sequence, { ...options, progress: () => count++ });
  } catch {
    // Counted up to there.
  }
  return count;
}

async function subjectOf(number: number, seed: bigint): Promise<Subject> {
  if (number % 16 === 7) return startSubject(number);
  if (number % 32 === 29) return functionSubject(number, randomSwitch(number), 4);
  if (number % 32 === 19) return functionSubject(number, randomTails(number), 4);
  if (number % 32 === 31) return (await programSubject(seed)) ?? functionSubject(number, randomModule(number), 2);
  if (number % 4 === 0) return functionSubject(number, randomModule(number), 2);
  if (number % 16 === 1) return functionSubject(number, randomRecursion(number), 4);
  if (number % 16 === 9) return functionSubject(number, randomChoices(number), 4);
  if (number % 16 === 5) return functionSubject(number, randomSums(number), 4);
  if (number % 4 === 1) return functionSubject(number, randomFar(number, 10 + (number % 50)), 2);
  const style = number % 2 === 0 ? 'unstructured' : 'structured';
  return functionSubject(number, randomFunc(number, style, 10 + (number % 50)), 2);
}

/** A program that begins with a call of `f`. */
function startSubject(number: number): Subject {
  const random =
    number % 3 === 0 ? randomModule(number) : randomFunc(number, number % 3 === 1 ? 'structured' : 'unstructured');
  const { module, func } = withStart(random, randomArguments(number));
  return { module, called: [], behave: (changed, options) => behaviour(changed, func, [], options) };
}

/** `f` called with some arguments; one in sixteen in WebAssembly too. */
export function functionSubject(number: number, { module }: { module: LinearModule }, calls: number): Subject {
  const args = Array.from({ length: calls }, (_, k) => randomArguments(number * calls + k));
  const behave: Subject['behave'] = (changed, options) => {
    const func = changed.funcs.findIndex(({ name }) => name === 'f');
    if (number % 16 === 0) return args.map((some) => compiled(inCfg(changed), some)).join('\n');
    return args.map((some) => behaviour(changed, func, some, options)).join('\n');
  };
  return { module, behave, called: ['f'] };
}

function inCfg(module: LinearModule): LinearModule {
  const copy = cloneModule(module);
  runPasses(copy, []);
  return copy;
}

/** Undefined for programs that the linker refuses: they declare functions of the library as they are with other pointers. */
async function programSubject(seed: bigint): Promise<Subject | undefined> {
  const { text, pointerSize } = generateProgram(seed, 'full', []);
  const { value, diagnostics } = await parse(new SourceFile('random.mpl', text), 'maple');
  if (value === undefined) throw new Error(diagnostics[0].message);
  const lowered = await lower(value, 'linear', { pointerSize });
  if (lowered.value === undefined) return undefined;
  return unitSubject(lowered.value as LinearUnit, pointerSize);
}

/** A program that is run from its start, on the interpreter. */
export function unitSubject(unit: LinearUnit, pointerSize: 4 | 8): Subject {
  const way: Way = { engine: 'interp', optimize: 'O0' };
  const behave = async (module: LinearModule): Promise<string> => {
    const [{ text }] = await outcomesOf({ ...unit, module: cloneModule(module) }, pointerSize, [way], 20_000);
    return text;
  };
  return { module: unit.module, behave };
}
