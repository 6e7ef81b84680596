/**
 * Vectors of floats of which nobody sees the bits of a NaN: what has them is computed without making each NaN the one NaN, and only a store does so.
 *
 *     v1 = load.v128 a; v2 = AddF64x2 v1, v3; store.v128 b, v2        v1 is read as lanes of 64 bits, v2 is moved to memory
 *     v4 = LessF64x2 v1, v2; v5 = BitselectW v4, v1, v2               v5 is of whole lanes of v1 and v2
 *     v6 = BxorW v1, v7                                               if it is there, v1 is not loose: its bits are asked for
 *
 * A value is loose if all that read it read lanes of floats of one width, or give it to such values, or move it to memory; the latter only if it was computed, for what comes
 * from elsewhere is moved as it is. Without SSA form that is said of names: of all their values.
 */
import { findRoot } from '../base/graph.ts';
import { destsOf, isCalc, operandsOf } from '../linear/instr.ts';
import type { Func, Instr, Operand } from '../linear/nodes.ts';
import { calcRows, familyRows, type CalcOp, type FamilyKind, type FamilyName } from '../linear/opcodes.ts';
import type { Letter } from '../linear/opcodes.ts';
import { isRelation } from '../linear/relations.ts';

export type FloatLanes = Extract<Letter, 'F32x4' | 'F64x2'>;

/** By symbol. */
export type LooseLanes = ReadonlyMap<number, FloatLanes>;

const none: LooseLanes = new Map();

/** What reads lanes as floats, and what makes such. */
const reading: ReadonlySet<FamilyKind> = new Set<FamilyKind>(['arith', 'compare', 'unary', 'lane', 'replace', 'widen']);
const making: ReadonlySet<FamilyKind> = new Set<FamilyKind>(['arith', 'unary', 'splat', 'replace', 'widen']);
/** What leaves lanes of ones and zeros such. */
const maskOps: ReadonlySet<FamilyName> = new Set<FamilyName>(['Band', 'Bor', 'Bxor', 'Bnot']);

/** The loose values of a function. */
export function findLooseLanes(func: Func): LooseLanes {
  return func.symbols.some(({ type }) => type === 'v128') ? new Finding(func).loose() : none;
}

/** All that a function does, in any form. */
export function instrsOf({ form, instrs, blocks }: Func): Instr[] {
  if (form === 'linear') return instrs;
  return blocks.flatMap((block) => [...block.phis, ...block.instrs, block.terminator]);
}

/** What is known of values that are given to each other. */
const seen = 1;
const stored = 2;
const fromElsewhere = 4;

class Finding {
  readonly #symbols: Func['symbols'];
  readonly #parent: Int32Array;
  readonly #lanes: (FloatLanes | undefined)[];
  readonly #flags: Uint8Array;
  readonly #masks: ReadonlyMap<number, number>;

  constructor(func: Func) {
    const { symbols, params } = func;
    const instrs = instrsOf(func);
    this.#symbols = symbols;
    this.#parent = Int32Array.from({ length: symbols.length }, (_, i) => i);
    this.#lanes = Array.from({ length: symbols.length });
    this.#flags = new Uint8Array(symbols.length);
    this.#masks = findMasks(instrs);
    params.forEach((_, index) => this.#flag({ kind: 'p', index }, fromElsewhere));
    for (const instr of instrs) this.#visit(instr);
  }

  loose(): LooseLanes {
    const all = new Map<number, FloatLanes>();
    this.#symbols.forEach((_, symbol) => {
      const root = findRoot(this.#parent, symbol);
      const lanes = this.#lanes[root];
      const flags = this.#flags[root];
      if (lanes !== undefined && (flags === 0 || flags === stored || flags === fromElsewhere)) all.set(symbol, lanes);
    });
    return all;
  }

