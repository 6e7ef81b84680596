/**
 * Loop interchange, in SSA form: two loops of which one is all that the other does change places where the addresses of the inner one grow by less then.
 *
 *     H: j = phi [P: 0] [E: j']                        H: i = phi [P: 0] [E: i']
 *     B: i = phi [H: 0] [B: i']                        B: j = phi [H: 0] [B: j']
 *        load &a[i][j] …; cond i' < m B E      ──▶        load &a[i][j] …; cond j' < n B E
 *     E: cond j' < n H X                               E: cond i' < m H X
 *
 * Only what is counted and the tests change places; what stands around the inner loop goes into it, and what its new rounds do not change goes in front of it.
 * So everything that a round computes is computed for the same numbers, in another order, and what is read behind the nest is what the last round gives, as before. An
 * inner loop may have a sum in a register that is stored at its end: it is one in memory then, that begins with what a loop in front stores.
 *
 *     s = 0; for k: s += a[k] * b[k][j]; c[j] = s      for j: c[j] = 0;  for k: for j: c[j] += a[k] * b[k][j]
 *
 * Nobody may tell the order: no two accesses meet crosswise (`nest-order.ts`), both loops are known to end, how often the inner one goes round does not depend on the outer one, and
 * nothing else has an effect. Where a round traps, others may be missing, or done: only in a whole program nobody looks. Sums are still added up in the order of their rounds.
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import { mirrored, sourceOf, testOf } from '../linear/analysis/loop-counts.ts';
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import type { Ranges } from '../linear/analysis/ranges.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, isCalc, onlyComputes, operandsOf, sameOperand } from '../linear/instr.ts';
import { operandType, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Load, Operand, Phi, Store } from '../linear/nodes.ts';
import type { MemType } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { AddressSums } from './address-sums.ts';
import { Exchange, type HeldSum, type Nest } from './exchange.ts';
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
import { meetCrosswise } from './nest-order.ts';
import type { Known, Sweep } from './pass.ts';

/** Instructions of a nest. */
const mostSize = 80;
/** Loops that go round less often are written out sooner. */
const shortest = 16n;
/** What an access costs whose address grows by a line of the cache in each round, or by more, against one in the same place; and bytes that cost 1. */
const costs = { most: 64n, one: 8n };

export function interchangeLoops(module: LinearModule, { analyses, isWhole }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      if (module.profile === 'core' || !isWhole || !analyses.of('loops', func).outer.some((outer) => outer >= 0))
        return false;
      return new Interchange(module, func, analyses).run();
    },
  };
}

class Interchange {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #analyses: Analyses;
  readonly #loops: EndTestedLoops;
  readonly #preds: readonly number[][];
  readonly #uses: DefUse;

  constructor(module: LinearModule, func: Func, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#analyses = analyses;
    this.#loops = new EndTestedLoops(func, analyses);
    this.#uses = analyses.of('uses', func);
    this.#preds = predecessorsOf(func.blocks);
  }

