/**
 * Operations on 128-bit values as WebAssembly: one vector instruction where there is one, else a sequence of some, else
 * lane by lane with the code of the operation on one lane. Arithmetic on integers and floats of 128 bits has been taken
 * away before (`lacks.ts`).
 *
 * The numbers of lanes are immediates of WebAssembly's instructions; those that are not known turn into a look-up of
 * bytes (`i8x16.swizzle`) or a comparison with the numbers of all lanes.
 */
import { InternalError } from '../../base/errors.ts';
import { calcRows, conversions, familyRows, formulaOf, formulaStep, letterRows } from '../../linear/opcodes.ts';
import type { CalcOp, FamilyName, Letter } from '../../linear/opcodes.ts';
import type { Operand } from '../../linear/nodes.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { expand, opRow, scalarUses, type FormulaDefined, type ShiftOp } from '../../scalar/ops.ts';
import type { BodyWriter } from './body-writer.ts';
import type { CalcTarget, Sequence } from './calc-target.ts';
import { lanesMade, type FloatLanes } from '../loose-lanes.ts';
import { vectorBytes } from './module.ts';
import {
  immediateOf,
  instructions,
  type InstructionName,
  type PlainInstruction,
  type WithImmediate,
} from './instructions.ts';
import type { ValType } from './module.ts';

/** Does the operation read or give a v128? */
export function isWideOp(op: CalcOp): boolean {
  const { operands, result } = calcRows[op];
  return result === 'v128' || operands.includes('v128');
}

/** The order in which the operands of a mixing operation are pushed; known lane numbers and patterns are not. */
export function wideOrder(op: CalcOp, operands: readonly Operand[]): readonly number[] | undefined {
  switch (calcRows[op].family) {
    case 'Bitselect':
      return [1, 2, 0];
    case 'Lane':
      return operands[1].kind === 'v' ? [0] : undefined;
    case 'Replace':
      return operands[1].kind === 'v' ? [0, 2] : undefined;
    case 'Shuffle':
      return operands[2].kind === 'v' ? [0, 1] : undefined;
    default:
      return undefined;
  }
}

/** Writes a scalar operation whose operands are on the stack. */
type WriteScalar = (target: CalcTarget, op: CalcOp) => void;

/** The code of a wide operation, whose result is loose, or not; `writeScalar` is given, for `calc.ts` imports this file. */
export function wideCode(op: CalcOp, writeScalar: WriteScalar, isLoose = false): Sequence {
  const { family, letter } = calcRows[op];
  if (family === undefined || letter === undefined) return conversionCode(op, writeScalar);
  const whole = wholeCode(family, letter);
  if (whole !== undefined) return whole;
  if (letterRows[letter].lane === undefined) throw new InternalError(`no code for ${op}`, 'wasm');
  const code = laneCode(family, letter, writeScalar);
  const lanes = isLoose ? undefined : lanesMade(op);
  if (lanes === undefined) return code;
  return (target, operands) => {
    code(target, operands);
    oneNanLanes(target, lanes);
  };
}

/** Lanes lie in memory as they are, so a lane that is NaN is made the one NaN where it comes into being, or, of loose vectors, on its way to memory. */
export function oneNanLanes(target: CalcTarget, lanes: FloatLanes): void {
  const { body } = target;
  const x = target.takeLocal('v128');
  body.local('local.tee', x);
  body.v128(vectorBytes(lanes === 'F64x2' ? oneNans.F64x2 : oneNans.F32x4));
  body.local('local.get', x);
  body.local('local.get', x);
  body.plain(lanes === 'F64x2' ? 'f64x2.eq' : 'f32x4.eq');
  body.plain('v128.bitselect');
  target.giveLocal('v128', x);
}

const oneNans: Readonly<Record<FloatLanes, bigint>> = {
  F32x4: 0x7fc0_0000_7fc0_0000_7fc0_0000_7fc0_0000n,
  F64x2: 0x7ff8_0000_0000_0000_7ff8_0000_0000_0000n,
};

/** An operation that is one instruction. */
const plain = (name: string): Sequence => {
  const instruction = checkPlain(name);
  return ({ body }) => body.plain(instruction);
};

function isPlain(name: string): name is PlainInstruction {
  return Object.hasOwn(instructions, name) && immediateOf(name as InstructionName) === 'none';
}

