/**
 * Loads and stores. A call takes Python longer than the access itself, so what goes wrong rarely is tested where it stands, as far as it is not
 * known already, and a function of `support.ts` is called where a test says no:
 *
 *     memory_i[_a >> 2] if LOWEST <= (_a := at + 4) < memory_end and not _a & 3 else load_i32(_a - 4, 7, 4)
 *
 * The sum may lie outside of 64 bits, as only its lower 32 count.
 */
import type { Access } from '../text/language.ts';
import { call, infix } from '../text/expr.ts';
import { integer, isFloat, isSimple, levels, modular, primary, tight, type Expr, type PythonType } from './expr.ts';
import { cells, storeOf, type Cell } from './support.ts';

type Place = () => Expr;

interface Support {
  support(name: string): string;
}

const lowestConstant = 1024;

/** The element of a view that an address is. */
function element(cell: Cell, at: Expr): string {
  const { code, size } = cells[cell];
  return `memory_${code}[${size === 1 ? at.text : `${tight(at)} >> ${Math.log2(size)}`}]`;
}

function sum(at: Expr, offset: number): Expr {
  if (offset === 0) return at;
  return infix('+', levels.sum, 'i64', [at, integer(BigInt(offset), 'i64')], [levels.sum, levels.product]);
}

/** A place as it is tested: what computes it, with the name that it has from then on, and what the tests are; without tests it is known. */
interface Tested {
  readonly first: Expr;
  readonly at: Expr;
  readonly test: string | undefined;
}

function tested(
  cell: Cell,
  { at, offset, isSafe, isInside, isAligned }: Access<PythonType>,
  name: string,
  lowest: string,
): Tested {
  const { size } = cells[cell];
  const isThere = isSafe || isInside === true;
  const isWhole = size === 1 || isAligned === true;
  const place = sum(isThere ? at : modular(at), offset);
  const isNamed = isSimple(place);
  const known = isNamed ? place : primary<PythonType>(name, 'i64');
  const bound = offset > lowestConstant ? String(offset) : lowest;
  const tests = [...(isThere ? [] : [`${bound} <= AT < memory_end`]), ...(isWhole ? [] : [`not AT & ${size - 1}`])];
  if (tests.length === 0) return { first: place, at: place, test: undefined };
  return { first: place, at: known, test: tests.join(' and ') };
}

/** The tests, of which the first computes the place. */
function computing(test: string, { first, at }: Tested): string {
  const value = isSimple(first) ? at.text : `(${at.text} := ${first.text})`;
  return test.replace('AT', value).replaceAll('AT', at.text);
}

/** What a function of `support.ts` is given of a place. */
function whereFrom(at: Expr, offset: number): { readonly from: Expr; readonly distance: readonly Expr[] } {
  if (offset === 0) return { from: at, distance: [] };
  const back = integer(BigInt(offset), 'i64');
  const from = infix<PythonType>('-', levels.sum, 'i64', [at, back], [levels.sum, levels.product]);
  return { from, distance: [integer(BigInt(offset), 'i32')] };
}

export function loadText(file: Support, cell: Cell, access: Access<PythonType>, place: Place): Expr {
  const known = tested(cell, access, '_a', 'LOWEST');
  if (known.test === undefined) return primary(element(cell, known.at), 'i64');
  const { from, distance } = whereFrom(known.at, access.offset);
  const slow = call(file.support(`load_${cell}`), [from, place(), ...distance], 'i64');
  return {
    text: `${element(cell, known.at)} if ${computing(known.test, known)} else ${slow.text}`,
    level: levels.choice,
    type: 'i64',
  };
}

/** An integer is cut to the cell; a NaN that is stored is the one NaN. The name is for what is written twice. */
function storable(cell: Cell, value: Expr): string {
  const { size } = cells[cell];
  if (value.value !== undefined && size < 4) return String(BigInt.asUintN(8 * size, value.value));
  if (!isFloat(cell as PythonType)) return size < 4 ? `${tight(modular(value))} & 0x${'ff'.repeat(size)}` : value.text;
  if (/^-?\d/.test(value.text)) return value.text;
  return isSimple(value)
    ? `${value.text} if ${value.text} == ${value.text} else nan`
    : `_v if (_v := ${value.text}) == _v else nan`;
}

/** Lines. What is loaded for the value is loaded after what is loaded for the place. */
export function storeText(file: Support, cell: Cell, access: Access<PythonType>, value: Expr, place: Place): string {
  const unsigned = cell === 'i8' || cell === 'i16' ? (cell.replace('i', 'u') as Cell) : cell === 'u32' ? 'i32' : cell;
  const known = tested(unsigned, access, '_p', 'STACK_BOTTOM');
  const loads = /\[|\w\(/;
  const isEarly = known.test !== undefined || (loads.test(known.first.text) && loads.test(value.text));
  const isNamed = isSimple(known.first);
  const at = isNamed || !isEarly ? known.first : primary<PythonType>('_p', 'i64');
  const lines = isNamed || !isEarly ? [] : [`_p = ${known.first.text}`];
  if (known.test === undefined)
    return [...lines, `${element(unsigned, at)} = ${storable(unsigned, value)};`].join('\n');
  const isKept = !isSimple(value);
  const given = isKept ? primary<PythonType>('_v', value.type) : value;
  if (isKept) lines.push(`_v = ${cells[unsigned].size < 4 ? modular(value).text : value.text}`);
  const { from, distance } = whereFrom(at, access.offset);
  const slow = call(file.support(storeOf(cell)), [from, given, place(), ...distance], 'i32').text;
  return [
    ...lines,
    `if ${known.test.replaceAll('AT', at.text)}: ${element(unsigned, at)} = ${storable(unsigned, given)}`,
    `else: ${slow};`,
  ].join('\n');
}
