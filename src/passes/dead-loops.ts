/**
 * Loops that do nothing but end: nothing in them is noticed, nothing that they compute is read behind them, and they come to an end by themselves.
 * The block in front of such a loop leads behind it.
 *
 *     P → H: i = phi [P: 0] [H: j]; j = AddI i, 1; t = LessI j, n; cond t H X        P → X
 *
 * Others stay: a loop without end has none afterwards either (linear/analysis/loop-ends.ts says which are known to have one). In SSA form; loops are
 * those with a block in front (`rotate.ts`), inner ones first.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import { scratchBytes } from '../base/scratch.ts';
import { LoopEnds } from '../linear/analysis/loop-ends.ts';
import { graphOfBlocks, predecessorsOf } from '../linear/cfg.ts';
import { isRemovable, operandsOf, sameOperand, targetsOf } from '../linear/instr.ts';
import type { Block, Func, Instr, LinearModule, Operand, Phi } from '../linear/nodes.ts';
import { dropUnreachable } from './edges.ts';
import { loopBlocks } from './loop-blocks.ts';

export function deleteDeadLoops(module: LinearModule, func: Func): boolean {
  const search = searchDepthFirst(graphOfBlocks(func.blocks));
  const forest = findLoops(graphOfBlocks(func.blocks), search);
  if (forest.count === 0) return false;
  const finder = new DeadLoops(module, func, forest, loopBlocks(forest, search.postorder.toReversed()));
  let changed = false;
  for (let loop = forest.count - 1; loop >= 0; loop--) changed = finder.run(loop) || changed;
  return changed && (dropUnreachable(func), true);
}

class DeadLoops {
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: number[][];
  readonly #known: LoopEnds;
  /** Loops of which something is read outside. */
  readonly #isRead: Uint8Array;
  /** Loops of which it is not known that they end. */
  readonly #mayStay: Uint8Array;

  constructor(module: LinearModule, func: Func, forest: LoopForest, members: readonly (readonly number[])[]) {
    this.#func = func;
    this.#forest = forest;
    this.#members = members;
    this.#preds = predecessorsOf(func.blocks);
    this.#known = new LoopEnds(module, func, forest);
    this.#isRead = scratchBytes(forest.count);
    this.#mayStay = scratchBytes(forest.count);
    func.blocks.forEach((block, b) => this.#findReads(block, b));
  }

  #findReads({ phis, instrs, terminator }: Block, block: number): void {
    for (const instr of [...phis, ...instrs, terminator]) {
      for (const operand of operandsOf(instr)) {
        const home = this.#known.homeOf(operand);
        let loop = home < 0 ? -1 : this.#forest.of[home];
        for (; loop >= 0 && !this.#known.contains(loop, block); loop = this.#forest.outer[loop]) this.#isRead[loop] = 1;
      }
    }
  }

  /** Takes a loop out, if it is one of those; the loops in it have been looked at. */
  run(loop: number): boolean {
    if (this.#mayStay[loop] === 0 && !this.#known.ends(loop, this.#preds[this.#forest.header[loop]]))
      this.#mayStay[loop] = 1;
    if (this.#mayStay[loop] === 0) return this.#takeOut(loop);
    if (this.#forest.outer[loop] >= 0) this.#mayStay[this.#forest.outer[loop]] = 1;
    return false;
  }

  #takeOut(loop: number): boolean {
    const members = this.#members[loop];
    if (this.#isRead[loop] === 1 || members.length === 0) return false;
    const header = this.#forest.header[loop];
    const entries = this.#preds[header].filter((pred) => !this.#known.contains(loop, pred));
    const [preheader] = entries;
    if (entries.length !== 1 || targetsOf(this.#func.blocks[preheader].terminator).length !== 1) return false;
    if (!members.every((block) => this.#func.blocks[block].instrs.every(isUnnoticed))) return false;
    const exits = this.#exitsOf(loop, members);
    const behind = exits?.at(0)?.to;
    if (exits === undefined || behind === undefined || exits.some(({ to }) => to !== behind)) return false;
    if (!this.#leadBehind(behind, preheader, exits)) return false;
    this.#func.blocks[preheader].terminator = {
      op: 'Goto',
      targets: [behind],
      span: this.#func.blocks[preheader].terminator.span,
    };
    return true;
  }

  /** The ways out; undefined if the loop may be left otherwise. */
  #exitsOf(loop: number, members: readonly number[]): readonly Exit[] | undefined {
    const exits: Exit[] = [];
    for (const from of members) {
      const { terminator } = this.#func.blocks[from];
      if (terminator.op === 'Return' || terminator.op === 'Trap') return undefined;
      for (const to of targetsOf(terminator)) if (!this.#known.contains(loop, to)) exits.push({ from, to });
    }
    return exits;
  }

  /** The phis behind get what all ways out brought, from the block in front. */
  #leadBehind(behind: number, preheader: number, exits: readonly Exit[]): boolean {
    const sources = new Set(exits.map(({ from }) => from));
    const { phis } = this.#func.blocks[behind];
    const brought = phis.map((phi) => phi.operands.filter((_, k) => sources.has(phi.sources[k])));
    if (brought.some((operands) => !operands.every((operand) => sameOperand(operand, operands[0])))) return false;
    phis.forEach((phi, p) => {
      phis[p] = withSource(phi, sources, preheader, brought[p][0]);
      this.#known.redefine(phis[p], behind);
    });
    this.#preds[behind] = [...this.#preds[behind].filter((pred) => !sources.has(pred)), preheader].sort(
      (a, b) => a - b,
    );
    return true;
  }
}

interface Exit {
  readonly from: number;
  readonly to: number;
}

/** Nobody can tell whether it was done in a loop, or how often. */
export function isUnnoticed(instr: Instr): boolean {
  if (instr.op === 'Alloca' || ('volatile' in instr && instr.volatile === true)) return false;
  return isRemovable(instr);
}

function withSource(phi: Phi, gone: ReadonlySet<number>, source: number, operand: Operand): Phi {
  const ways = phi.sources.map((from, k) => [from, phi.operands[k]] as const).filter(([from]) => !gone.has(from));
  const all = [...ways, [source, operand] as const].sort(([a], [b]) => a - b);
  return { ...phi, sources: all.map(([from]) => from), operands: all.map(([, value]) => value) };
}