function checkPlain(name: string): PlainInstruction {
  if (isPlain(name)) return name;
  throw new InternalError(`there is no instruction ${name}`, 'wasm');
}

/** Operations that do not look at lanes, which all letters without lanes share. */
function wholeCode(family: FamilyName, letter: Letter): Sequence | undefined {
  if (family === 'Shuffle') return shuffle;
  if (family === 'Equal' && letter === 'W') return both('i64x2.eq', 'i64x2.all_true');
  if (family === 'NotEqual' && letter === 'W') return both('v128.xor', 'v128.any_true');
  const name = wholeNames[family];
  return name === undefined ? undefined : plain(name);
}

const wholeNames: Readonly<Partial<Record<FamilyName, PlainInstruction>>> = {
  Band: 'v128.and',
  Bor: 'v128.or',
  Bxor: 'v128.xor',
  Bnot: 'v128.not',
  Bitselect: 'v128.bitselect',
  Select: 'select',
};

/** Two instructions, one after the other. */
function both(first: PlainInstruction, second: PlainInstruction): Sequence {
  return ({ body }) => {
    body.plain(first);
    body.plain(second);
  };
}

// Lanes

/** The vector type of WebAssembly: signedness belongs to its instructions. */
function shapeOf(letter: Letter): string {
  return letter.startsWith('F') ? letter.toLowerCase() : `i${letter.slice(1)}`;
}

/** The name of a family's instruction behind the shape; `signed`, if there is one for each reading of integers. */
const suffixes: Readonly<Record<string, { readonly name: string; readonly signed?: boolean } | undefined>> = {
  Add: { name: 'add' },
  Sub: { name: 'sub' },
  Mul: { name: 'mul' },
  Div: { name: 'div' },
  Min: { name: 'min', signed: true },
  Max: { name: 'max', signed: true },
  Equal: { name: 'eq' },
  NotEqual: { name: 'ne' },
  Greater: { name: 'gt', signed: true },
  Less: { name: 'lt', signed: true },
  GreaterEqual: { name: 'ge', signed: true },
  LessEqual: { name: 'le', signed: true },
  Neg: { name: 'neg' },
  Abs: { name: 'abs' },
  Sqrt: { name: 'sqrt' },
  Ceil: { name: 'ceil' },
  Floor: { name: 'floor' },
  Trunc: { name: 'trunc' },
  ShlBy: { name: 'shl' },
  ShrBy: { name: 'shr_s' },
  ShrUBy: { name: 'shr_u' },
  Splat: { name: 'splat' },
};

/** The name that an instruction for all lanes has, if there is such an instruction: `MinU8x16` is `i8x16.min_u`. */
function laneName(family: FamilyName, letter: Letter): string {
  const suffix = suffixes[family];
  const sign = suffix?.signed && !letter.startsWith('F') ? (letter.startsWith('U') ? '_u' : '_s') : '';
  return `${shapeOf(letter)}.${suffix?.name}${sign}`;
}

/** One instruction if there is one; the cases below are what WebAssembly lacks. */
function laneCode(family: FamilyName, letter: Letter, writeScalar: WriteScalar): Sequence {
  const name = laneName(family, letter);
  if (isPlain(name)) return plain(name);
  switch (family) {
    case 'Lane':
      return takeLane(letter);
    case 'Replace':
      return replaceLane(letter);
    case 'WidenLow':
      return plain(wideningName('low', letter));
    case 'WidenHigh':
      return plain(wideningName('high', letter));
    case 'Min':
    case 'Max':
      return extreme(family, letter);
    case 'Mul':
      return letter === 'I8x16' ? multiplyBytes : laneByLane(family, letter, writeScalar);
    case 'Greater':
    case 'Less':
    case 'GreaterEqual':
    case 'LessEqual':
      return (target) => compareUnsigned(target, checkPlain(`${shapeOf(letter)}.${suffixes[family]?.name}_s`));
    default:
      return laneByLane(family, letter, writeScalar);
  }
}

/** Lanes of twice the width. */
const widerShapes: Readonly<Record<string, string>> = { i8x16: 'i16x8', i16x8: 'i32x4', i32x4: 'i64x2' };

