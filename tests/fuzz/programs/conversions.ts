/** Conversions between primitive types, and the 64 bits that stand for a value in checksums. */
import type { Prim } from './types.ts';
import { bitsOf, isComplex, isFloat, isInteger, isVector, isWide } from './types.ts';

/** `text`, of type `from`, as a `to`. Between vectors and others there is nothing but a constant's way: undefined. */
export function converted(text: string, from: Prim, to: Prim): string | undefined {
  if (from === to) return text;
  if (isVector(from) || isVector(to)) return undefined;
  if (to === 'u1') return isComplex(from) ? undefined : `ne u1 ${from} (${text}, constval ${from} ${isFloat(from) ? '0.0' : '0'}${from === 'f32' ? 'f' : ''})`;
  if (isComplex(to) && from === 'u1') return undefined;
  if (isInteger(from) && isInteger(to) && bitsOf(from) === bitsOf(to)) return text;
  if (from === 'u1') return converted(`cvt u32 u1 (${text})`, 'u32', to);
  return `cvt ${to} ${from} (${text})`;
}

/** A u64 that depends on all bits of the value; `text` has no effects, since it may stand there several times. */
export function asWord(text: string, from: Prim): string | undefined {
  if (isVector(from) || isComplex(from)) return undefined;
  if (from === 'f32') return asWord(`cvt f64 f32 (${text})`, 'f64');
  if (from === 'f64') return `select u64 (ne u1 f64 (${text}, ${text}), constval u64 77, retype u64 u64 (${text}))`;
  if (from === 'f128') return folded(`select u128 (ne u1 f128 (${text}, ${text}), constval u128 77, retype u128 u128 (${text}))`);
  if (isWide(from)) return folded(from === 'u128' ? text : `retype u128 u128 (${text})`);
  return converted(text, from, 'u64');
}

function folded(text: string): string {
  return `cvt u64 u128 (bxor u128 (${text}, lshr u128 (${text}, constval i32 64)))`;
}
