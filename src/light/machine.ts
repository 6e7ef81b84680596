/**
 * The machine: one state, and `step`, which applies the one rule that fits and says which.
 *
 * The rules of 2.4 are the entries of `statementRules` (by statement), `continuations` (for `S_skip`, by continuation) and
 * the functions for the other three states, all under the document's names. The premises stand in the order of the document;
 * one that fails throws `Stuck`, and the machine stays in the state that it was in, apart from what a half-finished
 * extended expression has allocated. Memory and environments are changed in place: the machine has one state at a time,
 * and `snapshot` copies it when somebody wants to come back (history.ts).
 */
import type { Span } from '../base/source.ts';
import type { Budget } from '../base/budget.ts';
import { InternalError } from '../base/errors.ts';
import {
  LocalEnv,
  load,
  set_thrownval,
  slotBlock,
  type GlobalEnv,
  type LightFunction,
  type ObjectEntry,
  type ObjectEnv,
} from './environment.ts';
import { Expressions, asPointer, type Observer } from './expressions.ts';
import { Exited, noExterns, Thrown, type Externs } from './externs.ts';
import { Memory, type MemorySnapshot } from './memory.ts';
import { sem_cast } from './operators.ts';
import { prim, prim_type_of, primName, primOfType, typeof_list, typeof_params } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { assign_loc_by_copy, compileBody, storeInto, type RuleTable } from './statements.ts';
import { Cont, Kseq, Kstop, catch_cont, pathOver, Stmt, type Body, type CallSite, type ContKind } from './state.ts';
import { Stuck, type Site, type StuckFrame } from './stuck.ts';
import type { Expr, PrimType, Program, ResultPlace, Statement, StatementOf, Type } from './syntax.ts';
import { validateProgram } from './validate.ts';
import { placeText, type Val } from './values.ts';

/** The four kinds of states [MapleLight 2.4]. */
export type StateKind = 'NormalState' | 'ExceptionState' | 'CallState' | 'ReturnState';

/** What a machine is granted, and who watches it. */
export interface MachineOptions {
  readonly externs?: Externs;
  /** Of memory; 2 GiB unless given. */
  readonly budget?: Budget;
  /** Nested calls; 100,000 unless given. */
  readonly maxCalls?: number;
  /** Told of every rule for expressions; the machine is slower with one. */
  readonly observer?: Observer;
}

interface SavedEnv {
  readonly le: LocalEnv;
  readonly pregs: (Val | undefined)[];
  readonly pregTypes: (PrimType | undefined)[];
  readonly thrownval: Val | undefined;
  readonly thrownType: PrimType | undefined;
}

/** Where the exception that is under way was thrown, and the calls that were active then. */
interface Throw {
  readonly span: Span | undefined;
  readonly func: string;
  readonly k: Cont;
}

/** A state at one moment, but for memory. */
export interface Control {
  readonly steps: number;
  readonly kind: StateKind;
  readonly s: Stmt;
  readonly k: Cont;
  readonly le: LocalEnv | undefined;
  readonly body: Body | undefined;
  readonly callee: LightFunction | undefined;
  readonly values: readonly Val[];
  readonly types: readonly PrimType[];
  readonly envs: readonly SavedEnv[];
  readonly objects: ReadonlyMap<number, ObjectEntry>;
  readonly thrown: Throw | undefined;
}

/** Everything that a state is, at one moment. */
export interface Snapshot extends Control {
  readonly memory: MemorySnapshot;
}

const skipStmt = (): Stmt => new Stmt({ kind: 'S_skip' }, statementRules.S_skip);
const defaultMaxCalls = 100_000;
/** Each is a recursion of the machine. */
const MAX_CALLBACKS = 100;