/** From half of the lanes to lanes twice as wide: `i16x8.extend_low_i8x16_s`. */
function wideningName(half: 'low' | 'high', letter: Letter): string {
  if (letter === 'F32x4') return 'f64x2.promote_low_f32x4';
  const shape = shapeOf(letter);
  return `${ownEntry(widerShapes, shape)}.extend_${half}_${shape}_${letter.startsWith('U') ? 'u' : 's'}`;
}

/** Narrow lanes are extended to 32 bits, by their sign or by zeros. */
function extractName(letter: Letter): WithImmediate<'lane'> {
  const shape = shapeOf(letter);
  const isNarrow = shape === 'i8x16' || shape === 'i16x8';
  return `${shape}.extract_lane${isNarrow ? (letter.startsWith('U') ? '_u' : '_s') : ''}` as WithImmediate<'lane'>;
}

function replaceName(letter: Letter): WithImmediate<'lane'> {
  return `${shapeOf(letter)}.replace_lane` as WithImmediate<'lane'>;
}

/** 4 for `F32x4`. */
function lanesOf(letter: Letter): number {
  return Number(letter.slice(letter.indexOf('x') + 1));
}

function bytesOf(values: readonly number[]): Uint8Array {
  return Uint8Array.from(values);
}

/** Byte i of 16 as a function of i. */
function bytes(byteAt: (i: number) => number): Uint8Array {
  return bytesOf(Array.from({ length: 16 }, (_, i) => byteAt(i)));
}

/** A lane whose number is not known comes to lane 0 by a look-up of its bytes. */
function takeLane(letter: Letter): Sequence {
  const lanes = lanesOf(letter);
  const size = 16 / lanes;
  return ({ body }, [, index]) => {
    if (index.kind === 'v') return body.lane(extractName(letter), Number(index.value) & (lanes - 1));
    body.i32(lanes - 1);
    body.plain('i32.and');
    body.i32(size);
    body.plain('i32.mul');
    body.plain('i8x16.splat');
    body.v128(bytes((i) => i % size));
    body.plain('i8x16.add');
    body.plain('i8x16.swizzle');
    body.lane(extractName(letter), 0);
  };
}

/** A lane whose number is not known is the one where comparing the numbers of all lanes with it gives ones. */
function replaceLane(letter: Letter): Sequence {
  const lanes = lanesOf(letter);
  const lane = letterRows[letter].lane ?? 'i32';
  return (target, [, index]) => {
    const { body } = target;
    if (index.kind === 'v') return body.lane(replaceName(letter), Number(index.value) & (lanes - 1));
    const [value, number, vector] = takeAll(target, [lane, 'i32', 'v128']);
    body.local('local.get', value);
    body.plain(checkPlain(`${shapeOf(letter)}.splat`));
    body.local('local.get', vector);
    body.local('local.get', number);
    pushMaskOfLane(body, lanes);
    body.plain('v128.bitselect');
    giveAll(target, [lane, 'i32', 'v128'], [value, number, vector]);
  };
}

/** The number of a lane, modulo `lanes`, becomes ones in that lane and zeros in the others. */
function pushMaskOfLane(body: BodyWriter, lanes: number): void {
  const size = 16 / lanes;
  const shape = `i${size * 8}x${lanes}`;
  body.i32(lanes - 1);
  body.plain('i32.and');
  if (shape === 'i64x2') body.plain('i64.extend_i32_u');
  body.plain(checkPlain(`${shape}.splat`));
  body.v128(bytes((i) => (i % size === 0 ? i / size : 0)));
  body.plain(checkPlain(`${shape}.eq`));
}

/** Puts the operands from the stack, last one first, into locals of these types, which are given last one first too. */
function takeAll(target: CalcTarget, types: readonly ValType[]): number[] {
  return types.map((type) => {
    const local = target.takeLocal(type);
    target.body.local('local.set', local);
    return local;
  });
}

/** The locals are free again. */
function giveAll(target: CalcTarget, types: readonly ValType[], locals: readonly number[]): void {
  types.forEach((type, i) => target.giveLocal(type, locals[i]));
}

/** Each byte of the pattern chooses one of the 32 bytes of both operands. */
const shuffle: Sequence = (target, operands) => {
  const pattern = operands[2];
  if (pattern.kind !== 'v') return shuffleUnknown(target);
  const bits = BigInt(pattern.value);
  const choices = Array.from({ length: 16 }, (_, i) => Number((bits >> BigInt(8 * i)) & 31n));
  target.body.shuffle('i8x16.shuffle', choices);
};

