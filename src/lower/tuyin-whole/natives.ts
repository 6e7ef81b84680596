/**
 * Native values: which types have them, and conversions between them.
 *
 * An integer is kept sign-extended in an i32 or i64, an i1 as 0 or 1; a pointer and bits zero-extended. A float is its
 * bits, because floats of the linear IR need not keep those of NaNs. Every operation here leaves its result so.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import { sizeInBits, type Type } from '../../tuyin/types.ts';

export type Native = 'i32' | 'i64';

export type FloatLetter = 'F' | 'D';

/** Bits of whole-number types; undefined of others. */
export function wholeBits(type: Type): number | undefined {
  return type.kind === 'int' || type.kind === 'block' ? type.bits : type.kind === 'pointer' ? 32 : undefined;
}

export function nativeOf(type: Type | undefined): Native | undefined {
  if (type === undefined) return undefined;
  if (type.kind === 'float') return type.name === 'float' ? 'i32' : type.name === 'double' ? 'i64' : undefined;
  const bits = wholeBits(type);
  if (bits === undefined || bits === 0 || bits > 64) return undefined;
  return bits <= 32 ? 'i32' : 'i64';
}

function isSigned(type: Type): boolean {
  return type.kind === 'int' && type.bits > 1;
}

export function letterOf(native: Native): 'I' | 'L' {
  return native === 'i32' ? 'I' : 'L';
}

/** The float operations of the linear IR that work on the type; undefined if it is no native float. */
export function floatLetter(type: Type): FloatLetter | undefined {
  return type.kind !== 'float' ? undefined : type.name === 'float' ? 'F' : type.name === 'double' ? 'D' : undefined;
}

export function asFloat(b: LinearBuilder, bits: Operand, letter: FloatLetter): Operand {
  return b.calc(letter === 'F' ? 'IAsF' : 'LAsD', bits);
}

/** Whatever NaN an operation gave becomes the one that there is. */
export function asBits(b: LinearBuilder, value: Operand, letter: FloatLetter): Operand {
  return b.calc(letter === 'F' ? 'FAsI' : 'DAsL', value);
}

/** Brings whatever bits an operation left into the form of the type. */
export function wrap(b: LinearBuilder, value: Operand, type: Type): Operand {
  const bits = wholeBits(type);
  const native = nativeOf(type);
  if (bits === undefined || native === undefined) return value;
  const width = native === 'i32' ? 32 : 64;
  if (bits === width) return value;
  const letter = letterOf(native);
  const constant = (number: bigint): Operand =>
    native === 'i32' ? b.i32(Number(BigInt.asIntN(32, number))) : b.i64(number);
  if (!isSigned(type)) return b.calc(`Band${letter}` as CalcOp, value, constant((1n << BigInt(bits)) - 1n));
  if (bits === 8 || bits === 16) return b.calc(`Ext${bits}${letter}` as CalcOp, value);
  const shift = constant(BigInt(width - bits));
  return b.calc(`Shr${letter}` as CalcOp, b.calc(`Shl${letter}` as CalcOp, value, shift), shift);
}

/** The same bits; undefined if the types are not native and equally wide. */
export function bitsAs(b: LinearBuilder, value: Operand, from: Type, to: Type): Operand | undefined {
  if (nativeOf(from) === undefined || nativeOf(to) === undefined || sizeInBits(from) !== sizeInBits(to))
    return undefined;
  return wrap(b, value, to);
}
