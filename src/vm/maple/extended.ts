/**
 * Numbers of 128 bits, complex numbers and vectors in the VM: a value is its bits, of 64 in a long, of 128 in a pair of
 * slots. Every operation is done by its function in src/scalar, between bits: `Calc` reads and writes both as bigints.
 */
import { unreachable } from '../../base/errors.ts';
import type { Node } from '../../maple/code.ts';
import { bitCodec } from '../../scalar/bits.ts';
import { findConversion, findModularConversion } from '../../scalar/convert.ts';
import {
  binary,
  compare,
  compareTo,
  depositbits,
  extractbits,
  hasBinary,
  hasCompare,
  hasRounding,
  hasUnary,
  retype,
  rounding,
  sext,
  shift,
  unary,
  zext,
} from '../../scalar/operations.ts';
import type {
  BinaryOp,
  CompareOp,
  PlainBinaryOp,
  PlainUnaryOp,
  RoundingOp,
  ScalarUse,
  ShiftOp,
} from '../../scalar/ops.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { isIntegerType, isVectorType, type Value } from '../../scalar/values.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import type { FuncContext, ScalarVal, Val } from './context.ts';
import { calc1, calc2, calc3, convert, truth } from './conversions.ts';
import { evaluate, evaluateAs, evaluateScalar, readAt } from './expressions.ts';
import { type Extended, isExtended, type Scalar } from './kinds.ts';
import { addressWord } from './memory-access.ts';

/** A value as the VM holds it: a number, or the bits of an extended one. */
type Held = number | bigint;
export type Meaning = (...values: never[]) => Value;

/** The value that is held. */
function enter(kind: Scalar): (held: Held) => Value {
  if (!isExtended(kind)) return (held) => held;
  const { fromBits } = bitCodec(kind) as unknown as { fromBits: (bits: bigint) => Value };
  return (held) => fromBits(held as bigint);
}

/** How a value is held: 64 bits as a signed number, 128 bits as an unsigned one. */
function leave(kind: Scalar): (value: Value) => Held {
  if (!isExtended(kind)) return (value) => value as Held;
  const { toBits } = bitCodec(kind) as unknown as { toBits: (value: Value) => bigint };
  return primRows[kind].bits === 64 ? (value) => BigInt.asIntN(64, toBits(value)) : toBits;
}

function onBits(meaning: Meaning, to: Scalar, ...from: readonly Scalar[]): (...held: readonly never[]) => Held {
  const enters = from.map(enter);
  const exit = leave(to);
  const call = meaning as (...values: Value[]) => Value;
  return (...held: readonly Held[]) => exit(call(...enters.map((read, i) => read(held[i]))));
}

function apply1(f: FuncContext, key: string, meaning: Meaning, x: ScalarVal, to: Scalar, hint: Slot): ScalarVal {
  return calc1(f, `${key} ${to} ${x.kind}`, onBits(meaning, to, x.kind), x, to, hint);
}

function apply2(
  f: FuncContext,
  key: string,
  meaning: Meaning,
  x: ScalarVal,
  y: ScalarVal,
  to: Scalar,
  hint: Slot,
): ScalarVal {
  return calc2(f, `${key} ${to} ${x.kind} ${y.kind}`, onBits(meaning, to, x.kind, y.kind), x, y, to, hint);
}

/** A function of one to three values of any kinds. */
export function apply(
  f: FuncContext,
  key: string,
  meaning: Meaning,
  values: readonly ScalarVal[],
  to: Scalar,
): ScalarVal {
  const [x, y, z] = values;
  if (y === undefined) return apply1(f, key, meaning, x, to, NO_SLOT);
  if (z === undefined) return apply2(f, key, meaning, x, y, to, NO_SLOT);
  const kinds = values.map(({ kind }) => kind);
  return calc3(f, `${key} ${to} ${kinds.join(' ')}`, onBits(meaning, to, ...kinds), [x, y, z], to);
}

// Conversions

/** `cvt`, where one of the kinds is extended; undefined if there is none. To u1 a vector is whether any bit is set. */
function meaningOfConversion(to: Scalar, from: Scalar): Meaning | undefined {
  if (to !== 'u1' || !isVectorType(from)) return findConversion(to, from);
  const { toBits } = bitCodec(from) as unknown as { toBits: (value: Value) => bigint };
  return (value: Value) => (toBits(value) === 0n ? 0 : 1);
}

/** Where there is no conversion, which the verifier refuses, the result is 0. */
export function convertExtended(f: FuncContext, val: ScalarVal, to: Scalar, hint: Slot): ScalarVal {
  const meaning = meaningOfConversion(to, val.kind);
  if (meaning === undefined) return f.constant(to, 0n);
  if (
    val.tag === 'reg' &&
    primRows[to].kind === 'int' &&
    primRows[val.kind].kind === 'int' &&
    primRows[to].bits === 128 &&
    primRows[val.kind].bits === 128
  )
    return { ...val, kind: to };
  if (val.tag === 'const') return { tag: 'const', kind: to, value: convertExtendedConstant(val.value, val.kind, to) };
  return apply1(f, 'cvt', meaning, val, to, hint);
}

