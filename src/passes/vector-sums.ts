/**
 * What a loop carries from round to round and joins with something new in each: sums, products, bits, extremes. Their order does not count, so each
 * cell of a vector joins what comes in its rounds, and the cells are joined behind the loop. Of floats the order counts.
 *
 *     s = phi [P: a] [H: s']; s' = AddI s, x                                   a sum from a of x
 *     s = phi [P: a] [H: s']; t = AddI s, x; s' = SelectI c, t, s              a sum from a of x where c holds
 *     m = phi [P: a] [H: m']; t = GreaterI x, m; m' = SelectI t, x, m          an extreme of a and x
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import { isValue } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { isCalc, operandsOf, sameOperand } from '../linear/instr.ts';
import type { Block, Calc, Dest, Instr, Operand, Phi } from '../linear/nodes.ts';
import { calcRows, type FamilyName } from '../linear/opcodes.ts';
import { isRelation, mirrors } from '../linear/relations.ts';
import type { Loop } from './round-copies.ts';

/** What a round adds. */
interface Term {
  /** `Sub` takes away from a sum. */
  readonly family: FamilyName;
  readonly operand: Operand;
  /** Nothing is added where this is 0, or is not, by `isIfFalse`. */
  readonly condition?: Operand;
  readonly isIfFalse?: boolean;
}

/** A phi of the header that is a sum of some kind. */
export interface Sum {
  readonly phi: Phi;
  readonly start: Operand;
  /** What joins cells, and what they begin with. */
  readonly family: FamilyName;
  readonly isUnsigned: boolean;
  readonly terms: readonly Term[];
}

/** Families that may be joined in any order, and the number that changes nothing. */
export const identities: Readonly<Partial<Record<FamilyName, bigint>>> = {
  Add: 0n,
  Bxor: 0n,
  Bor: 0n,
  Band: -1n,
  Mul: 1n,
};

/** The phi as a sum, if it is one, and nobody in the loop sees what it is meanwhile. */
export function sumOf(phi: Phi, loop: Loop, blocks: readonly Block[], uses: DefUse): Sum | undefined {
  return new Reader(phi, loop, blocks, uses).read();
}

class Reader {
  readonly #phi: Phi;
  readonly #loop: Loop;
  readonly #uses: DefUse;
  readonly #next: Operand;
  readonly #span: number;

  constructor(phi: Phi, loop: Loop, blocks: readonly Block[], uses: DefUse) {
    this.#phi = phi;
    this.#loop = loop;
    this.#uses = uses;
    this.#next = phiOperandFrom(phi, loop.latch);
    this.#span = loop.members.reduce((sum, b) => sum + blocks[b].phis.length + blocks[b].instrs.length, 0);
  }

