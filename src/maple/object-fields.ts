/**
 * How many fields the built-in root class has. Modules compiled against Java's class library count two fields of
 * java.lang.Object (its class and its monitor), so the first own field of a class below it has id 4; modules written by hand
 * count none, and it has id 2. A module that uses an id which its classes have only with two fields was compiled so.
 */
import type { Code, Node } from './code.ts';
import { Layout } from './layout.ts';
import type { Func, Module } from './module.ts';
import { isStruct, type Field, type TypeId } from './types.ts';

/** Gives the root class its two fields if the code of the module counts them. */
export function completeRootClass(module: Module, root: string): void {
  const def = module.typeDefs.get(root);
  const struct = def === undefined ? undefined : module.types.get(def.type);
  if (def === undefined || struct === undefined || !isStruct(struct) || !usesHiddenFields(module, root)) return;
  const int = module.types.prim('i32');
  const fields = ['@shadow_24_klass', '@shadow_24_monitor'].map((name): Field => ({
    name,
    type: int,
    attrs: [],
    start: 0,
    end: 0,
  }));
  module.typeDefs.set(root, { ...def, type: module.types.struct({ ...struct, fields }) });
}

function usesHiddenFields(module: Module, root: string): boolean {
  const layout = new Layout(module, 8);
  const below = new Map<TypeId, boolean>();
  const exceeds = (type: TypeId | undefined, field: number): boolean => {
    if (type === undefined || field <= 0) return false;
    const id = layout.resolveId(type);
    let isBelow = below.get(id);
    if (isBelow === undefined) below.set(id, (isBelow = descendsFrom(module, layout, id, root)));
    return isBelow && field > layout.fieldCount(id) && field <= layout.fieldCount(id) + 2;
  };
  return module.funcs.some((func) => func.code !== undefined && codeUses(module, layout, func, func.code, exceeds));
}

type FieldTest = (type: TypeId | undefined, field: number) => boolean;

function codeUses(module: Module, layout: Layout, func: Func, code: Code, exceeds: FieldTest): boolean {
  const inside = layout.within(func);
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    if (!code.has(n, 'field') || code.field(n) <= 0) continue;
    const type = code.has(n, 'var') ? module.variable(code.var(n), func).type : inside.pointee(code.type(n));
    if (exceeds(type, code.field(n))) return true;
  }
  return false;
}

function descendsFrom(module: Module, layout: Layout, type: TypeId, root: string): boolean {
  let at = module.types.get(type);
  for (let steps = 0; steps < 1000 && isStruct(at) && at.kind === 'class'; steps++) {
    const parent = at.parents[0];
    if (parent === undefined) return false;
    const name = module.types.get(parent);
    if (name.kind === 'name' && name.name === root) return true;
    at = layout.resolve(parent);
  }
  return false;
}
