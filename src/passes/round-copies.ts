/**
 * One more round of a loop, in SSA form: copies of its blocks, whose values have names of their own (`RoundCopy`), and what is known of a later
 * round by the first one, as it grows by the same in each (`Growth`).
 */
import { lowestAddress } from '../base/memory-map.ts';
import type { Induction, LoopCount } from '../linear/analysis/loop-counts.ts';
import { isValue, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { destsOf, integer, isCalc, mapDests, mapOperands, mapTargets, sameOperand } from '../linear/instr.ts';
import { operandType, type Calc, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Phi, Terminator } from '../linear/nodes.ts';

/** A loop that can be unrolled. */
export interface Loop {
  readonly header: number;
  readonly latch: number;
  readonly preheader: number;
  /** The block behind it. */
  readonly exit: number;
  /** Definitions before uses. */
  readonly members: readonly number[];
  readonly count: LoopCount;
  readonly size: number;
}

/** What decides whether a round is followed by another one: what is counted has not come to the bound. */
export interface Bound {
  readonly induction: Induction;
  readonly bound: Operand;
  /** Less or greater, or else also equal. */
  readonly isStrict: boolean;
  readonly isUnsigned: boolean;
}

/** The phi with these ways into its block, in their order. */
export function phiOf(phi: Phi, ...ways: readonly (readonly [number, Operand])[]): Phi {
  const sorted = [...ways].sort(([a], [b]) => a - b);
  return { ...phi, sources: sorted.map(([from]) => from), operands: sorted.map(([, value]) => value) };
}

/** What grows by a constant in each round. */
export class Growth {
  readonly #by = new Map<number, bigint>();
  readonly #values: ValueTable;
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #loop: Loop;

  constructor(
    module: LinearModule,
    func: Func,
    values: ValueTable,
    { loop, bound }: { readonly loop: Loop; readonly bound: Bound },
  ) {
    this.#module = module;
    this.#func = func;
    this.#values = values;
    this.#loop = loop;
    const inside = new Set<number>();
    for (const b of loop.members) {
      const { phis, instrs } = func.blocks[b];
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) if (isValue(dest)) inside.add(valueOf(values, dest));
    }
    for (const { phi, step } of loop.count.inductions)
      if (isValue(phi.dest)) this.#by.set(valueOf(values, phi.dest), step);
    const of = (operand: Operand): bigint | undefined => {
      if (!isValue(operand)) return operand.kind === 'g' && this.#isScalar(operand) ? undefined : 0n;
      const value = valueOf(values, operand);
      return inside.has(value) ? this.#by.get(value) : 0n;
    };
    for (const b of loop.members)
      for (const instr of func.blocks[b].instrs) {
        const grows = this.#growthOf(instr, of, bound);
        if (grows !== undefined && grows !== 0n)
          for (const dest of destsOf(instr)) if (isValue(dest)) this.#by.set(valueOf(values, dest), grows);
      }
  }

  #isScalar({ index }: { readonly index: number }): boolean {
    return this.#module.globals[index].storage === 'scalar';
  }

  by(operand: Operand): bigint | undefined {
    return isValue(operand) ? this.#by.get(valueOf(this.#values, operand)) : undefined;
  }

  /** Is the block executed in each round? */
  isSure(block: number): boolean {
    return block === this.#loop.header;
  }

  #growthOf(instr: Instr, of: (operand: Operand) => bigint | undefined, bound: Bound): bigint | undefined {
    if (instr.op === 'Assign') return of(instr.operands[0]);
    if (!isCalc(instr)) return undefined;
    const [a, b] = instr.operands;
    const type = operandType(this.#module, this.#func, instr.dest);
    if ((type !== 'i32' && type !== 'i64') || operandType(this.#module, this.#func, a).endsWith('*')) return undefined;
    const [x, y] = [of(a), b === undefined ? undefined : of(b)];
    switch (instr.op) {
      case 'AddI':
      case 'AddL':
        return x !== undefined && y !== undefined ? x + y : undefined;
      case 'SubI':
      case 'SubL':
        return x !== undefined && y !== undefined ? x - y : undefined;
      case 'MulI':
      case 'MulL':
        return x !== undefined && b.kind === 'v' ? x * BigInt(b.value) : undefined;
      case 'ShlI':
      case 'ShlL':
        return x !== undefined && b.kind === 'v' && BigInt(b.value) >= 0n && BigInt(b.value) < 32n
          ? x << BigInt(b.value)
          : undefined;
      case 'IToL':
      case 'UIToL':
        // The counter does not wrap on its way to the bound.
        return sameOperand(a, bound.induction.phi.dest) && bound.isUnsigned === (instr.op === 'UIToL') ? x : undefined;
      default:
        return undefined;
    }
  }
}

interface Repeat {
  readonly first: RoundCopy;
  readonly round: bigint;
  readonly growth: Growth;
}

/** One more round, whose values have names of their own. */
export class RoundCopy {
  readonly #func: Func;
  readonly #values: ValueTable;
  readonly #loop: Pick<Loop, 'header' | 'latch' | 'members'>;
  readonly #map = new Map<number, Operand>();
  readonly #at = new Map<number, number>();

  /** `given`: what the phis of the header are in this round. */
  constructor(
    func: Func,
    values: ValueTable,
    loop: Pick<Loop, 'header' | 'latch' | 'members'>,
    given: ReadonlyMap<Dest, Operand>,
  ) {
    this.#func = func;
    this.#values = values;
    this.#loop = loop;
    for (const [dest, operand] of given) if (isValue(dest)) this.#map.set(valueOf(values, dest), operand);
  }

  get entry(): number {
    return this.#at.get(this.#loop.header) ?? 0;
  }

  get end(): number {
    return this.#at.get(this.#loop.latch) ?? 0;
  }

  /** What the phis of the header are in the round after this one. */
  next(): Map<Dest, Operand> {
    const { header, latch } = this.#loop;
    return new Map(
      this.#func.blocks[header].phis.map((phi) => [phi.dest, this.of(phiOperandFrom(phi, latch))] as const),
    );
  }

  of(operand: Operand): Operand {
    return isValue(operand) ? (this.#map.get(valueOf(this.#values, operand)) ?? operand) : operand;
  }

  /** The block that the last one leads to is for others to say. */
  write(repeat?: Repeat): void {
    const { header, latch, members } = this.#loop;
    const { blocks } = this.#func;
    const base = blocks.length;
    members.forEach((b, i) => this.#at.set(b, base + i));
    for (const b of members) {
      const { phis, instrs, terminator } = blocks[b];
      blocks.push({
        phis: b === header ? [] : phis.map((phi) => this.#phi(phi)),
        instrs: instrs.map((instr) => this.#repeated(instr, b, repeat) ?? this.#copy(instr)),
        terminator: b === latch ? { op: 'Goto', targets: [0], span: terminator.span } : this.#end(terminator),
      });
    }
  }

  #end(terminator: Terminator): Terminator {
    return mapTargets(
      mapOperands(terminator, (operand) => this.of(operand)),
      (target) => this.#at.get(target) ?? target,
    );
  }

  #phi(phi: Phi): Phi {
    const ways = phi.sources.map((from, k) => [this.#at.get(from) ?? from, this.of(phi.operands[k])] as const);
    return phiOf({ ...phi, dest: this.#fresh(phi.dest) }, ...ways);
  }

  #copy(instr: Instr): Instr {
    const read = mapOperands(instr, (operand) => this.of(operand));
    return mapDests(read, (dest) => this.#fresh(dest));
  }

  #fresh(dest: Dest): Dest {
    if (!isValue(dest)) return dest;
    const { symbols } = this.#func;
    const { type } = symbols[dest.index];
    const made: ValueOperand =
      dest.kind === 't'
        ? { kind: 't', index: symbols.push({ kind: 't', type }) - 1 }
        : { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
    this.#map.set(valueOf(this.#values, dest), made);
    return made;
  }

  /** What is known by what it was in the first round. */
  #repeated(instr: Instr, block: number, repeat: Repeat | undefined): Instr | undefined {
    // The first round may not have come to a block that is not executed in each.
    if (repeat?.growth.isSure(block) !== true) return undefined;
    const { first, round, growth } = repeat;
    if (instr.op === 'Load' || instr.op === 'Store') {
      const [address] = instr.operands;
      const distance = (growth.by(address) ?? 0n) * round;
      if (distance <= 0n || distance >= BigInt(lowestAddress)) return undefined;
      const offset = instr.offset + Number(distance);
      const operands = [first.of(address), ...instr.operands.slice(1).map((operand) => this.of(operand))];
      if (instr.op === 'Store') return { ...instr, offset, operands: [operands[0], operands[1]] };
      return { ...instr, offset, operands: [operands[0]], dest: this.#fresh(instr.dest) };
    }
    if (!isCalc(instr)) return undefined;
    const grows = growth.by(instr.dest);
    return grows === undefined ? undefined : this.#sum(instr, first.of(instr.dest), grows * round);
  }

  #sum(instr: Calc, base: Operand, distance: bigint): Instr {
    const { type } = this.#func.symbols[instr.dest.index];
    const op = type === 'i64' ? 'AddL' : 'AddI';
    return {
      op,
      dest: this.#fresh(instr.dest),
      operands: [base, integer(distance, type === 'i64' ? 64 : 32)],
      span: instr.span,
    };
  }
}
