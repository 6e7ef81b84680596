/** Where the parts of values lie in memory: natural alignment (docs/ir/tuyin.md, "Types"). */
import { alignOf, sizeInBytes, type Type } from '../types.ts';

/** The type of a part that a constant names; undefined if it is not there. */
export function partType(type: Type, index: number): Type | undefined {
  if (type.kind === 'struct') return type.fields.at(index < 0 ? type.fields.length : index);
  return (type.kind === 'array' || type.kind === 'vector') && index >= 0 && index < type.count ? type.of : undefined;
}

/** Arrays are used by their address. */
export function isByAddress(type: Type): boolean {
  return type.kind === 'array';
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}

/** From one element of an array to the next. */
export function strideOf(type: Type): number {
  return roundUp(sizeInBytes(type) ?? 0, alignOf(type));
}

/** Where a field begins. */
export function fieldOffset(fields: readonly Type[], index: number): number {
  let at = 0;
  for (let i = 0; i <= index; i++) {
    at = roundUp(at, alignOf(fields[i]));
    if (i < index) at += sizeInBytes(fields[i]) ?? 0;
  }
  return at;
}
