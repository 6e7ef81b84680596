/**
 * What is known of integers on one way through some blocks, in CFG form: the blocks are gone through in their order, what they assign is remembered, and so is
 * what the jumps between them have tested. Bounded: of long blocks only the last instructions are looked at.
 *
 * A local may be assigned again, so what was computed from it says nothing more of it then: each assignment has a number, and an operation is looked
 * through only while its operands have those with which it was executed.
 */
import { isCalc, destsOf, targetsOf } from '../linear/instr.ts';
import {
  operandType,
  type Calc,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Switch,
} from '../linear/nodes.ts';
import { calcRows, memTypes } from '../linear/opcodes.ts';
import { computeSafely } from './constant-propagation.ts';
import {
  anyNumber,
  both,
  comparisonOf,
  decide,
  exactly,
  isImpossible,
  learn,
  learnOfSecond,
  mayBe,
  numberOf,
  without,
  type Fact,
} from './facts.ts';

/** So many instructions at the end of each block. */
const mostInstrs = 24;
/** So many cases of a switch are asked one by one. */
const mostCases = 64;
/** Steps from a test to what it has been made of. */
const deepest = 4;

/** A way: to a block, with what was copied on it already from blocks that it passes by, and the block that may be passed by now. */
interface Way {
  readonly to: number;
  readonly copied: readonly Instr[];
  readonly at: number;
}

/** Where the block `at` leads when it is come to through these blocks, if that is known. */
export function findWay(module: LinearModule, func: Func, chain: readonly number[], way: Way): number | undefined {
  const known = new KnownOnWay(module, func);
  chain.forEach((block, i) => {
    const { instrs, terminator } = func.blocks[block];
    if (instrs.length > mostInstrs) known.forget();
    for (const instr of instrs.slice(-mostInstrs)) known.execute(instr);
    known.jump(terminator, i + 1 < chain.length ? chain[i + 1] : way.to);
  });
  for (const instr of way.copied) known.execute(instr);
  for (const instr of func.blocks[way.at].instrs) known.execute(instr);
  return known.targetOf(func.blocks[way.at].terminator);
}

/** An operation, and which assignments its operands came from. */
interface Executed {
  readonly calc: Calc;
  readonly from: readonly number[];
}

