/**
 * Loops that come to an end by themselves, in SSA form: each round passes a test of a value that counts towards what does not change, by a constant: in
 * steps of one up to a bound, in longer ones if the bound leaves room for the last, in steps of one until a number is met; or that is divided in
 * each round until it is 0.
 */
import type { LoopForest } from '../../base/loops.ts';
import { scratchInts } from '../../base/scratch.ts';
import { phiOperandFrom } from '../cfg.ts';
import { destsOf, isCalc, operandsOf, sameOperand, targetsOf } from '../instr.ts';
import { operandType, type Calc, type Func, type Instr, type LinearModule, type Operand, type Phi } from '../nodes.ts';
import { isRelation, mirrors, opposites, type Relation } from '../relations.ts';
import { isValue, numberValues, valueOf, type ValueTable } from './values.ts';

/** What is done in each round to a value. */
type Step = { readonly kind: 'add'; readonly by: bigint } | { readonly kind: 'divide' };

/** Where the values of a function come from, and which loops end; who changes the function tells it (`redefine`). */
export class LoopEnds {
  readonly values: ValueTable;
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #definition: (Instr | undefined)[];
  /** The block of each value. */
  readonly #home: Int32Array;

  constructor(module: LinearModule, func: Func, forest: LoopForest) {
    this.#module = module;
    this.#func = func;
    this.#forest = forest;
    this.values = numberValues(func);
    this.#definition = new Array<Instr | undefined>(this.values.count).fill(undefined);
    this.#home = scratchInts(this.values.count, -1);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of phis) this.redefine(instr, b);
      for (const instr of instrs) this.redefine(instr, b);
    });
  }

  redefine(instr: Instr, block: number): void {
    for (const dest of destsOf(instr)) {
      if (!isValue(dest)) continue;
      this.#home[valueOf(this.values, dest)] = block;
      this.#definition[valueOf(this.values, dest)] = instr;
    }
  }

  /** The block that gives a value; -1 if none does. */
  homeOf(operand: Operand): number {
    return isValue(operand) ? this.#home[valueOf(this.values, operand)] : -1;
  }

  contains(loop: number, block: number): boolean {
    let inner = this.#forest.of[block];
    while (inner > loop) inner = this.#forest.outer[inner];
    return inner === loop;
  }

  /** Does it end if those in it do? `preds`: the blocks that lead to its header. */
  ends(loop: number, preds: readonly number[]): boolean {
    const header = this.#forest.header[loop];
    const latches = preds.filter((pred) => this.contains(loop, pred));
    const [latch] = latches;
    if (this.#forest.irreducible[loop] === 1 || latches.length !== 1) return false;
    return [latch, header].some((at) => this.#endsAt(loop, at, header, latch));
  }

  #definitionOf(operand: Operand | undefined): Instr | undefined {
    return operand !== undefined && isValue(operand) ? this.#definition[valueOf(this.values, operand)] : undefined;
  }

  #endsAt(loop: number, at: number, header: number, latch: number): boolean {
    const { terminator } = this.#func.blocks[at];
    if (terminator.op !== 'CondGoto') return false;
    const [isTrueIn, isFalseIn] = targetsOf(terminator).map((target) => this.contains(loop, target));
    if (isTrueIn === isFalseIn) return false;
    const [tested] = terminator.operands;
    const calc = this.#definitionOf(tested);
    if (calc !== undefined && isCalc(calc) && comparison.test(calc.op))
      return this.#counts(loop, calc, isTrueIn, header, latch);
    // What is tested itself is compared with 0.
    const zero: Operand = { kind: 'v', type: 'i32', value: 0 };
    const test: Calc = { op: 'NotEqualI', dest: { kind: 't', index: 0 }, operands: [tested, zero] };
    return this.#counts(loop, test, isTrueIn, header, latch);
  }

  /** Does the comparison hold, or not hold, for finitely many rounds only? */
  #counts(loop: number, { op, operands }: Calc, isStaying: boolean, header: number, latch: number): boolean {
    const [, name = '', letter = ''] = comparison.exec(op) ?? [];
    if (!isRelation(name)) return false;
    const relation = isStaying ? name : opposites[name];
    const [a, b] = operands;
    const stepOfA = this.#stepOf(a, header, latch);
    if (stepOfA !== undefined) return this.#isFixed(b, loop) && comesToEnd(relation, letter, stepOfA, b);
    const stepOfB = this.#stepOf(b, header, latch);
    return stepOfB !== undefined && this.#isFixed(a, loop) && comesToEnd(mirrors[relation], letter, stepOfB, a);
  }

  /** What happens in each round to a value: a phi of the header, or what goes into it. */
  #stepOf(operand: Operand, header: number, latch: number): Step | undefined {
    const found = this.#definitionOf(operand);
    if (found === undefined) return undefined;
    const phi = found.op === 'Phi' ? found : this.#phiUnder(found);
    if (phi === undefined || !this.#func.blocks[header].phis.includes(phi)) return undefined;
    // Pointers count in elements.
    if (operandType(this.#module, this.#func, phi.dest).endsWith('*')) return undefined;
    const next = this.#definitionOf(phiOperandFrom(phi, latch));
    if (next === undefined || (found.op !== 'Phi' && next !== found)) return undefined;
    return isCalc(next) && sameOperand(next.operands[0], phi.dest) ? stepBy(next) : undefined;
  }

  #phiUnder(instr: Instr): Phi | undefined {
    const found = this.#definitionOf(operandsOf(instr).at(0));
    return found?.op === 'Phi' ? found : undefined;
  }

  #isFixed(operand: Operand, loop: number): boolean {
    if (operand.kind === 'g') return this.#module.globals[operand.index].storage !== 'scalar';
    const home = this.homeOf(operand);
    return home < 0 || !this.contains(loop, home);
  }
}

