/**
 * Compiling a function's body: for each statement the rule, the meanings of its expressions, and where its jumps go
 * (`find_label` and `find_handler` for all labels at once).
 *
 * Statements are visited with a stack, outermost first; each is visited with the path that `find_label` would take to it,
 * so the tables of labels and handlers come for free. The first of two equal labels counts, as in the document.
 */
import { unreachable } from '../base/errors.ts';
import { set_preg, set_thrownval, type LocalEnv } from './environment.ts';
import { stuck, type Expressions, type Meaning } from './expressions.ts';
import type { Writer } from './memory.ts';
import { checkAlignment } from './c-rules.ts';
import * as op from './operators.ts';
import { prim_type_of, primName, primOfType, typeof_ext_expr } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { Stmt, type Body, type CallSite, type Handler, type Path, type Rule, type Target } from './state.ts';
import { Stuck, type Site } from './stuck.ts';
import type { Ident, PrimType, Statement, StatementOf, Type, VarId } from './syntax.ts';
import type { Val } from './values.ts';

export type RuleTable = { readonly [K in Statement['kind']]: Rule };

const skip: Statement = { kind: 'S_skip' };

const ASSIGN = "assign_loc ce t ta m loc ofs v = Some m'";

/** A statement that is still to be compiled, and how `find_label` gets there. */
interface Waiting {
  readonly stmt: Stmt;
  readonly path: Path | undefined;
}

/** Preorder with a stack. What a statement contains is pushed, so its own expressions are compiled before those inside it. */
export function compileBody(x: Expressions, statement: Statement, rules: RuleTable): Body {
  const labels = new Map<Ident, Target>();
  const handlers = new Map<Ident, Handler>();
  const jumps: Stmt[] = [];
  const make = (syntax: Statement): Stmt => new Stmt(syntax, rules[syntax.kind]);
  const start = make(statement);
  const waiting: Waiting[] = [{ stmt: start, path: undefined }];
  const visit = (syntax: Statement, path: Path | undefined): Stmt => {
    const stmt = make(syntax);
    waiting.push({ stmt, path });
    return stmt;
  };
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { stmt, path } = item;
    const s = stmt.syntax;
    switch (s.kind) {
      case 'S_seq':
        // The second is pushed first, so that labels are found in the document's order.
        stmt.second = visit(s.s2, path);
        stmt.first = visit(s.s1, { kind: 'Kseq', stmt: stmt.second, outer: path });
        break;
      case 'S_label':
        stmt.first = visit(s.s, path);
        if (!labels.has(s.lbl)) labels.set(s.lbl, { stmt: stmt.first, path });
        break;
      case 'S_if':
        setCondition(x, stmt, s);
        stmt.second = visit(s.s2, path);
        stmt.first = visit(s.s1, path);
        break;
      case 'S_while':
        stmt.first = unfold(stmt, s, make, visit(s.s, { kind: 'Kwhile', stmt, outer: path }));
        setCondition(x, stmt.first, s);
        break;
      case 'S_javatry':
        stmt.first = visit(s.s, { kind: 'Kjavatry', stmt, outer: path });
        break;
      case 'S_javacatch':
        if (!handlers.has(s.lbl)) handlers.set(s.lbl, { types: s.tl, path });
        break;
      case 'S_goto':
      case 'S_switch':
        jumps.push(stmt);
        break;
      default:
        break;
    }
    compileSimple(x, stmt);
  }
  for (const jump of jumps) resolveJump(jump, labels, make);
  return { start, labels, handlers };
}

function setCondition(x: Expressions, stmt: Stmt, { e, span }: StatementOf<'S_if' | 'S_while'>): void {
  stmt.value = x.expr(e);
  stmt.truth = op.bool_val(prim_type_of(e), { rule: 'if', span });
}

/** `S_if e (S_seq s (S_while e s)) S_skip`. */
function unfold(loop: Stmt, s: StatementOf<'S_while'>, make: (syntax: Statement) => Stmt, body: Stmt): Stmt {
  const round: Statement = { kind: 'S_seq', s1: s.s, s2: s, span: s.span };
  const test = make({ kind: 'S_if', e: s.e, s1: round, s2: skip, span: s.span });
  test.first = make(round);
  test.first.first = body;
  test.first.second = loop;
  test.second = make(skip);
  return test;
}

