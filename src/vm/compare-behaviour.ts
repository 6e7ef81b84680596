/**
 * Does a function of the linear IR do the same as another version of it? For `--validate`: both are called with boundary
 * and random arguments, and results, traps, memory and scalar globals are compared.
 *
 * What a function reads through pointers that are not its own is arbitrary, so addresses passed as arguments are those of
 * a zeroed area. A call that runs out of fuel proves nothing, and neither does one whose first version trapped on
 * something undefined (an access outside of memory).
 */
import { isCounter } from '../linear/added-scalars.ts';
import { layOut } from '../linear/data-layout.ts';
import type { Global, LinearModule, ScalarGlobal, ValueType } from '../linear/nodes.ts';
import type { HostTable, HostValue } from './host.ts';
import { Interp } from './linear/index.ts';
import { Exit, Trap } from './trap.ts';

/** How thoroughly two versions of a function are compared. */
export interface CompareOptions {
  /** Host functions; calls of others trap, in both versions. */
  readonly hosts?: HostTable;
  /** Calls with boundary values; all of them unless given. */
  readonly boundaries?: number;
  /** Calls with random arguments, besides those with boundary values. */
  readonly calls?: number;
  readonly fuel?: number;
  readonly seed?: number;
  /** Globals of the second version, by index, into which nobody looks; asked for when there is a difference. */
  readonly unread?: () => ReadonlySet<number>;
  /** Told of each pair of calls whether it was compared, or proves nothing. */
  readonly onRun?: (isCompared: boolean) => void;
}

const stackSize = 65536;
/** Twice the fuel: an optimised function may not need more steps, but blocks are counted too. */
const slack = 4;

/** The first difference as text, or nothing. */
export function compareBehaviour(
  before: LinearModule,
  after: LinearModule,
  func: number,
  options: CompareOptions = {},
): string | undefined {
  const { params } = before.funcs[func];
  const first = withDataOf(before, after);
  const { stackBottom } = layOut(first, stackSize);
  const random = randomNumbers(options.seed ?? 1);
  const fuel = options.fuel ?? 20_000;
  for (const round of roundsFor(params.length, options)) {
    const args = params.map((type, i) => argument(type, round, i, random, stackBottom));
    const wanted = runOnce(first, func, args, options.hosts, fuel);
    options.onRun?.(wanted !== undefined);
    if (wanted === undefined) continue;
    const found = runOnce(after, func, args, options.hosts, fuel * slack);
    if (
      wanted !== found &&
      !isSameBesides(options.unread?.(), { first, after, func, args, hosts: options.hosts, fuel })
    )
      return `called with (${args.join(', ')}) it gave ${describeDifference(wanted, found)}`;
  }
  return undefined;
}

interface Calls {
  readonly first: LinearModule;
  readonly after: LinearModule;
  readonly func: number;
  readonly args: readonly HostValue[];
  readonly hosts: HostTable | undefined;
  readonly fuel: number;
}

/** The calls do the same, but for what they leave in some globals. */
function isSameBesides(unread: ReadonlySet<number> | undefined, { first, after, func, args, hosts, fuel }: Calls) {
  if (unread === undefined || unread.size === 0) return false;
  return runOnce(first, func, args, hosts, fuel, unread) === runOnce(after, func, args, hosts, fuel * slack, unread);
}

/** The module with the data that another version of it has besides, so that all else has the same addresses in both. */
function withDataOf(module: LinearModule, other: LinearModule): LinearModule {
  const added = other.globals.slice(module.globals.length).filter(({ storage }) => storage === 'data');
  return added.length === 0 ? module : { ...module, globals: [...module.globals, ...added] };
}

/** A function without parameters does the same in every call: nothing that it can ask for changes between them. */
function roundsFor(params: number, { boundaries = boundaryRounds, calls = 8 }: CompareOptions): number[] {
  if (params === 0) return [0];
  const first = Array.from({ length: Math.min(boundaries, boundaryRounds) }, (_, round) => round);
  return [...first, ...Array.from({ length: calls }, (_, round) => boundaryRounds + round)];
}

