/**
 * One function that is being translated: its variables, and the items that nodes have become.
 *
 * Code is visited operands first, so every operand is there when its node comes, whatever the nesting. An item is an
 * expression, or an extended expression that may still become one: `pure` gives it a statement of its own that assigns a
 * fresh register. Such statements (`before`) run before the statement in which the expression stands. Operands are
 * evaluated in written order: what stands before an operand with statements of its own is kept in a register (`inOrder`).
 */
import { prim, prim_type_of, primName } from '../../light/prim-types.ts';
import { MAX_NESTING } from '../../light/expressions.ts';
import { default_type_attr } from '../../light/syntax.ts';
import type {
  Expr,
  ExtExpr,
  Ident,
  PrimType,
  ResultPlace,
  Statement,
  Type,
  VarDef,
  VarId,
} from '../../light/syntax.ts';
import type { Span } from '../../base/source.ts';
import {
  RETVAL0,
  isLocal,
  varIndex,
  type Code,
  type LabelId,
  type Node,
  type Reg,
  type VarRef,
} from '../../maple/code.ts';
import type { Layout } from '../../maple/layout.ts';
import type { Func, Variable } from '../../maple/module.ts';
import type { TypeId } from '../../maple/types.ts';
import { isRuntimeSource } from '../maple-levels/index.ts';
import { isStatic, type ProgramBuilder } from './program.ts';

/** Statements in order, as nested lists. */
export type Statements = Statement | readonly Statements[];

export interface Item {
  readonly kind: 'expr';
  readonly expr: Expr;
  readonly before: Statements | undefined;
  readonly depth: number;
}

/** What stands alone on the right-hand side of an assignment. */
export interface ExtItem {
  readonly kind: 'ext';
  readonly ext: ExtExpr;
  readonly before: Statements | undefined;
}

/** A call of a function of the library that stands where an expression should. */
export interface CallItem {
  readonly kind: 'call';
  readonly name: Ident;
  readonly args: readonly Expr[];
  readonly result: PrimType;
  readonly span: Span;
  readonly before: Statements | undefined;
}

export type AnyItem = Item | ExtItem | CallItem;

export class FunctionBuilder {
  readonly program: ProgramBuilder;
  readonly func: Func;
  readonly code: Code;
  readonly layout: Layout;
  readonly items = new Map<Node, AnyItem>();
  readonly statements = new Map<Node, Statement>();
  readonly vars: [Ident, VarDef][] = [];
  readonly pregs = new Map<Ident, PrimType>();
  /** Where the last call in the text left its results. */
  lastResults: (readonly [v: VarId, type: Type])[] = [];
  /** What `regassign %%retvalN` has assigned. */
  readonly returned: VarId[] = [];
  readonly readsResults: boolean;
  /** Is it a function that lowering adds to programs? */
  readonly isRunTime: boolean;
  /** The innermost block of memory that the function has on its frame (frame-memory.ts), if it has any. */
  readonly frameBlocks: VarId | undefined;
  /** Of labels that stand in front of one handler together, the one that names the handler. */
  readonly #handlerLabels = new Map<LabelId, LabelId>();
  readonly #temporaries = new Set<Ident>();
  #fresh = 0;

