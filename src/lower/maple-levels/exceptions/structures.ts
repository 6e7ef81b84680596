/**
 * Structures that are thrown by value: of which type they are where they are thrown, and where a handler reads them. MAPLE
 * says of such a value only that it is `agg`, so the type comes from the place that it is read from or goes to. All share one
 * block of memory, as large as the largest of them.
 */
import { type Code, type Node, RETVAL0, specialRegs } from '../../../maple/code.ts';
import type { Layout } from '../../../maple/layout.ts';
import type { Func, Module } from '../../../maple/module.ts';
import type { TypeId } from '../../../maple/types.ts';

/** The type of a place that an expression reads; undefined if its text does not say. */
export function typeOfPlace(module: Module, layout: Layout, code: Code, value: Node, func: Func): TypeId | undefined {
  switch (code.op(value)) {
    case 'dread': {
      const { type } = module.variable(code.var(value), func);
      return fieldType(layout, type, code.field(value));
    }
    case 'iread': {
      const to = layout.pointee(code.type(value));
      return to === undefined ? undefined : fieldType(layout, to, code.field(value));
    }
    case 'regread':
      return code.reg(value) > RETVAL0 ? func.pregs.get(code.reg(value))?.type : undefined;
    case 'retype':
      return code.type(value);
    case 'gcmalloc':
    case 'gcpermalloc':
      return module.types.pointer(code.type(value));
    default:
      return undefined;
  }
}

function fieldType(layout: Layout, type: TypeId, field: number): TypeId | undefined {
  return field === 0 ? type : layout.field(type, field)?.type;
}

/** As which type a structure is read: that of the place or parameter that it is for. */
export function wantedStructures(
  module: Module,
  layout: Layout,
  code: Code,
  func: Func,
): Map<Node, TypeId | undefined> {
  const wanted = new Map<Node, TypeId | undefined>();
  for (const n of code.nodes()) {
    code.operands(n).forEach((operand, i) => {
      if (isThrownValue(code, operand) && code.prim(operand) === 'agg')
        wanted.set(operand, wantedBy(module, layout, code, n, i, func));
    });
  }
  return wanted;
}

/** The type of the place that operand `i` of a statement goes to. */
function wantedBy(module: Module, layout: Layout, code: Code, n: Node, i: number, func: Func): TypeId | undefined {
  switch (code.op(n)) {
    case 'dassign':
      return fieldType(layout, module.variable(code.var(n), func).type, code.field(n));
    case 'iassign': {
      const to = layout.pointee(code.type(n));
      return to === undefined ? undefined : fieldType(layout, to, code.field(n));
    }
    case 'return':
      return func.results[i];
    case 'call': {
      const callee = module.func(code.func(n));
      const param = callee.params[i];
      return param === undefined ? undefined : param.kind === 'var' ? callee.locals[param.local].type : param.type;
    }
    default:
      return undefined;
  }
}

/** Of all structures that a program throws and reads: the size of the largest, and the type, if there is one only. */
export interface ThrownStructures {
  readonly size: number;
  readonly only: TypeId | undefined;
}

export function thrownStructures(module: Module, layout: Layout): ThrownStructures {
  const types = new Set<TypeId>();
  let size = 0;
  const note = (type: TypeId | undefined, func: Func): void => {
    if (type === undefined) return;
    types.add(type);
    size = Math.max(size, layout.within(func).sizeOf(type));
  };
  for (const func of module.funcs) {
    const { code } = func;
    if (code === undefined) continue;
    const own = layout.within(func);
    for (const n of code.nodes()) {
      const value = code.op(n) === 'throw' ? code.operand(n, 0) : undefined;
      if (value !== undefined && code.prim(value) === 'agg') note(typeOfPlace(module, own, code, value, func), func);
    }
    for (const type of wantedStructures(module, own, code, func).values()) note(type, func);
  }
  return { size, only: types.size === 1 ? [...types][0] : undefined };
}

/** The value that a handler reads, thrown again: its token is the one that it came with. */
export function isThrownValue(code: Code, value: Node): boolean {
  return code.op(value) === 'regread' && code.reg(value) === specialRegs['%%thrownval'] && code.reg(value) > RETVAL0;
}
