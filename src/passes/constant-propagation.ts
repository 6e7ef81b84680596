/**
 * Sparse conditional constant propagation (M. Wegman, F. Zadeck, "Constant propagation with conditional branches",
 * TOPLAS 1991): constants are found together with the edges that can be taken, each helping the other.
 *
 * A value is unknown, one constant, or not constant, and only ever moves in this direction. Operations are computed by
 * `src/scalar`, the same functions that engines use; one that would trap is not constant and stays. A local that was
 * never assigned is not constant, so that a program reads the same value from it whatever has been optimised.
 */
import { pushAt } from '../base/lists.ts';
import { scratchBytes } from '../base/scratch.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { destsOf, isCalc, operandsOf, sameOperand, targetsOf } from '../linear/instr.ts';
import { meaningOf, type Scalar } from '../linear/meaning.ts';
import {
  operandType,
  type Block,
  type Calc,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Phi,
  type Terminator,
} from '../linear/nodes.ts';
import { ScalarTrap } from '../scalar/trap.ts';
import { dropUnreachable, jumpOn, pruneSources } from './edges.ts';
import { replaceUses } from './places.ts';

type Immediate = Extract<Operand, { kind: 'v' }>;
/**
 * What is known of a value, a lattice of three levels: undefined at first (no assignment that can be reached has been seen),
 * then the one constant that all assignments seen so far give, then `varies`. A value only ever moves down, at most
 * twice, so the search ends.
 *
 *     undefined  ──▶  constant  ──▶  'varies'
 */
type Level = Immediate | 'varies' | undefined;

interface Use {
  readonly instr: Instr;
  readonly block: number;
  /** For a phi, the block from which the value comes. */
  readonly source: number;
}

export function propagateConstants(module: LinearModule, func: Func, analyses: Analyses): boolean {
  const finder = new ConstantFinder(module, func, analyses.valuesOf(func));
  finder.find();
  return finder.apply();
}

class ConstantFinder {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: ValueTable;
  readonly #levels: Level[];
  readonly #users: (readonly Use[] | undefined)[];
  readonly #reached: Uint8Array;
  readonly #edges = new Set<number>();
  readonly #edgeWork: (readonly [from: number, to: number])[] = [];
  readonly #valueWork: number[] = [];

  constructor(module: LinearModule, func: Func, values: ValueTable) {
    this.#module = module;
    this.#func = func;
    this.#values = values;
    this.#levels = new Array<Level>(this.#values.count).fill(undefined);
    this.#users = findUsers(func, this.#values);
    this.#reached = scratchBytes(func.blocks.length);
    this.#startLevels();
  }

  /** What is not defined by an instruction varies: parameters, locals before their first assignment, addresses of arrays. */
  #startLevels(): void {
    const defined = scratchBytes(this.#values.count);
    for (const { phis, instrs } of this.#func.blocks) {
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) if (isValue(dest)) defined[valueOf(this.#values, dest)] = 1;
    }
    for (let value = 0; value < this.#values.count; value++) if (defined[value] === 0) this.#levels[value] = 'varies';
  }

  find(): void {
    this.#enterBlock(0);
    for (;;) {
      const edge = this.#edgeWork.pop();
      const value = edge === undefined ? this.#valueWork.pop() : undefined;
      if (edge !== undefined) this.#takeEdge(edge[0], edge[1]);
      else if (value !== undefined) {
        for (const { instr, block, source } of this.#users[value] ?? []) {
          if (this.#reached[block] === 0) continue;
          if (instr.op !== 'Phi') this.#visit(instr, block);
          else if (this.#isTaken(source, block)) this.#meet(instr, this.#levels[value]);
        }
      } else return;
    }
  }

  #takeEdge(from: number, to: number): void {
    if (this.#isTaken(from, to)) return;
    this.#edges.add(from * this.#func.blocks.length + to);
    for (const phi of this.#func.blocks[to].phis) this.#meet(phi, this.#levelOf(phiOperandFrom(phi, from)));
    if (this.#reached[to] === 0) this.#enterBlock(to);
  }

  #isTaken(from: number, to: number): boolean {
    return this.#edges.has(from * this.#func.blocks.length + to);
  }

  #enterBlock(block: number): void {
    this.#reached[block] = 1;
    const { instrs, terminator } = this.#func.blocks[block];
    for (const instr of instrs) this.#visit(instr, block);
    this.#visit(terminator, block);
  }

  #levelOf(operand: Operand): Level {
    if (operand.kind === 'v') return operand.bits === undefined ? operand : 'varies';
    return isValue(operand) ? this.#levels[valueOf(this.#values, operand)] : 'varies';
  }

  #visit(instr: Instr, block: number): void {
    switch (instr.op) {
      case 'Assign':
        return this.#raise(instr.dest, this.#levelOf(instr.operands[0]));
      case 'Goto':
        this.#edgeWork.push([block, instr.targets[0]]);
        return;
      case 'CondGoto':
      case 'Switch':
        return this.#visitBranch(instr, block);
      default:
        if (isCalc(instr)) return this.#raise(instr.dest, this.#compute(instr));
        for (const dest of destsOf(instr)) this.#raise(dest, 'varies');
    }
  }

  #visitBranch(end: Extract<Terminator, { op: 'CondGoto' | 'Switch' }>, block: number): void {
    const level = this.#levelOf(end.operands[0]);
    if (level === undefined) return;
    const taken = level === 'varies' ? end : jumpOn(end, level.value);
    for (const target of targetsOf(taken)) this.#edgeWork.push([block, target]);
  }

  /** One more value comes to a phi: it can only become less constant, so the other ways need no second look. */
  #meet(phi: Phi, level: Level): void {
    const known = isValue(phi.dest) ? this.#levels[valueOf(this.#values, phi.dest)] : undefined;
    if (known === undefined || level === undefined || known === 'varies') this.#raise(phi.dest, level);
    else this.#raise(phi.dest, level !== 'varies' && sameOperand(known, level) ? known : 'varies');
  }

