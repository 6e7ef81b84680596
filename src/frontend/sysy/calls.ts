/**
 * Calls: which function is meant, its arguments converted to its parameters from left to right after all of them are
 * evaluated, and the two functions of the library that are written otherwise than they are called (`library.ts`):
 *
 *     starttime()            gets the number of the line it stands in, as C's macro of that name does
 *     putf("%d %f", i, x)    gets two addresses: that of the text, a constant global of bytes with a 0 behind it, and that of a
 *                            slot of the frame with 8 bytes for each value, an i64 or (floats are doubles in C) an f64
 */
import { InternalError } from '../../base/errors.ts';
import { ownEntry } from '../../base/own-entry.ts';
import { encodeUtf8 } from '../../base/utf8.ts';
import type { Dest, Operand } from '../../linear/nodes.ts';
import { immediate } from './constants.ts';
import type { Placed } from './events.ts';
import { checkFormat } from './format.ts';
import type { FuncSymbol, NumberType, Symbol } from './symbols.ts';
import type { Unit } from './unit.ts';
import { describeValue, type Value } from './values.ts';

/** Converts a number; undefined, with a report, for anything else. */
export type Convert = (value: Value, type: NumberType) => Operand | undefined;

/** Bytes for each value that `putf` is given. */
const SLOT = 8;
/** Types of parameters, for messages. */
const wantedNames: Readonly<Record<string, string>> = {
  i32: 'a number',
  f32: 'a number',
  'i32*': 'an array of ints',
  'f32*': 'an array of floats',
};

/** The calls of a file; those that are open nest, as arguments may contain calls. */
export class Calls {
  readonly #unit: Unit;
  /** The functions whose arguments are being evaluated; undefined after a mistake. */
  readonly #open: (FuncSymbol | undefined)[] = [];
  /** Where functions are defined, by atom: for calls that stand before. */
  readonly #definitions: ReadonlyMap<number, Placed>;
  /** Equal strings are one global. */
  readonly #strings = new Map<string, Dest>();

  constructor(unit: Unit, definitions: ReadonlyMap<number, Placed>) {
    this.#unit = unit;
    this.#definitions = definitions;
  }

