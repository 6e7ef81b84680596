/**
 * The cells of objects that could be locals: which slots and arrays of a function are used for nothing but loads and stores of separate
 * cells, and copies of a few bytes between them or from and to memory.
 *
 * A cell is an offset with one size and one kind (integers, or one float type). An address is the object itself, or a temporary that
 * adds a constant to it. A copy from one object to another gives each the cells of the other; what a copy moves
 * and nobody loads or stores becomes cells of integers, so that a copy is always one of cells. What does not fit leaves the objects in memory.
 *
 * What is accessed as integers and as floats is a cell of integers, and eight bytes of which halves are accessed too are two cells of
 * four: structures that are passed and returned by value are moved as 64-bit integers, whatever their members are.
 *
 *     store.i64 l2, t1; t3 = load.f64 l2           one cell: i64
 *     store.i64 l2, t1; t3 = load.i32 l2 + 4       two cells: i32, i32
 */
import { scratchBytes } from '../base/scratch.ts';
import { isValue } from '../linear/analysis/values.ts';
import { operandsOf } from '../linear/instr.ts';
import type { Block3, Func, Instr, LinearSymbol, Operand, ValueType } from '../linear/nodes.ts';
import { memTypes, type MemType } from '../linear/opcodes.ts';

/** Arrays with more elements stay in memory: a local for each would be too many. */
const mostElements = 64;
/** Objects that are copied stay in memory if they are larger, or have more cells. */
const copied = { bytes: 128, cells: 24 };

/** A piece of an object that becomes a local. */
export interface Cell {
  readonly size: number;
  type: ValueType;
  local: number;
}

/** Where in an object. */
export interface Place {
  readonly symbol: number;
  readonly offset: number;
}

/** A load or store of one cell. */
export interface Access extends Place {
  readonly mem: MemType;
}

/** A copy or fill of so many bytes. `to` is not there if it goes to memory, `from` if it comes from there or fills. */
export interface Move {
  readonly to: Place | undefined;
  readonly from: Place | undefined;
  readonly length: number;
}

export type Cells = Map<number, Cell>;

/** The addresses of objects in temporaries. */
export class Places {
  readonly #func: Func;
  readonly #temps = new Map<number, Place>();
  readonly #makers = new Set<Instr>();

  constructor(func: Func) {
    this.#func = func;
    for (const { instrs } of func.blocks) for (const instr of instrs) this.#enter(instr);
  }

  /** A sum of an address and a constant, into a temporary: what comes before its definition in the text does not know it, and is any use. */
  #enter(instr: Instr): void {
    if ((instr.op !== 'AddL' && instr.op !== 'AddI') || instr.dest.kind !== 't') return;
    const [a, b] = instr.operands;
    const place = this.of(a);
    if (place === undefined || b.kind !== 'v') return;
    const offset = place.offset + Number(b.value);
    if (offset < 0) return;
    this.#temps.set(instr.dest.index, { symbol: place.symbol, offset });
    this.#makers.add(instr);
  }

  /** Whether the instruction only makes such an address. */
  isMaker(instr: Instr): boolean {
    return this.#makers.has(instr);
  }

  of(operand: Operand): Place | undefined {
    if (!isValue(operand)) return undefined;
    if (operand.kind === 't') return this.#temps.get(operand.index);
    return 'storage' in this.#func.symbols[operand.index] ? { symbol: operand.index, offset: 0 } : undefined;
  }

  /** What an instruction loads or stores, if that is in an object. */
  accessOf(instr: Instr): Access | undefined {
    switch (instr.op) {
      case 'Load':
      case 'Store': {
        const place = instr.volatile === true ? undefined : this.of(instr.operands[0]);
        return place && { symbol: place.symbol, offset: place.offset + instr.offset, mem: instr.mem };
      }
      case 'ArrayLoad':
      case 'ArrayStore': {
        const [array, index] = instr.operands;
        if (array.kind !== 'l' || index.kind !== 'v') return undefined;
        const symbol = this.#func.symbols[array.index];
        if (!('storage' in symbol) || symbol.storage !== 'array') return undefined;
        return { symbol: array.index, offset: 4 * Number(index.value), mem: symbol.type === 'i32*' ? 'i32' : 'f32' };
      }
      default:
        return undefined;
    }
  }

  /** What an instruction copies, or fills with zeros, if an object takes part. */
  moveOf(instr: Instr): Move | undefined {
    if (instr.op !== 'Copy' && instr.op !== 'Fill') return undefined;
    const length = lengthOf(instr);
    if (length === undefined || (instr.op === 'Fill' && !isZero(instr.operands[1]))) return undefined;
    const to = this.of(instr.operands[0]);
    const from = instr.op === 'Copy' ? this.of(instr.operands[1]) : undefined;
    return to === undefined && from === undefined ? undefined : { to, from, length };
  }
}

