/**
 * The events of declarations and of the heads of functions: sizes, names, storage, initial values.
 *
 *     const int N = 4;        type · declare N · constant (the expression) initValue · initEnd
 *     int a[N][2] = {1, 2};   type · constant (N) dimension · constant (2) dimension · declare a · initOpen … initClose · initEnd
 *     int f(int x) { … }      func f · param x · body · (statements) · endFunc
 *     int f(int x);           func f · param x · prototype
 *
 * What is declared wrongly is bound to its name as `bad`, so that its uses are not reported as well.
 */
import type { Dest, ValueType } from '../../linear/nodes.ts';
import { unreachable } from '../../base/errors.ts';
import type { DeclarationEvent } from './events.ts';
import type { Expressions } from './expressions.ts';
import { Flow } from './flow.ts';
import { Initialiser } from './initialiser.ts';
import type { Span } from '../../base/source.ts';
import type { FuncSymbol, NumberType, ResultType, Symbol, Variable } from './symbols.ts';
import type { Unit } from './unit.ts';
import { immediate } from './constants.ts';

/** Elements of 4 bytes in 2 GiB, of which the last would be no valid offset. */
export const MOST_ELEMENTS = 2 ** 29 - 1;

type Head = Extract<DeclarationEvent, { kind: 'func' }>;

interface Param {
  readonly atom: number;
  readonly variable: Variable;
  readonly type: ValueType;
}

/** What the events so far say of the declaration at hand; one object serves a whole file. */
export class Declarations {
  readonly #unit: Unit;
  readonly #expressions: Expressions;
  readonly #exportAll: boolean;
  readonly #definitions: ReadonlyMap<number, unknown>;
  #type: ResultType = 'i32';
  #isConst = false;
  #isExtern = false;
  /** The sizes of the declarator at hand; undefined where one is wrong. */
  #dims: (number | undefined)[] = [];
  #initialiser: Initialiser | undefined;
  #func: Head | undefined;
  #params: Param[] = [];
  /** Where `main` was defined. */
  hasMain = false;

  /** `definitions`: the functions that the file defines, by atom. */
  constructor(unit: Unit, expressions: Expressions, exportAll: boolean, definitions: ReadonlyMap<number, unknown>) {
    this.#unit = unit;
    this.#definitions = definitions;
    this.#expressions = expressions;
    this.#exportAll = exportAll;
  }

  step(event: DeclarationEvent): void {
    const { start, end } = event;
    switch (event.kind) {
      case 'type':
        this.#type = event.type;
        this.#isConst = event.isConst;
        this.#isExtern = event.isExtern;
        return;
      case 'constant':
        this.#unit.isConstant = true;
        return;
      case 'dimension':
        return this.#dim(start, end);
      case 'declare':
        return this.#declare(event.atom, event.hasInit, start, end);
      case 'initOpen':
        return this.#initialiser?.open(event.valueCount, start, end);
      case 'initValue':
        if (this.#initialiser === undefined) return this.#expressions.drop();
        return this.#initialiser.value(this.#expressions, start, end);
      case 'initClose':
        return this.#initialiser?.close(start, end);
      case 'initEnd':
        this.#initialiser?.finish();
        this.#initialiser = undefined;
        this.#unit.isConstant = false;
        return;
      case 'func':
        this.#func = event;
        this.#params = [];
        return;
      case 'param':
        return this.#param(event);
      case 'prototype':
        this.#declareFunc(true);
        return;
      case 'body':
        return this.#body();
      case 'endFunc':
        return this.#endFunc();
      default:
        return unreachable(event);
    }
  }

  /** The size of one dimension, whose expression is on top: a constant, an integer, at least 1. */
  #dim(start: number, end: number): void {
    const size = this.#expressions.popNumber();
    this.#unit.isConstant = false;
    this.#dims.push(undefined);
    if (size === undefined || size.operand.kind !== 'v') return;
    if (size.type === 'f32') return this.#unit.report('SYS2103', start, end, ['the size of an array']);
    const value = Number(size.operand.value);
    if (value < 1) this.#unit.report('SYS2202', start, end, [value]);
    else this.#dims[this.#dims.length - 1] = value;
  }

