/**
 * The events of expressions, on a stack of values. Types are checked and conversions inserted here; constants fold.
 *
 * Where a value is wanted, `&&` and `||` leave 0 or 1 in a local. Where a condition is wanted they are jumps only:
 * their value is a pair of labels (`Jump`), of which the code that follows places one. Such a value must be consumed by
 * the very next event or become a number, which `#settleTop` sees to.
 *
 *     a[i + 1] * 2        name a · (i + 1) · index · read · int 2 · binary Mul
 *                         place a → place a[i + 1] → scalar t1 → scalar t1, scalar 2 → scalar t2
 *     x < y && z          (x < y) · logicalLeft and · name z · read · logical and
 *                         scalar → (its branch is written) → scalar z → jump {whenTrue, whenFalse}
 *
 * Every value has its place in the text, from which messages and the spans of instructions come. After a mistake the value
 * is `bad`, of which nothing more is said.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { nearestName } from '../../base/suggest.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import type { Calls } from './calls.ts';
import { immediate, isDivisionByZero, numberOf } from './constants.ts';
import { relations, type BinaryOp, type ExpressionEvent } from './events.ts';
import type { Jump, Label } from './flow.ts';
import { library } from './library.ts';
import type { NumberType, Variable } from './symbols.ts';
import type { Unit } from './unit.ts';
import { describeValue, type Place, type Scalar, type Value } from './values.ts';

/** After so many unknown names no nearest one is searched for: it looks at every name there is. */
const MOST_SUGGESTIONS = 25;

/** The left side of `&&` or `||`. */
type Left =
  | { readonly kind: 'label'; readonly label: Label }
  /** Constant, or undefined for a mistake. */
  | { readonly kind: 'constant'; readonly value: number | undefined };

function missing(what: string): never {
  throw new InternalError(`${what} is missing`, 'lowering SysY');
}

/** The values of the expression at hand; the stack is empty between statements. */
export class Expressions {
  readonly #unit: Unit;
  readonly #values: Value[] = [];
  /** The left sides of `&&` and `||` whose right sides are being evaluated; they nest. */
  readonly #lefts: Left[] = [];
  readonly #calls: Calls;
  #unknownNames = 0;

  constructor(unit: Unit, calls: Calls) {
    this.#unit = unit;
    this.#calls = calls;
  }

  step(event: ExpressionEvent): void {
    const { start, end } = event;
    switch (event.kind) {
      case 'int':
        return this.#pushScalar('i32', immediate('i32', event.value), start, end);
      case 'float':
        return this.#pushScalar('f32', immediate('f32', event.value), start, end);
      case 'string':
      case 'bad':
        return this.#push({ kind: event.kind, start, end });
      case 'name':
        return this.#name(event.atom, start, end);
      case 'index':
        return this.#index(start, end);
      case 'read':
        return this.#push(this.#read(this.#pop(), start, end));
      case 'callBegin':
        return this.#callBegin(event.atom, start, end);
      case 'call':
        return this.#call(event.count, start, end);
      case 'unary':
        return event.op === 'Not' ? this.#not(start) : this.#sign(event.op, start, end);
      case 'binary':
        return this.#binary(event.op, start, end);
      case 'logicalLeft':
        return this.#left(event.op === 'and');
      case 'logical':
        return this.#right(event.op === 'and', start);
      case 'paren':
        this.#values.push({ ...this.#pop(), start, end });
        return;
      default:
        return unreachable(event);
    }
  }

