/**
 * Vectorisation of loops, in SSA form: in front of a loop that counts to a bound stands one that does several of its rounds at once, on vectors of 128 bits.
 *
 *     H: k = phi [P: 0] [H: k']                    F: v1 = load.v128 &b[k0]; v2 = AddI32x4 v1, v3; store.v128 &a[k0], v2
 *        a[k] = b[k] + x               ──▶            k4 = AddI k0, 4; goto T
 *        k' = AddI k, 1; cond k' < n H X           R → H: as before, with k = phi [R: k0] [H: k']
 *
 * The loop is one piece of straight code that loads and stores cells in a row (`vector-memory.ts`), computes with what vectors have too (`vector-round.ts`), and carries
 * from round to round nothing but what it counts, and sums (`vector-sums.ts`). It does as many rounds at once as its narrowest cells in memory fill a vector, and four at least.
 * Where one of these rounds traps, what it and those before it have stored may be missing: in modules that are no whole program, only loops that store nothing are done so.
 * Targets without vectors would take them apart again: only those that have them get this pass.
 */
import { isLeftAtEnd, type LoopCount } from '../linear/analysis/loop-counts.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { MemoryObjects } from '../linear/analysis/objects.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { integer, isCalc, targetsOf } from '../linear/instr.ts';
import { operandType, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Load, Operand, Phi, Store } from '../linear/nodes.ts';
import { memTypes, type CalcOp } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { CountedLoops, FrontLoop, namesOf } from './front-loops.ts';
import type { Known, Sweep } from './pass.ts';
import { Growth, phiOf, type Bound, type Loop } from './round-copies.ts';
import { cellOf, cellOp, cellRows, constantVector, vectorSize, type Cell } from './vector-cells.ts';
import { distancesToTest, type DistanceTest, type GrowingAccess } from './vector-memory.ts';
import { VectorRound, type Registers } from './vector-round.ts';
import { identities, sumOf, type Sum } from './vector-sums.ts';

/** Instructions of a round, and what it hands on to the next. */
const mostSize = 60;
const mostHandedOn = 16;
/** What a vector operation may cost in scalar ones: they take longer, and the loop is entered for some rounds too few now and then. */
const worth = 1.5;
/** Rounds at once: of two, the counter would be as much work as the cells. */
const fewestRounds = 4;

export function vectorizeLoops(module: LinearModule, { analyses, isWhole }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      const counts = analyses.of('counts', func);
      if (module.profile === 'core' || counts.length === 0) return false;
      if (!counts.some((count) => mayBeRow(func, count))) return false;
      return new Vectorizing(module, func, counts, {
        uses: analyses.of('uses', func),
        memory: analyses.of('memory', func),
        isWhole,
      }).run();
    },
  };
}

/** Whether a loop is tested at its end alone, and what is there is no call: most loops need no further look. */
function mayBeRow({ blocks }: Func, count: LoopCount): boolean {
  if (count.inductions.length === 0 || !isLeftAtEnd(count)) return false;
  return blocks[count.latches[0]].instrs.every(({ op }) => op !== 'Call' && op !== 'ICall');
}

interface Facts {
  readonly uses: DefUse;
  readonly memory: MemoryObjects;
  readonly isWhole: boolean;
}

class Vectorizing {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #facts: Facts;
  readonly #loops: CountedLoops;

  constructor(module: LinearModule, func: Func, counts: readonly LoopCount[], facts: Facts) {
    this.#module = module;
    this.#func = func;
    this.#facts = facts;
    this.#loops = new CountedLoops(func, counts);
  }

