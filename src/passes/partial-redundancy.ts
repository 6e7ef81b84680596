/**
 * Partial redundancy elimination, in SSA form: what has been computed on all ways into a block but one is computed on that one as well, and not again where
 * the ways meet (E. Morel, C. Renvoise, CACM 1979; by values, not by the texts of expressions, as in T. VanDrunen, A. Hosking, "Value-based partial redundancy
 * elimination", CC 2004).
 *
 *     B1: t1 = MulI x, y; …                        B1: t1 = MulI x, y; …
 *     B2: …                              ──▶       B2: …; t4 = MulI x, y
 *     B3: t2 = MulI x, y                           B3: t2 = phi B1 t1, B2 t4
 *
 * On a way that brings other values for the phis of the block, these stand in the operation: what a loop computes of its last round need not be computed
 * again in the next one. No way becomes longer, for the block would have done it too: an edge that has no block of its own gets one. A way back into a
 * loop is none that is written to, since it is not taken less often than the block. Operations that may trap stay where they are.
 */
import { reversePostOrder } from '../base/depth-search.ts';
import { dominates, type DominatorTree } from '../base/dominators.ts';
import type { DefUse, Site } from '../linear/analysis/def-use.ts';
import { isValue, valueOf, type ValueOperand } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { isCalc, mapTargets, onlyComputes, sameOperand, targetsOf } from '../linear/instr.ts';
import {
  operandType,
  type Calc,
  type Dest,
  type Func,
  type LinearModule,
  type Operand,
  type Phi,
} from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { calcRows } from '../linear/opcodes.ts';
import { comeFrom } from './edges.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable } from './places.ts';
import { phiOf } from './round-copies.ts';

/** Ways that meet in a block that is looked at. */
const mostWays = 8;
/** Uses of an operand among which another operation of the kind is looked for. */
const mostUses = 32;

/** The strict profile has arrays and cells in place of addresses, whose sums no phi may bring. */
export function eliminatePartialRedundancy(module: LinearModule, { analyses }: Known): Sweep {
  const run = (index: number): boolean => {
    const func = module.funcs[index];
    if (module.profile === 'core') return false;
    const order = reversePostOrder(analyses.of('graph', func));
    return new PartialRedundancy(module, func, analyses.of('uses', func), analyses.of('dom', func)).run(order);
  };
  return { order: module.funcs.keys(), run };
}

/** A way into a block. */
interface Way {
  /** The block that jumped. */
  readonly from: number;
  /** The block in which something can be done on this way, and on no other: the same, or one in between. */
  at: number | undefined;
}

/** Where ways meet. */
interface Meeting {
  readonly b: number;
  readonly ways: readonly Way[];
  /** Which of the phis gives a value. */
  readonly place: ReadonlyMap<number, number>;
}

/** An operation on one of the ways: its result if there is one already, and what it would be of. */
interface OnWay {
  readonly way: Way;
  readonly operands: readonly Operand[];
  readonly result: Operand | undefined;
}

class PartialRedundancy {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #tree: DominatorTree;
  readonly #preds: readonly (readonly number[])[];
  /** How many symbols there were: `uses` knows nothing of those that come. */
  readonly #known: number;
  /** What has been added at the ends of blocks, by the number of the first value it is of. */
  readonly #added = new Map<number, Site[]>();
  #changed = false;

