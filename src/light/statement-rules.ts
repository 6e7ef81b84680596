/**
 * The rules of 2.4 for statements, 1 to 22, one entry of `statementRules` for each statement and one of `continuations` for
 * each continuation of `S_skip`. A rule looks at its premises in the document's order; one that fails throws `Stuck`.
 * What it then does to the state comes last, so that a rule that does not apply leaves the state as it was.
 */
import { type LightFunction, type LocalEnv, type ObjectEntry, set_thrownval } from './environment.ts';
import { asPointer, type Expressions } from './expressions.ts';
import type { Machine } from './machine.ts';
import { sem_cast } from './operators.ts';
import { prim, prim_type_of, primName, primOfType } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { type CallSite, Cont, type ContKind, Kseq, pathOver, Stmt } from './state.ts';
import { assign_loc_by_copy, type RuleTable, storeInto } from './statements.ts';
import { type Site, Stuck } from './stuck.ts';
import type { Expr, Ident, PrimType, ResultPlace, Statement, StatementOf, Type } from './syntax.ts';
import { placeText, type Val } from './values.ts';

export const skipStmt = (): Stmt => new Stmt({ kind: 'S_skip' }, statementRules.S_skip);

/** Arguments beyond the declared parameters keep the types of their expressions. */
export function argType(callee: LightFunction, i: number, e: Expr): PrimType {
  const declared = callee.prototype.fun_params[i];
  return declared === undefined ? prim_type_of(e) : primOfType(declared[1]);
}

/** `dassign_list`: further results than places are dropped; with fewer, the call runs and its results are stuck. */
export function dassign_list(
  x: Expressions,
  places: readonly ResultPlace[],
  returns: readonly Type[],
  site: Site,
): ((le: LocalEnv, v: Val) => void)[] {
  if (places.length > returns.length)
    return [
      () => {
        throw new Stuck(
          'no-result',
          site,
          "dassign_list le m l vl = Some m'",
          `${places.length} places for ${returns.length} results`,
        );
      },
    ];
  return places.map(({ v, fi }, i) => storeInto(x, v, fi, returns[i], site));
}

/** The rule that a statement's kind names: `S_callassigned` is ruled by `callassigned`. */
export function ruleOf(s: Statement): RuleName {
  return s.kind.slice(2) as RuleName;
}

function siteOf(s: Stmt, rule: RuleName): Site {
  return { rule, span: s.syntax.span };
}

const continuations: { readonly [K in ContKind]: (m: Machine, s: Stmt) => RuleName } = {
  Kseq(m) {
    m.normal(m.k.stmt as Stmt, m.k.next as Cont);
    return 'skip_seq';
  },
  Kwhile(m) {
    m.normal(m.k.stmt as Stmt, m.k.next as Cont);
    return 'skip_while';
  },
  Kjavatry(m) {
    m.k = m.k.next as Cont;
    return 'skip_javatry';
  },
  Kcall: skip_return,
  Kstop: skip_return,
};

/** The end of the body without a `return`: only a function without results may end so. */
export function skip_return(m: Machine, s: Stmt): RuleName {
  const le = m.env();
  if (le.func.prototype.fun_returns.length > 0) {
    throw new Stuck(
      'no-result',
      { rule: 'skip_return', span: le.func.func.span ?? s.syntax.span },
      'fun_returns (fst f) = nil',
      le.func.id,
    );
  }
  m.leave(le, s.syntax.span);
  m.kind = 'ReturnState';
  m.values = [];
  m.types = [];
  m.le = undefined;
  return 'skip_return';
}

/** A rule for statements that do something and go on with S_skip. */
const assignment =
  (name: RuleName): ((m: Machine, s: Stmt) => RuleName) =>
  (m, s) => {
    (s.assign as (le: LocalEnv) => void)(m.le as LocalEnv);
    m.s = m.skip;
    return name;
  };

export const dassign = assignment('dassign');

export const iassign = assignment('iassign');

export const regassign_preg = assignment('regassign_preg');

