/** Calls: arguments in order, results in a pseudo-register or, of structures, in a variable. */
import type { Node, Result } from '../../../maple/code.ts';
import type { Expr, ExprOf } from '../tree.ts';
import { isVoid, type FuncType } from '../types.ts';
import type { FuncLowering } from './function.ts';
import { isSimple } from './purity.ts';
import { valuePrim } from './types.ts';

/** Calls, and gives the value if it is wanted. */
export function callValue(f: FuncLowering, expr: ExprOf<'call'>, isWanted: boolean): Node | undefined {
  const { b } = f;
  const direct =
    expr.callee.kind === 'decay' && expr.callee.operand.kind === 'function' ? expr.callee.operand.symbol : undefined;
  const func = expr.callee.type.kind === 'pointer' ? expr.callee.type.to : undefined;
  if (func?.kind !== 'func') return f.unexpected('a call of no function');
  const operands = direct === undefined ? [expr.callee, ...expr.args] : expr.args;
  const nodes = inOrder(f, operands);
  const type = direct === undefined ? typeFor(f, func, expr.args) : undefined;
  const call = (results: readonly Result[]): void => {
    if (direct !== undefined) {
      if (results.length === 0) b.call(f.module.func(direct), ...nodes);
      else b.callassigned(f.module.func(direct), nodes, results);
    } else if (results.length === 0) b.icallproto(type ?? 'void', ...nodes);
    else b.icallprotoassigned(type ?? 'void', nodes, results);
  };
  if (!isWanted || isVoid(expr.type)) {
    call([]);
    return undefined;
  }
  return result(f, expr, call);
}

function result(f: FuncLowering, { type }: ExprOf<'call'>, call: (results: readonly Result[]) => void): Node {
  const { b } = f;
  const prim = valuePrim(type);
  if (prim === 'agg') {
    const ref = f.temporary(type);
    call([{ kind: 'var', var: ref, field: 0 }]);
    return b.dread('agg', ref, 0);
  }
  const reg = b.register();
  call([{ kind: 'reg', prim, reg }]);
  return b.regread(prim, reg);
}

/** Of a function without prototype, the types are those of the arguments. */
function typeFor(
  f: FuncLowering,
  func: FuncType,
  args: readonly Expr[],
): ReturnType<FuncLowering['module']['types']['funcType']> {
  const { types } = f.module;
  return types.funcType(func.isOld ? { ...func, params: args.map((arg) => arg.type) } : func);
}

/** The values of operands, each taken before what the following ones do. */
export function inOrder(f: FuncLowering, exprs: readonly Expr[]): Node[] {
  let lastEffect = exprs.length;
  while (lastEffect > 0 && isSimple(exprs[lastEffect - 1])) lastEffect--;
  return exprs
    .map((expr, i) => {
      const value = f.value(expr);
      const prim = valuePrim(expr.type);
      const isFixed =
        expr.kind === 'int' ||
        expr.kind === 'float' ||
        (expr.kind === 'decay' && expr.operand.kind === 'string') ||
        prim === 'agg';
      // The result of a call is kept already.
      return i < lastEffect - 1 && !isFixed && expr.kind !== 'call' ? f.kept(prim, value) : () => value;
    })
    .map((node) => node());
}
