/**
 * Loop fusion, in SSA form: a loop right behind another one that goes round as often, and reads what that reads or writes, is done in the same rounds.
 *
 *     H: i = phi [P: 0] [H: i']                        H: i = phi [P: 0] [G: i']
 *        store &a[i], …; cond i' < n H M                  store &a[i], …; goto G
 *     M → G: k = phi [M: 0] [G: k']             ──▶     G: k = i
 *        load &a[k] …; cond k' < n G X                    load &a[k] …; cond k' < n H M
 *                                                      M → X
 *
 * What is loaded is known then (`forward`), or at least near. All that the first loop did in its later rounds comes behind what the second one does in an earlier one, so these must not
 * meet (`nest-order.ts`), nothing that the first loop computes may be read by the second, and neither does anything but load, store and compute. Where one of these traps,
 * others may be missing, or done: only in a whole program nobody looks. A loop that may be done on vectors stays apart from one that may not.
 */
import { lowestAddress } from '../base/memory-map.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import { mirrored, testOf, type Induction } from '../linear/analysis/loop-counts.ts';
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import { Analyses } from '../linear/analysis/table.ts';
import { isValue } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, onlyComputes, operandsOf, sameOperand, targetsOf } from '../linear/instr.ts';
import type { Func, Instr, LinearModule, Operand, Store } from '../linear/nodes.ts';
import { opposites, type Relation } from '../linear/relations.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { AddressSums } from './address-sums.ts';
import { propagateCopies } from './copy-propagation.ts';
import { comeFrom } from './edges.ts';
import { redirect } from './front-loops.ts';
import {
  accessIn,
  EndTestedLoops,
  isMove,
  isSamePlace,
  isUnchanged,
  sliceOf,
  type EndTested,
  type LoopAccess,
} from './nest-code.ts';
import { meetsLater } from './nest-order.ts';
import type { Known, Sweep } from './pass.ts';
import { phiOf } from './round-copies.ts';
import { numberFunction } from './value-numbering.ts';
import { sumOf } from './vector-sums.ts';

/** Instructions of both loops. */
const mostSize = 64;
/** Blocks between them. */
const mostBetween = 4;

export function fuseLoops(module: LinearModule, { analyses, isWhole }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      if (module.profile === 'core' || !isWhole || analyses.of('loops', func).count < 2) return false;
      return new Fusion(module, func, analyses).run();
    },
  };
}

/** Two loops, and the blocks from one to the other. */
interface Pair {
  readonly first: EndTested;
  readonly second: EndTested;
  readonly preheader: number;
  readonly between: readonly number[];
}

/** What a loop goes on for. */
interface Limit {
  readonly induction: Induction;
  readonly relation: Relation;
  readonly isUnsigned: boolean;
  readonly bound: Operand;
}

/** By which steps one comes to where a relation does not hold. */
const steps: Readonly<Partial<Record<Relation, readonly bigint[]>>> = {
  Less: [1n],
  Greater: [-1n],
  NotEqual: [1n, -1n],
};

class Fusion {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #analyses: Analyses;
  readonly #loops: EndTestedLoops;
  readonly #uses: DefUse;
  readonly #preds: readonly number[][];

  constructor(module: LinearModule, func: Func, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#analyses = analyses;
    this.#loops = new EndTestedLoops(func, analyses);
    this.#uses = analyses.of('uses', func);
    this.#preds = predecessorsOf(func.blocks);
  }