export const regassign_thrownval = assignment('regassign_thrownval');

export const statementRules: RuleTable = {
  S_skip(m, s) {
    return continuations[m.k.kind](m, s);
  },

  S_dassign: dassign,
  S_iassign: iassign,
  S_regassign(m, s) {
    return (s.syntax as StatementOf<'S_regassign'>).r.kind === 'Preg'
      ? regassign_preg(m, s)
      : regassign_thrownval(m, s);
  },

  S_seq(m, s) {
    m.k = Kseq(s.second as Stmt, m.k);
    m.s = s.first as Stmt;
    return 'seq';
  },

  S_label(m, s) {
    m.s = s.first as Stmt;
    return 'label';
  },

  S_if(m, s) {
    const v = (s.value as NonNullable<Stmt['value']>)(m.le as LocalEnv);
    m.s = ((s.truth as NonNullable<Stmt['truth']>)(v) ? s.first : s.second) as Stmt;
    return 'if';
  },

  S_while(m, s) {
    m.s = s.first as Stmt;
    return 'while';
  },

  S_goto(m, s) {
    const { target } = s;
    if (target === undefined) {
      const { lbl } = s.syntax as StatementOf<'S_goto'>;
      throw new Stuck(
        'no-label',
        siteOf(s, 'goto'),
        "find_label lbl (fun_statement (snd f)) (call_cont k) = Some (s', k')",
        lbl,
      );
    }
    m.normal(target.stmt, pathOver(target.path, m.k.call));
    return 'goto';
  },

  S_return(m, s) {
    const le = m.env();
    const { fun_returns } = le.func.prototype;
    const vl = (s.values as NonNullable<Stmt['values']>)(le);
    const results = sem_cast_list(m, s, vl, fun_returns);
    m.leave(le, s.syntax.span);
    m.kind = 'ReturnState';
    m.values = results;
    m.k = m.k.call;
    m.le = undefined;
    m.callee = le.func;
    return 'return';
  },

  S_switch(m, s) {
    const v = (s.value as NonNullable<Stmt['value']>)(m.env());
    const { e } = s.syntax as StatementOf<'S_switch'>;
    const premise = 'sem_switch_arg v (typeof e) = Some n';
    if (typeof v === 'object') throw new Stuck('pointer-as-number', siteOf(s, 'switch'), premise);
    if (prim_type_of(e).kind === 'Tfloat')
      throw new Stuck('no-rule', siteOf(s, 'switch'), premise, 'a value of a float type');
    // select_switch
    m.s = (s.targets?.get(BigInt(v)) ?? s.target)?.stmt as Stmt;
    return 'switch';
  },

  S_callassigned(m, s) {
    const { f, el } = s.syntax as StatementOf<'S_callassigned'>;
    const vl = (s.values as NonNullable<Stmt['values']>)(m.le as LocalEnv);
    const callee = (s.call as CallSite).callee ?? m.ge.funcs.get(f);
    if (callee === undefined)
      throw new Stuck('missing-function', siteOf(s, 'callassigned'), '(genv_funcs ge) fid = Some loc', f);
    m.enterCall(s, callee, vl, el, undefined);
    return 'callassigned';
  },

  S_icallassigned(m, s) {
    const { el } = s.syntax as StatementOf<'S_icallassigned'>;
    const site = siteOf(s, 'icallassigned');
    const v = (s.value as NonNullable<Stmt['value']>)(m.env());
    if (typeof v !== 'object') throw new Stuck('no-function', site, "(genv_fundefs ge) loc = Some f'", String(v));
    const vl = (s.values as NonNullable<Stmt['values']>)(m.env());
    const callee = m.ge.fundefs.get(v.b);
    if (callee === undefined || v.p !== 0) {
      throw new Stuck(
        'no-function',
        site,
        "(genv_fundefs ge) loc = Some f'",
        `block ${placeText(v)}`,
        m.memory.notesOn(v.b),
      );
    }
    m.enterCall(s, callee, vl, el, undefined);
    return 'icallassigned';
  },

  S_virtualcallassigned(m, s) {
    return methodCall(m, s, 'virtualcallassigned');
  },

  S_interfacecallassigned(m, s) {
    return methodCall(m, s, 'interfacecallassigned');
  },

  S_javatry(m, s) {
    m.normal(s.first as Stmt, new Cont('Kjavatry', s, m.k));
    return 'javatry';
  },

  S_throw(m, s) {
    const { e } = s.syntax as StatementOf<'S_throw'>;
    const v = (s.value as NonNullable<Stmt['value']>)(m.env());
    set_thrownval(m.env(), v, prim_type_of(e));
    m.thrown = { span: s.syntax.span, func: m.env().func.id, k: m.k };
    m.kind = 'ExceptionState';
    return 'throw';
  },

  S_javacatch(m) {
    m.s = m.skip;
    return 'javacatch';
  },

  S_free(m, s) {
    const v = (s.value as NonNullable<Stmt['value']>)(m.env());
    const isNull = v === 0 || v === 0n;
    if (!isNull) freeBlock(m, v, siteOf(s, 'free'));
    m.s = m.skip;
    return isNull ? 'free_null' : 'free';
  },

  S_incref(m, s) {
    const [id, entry] = objectOf(m, s, 'incref');
    m.oe.set(id, { ...entry, count: entry.count + 1 });
    m.s = m.skip;
    return 'incref';
  },

  S_decref(m, s) {
    const [id, entry] = objectOf(m, s, 'decref');
    m.oe.set(id, { ...entry, count: Math.max(0, entry.count - 1) });
    m.s = m.skip;
    return 'decref';
  },

  S_eval(m, s) {
    (s.value as NonNullable<Stmt['value']>)(m.env());
    m.s = m.skip;
    return 'eval';
  },
};

