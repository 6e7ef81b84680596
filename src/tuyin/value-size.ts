/**
 * How large a value may be. Memory may be larger, and so may the type that an address leads to: what a machine holds as one
 * value, on its stack or in a local, is bounded by its parts (each is copied) and by its bytes.
 */
import { streamBits } from './extra-uses.ts';
import type { Type } from './types.ts';

export const mostParts = 2 ** 20;
export const mostValueBytes = 2 ** 26;

const known = new WeakMap<Type, boolean>();

/** Are there no values of this type? */
export function isTooLarge(type: Type): boolean {
  if (type.kind !== 'struct' && type.kind !== 'array' && type.kind !== 'vector' && type.kind !== 'block') return false;
  let large = known.get(type);
  if (large === undefined) {
    large = partsOf(type) > mostParts || (streamBits(type) ?? 0) > 8 * mostValueBytes;
    known.set(type, large);
  }
  return large;
}

function partsOf(type: Type): number {
  if (type.kind === 'struct') return type.fields.reduce((sum, field) => sum + partsOf(field), 1);
  return type.kind === 'array' || type.kind === 'vector' ? 1 + type.count * partsOf(type.of) : 1;
}