  /** The sizes of the declarator at hand, which is complete; undefined if they are not good. */
  #takeDims(name: string, start: number, end: number): number[] | undefined {
    const dims = this.#dims;
    this.#dims = [];
    const total = dims.reduce<number>((product, size) => product * (size ?? 1), 1);
    if (total > MOST_ELEMENTS) this.#unit.report('SYS2203', start, end, [name, MOST_ELEMENTS]);
    return total <= MOST_ELEMENTS && dims.every((size) => size !== undefined) ? dims : undefined;
  }

  /** Enters a name into the innermost scope. */
  #bind(atom: number, symbol: Symbol, start: number, end: number): void {
    const before = this.#unit.scopes.findHere(atom);
    // A name that was reported as unknown before does not count as declared.
    if (before !== undefined && before.kind !== 'bad') {
      const notes = before.span === undefined ? [] : [{ message: 'it is declared here', span: before.span }];
      this.#unit.report('SYS2002', start, end, [this.#unit.names[atom]], { notes });
    }
    this.#unit.scopes.declare(atom, symbol);
  }

  // Variables

  #declare(atom: number, hasInit: boolean, start: number, end: number): void {
    const name = this.#unit.names[atom];
    const span = this.#unit.span(start, end);
    const dims = this.#takeDims(name, start, end);
    if (dims === undefined || this.#type === 'void' || (this.#isConst && !hasInit)) {
      this.#bind(atom, { kind: 'bad', span }, start, end);
      return;
    }
    const isExtern = this.#isExtern && !hasInit;
    const variable = { ...this.#variable(name, this.#type, dims, span, this.#isConst), isExtern };
    if (!this.#isConst && (this.#unit.func !== undefined || !hasInit)) variable.storage = this.#allocate(variable);
    this.#bind(atom, variable, start, end);
    if (hasInit) this.#initialiser = new Initialiser(this.#unit, variable);
  }

  /** A variable without storage and value. */
  #variable(name: string, type: NumberType, dims: readonly number[], span: Span, isConst = false): Variable {
    const unknown = { storage: undefined, constant: undefined, elements: undefined };
    return { kind: 'variable', name, type, dims, isConst, isExtern: false, span, ...unknown };
  }

  /** A global, or a local of the function at hand; scalars are values, arrays have addresses. */
  #allocate({ name, type, dims, isExtern, span }: Variable): Dest {
    const count = dims.reduce((product, size) => product * size, 1);
    if (this.#unit.func === undefined) {
      const { builder } = this.#unit;
      const options = { span, ...(isExtern && { extern: true }) };
      if (dims.length === 0) return builder.global(name, type, 0, options);
      return builder.array(name, type, count, new Map(), options);
    }
    const { b } = this.#unit.flow;
    return dims.length === 0 ? b.local(type, name) : b.array(type, count, name);
  }

  // Functions

  #param(event: Extract<DeclarationEvent, { kind: 'param' }>): void {
    const { atom, type, isArray, start, end } = event;
    const name = this.#unit.names[atom];
    if (!isArray) this.#dims = [];
    else if (event.hasFirstSize) this.#dims.shift();
    const rest = this.#takeDims(name, start, end) ?? [];
    // The first size of an array parameter is not known: 0.
    const variable = this.#variable(name, type, isArray ? [0, ...rest] : [], this.#unit.span(start, end));
    this.#params.push({ atom, variable, type: isArray ? `${type}*` : type });
  }

  /** The function of the head that is complete, with its place in the module, which a prototype before may have given it. */
  #declareFunc(isPrototype: boolean): FuncSymbol | undefined {
    if (this.#func === undefined) return undefined;
    const { atom, result, start, end } = this.#func;
    const name = this.#unit.names[atom];
    const span = this.#unit.span(start, end);
    const params = this.#params.map(({ type }) => type);
    const paramNames = this.#params.map(({ variable }) => variable.name);
    const exported = this.#exportAll || name === 'main';
    const results = result === 'void' ? [] : [result];
    const before = this.#unit.scopes.findHere(atom);
    const isDeclared = before?.kind === 'function' && (before.isPrototype === true || isPrototype);
    if (isDeclared && before.result === result && before.params.join() === params.join()) {
      if (isPrototype) return before;
      const symbol: FuncSymbol = { ...before, isPrototype: false, span };
      this.#unit.scopes.declare(atom, symbol);
      return symbol;
    }
    const { builder } = this.#unit;
    const isElsewhere = isPrototype && !this.#definitions.has(atom);
    const declare = isElsewhere ? builder.extern.bind(builder) : builder.declare.bind(builder);
    const index = declare(name, params, results, { paramNames, exported: exported && !isElsewhere, span });
    const symbol: FuncSymbol = { kind: 'function', name, index, params, result, span, isPrototype };
    this.#bind(atom, symbol, start, end);
    return symbol;
  }

  #body(): void {
    const symbol = this.#declareFunc(false);
    if (symbol === undefined || this.#func === undefined) return;
    const { index, name, result } = symbol;
    if (name === 'main') this.#startAt(index, result, this.#func.start, this.#func.end);
    const b = this.#unit.builder.define(index);
    this.#unit.func = { symbol, flow: new Flow(b) };
    this.#unit.scopes.open();
    this.#params.forEach((param, i) => {
      param.variable.storage = b.param(i);
      this.#bind(param.atom, param.variable, param.variable.span.start, param.variable.span.end);
    });
  }

  #startAt(index: number, result: ResultType, start: number, end: number): void {
    this.hasMain = true;
    this.#unit.builder.startAt(index);
    if (result !== 'i32' || this.#params.length > 0) this.#unit.report('SYS2007', start, end, []);
  }

  /** Where control reaches the last brace, 0 is returned. */
  #endFunc(): void {
    const { func, scopes } = this.#unit;
    if (func === undefined) return;
    const { result } = func.symbol;
    if (func.flow.isOpen && result !== 'void') func.flow.b.at(undefined).return(immediate(result, 0));
    func.flow.finish();
    scopes.close();
    this.#unit.func = undefined;
  }
}