  constructor(program: ProgramBuilder, func: Func, code: Code) {
    this.program = program;
    this.func = func;
    this.code = code;
    this.layout = program.layout.within(func);
    this.isRunTime = isRuntimeSource(func.source.name);
    let [reads, allocates] = [false, false];
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
      const op = code.op(n);
      reads ||= op === 'regread' && code.reg(n) <= RETVAL0;
      allocates ||= op === 'alloca' || op === 'stackmalloc' || usesFrameMemory(code, n);
      if (op === 'block') this.#nameHandlers(n);
    }
    this.readsResults = reads;
    this.frameBlocks = allocates ? this.temporary('frame', { kind: 'Tprim', t: prim('ptr') }) : undefined;
  }

  #nameHandlers(block: Node): void {
    let labels: LabelId[] = [];
    for (const statement of this.code.operands(block)) {
      const op = this.code.op(statement);
      if (op === 'comment' || op === 'LOC') continue;
      const last = labels.at(-1);
      if (op === 'javacatch' && last !== undefined) for (const label of labels) this.#handlerLabels.set(label, last);
      if (op === 'label') labels.push(this.code.label(statement));
      else labels = [];
    }
  }

  /** The label by which a handler is known. */
  handlerLabel(label: LabelId): LabelId {
    return this.#handlerLabels.get(label) ?? label;
  }

  // Names

  variable(ref: VarRef): Variable {
    return this.program.module.variable(ref, this.func);
  }

  varId(ref: VarRef): VarId {
    if (!isLocal(ref)) return { kind: 'Vglobal', id: this.program.module.globals[varIndex(ref)].name };
    const variable = this.func.locals[varIndex(ref)];
    if (isStatic(variable)) return { kind: 'Vglobal', id: this.program.globalName(this.func, variable) };
    return { kind: 'Vlocal', id: variable.name };
  }

  type(id: Parameters<Layout['resolve']>[0]): Type {
    return this.program.types.type(id, this.layout);
  }

  prim(n: Node): PrimType {
    this.program.types.place = this.code.span(n);
    return this.program.types.prim(this.code.prim(n));
  }

  preg(reg: Reg, used: PrimType): Ident {
    const id = `%${reg}`;
    if (!this.pregs.has(id)) {
      const declared = this.func.pregs.get(reg);
      this.pregs.set(id, declared === undefined ? used : this.program.types.prim(this.layout.primOf(declared.type)));
    }
    return id;
  }

  pregType(id: Ident): PrimType {
    return this.pregs.get(id) ?? prim('i64');
  }

  newPreg(t: PrimType): Ident {
    const id = `%t${++this.#fresh}`;
    this.pregs.set(id, t);
    return id;
  }

  newLabel(): Ident {
    return `light_${++this.#fresh}`;
  }

  /** A variable that the program does not have, for results of calls. */
  temporary(name: string, type: Type): VarId {
    const id = `%%${name}.${type.kind === 'Tprim' ? primName(type.t) : type.kind === 'Tcomposite' ? type.id : 'ptr'}`;
    if (!this.#temporaries.has(id)) this.vars.push([id, { type, storage: 'SC_default', attr: default_type_attr }]);
    this.#temporaries.add(id);
    return { kind: 'Vlocal', id };
  }

  /** The pointer type of iread, iassign and iaddrof. */
  pointerType(n: Node): Type {
    return this.type(this.code.type(n));
  }

  /** Reports a field that is not made of whole bytes. */
  checkField(type: TypeId | undefined, field: number, n: Node): void {
    if (type === undefined || field === 0) return;
    const place = this.layout.field(type, field);
    const isBits = place?.bitSize !== undefined && !this.program.types.isForeign(type, this.layout);
    if (isBits) this.program.problems.once('MPL4004', this.code.span(n), place.field?.name ?? '');
    if (field < 0) this.program.problems.once('MPL4002', this.code.span(n), '^ field');
  }

  // Items

  set(n: Node, expr: Expr, operands: readonly Item[]): void {
    let depth = 0;
    for (const operand of operands) depth = Math.max(depth, operand.depth);
    if (depth === MAX_NESTING) this.program.problems.at('MPL4008', this.code.span(n), MAX_NESTING);
    const before = operands.flatMap((operand) => (operand.before === undefined ? [] : [operand.before]));
    this.items.set(n, { kind: 'expr', expr, before: before.length === 0 ? undefined : before, depth: depth + 1 });
  }

  item(n: Node): AnyItem {
    return (
      this.items.get(n) ?? {
        kind: 'expr',
        expr: { kind: 'E_constval', t: prim('i64'), v: { kind: 'Vlong', i: 0n } },
        before: undefined,
        depth: 1,
      }
    );
  }

  /** An operand as an expression. */
  pure(n: Node): Item {
    const item = this.item(n);
    if (item.kind === 'expr') return item;
    const made = item.kind === 'ext' ? this.#assignFirst(item) : this.callFirst(item);
    this.items.set(n, made);
    return made;
  }

  pureOperand(n: Node, i: number): Item {
    return this.pure(this.code.operand(n, i));
  }

  /** All operands, evaluated in written order. */
  pureOperands(n: Node): Item[] {
    return this.inOrder(this.code.operands(n).map((operand) => this.pure(operand)));
  }

  /** What stands before the last operand with statements of its own is evaluated before these. */
  inOrder(items: readonly Item[]): Item[] {
    const last = items.findLastIndex(({ before }) => before !== undefined);
    return items.map((item, i) => (i < last && !isConstant(item.expr) ? this.#kept(item) : item));
  }

  /** An operand whose value is taken now. That of an aggregate is its address (docs/decisions/0053). */
  #kept(item: Item): Item {
    const { expr, before } = item;
    if (expr.kind === 'E_dread' && expr.t.kind === 'Tagg') return item;
    if (expr.kind !== 'E_iread' || expr.t1.kind !== 'Tagg')
      return this.#assignFirst({ kind: 'ext', ext: { kind: 'EE_pure', e: expr, span: expr.span }, before });
    const address = this.#assignFirst({ kind: 'ext', ext: { kind: 'EE_pure', e: expr.e, span: expr.span }, before });
    return { ...address, expr: { ...expr, e: address.expr } };
  }

  /** An operand that may be used twice: a leaf, or a register that holds it. With `t`, as a value of that type. */
  named(n: Node, t: PrimType | undefined): Item {
    const item = this.pure(n);
    const from = prim_type_of(item.expr);
    const to = t ?? from;
    if (item.depth === 1 && primName(from) === primName(to)) return item;
    const e: Expr =
      primName(from) === primName(to)
        ? item.expr
        : { kind: 'E_cvt', pt1: to, pt2: from, e: item.expr, span: item.expr.span };
    return this.#assignFirst({ kind: 'ext', ext: { kind: 'EE_pure', e, span: e.span }, before: item.before });
  }

  /** An expression with the statements that compute it. */
  setBefore(n: Node, expr: Expr, before: Statements): void {
    this.items.set(n, { kind: 'expr', expr, before, depth: 1 });
  }

  /** A fresh register: how it gets a value, and its value. */
  register(t: PrimType, span: Span): { readonly assign: (e: Expr) => Statement; readonly read: Expr } {
    const r = { kind: 'Preg', id: this.newPreg(t) } as const;
    return {
      assign: (e) => ({ kind: 'S_regassign', t, r, e: { kind: 'EE_pure', e, span }, span }),
      read: { kind: 'E_regread', t, r, span },
    };
  }

  #assignFirst(item: ExtItem): Item {
    const t = item.ext.kind === 'EE_pure' ? prim_type_of(item.ext.e) : item.ext.pt;
    const id = this.newPreg(t);
    const assign: Statement = { kind: 'S_regassign', t, r: { kind: 'Preg', id }, e: item.ext, span: item.ext.span };
    const expr: Expr = { kind: 'E_regread', t, r: { kind: 'Preg', id }, span: item.ext.span };
    return { kind: 'expr', expr, before: item.before === undefined ? assign : [item.before, assign], depth: 1 };
  }

  callFirst(item: CallItem): Item {
    const v = this.temporary(`call${++this.#fresh}`, { kind: 'Tprim', t: item.result });
    const call = callStatement(item, [{ v, fi: 0 }]);
    const expr: Expr = { kind: 'E_dread', t: item.result, v, fi: 0, span: item.span };
    return { kind: 'expr', expr, before: item.before === undefined ? call : [item.before, call], depth: 1 };
  }
}

