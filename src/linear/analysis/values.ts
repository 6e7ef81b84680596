/**
 * Numbers for the values of a function: in SSA form each version of a parameter or local, in the other forms the
 * parameter or local as a whole, and each temporary. Values of one symbol have consecutive numbers, the symbols are in
 * their order, so that version v of symbol s is `first[s] + v`.
 */
import { scratchInts } from '../../base/scratch.ts';
import { destOf, destsOf, operandsOf } from '../instr.ts';
import type { Block, Dest, Func, Operand } from '../nodes.ts';

/** The values of a function by dense numbers: each version of a symbol is one. */
export interface ValueTable {
  /** How many values there are. */
  readonly count: number;
  /** The number of each symbol's version 0; one entry more than symbols. */
  readonly first: Int32Array;
  /** The symbol of each value. */
  readonly symbol: Int32Array;
}

/** Operands that are values of the function itself. */
export type ValueOperand = Extract<Operand, { kind: 't' | 'l' | 'p' }>;

/** Whether an operand is a parameter, local or temporary. */
export function isValue(operand: Operand): operand is ValueOperand {
  return operand.kind === 't' || operand.kind === 'l' || operand.kind === 'p';
}

/** Numbers the values of a function, versions included. */
export function numberValues(func: Func): ValueTable {
  // One array for the versions and their sums: its memory takes longer to get than to fill.
  const first = countVersions(func);
  for (let s = 1; s < first.length; s++) first[s] += first[s - 1];
  return new Numbers(first);
}

/** The numbers of a function to which temporaries have been added since; some of them may be of versions that are gone. */
export function withTemporaries(table: ValueTable, { symbols }: Func): ValueTable {
  const before = table.first.length;
  if (before > symbols.length) return table;
  const first = scratchInts(symbols.length + 1);
  first.set(table.first);
  for (let s = before; s < first.length; s++) first[s] = first[s - 1] + 1;
  return new Numbers(first);
}

/** Whether all values of a function have a number. */
export function numbersAll(table: ValueTable, func: Func): boolean {
  const { first } = numberValues(func);
  if (table.first.length !== first.length) return false;
  return func.symbols.every((_, s) => table.first[s + 1] - table.first[s] >= first[s + 1] - first[s]);
}

class Numbers implements ValueTable {
  readonly count: number;
  readonly first: Int32Array;
  /** Few ask for it, and tables are made all the time. */
  #symbol: Int32Array | undefined;

  constructor(first: Int32Array) {
    this.count = first[first.length - 1];
    this.first = first;
  }

  get symbol(): Int32Array {
    if (this.#symbol !== undefined) return this.#symbol;
    const { count, first } = this;
    const symbol = scratchInts(count);
    // Most symbols have one value or two: calling `fill` for each takes longer.
    for (let s = 0; s + 1 < first.length; s++)
      for (let value = first[s]; value < first[s + 1]; value++) symbol[value] = s;
    return (this.#symbol = symbol);
  }
}

/** Behind a 0, how many versions each symbol has: one more than the greatest that is mentioned, for they are numbered from 0; one if not in SSA form. */
function countVersions(func: Func): Int32Array {
  const versions = scratchInts(func.symbols.length + 1, 1);
  versions[0] = 0;
  if (func.form !== 'ssa') return versions;
  for (const { phis, instrs, terminator } of func.blocks) {
    for (const phi of phis) {
      seeVersion(versions, phi.dest);
      for (const operand of phi.operands) seeVersion(versions, operand);
    }
    for (const instr of instrs) {
      // This is done before each pass, and lists of one take time.
      const dest = destOf(instr);
      if (dest !== undefined) seeVersion(versions, dest);
      else for (const dest of destsOf(instr)) seeVersion(versions, dest);
      for (const operand of operandsOf(instr)) seeVersion(versions, operand);
    }
    for (const operand of operandsOf(terminator)) seeVersion(versions, operand);
  }
  return versions;
}

function seeVersion(versions: Int32Array, operand: Operand): void {
  if ((operand.kind === 'l' || operand.kind === 'p') && operand.version !== undefined)
    if (operand.version >= versions[operand.index + 1]) versions[operand.index + 1] = operand.version + 1;
}

/** The number of the value that an operand names. */
export function valueOf(table: ValueTable, operand: ValueOperand): number {
  return table.first[operand.index] + (operand.version ?? 0);
}

/** The operand of a value. */
export function operandOf(func: Func, table: ValueTable, value: number): Dest {
  const index = table.symbol[value];
  const { kind } = func.symbols[index];
  if (kind === 't' || func.form !== 'ssa') return { kind, index };
  return { kind, index, version: value - table.first[index] };
}

/** Calls back for every value that a block reads or writes, in order; phis read at the end of the blocks they come from. */
export function walkBlock(block: Block, see: (operand: ValueOperand, isDef: boolean, at: number) => void): void {
  for (const { dest } of block.phis) if (isValue(dest)) see(dest, true, -1);
  for (let at = 0; at < block.instrs.length; at++) {
    const instr = block.instrs[at];
    for (const operand of operandsOf(instr)) if (isValue(operand)) see(operand, false, at);
    for (const dest of destsOf(instr)) if (isValue(dest)) see(dest, true, at);
  }
  for (const operand of operandsOf(block.terminator)) if (isValue(operand)) see(operand, false, block.instrs.length);
}
