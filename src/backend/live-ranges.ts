/**
 * How long each value needs its local, so that locals can be shared: engines take time proportional to the number of
 * locals at every block, and a large function would cost quadratic time if each temporary had its own.
 *
 * Positions are indices of events (`structure.ts`), in which dominators come before what they dominate and the code of
 * a loop is contiguous. A symbol whose first occurrence is an assignment that dominates all others needs its local from
 * there to its last occurrence; if that lies in a loop which begins after the first, to the end of the outermost such
 * loop. All other symbols (those that may be read before they are assigned) keep a local of their own.
 */
import { dominates, type DominatorTree } from '../base/dominators.ts';
import { destsOf, operandsOf } from '../linear/instr.ts';
import type { Block, Dest, Func, Instr, Operand } from '../linear/nodes.ts';
import type { Event } from './structure.ts';

/** For each symbol, the event after which its local is free; `ownLocal` if it never is. */
export type LiveRanges = Int32Array;

export const ownLocal = -1;

export function findLiveRanges(
  func: Func,
  blocks: readonly Block[],
  events: readonly Event[],
  tree: DominatorTree,
): LiveRanges {
  const finder = new RangeFinder(func.symbols.length, events, tree);
  events.forEach((event, at) => {
    if (event.op === 'loop') finder.openLoop(event.label, at);
    else if (event.op === 'end') finder.closeLoop(event.label);
    else if (event.op === 'code' && event.block < blocks.length)
      finder.visitBlock(blocks[event.block], event.block, at);
  });
  return finder.ends;
}

class RangeFinder {
  readonly ends: Int32Array;
  readonly #tree: DominatorTree;
  /** Position and block of each symbol's first occurrence; -1 before it. */
  readonly #first: Int32Array;
  readonly #firstBlock: Int32Array;
  readonly #endOfLabel = new Map<number, number>();
  /** The open loops, outermost first. */
  readonly #loops: { readonly label: number; readonly start: number }[] = [];

  constructor(symbols: number, events: readonly Event[], tree: DominatorTree) {
    this.ends = new Int32Array(symbols);
    this.#first = new Int32Array(symbols).fill(-1);
    this.#firstBlock = new Int32Array(symbols);
    this.#tree = tree;
    events.forEach((event, at) => {
      if (event.op === 'end') this.#endOfLabel.set(event.label, at);
    });
  }

  openLoop(label: number, start: number): void {
    this.#loops.push({ label, start });
  }

  closeLoop(label: number): void {
    if (this.#loops.at(-1)?.label === label) this.#loops.pop();
  }

  /** What a block's last values are used for stands in the event after its code. */
  visitBlock({ instrs, terminator }: Block, block: number, at: number): void {
    for (const instr of instrs) this.#visitInstr(instr, block, at);
    this.#visitInstr(terminator, block, at);
  }

  #visitInstr(instr: Instr, block: number, at: number): void {
    for (const operand of operandsOf(instr)) this.#visit(operand, false, block, at);
    for (const dest of destsOf(instr)) this.#visit(dest, true, block, at);
  }

  #visit(operand: Operand | Dest, isDef: boolean, block: number, at: number): void {
    if (operand.kind !== 't' && operand.kind !== 'l') return;
    const { index } = operand;
    if (this.#first[index] < 0) {
      this.#first[index] = at;
      this.#firstBlock[index] = block;
      this.ends[index] = isDef ? at + 1 : ownLocal;
    } else if (this.ends[index] !== ownLocal) this.#extend(index, block, at);
  }

  #extend(index: number, block: number, at: number): void {
    if (!dominates(this.#tree, this.#firstBlock[index], block)) this.ends[index] = ownLocal;
    else this.ends[index] = Math.max(this.ends[index], this.#outermostEnd(this.#first[index]) ?? at + 1);
  }

  /** The end of the outermost open loop that began after a position. */
  #outermostEnd(position: number): number | undefined {
    let low = 0;
    let high = this.#loops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#loops[middle].start > position) high = middle;
      else low = middle + 1;
    }
    return low === this.#loops.length ? undefined : this.#endOfLabel.get(this.#loops[low].label);
  }
}