  read(): Sum | undefined {
    const start = phiOperandFrom(this.#phi, this.#loop.preheader);
    const extreme = this.#extreme();
    if (extreme !== undefined) return { phi: this.#phi, start, ...extreme };
    const terms: Term[] = [];
    let at: Operand = this.#phi.dest;
    for (let steps = 0; steps <= this.#span && !sameOperand(at, this.#next); steps++) {
      const step = this.#step(at);
      if (step === undefined) return undefined;
      if (step.term !== undefined) terms.push(step.term);
      at = step.to;
    }
    const readers = this.#readersOf(at);
    const [family] = terms.map((term) => (term.family === 'Sub' ? 'Add' : term.family));
    const isOne = terms.every((term) => (term.family === 'Sub' ? 'Add' : term.family) === family);
    if (!sameOperand(at, this.#next) || !readers.every((reader) => reader === this.#phi)) return undefined;
    if (terms.length === 0 || !isOne || identities[family] === undefined) return undefined;
    return { phi: this.#phi, start, family, isUnsigned: false, terms };
  }

  /** Who reads a value in the loop; a phi in the middle that nobody there reads is for what comes behind. */
  #readersOf(operand: Operand): Instr[] {
    const { members, header } = this.#loop;
    if (!isValue(operand)) return [];
    return this.#uses
      .usesOf(operand)
      .filter(({ block }) => members.includes(block))
      .filter(({ instr, block }) => instr.op !== 'Phi' || block === header || this.#readersOf(instr.dest).length > 0)
      .map(({ instr }) => instr);
  }

  /** Is it a phi of a block in the middle, which one way leads to? Those of the header are of the next round. */
  #isInMiddle(reader: Instr): reader is Phi {
    if (reader.op !== 'Phi' || !isValue(reader.dest)) return false;
    return this.#uses.definitionOf(reader.dest)?.block !== this.#loop.header;
  }

  /** The next that the sum is. */
  #step(at: Operand): { readonly to: Dest; readonly term?: Term } | undefined {
    const readers = this.#readersOf(at);
    const [reader, other] = readers;
    if (readers.length === 1) {
      if (reader.op === 'Assign' || this.#isInMiddle(reader)) return { to: reader.dest };
      return isCalc(reader) ? this.#joined(reader, at) : undefined;
    }
    const select = [reader, other].find((one): one is Calc => one !== undefined && isSelect(one));
    const joining = readers.find((one): one is Calc => one !== select && isCalc(one));
    if (readers.length !== 2 || select === undefined || joining === undefined) return undefined;
    const joined = this.#joined(joining, at);
    const [condition, a, b] = select.operands;
    if (joined === undefined || identities[joined.term.family === 'Sub' ? 'Add' : joined.term.family] !== 0n)
      return undefined;
    const isThere = sameOperand(a, joined.to) && sameOperand(b, at);
    const isIfFalse = sameOperand(b, joined.to) && sameOperand(a, at);
    if (!(isThere || isIfFalse) || this.#readersOf(joined.to).length !== 1 || sameOperand(condition, at))
      return undefined;
    return { to: select.dest, term: { ...joined.term, condition, isIfFalse } };
  }

  #joined(calc: Calc, at: Operand): { readonly to: Dest; readonly term: Term } | undefined {
    const { family, letter } = calcRows[calc.op];
    const [a, b] = calc.operands;
    if (family === undefined || (letter !== 'I' && letter !== 'L') || calc.operands.length !== 2) return undefined;
    if (family !== 'Sub' && identities[family] === undefined) return undefined;
    if (sameOperand(a, at) && !sameOperand(b, at)) return { to: calc.dest, term: { family, operand: b } };
    if (sameOperand(b, at) && !sameOperand(a, at) && family !== 'Sub')
      return { to: calc.dest, term: { family, operand: a } };
    return undefined;
  }

  /** What is greater, or less, than all before it. */
  #extreme(): Pick<Sum, 'family' | 'isUnsigned' | 'terms'> | undefined {
    const next = isValue(this.#next) ? this.#uses.definitionOf(this.#next)?.instr : undefined;
    const { dest } = this.#phi;
    if (next === undefined || !isSelect(next)) return undefined;
    const readers = this.#readersOf(dest);
    const test = readers.find((one): one is Calc => one !== next && isCalc(one));
    const [condition, a, b] = next.operands;
    if (readers.length !== 2 || test === undefined || !sameOperand(condition, test.dest)) return undefined;
    if (this.#readersOf(test.dest).length !== 1 || !this.#readersOf(next.dest).every((one) => one === this.#phi))
      return undefined;
    const { family, letter } = calcRows[test.op];
    if (family === undefined || letter === undefined || !isRelation(family) || !/^U?[IL]$/.test(letter))
      return undefined;
    if (family === 'Equal' || family === 'NotEqual') return undefined;
    const [x, y] = test.operands;
    const [operand, isTurned] = sameOperand(y, dest) ? [x, false] : [y, true];
    if (!sameOperand(isTurned ? x : y, dest) || sameOperand(operand, dest)) return undefined;
    const relation = isTurned ? mirrors[family] : family;
    const takes = sameOperand(a, operand) && sameOperand(b, dest);
    if (!takes && !(sameOperand(b, operand) && sameOperand(a, dest))) return undefined;
    const isMost = relation.startsWith('Greater') === takes;
    return {
      family: isMost ? 'Max' : 'Min',
      isUnsigned: letter.startsWith('U'),
      terms: [{ family: isMost ? 'Max' : 'Min', operand }],
    };
  }
}

function isSelect(instr: Instr): instr is Calc {
  return isCalc(instr) && (instr.op === 'SelectI' || instr.op === 'SelectL') && operandsOf(instr).length === 3;
}