/** A pattern that is not known is looked up in both operands: numbers out of range give 0. */
function shuffleUnknown(target: CalcTarget): void {
  const { body } = target;
  const types: ValType[] = ['v128', 'v128', 'v128'];
  const [numbers, second, first] = takeAll(target, types);
  body.local('local.get', first);
  body.local('local.get', numbers);
  body.v128(bytes(() => 31));
  body.plain('v128.and');
  body.local('local.tee', numbers);
  body.plain('i8x16.swizzle');
  body.local('local.get', second);
  body.local('local.get', numbers);
  body.v128(bytes(() => 16));
  body.plain('i8x16.sub');
  body.plain('i8x16.swizzle');
  body.plain('v128.or');
  giveAll(target, types, [numbers, second, first]);
}

/** The low bytes of the 16-bit products of both halves. */
const multiplyBytes: Sequence = (target) => {
  const { body } = target;
  const types: ValType[] = ['v128', 'v128'];
  const [second, first] = takeAll(target, types);
  for (const half of ['low', 'high'] as const) {
    body.local('local.get', first);
    body.local('local.get', second);
    body.plain(`i16x8.extmul_${half}_i8x16_s`);
  }
  body.shuffle(
    'i8x16.shuffle',
    Array.from({ length: 16 }, (_, i) => 2 * i),
  );
  giveAll(target, types, [second, first]);
};

/** Lanes of 64 bits: there are signed comparisons only, so both operands have their sign bits turned. */
function compareUnsigned(target: CalcTarget, compare: PlainInstruction): void {
  const { body } = target;
  const second = target.takeLocal('v128');
  body.local('local.set', second);
  turnSigns(body);
  body.local('local.get', second);
  turnSigns(body);
  body.plain(compare);
  target.giveLocal('v128', second);
}

/** Flips the sign bits of both lanes, so that signed order is unsigned order. */
function turnSigns(body: BodyWriter): void {
  body.v128(bytes((i) => (i % 8 === 7 ? 0x80 : 0)));
  body.plain('v128.xor');
}

/** Lanes of 64 bits: choose by a comparison. */
function extreme(family: 'Min' | 'Max', letter: Letter): Sequence {
  const compare = checkPlain(`i64x2.${family === 'Min' ? 'lt' : 'gt'}_s`);
  return (target) => {
    const { body } = target;
    const types: ValType[] = ['v128', 'v128'];
    const [second, first] = takeAll(target, types);
    for (let twice = 0; twice < 2; twice++) {
      body.local('local.get', first);
      body.local('local.get', second);
    }
    if (letter.startsWith('U')) compareUnsigned(target, compare);
    else body.plain(compare);
    body.plain('v128.bitselect');
    giveAll(target, types, [second, first]);
  };
}

// Lane by lane

/** The letter of the operation on one lane. */
function scalarLetter(letter: Letter): Letter {
  switch (letterRows[letter].lane) {
    case 'f32':
      return 'F';
    case 'f64':
      return 'D';
    case 'i64':
      return letter.startsWith('U') ? 'UL' : 'L';
    default:
      return letter.startsWith('U') ? 'UI' : 'I';
  }
}

/** Narrow lanes are computed in 32 bits: extended by their sign, the result cut as it is put back. */
function laneByLane(family: FamilyName, letter: Letter, writeScalar: WriteScalar): Sequence {
  const use = scalarUses.get(familyRows[family].scalar);
  const bits = 128 / lanesOf(letter);
  if (use?.shape === 'shift' && bits < 32) {
    return isBasicShift(use.op) ? shiftNarrow(use.op, letter, bits) : byFormula(family, letter, writeScalar);
  }
  const member = `${family}${scalarLetter(letter)}` as CalcOp;
  return eachLane(letter, letter, calcRows[member].operands.length, (target) => writeScalar(target, member));
}

/** The formula's steps on all lanes, one after the other, with the operands kept in locals. */
function byFormula(family: FamilyName, letter: Letter, writeScalar: WriteScalar): Sequence {
  const formula = formulaOf(family);
  if (formula === undefined) throw new InternalError(`no code for ${family}${letter}`, 'wasm');
  return (target) => {
    const types: ValType[] = ['v128', 'v128'];
    const [n, x] = takeAll(target, types);
    const push = (local: number) => () => target.body.local('local.get', local);
    expand<() => void>(formula, push(x), push(n), (step, operands) => () => {
      for (const operand of operands) operand();
      wideCode(formulaStep(step, letter), writeScalar)(target, []);
    })();
    giveAll(target, types, [n, x]);
  };
}