export function convertExtendedConstant(value: Held, from: Scalar, to: Scalar): Held {
  const meaning = meaningOfConversion(to, from);
  return meaning === undefined ? leave(to)(enter(to)(0n)) : (onBits(meaning, to, from) as (held: Held) => Held)(value);
}

export function constantOfBits(kind: Extended, bits: bigint): ScalarVal {
  return { tag: 'const', kind, value: primRows[kind].bits === 64 ? BigInt.asIntN(64, bits) : bits };
}

/** An integer as a value of the kind; the same for every lane if it is 0. */
export function extendedConstant(kind: Scalar, value: bigint): ScalarVal {
  if (value === 0n || isVectorType(kind)) return { tag: 'const', kind, value: 0n };
  return { tag: 'const', kind, value: convertExtendedConstant(BigInt.asUintN(128, value), 'i128', kind) };
}

/** As `convert`, but to u1 by the lowest bit. */
function convertModularly(f: FuncContext, val: ScalarVal, to: Scalar): ScalarVal {
  if (to !== 'u1' || val.kind === 'u1') return convert(f, val, to);
  return apply1(f, 'modular', findModularConversion('u1', val.kind) as Meaning, val, 'u1', NO_SLOT);
}

// Operations

function takesExtended(f: FuncContext, n: Node): boolean {
  const { code } = f;
  if (isExtended(code.prim(n)) || (code.has(n, 'from') && isExtended(code.from(n)))) return true;
  for (let i = 0; i < code.count(n); i++) if (isExtended(code.prim(code.operand(n, i)))) return true;
  return false;
}

/** An operation with an extended kind among its types; undefined for all others. */
export function operateExtended(f: FuncContext, n: Node, use: ScalarUse, hint: Slot, depth: number): Val | undefined {
  if (!takesExtended(f, n)) return undefined;
  const { code } = f;
  const kind = f.scalarOfNode(n);
  const own = (i: number): ScalarVal => evaluateAs(f, code.operand(n, i), kind, NO_SLOT, depth + 1);
  const given = (i: number): ScalarVal => evaluateScalar(f, code.operand(n, i), NO_SLOT, depth + 1);
  const on: Operation = { f, n, kind, hint, own, given, at: () => f.a.at(code.start(n), code.end(n)) };
  switch (use.shape) {
    case 'compare':
      return comparison(f, n, use.op, kind, hint, depth);
    case 'shift':
      return shiftExtended(on, use.op);
    case 'binary':
      return binaryExtended(on, use.op);
    case 'unary':
      return unaryExtended(on, use.op);
    case 'round':
      return round(f, n, use.op, kind, hint, depth);
    case 'convert': {
      const x = evaluateAs(f, code.operand(n, 0), fromOf(f, n), NO_SLOT, depth + 1);
      on.at();
      return convert(f, x, kind, hint);
    }
    case 'retype':
      return retypeBits(f, n, kind, hint, depth);
    case 'extract':
      return extraction(f, n, use.op, given(0), kind, hint);
    case 'deposit':
      return deposit(on, use.op);
    case 'logic':
    case 'not':
    case 'select':
      // Truth values, whatever their operands are.
      return undefined;
    default:
      return unreachable(use);
  }
}

/** An instruction whose operands are to be evaluated: as its own kind, or as they are given. */
interface Operation {
  readonly f: FuncContext;
  readonly n: Node;
  readonly kind: Scalar;
  readonly hint: Slot;
  readonly own: (i: number) => ScalarVal;
  readonly given: (i: number) => ScalarVal;
  /** Says that what follows is the instruction itself. */
  readonly at: () => void;
}

function shiftExtended({ f, kind, hint, own, given, at }: Operation, op: ShiftOp): Val {
  const [x, count] = [own(0), given(1)];
  at();
  return apply2(f, op, shift(op, kind, count.kind), x, count, kind, hint);
}

function binaryExtended({ f, n, kind, hint, own, at }: Operation, op: PlainBinaryOp): Val {
  if (!hasBinary(op, kind)) return f.unsupported(`${f.code.op(n)} of ${kind}`);
  const [x, y] = [own(0), own(1)];
  at();
  return apply2(f, op, binary(op, kind), x, y, kind, hint);
}

function unaryExtended({ f, kind, hint, own, at }: Operation, op: PlainUnaryOp): Val {
  if (!hasUnary(op, kind)) return f.unsupported(`${op} of ${kind}`);
  const x = own(0);
  at();
  return apply1(f, op, unary(op, kind), x, kind, hint);
}