function stepBy({ op, operands }: Calc): Step | undefined {
  const by = operands.at(1);
  if (by?.kind !== 'v') return undefined;
  const number = BigInt(by.value);
  const bits = op.endsWith('L') ? 64n : 32n;
  switch (op) {
    case 'AddI':
    case 'AddL':
      return { kind: 'add', by: number };
    case 'DivI':
    case 'DivL':
      return number >= 2n ? { kind: 'divide' } : undefined;
    case 'DivUI':
    case 'DivUL':
      return BigInt.asUintN(Number(bits), number) >= 2n ? { kind: 'divide' } : undefined;
    case 'ShrUI':
    case 'ShrUL':
      return number > 0n && number < bits ? { kind: 'divide' } : undefined;
    default:
      return undefined;
  }
}

const comparison = /^(Equal|NotEqual|LessEqual|Less|GreaterEqual|Greater)(I|UI|L|UL)$/;

/** Does a value that begins anywhere, and changes in each round by the step, stand in the relation to the bound for finitely many rounds? */
function comesToEnd(relation: Relation, letter: string, step: Step, bound: Operand): boolean {
  if (step.kind === 'add') return countsToEnd(relation, letter, step.by, bound);
  // It comes to 0 and stays there.
  if (bound.kind !== 'v') return false;
  if (relation === 'NotEqual') return BigInt(bound.value) === 0n;
  return (
    (relation === 'Greater' && BigInt(bound.value) >= 0n) || (relation === 'GreaterEqual' && BigInt(bound.value) > 0n)
  );
}

function countsToEnd(relation: Relation, letter: string, step: bigint, bound: Operand): boolean {
  const bits = letter.endsWith('L') ? 64n : 32n;
  const isUnsigned = letter.startsWith('U');
  const [least, most] = isUnsigned ? [0n, (1n << bits) - 1n] : [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n];
  const limit = bound.kind === 'v' ? asRange(BigInt(bound.value), bits, isUnsigned) : undefined;
  switch (relation) {
    case 'Equal':
      return step !== 0n;
    case 'NotEqual':
      return step === 1n || step === -1n;
    // The last value that stays plus a step is still a number above the bound.
    case 'Less':
      return step === 1n || (step > 1n && limit !== undefined && limit - 1n + step <= most);
    case 'LessEqual':
      return step >= 1n && limit !== undefined && limit + step <= most;
    case 'Greater':
      return step === -1n || (step < -1n && limit !== undefined && limit + 1n + step >= least);
    case 'GreaterEqual':
      return step <= -1n && limit !== undefined && limit + step >= least;
  }
}

function asRange(value: bigint, bits: bigint, isUnsigned: boolean): bigint {
  return isUnsigned ? BigInt.asUintN(Number(bits), value) : BigInt.asIntN(Number(bits), value);
}
