/**
 * Dynamic types and the JavaScript intrinsics (docs/decisions/0100-dynamic-values.md, 0101-js-intrinsics.md), in two
 * transformations: `jsResults` before calls lose their assigned results, `dynamicTypes` before exceptions are lowered.
 *
 * What is left are values of dynamic types that are read, passed and stored as words; engines know no more of them.
 */
import { hasIntrinsic, type Code, type Node } from '../../../maple/code.ts';
import { isJsIntrinsic, jsRows } from '../../../maple/js-intrinsics.ts';
import type { Func, Module } from '../../../maple/module.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { hasOwn, parseOwn } from '../own-names.ts';
import { occurringIn, transformFunc, type Rewriter, type Statements, type Transformation } from '../rewrite.ts';
import { dynamicUse, explicitConversions } from './explicit.ts';
import { DynamicLowering } from './lowering.ts';
import { isLinked, runtimeName, runtimeText } from './runtime.ts';

/**
 *     intrinsiccallassigned JSOP_ADD (a, b) { dassign %x 0 }     dassign %x 0 (intrinsicop dynany JSOP_ADD (a, b))
 */
export const jsResults: Transformation = {
  name: 'js-results',
  doc: 'JavaScript intrinsics with assigned results to assignments of their values',
  rules: {},
  // Other intrinsics keep their assigned results for now, so this is no rule of all of the opcode.
  module: (module) => {
    if (!hasIntrinsic(occurringIn(module), isJsIntrinsic) || !module.funcs.some(assignsJs)) return module;
    return module.mapFuncs((func) => (assignsJs(func) ? transformFunc(module, func, assignments) : func));
  },
};

function assignsJs({ code }: Func): boolean {
  if (code?.mentions('intrinsiccallassigned') !== true) return false;
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    if (code.op(n) === 'intrinsiccallassigned' && isJsIntrinsic(code.text(n, 'intrinsic'))) return true;
  }
  return false;
}

const assignments: Transformation = { name: 'js-results', doc: '', rules: { intrinsiccallassigned: assignIntrinsic } };

function assignIntrinsic(r: Rewriter, n: Node): Statements {
  const { code } = r;
  const name = code.text(n, 'intrinsic');
  if (!isJsIntrinsic(name)) return r.copyStatement(n);
  const operands = code.operands(n).map((_, i) => r.operand(n, i));
  const result = code.results(n).at(0);
  if (result === undefined || result.kind === 'none' || jsRows[name].result === 'void') {
    return r.make(n, 'intrinsiccall', 'void', [name], operands);
  }
  if (result.kind === 'reg') {
    return r.make(n, 'regassign', result.prim, [result.reg], [r.make(n, 'intrinsicop', result.prim, [name], operands)]);
  }
  const prim = placePrim(r, r.module.variable(result.var, r.func).type, result.field);
  return r.make(n, 'dassign', 'void', [result.var, result.field], [r.make(n, 'intrinsicop', prim, [name], operands)]);
}

function placePrim(r: Rewriter, type: Parameters<Module['valuePrim']>[0], field: number): PrimType {
  const place = field === 0 ? undefined : r.layout.field(type, field);
  return r.module.valuePrim(place?.type ?? type, r.func);
}

export const dynamicTypes: Transformation = {
  name: 'dynamic-types',
  doc: 'operations on dynamic values and JavaScript intrinsics to calls of a run time',
  rules: {},
  module: lowerDynamic,
};

function lowerDynamic(module: Module): Module {
  const { uses, throwsDynamic } = dynamicUse(module);
  if (!uses) return module;
  const copy = module.mapFuncs((func) => func);
  const lowering = new DynamicLowering(copy);
  const steps = [explicitConversions(copy, throwsDynamic), lowering.transformation()];
  const before = copy.funcs.length;
  for (const step of steps) for (let i = 0; i < before; i++) copy.funcs[i] = transformFunc(copy, copy.funcs[i], step);
  changeEntry(copy, lowering);
  addRuntime(copy, lowering);
  return copy;
}

function addRuntime(module: Module, lowering: DynamicLowering): void {
  const wanted = [...lowering.called].filter((name) => module.findFunc(runtimeName(module, name))?.declared !== true);
  if (wanted.length === 0) return;
  parseOwn(module, 'dynamic', runtimeText(module, wanted));
}

/** The entry has strings and objects collected, and before it returns, whatever waits for that is done. */
function changeEntry(module: Module, lowering: DynamicLowering): void {
  const entry = entryOf(module);
  if (entry?.code === undefined || isChanged(module, entry.code)) return;
  const call = (r: Rewriter, n: Node, name: string): Node => r.make(n, 'call', 'void', [lowering.func(name)]);
  const done = (r: Rewriter, n: Node): Statements => (lowering.leavesTasks ? call(r, n, '&__js_tasks') : []);
  module.funcs[entry.id] = transformFunc(module, entry, {
    name: 'entry',
    doc: '',
    prologue: (r) => call(r, r.code.root, '&samara_js_collect'),
    rules: {
      return: (r, n) => {
        if (!lowering.leavesTasks) return r.copyStatement(n);
        // The values are computed before.
        const values = r.code.operands(n).map((value, i) => r.hold(n, r.code.prim(value), r.operand(n, i))());
        return [done(r, n), r.make(n, 'return', 'void', [], values)];
      },
      block: (r, n) => r.statements(n),
    },
    epilogue: (r) => done(r, r.code.root),
  });
}

/** Has an earlier lowering done so? */
function isChanged(module: Module, code: Code): boolean {
  const collect = '&samara_js_collect';
  if (!isLinked(module)) return hasOwn(module, collect);
  return [...code.nodes()].some((n) => code.op(n) === 'call' && module.funcs[code.func(n)].name === collect);
}

function entryOf(module: Module): Func | undefined {
  const named = module.directives('entryfunc').at(-1)?.values[0];
  const entry = typeof named === 'string' ? module.findFunc(named.startsWith('&') ? named : `&${named}`) : undefined;
  return entry ?? module.findFunc('&main');
}