  /** Nests have no block in common; nothing that one changes is looked at for another. */
  run(): boolean {
    const { outer, count } = this.#loops.forest;
    const inner = new Set(outer);
    const changes: (() => void)[] = [];
    for (let loop = 0; loop < count; loop++) {
      const nest = inner.has(loop) || outer[loop] < 0 ? undefined : this.#nestOf(outer[loop], loop);
      if (nest === undefined) continue;
      const change = this.#changeOf(nest);
      if (change !== undefined) changes.push(change);
    }
    for (const change of changes) change();
    if (changes.length > 0) renumberSymbols(this.#func, true);
    return changes.length > 0;
  }

  // The shape of a nest

  #nestOf(around: number, loop: number): Nest | undefined {
    const [outer, inner] = [this.#loops.at(around), this.#loops.at(loop)];
    if (outer === undefined || inner === undefined) return undefined;
    const { blocks } = this.#func;
    const before = this.#chain(outer.header, inner.header);
    const behind = this.#chain(inner.exit, outer.latch);
    const entries = this.#preds[outer.header];
    if (before === undefined || behind === undefined || entries.length !== 2 || before.length === 0) return undefined;
    if (this.#preds[inner.header].length !== 2 || this.#preds[inner.exit].length !== 1) return undefined;
    const preheader = entries[0] === outer.latch ? entries[1] : entries[0];
    const inside = this.#loops.members[loop];
    const nest = { outer, inner, preheader, before, inside, behind: [...behind, outer.latch] };
    if (blocks[preheader].terminator.op !== 'Goto') return undefined;
    if (before.length + inside.length + nest.behind.length !== this.#loops.members[around].length) return undefined;
    const isIn = new Set(this.#loops.members[around]);
    const size = [...isIn].reduce((sum, b) => sum + blocks[b].instrs.length, 0);
    const isCounting = (level: EndTested): boolean => this.#countsOutside(level, isIn);
    return size <= mostSize && isCounting(outer) && isCounting(inner) ? nest : undefined;
  }

  /** The blocks from one to another, without that, each of which leads to the next alone. */
  #chain(from: number, to: number): number[] | undefined {
    const chain: number[] = [];
    for (let at = from; at !== to;) {
      const { terminator } = this.#func.blocks[at];
      if (terminator.op !== 'Goto' || chain.length > mostSize) return undefined;
      chain.push(at);
      [at] = terminator.targets;
      if (at !== to && this.#preds[at].length !== 1) return undefined;
    }
    return chain;
  }

  /** It comes to an end, and how often it goes round depends on nothing in the nest. */
  #countsOutside({ count, end }: EndTested, nest: ReadonlySet<number>): boolean {
    const test = testOf(end, this.#uses);
    const tested = [test, mirrored(test)].flatMap(({ operands: [a, b] }) =>
      this.#isOutside(b, nest)
        ? count.inductions.filter(({ phi, next }) => sameOperand(a, next) || sameOperand(a, phi.dest))
        : [],
    );
    const ends = count.rounds !== undefined || tested.some((induction) => count.bounded.includes(induction));
    if (!ends || tested.length === 0 || (count.rounds !== undefined && count.rounds < shortest)) return false;
    return count.inductions.every(({ start }) => start !== undefined && this.#isOutside(start, nest));
  }

  #isOutside(operand: Operand, nest: ReadonlySet<number>): boolean {
    if (operand.kind === 'g') return this.#module.globals[operand.index].storage !== 'scalar';
    if (!isValue(operand)) return true;
    const site = this.#uses.definitionOf(operand);
    return site === undefined || !nest.has(site.block);
  }

  // What may be changed, and whether it is worth it

  #changeOf(nest: Nest): (() => void) | undefined {
    const { blocks } = this.#func;
    const { outer, inner, before, inside, behind } = nest;
    if (blocks[outer.header].phis.some((phi) => !counts(outer, phi) && this.#isRead(phi))) return undefined;
    if (before.slice(1).some((b) => blocks[b].phis.length > 0)) return undefined;
    const carried = blocks[inner.header].phis.filter((phi) => !counts(inner, phi) && this.#isRead(phi));
    const held = carried.length === 1 ? this.#heldSum(nest, carried[0]) : undefined;
    if (carried.length > 0 && held === undefined) return undefined;
    const around = [...before, ...behind].flatMap((b) => blocks[b].instrs);
    const all = [...around, ...inside.flatMap((b) => blocks[b].instrs)];
    if (!all.every((instr) => isMove(instr) || onlyComputes(instr))) return undefined;
    if (all.some((instr) => destsOf(instr).some((dest) => !isValue(dest)))) return undefined;
    const stores = all.filter((instr): instr is Store => instr.op === 'Store');
    const memory = this.#analyses.of('memory', this.#func);
    // In front of the inner loop, what is loaded is what it is in each of its rounds.
    const isFirst = new Set(before.flatMap((b) => blocks[b].instrs));
    for (const instr of around)
      if (
        isMove(instr) &&
        instr !== held?.store &&
        instr !== held?.begin &&
        !(isFirst.has(instr) && isUnchanged(instr, stores, memory))
      )
        return undefined;
    const accesses = this.#accessesOf(nest, all.filter(isMove), memory);
    if (accesses === undefined || !this.#isFree(nest, accesses, held, memory) || !isWorth(accesses, held))
      return undefined;
    return () => new Exchange(this.#module, this.#func, this.#uses, nest, held, stores, memory).write();
  }

  #isRead({ dest }: Phi): boolean {
    return !isValue(dest) || this.#uses.usesOf(dest).length > 0;
  }

  /** A phi that becomes what the only store behind the inner loop stores. */
  #heldSum({ outer, inner, before, behind }: Nest, phi: Phi): HeldSum | undefined {
    const { blocks } = this.#func;
    const instrs = behind.flatMap((b) => blocks[b].instrs);
    const stores = instrs.filter((instr): instr is Store => instr.op === 'Store');
    const [store] = stores;
    if (stores.length !== 1 || store.volatile === true) return undefined;
    const next = phiOperandFrom(phi, inner.latch);
    const names = new Map(behind.flatMap((b) => blocks[b].phis).map((one) => [one.dest, one.operands[0]] as const));
    const source = sourceOf(store.operands[1], this.#uses);
    const stored = [...names].find(([dest]) => sameOperand(dest, source))?.[1] ?? source;
    if (!sameOperand(sourceOf(stored, this.#uses), sourceOf(next, this.#uses))) return undefined;
    if (heldBy[operandType(this.#module, this.#func, phi.dest)] !== store.mem) return undefined;
    const slice = sliceOf([store.operands[0]], instrs);
    const start = sourceOf(phiOperandFrom(phi, before[before.length - 1]), this.#uses);
    const first = before.flatMap((b) => blocks[b].instrs);
    const begin = this.#beginOf(start, first);
    const needed = sliceOf(
      [
        ...(begin === undefined ? [start] : []),
        ...operandsOf(outer.end),
        ...outer.count.inductions.map((one) => one.next),
      ],
      [...first, ...instrs],
    );
    const isComputed = [...needed, ...slice].every((instr) => instr.op === 'Assign' || isCalc(instr));
    const known = new Set([...first, ...instrs, ...blocks[outer.header].phis].flatMap(destsOf));
    const isIn = new Set([...before, ...behind]);
    const isKnown = [...needed, ...slice].every((instr) =>
      operandsOf(instr).every((one) => this.#isKnownIn(one, known, isIn, inner)),
    );
    return isComputed && isKnown && this.#isKnownIn(start, known, isIn, inner)
      ? { phi, store, slice, start, begin }
      : undefined;
  }

  /** What the start is loaded by, for nothing else: dead afterwards. */
  #beginOf(start: Operand, first: readonly Instr[]): Load | undefined {
    const load = isValue(start) ? this.#uses.definitionOf(start)?.instr : undefined;
    if (load?.op !== 'Load' || !isValue(load.dest) || !first.includes(load)) return undefined;
    const isDead = ({ instr }: { readonly instr: Instr }): boolean =>
      instr.op === 'Assign' && isValue(instr.dest) && this.#uses.usesOf(instr.dest).length === 0;
    return this.#uses.usesOf(load.dest).filter((use) => !isDead(use)).length === 1 ? load : undefined;
  }

  /** It is not computed by the inner loop. */
  #isKnownIn(operand: Operand, known: ReadonlySet<Dest>, around: ReadonlySet<number>, { header }: EndTested): boolean {
    if (!isValue(operand)) return operand.kind !== 'g' || this.#module.globals[operand.index].storage !== 'scalar';
    const site = this.#uses.definitionOf(operand);
    if (site === undefined) return true;
    if (around.has(site.block)) return destsOf(site.instr).some((dest) => known.has(dest));
    return this.#loops.forest.of[site.block] !== this.#loops.forest.of[header];
  }

  /** Where everything loads and stores; undefined if something does so anywhere. */
  #accessesOf(nest: Nest, moves: readonly (Load | Store)[], memory: MemoryObjects): readonly LoopAccess[] | undefined {
    const { outer, inner, before, inside, behind } = nest;
    const blocks = new Set([...before, ...inside, ...behind]);
    const ranges: Ranges = this.#analyses.of('ranges', this.#func);
    const sums = new AddressSums(
      this.#module,
      this.#func,
      { uses: this.#uses, ranges },
      [outer.count, inner.count],
      (block) => blocks.has(block),
    );
    const accesses: LoopAccess[] = [];
    for (const instr of moves) {
      const access = accessIn(sums, instr);
      if (access === undefined || instr.volatile === true) return undefined;
      if (memory.placeOf(instr.operands[0]) === undefined && !staysNear(access, nest)) return undefined;
      accesses.push(access);
    }
    return accesses;
  }

  /** No two of the accesses tell in which order the rounds are done. */
  #isFree(
    { outer, inner }: Nest,
    accesses: readonly LoopAccess[],
    held: HeldSum | undefined,
    memory: MemoryObjects,
  ): boolean {
    const [far, near] = [outer, inner].map(({ count: { rounds } }) => rounds && rounds - 1n);
    const isApart = (a: LoopAccess, b: LoopAccess): boolean =>
      memory.alias(accessOf(a.instr), accessOf(b.instr)) === 'no';
    return accesses.every((a, i) =>
      accesses.slice(i).every((b) => {
        if (a.instr.op === 'Load' && b.instr.op === 'Load') return true;
        // What a sum begins with is in the cell in which it ends.
        if (held?.begin !== undefined && isPair(a, b, held.begin, held.store)) return isSamePlace(a, b);
        if (a !== b && isApart(a, b)) return true;
        if (held === undefined || (a.instr !== held.store && b.instr !== held.store))
          return !meetCrosswise(a, b, far, near);
        // Each round of the outer loop has a cell of its own, which nothing else looks at.
        const [step] = a.sum.steps;
        return a === b && (step >= a.size || -step >= a.size) && a.sum.steps[1] === 0n;
      }),
    );
  }
}

/** What holds values of a type as they are. */
const heldBy: Readonly<Partial<Record<string, MemType>>> = { i32: 'i32', i64: 'i64', f32: 'f32', f64: 'f64' };

function counts({ count }: EndTested, phi: Phi): boolean {
  return count.inductions.some((induction) => induction.phi === phi);
}

/** All that is accessed is nearer than addresses reach before they come around. */
function staysNear({ sum: { steps } }: LoopAccess, { outer, inner }: Nest): boolean {
  const [p, q] = [outer.count.rounds, inner.count.rounds];
  if (p === undefined || q === undefined) return false;
  const [far, near] = [steps[0] * p, steps[1] * q].map((reach) => (reach < 0n ? -reach : reach));
  return far + near < 1n << 31n;
}

function isPair(a: LoopAccess, b: LoopAccess, one: Instr, other: Instr): boolean {
  return (a.instr === one && b.instr === other) || (a.instr === other && b.instr === one);
}

/** The addresses of the inner loop grow by less when it is the other one. */
function isWorth(accesses: readonly LoopAccess[], held: HeldSum | undefined): boolean {
  const costOf = (loop: 0 | 1): bigint =>
    accesses.reduce((sum, { sum: { steps }, instr }) => {
      const step = steps[loop] < 0n ? -steps[loop] : steps[loop];
      const bytes = step > costs.most ? costs.most : step;
      const times = instr === held?.store ? (loop === 0 ? 2n : 0n) : 1n;
      return sum + times * (bytes === 0n ? 0n : bytes < costs.one ? costs.one : bytes);
    }, 0n);
  return costOf(0) < costOf(1);
}