/** The formal machine of MapleLight: `step` applies one rule to the state, whose parts are fields. */
export class Machine {
  readonly ge: GlobalEnv;
  readonly memory: Memory;
  readonly oe: ObjectEnv = new Map();
  readonly externs: Externs;
  readonly maxCalls: number;
  readonly observer: Observer | undefined;
  /** Which of the four states. */
  kind: StateKind = 'CallState';
  /** NormalState: the statement. */
  s: Stmt;
  k: Cont = Kstop;
  /** NormalState and ExceptionState: `le` and `f`. */
  le: LocalEnv | undefined = undefined;
  body: Body | undefined = undefined;
  /** CallState: the function that is called. */
  callee: LightFunction | undefined = undefined;
  /** CallState: the arguments; ReturnState: the results. */
  values: readonly Val[] = [];
  /** Their types. */
  types: readonly PrimType[] = [];
  /** Rules applied so far. */
  steps = 0;
  /** Of an exception that is under way, or was last. */
  thrown: Throw | undefined = undefined;
  /** The number of steps up to which `finish` and callbacks may go. */
  granted = Infinity;
  /** Set by whoever bounds the steps: gives more of them, or throws. */
  refuel: () => number = () => Infinity;
  #nested = 0;
  readonly skip: Stmt;
  readonly #bodies = new Map<LightFunction, Body>();
  readonly #expressions = new Map<LightFunction, Expressions>();

  /** Throws `InvalidProgram` if the program is no abstract syntax. */
  constructor(program: Program, options: MachineOptions = {}) {
    validateProgram(program);
    this.memory = new Memory(program.pointerSize, options.budget);
    this.ge = load(program, this.memory);
    this.externs = options.externs ?? noExterns;
    this.maxCalls = options.maxCalls ?? defaultMaxCalls;
    this.observer = options.observer;
    this.skip = skipStmt();
    this.s = this.skip;
  }

  /** The initial state: a call of a function, on Kstop. */
  start(func: LightFunction, args: readonly Val[], types: readonly PrimType[]): void {
    this.kind = 'CallState';
    this.callee = func;
    this.values = args;
    this.types = types;
    this.k = Kstop;
  }

  /** ReturnState on Kstop: no rule applies, and that is the end. */
  get ended(): boolean {
    return this.kind === 'ReturnState' && this.k.kind === 'Kstop';
  }

  /** Does the next step call a function that the program only declares? */
  get isOutside(): boolean {
    return this.kind === 'CallState' && this.callee?.func.body === undefined;
  }

  /** Applies one rule and says which; throws `Stuck` when none fits. */
  step(): RuleName {
    const rule = this.kind === 'NormalState' ? this.s.apply(this, this.s) : this.#otherState();
    this.steps++;
    return rule;
  }

