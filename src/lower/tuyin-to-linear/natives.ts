/**
 * Native values: which types have them, and conversions between them.
 *
 * An integer is kept sign-extended in an i32 or i64, an i1 as 0 or 1; a pointer and bits zero-extended. A float is itself.
 * Every operation here leaves its result so.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import { sameType, sizeInBits, type Type } from '../../tuyin/types.ts';

export type Native = 'i32' | 'i64' | 'f32' | 'f64';

/** Bits of whole-number types; undefined of others. */
export function wholeBits(type: Type): number | undefined {
  return type.kind === 'int' || type.kind === 'block' ? type.bits : type.kind === 'pointer' ? 32 : undefined;
}

export function nativeOf(type: Type | undefined): Native | undefined {
  if (type === undefined) return undefined;
  if (type.kind === 'float') return type.name === 'float' ? 'f32' : type.name === 'double' ? 'f64' : undefined;
  const bits = wholeBits(type);
  if (bits === undefined || bits === 0 || bits > 64) return undefined;
  return bits <= 32 ? 'i32' : 'i64';
}

function isSigned(type: Type): boolean {
  return type.kind === 'int' && type.bits > 1;
}

export function letterOf(native: Native): 'I' | 'L' | 'F' | 'D' {
  return native === 'i32' ? 'I' : native === 'i64' ? 'L' : native === 'f32' ? 'F' : 'D';
}

/** Brings whatever bits an operation left into the form of the type. */
export function wrap(b: LinearBuilder, value: Operand, type: Type): Operand {
  const bits = wholeBits(type);
  const native = nativeOf(type);
  if (bits === undefined || (native !== 'i32' && native !== 'i64')) return value;
  const width = native === 'i32' ? 32 : 64;
  if (bits === width) return value;
  const letter = letterOf(native);
  const constant = (number: bigint): Operand => (native === 'i32' ? b.i32(Number(BigInt.asIntN(32, number))) : b.i64(number));
  if (!isSigned(type)) return b.calc(`Band${letter}` as CalcOp, value, constant((1n << BigInt(bits)) - 1n));
  if (bits === 8 || bits === 16) return b.calc(`Ext${bits}${letter}` as CalcOp, value);
  const shift = constant(BigInt(width - bits));
  return b.calc(`Shr${letter}` as CalcOp, b.calc(`Shl${letter}` as CalcOp, value, shift), shift);
}

/** The value as another type, as implicit conversions and `@tuyin.conv` have it; undefined if there are no instructions for it. */
export function convert(b: LinearBuilder, value: Operand, from: Type, to: Type): Operand | undefined {
  const [source, target] = [nativeOf(from), nativeOf(to)];
  if (source === undefined || target === undefined) return undefined;
  if (sameType(from, to)) return value;
  if (from.kind === 'float' || to.kind === 'float') return convertFloat(b, value, from, to);
  // A pointer is zero-extended, so it is already right where it becomes wider.
  return wrap(b, resize(b, value, source, target, isSigned(from)), to);
}

/** The same bits; undefined if the types are not native and equally wide. */
export function bitsAs(b: LinearBuilder, value: Operand, from: Type, to: Type): Operand | undefined {
  if (nativeOf(from) === undefined || nativeOf(to) === undefined || sizeInBits(from) !== sizeInBits(to)) return undefined;
  const casts: Partial<Record<string, CalcOp>> = { 'f32 i32': 'FAsI', 'i32 f32': 'IAsF', 'f64 i64': 'DAsL', 'i64 f64': 'LAsD' };
  const cast = casts[`${nativeOf(from)} ${nativeOf(to)}`];
  return cast === undefined ? wrap(b, value, to) : b.calc(cast, value);
}

function resize(b: LinearBuilder, value: Operand, from: Native, to: Native, signed: boolean): Operand {
  if (from === to) return value;
  return from === 'i64' ? b.calc('LToI', value) : b.calc(signed ? 'IToL' : 'UIToL', value);
}

function convertFloat(b: LinearBuilder, value: Operand, from: Type, to: Type): Operand | undefined {
  if (from.kind !== 'int' && to.kind !== 'int') return undefined;
  const [source, target] = [nativeOf(from), nativeOf(to)];
  const bits = wholeBits(to);
  // Narrower integers saturate at their own limits, which no instruction knows.
  if (bits !== undefined && bits !== 32 && bits !== 64) return undefined;
  const ops: Partial<Record<string, CalcOp>> = {
    'i32 f32': 'IToF', 'i32 f64': 'IToD', 'i64 f32': 'LToF', 'i64 f64': 'LToD', 'f32 i32': 'FToI', 'f32 i64': 'FToL', 'f64 i32': 'DToI', 'f64 i64': 'DToL',
  };
  const op = ops[`${source} ${target}`];
  return op === undefined ? undefined : b.calc(op, value);
}
