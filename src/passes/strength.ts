/**
 * Strength reduction: products of what a loop counts with what it does not change, in SSA form, are sums that go on from round to round.
 *
 *     H: k = phi [P: a] [L: k']                    P: x0 = a * n + j; …
 *        t = MulI k, n; x = AddI t, j      ──▶     H: k = phi [P: a] [L: k']; x = phi [P: x0] [L: x']
 *     L: k' = AddI k, 1                            L: k' = AddI k, 1; x' = AddI x, n
 *
 * Taken is what becomes of the product by additions of what does not change, as far as nobody else reads it on its way: one sum stands for all of that. `recurrences.ts`
 * says what it begins with and what each round adds, modulo the width of the value, so that nothing depends on whether it wraps.
 *
 * Products with constants stay: their copies in unrolled rounds are at known distances, and engines make shifts and sums of them.
 */
import { dominates, type DominatorTree } from '../base/dominators.ts';
import { loopContains, type LoopForest } from '../base/loops.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { LoopCount } from '../linear/analysis/loop-counts.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue } from '../linear/analysis/values.ts';
import { predecessorsOf } from '../linear/cfg.ts';
import { isCalc, targetsOf } from '../linear/instr.ts';
import { operandType, type Calc, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Phi } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { isNumber, Recurrences, Sums, type Line, type Rounds } from './recurrences.ts';
import { phiOf } from './round-copies.ts';

/** Each is one more value that is kept in all of the loop. */
const mostSums = 4;
/** Instructions in front of a loop for one. */
const mostInFront = 12;
/** Loops of fewer rounds compute less than it takes to begin. */
const shortest = 4n;
/** Additions behind a product. */
const longest = 4;

export function reduceStrength(module: LinearModule, func: Func, analyses: Analyses): boolean {
  if (module.profile === 'core' || !func.blocks.some(({ instrs }) => instrs.some(isProduct))) return false;
  const changed = new StrengthReduction(module, func, analyses).run();
  if (changed) renumberSymbols(func, true);
  return changed;
}

/** A product of two values. */
function isProduct(instr: Instr): instr is Calc {
  return (instr.op === 'MulI' || instr.op === 'MulL') && instr.operands.every(isValue);
}

/** What becomes of a product. */
interface Found {
  readonly instr: Calc;
  readonly line: Line;
  readonly sums: Sums;
}

class StrengthReduction {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #counts: readonly LoopCount[];
  readonly #uses: DefUse;
  readonly #dominators: DominatorTree;
  readonly #preds: readonly number[][];

  constructor(module: LinearModule, func: Func, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#forest = analyses.of('loops', func);
    this.#counts = analyses.of('counts', func);
    this.#uses = analyses.of('uses', func);
    this.#dominators = analyses.of('dom', func);
    this.#preds = predecessorsOf(func.blocks);
  }

  /** By loop: its products. A value that is made for a loop is none of another one's, for products are of the innermost loop around them. */
  run(): boolean {
    const products = new Map<number, Calc[]>();
    this.#func.blocks.forEach(({ instrs }, block) => {
      const loop = this.#forest.of[block];
      if (loop < 0) return;
      const own = instrs.filter(isProduct);
      const known = products.get(loop);
      if (known === undefined && own.length > 0) products.set(loop, own);
      else for (const product of own) known?.push(product);
    });
    let changed = false;
    for (const [loop, instrs] of products) changed = this.#reduceIn(loop, instrs) || changed;
    return changed;
  }

  #reduceIn(loop: number, products: readonly Calc[]): boolean {
    const count = this.#counts[loop];
    const header = this.#forest.header[loop];
    const [latch] = count.latches;
    const entries = this.#preds[header].filter((pred) => !loopContains(this.#forest, loop, pred));
    const [preheader] = entries;
    const { blocks } = this.#func;
    if (this.#forest.irreducible[loop] === 1 || count.latches.length !== 1 || entries.length !== 1) return false;
    if (targetsOf(blocks[preheader].terminator).length !== 1 || (count.rounds ?? shortest) < shortest) return false;
    const isInside = (block: number): boolean => loopContains(this.#forest, loop, block);
    let room = mostSums;
    for (const product of products) {
      const found = room === 0 ? undefined : this.#find(product, loop, { count, latch, preheader, isInside });
      if (found === undefined) continue;
      room--;
      this.#write(found, { header, latch, preheader });
    }
    return room < mostSums;
  }

  /** The last value that comes of a product in each round. */
  #find(product: Calc, loop: number, rounds: Rounds): Found | undefined {
    const site = isValue(product.dest) ? this.#uses.definitionOf(product.dest) : undefined;
    if (site === undefined || !dominates(this.#dominators, site.block, rounds.latch)) return undefined;
    const sums = new Sums(this.#func, product.span);
    const recurrences = new Recurrences(this.#module, this.#func, this.#uses, rounds, sums);
    let instr = product;
    let line = recurrences.lineOf(instr.dest);
    for (let steps = 0; line !== undefined && steps < longest && isValue(instr.dest); steps++) {
      const [user, ...others] = this.#uses.usesOf(instr.dest);
      if (user === undefined || others.length > 0 || !isCalc(user.instr)) break;
      const next = this.#forest.of[user.block] === loop ? recurrences.lineOf(user.instr.dest) : undefined;
      if (next === undefined) break;
      [instr, line] = [user.instr, next];
    }
    return line === undefined || isNumber(line.step, 0n) || sums.instrs.length > mostInFront
      ? undefined
      : { instr, line, sums };
  }

  #write({ instr, line: { start, step }, sums }: Found, { header, latch, preheader }: Place): void {
    const { blocks, symbols } = this.#func;
    const { span } = instr;
    const type = operandType(this.#module, this.#func, instr.dest);
    const dest: Dest & Operand = { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
    const next: Dest & Operand = { kind: 't', index: symbols.push({ kind: 't', type }) - 1 };
    blocks[preheader].instrs.push(...sums.instrs);
    const phi: Phi = { op: 'Phi', dest, sources: [], operands: [], span };
    blocks[header].phis.push(phiOf(phi, [preheader, start], [latch, next]));
    blocks[latch].instrs.push({ op: type === 'i64' ? 'AddL' : 'AddI', dest: next, operands: [dest, step], span });
    const site = isValue(instr.dest) ? this.#uses.definitionOf(instr.dest) : undefined;
    const { instrs } = blocks[site?.block ?? header];
    instrs[instrs.indexOf(instr)] = { op: 'Assign', dest: instr.dest, operands: [dest], span };
  }
}

interface Place {
  readonly header: number;
  readonly latch: number;
  readonly preheader: number;
}