class KnownOnWay {
  readonly #module: LinearModule;
  readonly #func: Func;
  /** By the number of the symbol. */
  readonly #facts = new Map<number, Fact>();
  readonly #executed = new Map<number, Executed>();
  readonly #assigned = new Map<number, number>();
  #count = 0;

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
  }

  /** Anything may have been assigned. */
  forget(): void {
    this.#facts.clear();
    this.#executed.clear();
  }

  execute(instr: Instr): void {
    const fact = this.#resultOf(instr);
    const from = isCalc(instr) ? instr.operands.map((operand) => this.#assignmentOf(operand)) : [];
    for (const dest of destsOf(instr)) {
      if (dest.kind === 'g') continue;
      this.#assigned.set(dest.index, ++this.#count);
      if (fact === undefined) this.#facts.delete(dest.index);
      else this.#facts.set(dest.index, fact);
      if (isCalc(instr)) this.#executed.set(dest.index, { calc: instr, from });
      else this.#executed.delete(dest.index);
    }
  }

  #assignmentOf(operand: Operand): number {
    return isSymbol(operand) ? (this.#assigned.get(operand.index) ?? 0) : 0;
  }

  #widthOf(operand: Operand): 32 | 64 | undefined {
    const type = operandType(this.#module, this.#func, operand);
    return type === 'i32' ? 32 : type === 'i64' ? 64 : undefined;
  }

  #factOf(operand: Operand, bits: 32 | 64): Fact {
    if (operand.kind === 'v') return exactly(BigInt(operand.value));
    return (isSymbol(operand) ? this.#facts.get(operand.index) : undefined) ?? anyNumber(bits);
  }

  #resultOf(instr: Instr): Fact | undefined {
    if (instr.op === 'Load') {
      const { size, signed } = memTypes[instr.mem];
      return size > 2 ? undefined : cellFact(BigInt(size * 8), signed);
    }
    if (instr.op === 'Assign') {
      const bits = this.#widthOf(instr.operands[0]);
      return bits === undefined ? undefined : this.#factOf(instr.operands[0], bits);
    }
    return isCalc(instr) ? this.#calculated(instr) : undefined;
  }

  #calculated({ op, operands }: Calc): Fact | undefined {
    const row = calcRows[op];
    if (![...row.operands, row.result].every((type) => type === 'i32' || type === 'i64')) return undefined;
    const facts = operands.map((operand, i) => this.#factOf(operand, row.operands[i] === 'i32' ? 32 : 64));
    const comparison = comparisonOf(op);
    if (comparison !== undefined) {
      const answer = decide(comparison, facts[0], facts[1]);
      return answer === undefined ? { min: 0n, max: 1n, not: [] } : exactly(answer ? 1n : 0n);
    }
    const numbers = facts.map(numberOf);
    if (numbers.includes(undefined)) return undefined;
    const value = computeSafely(
      op,
      numbers.map((number = 0n, i) => (row.operands[i] === 'i32' ? Number(number) : number)),
    );
    return value === undefined ? undefined : exactly(BigInt(value));
  }

  /** The jump went there. */
  jump(end: Instr, to: number): void {
    if (end.op === 'CondGoto') {
      const isTrue = end.targets[0] === to;
      if (isTrue !== (end.targets[1] === to))
        this.#narrow(end.operands[0], (fact) => (isTrue ? without(fact, 0n) : both(fact, exactly(0n))), 0);
    } else if (end.op === 'Switch') {
      const value = waysOf(end).valueTo.get(to);
      if (value !== undefined) this.#narrow(end.operands[0], (fact) => both(fact, exactly(value)), 0);
    }
  }

  #narrow(operand: Operand, change: (fact: Fact) => Fact, depth: number): void {
    const bits = isSymbol(operand) ? this.#widthOf(operand) : undefined;
    if (bits === undefined || !isSymbol(operand) || depth > deepest) return;
    const fact = change(this.#factOf(operand, bits));
    if (isImpossible(fact)) return;
    this.#facts.set(operand.index, fact);
    const made = this.#executed.get(operand.index);
    if (made?.calc.operands.every((part, i) => this.#assignmentOf(part) === made.from[i]) === true)
      this.#learnOfParts(made.calc, fact, depth + 1);
  }

  #learnOfParts({ op, operands: [a, b] }: Calc, fact: Fact, depth: number): void {
    const isTrue = mayBe(fact, 0n) ? (numberOf(fact) === 0n ? false : undefined) : true;
    if (isTrue === undefined) return;
    const comparison = comparisonOf(op);
    if (comparison !== undefined) {
      const { bits } = comparison;
      const [first, second] = [this.#factOf(a, bits), this.#factOf(b, bits)];
      this.#narrow(a, (known) => both(known, learn(comparison, isTrue, first, second)), depth);
      this.#narrow(b, (known) => both(known, learnOfSecond(comparison, isTrue, first, second)), depth);
    } else if (calcRows[op].family === 'Not')
      this.#narrow(a, (known) => (isTrue ? both(known, exactly(0n)) : without(known, 0n)), depth);
  }

  /** Where the jump goes, if that is known. */
  targetOf(end: Instr): number | undefined {
    if (end.op !== 'CondGoto' && end.op !== 'Switch') return undefined;
    const [tested] = end.operands;
    const bits = this.#widthOf(tested);
    if (bits === undefined) return undefined;
    const fact = this.#factOf(tested, bits);
    const number = numberOf(fact);
    const targets = targetsOf(end);
    if (end.op === 'CondGoto') {
      if (number === 0n) return targets[1];
      return mayBe(fact, 0n) ? undefined : targets[0];
    }
    const otherwise = targets[end.values.length];
    if (number !== undefined) return waysOf(end).targetOf.get(number) ?? otherwise;
    const isNone = end.values.length <= mostCases && end.values.every((value) => !mayBe(fact, BigInt(value)));
    return isNone ? otherwise : undefined;
  }
}

/** The ways of a switch, found once: as many lead to it, or from it, as it has cases. */
interface SwitchWays {
  readonly targetOf: ReadonlyMap<bigint, number>;
  /** The value for which it goes there; undefined for targets of several, or of others. */
  readonly valueTo: ReadonlyMap<number, bigint | undefined>;
}

const switches = new WeakMap<Switch, SwitchWays>();

function waysOf(end: Switch): SwitchWays {
  let ways = switches.get(end);
  if (ways === undefined) switches.set(end, (ways = findWays(end)));
  return ways;
}

function findWays({ values, targets }: Switch): SwitchWays {
  const valueTo = new Map<number, bigint | undefined>([[targets[values.length], undefined]]);
  values.forEach((value, i) => valueTo.set(targets[i], valueTo.has(targets[i]) ? undefined : BigInt(value)));
  return { targetOf: new Map(values.map((value, i) => [BigInt(value), targets[i]])), valueTo };
}

function isSymbol(operand: Operand): operand is Extract<Operand, { kind: 't' | 'l' | 'p' }> {
  return operand.kind === 't' || operand.kind === 'l' || operand.kind === 'p';
}

function cellFact(bits: bigint, signed: boolean): Fact {
  const count = 1n << bits;
  return signed ? { min: -count / 2n, max: count / 2n - 1n, not: [] } : { min: 0n, max: count - 1n, not: [] };
}
