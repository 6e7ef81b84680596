/**
 * Copies of blocks, in CFG form. A copy has temporaries of its own, so what a block computes in temporaries that other blocks read goes through locals,
 * which the copy writes as well:
 *
 *     A: t1 = …          A: t1 = …; l2 = t1     A': t3 = …; l2 = t3
 *     B: … t1            B: … l2
 */
import { scratchInts } from '../base/scratch.ts';
import { destsOf, mapDests, mapOperands, operandsOf } from '../linear/instr.ts';
import type { Block, Dest, Func, Instr, Operand } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';

/** In place of a block: more than one. */
export const several = -2;

export class BlockCopies {
  readonly #func: Func;
  /** For each temporary the one block that mentions it. */
  readonly #home: Int32Array;
  /** The local that stands for a temporary in other blocks than its own. */
  readonly #shared = new Map<number, Dest>();

  constructor(func: Func) {
    this.#func = func;
    this.#home = findHomes(func);
  }

  /** Puts a copy of a block behind all others, and returns its index. It leads to where the block leads. */
  add(at: number): number {
    const { blocks } = this.#func;
    this.#shareTemps(at);
    return blocks.push(this.#copyOf(blocks[at])) - 1;
  }

  /** To be called once, behind the last copy. */
  finish(): void {
    if (this.#shared.size === 0) return;
    this.#func.blocks.forEach((block, at) => {
      const map = (operand: Operand): Operand =>
        operand.kind === 't' && this.#home[operand.index] !== at
          ? (this.#shared.get(operand.index) ?? operand)
          : operand;
      const { instrs } = block;
      for (let i = 0; i < instrs.length; i++) instrs[i] = mapOperands(instrs[i], map);
      block.terminator = mapOperands(block.terminator, map);
    });
    renumberSymbols(this.#func, true);
  }

  #shareTemps(at: number): void {
    const { blocks, symbols } = this.#func;
    const { instrs } = blocks[at];
    const written = instrs.flatMap((instr): Instr[] => {
      const temps = destsOf(instr).filter((dest) => dest.kind === 't' && this.#home[dest.index] === several);
      const copies = temps.map((temp): Instr => {
        const local: Dest = { kind: 'l', index: symbols.push({ kind: 'l', type: symbols[temp.index].type }) - 1 };
        this.#shared.set(temp.index, local);
        this.#home[temp.index] = at;
        return { op: 'Assign', dest: local, operands: [temp], span: instr.span };
      });
      return [instr, ...copies];
    });
    instrs.length = 0;
    for (const instr of written) instrs.push(instr);
  }

  #copyOf({ instrs, terminator }: Block): Block {
    const { symbols } = this.#func;
    const renamed = new Map<number, Dest>();
    const map = (operand: Operand): Operand =>
      operand.kind === 't' ? (renamed.get(operand.index) ?? operand) : operand;
    const copy = <I extends Instr>(instr: I): I => {
      const read = mapOperands(instr, map);
      return mapDests(read, (dest) => {
        if (dest.kind !== 't') return dest;
        const fresh: Dest = { kind: 't', index: symbols.push(symbols[dest.index]) - 1 };
        renamed.set(dest.index, fresh);
        return fresh;
      });
    };
    return { phis: [], instrs: instrs.map((instr) => copy(instr)), terminator: copy(terminator) };
  }
}

/** For each temporary the one block that mentions it. */
export function findHomes({ blocks, symbols }: Func): Int32Array {
  const home = scratchInts(symbols.length, -1);
  const see = (operand: Operand, at: number): void => {
    if (operand.kind === 't')
      home[operand.index] = home[operand.index] === -1 || home[operand.index] === at ? at : several;
  };
  blocks.forEach(({ instrs, terminator }, at) => {
    for (const instr of [...instrs, terminator]) {
      destsOf(instr).forEach((dest) => see(dest, at));
      operandsOf(instr).forEach((operand) => see(operand, at));
    }
  });
  return home;
}
