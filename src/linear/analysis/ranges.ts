/**
 * What integers can be, in SSA form: a range of signed numbers, and bits that are known to be 0 or 1. Each says something of the other.
 *
 *     t1 = load.u8 p0          0 … 255                t3 = ShlI t1, 4         0 … 4080, lowest four bits 0
 *     t2 = BandI p1, 12        0 … 12                 l4.2 = phi …            the numbers that its loop counts through, if they are known
 *
 * A sparse walk from definitions to uses. Ranges that have grown three times become everything, so a value changes a bounded number of times: n steps.
 */
import { searchDepthFirst } from '../../base/depth-search.ts';
import { scratchBytes } from '../../base/scratch.ts';
import { graphOfBlocks } from '../cfg.ts';
import { destsOf, isCalc } from '../instr.ts';
import { calcRows, familyRows, memTypes } from '../opcodes.ts';
import { operandType, type Calc, type Dest, type Func, type Instr, type LinearModule, type Operand } from '../nodes.ts';
import type { DefUse } from './def-use.ts';
import type { LoopCount } from './loop-counts.ts';
import { isValue, valueOf } from './values.ts';

/** Numbers from `min` to `max` whose bits `zeros` (as a mask of the width) are 0 and `ones` are 1. */
export interface IntRange {
  readonly bits: 32 | 64;
  readonly min: bigint;
  readonly max: bigint;
  readonly zeros: bigint;
  readonly ones: bigint;
}

/** What the integers of a function can be. */
export interface Ranges {
  /** Undefined for what is no integer. */
  rangeOf(operand: Operand): IntRange | undefined;
}

const mostGrowth = 3;

export function findRanges(module: LinearModule, func: Func, uses: DefUse, counts: readonly LoopCount[]): Ranges {
  const finder = new RangeFinder(module, func, uses, counts);
  finder.run();
  return finder;
}

class RangeFinder implements Ranges {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #known: (IntRange | undefined)[];
  readonly #growth: Uint8Array;
  /** By value: what gives it has been looked at. */
  readonly #isSeen: Uint8Array;
  /** Of phis that count. */
  readonly #counted = new Map<Instr, IntRange>();

