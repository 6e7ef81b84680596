/**
 * Reassociation of integers, in SSA form: sums, products and bit operations of many operands are computed in an order in which less is left to do.
 *
 *     in a loop that does not change a and b:    t1 = AddI a, i          t1 = AddI a, b          (`hoist` takes it out of the loop)
 *                                                t2 = AddI t1, b   ──▶   t2 = AddI t1, i
 *
 * The operands of such a tree are the leaves of all operations of its kind that nothing else reads; a difference is a sum with a negative one. Constants
 * become one and stand last, where they can be the offset of an access, and addresses of the module before them; what cancels out is left out. A tree is
 * written anew only if that makes it smaller, or if two of its operands or more do not change in the loop around it. Integers come round, so any order gives the
 * same bits; floats stay as they are.
 */
import { loopContains, type LoopForest } from '../base/loops.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import { isValue } from '../linear/analysis/values.ts';
import { integer, isCalc, sameOperand } from '../linear/instr.ts';
import {
  operandType,
  type Calc,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
} from '../linear/nodes.ts';
import { calcRows, type CalcOp, type FamilyName } from '../linear/opcodes.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable } from './places.ts';

/** Leaves of a tree; what is above more of them stays as it is. */
const mostLeaves = 32;

export function reassociate(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      return new Reassociation(module, func, analyses.of('uses', func), () => analyses.of('loops', func)).run();
    },
  };
}

/** The operations of one kind on integers of one width. */
interface Kind {
  readonly op: CalcOp;
  /** The operation that takes away what this one adds. */
  readonly minus?: CalcOp;
  readonly bits: 32 | 64;
  readonly join: (a: bigint, b: bigint) => bigint;
  /** The number that changes nothing. */
  readonly neutral: bigint;
  /** What an operand that is there twice amounts to. */
  readonly twice: 'both' | 'one' | 'none';
}

type Law = Pick<Kind, 'join' | 'neutral' | 'twice'>;
const laws: Readonly<Partial<Record<FamilyName, Law>>> = {
  Add: { join: (a, b) => a + b, neutral: 0n, twice: 'both' },
  Mul: { join: (a, b) => a * b, neutral: 1n, twice: 'both' },
  Band: { join: (a, b) => a & b, neutral: -1n, twice: 'one' },
  Bor: { join: (a, b) => a | b, neutral: 0n, twice: 'one' },
  Bxor: { join: (a, b) => a ^ b, neutral: 0n, twice: 'none' },
};

const kinds = new Map<CalcOp, Kind>();
for (const [family, law] of Object.entries(laws) as [FamilyName, Law][])
  for (const [letter, bits] of [
    ['I', 32],
    ['L', 64],
  ] as const) {
    const op = `${family}${letter}` as CalcOp;
    const minus = family === 'Add' ? (`Sub${letter}` as CalcOp) : undefined;
    const kind: Kind = { ...law, op, minus, bits };
    kinds.set(op, kind);
    if (minus !== undefined) kinds.set(minus, kind);
  }

/** An operand of a tree, or with `isNegative` what is taken away. */
interface Leaf {
  readonly operand: Operand;
  readonly isNegative: boolean;
}

class Reassociation {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #findLoops: () => LoopForest;

  constructor(module: LinearModule, func: Func, uses: DefUse, findLoops: () => LoopForest) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#findLoops = findLoops;
  }

  run(): boolean {
    let changed = false;
    this.#func.blocks.forEach((block, b) => {
      const written = block.instrs.map((instr) => this.#rewritten(instr, b));
      if (written.every((made) => made === undefined)) return;
      changed = true;
      const all = written.flatMap((made, i) => made ?? [block.instrs[i]]);
      block.instrs.length = 0;
      for (const instr of all) block.instrs.push(instr);
    });
    return changed;
  }

  /** What gives the value of a tree with less, if the instruction is at its top. */
  #rewritten(instr: Instr, b: number): readonly Instr[] | undefined {
    const kind = isCalc(instr) ? kinds.get(instr.op) : undefined;
    if (kind === undefined || !isCalc(instr) || !this.#isOfNumbers(instr)) return undefined;
    // Most sums have no other one in them.
    if (!instr.operands.some((operand) => this.#innerOf(operand, kind, b) !== undefined)) return undefined;
    if (this.#isInner(instr, kind, b)) return undefined;
    const leaves = this.#leavesOf(instr, kind, b);
    if (leaves === undefined) return undefined;
    const simple = simplify(leaves, kind);
    const fixed = simple.filter(({ operand }) => isValue(operand) && this.#isFixed(operand, b));
    if (simple.length === leaves.length && fixed.length < 2) return undefined;
    const writer = new Writer(this.#func, kind, instr);
    return writer.write(
      fixed.length < 2 ? simple : [writer.group(fixed), ...simple.filter((leaf) => !fixed.includes(leaf))],
    );
  }

  #leavesOf(top: Calc, kind: Kind, b: number): readonly Leaf[] | undefined {
    const leaves: Leaf[] = [];
    const work: Leaf[] = [...operandsOf(top, kind, false)].reverse();
    for (let leaf = work.pop(); leaf !== undefined; leaf = work.pop()) {
      const inner = this.#innerOf(leaf.operand, kind, b);
      if (inner !== undefined) work.push(...[...operandsOf(inner, kind, leaf.isNegative)].reverse());
      else if (leaves.push(leaf) > mostLeaves) return undefined;
    }
    return leaves;
  }

  /** The operation of the same kind that gives an operand, if nothing else reads that and it is not done less often. */
  #innerOf(operand: Operand, kind: Kind, b: number): Calc | undefined {
    if (!isValue(operand)) return undefined;
    const site = this.#uses.definitionOf(operand);
    if (site === undefined || !isCalc(site.instr) || kinds.get(site.instr.op) !== kind) return undefined;
    if (this.#uses.usesOf(operand).length !== 1 || !this.#areTogether(site.block, b)) return undefined;
    return this.#isOfNumbers(site.instr) ? site.instr : undefined;
  }

  #isInner({ dest }: Calc, kind: Kind, b: number): boolean {
    if (!isValue(dest)) return false;
    const uses = this.#uses.usesOf(dest);
    if (uses.length !== 1 || !isCalc(uses[0].instr) || kinds.get(uses[0].instr.op) !== kind) return false;
    return this.#isOfNumbers(uses[0].instr) && this.#areTogether(b, uses[0].block);
  }

  #areTogether(a: number, b: number): boolean {
    return a === b || this.#findLoops().of[a] === this.#findLoops().of[b];
  }

  /** Pointers count in elements, and a variable of the module may be another one elsewhere. */
  #isOfNumbers({ dest, operands }: Calc): boolean {
    return [dest, ...operands].every(
      (operand) => isNameable(this.#module, operand) && !operandType(this.#module, this.#func, operand).endsWith('*'),
    );
  }

  /** The loop around a block does not change the value. */
  #isFixed(operand: Extract<Operand, { kind: 't' | 'l' | 'p' }>, b: number): boolean {
    const loops = this.#findLoops();
    const loop = loops.of[b];
    if (loop < 0) return false;
    const home = this.#uses.definitionOf(operand)?.block;
    return home === undefined || !loopContains(loops, loop, home);
  }
}