  #visit(instr: Instr): void {
    const operands = operandsOf(instr);
    if (instr.op === 'Assign' || instr.op === 'Phi') {
      for (const operand of operands) this.#give(instr.dest, operand);
    } else if (instr.op === 'Store') {
      this.#flag(operands[0], seen);
      this.#flag(operands[1], stored);
    } else if (instr.op === 'BitselectW') {
      this.#flag(operands[0], seen);
      for (const one of operands.slice(1)) this.#give(instr.dest, one);
      // Lanes that are narrower than those of the values would mix their bits.
      const bits = operands[0].kind === 't' ? (this.#masks.get(operands[0].index) ?? 0) : 0;
      if (bits < 32) this.#flag(instr.dest, seen);
      else if (bits < 64) this.#read(instr.dest, 'F32x4');
    } else if (isCalc(instr)) this.#visitCalc(instr.op, instr.dest, operands);
    else {
      for (const operand of operands) this.#flag(operand, seen);
      for (const dest of destsOf(instr)) this.#flag(dest, fromElsewhere);
    }
  }

  #visitCalc(op: CalcOp, dest: Operand, operands: readonly Operand[]): void {
    const from = lanesRead(op);
    for (const operand of operands) {
      if (from === undefined) this.#flag(operand, seen);
      else this.#read(operand, from);
    }
    const to = lanesMade(op);
    if (to === undefined) this.#flag(dest, fromElsewhere);
    else this.#read(dest, to);
  }

  /** -1 for what is no vector of the function. */
  #vectorOf(operand: Operand): number {
    if (operand.kind !== 't' && operand.kind !== 'l' && operand.kind !== 'p') return -1;
    return this.#symbols[operand.index].type === 'v128' ? operand.index : -1;
  }

  #flag(operand: Operand, flag: number): void {
    const symbol = this.#vectorOf(operand);
    if (symbol >= 0) this.#flags[findRoot(this.#parent, symbol)] |= flag;
  }

  #read(operand: Operand, lanes: FloatLanes): void {
    const symbol = this.#vectorOf(operand);
    if (symbol < 0) return;
    const root = findRoot(this.#parent, symbol);
    const known = (this.#lanes[root] ??= lanes);
    if (known !== lanes) this.#flags[root] |= seen;
  }

  #give(dest: Operand, source: Operand): void {
    const [to, from] = [this.#vectorOf(dest), this.#vectorOf(source)];
    if (to < 0) return this.#flag(source, seen);
    if (from < 0) return this.#flag(dest, fromElsewhere);
    const [x, y] = [findRoot(this.#parent, to), findRoot(this.#parent, from)];
    if (x === y) return;
    const lanes = this.#lanes[y];
    this.#parent[y] = x;
    this.#flags[x] |= this.#flags[y];
    if (lanes !== undefined) this.#read(dest, lanes);
  }
}

/** The lanes that an operation reads as floats. */
function lanesRead(op: CalcOp): FloatLanes | undefined {
  const { family, letter } = calcRows[op];
  if (family === undefined) return op.startsWith('F32x4To') ? 'F32x4' : op.startsWith('F64x2To') ? 'F64x2' : undefined;
  return isFloatLanes(letter) && reading.has(familyRows[family].kind) ? letter : undefined;
}

/** The lanes of floats that an operation makes, of which a NaN is the one NaN. */
export function lanesMade(op: CalcOp): FloatLanes | undefined {
  const { family, letter } = calcRows[op];
  if (family === undefined || !isFloatLanes(letter)) return undefined;
  const { kind } = familyRows[family];
  return !making.has(kind) ? undefined : kind === 'widen' ? 'F64x2' : letter;
}

function isFloatLanes(letter: Letter | undefined): letter is FloatLanes {
  return letter === 'F32x4' || letter === 'F64x2';
}

/** Temporaries that are lanes of ones and zeros, and how wide these are at least, in bits. */
function findMasks(instrs: readonly Instr[]): ReadonlyMap<number, number> {
  const masks = new Map<number, number>();
  const of = (operand: Operand): number => (operand.kind === 't' ? (masks.get(operand.index) ?? 0) : 0);
  for (const instr of instrs) {
    if (!isCalc(instr) || instr.dest.kind !== 't') continue;
    const { family, letter } = calcRows[instr.op];
    const lanes = letter === undefined ? null : /x(\d+)$/.exec(letter);
    if (family === undefined) continue;
    if (isRelation(family) && lanes !== null) masks.set(instr.dest.index, 128 / Number(lanes[1]));
    else if (maskOps.has(family) && letter === 'W')
      masks.set(instr.dest.index, Math.min(...instr.operands.map((one) => of(one))));
  }
  return masks;
}
