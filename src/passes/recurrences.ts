/**
 * What values become in the rounds of a loop, where that is a polynomial of the round (chains of recurrences; O. Bachmann, P. Wang, E. Zima, ISSAC 1994).
 *
 *     i = phi [a] [i + 1]          a, 1              i in round k is a + k
 *     s = phi [0] [s + i]          0, a, 1           s in round k is a * k + k * (k - 1) / 2
 *
 * A value is a list of numbers that the loop does not change, of which the one at `m` is taken as often as m things can be chosen out of k: what is added in
 * each round is that list without its first number. Integers wrap, and so do those sums. What has to be computed is gathered as instructions for the
 * block in front of the loop.
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { LoopCount } from '../linear/analysis/loop-counts.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { integer, isCalc, sameOperand } from '../linear/instr.ts';
import { operandType, type Calc, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Phi } from '../linear/nodes.ts';
import type { CalcOp } from '../linear/opcodes.ts';

export type Bits = 32 | 64;

/** What is added in the rounds of rounds …, from the first number on. */
type Terms = readonly Operand[];

/** Things are chosen out of the rounds up to so many at a time: squares can be summed. */
const highest = 3;
/** Operations between a value and the phis that it is made of. */
const deepest = 24;
/** Operations through which a phi comes to its next value. */
const longestStep = 6;

/** Instructions that compute with integers; what is known is not computed. */
export class Sums {
  readonly instrs: Instr[] = [];
  readonly #func: Func;
  readonly #span: Instr['span'];

  constructor(func: Func, span: Instr['span']) {
    this.#func = func;
    this.#span = span;
  }

  make(name: string, bits: Bits, ...operands: readonly Operand[]): Dest {
    return this.convert(`${name}${bits === 64 ? 'L' : 'I'}` as CalcOp, bits, ...operands);
  }

