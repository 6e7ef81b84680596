/**
 * States (definition 13) and continuations (definition 18) as the machine holds them.
 *
 * Statements are compiled once for each function (`Stmt`): what a rule needs to ask of the program alone is in its fields,
 * and `apply` is the rule itself. Continuations are immutable and linked; each knows its `call_cont`, so that jumps and
 * returns do not walk. A `Path` is what `find_label` and `find_handler` would push on the call continuation on their way
 * to a statement, innermost first.
 */
import type { LightFunction, LocalEnv } from './environment.ts';
import type { Meaning, Meanings } from './expressions.ts';
import type { RuleName } from './rules.ts';
import type { Ident, Statement, Type } from './syntax.ts';
import type { Machine } from './machine.ts';
import type { Val } from './values.ts';

export type Rule = (m: Machine, s: Stmt) => RuleName;

/** A statement, compiled. All have one shape, so that the machine's loop sees one kind of object. */
export class Stmt {
  readonly syntax: Statement;
  /** The rule for statements of its kind. */
  readonly apply: Rule;
  /** Statements inside: s1 and s2, the body; of a loop, what it unfolds to. */
  first: Stmt | undefined = undefined;
  second: Stmt | undefined = undefined;
  /** The expression of `if`, `switch`, `throw`, `free`, `incref`, `decref`, `eval`, `icall`; the object of a method call. */
  value: Meaning | undefined = undefined;
  /** `bool_val` for the type of the condition of `if`. */
  truth: ((v: Val) => boolean) | undefined = undefined;
  /** Arguments and results. */
  values: Meanings | undefined = undefined;
  /** What an assignment does, its premises in order. */
  assign: ((le: LocalEnv) => void) | undefined = undefined;
  /** Where a jump goes; of a switch, for each case. */
  target: Target | undefined = undefined;
  targets: ReadonlyMap<bigint, Target | undefined> | undefined = undefined;
  call: CallSite | undefined = undefined;

  constructor(syntax: Statement, apply: Rule) {
    this.syntax = syntax;
    this.apply = apply;
  }
}

export interface Target {
  readonly stmt: Stmt;
  readonly path: Path | undefined;
}

/** A step of the way from a function's body to a statement inside; see `pathOver`. */
export interface Path {
  readonly kind: 'Kseq' | 'Kwhile' | 'Kjavatry';
  /** The statement that follows; the loop; the try. */
  readonly stmt: Stmt;
  readonly outer: Path | undefined;
}

/** A `javacatch`: what it catches, and how to get behind it. */
export interface Handler {
  readonly types: readonly Type[];
  readonly path: Path | undefined;
}

/** The body of a function, compiled. */
export interface Body {
  readonly start: Stmt;
  readonly labels: ReadonlyMap<Ident, Target>;
  readonly handlers: ReadonlyMap<Ident, Handler>;
}

/** What a call statement knows of the call, for the callee that it met last. */
export interface CallSite {
  callee: LightFunction | undefined;
  casts: readonly (((v: Val) => Val) | undefined)[];
  assigns: readonly ((le: LocalEnv, v: Val) => void)[];
}

/** The kinds of continuations. */
export type ContKind = 'Kstop' | 'Kseq' | 'Kwhile' | 'Kjavatry' | 'Kcall';

/** A continuation: what remains to be done, and below it the rest. */
export class Cont {
  readonly kind: ContKind;
  /** Kseq: the statement; Kwhile: the loop; Kjavatry: the try; Kcall: the call. */
  readonly stmt: Stmt | undefined;
  readonly next: Cont | undefined;
  /** `call_cont` of this continuation: itself or the nearest Kcall or Kstop below. */
  readonly call: Cont;
  /** Of Kcall: the environment and the body of the caller. */
  readonly le: LocalEnv | undefined;
  readonly body: Body | undefined;
  /** Of Kcall and Kstop: how many calls there are. */
  readonly depth: number;

  constructor(kind: ContKind, stmt: Stmt | undefined, next: Cont | undefined, le?: LocalEnv, body?: Body) {
    this.kind = kind;
    this.stmt = stmt;
    this.next = next;
    this.le = le;
    this.body = body;
    const isCall = kind === 'Kcall' || next === undefined;
    this.call = isCall ? this : next.call;
    this.depth = next === undefined ? 0 : isCall ? next.call.depth + 1 : next.call.depth;
  }
}

export function Kseq(s: Stmt, k: Cont): Cont {
  return new Cont('Kseq', s, k);
}

export const Kstop = new Cont('Kstop', undefined, undefined);

/** The continuation of a place in a function: what its path pushes on the call continuation. */
export function pathOver(path: Path | undefined, k: Cont): Cont {
  if (path === undefined) return k;
  if (path.outer === undefined) return new Cont(path.kind, path.stmt, k);
  const steps: Path[] = [];
  for (let at: Path | undefined = path; at !== undefined; at = at.outer) steps.push(at);
  let cont = k;
  for (let i = steps.length - 1; i >= 0; i--) cont = new Cont(steps[i].kind, steps[i].stmt, cont);
  return cont;
}

/** `catch_cont`: the nearest Kjavatry, Kcall or Kstop. */
export function catch_cont(k: Cont): Cont {
  let at = k;
  while (at.kind === 'Kseq' || at.kind === 'Kwhile') at = at.next as Cont;
  return at;
}
