/**
 * Functions without a prototype, `func &f { … }`: what they take is what direct calls give them, else what they read
 * above
 * %%FP; what they give is what their first `return` with values gives. They get prototypes that say so.
 *
 * The formals stand above %%FP in order, each at a multiple of its alignment, in whole words:
 *
 *     func &f (var %a i32, var %b f64)     %%FP + 0 a     %%FP + 8 b
 */
import type { Code, Node } from '../../../maple/code.ts';
import type { Layout } from '../../../maple/layout.ts';
import type { Func, Module, Variable } from '../../../maple/module.ts';
import { WORD } from '../../../maple/module-state.ts';
import type { TypeId } from '../../../maple/types.ts';
import { bitsOf, primRows, type PrimType } from '../../../scalar/prim-types.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import type { Transformation } from '../rewrite.ts';
import { ownLocal } from '../own-names.ts';

export interface Formal {
  /** Of the variable in the function's locals. */
  readonly local: number | undefined;
  readonly reg: number | undefined;
  readonly type: TypeId;
  readonly offset: number;
  readonly size: number;
}

/** Where each parameter of a function stands above %%FP. */
export function formalsOf(func: Func, layout: Layout): Formal[] {
  let end = 0;
  return func.params.map((param) => {
    const type = param.kind === 'var' ? func.locals[param.local].type : param.type;
    const size = layout.sizeOf(type);
    const offset = roundUp(end, Math.max(WORD, layout.alignOf(type)));
    end = roundUp(offset + size, WORD);
    return {
      local: param.kind === 'var' ? param.local : undefined,
      reg: param.kind === 'reg' ? param.reg : undefined,
      type,
      offset,
      size,
    };
  });
}

export function roundUp(value: number, unit: number): number {
  return Math.ceil(value / unit) * unit;
}

export const prototypes: Transformation = {
  name: 'prototypes',
  doc: 'functions without a prototype get the one that their calls and returns show',
  rules: {},
  module: completePrototypes,
};

function completePrototypes(module: Module): Module {
  if (module.funcs.every(({ signature, code }) => signature || code === undefined)) return module;
  const calls = directCalls(module);
  const pointerSize = pointerSizeOf(module);
  return module.mapFuncs((func) => {
    if (func.signature || func.code === undefined) return func;
    const prims = calls.get(func.id) ?? readFormals(func.code, pointerSize);
    const results = firstReturn(func.code).map((prim) => module.types.prim(prim));
    return withPrototype(module, func, prims, results.length === 0 ? [module.types.prim('void')] : results);
  });
}

function withPrototype(module: Module, func: Func, prims: readonly PrimType[], results: readonly TypeId[]): Func {
  const locals = [...func.locals];
  const params = prims.map((prim, i) => {
    locals.push(newLocal(func, ownLocal(locals, `formal${i}`), module.types.prim(prim)));
    return { kind: 'var' as const, local: locals.length - 1 };
  });
  return { ...func, locals, params, results: [...results], signature: true };
}

export function newLocal({ start, end }: Func, name: string, type: TypeId, align?: number): Variable {
  const attrs = align === undefined ? [] : [{ name: 'align', args: [align] }];
  return { name, type, storage: undefined, attrs, temp: false, declared: true, start, end };
}

/** The types of the operands of the first call of each function. */
function directCalls(module: Module): Map<number, PrimType[]> {
  const calls = new Map<number, PrimType[]>();
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (const n of code.nodes()) {
      const isCall = code.op(n) === 'call' || code.op(n) === 'callassigned';
      if (isCall && !calls.has(code.func(n)))
        calls.set(
          code.func(n),
          code.operands(n).map((operand) => code.prim(operand)),
        );
    }
  }
  return calls;
}

/** The formals that a function reads by offset; words that it does not read stand for others. */
function readFormals(code: Code, pointerSize: 4 | 8): PrimType[] {
  const reads = new Map<number, PrimType>();
  const sizeOf = (prim: PrimType): number => Math.max(WORD, bitsOf(prim, pointerSize) / 8);
  for (const n of code.nodes()) {
    const offset = code.op(n) === 'ireadfpoff' ? code.offset(n) : -1;
    const known = reads.get(offset);
    if (offset >= 0 && (known === undefined || sizeOf(code.prim(n)) > sizeOf(known))) reads.set(offset, code.prim(n));
  }
  const prims: PrimType[] = [];
  let at = 0;
  for (const [offset, prim] of [...reads].sort(([a], [b]) => a - b)) {
    if (offset < at) continue;
    for (; at + WORD <= offset && roundUp(at, sizeOf(prim)) < offset; at += WORD) prims.push('u32');
    prims.push(prim);
    at = offset + sizeOf(prim);
  }
  return prims;
}

function firstReturn(code: Code): PrimType[] {
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    if (code.op(n) === 'return' && code.count(n) > 0) {
      return code
        .operands(n)
        .map((operand) => code.prim(operand))
        .filter((prim) => primRows[prim].bits > 0);
    }
  }
  return [];
}
