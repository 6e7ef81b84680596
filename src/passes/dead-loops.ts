/**
 * Loops that do nothing but end: nothing in them is noticed, nothing that they compute is read behind them, and they come to an end by themselves.
 * The block in front of such a loop leads behind it.
 *
 *     P → H: i = phi [P: 0] [H: j]; j = AddI i, 1; t = LessI j, n; cond t H X        P → X
 *
 * That a loop ends is known of those that count by a constant towards what does not change, in a block that every round passes: in steps
 * of one up to a bound, in longer ones if the bound leaves room for the last, and until a number is met in steps of one. Others stay: a loop
 * without end has none afterwards either. In SSA form; loops are those with a block in front (`rotate.ts`), inner ones first.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, isCalc, isRemovable, operandsOf, sameOperand, targetsOf } from '../linear/instr.ts';
import {
  operandType,
  type Block,
  type Calc,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Phi,
} from '../linear/nodes.ts';
import { dropUnreachable } from './edges.ts';
import { loopBlocks } from './loop-blocks.ts';
import { isNameable } from './places.ts';

export function deleteDeadLoops(module: LinearModule, func: Func): boolean {
  const search = searchDepthFirst(graphOfBlocks(func.blocks));
  const forest = findLoops(graphOfBlocks(func.blocks), search);
  if (forest.count === 0) return false;
  const finder = new DeadLoops(module, func, forest, loopBlocks(forest, search.postorder.toReversed()));
  let changed = false;
  for (let loop = forest.count - 1; loop >= 0; loop--) changed = finder.run(loop) || changed;
  return changed && (dropUnreachable(func), true);
}

class DeadLoops {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: number[][];
  readonly #values: ValueTable;
  readonly #definition: (Instr | undefined)[];
  /** The block of each value. */
  readonly #home: Int32Array;
  /** Loops of which something is read outside. */
  readonly #isRead: Uint8Array;

  constructor(module: LinearModule, func: Func, forest: LoopForest, members: readonly (readonly number[])[]) {
    this.#module = module;
    this.#func = func;
    this.#forest = forest;
    this.#members = members;
    this.#preds = predecessorsOf(func.blocks);
    this.#values = numberValues(func);
    this.#definition = new Array<Instr | undefined>(this.#values.count).fill(undefined);
    this.#home = new Int32Array(this.#values.count).fill(-1);
    this.#isRead = new Uint8Array(forest.count);
    func.blocks.forEach((block, b) => this.#define(block, b));
    func.blocks.forEach((block, b) => this.#findReads(block, b));
  }

  #define({ phis, instrs }: Block, block: number): void {
    for (const instr of [...phis, ...instrs]) {
      for (const dest of destsOf(instr)) {
        if (!isValue(dest)) continue;
        this.#home[valueOf(this.#values, dest)] = block;
        this.#definition[valueOf(this.#values, dest)] = instr;
      }
    }
  }

  #findReads({ phis, instrs, terminator }: Block, block: number): void {
    for (const instr of [...phis, ...instrs, terminator]) {
      for (const operand of operandsOf(instr)) {
        const home = isValue(operand) ? this.#home[valueOf(this.#values, operand)] : -1;
        if (home < 0) continue;
        for (
          let loop = this.#forest.of[home];
          loop >= 0 && !this.#contains(loop, block);
          loop = this.#forest.outer[loop]
        )
          this.#isRead[loop] = 1;
      }
    }
  }

  #contains(loop: number, block: number): boolean {
    let inner = this.#forest.of[block];
    while (inner > loop) inner = this.#forest.outer[inner];
    return inner === loop;
  }

  run(loop: number): boolean {
    const members = this.#members[loop];
    if (this.#forest.irreducible[loop] === 1 || this.#isRead[loop] === 1 || members.length === 0) return false;
    const header = this.#forest.header[loop];
    const entries = this.#preds[header].filter((pred) => !this.#contains(loop, pred));
    const [preheader] = entries;
    if (entries.length !== 1 || targetsOf(this.#func.blocks[preheader].terminator).length !== 1) return false;
    if (!members.every((block) => this.#func.blocks[block].instrs.every(isUnnoticed))) return false;
    const exits = this.#exitsOf(loop, members);
    const behind = exits?.at(0)?.to;
    if (exits === undefined || behind === undefined || exits.some(({ to }) => to !== behind)) return false;
    if (!this.#ends(loop, header, preheader, exits) || !this.#leadBehind(behind, preheader, exits)) return false;
    this.#func.blocks[preheader].terminator = {
      op: 'Goto',
      targets: [behind],
      span: this.#func.blocks[preheader].terminator.span,
    };
    return true;
  }

  /** The ways out; undefined if the loop may be left otherwise. */
  #exitsOf(loop: number, members: readonly number[]): readonly Exit[] | undefined {
    const exits: Exit[] = [];
    for (const from of members) {
      const { terminator } = this.#func.blocks[from];
      if (terminator.op === 'Return' || terminator.op === 'Trap') return undefined;
      for (const to of targetsOf(terminator)) if (!this.#contains(loop, to)) exits.push({ from, to });
    }
    return exits;
  }

  /** The phis behind get what all ways out brought, from the block in front. */
  #leadBehind(behind: number, preheader: number, exits: readonly Exit[]): boolean {
    const sources = new Set(exits.map(({ from }) => from));
    const { phis } = this.#func.blocks[behind];
    const brought = phis.map((phi) => phi.operands.filter((_, k) => sources.has(phi.sources[k])));
    if (brought.some((operands) => !operands.every((operand) => sameOperand(operand, operands[0])))) return false;
    phis.forEach((phi, p) => {
      phis[p] = withSource(phi, sources, preheader, brought[p][0]);
      if (isValue(phi.dest)) this.#definition[valueOf(this.#values, phi.dest)] = phis[p];
    });
    this.#preds[behind] = [...this.#preds[behind].filter((pred) => !sources.has(pred)), preheader].sort(
      (a, b) => a - b,
    );
    return true;
  }

  // Ends

  /** Every round passes a test that ends the loop sooner or later. */
  #ends(loop: number, header: number, preheader: number, exits: readonly Exit[]): boolean {
    const latches = this.#preds[header].filter((pred) => pred !== preheader);
    const [latch] = latches;
    if (latches.length !== 1) return false;
    return exits.some(({ from }) => (from === latch || from === header) && this.#endsAt(loop, from, header, latch));
  }

  #endsAt(loop: number, at: number, header: number, latch: number): boolean {
    const { terminator } = this.#func.blocks[at];
    if (terminator.op !== 'CondGoto') return false;
    const [tested] = terminator.operands;
    const [ifTrue, ifFalse] = terminator.targets.map((target) => this.#contains(loop, target));
    if (ifTrue === ifFalse) return false;
    const calc = isValue(tested) ? this.#definition[valueOf(this.#values, tested)] : undefined;
    if (calc !== undefined && isCalc(calc) && comparison.test(calc.op))
      return this.#counts(loop, calc, ifTrue, header, latch);
    // What is tested itself is compared with 0.
    const zero: Operand = { kind: 'v', type: 'i32', value: 0 };
    const test: Calc = { op: 'NotEqualI', dest: { kind: 't', index: 0 }, operands: [tested, zero] };
    return this.#counts(loop, test, ifTrue, header, latch);
  }

  /** Does the comparison hold, or not hold, for finitely many rounds only? */
  #counts(loop: number, { op, operands }: Calc, isStaying: boolean, header: number, latch: number): boolean {
    const [, name, letter] = comparison.exec(op) ?? [];
    const relation = isStaying ? name : opposites[name];
    const [a, b] = operands;
    const stepOfA = this.#stepOf(a, header, latch);
    if (stepOfA !== undefined) return this.#isFixed(b, loop) && comesToEnd(relation, letter, stepOfA, b);
    const stepOfB = this.#stepOf(b, header, latch);
    return stepOfB !== undefined && this.#isFixed(a, loop) && comesToEnd(mirrored[relation], letter, stepOfB, a);
  }

  /** What is added in each round to a value that counts: a phi of the header, or the sum that goes into it. */
  #stepOf(operand: Operand, header: number, latch: number): bigint | undefined {
    const found = isValue(operand) ? this.#definition[valueOf(this.#values, operand)] : undefined;
    if (found === undefined) return undefined;
    const phi = found.op === 'Phi' ? found : this.#phiUnder(found);
    if (phi === undefined || !this.#func.blocks[header].phis.includes(phi)) return undefined;
    // Pointers count in elements.
    if (operandType(this.#module, this.#func, phi.dest).endsWith('*')) return undefined;
    const next = phiOperandFrom(phi, latch);
    const sum = isValue(next) ? this.#definition[valueOf(this.#values, next)] : undefined;
    if (sum === undefined || (found.op !== 'Phi' && sum !== found)) return undefined;
    if ((sum.op !== 'AddI' && sum.op !== 'AddL') || !sameOperand(sum.operands[0], phi.dest)) return undefined;
    return sum.operands[1].kind === 'v' ? BigInt(sum.operands[1].value) : undefined;
  }

  #phiUnder(instr: Instr): Phi | undefined {
    const operand = operandsOf(instr).at(0);
    const found =
      operand !== undefined && isValue(operand) ? this.#definition[valueOf(this.#values, operand)] : undefined;
    return found?.op === 'Phi' ? found : undefined;
  }

  #isFixed(operand: Operand, loop: number): boolean {
    if (!isValue(operand)) return isNameable(this.#module, operand);
    const home = this.#home[valueOf(this.#values, operand)];
    return home < 0 || !this.#contains(loop, home);
  }
}

interface Exit {
  readonly from: number;
  readonly to: number;
}

function isUnnoticed(instr: Instr): boolean {
  if (instr.op === 'Alloca' || ('volatile' in instr && instr.volatile === true)) return false;
  return isRemovable(instr);
}

function withSource(phi: Phi, gone: ReadonlySet<number>, source: number, operand: Operand): Phi {
  const ways = phi.sources.map((from, k) => [from, phi.operands[k]] as const).filter(([from]) => !gone.has(from));
  const all = [...ways, [source, operand] as const].sort(([a], [b]) => a - b);
  return { ...phi, sources: all.map(([from]) => from), operands: all.map(([, value]) => value) };
}

const comparison = /^(Equal|NotEqual|LessEqual|Less|GreaterEqual|Greater)(I|UI|L|UL)$/;
const opposites: Readonly<Record<string, string>> = {
  Equal: 'NotEqual',
  NotEqual: 'Equal',
  Less: 'GreaterEqual',
  LessEqual: 'Greater',
  Greater: 'LessEqual',
  GreaterEqual: 'Less',
};
const mirrored: Readonly<Record<string, string>> = {
  Equal: 'Equal',
  NotEqual: 'NotEqual',
  Less: 'Greater',
  LessEqual: 'GreaterEqual',
  Greater: 'Less',
  GreaterEqual: 'LessEqual',
};

/** Does a value that begins anywhere, and in each round becomes greater by `step`, stand in the relation to the bound for finitely many rounds? */
function comesToEnd(relation: string, letter: string, step: bigint, bound: Operand): boolean {
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
    default:
      return false;
  }
}

function asRange(value: bigint, bits: bigint, isUnsigned: boolean): bigint {
  return isUnsigned ? BigInt.asUintN(Number(bits), value) : BigInt.asIntN(Number(bits), value);
}
