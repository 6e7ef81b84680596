/**
 * Addresses at known distances from one another, in SSA form: what is added to an index is added to the address instead, so that
 * `a[i - 1]`, `a[i]` and `a[i + 1]` are one address and two sums (LLVM's SeparateConstOffsetFromGEP).
 *
 *     t1 = AddI l1, 1; t2 = IToL t1; t3 = ShlL t2, 3L; t4 = AddL p0, t3
 *     ──▶  t2 = IToL l1; t3 = ShlL t2, 3L; t4 = AddL p0, t3; t5 = AddL t4, 8L
 *
 * Sums, shifts and products by constants are exact modulo the width of addresses; a widening is passed by a constant only where the ranges
 * say that the narrow sum does not wrap. An address is written anew if others are at other distances from the same base; numbering
 * (value-numbering.ts) makes the bases one then.
 */
import { reversePostOrder } from '../base/depth-search.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { Ranges } from '../linear/analysis/ranges.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { graphOfBlocks } from '../linear/cfg.ts';
import { isCalc } from '../linear/instr.ts';
import { operandType, type Calc, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Assign, Operand } from '../linear/nodes.ts';
import type { Span } from '../base/source.ts';
import type { CalcOp } from '../linear/opcodes.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable } from './places.ts';

/** Operations of a base that is looked at, one in the other. */
const deepest = 8;

export function displaceAddresses(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      if (module.profile === 'core') return false;
      const func = module.funcs[index];
      return new Displacing(module, func, analyses.of('uses', func), () => analyses.of('ranges', func)).run();
    },
  };
}

/** Operations on addresses of 8 and of 4 bytes. */
const wide = { add: 'AddL', subtract: 'SubL', multiply: 'MulL', shift: 'ShlL' } as const;
const narrow = { add: 'AddI', subtract: 'SubI', multiply: 'MulI', shift: 'ShlI' } as const;

/** What constants are added to: a value, or an operation on such. */
type Base =
  | { readonly op: undefined; readonly depth: 0; readonly value: Operand }
  | { readonly op: CalcOp; readonly depth: number; readonly operands: readonly Base[] };

/** A base, the same object for equal ones, and a signed constant. */
interface Sum {
  readonly base: Base;
  readonly added: bigint;
}

class Displacing {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #ranges: () => Ranges;
  readonly #bits: 32 | 64;
  readonly #ops: typeof wide | typeof narrow;
  readonly #sums: (Sum | undefined)[];
  readonly #bases = new Map<string, Base>();
  readonly #numbers = new Map<Base, number>();

