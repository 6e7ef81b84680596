/**
 * Copies of trees with other names. A linked module names everything in one space, so what its parts say of symbols, types, metadata and
 * groups is put into other words; everything else stays, places and comments included.
 */
import { unreachable } from '../../base/errors.ts';
import { extraName, parseExtra } from '../extra-uses.ts';
import type { Func, FuncBody, MetaDef, MetaValue, Param } from '../module.ts';
import type { Arm, AttrRef, Body, Expr, ExprOf, Instr, MetaRef, Name, Operand, Stmt } from '../nodes.ts';
import type { Type } from '../types.ts';

/** What the names of one module are called in the linked one. Undefined: as they are. */
export interface Renaming {
  symbol(name: Name): string | undefined;
  /** `module.name`. */
  qualified(qualifier: Name, name: ExprOf<'member'>): string | undefined;
  type(name: string): string;
  meta(name: string): string;
  attr(id: number): number;
  /** Of a local where its body ends up among others. */
  local?(name: string): string | undefined;
  /** What stands for the use of a local, such as an unnamed value that has another number now. */
  localUse?(name: Name): Expr | undefined;
  /** Told of every expression that was copied. */
  copied?(from: Expr, to: Expr): void;
}

export class Copier {
  readonly #names: Renaming;

  constructor(names: Renaming) {
    this.#names = names;
  }

  // Names

  /** A symbol where it is named; extra functions carry types in their names. */
  symbol(name: Name): Name {
    if (name.sigil === '%') return this.#local(name);
    const found = this.#names.symbol(name);
    if (found !== undefined) return { ...name, sigil: '@', name: found };
    return name.name.startsWith('tuyin.') ? { ...name, name: this.#extra(name.name) } : name;
  }

  #extra(name: string): string {
    const use = parseExtra(name);
    return typeof use === 'string' || use.type === undefined ? name : extraName({ ...use, type: this.type(use.type) });
  }