/** A switch jumps by an `S_goto` of its own for each case, as its rule says. */
function resolveJump(jump: Stmt, labels: ReadonlyMap<Ident, Target>, make: (syntax: Statement) => Stmt): void {
  const s = jump.syntax;
  if (s.kind === 'S_goto') jump.target = labels.get(s.lbl);
  if (s.kind !== 'S_switch') return;
  const goto = (lbl: Ident): Target => {
    const stmt = make({ kind: 'S_goto', lbl, span: s.span });
    stmt.target = labels.get(lbl);
    return { stmt, path: undefined };
  };
  const byLabel = new Map<Ident, Target>();
  const targets = new Map<bigint, Target>();
  for (const [z, lbl] of s.l) {
    let target = byLabel.get(lbl);
    if (target === undefined) byLabel.set(lbl, (target = goto(lbl)));
    if (!targets.has(z)) targets.set(z, target);
  }
  jump.targets = targets;
  jump.target = goto(s.lbl);
}

/** The expressions of a statement that has no statements inside. */
function compileSimple(x: Expressions, stmt: Stmt): void {
  const s = stmt.syntax;
  switch (s.kind) {
    case 'S_dassign':
      stmt.assign = dassign(x, s);
      break;
    case 'S_iassign':
      stmt.assign = iassign(x, s);
      break;
    case 'S_regassign':
      stmt.assign = regassign(x, s);
      break;
    case 'S_switch':
    case 'S_eval':
    case 'S_free':
    case 'S_incref':
    case 'S_decref':
    case 'S_throw':
      stmt.value = x.expr(s.e);
      break;
    case 'S_return':
      stmt.values = x.list(s.el);
      stmt.call = noCall();
      break;
    case 'S_callassigned':
      stmt.values = x.list(s.el);
      stmt.call = noCall();
      break;
    case 'S_icallassigned':
      stmt.value = x.address(s.e, { rule: 'icallassigned', span: s.span });
      stmt.values = x.list(s.el);
      stmt.call = noCall();
      break;
    case 'S_virtualcallassigned':
    case 'S_interfacecallassigned':
      stmt.value = x.expr(s.e);
      stmt.values = x.list(s.el);
      stmt.call = noCall();
      break;
    case 'S_skip':
    case 'S_seq':
    case 'S_label':
    case 'S_if':
    case 'S_while':
    case 'S_goto':
    case 'S_javatry':
    case 'S_javacatch':
      break;
    default:
      unreachable(s);
  }
}

function noCall(): CallSite {
  return { callee: undefined, casts: [], assigns: [] };
}

/** `dassign le m vid fi v t`. */
function dassign(x: Expressions, s: StatementOf<'S_dassign'>): (le: LocalEnv) => void {
  const site = { rule: 'dassign', span: s.span } as const;
  const value = x.ext(s.ee);
  const store = storeInto(x, s.v, s.fi, typeof_ext_expr(s.ee), site);
  return (le) => store(le, value(le));
}

/** What stores a value of type `from` into a field of a variable, cast to the field's type. */
export function storeInto(x: Expressions, v: VarId, fi: number, from: Type, site: Site): Store {
  const place = x.find_var(v, fi, site);
  if (typeof place === 'function') return (le) => void place(le);
  const slot = v.kind === 'Vlocal' ? x.func.slotOf.get(v.id) : undefined;
  const constant = slot === undefined ? x.ge.vars.get(v.id)?.block : undefined;
  if (constant?.isConstant === true)
    return () => {
      throw x.memory.readOnly(constant.id, site, ASSIGN);
    };
  const cast = op.sem_cast(from, place.type, x.memory, site);
  const store = storeAt(x, place.type, site);
  if (slot !== undefined) return storeInSlot(store, slot, place.offset, cast);
  const at = place.block(undefined as never).base + place.offset;
  return (_, given) => store(at, cast === undefined ? given : cast(given));
}

