/**
 * Constant expressions (docs/ir/tuyin.md, "Constants"): exact integers and decimals as long as nothing gives them a
 * type, typed values that wrap, addresses that the linker knows.
 *
 * `evaluate` finds what an expression is; `settle` gives it a type, that of its place if it fits there. Both report
 * mistakes; an expression that must run (a local, a call, a sum of floats) is no mistake but `undefined`.
 */
import { bitLength } from '../../scalar/float-format.ts';
import type { Span } from '../../base/source.ts';
import { convertsTo } from '../conversions.ts';
import { streamBits } from '../extra-uses.ts';
import { bytesOfText, nameText } from '../names.ts';
import type { BinaryOp, Expr, ExprOf } from '../nodes.ts';
import { literalBits } from '../numbers.ts';
import {
  alignOf,
  bytePointer,
  doubleType,
  i1,
  i32,
  i8,
  joinOperands,
  sameType,
  sizeInBits,
  sizeInBytes,
  typeText,
  type Type,
} from '../types.ts';
import {
  bitsOfBytes,
  defaultInteger,
  fixedOf,
  floatOfBits,
  hexType,
  integerConstant,
  integerOf,
  meet,
  numberOf,
  type Exact,
  type FloatText,
  type Integer,
  type Typed,
} from './exact.ts';
import { castConversion, explicitConversion } from './explicit-conversions.ts';
import { calculate, calculateTyped, foldConversion, isComparison, wrap } from './folding.ts';
import { fieldOffset, isByAddress, partType, strideOf } from './layout.ts';
import { numberTypeOf } from './meeting.ts';
import type { Constant } from './nodes.ts';
import { unknownType, type Program, type Target } from './program.ts';
import { pointerTo } from './type-names.ts';

export type { Typed };

const wrong: Exact = { kind: 'wrong' };
const zero: Constant = { kind: 'zero' };

function typed(type: Type, value: bigint): Exact {
  return { kind: 'typed', type, value: numberOf(value) };
}

/** Makes constants that are used by their address. */
export interface Interning {
  string(text: string): Typed;
  array(type: Type, value: Constant): Typed;
}

export class ConstantEvaluator {
  readonly #program: Program;
  readonly #module: number;
  readonly #interning: Interning;

  constructor(program: Program, module: number, interning: Interning) {
    this.#program = program;
    this.#module = module;
    this.#interning = interning;
  }

  evaluate(expr: Expr): Exact | undefined {
    switch (expr.kind) {
      case 'int':
        return { kind: 'int', value: expr.value };
      case 'char':
        return { kind: 'int', value: BigInt(expr.code) };
      case 'decimal':
      case 'hexfloat':
        return this.#float(expr);
      case 'string':
        return { kind: 'string', text: expr.text, characters: expr.characters };
      case 'word':
        return expr.word === 'true' || expr.word === 'false'
          ? typed(i1, BigInt(expr.word === 'true'))
          : { kind: 'word', word: expr.word };
      case 'name':
        return this.#name(expr);
      case 'unary':
        return this.#unary(expr);
      case 'binary':
        return this.#binary(expr);
      case 'cond':
        return this.#cond(expr);
      case 'typed':
        return this.#typed(expr);
      case 'array':
      case 'struct':
        return this.#items(expr);
      case 'cast':
        return this.#cast(expr);
      case 'measure':
        return this.#measure(expr);
      case 'element':
        return expr.op === 'extractvalue' ? this.#extract(expr) : this.#elementAddress(expr);
      case 'blockaddress':
        return this.#label(expr);
      default:
        return undefined;
    }
  }

