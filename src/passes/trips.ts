/**
 * How often a loop goes back that tests at its end, as instructions for the block in front of it, in SSA form: it counts by one up or down to a bound,
 * or what it tests loses its lowest 1, or its lowest bit, in each round until it is 0.
 *
 *     i' = i + 1; t = LessI i', n; cond t H X       where a' = a + 1 for the first i: n - a', or 0 if that is not less than n
 *     x' = x & x - 1; cond x' H X                   Popcnt (x & x - 1) of the first x, or Popcnt x - 1 where that is known not to be 0
 *     x' = x >> 1; cond x' H X                      32 - Clz (x >> 1) of the first x
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import { mirrored, sourceOf, testOf, type LoopTest } from '../linear/analysis/loop-counts.ts';
import { isValue } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { integer, isCalc, sameOperand } from '../linear/instr.ts';
import type { Calc, CondGoto, Func, Operand, Phi } from '../linear/nodes.ts';
import { opposites } from '../linear/relations.ts';
import { isNumber, type Bits, type Recurrences, type Rounds, type Sums } from './recurrences.ts';

/** How often the loop goes back, without sign. */
export interface Trips {
  readonly count: Operand;
  readonly bits: Bits;
  /** The phi that loses its lowest bit in each round until it is 0. */
  readonly shifted?: Phi;
}

/** A loop that is left at its end alone. */
export interface TestedLoop extends Rounds {
  readonly exit: number;
  readonly end: CondGoto;
  readonly sums: Sums;
  readonly recurrences: Recurrences;
}

export class TripFinder {
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #preds: readonly (readonly number[])[];

  constructor(func: Func, uses: DefUse, preds: readonly (readonly number[])[]) {
    this.#func = func;
    this.#uses = uses;
    this.#preds = preds;
  }

