/**
 * How large a value may be. Memory may be larger, and so may the type that an address leads to: what a machine holds as one
 * value, on its stack or in a local, is bounded by its parts (each is copied) and by its bytes.
 */
import { streamBits } from './extra-uses.ts';
import { partTypes, type Type } from './types.ts';

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

const heights = new WeakMap<Type, number>();

/**
 * Is a type nested deeper than so many levels? Names, and what is made of values of values, nest deeper than a text may; the
 * names of extra functions hold types as text, so values have none that could not be read.
 */
export function isDeeper(type: Type, levels: number): boolean {
  return heightWithin(type, levels) === undefined;
}

/** How high the tree of a type is; undefined if it is higher than that. */
function heightWithin(type: Type, most: number): number | undefined {
  const known = heights.get(type);
  if (known !== undefined) return known <= most ? known : undefined;
  if (most === 0) return undefined;
  let height = 1;
  for (const part of partTypes(type)) {
    const below = heightWithin(part, most - 1);
    if (below === undefined) return undefined;
    height = Math.max(height, below + 1);
  }
  if (height > 1) heights.set(type, height);
  return height;
}