  #report(...args: Parameters<Program['sink']['report']>): Exact {
    this.#program.sink.report(...args);
    return wrong;
  }

  #float(expr: ExprOf<'decimal' | 'hexfloat'>): Exact {
    if (expr.kind === 'hexfloat' && (expr.format === 'K' || expr.format === 'M'))
      return this.#report('TUY2203', expr.span, []);
    return { kind: 'decimal', float: { negative: false, literal: expr } };
  }

  #name(expr: ExprOf<'name'>): Exact | undefined {
    if (expr.sigil === '%') return undefined;
    return this.ofTarget(this.#program.lookup(expr.name, this.#module, expr.span));
  }

  /** The value of a named constant, the address of another global. */
  ofTarget(target: Target | undefined): Exact | undefined {
    if (target?.kind !== 'global') return undefined;
    const { global } = target;
    if (global.byValue) return global.exact ?? { kind: 'typed', type: unknownType, value: zero };
    if (global.type === unknownType) return { kind: 'typed', type: unknownType, value: zero };
    return {
      kind: 'typed',
      type: this.pointerTo(global.type, global.space),
      value: { kind: 'address', global: global.id, offset: 0 },
    };
  }

  // Operators

  #unary({ op, operand, span }: ExprOf<'unary'>): Exact | undefined {
    const value = this.evaluate(operand);
    if (value === undefined || value.kind === 'wrong') return value;
    if (value.kind === 'decimal')
      return op === '-'
        ? { kind: 'decimal', float: { ...value.float, negative: !value.float.negative } }
        : op === '+'
          ? value
          : undefined;
    const number = integerOf(value);
    if (number === undefined) return undefined;
    if (op === '!') return typed(i1, BigInt(number.value === 0n));
    const result = op === '-' ? -number.value : op === '~' ? ~number.value : number.value;
    return this.#integer(result, number.type, span);
  }

  #integer(value: bigint, type: Type | undefined, span: Span): Exact {
    if (type !== undefined) return typed(type, wrap(type, value));
    if (bitLength(value < 0n ? -value : value) > 2 ** 23)
      return this.#report('TUY2205', span, ['it is larger than any integer']);
    return { kind: 'int', value };
  }

  #binary(expr: ExprOf<'binary'>): Exact | undefined {
    const left = this.evaluate(expr.left);
    if (left === undefined || left.kind === 'wrong') return left;
    const { op } = expr;
    const test = integerOf(left);
    if ((op === '&&' || op === '||') && test !== undefined && (test.value === 0n) === (op === '&&'))
      return typed(i1, BigInt(op === '||'));
    const right = this.evaluate(expr.right);
    if (right === undefined || right.kind === 'wrong') return right;
    const b = integerOf(right);
    if (test !== undefined && b !== undefined) return this.#integers(op, test, b, expr.span);
    return this.#addresses(op, left, right, expr);
  }

  #integers(op: BinaryOp, a: Integer, b: Integer, span: Span): Exact {
    if (op === '&&' || op === '||') return typed(i1, BigInt(b.value !== 0n));
    const type = op === '<<' || op === '>>' ? a.type : meet(a, b);
    const result = type === undefined ? calculate(op, a.value, b.value) : calculateTyped(op, type, a.value, b.value);
    if (result === undefined)
      return this.#report('TUY2205', span, [
        b.value === 0n && (op === '/' || op === '%') ? 'it divides by zero' : 'its value has no bounds',
      ]);
    return isComparison(op) ? typed(i1, result) : this.#integer(result, type, span);
  }

  /** `+ constant`, `- address`, `==`: all that the linker computes of addresses. */
  #addresses(op: BinaryOp, left: Exact, right: Exact, { span }: Expr): Exact | undefined {
    if (left.kind !== 'typed') return undefined;
    if (left.value.kind === 'label' || (right.kind === 'typed' && right.value.kind === 'label'))
      return this.#labels(op, left, right, span);
    if (left.value.kind !== 'address') return undefined;
    // As a number, an address counts bytes.
    const step = left.type.kind === 'pointer' ? this.stepOf(left.type) : 1;
    const number = integerOf(right);
    if ((op === '+' || op === '-') && number !== undefined && step !== undefined) {
      const offset = left.value.offset + Number(number.value) * step * (op === '-' ? -1 : 1);
      if (!Number.isSafeInteger(offset)) return this.#report('TUY2205', span, ['its value has no bounds']);
      return { kind: 'typed', type: left.type, value: { ...left.value, offset } };
    }
    if (right.kind === 'word' && right.word === 'null' && (op === '==' || op === '!='))
      return typed(i1, BigInt(op === '!='));
    return this.#twoAddresses(op, left, right, step);
  }

  /** Addresses in one global compare and have a distance; of two globals, the linker knows the distance. */
  #twoAddresses(op: BinaryOp, left: Typed, right: Exact, step: number | undefined): Exact | undefined {
    if (left.value.kind !== 'address' || right.kind !== 'typed' || right.value.kind !== 'address') return undefined;
    const same = right.value.global === left.value.global;
    if (op === '==' || op === '!=')
      return typed(i1, BigInt((same && right.value.offset === left.value.offset) === (op === '==')));
    if (op === '-' && left.type.kind === 'int' && !same)
      return { kind: 'typed', type: left.type, value: { kind: 'distance', from: right.value, to: left.value } };
    if (op === '-' && same && step !== undefined && step > 0)
      return typed(i32, BigInt(Math.trunc((left.value.offset - right.value.offset) / step)));
    return undefined;
  }

  #labels(op: BinaryOp, left: Exact, right: Exact, span: Span): Exact {
    if ((op === '==' || op === '!=') && right.kind === 'word' && right.word === 'null')
      return typed(i1, BigInt(op === '!='));
    return this.#report('TUY2207', span, [op, this.textOf(left), this.textOf(right)]);
  }

  /** The side that is taken, with the type of both. What is wrong with the other is never found out; if it must run, the choice must. */
  #cond({ test: condition, yes, no }: ExprOf<'cond'>): Exact | undefined {
    const test = this.evaluate(condition);
    if (test === undefined || test.kind === 'wrong') return test;
    const number = integerOf(test);
    if (number === undefined) return undefined;
    const isYes = number.value !== 0n;
    const taken = this.evaluate(isYes ? yes : no);
    if (taken === undefined || taken.kind === 'wrong') return taken;
    const other = this.#program.sink.quietly(() => this.evaluate(isYes ? no : yes));
    if (other === undefined || other.kind === 'wrong') return other && taken;
    const typeOf = (exact: Exact): Type => this.typeOf(exact);
    const type = isYes ? numberTypeOf(taken, other, typeOf) : numberTypeOf(other, taken, typeOf);
    if (type === undefined || sameType(type, typeOf(taken))) return taken;
    return this.#typedAs(taken, type, (isYes ? yes : no).span);
  }

  // Types

  #typed({ type: written, operand, span }: ExprOf<'typed'>): Exact | undefined {
    const value = this.evaluate(operand);
    if (value === undefined || value.kind === 'wrong') return value;
    const type = this.#program.expand(written, this.#module, span);
    return type === unknownType ? wrong : this.#typedAs(value, type, span);
  }

  #typedAs(value: Exact, type: Type, span: Span): Exact | undefined {
    if (value.kind === 'typed') return this.convert(value, type, span);
    if (isByAddress(type) && (value.kind === 'string' || (value.kind === 'items' && value.shape === 'array'))) {
      const content = this.settle(value, type, span, true);
      return content === undefined ? wrong : { kind: 'typed', ...this.#interning.array(content.type, content.value) };
    }
    const settled = this.settle(value, type, span, true);
    return settled === undefined ? wrong : { kind: 'typed', ...settled };
  }

  /** A written conversion; undefined if it must run. */
  convert({ type: from, value }: Typed, to: Type, span: Span): Exact | undefined {
    if (from === unknownType) return { kind: 'typed', type: to, value: zero };
    if (sameType(from, to)) return { kind: 'typed', type: to, value };
    const how = explicitConversion(from, to);
    if (how === undefined) return this.#report('TUY2401', span, [typeText(from), typeText(to)]);
    if (value.kind === 'zero') return { kind: 'typed', type: to, value };
    if (value.kind === 'number' && how.every((step) => sizeInBits(step.to) !== undefined && !isAggregate(step.to))) {
      let [at, number]: [Type, bigint | undefined] = [from, value.value];
      for (const step of how) {
        number = number === undefined ? undefined : foldConversion(step.how, at, step.to, number);
        at = step.to;
      }
      return number === undefined ? undefined : typed(to, number);
    }
    if ((value.kind === 'address' || value.kind === 'label') && (to.kind === 'pointer' || sizeInBits(to) === 32))
      return { kind: 'typed', type: to, value };
    if (value.kind === 'aggregate' && how.length === 1 && how[0].how === 'prefix')
      return { kind: 'typed', type: from, value };
    return undefined;
  }

  #items({ kind, elements }: ExprOf<'array' | 'struct'>): Exact | undefined {
    const items: Exact[] = [];
    for (const element of elements) {
      const item = this.evaluate(element);
      if (item === undefined || item.kind === 'wrong') return item;
      items.push(item);
    }
    return { kind: 'items', shape: kind, items, spans: elements.map(({ span }) => span) };
  }

  #cast({ op, operand, type: written, span }: ExprOf<'cast'>): Exact | undefined {
    const value = this.evaluate(operand);
    if (value === undefined || value.kind === 'wrong') return value;
    const to = this.#program.expand(written, this.#module, span);
    const from = this.settle(value, op === 'inttoptr' ? i32 : undefined, span);
    if (from === undefined || to === unknownType) return wrong;
    const how = castConversion(op, from.type, to);
    if (how === undefined) return this.#report('TUY2401', span, [`${op} of ${typeText(from.type)}`, typeText(to)]);
    if (from.value.kind === 'zero') return { kind: 'typed', type: to, value: zero };
    if (from.value.kind === 'address' || from.value.kind === 'label')
      return sizeInBits(to) === 32 || to.kind === 'pointer'
        ? { kind: 'typed', type: to, value: from.value }
        : undefined;
    if (from.value.kind !== 'number') return undefined;
    const result = foldConversion(how, from.type, to, from.value.value);
    return result === undefined ? undefined : typed(to, result);
  }

  #measure({ op, type, span }: ExprOf<'measure'>): Exact {
    const expanded = this.#program.expand(type, this.#module, span);
    const size = expanded === unknownType ? undefined : op === 'sizeof' ? sizeInBytes(expanded) : alignOf(expanded);
    return size === undefined ? wrong : { kind: 'int', value: BigInt(size) };
  }

  #extract({ operands, span }: ExprOf<'element'>): Exact | undefined {
    let value = this.evaluate(operands[0]);
    for (const operand of operands.slice(1)) {
      const index = this.evaluate(operand);
      const number = index === undefined ? undefined : integerOf(index);
      if (value === undefined || number === undefined) return undefined;
      value = this.#part(value, number.value, span);
    }
    return value;
  }

  #part(value: Exact, index: bigint, span: Span): Exact | undefined {
    const missing = (): Exact => this.#report('TUY2402', span, [`part ${index}`, `${this.textOf(value)} has none`]);
    if (value.kind === 'items') return value.items[Number(index)] ?? missing();
    if (value.kind !== 'typed') return undefined;
    const type = partType(value.type, Number(index));
    if (type === undefined) return value.type.kind === 'pointer' || value.type === unknownType ? undefined : missing();
    if (value.value.kind === 'zero') return { kind: 'typed', type, value: zero };
    return value.value.kind === 'aggregate'
      ? { kind: 'typed', type, value: value.value.elements[Number(index)] }
      : undefined;
  }

  #elementAddress({ operands, span }: ExprOf<'element'>): Exact | undefined {
    const base = this.evaluate(operands[0]);
    if (base?.kind === 'wrong') return base;
    if (base?.kind !== 'typed' || base.type.kind !== 'pointer' || base.value.kind !== 'address') return undefined;
    let offset = base.value.offset;
    let { to } = base.type;
    for (const [i, operand] of operands.slice(1).entries()) {
      const index = this.evaluate(operand);
      const number = index === undefined ? undefined : integerOf(index);
      if (number === undefined) return undefined;
      const step = i === 0 ? this.stepTo(base.type, to, number.value) : this.partAddress(to, number.value);
      if (step === undefined)
        return this.#report('TUY2402', span, [`part ${number.value}`, `${typeText(to)} has none`]);
      offset += step.offset;
      to = step.type;
    }
    if (!Number.isSafeInteger(offset)) return this.#report('TUY2205', span, ['its value has no bounds']);
    return { kind: 'typed', type: this.pointerTo(to, base.type.space), value: { ...base.value, offset } };
  }

  stepTo(pointer: Type, to: Type, index: bigint): { readonly offset: number; readonly type: Type } | undefined {
    const step = this.stepOf(pointer);
    return step === undefined ? undefined : { offset: Number(index) * step, type: to };
  }

  /** Where a part of a struct, array or vector in memory is. */
  partAddress(whole: Type, index: bigint): { readonly offset: number; readonly type: Type } | undefined {
    const type = this.resolve(whole);
    const part =
      type.kind === 'struct'
        ? type.fields.at(Number(index))
        : type.kind === 'array' || type.kind === 'vector'
          ? type.of
          : undefined;
    if (part === undefined || (type.kind === 'struct' && index < 0n)) return undefined;
    return {
      offset: type.kind === 'struct' ? fieldOffset(type.fields, Number(index)) : Number(index) * strideOf(part),
      type: part,
    };
  }

  /** What a pointer steps by: the bytes of its address space, or of what it points to. */
  stepOf(pointer: Type): number | undefined {
    if (pointer.kind !== 'pointer') return undefined;
    if (pointer.space !== 0) return pointer.space;
    const to = this.resolve(pointer.to);
    return sizeInBytes(to) === undefined ? undefined : strideOf(to);
  }

  pointerTo(to: Type, space: number): Type {
    return pointerTo(this.#program.types, to, space);
  }

  /** What a type behind a pointer is. */
  resolve(type: Type): Type {
    return type.kind === 'named' ? (this.#program.types.get(type.name) ?? type) : type;
  }

  #label({ func, block, span }: ExprOf<'blockaddress'>): Exact {
    const target = this.#program.lookup(func.name, this.#module, func.span);
    if (target === undefined) return this.#report('TUY2001', func.span, [nameText('@', func.name)]);
    if (target.kind === 'global') return this.#report('TUY2402', span, [nameText('@', func.name), 'it is no function']);
    if (block.name === 'entry' || block.name === '0')
      return this.#report('TUY2205', span, ['the address of an entry block cannot be taken']);
    if (target.kind === 'foreign') return { kind: 'typed', type: bytePointer, value: zero };
    const code = target.func.item?.body;
    if (code?.kind === 'code' && !hasLabel(code.instrs, target.func.name, block.name))
      return this.#report('TUY2006', block.span, [block.name, 'not defined']);
    return { kind: 'typed', type: bytePointer, value: { kind: 'label', func: target.func.id, label: block.name } };
  }

  // Giving types

  textOf(exact: Exact): string {
    switch (exact.kind) {
      case 'int':
        return typeText(defaultInteger(exact.value));
      case 'decimal':
        return 'double';
      case 'word':
        return exact.word;
      case 'string':
        return `a string of ${bytesOfText(exact.text).length} bytes`;
      case 'items':
        return `${exact.shape === 'array' ? 'an array' : 'a struct'} of ${exact.items.length}`;
      case 'typed':
        return typeText(exact.type);
      case 'wrong':
        return 'it';
    }
  }

  /** The type that a constant has without a context. */
  typeOf(exact: Exact): Type {
    switch (exact.kind) {
      case 'int':
        return defaultInteger(exact.value);
      case 'decimal':
        return hexType(exact.float) ?? doubleType;
      case 'word':
        return exact.word === 'null' ? bytePointer : unknownType;
      case 'string':
        return { kind: 'pointer', to: { kind: 'array', count: bytesOfText(exact.text).length, of: i8 }, space: 0 };
      case 'items': {
        const types = exact.items.map((item) => this.typeOf(item));
        if (types.includes(unknownType)) return unknownType;
        return exact.shape === 'struct' ? { kind: 'struct', fields: types } : this.#arrayType(types);
      }
      case 'typed':
        return exact.type;
      case 'wrong':
        return unknownType;
    }
  }

  #arrayType(types: readonly Type[]): Type {
    let of: Type | undefined = types.at(0);
    for (const type of types) of = of && (sameType(of, type) ? of : joinOperands(of, type));
    return of === undefined
      ? unknownType
      : { kind: 'pointer', to: { kind: 'array', count: types.length, of }, space: 0 };
  }

  /** The constant in the type of its place, or in its own. `exactly`: what a decimal loses is a mistake. Undefined: reported. */
  settle(exact: Exact, wanted: Type | undefined, span: Span, exactly = false): Typed | undefined {
    if (exact.kind === 'wrong') return undefined;
    const want = wanted === unknownType ? undefined : wanted;
    const type = want === undefined ? this.typeOf(exact) : exactly ? want : this.#inOwnLength(exact, want);
    const value = type === unknownType ? undefined : this.#settle(exact, type, span, exactly, want === undefined);
    if (value !== undefined)
      return value === 'reported'
        ? undefined
        : exact.kind === 'typed' && value === exact.value && type.kind === 'struct'
          ? { type: exact.type, value }
          : { type, value };
    if (exact.kind === 'typed' && exact.type === unknownType)
      return { type: type === unknownType ? i32 : type, value: zero };
    if (exact.kind === 'typed') this.#report('TUY2401', span, [this.textOf(exact), typeText(type)]);
    else this.#report('TUY2201', span, [this.textOf(exact), type === unknownType ? 'no type' : typeText(type)]);
    return undefined;
  }

  /** A struct may be longer than what its place asks for, and stays so. */
  #inOwnLength(exact: Exact, type: Type): Type {
    if (
      exact.kind !== 'items' ||
      exact.shape !== 'struct' ||
      type.kind !== 'struct' ||
      exact.items.length <= type.fields.length
    )
      return type;
    const own = this.typeOf(exact);
    return own.kind === 'struct'
      ? { kind: 'struct', fields: [...type.fields, ...own.fields.slice(type.fields.length)] }
      : type;
  }

  #settle(exact: Exact, type: Type, span: Span, exactly: boolean, own: boolean): Constant | 'reported' | undefined {
    switch (exact.kind) {
      case 'int':
        return integerConstant(exact.value, type);
      case 'decimal':
        return this.#settleFloat(exact.float, type, span, exactly);
      case 'word':
        if (exact.word === 'null' && type.kind !== 'pointer') return undefined;
        return exact.word === 'undef' ? { kind: 'undef' } : zero;
      case 'string':
        return this.#settleString(exact.text, type);
      case 'items':
        if (own && exact.shape === 'array' && type.kind === 'pointer')
          return this.#settleArray(exact, type, span, exactly);
        return this.#settleItems(exact, type, span, exactly);
      case 'typed':
        return this.#settleTyped(exact, type, span);
      case 'wrong':
        return 'reported';
    }
  }

  #settleFloat(
    { negative, literal }: FloatText,
    type: Type,
    span: Span,
    exactly: boolean,
  ): Constant | 'reported' | undefined {
    const name = type.kind === 'float' ? type.name : type.kind === 'block' ? floatOfBits(type.bits) : undefined;
    if (name !== undefined) {
      const found = literalBits(literal, negative, name);
      if (found === undefined || (!found.exact && (exactly || literal.kind === 'hexfloat')))
        return this.#inexact(literal, type, span);
      return numberOf(found.bits);
    }
    if (type.kind !== 'fixed' || literal.kind !== 'decimal') return undefined;
    const raw = fixedOf(literal.digits, literal.exponent, type.fraction);
    if (exactly && !raw.exact) return this.#inexact(literal, type, span);
    return numberOf(wrap(type, negative ? -raw.value : raw.value));
  }

  #inexact(literal: FloatText['literal'], type: Type, span: Span): 'reported' | undefined {
    if (literal.kind === 'hexfloat') return undefined;
    this.#report('TUY2202', span, [`${literal.digits}e${literal.exponent}`, typeText(type)]);
    return 'reported';
  }

  #settleString(text: string, type: Type): Constant | undefined {
    const bytes = bytesOfText(text);
    if (type.kind === 'array' && sameType(type.of, i8) && type.count === bytes.length) {
      return { kind: 'aggregate', elements: [...bytes].map((byte) => numberOf(BigInt.asIntN(8, BigInt(byte)))) };
    }
    if (type.kind === 'block' && type.bits === 8 * bytes.length) return numberOf(bitsOfBytes(bytes));
    if (type.kind !== 'pointer' || type.space !== 0) return undefined;
    const { value, type: own } = this.#interning.string(text);
    return convertsTo(own, type) ? value : undefined;
  }

  #settleArray(
    exact: Extract<Exact, { kind: 'items' }>,
    type: Type,
    span: Span,
    exactly: boolean,
  ): Constant | 'reported' | undefined {
    const element = type.kind === 'pointer' ? type.to : type;
    const to: Type =
      element.kind === 'array' || element.kind === 'block'
        ? element
        : { kind: 'array', count: exact.items.length, of: element };
    const content = this.#settleItems(exact, to, span, exactly);
    return content === undefined || content === 'reported' ? content : this.#interning.array(to, content).value;
  }

  #settleItems(
    { items, spans, shape }: Extract<Exact, { kind: 'items' }>,
    type: Type,
    span: Span,
    exactly: boolean,
  ): Constant | 'reported' | undefined {
    if (type.kind === 'pointer' && type.to.kind !== 'named' && shape === 'array')
      return this.#settleArray({ kind: 'items', shape, items, spans }, type, span, exactly);
    if (type.kind === 'block' && shape === 'array') return this.#settleBlock(items, spans, type.bits);
    const count =
      type.kind === 'struct' ? type.fields.length : type.kind === 'array' || type.kind === 'vector' ? type.count : -1;
    if (items.length !== count || (shape === 'array') === (type.kind === 'struct')) return undefined;
    const elements: Constant[] = [];
    for (const [i, item] of items.entries()) {
      const settled = this.settle(item, partType(type, i), spans[i] ?? span, exactly);
      if (settled === undefined) return 'reported';
      elements.push(settled.value);
    }
    return { kind: 'aggregate', elements };
  }

  /** The elements one after the other, as a stream would hold them. */
  #settleBlock(items: readonly Exact[], spans: readonly Span[], bits: number): Constant | 'reported' | undefined {
    const elements: Constant[] = [];
    const types: Type[] = [];
    let sum = 0;
    for (const [i, item] of items.entries()) {
      const settled = this.settle(item, undefined, spans[i]);
      if (settled === undefined) return 'reported';
      elements.push(settled.value);
      types.push(settled.type);
      sum += Math.ceil((streamBits(settled.type) ?? 0) / 8) * 8;
    }
    return sum === bits ? { kind: 'aggregate', elements, types } : undefined;
  }

  #settleTyped({ type: from, value }: Typed, type: Type, span: Span): Constant | 'reported' | undefined {
    if (sameType(from, type)) return value;
    if (!convertsTo(from, type)) return undefined;
    if (type.kind === 'struct' || type.kind === 'pointer') return value;
    const converted = this.convert({ type: from, value }, type, span);
    return converted?.kind === 'typed' ? converted.value : converted?.kind === 'wrong' ? 'reported' : undefined;
  }
}

function isAggregate(type: Type): boolean {
  return type.kind === 'struct' || type.kind === 'array' || type.kind === 'vector';
}

/** Written labels, and those that the blocks without one get: `<function>_0` and so on. */
function hasLabel(
  instrs: readonly { readonly labels: readonly { readonly name: string }[] }[],
  func: string,
  label: string,
): boolean {
  if (instrs.some(({ labels }) => labels.some(({ name }) => name === label))) return true;
  return (
    label.startsWith(`${func}_`) &&
    /^(?:0|[1-9][0-9]*)$/.test(label.slice(func.length + 1)) &&
    Number(label.slice(func.length + 1)) < instrs.length
  );
}
