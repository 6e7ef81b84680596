/**
 * Java as the writer of functions asks for it. Open calls are known to Java itself: what may trap, and every call, is marked with its
 * place (places.ts).
 */
import type { Signature } from '../../linear/nodes.ts';
import { memTypes, type CalcOp, type MemType, type ValueType } from '../../linear/opcodes.ts';
import { chunksOf } from '../text/bytes.ts';
import { writeCalc } from '../text/calc.ts';
import { call, infix, levels, primary } from '../text/expr.ts';
import type { Access, Language, Several } from '../text/language.ts';
import { comparison, isTrue, negated, javaCalc } from './calc.ts';
import type { FileContext } from './context.ts';
import { asNumber, cast, float, integer, marked, nameOfType, typeOfValue, type Expr, type JavaType } from './expr.ts';
import { JavaDivision } from './division.ts';
import { quoted } from './strings.ts';
import { systemCall } from './system-calls.ts';

type Place = () => Expr;

/** So many bytes lie below all memory, so an offset of as many does not wrap round to an address that is one. */
const farthest = 1024;

export class JavaLanguage implements Language<JavaType> {
  readonly name = 'java';
  readonly jumps = 'break';
  readonly deepestBraces = 60;
  readonly deepestExpression = 7;
  readonly computesInOrder = true;
  readonly division: JavaDivision;
  readonly #file: FileContext;
  readonly #calcContext;