function lengthOf({ operands: [, , length] }: Block3): number | undefined {
  return length.kind === 'v' && Number(length.value) > 0 && Number(length.value) <= copied.bytes
    ? Number(length.value)
    : undefined;
}

function isZero(operand: Operand): boolean {
  return operand.kind === 'v' && Number(operand.value) === 0;
}

/** For every object that can be promoted, its cells by offset. */
export function findCells(func: Func, places: Places): Map<number, Cells> {
  const found = findCandidates(func);
  if (found.size === 0) return found;
  const moves: Move[] = [];
  for (const { instrs, terminator } of func.blocks) {
    for (const instr of instrs) see(instr, places, found, moves);
    operandsOf(terminator).forEach((operand) => refuse(operand, places, found));
  }
  shareCells(func, found, moves);
  for (const [symbol, cells] of found) if (overlap(cells, sizeOf(func.symbols[symbol]))) found.delete(symbol);
  keepAllArraysOrNone(func, found);
  return found;
}

/** Slots, and arrays that are not too long; none has cells yet. */
function findCandidates(func: Func): Map<number, Cells> {
  const found = new Map<number, Cells>();
  func.symbols.forEach((symbol, s) => {
    if ('storage' in symbol && !(symbol.storage === 'array' && symbol.count > mostElements)) found.set(s, new Map());
  });
  return found;
}

function refuse(operand: Operand, places: Places, found: Map<number, Cells>): void {
  const place = places.of(operand);
  if (place !== undefined) found.delete(place.symbol);
}

function see(instr: Instr, places: Places, found: Map<number, Cells>, moves: Move[]): void {
  if (places.isMaker(instr)) return;
  const move = places.moveOf(instr);
  if (move !== undefined) {
    moves.push(move);
    return;
  }
  const access = places.accessOf(instr);
  operandsOf(instr).forEach((operand, k) => {
    if (access === undefined || k > 0) refuse(operand, places, found);
  });
  if (access !== undefined && !addCell(found.get(access.symbol), access)) found.delete(access.symbol);
}

function cellType(mem: MemType): ValueType {
  return mem === 'i64' || mem === 'f32' || mem === 'f64' || mem === 'v128' ? mem : 'i32';
}

function addCell(cells: Cells | undefined, { offset, mem }: Access): boolean {
  return cells === undefined || mergeCell(cells, offset, memTypes[mem].size, cellType(mem)) !== 'refused';
}

/** What adding a cell to those of an object has come to. */
type Merged = 'same' | 'changed' | 'refused';

/** Adds a cell: what is there as another type becomes integers, and what is there as halves, or is a half itself, two cells. */
function mergeCell(cells: Cells, offset: number, size: number, type: ValueType): Merged {
  const known = cells.get(offset);
  if (size === 8 && type !== 'v128' && [offset, offset + 4].some((half) => cells.get(half)?.size === 4))
    return worst(mergeHalf(cells, offset, 'i32'), mergeHalf(cells, offset + 4, 'i32'));
  const whole = [offset, offset - 4].find((at) => size === 4 && cells.get(at)?.size === 8);
  if (whole !== undefined) {
    // Something narrower in its upper half stays what it is.
    if (cells.has(whole + 4)) return 'refused';
    cells.delete(whole);
    for (const half of [whole, whole + 4]) cells.set(half, { size: 4, type: 'i32', local: -1 });
    return 'changed';
  }
  return size === 4 ? mergeHalf(cells, offset, type) : mergeSame(cells, known, { offset, size, type });
}

function mergeHalf(cells: Cells, offset: number, type: ValueType): Merged {
  return mergeSame(cells, cells.get(offset), { offset, size: 4, type });
}

function mergeSame(
  cells: Cells,
  known: Cell | undefined,
  { offset, size, type }: { readonly offset: number; readonly size: number; readonly type: ValueType },
): Merged {
  if (known === undefined) {
    cells.set(offset, { size, type, local: -1 });
    return 'changed';
  }
  if (known.size !== size) return 'refused';
  const common = known.type === type ? type : size === 8 ? 'i64' : 'i32';
  if (known.type === common) return 'same';
  known.type = common;
  return 'changed';
}

function worst(a: Merged, b: Merged): Merged {
  return a === 'refused' || b === 'refused' ? 'refused' : a === 'changed' ? a : b;
}

/**
 * Gives objects the cells of those that they are copied from and to, then fills gaps, until nothing changes. A move is looked at again when one of
 * its objects has got cells or been refused, which happens to an object as often as it has cells, and to a cell at most three times: it
 * comes, becomes integers, becomes halves.
 */
