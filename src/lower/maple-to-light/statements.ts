/**
 * Statements: blocks become sequences, loops that MapleLight lacks labels and jumps, calls S_callassigned with or without
 * places for their results, `javatry … endtry` S_javatry around what stands between.
 */
import type { Span } from '../../base/source.ts';
import { prim, prim_type_of, primName, primOfType } from '../../light/prim-types.ts';
import type { Expr, ExtExpr, Ident, PrimType, ResultPlace, Statement, Type, VarId } from '../../light/syntax.ts';
import { NO_LABEL, RETVAL0, specialRegs, type LabelId, type Node } from '../../maple/code.ts';
import { rows, type Opcode } from '../../maple/opcodes.ts';
import { endedVariable, isNoResult } from '../../maple/notes.ts';
import type { TypeId } from '../../maple/types.ts';
import { addressOf, cell, libraryFunction, zero } from './expressions.ts';
import { distantField, distantFieldOf, looseElement, writeDistant } from './fields.ts';
import { argumentsOnFrame, leaveFrame, restoreFrame, savedFrame } from './frame-memory.ts';
import {
  callStatement,
  flatten,
  isOpenLabel,
  sequence,
  type FunctionBuilder,
  type Item,
  type Statements,
} from './function.ts';
import { isStatic } from './program.ts';
import { isVoid } from './types.ts';
import { as, offsetBy, pointerTo } from './terms.ts';

const nothing: Statement = { kind: 'S_skip' };

/** Translates one statement or block whose operands are translated. */
export function translateStatement(f: FunctionBuilder, n: Node, op: Opcode): void {
  f.statements.set(n, sequence(statementsOf(f, n, op)));
}

/** The root block and all others: statements in order, tries around what they guard. */
function block(f: FunctionBuilder, n: Node): Statement {
  const open: { readonly node: Node; readonly outer: Statements[] }[] = [];
  let list: Statements[] = [];
  for (const statement of f.code.operands(n)) {
    const op = f.code.op(statement);
    if (op === 'javatry') {
      open.push({ node: statement, outer: list });
      list = [];
    } else if (op === 'endtry') {
      const innermost = open.pop();
      innermost?.outer.push(javatry(f, innermost.node, sequence(list)));
      if (innermost === undefined) f.program.problems.needsFlat = true;
      else list = innermost.outer;
    } else if (op === 'javacatch') list.push(javacatch(f, statement, list));
    else list.push(f.statements.get(statement) ?? nothing);
  }
  for (const { outer } of open.reverse()) list = [...outer, list];
  if (open.length > 0) f.program.problems.needsFlat = true;
  return sequence(list);
}

function javatry(f: FunctionBuilder, n: Node, s: Statement): Statement {
  return {
    kind: 'S_javatry',
    ll: f.code.labels(n).map((label) => labelName(f, f.handlerLabel(label))),
    s,
    span: f.code.span(n),
  };
}

/** The label of a handler is the one that stands before it. */
function javacatch(f: FunctionBuilder, n: Node, before: readonly Statements[]): Statement {
  const flat = flatten(before.slice(-8));
  const label = flat.findLast((s) => s.kind === 'S_label' && isOpenLabel(s));
  const lbl = label?.kind === 'S_label' ? label.lbl : '';
  return { kind: 'S_javacatch', lbl, tl: f.code.types(n).map((type) => f.type(type)), span: f.code.span(n) };
}

function labelName(f: FunctionBuilder, label: LabelId): Ident {
  return `@${f.func.labels[label]?.name ?? ''}`;
}

