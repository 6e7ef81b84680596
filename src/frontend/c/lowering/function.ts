/**
 * One function of C as a function of MAPLE: what expressions and statements share.
 *
 * An expression of MAPLE does nothing but calculate. So an expression of C is lowered to statements for what it does, which are
 * added to the block that is open, and a node for its value. A value that must be taken before something else happens is kept
 * in a pseudo-register.
 */
import { InternalError } from '../../../base/errors.ts';
import type { Span } from '../../../base/source.ts';
import type { FuncBuilder } from '../../../maple/builder.ts';
import { isLocal, varIndex, type LabelId, type Node, type Reg, type VarRef } from '../../../maple/code.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import type { Expr, FuncSymbol, LabelSymbol, Stmt, VarSymbol } from '../tree.ts';
import { isConstant, type Type } from '../types.ts';
import type { JumpState } from './jumps.ts';
import type { ModuleLowering } from './module.ts';
import type { Place } from './places.ts';
import { valuePrim, volatileIf } from './types.ts';
import { uniqueName } from './unique-name.ts';

/** Expressions and statements, for the parts that these consist of. */
export interface Forms {
  readonly valueOf: (f: FuncLowering, expr: Expr) => Node;
  readonly effectOf: (f: FuncLowering, expr: Expr) => void;
  readonly placeOf: (f: FuncLowering, expr: Expr) => Place;
  readonly blockValue: (f: FuncLowering, items: readonly Stmt[], value: () => Node) => Node;
  readonly statements: (f: FuncLowering, items: readonly Stmt[]) => void;
}

export class FuncLowering {
  readonly b: FuncBuilder;
  readonly module: ModuleLowering;
  readonly symbol: FuncSymbol;
  readonly #forms: Forms;
  readonly #locals = new Map<VarSymbol, VarRef>();
  readonly #names = new Map<string, number>();
  readonly #labels = new Map<LabelSymbol, LabelId>();
  readonly #labelNames = new Map<string, number>();
  /** Of a function with `setjmp`. */
  jumps: JumpState | undefined;
  /** What has to be done where the blocks that are open here are left, innermost last. */
  readonly live: Held[] = [];
  /** Variables of the open blocks to which there may be pointers, innermost last. */
  readonly ends: VarSymbol[] = [];
  /** How many blocks are open; 1 in the body itself. */
  blocks = 0;
  /** Where `break` and `continue` go, innermost last. */
  readonly breaks: JumpTarget[] = [];
  readonly continues: JumpTarget[] = [];

  constructor(module: ModuleLowering, symbol: FuncSymbol, b: FuncBuilder, params: readonly VarRef[], forms: Forms) {
    this.module = module;
    this.#forms = forms;
    this.symbol = symbol;
    this.b = b;
    const offset = params.length - (symbol.body?.params.length ?? 0);
    symbol.body?.params.forEach((param, i) => {
      this.#locals.set(param, params[offset + i]);
      this.#names.set(param.name, 1);
    });
  }

  /** The value of an expression, what it does being done. */
  value(expr: Expr): Node {
    return this.#forms.valueOf(this, expr);
  }

  /** Only what an expression does. */
  effect(expr: Expr): void {
    this.#forms.effectOf(this, expr);
  }

  place(expr: Expr): Place {
    return this.#forms.placeOf(this, expr);
  }

  statements(items: readonly Stmt[]): void {
    this.#forms.statements(this, items);
  }

  /** The value of a block whose last statement is an expression, taken before the block is left. */
  blockValue(items: readonly Stmt[], value: () => Node): Node {
    return this.#forms.blockValue(this, items, value);
  }

  /** What is made from now on comes from here. */
  at({ source, start, end }: Span): void {
    if (source === this.b.func.source) this.b.at(start, end);
  }

  /** What MAPLE calls a variable of the function. */
  nameOf(symbol: VarSymbol): string {
    return this.b.func.locals[varIndex(this.variable(symbol))].name;
  }

  variable(symbol: VarSymbol): VarRef {
    const known = this.#locals.get(symbol);
    if (known !== undefined) return known;
    if (symbol.storage !== 'auto') return this.module.variable(symbol);
    const attrs = [
      ...(symbol.attributes.aligned === undefined ? [] : [{ name: 'align', args: [symbol.attributes.aligned] }]),
      ...(isConstant(symbol.type) ? [{ name: 'const' }] : []),
      ...volatileIf(symbol.type),
    ];
    const type =
      symbol.type.kind === 'array' && symbol.type.vla !== undefined
        ? this.module.types.pointerTo(symbol.type.of)
        : this.module.types.of(symbol.type);
    const ref = this.b.local(this.#localName(symbol.name), type, { attrs, place: symbol.span });
    this.#locals.set(symbol, ref);
    return ref;
  }

  /** Does MAPLE know that the variable is volatile? */
  isDeclaredVolatile(ref: VarRef): boolean {
    const { attrs } = isLocal(ref) ? this.b.func.locals[varIndex(ref)] : this.module.m.module.globals[varIndex(ref)];
    return attrs.some(({ name }) => name === 'volatile');
  }

  /** A variable for a value that is no scalar. */
  temporary(type: Type): VarRef {
    return this.b.local(this.#localName('tmp'), this.module.types.of(type), { temp: true });
  }

  #localName(name: string): string {
    return `%${uniqueName(this.#names, name.replace(/^\./, '_'))}`;
  }

  label(symbol: LabelSymbol): LabelId {
    let label = this.#labels.get(symbol);
    if (label === undefined) this.#labels.set(symbol, (label = this.newLabel(symbol.name)));
    return label;
  }

  newLabel(name: string): LabelId {
    return this.b.newLabel(uniqueName(this.#labelNames, name));
  }

  /** Keeps a value, and gives what reads it. */
  kept(prim: PrimType, value: Node): () => Node {
    const reg = this.register(prim, value);
    return () => this.b.regread(prim, reg);
  }

  register(prim: PrimType, value: Node): Reg {
    const reg = this.b.register();
    this.b.regassign(prim, reg, value);
    return reg;
  }

  int(value: bigint | number, type: Type | PrimType = 'i32'): Node {
    return this.b.constval(typeof type === 'string' ? type : valuePrim(type), value);
  }

  unexpected(what: string): never {
    throw new InternalError(`${what} in ${this.symbol.name}`, 'c lowering');
  }
}

/** A variable for which something is done where its block is left (blocks.ts). */
export interface Held {
  readonly symbol: VarSymbol;
  /** Of an array of variable length, where the stack ended before it. */
  readonly stack: VarRef | undefined;
}

/** A label that is made when something jumps to it. */
export class JumpTarget {
  /** So much is open where it stands. */
  readonly depth: number;
  readonly ends: number;
  readonly #f: FuncLowering;
  readonly #name: string;
  #label: LabelId | undefined;

  constructor(f: FuncLowering, name: string) {
    this.depth = f.live.length;
    this.ends = f.ends.length;
    this.#f = f;
    this.#name = name;
  }

  get label(): LabelId {
    return (this.#label ??= this.#f.newLabel(this.#name));
  }

  /** Puts the label here, if it is used. */
  place(): void {
    if (this.#label !== undefined) this.#f.b.label(this.#label);
  }
}
