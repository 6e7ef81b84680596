/** What passes ask of loops before they put what they do in another order: their shape, their instructions, and what these access. */
import { reversePostOrder } from '../base/depth-search.ts';
import type { LoopForest } from '../base/loops.ts';
import { isLeftAtEnd, type LoopCount } from '../linear/analysis/loop-counts.ts';
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { destsOf, operandsOf, sameOperand } from '../linear/instr.ts';
import type { CondGoto, Func, Instr, Load, Operand, Store } from '../linear/nodes.ts';
import { memTypes } from '../linear/opcodes.ts';
import type { AddressSums } from './address-sums.ts';
import { loopBlocks } from './loop-blocks.ts';
import { haveEqualSteps, type SumAccess } from './nest-order.ts';

/** A loop whose only way out is a test at its end. */
export interface EndTested {
  readonly header: number;
  readonly latch: number;
  /** The block behind it. */
  readonly exit: number;
  readonly members: readonly number[];
  readonly count: LoopCount;
  readonly end: CondGoto;
}

/** The loops of a function that are left at their ends alone. */
export class EndTestedLoops {
  readonly forest: LoopForest;
  readonly members: readonly (readonly number[])[];
  readonly #func: Func;
  readonly #counts: readonly LoopCount[];

  constructor(func: Func, analyses: Analyses) {
    this.#func = func;
    this.forest = analyses.of('loops', func);
    this.#counts = analyses.of('counts', func);
    this.members = loopBlocks(this.forest, reversePostOrder(analyses.of('graph', func)));
  }

  at(loop: number): EndTested | undefined {
    const count = this.#counts.at(loop);
    const members = this.members[loop];
    if (count?.header !== this.forest.header[loop] || this.forest.irreducible[loop] === 1) return undefined;
    if (!isLeftAtEnd(count)) return undefined;
    const { header, latches, exits } = count;
    const end = this.#func.blocks[latches[0]].terminator;
    if (end.op !== 'CondGoto' || members.length === 0) return undefined;
    return { header, latch: latches[0], exit: exits[0].to, members, count, end };
  }
}

/** A load or store of a loop, and the bytes that it reads or writes. */
export interface LoopAccess extends SumAccess {
  readonly instr: Load | Store;
}

export function accessIn(sums: AddressSums, instr: Load | Store): LoopAccess | undefined {
  const sum = sums.of(instr.operands[0]);
  if (sum === undefined) return undefined;
  return { instr, sum: { ...sum, offset: sum.offset + BigInt(instr.offset) }, size: BigInt(memTypes[instr.mem].size) };
}

export function isMove(instr: Instr): instr is Load | Store {
  return instr.op === 'Load' || instr.op === 'Store';
}

/** A load of what none of the stores may write. */
export function isUnchanged(instr: Instr, stores: readonly Store[], memory: MemoryObjects): boolean {
  return instr.op === 'Load' && stores.every((store) => memory.alias(accessOf(instr), accessOf(store)) === 'no');
}

/** Are they the same bytes in all rounds? */
export function isSamePlace(a: SumAccess, b: SumAccess): boolean {
  return haveEqualSteps(a, b) && a.sum.offset === b.sum.offset && a.size === b.size;
}

/** The instructions of a list, in their order, that operands are made of. */
export function sliceOf(operands: readonly Operand[], instrs: readonly Instr[]): readonly Instr[] {
  const wanted = [...operands];
  const slice: Instr[] = [];
  for (const instr of instrs.toReversed()) {
    if (!destsOf(instr).some((dest) => wanted.some((operand) => sameOperand(dest, operand)))) continue;
    slice.unshift(instr);
    wanted.push(...operandsOf(instr));
  }
  return slice;
}
