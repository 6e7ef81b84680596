/**
 * The machine: one state, and `step`, which applies the one rule that fits and says which.
 *
 * The rules of 2.4 are the entries of `statementRules` (by statement) and `continuations` (for `S_skip`, by continuation) in
 * statement-rules.ts, and the functions for the other three states (call-rules.ts, exception-rules.ts), all under the
 * document's names. The premises stand in the order of the document;
 * one that fails throws `Stuck`, and the machine stays in the state that it was in, apart from what a half-finished
 * extended expression has allocated. Memory and environments are changed in place: the machine has one state at a time,
 * and `snapshot` copies it when somebody wants to come back (history.ts).
 */
import type { Budget } from '../base/budget.ts';
import { framesFrom } from './stack-trace.ts';
import { InternalError } from '../base/errors.ts';
import type { Span } from '../base/source.ts';
import { callState, returnState } from './call-rules.ts';
import {
  type GlobalEnv,
  type LightFunction,
  load,
  slotBlock,
  type LocalEnv,
  type ObjectEntry,
  type ObjectEnv,
} from './environment.ts';
import { checkCallTypes } from './c-rules.ts';
import { exceptionState } from './exception-rules.ts';
import { Expressions, type Observer } from './expressions.ts';
import { Exited, type Externs, noExterns, Thrown } from './externs.ts';
import { Memory, type MemorySnapshot } from './memory.ts';
import { sem_cast } from './operators.ts';
import { primOfType, typeof_list, typeof_params } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { type Body, type CallSite, Cont, Kstop, type Stmt } from './state.ts';
import { argType, dassign_list, ruleOf, skipStmt, statementRules } from './statement-rules.ts';
import { compileBody } from './statements.ts';
import { type Site, Stuck, type StuckFrame } from './stuck.ts';
import type { Expr, PrimType, Program, StatementOf } from './syntax.ts';
import { validateProgram } from './validate.ts';
import type { Val } from './values.ts';

/** The four kinds of states [MapleLight 2.4]. */
export type StateKind = 'NormalState' | 'ExceptionState' | 'CallState' | 'ReturnState';

/** What a machine is granted, and who watches it. */
export interface MachineOptions {
  readonly externs?: Externs;
  /** Of memory; 2 GiB unless given. */
  readonly budget?: Budget;
  /** What C leaves undefined is stuck, also where MAPLE defines it (c-rules.ts). */
  readonly cRules?: boolean;
  /** Nested calls; 100,000 unless given. */
  readonly maxCalls?: number;
  /** Told of every rule for expressions; the machine is slower with one. */
  readonly observer?: Observer;
}

/** A local environment and what it held: environments are changed in place, so going back puts the contents back. */
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
  readonly sizes: readonly number[];
  readonly envs: readonly SavedEnv[];
  readonly objects: ReadonlyMap<number, ObjectEntry>;
  readonly thrown: Throw | undefined;
}

/** Everything that a state is, at one moment. */
export interface Snapshot extends Control {
  readonly memory: MemorySnapshot;
}

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
  /** Of a variadic callee's arguments: the bytes of aggregates. */
  sizes: readonly number[] = [];
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
    this.memory = new Memory(program.pointerSize, options.budget, options.cRules);
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
      callee.func.body === undefined || callee.prototype.fun_varargs === true
        ? (first === undefined ? el : [first, ...el]).map((e, i) => argType(callee, i, e))
        : [];
    this.sizes = callee.prototype.fun_varargs === true ? this.#sizesOf(el, first) : [];
    this.k = new Cont('Kcall', stmt, this.k, this.le, this.body);
  }

  #sizesOf(el: readonly Expr[], first: Expr | undefined): readonly number[] {
    const expressions = this.expressionsOf(this.env().func);
    return (first === undefined ? el : [first, ...el]).map((e) => expressions.sizeOfAggregate(e));
  }

  /** `sem_cast_list` and `dassign_list`, made ready for one callee. */
  #meet(stmt: Stmt, site: CallSite, callee: LightFunction, el: readonly Expr[]): void {
    const s = stmt.syntax as StatementOf<'S_callassigned'>;
    const at: Site = { rule: ruleOf(s), span: s.span };
    const { fun_params, fun_returns } = callee.prototype;
    checkCount(callee, el.length, at);
    const tl = typeof_list(el);
    const casts = typeof_params(fun_params).map((type, i) => sem_cast(tl[i], type, this.memory, at));
    if (this.memory.cRules)
      checkCallTypes(
        callee,
        tl.map(primOfType),
        s.l.map(({ v }) => this.expressionsOf(this.env().func).typeOfVariable(v)),
        at,
      );
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

  /** A variable's block is left: pointers to it dangle, and it begins anew, undefined, in its place. */
  endLife(id: number, span: Span | undefined): void {
    const { func, vars, frame } = this.env();
    const slot = vars.findIndex((block) => block.id === id);
    if (slot < 0) return;
    const block = vars[slot];
    this.memory.forget(block, 'end', span);
    this.memory.undefine(block.base, block.hi);
    vars[slot] = slotBlock(this.memory, func, func.slots[slot], frame, block.span);
  }

  /** Calls a function of the program from within an external call: steps of its own, until it returns. */
  callBack(func: LightFunction, args: readonly Val[], types: readonly PrimType[], site: Site): readonly Val[] {
    if (this.#nested === MAX_CALLBACKS)
      throw new Stuck('stack-overflow', site, 'the callback returns', `${MAX_CALLBACKS} callbacks within callbacks`);
    this.#nested++;
    const back = this.#wayBack();
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

  /** What brings the machine back into the state that it is in now, but for memory. */
  #wayBack(): () => void {
    const { kind, s, k, le, body, callee, values, types, sizes } = this;
    return () => Object.assign(this, { kind, s, k, le, body, callee, values, types, sizes });
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
    const { steps, kind, s, k, le, body, callee, values, types, sizes, thrown } = this;
    return { steps, kind, s, k, le, body, callee, values, types, sizes, envs, objects: new Map(this.oe), thrown };
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
    this.sizes = from.sizes;
    this.thrown = from.thrown;
    this.#nested = 0;
  }
}

/** As many arguments as parameters; more only where the callee is variadic, or outside, where nobody can tell. */
function checkCount({ id, func, prototype }: LightFunction, count: number, site: Site): void {
  const { fun_params, fun_varargs } = prototype;
  const isOpen = fun_varargs === true || func.body === undefined;
  if (count === fun_params.length || (count > fun_params.length && isOpen)) return;
  const premise = "sem_cast_list vl tl (typeof_params (fun_params (fst f'))) m = Some vl'";
  throw new Stuck('argument-count', site, premise, `${id} takes ${fun_params.length}, given ${count}`);
}
