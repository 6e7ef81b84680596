/**
 * JavaScript as the writer of functions asks for it. Open calls are known by the stack of the error that is thrown: a call stands on a
 * line of its own, and a mark behind it, which the file takes away when its lines are counted, says its place.
 */
import type { Signature } from '../../linear/nodes.ts';
import type { CalcOp, MemType, ValueType } from '../../linear/opcodes.ts';
import { lowestAddress } from '../../base/memory-map.ts';
import { writeCalc } from '../text/calc.ts';
import { call, levels, primary, within } from '../text/expr.ts';
import type { Access, Language, Several, TextFile } from '../text/language.ts';
import { jsCalc } from './calc.ts';
import {
  float,
  integer,
  isSimple,
  negated,
  signed,
  typeOfValue,
  whole,
  comparison,
  type Expr,
  type JsType,
} from './expr.ts';
import { callMark, lineMark } from './marks.ts';
import { cells, indexOf, type Cell } from './support.ts';

/** What JavaScript asks of the file beside what every language does. */
export interface FileContext extends TextFile {
  /** Makes a row of `support.ts` part of the file; the result is its name. */
  support(name: string): string;
  /** Adds a function whose text is made here, under a name that nobody has. */
  define(name: string, text: (own: string) => string): string;
  /** The list of the functions of this type by their addresses. */
  functionList(signature: Signature): string;
}

type Place = () => Expr;

/** Temporaries of a function, which it has when they occur: distances, indexes, values. What they begin with says V8 what they hold. */
export const temporaries = { $q: '0', $w: '0', $x: '0', $y: 'NaN' } as const;

export class JsLanguage implements Language<JsType> {
  readonly name = 'js';
  readonly jumps = 'break';
  readonly deepestBraces = 100;
  readonly deepestExpression = 7;
  readonly computesInOrder = true;
  readonly #file: FileContext;

  constructor(file: FileContext) {
    this.#file = file;
  }

  // Types and declarations

  readonly typeOf = typeOfValue;

  variable(): string {
    return 'let';
  }

  constant(): string {
    return 'const';
  }

  initial(): string {
    return ' = 0';
  }

  parameter(_: ValueType, name: string): string {
    return name;
  }

  head(_: Signature, name: string, params: readonly string[]): string {
    return `function ${name}(${params.join(', ')}) {`;
  }

  comment(text: string): string {
    return `// ${commentText(text)}`;
  }

  directive(line: number, source: string): string {
    return lineMark(line, source);
  }

  // Values

  integer(value: bigint): Expr {
    return integer(value);
  }

  float(value: number, type: 'f32' | 'f64'): Expr {
    return float(value, type);
  }

  calc(op: CalcOp, operands: readonly Expr[], place: Place): Expr {
    const context = {
      support: (name: string): string => this.#file.support(name),
      define: (name: string, text: (own: string) => string): string => this.#file.define(name, text),
      place,
    };
    return writeCalc(jsCalc, context, op, operands);
  }

  stored(value: Expr, type: ValueType): Expr {
    return type === 'f32' || type === 'f64' ? value : signed(value);
  }

