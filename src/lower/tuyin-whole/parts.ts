/**
 * Values in registers: a scalar of up to 64 bits is one native value (tuyin-to-linear/natives.ts), a struct or array the values of its
 * parts, one behind the other. Types with other parts have none here.
 *
 *     (i32, (i1, i64))     i32, i32, i64        packed at 0, 4, 5; in 13 bytes
 */
import { sizeInBits, type Type } from '../../tuyin/types.ts';
import { nativeOf, type Native } from '../tuyin-to-linear/natives.ts';

/** A scalar in a value. */
export interface Part {
  readonly type: Type;
  readonly native: Native;
  /** Where its bytes begin in a stream. */
  readonly at: number;
  readonly size: number;
}

/** More than this many are no value in registers. */
const mostParts = 64;

const known = new WeakMap<object, readonly Part[] | 'none'>();

/** The scalars of a type in order; undefined if there is one that no register holds. */
export function partsOf(type: Type): readonly Part[] | undefined {
  const before = known.get(type);
  const parts = before ?? findParts(type) ?? 'none';
  known.set(type, parts);
  return parts === 'none' ? undefined : parts;
}

function findParts(type: Type): readonly Part[] | undefined {
  const found: Part[] = [];
  return collect(type, found) ? found : undefined;
}

function collect(type: Type, found: Part[]): boolean {
  if (type.kind === 'void') return true;
  if (type.kind === 'struct') return type.fields.every((field) => collect(field, found));
  if (type.kind === 'array' || type.kind === 'vector') {
    for (let i = 0; i < type.count; i++) if (found.length >= mostParts || !collect(type.of, found)) return false;
    return true;
  }
  const native = nativeOf(type);
  const bits = sizeInBits(type);
  if (native === undefined || bits === undefined || found.length >= mostParts) return false;
  found.push({ type, native, at: packedSize(found), size: Math.ceil(bits / 8) });
  return true;
}

/** Bytes of all in a stream. */
export function packedSize(parts: readonly Part[]): number {
  const last = parts.at(-1);
  return last === undefined ? 0 : last.at + last.size;
}

/** Which of the scalars of an aggregate are those of its item. */
export function itemParts(type: Type, index: number): { readonly from: number; readonly to: number } {
  const items = type.kind === 'struct' ? type.fields : [];
  let from = 0;
  for (let i = 0; i < index; i++) from += partsOf(itemType(type, items, i))?.length ?? 0;
  return { from, to: from + (partsOf(itemType(type, items, index))?.length ?? 0) };
}

function itemType(type: Type, fields: readonly Type[], index: number): Type {
  return type.kind === 'array' || type.kind === 'vector' ? type.of : fields[index];
}
