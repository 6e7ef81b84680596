/** Python as the writer of functions asks for it: types, values, accesses to memory, frames, and tuples for several results. */
import { InternalError } from '../../base/errors.ts';
import type { Signature } from '../../linear/nodes.ts';
import type { CalcOp, MemType, ValueType } from '../../linear/opcodes.ts';
import { writeCalc } from '../text/calc.ts';
import { infix } from '../text/expr.ts';
import type { Access, CalcFacts, Language, Several, TextFile } from '../text/language.ts';
import { negated, pythonCalc, shifts } from './calc.ts';
import { loadText, storeText } from './accesses.ts';
import {
  as,
  call,
  float,
  integer,
  isFloat,
  levels,
  modular,
  primary,
  typeOfValue,
  wrapped,
  type Expr,
  type PythonType,
} from './expr.ts';
import { mark, PythonLines } from './lines.ts';
import type { Cell } from './support.ts';

/** What Python asks of the file beside what every language does. */
export interface PythonFile extends TextFile {
  /** Makes a function of the tables part of the file; the result is its name. */
  support(name: string): string;
  define(name: string, text: (own: string) => string): string;
  /** The number of the type of functions of a signature. */
  functionType(signature: Signature): number;
  /** Is it a variable of the file? */
  isGlobal(name: string): boolean;
}

type Place = () => Expr;

export class PythonLanguage implements Language<PythonType> {
  readonly name = 'python';
  readonly jumps = 'break';
  /** Of the linear IR's structure; what Python itself does not take is seen when it is written. */
  readonly deepestBraces = 200;
  readonly deepestExpression = 7;
  readonly computesInOrder = true;
  readonly asksRanges = true;
  readonly shifts = shifts;
  readonly declaresByValue = true;
  readonly #file: PythonFile;

  constructor(file: PythonFile) {
    this.#file = file;
  }