/** The results of `return`, as the function's types; aggregates are copied, since their variables are about to go. */
export function sem_cast_list(m: Machine, s: Stmt, vl: readonly Val[], returns: readonly Type[]): readonly Val[] {
  const site = siteOf(s, 'return');
  const { el } = s.syntax as StatementOf<'S_return'>;
  if (vl.length !== returns.length) {
    throw new Stuck(
      'argument-count',
      site,
      "sem_cast_list vl tl (fun_returns (fst f)) m = Some vl'",
      `${vl.length} results of ${returns.length}`,
    );
  }
  const call = s.call as CallSite;
  if (call.casts.length === 0 && returns.length > 0)
    call.casts = returns.map((type, i) => sem_cast(prim_type_of(el[i]), type, m.memory, site));
  return vl.map((v, i) =>
    primOfType(returns[i]).kind === 'Tagg' ? copyOfResult(m, returns[i], v, site) : (call.casts[i]?.(v) ?? v),
  );
}

function copyOfResult(m: Machine, type: Type, v: Val, site: Site): Val {
  const block = m.memory.alloc(0, m.ge.cenv.sizeof(type), site, { kind: 'result', name: '', type });
  assign_loc_by_copy(m.expressionsOf(m.env().func), type, block.base, v, site);
  return { b: block.id, p: 0 };
}

/** 2.4, 14 and 15. */
function methodCall(m: Machine, s: Stmt, rule: MethodRule): RuleName {
  const { c, f, e, el } = s.syntax as StatementOf<'S_virtualcallassigned'>;
  const site = siteOf(s, rule);
  const v = (s.value as NonNullable<Stmt['value']>)(m.env());
  const vl = (s.values as NonNullable<Stmt['values']>)(m.env());
  const receiver = classOfReceiver(m, v, c, rule, site);
  const found = m.ge.cenv.dispatch_function(receiver, f);
  const callee = found === undefined ? undefined : m.ge.funcs.get(found);
  if (callee === undefined)
    throw new Stuck('no-method', site, "dispatch_function cid' fid = Some fid'", `${f} of ${receiver}`);
  m.enterCall(s, callee, [v, ...vl], el, e);
  return rule;
}