  drop(value: Expr): string | undefined {
    return /\w\(|\?\?/.test(value.text) ? `${value.text};` : undefined;
  }

  readonly negated = negated;

  condition(value: Expr): Expr {
    return value.type === 'num' ? signed(value) : value;
  }

  compareCase(sign: '==' | '<', selector: Expr, value: bigint): Expr {
    return comparison(sign === '==' ? '===' : '<', signed(selector), integer(value));
  }

  // Addresses and memory

  widened(address: Expr): Expr {
    return address;
  }

  word(value: Expr): Expr {
    return value;
  }

  plus(address: Expr, distance: number): Expr {
    if (/^\d+$/.test(address.text)) return integer(BigInt(Number(address.text) + distance));
    return { text: `${within(address, levels.sum)} + ${distance}`, level: levels.sum, type: 'num' };
  }

  scaled(index: Expr): Expr {
    if (index.value !== undefined) return integer(index.value * 4n);
    return { text: `${within(whole(index), levels.sum)} << 2`, level: levels.shift, type: 'i32' };
  }

  element(base: Expr, distance: Expr): Expr {
    const text = `${within(base, levels.sum)} + ${within(distance, levels.product)}`;
    return { text, level: levels.sum, type: 'num' };
  }

  load(mem: MemType, access: Access<JsType>, place: Place): Expr {
    const cell = cellOf(mem);
    const type: JsType = cell === 'f32' || cell === 'f64' ? cell : 'i32';
    if (access.isSafe) {
      const known = this.#known(cell, access.at);
      if (known !== undefined) return primary(`$${cell}[${known}]`, type);
    }
    const distance = this.#distance(access, '$r', '$q');
    const slow = `${this.#file.support(`$load_${cell}`)}(${distance.again}, ${place().text})`;
    const text = `$r${cell}[${index(cell, distance)}] ?? ${slow}`;
    return { text: `(${text})`, level: levels.primary, type };
  }

  widenedLoad(value: Expr): Expr {
    return value;
  }

  /** The address is computed before the value, and what is not there is told before anything is stored. */
  store(mem: MemType, access: Access<JsType>, value: Expr, place: Place): string {
    const cell = storedCell(mem);
    const isFloat = cell === 'f32' || cell === 'f64';
    const given = isFloat || cell !== 'i32' ? whole(value) : signed(value);
    if (access.isSafe) {
      const known = this.#known(cell, access.at);
      if (known !== undefined) return this.#put(`$${cell}[${known}]`, given, isFloat);
    }
    const temporary = isFloat ? '$y' : '$x';
    const kept = isSimple(given) ? given.text : temporary;
    const distance = this.#distance(access, '$w', '$w');
    const before = kept === temporary ? `${this.#begun(distance)}${temporary} = ${given.text}; ` : '';
    const where = kept === temporary ? { ...distance, first: distance.again } : distance;
    const slow = `${this.#file.support(`$store_${cell}`)}(${distance.again}, ${kept}, ${place().text})`;
    const stored = isFloat ? putFloat(`$w${cell}[$q]`, kept) : `$w${cell}[$q] = ${kept};`;
    return `${before}if ($w${cell}[$q = ${index(cell, where)}] === undefined) ${slow}; else ${stored}`;
  }

  #put(target: string, value: Expr, isFloat: boolean): string {
    if (!isFloat) return `${target} = ${value.text};`;
    return isSimple(value) ? putFloat(target, value.text) : `$y = ${value.text}; ${putFloat(target, '$y')}`;
  }