/** The parts of the outcomes that differ. */
function describeDifference(before: string, after: string | undefined): string {
  if (after === undefined) return `${before.split('; ')[0]} before, and now does not come to an end`;
  const parts = after.split('; ');
  const [first] = before
    .split('; ')
    .flatMap((part, i) => (part === parts[i] ? [] : [`${part} before and ${parts[i]} after`]));
  return first;
}

/** Undefined where the outcome says nothing. */
function runOnce(
  module: LinearModule,
  func: number,
  args: readonly HostValue[],
  hosts: HostTable | undefined,
  fuel: number,
  unread: ReadonlySet<number> = new Set(),
): string | undefined {
  const out: number[] = [];
  const stdout = (bytes: Uint8Array): void => {
    for (const byte of bytes) out.push(byte);
  };
  const interp = new Interp(module, { hosts, fuel, stdout, ...sameEveryTime });
  const finish = (outcome: string): string => {
    interp.env.stdout.flush();
    return `${outcome}; output ${hash(out)}; ${stateOf(interp, unread)}`;
  };
  try {
    return finish(interp.call(func, args).map(text).join(' '));
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome === undefined ? undefined : finish(outcome);
  }
}

/** Whatever a program could ask of its surroundings has one answer, and both runs have the same limits. */
const sameEveryTime = { stackSize, clock: () => 0, now: () => 0, maxDepth: 500, memoryLimit: 2 ** 28 };

/** What the run leaves behind, but for its own stack and what was only counted. */
function stateOf(interp: Interp, unread: ReadonlySet<number>): string {
  const { memory, module, stackTop } = interp;
  const { addresses } = layOut(module, stackSize);
  for (const i of unread) {
    const global = module.globals[i];
    if (global.storage !== 'scalar') memory.bytes.fill(0, addresses[i], addresses[i] + sizeOf(global));
  }
  const words = memory.words.subarray(stackTop / 4);
  const scalars = module.globals.flatMap((global, i) =>
    global.storage === 'scalar' && !isCounter(global) && !unread.has(i) ? [text(interp.scalars.get(i))] : [],
  );
  return `memory ${hash(words)}; globals ${scalars.join(' ')}`;
}

function sizeOf(global: Exclude<Global, ScalarGlobal>): number {
  return global.storage === 'array' ? 4 * global.count : global.size;
}

/** How a run ended that did not return; undefined for an end that another, correct program need not share. */
function outcomeOf(error: unknown): string | undefined {
  if (error instanceof Exit) return `exit ${error.code}`;
  if (!(error instanceof Trap)) throw error;
  return meaningful.has(error.kind) ? `trap ${error.kind}` : undefined;
}

/** Traps that the program's own instructions ask for; others depend on where things lie in memory or on bounds. */
const meaningful: ReadonlySet<string> = new Set([
  'divide-by-zero',
  'unreachable',
  'assertion',
  'uncaught-exception',
  'abort',
  'missing-function',
  'bad-indirect-call',
]);

function text(value: HostValue): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** FNV-1a over 32-bit words of the values. */
function hash(values: ArrayLike<number>): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < values.length; i++) sum = Math.imul(sum ^ values[i], 0x01000193);
  return sum >>> 0;
}

const words = [0, 1, -1, 2, 7, 31, -2147483648, 2147483647];
const reals = [0, 1, -1, 0.5, 1e30, Infinity, NaN, -0];
const boundaryRounds = words.length;

/** The first rounds take boundary values, a different one for each parameter; then come random ones. */
function argument(type: ValueType, round: number, position: number, random: () => number, lowest: number): HostValue {
  const at = (round + 3 * position) % boundaryRounds;
  const isBoundary = round < boundaryRounds;
  switch (type) {
    case 'i32':
      return isBoundary ? words[at] : Math.floor((random() - 0.5) * (random() < 0.5 ? 20 : 2 ** 32)) | 0;
    case 'i64':
    case 'v128':
      return isBoundary
        ? BigInt(words[at]) * (position % 2 === 0 ? 1n : 4294967295n)
        : BigInt(Math.floor((random() - 0.5) * (random() < 0.5 ? 20 : 2 ** 53)));
    case 'f32':
    case 'f64':
      return Math.fround(isBoundary ? reals[at] : (random() - 0.5) * 1000);
    default:
      return lowest + 16 * position;
  }
}

function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
