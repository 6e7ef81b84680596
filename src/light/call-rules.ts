/**
 * The rules of 2.4 for the states between functions: CallState (23), in which a callee and its arguments are known and its
 * body has not begun, and ReturnState (24), in which a function has ended and its caller has not gone on.
 */
import { InternalError } from '../base/errors.ts';
import { type Extra, type LightFunction, LocalEnv, slotBlock } from './environment.ts';
import { raiseIn } from './exception-rules.ts';
import { Thrown } from './externs.ts';
import type { Machine } from './machine.ts';
import { primOfType } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import type { CallSite, Cont } from './state.ts';
import { assign_loc_by_copy } from './statements.ts';
import { type Site, Stuck } from './stuck.ts';
import type { Val } from './values.ts';

/**
 * 2.4, 23: the callee gets a local environment, and its body begins. `maxCalls` bounds the
 * continuation, so a recursion without end is stuck and does not exhaust the host.
 */
export function callState(m: Machine): RuleName {
  const callee = m.callee as LightFunction;
  const { body } = callee.func;
  if (body === undefined) return external(m, callee);
  const site: Site = { rule: 'call', span: callee.func.span };
  if (m.k.depth > m.maxCalls)
    throw new Stuck('stack-overflow', site, "function_entry f m vl = Some (le, m')", `${m.maxCalls} calls`);
  const compiled = m.bodyOf(callee);
  m.le = function_entry(m, callee, site);
  m.body = compiled;
  m.kind = 'NormalState';
  m.s = compiled.start;
  return 'call';
}

/** `function_entry`: a block for each parameter and variable, the arguments in the parameters. */
export function function_entry(m: Machine, callee: LightFunction, site: Site): LocalEnv {
  const { memory, values } = m;
  const { slots, frameSize, prototype } = callee;
  const frame = frameSize === 0 ? 0 : memory.reserve(frameSize, site);
  const le = new LocalEnv(
    callee,
    slots.map((slot) => slotBlock(memory, callee, slot, frame, site.span)),
    frame,
    extraOf(m, callee),
  );
  memory.hold(le.cost, site);
  const stores = entryStores(m, callee);
  for (let i = 0; i < prototype.fun_params.length; i++) stores[i](le.vars[i].base, values[i]);
  return le;
}

function extraOf({ values, types, sizes }: Machine, { prototype }: LightFunction): Extra | undefined {
  const { length } = prototype.fun_params;
  return values.length > length
    ? { values: values.slice(length), types: types.slice(length), sizes: sizes.slice(length) }
    : undefined;
}

/** By callee, made at its first call. The program is immutable, so an entry never has to be thrown away. */
export const entries = new WeakMap<LightFunction, readonly ((address: number, v: Val) => void)[]>();

/** What puts each argument, which has the parameter's type already, into its parameter. */
function entryStores(m: Machine, callee: LightFunction): readonly ((address: number, v: Val) => void)[] {
  let stores = entries.get(callee);
  if (stores === undefined) {
    const site: Site = { rule: 'call', span: callee.func.span };
    stores = callee.prototype.fun_params.map(([, type]) => {
      const pt = primOfType(type);
      if (pt.kind === 'Tvoid')
        throw new Stuck('no-rule', site, "function_entry f m vl = Some (le, m')", 'a parameter of type void');
      if (pt.kind !== 'Tagg') return m.memory.writer(pt, site);
      return (address: number, v: Val) => assign_loc_by_copy(m.expressionsOf(callee), type, address, v, site);
    });
    entries.set(callee, stores);
  }
  return stores;
}

/**
 * A function that the program only declares: the host computes its results, or throws, which becomes an exception of the
 * program where it was called.
 */
export function external(m: Machine, callee: LightFunction): RuleName {
  const name = callee.id.replace(/^&/, '');
  const site: Site = { rule: 'external', span: m.k.stmt?.syntax.span };
  const results = callee.prototype.fun_returns.map(primOfType);
  const { externs, values: args, types, memory } = m;
  if (!externs.has(name)) throw new Stuck('missing-function', site, 'f = (fp, Some fb)', callee.id);
  try {
    m.values = externs.call({ name, callee, args, types, results, memory, machine: m, site });
  } catch (error) {
    if (!(error instanceof Thrown) || m.k.kind !== 'Kcall') throw error;
    raiseIn(m, m.k, error.value, error.type);
    return 'external';
  }
  m.kind = 'ReturnState';
  m.le = undefined;
  return 'external';
}

/**
 * 2.4, 24: the results go to the places that the call names. Copies of aggregates that `return` made are freed then: nothing
 * else refers to them.
 */
export function returnState(m: Machine): RuleName {
  const { k, values } = m;
  if (k.kind !== 'Kcall') throw new InternalError('a step after the end', 'light machine');
  const le = k.le as LocalEnv;
  const site = k.stmt?.call as CallSite;
  const { assigns } = site;
  for (let i = 0; i < assigns.length; i++) assigns[i](le, values[i]);
  for (const v of values) if (typeof v === 'object') freeResult(m, v.b);
  m.kind = 'NormalState';
  m.le = le;
  m.body = k.body;
  m.normal(m.skip, k.next as Cont);
  return 'returned';
}

/** The copy that `return` made of an aggregate. */
function freeResult(m: Machine, id: number): void {
  const block = m.memory.block(id);
  if (block?.kind === 'result') m.memory.free(block, 'return', undefined);
}
