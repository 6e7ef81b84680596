/**
 * Loops that only compute numbers are left out, in SSA form: what is read behind them follows from how often they would have gone round.
 *
 *     P → H: i = phi [P: a] [H: i']; s = phi [P: 0] [H: s']      P: q = n - (a + 1), or 0 if that is not less than n
 *         s' = s + i; i' = i + 1; t = LessI i', n; cond t H X      s' = a + a * q + q * (q - 1) / 2 + q; i' = a + 1 + q  → X
 *
 *     P → H: x = phi [P: x0] [H: x']; n = phi [P: 0] [H: n']     P: n' = 1 + Popcnt (x0 & x0 - 1)  → X
 *         x' = x & x - 1; n' = n + 1; cond x' H X
 *
 * Loops have a block in front and one way out, a test at their end (`rotate.ts`): of what counts to a bound by one, of what loses its lowest bit that is 1 in each
 * round, or one of its ends; or their rounds are a number (`trips.ts`). `recurrences.ts` says what a value is in the last round. Who sums up the bits that are lost has counted ones.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import { findDefUse, type DefUse } from '../linear/analysis/def-use.ts';
import { findLoopCounts, sourceOf, type LoopCount } from '../linear/analysis/loop-counts.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, mapOperands, sameOperand, targetsOf } from '../linear/instr.ts';
import type { Block, Func, LinearModule, Operand, Phi } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { isUnnoticed } from './dead-loops.ts';
import { dropUnreachable } from './edges.ts';
import { loopBlocks } from './loop-blocks.ts';
import { isNumber, Recurrences, Sums, type Rounds } from './recurrences.ts';
import { phiOf } from './round-copies.ts';
import { calcOf, TripFinder, type TestedLoop, type Trips } from './trips.ts';

/** A loop around loops that have gone is looked at again. */
const deepestNest = 4;
/** Instructions of a loop, and those in place of it. */
const mostInside = 200;
const mostInFront = 60;

export function computeClosedForms(module: LinearModule, func: Func): boolean {
  if (module.profile === 'core') return false;
  let changed = false;
  for (let level = 0; level < deepestNest && new ClosedForms(module, func).run(); level++) changed = true;
  if (changed) renumberSymbols(func, true);
  return changed;
}

interface Loop extends TestedLoop {
  readonly members: readonly number[];
}

