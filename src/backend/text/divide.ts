/**
 * A function that is too large for a method, in parts (`Division` of language.ts). Blocks that are too large themselves are cut; then nodes come
 * into parts in their order, so that a loop that is small enough is mostly in one.
 */
import type { Block, Instr } from '../../linear/nodes.ts';
import type { Division } from './language.ts';

/** Nodes by the part that they are in. */
export interface Parts {
  /** The first node of each part. */
  readonly starts: readonly number[];
  /** The number of each node. */
  readonly numbers: readonly number[];
}

export function isLarge(blocks: readonly Block[], division: Division): boolean {
  let weight = 0;
  for (const block of blocks) weight += weightOf(block, division, false);
  return weight > division.most;
}

function weightOf({ instrs, terminator }: Block, division: Division, isPart: boolean): number {
  return instrs.reduce((sum, instr) => sum + division.weightOf(instr, isPart), division.weightOf(terminator, isPart));
}

/** So much of a part may be one block. */
const share = 4;

/** Blocks of which each has room in a part; the targets of jumps are those of the new list. */
export function cutBlocks(blocks: readonly Block[], division: Division): readonly Block[] {
  const pieces = blocks.map(({ instrs }) => piecesOf(instrs, division));
  const starts: number[] = [];
  let count = 0;
  for (const own of pieces) {
    starts.push(count);
    count += own.length;
  }
  return blocks.flatMap((block, i) =>
    pieces[i].map((instrs, k): Block => {
      const isLast = k === pieces[i].length - 1;
      const next = starts[i] + k + 1;
      return {
        phis: [],
        instrs,
        terminator: isLast ? retargeted(block.terminator, starts) : { op: 'Goto', targets: [next] },
      };
    }),
  );
}

function piecesOf(instrs: readonly Instr[], division: Division): Instr[][] {
  const pieces: Instr[][] = [[]];
  let weight = 0;
  for (const instr of instrs) {
    const own = division.weightOf(instr, true);
    if (weight + own > division.mostOfPart / share && weight > 0) {
      pieces.push([]);
      weight = 0;
    }
    pieces.at(-1)?.push(instr);
    weight += own;
  }
  return pieces;
}

function retargeted(terminator: Block['terminator'], starts: readonly number[]): Block['terminator'] {
  switch (terminator.op) {
    case 'Goto':
      return { ...terminator, targets: [starts[terminator.targets[0]]] };
    case 'CondGoto':
      return { ...terminator, targets: [starts[terminator.targets[0]], starts[terminator.targets[1]]] };
    case 'Switch':
      return { ...terminator, targets: terminator.targets.map((target) => starts[target]) };
    default:
      return terminator;
  }
}

/** What a node without a block weighs: a comparison of a switch. */
const ofTest = 24;

export function divide(blocks: readonly Block[], size: number, division: Division): Parts {
  const starts: number[] = [];
  const numbers: number[] = [];
  let weight = Infinity;
  for (let node = 0; node < size; node++) {
    const own = node < blocks.length ? weightOf(blocks[node], division, true) : ofTest;
    const last = starts.at(-1) ?? 0;
    if (weight + own > division.mostOfPart || node - last >= division.nodes) {
      starts.push(node);
      weight = 0;
    }
    weight += own;
    numbers.push((starts.length - 1) * division.nodes + node - (starts.at(-1) ?? 0));
  }
  return { starts, numbers };
}
