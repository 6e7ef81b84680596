/**
 * Integers of 64 bits as two of 32: every operation on them as code on their halves, in line where that is short, else a call of a function
 * (`long-functions.ts`).
 *
 *     63             32 31             0
 *     ┌────────────────┬────────────────┐
 *     │      high      │      low       │      the sign is that of the upper half
 *     └────────────────┴────────────────┘
 */
import { InternalError } from '../../base/errors.ts';
import type { Dest, Instr, Operand, Switch, Terminator } from '../../linear/nodes.ts';
import { calcRows, isCalcOp, type CalcOp, type LinearOp, type MemType } from '../../linear/opcodes.ts';
import { i32, type Expansion } from './expand.ts';
import type { Helpers } from './helpers.ts';
import { longFunctions, productHelper, type LongFunction } from './long-functions.ts';
import type { Halving, Pair, Values } from './split.ts';

/** Does it compute on integers of 64 bits? */
export function isOnLongs(op: LinearOp): op is CalcOp {
  if (!isCalcOp(op)) return false;
  const { operands, result } = calcRows[op];
  return (result === 'i64' || operands.includes('i64')) && result !== 'v128' && !operands.includes('v128');
}

/** How integers of 64 bits are split; functions that are called go to the helpers. */
export function longHalving(helpers: Helpers): Halving {
  return {
    wide: 'i64',
    half: 'i32',
    bits: 32n,
    pointerSize: 4,
    immediate: (bits) => i32(Number(BigInt.asIntN(32, bits))),
    rewrite(instr, code, values) {
      if (instr.op === 'Load' || instr.op === 'Store') return rewriteAccess(instr, code, values);
      if (instr.op === 'Alloca') return rewriteAlloca(instr, code, values);
      if (!isOnLongs(instr.op) || !('dest' in instr)) return false;
      const given = instr.operands.map((operand): Pair => {
        if (values.isWide(operand)) return values.pair(operand);
        return [values.place(operand), values.place(operand)];
      });
      rewriteCalc(instr.op, { code, helpers, given, dest: instr.dest, values });
      return true;
    },
    end: (instr, code, values) => (instr.op === 'Switch' ? rewriteSwitch(instr, code, values) : undefined),
  };
}

// Memory

/** Cells that are as wide as a half at most are stored from the lower one, and loaded into it: the sign fills the upper one. */
function rewriteAccess(instr: Extract<Instr, { op: 'Load' | 'Store' }>, code: Expansion, values: Values): boolean {
  const address = values.place(instr.operands[0]);
  if (instr.op === 'Store') {
    if (!values.isWide(instr.operands[1])) return false;
    const [low, high] = values.pair(instr.operands[1]);
    const store = (mem: MemType, offset: number, value: Operand): void =>
      code.add({ ...instr, mem, offset: instr.offset + offset, operands: [address, value] });
    // The upper half first: if one of them lies behind the end, it does, and nothing is stored.
    if (instr.mem === 'i64') store('i32', 4, high);
    store(instr.mem === 'i64' ? 'i32' : instr.mem, 0, low);
    return true;
  }
  if (!values.isWide(instr.dest)) return false;
  const [low, high] = values.destPair(instr.dest);
  const first = code.temp('i32');
  const load = (dest: Dest, mem: MemType, offset: number): void =>
    code.add({ ...instr, dest, mem, offset: instr.offset + offset, operands: [address] });
  load(first, instr.mem === 'i64' || instr.mem === 'u32' ? 'i32' : instr.mem, 0);
  // The address may be the lower half of the destination.
  if (instr.mem === 'i64') load(high, 'i32', 4);
  else if (instr.mem.startsWith('u')) code.assign(high, i32(0));
  else code.calcTo(high, 'ShrI', first, i32(31));
  code.assign(low, first);
  return true;
}

/** A size beyond 32 bits is beyond every stack. */
function rewriteAlloca(instr: Extract<Instr, { op: 'Alloca' }>, code: Expansion, values: Values): boolean {
  const [size] = instr.operands;
  if (!values.isWide(instr.dest)) return false;
  const [low, high] = values.pair(size);
  const [dest, upper] = values.destPair(instr.dest);
  const room = isKnown(high, 0) ? low : code.calc('SelectI', high, i32(-1), low);
  code.add({ ...instr, dest, operands: [room] });
  code.assign(upper, i32(0));
  return true;
}