  #local(name: Name): Name {
    const found = this.#names.local?.(name.name);
    return found === undefined ? name : { ...name, name: found };
  }

  #use(name: Name): Expr {
    return (name.sigil === '%' ? this.#names.localUse?.(name) : undefined) ?? this.symbol(name);
  }

  readonly metaRef = (ref: MetaRef): MetaRef => ({ ...ref, name: this.#names.meta(ref.name) });

  readonly attrRef = (ref: AttrRef): AttrRef => ({ ...ref, id: this.#names.attr(ref.id) });

  readonly type = (type: Type): Type => {
    switch (type.kind) {
      case 'named':
        return { kind: 'named', name: this.#names.type(type.name) };
      case 'pointer':
        return { ...type, to: this.type(type.to) };
      case 'array':
      case 'vector':
        return { ...type, of: this.type(type.of) };
      case 'struct':
        return { kind: 'struct', fields: type.fields.map(this.type) };
      case 'func':
        return { ...type, result: this.type(type.result), params: type.params.map(this.type) };
      default:
        return type;
    }
  };

  // Expressions

  readonly expr = (expr: Expr): Expr => {
    const copy = this.#copy(expr);
    this.#names.copied?.(expr, copy);
    return copy;
  };

  #copy(expr: Expr): Expr {
    switch (expr.kind) {
      case 'int':
      case 'char':
      case 'decimal':
      case 'hexfloat':
      case 'string':
      case 'word':
      case 'capture':
      case 'stream':
      case 'elided':
        return expr;
      case 'name':
        return this.#use(expr);
      case 'member':
        return this.#member(expr);
      case 'io':
        return { ...expr, target: this.expr(expr.target), args: expr.args.map(this.expr) };
      case 'index':
        return { ...expr, target: this.expr(expr.target), index: this.expr(expr.index) };
      case 'call':
        return { ...expr, callee: this.expr(expr.callee), args: expr.args.map(this.expr) };
      case 'unary':
        return { ...expr, operand: this.expr(expr.operand) };
      case 'binary':
        return { ...expr, left: this.expr(expr.left), right: this.expr(expr.right) };
      case 'cond':
        return { ...expr, test: this.expr(expr.test), yes: this.expr(expr.yes), no: this.expr(expr.no) };
      case 'send':
        return this.#send(expr);
      case 'typed':
        return { ...expr, type: this.type(expr.type), operand: this.expr(expr.operand) };
      case 'alloc':
        return { ...expr, size: this.expr(expr.size) };
      case 'array':
      case 'struct':
        return { ...expr, elements: expr.elements.map(this.expr) };
      case 'match':
        return { ...expr, scrutinee: this.expr(expr.scrutinee), arms: expr.arms.map(this.#arm) };
      case 'cast':
        return { ...expr, operand: this.expr(expr.operand), type: this.type(expr.type) };
      case 'measure':
        return { ...expr, type: this.type(expr.type) };
      case 'element':
        return { ...expr, operands: expr.operands.map(this.expr) };
      case 'blockaddress':
        return { ...expr, func: this.symbol(expr.func) };
      default:
        return unreachable(expr);
    }
  }

  #member(expr: ExprOf<'member'>): Expr {
    const { target, span } = expr;
    const found = target.kind === 'name' ? this.#names.qualified(target, expr) : undefined;
    if (found !== undefined) return { kind: 'name', sigil: '@', name: found, span };
    return { ...expr, target: this.expr(target) };
  }

  #send(expr: ExprOf<'send'>): Expr {
    const next = expr.next && this.symbol(expr.next);
    return { ...expr, target: this.expr(expr.target), value: this.expr(expr.value), next };
  }

  readonly #arm = (arm: Arm): Arm => ({
    ...arm,
    patterns: arm.patterns.map(({ value, to }) => ({ value: this.expr(value), to: to && this.expr(to) })),
    meta: arm.meta.map(this.metaRef),
    body: arm.body && this.body(arm.body),
  });

  // Statements and code

  readonly stmt = (stmt: Stmt): Stmt => ({
    ...stmt,
    target: stmt.target && this.symbol(stmt.target),
    value: this.expr(stmt.value),
    meta: stmt.meta.map(this.metaRef),
  });

  body(body: Body): Body {
    return { ...body, stmts: body.stmts.map(this.stmt) };
  }

  readonly #instr = (instr: Instr): Instr => ({ ...instr, operand: this.#operand(instr.operand) });

  #operand(operand: Operand): Operand {
    switch (operand.kind) {
      case 'const':
        return { kind: 'const', value: this.expr(operand.value) };
      case 'callee':
        return { ...operand, callee: operand.callee && this.symbol(operand.callee) };
      case 'symbol':
        return { kind: 'symbol', name: this.symbol(operand.name) };
      default:
        return operand;
    }
  }

  funcBody(body: FuncBody): FuncBody {
    if (body.kind === 'stmts') return { kind: 'stmts', body: this.body(body.body) };
    return body.kind === 'code' ? { ...body, instrs: body.instrs.map(this.#instr) } : body;
  }

  signature(signature: Func['signature']): Func['signature'] {
    if (signature === undefined) return undefined;
    const params = signature.params.map(({ type, name }): Param => ({ type: this.type(type), name }));
    return { ...signature, result: this.type(signature.result), params };
  }

  // Metadata

  metaContent(content: MetaDef['content']): MetaDef['content'] {
    if (content.kind === 'node') return { kind: 'node', values: content.values.map(this.metaValue) };
    return { ...content, fields: content.fields.map(({ key, value }) => ({ key, value: this.metaValue(value) })) };
  }

  readonly metaValue = (value: MetaValue): MetaValue => {
    switch (value.kind) {
      case 'ref':
        return { kind: 'ref', ref: this.metaRef(value.ref) };
      case 'const':
        return { kind: 'const', value: this.expr(value.value) };
      case 'node':
        return { kind: 'node', values: value.values.map(this.metaValue) };
      default:
        return value;
    }
  };
}
