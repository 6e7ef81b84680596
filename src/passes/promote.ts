/**
 * Promotion of memory to locals: a slot, or a small array, whose address is used for nothing but loads and stores of
 * separate cells becomes one local for each cell; SSA form then makes values of them.
 *
 * A cell is an offset with one size and one kind (integers, or one float type). Loads and stores that overlap without
 * being the same cell, volatile accesses, copies, fills, and any other use of the address leave the object in memory.
 * Cells narrower than 32 bits live in an i32; their loads extend it as the load would have done. What a program reads
 * from a cell before it stores there is undefined, and 0 in a local.
 *
 * Arrays are promoted together or not at all: while one is in memory, an access outside of it may reach the others, and
 * does so at every level of optimisation (decision 0220).
 */
import { operandsOf } from '../linear/instr.ts';
import { memTypes, type MemType } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { CalcOp, Dest, Func, Instr, LinearModule, LinearSymbol, Operand, ValueType } from '../linear/nodes.ts';
import { operandType } from '../linear/nodes.ts';

/** Arrays with more elements stay in memory: a local for each would be too many. */
const mostElements = 64;

interface Access {
  readonly symbol: number;
  readonly offset: number;
  readonly mem: MemType;
}

interface Cell {
  readonly size: number;
  readonly type: ValueType;
  local: number;
}

export function promoteMemory(module: LinearModule, func: Func): boolean {
  const cells = findCells(func);
  if (cells.size === 0) return false;
  for (const [symbol, own] of cells) for (const [offset, cell] of own) addLocal(func, symbol, offset, cell);
  const rewriter = new Rewriter(module, func, cells);
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

/** For every object that can be promoted, its cells by offset. */
function findCells(func: Func): Map<number, Map<number, Cell>> {
  const found = findCandidates(func);
  if (found.size === 0) return found;
  const refuse = (operand: Operand): void => {
    if (operand.kind === 'l') found.delete(operand.index);
  };
  for (const { instrs, terminator } of func.blocks) {
    for (const instr of instrs) {
      const access = accessOf(func, instr);
      operandsOf(instr).forEach((operand, place) => {
        if (access === undefined || place > 0) refuse(operand);
      });
      if (access !== undefined && !addCell(found.get(access.symbol), access)) found.delete(access.symbol);
    }
    operandsOf(terminator).forEach(refuse);
  }
  for (const [symbol, cells] of found) if (overlap(cells, func.symbols[symbol])) found.delete(symbol);
  keepAllArraysOrNone(func, found);
  return found;
}

/** Slots, and arrays that are not too long; none has cells yet. */
function findCandidates(func: Func): Map<number, Map<number, Cell>> {
  const found = new Map<number, Map<number, Cell>>();
  func.symbols.forEach((symbol, s) => {
    if ('storage' in symbol && !(symbol.storage === 'array' && symbol.count > mostElements)) found.set(s, new Map());
  });
  return found;
}

function keepAllArraysOrNone(func: Func, found: Map<number, unknown>): void {
  const arrays = [...func.symbols.keys()].filter((s) => isArray(func.symbols[s]));
  if (!arrays.every((s) => found.has(s))) for (const s of arrays) found.delete(s);
}

function isArray(symbol: LinearSymbol): boolean {
  return 'storage' in symbol && symbol.storage === 'array';
}

/** The cell of a local object that an instruction loads or stores, if it does nothing else with the object. */
function accessOf(func: Func, instr: Instr): Access | undefined {
  switch (instr.op) {
    case 'Load':
    case 'Store': {
      const [address] = instr.operands;
      if (address.kind !== 'l' || instr.volatile === true || !('storage' in func.symbols[address.index]))
        return undefined;
      return { symbol: address.index, offset: instr.offset, mem: instr.mem };
    }
    case 'ArrayLoad':
    case 'ArrayStore': {
      const [array, index] = instr.operands;
      if (array.kind !== 'l' || index.kind !== 'v') return undefined;
      const symbol = func.symbols[array.index];
      if (!('storage' in symbol) || symbol.storage !== 'array') return undefined;
      return { symbol: array.index, offset: 4 * Number(index.value), mem: symbol.type === 'i32*' ? 'i32' : 'f32' };
    }
    default:
      return undefined;
  }
}

function cellType(mem: MemType): ValueType {
  return mem === 'i64' || mem === 'f32' || mem === 'f64' || mem === 'v128' ? mem : 'i32';
}

function addCell(cells: Map<number, Cell> | undefined, { offset, mem }: Access): boolean {
  const { size } = memTypes[mem];
  const known = cells?.get(offset);
  if (known === undefined) cells?.set(offset, { size, type: cellType(mem), local: -1 });
  return known === undefined || (known.size === size && known.type === cellType(mem));
}

/** Do cells overlap, or lie outside of the object? */
function overlap(cells: ReadonlyMap<number, Cell>, symbol: LinearSymbol): boolean {
  const size = !('storage' in symbol) ? 0 : symbol.storage === 'array' ? symbol.count * 4 : symbol.size;
  let end = 0;
  for (const [offset, cell] of [...cells].sort(([a], [b]) => a - b)) {
    if (offset < end) return true;
    end = offset + cell.size;
  }
  return end > size;
}

class Rewriter {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #cells: ReadonlyMap<number, ReadonlyMap<number, Cell>>;

  constructor(module: LinearModule, func: Func, cells: ReadonlyMap<number, ReadonlyMap<number, Cell>>) {
    this.#module = module;
    this.#func = func;
    this.#cells = cells;
  }

  rewrite(instr: Instr): Instr[] {
    const access = accessOf(this.#func, instr);
    const cell = access === undefined ? undefined : this.#cells.get(access.symbol)?.get(access.offset);
    if (access === undefined || cell === undefined) return [instr];
    const local: Dest = { kind: 'l', index: cell.local };
    if (instr.op === 'Load' || instr.op === 'ArrayLoad') return this.#load(instr, local, access.mem);
    const value = operandsOf(instr)[instr.op === 'Store' ? 1 : 2];
    if (operandType(this.#module, this.#func, value) !== 'i64' || cell.type === 'i64')
      return [{ op: 'Assign', dest: local, operands: [value], span: instr.span }];
    return this.#calcTo(instr, local, 'LToI', [value]);
  }

  #load(instr: Extract<Instr, { op: 'Load' | 'ArrayLoad' }>, local: Dest, mem: MemType): Instr[] {
    const isWide = operandType(this.#module, this.#func, instr.dest) === 'i64' && mem !== 'i64';
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

  #temp(type: ValueType): Dest {
    return { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
  }
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
