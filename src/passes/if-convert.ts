/**
 * If-conversion: where the ways of a jump meet again after little work, both are done, and `select` takes the value of the right one.
 *
 *     B0: t1 = EqualI x, 97; cond t1 B1 B2         B0: t1 = EqualI x, 97
 *     B1: goto B3                            ──▶       t2 = EqualI x, 101
 *     B2: t2 = EqualI x, 101; goto B3                  t3 = SelectI t1, 1, t2      which a rule makes BorI t1, t2
 *     B3: l1 = phi B1 1, B2 t2                     B3: l1 = t3
 *
 * A jump that is guessed wrong costs some 15 cycles, which are many operations. What is done in vain must not be noticed and has to be cheap: some
 * operations on integers, none of which traps, reads memory or divides. Floats are left alone: machines have no `select` of them that is cheaper than
 * a jump. Inner jumps come first, so that conditions of several parts become one value.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { isValue } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { effectRowOf, isCalc, sameOperand } from '../linear/instr.ts';
import {
  operandType,
  type Block,
  type CondGoto,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Phi,
} from '../linear/nodes.ts';
import { calcRows, type CalcOp, type FamilyName } from '../linear/opcodes.ts';
import { isPure } from '../table/row.ts';
import { dropUnreachable } from './edges.ts';

/** Of both ways together, so many operations are done whichever is right. */
const mostWork = 4;
/** Copies included. */
const mostInstrs = 12;
/** Values that differ by the way. */
const mostSelects = 2;
/** Ways that meet at a block; the lists of its phis are written anew for each jump that goes. */
const mostWays = 16;
/** Operations on integers that take many cycles. */
const dear: ReadonlySet<FamilyName> = new Set<FamilyName>(['Div', 'Mod']);

/** The strict profile has no `select`. */
export function convertIfs(module: LinearModule, func: Func): boolean {
  if (module.profile === 'core') return false;
  const order = searchDepthFirst(graphOfBlocks(func.blocks)).postorder;
  const conversion = new Conversion(module, func);
  let changed = false;
  for (const b of order) changed = conversion.run(b) || changed;
  if (changed) dropUnreachable(func);
  return changed;
}

/** One way of a jump to where both meet: through a block of its own, or straight. */
interface Way {
  /** The block from which the place where they meet is reached. */
  readonly from: number;
  readonly instrs: readonly Instr[];
  readonly target: number;
}

class Conversion {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #preds: number[][];

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    this.#preds = predecessorsOf(func.blocks).map((preds) => [...preds]);
  }

  /** Makes the jump at the end of a block a plain one, if both its ways are cheap and meet. */
  run(b: number): boolean {
    const block = this.#func.blocks[b];
    const { terminator } = block;
    if (terminator.op !== 'CondGoto' || terminator.targets[0] === terminator.targets[1]) return false;
    const [first, second] = this.#ways(b, terminator.targets);
    const meeting = first.target;
    if (meeting !== second.target || meeting === b || this.#preds[meeting].length > mostWays) return false;
    if (workOf(first.instrs) + workOf(second.instrs) > mostWork) return false;
    const { phis } = this.#func.blocks[meeting];
    const differing = phis.filter(
      (phi) =>
        !sameOperand(
          sourceOf(phiOperandFrom(phi, first.from), first),
          sourceOf(phiOperandFrom(phi, second.from), second),
        ),
    );
    if (differing.length > mostSelects || !differing.every((phi) => this.#isInteger(phi.dest))) return false;
    this.#convert(b, terminator, { first, second, meeting });
    return true;
  }

  /** The two ways, each as long as it can be. */
  #ways(b: number, [ifTrue, ifFalse]: CondGoto['targets']): readonly [Way, Way] {
    const through = [this.#through(b, ifTrue), this.#through(b, ifFalse)];
    const straight = [ifTrue, ifFalse].map((target): Way => ({ from: b, instrs: [], target }));
    // A block between one way and the other is where they meet.
    if (through[0]?.target === ifFalse) return [through[0], straight[1]];
    if (through[1]?.target === ifTrue) return [straight[0], through[1]];
    return [through[0] ?? straight[0], through[1] ?? straight[1]];
  }

  /** The way through a block that does little, and that nobody else comes to. */
  #through(b: number, at: number): Way | undefined {
    const { phis, instrs, terminator } = this.#func.blocks[at];
    const isOwn = this.#preds[at].length === 1 && phis.length === 0 && at !== b && at !== 0;
    if (!isOwn || terminator.op !== 'Goto' || instrs.length > mostInstrs) return undefined;
    const [target] = terminator.targets;
    return target !== at && instrs.every((instr) => this.#isCheap(instr)) ? { from: at, instrs, target } : undefined;
  }

  /** Nobody notices that it was done in vain. */
  #isCheap(instr: Instr): boolean {
    if (instr.op === 'Assign') return isValue(instr.dest) && this.#isInteger(instr.dest) && isPlain(instr.operands[0]);
    if (!isCalc(instr) || !isValue(instr.dest) || !isPure(effectRowOf(instr.op))) return false;
    const { family, operands, result } = calcRows[instr.op];
    if (family !== undefined && dear.has(family)) return false;
    return [...operands, result].every((type) => type === 'i32' || type === 'i64');
  }

  #isInteger(dest: Dest): boolean {
    const type = operandType(this.#module, this.#func, dest);
    return type === 'i32' || type === 'i64';
  }

  #convert(b: number, end: CondGoto, { first, second, meeting }: { first: Way; second: Way; meeting: number }): void {
    const block = this.#func.blocks[b];
    block.instrs.push(...first.instrs, ...second.instrs);
    const target = this.#func.blocks[meeting];
    const gone = new Set([first.from, second.from]);
    const preds = [...this.#preds[meeting].filter((pred) => !gone.has(pred)), b].sort((x, y) => x - y);
    target.phis.forEach((phi, i) => {
      const ways = [first, second].map((way) => sourceOf(phiOperandFrom(phi, way.from), way)) as [Operand, Operand];
      const value = sameOperand(...ways) ? ways[0] : this.#select(block, end, phi, ways);
      target.phis[i] = {
        ...phi,
        sources: preds,
        operands: preds.map((pred) => (pred === b ? value : phiOperandFrom(phi, pred))),
      };
    });
    block.terminator = { op: 'Goto', targets: [meeting], span: end.span };
    this.#preds[meeting] = preds;
    for (const way of [first, second]) if (way.from !== b) this.#preds[way.from] = [];
  }

  #select(block: Block, end: CondGoto, { dest: phi, span }: Phi, ways: readonly [Operand, Operand]): Operand {
    const type = operandType(this.#module, this.#func, phi);
    const op: CalcOp = type === 'i64' ? 'SelectL' : 'SelectI';
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    block.instrs.push({ op, dest, operands: [end.operands[0], ...ways], span: span ?? end.span });
    return dest;
  }
}

/** Operations that are more than a copy. */
function workOf(instrs: readonly Instr[]): number {
  return instrs.reduce((count, { op }) => (op === 'Assign' ? count : count + 1), 0);
}

/** A number, or a value of the function. */
function isPlain(operand: Operand): boolean {
  return operand.kind === 'v' || isValue(operand);
}

/** What an operand is a copy of, as far as the way itself makes copies. */
function sourceOf(operand: Operand, { instrs }: Way): Operand {
  let source = operand;
  for (let i = instrs.length - 1; i >= 0; i--) {
    const instr = instrs[i];
    if (instr.op === 'Assign' && sameOperand(instr.dest, source)) [source] = instr.operands;
  }
  return source;
}