/** By the lower half, where the upper one is nothing but its sign; if values are wider, by the number of the value that it is. */
function rewriteSwitch(instr: Switch, code: Expansion, values: Values): Terminator | undefined {
  const [operand] = instr.operands;
  if (!values.isWide(operand)) return undefined;
  const pair = values.pair(operand);
  const cases = instr.values.map((value) => BigInt(value));
  if (cases.some((value) => BigInt.asIntN(32, value) !== value)) {
    let number: Operand = i32(-1);
    cases.forEach((value, k) => {
      const isIt = equalHalves(code, pair, [i32(Number(BigInt.asIntN(32, value))), i32(Number(value >> 32n))]);
      number = code.calc('SelectI', isIt, i32(k), number);
    });
    return { ...instr, operands: [number], values: cases.map((_, k) => k) };
  }
  const known = new Set(cases.map(Number));
  let other = -1;
  while (known.has(other)) other--;
  const isNarrow = code.calc('EqualI', pair[1], code.calc('ShrI', pair[0], i32(31)));
  const selector = code.calc('SelectI', isNarrow, pair[0], i32(other));
  return { ...instr, operands: [selector], values: cases.map(Number) };
}

// Operations

interface Site {
  readonly code: Expansion;
  readonly helpers: Helpers;
  readonly given: readonly Pair[];
}

function rewriteCalc(op: CalcOp, site: Site & { readonly dest: Dest; readonly values: Values }): void {
  const { code, dest, values, given } = site;
  const found = op === 'MulL' ? multiplied(site) : (inLine[op]?.(code, given) ?? callOf(op, site));
  if (!values.isWide(dest)) return code.assign(values.place(dest), found[0]);
  const [low, high] = values.destPair(dest);
  code.assign(low, found[0]);
  code.assign(high, found[1]);
}

function multiplied({ code, helpers, given: [x, y] }: Site): Pair {
  const high = code.temp('i32');
  code.call(productHelper(helpers), [high], [...x, ...y]);
  return [code.calc('MulI', x[0], y[0]), high];
}

function callOf(op: CalcOp, { code, helpers, given }: Site): Pair {
  const row: LongFunction | undefined = longFunctions[op];
  if (row === undefined) throw new InternalError(`no code for ${op}`, 'legalise');
  const { operands, result } = calcRows[op];
  const params = operands.flatMap((type) => (type === 'i64' ? (['i32', 'i32'] as const) : [type]));
  const results = result === 'i64' ? (['i32', 'i32'] as const) : [result];
  const func = helpers.indexOf(op, { params, results }, (b) => row(b, helpers));
  const dests = results.map((type) => code.temp(type));
  code.call(
    func,
    dests,
    given.flatMap((pair, k) => (operands[k] === 'i64' ? [...pair] : [pair[0]])),
  );
  return [dests[0], dests[dests.length - 1]];
}

function isKnown(operand: Operand, value: number): boolean {
  return operand.kind === 'v' && Number(operand.value) === value;
}

/** What both halves of a result are; undefined: it is not short for these operands. A truth or a float stands in the first place. */
type Compute = (code: Expansion, operands: readonly Pair[]) => Pair | undefined;

function both(value: Operand): Pair {
  return [value, value];
}

/** Bits of a half; with a known half there is often nothing to do. */
function bits(op: 'BandI' | 'BorI' | 'BxorI', none: number): Compute {
  return (code, [x, y]) => {
    const half = (a: Operand, b: Operand): Operand => {
      if (op === 'BandI' && (isKnown(a, 0) || isKnown(b, 0))) return i32(0);
      return isKnown(b, none) ? a : isKnown(a, none) ? b : code.calc(op, a, b);
    };
    return [half(x[0], y[0]), half(x[1], y[1])];
  };
}

