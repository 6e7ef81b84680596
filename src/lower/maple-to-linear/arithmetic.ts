/**
 * MAPLE's unary, binary, comparing and rounding operations on scalars, as sequences of linear operations.
 *
 * Operands arrive converted to the type of the operation and canonical; results leave canonical. Operations on narrow
 * integers are done in 32 bits and cut back where they may leave the range.
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { FamilyName } from '../../linear/opcodes.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { Opcode } from '../../maple/opcodes.ts';
import { canonical, convert, convertModular, integer, isTrue } from './conversions.ts';
import { isFloatScalar, isNarrow, isWideScalar, memberOf, scalarRows, type Scalar } from './scalars.ts';

/** `wraps`: the result may leave the range of a narrow type. */
interface Plain {
  readonly family: FamilyName;
  readonly wraps?: boolean;
}

const plainBinary: { readonly [O in Opcode]?: Plain } = {
  add: { family: 'Add', wraps: true },
  sub: { family: 'Sub', wraps: true },
  mul: { family: 'Mul', wraps: true },
  div: { family: 'Div', wraps: true },
  rem: { family: 'Mod' },
  band: { family: 'Band' },
  bior: { family: 'Bor' },
  bxor: { family: 'Bxor' },
  min: { family: 'Min' },
  max: { family: 'Max' },
  CG_array_elem_add: { family: 'Add', wraps: true },
};

/** A binary operation other than a shift or a comparison. `rem` of floats is the caller's (it is a function call). */
export function lowerBinary(b: LinearBuilder, op: Opcode, scalar: Scalar, x: Operand, y: Operand): Operand {
  const plain = plainBinary[op];
  if (plain === undefined) throw new InternalError(`${op} is not binary`, 'maple to linear');
  const result = b.calc(memberOf(plain.family, scalar), x, y);
  return plain.wraps && isNarrow(scalar) ? canonical(b, result, scalar) : result;
}

export function isPlainBinary(op: Opcode): boolean {
  return plainBinary[op] !== undefined;
}

/** The count may be of any integer type and counts modulo the width of the shifted type. */
export function lowerShift(
  b: LinearBuilder,
  op: Opcode,
  scalar: Scalar,
  x: Operand,
  count: Operand,
  countType: Scalar,
): Operand {
  if (scalar === 'u1') return x;
  const steps = convertModular(b, count, countType, isWideScalar(scalar) ? 'i64' : 'i32');
  if (!isNarrow(scalar)) return b.calc(memberOf(shiftFamily(op), scalar), x, steps);
  return canonical(
    b,
    shiftNarrow(b, op, scalar, x, b.calc('BandI', steps, b.i32(scalarRows[scalar].bits - 1))),
    scalar,
  );
}

function shiftFamily(op: Opcode): FamilyName {
  switch (op) {
    case 'shl':
      return 'Shl';
    case 'ashr':
      return 'Shr';
    case 'lshr':
      return 'ShrU';
    case 'ror':
      return 'Rotr';
    default:
      throw new InternalError(`${op} is no shift`, 'maple to linear');
  }
}

function shiftNarrow(b: LinearBuilder, op: Opcode, scalar: Scalar, x: Operand, steps: Operand): Operand {
  const { bits } = scalarRows[scalar];
  const unsigned = (): Operand => canonical(b, x, bits === 8 ? 'u8' : 'u16');
  if (op === 'shl') return b.calc('ShlI', x, steps);
  if (op === 'ashr') return b.calc('ShrI', canonical(b, x, bits === 8 ? 'i8' : 'i16'), steps);
  if (op === 'lshr') return b.calc('ShrUI', unsigned(), steps);
  const field = unsigned();
  return b.calc('BorI', b.calc('ShrUI', field, steps), b.calc('ShlI', field, b.calc('SubI', b.i32(bits), steps)));
}

/** `land` and `lior`: both operands are evaluated; 0 or 1 as i32. */
export function lowerLogic(
  b: LinearBuilder,
  op: 'land' | 'lior',
  x: Operand,
  xType: Scalar,
  y: Operand,
  yType: Scalar,
): Operand {
  const left = isTrue(b, x, xType);
  const right = isTrue(b, y, yType);
  return b.calc(op === 'land' ? 'BandI' : 'BorI', left, right);
}

const comparing: { readonly [O in Opcode]?: FamilyName } = {
  eq: 'Equal',
  ne: 'NotEqual',
  lt: 'Less',
  le: 'LessEqual',
  gt: 'Greater',
  ge: 'GreaterEqual',
};