  lines(): PythonLines {
    return new PythonLines((name) => this.#file.isGlobal(name));
  }

  // Types and declarations

  readonly typeOf = typeOfValue;

  variable(): string {
    return '';
  }

  constant(): string {
    return '';
  }

  initial(type: ValueType, isTemporary: boolean): string {
    if (isTemporary) return '';
    return isFloat(typeOfValue(type)) ? ' = 0.0' : ' = 0';
  }

  parameter(_: ValueType, name: string): string {
    return name;
  }

  head(_: Signature, name: string, params: readonly string[]): string {
    return `def ${name}(${params.join(', ')}):`;
  }

  comment(text: string): string {
    return `# ${text.replace(/[^\t -~\u00a0-\uffff]/g, '?')}`;
  }

  directive(): undefined {
    return undefined;
  }

  // Values

  integer(value: bigint, type: 'i32' | 'u32' | 'i64'): Expr {
    return integer(value, type === 'i64' ? 'i64' : 'i32');
  }

  float(value: number, type: 'f32' | 'f64', bits: bigint | undefined): Expr {
    if (bits === undefined) return float(value, type);
    const own = type === 'f32' ? BigInt.asIntN(32, bits) : BigInt.asIntN(64, bits);
    return call(this.#file.support(`${type}_of_bits`), [integer(own, type === 'f32' ? 'i32' : 'i64')], type);
  }

  calc(op: CalcOp, operands: readonly Expr[], place: Place, facts: CalcFacts): Expr {
    const file = this.#file;
    const context = {
      place,
      support: (name: string) => file.support(name),
      define: (name: string, text: (own: string) => string) => file.define(name, text),
      facts,
    };
    return writeCalc(pythonCalc, context, op, operands);
  }

  stored(value: Expr, type: ValueType): Expr {
    return value.type === 'i64' && typeOfValue(type) === 'i32' ? wrapped(modular(value), 'i32') : value;
  }

  drop(value: Expr): string | undefined {
    return /\w\(/.test(value.text) ? `${value.text};` : undefined;
  }

  readonly negated = negated;

  condition(value: Expr): Expr {
    return value;
  }

  compareCase(sign: '==' | '<', selector: Expr, value: bigint): Expr {
    return infix(sign, levels.compare, 'i32', [selector, integer(value, 'i64')], [levels.shift, levels.shift]);
  }

  // Addresses and memory

  widened(address: Expr): Expr {
    return as('i64', address);
  }

  word(value: Expr): Expr {
    return value;
  }

  plus(address: Expr, distance: number): Expr {
    const value = integer(BigInt(distance), 'i64');
    return infix('+', levels.sum, address.type, [address, value], [levels.sum, levels.product]);
  }

  scaled(index: Expr): Expr {
    if (index.value !== undefined) return integer(index.value * 4n, 'i32');
    return infix('*', levels.product, 'i32', [index, integer(4n, 'i32')], [levels.unary, levels.unary]);
  }

  element(base: Expr, distance: Expr): Expr {
    return infix('+', levels.sum, 'i32', [base, distance], [levels.sum, levels.product]);
  }

  load(mem: MemType, access: Access<PythonType>, place: Place): Expr {
    if (mem === 'v128') throw new InternalError(`a load of ${mem}`, 'python');
    const type = mem === 'i64' || isFloat(mem as PythonType) ? (mem as PythonType) : mem === 'u32' ? 'i64' : 'i32';
    return as(type, loadText(this.#file, mem, access, place));
  }

  widenedLoad(value: Expr): Expr {
    return as('i64', value);
  }

  store(mem: MemType, access: Access<PythonType>, value: Expr, place: Place): string {
    const isCut = mem === 'i32' && value.type === 'i64';
    return storeText(this.#file, mem as Cell, access, isCut ? wrapped(modular(value), 'i32') : value, place);
  }

  copy(operands: readonly Expr[], place: Expr): string {
    return `${call(this.#file.support('copy_bytes'), [...operands, place], 'i32').text};`;
  }

  fill(operands: readonly Expr[], place: Expr): string {
    return `${call(this.#file.support('fill_bytes'), [...operands, place], 'i32').text};`;
  }

  // Frames

  unread(): undefined {
    return undefined;
  }

  keepStack(caller: string): string {
    return `${caller} = stack;`;
  }

  giveStack(caller: string): string {
    return `stack = ${caller};`;
  }

  takeFrame(frame: string, size: number, align: number, place: number): readonly string[] {
    const taken = `${this.#file.support('take')}(${size}, ${place})`;
    return [`${frame} = ${align > 16 ? `${taken} + ${align - 1} & ~${align - 1}` : taken};`];
  }

  frameAddress(frame: string): Expr {
    return primary(frame, 'i32');
  }

  alloca(size: Expr, place: Expr): Expr {
    const bits = integer(size.type === 'i64' ? 64n : 32n, 'i32');
    return call(this.#file.support('take_some'), [size, bits, place], 'i32');
  }

  release(end: Expr, caller: string): string {
    return `stack = ${this.#file.support('released')}(${end.text}, ${caller});`;
  }

  // Calls

  /** Behind a call stands the number of its place, for the line that it will be in. */
  call(callee: string, args: readonly Expr[], { results }: Signature, place: number): Expr {
    const { text } = call(callee, args, 'i32');
    return primary(`${text}${mark}${place}${mark}`, typeOfValue(results.at(0) ?? 'i32'));
  }

  callIndirect(address: Expr, args: readonly Expr[], signature: Signature, place: number): Expr {
    const callee = `${this.#file.support('callee')}(${address.text}, ${this.#file.functionType(signature)}, ${place})`;
    return this.call(callee, args, signature, place);
  }

  takeResults(value: Expr, { results }: Signature, name: string): Several<PythonType> {
    const values = results.map((type, i) => primary(`${name}[${i}]`, typeOfValue(type)));
    return { lines: [`${name} = ${value.text};`], values };
  }

  giveResults(values: readonly Expr[]): Several<PythonType> {
    return { lines: [], values };
  }

  trap(kind: string, place: number): string {
    return `trap('${kind}', '', ${place});`;
  }
}
