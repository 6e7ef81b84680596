/** Small expressions of MapleLight that all parts of the translation make. */
import { prim, prim_type_of, primName } from '../../light/prim-types.ts';
import type { Expr, PrimType, Type } from '../../light/syntax.ts';

export function pointerTo(t: PrimType): Type {
  return { kind: 'Tpointer', t: { kind: 'Tprim', t } };
}

export function offsetBy(e: Expr, bytes: number): Expr {
  if (bytes === 0) return e;
  const e2: Expr = { kind: 'E_constval', t: prim('i64'), v: { kind: 'Vlong', i: BigInt.asUintN(64, BigInt(bytes)) } };
  return { kind: 'E_binary', bop: { kind: 'O_add' }, pt: prim('ptr'), e1: e, e2, span: e.span };
}

/** An expression as one of another type: where MapleLight demands equal types and MAPLE does not. */
export function as(e: Expr, t: PrimType): Expr {
  const from = prim_type_of(e);
  return primName(from) === primName(t) ? e : { kind: 'E_cvt', pt1: t, pt2: from, e, span: e.span };
}