  constructor(module: LinearModule, func: Func, uses: DefUse, tree: DominatorTree) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#tree = tree;
    this.#preds = predecessorsOf(func.blocks);
    this.#known = func.symbols.length;
  }

  run(order: Int32Array): boolean {
    for (const b of order) if (this.#preds[b].length > 1 && this.#preds[b].length <= mostWays) this.#enter(b);
    if (this.#changed) renumberSymbols(this.#func);
    return this.#changed;
  }

  #enter(b: number): void {
    const { phis, instrs } = this.#func.blocks[b];
    const ways = this.#preds[b].map((from): Way => ({ from, at: this.#leadsTo(from, b) ? from : undefined }));
    const place = new Map<number, number>();
    phis.forEach(({ dest }, p) => isValue(dest) && place.set(this.#numberOf(dest), p));
    instrs.forEach((instr, i) => {
      const phi = isCalc(instr) && isValue(instr.dest) ? this.#phiFor(instr, { b, ways, place }) : undefined;
      if (phi === undefined || !isCalc(instr) || !isValue(instr.dest)) return;
      this.#changed = true;
      place.set(this.#numberOf(instr.dest), phis.push(phi) - 1);
      instrs[i] = { op: 'Assign', dest: instr.dest, operands: [phi.dest], span: instr.span };
    });
  }

  #leadsTo(from: number, b: number): boolean {
    return targetsOf(this.#func.blocks[from].terminator).every((target) => target === b);
  }

  /** The phi that gives what the operation gives, if that is known on all ways but one. */
  #phiFor(instr: Calc, meeting: Meeting): Phi | undefined {
    if (!onlyComputes(instr)) return undefined;
    const all: OnWay[] = [];
    let missing = 0;
    for (const way of meeting.ways) {
      const operands = instr.operands.map((operand) => this.#onWay(operand, meeting, way));
      if (!operands.every((operand) => operand !== undefined)) return undefined;
      const result = this.#resultOf(instr, operands, way.from);
      // What is a constant there is computed when the program is compiled.
      if (result === undefined && !operands.every(({ kind }) => kind === 'v')) {
        missing++;
        if (missing > 1 || dominates(this.#tree, meeting.b, way.from)) return undefined;
      }
      all.push({ way, operands, result });
    }
    return missing < all.length ? this.#meet(instr, meeting.b, all) : undefined;
  }

  /** What an operand is on a way into the block, if it is something in front of the block. */
  #onWay(operand: Operand, { b, place }: Meeting, { from, at }: Way): Operand | undefined {
    if (!isValue(operand)) return isNameable(this.#module, operand) ? operand : undefined;
    const phi = place.get(this.#numberOf(operand));
    if (phi !== undefined) return phiOperandFrom(this.#func.blocks[b].phis[phi], at ?? from);
    return this.#uses.definitionOf(operand)?.block === b ? undefined : operand;
  }

  /** What has been computed, in front of the end of a block, of the same operands by an operation of the same kind. */
  #resultOf(wanted: Calc, operands: readonly Operand[], end: number): Dest | undefined {
    const value = operands.find(isValue);
    if (value === undefined) return undefined;
    const isSame = ({ instr, block }: Site): boolean =>
      instr !== wanted &&
      isCalc(instr) &&
      instr.op === wanted.op &&
      isValue(instr.dest) &&
      dominates(this.#tree, block, end) &&
      haveSame(instr, operands);
    const users = this.#isNew(value) ? [] : this.#uses.usesOf(value).slice(0, mostUses);
    const site = users.find(isSame) ?? this.#added.get(this.#numberOf(value))?.find(isSame);
    return site !== undefined && isCalc(site.instr) ? site.instr.dest : undefined;
  }

  #meet(instr: Calc, b: number, all: readonly OnWay[]): Phi {
    const results = all.map(({ way, operands, result }) => result ?? this.#compute({ ...instr, operands }, b, way));
    const sources = all.map(({ way }, i) => [way.at ?? way.from, results[i]] as const);
    const { symbols } = this.#func;
    const type = operandType(this.#module, this.#func, instr.dest);
    const dest: Dest = { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
    return phiOf({ op: 'Phi', dest, operands: [], sources: [], span: instr.span }, ...sources);
  }

  /** Does an operation on a way into a block. */
  #compute(instr: Calc, b: number, way: Way): Operand {
    const { blocks, symbols } = this.#func;
    const dest: Dest = {
      kind: 't',
      index: symbols.push({ kind: 't', type: operandType(this.#module, this.#func, instr.dest) }) - 1,
    };
    const made: Calc = { ...instr, dest };
    way.at ??= this.#split(way.from, b);
    blocks[way.at].instrs.push(made);
    const value = made.operands.find(isValue);
    if (way.at === way.from && value !== undefined) {
      const sites = this.#added.get(this.#numberOf(value));
      if (sites === undefined) this.#added.set(this.#numberOf(value), [{ instr: made, block: way.from }]);
      else sites.push({ instr: made, block: way.from });
    }
    return dest;
  }

  /** A block on the way from one to another. */
  #split(from: number, to: number): number {
    const { blocks } = this.#func;
    const { terminator } = blocks[from];
    const between = blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [to] } }) - 1;
    blocks[from].terminator = mapTargets(terminator, (target) => (target === to ? between : target));
    comeFrom(blocks[to], from, between);
    return between;
  }

  #isNew({ index }: ValueOperand): boolean {
    return index >= this.#known;
  }

  #numberOf(operand: ValueOperand): number {
    return this.#isNew(operand) ? -1 - operand.index : valueOf(this.#uses.values, operand);
  }
}

function haveSame({ op, operands }: Calc, wanted: readonly Operand[]): boolean {
  if (operands.every((operand, i) => sameOperand(operand, wanted[i]))) return true;
  return calcRows[op].commutes === true && sameOperand(operands[0], wanted[1]) && sameOperand(operands[1], wanted[0]);
}