function statementsOf(f: FunctionBuilder, n: Node, op: Opcode): Statements {
  const { code } = f;
  const span = code.span(n);
  const { does, asserts } = rows[op];
  if (op === 'comment' && f.program.options.cRules === true) return note(f, n);
  if (does === 'nothing') return nothing;
  if (asserts !== undefined) return assertion(f, n, asserts);
  switch (op) {
    case 'block':
      return block(f, n);
    // These three belong to the block around them.
    case 'javatry':
    case 'endtry':
    case 'javacatch':
      return nothing;
    case 'dassign':
    case 'maydassign': {
      const distant = distantFieldOf(f, code.var(n), code.field(n));
      if (distant !== undefined) {
        const { expr, before } = f.pureOperand(n, 0);
        return [before ?? nothing, writeDistant(f, n, addressOf(f, n), distant, expr)];
      }
      f.checkField(f.variable(code.var(n)).type, code.field(n), n);
      return assign(f, n, 0, (ee) => ({ kind: 'S_dassign', v: f.varId(code.var(n)), fi: code.field(n), ee, span }), [
        { v: f.varId(code.var(n)), fi: code.field(n) },
      ]);
    }
    case 'iassign':
    case 'piassign': {
      f.checkField(f.layout.pointee(code.type(n)), code.field(n), n);
      const { expr: e1, before } = target(f, n);
      const to = f.layout.pointee(code.type(n));
      const distant =
        code.field(n) === 0 ? looseElement(f, code.operand(n, 0), to) : distantField(f, to, code.field(n));
      if (distant !== undefined) {
        const value = f.pureOperand(n, 1);
        return [before ?? nothing, value.before ?? nothing, writeDistant(f, n, e1, distant, value.expr)];
      }
      return [before ?? nothing, assign(f, n, 1, (e2) => ({ kind: 'S_iassign', ...cell(f, n, e1), e2, span }))];
    }
    case 'iassignoff': {
      const { expr, before } = target(f, n);
      const e1 = offsetBy(expr, code.offset(n));
      return [
        before ?? nothing,
        assign(f, n, 1, (e2) => ({ kind: 'S_iassign', t: pointerTo(f.prim(n)), fi: 0, e1, e2, span })),
      ];
    }
    case 'dassignoff': {
      const e1 = offsetBy(addressOf(f, n), code.offset(n));
      return assign(f, n, 0, (e2) => ({ kind: 'S_iassign', t: pointerTo(f.prim(n)), fi: 0, e1, e2, span }));
    }
    case 'blkassignoff': {
      const [to, source] = f.pureOperands(n);
      const t: Type = {
        kind: 'Tpointer',
        t: { kind: 'Tarray', t: { kind: 'Tprim', t: prim('u8') }, n: code.slot(n, 'size') },
      };
      const value: Expr = { kind: 'E_iread', t1: prim('agg'), t2: t, fi: 0, e: source.expr, span };
      const copy: Statement = {
        kind: 'S_iassign',
        t,
        fi: 0,
        e1: offsetBy(to.expr, code.offset(n)),
        e2: pure(value),
        span,
      };
      return [to.before ?? nothing, source.before ?? nothing, copy];
    }
    case 'regassign':
      return assignRegister(f, n);
    case 'label':
      return { kind: 'S_label', lbl: labelName(f, code.label(n)), s: nothing, span };
    case 'goto':
      return { kind: 'S_goto', lbl: labelName(f, code.label(n)), span };
    case 'brtrue':
    case 'brfalse': {
      const { expr, before } = f.pureOperand(n, 0);
      const jump: Statement = { kind: 'S_goto', lbl: labelName(f, code.label(n)), span };
      const [s1, s2] = op === 'brtrue' ? [jump, nothing] : [nothing, jump];
      return [before ?? nothing, { kind: 'S_if', e: expr, s1, s2, span }];
    }
    case 'if': {
      const { expr, before } = f.pureOperand(n, 0);
      return [before ?? nothing, { kind: 'S_if', e: expr, s1: body(f, n, 1), s2: body(f, n, 2), span }];
    }
    case 'while':
      return loop(f, n, f.pureOperand(n, 0), body(f, n, 1));
    case 'dowhile': {
      const lbl = f.newLabel();
      const { expr, before } = f.pureOperand(n, 0);
      const again: Statement = { kind: 'S_if', e: expr, s1: { kind: 'S_goto', lbl, span }, s2: nothing, span };
      return [{ kind: 'S_label', lbl, s: nothing, span }, body(f, n, 1), before ?? nothing, again];
    }
    case 'doloop':
      return doloop(f, n);
    case 'switch':
      return switchOn(f, n, 0n);
    case 'igoto':
      return jumpTo(f, n);
    case 'rangegoto':
      return switchOn(f, n, BigInt(code.offset(n)));
    case 'return':
      return returns(f, n);
    case 'throw': {
      const { expr, before } = f.pureOperand(n, 0);
      // The address of a structure would outlive it; the flat level copies what is thrown.
      if (prim_type_of(expr).kind === 'Tagg') f.program.problems.needsFlat = true;
      return [before ?? nothing, { kind: 'S_throw', e: expr, span }];
    }
    case 'free':
    case 'incref':
    case 'decref':
    case 'eval': {
      const item = f.item(code.operand(n, 0));
      if (op === 'eval' && item.kind === 'call') return [item.before ?? nothing, callStatement(item, [])];
      const { expr, before } = f.pureOperand(n, 0);
      return [before ?? nothing, { kind: `S_${op}`, e: expr, span }];
    }
    case 'syncenter':
    case 'syncexit': {
      const operands = f.pureOperands(n);
      return operands.map(({ expr, before }): Statements => [before ?? nothing, { kind: 'S_eval', e: expr, span }]);
    }
    case 'decrefwithcheck': {
      const { expr, before } = f.pureOperand(n, 0);
      return [before ?? nothing, { kind: 'S_if', e: expr, s1: { kind: 'S_decref', e: expr, span }, s2: nothing, span }];
    }
    case 'decrefreset': {
      const { expr, before } = f.pureOperand(n, 0);
      const object: Expr = { kind: 'E_iread', t1: prim('ref'), t2: pointerTo(prim('ref')), fi: 0, e: expr, span };
      const zero: Expr = { kind: 'E_constval', t: prim('ref'), v: { kind: 'Vlong', i: 0n }, span };
      return [
        before ?? nothing,
        { kind: 'S_decref', e: object, span },
        { kind: 'S_iassign', t: pointerTo(prim('ref')), fi: 0, e1: expr, e2: pure(zero), span },
      ];
    }
    case 'asm':
      // An empty template without results is a barrier for compilers.
      if (!isEmptyAssembly(code.text(n, 'raw'))) f.program.problems.once('MPL4002', span, op);
      return nothing;
    case 'abort':
      f.program.declareExtern('&abort', [], []);
      return { kind: 'S_callassigned', f: '&abort', el: [], l: [], span };
    default:
      if (code.has(n, 'func') || op.startsWith('icall') || op.startsWith('intrinsiccall')) return call(f, n, op);
      f.program.problems.once('MPL4002', span, op);
      return nothing;
  }
}

