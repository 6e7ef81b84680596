/**
 * Promotion of memory to locals: a slot, or a small array, whose address is used for nothing but loads and stores of
 * separate cells and for copies of a few bytes becomes one local for each cell; SSA form then makes values of them.
 *
 * Loads and stores that overlap without being the same cell or halves of one, volatile accesses, long copies, fills with anything but zeros, and any other use
 * of the address leave the object in memory (cells.ts). Cells narrower than 32 bits live in an i32; their loads extend it as the load
 * would have done. What a program reads from a cell before it stores there is undefined, and 0 in a local. A copy from
 * or to memory loads or stores each cell, in the order of their addresses; it cannot overlap with an object that has no address.
 *
 * Arrays are promoted together or not at all: while one is in memory, an access outside of it may reach the others, and
 * does so at every level of optimisation (decision 0220).
 */
import { operandsOf } from '../linear/instr.ts';
import { memTypes, type MemType, type ValueType } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { Block3, CalcOp, Dest, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import { operandType } from '../linear/nodes.ts';
import { findCells, Places, type Cell, type Cells, type Move, type Place } from './cells.ts';

export function promoteMemory(module: LinearModule, func: Func): boolean {
  const places = new Places(func);
  const cells = findCells(func, places);
  if (cells.size === 0) return false;
  for (const [symbol, own] of cells) for (const [offset, cell] of own) addLocal(func, symbol, offset, cell);
  const rewriter = new Rewriter(module, func, places, cells);
  for (const block of func.blocks) {
    const instrs = block.instrs.flatMap((instr) => rewriter.rewrite(instr));
    block.instrs.length = 0;
    for (const instr of instrs) block.instrs.push(instr);
  }
  removeSymbols(func, cells);
  return true;
}

/** The local that a cell becomes, named after the object and the bytes before the cell: `point+4`. */
function addLocal(func: Func, symbol: number, offset: number, cell: Cell): void {
  const { name: object } = func.symbols[symbol];
  const name = object === undefined || offset === 0 ? object : `${object}+${offset}`;
  cell.local = func.symbols.push({ kind: 'l', type: cell.type, name }) - 1;
}

class Rewriter {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #places: Places;
  readonly #cells: ReadonlyMap<number, Cells>;

  constructor(module: LinearModule, func: Func, places: Places, cells: ReadonlyMap<number, Cells>) {
    this.#module = module;
    this.#func = func;
    this.#places = places;
    this.#cells = cells;
  }

  rewrite(instr: Instr): Instr[] {
    if (instr.op === 'Copy' || instr.op === 'Fill') return this.#move(instr, this.#places.moveOf(instr));
    if (this.#places.isMaker(instr)) return this.#isPromoted(this.#places.of(destOf(instr))) ? [] : [instr];
    const access = this.#places.accessOf(instr);
    const cell = access === undefined ? undefined : this.#cells.get(access.symbol)?.get(access.offset);
    if (access === undefined || cell === undefined) return [instr];
    const isLoad = instr.op === 'Load' || instr.op === 'ArrayLoad';
    if (memTypes[access.mem].size > cell.size) {
      const high = this.#cells.get(access.symbol)?.get(access.offset + cell.size);
      const locals = [cell, high ?? cell].map(({ local }): Dest => ({ kind: 'l', index: local }));
      return isLoad ? this.#loadHalves(instr, locals) : this.#storeHalves(instr, locals);
    }
    const local: Dest = { kind: 'l', index: cell.local };
    if (isLoad) return this.#load(instr, local, access.mem);
    const value = operandsOf(instr)[instr.op === 'Store' ? 1 : 2];
    const type = operandType(this.#module, this.#func, value);
    const isFloat = type === 'f32' || type === 'f64';
    if (type === cell.type || !(isFloat || type === 'i64'))
      return [{ op: 'Assign', dest: local, operands: [value], span: instr.span }];
    return this.#calcTo(instr, local, isFloat ? bitsOf(type) : 'LToI', [value]);
  }

  /** Eight bytes that are two cells, the lower one first. */
  #loadHalves(instr: Extract<Instr, { op: 'Load' | 'ArrayLoad' }>, [low, high]: readonly Dest[]): Instr[] {
    const { span } = instr;
    const [lower, upper, shifted] = [this.#temp('i64'), this.#temp('i64'), this.#temp('i64')];
    const isFloat = operandType(this.#module, this.#func, instr.dest) === 'f64';
    const bits = isFloat ? this.#temp('i64') : instr.dest;
    return [
      { op: 'UIToL', dest: lower, operands: [low], span },
      { op: 'IToL', dest: upper, operands: [high], span },
      { op: 'ShlL', dest: shifted, operands: [upper, half], span },
      ...this.#calcTo(instr, bits, 'BorL', [lower, shifted]),
      ...(isFloat ? this.#calcTo(instr, instr.dest, 'LAsD', [bits]) : []),
    ];
  }

  #storeHalves(instr: Instr, [low, high]: readonly Dest[]): Instr[] {
    const { span } = instr;
    const [, value] = operandsOf(instr);
    const isFloat = operandType(this.#module, this.#func, value) === 'f64';
    const bits = isFloat ? this.#temp('i64') : value;
    const upper = this.#temp('i64');
    return [
      ...(isFloat ? this.#calcTo(instr, bits as Dest, 'DAsL', [value]) : []),
      { op: 'ShrUL', dest: upper, operands: [bits, half], span },
      ...this.#calcTo(instr, low, 'LToI', [bits]),
      ...this.#calcTo(instr, high, 'LToI', [upper]),
    ];
  }

  #isPromoted(place: Place | undefined): boolean {
    return place !== undefined && this.#cells.has(place.symbol);
  }

  /** A copy or fill, cell by cell. */
  #move(instr: Block3, move: Move | undefined): Instr[] {
    const object = [move?.to, move?.from].find((place) => this.#isPromoted(place));
    if (move === undefined || object === undefined) return [instr];
    const cells = [...(this.#cells.get(object.symbol) ?? [])]
      .filter(([offset]) => offset >= object.offset && offset < object.offset + move.length)
      .sort(([a], [b]) => a - b);
    return cells.map(([offset, cell]) => this.#moveCell(instr, move, offset - object.offset, cell));
  }

  /** One cell, `at` bytes behind the beginning of what is moved. */
  #moveCell(instr: Block3, { to, from }: Move, at: number, cell: Cell): Instr {
    const [target, source] = instr.operands;
    const { span } = instr;
    const dest = this.#localAt(to, at);
    if (instr.op === 'Fill')
      return { op: 'Assign', dest: dest ?? target, operands: [zeroOf(cell.type)], span } as Instr;
    const value = this.#localAt(from, at);
    if (dest !== undefined && value !== undefined) return { op: 'Assign', dest, operands: [value], span };
    const mem = memOf(cell);
    if (dest !== undefined) return { op: 'Load', dest, mem, offset: at, operands: [source], span };
    return { op: 'Store', mem, offset: at, operands: [target, value ?? source], span };
  }

  /** The local that holds a cell, if the object is promoted. */
  #localAt(place: Place | undefined, at: number): Dest | undefined {
    const cell = place && this.#cells.get(place.symbol)?.get(place.offset + at);
    return cell && { kind: 'l', index: cell.local };
  }

  #load(instr: Extract<Instr, { op: 'Load' | 'ArrayLoad' }>, local: Dest, mem: MemType): Instr[] {
    const type = operandType(this.#module, this.#func, instr.dest);
    const held = this.#func.symbols[local.index].type;
    if (type !== held && (type === 'f32' || type === 'f64'))
      return this.#calcTo(instr, instr.dest, type === 'f32' ? 'IAsF' : 'LAsD', [local]);
    const isWide = type === 'i64' && mem !== 'i64';
    const extension = extensions[mem];
    if (extension === undefined && !isWide)
      return [{ op: 'Assign', dest: instr.dest, operands: [local], span: instr.span }];
    if (extension === undefined) return this.#calcTo(instr, instr.dest, mem === 'u32' ? 'UIToL' : 'IToL', [local]);
    const operands: Operand[] =
      extension.mask === undefined ? [local] : [local, { kind: 'v', type: 'i32', value: extension.mask }];
    if (!isWide) return this.#calcTo(instr, instr.dest, extension.op, operands);
    const narrow = this.#temp('i32');
    return [
      { op: extension.op, dest: narrow, operands, span: instr.span },
      ...this.#calcTo(instr, instr.dest, 'IToL', [narrow]),
    ];
  }

  /** In the strict profile an operation writes a temporary only; here destinations are what loads wrote, or new locals. */
  #calcTo(instr: Instr, dest: Dest, op: CalcOp, operands: readonly Operand[]): Instr[] {
    if (dest.kind === 't') return [{ op, dest, operands, span: instr.span }];
    const temp = this.#temp(operandType(this.#module, this.#func, dest));
    return [
      { op, dest: temp, operands, span: instr.span },
      { op: 'Assign', dest, operands: [temp], span: instr.span },
    ];
  }

  #temp(type: Cell['type']): Dest {
    return { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
  }
}

function destOf(instr: Instr): Operand {
  return 'dest' in instr ? instr.dest : operandsOf(instr)[0];
}

/** Half of an i64, in bits. */
const half: Operand = { kind: 'v', type: 'i64', value: 32n };

/** The operation that gives the bits of a float. */
function bitsOf(type: ValueType): CalcOp {
  return type === 'f32' ? 'FAsI' : 'DAsL';
}

function zeroOf(type: Cell['type']): Operand {
  return { kind: 'v', type, value: type === 'i64' || type === 'v128' ? 0n : 0 };
}

/** How the content of a cell lies in memory. */
function memOf({ type, size }: Cell): MemType {
  if (type !== 'i32') return type as MemType;
  return size === 4 ? 'i32' : size === 2 ? 'u16' : 'u8';
}

/** How a narrow cell is read from an i32 that holds at least its bits. */
const extensions: Readonly<Partial<Record<MemType, { readonly op: CalcOp; readonly mask?: number }>>> = {
  i8: { op: 'Ext8I' },
  u8: { op: 'BandI', mask: 255 },
  i16: { op: 'Ext16I' },
  u16: { op: 'BandI', mask: 65535 },
};

/** Takes the promoted objects out of the frame: what is left of them is a scalar local that nothing mentions. */
function removeSymbols(func: Func, cells: ReadonlyMap<number, unknown>): void {
  for (const s of cells.keys()) func.symbols[s] = { kind: 'l', type: 'i32' };
  renumberSymbols(func, true);
}