function addHalves(code: Expansion, x: Pair, y: Pair): Pair {
  const low = code.calc('AddI', x[0], y[0]);
  const high = isKnown(y[1], 0) ? x[1] : code.calc('AddI', x[1], y[1]);
  return [low, isKnown(y[0], 0) ? high : code.calc('AddI', high, code.calc('LessUI', low, x[0]))];
}

function subtractHalves(code: Expansion, x: Pair, y: Pair): Pair {
  const low = code.calc('SubI', x[0], y[0]);
  const high = isKnown(y[1], 0) ? x[1] : code.calc('SubI', x[1], y[1]);
  return [low, code.calc('SubI', high, code.calc('LessUI', x[0], y[0]))];
}

function equalHalves(code: Expansion, x: Pair, y: Pair): Operand {
  const difference = (k: 0 | 1): Operand => (isKnown(y[k], 0) ? x[k] : code.calc('BxorI', x[k], y[k]));
  return code.calc('NotI', code.calc('BorI', difference(0), difference(1)));
}

/** The upper halves decide, unless they are equal. */
function lessHalves(code: Expansion, x: Pair, y: Pair, unsigned: boolean): Operand {
  const less = unsigned ? 'LessUI' : 'LessI';
  if (isKnown(y[0], 0) && isKnown(y[1], 0)) return code.calc(less, x[1], i32(0));
  const isSame = code.calc('EqualI', x[1], y[1]);
  return code.calc('SelectI', isSame, code.calc('LessUI', x[0], y[0]), code.calc(less, x[1], y[1]));
}

const less =
  (unsigned: boolean): Compute =>
  (code, [x, y]) =>
    both(lessHalves(code, x, y, unsigned));
const greater =
  (unsigned: boolean): Compute =>
  (code, [x, y]) =>
    both(lessHalves(code, y, x, unsigned));
const atLeast =
  (unsigned: boolean): Compute =>
  (code, [x, y]) =>
    both(code.calc('NotI', lessHalves(code, x, y, unsigned)));
const atMost =
  (unsigned: boolean): Compute =>
  (code, [x, y]) =>
    both(code.calc('NotI', lessHalves(code, y, x, unsigned)));

const chosen =
  (unsigned: boolean, isLeast: boolean): Compute =>
  (code, [x, y]) => {
    const test = isLeast ? lessHalves(code, x, y, unsigned) : lessHalves(code, y, x, unsigned);
    return [code.calc('SelectI', test, x[0], y[0]), code.calc('SelectI', test, x[1], y[1])];
  };

function isTrue(code: Expansion, [low, high]: Pair): Operand {
  return code.calc('BorI', low, high);
}

/** By a known count; others are counted in a function. */
function shift(family: 'Shl' | 'Shr' | 'ShrU'): Compute {
  return (code, [[low, high], [count]]) => {
    if (count.kind !== 'v') return undefined;
    const n = Number(count.value) & 63;
    if (n === 0) return [low, high];
    const op = `${family}I` as const;
    const by = (kind: 'ShlI' | 'ShrI' | 'ShrUI', value: Operand, k: number): Operand =>
      k === 0 ? value : code.calc(kind, value, i32(k));
    if (family === 'Shl') {
      if (n >= 32) return [i32(0), by('ShlI', low, n - 32)];
      return [by('ShlI', low, n), code.calc('BorI', by('ShlI', high, n), by('ShrUI', low, 32 - n))];
    }
    const filling = family === 'Shr' ? code.calc('ShrI', high, i32(31)) : i32(0);
    if (n >= 32) return [by(op, high, n - 32), filling];
    return [code.calc('BorI', by('ShrUI', low, n), by('ShlI', high, 32 - n)), by(op, high, n)];
  };
}

function filled(code: Expansion, low: Operand): Pair {
  return [low, code.calc('ShrI', low, i32(31))];
}

const extend =
  (op: 'Ext8I' | 'Ext16I'): Compute =>
  (code, [[low]]) =>
    filled(code, code.calc(op, low));

/** 2^32, by which the upper half counts. */
const unit: Operand = { kind: 'v', type: 'f64', value: 2 ** 32 };

/** The product is exact, so the sum is rounded once. */
const toDouble =
  (op: 'IToD' | 'UIToD'): Compute =>
  (code, [[low, high]]) =>
    both(code.calc('AddD', code.calc('MulD', code.calc(op, high), unit), code.calc('UIToD', low)));

