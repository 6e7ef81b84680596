/** C as the writer of functions asks for it: types, values, accesses to memory, the list of open calls, and structures for several results. */
import { InternalError } from '../../base/errors.ts';
import type { Signature } from '../../linear/nodes.ts';
import type { CalcOp, MemType, ValueType } from '../../linear/opcodes.ts';
import { writeCalc } from '../text/calc.ts';
import { call, infix, levels, primary, within } from '../text/expr.ts';
import type { ShownType } from '../text/shown-types.ts';
import type { Access, Language, OpenCalls, Several } from '../text/language.ts';
import { cCalc } from './calc.ts';
import type { FileContext } from './context.ts';
import { as, cast, float, integer, nameOfType, typeOfValue, type CType, type Expr } from './expr.ts';
import { negated } from './negation.ts';
import { commentText, quoted } from './texts.ts';

type Place = () => Expr;

export class CLanguage implements Language<CType> {
  readonly name = 'c';
  readonly jumps = 'goto';
  /** Compilers of C99 need only understand 127 blocks in each other; arms of `if` and parentheses take their share. */
  readonly deepestBraces = 50;
  readonly deepestExpression = 7;
  readonly computesInOrder = false;
  readonly asksRanges = true;
  /** Compilers know best how to find a case; trees of tests by the thousand take gcc minutes. */
  readonly switches = 'any';
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

  constant(type: ValueType): string {
    return `const ${nameOfType(type)}`;
  }

  initial(_: ValueType, isTemporary: boolean): string {
    return isTemporary ? '' : ' = 0';
  }

  parameter(type: ValueType, name: string): string {
    return `${nameOfType(type)} ${name}`;
  }

  head(signature: Signature, name: string, params: readonly string[]): string {
    return `static ${this.#file.resultOf(signature)} ${name}(${params.join(', ') || 'void'}) {`;
  }

  comment(text: string): string {
    return `/* ${commentText(text)} */`;
  }

  directive(line: number, source: string): string {
    return `#line ${line} ${quoted(source)}`;
  }

  // Values

  readonly integer = integer;

  float(value: number, type: 'f32' | 'f64', bits: bigint | undefined): Expr {
    if (bits === undefined) return float(value, type);
    const name = this.#file.support(type === 'f32' ? 'f32_of_bits' : 'f64_of_bits');
    return call(name, [integer(bits, type === 'f32' ? 'u32' : 'u64')], type);
  }

