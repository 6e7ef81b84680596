/**
 * Operations on vectors as code on the halves of 64 bits in which they lie, lane by lane:
 *
 *     high: 127 … 64                   low: 63 … 0
 *     ┌───────┬───────┬───────┬───────┐┌───────┬───────┬───────┬───────┐
 *     │ lane 7│   6   │   5   │   4   ││   3   │   2   │   1   │ lane 0│     I16x8
 *     └───────┴───────┴───────┴───────┘└───────┴───────┴───────┴───────┘
 *
 * A lane is shifted down, becomes a number (narrow ones are extended to 32 bits), is computed with as every number is, and
 * is cut and shifted back to its place.
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import { calcRows, familyRows, formulaOf, letterRows } from '../../linear/opcodes.ts';
import type { CalcOp, FamilyName, Letter } from '../../linear/opcodes.ts';
import { expand, type FormulaOp } from '../../scalar/ops.ts';
import { i32, i64 } from './expand.ts';
import { halvesOf, join, shiftLeft, type Halves } from './halves.ts';

/** How many lanes a vector has; the letter says it: 4 for `I32x4`. */
export function lanesOf(letter: Letter): number {
  return Number(letter.slice(letter.indexOf('x') + 1));
}

function widthOf(letter: Letter): number {
  return 128 / lanesOf(letter);
}

/** What writes operations: a builder, or the expansion of an instruction. */
export interface Code {
  calc(op: CalcOp, ...operands: readonly Operand[]): Operand;
}

/** The lane of a known number, as a number of its type. */
export function laneAt(code: Code, letter: Letter, { low, high }: Halves, index: number): Operand {
  const bit = index * widthOf(letter);
  const half = bit < 64 ? low : high;
  const down = bit % 64 === 0 ? half : code.calc('ShrUL', half, i64(BigInt(bit % 64)));
  return numberOf(code, letter, down);
}

/** The lowest bits of an i64 as a lane. */
function numberOf(code: Code, letter: Letter, bits: Operand): Operand {
  const { lane } = letterRows[letter];
  if (lane === 'i64') return bits;
  if (lane === 'f64') return code.calc('LAsD', bits);
  const word = code.calc('LToI', bits);
  if (lane === 'f32') return code.calc('IAsF', word);
  const width = widthOf(letter);
  if (width === 32) return word;
  if (letter.startsWith('U')) return code.calc('BandI', word, i32((1 << width) - 1));
  return code.calc(width === 8 ? 'Ext8I' : 'Ext16I', word);
}

/** The bits of a lane as an i64 whose upper bits are 0. */
function bitsOf(code: Code, letter: Letter, value: Operand): Operand {
  const { lane } = letterRows[letter];
  if (lane === 'i64') return value;
  if (lane === 'f64') return code.calc('DAsL', value);
  if (lane === 'f32') return code.calc('UIToL', code.calc('FAsI', value));
  const width = widthOf(letter);
  const cut = width === 32 ? value : code.calc('BandI', value, i32((1 << width) - 1));
  return code.calc('UIToL', cut);
}

/** Puts lanes side by side again, each shifted to its place. */
function fromLanes(code: Code, letter: Letter, lanes: readonly Operand[]): Halves {
  const inHalf = lanes.length / 2;
  const half = (from: number): Operand => {
    let bits = bitsOf(code, letter, lanes[from]);
    for (let i = 1; i < inHalf; i++) {
      const up = code.calc('ShlL', bitsOf(code, letter, lanes[from + i]), i64(BigInt(i * widthOf(letter))));
      bits = code.calc('BorL', bits, up);
    }
    return bits;
  };
  return { low: half(0), high: half(inHalf) };
}

