/**
 * Dynamic values are kept in memory, where the run time finds them when it looks for strings and objects that the
 * program still holds (src/runtime/dynamic/collector.c). Works after exceptions, whose registers it moves too.
 *
 *     var %x dynany                    var %x dynany volatile, undefined at first
 *     regassign dynany %1 (…)          dassign %.root1 (…)
 *
 * A value is in no variable only between a call and the assignment of its result, or while it is passed: nothing is
 * collected then, since a collection begins with a call of the run time, which has its arguments already.
 */
import { hostName } from '../../../base/host-name.ts';
import { localVar, type Node, type VarRef } from '../../../maple/code.ts';
import { isDynamic } from '../../../maple/dynamic-words.ts';
import type { Func, Module, Variable } from '../../../maple/module.ts';
import type { TypeId } from '../../../maple/types.ts';
import { ownLocal } from '../own-names.ts';
import { transformFunc, type Rewriter, type Statements, type Transformation } from '../rewrite.ts';

export const dynamicRoots: Transformation = {
  name: 'dynamic-roots',
  doc: 'local variables and registers of dynamic types to memory, where a collection finds their values',
  rules: {},
  module: (module) => {
    const usesRunTime = module.funcs.some(({ name }) => /^samara_(js_|JS)/.test(hostName(name.slice(1))));
    return usesRunTime ? module.mapFuncs((func) => rootFunc(module, func)) : module;
  },
};

const inMemory = { name: 'volatile' } as const;

function rootFunc(module: Module, func: Func): Func {
  if (func.code === undefined) return func;
  const isDynamicType = (type: TypeId): boolean => isDynamic(module.valuePrim(type, func));
  const params = new Set(func.params.flatMap((param) => (param.kind === 'var' ? [param.local] : [])));
  const fresh: number[] = [];
  const locals = func.locals.map((variable, local): Variable => {
    if (!isDynamicType(variable.type) || isStatic(variable) || isVolatile(variable)) return variable;
    if (!params.has(local) && variable.init === undefined) fresh.push(local);
    return { ...variable, attrs: [...variable.attrs, inMemory] };
  });
  const registers = new Map<number, VarRef>();
  for (const [reg, type] of dynamicRegisters(module, func)) {
    fresh.push(locals.length);
    registers.set(reg, localVar(locals.length));
    locals.push(rootVariable(ownLocal(locals, `root${reg}`), type));
  }
  if (fresh.length === 0 && locals.every((variable, i) => variable === func.locals[i])) return func;
  return transformFunc(module, { ...func, locals }, movingRegisters(func, registers, fresh));
}

function rootVariable(name: string, type: TypeId): Variable {
  const place = { start: 0, end: 0 };
  return { name, type, storage: undefined, attrs: [inMemory], temp: true, declared: true, ...place };
}

function isStatic({ storage }: Variable): boolean {
  return storage !== undefined;
}

function isVolatile({ attrs }: Variable): boolean {
  return attrs.some(({ name }) => name === 'volatile');
}

/** Registers of dynamic types. */
function dynamicRegisters(module: Module, func: Func): Map<number, TypeId> {
  const found = new Map<number, TypeId>();
  const isDynamicType = (type: TypeId): boolean => isDynamic(module.valuePrim(type, func));
  for (const { reg, type } of func.pregs.values()) if (isDynamicType(type)) found.set(reg, type);
  for (const param of func.params) {
    if (param.kind === 'reg' && isDynamicType(param.type)) found.set(param.reg, param.type);
  }
  return found;
}

function assign(r: Rewriter, n: Node, to: VarRef, value: Node): Node {
  return r.make(n, 'dassign', 'void', [to, 0], [value]);
}

/** `fresh`: locals that nobody gives a value; memory of the frame holds what was there before. */
function movingRegisters(func: Func, registers: ReadonlyMap<number, VarRef>, fresh: readonly number[]): Transformation {
  return {
    name: 'dynamic-roots',
    doc: '',
    prologue: (r): Statements => {
      const { root } = r.code;
      const zeros = fresh.map((local) => assign(r, root, localVar(local), r.constant(root, primOf(r, local), 0)));
      return [zeros, takeParams(r, func, registers)];
    },
    // A block stands in every function: without a rule that applies, nothing would be done.
    rules: {
      regassign: (r, n) => {
        const to = registers.get(r.code.reg(n));
        return to === undefined ? r.copyStatement(n) : assign(r, n, to, r.operand(n, 0));
      },
      block: (r, n) => r.statements(n),
    },
    expressions: {
      regread: (r, n) => {
        const from = registers.get(r.code.reg(n));
        return from === undefined ? undefined : r.make(n, 'dread', r.code.prim(n), [from, 0]);
      },
    },
  };
}

/** Parameters in registers go to the locals that stand for these. */
function takeParams(r: Rewriter, func: Func, registers: ReadonlyMap<number, VarRef>): Node[] {
  const { root } = r.code;
  return func.params.flatMap((param) => {
    const to = param.kind === 'reg' ? registers.get(param.reg) : undefined;
    if (to === undefined || param.kind !== 'reg') return [];
    const given = r.make(root, 'regread', r.module.valuePrim(param.type, func), [param.reg]);
    return [assign(r, root, to, given)];
  });
}

/** A word of zeros is undefined: `constval dynundef 0`. */
function primOf(r: Rewriter, local: number): 'dynundef' | 'simplestr' {
  const prim = r.module.valuePrim(r.func.locals[local].type, r.func);
  return prim === 'simplestr' || prim === 'simpleobj' ? 'simplestr' : 'dynundef';
}