  /** The index of an element that is known to be there, if its address is known to be a multiple. */
  #known(cell: Cell, at: Expr): string | undefined {
    const { size } = cells[cell];
    const number = at.value ?? (/^\d+$/.test(at.text) ? BigInt(at.text) : undefined);
    if (number !== undefined) return number % BigInt(size) === 0n ? String(number / BigInt(size)) : undefined;
    const offset = BigInt(/ \+ (\d+)$/.exec(at.text)?.[1] ?? 0);
    if (offset % BigInt(size) !== 0n) return undefined;
    return size === 1 ? at.text : `${within(at, levels.sum)} >> ${Math.log2(size)}`;
  }

  /** How far an address is from where the array begins: written out where it is short, else kept in a temporary at first. */
  #distance({ at, offset }: Access<JsType>, view: '$r' | '$w', temporary: string): Distance {
    const lowest = view === '$r' ? lowestAddress : this.#file.layout.stackBottom;
    const base = whole(at);
    if (offset >= lowestAddress) {
      const far = `${this.#file.support('$far')}(${base.text}, ${offset}, ${lowest})`;
      return { first: `(${temporary} = ${far})`, again: temporary };
    }
    if (base.value !== undefined) {
      const number = integer(BigInt.asUintN(32, base.value) + BigInt(offset - lowest));
      return { first: within(number, levels.primary), again: number.text };
    }
    return { first: `(${temporary} = ${moved(base, offset - lowest)} | 0)`, again: temporary };
  }

  #begun({ first, again }: Distance): string {
    return first === again ? '' : `${first.slice(1, -1)}; `;
  }

  copy(operands: readonly Expr[], place: Expr): string {
    return `${call(this.#file.support('$copy'), [...operands, place], 'i32').text};`;
  }

  fill(operands: readonly Expr[], place: Expr): string {
    return `${call(this.#file.support('$fill'), [...operands, place], 'i32').text};`;
  }

  // Frames

  unread(): undefined {
    return undefined;
  }

  keepStack(caller: string): string {
    return `const ${caller} = $stack;`;
  }

  giveStack(caller: string): string {
    return `$stack = ${caller};`;
  }

  takeFrame(frame: string, size: number, align: number, place: number): readonly string[] {
    const taken = `${this.#file.support('$take')}(${size}, ${place})`;
    return [`const ${frame} = ${align > 16 ? `${taken} + ${align - 1} & -${align}` : taken};`];
  }

  frameAddress(frame: string): Expr {
    return primary(frame, 'i32');
  }

  alloca(size: Expr, place: Expr): Expr {
    return call(this.#file.support('$take_some'), [signed(size), place], 'i32');
  }

  release(end: Expr, caller: string): string {
    return `$stack = ${this.#file.support('$released')}(${signed(end).text}, ${caller});`;
  }

  // Calls

  call(callee: string, args: readonly Expr[], { results }: Signature, place: number): Expr {
    const { text } = call(callee, args, 'i32');
    return primary(`${text}${callMark(place)}`, typeOfValue(results.at(0) ?? 'i32'));
  }

  callIndirect(address: Expr, args: readonly Expr[], signature: Signature, place: number): Expr {
    const list = this.#file.functionList(signature);
    const found = `(${list}[${signed(address).text}] ?? ${this.#file.support('$called')}(${place}))`;
    return this.call(found, args, signature, place);
  }

  /** The first is returned, and the others stand in variables. */
  takeResults(value: Expr, { results }: Signature, name: string): Several<JsType> {
    const values = results.map((type, i) => primary(i === 0 ? name : `$result_${i}`, typeOfValue(type)));
    return { lines: [`const ${name} = ${value.text};`], values };
  }

  giveResults(values: readonly Expr[], _: Signature, name: string): Several<JsType> {
    const [first, ...others] = values;
    const lines = others.map(({ text }, i) => `$result_${i + 1} = ${text};`);
    if (isSimple(first)) return { lines, values: [first] };
    return { lines: [`const ${name} = ${first.text};`, ...lines], values: [primary(name, first.type)] };
  }

  trap(kind: string, place: number): string {
    return `throw $trap('${kind}', '', ${place});`;
  }
}

/**
 * Stores a float; NaNs become the one NaN. As two statements: what a choice gives V8 keeps on the heap, where it takes three times as long
 * (`bench -- outputs`, nbody).
 */
function putFloat(target: string, value: string): string {
  const isNumber = /^-?[\d.]/.test(value);
  return isNumber ? `${target} = ${value};` : `if (${value} === ${value}) ${target} = ${value}; else ${target} = NaN;`;
}

/** An address and a distance as a sum; a number with which the address begins takes the distance in. */
function moved(base: Expr, distance: number): string {
  const begun = base.level === levels.sum ? /^(\d+) \+ (.*)$/.exec(base.text) : null;
  if (begun !== null) {
    const sum = Number(begun[1]) + distance;
    return sum === 0 ? begun[2] : `${sum} + ${begun[2]}`;
  }
  return `${within(base, levels.sum)} ${distance < 0 ? '-' : '+'} ${Math.abs(distance)}`;
}

/** A distance as it is written first, where it is put into its temporary, and then. */
interface Distance {
  readonly first: string;
  readonly again: string;
}

/** The index of an element: the distance rotated, so that what is not a multiple is beyond the end. */
function index(cell: Cell, { first, again }: Distance): string {
  if (cells[cell].size === 1) return first.startsWith('(') ? first.slice(1, -1) : first;
  return indexOf(cell, again).replace(again, () => first);
}

function cellOf(mem: MemType): Cell {
  return mem === 'u32' ? 'i32' : (mem as Cell);
}

/** Integers of any sign are stored alike. */
function storedCell(mem: MemType): Cell {
  if (mem === 'i8') return 'u8';
  return mem === 'i16' ? 'u16' : cellOf(mem);
}

/** A text in a comment, which ends with its line. */
export function commentText(text: string): string {
  return text.replace(/[^\t -~\u00a0-\u2027\u202a-\uffff]/g, '?');
}