/** Writes the body of a function that computes an operation. */
export function writeLanes(b: LinearBuilder, op: CalcOp): void {
  const { operands, family, letter } = calcRows[op];
  const given = operands.map((type, k) => (type === 'v128' ? halvesOf(b, b.param(k)) : undefined));
  const wholes = given.filter((halves) => halves !== undefined);
  if (family === undefined || letter === undefined) return writeConversion(b, op, wholes[0]);
  switch (familyRows[family].kind) {
    case 'arith':
    case 'unary':
    case 'compare':
      return writeEach(b, family, letter, wholes);
    case 'shiftBy':
      return writeShiftBy(b, family, letter, wholes[0]);
    case 'splat':
      return returnLanes(b, letter, new Array<Operand>(lanesOf(letter)).fill(b.param(0)));
    case 'lane':
      return writeLane(b, letter, wholes[0]);
    case 'replace':
      return writeReplace(b, letter, wholes[0]);
    case 'widen':
      return writeWiden(b, letter, wholes[0], family === 'WidenHigh');
    case 'mix':
      return writeShuffle(b, wholes);
    default:
      throw new InternalError(`no code for ${op}`, 'legalise');
  }
}

function returnLanes(b: LinearBuilder, letter: Letter, lanes: readonly Operand[]): void {
  b.return(join(b, fromLanes(b, letter, lanes)));
}

function toLanes(code: Code, letter: Letter, halves: Halves): Operand[] {
  return Array.from({ length: lanesOf(letter) }, (_, i) => laneAt(code, letter, halves, i));
}

/** The letter of the operation on one lane. */
function scalarLetter(letter: Letter): Letter {
  const integers = letter.startsWith('U') ? ({ i32: 'UI', i64: 'UL' } as const) : ({ i32: 'I', i64: 'L' } as const);
  return { ...integers, f32: 'F' as const, f64: 'D' as const }[letterRows[letter].lane ?? 'i32'];
}

/** What an operation computes on one lane. Narrow lanes have no operations of their own: see `steps`. */
function onLane(code: Code, family: FamilyName, letter: Letter, operands: readonly Operand[]): Operand {
  const width = widthOf(letter);
  const { scalar } = familyRows[family];
  const formula = formulaOf(family) ?? (isStep(scalar) ? ([scalar, 'x', 'n'] as const) : undefined);
  if (width >= 32 || formula === undefined || letterRows[letter].lane !== 'i32')
    return code.calc(`${family}${scalarLetter(letter)}` as CalcOp, ...operands);
  const [x, n = x] = operands;
  return expand<Operand>(formula, x, n, (step, [p, q]) => steps[step](code, p, q, width));
}

type Step = (code: Code, x: Operand, n: Operand, width: number) => Operand;

const plain =
  (op: CalcOp): Step =>
  (code, x, n) =>
    code.calc(op, x, n);

/**
 * The steps of formulas on lanes of 8 and 16 bits, in 32 bits of which the upper ones mean nothing: a shift to the right
 * first makes them what they have to be, and takes its count modulo the width.
 */
const steps: Readonly<Record<FormulaOp, Step>> = {
  add: plain('AddI'),
  sub: plain('SubI'),
  neg: (code, x) => code.calc('NegI', x),
  band: plain('BandI'),
  bior: plain('BorI'),
  bxor: plain('BxorI'),
  bnot: (code, x) => code.calc('BnotI', x),
  shl: (code, x, n, width) => code.calc('ShlI', x, countOf(code, n, width)),
  lshr: (code, x, n, width) =>
    code.calc('ShrUI', code.calc('BandI', x, i32((1 << width) - 1)), countOf(code, n, width)),
  ashr: (code, x, n, width) =>
    code.calc('ShrI', code.calc(width === 8 ? 'Ext8I' : 'Ext16I', x), countOf(code, n, width)),
};

function countOf(code: Code, count: Operand, width: number): Operand {
  return code.calc('BandI', count, i32(width - 1));
}

function isStep(scalar: string): scalar is FormulaOp {
  return Object.hasOwn(steps, scalar);
}

function writeEach(b: LinearBuilder, family: FamilyName, letter: Letter, wholes: readonly Halves[]): void {
  const isComparison = familyRows[family].kind === 'compare';
  const lanes = wholes.map((halves) => toLanes(b, letter, halves));
  const results = lanes[0].map((lane, i) => {
    const value = onLane(b, family, letter, [lane, ...lanes.slice(1).map((others) => others[i])]);
    return isComparison ? allOnes(b, letter, value) : value;
  });
  returnLanes(b, isComparison ? maskLetter(letter) : letter, results);
}

