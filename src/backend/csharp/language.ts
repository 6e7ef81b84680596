/** C# as the writer of functions asks for it: types, values, accesses to memory, the chain of open calls, and structures for several results. */
import type { Signature } from '../../linear/nodes.ts';
import type { CalcOp, MemType, ValueType } from '../../linear/opcodes.ts';
import { writeCalc } from '../text/calc.ts';
import { call, infix, levels, primary } from '../text/expr.ts';
import type { Access, Language, OpenCalls, Several } from '../text/language.ts';
import { systemFunctionOf, type SystemType } from '../text/system-functions.ts';
import { comparison, csharpCalc, isTrue, negated } from './calc.ts';
import type { FileContext } from './context.ts';
import { as, asNumber, cast, float, floatOfBits, integer, nameOfType, typeOfValue } from './expr.ts';
import type { CSharpType, Expr } from './expr.ts';

type Place = () => Expr;

export class CSharpLanguage implements Language<CSharpType> {
  readonly name = 'csharp';
  readonly jumps = 'goto';
  /** For each `goto`, mcs looks at all that follows the label within its braces, and at the jumps there again. */
  readonly bracesBlocks = true;
  readonly deepestBraces = 100;
  readonly deepestExpression = 7;
  readonly computesInOrder = true;
  readonly #file: FileContext;
  readonly #calcContext;