  constructor(module: LinearModule, func: Func, uses: DefUse, counts: readonly LoopCount[]) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#known = new Array<IntRange | undefined>(uses.values.count).fill(undefined);
    this.#growth = scratchBytes(uses.values.count);
    this.#isSeen = scratchBytes(uses.values.count);
    for (const { bounded } of counts)
      for (const { phi, start, step, bits } of bounded) {
        const most = 1n << BigInt(bits - 1);
        const first = start?.kind === 'v' ? BigInt(start.value) : undefined;
        if (first === undefined || first === -most || first === most - 1n) continue;
        this.#counted.set(phi, step > 0n ? between(bits, first, most - 2n) : between(bits, 1n - most, first));
      }
    for (const { inductions, rounds } of counts)
      for (const { phi, start, step, bits } of inductions) {
        if (rounds === undefined || start?.kind !== 'v') continue;
        const [first, last] = [BigInt(start.value), BigInt(start.value) + step * (rounds - 1n)];
        if (BigInt.asIntN(bits, last) === last)
          this.#counted.set(phi, between(bits, smaller(first, last), larger(first, last)));
      }
  }

  run(): void {
    const { blocks } = this.#func;
    const work: Instr[] = [];
    /** Beside each instruction of `work`: the operand that may be more than before, if it is here for one. */
    const grown: (Dest | undefined)[] = [];
    // Popped from the end: definitions before their uses, but for those that go around.
    const add = (instr: Instr): void => {
      work.push(instr);
      grown.push(undefined);
    };
    for (const b of searchDepthFirst(graphOfBlocks(blocks)).postorder) {
      blocks[b].instrs.toReversed().forEach(add);
      blocks[b].phis.toReversed().forEach(add);
    }
    for (let instr = work.pop(); instr !== undefined; instr = work.pop()) {
      const operand = grown.pop();
      for (const dest of destsOf(instr)) {
        if (!isValue(dest)) continue;
        this.#isSeen[valueOf(this.#uses.values, dest)] = 1;
        if (!this.#learn(dest, instr, operand)) continue;
        for (const use of this.#uses.usesOf(dest)) {
          if (!this.#isAgain(use.instr)) continue;
          work.push(use.instr);
          grown.push(dest);
        }
      }
    }
  }

  /** It gives a value, and its turn has been. */
  #isAgain(use: Instr): boolean {
    return destsOf(use).some((dest) => isValue(dest) && this.#isSeen[valueOf(this.#uses.values, dest)] === 1);
  }

  rangeOf(operand: Operand): IntRange | undefined {
    const bits = bitsOf(operandType(this.#module, this.#func, operand));
    if (bits === undefined) return undefined;
    return this.#current(operand, bits) ?? everything(bits);
  }

  /** Undefined: nothing has given it a value yet. */
  #current(operand: Operand, bits: 32 | 64): IntRange | undefined {
    if (operand.kind === 'v') return between(bits, BigInt(operand.value), BigInt(operand.value));
    if (!isValue(operand) || this.#isGiven(operand)) return everything(bits);
    return this.#known[valueOf(this.#uses.values, operand)];
  }

  #isGiven(operand: Operand): boolean {
    return isValue(operand) && this.#uses.definitionOf(operand) === undefined;
  }

  /** Whether more values are possible than before. */
  #learn(dest: Operand, instr: Instr, grown: Dest | undefined): boolean {
    const bits = bitsOf(operandType(this.#module, this.#func, dest));
    if (bits === undefined || !isValue(dest)) return false;
    // A phi may have as many operands as the function has blocks: it looks at the one that has changed.
    const isOne = instr.op === 'Phi' && grown !== undefined && !this.#counted.has(instr);
    const found = isOne ? this.#current(grown, bits) : this.#resultOf(instr, bits);
    const value = valueOf(this.#uses.values, dest);
    const before = this.#known[value];
    if (found === undefined) return false;
    const after = before === undefined ? found : join(before, found);
    if (before !== undefined && isSame(before, after)) return false;
    this.#known[value] = this.#growth[value]++ >= mostGrowth ? everything(bits) : after;
    return before === undefined || !isSame(before, this.#known[value]);
  }

  #resultOf(instr: Instr, bits: 32 | 64): IntRange | undefined {
    if (instr.op === 'Load')
      return memTypes[instr.mem].size * 8 < bits ? rangeOfCell(bits, memTypes[instr.mem]) : everything(bits);
    if (instr.op === 'Assign') return this.#current(instr.operands[0], bits);
    if (instr.op === 'Phi') {
      const counted = this.#counted.get(instr);
      if (counted !== undefined) return counted;
      const all = instr.operands.map((operand) => this.#current(operand, bits));
      return all.reduce((a, b) => (a === undefined || b === undefined ? (a ?? b) : join(a, b)), undefined);
    }
    return isCalc(instr) ? this.#calculated(instr, bits) : everything(bits);
  }

  #calculated(instr: Calc, bits: 32 | 64): IntRange | undefined {
    const operands: IntRange[] = [];
    for (const operand of instr.operands) {
      const own = bitsOf(operandType(this.#module, this.#func, operand));
      const range = own === undefined ? everything(64) : this.#current(operand, own);
      if (range === undefined) return undefined;
      operands.push(range);
    }
    return transfer(instr.op, operands, bits);
  }
}

function bitsOf(type: string): 32 | 64 | undefined {
  return type === 'i32' ? 32 : type === 'i64' ? 64 : undefined;
}

// What operations make of ranges

/** The range of a result. */
export function transfer(op: Calc['op'], operands: readonly IntRange[], bits: 32 | 64): IntRange {
  const { family, letter } = calcRows[op];
  if (family !== undefined && truthKinds.has(familyRows[family].kind)) return between(bits, 0n, 1n);
  const isSigned = letter === 'I' || letter === 'L';
  const name = family === undefined || !isSigned ? op : family;
  const [a, b = a, c = a] = operands;
  return (Object.hasOwn(rules, name) ? rules[name]?.(bits, a, b, c) : undefined) ?? everything(bits);
}

const truthKinds: ReadonlySet<string> = new Set(['compare', 'logic', 'test']);

type Rule = (bits: 32 | 64, a: IntRange, b: IntRange, c: IntRange) => IntRange | undefined;

/** By family, or by operation where its members differ. */
const rules: Readonly<Record<string, Rule | undefined>> = {
  Add: (bits, a, b) =>
    meet(
      fitting(bits, [a.min + b.min, a.max + b.max]),
      lowBits(bits, a, b, (x, y) => x + y),
    ),
  Sub: (bits, a, b) =>
    meet(
      fitting(bits, [a.min - b.max, a.max - b.min]),
      lowBits(bits, a, b, (x, y) => x - y),
    ),
  Mul: (bits, a, b) => {
    const ends = [a.min * b.min, a.min * b.max, a.max * b.min, a.max * b.max];
    return meet(
      fitting(bits, ends),
      lowBits(bits, a, b, (x, y) => x * y),
    );
  },
  Band: (bits, a, b) => ofBits(bits, a.zeros | b.zeros, a.ones & b.ones),
  Bor: (bits, a, b) => ofBits(bits, a.zeros & b.zeros, a.ones | b.ones),
  Bxor: (bits, a, b) => ofBits(bits, (a.zeros & b.zeros) | (a.ones & b.ones), (a.zeros & b.ones) | (a.ones & b.zeros)),
  Bnot: (bits, a) => ofBits(bits, a.ones, a.zeros),
  Neg: (bits, a) => fitting(bits, [-a.max, -a.min]),
  Shl: (bits, a, b) =>
    shifted(bits, b, (count) =>
      meet(
        fitting(bits, [a.min << count, a.max << count]),
        ofBits(bits, (a.zeros << count) | ((1n << count) - 1n), a.ones << count),
      ),
    ),
  ShrU: (bits, a, b) =>
    shifted(bits, b, (count) => {
      const high = maskOf(bits) ^ (maskOf(bits) >> count);
      return ofBits(bits, (a.zeros >> count) | high, a.ones >> count);
    }),
  Shr: (bits, a, b) => shifted(bits, b, (count) => between(bits, a.min >> count, a.max >> count)),
  Div: (bits, a, b) => (isNumber(b) && b.min > 0n ? between(bits, a.min / b.min, a.max / b.min) : undefined),
  Mod: (bits, a, b) => {
    if (!isNumber(b) || b.min === 0n) return undefined;
    const most = (b.min < 0n ? -b.min : b.min) - 1n;
    return between(bits, a.min >= 0n ? 0n : larger(a.min, -most), a.max <= 0n ? 0n : smaller(a.max, most));
  },
  Min: (bits, a, b) => between(bits, smaller(a.min, b.min), smaller(a.max, b.max)),
  Max: (bits, a, b) => between(bits, larger(a.min, b.min), larger(a.max, b.max)),
  Ext8: (bits, a) => extended(bits, a, 8),
  Ext16: (bits, a) => extended(bits, a, 16),
  Ext32: (bits, a) => extended(bits, a, 32),
  Clz: (bits) => between(bits, 0n, BigInt(bits)),
  Ctz: (bits) => between(bits, 0n, BigInt(bits)),
  Popcnt: (bits) => between(bits, 0n, BigInt(bits)),
  Select: (_, __, b, c) => join(b, c),
  IToL: (_, a) => between(64, a.min, a.max),
  UIToL: (_, a) => ofBits(64, a.zeros | (maskOf(64) ^ maskOf(32)), a.ones),
  LToI: (_, a) => meet(fitting(32, [a.min, a.max]), ofBits(32, a.zeros & maskOf(32), a.ones & maskOf(32))),
};

function isNumber({ min, max }: IntRange): boolean {
  return min === max;
}

/** The count of a shift is taken modulo the width. */
function shifted(bits: 32 | 64, by: IntRange, shift: (count: bigint) => IntRange): IntRange | undefined {
  return isNumber(by) ? shift(BigInt.asUintN(bits === 32 ? 5 : 6, by.min)) : undefined;
}

function extended(bits: 32 | 64, a: IntRange, width: number): IntRange {
  const most = 1n << BigInt(width - 1);
  return a.min >= -most && a.max < most ? a : between(bits, -most, most - 1n);
}

/** As many of the lowest bits as are known of both operands are known of sums, differences and products. */
function lowBits(bits: 32 | 64, a: IntRange, b: IntRange, apply: (x: bigint, y: bigint) => bigint): IntRange {
  const unknown = ~((a.zeros | a.ones) & (b.zeros | b.ones)) & maskOf(bits);
  const known = unknown === 0n ? maskOf(bits) : (unknown & -unknown) - 1n;
  const value = BigInt.asUintN(bits, apply(a.ones, b.ones)) & known;
  return ofBits(bits, known & ~value, value);
}

// Ranges

function everything(bits: 32 | 64): IntRange {
  const most = 1n << BigInt(bits - 1);
  return { bits, min: -most, max: most - 1n, zeros: 0n, ones: 0n };
}

function maskOf(bits: number): bigint {
  return (1n << BigInt(bits)) - 1n;
}

/** The numbers from one to another; the bits that all of them have in common from the top on. */
export function between(bits: 32 | 64, min: bigint, max: bigint): IntRange {
  const [low, high] = [BigInt.asUintN(bits, min), BigInt.asUintN(bits, max)];
  if (min < 0n && max >= 0n) return { bits, min, max, zeros: 0n, ones: 0n };
  const differing = (low ^ high).toString(2).length;
  const common = low === high ? maskOf(bits) : maskOf(bits) ^ maskOf(differing);
  return { bits, min, max, zeros: common & ~low, ones: common & low };
}

/** What has these bits. */
function ofBits(bits: 32 | 64, zeros: bigint, ones: bigint): IntRange {
  const mask = maskOf(bits);
  const [known0, known1] = [zeros & mask, ones & mask];
  const sign = 1n << BigInt(bits - 1);
  // The sign bit counts the other way: the least number has it, if it may.
  const least = (known0 & sign) === 0n ? known1 | sign : known1;
  const most = (known1 & sign) === 0n ? mask & ~known0 & ~sign : mask & ~known0;
  return { bits, min: BigInt.asIntN(bits, least), max: BigInt.asIntN(bits, most), zeros: known0, ones: known1 };
}

/** The numbers between the least and the greatest of these, if none wraps. */
function fitting(bits: 32 | 64, ends: readonly bigint[]): IntRange {
  const [min, max] = [ends.reduce(smaller), ends.reduce(larger)];
  return BigInt.asIntN(bits, min) === min && BigInt.asIntN(bits, max) === max
    ? between(bits, min, max)
    : everything(bits);
}

/** Both are true of the value. */
function meet(a: IntRange, b: IntRange): IntRange {
  const [min, max] = [larger(a.min, b.min), smaller(a.max, b.max)];
  return { bits: a.bits, min, max, zeros: a.zeros | b.zeros, ones: a.ones | b.ones };
}

/** One of them is. */
function join(a: IntRange, b: IntRange): IntRange {
  return {
    bits: a.bits,
    min: smaller(a.min, b.min),
    max: larger(a.max, b.max),
    zeros: a.zeros & b.zeros,
    ones: a.ones & b.ones,
  };
}

function isSame(a: IntRange, b: IntRange): boolean {
  return a.min === b.min && a.max === b.max && a.zeros === b.zeros && a.ones === b.ones;
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function rangeOfCell(bits: 32 | 64, { size, signed }: { readonly size: number; readonly signed: boolean }): IntRange {
  const count = 1n << BigInt(size * 8);
  return signed ? between(bits, -count / 2n, count / 2n - 1n) : between(bits, 0n, count - 1n);
}
