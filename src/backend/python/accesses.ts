/**
 * Loads and stores. A call takes Python longer than the access itself, so what goes wrong rarely is tested where it stands, as far as it is not
 * known already, and a function of `support.ts` is called where a test says no:
 *
 *     memory_i[_a >> 2] if LOWEST <= (_a := at + 4) < memory_end and not _a & 3 else load_i32(_a - 4, 7, 4)
 *
 * The sum may lie outside of 64 bits, as only its lower 32 count.
 */
import { lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import type { Access } from '../text/language.ts';
import { call, infix } from '../text/expr.ts';
import { integer, isFloat, isSimple, levels, modular, primary, tight, type Expr, type PythonType } from './expr.ts';
import { cells, storedCell, type Cell } from './support.ts';

type Place = () => Expr;

/** The element of an address that is kept as an index, in memory that is known to be there. */
function ownElement(
  cell: Cell,
  { at: { shifted }, offset, isInside, isAligned }: Access<PythonType>,
): string | undefined {
  const { code, size } = cells[cell];
  const isKnown = isInside === true && isAligned === true && offset % size === 0;
  if (!isKnown || shifted === undefined || 2 ** shifted.by !== size) return undefined;
  return `memory_${code}[${sum(shifted.from, offset / size).text}]`;
}

/** What the file has for accesses. */
interface AccessFile {
  readonly layout: MemoryMap;
  support(name: string): string;
}

/** Where the places of loads or stores begin, as the text calls it. */
interface Lowest {
  readonly name: string;
  readonly address: number;
}

/** The element of a view that an address is. */
function element(cell: Cell, at: Expr): string {
  const { code, size } = cells[cell];
  return `memory_${code}[${size === 1 ? at.text : `${tight(at)} >> ${Math.log2(size)}`}]`;
}

function sum(at: Expr, offset: number): Expr {
  if (offset === 0) return at;
  return infix('+', levels.sum, 'i64', [at, integer(BigInt(offset), 'i64')], [levels.sum, levels.product]);
}

/** A place, and whether an access to it can be made as it stands: as a test of the place's name, which `computed` gives it; no test where that is known. */
interface Tested {
  readonly place: Expr;
  readonly name: Expr;
  readonly test: ((computed: string) => string) | undefined;
}

function tested(
  cell: Cell,
  { at, offset, isSafe, isInside, isAligned }: Access<PythonType>,
  name: string,
  lowest: Lowest,
): Tested {
  const { size } = cells[cell];
  const isThere = isSafe || isInside === true;
  const place = sum(isThere ? at : modular(at), offset);
  const named = isSimple(place) ? place : primary<PythonType>(name, 'i64');
  // Below the offset lies what an address gives that has no place for the sum.
  const bound = offset > lowest.address ? String(offset) : lowest.name;
  const inRange = (text: string): string => `${bound} <= ${text} < memory_end`;
  const isWhole = (text: string): string => `not ${text} & ${size - 1}`;
  const needsNone = size === 1 || isAligned === true;
  if (isThere) return { place, name: named, test: needsNone ? undefined : isWhole };
  const both = (computed: string): string => `${inRange(computed)} and ${isWhole(named.text)}`;
  return { place, name: named, test: needsNone ? inRange : both };
}

/** What a function of `support.ts` is given of a place. */
function whereFrom(at: Expr, offset: number): { readonly from: Expr; readonly distance: readonly Expr[] } {
  if (offset === 0) return { from: at, distance: [] };
  const back = integer(BigInt(offset), 'i64');
  const from = infix<PythonType>('-', levels.sum, 'i64', [at, back], [levels.sum, levels.product]);
  return { from, distance: [integer(BigInt(offset), 'i32')] };
}

export function loadText(file: AccessFile, cell: Cell, access: Access<PythonType>, place: Place): Expr {
  const own = ownElement(cell, access);
  if (own !== undefined) return primary(own, 'i64');
  const { place: at, name, test } = tested(cell, access, '_a', { name: 'LOWEST', address: lowestAddress });
  if (test === undefined) return primary(element(cell, at), 'i64');
  const { from, distance } = whereFrom(name, access.offset);
  const slow = call(file.support(`load_${cell}`), [from, place(), ...distance], 'i64');
  const computed = isSimple(at) ? at.text : `(${name.text} := ${at.text})`;
  return { text: `${element(cell, name)} if ${test(computed)} else ${slow.text}`, level: levels.choice, type: 'i64' };
}

/** An integer is cut to the cell; a NaN that is stored is the one NaN, if somebody may see that. The name is for what is written twice. */
function storable(cell: Cell, value: Expr, isFloatsOnly: boolean | undefined): string {
  const { size } = cells[cell];
  if (value.value !== undefined && size < 4) return String(BigInt.asUintN(8 * size, value.value));
  if (!isFloat(cell as PythonType)) return size < 4 ? `${tight(modular(value))} & 0x${'ff'.repeat(size)}` : value.text;
  if (/^-?\d/.test(value.text) || isFloatsOnly === true) return value.text;
  return isSimple(value)
    ? `${value.text} if ${value.text} == ${value.text} else nan`
    : `_v if (_v := ${value.text}) == _v else nan`;
}

/** Lines. What is loaded for the value is loaded after what is loaded for the place. */
export function storeText(file: AccessFile, cell: Cell, access: Access<PythonType>, value: Expr, place: Place): string {
  const stored = storedCell(cell);
  const { isFloatsOnly } = access;
  const own = ownElement(stored, access);
  if (own !== undefined) return `${own} = ${storable(stored, value, isFloatsOnly)};`;
  const lowest = { name: 'STACK_BOTTOM', address: file.layout.stackBottom };
  const { place: at, name, test } = tested(stored, access, '_p', lowest);
  const loads = /\[|\w\(/;
  const isEarly = test !== undefined || (loads.test(at.text) && loads.test(value.text));
  const isNamed = isEarly && !isSimple(at);
  const target = isNamed ? primary<PythonType>('_p', 'i64') : at;
  const lines = isNamed ? [`_p = ${at.text}`] : [];
  if (test === undefined)
    return [...lines, `${element(stored, target)} = ${storable(stored, value, isFloatsOnly)};`].join('\n');
  const isKept = !isSimple(value);
  const given = isKept ? primary<PythonType>('_v', value.type) : value;
  if (isKept) lines.push(`_v = ${cells[stored].size < 4 ? modular(value).text : value.text}`);
  const { from, distance } = whereFrom(name, access.offset);
  const slow = call(file.support(`store_${stored}`), [from, given, place(), ...distance], 'i32').text;
  return [
    ...lines,
    `if ${test(name.text)}: ${element(stored, target)} = ${storable(stored, given, isFloatsOnly)}`,
    `else: ${slow};`,
  ].join('\n');
}
