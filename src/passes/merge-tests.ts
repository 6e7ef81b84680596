/**
 * Two tests whether a value lies in an interval, in SSA form, are one comparison without sign:
 *
 *     P: t1 = LessI x, 3;      cond t1 A B          P: t3 = AddI x, -3; t4 = LessEqualUI t3, 7; cond t4 C A
 *     B: t2 = GreaterI x, 10;  cond t2 A C
 *
 * What the front ends write for `x < 0 || x >= n`, with an `n` that is known. Nothing else stands in the second block, and both tests lead to the same place
 * with the same values.
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import { isValue, type ValueOperand } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { isCalc, sameOperand } from '../linear/instr.ts';
import type { Block, CondGoto, Dest, Func, LinearModule, Operand } from '../linear/nodes.ts';
import type { CalcOp } from '../linear/opcodes.ts';
import { dropUnreachable } from './edges.ts';
import {
  anyNumber,
  both,
  comparisonOf,
  exactly,
  immediate,
  isImpossible,
  learn,
  learnOfSecond,
  type Fact,
} from './facts.ts';
import type { Known, Sweep } from './pass.ts';
import { phiOf } from './round-copies.ts';

export function mergeTests(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      // The strict profile has no comparisons without sign.
      return module.profile !== 'core' && new Merging(func, analyses.of('uses', func)).run();
    },
  };
}

/** What a value must be for a test to lead to a block. */
interface Test {
  readonly value: ValueOperand;
  readonly bits: 32 | 64;
  readonly fact: Fact;
}

class Merging {
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #preds: readonly (readonly number[])[];

  constructor(func: Func, uses: DefUse) {
    this.#func = func;
    this.#uses = uses;
    this.#preds = predecessorsOf(func.blocks);
  }

  run(): boolean {
    let changed = false;
    for (const second of this.#func.blocks.keys()) {
      const [first] = this.#preds[second];
      if (this.#preds[second].length === 1 && first !== second) changed = this.#merge(first, second) || changed;
    }
    return changed && dropUnreachable(this.#func);
  }

  #merge(first: number, second: number): boolean {
    const { blocks } = this.#func;
    const [before, block] = [blocks[first], blocks[second]];
    const [end, after] = [before.terminator, block.terminator];
    if (end.op !== 'CondGoto' || after.op !== 'CondGoto' || !this.#isTestOnly(block, after)) return false;
    const away = end.targets[end.targets[0] === second ? 1 : 0];
    const inside = after.targets[after.targets[0] === away ? 1 : 0];
    if (!after.targets.includes(away) || away === second || inside === away) return false;
    if (blocks[away].phis.some((phi) => !sameOperand(phiOperandFrom(phi, first), phiOperandFrom(phi, second))))
      return false;
    const [test, other] = [this.#testFor(end, second), this.#testFor(after, inside)];
    const interval = test && other && intervalOf(test, other);
    if (test === undefined || interval === undefined) return false;
    before.terminator = { ...end, operands: [this.#isIn(before, test, interval)], targets: [inside, away] };
    blocks[inside].phis.forEach((phi, i) => {
      const ways = phi.sources.map((from, k) => [from === second ? first : from, phi.operands[k]] as const);
      blocks[inside].phis[i] = phiOf(phi, ...ways);
    });
    return true;
  }

  /** Nothing but what the jump at its end tests, and nobody else reads that. */
  #isTestOnly({ phis, instrs }: Block, { operands: [tested] }: CondGoto): boolean {
    if (phis.length > 0 || instrs.length > 1 || !isValue(tested)) return false;
    return (
      instrs.length === 0 ||
      (this.#uses.definitionOf(tested)?.instr === instrs[0] && this.#uses.usesOf(tested).length === 1)
    );
  }

  /** What is true when the jump leads there, of a value that is compared with a number. */
  #testFor({ operands: [tested], targets }: CondGoto, to: number): Test | undefined {
    const instr = isValue(tested) ? this.#uses.definitionOf(tested)?.instr : undefined;
    if (instr === undefined || !isCalc(instr)) return undefined;
    const comparison = comparisonOf(instr.op);
    if (comparison === undefined || comparison.isUnsigned) return undefined;
    const { bits } = comparison;
    const isTrue = targets[0] === to;
    const [a, b] = instr.operands;
    if (isValue(a) && b.kind === 'v')
      return { value: a, bits, fact: learn(comparison, isTrue, anyNumber(bits), exactly(BigInt(b.value))) };
    if (a.kind === 'v' && isValue(b))
      return { value: b, bits, fact: learnOfSecond(comparison, isTrue, exactly(BigInt(a.value)), anyNumber(bits)) };
    return undefined;
  }

  /** Is the value of a test in an interval? It is computed at the end of the block. */
  #isIn({ instrs, terminator: { span } }: Block, { value, bits }: Test, { min, max }: Fact): Dest {
    const add = (op: CalcOp, operands: readonly [Operand, Operand], type: 'i32' | 'i64'): Dest => {
      const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
      instrs.push({ op, dest, operands, span });
      return dest;
    };
    const number = (one: bigint): Operand => immediate(BigInt.asIntN(bits, one), bits);
    const distance =
      min === 0n ? value : add(bits === 64 ? 'AddL' : 'AddI', [value, number(-min)], bits === 64 ? 'i64' : 'i32');
    return add(bits === 64 ? 'LessEqualUL' : 'LessEqualUI', [distance, number(max - min)], 'i32');
  }
}

/** The interval in which a value passes both tests, each of which bounds it on one side. */
function intervalOf(first: Test, second: Test): Fact | undefined {
  const all = anyNumber(first.bits);
  if (first.bits !== second.bits || !sameOperand(first.value, second.value)) return undefined;
  const fact = both(first.fact, second.fact);
  const isBounded = fact.min > all.min && fact.max < all.max && fact.not.length === 0;
  return isBounded && !isImpossible(fact) ? fact : undefined;
}