function shareCells(func: Func, found: Map<number, Cells>, moves: readonly Move[]): void {
  const movesOf = new Map<number, Move[]>();
  for (const move of moves)
    for (const { symbol } of endsOf(move)) {
      const list = movesOf.get(symbol);
      if (list === undefined) movesOf.set(symbol, [move]);
      else list.push(move);
    }
  for (const isFilling of [false, true]) {
    const work = [...moves];
    for (let move = work.pop(); move !== undefined; move = work.pop())
      for (const symbol of shareMove(func, found, move, isFilling)) work.push(...(movesOf.get(symbol) ?? []));
  }
}

function endsOf({ to, from }: Move): Place[] {
  return [to, from].filter((place) => place !== undefined);
}

/** The objects that have got cells, or been refused. */
function shareMove(func: Func, found: Map<number, Cells>, move: Move, isFilling: boolean): readonly number[] {
  const ends = endsOf(move).filter(({ symbol }) => found.has(symbol));
  const changed: number[] = [];
  for (const { symbol, offset } of ends) {
    const cells = found.get(symbol) ?? new Map<number, Cell>();
    if (!canBeMoved(cells, offset, move.length, sizeOf(func.symbols[symbol]))) {
      found.delete(symbol);
      return [symbol];
    }
    if (isFilling && fillGaps(cells, offset, move.length)) changed.push(symbol);
  }
  return ends.length < 2 ? changed : [...changed, ...joinEnds(found, ends[0], ends[1], move.length)];
}

function canBeMoved(cells: Cells, offset: number, length: number, size: number): boolean {
  return (
    offset + length <= size &&
    cells.size <= copied.cells &&
    !overlap(cells, Infinity) &&
    !crosses(cells, offset, length)
  );
}

/** Both have the cells of both; those that differ are refused, and so is an object that is copied to itself. */
function joinEnds(found: Map<number, Cells>, a: Place, b: Place, length: number): readonly number[] {
  const there = a.symbol === b.symbol ? 'refused' : giveCells(found, a, b, length);
  const back = there === 'refused' ? 'refused' : giveCells(found, b, a, length);
  if (back === 'refused') {
    found.delete(a.symbol);
    found.delete(b.symbol);
    return [a.symbol, b.symbol];
  }
  return [...(there === 'changed' ? [b.symbol] : []), ...(back === 'changed' ? [a.symbol] : [])];
}

function giveCells(found: Map<number, Cells>, source: Place, target: Place, length: number): Merged {
  const targets = found.get(target.symbol);
  let result: Merged = 'same';
  for (const [offset, { size, type }] of found.get(source.symbol) ?? []) {
    if (offset < source.offset || offset >= source.offset + length) continue;
    const at = offset - source.offset + target.offset;
    if (targets !== undefined) result = worst(result, mergeCell(targets, at, size, type));
  }
  return result;
}

/** Is a cell only in part in the range? */
function crosses(cells: Cells, start: number, length: number): boolean {
  const end = start + length;
  return [...cells].some(
    ([offset, { size }]) => offset < end && offset + size > start && (offset < start || offset + size > end),
  );
}

/** Adds cells of integers where the range has none; whether there were such places. */
function fillGaps(cells: Cells, start: number, length: number): boolean {
  const isTaken = scratchBytes(length);
  for (const [offset, { size }] of cells)
    for (let k = Math.max(offset, start); k < Math.min(offset + size, start + length); k++) isTaken[k - start] = 1;
  let changed = false;
  for (let at = 0; at < length;) {
    if (isTaken[at] === 1) {
      at++;
      continue;
    }
    const size = [8, 4, 2, 1].find((bytes) => (start + at) % bytes === 0 && isFree(isTaken, at, bytes)) ?? 1;
    cells.set(start + at, { size, type: size === 8 ? 'i64' : 'i32', local: -1 });
    at += size;
    changed = true;
  }
  return changed;
}

function isFree(isTaken: Uint8Array, at: number, size: number): boolean {
  return at + size <= isTaken.length && !isTaken.subarray(at, at + size).includes(1);
}

function keepAllArraysOrNone(func: Func, found: Map<number, unknown>): void {
  const arrays = [...func.symbols.keys()].filter((s) => isArray(func.symbols[s]));
  if (!arrays.every((s) => found.has(s))) for (const s of arrays) found.delete(s);
}

function isArray(symbol: LinearSymbol): boolean {
  return 'storage' in symbol && symbol.storage === 'array';
}

function sizeOf(symbol: LinearSymbol): number {
  return !('storage' in symbol) ? 0 : symbol.storage === 'array' ? symbol.count * 4 : symbol.size;
}

/** Do cells overlap, or lie outside of the object? */
function overlap(cells: ReadonlyMap<number, Cell>, size: number): boolean {
  let end = 0;
  for (const [offset, cell] of [...cells].sort(([a], [b]) => a - b)) {
    if (offset < end) return true;
    end = offset + cell.size;
  }
  return end > size;
}