/** Does it keep or give back what is on the frame, or put the list of a variadic function's arguments there? */
function usesFrameMemory(code: Code, n: Node): boolean {
  if (!code.has(n, 'intrinsic')) return false;
  const name = code.text(n, 'intrinsic');
  return name === 'C_va_start' || name.startsWith('C_stack_');
}

export function callStatement(item: CallItem, l: readonly ResultPlace[]): Statement {
  return { kind: 'S_callassigned', f: item.name, el: item.args, l, span: item.span };
}

/** Does it mean the same whenever it is evaluated? Registers are assigned by statements of the program alone. */
function isConstant({ kind }: Expr): boolean {
  return (
    kind === 'E_constval' ||
    kind === 'E_addrof' ||
    kind === 'E_addroffunc' ||
    kind === 'E_sizeoftype' ||
    kind === 'E_regread'
  );
}

/** The statements of a nested list, in order. */
export function flatten(statements: Statements): Statement[] {
  const flat: Statement[] = [];
  const stack: Statements[] = [statements];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isList(next)) for (let i = next.length - 1; i >= 0; i--) stack.push(next[i]);
    else flat.push(next);
  }
  return flat;
}

function isList(statements: Statements): statements is readonly Statements[] {
  return Array.isArray(statements);
}

/** A label without its statement: `sequence` gives it the one that follows. */
export function isOpenLabel(s: Statement): boolean {
  return s.kind === 'S_label' && s.s.kind === 'S_skip';
}

/** `S_seq s1 (S_seq s2 …)`; labels take the statement behind them. */
export function sequence(statements: Statements): Statement {
  const list = flatten(statements).filter((s) => s.kind !== 'S_skip');
  let rest: Statement | undefined;
  for (let i = list.length - 1; i >= 0; i--) {
    const s = list[i];
    if (s.kind === 'S_label' && isOpenLabel(s)) {
      rest = rest === undefined ? s : { ...s, s: rest };
      continue;
    }
    rest = rest === undefined ? s : { kind: 'S_seq', s1: s, s2: rest, span: s.span };
  }
  return rest ?? { kind: 'S_skip' };
}