  #push(value: Value): void {
    this.#settleTop();
    this.#values.push(value);
  }

  #pushScalar(type: NumberType, operand: Operand, start: number, end: number): void {
    this.#push({ kind: 'scalar', type, operand, start, end });
  }

  /** Before anything else is evaluated. */
  #settleTop(): void {
    const top = this.#values.length - 1;
    if (top >= 0 && this.#values[top].kind === 'jump') this.#values[top] = this.#settle(this.#values[top]);
  }

  #pop(): Value {
    return this.#values.pop() ?? missing('a value');
  }

  /** A condition as a number. */
  #settle(value: Value): Value {
    if (value.kind !== 'jump') return value;
    const { start, end } = value;
    return { kind: 'scalar', type: 'i32', operand: this.#unit.flow.valueOf(value), start, end };
  }

  // What statements take

  /** The value on top as a number; undefined after a mistake. */
  popNumber(): Scalar | undefined {
    return this.#asNumber(this.#settle(this.#pop()));
  }

  #asNumber(value: Value): Scalar | undefined {
    if (value.kind === 'scalar') return value;
    if (value.kind === 'string') this.#unit.report('SYS2109', value.start, value.end, []);
    else if (value.kind !== 'bad') this.#unit.report('SYS2101', value.start, value.end, [describeValue(value)]);
    return undefined;
  }

  /** Converts the value on top to a type. */
  popAs(type: NumberType): Operand | undefined {
    const value = this.popNumber();
    return value === undefined ? undefined : this.convert(value, type);
  }

  /** IToF and FToI are what C's conversions are; constants fold. */
  convert({ type, operand, start, end }: Scalar, wanted: NumberType): Operand {
    if (type === wanted) return operand;
    return this.#unit.calc(wanted === 'f32' ? 'IToF' : 'FToI', start, end, operand);
  }

  /** Forgets the value on top. */
  drop(): void {
    const value = this.#settle(this.#pop());
    if (value.kind === 'string') this.#unit.report('SYS2109', value.start, value.end, []);
  }

  popPlace(): Value {
    return this.#pop();
  }

  /** Takes the condition on top: control goes on where it holds; where it does not, at the label that is returned. */
  enterTrue(): Label {
    return this.#branchOn(true);
  }

  /**
   * Goes on where the condition on top is as wanted, and elsewhere to the label that is returned. A condition that is known
   * writes no branch; the label may then have no jump to it, which tells the caller that the condition is constant.
   */
  #branchOn(wanted: boolean): Label {
    const { flow } = this.#unit;
    const condition = this.#popCondition();
    if (condition !== undefined && 'whenTrue' in condition) {
      flow.place(wanted ? condition.whenTrue : condition.whenFalse);
      return wanted ? condition.whenFalse : condition.whenTrue;
    }
    const [go, other] = [flow.newLabel(), flow.newLabel()];
    if (condition === undefined) return other;
    if (condition.kind === 'v') {
      if ((condition.value !== 0) !== wanted) flow.goto(other);
      return other;
    }
    flow.branch(condition, wanted ? go : other, wanted ? other : go);
    flow.place(go);
    return other;
  }

  /** Labels, or an i32 that is 0 for false; undefined after a mistake. */
  #popCondition(): Jump | Operand | undefined {
    const value = this.#pop();
    if (value.kind === 'jump') return value;
    const number = this.#asNumber(value);
    return number === undefined ? undefined : this.#truth(number);
  }

  /** An i32 that is not 0 where the number is not 0. */
  #truth({ type, operand, start, end }: Scalar): Operand {
    return type === 'i32' ? operand : this.#unit.calc('NotEqualF', start, end, operand, immediate('f32', 0));
  }

  // Names and places

  #name(atom: number, start: number, end: number): void {
    const symbol = this.#unit.scopes.find(atom);
    if (symbol === undefined) this.#reportUnknown(atom, start, end);
    else if (symbol.kind === 'function') this.#unit.report('SYS2003', start, end, [symbol.name]);
    else if (symbol.kind === 'variable' && this.#isReadable(symbol, start, end)) {
      return this.#push({ kind: 'place', variable: symbol, level: 0, index: undefined, start, end });
    }
    this.#push({ kind: 'bad', start, end });
  }

  /** In a constant expression only constants are; a constant that has no value because of a mistake never is. */
  #isReadable(variable: Variable, start: number, end: number): boolean {
    const isKnown = variable.isConst && (variable.constant !== undefined || variable.elements !== undefined);
    if (isKnown || (!this.#unit.isConstant && !(variable.isConst && variable.storage === undefined))) return true;
    this.#unit.report('SYS2201', start, end, [`\`${variable.name}\``]);
    return false;
  }

  #reportUnknown(atom: number, start: number, end: number): void {
    const { names, scopes } = this.#unit;
    const name = names[atom];
    const known = function* (): Generator<string> {
      for (const other of scopes.visible()) yield names[other];
      yield* library.keys();
    };
    const near = this.#unknownNames++ < MOST_SUGGESTIONS ? nearestName(name, known()) : undefined;
    const span = this.#unit.span(start, end);
    const fix = near === undefined ? {} : { fix: { title: `did you mean \`${near}\`?`, span, replacement: near } };
    this.#unit.report('SYS2001', start, end, [name], fix);
    // Known from now on in this function, so that it is reported once.
    if (scopes.depth > 1) scopes.declare(atom, { kind: 'bad', span }, 2);
  }

  #index(start: number, end: number): void {
    const index = this.popNumber();
    const place = this.#pop();
    this.#push(this.#indexed(place, index, start, end));
  }

  /** A place with one more index: the number of the sub-array, counted over all indices so far, row by row. */
  #indexed(place: Value, index: Scalar | undefined, start: number, end: number): Value {
    const bad: Value = { kind: 'bad', start, end };
    if (place.kind !== 'place' || index === undefined) return bad;
    const { variable, level } = place;
    if (level === variable.dims.length) {
      this.#unit.report('SYS2104', start, end, [variable.name, variable.dims.length]);
      return bad;
    }
    if (index.type === 'f32') {
      this.#unit.report('SYS2103', index.start, index.end, ['an index']);
      return bad;
    }
    this.#warnOutside(index, variable.dims[level]);
    const { operand } = index;
    const size = variable.dims[level];
    const sum = place.index === undefined ? operand : this.#rowMajor(place.index, size, operand, start, end);
    return { kind: 'place', variable, level: level + 1, index: sum, start, end };
  }

  #warnOutside({ operand, start, end }: Scalar, size: number): void {
    if (operand.kind !== 'v' || size === 0 || this.#unit.isConstant || !this.#unit.flow.isOpen) return;
    const index = numberOf(operand);
    if (index < 0 || index >= size) this.#unit.report('SYS2208', start, end, [index, size]);
  }

  /** `row * size + index`, leaving out what changes nothing. */
  #rowMajor(row: Operand, size: number, index: Operand, start: number, end: number): Operand {
    const first = this.#times(row, size, start, end);
    if (first.kind === 'v' && first.value === 0) return index;
    return index.kind === 'v' && index.value === 0 ? first : this.#unit.calc('AddI', start, end, first, index);
  }

  #times(operand: Operand, factor: number, start: number, end: number): Operand {
    return factor === 1 ? operand : this.#unit.calc('MulI', start, end, operand, immediate('i32', factor));
  }

  /** What a place holds. */
  #read(place: Value, start: number, end: number): Value {
    if (place.kind !== 'place') return place;
    const { variable } = place;
    if (place.level < variable.dims.length) return this.#pointer(place, start, end);
    const { index } = place;
    const operand = this.#constantAt(variable, index, start, end) ?? this.#load(variable, index, start, end);
    if (operand === undefined) return { kind: 'bad', start, end };
    return { kind: 'scalar', type: variable.type, operand, start, end };
  }

  /** The known value of a constant, or of a constant array's element whose index is known. */
  #constantAt(variable: Variable, index: Operand | undefined, start: number, end: number): Operand | undefined {
    const { type, constant, elements, dims } = variable;
    if (constant !== undefined) return immediate(type, constant);
    if (elements === undefined || index?.kind !== 'v') return undefined;
    const at = numberOf(index);
    const count = dims.reduce((product, size) => product * size, 1);
    if (at >= 0 && at < count) return immediate(type, elements.get(at) ?? 0);
    if (this.#unit.isConstant) this.#unit.report('SYS2209', start, end, [at]);
    return undefined;
  }

  /** Globals are read where they stand, since calls further right may change them; locals cannot change before use. */
  #load({ storage, type }: Variable, index: Operand | undefined, start: number, end: number): Operand | undefined {
    if (storage === undefined || this.#unit.isConstant) return undefined;
    if (!this.#unit.flow.isOpen) return immediate(type, 0);
    const b = this.#unit.at(start, end);
    if (index !== undefined) return b.arrayLoad(storage, index);
    if (storage.kind !== 'g') return storage;
    const copy = b.temp(type);
    b.assign(copy, storage);
    return copy;
  }

  /** The address of an array or of a part of it. */
  #pointer({ variable, level, index }: Place, start: number, end: number): Value {
    const { storage, type, dims, name } = variable;
    if (this.#unit.isConstant || storage === undefined) {
      this.#unit.report('SYS2201', start, end, [`the array \`${name}\``]);
      return { kind: 'bad', start, end };
    }
    let operand: Operand = storage;
    if (index !== undefined) {
      const offset = this.#times(
        index,
        dims.slice(level).reduce((product, size) => product * size, 1),
        start,
        end,
      );
      const isMoved = !(offset.kind === 'v' && offset.value === 0) && this.#unit.flow.isOpen;
      if (isMoved) operand = this.#unit.at(start, end).calc('AddI', storage, offset);
    }
    return { kind: 'pointer', type, operand, start, end };
  }

  // Calls

  /** A condition on top of the stack becomes a number before the arguments are evaluated. */
  #callBegin(atom: number, start: number, end: number): void {
    this.#settleTop();
    const symbol = this.#unit.scopes.find(atom);
    if (symbol === undefined && !this.#calls.reportForward(atom, start, end)) this.#reportUnknown(atom, start, end);
    this.#calls.begin(symbol, start, end);
  }

  #call(count: number, start: number, end: number): void {
    if (count > 0) this.#settleTop();
    const args = this.#values.splice(this.#values.length - count, count);
    this.#push(this.#calls.finish(args, start, end, this.#argumentAs));
  }

  readonly #argumentAs = (value: Value, type: NumberType): Operand | undefined => {
    const number = this.#asNumber(value);
    return number === undefined ? undefined : this.convert(number, type);
  };

  // Operators

  #sign(op: 'Plus' | 'Neg', start: number, signEnd: number): void {
    const value = this.popNumber();
    const end = value?.end ?? signEnd;
    if (value === undefined) return this.#push({ kind: 'bad', start, end });
    const { type, operand } = value;
    if (op === 'Plus') return this.#pushScalar(type, operand, start, end);
    this.#pushScalar(type, this.#unit.calc(type === 'i32' ? 'NegI' : 'NegF', start, end, operand), start, end);
  }

  /** Of a pair of labels it exchanges them, at no cost. */
  #not(start: number): void {
    const value = this.#pop();
    const { end } = value;
    if (value.kind === 'jump') {
      const { whenTrue, whenFalse } = value;
      return this.#push({ kind: 'jump', whenTrue: whenFalse, whenFalse: whenTrue, start, end });
    }
    const number = this.#asNumber(value);
    if (number === undefined) return this.#push({ kind: 'bad', start, end });
    const operand = this.#unit.calc(number.type === 'i32' ? 'NotI' : 'NotF', start, end, number.operand);
    this.#pushScalar('i32', operand, start, end);
  }

  /** Both sides become floats if one is (C's usual conversions); comparisons give an i32, 0 or 1. */
  #binary(family: BinaryOp, opStart: number, opEnd: number): void {
    const right = this.popNumber();
    const left = this.popNumber();
    if (left === undefined || right === undefined) return this.#push({ kind: 'bad', start: opStart, end: opEnd });
    const [start, end] = [left.start, right.end];
    const type: NumberType = left.type === 'f32' || right.type === 'f32' ? 'f32' : 'i32';
    if (family === 'Mod' && type === 'f32') {
      this.#unit.report('SYS2102', opStart, opEnd, []);
      return this.#push({ kind: 'bad', start, end });
    }
    const [a, b] = [this.convert(left, type), this.convert(right, type)];
    const op: CalcOp = type === 'f32' && family !== 'Mod' ? `${family}F` : `${family}I`;
    if (isDivisionByZero(op, b) && this.#reportZero(right)) return this.#push({ kind: 'bad', start, end });
    this.#pushScalar(
      relations.some((name) => name === family) ? 'i32' : type,
      this.#unit.calc(op, start, end, a, b),
      start,
      end,
    );
  }

  /** True if the division has no value at all, as it stands in a constant. */
  #reportZero({ start, end }: Scalar): boolean {
    if (this.#unit.isConstant) this.#unit.report('SYS2206', start, end, []);
    else if (this.#unit.flow.isOpen) this.#unit.report('SYS2207', start, end, []);
    return this.#unit.isConstant;
  }

  // && and ||

  /** Between the sides: where the left one decides, control goes to a label that `#right` joins to one of its own. */
  #left(isAnd: boolean): void {
    if (!this.#unit.isConstant) {
      this.#lefts.push({ kind: 'label', label: this.#branchOn(isAnd) });
      return;
    }
    this.#lefts.push({ kind: 'constant', value: this.#popConstantTruth() });
  }

  #popConstantTruth(): number | undefined {
    const condition = this.#popCondition();
    if (condition === undefined || 'whenTrue' in condition || condition.kind !== 'v') return undefined;
    return Number(condition.value !== 0);
  }

  /**
   * Behind the right side. `a && b` is false where a or b is: the label of the left side and that for "b is false" become one.
   * If b is itself a pair of labels, its pair is the result.
   */
  #right(isAnd: boolean, start: number): void {
    const left = this.#lefts.pop() ?? missing('a value');
    const { end } = this.#values[this.#values.length - 1];
    if (left.kind === 'constant') {
      const right = this.#popConstantTruth();
      if (left.value === undefined || right === undefined) return this.#push({ kind: 'bad', start, end });
      const value = isAnd ? left.value & right : left.value | right;
      return this.#pushScalar('i32', immediate('i32', value), start, end);
    }
    const { flow } = this.#unit;
    const right = this.#popCondition();
    const isJump = right !== undefined && 'whenTrue' in right;
    const jump = isJump ? right : { whenTrue: flow.newLabel(), whenFalse: flow.newLabel() };
    flow.join(isAnd ? jump.whenFalse : jump.whenTrue, left.label);
    if (right !== undefined && !('whenTrue' in right)) this.#decide(right, jump);
    this.#push({ kind: 'jump', whenTrue: jump.whenTrue, whenFalse: jump.whenFalse, start, end });
  }

  #decide(condition: Operand, { whenTrue, whenFalse }: Jump): void {
    if (condition.kind === 'v') this.#unit.flow.goto(condition.value !== 0 ? whenTrue : whenFalse);
    else this.#unit.flow.branch(condition, whenTrue, whenFalse);
  }
}
