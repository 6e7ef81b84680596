/**
 * Where the pointers are: in a value, and in memory that a type describes. Bits without a structure (`[N]`) hold none.
 *
 * Types that refer to themselves do so through a named type behind a pointer, so only what a pointer points to is ever
 * looked up by name, and walking one type ends.
 */
import { InternalError } from '../../base/errors.ts';
import type { Type } from '../../tuyin/types.ts';
import { fieldOffsets, isAggregate, isAggregateType, itemType, strideOf, type Layout, type Value } from './values.ts';

/** A pointer to something of type `to`. */
export interface Root {
  readonly address: number;
  readonly to: Type;
}

export type NamedTypes = ReadonlyMap<string, Type>;

export function resolveNamed(type: Type, types: NamedTypes): Type {
  let resolved = type;
  // A chain of names is no longer than there are names.
  for (let i = 0; resolved.kind === 'named' && i <= types.size; i++) {
    const next = types.get(resolved.name);
    if (next === undefined) throw new InternalError(`no type ${resolved.name}`, 'tuyin pointers');
    resolved = next;
  }
  return resolved;
}

const known = new WeakMap<object, boolean>();

export function holdsPointers(type: Type): boolean {
  const answer = known.get(type);
  if (answer !== undefined) return answer;
  const holds =
    type.kind === 'pointer' ||
    (type.kind === 'struct' && type.fields.some(holdsPointers)) ||
    ((type.kind === 'array' || type.kind === 'vector') && type.count > 0 && holdsPointers(type.of));
  known.set(type, holds);
  return holds;
}

/** The pointers of a value, first occurrence first. */
export function collectRoots(type: Type, value: Value | undefined, out: Root[]): void {
  if (value === undefined || !holdsPointers(isAggregate(value) ? value.type : type)) return;
  if (isAggregate(value)) value.items.forEach((item, i) => collectRoots(itemType(value.type, i), item, out));
  else if (type.kind === 'pointer' && typeof value === 'bigint') out.push({ address: Number(value), to: type.to });
}

/** The same value with its pointers moved. */
export function rebaseValue(type: Type, value: Value, move: (address: number) => number): Value {
  if (!holdsPointers(isAggregate(value) ? value.type : type)) return value;
  if (isAggregate(value)) {
    return { type: value.type, items: value.items.map((item, i) => rebaseValue(itemType(value.type, i), item, move)) };
  }
  return type.kind === 'pointer' && typeof value === 'bigint' ? BigInt(move(Number(value))) : value;
}

/** Calls back with the place of each pointer in bytes of this type, in order. */
export function forEachPointer(type: Type, at: number, layout: Layout, found: (at: number, to: Type) => void): void {
  if (type.kind === 'pointer') {
    found(at, type.to);
    return;
  }
  if (!isAggregateType(type) || !holdsPointers(type)) return;
  if (type.kind === 'struct') {
    const offsets = fieldOffsets(type.fields, layout);
    type.fields.forEach((field, i) => forEachPointer(field, at + offsets[i], layout, found));
    return;
  }
  const stride = strideOf(type.of, layout);
  for (let i = 0; i < type.count; i++) forEachPointer(type.of, at + i * stride, layout, found);
}

/** Bytes from one thing of this type to the next in memory, 0 if it has no size. */
export function memoryStride(type: Type): number {
  return type.kind === 'void' || type.kind === 'func' ? 0 : strideOf(type, 'natural');
}
