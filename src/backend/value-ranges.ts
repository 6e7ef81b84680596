/**
 * What is known of the integers of a function, so that what is written of it tests less. Accesses to memory whose address always lies where the
 * program has something, in its constants, its stack or its other data; sums that do not leave the range of their type; operands that have no
 * sign. Abstract interpretation with intervals (Cousot and Cousot 1977): what variables are between at the beginning of each block,
 * where the conditions of jumps say more; at the heads of loops bounds grow to the next constant that the function compares with.
 *
 *     for (i = 0; i < 100; i++) sum += a[i];         i is 0 … 99, so a + 4 * i lies in `a`
 *
 * The address of a slot of the frame is unknown, but it lies in the stack.
 */
import { lowestAddress, type MemoryMap } from '../base/memory-map.ts';
import { flattenGraph } from '../base/graph.ts';
import { searchDepthFirst } from '../base/depth-search.ts';
import { destsOf, operandsOf, targetsOf } from '../linear/instr.ts';
import { operandType, type Block, type Func, type Instr, type LinearModule, type Operand } from '../linear/nodes.ts';
import { calcRows, isCalcOp, letters, memTypes, type ConversionOp } from '../linear/opcodes.ts';
import { isRelation, mirrors, opposites, type Relation } from '../linear/relations.ts';
import {
  anything,
  convertedInterval,
  isFinite,
  loadedIntervals,
  resultOf,
  wholeOf,
  zerosOf,
  type Interval,
  type Result,
} from './intervals.ts';

/** What variables are between, by symbol. */
type State = Interval[];

/** Functions with more are left alone: a state is kept for each block. */
const mostCells = 400_000;
/** A head of a loop is entered so often before its bounds grow in leaps. */
const patience = 2;
/** So often a block may be looked at, on the average. */
const mostVisits = 60;

/** Instructions of which something holds whenever they are executed. */
export interface RangeFacts {
  /** Loads and stores whose place is there. */
  readonly inside: ReadonlySet<Instr>;
  /** Loads and stores whose place is a multiple of their size. */
  readonly aligned: ReadonlySet<Instr>;
  /** Operations that give what unbounded integers would give. */
  readonly exact: ReadonlySet<Instr>;
  /** Operations none of whose operands is less than 0. */
  readonly unsigned: ReadonlySet<Instr>;
  /** Operations that give nothing below the lowest value of their type before they are cut, and those that give nothing above the highest. */
  readonly notBelow: ReadonlySet<Instr>;
  readonly notAbove: ReadonlySet<Instr>;
}

/** What is known of the instructions of a function, which stand in blocks. */
export function rangeFacts(module: LinearModule, layout: MemoryMap, func: Func, blocks: readonly Block[]): RangeFacts {
  const ranges = new Ranges(module, layout, func, blocks);
  if (blocks.length * func.symbols.length <= mostCells) ranges.find();
  return ranges;
}

/** Operands of an access: what its address is the sum of. */
function addressOf(instr: Instr): 'address' | 'element' | undefined {
  if (instr.op === 'Load' || instr.op === 'Store') return 'address';
  return instr.op === 'ArrayLoad' || instr.op === 'ArrayStore' ? 'element' : undefined;
}

class Ranges implements RangeFacts {
  readonly inside = new Set<Instr>();
  readonly aligned = new Set<Instr>();
  readonly exact = new Set<Instr>();
  readonly unsigned = new Set<Instr>();
  readonly notBelow = new Set<Instr>();
  readonly notAbove = new Set<Instr>();
  readonly #module: LinearModule;
  readonly #layout: MemoryMap;
  readonly #func: Func;
  readonly #blocks: readonly Block[];
  readonly #states: (State | undefined)[];
  readonly #visits: Int32Array;
  /** Bounds that intervals grow to, ascending. */
  readonly #stops: readonly number[];
  /** By symbol, where it is assigned: a block, -1 for several places; undefined for what never is. */
  readonly #definedIn: readonly (number | undefined)[];