/**
 * Reads the lanes of the operands (lanes of `from`), computes, and puts the result into the lane of the result. `compute`
 * finds the lanes on the stack.
 */
function eachLane(from: Letter, to: Letter, operands: number, compute: (target: CalcTarget) => void): Sequence {
  return (target) => {
    const { body } = target;
    const types = Array.from({ length: operands + 1 }, (): ValType => 'v128');
    const locals = takeAll(target, types.slice(1));
    const result = target.takeLocal('v128');
    for (let lane = 0; lane < lanesOf(to); lane++) {
      if (lane > 0) body.local('local.get', result);
      for (let k = operands - 1; k >= 0; k--) {
        body.local('local.get', locals[k]);
        body.lane(extractName(from), lane);
      }
      compute(target);
      if (lane === 0) body.plain(checkPlain(`${shapeOf(to)}.splat`));
      else body.lane(replaceName(to), lane);
      body.local('local.set', result);
    }
    body.local('local.get', result);
    giveAll(target, types, [...locals, result]);
  };
}

/** Shifts that WebAssembly has for words; the others are made of these by formulas. */
type BasicShift = Exclude<ShiftOp, FormulaDefined>;
const wordShifts: { readonly [O in BasicShift]: PlainInstruction } = {
  shl: 'i32.shl',
  ashr: 'i32.shr_s',
  lshr: 'i32.shr_u',
};

function isBasicShift(op: ShiftOp): op is BasicShift {
  return Object.hasOwn(wordShifts, op);
}

/** Counts are taken modulo the width of the lane. */
function shiftNarrow(op: BasicShift, letter: Letter, bits: number): Sequence {
  const read = (opRow(op).reads === 'unsigned' ? letter.replace('I', 'U') : letter) as Letter;
  return eachLane(read, letter, 2, ({ body }) => {
    body.i32(bits - 1);
    body.plain('i32.and');
    body.plain(wordShifts[op]);
  });
}

// Conversions

/** Lanes of 32 bits have instructions; those of 64 bits are converted one by one. */
function conversionCode(op: CalcOp, writeScalar: WriteScalar): Sequence {
  if (op === 'WToL') return ({ body }) => body.lane('i64x2.extract_lane', 0);
  if (op === 'LToW' || op === 'ULToW') return extendToWide(op === 'LToW');
  const match = /^([IUF])(\d+)x(\d)To([IUF])\d+x\d$/.exec(op);
  if (match === null) throw new InternalError(`no code for ${op}`, 'wasm');
  const [, from, bits, lanes, to] = match;
  const sign = from === 'U' || to === 'U' ? 'u' : 's';
  if (bits === '32') return plain(to === 'F' ? `f32x4.convert_i32x4_${sign}` : `i32x4.trunc_sat_f32x4_${sign}`);
  const member = conversionOf(from, to);
  const [source, target] = [from, to].map((letter) => `${letter}${bits}x${lanes}` as Letter);
  return eachLane(source, target, 1, (place) => writeScalar(place, member));
}

/** Between lanes of 64 bits. */
function conversionOf(from: string, to: string): CalcOp {
  const name = (letter: string): string => (letter === 'F' ? 'D' : letter === 'U' ? 'UL' : 'L');
  const op = `${name(from)}To${name(to)}`;
  if (Object.hasOwn(conversions, op)) return op as CalcOp;
  throw new InternalError(`there is no ${op}`, 'wasm');
}

/** An i64 as 128 bits: the lower half, and above it its sign or 0. */
function extendToWide(signed: boolean): Sequence {
  return (target) => {
    const { body } = target;
    const low = target.takeLocal('i64');
    body.local('local.set', low);
    body.local('local.get', low);
    body.plain('i64x2.splat');
    if (signed) {
      body.local('local.get', low);
      body.i64(63n);
      body.plain('i64.shr_s');
    } else body.i64(0n);
    body.lane('i64x2.replace_lane', 1);
    target.giveLocal('i64', low);
  };
}