  run(): boolean {
    let changed = false;
    for (let at = 0; at < this.#loops.count; at++) {
      const loop = this.#loops.at(at);
      const bound = loop === undefined || loop.size > mostSize ? undefined : this.#loops.boundOf(loop);
      if (loop === undefined || bound === undefined || this.#loops.isRest(bound)) continue;
      const symbols = this.#func.symbols.length;
      if (this.#vectorize(loop, bound)) changed = true;
      else this.#func.symbols.length = symbols;
    }
    if (changed) renumberSymbols(this.#func, true);
    return changed;
  }

  #vectorize(loop: Loop, bound: Bound): boolean {
    const instrs = this.#straight(loop);
    const moves = instrs?.filter((instr): instr is Load | Store => instr.op === 'Load' || instr.op === 'Store') ?? [];
    if (instrs === undefined || moves.length === 0) return false;
    const sums = this.#sumsOf(loop);
    if (sums === undefined) return false;
    if (!this.#facts.isWhole && moves.some(({ op }) => op === 'Store')) return false;
    const rounds = Math.max(fewestRounds, vectorSize / Math.min(...moves.map(({ mem }) => memTypes[mem].size)));
    if (loop.count.rounds !== undefined && loop.count.rounds < BigInt(2 * rounds)) return false;
    const growth = new Growth(this.#module, this.#func, this.#loops.values, { loop, bound });
    const tests = distancesToTest(
      moves.map((move) => this.#accessOf(move, loop)),
      rounds,
      this.#facts.memory,
    );
    if (tests === undefined) return false;
    const given = namesOf(this.#module, this.#func, loop);
    const round = new VectorRound(this.#module, this.#func, {
      values: this.#loops.values,
      growth,
      definitionOf: (operand) => (this.#loops.isOutside(loop, operand) ? undefined : this.#loops.definitionOf(operand)),
      given: new Map([...given].filter(([dest]) => !sums.some(({ phi }) => phi.dest === dest))),
      rounds,
    });
    for (const instr of instrs) round.add(instr);
    const joined = sums.map((sum) => new VectorSum(this.#module, this.#func, sum, round));
    const isWorth = round.body.length * worth < rounds * instrs.filter(({ op }) => op !== 'Assign').length;
    if (!round.isPossible || !isWorth || moves.some(({ operands: [address] }) => growth.by(address) === undefined))
      return false;
    this.#write({ loop, bound, rounds, given }, round, joined, tests);
    return true;
  }

  /** The instructions, if they are in one row. */
  #straight({ members, latch }: Loop): readonly Instr[] | undefined {
    const { blocks } = this.#func;
    const isRow = members.every((b, i) => b === latch || targetsOf(blocks[b].terminator)[0] === members[i + 1]);
    const isPlain = members.every((b) => b === latch || blocks[b].terminator.op === 'Goto');
    return isRow && isPlain && members.at(-1) === latch ? members.flatMap((b) => blocks[b].instrs) : undefined;
  }

  /** What is no number that is counted; undefined if something is no sum either. */
  #sumsOf(loop: Loop): readonly Sum[] | undefined {
    const { blocks } = this.#func;
    const { phis } = blocks[loop.header];
    if (phis.length > mostHandedOn) return undefined;
    const counted = new Set<Phi>(loop.count.inductions.map(({ phi }) => phi));
    const sums = phis.filter((phi) => !counted.has(phi)).map((phi) => sumOf(phi, loop, blocks, this.#facts.uses));
    return sums.every((sum) => sum !== undefined) ? sums : undefined;
  }

  #accessOf(instr: Load | Store, loop: Loop): GrowingAccess {
    return { instr, ...this.#loops.placeOf(loop, instr), size: BigInt(memTypes[instr.mem].size) };
  }

  #write(
    { loop, bound, rounds, given }: { loop: Loop; bound: Bound; rounds: number; given: ReadonlyMap<Dest, Dest> },
    round: VectorRound,
    sums: readonly VectorSum[],
    tests: readonly DistanceTest[],
  ): void {
    const { blocks } = this.#func;
    const begin = new InFront(this.#module, this.#func, this.#loops, loop);
    const conditions = tests.map((test) => begin.test(test));
    const unless =
      conditions.length === 0 ? undefined : conditions.reduce((a, b) => begin.make('BandI', [a, b], 'i32'));
    blocks[loop.preheader].instrs.push(...round.outside, ...begin.instrs);
    const front = new FrontLoop(this.#module, this.#func, { loop, bound, rounds, given, unless });
    const { span } = blocks[loop.latch].terminator;
    const body =
      blocks.push({ phis: [], instrs: round.body, terminator: { op: 'Goto', targets: [front.head], span } }) - 1;
    const next = new Map<Dest, Operand>();
    for (const { phi, step, bits } of loop.count.inductions) {
      const added = integer(step * BigInt(rounds), bits);
      const type = bits === 64 ? 'i64' : 'i32';
      next.set(phi.dest, round.make(bits === 64 ? 'AddL' : 'AddI', [given.get(phi.dest) ?? phi.dest, added], type));
    }
    const left = new Map<Dest, Operand>();
    for (const sum of sums) {
      sum.enter(blocks[front.head].phis, loop.preheader, body);
      left.set(sum.phi.dest, sum.leave(blocks[front.rest].instrs));
    }
    front.close(body, body, next, left);
  }
}

/** A sum in the cells of vectors. */
class VectorSum {
  readonly phi: Phi;
  readonly #sum: Sum;
  readonly #cell: Cell;
  readonly #round: VectorRound;
  readonly #begin: Registers;
  readonly #held: readonly Dest[];
  readonly #next: Registers;

  constructor(module: LinearModule, func: Func, sum: Sum, round: VectorRound) {
    this.phi = sum.phi;
    this.#sum = sum;
    this.#round = round;
    this.#cell = cellOf(operandType(module, func, sum.phi.dest)) ?? 'i32';
    const count = round.registersOf(this.#cell);
    this.#begin = Array.from({ length: count }, () => this.#first());
    this.#held = Array.from({ length: count }, (): Dest => ({
      kind: 'l',
      index: func.symbols.push({ kind: 'l', type: 'v128' }) - 1,
      version: 1,
    }));
    let at: Registers = this.#held;
    for (const { family, operand, condition, isIfFalse } of sum.terms) {
      const numbers = round.numbers(operand, this.#cell);
      const masks = condition === undefined ? undefined : round.mask(condition, this.#cell);
      const mask = masks !== undefined && isIfFalse === true ? round.each('Bnot', this.#cell, [masks]) : masks;
      const added = mask === undefined ? numbers : round.each('Band', this.#cell, [numbers, mask]);
      at = round.each(family, this.#cell, [at, added], sum.isUnsigned);
    }
    this.#next = at;
  }

  /** What changes nothing, or, of extremes, what is there before. */
  #first(): Operand {
    const identity = identities[this.#sum.family];
    if (identity === undefined)
      return this.#round.make(cellOp('Splat', this.#cell), [this.#sum.start], 'v128', this.#round.outside);
    return constantVector(
      this.#cell,
      Array.from({ length: vectorSize / cellRows[this.#cell].size }, () => identity),
    );
  }

  /** Held in the loop from block `preheader` on, and from round to round. */
  enter(phis: Phi[], preheader: number, body: number): void {
    this.#held.forEach((dest, r) => {
      phis.push(phiOf({ ...this.phi, dest }, [preheader, this.#begin[r]], [body, this.#next[r]]));
    });
  }

  /** All cells, and what was there before, joined. */
  leave(instrs: Instr[]): Operand {
    const { family, start, isUnsigned } = this.#sum;
    const make = (op: CalcOp | undefined, operands: readonly Operand[], type?: 'i32' | 'i64'): Operand =>
      this.#round.make(op, operands, type, instrs);
    const whole = cellOp(family, this.#cell, isUnsigned);
    const [first, ...others] = this.#held as readonly Operand[];
    const all = others.reduce((a, b) => make(whole, [a, b]), first);
    const type = this.#cell === 'i64' ? 'i64' : 'i32';
    const letter = `${isUnsigned ? 'U' : ''}${this.#cell === 'i64' ? 'L' : 'I'}` as const;
    const lanes = vectorSize / cellRows[this.#cell].size;
    let sum = start;
    for (let i = 0; i < lanes; i++) {
      const lane = make(cellOp('Lane', this.#cell), [all, { kind: 'v', type: 'i32', value: i }], type);
      sum = make(`${family}${letter}` as CalcOp, [sum, lane], type);
    }
    return sum;
  }
}

/** What is computed in front of the loop: addresses as they are in its first round, and how far they are from each other. */
class InFront {
  readonly instrs: Instr[] = [];
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #loops: CountedLoops;
  readonly #loop: Loop;
  readonly #known = new Map<number, Operand>();

  constructor(module: LinearModule, func: Func, loops: CountedLoops, loop: Loop) {
    this.#module = module;
    this.#func = func;
    this.#loops = loops;
    this.#loop = loop;
    for (const phi of func.blocks[loop.header].phis)
      if (isValue(phi.dest)) this.#known.set(valueOf(loops.values, phi.dest), phiOperandFrom(phi, loop.preheader));
  }

  make(op: CalcOp, operands: readonly Operand[], type: 'i32' | 'i64'): Operand {
    const dest: Dest & Operand = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    this.instrs.push({ op, dest, operands });
    return dest;
  }

  /** 1 if the distance is 0 and less, or `group` and more. */
  test({ earlier, later, group }: DistanceTest): Operand {
    const type = operandType(this.#module, this.#func, earlier.instr.operands[0]) === 'i64' ? 'i64' : 'i32';
    const letter = type === 'i64' ? 'L' : 'I';
    const bits = type === 'i64' ? 64 : 32;
    const distance = this.make(`Sub${letter}`, [this.#first(later.base), this.#first(earlier.base)], type);
    const moved = this.make(`Add${letter}`, [distance, integer(later.offset - earlier.offset - 1n, bits)], type);
    return this.make(`GreaterEqualU${letter}`, [moved, integer(group - 1n, bits)], 'i32');
  }

  /** A value that grows, in the first round. */
  #first(operand: Operand): Operand {
    const instr = this.#loops.isOutside(this.#loop, operand) ? undefined : this.#loops.definitionOf(operand);
    if (instr === undefined || !isValue(operand)) return operand;
    const value = valueOf(this.#loops.values, operand);
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    if (instr.op !== 'Assign' && !isCalc(instr)) return operand;
    const operands = instr.operands.map((one) => this.#first(one));
    const type = operandType(this.#module, this.#func, operand) === 'i64' ? 'i64' : 'i32';
    const made = instr.op === 'Assign' ? operands[0] : this.make(instr.op, operands, type);
    this.#known.set(value, made);
    return made;
  }
}