  constructor(module: LinearModule, func: Func, uses: DefUse, ranges: () => Ranges) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#ranges = ranges;
    this.#bits = module.pointerSize === 8 ? 64 : 32;
    this.#ops = this.#bits === 64 ? wide : narrow;
    this.#sums = new Array<Sum | undefined>(uses.values.count).fill(undefined);
  }

  run(): boolean {
    const { blocks } = this.#func;
    for (const b of reversePostOrder(graphOfBlocks(blocks)))
      for (const instr of blocks[b].instrs) {
        if (!isCalc(instr) && instr.op !== 'Assign') continue;
        if (isValue(instr.dest)) this.#sums[valueOf(this.#uses.values, instr.dest)] = this.#sumGivenBy(instr);
      }
    const shared = this.#sharedBases();
    if (shared.size === 0) return false;
    let changed = false;
    blocks.forEach((block, b) => {
      const instrs = block.instrs.flatMap((instr) => this.#displaced(instr, shared));
      if (instrs.length === block.instrs.length) return;
      blocks[b] = { ...block, instrs };
      changed = true;
    });
    return changed;
  }

  /** Bases that several addresses are at different distances from. */
  #sharedBases(): ReadonlySet<Base> {
    const first = new Map<Base, bigint>();
    const shared = new Set<Base>();
    for (const { instrs } of this.#func.blocks)
      for (const instr of instrs) {
        if (instr.op !== 'Load' && instr.op !== 'Store') continue;
        const { base, added } = this.#sumOf(instr.operands[0]);
        if (base.op !== undefined && (first.get(base) ?? added) !== added) shared.add(base);
        if (!first.has(base)) first.set(base, added);
      }
    return shared;
  }

  /** The access with what computes its address, if that is written anew. */
  #displaced(instr: Instr, shared: ReadonlySet<Base>): Instr[] {
    if (instr.op !== 'Load' && instr.op !== 'Store') return [instr];
    const { base, added } = this.#sumOf(instr.operands[0]);
    if (added === 0n || !shared.has(base)) return [instr];
    const made: Instr[] = [];
    const from = this.#build(base, made, instr.span);
    const address = this.#write(made, this.#ops.add, [from, this.#constant(added)], instr.span);
    const operands = [address, ...instr.operands.slice(1)] as const;
    made.push({ ...instr, operands } as Instr);
    return made;
  }

  /** Writes what gives the base; at most `deepest` calls deep. */
  #build(base: Base, made: Instr[], span: Span | undefined): Operand {
    if (base.op === undefined) return base.value;
    const operands = base.operands.map((operand) => this.#build(operand, made, span));
    return this.#write(made, base.op, operands, span);
  }

  #write(made: Instr[], op: CalcOp, operands: readonly Operand[], span: Span | undefined): Dest {
    const type = this.#bits === 64 ? 'i64' : 'i32';
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    made.push({ op, dest, operands, span });
    return dest;
  }

  #constant(value: bigint): Operand {
    return this.#bits === 64 ? { kind: 'v', type: 'i64', value } : { kind: 'v', type: 'i32', value: Number(value) };
  }

  // Sums

  #sumOf(operand: Operand): Sum {
    const known = isValue(operand) ? this.#sums[valueOf(this.#uses.values, operand)] : undefined;
    return known ?? { base: this.#leaf(operand), added: 0n };
  }

  #sumGivenBy({ op, operands }: Calc | Assign): Sum | undefined {
    const [a, b] = operands;
    // What a variable of the module holds here may be something else at the access.
    if (!operands.every((operand) => isNameable(this.#module, operand))) return undefined;
    if (op === 'Assign') return isValue(a) ? this.#sumOf(a) : undefined;
    if (operands.some((operand) => operandType(this.#module, this.#func, operand).endsWith('*'))) return undefined;
    const { add, subtract, multiply, shift } = this.#ops;
    switch (op) {
      case 'IToL':
        return this.#bits === 64 ? this.#widened(a) : undefined;
      case add:
        return this.#total(op, this.#sumOf(a), this.#sumOf(b));
      case subtract:
        return b.kind === 'v' ? this.#plus(this.#sumOf(a), -BigInt(b.value)) : undefined;
      case multiply:
        return b.kind === 'v' ? this.#scaled(op, a, b, BigInt(b.value)) : undefined;
      case shift:
        return b.kind === 'v' && BigInt(b.value) >= 0n && BigInt(b.value) < 31n
          ? this.#scaled(op, a, b, 1n << BigInt(b.value))
          : undefined;
      default:
        return undefined;
    }
  }

  #total(op: CalcOp, a: Sum, b: Sum): Sum | undefined {
    const [left, right] = [a, b].map(({ base }) =>
      base.op === undefined && base.value.kind === 'v' ? base.value : undefined,
    );
    if (right !== undefined) return this.#plus(a, BigInt(right.value));
    if (left !== undefined) return this.#plus(b, BigInt(left.value));
    return this.#made(op, [a.base, b.base], a.added + b.added);
  }

  #scaled(op: CalcOp, a: Operand, by: Operand, factor: bigint): Sum | undefined {
    const { base, added } = this.#sumOf(a);
    return this.#made(op, [base, this.#leaf(by)], added * factor);
  }

  /** `IToL (x + C)` is `IToL x + C` if the sum stays within 32 bits. */
  #widened(value: Operand): Sum | undefined {
    const sum = isValue(value) ? this.#uses.definitionOf(value)?.instr : undefined;
    const [x, c] = sum?.op === 'AddI' ? sum.operands : [];
    const range = x === undefined ? undefined : this.#ranges().rangeOf(x);
    const added = c?.kind === 'v' ? BigInt(c.value) : 0n;
    const fits = range !== undefined && range.min + added >= -(1n << 31n) && range.max + added < 1n << 31n;
    const isPassed = x !== undefined && c?.kind === 'v' && fits;
    return isPassed ? this.#made('IToL', [this.#leaf(x)], added) : this.#made('IToL', [this.#leaf(value)], 0n);
  }

  #plus({ base, added }: Sum, constant: bigint): Sum {
    return { base, added: BigInt.asIntN(this.#bits, added + constant) };
  }

  #made(op: CalcOp, operands: readonly Base[], added: bigint): Sum | undefined {
    const depth = 1 + Math.max(...operands.map((operand) => operand.depth));
    if (depth > deepest) return undefined;
    const base = this.#same(`${op} ${operands.map((operand) => this.#numbers.get(operand)).join(' ')}`, {
      op,
      depth,
      operands,
    });
    return { base, added: BigInt.asIntN(this.#bits, added) };
  }

  #leaf(value: Operand): Base {
    const name = isValue(value)
      ? `#${valueOf(this.#uses.values, value)}`
      : `${value.kind} ${'index' in value ? value.index : ''} ${'value' in value ? String(value.value) : ''} ${'offset' in value ? String(value.offset) : ''} ${operandType(this.#module, this.#func, value)}`;
    return this.#same(name, { op: undefined, depth: 0, value });
  }

  #same(name: string, base: Base): Base {
    const known = this.#bases.get(name);
    if (known !== undefined) return known;
    this.#bases.set(name, base);
    this.#numbers.set(base, this.#numbers.size);
    return base;
  }
}