/** A truth as a lane of ones or of zeros. */
function allOnes(b: LinearBuilder, letter: Letter, truth: Operand): Operand {
  return widthOf(letter) === 64 ? b.calc('NegL', b.calc('UIToL', truth)) : b.calc('NegI', truth);
}

function maskLetter(letter: Letter): Letter {
  return `I${letter.slice(1)}` as Letter;
}

function writeShiftBy(b: LinearBuilder, by: FamilyName, letter: Letter, whole: Halves): void {
  const family = by.slice(0, -2) as FamilyName;
  const count = widthOf(letter) === 64 ? b.calc('UIToL', b.param(1)) : b.param(1);
  const results = toLanes(b, letter, whole).map((lane) => onLane(b, family, letter, [lane, count]));
  returnLanes(b, letter, results);
}

/** The bit at which the lane begins whose number is parameter 1, modulo the number of lanes. */
function bitOfLane(b: LinearBuilder, letter: Letter): Operand {
  const index = b.calc('BandI', b.param(1), b.i32(lanesOf(letter) - 1));
  return b.calc('UIToL', b.calc('MulI', index, b.i32(widthOf(letter))));
}

function writeLane(b: LinearBuilder, letter: Letter, whole: Halves): void {
  const bit = bitOfLane(b, letter);
  const half = b.calc('SelectL', b.calc('GreaterEqualL', bit, b.i64(64n)), whole.high, whole.low);
  b.return(numberOf(b, letter, b.calc('ShrUL', half, bit)));
}

function writeReplace(b: LinearBuilder, letter: Letter, whole: Halves): void {
  const bit = bitOfLane(b, letter);
  const ones = b.i64((1n << BigInt(widthOf(letter))) - 1n);
  const mask = shiftLeft(b, { low: ones, high: b.i64(0n) }, bit);
  const value = shiftLeft(b, { low: bitsOf(b, letter, b.param(2)), high: b.i64(0n) }, bit);
  const put = (old: Operand, out: Operand, put: Operand): Operand =>
    b.calc('BorL', b.calc('BandL', old, b.calc('BnotL', out)), put);
  b.return(join(b, { low: put(whole.low, mask.low, value.low), high: put(whole.high, mask.high, value.high) }));
}

const wider: Readonly<Record<string, Letter>> = { i8: 'I16x8', i16: 'I32x4', i32: 'I64x2' };

function writeWiden(b: LinearBuilder, letter: Letter, whole: Halves, upper: boolean): void {
  const count = lanesOf(letter) / 2;
  const lanes = toLanes(b, letter, whole).slice(upper ? count : 0, upper ? 2 * count : count);
  if (letter === 'F32x4')
    return returnLanes(
      b,
      'F64x2',
      lanes.map((lane) => b.calc('FToD', lane)),
    );
  const to = wider[`i${widthOf(letter)}`];
  const extend = letter.startsWith('U') ? 'UIToL' : 'IToL';
  const results = to === 'I64x2' ? lanes.map((lane) => b.calc(extend, lane)) : lanes;
  returnLanes(b, to, results);
}

/** Each byte of the pattern chooses one of the 32 bytes of the first two operands. */
function writeShuffle(b: LinearBuilder, [first, second, pattern]: readonly Halves[]): void {
  const lanes = toLanes(b, 'U8x16', pattern).map((number) => {
    const bit = b.calc('UIToL', b.calc('MulI', b.calc('BandI', number, b.i32(7)), b.i32(8)));
    const isSet = (mask: number): Operand => b.calc('BandI', number, b.i32(mask));
    const of = ({ low, high }: Halves): Operand => b.calc('SelectL', isSet(8), high, low);
    return b.calc('LToI', b.calc('ShrUL', b.calc('SelectL', isSet(16), of(second), of(first)), bit));
  });
  returnLanes(b, 'I8x16', lanes);
}

/** I32x4ToF32x4 and its like: the conversion of one lane, for each. */
function writeConversion(b: LinearBuilder, op: CalcOp, whole: Halves): void {
  const [from, to] = op.split('To') as [Letter, Letter];
  const each = `${scalarLetter(from)}To${scalarLetter(to)}` as CalcOp;
  const lanes = toLanes(b, from, whole).map((lane) => b.calc(each, lane));
  returnLanes(b, to, lanes);
}
