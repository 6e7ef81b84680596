/**
 * Loops that are there twice, in SSA form: copies of their blocks, whose values have names of their own. What a loop computes and others read has two definitions then,
 * and goes through locals:
 *
 *     L: v = …; X: … v          ──▶        L: v = …; l = v      L': v' = …; l = v'      X: … l
 */
import { scratchInts } from '../base/scratch.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { destsOf, mapOperands, refill, targetsOf } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { addToSsa } from '../linear/ssa.ts';
import { dropUnreachable, pruneSources } from './edges.ts';
import { phiOf, RoundCopy } from './round-copies.ts';
import { joinBlocks } from './simplify-cfg.ts';

/** A loop that is written twice. */
export interface Twice {
  readonly header: number;
  /** Definitions before uses. */
  readonly members: readonly number[];
}

/** The copy of a loop: of values, and of blocks. */
export interface LoopCopy {
  readonly values: RoundCopy;
  readonly blocks: ReadonlyMap<number, number>;
}

export class LoopCopies {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: ValueTable;
  /** The block of each value. */
  readonly #home: Int32Array;
  /** For each block the header of the loop that is written twice. */
  readonly #twice: Int32Array;
  /** Locals for values of these loops that others read. */
  readonly #locals = new Map<number, Dest>();

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    this.#values = numberValues(func);
    this.#home = scratchInts(this.#values.count, -1);
    this.#twice = scratchInts(func.blocks.length, -1);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) if (isValue(dest)) this.#home[valueOf(this.#values, dest)] = b;
    });
  }

  /** The block that defines a value; -1 if none does. */
  homeOf(operand: Operand): number {
    return isValue(operand) ? this.#home[valueOf(this.#values, operand)] : -1;
  }

  /** The loops that will be written twice, in none of which is another one: what others read of them goes through locals. */
  begin(loops: readonly Twice[]): void {
    for (const { header, members } of loops) for (const b of members) this.#twice[b] = header;
    this.#readThroughLocals();
  }

  #readThroughLocals(): void {
    const { blocks } = this.#func;
    blocks.forEach((block, b) => {
      const read = <I extends Instr>(instr: I, at: number): I =>
        mapOperands(instr, (operand) => this.readAt(operand, at));
      block.phis.forEach((phi, p) => {
        const operands = phi.operands.map((operand, k) => this.readAt(operand, phi.sources[k]));
        block.phis[p] = { ...phi, operands };
      });
      for (let i = 0; i < block.instrs.length; i++) block.instrs[i] = read(block.instrs[i], b);
      block.terminator = read(block.terminator, b);
    });
  }

  /** An operand where a block reads it. */
  readAt(operand: Operand, block: number): Operand {
    if (!isValue(operand)) return operand;
    const value = valueOf(this.#values, operand);
    const home = this.#home[value];
    if (home < 0 || this.#twice[home] < 0 || this.#twice[home] === this.#twice[block]) return operand;
    const known = this.#locals.get(value);
    if (known !== undefined) return known;
    const type = operandType(this.#module, this.#func, operand);
    const local: Dest = { kind: 'l', index: this.#func.symbols.push({ kind: 'l', type }) - 1 };
    this.#locals.set(value, local);
    return local;
  }

  /** The locals get the values of a block; in a copy what these have become. */
  #assignLocals(b: number, of: (dest: Dest) => Operand, { instrs }: Block): void {
    const { phis, instrs: originals } = this.#func.blocks[b];
    const copiesOf = (instr: Instr): Instr[] =>
      destsOf(instr).flatMap((dest) => {
        const local = isValue(dest) ? this.#locals.get(valueOf(this.#values, dest)) : undefined;
        return local === undefined ? [] : [{ op: 'Assign', dest: local, operands: [of(dest)], span: instr.span }];
      });
    const written = [...phis.flatMap(copiesOf), ...instrs.flatMap((instr, i) => [instr, ...copiesOf(originals[i])])];
    refill(instrs, written);
  }

  /** A copy whose phis in the header are `given`. It is left where the loop is; what leads to it, and its way back, are for others to write. */
  write({ header, members }: Twice, given: ReadonlyMap<Dest, Operand>): LoopCopy {
    const { blocks } = this.#func;
    const values = new RoundCopy(this.#func, this.#values, { header, latch: -1, members }, given);
    const base = blocks.length;
    values.write();
    const copies = new Map(members.map((b, i) => [b, base + i]));
    for (const [b, at] of copies) {
      this.#leaveTwice(b, at, copies, values);
      this.#assignLocals(b, (dest) => values.of(dest), blocks[at]);
      this.#assignLocals(b, (dest) => dest, blocks[b]);
    }
    return { values, blocks: copies };
  }

  /** To be called once, behind the last copy. */
  finish(): void {
    pruneSources(this.#func);
    dropUnreachable(this.#func);
    addToSsa(this.#func, new Set([...this.#locals.values()].map(({ index }) => index)));
    joinBlocks(this.#func);
    renumberSymbols(this.#func, true);
  }

  /** What the ways out of a copy bring. */
  #leaveTwice(b: number, at: number, copies: ReadonlyMap<number, number>, copy: RoundCopy): void {
    const { blocks } = this.#func;
    for (const target of new Set(targetsOf(blocks[b].terminator))) {
      if (copies.has(target)) continue;
      const { phis } = blocks[target];
      phis.forEach((phi, p) => {
        const ways = phi.sources.map((from, k) => [from, phi.operands[k]] as const);
        phis[p] = phiOf(phi, ...ways, [at, copy.of(phiOperandFrom(phi, b))]);
      });
    }
  }
}

/** What of a loop costs something, in instructions. */
export function sizeOfLoop({ blocks }: Func, members: readonly number[]): number {
  return members.reduce((sum, b) => sum + sizeOf(blocks[b]), 0);
}

/** Instructions that cost something. */
function sizeOf({ instrs }: Block): number {
  return instrs.reduce((sum, { op }) => sum + (op === 'Assign' ? 0 : op === 'Call' || op === 'ICall' ? 8 : 1), 1);
}