type MethodRule = 'virtualcallassigned' | 'interfacecallassigned';

/** The dynamic class of an object, which has to extend or implement the static one. */
function classOfReceiver(m: Machine, v: Val, c: Ident, rule: MethodRule, site: Site): Ident {
  const type = resolve_ref(m, v, site);
  if (type.kind !== 'Tcomposite')
    throw new Stuck('wrong-dynamic-type', site, "resolve_ref oe v = Some (Tcomposite cid')", 'no object of a class');
  const { cenv } = m.ge;
  const isVirtual = rule === 'virtualcallassigned';
  if (isVirtual ? cenv.superclass(type.id).includes(c) : cenv.superinterface(type.id).has(c)) return type.id;
  const premise = `In cid (${isVirtual ? 'superclass' : 'superinterface'} (genv_cenv ge) cid')`;
  throw new Stuck('wrong-dynamic-type', site, premise, `${type.id} is no ${c}`);
}

/** `resolve_ref`: the dynamic type of an object. */
export function resolve_ref(m: Machine, v: Val, site: Site): Type {
  const premise = "resolve_ref oe v = Some (Tcomposite cid')";
  if (typeof v !== 'object') {
    const isNull = v === 0 || v === 0n;
    throw new Stuck(isNull ? 'null-pointer' : 'no-pointer', site, premise, isNull ? undefined : String(v));
  }
  const entry = m.oe.get(v.b);
  if (entry === undefined || v.p !== 0)
    throw new Stuck('misuse-of-ref', site, premise, `block ${placeText(v)}`, m.memory.notesOn(v.b));
  return entry.type;
}

/** 2.4, 19. */
function freeBlock(m: Machine, v: Val, site: Site): void {
  const { memory } = m;
  const pointer = asPointer(v, site);
  const { b, p } = pointer;
  const block = memory.block(b);
  const notes = memory.notesOn(b);
  const where = `block ${placeText(pointer)}`;
  if (block === undefined) {
    const twice = memory.grave(b)?.how === 'free';
    throw new Stuck(twice ? 'double-free' : 'use-after-free', site, 'Mem.load Mptr m loc low = Some v', where, notes);
  }
  if (block.kind === 'object')
    throw new Stuck('free-of-managed', site, 'Mem.load Mptr m loc low = Some v', where, notes);
  if (block.kind !== 'malloc' || p !== 0)
    throw new Stuck('invalid-free', site, 'Mem.load Mptr m loc low = Some v', where, notes);
  const header = memory.pointerSize;
  const sz = memory.reader(prim('ptr'))(block.base - header, site);
  if (typeof sz === 'object' || Number(sz) !== block.hi)
    throw new Stuck('invalid-free', site, "Mem.free m loc low high = Some m'", 'its size was overwritten', notes);
  memory.free(block, 'free', site.span);
}

/** The premises of 2.4, 20 and 21. */
function objectOf(m: Machine, s: Stmt, rule: 'incref' | 'decref'): readonly [number, ObjectEntry] {
  const site = siteOf(s, rule);
  const { e } = s.syntax as StatementOf<'S_incref'>;
  const pt = prim_type_of(e);
  if (pt.kind !== 'Tref')
    throw new Stuck('misuse-of-ref', site, 'prim_type_of e = PTref', `the operand is of type ${primName(pt)}`);
  const v = asPointer((s.value as NonNullable<Stmt['value']>)(m.env()), site);
  const { b } = v;
  const entry = m.oe.get(b);
  if (v.p !== 0)
    throw new Stuck(
      'misuse-of-ref',
      site,
      'e → Vptr loc (Ptrofs.repr 0)',
      `block ${placeText(v)}`,
      m.memory.notesOn(b),
    );
  if (entry === undefined)
    throw new Stuck('misuse-of-ref', site, 'oe loc = Some (t, n, b)', `block ${b} is no object`, m.memory.notesOn(b));
  return [b, entry];
}