  constructor(file: FileContext) {
    this.#file = file;
    this.division = new JavaDivision((signature) => file.resultOf(signature));
    this.#calcContext = {
      support: (name: string): string => file.support(name),
      define: (name: string, text: (own: string) => string): string => file.define(name, text),
    };
  }

  // Types and declarations

  readonly typeOf = typeOfValue;
  readonly variable = nameOfType;
  /** A final variable with a known value would be a constant, and conditions with it constants too. */
  readonly constant = nameOfType;

  initial(): string {
    return ' = 0';
  }

  parameter(type: ValueType, name: string): string {
    return `${nameOfType(type)} ${name}`;
  }

  /** Of a name that says in which class it is, the last part. */
  head(signature: Signature, name: string, params: readonly string[]): string {
    return `static ${this.#file.resultOf(signature)} ${name.slice(name.lastIndexOf('.') + 1)}(${params.join(', ')}) {`;
  }

  comment(text: string): string {
    return `// ${commentText(text)}`;
  }

  directive(): undefined {
    return undefined;
  }

  // Values

  readonly integer = integer;
  readonly float = float;

  calc(op: CalcOp, operands: readonly Expr[], place: Place): Expr {
    return writeCalc(javaCalc, { ...this.#calcContext, place: () => Number(place().text) }, op, operands);
  }

  stored(value: Expr): Expr {
    return asNumber(value);
  }

  /** A call is a statement; what else has calls in it is made one. */
  drop(value: Expr): string | undefined {
    if (!/\w\(/.test(value.text)) return undefined;
    const number = asNumber(value);
    return `${this.#file.support(`known_${number.type}`)}(${number.text});`;
  }

  negated(condition: Expr): Expr {
    return negated(this.condition(condition));
  }

  condition(value: Expr): Expr {
    return isTrue(this.#calcContext, value);
  }

  compareCase(sign: '==' | '<', selector: Expr, value: bigint): Expr {
    return comparison(sign, [selector, integer(value, selector.type === 'i64' ? 'i64' : 'i32')]);
  }

  /** A `switch` is over an `int`. */
  table(selector: Expr, low: bigint): { readonly selector: string; readonly value: (i: number) => string } {
    if (selector.type !== 'i64') return { selector: selector.text, value: (i) => integer(low + BigInt(i), 'i32').text };
    const distance = infix<JavaType>(
      '-',
      levels.sum,
      'i64',
      [selector, integer(low, 'i64')],
      [levels.sum, levels.product],
    );
    return { selector: `${this.#file.support('case_of')}(${distance.text})`, value: String };
  }

  readonly lookUp = {
    most: 1000,
    text: (selector: Expr, low: bigint, numbers: readonly number[], otherwise: number): string => {
      const type = selector.type === 'i64' ? 'i64' : 'i32';
      const index = writeDistance(selector, low, type);
      const halves = numbers.map((number) => String.fromCharCode(number >>> 16, number & 0xffff));
      const strings = chunksOf(halves.join('')).map(quoted);
      return `${this.#file.support('look_up')}(${index}, ${otherwise}, ${strings.join(', ')})`;
    },
  };

  // Addresses and memory

  widened(address: Expr): Expr {
    return cast('i64', address);
  }

  word(value: Expr): Expr {
    if (value.value !== undefined) return integer(value.value, 'i32');
    return value.type === 'i64' ? cast('i32', value) : asNumber(value);
  }

  plus(address: Expr, distance: number, type: 'i32' | 'u32' | 'i64'): Expr {
    const own = type === 'i64' ? 'i64' : 'i32';
    return infix('+', levels.sum, own, [address, integer(BigInt(distance), own)], [levels.sum, levels.product]);
  }

  scaled(index: Expr): Expr {
    const number = asNumber(index);
    if (number.value !== undefined) return integer(number.value * 4n, 'i32');
    return infix('*', levels.product, 'i32', [number, integer(4n, 'i32')], [levels.unary, levels.unary]);
  }

  element(base: Expr, distance: Expr): Expr {
    return infix('+', levels.sum, 'i32', [base, distance], [levels.sum, levels.product]);
  }

  load(mem: MemType, access: Access<JavaType>, place: Place): Expr {
    const type = mem === 'f32' || mem === 'f64' || mem === 'i64' ? mem : 'i32';
    const name = this.#file.support(`load_${mem === 'u32' ? 'i32' : mem}`);
    const value = call<JavaType>(this.#marked(name, access, place), [this.#at(access)], type);
    return mem === 'u32' ? { ...value, isUnsigned: true } : value;
  }

  widenedLoad(value: Expr): Expr {
    return value.isUnsigned === true ? call('Integer.toUnsignedLong', [value], 'i64') : cast('i64', value);
  }

  store(mem: MemType, access: Access<JavaType>, value: Expr, place: Place): string {
    const cell = mem.replace('u', 'i');
    const number = asNumber(value);
    const isCut = number.type === 'i64' && memTypes[mem].size < 8;
    const stored = isCut ? this.word(number) : number;
    const name = this.#file.support(`${access.isSafe ? 'put' : 'store'}_${cell}`);
    return `${this.#marked(name, access, place)}(${this.#at(access).text}, ${stored.text});`;
  }

  #marked(name: string, { isSafe }: Access<JavaType>, place: Place): string {
    return isSafe ? name : marked(name, Number(place().text));
  }

  #at({ at, offset }: Access<JavaType>): Expr {
    const address = asNumber(at);
    if (offset === 0) return address;
    if (offset > farthest) return call(this.#file.support('far'), [address, integer(BigInt(offset), 'i32')], 'i32');
    return this.plus(address, offset, 'i32');
  }

  copy(operands: readonly Expr[], place: Expr): string {
    return `${call<JavaType>(marked(this.#file.support('copy_bytes'), Number(place.text)), operands, 'i32').text};`;
  }

  fill(operands: readonly Expr[], place: Expr): string {
    return `${call<JavaType>(marked(this.#file.support('fill_bytes'), Number(place.text)), operands, 'i32').text};`;
  }

  // Frames

  unread(): undefined {
    return undefined;
  }

  keepStack(caller: string): string {
    return `int ${caller} = ${this.#file.support('stack')};`;
  }

  giveStack(caller: string): string {
    return `stack = ${caller};`;
  }

  takeFrame(frame: string, size: number, align: number, place: number): readonly string[] {
    const taken = `${marked(this.#file.support('take'), place)}(${size})`;
    return [`int ${frame} = ${align > 16 ? `${taken} + ${align - 1} & ${-align}` : taken};`];
  }

  frameAddress(frame: string): Expr {
    return primary(frame, 'i32');
  }

  alloca(size: Expr, place: Expr): Expr {
    const number = asNumber(size);
    const wide = number.type === 'i64' ? number : call<JavaType>('Integer.toUnsignedLong', [number], 'i64');
    return call(marked(this.#file.support('take_some'), Number(place.text)), [wide], 'i32');
  }

  release(end: Expr, caller: string): string {
    return `stack = ${this.#file.support('released')}(${end.text}, ${caller});`;
  }

  // Calls

  call(callee: string, args: readonly Expr[], signature: Signature, place: number): Expr {
    return systemCall(callee, args, signature, place) ?? this.#call(callee, args, signature, place);
  }

  #call(callee: string, args: readonly Expr[], { results }: Signature, place: number): Expr {
    return call(marked(callee, place), args, typeOfValue(results.at(0) ?? 'i32'));
  }

  callIndirect(address: Expr, args: readonly Expr[], signature: Signature, place: number): Expr {
    return this.#call(this.#file.callerOf(signature), [address, ...args], signature, place);
  }

  /** They come as a record. */
  takeResults(value: Expr, signature: Signature, name: string): Several<JavaType> {
    const values = signature.results.map((type, i) => primary(`${name}.r${i}()`, typeOfValue(type)));
    return { lines: [`${this.#file.resultOf(signature)} ${name} = ${value.text};`], values };
  }

  giveResults(values: readonly Expr[], signature: Signature): Several<JavaType> {
    const all = values.map(({ text }) => text).join(', ');
    return { lines: [], values: [primary(`new ${this.#file.resultOf(signature)}(${all})`, 'i32')] };
  }

  trap(kind: string, place: number): string {
    this.#file.support(`trap:${kind}`);
    return `throw ${marked('trap', place)}("${kind}", null);`;
  }
}

/** Of an operand from the first value of a table on, as a \`long\`. */
function writeDistance(selector: Expr, low: bigint, type: 'i32' | 'i64'): string {
  return low === 0n && type === 'i64'
    ? selector.text
    : `${type === 'i32' ? '(long) ' : ''}${selector.text} - ${integer(low, 'i64').text}`;
}

/** A text in a comment: in ASCII, and without what Java reads as a letter by its number. */
export function commentText(text: string): string {
  return text.replace(/[^\t -~]/g, '?').replaceAll('\\u', '\\ u');
}
