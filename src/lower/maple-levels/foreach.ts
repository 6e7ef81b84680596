/**
 * `foreachelem` over an array variable, or over a pointer to an array, to a counted loop:
 *
 *     foreachelem %x %a {…}      regassign i64 %7 (0)
 *                                while (lt %7, length) { dassign %x (iread (array (addrof %a, %7)))  …  %7 := %7 + 1 }
 *
 * The length of an array is part of its type; a Java array (`<[] T>`) carries it (JAVA_ARRAY_LENGTH).
 */
import type { Node, Reg, VarRef } from '../../maple/code.ts';
import type { Type, TypeId } from '../../maple/types.ts';
import type { Rewriter, Statements, Transformation } from './rewrite.ts';

export const foreachLoops: Transformation = {
  name: 'foreach',
  doc: 'loops over the elements of a collection to counted loops',
  rules: { foreachelem: lowerForeach },
};

type ArrayType = Extract<Type, { kind: 'array' }>;

function lowerForeach(r: Rewriter, n: Node): Statements {
  const { types } = r.module;
  const collection = r.code.slot(n, 'var2') as VarRef;
  const { type } = r.module.variable(collection, r.func);
  const resolved = r.module.resolve(type, r.func);
  const pointed = resolved.kind === 'pointer' ? r.module.resolve(resolved.to, r.func) : undefined;
  const array = pointed ?? resolved;
  if (array.kind !== 'array') return [];
  const base = (): Node =>
    pointed === undefined ? r.make(n, 'addrof', 'ptr', [collection, 0]) : r.make(n, 'dread', 'ptr', [collection, 0]);
  const pointer = pointed === undefined ? types.pointer(type) : type;
  return countedLoop(r, n, array, pointer, base);
}

function countedLoop(r: Rewriter, n: Node, array: ArrayType, pointer: TypeId, base: () => Node): Statements {
  const { types } = r.module;
  const index = r.newPreg(n, 'i32');
  const again = r.newLabel(n, 'foreach');
  const done = r.newLabel(n, 'endforeach');
  const read = (): Node => r.make(n, 'regread', 'i32', [index]);
  const length = lengthOf(r, n, array, base);
  const inside = r.make(n, 'lt', 'u1', ['i32'], [read(), length]);
  const address = r.make(n, 'array', 'ptr', [0, pointer], [base(), read()]);
  const element = r.make(n, 'iread', r.module.valuePrim(array.of, r.func), [types.pointer(array.of), 0], [address]);
  return [
    setRegister(r, n, index, r.constant(n, 'i32', 0)),
    r.place(n, again),
    r.make(n, 'brfalse', 'void', [done], [inside]),
    r.make(n, 'dassign', 'void', [r.code.var(n), 0], [element]),
    r.body(n, 0),
    setRegister(r, n, index, r.make(n, 'add', 'i32', [], [read(), r.constant(n, 'i32', 1)])),
    r.jump(n, again),
    r.place(n, done),
  ];
}

/** Of an array whose type does not say it, its object knows it. */
function lengthOf(r: Rewriter, n: Node, { size }: ArrayType, base: () => Node): Node {
  if (size !== undefined) return r.constant(n, 'i32', size);
  return r.make(n, 'intrinsicop', 'i32', ['JAVA_ARRAY_LENGTH'], [base()]);
}

function setRegister(r: Rewriter, n: Node, reg: Reg, value: Node): Node {
  return r.make(n, 'regassign', 'i32', [reg], [value]);
}