  constructor(module: LinearModule, layout: MemoryMap, func: Func, blocks: readonly Block[]) {
    this.#module = module;
    this.#layout = layout;
    this.#func = func;
    this.#blocks = blocks;
    this.#states = blocks.map(() => undefined);
    this.#visits = new Int32Array(blocks.length);
    this.#stops = stopsOf(blocks);
    this.#definedIn = definingBlocks(func, blocks);
  }

  find(): void {
    if (!this.#solve()) return;
    this.#blocks.forEach(({ instrs }, i) => {
      const state = this.#states[i]?.slice();
      if (state === undefined) return;
      for (const instr of instrs) {
        if (addressOf(instr) !== undefined) this.#noteAccess(instr, state);
        else if (isCalcOp(instr.op)) this.#noteCalc(instr, state);
        this.#execute(instr, state);
      }
    });
  }

  /** False: it takes too long. */
  #solve(): boolean {
    const blocks = this.#blocks;
    const graph = flattenGraph({
      size: blocks.length,
      entry: 0,
      successors: (node) => targetsOf(blocks[node].terminator),
    });
    const order = [...searchDepthFirst(graph).postorder].reverse();
    const place = new Int32Array(blocks.length);
    order.forEach((block, i) => (place[block] = i));
    const waiting = new Uint8Array(blocks.length);
    this.#states[0] = this.#func.symbols.map(({ type }) => wholeOf(type));
    waiting[0] = 1;
    for (let left = mostVisits * blocks.length, at = 0; at < order.length;) {
      const block = order[at++];
      if (waiting[block] === 0) continue;
      if (left-- === 0) return false;
      waiting[block] = 0;
      for (const target of this.#leave(block, place)) {
        waiting[target] = 1;
        at = Math.min(at, place[target]);
      }
    }
    return true;
  }

  /** The successors whose states have changed. */
  #leave(block: number, place: Int32Array): number[] {
    const { instrs, terminator } = this.#blocks[block];
    const state = (this.#states[block] ?? []).slice();
    this.#visits[block]++;
    for (const instr of instrs) this.#execute(instr, state);
    const targets = [...new Set(targetsOf(terminator))];
    return targets.filter((target) => {
      const given = targets.length === 1 ? state : this.#along(block, target, state);
      return given !== undefined && this.#join(target, given, place[target] <= place[block]);
    });
  }

  #join(block: number, given: State, isBack: boolean): boolean {
    const known = this.#states[block];
    if (known === undefined) {
      this.#states[block] = given.slice();
      return true;
    }
    const grows = isBack && this.#visits[block] > patience;
    let isChanged = false;
    for (let i = 0; i < known.length; i++) {
      const { low, high } = known[i];
      const zeros = Math.min(known[i].zeros ?? 0, given[i].zeros ?? 0);
      if (given[i].low >= low && given[i].high <= high && zeros === (known[i].zeros ?? 0)) continue;
      const lower = Math.min(low, given[i].low);
      const higher = Math.max(high, given[i].high);
      const bounds = grows ? this.#grown(i, known[i], lower, higher) : { low: lower, high: higher };
      known[i] = { ...bounds, zeros };
      isChanged = true;
    }
    return isChanged;
  }

  #grown(symbol: number, { low, high }: Interval, lower: number, higher: number): Interval {
    const whole = wholeOf(this.#func.symbols[symbol].type);
    return {
      low: lower < low ? (this.#stops.findLast((stop) => stop <= lower) ?? whole.low) : low,
      high: higher > high ? (this.#stops.find((stop) => stop >= higher) ?? whole.high) : high,
    };
  }

  // Values

  #interval(operand: Operand, state: State): Interval {
    switch (operand.kind) {
      case 'v':
        return constantOf(operand);
      case 'g': {
        const address = this.#layout.addresses[operand.index];
        if (this.#module.globals[operand.index].storage === 'scalar') return this.#whole(operand);
        return exactly(address + (operand.offset ?? 0));
      }
      case 'f':
        return anything;
      default:
        return this.#slot(operand.index) ?? state[operand.index];
    }
  }

  #whole(operand: Operand): Interval {
    return wholeOf(operandType(this.#module, this.#func, operand));
  }

  #slot(index: number): Interval | undefined {
    const symbol = this.#func.symbols[index];
    if (!('storage' in symbol)) return undefined;
    const [size, align] = symbol.storage === 'array' ? [symbol.count * 4, 4] : [symbol.size, symbol.align];
    const { stackBottom, stackTop } = this.#layout;
    const bounds = stackTop - size < stackBottom ? anything : { low: stackBottom, high: stackTop - size };
    return { ...bounds, zeros: zerosOf(align) };
  }

  #execute(instr: Instr, state: State): void {
    for (const dest of destsOf(instr)) {
      if (dest.kind === 'g') continue;
      const { type } = this.#func.symbols[dest.index];
      state[dest.index] = (type === 'i32' || type === 'i64' ? this.#result(instr, state) : undefined) ?? wholeOf(type);
    }
  }

  /** Undefined: anything. */
  #result(instr: Instr, state: State): Interval | undefined {
    if (instr.op === 'Assign') return this.#interval(instr.operands[0], state);
    if (instr.op === 'Load') return Object.hasOwn(loadedIntervals, instr.mem) ? loadedIntervals[instr.mem] : undefined;
    return this.#calculated(instr, state)?.interval;
  }

  /** Of an operation on integers. */
  #calculated(instr: Instr, state: State): Result | undefined {
    if (!isCalcOp(instr.op)) return undefined;
    const operands = operandsOf(instr);
    const { family, letter } = calcRows[instr.op];
    const intervals = operands.map((operand) => this.#interval(operand, state));
    if (family === undefined || letter === undefined) return convertedInterval(instr.op as ConversionOp, intervals[0]);
    // Elements are counted in what is added to a pointer.
    if (operands.some((operand) => operandType(this.#module, this.#func, operand).endsWith('*'))) return undefined;
    const { value, scalar } = letters[letter];
    return resultOf(family, intervals, { isWide: value === 'i64', isUnsigned: scalar.startsWith('u') });
  }

  #noteCalc(instr: Instr, state: State): void {
    const result = this.#calculated(instr, state);
    if (result?.isExact === true) this.exact.add(instr);
    if (result?.leaves?.below === false) this.notBelow.add(instr);
    if (result?.leaves?.above === false) this.notAbove.add(instr);
    if (operandsOf(instr).every((operand) => this.#interval(operand, state).low >= 0)) this.unsigned.add(instr);
  }

  // Conditions

  /** What is known behind a jump; undefined if nobody goes there. */
  #along(block: number, target: number, state: State): State | undefined {
    const { terminator } = this.#blocks[block];
    if (terminator.op !== 'CondGoto') return state;
    const isTrue = terminator.targets[0] === target;
    const test = this.#testOf(block, terminator.operands[0]);
    if (test === undefined) return state;
    const refined = state.slice();
    const relation = isTrue ? test.relation : opposites[test.relation];
    if (!this.#refine(refined, relation, test)) return undefined;
    if (test.summand !== undefined) this.#refineSummand(refined, test.left, test.summand);
    return refined;
  }

  /** What a sum with a constant is tells what was added to, where neither leaves its type. */
  #refineSummand(state: State, sum: Operand, { operand, plus, bits }: Summand): void {
    const [found, known] = [this.#interval(sum, state), this.#interval(operand, state)];
    const [low, high] = [Math.max(known.low, found.low - plus), Math.min(known.high, found.high - plus)];
    const most = 2 ** (bits - 1);
    const isExact = [found.low, found.high, plus].every(Number.isSafeInteger);
    if (!isExact || found.low - plus < -most || found.high - plus >= most || low > high) return;
    this.#set(state, operand, { low, high, zeros: known.zeros });
  }

  /** The comparison that made a condition, if its operands are what they were. */
  #testOf(block: number, condition: Operand): Test | undefined {
    if (condition.kind !== 't') return undefined;
    const origin = this.#definedIn[condition.index] ?? -1;
    if (origin < 0 || origin === block) return this.#testIn(block, condition);
    const test = this.#testIn(origin, condition);
    if (test === undefined || ![test.left, test.right].every((side) => this.#isMadeIn(origin, side))) return undefined;
    return test.summand !== undefined && !this.#isMadeIn(origin, test.summand.operand)
      ? { ...test, summand: undefined }
      : test;
  }

  /** Whenever a block gives the operand another value, it is executed as a whole. */
  #isMadeIn(block: number, operand: Operand): boolean {
    if (operand.kind === 'v') return true;
    if (operand.kind !== 'p' && operand.kind !== 'l' && operand.kind !== 't') return false;
    const origin = this.#definedIn[operand.index];
    return origin === undefined || origin === block;
  }

  #testIn(block: number, condition: Operand & { readonly index: number }): Test | undefined {
    const { instrs } = this.#blocks[block];
    const changed = new Set<number>();
    for (let i = instrs.length - 1; i >= 0; i--) {
      const instr = instrs[i];
      const dests = destsOf(instr);
      if (dests.some((dest) => dest.kind === 't' && dest.index === condition.index)) {
        const test = testBy(instr, changed);
        return test && { ...test, summand: summandOf(test.left, instrs.slice(Math.max(0, i - nearby), i), changed) };
      }
      for (const dest of dests) if (dest.kind !== 'g') changed.add(dest.index);
    }
    return undefined;
  }

  /** False: it cannot be. */
  #refine(state: State, relation: Relation, { left, right, isUnsigned }: Sides): boolean {
    if (relation === 'Greater' || relation === 'GreaterEqual')
      return this.#refine(state, mirrors[relation], { left: right, right: left, isUnsigned });
    const [a, b] = [this.#interval(left, state), this.#interval(right, state)];
    const isOrdered = relation === 'Less' || relation === 'LessEqual';
    if (isOrdered && isUnsigned && b.low < 0) return true;
    const low = isOrdered && isUnsigned ? Math.max(a.low, 0) : a.low;
    const [first, second] = bounded(relation, { low, high: a.high }, b);
    if (first.low > first.high || second.low > second.high) return false;
    this.#set(state, left, { ...first, zeros: a.zeros });
    this.#set(state, right, { ...second, zeros: b.zeros });
    return true;
  }

  #set(state: State, operand: Operand, interval: Interval): void {
    if (operand.kind !== 'p' && operand.kind !== 'l' && operand.kind !== 't') return;
    if (this.#slot(operand.index) === undefined) state[operand.index] = interval;
  }

  // Accesses

  #noteAccess(instr: Instr, state: State): void {
    const operands = operandsOf(instr);
    const base = this.#interval(operands[0], state);
    const index = addressOf(instr) === 'element' ? this.#interval(operands[1], state) : exactly(0);
    const offset = 'offset' in instr ? instr.offset : 0;
    const size = 'mem' in instr ? memTypes[instr.mem].size : 4;
    if (Math.min(base.zeros ?? 0, (index.zeros ?? 0) + 2, zerosOf(offset)) >= zerosOf(size)) this.aligned.add(instr);
    if (!isFinite(base) || !isFinite(index)) return;
    const isStore = instr.op === 'Store' || instr.op === 'ArrayStore';
    const lowest = isStore ? this.#layout.stackBottom : lowestAddress;
    const [low, high] = [base.low + 4 * index.low, base.high + 4 * index.high + offset + size];
    if (low >= lowest && high <= this.#layout.heapBase && high < 2 ** 31) this.inside.add(instr);
  }
}

function definingBlocks({ symbols }: Func, blocks: readonly Block[]): (number | undefined)[] {
  const found: (number | undefined)[] = symbols.map(() => undefined);
  blocks.forEach(({ instrs, terminator }, block) => {
    for (const instr of [...instrs, terminator])
      for (const dest of destsOf(instr))
        if (dest.kind !== 'g') found[dest.index] = found[dest.index] === undefined ? block : -1;
  });
  return found;
}

interface Sides {
  readonly left: Operand;
  readonly right: Operand;
  readonly isUnsigned: boolean;
}

/** A comparison of integers. */
interface Test extends Sides {
  readonly relation: Relation;
  /** Of what stands on the left. */
  readonly summand?: Summand | undefined;
}

/** What a sum with a constant was made of. */
interface Summand {
  readonly operand: Operand;
  readonly plus: number;
  readonly bits: 32 | 64;
}

/** So many instructions in front of a comparison what it compares is looked for. */
const nearby = 8;

/** Of a sum that the last of these instructions make, if the operand has not changed since. */
function summandOf(sum: Operand, instrs: readonly Instr[], changedBehind: ReadonlySet<number>): Summand | undefined {
  const changed = new Set(changedBehind);
  for (const instr of instrs.toReversed()) {
    const dests = destsOf(instr);
    if (sum.kind === 't' && dests.some((dest) => dest.kind === 't' && dest.index === sum.index)) {
      if (instr.op !== 'AddI' && instr.op !== 'AddL') return undefined;
      const [operand, added] = instr.operands;
      if (added.kind !== 'v' || !('index' in operand) || changed.has(operand.index)) return undefined;
      return { operand, plus: Number(added.value), bits: instr.op === 'AddI' ? 32 : 64 };
    }
    for (const dest of dests) if (dest.kind !== 'g') changed.add(dest.index);
  }
  return undefined;
}

function testBy(instr: Instr, changed: ReadonlySet<number>): Test | undefined {
  if (!isCalcOp(instr.op)) return undefined;
  const { family, letter } = calcRows[instr.op];
  if (family === undefined || !isRelation(family) || letter === undefined) return undefined;
  const { value, scalar } = letters[letter];
  const [left, right] = operandsOf(instr);
  const isStale = [left, right].some((one) => one.kind !== 'v' && 'index' in one && changed.has(one.index));
  if ((value !== 'i32' && value !== 'i64') || isStale) return undefined;
  return { relation: family, left, right, isUnsigned: scalar.startsWith('u') };
}

/** Both sides of what holds. */
function bounded(relation: Relation, a: Interval, b: Interval): readonly [Interval, Interval] {
  switch (relation) {
    case 'Less':
      return [
        { low: a.low, high: Math.min(a.high, b.high - 1) },
        { low: Math.max(b.low, a.low + 1), high: b.high },
      ];
    case 'LessEqual':
      return [
        { low: a.low, high: Math.min(a.high, b.high) },
        { low: Math.max(b.low, a.low), high: b.high },
      ];
    case 'Equal': {
      const same = { low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) };
      return [same, same];
    }
    default:
      return [without(a, b), without(b, a)];
  }
}

/** An interval without a number at its end. */
function without({ low, high }: Interval, other: Interval): Interval {
  if (other.low !== other.high) return { low, high };
  return { low: low === other.low ? low + 1 : low, high: high === other.low ? high - 1 : high };
}

function exactly(number: number): Interval {
  return { low: number, high: number, zeros: zerosOf(number) };
}

function constantOf({ type, value }: Extract<Operand, { kind: 'v' }>): Interval {
  if (type !== 'i32' && type !== 'i64') return anything;
  const number = Number(BigInt.asIntN(type === 'i32' ? 32 : 64, BigInt(value)));
  return Math.abs(number) < 2 ** 52 ? exactly(number) : anything;
}

/** The constants that are compared with, and their neighbours. */
function stopsOf(blocks: readonly Block[]): number[] {
  const stops = new Set<number>([0]);
  for (const { instrs } of blocks)
    for (const instr of instrs) {
      const test = testBy(instr, new Set());
      for (const side of test === undefined ? [] : [test.left, test.right]) {
        const { low } = side.kind === 'v' ? constantOf(side) : anything;
        if (low > -Infinity) for (const near of [low - 1, low, low + 1]) stops.add(near);
      }
    }
  return [...stops].sort((a, b) => a - b).slice(0, mostStops);
}

const mostStops = 60;