type Store = (le: LocalEnv, v: Val) => void;

/** Into a local variable, without a call of what changes nothing: the machine does this most of all. */
function storeInSlot(store: Writer, slot: number, offset: number, cast: op.Cast | undefined): Store {
  if (cast === undefined) return (le, given) => store(le.vars[slot].base + offset, given);
  return (le, given) => store(le.vars[slot].base + offset, cast(given));
}

/** `assign_loc`: an aggregate is copied from its address, anything else stored as a typed chunk. */
function storeAt(x: Expressions, type: Type, site: Site): Writer {
  const pt = primOfType(type);
  if (pt.kind === 'Tagg') return (at, v) => assign_loc_by_copy(x, type, at, v, site);
  if (pt.kind === 'Tvoid')
    return () => {
      throw new Stuck('no-rule', site, ASSIGN, 'a variable of type void');
    };
  return x.memory.writer(pt, site);
}

/** `assign_loc` of an aggregate: its bytes are copied, undefined ones too. */
export function assign_loc_by_copy(x: Expressions, type: Type, target: number, v: Val, site: Site): void {
  const size = x.ge.cenv.sizeof(type);
  x.memory.copy(target, x.memory.address(v, 0, size, site, ASSIGN), size, site);
}

/** 2.4, 3: pointer and value are evaluated in this order, then the place is checked, then the value is cast and stored. */
function iassign(x: Expressions, s: StatementOf<'S_iassign'>): (le: LocalEnv) => void {
  const site = { rule: 'iassign', span: s.span } as const;
  const pointer = x.elementAddress(s.e1, site);
  const value = x.ext(s.e2);
  if (s.t.kind !== 'Tpointer') return stuck('no-rule', site, "t = Tpointer t'");
  const field = x.ge.cenv.fieldoffset(s.t.t, s.fi);
  if (field === undefined) return stuck('no-rule', site, "fieldoffset (genv_cenv ge) t' fi = Some (t'', delta)");
  const { memory } = x;
  const { type, offset } = field;
  const size = x.ge.cenv.sizeof(type);
  const cast = op.sem_cast(typeof_ext_expr(s.e2), type, memory, site);
  const premise = "assign_loc ce t'' default_type_attr m' loc ofs' v' = Some m''";
  const store = storeAt(x, type, site);
  const isScalar = primOfType(type).kind !== 'Tagg';
  return (le) => {
    const at = pointer(le);
    const v = value(le);
    const address = memory.target(at, offset, size, site, premise);
    if (memory.cRules && isScalar) checkAlignment(memory, address, size, at, site, premise);
    store(address, cast === undefined ? v : cast(v));
  };
}

/** 2.4, 4. Nothing is in memory, so nothing but the cast can fail here. */
function regassign(x: Expressions, s: StatementOf<'S_regassign'>): (le: LocalEnv) => void {
  const rule: RuleName = s.r.kind === 'Preg' ? 'regassign_preg' : 'regassign_thrownval';
  const site: Site = { rule, span: s.span };
  const value = x.ext(s.e);
  const cast = op.sem_cast(typeof_ext_expr(s.e), s.t, x.memory, site);
  const result: Meaning = cast === undefined ? value : (le) => cast(value(le));
  if (s.r.kind === 'Thrownval') return (le) => set_thrownval(le, result(le), s.t);
  const { id } = s.r;
  const slot = x.pregSlot(id);
  return (le) => {
    checkPregType(le.pregTypes[slot], s.t, id, site);
    set_preg(le, slot, result(le), s.t);
  };
}

/** A register keeps the type of its first value. */
function checkPregType(known: PrimType | undefined, wanted: PrimType, id: Ident, site: Site): void {
  if (known === undefined || known === wanted || primName(known) === primName(wanted)) return;
  const premise = '(lenv_pregs le) id = Some (v0, pt) ∨ (lenv_pregs le) id = None';
  throw new Stuck('no-rule', site, premise, `${id} has another type`);
}