/**
 * Rounded once, too: where an f64 would round, the lowest 11 bits become one that says whether there was any, far below those that
 * decide.
 */
const toFloat =
  (op: 'IToD' | 'UIToD'): Compute =>
  (code, [[low, high]]) => {
    const isShort =
      op === 'IToD'
        ? code.calc('LessUI', code.calc('AddI', high, i32(1 << 21)), i32(1 << 22))
        : code.calc('LessUI', high, i32(1 << 21));
    const rest = code.calc('BandI', low, i32(2047));
    const sticky = code.calc('ShlI', code.calc('NotEqualI', rest, i32(0)), i32(11));
    const cut = code.calc('BorI', code.calc('BandI', low, i32(-2048)), sticky);
    const pair = toDouble(op)(code, [[code.calc('SelectI', isShort, low, cut), high]]);
    return pair && both(code.calc('DToF', pair[0]));
  };

const inLine: Readonly<Partial<Record<CalcOp, Compute>>> = {
  AddL: (code, [x, y]) => addHalves(code, x, y),
  SubL: (code, [x, y]) => subtractHalves(code, x, y),
  NegL: (code, [x]) => subtractHalves(code, both(i32(0)), x),
  BandL: bits('BandI', -1),
  BorL: bits('BorI', 0),
  BxorL: bits('BxorI', 0),
  BnotL: (code, [[low, high]]) => [code.calc('BnotI', low), code.calc('BnotI', high)],
  SelectL: (code, [[test], x, y]) => [code.calc('SelectI', test, x[0], y[0]), code.calc('SelectI', test, x[1], y[1])],
  ShlL: shift('Shl'),
  ShrL: shift('Shr'),
  ShrUL: shift('ShrU'),
  EqualL: (code, [x, y]) => both(equalHalves(code, x, y)),
  NotEqualL: (code, [x, y]) => both(code.calc('NotI', equalHalves(code, x, y))),
  LessL: less(false),
  LessUL: less(true),
  GreaterL: greater(false),
  GreaterUL: greater(true),
  LessEqualL: atMost(false),
  LessEqualUL: atMost(true),
  GreaterEqualL: atLeast(false),
  GreaterEqualUL: atLeast(true),
  MinL: chosen(false, true),
  MinUL: chosen(true, true),
  MaxL: chosen(false, false),
  MaxUL: chosen(true, false),
  NotL: (code, [x]) => both(code.calc('NotI', isTrue(code, x))),
  AndL: (code, [x, y]) => both(code.calc('AndI', isTrue(code, x), isTrue(code, y))),
  OrL: (code, [x, y]) => both(code.calc('OrI', isTrue(code, x), isTrue(code, y))),
  AbsL: (code, [[low, high]]) => {
    const mask = code.calc('ShrI', high, i32(31));
    return subtractHalves(code, [code.calc('BxorI', low, mask), code.calc('BxorI', high, mask)], both(mask));
  },
  ClzL: (code, [[low, high]]) => [
    code.calc('SelectI', high, code.calc('ClzI', high), code.calc('AddI', code.calc('ClzI', low), i32(32))),
    i32(0),
  ],
  CtzL: (code, [[low, high]]) => [
    code.calc('SelectI', low, code.calc('CtzI', low), code.calc('AddI', code.calc('CtzI', high), i32(32))),
    i32(0),
  ],
  PopcntL: (code, [[low, high]]) => [code.calc('AddI', code.calc('PopcntI', low), code.calc('PopcntI', high)), i32(0)],
  Ext8L: extend('Ext8I'),
  Ext16L: extend('Ext16I'),
  Ext32L: (code, [[low]]) => filled(code, low),
  IToL: (code, [[value]]) => filled(code, value),
  UIToL: (_, [[value]]) => [value, i32(0)],
  LToI: (_, [[low]]) => both(low),
  LToD: toDouble('IToD'),
  ULToD: toDouble('UIToD'),
  LToF: toFloat('IToD'),
  ULToF: toFloat('UIToD'),
};
