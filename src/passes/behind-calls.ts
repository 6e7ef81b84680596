/**
 * What a function does between a call of itself and its end, in CFG form: nothing but to return what the call gave, or to join it with other numbers
 * first by one operation whose order does not matter:
 *
 *     t1 = call @f …; t2 = x * x; t3 = t2 + t1; return t3          joined with x * x by AddI
 *
 * The other numbers may be computed behind the call, in temporaries that are new here, if that needs no memory, which the call may write, and cannot trap.
 */
import { isCalc, mapOperands, onlyComputes, sameOperand } from '../linear/instr.ts';
import { operandType } from '../linear/nodes.ts';
import type { Block, Calc, CalcOp, Call, Dest, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import { isNameable } from './places.ts';

/** Jumps on the way from the call to the end; the most that front ends write are three. */
const mostJumps = 8;
/** Operations on that way. */
const mostWork = 16;

/** An operation that may be done in any order, and the number with which it changes nothing. */
export interface Joining {
  readonly op: CalcOp;
  readonly neutral: number | bigint;
}

const joinings: readonly Joining[] = [
  { op: 'AddI', neutral: 0 },
  { op: 'AddL', neutral: 0n },
  { op: 'MulI', neutral: 1 },
  { op: 'MulL', neutral: 1n },
  { op: 'BandI', neutral: -1 },
  { op: 'BandL', neutral: -1n },
  { op: 'BorI', neutral: 0 },
  { op: 'BorL', neutral: 0n },
  { op: 'BxorI', neutral: 0 },
  { op: 'BxorL', neutral: 0n },
];
/** What takes a number away takes it from the sum. */
const sumOf: Readonly<Partial<Record<CalcOp, CalcOp>>> = { SubI: 'AddI', SubL: 'AddL' };

/** An operation on the result of the call, which stands first, and a number. */
interface Step {
  readonly op: CalcOp;
  readonly other: Operand;
  readonly span: Instr['span'];
}

export interface BehindCall {
  /** With what the result is joined, if it is. */
  readonly joining?: Joining;
  /** What computes the numbers for that, in order. */
  readonly work: readonly Instr[];
  readonly steps: readonly Step[];
}

/** From behind the call of the function by itself that stands there; `undefined` if anything else is done. */
export function behindCall(module: LinearModule, func: Func, block: Block, at: number): BehindCall | undefined {
  return new Walk(module, func, (block.instrs[at] as Call).dests).run(block, at + 1);
}

/** What a place holds: a result of the call, joined with the numbers of the first steps, or another number. */
type Held = { readonly result: Dest; readonly joined: number } | { readonly number: Operand };

class Walk {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #results: readonly Dest[];
  /** What has been written since the call, the last at the end. */
  readonly #written: { readonly dest: Dest; readonly held: Held }[];
  readonly #work: Instr[] = [];
  readonly #steps: Step[] = [];
  #joining: Joining | undefined;

  constructor(module: LinearModule, func: Func, results: readonly Dest[]) {
    this.#module = module;
    this.#func = func;
    this.#results = results;
    this.#written = results.map((dest) => ({ dest, held: { result: dest, joined: 0 } }));
  }

  run(block: Block, from: number): BehindCall | undefined {
    let rest: readonly Instr[] = block.instrs.slice(from);
    let { terminator } = block;
    for (let jumps = 0; jumps < mostJumps; jumps++) {
      if (!rest.every((instr) => this.#follow(instr))) return undefined;
      if (terminator.op === 'Return') {
        const { operands } = terminator;
        if (!operands.every((operand, i) => this.#isReturned(operand, i))) return undefined;
        return { joining: this.#joining, work: this.#work, steps: this.#steps };
      }
      if (terminator.op !== 'Goto') return undefined;
      ({ instrs: rest, terminator } = this.#func.blocks[terminator.targets[0]]);
    }
    return undefined;
  }

  /** The result at its place, with all that it was joined with. */
  #isReturned(operand: Operand, at: number): boolean {
    const held = this.#heldBy(operand);
    if (held === undefined || !('result' in held) || at >= this.#results.length) return false;
    return sameOperand(held.result, this.#results[at]) && held.joined === this.#steps.length;
  }

  #heldBy(operand: Operand): Held | undefined {
    return this.#written.findLast(({ dest }) => sameOperand(dest, operand))?.held;
  }

  /** Whether the instruction is one of those that are looked for. */
  #follow(instr: Instr): boolean {
    if (instr.op === 'Assign') return this.#write(instr.dest, this.#held(instr.operands[0]));
    if (!isCalc(instr) || this.#work.length + this.#steps.length >= mostWork) return false;
    const operands = instr.operands.map((operand) => this.#held(operand));
    if (operands.every((held) => held !== undefined && 'number' in held)) return this.#compute(instr);
    const [a, b] = operands;
    if (a === undefined || b === undefined) return false;
    if ('result' in a && 'number' in b) return this.#join(instr, a, b.number);
    return 'number' in a && 'result' in b && !(instr.op in sumOf) && this.#join(instr, b, a.number);
  }

  /** `undefined` for what the call may write. */
  #held(operand: Operand): Held | undefined {
    const held = this.#heldBy(operand);
    if (held !== undefined) return held;
    return isNameable(this.#module, operand) ? { number: operand } : undefined;
  }

  #write(dest: Dest, held: Held | undefined): boolean {
    if (dest.kind === 'g' || held === undefined) return false;
    this.#written.push({ dest, held });
    return true;
  }

  #compute(instr: Calc): boolean {
    if (!onlyComputes(instr)) return false;
    const type = operandType(this.#module, this.#func, instr.dest);
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    const read = mapOperands(instr, (operand) => {
      const held = this.#heldBy(operand);
      return held !== undefined && 'number' in held ? held.number : operand;
    });
    this.#work.push({ ...read, dest });
    return this.#write(instr.dest, { number: dest });
  }

  /** One result is joined, each time with what it was joined with before, and always by the same operation. */
  #join({ op, dest, span }: Calc, { result, joined }: { result: Dest; joined: number }, other: Operand): boolean {
    const joining = joinings.find((row) => row.op === (sumOf[op] ?? op));
    if (joining === undefined || this.#results.length > 1 || joined !== this.#steps.length) return false;
    if (this.#joining !== undefined && this.#joining !== joining) return false;
    this.#joining = joining;
    this.#steps.push({ op, other, span });
    return this.#write(dest, { result, joined: this.#steps.length });
  }
}
