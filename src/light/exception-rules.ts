/**
 * The rules of 2.4 for ExceptionState (18): a thrown value leaves one continuation after the other, calls included, until it
 * meets a handler that catches its type; a value that meets none is stuck.
 */
import { type LocalEnv, set_thrownval } from './environment.ts';
import { Thrown } from './externs.ts';
import type { Machine } from './machine.ts';
import { framesFrom } from './stack-trace.ts';
import { primName } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { catch_cont, type Cont, pathOver, type Stmt } from './state.ts';
import { type Site, Stuck } from './stuck.ts';
import type { PrimType, StatementOf, Type } from './syntax.ts';
import type { Val } from './values.ts';

/** 2.4, 18, one continuation a step: `catch_cont` skips what no exception stops at, so the next is a try, a call, or the end. */
export function exceptionState(m: Machine): RuleName {
  const le = m.env();
  const k = catch_cont(m.k);
  const { thrownval: v, thrownType: t } = le;
  const site: Site = { rule: 'javacatch_found', span: m.s.syntax.span };
  if (v === undefined || t === undefined) throw new Stuck('unset-register', site, 'lenv_thrownval le = Some (v, t)');
  if (k.kind === 'Kjavatry') return meetTry(m, k, v, t);
  if (k.kind === 'Kcall') {
    m.leave(le, m.s.syntax.span);
    raiseIn(m, k, v, t);
    return 'javacatch_call';
  }
  const failure = uncaught(m, v, t);
  if (!m.isCallBack) throw failure;
  m.leave(le, m.s.syntax.span);
  throw new Thrown(v, t, failure);
}

/** A try catches the exception with one of its handlers, or lets it pass to what is around it. */
function meetTry(m: Machine, k: Cont, v: Val, t: PrimType): RuleName {
  const outer = k.next as Cont;
  const { ll } = (k.stmt as Stmt).syntax as StatementOf<'S_javatry'>;
  const handler = find_handler(m, resolve_type(m, v, t), ll, outer.call);
  if (handler === undefined) {
    m.k = outer;
    return 'javacatch_outer';
  }
  m.kind = 'NormalState';
  m.normal(m.skip, handler);
  return 'javacatch_found';
}

/** The exception goes on in the function that made the call. */
export function raiseIn(m: Machine, k: Cont, v: Val, t: PrimType): void {
  const caller = k.le as LocalEnv;
  set_thrownval(caller, v, t);
  m.kind = 'ExceptionState';
  m.le = caller;
  m.body = k.body;
  m.s = k.stmt as Stmt;
  m.k = k.next as Cont;
}

/** Reported where it was thrown, with the calls that have been left since. */
export function uncaught(m: Machine, v: Val, t: PrimType): Stuck {
  const { span, func, k } = m.thrown ?? { span: m.s.syntax.span, func: m.env().func.id, k: m.k };
  const what = resolve_type(m, v, t);
  const stuck = new Stuck(
    'uncaught-exception',
    { rule: 'javacatch_call', span },
    "catch_cont k = Kcall l f' le' k1",
    what.kind === 'Tcomposite' ? what.id : undefined,
  );
  stuck.frames = framesFrom(func, span, k);
  return stuck;
}

/** `resolve_type`: the dynamic type of a value if it refers to the start of an object, else its static type. */
export function resolve_type(m: Machine, v: Val, t: PrimType): Type {
  return (typeof v === 'object' && v.p === 0 ? m.oe.get(v.b)?.type : undefined) ?? { kind: 'Tprim', t };
}

/** `find_handler`: the continuation behind the first handler of the try that catches values of the type. */
export function find_handler(m: Machine, type: Type, ll: readonly string[], k: Cont): Cont | undefined {
  for (const lbl of ll) {
    const handler = m.body?.handlers.get(lbl);
    if (handler !== undefined && handler.types.some((caught) => catches(m, caught, type)))
      return pathOver(handler.path, k);
  }
  return undefined;
}

/** A handler for a class takes its subclasses too, one for an interface what implements it, `<* void>` everything. */
function catches(m: Machine, caught: Type, thrown: Type): boolean {
  const wanted = caught.kind === 'Tpointer' ? caught.t : caught;
  if (wanted.kind === 'Tprim' && wanted.t.kind === 'Tvoid') return true;
  if (wanted.kind === 'Tcomposite') {
    if (thrown.kind !== 'Tcomposite') return false;
    return m.ge.cenv.superclass(thrown.id).includes(wanted.id) || m.ge.cenv.superinterface(thrown.id).has(wanted.id);
  }
  if (caught.kind === 'Tprim') return thrown.kind === 'Tprim' && primName(caught.t) === primName(thrown.t);
  return thrown.kind === 'Tprim' && thrown.t.kind === 'Tptr';
}