  #otherState(): RuleName {
    switch (this.kind) {
      case 'CallState':
        return callState(this);
      case 'ReturnState':
        return returnState(this);
      default:
        return exceptionState(this);
    }
  }

  /** Steps until the end, as far as they are granted. */
  finish(): void {
    while (!this.ended) {
      if (this.steps >= this.granted) this.granted = this.steps + this.refuel();
      this.run(this.granted);
    }
  }

  /** Steps until the end, or until `limit` steps were made in all. */
  run(limit: number): void {
    while (this.steps < limit && !(this.kind === 'ReturnState' && this.k.kind === 'Kstop')) this.step();
  }

  // What the rules share

  normal(s: Stmt, k: Cont): void {
    this.s = s;
    this.k = k;
  }

  env(): LocalEnv {
    if (this.le === undefined) throw new InternalError('no local environment', 'light machine');
    return this.le;
  }

  bodyOf(func: LightFunction): Body {
    let body = this.#bodies.get(func);
    if (body === undefined) {
      const statement = func.func.body?.fun_statement ?? { kind: 'S_skip' };
      this.#bodies.set(func, (body = compileBody(this.expressionsOf(func), statement, statementRules)));
    }
    return body;
  }

  expressionsOf(func: LightFunction): Expressions {
    let made = this.#expressions.get(func);
    if (made === undefined)
      this.#expressions.set(func, (made = new Expressions(this.ge, this.memory, this.oe, func, this.observer)));
    return made;
  }

  /** To the CallState of a callee, this activation on the continuation. */
  enterCall(
    stmt: Stmt,
    callee: LightFunction,
    args: readonly Val[],
    el: readonly Expr[],
    first: Expr | undefined,
  ): void {
    const site = stmt.call as CallSite;
    if (site.callee !== callee) this.#meet(stmt, site, callee, first === undefined ? el : [first, ...el]);
    const { casts } = site;
    const vl = casts.length === 0 ? args : args.map((v, i) => casts[i]?.(v) ?? v);
    this.kind = 'CallState';
    this.callee = callee;
    this.values = vl;
    this.types =
      callee.func.body === undefined
        ? (first === undefined ? el : [first, ...el]).map((e, i) => argType(callee, i, e))
        : [];
    this.k = new Cont('Kcall', stmt, this.k, this.le, this.body);
  }

  /** `sem_cast_list` and `dassign_list`, made ready for one callee. */
  #meet(stmt: Stmt, site: CallSite, callee: LightFunction, el: readonly Expr[]): void {
    const s = stmt.syntax as StatementOf<'S_callassigned'>;
    const at: Site = { rule: ruleOf(s), span: s.span };
    const { fun_params, fun_returns, fun_varargs } = callee.prototype;
    const open = fun_varargs === true || callee.func.body === undefined;
    if (el.length < fun_params.length || (el.length > fun_params.length && !open)) {
      throw new Stuck(
        'argument-count',
        at,
        "sem_cast_list vl tl (typeof_params (fun_params (fst f'))) m = Some vl'",
        `${callee.id} takes ${fun_params.length}, given ${el.length}`,
      );
    }
    const tl = typeof_list(el);
    const casts = typeof_params(fun_params).map((type, i) => sem_cast(tl[i], type, this.memory, at));
    site.casts = casts.every((cast) => cast === undefined) ? [] : casts;
    site.assigns = dassign_list(this.expressionsOf(this.env().func), s.l, fun_returns, {
      rule: 'returned',
      span: s.span,
    });
    site.callee = callee;
  }

  /** Frees the variables of the activation: `Mem.free_list m (blocks_of_lenv le)`. */
  leave(le: LocalEnv, span: Span | undefined): void {
    const { slots, frameSize } = le.func;
    this.memory.drop(le.cost);
    if (frameSize === 0) return;
    for (let i = 0; i < slots.length; i++) if (slots[i].exposed) this.memory.forget(le.vars[i], 'return', span);
    this.memory.release(le.frame, frameSize);
  }

  /** Calls a function of the program from within an external call: steps of its own, until it returns. */
  callBack(func: LightFunction, args: readonly Val[], types: readonly PrimType[], site: Site): readonly Val[] {
    const { kind, s, k, le, body, callee, values, types: outer } = this;
    if (this.#nested === MAX_CALLBACKS)
      throw new Stuck('stack-overflow', site, 'the callback returns', `${MAX_CALLBACKS} callbacks within callbacks`);
    this.#nested++;
    const back = (): void => {
      this.kind = kind;
      this.normal(s, k);
      this.le = le;
      this.body = body;
      this.callee = callee;
      this.values = values;
      this.types = outer;
    };
    try {
      this.start(func, args, types);
      this.finish();
      const results = this.values;
      back();
      return results;
    } catch (error) {
      if (error instanceof Exited) this.unwind();
      if (error instanceof Exited || error instanceof Thrown) back();
      throw error;
    } finally {
      this.#nested--;
    }
  }

  /** Gives back what the calls hold that nobody will return to: the program has ended in them. */
  unwind(): void {
    const isInside = this.kind === 'NormalState' || this.kind === 'ExceptionState';
    if (isInside && this.le !== undefined) this.leave(this.le, undefined);
    for (let k: Cont | undefined = this.k.call; k?.kind === 'Kcall'; k = k.next?.call) {
      if (k.le !== undefined) this.leave(k.le, undefined);
    }
    this.k = Kstop;
  }

  /** Is this a run within a function outside the program? */
  get isCallBack(): boolean {
    return this.#nested > 0;
  }

  // Reports

  /** The calls that are active, innermost first. */
  frames(span: Span | undefined): StuckFrame[] {
    if (this.le !== undefined && (this.kind === 'NormalState' || this.kind === 'ExceptionState'))
      return framesFrom(this.le.func.id, span, this.k);
    return this.callee === undefined ? [] : framesFrom(this.callee.id, undefined, this.k);
  }

  // Coming back

  snapshot(): Snapshot {
    return { ...this.control(), memory: this.memory.snapshot() };
  }

  control(): Control {
    const envs: SavedEnv[] = [];
    const save = (le: LocalEnv | undefined): void => {
      if (le !== undefined)
        envs.push({
          le,
          pregs: [...le.pregs],
          pregTypes: [...le.pregTypes],
          thrownval: le.thrownval,
          thrownType: le.thrownType,
        });
    };
    save(this.le);
    for (let k: Cont | undefined = this.k.call; k?.kind === 'Kcall'; k = k.next?.call) save(k.le);
    const { steps, kind, s, k, le, body, callee, values, types, thrown } = this;
    return { steps, kind, s, k, le, body, callee, values, types, envs, objects: new Map(this.oe), thrown };
  }

  restore(from: Snapshot): void {
    this.resume(from);
    this.memory.restore(from.memory);
  }

  /** All but memory. */
  resume(from: Control): void {
    for (const { le, pregs, pregTypes, thrownval, thrownType } of from.envs) {
      le.pregs.splice(0, le.pregs.length, ...pregs);
      le.pregTypes.splice(0, le.pregTypes.length, ...pregTypes);
      le.thrownval = thrownval;
      le.thrownType = thrownType;
    }
    this.oe.clear();
    for (const [id, entry] of from.objects) this.oe.set(id, entry);
    this.steps = from.steps;
    this.kind = from.kind;
    this.normal(from.s, from.k);
    this.le = from.le;
    this.body = from.body;
    this.callee = from.callee;
    this.values = from.values;
    this.types = from.types;
    this.thrown = from.thrown;
    this.#nested = 0;
  }
}