class ClosedForms {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: readonly number[][];
  readonly #uses: DefUse;
  readonly #counts: readonly LoopCount[];
  readonly #trips: TripFinder;
  /** What stands for values of loops that are left out. */
  readonly #finals = new Map<number, Operand>();

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    const graph = graphOfBlocks(func.blocks);
    const search = searchDepthFirst(graph);
    this.#forest = findLoops(graph, search);
    this.#members = loopBlocks(this.#forest, search.postorder.toReversed());
    this.#preds = predecessorsOf(func.blocks);
    this.#uses = findDefUse(func);
    this.#counts = findLoopCounts(func, this.#forest, this.#uses);
    this.#trips = new TripFinder(func, this.#uses, this.#preds);
  }

  /** Inner loops only: what becomes of one is not known to those around it before the next look. A loop that reads what another one leaves comes behind it. */
  run(): boolean {
    let changed = false;
    const isOuter = new Set(this.#forest.outer);
    for (let loop = 0; loop < this.#forest.count; loop++) {
      const found = isOuter.has(loop) ? undefined : this.#loopOf(loop);
      if (found !== undefined) changed = this.#leaveOut(found) || changed;
    }
    return changed && (dropUnreachable(this.#func), true);
  }

  #loopOf(loop: number): Loop | undefined {
    const { header: headers, irreducible } = this.#forest;
    const header = headers[loop];
    const members = this.#members[loop];
    const count = this.#counts.at(loop);
    if (irreducible[loop] === 1 || count?.header !== header || count.latches.length !== 1 || count.exits.length !== 1)
      return undefined;
    const [latch] = count.latches;
    const [{ from, to: exit }] = count.exits;
    const { blocks } = this.#func;
    const end = blocks[latch].terminator;
    const entries = this.#preds[header].filter((pred) => pred !== latch);
    const [preheader] = entries;
    if (from !== latch || end.op !== 'CondGoto' || entries.length !== 1) return undefined;
    if (targetsOf(blocks[preheader].terminator).length !== 1) return undefined;
    const inside = new Set(members);
    const instrs = members.flatMap((b) => blocks[b].instrs);
    const isLeft = members.some((b) => b !== latch && targetsOf(blocks[b].terminator).length === 0);
    if (isLeft || instrs.length > mostInside || !instrs.every(isUnnoticed)) return undefined;
    const rounds: Rounds = { count, latch, preheader, isInside: (block) => inside.has(block) };
    const sums = new Sums(this.#func, end.span);
    const recurrences = new Recurrences(this.#module, this.#func, this.#uses, rounds, sums);
    return { count, latch, preheader, isInside: rounds.isInside, members, exit, end, sums, recurrences };
  }

  #leaveOut(loop: Loop): boolean {
    const { preheader, latch, exit, end, members, sums, recurrences } = loop;
    const { blocks } = this.#func;
    const trips = this.#trips.of(loop);
    if (trips === undefined) return false;
    const finals: (readonly [number, Operand])[] = [];
    const readers = new Set<number>();
    for (const dest of members.flatMap((b) => [...blocks[b].phis, ...blocks[b].instrs].flatMap(destsOf))) {
      const outside = isValue(dest) ? this.#uses.usesOf(dest).filter(({ block }) => !loop.isInside(block)) : [];
      if (!isValue(dest) || outside.length === 0) continue;
      const final = recurrences.valueIn(dest, trips.count, trips.bits) ?? this.#sumOfBits(dest, loop, trips);
      if (final === undefined || sums.instrs.length > mostInFront) return false;
      finals.push([valueOf(this.#uses.values, dest), this.#final(final)]);
      for (const { block } of outside) readers.add(block);
    }
    for (const instr of sums.instrs)
      blocks[preheader].instrs.push(mapOperands(instr, (operand) => this.#final(operand)));
    for (const [value, final] of finals) this.#finals.set(value, final);
    for (const block of readers) this.#rewrite(blocks[block]);
    blocks[preheader].terminator = { op: 'Goto', targets: [exit], span: end.span };
    blocks[exit].phis.forEach((phi, p) => {
      const ways = phi.sources.map((from, k) => [from === latch ? preheader : from, phi.operands[k]] as const);
      blocks[exit].phis[p] = phiOf(phi, ...ways);
    });
    return true;
  }

  /** What is known of values stays true of what stands for them. */
  #final(operand: Operand): Operand {
    if (!isValue(operand) || operand.index >= this.#uses.values.first.length - 1) return operand;
    return this.#finals.get(valueOf(this.#uses.values, operand)) ?? operand;
  }

  #rewrite(block: Block): void {
    const { phis, instrs } = block;
    for (let i = 0; i < phis.length; i++) phis[i] = mapOperands(phis[i], (operand) => this.#final(operand));
    for (let i = 0; i < instrs.length; i++) instrs[i] = mapOperands(instrs[i], (operand) => this.#final(operand));
    block.terminator = mapOperands(block.terminator, (operand) => this.#final(operand));
  }

  /** What has grown by the lowest bit of what is halved until it is 0. */
  #sumOfBits(operand: Operand, loop: Loop, { shifted }: Trips): Operand | undefined {
    const { count, latch, preheader, recurrences, sums } = loop;
    const sum = calcOf(operand, this.#uses)?.instr;
    const bits = recurrences.bitsOf(operand);
    if (shifted === undefined || bits === undefined || !(sum?.op === 'AddI' || sum?.op === 'AddL')) return undefined;
    const operands = sum.operands.map((one) => sourceOf(one, this.#uses));
    const phi = this.#func.blocks[count.header].phis.find(
      (one) =>
        operands.some((read) => sameOperand(read, one.dest)) &&
        sameOperand(sourceOf(phiOperandFrom(one, latch), this.#uses), sourceOf(operand, this.#uses)),
    );
    const other = phi && operands.find((one) => !sameOperand(one, phi.dest));
    const given = shifted && phiOperandFrom(shifted, preheader);
    const from = phi && phiOperandFrom(phi, preheader);
    const width = given && recurrences.bitsOf(given);
    if (
      given === undefined ||
      other === undefined ||
      from === undefined ||
      width === undefined ||
      !this.#isLowestBit(other, shifted)
    )
      return undefined;
    // A scalar of the module is memory.
    if (![from, given].every((one) => one.kind === 'v' || isValue(one))) return undefined;
    return sums.add(from, sums.resize(sums.make('Popcnt', width, given), width, bits), bits);
  }

  #isLowestBit(operand: Operand, { dest }: Phi): boolean {
    const instr = calcOf(operand, this.#uses)?.instr;
    if (instr === undefined) return false;
    if (/^(LToI|U?IToL)$/.test(instr.op)) return this.#isLowestBit(instr.operands[0], { dest } as Phi);
    const [a, b] = instr.operands;
    return (
      (instr.op === 'BandI' || instr.op === 'BandL') && sameOperand(sourceOf(a, this.#uses), dest) && isNumber(b, 1n)
    );
  }
}