  /** Pairs have no loop in common. */
  run(): boolean {
    const { outer, count, header } = this.#loops.forest;
    const isOuter = new Set(outer);
    const byHeader = new Map(Array.from(header, (block, loop) => [block, loop] as const));
    const taken = new Set<number>();
    const changes: (() => void)[] = [];
    for (let loop = 0; loop < count; loop++) {
      if (isOuter.has(loop) || taken.has(loop)) continue;
      const pair = this.#pairOf(loop, byHeader, isOuter);
      const second = pair && byHeader.get(pair.second.header);
      if (pair === undefined || second === undefined || taken.has(second)) continue;
      const change = this.#changeOf(pair);
      if (change === undefined) continue;
      taken.add(loop).add(second);
      changes.push(change);
    }
    for (const change of changes) change();
    if (changes.length === 0) return false;
    renumberSymbols(this.#func, true);
    // What both loops compute is one value, by which it is seen that they access the same places.
    numberFunction(this.#module, this.#func);
    propagateCopies(this.#module, this.#func, new Analyses(this.#module));
    return true;
  }

  #pairOf(loop: number, byHeader: ReadonlyMap<number, number>, isOuter: ReadonlySet<number>): Pair | undefined {
    const first = this.#loops.at(loop);
    if (first === undefined) return undefined;
    const between: number[] = [];
    let at = first.exit;
    for (; !byHeader.has(at); [at] = targetsOf(this.#func.blocks[at].terminator)) {
      if (this.#func.blocks[at].terminator.op !== 'Goto' || this.#preds[at].length !== 1) return undefined;
      if (between.push(at) > mostBetween) return undefined;
    }
    const other = byHeader.get(at) ?? loop;
    const second =
      isOuter.has(other) || this.#loops.forest.outer[other] !== this.#loops.forest.outer[loop]
        ? undefined
        : this.#loops.at(other);
    const entries = this.#preds[first.header].filter((pred) => pred !== first.latch);
    if (second === undefined || between.length === 0 || this.#preds[at].length !== 2 || entries.length !== 1)
      return undefined;
    const [preheader] = entries;
    return this.#func.blocks[preheader].terminator.op === 'Goto' ? { first, second, preheader, between } : undefined;
  }

  #instrsOf(blocks: readonly number[]): readonly Instr[] {
    return blocks.flatMap((b) => this.#func.blocks[b].instrs);
  }

  #changeOf(pair: Pair): (() => void) | undefined {
    const { first, second, between } = pair;
    const [one, two, middle] = [first.members, second.members, between].map((blocks) => this.#instrsOf(blocks));
    if (one.length + two.length > mostSize || !this.#goesAsOften(first, second)) return undefined;
    const all = [...one, ...two, ...middle];
    if (!all.every((instr) => (isMove(instr) ? instr.volatile !== true : onlyComputes(instr)))) return undefined;
    if (all.some((instr) => destsOf(instr).some((dest) => !isValue(dest)))) return undefined;
    const memory = this.#analyses.of('memory', this.#func);
    const stores = all.filter((instr): instr is Store => instr.op === 'Store');
    if (middle.some((instr) => isMove(instr) && !isUnchanged(instr, stores, memory))) return undefined;
    // What the second loop needs of what is between them is computed in front of both.
    const { blocks } = this.#func;
    const starts = blocks[second.header].phis.map((phi) => phiOperandFrom(phi, between[between.length - 1]));
    const read = [
      ...two,
      ...second.members.flatMap((b) => blocks[b].phis),
      ...second.members.map((b) => blocks[b].terminator),
    ];
    const needed = sliceOf([...starts, ...read.flatMap(operandsOf)], middle);
    const inFirst = new Set([...first.members, ...between.filter((b) => blocks[b].phis.length > 0)]);
    const isOfFirst = (operand: Operand): boolean => {
      const site = isValue(operand) ? this.#uses.definitionOf(operand) : undefined;
      return site !== undefined && inFirst.has(site.block) && !needed.includes(site.instr);
    };
    if ([...starts, ...read.flatMap(operandsOf), ...needed.flatMap(operandsOf)].some(isOfFirst)) return undefined;
    if (!this.#isFree(pair, memory) || this.#isParallel(first) !== this.#isParallel(second)) return undefined;
    return () => this.#write(pair, needed);
  }

  /** Both come to an end, after as many rounds. */
  #goesAsOften(first: EndTested, second: EndTested): boolean {
    const [a, b] = [first.count.rounds, second.count.rounds];
    if (a !== undefined || b !== undefined) return a === b;
    return this.#boundsOf(first).some((one) =>
      this.#boundsOf(second).some(
        (other) =>
          one.relation === other.relation &&
          one.isUnsigned === other.isUnsigned &&
          sameOperand(one.bound, other.bound) &&
          isSameCount(one.induction, other.induction),
      ),
    );
  }

  /** What is counted, one by one, to something that the loop does not change: whatever that is, it is come to. */
  #boundsOf({ count, end, header, members }: EndTested): readonly Limit[] {
    const test = testOf(end, this.#uses);
    return [test, mirrored(test)].flatMap(({ operands: [tested, bound], relation: whole, isUnsigned }) => {
      const site = isValue(bound) ? this.#uses.definitionOf(bound) : undefined;
      if (bound.kind === 'g' || (site !== undefined && members.includes(site.block))) return [];
      const relation = end.targets[0] === header ? whole : opposites[whole];
      return count.inductions
        .filter(({ next, step }) => sameOperand(next, tested) && steps[relation]?.includes(step) === true)
        .map((induction) => ({ induction, relation, isUnsigned, bound }));
    });
  }

  /** What the second loop accesses is not what later rounds of the first one do; some of it is what they have in common. */
  #isFree({ first, second }: Pair, memory: MemoryObjects): boolean {
    const [one, two] = [first, second].map((loop) => this.#accessesOf(loop, memory));
    if (one === undefined || two === undefined) return false;
    const { rounds } = first.count;
    const most = rounds && rounds - 1n;
    const isFree = one.every((a) =>
      two.every(
        (b) =>
          (a.instr.op === 'Load' && b.instr.op === 'Load') ||
          memory.alias(accessOf(a.instr), accessOf(b.instr)) === 'no' ||
          !meetsLater(a, b, most),
      ),
    );
    return (
      isFree && two.some((b) => b.instr.op === 'Load' && one.some((a) => isSamePlace(a, b) && a.sum.steps[0] !== 0n))
    );
  }

  #accessesOf(loop: EndTested, memory: MemoryObjects): readonly LoopAccess[] | undefined {
    const { count, members, latch } = loop;
    const facts = { uses: this.#uses, ranges: this.#analyses.of('ranges', this.#func) };
    const inside = new Set(members);
    const sums = new AddressSums(this.#module, this.#func, facts, [count], (block) => inside.has(block));
    const isStraight = members.every((b) => b === latch || this.#func.blocks[b].terminator.op === 'Goto');
    const accesses: LoopAccess[] = [];
    for (const instr of this.#instrsOf(members).filter(isMove)) {
      const access = accessIn(sums, instr);
      if (access === undefined) return undefined;
      const { sum } = access;
      const step = sum.steps[0] < 0n ? -sum.steps[0] : sum.steps[0];
      // Before addresses come around, they are those that nobody may access.
      const isNear = isStraight && step < BigInt(lowestAddress);
      const isShort = count.rounds !== undefined && step * count.rounds < 1n << 31n;
      if (memory.placeOf(instr.operands[0]) === undefined && !isNear && !isShort) return undefined;
      accesses.push(access);
    }
    return accesses;
  }

  /** Nothing but what is counted, and sums, goes from one round to the next. */
  #isParallel({ header, members, count, latch, end }: EndTested): boolean {
    const { blocks } = this.#func;
    const preheader = this.#preds[header].find((pred) => pred !== latch) ?? latch;
    const exit = end.targets.find((target) => target !== header) ?? header;
    const loop = { header, latch, preheader, exit, members, count, size: 0 };
    return blocks[header].phis.every(
      (phi) => count.inductions.some((one) => one.phi === phi) || sumOf(phi, loop, blocks, this.#uses) !== undefined,
    );
  }

  #write({ first, second, preheader, between }: Pair, needed: readonly Instr[]): void {
    const { blocks } = this.#func;
    const [entry, exit] = [between[between.length - 1], between[0]];
    const left = this.#instrsOf(between).filter((instr) => !needed.includes(instr));
    blocks[preheader].instrs.push(...needed);
    const [head, body] = [blocks[first.header], blocks[second.header]];
    comeFrom(head, first.latch, second.latch);
    for (const phi of body.phis.splice(0).toReversed()) {
      const counted = second.count.inductions.find((one) => one.phi === phi);
      const same = counted && first.count.inductions.find((one) => isSameCount(one, counted));
      const { dest, span } = phi;
      if (same !== undefined && isValue(same.phi.dest))
        body.instrs.unshift({ op: 'Assign', dest, operands: [same.phi.dest], span });
      else
        head.phis.push(
          phiOf(phi, [preheader, phiOperandFrom(phi, entry)], [second.latch, phiOperandFrom(phi, second.latch)]),
        );
    }
    redirect(blocks[first.latch], second.header);
    blocks[second.latch].terminator = {
      ...second.end,
      targets: second.end.targets[0] === second.header ? [first.header, exit] : [exit, first.header],
    };
    for (const b of between) blocks[b].instrs.splice(0);
    blocks[entry].instrs.push(...left);
    comeFrom(blocks[exit], first.latch, second.latch);
    redirect(blocks[entry], second.exit);
    comeFrom(blocks[second.exit], second.latch, entry);
  }
}

/** Do both count the same? */
function isSameCount(a: Induction, b: Induction): boolean {
  if (a.start === undefined || b.start === undefined || a.start.kind === 'g') return false;
  return a.step === b.step && a.bits === b.bits && sameOperand(a.start, b.start);
}