  of(loop: TestedLoop): Trips | undefined {
    const { count, end, exit } = loop;
    if (count.rounds !== undefined) {
      const bits = count.rounds > 1n << 32n ? 64 : 32;
      return { count: integer(count.rounds - 1n, bits), bits, ...this.#shiftedIn(loop) };
    }
    const test = testOf(end, this.#uses);
    if (end.targets[0] === end.targets[1]) return undefined;
    const isStaying = end.targets[0] !== exit;
    const asked = isStaying ? test : { ...test, relation: opposites[test.relation] };
    return [asked, mirrored(asked)]
      .map((one) => this.#counted(one, loop) ?? this.#emptied(one, loop))
      .find((trips) => trips !== undefined);
  }

  /** What is counted by one, up or down to a bound. */
  #counted({ relation, isUnsigned, operands: [tested, bound] }: LoopTest, loop: TestedLoop): Trips | undefined {
    const { count, isInside, sums, recurrences } = loop;
    const found = count.inductions.find(({ phi, next }) => sameOperand(phi.dest, tested) || sameOperand(next, tested));
    if (found?.start === undefined || (found.start.kind !== 'v' && !isValue(found.start))) return undefined;
    if ((found.step !== 1n && found.step !== -1n) || !isFixed(bound, isInside, this.#uses)) return undefined;
    const { bits, step, start, phi } = found;
    // Pointers to elements count in those.
    if (![phi.dest, start, bound].every((operand) => recurrences.bitsOf(operand) === bits)) return undefined;
    const isUp = step > 0n;
    if (relation !== 'NotEqual' && relation !== (isUp ? 'Less' : 'Greater')) return undefined;
    const first = sameOperand(phi.dest, tested) ? start : sums.add(start, integer(step, bits), bits);
    const distance = isUp ? sums.subtract(bound, first, bits) : sums.subtract(first, bound, bits);
    if (relation === 'NotEqual') return { count: distance, bits };
    const isBefore = sums.convert(`${relation}${isUnsigned ? 'U' : ''}${bits === 64 ? 'L' : 'I'}`, 32, first, bound);
    return { count: sums.make('Select', bits, isBefore, distance, integer(0n, bits)), bits };
  }

  /** What loses ones, or its lower end, until it is 0. */
  #emptied({ relation, operands: [tested, bound] }: LoopTest, loop: TestedLoop): Trips | undefined {
    const { sums } = loop;
    if (relation !== 'NotEqual' || !isNumber(bound, 0n)) return undefined;
    const phi = this.#func.blocks[loop.count.header].phis.find((one) =>
      sameOperand(sourceOf(phiOperandFrom(one, loop.latch), this.#uses), tested),
    );
    const start = phi && phiOperandFrom(phi, loop.preheader);
    const step = calcOf(tested, this.#uses);
    if (phi === undefined || start === undefined || step === undefined || !loop.isInside(step.block)) return undefined;
    if (start.kind !== 'v' && !isValue(start)) return undefined;
    const { instr } = step;
    const bits = instr.op.endsWith('L') ? 64 : 32;
    const isSome = this.#isKnownToBeSome(start, loop.preheader);
    if (this.#losesOne(instr, phi)) {
      if (isSome) return { count: sums.add(sums.make('Popcnt', bits, start), integer(-1n, bits), bits), bits };
      const rest = sums.make('Band', bits, start, sums.add(start, integer(-1n, bits), bits));
      return { count: sums.make('Popcnt', bits, rest), bits };
    }
    if (!this.#halves(instr, phi)) return undefined;
    const [most, rest] = isSome ? [bits - 1, start] : [bits, sums.make('ShrU', bits, start, integer(1n, bits))];
    return {
      count: sums.subtract(integer(BigInt(most), bits), sums.make('Clz', bits, rest), bits),
      bits,
      shifted: phi,
    };
  }

  /** The way to a block is one for what is not 0. */
  #isKnownToBeSome(operand: Operand, block: number): boolean {
    const preds = this.#preds[block];
    const { terminator } = this.#func.blocks[preds[0] ?? 0];
    if (preds.length !== 1 || terminator.op !== 'CondGoto' || terminator.targets[0] === terminator.targets[1])
      return false;
    const { relation, operands } = testOf(terminator, this.#uses);
    const isSome = relation === (terminator.targets[0] === block ? 'NotEqual' : 'Equal');
    return isSome && sameOperand(operands[0], operand) && isNumber(operands[1], 0n);
  }

  /** x & x - 1 */
  #losesOne({ op, operands }: Calc, { dest }: Phi): boolean {
    if (op !== 'BandI' && op !== 'BandL') return false;
    const [a, b] = operands.map((operand) => sourceOf(operand, this.#uses));
    const other = sameOperand(a, dest) ? b : sameOperand(b, dest) ? a : undefined;
    const less = other && calcOf(other, this.#uses)?.instr;
    if (less === undefined || !/^(Add|Sub)[IL]$/.test(less.op)) return false;
    const [x, by] = less.operands;
    return sameOperand(sourceOf(x, this.#uses), dest) && isNumber(by, less.op.startsWith('Add') ? -1n : 1n);
  }

  /** x >> 1 without sign */
  #halves({ op, operands: [a, b] }: Calc, { dest }: Phi): boolean {
    return (op === 'ShrUI' || op === 'ShrUL') && sameOperand(sourceOf(a, this.#uses), dest) && isNumber(b, 1n);
  }

  /** In a loop of so many rounds, what is halved in each; it has become 0 where there are as many as it has bits. */
  #shiftedIn({ count, latch }: TestedLoop): { readonly shifted?: Phi } {
    const shifted = this.#func.blocks[count.header].phis.find((phi) => {
      const step = calcOf(phiOperandFrom(phi, latch), this.#uses)?.instr;
      return (
        step !== undefined && this.#halves(step, phi) && (count.rounds ?? 0n) >= (step.op.endsWith('L') ? 64n : 32n)
      );
    });
    return shifted === undefined ? {} : { shifted };
  }
}

/** The operation that gives a value, and its block. */
export function calcOf(operand: Operand, uses: DefUse): { readonly instr: Calc; readonly block: number } | undefined {
  const source = sourceOf(operand, uses);
  const site = isValue(source) ? uses.definitionOf(source) : undefined;
  return site !== undefined && isCalc(site.instr) ? { instr: site.instr, block: site.block } : undefined;
}

/** What the rounds of a loop do not change, and can be named in front of it. */
function isFixed(operand: Operand, isInside: Rounds['isInside'], uses: DefUse): boolean {
  if (operand.kind === 'v') return true;
  const site = isValue(operand) ? uses.definitionOf(operand) : undefined;
  return isValue(operand) && (site === undefined || !isInside(site.block));
}