  calc(op: CalcOp, operands: readonly Expr[], place: Place): Expr {
    return writeCalc(cCalc, { ...this.#calcContext, place }, op, operands);
  }

  /** C converts what is assigned, given and returned. */
  stored(value: Expr): Expr {
    return value;
  }

  drop(value: Expr): string | undefined {
    return /\w\(/.test(value.text) ? `(void)${within(value, levels.unary)};` : undefined;
  }

  readonly negated = negated;

  condition(value: Expr): Expr {
    return value;
  }

  compareCase(sign: '==' | '<', selector: Expr, value: bigint): Expr {
    const type = selector.type === 'i64' ? 'i64' : 'i32';
    const text = `${within(as(type, selector), levels.unary)} ${sign} ${integer(value, type).text}`;
    return { text, level: levels.compare, type: 'i32' };
  }

  // Addresses and memory

  widened(address: Expr): Expr {
    return cast('i64', address);
  }

  /** C cuts it to the 32 bits of the parameter, which for a known one is done here; compilers warn where they see that bits get lost. */
  word(value: Expr): Expr {
    if (value.value !== undefined) return integer(value.value, 'u32');
    return isOfNumbers(value.text) ? cast('u32', value) : value;
  }

  plus(address: Expr, distance: number, type: 'i32' | 'u32' | 'i64'): Expr {
    return infix('+', levels.sum, type, [address, integer(BigInt(distance), type)], [levels.sum, levels.product]);
  }

  scaled(index: Expr): Expr {
    if (index.value !== undefined) return integer(BigInt.asUintN(32, index.value * 4n), 'u32');
    return infix('*', levels.product, 'u32', [index, integer(4n, 'u32')], [levels.unary, levels.unary]);
  }

  element(base: Expr, distance: Expr): Expr {
    return infix('+', levels.sum, 'u32', [as('u32', base), distance], [levels.sum, levels.product]);
  }

  load(mem: MemType, access: Access<CType>, place: Place): Expr {
    const type = loaded[mem];
    if (type === undefined) throw new InternalError(`a load of ${mem}`, 'c');
    return this.#access(isThere(access) ? `get_${mem}` : `load_${mem}`, access, [], type, place);
  }

  widenedLoad(value: Expr): Expr {
    return value.type === 'i64' ? value : cast('i64', value);
  }

  store(mem: MemType, access: Access<CType>, value: Expr, place: Place): string {
    const cell = mem === 'f32' || mem === 'f64' ? mem : mem.replace('i', 'u');
    const cut = cutTo(cell, value);
    return `${this.#access(isThere(access) ? `put_${cell}` : `store_${cell}`, access, [cut], 'i32', place).text};`;
  }

  /** Where the address may be anything, with its place. */
  #access(name: string, access: Access<CType>, values: readonly Expr[], type: CType, place: Place): Expr {
    const { at, offset } = access;
    const support = this.#file.support(name);
    if (isThere(access)) return call(support, [this.#within(at, offset), ...values], type);
    return call(support, [at, integer(BigInt(offset), 'u32'), place(), ...values], type);
  }

  /** An address as it is, without being cut: so compilers see how those of a loop follow each other. */
  #within(at: Expr, offset: number): Expr {
    const address = at.type === 'i64' || at.type === 'u64' ? as('i64', at) : as('u32', at);
    return offset === 0 ? address : this.plus(address, offset, address.type === 'i64' ? 'i64' : 'u32');
  }

  copy(operands: readonly Expr[], place: Expr): string {
    return `${call(this.#file.support('copy_bytes'), [...operands, place], 'i32').text};`;
  }

  fill(operands: readonly Expr[], place: Expr): string {
    return `${call(this.#file.support('fill_bytes'), [...operands, place], 'i32').text};`;
  }

  // Frames

  readonly openCalls: OpenCalls = {
    enter: (here, place, mayTrap) => [
      `const unsigned ${here} = ${this.#file.support('enter')}(${place});`,
      ...(mayTrap ? [this.openCalls.note(here, place)] : []),
    ],
    note: (here, place) => `calls[${here}] = ${place};`,
    leave: (here) => `depth = ${here};`,
  };

  unread(parameter: string): string {
    return `(void)${parameter};`;
  }

  keepStack(caller: string): string {
    return `const uint32_t ${caller} = ${this.#file.support('stack')};`;
  }

  giveStack(caller: string): string {
    return `stack = ${caller};`;
  }

  takeFrame(frame: string, size: number, align: number, place: number): readonly string[] {
    const taken = `${this.#file.support('take')}(${size}u, ${place})`;
    const aligned = align > 16 ? `(${taken} + ${align - 1}u) & ~${align - 1}u` : taken;
    return [`const uint32_t ${frame} = ${aligned};`, `(void)${frame};`];
  }

  show(name: string, type: ShownType, at: Expr): readonly string[] {
    const { views } = this.#file;
    this.#file.support('memory');
    const place = `(${views.pointerType(type)})(memory + ${within(at, levels.product)})`;
    return [`${views.constant(type, name)} = ${place};`, `(void)${name};`];
  }

  frameAddress(frame: string): Expr {
    return primary(frame, 'u32');
  }

  alloca(size: Expr, place: Expr): Expr {
    const isWide = size.type === 'i64' || size.type === 'u64';
    const wide = as('u64', isWide ? size : cast('u64', as('u32', size)));
    return call(this.#file.support('take_some'), [wide, place], 'u32');
  }

  release(end: Expr, caller: string): string {
    return `stack = ${this.#file.support('released')}(${end.text}, ${caller});`;
  }

  // Calls

  call(callee: string, args: readonly Expr[], { results }: Signature): Expr {
    return call(callee, args, typeOfValue(results.at(0) ?? 'i32'));
  }

  /** The function at an address, if it has this type. Its place is that of the call, which stands in the list of open calls already. */
  callIndirect(address: Expr, args: readonly Expr[], signature: Signature): Expr {
    const { name, number } = this.#file.functionType(signature);
    return this.call(`((${name})${this.#file.support('callee')}(${address.text}, ${number}, 0))`, args, signature);
  }

  /** They come as a structure. */
  takeResults(value: Expr, signature: Signature, name: string): Several<CType> {
    const values = signature.results.map((type, i) => primary(`${name}.r${i}`, typeOfValue(type)));
    return { lines: [`const ${this.#file.resultsName(signature)} ${name} = ${value.text};`], values };
  }

  giveResults(values: readonly Expr[], signature: Signature, name: string): Several<CType> {
    const all = values.map(({ text }) => text).join(', ');
    return {
      lines: [`const ${this.#file.resultsName(signature)} ${name} = { ${all} };`],
      values: [primary(name, 'i32')],
    };
  }

  trap(kind: string, place: number): string {
    return `trap(${this.#file.support(`trap:${kind}`)}, NULL, ${place});`;
  }
}

function isThere({ isSafe, isInside }: Access<CType>): boolean {
  return isSafe || isInside === true;
}

/** What the loads give. */
const loaded: Readonly<Partial<Record<MemType, CType>>> = {
  i8: 'i32',
  u8: 'i32',
  i16: 'i32',
  u16: 'i32',
  i32: 'i32',
  u32: 'u32',
  i64: 'i64',
  f32: 'f32',
  f64: 'f64',
};

/** Whether an expression has no variables and calls: a constant of C. */
function isOfNumbers(text: string): boolean {
  return !/[a-z_]\w*/i.test(text.replaceAll(/\b\d+\w*|\(u?int(?:32|64)_t\)/g, ''));
}

/** A known number as the cell keeps it. */
function cutTo(cell: string, value: Expr): Expr {
  if (value.value === undefined || (cell !== 'u8' && cell !== 'u16')) return value;
  return integer(BigInt.asUintN(cell === 'u8' ? 8 : 16, value.value), 'i32');
}
