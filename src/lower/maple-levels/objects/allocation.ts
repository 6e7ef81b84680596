/**
 * Allocation of objects and arrays: calls of the run time before the statement that assigns the address.
 *
 *      -16      -8       -4          0            an object's address is that of its first field
 *     ┌────────┬────────┬───────────┬─────── …
 *     │ class  │ count  │ length of │ fields or
 *     │ (ptr)  │ (i32)  │ an array  │ elements
 *     └────────┴────────┴───────────┴─────── …
 *
 * `count` is the number of references, and -1 for what is never reclaimed (src/runtime/objects).
 */
import { RETVAL0, type Node } from '../../../maple/code.ts';
import type { TypeId } from '../../../maple/types.ts';
import { primRows, type PrimType } from '../../../scalar/prim-types.ts';
import type { Rewriter } from '../rewrite.ts';
import type { Objects } from './lowering.ts';

/** The operands from a number on, rewritten. */
export function operandsOf(r: Rewriter, n: Node, first: number): Node[] {
  return r.code
    .operands(n)
    .slice(first)
    .map((_, i) => r.operand(n, first + i));
}

/** The value that a call before the statement gives. */
export function valueOfCall(r: Rewriter, n: Node, call: Node, prim: PrimType): Node {
  r.before(call);
  return r.hold(n, prim, r.make(n, 'regread', prim, [RETVAL0]))();
}

function sizeOf(r: Rewriter, n: Node, type: TypeId): Node {
  return r.make(n, 'sizeoftype', 'u64', [type]);
}

/** Bytes behind the header. */
function objectSize(o: Objects, r: Rewriter, n: Node): Node {
  const type = r.code.type(n);
  const size = o.sizeOfObject(type, r.func);
  return size === undefined ? sizeOf(r, n, type) : r.constant(n, 'u64', size);
}

/** `gcmalloc` (count 1) and `gcpermalloc` (count -1). */
export function newObject(o: Objects, r: Rewriter, n: Node, count: number): Node {
  const type = r.code.type(n);
  const args = [o.classAddress(r, n, type), objectSize(o, r, n), r.constant(n, 'i32', count), r.constant(n, 'i32', 0)];
  return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime('&__object_new')], args), r.code.prim(n));
}

/** `<[] T>`, or a pointer to it: the type of the array, and of its elements. */
export function arrayTypes(r: Rewriter, type: TypeId): { readonly array: TypeId; readonly element: TypeId } {
  const resolved = r.module.resolve(type, r.func);
  const array = resolved.kind === 'pointer' ? resolved.to : type;
  const inner = r.module.resolve(array, r.func);
  return { array, element: inner.kind === 'array' ? inner.of : array };
}

export function newArrayCall(o: Objects, r: Rewriter, n: Node, count: number, length: Node): Node {
  const { array, element } = arrayTypes(r, r.code.type(n));
  const args = [o.classAddress(r, n, array), sizeOf(r, n, element), r.constant(n, 'i32', count), length];
  return r.make(n, 'call', 'void', [o.runtime('&__array_new')], args);
}

export function newArray(o: Objects, r: Rewriter, n: Node, count: number): Node {
  return valueOfCall(r, n, newArrayCall(o, r, n, count, lengthOf(r, n)), r.code.prim(n));
}

/** Longer than any array can be stays so, and negative stays negative. */
function lengthOf(r: Rewriter, n: Node): Node {
  const given = r.code.prim(r.code.operand(n, 0));
  const { bits, signed = false } = primRows[given];
  if (bits > 0 && bits <= 32) return r.operand(n, 0);
  const most = r.make(n, 'min', given, [], [r.operand(n, 0), r.constant(n, given, 0x7fff_ffff)]);
  const length = signed ? r.make(n, 'max', given, [], [most, r.constant(n, given, -1)]) : most;
  return r.make(n, 'cvt', 'i32', [given], [length]);
}

/** The frame gives the memory; such an object is never reclaimed by its count. */
function placeOnStack(o: Objects, r: Rewriter, n: Node, type: TypeId, size: () => Node, length: Node): Node {
  const bytes = r.make(n, 'add', 'u64', [], [size(), r.constant(n, 'u64', 16)]);
  const raw = r.hold(n, 'ptr', r.make(n, 'alloca', 'ptr', [], [bytes]));
  const args = [raw(), o.classAddress(r, n, type), size(), r.constant(n, 'i32', -1), length];
  return valueOfCall(r, n, r.make(n, 'call', 'void', [o.runtime('&__object_place')], args), r.code.prim(n));
}

export function stackObject(o: Objects, r: Rewriter, n: Node): Node {
  const type = r.code.type(n);
  return placeOnStack(o, r, n, type, () => objectSize(o, r, n), r.constant(n, 'i32', 0));
}

export function stackArray(o: Objects, r: Rewriter, n: Node): Node {
  const { array, element } = arrayTypes(r, r.code.type(n));
  const length = r.hold(n, 'i32', lengthOf(r, n));
  const size = (): Node =>
    r.make(n, 'mul', 'u64', [], [sizeOf(r, n, element), r.make(n, 'cvt', 'u64', ['u32'], [length()])]);
  return placeOnStack(o, r, n, array, size, length());
}
