/**
 * Addresses in loops, one in another or not, as sums: what does not change, and so many bytes for each round of each loop.
 *
 *     t5 = MulL (IToL i), 8000L; t6 = AddL @a, t5; load.f64 &t6[IToL j]        @a + 0, 8000 for each round of i, 8 for each of j
 *
 * Addresses wrap, and so do these sums; a number of 32 bits that becomes one of 64 must not have wrapped on its way (`ranges`).
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { Induction, LoopCount } from '../linear/analysis/loop-counts.ts';
import type { Ranges } from '../linear/analysis/ranges.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { isCalc, operandsOf } from '../linear/instr.ts';
import { operandType, type Calc, type Func, type LinearModule, type Operand } from '../linear/nodes.ts';

/** A sum: how often each value that does not change is in it, and what each round of each loop adds. */
export interface AddressSum {
  readonly terms: ReadonlyMap<string, bigint>;
  readonly offset: bigint;
  readonly steps: readonly bigint[];
}

/** Operations between an address and what it is made of. */
const deepest = 24;

/** The addresses of loops, in blocks for which `isInside` holds; each loop has one number of its own in `steps`. */
export class AddressSums {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #ranges: Ranges;
  readonly #isInside: (block: number) => boolean;
  readonly #none: AddressSum;
  /** By value of a phi, what is counted, and in which loop. */
  readonly #counted = new Map<
    number,
    { readonly induction: Induction; readonly loop: number; readonly wraps: boolean }
  >();

  constructor(
    module: LinearModule,
    func: Func,
    { uses, ranges }: { readonly uses: DefUse; readonly ranges: Ranges },
    loops: readonly LoopCount[],
    isInside: (block: number) => boolean,
  ) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#ranges = ranges;
    this.#isInside = isInside;
    this.#none = { terms: new Map(), offset: 0n, steps: loops.map(() => 0n) };
    loops.forEach(({ inductions, bounded, rounds }, loop) => {
      for (const induction of inductions)
        if (isValue(induction.phi.dest))
          this.#counted.set(valueOf(uses.values, induction.phi.dest), {
            induction,
            loop,
            wraps: !staysInRange(induction, rounds) && !(bounded.includes(induction) && this.#mayStep(induction)),
          });
    });
  }

  /** What is bounded does not wrap but by its first step, from the last number of all. */
  #mayStep({ start, step, bits }: Induction): boolean {
    const range = start && this.#ranges.rangeOf(start);
    const last = (1n << BigInt(bits - 1)) - 1n;
    return range !== undefined && (step > 0n ? range.max < last : range.min > -last - 1n);
  }

  of(address: Operand): AddressSum | undefined {
    return this.#sumOf(address, false, deepest);
  }

  /** `isExact`: nothing of it may have wrapped. */
  #sumOf(operand: Operand, isExact: boolean, depth: number): AddressSum | undefined {
    if (operandType(this.#module, this.#func, operand).endsWith('*') || depth === 0) return undefined;
    if (operand.kind === 'v') return { ...this.#none, offset: BigInt(operand.value) };
    if (operand.kind === 'g') {
      const isScalar = this.#module.globals[operand.index].storage === 'scalar';
      return this.#term(`${isScalar ? 'scalar' : 'data'} ${operand.index}`, BigInt(operand.offset ?? 0));
    }
    if (!isValue(operand)) return undefined;
    const value = valueOf(this.#uses.values, operand);
    const site = this.#uses.definitionOf(operand);
    if (site === undefined || !this.#isInside(site.block)) return this.#term(`value ${value}`, 0n);
    const { instr } = site;
    if (instr.op === 'Assign') return this.#sumOf(instr.operands[0], isExact, depth - 1);
    if (instr.op === 'Phi') return this.#countedSum(value, isExact, depth);
    return isCalc(instr) ? this.#calc(instr, isExact, depth - 1) : undefined;
  }

  #term(name: string, offset: bigint): AddressSum {
    return { ...this.#none, terms: new Map([[name, 1n]]), offset };
  }

  #countedSum(value: number, isExact: boolean, depth: number): AddressSum | undefined {
    const found = this.#counted.get(value);
    if (found?.induction.start === undefined || (isExact && found.wraps)) return undefined;
    const { induction, loop } = found;
    const start = this.#sumOf(found.induction.start, isExact, depth - 1);
    // What an inner loop begins with may be counted by the one around it.
    return start && { ...start, steps: start.steps.map((step, i) => (i === loop ? step + induction.step : step)) };
  }

  #calc(instr: Calc, isExact: boolean, depth: number): AddressSum | undefined {
    const { op, operands } = instr;
    const [a, b] = operands;
    if (op === 'IToL') return this.#sumOf(a, true, depth);
    if (op === 'UIToL') return (this.#ranges.rangeOf(a)?.min ?? -1n) >= 0n ? this.#sumOf(a, true, depth) : undefined;
    if (b === undefined || (isExact && !this.#isInRange(instr))) return undefined;
    switch (op) {
      case 'AddI':
      case 'AddL':
        return joined(this.#sumOf(a, isExact, depth), this.#sumOf(b, isExact, depth), 1n);
      case 'SubI':
      case 'SubL':
        return joined(this.#sumOf(a, isExact, depth), this.#sumOf(b, isExact, depth), -1n);
      case 'MulI':
      case 'MulL':
        return b.kind === 'v' ? joined(this.#none, this.#sumOf(a, isExact, depth), BigInt(b.value)) : undefined;
      case 'ShlI':
      case 'ShlL': {
        const by = b.kind === 'v' ? BigInt(b.value) : -1n;
        return by >= 0n && by < 32n ? joined(this.#none, this.#sumOf(a, isExact, depth), 1n << by) : undefined;
      }
      default:
        return undefined;
    }
  }

  /** Does the operation give what it would give of numbers of any size? */
  #isInRange(instr: Calc): boolean {
    const [a, b] = operandsOf(instr).map((operand) => this.#ranges.rangeOf(operand));
    if (a === undefined || b === undefined) return false;
    const corners = [a.min, a.max].flatMap((x) => [b.min, b.max].map((y) => exactly(instr.op, x, y)));
    return corners.every((corner) => corner !== undefined && BigInt.asIntN(a.bits, corner) === corner);
  }
}

function exactly(op: string, x: bigint, y: bigint): bigint | undefined {
  if (op.startsWith('Add')) return x + y;
  if (op.startsWith('Sub')) return x - y;
  if (op.startsWith('Mul')) return x * y;
  return y >= 0n && y < 32n ? x << y : undefined;
}

function staysInRange({ start, step, bits }: Induction, rounds: bigint | undefined): boolean {
  if (start?.kind !== 'v' || rounds === undefined) return false;
  const last = BigInt(start.value) + step * (rounds - 1n);
  return BigInt.asIntN(bits, last) === last;
}

/** `a`, and `b` so many times. */
function joined(a: AddressSum | undefined, b: AddressSum | undefined, times: bigint): AddressSum | undefined {
  if (a === undefined || b === undefined) return undefined;
  const terms = new Map(a.terms);
  for (const [name, count] of b.terms) {
    const sum = (terms.get(name) ?? 0n) + times * count;
    if (sum === 0n) terms.delete(name);
    else terms.set(name, sum);
  }
  return {
    terms,
    offset: a.offset + times * b.offset,
    steps: a.steps.map((step, i) => step + times * b.steps[i]),
  };
}

/** Is what does not change the same in both? */
export function haveOneBase(a: AddressSum, b: AddressSum): boolean {
  return a.terms.size === b.terms.size && [...a.terms].every(([name, count]) => b.terms.get(name) === count);
}