/** What a front end tells of a program of C. */
function note(f: FunctionBuilder, n: Node): Statements {
  const span = f.code.span(n);
  const text = f.code.text(n, 'string');
  if (isNoResult(text)) {
    f.program.declareExtern('&samara.no_result', [], []);
    return { kind: 'S_callassigned', f: '&samara.no_result', el: [], l: [], span };
  }
  const ended = endedVariable(text);
  const variable = f.func.locals.find(({ name }) => name === ended);
  if (variable === undefined || isStatic(variable)) return nothing;
  f.program.declareExtern('&samara.ended', [{ kind: 'Tprim', t: prim('ptr') }], []);
  const e: Expr = { kind: 'E_addrof', t: prim('ptr'), v: { kind: 'Vlocal', id: variable.name }, fi: 0, span };
  return { kind: 'S_callassigned', f: '&samara.ended', el: [e], l: [], span };
}

function isEmptyAssembly(raw: string): boolean {
  return /^[^"]*"\s*"/.test(raw) && !/\b(dassign|regassign)\b/.test(raw);
}

function body(f: FunctionBuilder, n: Node, i: number): Statement {
  return i < f.code.count(n) ? (f.statements.get(f.code.operand(n, i)) ?? nothing) : nothing;
}

export function pure(e: Expr): ExtExpr {
  return { kind: 'EE_pure', e, span: e.span };
}

/** Where an assignment through a pointer goes, evaluated before the value is. */
function target(f: FunctionBuilder, n: Node): Item {
  const [to, value] = f.code.operands(n);
  const given = f.item(value);
  if (given.kind !== 'call' && given.before === undefined) return f.pure(to);
  return f.inOrder([f.pure(to), f.pure(value)])[0];
}

/** An assignment of operand `i`, which may be an extended expression, or a call that assigns to `places` itself. */
function assign(
  f: FunctionBuilder,
  n: Node,
  i: number,
  make: (ee: ExtExpr) => Statement,
  places?: readonly ResultPlace[],
): Statements {
  const operand = f.code.operand(n, i);
  const item = f.item(operand);
  if (item.kind === 'ext') return [item.before ?? nothing, make(item.ext)];
  if (item.kind === 'call' && places !== undefined) return [item.before ?? nothing, callStatement(item, places)];
  const { expr, before } = f.pure(operand);
  return [before ?? nothing, make(pure(expr))];
}

/** `%%retvalN` is a local there, which a `return ()` gives. */
function assignResult(f: FunctionBuilder, n: Node, index: number, t: PrimType): Statements {
  const v = f.temporary(`returned${index}`, { kind: 'Tprim', t });
  f.returned[index] = v;
  f.lastResults[index] = [v, { kind: 'Tprim', t }];
  return assign(f, n, 0, (ee) => ({ kind: 'S_dassign', v, fi: 0, ee, span: f.code.span(n) }), [{ v, fi: 0 }]);
}

function assignRegister(f: FunctionBuilder, n: Node): Statements {
  const reg = f.code.reg(n);
  const span = f.code.span(n);
  const t = f.prim(n);
  if (reg <= RETVAL0) return assignResult(f, n, RETVAL0 - reg, t);
  if (reg === specialRegs['%%thrownval']) {
    if (f.program.thrownCell('number') === undefined)
      return assign(f, n, 0, (e) => ({ kind: 'S_regassign', t, r: { kind: 'Thrownval' }, e, span }));
    return assignThrown(f, n);
  }
  if (reg < 0) {
    f.program.problems.once('MPL4010', span, '%%SP');
    return nothing;
  }
  const id = f.preg(reg, t);
  return assign(f, n, 0, (e) => ({ kind: 'S_regassign', t: f.pregType(id), r: { kind: 'Preg', id }, e, span }));
}

/** Both cells are cleared first: a narrow value leaves nothing of a wider one behind. */
function assignThrown(f: FunctionBuilder, n: Node): Statements {
  const span = f.code.span(n);
  const t = f.prim(n);
  const { expr, before } = f.named(f.code.operand(n, 0), undefined);
  const zero: Expr = { kind: 'E_constval', t: prim('i64'), v: { kind: 'Vlong', i: 0n }, span };
  const isNumber = !(t.kind === 'Tptr' || t.kind === 'Tref' || t.kind === 'Taddr');
  const stores = (['address', 'number'] as const).map((cell): Statements => {
    const v = f.program.thrownCell(cell) as VarId;
    const e1: Expr = { kind: 'E_addrof', t: prim('ptr'), v, fi: 0, span };
    const clear: Statement = { kind: 'S_dassign', v, fi: 0, ee: pure(zero), span };
    if (cell === 'number' && !isNumber) return clear;
    return [clear, { kind: 'S_iassign', t: pointerTo(t), fi: 0, e1, e2: pure(expr), span }];
  });
  return [before ?? nothing, stores];
}

/** The start once, the condition before each round, the increment after it. */
function doloop(f: FunctionBuilder, n: Node): Statements {
  const { code } = f;
  const span = code.span(n);
  const { t, read, assigned } = counterAccess(f, n);
  const [start, test, step] = [f.pureOperand(n, 0), f.pureOperand(n, 1), f.pureOperand(n, 2)];
  const next: Expr = { kind: 'E_binary', bop: { kind: 'O_add' }, pt: t, e1: read, e2: step.expr, span };
  const round = sequence([body(f, n, 3), step.before ?? nothing, assigned(next)]);
  return [start.before ?? nothing, assigned(start.expr), loop(f, n, test, round)];
}

/** How a loop reads and assigns what it counts in. */
function counterAccess(
  f: FunctionBuilder,
  n: Node,
): { readonly t: PrimType; readonly read: Expr; assigned(e: Expr): Statement } {
  const span = f.code.span(n);
  const counter = f.code.counter(n);
  if (counter.kind === 'var') {
    const v = f.varId(counter.var);
    const t = f.program.types.prim(f.layout.primOf(f.variable(counter.var).type));
    return {
      t,
      read: { kind: 'E_dread', t, v, fi: 0, span },
      assigned: (e) => ({ kind: 'S_dassign', v, fi: 0, ee: pure(e), span }),
    };
  }
  const id = f.preg(counter.reg, f.prim(f.code.operand(n, 0)));
  const r = { kind: 'Preg', id } as const;
  const t = f.pregType(id);
  return {
    t,
    read: { kind: 'E_regread', t, r, span },
    assigned: (e) => ({ kind: 'S_regassign', t, r, e: pure(e), span }),
  };
}

/** S_while evaluates its condition by itself; one that needs statements is tested behind them, by a jump. */
function loop(f: FunctionBuilder, n: Node, { expr: e, before }: Item, s: Statement): Statements {
  const span = f.code.span(n);
  if (before === undefined) return { kind: 'S_while', e, s, span };
  const lbl = f.newLabel();
  const again: Statement = { kind: 'S_if', e, s1: sequence([s, { kind: 'S_goto', lbl, span }]), s2: nothing, span };
  return [{ kind: 'S_label', lbl, s: nothing, span }, before, again];
}

/** Without a default, a switch goes on behind itself; a rangegoto promises that a tag matches. */
function switchOn(f: FunctionBuilder, n: Node, origin: bigint): Statements {
  const { code } = f;
  const span = code.span(n);
  const { expr, before } = f.pureOperand(n, 0);
  const t = prim_type_of(expr);
  const l = code.cases(n).map(({ value, label }) => [cut(value + origin, t), labelName(f, label)] as const);
  const label = code.has(n, 'label') ? code.label(n) : NO_LABEL;
  const lbl = label === NO_LABEL ? f.newLabel() : labelName(f, label);
  const jump: Statement = { kind: 'S_switch', e: expr, lbl, l, span };
  const behind: Statement =
    label === NO_LABEL && code.op(n) === 'switch' ? { kind: 'S_label', lbl, s: nothing, span } : nothing;
  return [before ?? nothing, jump, behind];
}

/** A jump to an address: by its distance from where the function's label addresses begin. */
function jumpTo(f: FunctionBuilder, n: Node): Statements {
  const span = f.code.span(n);
  const { expr, before } = f.pureOperand(n, 0);
  const i64 = prim('i64');
  const number = (e: Expr): Expr => ({ kind: 'E_cvt', pt1: i64, pt2: prim('ptr'), e: as(e, prim('ptr')), span });
  const base: Expr = { kind: 'E_addrof', t: prim('ptr'), v: f.program.labelAddresses(f.func), fi: 0, span };
  const e: Expr = { kind: 'E_binary', bop: { kind: 'O_sub' }, pt: i64, e1: number(expr), e2: number(base), span };
  const lbl = f.newLabel();
  f.program.declareExtern('&samara.no_label', [], []);
  const l = f.func.labels.map(({ name }, i) => [BigInt(i), `@${name}`] as const);
  const nowhere: Statement = { kind: 'S_callassigned', f: '&samara.no_label', el: [], l: [], span };
  return [
    before ?? nothing,
    { kind: 'S_switch', e, lbl, l, span },
    { kind: 'S_label', lbl, s: nothing, span },
    nowhere,
  ];
}

/** A tag as a value of the selector's type. */
function cut(value: bigint, t: PrimType): bigint {
  const name = primName(t);
  const bits = name === 'u1' ? 1 : Number(/\d+$/.exec(name)?.[0] ?? 64);
  return name.startsWith('i') ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
}

/** What a `return ()` gives: the results that were assigned to `%%retvalN`. */
function assignedResults(f: FunctionBuilder, types: readonly Type[], span: Span): Expr[] {
  // Flat text names no results where an exception is pending: nobody reads them.
  const isPending = f.returned.length === 0 && f.program.options.isFlat === true;
  if (isPending) return types.map((type) => nobodysResult(f, type, span));
  return f.returned.slice(0, types.length).map((v) => ({ kind: 'E_dread', t: typeOfLocal(f, v), v, fi: 0, span }));
}

function returns(f: FunctionBuilder, n: Node): Statements {
  const span = f.code.span(n);
  const operands = f.pureOperands(n);
  const types = f.func.results.map((type) => f.type(type)).filter((type) => !isVoid(type));
  const el = operands.length > 0 ? operands.map(({ expr }) => expr) : assignedResults(f, types, span);
  const before = operands.map((operand) => operand.before ?? nothing);
  if (f.frameBlocks === undefined) return [before, { kind: 'S_return', el, span }];
  const kept = el.map((e, i) => keptResult(f, e, types[i]));
  return [
    before,
    kept.map(({ keep }) => keep),
    leaveFrame(f, f.frameBlocks),
    { kind: 'S_return', el: kept.map(({ read }) => read), span },
  ];
}

function nobodysResult(f: FunctionBuilder, type: Type, span: Span): Expr {
  const t = primOfType(type);
  if (t.kind !== 'Tagg') return zero(t, span);
  return { kind: 'E_dread', t, v: f.temporary('nothing', type), fi: 0, span };
}

/** A result that is computed before the memory of the frame is given back. */
function keptResult(f: FunctionBuilder, e: Expr, type: Type): { readonly keep: Statement; readonly read: Expr } {
  const t = prim_type_of(e);
  const span = e.span ?? f.code.span(f.code.root);
  if (t.kind !== 'Tagg') {
    const { assign: keep, read } = f.register(t, span);
    return { keep: keep(e), read };
  }
  const v = f.temporary('kept', type);
  return { keep: { kind: 'S_dassign', v, fi: 0, ee: pure(e), span }, read: { kind: 'E_dread', t, v, fi: 0, span } };
}

function typeOfLocal(f: FunctionBuilder, v: VarId): PrimType {
  const type = f.vars.find(([id]) => id === v.id)?.[1].type;
  return type === undefined ? prim('ptr') : primOfType(type);
}

/** A condition that must hold; the machine's library has a function that ends the program if it does not. */
function assertion(f: FunctionBuilder, n: Node, relation: 'ge' | 'lt' | 'le' | 'ne'): Statements {
  const span = f.code.span(n);
  const [x, y] = f.pureOperands(n);
  const pt = prim_type_of(x.expr);
  const e: Expr =
    relation === 'ne' || y === undefined
      ? x.expr
      : { kind: 'E_binary', bop: { kind: `O_${relation}`, pt }, pt: prim('u1'), e1: x.expr, e2: as(y.expr, pt), span };
  f.program.declareExtern('&samara.assert', [], []);
  const fail: Statement = { kind: 'S_callassigned', f: '&samara.assert', el: [], l: [], span };
  return [x.before ?? nothing, y?.before ?? nothing, { kind: 'S_if', e, s1: nothing, s2: fail, span }];
}

// Calls

function call(f: FunctionBuilder, n: Node, op: Opcode): Statements {
  const { code } = f;
  const span = code.span(n);
  if (op.startsWith('intrinsiccall')) return intrinsicCall(f, n);
  const operands = f.pureOperands(n);
  const before = operands.map((operand) => operand.before ?? nothing);
  const el = operands.map(({ expr }) => expr);
  if (op.startsWith('icall')) {
    const { l, after } = places(f, n, indirectResults(f, n));
    return [before, { kind: 'S_icallassigned', e: el[0], el: el.slice(1), l, span }, after];
  }
  const callee = f.program.func(code.func(n));
  const known = callee.results
    .map((type) => f.program.types.type(type, f.program.layout))
    .filter((type) => !isVoid(type));
  const types = callee.signature || code.has(n, 'results') ? known : readsAfter(f, n);
  if (!callee.signature && callee.code === undefined) f.program.expectedResults.set(callee.name, types);
  const { l, after } = places(f, n, types);
  const { reaches, through, form } = rows[op];
  const isPlain = !through && !form.includes('instant');
  if (isPlain && (reaches === undefined || reaches === 'super')) {
    const reached = reaches === 'super' ? f.program.superMethod(f.func.name, callee.name) : callee.name;
    return [before, { kind: 'S_callassigned', f: reached, el, l, span }, after];
  }
  const method = f.program.types.methodOf(callee.name);
  if (!isPlain || reaches === 'unknown') {
    f.program.problems.once('MPL4002', span, op);
    return nothing;
  }
  if (method === undefined || el.length === 0) {
    f.program.problems.needsFlat = true;
    return nothing;
  }
  const kind = reaches === 'virtual' ? 'S_virtualcallassigned' : 'S_interfacecallassigned';
  return [before, { kind, c: method.owner, f: method.method, e: el[0], el: el.slice(1), l, span }, after];
}

/** Intrinsics that say something to processors and caches only. */
const hints = new Set([
  'C_prefetch',
  'C___clear_cache',
  'C___sync_synchronize',
  'C___atomic_thread_fence',
  'C___atomic_signal_fence',
]);

function intrinsicCall(f: FunctionBuilder, n: Node): Statements {
  const operands = f.pureOperands(n);
  const name = f.code.text(n, 'intrinsic');
  const befores = operands.map(({ before }) => before ?? nothing);
  if (hints.has(name)) return befores;
  if (name === 'C_stack_save' || name === 'C_stack_restore') return [befores, stackCall(f, n, operands)];
  if (name === 'C_va_start') {
    const [list, statements] = argumentsOnFrame(f, n);
    const e2 = pure(list);
    return [
      befores,
      statements,
      { kind: 'S_iassign', t: pointerTo(prim('ptr')), fi: 0, e1: operands[0].expr, e2, span: f.code.span(n) },
    ];
  }
  const callee = libraryFunction(f, name, n);
  if (callee === undefined) {
    // What reads its results is not reported as well.
    places(f, n, readsAfter(f, n));
    return nothing;
  }
  const { l, after } = places(f, n, callee.result === undefined ? [] : [{ kind: 'Tprim', t: callee.result }]);
  const statement: Statement = {
    kind: 'S_callassigned',
    f: callee.name,
    el: operands.map(({ expr }) => expr).slice(0, callee.args),
    l,
    span: f.code.span(n),
  };
  return [befores, statement, after];
}

/** `C_stack_save`, which gives a pointer, or `C_stack_restore`, which takes it. */
function stackCall(f: FunctionBuilder, n: Node, operands: readonly Item[]): Statements {
  const frame = f.frameBlocks;
  if (frame === undefined) return nothing;
  const span = f.code.span(n);
  if (operands.length > 0) return restoreFrame(f, frame, operands[0].expr, span);
  const { l, after } = places(f, n, [{ kind: 'Tprim', t: prim('ptr') }]);
  return [l.map(({ v, fi }) => ({ kind: 'S_dassign', v, fi, ee: pure(savedFrame(frame)), span })), after];
}

/** The results of a call through a pointer: by its type where that is written, else by how they are used. */
function indirectResults(f: FunctionBuilder, n: Node): Type[] {
  const { code } = f;
  const typed = code.op(n).startsWith('icallproto') ? code.type(n) : pointerTypeOf(f, code.operand(n, 0));
  if (typed !== undefined) {
    const func = f.layout.resolve(f.layout.pointee(typed) ?? typed);
    if (func.kind === 'func') return func.results.map((result) => f.type(result)).filter((type) => !isVoid(type));
  }
  if (!code.has(n, 'results')) return readsAfter(f, n);
  return code.results(n).map((result): Type => {
    if (result.kind === 'reg') return { kind: 'Tprim', t: f.program.types.prim(result.prim) };
    if (result.kind === 'none') return { kind: 'Tprim', t: prim('i64') };
    return f.type(f.layout.field(f.variable(result.var).type, result.field)?.type ?? f.variable(result.var).type);
  });
}

function pointerTypeOf(f: FunctionBuilder, n: Node): TypeId | undefined {
  const { code } = f;
  switch (code.op(n)) {
    case 'dread':
      return f.layout.field(f.variable(code.var(n)).type, code.field(n))?.type;
    case 'retype':
      return code.type(n);
    case 'iread': {
      const to = f.layout.pointee(code.type(n));
      return to === undefined ? undefined : f.layout.field(to, code.field(n))?.type;
    }
    default:
      return undefined;
  }
}

/** The types by which `%%retvalN` is read before the next call. */
function readsAfter(f: FunctionBuilder, call_: Node): Type[] {
  const { code } = f;
  const types: Type[] = [];
  for (let n = code.next(call_); n < code.words.length; n = code.next(n)) {
    const op = code.op(n);
    if (op.includes('call')) break;
    if (op === 'regread' && code.reg(n) <= RETVAL0) types[RETVAL0 - code.reg(n)] ??= { kind: 'Tprim', t: f.prim(n) };
  }
  return Array.from(types, (type): Type => type ?? { kind: 'Tprim', t: prim('i64') });
}

/** Where the results of a call go, and what must be done with them afterwards. */
function places(
  f: FunctionBuilder,
  n: Node,
  types: readonly Type[],
): { readonly l: ResultPlace[]; readonly after: Statement[] } {
  const { code } = f;
  const span = code.span(n);
  f.lastResults = [];
  if (!code.has(n, 'results')) {
    if (!f.readsResults) return { l: [], after: [] };
    const l = types.map((type, i) => ({ v: f.temporary(`retval${i}`, type), fi: 0 }));
    f.lastResults = l.map(({ v }, i) => [v, types[i]] as const);
    return { l, after: [] };
  }
  const after: Statement[] = [];
  const results = code.results(n);
  const l = results.map((result, i): ResultPlace => {
    const type = types[i] ?? { kind: 'Tprim', t: prim('i64') };
    const distant = result.kind === 'var' ? distantFieldOf(f, result.var, result.field) : undefined;
    if (result.kind === 'var' && distant === undefined) {
      f.checkField(f.variable(result.var).type, result.field, n);
      return { v: f.varId(result.var), fi: result.field };
    }
    const v = f.temporary(`result${i}`, type);
    if (result.kind === 'var' && distant !== undefined) {
      const base: Expr = { kind: 'E_addrof', t: prim('ptr'), v: f.varId(result.var), fi: 0, span };
      const read: Expr = { kind: 'E_dread', t: primOfType(type), v, fi: 0, span };
      after.push(writeDistant(f, n, base, distant, read));
    }
    if (result.kind === 'reg') {
      const t = f.program.types.prim(result.prim);
      const id = f.preg(result.reg, t);
      const read: Expr = { kind: 'E_dread', t: type.kind === 'Tprim' ? type.t : prim('ptr'), v, fi: 0, span };
      after.push({ kind: 'S_regassign', t: f.pregType(id), r: { kind: 'Preg', id }, e: pure(read), span });
    }
    return { v, fi: 0 };
  });
  while (results[l.length - 1]?.kind === 'none') l.pop();
  return { l, after };
}