/** A comparison of operands of type `from`; the result is an i32: 0 or 1, or -1, 0, 1. */
export function lowerCompare(b: LinearBuilder, op: Opcode, from: Scalar, x: Operand, y: Operand): Operand {
  const family = comparing[op];
  if (family !== undefined) return b.calc(memberOf(family, from), x, y);
  // cmp, cmpg: differs - 2 * less; a NaN differs and is not less. cmpl: 2 * greater - differs.
  const differs = b.calc(memberOf('NotEqual', from), x, y);
  const isLow = op === 'cmpl';
  const side = b.calc('ShlI', b.calc(memberOf(isLow ? 'Greater' : 'Less', from), x, y), b.i32(1));
  return isLow ? b.calc('SubI', side, differs) : b.calc('SubI', differs, side);
}

export function isComparison(op: Opcode): boolean {
  return comparing[op] !== undefined || op === 'cmp' || op === 'cmpg' || op === 'cmpl';
}

export function lowerUnary(b: LinearBuilder, op: Opcode, scalar: Scalar, x: Operand): Operand {
  const { signed } = scalarRows[scalar];
  switch (op) {
    case 'abs':
      if (!signed) return x;
      return wrap(b, b.calc(memberOf('Abs', scalar), x), scalar);
    case 'neg':
      return wrap(b, b.calc(memberOf('Neg', scalar), x), scalar);
    case 'bnot':
      return signed ? b.calc(memberOf('Bnot', scalar), x) : wrap(b, b.calc(memberOf('Bnot', scalar), x), scalar);
    case 'recip':
      return b.calc(memberOf('Div', scalar), integer(b, scalar, 1n), x);
    case 'sqrt':
      return b.calc(memberOf('Sqrt', scalar), x);
    default:
      throw new InternalError(`${op} is not unary`, 'maple to linear');
  }
}

function wrap(b: LinearBuilder, x: Operand, scalar: Scalar): Operand {
  return isNarrow(scalar) ? canonical(b, x, scalar) : x;
}

const rounding: { readonly [O in Opcode]?: FamilyName } = {
  ceil: 'Ceil',
  floor: 'Floor',
  trunc: 'Trunc',
  round: 'Round',
};

/** A float brought to an integral value in its own type, then converted. */
export function lowerRounding(b: LinearBuilder, op: Opcode, to: Scalar, from: Scalar, x: Operand): Operand {
  const family = rounding[op];
  if (family === undefined) throw new InternalError(`${op} does not round`, 'maple to linear');
  if (!isFloatScalar(from)) return convert(b, x, from, to);
  // The conversion truncates by itself.
  if (op === 'trunc' && !isFloatScalar(to) && to !== 'u1') return convert(b, x, from, to);
  return convert(b, b.calc(memberOf(family, from), x), from, to);
}

/** Bits [offset, offset + size) of a value, extended by `signed`, as a value of type `to`. */
export function extractField(
  b: LinearBuilder,
  x: Operand,
  from: Scalar,
  offset: number,
  size: number,
  signed: boolean,
  to: Scalar,
): Operand {
  if (size <= 0) return integer(b, to, 0n);
  const wide = isWideScalar(from);
  const width = wide ? 64 : 32;
  const count = (n: number): Operand => (wide ? b.i64(BigInt(n)) : b.i32(n));
  const left = Math.max(0, width - offset - size);
  const right = Math.max(0, width - size);
  const raised = left === 0 ? x : b.calc(wide ? 'ShlL' : 'ShlI', x, count(left));
  const family = signed ? 'Shr' : 'ShrU';
  const field = right === 0 ? raised : b.calc(`${family}${wide ? 'L' : 'I'}`, raised, count(right));
  const carrier = wide ? (signed ? 'i64' : 'u64') : signed ? 'i32' : 'u32';
  return convertModular(b, field, carrier, to);
}

/** `target` with its bits [offset, offset + size) replaced by the low bits of `value`, which is of the same type. */
export function depositField(
  b: LinearBuilder,
  target: Operand,
  value: Operand,
  scalar: Scalar,
  offset: number,
  size: number,
): Operand {
  if (size <= 0) return target;
  const carrier: Scalar = isWideScalar(scalar) ? 'i64' : 'i32';
  const letter = carrier === 'i64' ? 'L' : 'I';
  const mask = (1n << BigInt(size)) - 1n;
  const keep = integer(b, carrier, ~(mask << BigInt(offset)));
  const cut = b.calc(`Band${letter}`, value, integer(b, carrier, mask));
  const moved = offset === 0 ? cut : b.calc(`Shl${letter}`, cut, integer(b, carrier, BigInt(offset)));
  return wrap(b, b.calc(`Bor${letter}`, b.calc(`Band${letter}`, target, keep), moved), scalar);
}
