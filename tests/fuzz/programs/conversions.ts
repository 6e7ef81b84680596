/** Conversions between primitive types. */
import type { Prim } from './types.ts';
import { bitsOf, isComplex, isFloat, isInteger, isVector } from './types.ts';

/** `text`, of type `from`, as a `to`. Between vectors and others there is nothing but a constant's way: undefined. */
export function converted(text: string, from: Prim, to: Prim): string | undefined {
  if (from === to) return text;
  if (isVector(from) || isVector(to)) return undefined;
  if (to === 'u1')
    return isComplex(from)
      ? undefined
      : `ne u1 ${from} (${text}, constval ${from} ${isFloat(from) ? '0.0' : '0'}${from === 'f32' ? 'f' : ''})`;
  if (isComplex(to) && from === 'u1') return undefined;
  if (isInteger(from) && isInteger(to) && bitsOf(from) === bitsOf(to)) return text;
  if (from === 'u1') return converted(`cvt u32 u1 (${text})`, 'u32', to);
  return `cvt ${to} ${from} (${text})`;
}
