/**
 * Global value numbering along the dominator tree (P. Briggs, K. Cooper, L. Simpson, "Value numbering", SPE 1997,
 * section 4): an operation whose operands have the same values as those of one that dominates it is a copy of that one.
 *
 * Equal are operations with equal operands, in either order where the operation table says that they commute. Only
 * operations of the table that depend on nothing but their operands take part, and calls of functions that do; that a division traps does no harm, since
 * the dominating one has trapped already. Phis of one block with equal operands are equal too.
 */
import { isConstant } from '../linear/analysis/effects.ts';
import { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { isCalc, sameOperand } from '../linear/instr.ts';
import { calcRows } from '../linear/opcodes.ts';
import type { Block, Calc, Call, Dest, Func, Instr, LinearModule, Operand, Phi } from '../linear/nodes.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable, replaceUses } from './places.ts';

export function numberGlobally(module: LinearModule, { effects, analyses }: Known): Sweep {
  const isStable = ({ func }: Call): boolean => isConstant(effects()[func]);
  return {
    order: module.funcs.keys(),
    run: (func) => numberIn(module, module.funcs[func], analyses, isStable),
  };
}

/** One function, by what it says itself: for a pass that has changed it. */
export function numberFunction(module: LinearModule, func: Func): boolean {
  return numberIn(module, func, new Analyses(module), () => false);
}

function numberIn(module: LinearModule, func: Func, analyses: Analyses, isStable: (call: Call) => boolean): boolean {
  const numbering = new Numbering(module, func, analyses.valuesOf(func), isStable);
  const tree = analyses.of('dom', func);
  const { children } = tree;
  /** Blocks to enter; ~n stands for leaving a block before which n expressions were known. */
  const work = [tree.root];
  for (let b = work.pop(); b !== undefined; b = work.pop()) {
    if (b < 0) {
      numbering.forgetTo(~b);
      continue;
    }
    work.push(~numbering.known);
    numbering.enter(func.blocks[b], b);
    for (let i = children.start[b + 1] - 1; i >= children.start[b]; i--) work.push(children.items[i]);
  }
  return numbering.finish();
}

class Numbering {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: ValueTable;
  /** The value that stands for each value, where it is another. */
  readonly #leader: (Operand | undefined)[];
  readonly #table = new Map<string, Dest>();
  readonly #order: string[] = [];
  /** Does the result of a call depend on its arguments alone? */
  readonly #isStableCall: (call: Call) => boolean;
  #changed = false;

  constructor(module: LinearModule, func: Func, values: ValueTable, isStableCall: (call: Call) => boolean) {
    this.#isStableCall = isStableCall;
    this.#module = module;
    this.#func = func;
    this.#values = values;
    this.#leader = new Array<Operand | undefined>(this.#values.count).fill(undefined);
  }

  get known(): number {
    return this.#order.length;
  }

  forgetTo(count: number): void {
    while (this.#order.length > count) this.#table.delete(this.#order.pop() ?? '');
  }

  /** Leaders are their own leaders, because definitions are seen before uses; but for operands of phis on back edges. */
  #leaderOf(operand: Operand): Operand {
    return isValue(operand) ? (this.#leader[valueOf(this.#values, operand)] ?? operand) : operand;
  }

  enter(block: Block, number: number): void {
    block.phis.forEach((phi) => this.#enterPhi(phi, number));
    block.instrs.forEach((instr, i) => {
      if (instr.op === 'Assign') {
        const source = this.#leaderOf(instr.operands[0]);
        if (isValue(instr.dest) && isNameable(this.#module, source))
          this.#leader[valueOf(this.#values, instr.dest)] = source;
        return;
      }
      const numbered = this.#numbered(instr);
      if (numbered === undefined) return;
      const { dest, key } = numbered;
      const earlier = this.#find(key, dest);
      if (earlier === undefined) return;
      this.#leader[valueOf(this.#values, dest)] = earlier;
      block.instrs[i] = { op: 'Assign', dest, operands: [earlier], span: instr.span };
      this.#changed = true;
    });
  }

  /** What is the same for all instructions that give the same value, and where this one puts it. */
  #numbered(instr: Instr): { readonly dest: ValueOperand; readonly key: string } | undefined {
    if (isCalc(instr))
      return isValue(instr.dest) && this.#isStable(instr) ? { dest: instr.dest, key: this.#keyOf(instr) } : undefined;
    if (instr.op !== 'Call' || instr.dests.length !== 1 || !this.#isStable(instr) || !this.#isStableCall(instr))
      return undefined;
    const [dest] = instr.dests;
    const args = instr.operands.map((operand) => this.#name(this.#leaderOf(operand)));
    return isValue(dest) ? { dest, key: `call ${instr.func} ${args.join()}` } : undefined;
  }

  /** A scalar global may have changed since. */
  #isStable({ operands }: Calc | Call): boolean {
    return operands.every((operand) => isNameable(this.#module, operand));
  }

  #enterPhi(phi: Phi, block: number): void {
    if (!isValue(phi.dest)) return;
    const operands = phi.operands.map((operand) => this.#leaderOf(operand));
    if (operands.every((operand) => sameOperand(operand, operands[0])) && operands.length > 0) {
      // All ways bring the same value. It dominates all predecessors, and so the block.
      if (!sameOperand(operands[0], phi.dest)) this.#leader[valueOf(this.#values, phi.dest)] = operands[0];
      return;
    }
    const key = `phi B${block} ${operands.map((operand) => this.#name(operand)).join()}`;
    const earlier = this.#find(key, phi.dest);
    if (earlier !== undefined) this.#leader[valueOf(this.#values, phi.dest)] = earlier;
  }

  /** What was computed before for the key, or nothing; then the destination is what will be found. */
  #find(key: string, dest: Dest): Dest | undefined {
    const earlier = this.#table.get(key);
    if (earlier === undefined) {
      this.#table.set(key, dest);
      this.#order.push(key);
    }
    return earlier;
  }

  #keyOf({ op, operands }: Calc): string {
    const names = operands.map((operand) => this.#name(this.#leaderOf(operand)));
    if (calcRows[op].commutes === true && names[0] > names[1]) names.reverse();
    return `${op} ${names.join()}`;
  }

  #name(operand: Operand): string {
    switch (operand.kind) {
      case 'v':
        return `${operand.type} ${Object.is(operand.value, -0) ? '-0' : operand.value} ${operand.bits ?? ''}`;
      case 'f':
        return `f${operand.index}`;
      case 'g':
        return `g${operand.index}+${operand.offset ?? 0}`;
      default:
        return `#${valueOf(this.#values, operand)}`;
    }
  }

  finish(): boolean {
    const replaced = replaceUses(this.#module, this.#func, (operand) => {
      const found = this.#leaderOf(operand);
      return found === operand || sameOperand(found, operand) ? operand : found;
    });
    return replaced || this.#changed;
  }
}