function operandsOf({ op, operands: [a, b] }: Calc, { minus }: Kind, isNegative: boolean): readonly Leaf[] {
  return [
    { operand: a, isNegative },
    { operand: b, isNegative: isNegative !== (op === minus) },
  ];
}

/** The leaves that are left: values in their order, addresses of the module, and one constant at most. */
function simplify(leaves: readonly Leaf[], kind: Kind): readonly Leaf[] {
  let constant = kind.neutral;
  const kept: Leaf[] = [];
  for (const leaf of leaves) {
    const { operand, isNegative } = leaf;
    if (operand.kind === 'v') {
      constant = kind.join(constant, isNegative ? -BigInt(operand.value) : BigInt(operand.value));
      continue;
    }
    const other = kept.findIndex((one) => sameOperand(one.operand, operand) && goTogether(one, leaf, kind));
    if (other < 0) kept.push(leaf);
    else if (kind.twice !== 'one') kept.splice(other, 1);
  }
  const isAddress = ({ operand }: Leaf): boolean => operand.kind === 'g' || operand.kind === 'f';
  const ordered = [...kept.filter((leaf) => !isAddress(leaf)), ...kept.filter(isAddress)];
  const value = BigInt.asIntN(kind.bits, constant);
  if (value !== kind.neutral || ordered.length === 0)
    ordered.push({ operand: integer(value, kind.bits), isNegative: false });
  return ordered;
}

/** Two of the same value: they cancel each other out, or are as good as one. */
function goTogether(a: Leaf, b: Leaf, { twice }: Kind): boolean {
  return twice === 'both' ? a.isNegative !== b.isNegative : true;
}

/** Writes the operations of a tree, one after another, in place of that at its top. */
class Writer {
  readonly #func: Func;
  readonly #kind: Kind;
  readonly #top: Calc;
  readonly #made: Instr[] = [];

  constructor(func: Func, kind: Kind, top: Calc) {
    this.#func = func;
    this.#kind = kind;
    this.#top = top;
  }

  /** Some leaves as one. */
  group(leaves: readonly Leaf[]): Leaf {
    const isNegative = leaves.every((leaf) => leaf.isNegative);
    const [first, ...rest] = isNegative ? leaves.map(({ operand }) => plus(operand)) : positiveFirst(leaves);
    return { operand: this.#chain(first.operand, rest), isNegative };
  }

  write(leaves: readonly Leaf[]): readonly Instr[] {
    const hasStart = leaves.some((leaf) => !leaf.isNegative);
    const [first, ...rest] = hasStart ? positiveFirst(leaves) : [plus(integer(0n, this.#kind.bits)), ...leaves];
    const value = this.#chain(first.operand, rest);
    const last = this.#made.at(-1);
    const { dest, span } = this.#top;
    if (rest.length === 0 || last === undefined) this.#made.push({ op: 'Assign', dest, operands: [value], span });
    else this.#made[this.#made.length - 1] = { ...last, dest } as Instr;
    return this.#made;
  }

  #chain(first: Operand, rest: readonly Leaf[]): Operand {
    const { op, minus } = this.#kind;
    const { span } = this.#top;
    let value = first;
    for (const { operand, isNegative } of rest) {
      const type = calcRows[op].result;
      const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
      // An address stands in front, as everywhere.
      const operands = operand.kind === 'g' && !isNegative ? [operand, value] : [value, operand];
      this.#made.push({ op: isNegative && minus !== undefined ? minus : op, dest, operands, span });
      value = dest;
    }
    return value;
  }
}

function plus(operand: Operand): Leaf {
  return { operand, isNegative: false };
}

function positiveFirst(leaves: readonly Leaf[]): readonly Leaf[] {
  const first = leaves.findIndex((leaf) => !leaf.isNegative);
  return [leaves[first], ...leaves.slice(0, first), ...leaves.slice(first + 1)];
}