  /** An operation that gives so many bits. */
  convert(op: CalcOp, bits: Bits, ...operands: readonly Operand[]): Dest {
    const dest: Dest = {
      kind: 't',
      index: this.#func.symbols.push({ kind: 't', type: bits === 64 ? 'i64' : 'i32' }) - 1,
    };
    this.instrs.push({ op, dest, operands, span: this.#span });
    return dest;
  }

  add(a: Operand, b: Operand, bits: Bits): Operand {
    if (a.kind === 'v' && b.kind === 'v') return integer(BigInt(a.value) + BigInt(b.value), bits);
    if (isNumber(a, 0n)) return b;
    return isNumber(b, 0n) ? a : a.kind === 'v' ? this.make('Add', bits, b, a) : this.make('Add', bits, a, b);
  }

  subtract(a: Operand, b: Operand, bits: Bits): Operand {
    if (b.kind === 'v') return this.add(a, integer(-BigInt(b.value), bits), bits);
    return this.make('Sub', bits, a, b);
  }

  multiply(a: Operand, b: Operand, bits: Bits): Operand {
    if (a.kind === 'v' && b.kind === 'v') return integer(BigInt(a.value) * BigInt(b.value), bits);
    if (isNumber(a, 0n) || isNumber(b, 0n)) return integer(0n, bits);
    if (isNumber(a, 1n)) return b;
    return isNumber(b, 1n) ? a : this.make('Mul', bits, a, b);
  }

  /** As an unsigned number. */
  resize(a: Operand, from: Bits, to: Bits): Operand {
    if (from === to) return a;
    if (a.kind === 'v') return integer(from === 32 ? BigInt.asUintN(32, BigInt(a.value)) : BigInt(a.value), to);
    return this.convert(to === 64 ? 'UIToL' : 'LToI', to, a);
  }
}

export function isNumber(operand: Operand, value: bigint): boolean {
  return operand.kind === 'v' && (operand.type === 'i32' || operand.type === 'i64') && BigInt(operand.value) === value;
}

export interface Line {
  readonly start: Operand;
  readonly step: Operand;
}

/** The loop that is looked at. */
export interface Rounds {
  readonly count: LoopCount;
  readonly latch: number;
  readonly preheader: number;
  readonly isInside: (block: number) => boolean;
}

export class Recurrences {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #rounds: Rounds;
  readonly #sums: Sums;
  readonly #known = new Map<number, Terms | undefined>();
  #depth = 0;

  constructor(module: LinearModule, func: Func, uses: DefUse, rounds: Rounds, sums: Sums) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#rounds = rounds;
    this.#sums = sums;
  }

  /** Of an integer. */
  bitsOf(operand: Operand): Bits | undefined {
    const type = operandType(this.#module, this.#func, operand);
    return type === 'i32' ? 32 : type === 'i64' ? 64 : undefined;
  }

  /** The value in the round before which the loop has gone back so many times; `rounds` is not negative. */
  valueIn(operand: Operand, rounds: Operand, width: Bits): Operand | undefined {
    const bits = this.bitsOf(operand);
    const terms = this.#termsOf(operand);
    if (bits === undefined || terms === undefined) return undefined;
    return terms.reduce(
      (sum: Operand, term, m) => {
        const times = this.#sums.resize(this.#choices(rounds, width, m, bits), larger(bits, width), bits);
        return this.#sums.add(sum, this.#sums.multiply(term, times, bits), bits);
      },
      integer(0n, bits),
    );
  }

  /** What it is in the first round, and what each adds to it, if that is always the same. */
  lineOf(operand: Operand): Line | undefined {
    const [start, step, ...others] = this.#termsOf(operand) ?? [];
    return step !== undefined && others.every((term) => isNumber(term, 0n)) ? { start, step } : undefined;
  }

  /** In how many ways m things can be chosen; computed in the wider of both widths. */
  #choices(rounds: Operand, width: Bits, m: number, bits: Bits): Operand {
    const wide = larger(bits, width);
    if (m === 0) return integer(1n, wide);
    if (rounds.kind === 'v') return integer(choose(BigInt.asUintN(width, BigInt(rounds.value)), m), wide);
    const k = this.#sums.resize(rounds, width, wide);
    if (m === 1) return k;
    // One of k and k - 1 is even: half of that times the other.
    const half = this.#sums.make('ShrU', wide, k, integer(1n, wide));
    const odd = this.#sums.make('Bor', wide, this.#sums.add(k, integer(-1n, wide), wide), integer(1n, wide));
    const pairs = this.#sums.multiply(half, odd, wide);
    if (m === 2) return pairs;
    // Divided by 3, which is done by its inverse where it comes out even.
    const triples = this.#sums.multiply(pairs, this.#sums.add(k, integer(-2n, wide), wide), wide);
    return this.#sums.multiply(triples, integer(0xaaaaaaaaaaaaaaabn, wide), wide);
  }

  #termsOf(operand: Operand): Terms | undefined {
    if (operand.kind === 'v') return this.bitsOf(operand) === undefined ? undefined : [operand];
    if (!isValue(operand)) return this.#isAddress(operand) ? [operand] : undefined;
    const value = valueOf(this.#uses.values, operand);
    if (this.#known.has(value)) return this.#known.get(value);
    // What depends on itself in another way than a sum is none.
    this.#known.set(value, undefined);
    if (this.#depth >= deepest) return undefined;
    this.#depth++;
    const found = this.#findTerms(operand);
    this.#depth--;
    this.#known.set(value, found);
    return found;
  }

  #findTerms(operand: Operand): Terms | undefined {
    const bits = this.bitsOf(operand);
    if (bits === undefined || !isValue(operand)) return undefined;
    const site = this.#uses.definitionOf(operand);
    if (site === undefined || !this.#rounds.isInside(site.block)) return [operand];
    const { instr, block } = site;
    if (instr.op === 'Phi') return block === this.#rounds.count.header ? this.#ofPhi(instr, bits) : undefined;
    if (instr.op === 'Assign') return this.#termsOf(instr.operands[0]);
    return isCalc(instr) ? this.#ofCalc(instr, bits) : undefined;
  }

  #ofPhi(phi: Phi, bits: Bits): Terms | undefined {
    const added = this.#addedTo(phi, phiOperandFrom(phi, this.#rounds.latch), bits, longestStep);
    const start = phiOperandFrom(phi, this.#rounds.preheader);
    if (added === undefined || added.length > highest) return undefined;
    return start.kind === 'v' || isValue(start) || this.#isAddress(start) ? [start, ...added] : undefined;
  }

  /** Of data of the module, which is counted in bytes; a scalar is memory. */
  #isAddress(operand: Operand): boolean {
    const isObject = operand.kind === 'g' && this.#module.globals[operand.index].storage !== 'scalar';
    return isObject && this.bitsOf(operand) !== undefined;
  }

  /** What has to be added to a phi for it to be the operand. */
  #addedTo(phi: Phi, operand: Operand, bits: Bits, depth: number): Terms | undefined {
    if (sameOperand(operand, phi.dest)) return [integer(0n, bits)];
    const site = isValue(operand) ? this.#uses.definitionOf(operand) : undefined;
    if (site === undefined || depth === 0 || !this.#rounds.isInside(site.block)) return undefined;
    const { instr } = site;
    if (instr.op === 'Assign') return this.#addedTo(phi, instr.operands[0], bits, depth - 1);
    if (!isCalc(instr) || !/^(Add|Sub)[IL]$/.test(instr.op) || !this.#isPlain(instr)) return undefined;
    const [a, b] = instr.operands;
    const isSum = instr.op.startsWith('Add');
    const first = this.#addedTo(phi, a, bits, depth - 1);
    const second = first === undefined && isSum ? this.#addedTo(phi, b, bits, depth - 1) : undefined;
    const other = first === undefined && second === undefined ? undefined : this.#termsOf(first === undefined ? a : b);
    if (other === undefined) return undefined;
    return this.#joined(
      first ?? second ?? [],
      other,
      (x, y) => (isSum ? this.#sums.add(x, y, bits) : this.#sums.subtract(x, y, bits)),
      bits,
    );
  }

  /** Pointers to elements count in those. */
  #isPlain({ dest, operands }: Calc): boolean {
    return [dest, ...operands].every((operand) => this.bitsOf(operand) !== undefined);
  }

  #ofCalc(instr: Calc, bits: Bits): Terms | undefined {
    if (!this.#isPlain(instr)) return undefined;
    const [a, b] = instr.operands;
    switch (instr.op) {
      case 'AddI':
      case 'AddL':
        return this.#join(a, b, (x, y) => this.#sums.add(x, y, bits), bits);
      case 'SubI':
      case 'SubL':
        return this.#join(a, b, (x, y) => this.#sums.subtract(x, y, bits), bits);
      case 'MulI':
      case 'MulL':
        return this.#product(this.#termsOf(a), this.#termsOf(b), bits);
      case 'ShlI':
      case 'ShlL': {
        const by = b.kind === 'v' ? BigInt(b.value) : -1n;
        if (by < 0n || by >= BigInt(bits)) return undefined;
        return this.#product(this.#termsOf(a), [integer(1n << by, bits)], bits);
      }
      case 'LToI':
        return this.#termsOf(a)?.map((term) => this.#sums.resize(term, 64, 32));
      case 'IToL':
        return this.#widened(a);
      default:
        return undefined;
    }
  }

  /** Of what does not wrap: what is counted on its way to a bound, and what it becomes from the first round on. */
  #widened(operand: Operand): Terms | undefined {
    const counted = this.#rounds.count.bounded.find(
      ({ phi, next }) => sameOperand(phi.dest, operand) || sameOperand(next, operand),
    );
    const [start] = (counted && this.#termsOf(operand)) ?? [];
    if (counted === undefined || start === undefined) return undefined;
    const first = start.kind === 'v' ? integer(BigInt(start.value), 64) : this.#sums.convert('IToL', 64, start);
    return [first, integer(counted.step, 64)];
  }

  #join(a: Operand, b: Operand, join: (x: Operand, y: Operand) => Operand, bits: Bits): Terms | undefined {
    const [x, y] = [this.#termsOf(a), this.#termsOf(b)];
    return x && y && this.#joined(x, y, join, bits);
  }

  #joined(x: Terms, y: Terms, join: (x: Operand, y: Operand) => Operand, bits: Bits): Terms {
    const [zero, length] = [integer(0n, bits), Math.max(x.length, y.length)];
    return Array.from({ length }, (_, m) => join(x.at(m) ?? zero, y.at(m) ?? zero));
  }

  /** Choosing i things and choosing j things is choosing from i or j up to i + j, in so many ways each. */
  #product(x: Terms | undefined, y: Terms | undefined, bits: Bits): Terms | undefined {
    if (x === undefined || y === undefined || x.length + y.length - 2 > highest) return undefined;
    const product: Operand[] = Array.from({ length: x.length + y.length - 1 }, () => integer(0n, bits));
    x.forEach((a, i) =>
      y.forEach((b, j) => {
        const both = this.#sums.multiply(a, b, bits);
        for (let m = Math.max(i, j); m <= i + j; m++) {
          const ways = choose(BigInt(m), i) * choose(BigInt(i), m - j);
          product[m] = this.#sums.add(product[m], this.#sums.multiply(both, integer(ways, bits), bits), bits);
        }
      }),
    );
    return product;
  }
}

function larger(a: Bits, b: Bits): Bits {
  return a === 64 ? a : b;
}

function choose(n: bigint, m: number): bigint {
  let [above, below] = [1n, 1n];
  for (let i = 0n; i < BigInt(m); i++) {
    above *= n - i;
    below *= i + 1n;
  }
  return above / below;
}
