/**
 * Initial values of one variable, in the order of the text.
 *
 * Braces work as in C: `position` is the next element; an inner `{` covers the largest sub-array below that of the
 * brace around it which begins at this element (a single element, if none does), and behind its `}` the position is
 * the end of that sub-array. What no value reaches is 0. So `int a[2][2] = {1, 2, {3}}` is 1 2 3 0.
 *
 * Values of global and constant variables are collected; those of local ones are stored where the declaration stands.
 * A local array of which many elements are left out is filled with zeros by a loop before.
 */
import type { Operand } from '../../linear/nodes.ts';
import { immediate, numberOf } from './constants.ts';
import type { Expressions } from './expressions.ts';
import type { Variable } from './symbols.ts';
import type { Unit } from './unit.ts';

/** So many left-out elements are stored one by one. */
const FEW = 16;

interface Brace {
  /** The number of dimensions that are fixed inside it. */
  readonly level: number;
  /** The element behind its sub-array. */
  readonly end: number;
}

/** One declaration's initial values: told of braces and values as they come, then asked to finish. */
export class Initialiser {
  readonly #unit: Unit;
  readonly #variable: Variable;
  /** Elements in a sub-array with so many dimensions fixed: the whole, …, 1. */
  readonly #sizes: readonly number[];
  readonly #braces: Brace[] = [];
  /** Of what is collected: the elements that are not 0, by number. */
  readonly #elements = new Map<number, number>();
  #position = 0;
  #isCleared = false;
  /** A mistake in the shape is reported once. */
  #isReported = false;

  constructor(unit: Unit, variable: Variable) {
    this.#unit = unit;
    this.#variable = variable;
    const sizes = [1];
    for (let i = variable.dims.length - 1; i >= 0; i--) sizes.unshift(sizes[0] * variable.dims[i]);
    this.#sizes = sizes;
  }

  /** Stored by code, not part of the module. */
  get #isStored(): boolean {
    return this.#unit.func !== undefined && !this.#variable.isConst;
  }

  /** An opening brace, with the number of values up to the closing one. */
  open(valueCount: number, start: number, end: number): void {
    const rank = this.#variable.dims.length;
    const outer = this.#braces.at(-1);
    if (outer === undefined) {
      this.#clear(valueCount, start, end);
      this.#braces.push({ level: 0, end: this.#sizes[0] });
    } else if (this.#position >= outer.end) {
      this.#reportExcess(start, end);
      this.#braces.push({ level: rank, end: this.#position });
    } else {
      let level = Math.min(outer.level + 1, rank);
      while (this.#position % this.#sizes[level] !== 0) level++;
      this.#braces.push({ level, end: this.#position + this.#sizes[level] });
    }
  }

  /** Takes the value on top of the stack. */
  value(expressions: Expressions, start: number, end: number): void {
    const operand = expressions.popAs(this.#variable.type);
    const brace = this.#braces.at(-1);
    if (brace === undefined && this.#variable.dims.length > 0) {
      const { name } = this.#variable;
      if (operand !== undefined) this.#reportOnce(() => this.#unit.report('SYS2205', start, end, [name]));
    } else if (this.#position >= (brace?.end ?? 1)) {
      this.#reportExcess(start, end);
    } else {
      this.#put(this.#position++, operand, start, end);
    }
  }

  /** What the braces leave out is 0. */
  close(start: number, end: number): void {
    const brace = this.#braces.pop();
    if (brace === undefined) return;
    if (!this.#isCleared && this.#isStored) {
      const zero = immediate(this.#variable.type, 0);
      for (let at = this.#position; at < brace.end; at++) this.#put(at, zero, start, end);
    }
    this.#position = Math.max(this.#position, brace.end);
  }

  /** Everything has been taken: constants become known, globals get their initial values. */
  finish(): void {
    const variable = this.#variable;
    const { span } = variable;
    if (this.#isStored) return;
    if (variable.dims.length > 0) {
      if (variable.isConst) variable.elements = this.#elements;
      variable.storage = this.#unit.builder.array(this.#globalName(), variable.type, this.#sizes[0], this.#elements, {
        span,
      });
    } else if (variable.isConst) {
      variable.constant = this.#elements.get(0) ?? 0;
    } else {
      variable.storage = this.#unit.builder.global(variable.name, variable.type, this.#elements.get(0) ?? 0, { span });
    }
  }

  /** Constant arrays of functions live outside of them, under a name that no program can write: `f.table`. */
  #globalName(): string {
    const { func } = this.#unit;
    if (func === undefined) return this.#variable.name;
    return this.#unit.uniqueName(`${func.symbol.name}.${this.#variable.name}`);
  }

  #reportOnce(report: () => void): void {
    if (!this.#isReported) report();
    this.#isReported = true;
  }

  #reportExcess(start: number, end: number): void {
    this.#reportOnce(() => this.#unit.report('SYS2204', start, end, []));
  }

  /** Zeros in a loop, if more than a few elements get no value; those that get one are stored afterwards. */
  #clear(valueCount: number, start: number, end: number): void {
    const { storage, type, dims } = this.#variable;
    const [total] = this.#sizes;
    if (!this.#isStored || storage === undefined || dims.length === 0 || total - valueCount <= FEW) return;
    this.#isCleared = true;
    if (!this.#unit.flow.isOpen) return;
    this.#unit.at(start, end);
    this.#unit.flow.clearArray(storage, total, immediate(type, 0));
  }

  /** One element: collected, or stored by code. */
  #put(at: number, operand: Operand | undefined, start: number, end: number): void {
    if (operand === undefined) return;
    const isZero = operand.kind === 'v' && Object.is(operand.value, 0);
    if (!this.#isStored) {
      if (operand.kind === 'v' && !isZero) this.#elements.set(at, numberOf(operand));
      return;
    }
    const { storage, dims } = this.#variable;
    if (storage === undefined || !this.#unit.flow.isOpen || (isZero && this.#isCleared)) return;
    const b = this.#unit.at(start, end);
    if (dims.length === 0) b.assign(storage, operand);
    else b.arrayStore(storage, immediate('i32', at), operand);
  }
}
