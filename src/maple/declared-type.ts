/** The declared type of what an expression reads: what is known of a pointer when a call goes through it. */
import type { Code, Node, VarRef } from './code.ts';
import type { Layout } from './layout.ts';
import type { Func, Variable } from './module.ts';
import type { TypeId } from './types.ts';

/** Where an expression stands. */
export interface ExpressionContext {
  readonly code: Code;
  readonly func: Func;
  readonly layout: Layout;
  variable(ref: VarRef): Variable;
}

/** Undefined if the expression reads nothing that is declared. */
export function declaredType(at: ExpressionContext, n: Node): TypeId | undefined {
  const { code, layout } = at;
  switch (code.op(n)) {
    case 'dread':
      return layout.field(at.variable(code.var(n)).type, code.field(n))?.type;
    case 'iread': {
      const to = layout.pointee(code.type(n));
      return to === undefined ? undefined : layout.field(to, code.field(n))?.type;
    }
    case 'regread':
      return at.func.pregs.get(code.reg(n))?.type;
    case 'retype':
      return code.type(n);
    default:
      return undefined;
  }
}