function deposit({ f, n, kind, hint, own, given, at }: Operation, op: 'depositbits'): Val {
  const [target, value] = [own(0), given(1)];
  at();
  const range = { offset: f.code.slot(n, 'bitOffset'), size: f.code.slot(n, 'bitSize') };
  if (!isIntegerType(kind) || !isIntegerType(value.kind)) return f.unsupported(`${op} of ${kind}`);
  const key = `${op} ${range.offset} ${range.size}`;
  return apply2(f, key, depositbits(kind, range, value.kind), target, value, kind, hint);
}

function fromOf(f: FuncContext, n: Node): Scalar {
  const from = f.kindOf(f.code.from(n));
  return from === 'agg' ? f.address : from;
}

function comparison(f: FuncContext, n: Node, op: CompareOp, kind: Scalar, hint: Slot, depth: number): Val {
  const { code } = f;
  const from = fromOf(f, n);
  if (!hasCompare(op, from) || isVectorType(from) !== isVectorType(kind)) return f.unsupported(`${op} of ${from}`);
  const [x, y] = [0, 1].map((i) => evaluateAs(f, code.operand(n, i), from, NO_SLOT, depth + 1));
  f.a.at(code.start(n), code.end(n));
  if (isVectorType(from)) return apply2(f, op, compareTo(op, kind, from), x, y, kind, hint);
  return convert(f, apply2(f, op, compare(op, from), x, y, 'i32', NO_SLOT), kind, hint);
}

function round(f: FuncContext, n: Node, op: RoundingOp, kind: Scalar, hint: Slot, depth: number): Val {
  const from = fromOf(f, n);
  const x = evaluateAs(f, f.code.operand(n, 0), from, NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  if (isIntegerType(from)) return convert(f, x, kind, hint);
  if (!hasRounding(op, kind, from)) return f.unsupported(`${op} of ${from}`);
  return apply1(f, op, rounding(op, kind, from), x, kind, hint);
}

function retypeBits(f: FuncContext, n: Node, kind: Scalar, hint: Slot, depth: number): Val {
  const x = evaluate(f, f.code.operand(n, 0), NO_SLOT, depth + 1);
  f.a.at(f.code.start(n), f.code.end(n));
  if (x.tag === 'agg') return readAt(f, n, { base: addressWord(f, x.addr), index: NO_SLOT, scale: 0, offset: 0 }, hint);
  if (primRows[x.kind].bits !== primRows[kind].bits) return f.unsupported(`retype of ${x.kind}`);
  return x.kind === kind ? x : apply1(f, 'retype', retype(kind, x.kind), x, kind, hint);
}

function extraction(
  f: FuncContext,
  n: Node,
  op: 'sext' | 'zext' | 'extractbits',
  given: ScalarVal,
  kind: Scalar,
  hint: Slot,
): Val {
  const { code } = f;
  const size = code.slot(n, 'bitSize');
  f.a.at(code.start(n), code.end(n));
  if (!isIntegerType(kind) || !isIntegerType(given.kind)) return f.unsupported(`${op} of ${given.kind}`);
  if (op !== 'extractbits') {
    const x = convertModularly(f, given, kind);
    return apply1(f, `${op} ${size}`, (op === 'sext' ? sext : zext)(kind, size), x, kind, hint);
  }
  const offset = code.slot(n, 'bitOffset');
  return apply1(f, `${op} ${offset} ${size}`, extractbits(kind, { offset, size }, given.kind), given, kind, hint);
}

/** A comparison of two values of one extended kind. */
export function compareExtended(f: FuncContext, op: CompareOp, x: ScalarVal, y: ScalarVal): ScalarVal {
  if (isVectorType(x.kind) || !hasCompare(op, x.kind)) return f.constant('u1', 1n);
  return apply2(f, op, compare(op, x.kind), x, y, 'u1', NO_SLOT);
}

/** The truth of an extended value, for jumps. */
export function truthOf(f: FuncContext, val: ScalarVal): ScalarVal {
  return isExtended(val.kind) ? truth(f, val) : val;
}

/** A binary operation on two values of one extended kind, outside of expressions. */
export function combineExtended(f: FuncContext, op: BinaryOp, x: ScalarVal, y: ScalarVal): ScalarVal {
  return apply2(f, op, binary(op, x.kind), x, y, x.kind, NO_SLOT);
}

/** The lowest `size` bits of a u128, extended by the sign of the kind. */
export function lowestBits(f: FuncContext, x: ScalarVal, size: number, kind: Scalar): ScalarVal {
  if (!isIntegerType(kind)) return f.constant(kind, 0n);
  return apply1(f, `extractbits 0 ${size}`, extractbits(kind, { offset: 0, size }, 'u128'), x, kind, NO_SLOT);
}
