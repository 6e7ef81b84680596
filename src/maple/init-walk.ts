/**
 * Follows an initialiser through the type that it initialises, and says of each scalar in it where it goes.
 *
 * Numbers of struct members have two rules. In the newer edition [MAPLE 4.8] `n =` is the n-th direct member of the
 * structure whose brackets surround it. In the older one it is a field id, so fields of nested structures can be named
 * from outside (`4 = 22.2`). A list is read by the newer rule if that fits (every number exists, brackets meet
 * structures and arrays, scalars meet scalars), else by the older one if that fits.
 *
 * The walk keeps its own stack; what does not fit is told to the visitor and left out.
 */
import { primRows } from '../scalar/prim-types.ts';
import type { FieldPlace, Layout } from './layout.ts';
import type { Init } from './module.ts';
import type { StructType, Type, TypeId } from './types.ts';
import { isStruct } from './types.ts';

export type InitProblem =
  | { readonly kind: 'too-many'; readonly given: number; readonly room: number }
  | { readonly kind: 'twice'; readonly field: number }
  | { readonly kind: 'no-field'; readonly field: number; readonly fields: number }
  | { readonly kind: 'list-for-scalar' }
  | { readonly kind: 'scalar-for-list' }
  | { readonly kind: 'field-outside-struct'; readonly field: number }
  | { readonly kind: 'text-too-long'; readonly given: number; readonly room: number };

export interface InitVisitor {
  /** A scalar: `place.offset` counts from the start of the whole. `init` is never a list or a numbered item. */
  scalar(place: FieldPlace, init: Init): void;
  /** A string for an array of characters: `unit` bytes a character. */
  text(offset: number, unit: number, text: string): void;
  /** The initialised part reaches this far: matters for arrays whose length the initialiser tells. */
  reach(end: number): void;
  problem(problem: InitProblem): void;
}

interface Task {
  readonly place: FieldPlace;
  readonly init: Init;
}

export function walkInit(layout: Layout, type: TypeId, init: Init, visitor: InitVisitor): void {
  const stack: Task[] = [{ place: { type, offset: 0 }, init }];
  for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
    const parts = visitOne(layout, task, visitor);
    for (let i = parts.length - 1; i >= 0; i--) stack.push(parts[i]);
  }
}

const NO_PARTS: readonly Task[] = [];

function visitOne(layout: Layout, { place, init }: Task, visitor: InitVisitor): readonly Task[] {
  const type = layout.resolve(place.type);
  if (init.kind === 'field') {
    visitor.problem({ kind: 'field-outside-struct', field: init.field });
    return NO_PARTS;
  }
  if (type.kind === 'array') return visitArray(layout, place, type, init, visitor);
  if (isStruct(type)) return visitStruct(layout, place, type, init, visitor);
  // Of a type that nobody defined nothing can be said; that it is missing is reported where it is named.
  if (type.kind === 'name' || type.kind === 'param') return NO_PARTS;
  if (init.kind === 'list' && !(type.kind === 'prim' && primRows[type.prim].lanes !== undefined)) {
    if (init.items.length === 1) return [{ place, init: init.items[0] }];
    if (init.items.length > 0) visitor.problem({ kind: 'list-for-scalar' });
    return NO_PARTS;
  }
  visitor.scalar(place, init);
  return NO_PARTS;
}

function visitArray(
  layout: Layout,
  place: FieldPlace,
  type: Extract<Type, { kind: 'array' }>,
  init: Init,
  visitor: InitVisitor,
): readonly Task[] {
  const stride = layout.sizeOf(type.of);
  if (init.kind === 'string' || init.kind === 'conststr') return visitText(place, type.size, stride, init, visitor);
  if (init.kind !== 'list') return visitScalarForList(init, visitor);
  // `<[0] T>` is how Java files write an array whose length the initialiser tells.
  const room = type.size || init.items.length;
  if (init.items.length > room) visitor.problem({ kind: 'too-many', given: init.items.length, room });
  const used = init.items.slice(0, room);
  visitor.reach(place.offset + used.length * stride);
  return used.map((item, i) => ({ place: { type: type.of, offset: place.offset + i * stride }, init: item }));
}

/** The end of a string in an array is a 0 if there is room for it. */
function visitText(
  place: FieldPlace,
  size: number | undefined,
  unit: number,
  init: Extract<Init, { text: string }>,
  visitor: InitVisitor,
): readonly Task[] {
  const room = size || init.text.length + 1;
  if (init.text.length > room) visitor.problem({ kind: 'text-too-long', given: init.text.length, room });
  visitor.text(place.offset, unit, init.text.slice(0, room));
  visitor.reach(place.offset + room * unit);
  return NO_PARTS;
}

/** A plain 0 clears a whole aggregate; anything else needs brackets. */
function visitScalarForList(init: Init, visitor: InitVisitor): readonly Task[] {
  if (!(init.kind === 'int' && init.value === 0n)) visitor.problem({ kind: 'scalar-for-list' });
  return NO_PARTS;
}

function visitStruct(
  layout: Layout,
  place: FieldPlace,
  type: StructType,
  init: Init,
  visitor: InitVisitor,
): readonly Task[] {
  if (init.kind !== 'list') return visitScalarForList(init, visitor);
  const ids = layout.memberIds(place.type);
  const byId = usesFieldIds(layout, place.type, ids, init.items);
  const room = type.kind === 'union' ? Math.min(1, ids.length) : ids.length;
  const fields = byId ? layout.fieldCount(place.type) : ids.length;
  const tasks: Task[] = [];
  const given = new Set<number>();
  let position = 0;
  for (const item of init.items) {
    const number = item.kind === 'field' ? item.field : position + 1;
    if (item.kind === 'field' && given.has(number)) visitor.problem({ kind: 'twice', field: number });
    given.add(number);
    const id = item.kind === 'field' && byId ? number : ids.at(number - 1);
    const inner = number < 1 || id === undefined || id === 0 ? undefined : layout.field(place.type, id);
    if (inner !== undefined) tasks.push(taskOf(place, inner, item));
    else if (item.kind === 'field') visitor.problem({ kind: 'no-field', field: number, fields });
    else {
      visitor.problem({ kind: 'too-many', given: init.items.length, room });
      break;
    }
    position = item.kind === 'field' && !byId ? number : position + 1;
  }
  return tasks;
}

function taskOf(place: FieldPlace, inner: FieldPlace, item: Init): Task {
  return {
    place: { ...inner, offset: place.offset + inner.offset },
    init: item.kind === 'field' ? item.value : item,
  };
}

/** Is a list to be read by the older rule? */
function usesFieldIds(layout: Layout, type: TypeId, ids: readonly number[], items: readonly Init[]): boolean {
  const fits = (idOf: (n: number) => number | undefined): boolean =>
    items.every((item) => item.kind !== 'field' || fitsField(layout, type, idOf(item.field), item.value));
  return !fits((n) => ids[n - 1]) && fits((n) => n);
}

function fitsField(layout: Layout, type: TypeId, id: number | undefined, value: Init): boolean {
  const place = id === undefined || id < 1 ? undefined : layout.field(type, id);
  if (place === undefined) return false;
  const target = layout.resolve(place.type);
  if (target.kind === 'array' || isStruct(target))
    return value.kind === 'list' || value.kind === 'string' || value.kind === 'conststr';
  return value.kind !== 'list' || (target.kind === 'prim' && primRows[target.prim].lanes !== undefined);
}