  /** If the function is defined further down, says so. */
  reportForward(atom: number, start: number, end: number): boolean {
    const definition = this.#definitions.get(atom);
    if (definition === undefined) return false;
    const notes = [{ message: 'it is defined here', span: this.#unit.span(definition.start, definition.end) }];
    this.#unit.report('SYS2005', start, end, [this.#unit.names[atom]], { notes });
    return true;
  }

  /** At the open parenthesis. A call has no value in a constant expression. */
  begin(symbol: Symbol | undefined, start: number, end: number): void {
    if (symbol?.kind === 'variable') this.#unit.report('SYS2004', start, end, [symbol.name]);
    const isFunc = symbol?.kind === 'function';
    if (isFunc && this.#unit.isConstant) this.#unit.report('SYS2201', start, end, [`a call of \`${symbol.name}\``]);
    this.#open.push(isFunc && !this.#unit.isConstant ? symbol : undefined);
  }

  /** At the closed parenthesis: the call's value, `bad` after a mistake and `void` where there is none. */
  finish(args: readonly Value[], start: number, end: number, convert: Convert): Value {
    const func = this.#open.pop();
    const bad: Value = { kind: 'bad', start, end };
    if (func === undefined) return bad;
    const operands = this.#operands(func, args, start, end, convert);
    if (operands === undefined) return bad;
    return this.#emit(func, operands, start, end);
  }

  #operands(
    func: FuncSymbol,
    args: readonly Value[],
    start: number,
    end: number,
    convert: Convert,
  ): Operand[] | undefined {
    if (func.special === 'format') return this.#formatOperands(args, start, end, convert);
    const wanted = func.special === 'line' ? [] : func.params;
    if (args.length !== wanted.length) {
      const notes = func.span === undefined ? [] : [{ message: `\`${func.name}\` is defined here`, span: func.span }];
      this.#unit.report('SYS2107', start, end, [func.name, wanted.length, args.length], { notes });
      return undefined;
    }
    if (func.special === 'line') return [immediate('i32', this.#unit.source.position(start).line)];
    const operands = args.map((arg, i) => this.#operand(func, i, arg, convert));
    return operands.every((operand) => operand !== undefined) ? operands : undefined;
  }

  /** One argument. Arrays are not converted: their elements have the type of the parameter's. */
  #operand(func: FuncSymbol, i: number, arg: Value, convert: Convert): Operand | undefined {
    const wanted = func.params[i];
    if ((wanted === 'i32' || wanted === 'f32') && arg.kind !== 'pointer') return convert(arg, wanted);
    if (arg.kind === 'pointer' && wanted === `${arg.type}*`) return arg.operand;
    if (arg.kind !== 'bad') {
      this.#unit.report('SYS2108', arg.start, arg.end, [func.name, i + 1, wantedNames[wanted], describeValue(arg)]);
    }
    return undefined;
  }

  /** In code that control cannot come to nothing is written; the value is then any, here 0. */
  #emit(func: FuncSymbol, operands: readonly Operand[], start: number, end: number): Value {
    const { result, index } = func;
    const isOpen = this.#unit.flow.isOpen;
    if (result === 'void') {
      if (isOpen) this.#unit.at(start, end).callVoid(index, ...operands);
      return { kind: 'void', name: func.name, start, end };
    }
    const operand = isOpen ? this.#unit.at(start, end).call(index, ...operands) : immediate(result, 0);
    return { kind: 'scalar', type: result, operand, start, end };
  }

  // putf: the address of the format, and of the values in slots of 8 bytes, floats as doubles

  #formatOperands(args: readonly Value[], start: number, end: number, convert: Convert): Operand[] | undefined {
    const [format, ...values] = args;
    if (format?.kind !== 'string') {
      if (format?.kind !== 'bad') this.#unit.report('SYS2110', format?.start ?? start, format?.end ?? end, []);
      return undefined;
    }
    this.#checkFormat(format, values);
    const operands = values.map((value) => this.#variableOperand(value, convert));
    if (!this.#unit.flow.isOpen || operands.includes(undefined)) return [immediate('i32', 0), immediate('i32', 0)];
    return [this.#stringAddress(format), this.#slots(operands)];
  }

  #checkFormat(format: Value, values: readonly Value[]): void {
    const text = this.#unit.source.text.slice(format.start + 1, format.end - 1);
    const types = values.map((value) =>
      value.kind === 'scalar' ? value.type : value.kind === 'jump' ? 'i32' : undefined,
    );
    for (const problem of checkFormat(text, types)) {
      if (problem.kind === 'count')
        this.#unit.report('SYS2214', format.start, format.end, [problem.wanted, values.length]);
      else {
        const { start, end } = values[problem.at];
        this.#unit.report('SYS2215', start, end, [
          problem.conversion,
          problem.wanted,
          types[problem.at] === 'f32' ? 'a float' : 'an int',
        ]);
      }
    }
  }

  #variableOperand(value: Value, convert: Convert): Operand | undefined {
    const type: NumberType = value.kind === 'scalar' ? value.type : 'i32';
    return convert(value, type);
  }

  #slots(operands: readonly (Operand | undefined)[]): Operand {
    if (operands.length === 0) return immediate('i32', 0);
    const { b } = this.#unit.flow;
    const area = b.slot(operands.length * SLOT, SLOT);
    operands.forEach((operand, i) => {
      if (operand === undefined) return;
      if (b.typeOf(operand) === 'f32') b.store('f64', area, b.calc('FToD', operand), i * SLOT);
      else b.store('i64', area, b.calc('IToL', operand), i * SLOT);
    });
    return area;
  }

  #stringAddress({ start, end }: Value): Operand {
    const text = this.#unit.source.text.slice(start + 1, end - 1);
    let global = this.#strings.get(text);
    if (global === undefined) {
      const bytes = encodeString(text);
      global = this.#unit.builder.data(`.string.${this.#strings.size}`, bytes.length, { constant: true, bytes });
      this.#strings.set(text, global);
    }
    if (global.kind !== 'g') throw new InternalError('a string is no global', 'lowering SysY');
    return global;
  }
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  v: '\v',
  f: '\f',
  b: '\b',
  a: '\x07',
  0: '\0',
};

/** The bytes of a string literal, with the 0 that ends it. */
function encodeString(text: string): Uint8Array {
  return encodeUtf8(`${text.replace(/\\(.)/g, (_, char: string) => ownEntry(escapes, char) ?? char)}\0`);
}