  #compute({ op, dest, operands }: Calc): Level {
    const constants: Scalar[] = [];
    let isKnown = true;
    for (const operand of operands) {
      const level = this.#levelOf(operand);
      if (level === 'varies') return 'varies';
      if (level === undefined) isKnown = false;
      else constants.push(level.value);
    }
    if (!isKnown) return undefined;
    const type = operandType(this.#module, this.#func, dest);
    if (type === 'i32*' || type === 'f32*') return 'varies';
    const value = computeSafely(op, constants);
    return value === undefined ? 'varies' : { kind: 'v', type, value };
  }

  #raise(dest: Operand, level: Level): void {
    if (level === undefined || !isValue(dest)) return;
    const value = valueOf(this.#values, dest);
    const old = this.#levels[value];
    if (old === 'varies' || (old !== undefined && level !== 'varies' && sameOperand(old, level))) return;
    this.#levels[value] = old === undefined ? level : 'varies';
    this.#valueWork.push(value);
  }

  // Rewriting

  apply(): boolean {
    let changed = false;
    this.#func.blocks.forEach((block, b) => {
      if (this.#foldCalcs(block)) changed = true;
      if (this.#reached[b] === 1 && this.#foldJump(block)) changed = true;
    });
    pruneSources(this.#func);
    const replaced = replaceUses(this.#module, this.#func, (operand) => {
      const level = this.#levels[valueOf(this.#values, operand)];
      return typeof level === 'object' ? level : operand;
    });
    return dropUnreachable(this.#func) || replaced || changed;
  }

  #foldCalcs({ instrs }: Block): boolean {
    let changed = false;
    instrs.forEach((instr, i) => {
      if (!isCalc(instr)) return;
      const level = this.#levelOf(instr.dest);
      if (typeof level !== 'object') return;
      instrs[i] = { op: 'Assign', dest: instr.dest, operands: [level], span: instr.span };
      changed = true;
    });
    return changed;
  }

  /** A branch on a constant always goes one way. */
  #foldJump(block: Block): boolean {
    const { terminator } = block;
    if (terminator.op !== 'CondGoto' && terminator.op !== 'Switch') return false;
    const level = this.#levelOf(terminator.operands[0]);
    if (typeof level !== 'object') return false;
    block.terminator = jumpOn(terminator, level.value);
    return true;
  }
}

/** The result, or undefined where the operation would trap. */
export function computeSafely(op: Calc['op'], values: readonly Scalar[]): Scalar | undefined {
  try {
    return meaningOf(op)(values[0], values[1], values[2]);
  } catch (error) {
    if (error instanceof ScalarTrap) return undefined;
    throw error;
  }
}

function findUsers(func: Func, values: ValueTable): (Use[] | undefined)[] {
  const users: (Use[] | undefined)[] = new Array<Use[] | undefined>(values.count).fill(undefined);
  const see = (operand: Operand, instr: Instr, block: number, source: number): void => {
    if (isValue(operand)) pushAt(users, valueOf(values, operand), { instr, block, source });
  };
  func.blocks.forEach(({ phis, instrs, terminator }, block) => {
    for (const phi of phis) phi.operands.forEach((operand, i) => see(operand, phi, block, phi.sources[i]));
    for (const instr of instrs) for (const operand of operandsOf(instr)) see(operand, instr, block, -1);
    for (const operand of operandsOf(terminator)) see(operand, terminator, block, -1);
  });
  return users;
}