  constructor(file: FileContext) {
    this.#file = file;
    this.#calcContext = {
      support: (name: string): string => file.support(name),
      define: (name: string, text: (own: string) => string): string => file.define(name, text),
    };
  }

  // Types and declarations

  readonly typeOf = typeOfValue;
  readonly variable = nameOfType;
  readonly constant = nameOfType;

  initial(): string {
    return ' = 0';
  }

  parameter(type: ValueType, name: string): string {
    return `${nameOfType(type)} ${name}`;
  }

  /** The second brace is closed by the file. */
  head(signature: Signature, name: string, params: readonly string[]): string {
    return `static ${this.#file.resultOf(signature)} ${name}(${params.join(', ')}) { unchecked {`;
  }

  comment(text: string): string {
    return `// ${commentText(text)}`;
  }

  directive(line: number, source: string): string {
    return `#line ${line} "${commentText(source).replaceAll('"', "'")}"`;
  }

  // Values

  readonly integer = integer;

  float(value: number, type: 'f32' | 'f64', bits: bigint | undefined): Expr {
    return bits === undefined ? float(value, type) : floatOfBits(this.#file.support(`${type}_of_bits`), bits, type);
  }

  calc(op: CalcOp, operands: readonly Expr[], place: Place): Expr {
    return writeCalc(csharpCalc, { ...this.#calcContext, place }, op, operands);
  }

  /** What is widened widens by itself. */
  stored(value: Expr, type: ValueType): Expr {
    const own = typeOfValue(type);
    return own === 'i64' && value.type === 'i32' ? value : as(own, value);
  }

  /** A call is a statement; what else has calls in it is made one. */
  drop(value: Expr): string | undefined {
    return /\w\(/.test(value.text) ? `${this.#file.support('ignore')}(${asNumber(value).text});` : undefined;
  }

  readonly negated = negated;
  readonly condition = isTrue;

  compareCase(sign: '==' | '<', selector: Expr, value: bigint): Expr {
    const type = selector.type === 'i64' ? 'i64' : 'i32';
    return comparison(sign, [as(type, selector), integer(value, type)]);
  }

  // Addresses and memory

  widened(address: Expr): Expr {
    return cast('i64', address);
  }

  word(value: Expr): Expr {
    return as('u32', value);
  }

  plus(address: Expr, distance: number, type: 'i32' | 'u32' | 'i64'): Expr {
    const own = as(type, address);
    return infix('+', levels.sum, type, [own, integer(BigInt(distance), type)], [levels.sum, levels.product]);
  }

  scaled(index: Expr): Expr {
    if (index.value !== undefined) return integer(index.value * 4n, 'u32');
    return infix('*', levels.product, 'u32', [as('u32', index), integer(4n, 'u32')], [levels.unary, levels.unary]);
  }

  element(base: Expr, distance: Expr): Expr {
    return infix('+', levels.sum, 'u32', [as('u32', base), distance], [levels.sum, levels.product]);
  }

  load(mem: MemType, access: Access<CSharpType>, place: Place): Expr {
    const type = mem === 'u32' || mem === 'i64' || mem === 'f32' || mem === 'f64' ? mem : 'i32';
    return this.#access(access.isSafe ? 'get' : 'load', mem, { access, values: [], type, place });
  }

  widenedLoad(value: Expr): Expr {
    return as('i64', value);
  }

  store(mem: MemType, access: Access<CSharpType>, value: Expr, place: Place): string {
    const cell = mem === 'f32' || mem === 'f64' ? mem : mem.replace('i', 'u');
    const type = mem === 'f32' || mem === 'f64' ? mem : mem === 'i64' ? 'u64' : 'u32';
    const name = access.isSafe ? 'put' : 'store';
    return `${this.#access(name, cell, { access, values: [as(type, value)], type: 'i32', place }).text};`;
  }

  /** Where the address may be anything, with its place. */
  #access(
    name: string,
    cell: string,
    parts: {
      readonly access: Access<CSharpType>;
      readonly values: readonly Expr[];
      readonly type: CSharpType;
      readonly place: Place;
    },
  ): Expr {
    const { access, values, type, place } = parts;
    const where = access.isSafe ? [] : [integer(BigInt(access.offset), 'u32'), place()];
    return call(this.#file.support(`${name}_${cell}`), [as('u32', access.at), ...where, ...values], type);
  }

  copy(operands: readonly Expr[], place: Expr): string {
    return `${call<CSharpType>(this.#file.support('copy_bytes'), [...operands, place], 'i32').text};`;
  }

  fill(operands: readonly Expr[], place: Expr): string {
    return `${call<CSharpType>(this.#file.support('fill_bytes'), [...operands, place], 'i32').text};`;
  }

  // Frames

  readonly openCalls: OpenCalls = {
    enter: (here, place) => [`Call ${here}; enter(&${here}, ${place});`],
    note: (here, place) => `${here}.place = ${place};`,
    leave: (here) => `open = ${here}.caller;`,
  };

  unread(): undefined {
    return undefined;
  }

  keepStack(caller: string): string {
    return `uint ${caller} = ${this.#file.support('stack')};`;
  }

  giveStack(caller: string): string {
    return `stack = ${caller};`;
  }

  takeFrame(frame: string, size: number, align: number, place: number): readonly string[] {
    const taken = `${this.#file.support('take')}(${size}u, ${place})`;
    return [`uint ${frame} = ${align > 16 ? `${taken} + ${align - 1}u & ~${align - 1}u` : taken};`];
  }

  frameAddress(frame: string): Expr {
    return primary(frame, 'u32');
  }

  alloca(size: Expr, place: Expr): Expr {
    const isWide = size.type.endsWith('64');
    const wide = isWide ? as('u64', size) : cast('u64', as('u32', size));
    return call(this.#file.support('take_some'), [wide, place], 'u32');
  }

  release(end: Expr, caller: string): string {
    return `stack = ${this.#file.support('released')}(${end.text}, ${caller});`;
  }

  // Calls

  call(callee: string, args: readonly Expr[], { results }: Signature): Expr {
    const row = systemFunctionOf(callee);
    const type = typeOfValue(results.at(0) ?? 'i32');
    if (row === undefined) return call(callee, args, type);
    const given = row.params.map((param, i) => converted(args[i], param));
    const own = row.result === undefined ? type : systemTypes[row.result];
    const value = call<CSharpType>(callee, given, own);
    return results.length === 0 || row.result === undefined ? value : as(type, value);
  }

  /** The function at an address, if it has this type. Its place is that of the call, which stands in the chain of open calls already. */
  callIndirect(address: Expr, args: readonly Expr[], signature: Signature): Expr {
    return this.call(`${this.#file.calleeOf(signature)}(${address.text})`, args, signature);
  }

  /** They come as a structure. */
  takeResults(value: Expr, signature: Signature, name: string): Several<CSharpType> {
    const values = signature.results.map((type, i) => primary(`${name}.r${i}`, typeOfValue(type)));
    return { lines: [`${this.#file.resultOf(signature)} ${name} = ${value.text};`], values };
  }

  giveResults(values: readonly Expr[], signature: Signature): Several<CSharpType> {
    const all = values.map(({ text }, i) => `r${i} = ${text}`).join(', ');
    return { lines: [], values: [primary(`new ${this.#file.resultOf(signature)} { ${all} }`, 'i32')] };
  }

  trap(kind: string, place: number): string {
    this.#file.support(`trap:${kind}`);
    return `throw trap("${kind}", null, ${place});`;
  }
}

const systemTypes = { int: 'i32', at: 'u32', count: 'u64', long: 'i64' } as const satisfies Record<
  SystemType,
  CSharpType
>;

/** An argument of the system interface: programs declare addresses and counts as wide as their pointers. */
function converted(value: Expr, type: SystemType): Expr {
  const number = asNumber(value);
  return type === 'count' && !number.type.endsWith('64') ? as('u64', as('u32', number)) : as(systemTypes[type], number);
}

/** A text in a comment: in ASCII. */
export function commentText(text: string): string {
  return text.replace(/[^\t -~]/g, '?');
}