function framesFrom(func: string, span: Span | undefined, from: Cont): StuckFrame[] {
  const frames: StuckFrame[] = [{ func, span }];
  for (let k: Cont | undefined = from.call; k?.kind === 'Kcall' && frames.length < 100; k = k.next?.call) {
    frames.push({ func: k.le?.func.id ?? '', span: k.stmt?.syntax.span });
  }
  return frames;
}

function argType(callee: LightFunction, i: number, e: Expr): PrimType {
  const declared = callee.prototype.fun_params[i];
  return declared === undefined ? prim_type_of(e) : primOfType(declared[1]);
}

/** `dassign_list`: further results than places are dropped; with fewer, the call runs and its results are stuck. */
function dassign_list(
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
function ruleOf(s: Statement): RuleName {
  return s.kind.slice(2) as RuleName;
}

function siteOf(s: Stmt, rule: RuleName): Site {
  return { rule, span: s.syntax.span };
}

// 2.4, 1: S_skip, by the continuation

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

function skip_return(m: Machine, s: Stmt): RuleName {
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

// 2.4, 2 to 22: the statements

/** A rule for statements that do something and go on with S_skip. */
const assignment =
  (name: RuleName): ((m: Machine, s: Stmt) => RuleName) =>
  (m, s) => {
    (s.assign as (le: LocalEnv) => void)(m.le as LocalEnv);
    m.s = m.skip;
    return name;
  };

const dassign = assignment('dassign');
const iassign = assignment('iassign');
const regassign_preg = assignment('regassign_preg');
const regassign_thrownval = assignment('regassign_thrownval');

const statementRules: RuleTable = {
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
function sem_cast_list(m: Machine, s: Stmt, vl: readonly Val[], returns: readonly Type[]): readonly Val[] {
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
function methodCall(m: Machine, s: Stmt, rule: 'virtualcallassigned' | 'interfacecallassigned'): RuleName {
  const { c, f, e, el } = s.syntax as StatementOf<'S_virtualcallassigned'>;
  const site = siteOf(s, rule);
  const v = (s.value as NonNullable<Stmt['value']>)(m.env());
  const vl = (s.values as NonNullable<Stmt['values']>)(m.env());
  const type = resolve_ref(m, v, site);
  if (type.kind !== 'Tcomposite')
    throw new Stuck('wrong-dynamic-type', site, "resolve_ref oe v = Some (Tcomposite cid')", 'no object of a class');
  const { cenv } = m.ge;
  const isVirtual = rule === 'virtualcallassigned';
  if (!(isVirtual ? cenv.superclass(type.id).includes(c) : cenv.superinterface(type.id).has(c))) {
    const premise = isVirtual
      ? "In cid (superclass (genv_cenv ge) cid')"
      : "In cid (superinterface (genv_cenv ge) cid')";
    throw new Stuck('wrong-dynamic-type', site, premise, `${type.id} is no ${c}`);
  }
  const found = cenv.dispatch_function(type.id, f);
  const callee = found === undefined ? undefined : m.ge.funcs.get(found);
  if (callee === undefined)
    throw new Stuck('no-method', site, "dispatch_function cid' fid = Some fid'", `${f} of ${type.id}`);
  m.enterCall(s, callee, [v, ...vl], el, e);
  return rule;
}

/** `resolve_ref`: the dynamic type of an object. */
function resolve_ref(m: Machine, v: Val, site: Site): Type {
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

// 2.4, 18: ExceptionState

function exceptionState(m: Machine): RuleName {
  const le = m.env();
  const k = catch_cont(m.k);
  const { thrownval: v, thrownType: t } = le;
  const site: Site = { rule: 'javacatch_found', span: m.s.syntax.span };
  if (v === undefined || t === undefined) throw new Stuck('unset-register', site, 'lenv_thrownval le = Some (v, t)');
  if (k.kind === 'Kjavatry') {
    const k1 = k.next as Cont;
    const { ll } = (k.stmt as Stmt).syntax as StatementOf<'S_javatry'>;
    const k3 = find_handler(m, resolve_type(m, v, t), ll, k1.call);
    if (k3 === undefined) {
      m.k = k1;
      return 'javacatch_outer';
    }
    m.kind = 'NormalState';
    m.normal(m.skip, k3);
    return 'javacatch_found';
  }
  if (k.kind !== 'Kcall') {
    const failure = uncaught(m, v, t);
    if (!m.isCallBack) throw failure;
    m.leave(le, m.s.syntax.span);
    throw new Thrown(v, t, failure);
  }
  m.leave(le, m.s.syntax.span);
  raiseIn(m, k, v, t);
  return 'javacatch_call';
}

/** The exception goes on in the function that made the call. */
function raiseIn(m: Machine, k: Cont, v: Val, t: PrimType): void {
  const caller = k.le as LocalEnv;
  set_thrownval(caller, v, t);
  m.kind = 'ExceptionState';
  m.le = caller;
  m.body = k.body;
  m.s = k.stmt as Stmt;
  m.k = k.next as Cont;
}

/** Reported where it was thrown, with the calls that have been left since. */
function uncaught(m: Machine, v: Val, t: PrimType): Stuck {
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
function resolve_type(m: Machine, v: Val, t: PrimType): Type {
  return (typeof v === 'object' && v.p === 0 ? m.oe.get(v.b)?.type : undefined) ?? { kind: 'Tprim', t };
}

/** `find_handler`: the continuation behind the first handler of the try that catches values of the type. */
function find_handler(m: Machine, type: Type, ll: readonly string[], k: Cont): Cont | undefined {
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

// 2.4, 23: CallState

function callState(m: Machine): RuleName {
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
function function_entry(m: Machine, callee: LightFunction, site: Site): LocalEnv {
  const { memory, values } = m;
  const { slots, frameSize, prototype } = callee;
  const frame = frameSize === 0 ? 0 : memory.reserve(frameSize, site);
  const le = new LocalEnv(
    callee,
    slots.map((slot) => slotBlock(memory, callee, slot, frame, site.span)),
    frame,
  );
  memory.hold(le.cost, site);
  const stores = entryStores(m, callee);
  for (let i = 0; i < prototype.fun_params.length; i++) stores[i](le.vars[i].base, values[i]);
  return le;
}

const entries = new WeakMap<LightFunction, readonly ((address: number, v: Val) => void)[]>();

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

function external(m: Machine, callee: LightFunction): RuleName {
  const name = callee.id.replace(/^&/, '');
  const span = m.k.stmt?.syntax.span;
  const site: Site = { rule: 'external', span };
  const results = callee.prototype.fun_returns.map(primOfType);
  if (!m.externs.has(name)) throw new Stuck('missing-function', site, 'f = (fp, Some fb)', callee.id);
  try {
    m.values = m.externs.call({
      name,
      callee,
      args: m.values,
      types: m.types,
      results,
      memory: m.memory,
      machine: m,
      site,
    });
  } catch (error) {
    if (!(error instanceof Thrown) || m.k.kind !== 'Kcall') throw error;
    raiseIn(m, m.k, error.value, error.type);
    return 'external';
  }
  m.kind = 'ReturnState';
  m.le = undefined;
  return 'external';
}

// 2.4, 24: ReturnState

function returnState(m: Machine): RuleName {
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
