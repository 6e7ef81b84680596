/**
 * Threads of Java run one at a time and give way where they wait (src/runtime/java/README.md). A loop that waits for a `volatile` field
 * to change calls nothing, so whoever reads such a field gives way first:
 *
 *     … dread i32 $C_7Cready …      brtrue @busy ($.monitors);  call &.java_yield ();  @busy  … dread i32 $C_7Cready …
 *
 * Not while a monitor is entered: another thread would not find it held.
 */
import { globalVar, isLocal, varIndex, type FuncId, type Node } from '../../../maple/code.ts';
import type { Module } from '../../../maple/module.ts';
import type { Attr } from '../../../maple/types.ts';
import { hasOwn, ownName, ownVariable } from '../own-names.ts';
import { transformFunc, type ExpressionRule, type Rewriter, type Transformation } from '../rewrite.ts';

export const javaYields: Transformation = {
  name: 'java-yields',
  doc: 'threads of Java give way to others where they read volatile fields',
  rules: {},
  module: addYields,
};

const giveWay = '&__java_yield';

function addYields(module: Module): Module {
  if (!hasOwn(module, giveWay) || module.findFunc(ownName(module, giveWay))?.code === undefined) return module;
  const copy = module.mapFuncs((func) => func);
  const callee = copy.funcNamed(ownName(copy, giveWay));
  const before = copy.funcs.length;
  const rule: ExpressionRule = (r, n) => {
    if (isVolatile(r, n)) giveWayBefore(r, n, callee);
    return undefined;
  };
  const transformation: Transformation = {
    ...javaYields,
    module: undefined,
    expressions: { dread: rule, iread: rule },
  };
  for (let i = 0; i < before; i++) if (i !== callee) copy.funcs[i] = transformFunc(copy, copy.funcs[i], transformation);
  return copy;
}

function giveWayBefore(r: Rewriter, n: Node, callee: FuncId): void {
  const busy = r.newLabel(n, 'busy');
  const monitors = globalVar(ownVariable(r.module, '$__monitors'));
  const isBusy = r.make(n, 'ne', 'u1', ['ptr'], [r.make(n, 'dread', 'ptr', [monitors, 0]), r.constant(n, 'ptr', 0)]);
  r.before(r.make(n, 'brtrue', 'void', [busy], [isBusy]));
  r.before(r.make(n, 'call', 'void', [callee]));
  r.before(r.place(n, busy));
}

function isVolatile(r: Rewriter, n: Node): boolean {
  const { code } = r;
  const isRead = code.op(n) === 'dread';
  if (isRead && isLocal(code.var(n))) return false;
  if (isRead && code.field(n) === 0) return has(r.module.globals[varIndex(code.var(n))].attrs);
  const type = isRead ? r.module.globals[varIndex(code.var(n))].type : r.layout.pointee(code.type(n));
  return type !== undefined && has(r.layout.field(type, code.field(n))?.field?.attrs ?? []);
}

function has(attrs: readonly Attr[]): boolean {
  return attrs.some(({ name }) => name === 'volatile');
}
