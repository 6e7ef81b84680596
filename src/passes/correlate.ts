/**
 * Values that a jump has told something of (V. Sarkar's and LLVM's "correlated values"): behind it, along the dominator tree, comparisons that it decides are
 * constants, jumps that it decides have one way, and a value that can be one number only is that number.
 *
 *     B0: t1 = LessI x, 10; cond t1 B1 B9          B1: t2 = EqualI x, 12      is 0
 *     B1: t2 = EqualI x, 12; cond t2 B2 B3              t3 = LessUI x, 10     is 1, where x is known not to be negative
 *
 * Where blocks meet, a phi is known by what is known on each way, by the last jumps before.
 *
 * Two things are remembered: facts about single integers (facts.ts), over what their ranges say of them everywhere, and for two values how
 * they may be ordered, which decides `y <= x` behind `x < y`. What comes of sums and widened values is found on the way, some steps deep.
 */
import type { DominatorTree } from '../base/dominators.ts';
import { once } from '../base/once.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import { between, transfer, type IntRange, type Ranges } from '../linear/analysis/ranges.ts';
import { isValue, valueOf, type ValueOperand } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { isCalc, isSafeDivision, mapOperands } from '../linear/instr.ts';
import { operandType } from '../linear/nodes.ts';
import type { Block, Calc, Func, Instr, LinearModule, Operand, Phi, Switch, Terminator } from '../linear/nodes.ts';
import { calcRows, type CalcOp } from '../linear/opcodes.ts';
import { dropUnreachable, jumpOn, pruneSources } from './edges.ts';
import {
  anyNumber,
  both,
  comparisonOf,
  decide,
  either,
  exactly,
  immediate,
  isImpossible,
  isMore,
  learn,
  learnOfSecond,
  mayBe,
  numberOf,
  without,
  type Comparison,
  type Fact,
} from './facts.ts';
import { Orders } from './orders.ts';
import type { Known, Sweep } from './pass.ts';
import { mayStand } from './places.ts';

/** So many operations are looked through, from a value to those of which it is made. */
const deepest = 4;
/** Of a switch that has more values, its default says nothing. */
const mostValues = 8;

export function correlateValues(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      const ranges = once(() => analyses.of('ranges', func));
      const walk = new Correlation(module, func, { uses: analyses.of('uses', func), ranges });
      return walk.run(analyses.of('dom', func));
    },
  };
}

interface KnownOfFunction {
  readonly uses: DefUse;
  readonly ranges: () => Ranges;
}

class Correlation {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #ranges: () => Ranges;
  readonly #preds: readonly (readonly number[])[];
  /** By value, in the block that is looked at. */
  readonly #facts: (Fact | undefined)[];
  readonly #orders = new Orders();
  /** What facts were before they were narrowed, latest last. */
  readonly #before: { readonly value: number; readonly fact: Fact | undefined }[] = [];
  /** By switch, its ways by where they lead; several ways to one block are none. */
  readonly #ways = new Map<Switch, Map<number, number | undefined>>();
  #changed = false;

  constructor(module: LinearModule, func: Func, { uses, ranges }: KnownOfFunction) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#ranges = ranges;
    this.#preds = predecessorsOf(func.blocks);
    this.#facts = new Array<Fact | undefined>(uses.values.count).fill(undefined);
  }

  run({ root, children }: DominatorTree): boolean {
    /** Blocks to enter; where one is left, what was known before. */
    const work: (number | { readonly facts: number; readonly orders: number })[] = [root];
    for (let at = work.pop(); at !== undefined; at = work.pop()) {
      if (typeof at !== 'number') {
        this.#forgetTo(at.facts, at.orders);
        continue;
      }
      work.push({ facts: this.#before.length, orders: this.#orders.size });
      this.#enter(at);
      for (let i = children.start[at + 1] - 1; i >= children.start[at]; i--) work.push(children.items[i]);
    }
    if (!this.#changed) return false;
    pruneSources(this.#func);
    dropUnreachable(this.#func);
    return true;
  }

  #forgetTo(facts: number, orders: number): void {
    this.#orders.forgetTo(orders);
    while (this.#before.length > facts) {
      const last = this.#before.pop();
      if (last !== undefined) this.#facts[last.value] = last.fact;
    }
  }

  #enter(b: number): void {
    const preds = this.#preds[b];
    const block = this.#func.blocks[b];
    if (preds.length === 1) this.#learnFromEnd(this.#func.blocks[preds[0]].terminator, b);
    else this.#learnOfPhis(block.phis, preds, b);
    this.#rewrite(block);
  }

  /** Where blocks meet, what is known on each way of what comes from there. */
  #learnOfPhis(phis: readonly Phi[], preds: readonly number[], b: number): void {
    const integers = phis.filter(({ dest }) => this.#typeOf(dest) !== undefined);
    if (integers.length === 0) return;
    const before = [this.#before.length, this.#orders.size] as const;
    const joined = new Map<Phi, Fact>();
    for (const pred of preds) {
      this.#learnOnWay(pred, b);
      for (const phi of integers) {
        const found = this.#factOf(phiOperandFrom(phi, pred), this.#typeOf(phi.dest) ?? 64);
        const known = joined.get(phi);
        joined.set(phi, known === undefined ? found : either(known, found));
      }
      this.#forgetTo(...before);
    }
    for (const [{ dest }, fact] of joined)
      if (isMore(fact, this.#factOf(dest, this.#typeOf(dest) ?? 64)))
        this.#narrow(dest, (known) => both(known, fact), deepest);
  }

  /** What the jumps tell that lead to a block through another one, from where there was more than one way. */
  #learnOnWay(pred: number, to: number): void {
    const way = [to, pred];
    for (let at = pred; way.length <= deepest && this.#preds[at].length === 1; way.push(at)) [at] = this.#preds[at];
    for (let i = way.length - 1; i > 0; i--) this.#learnFromEnd(this.#func.blocks[way[i]].terminator, way[i - 1]);
  }

  // What is known

  #typeOf(operand: Operand): 32 | 64 | undefined {
    const type = operandType(this.#module, this.#func, operand);
    return type === 'i32' ? 32 : type === 'i64' ? 64 : undefined;
  }

  /** Everything that is known of an integer here. */
  #factOf(operand: Operand, bits: 32 | 64, depth = 0): Fact {
    if (operand.kind === 'v') return exactly(BigInt(operand.value));
    if (!isValue(operand)) return anyNumber(bits);
    const own = this.#facts[valueOf(this.#uses.values, operand)];
    const { min, max } = this.#ranges().rangeOf(operand) ?? anyNumber(bits);
    const everywhere: Fact = { min, max, not: [] };
    const made = depth < deepest ? this.#factOfParts(operand, bits, depth) : undefined;
    const all = own === undefined ? everywhere : both(everywhere, own);
    return made === undefined ? all : both(all, made);
  }

  /** What the facts about its operands say of what an operation gives. */
  #factOfParts(operand: ValueOperand, bits: 32 | 64, depth: number): Fact | undefined {
    const instr = this.#uses.definitionOf(operand)?.instr;
    if (instr === undefined || this.#before.length === 0) return undefined;
    if (instr.op === 'Assign') return this.#factOf(instr.operands[0], bits, depth + 1);
    if (!isCalc(instr) || !isLookedThrough(instr.op)) return undefined;
    const parts: IntRange[] = [];
    for (const part of instr.operands) {
      const width = this.#typeOf(part);
      if (width === undefined) return undefined;
      const { min, max } = this.#factOf(part, width, depth + 1);
      if (min > max) return undefined;
      parts.push(between(width, min, max));
    }
    const { min, max } = transfer(instr.op, parts, bits);
    return { min, max, not: [] };
  }

  #narrow(operand: Operand, change: (fact: Fact) => Fact, depth: number): void {
    const bits = isValue(operand) ? this.#typeOf(operand) : undefined;
    if (bits === undefined || !isValue(operand) || depth > deepest) return;
    const value = valueOf(this.#uses.values, operand);
    const old = this.#facts[value];
    const fact = change(old ?? anyNumber(bits));
    if (fact === old) return;
    this.#before.push({ value, fact: old });
    this.#facts[value] = fact;
    const instr = this.#uses.definitionOf(operand)?.instr;
    if (instr !== undefined && !isImpossible(fact)) this.#learnOfParts(instr, fact, bits, depth + 1);
  }

  // What jumps tell

  #learnFromEnd(end: Terminator, to: number): void {
    if (end.op === 'CondGoto') {
      const isTrue = end.targets[0] === to;
      if (isTrue !== (end.targets[1] === to)) this.#learnTruth(end.operands[0], isTrue, 0);
    } else if (end.op === 'Switch') this.#learnFromSwitch(end, to);
  }

  #learnFromSwitch(end: Switch, to: number): void {
    const { values } = end;
    const [tested] = end.operands;
    const at = this.#wayTo(end, to);
    if (at === undefined) return;
    if (at < values.length) this.#narrow(tested, (fact) => both(fact, exactly(BigInt(values[at]))), 0);
    else if (values.length <= mostValues)
      this.#narrow(tested, (fact) => values.reduce((rest, value) => without(rest, BigInt(value)), fact), 0);
  }

  /** The one way of a switch that leads to a block. */
  #wayTo(end: Switch, to: number): number | undefined {
    let ways = this.#ways.get(end);
    if (ways === undefined) {
      ways = new Map();
      for (const [i, target] of end.targets.entries()) ways.set(target, ways.has(target) ? undefined : i);
      this.#ways.set(end, ways);
    }
    return ways.get(to);
  }

  #learnTruth(tested: Operand, isTrue: boolean, depth: number): void {
    this.#narrow(tested, (fact) => (isTrue ? without(fact, 0n) : both(fact, exactly(0n))), depth);
  }

  /** What the result of an operation tells of its operands. */
  #learnOfParts(instr: Instr, fact: Fact, bits: 32 | 64, depth: number): void {
    if (instr.op === 'Assign') return this.#narrow(instr.operands[0], (known) => both(known, fact), depth);
    if (!isCalc(instr)) return;
    const isTrue = mayBe(fact, 0n) ? (numberOf(fact) === 0n ? false : undefined) : true;
    const comparison = comparisonOf(instr.op);
    if (comparison !== undefined) {
      if (isTrue !== undefined) this.#learnComparison(comparison, instr, isTrue, depth);
      return;
    }
    const [a, b] = instr.operands;
    const kind: string = calcRows[instr.op].family ?? instr.op;
    switch (kind) {
      case 'Not':
        if (isTrue !== undefined) this.#learnTruth(a, !isTrue, depth);
        return;
      case 'Band':
      case 'And':
        if (isTrue === true) for (const part of [a, b]) this.#learnTruth(part, true, depth);
        return;
      case 'Bor':
      case 'Or':
        if (isTrue === false) for (const part of [a, b]) this.#learnTruth(part, false, depth);
        return;
      case 'IToL':
        return this.#narrow(a, (known) => both(known, fact), depth);
      case 'UIToL':
        if (fact.min >= 0n && fact.max < 1n << 31n) this.#narrow(a, (known) => both(known, fact), depth);
        return;
      case 'Add':
        if (b.kind === 'v') this.#narrow(a, (known) => shifted(known, fact, -BigInt(b.value), bits), depth);
        return;
    }
  }

  #learnComparison(comparison: Comparison, { operands: [a, b] }: Calc, isTrue: boolean, depth: number): void {
    const { bits } = comparison;
    const [first, second] = [this.#factOf(a, bits), this.#factOf(b, bits)];
    if (isImpossible(first) || isImpossible(second)) return;
    this.#narrow(a, (known) => both(known, learn(comparison, isTrue, first, second)), depth);
    this.#narrow(b, (known) => both(known, learnOfSecond(comparison, isTrue, first, second)), depth);
    if (isValue(a) && isValue(b)) this.#orders.learn(comparison, isTrue, this.#pairOf(a, b));
  }

  #pairOf(a: ValueOperand, b: ValueOperand): readonly [number, number] {
    return [valueOf(this.#uses.values, a), valueOf(this.#uses.values, b)];
  }

  // Rewriting

  #rewrite(block: Block): void {
    block.instrs.forEach((instr, i) => {
      const simple = this.#simplified(instr);
      if (simple === instr) return;
      block.instrs[i] = simple;
      this.#changed = true;
    });
    const end = this.#simplifiedEnd(this.#withNumbers(block.terminator));
    if (end !== block.terminator) this.#changed = true;
    block.terminator = end;
  }

  #simplified(instr: Instr): Instr {
    if (instr.op === 'Assign') return this.#withNumbers(instr);
    if (!isCalc(instr)) return this.#withNumbers(instr);
    const answer = this.#answerOf(instr);
    if (answer !== undefined && isValue(instr.dest)) {
      this.#narrow(instr.dest, () => exactly(answer ? 1n : 0n), deepest);
      return { op: 'Assign', dest: instr.dest, operands: [truth(answer)], span: instr.span };
    }
    return this.#unsignedDivision(this.#withNumbers(instr));
  }

  /** What a comparison gives. */
  #answerOf({ op, operands: [a, b] }: Calc): boolean | undefined {
    const comparison = comparisonOf(op);
    if (comparison === undefined) return undefined;
    const { bits } = comparison;
    if (this.#typeOf(a) !== bits || this.#typeOf(b) !== bits) return undefined;
    const ordered = isValue(a) && isValue(b) ? this.#orders.decide(comparison, this.#pairOf(a, b)) : undefined;
    return ordered ?? decide(comparison, this.#factOf(a, bits), this.#factOf(b, bits));
  }

  /** Values that are one number are that number. */
  #withNumbers<I extends Instr>(instr: I): I {
    if (this.#before.length === 0) return instr;
    let place = -1;
    return mapOperands(instr, (operand) => {
      place++;
      const fact = isValue(operand) ? this.#facts[valueOf(this.#uses.values, operand)] : undefined;
      const number = fact === undefined ? undefined : numberOf(fact);
      if (number === undefined) return operand;
      const found = immediate(number, this.#typeOf(operand) ?? 32);
      return mayStand(this.#module, instr, place, found) ? found : operand;
    });
  }

  /** Where neither number is negative, the quotient is that without signs, which powers of two make a shift of. */
  #unsignedDivision(instr: Calc): Calc {
    // The strict profile knows signed numbers alone.
    const unsigned = this.#module.profile === 'core' ? undefined : unsignedDivisions.get(instr.op);
    const [a, b] = instr.operands;
    if (unsigned === undefined || b.kind !== 'v' || b.value <= 0 || !isSafeDivision(instr)) return instr;
    const bits = this.#typeOf(a);
    return bits === undefined || this.#factOf(a, bits).min < 0n ? instr : { ...instr, op: unsigned };
  }

  #simplifiedEnd(end: Terminator): Terminator {
    if (end.op !== 'CondGoto' && end.op !== 'Switch') return end;
    const [tested] = end.operands;
    const bits = this.#typeOf(tested);
    if (bits === undefined) return end;
    if (tested.kind === 'v') return jumpOn(end, tested.value);
    const fact = this.#factOf(tested, bits);
    if (isImpossible(fact)) return end;
    const number = numberOf(fact);
    if (number !== undefined) return jumpOn(end, bits === 32 ? Number(number) : number);
    if (end.op === 'CondGoto') return mayBe(fact, 0n) ? end : jumpOn(end, 1);
    return withoutCases(end, (value) => mayBe(fact, BigInt(value)));
  }
}

const unsignedDivisions: ReadonlyMap<CalcOp, CalcOp> = new Map([
  ['DivI', 'DivUI'],
  ['ModI', 'ModUI'],
  ['DivL', 'DivUL'],
  ['ModL', 'ModUL'],
]);

/** Operations whose results say more where their operands are known better. */
function isLookedThrough(op: CalcOp): boolean {
  return through.has(calcRows[op].family ?? op);
}

const through: ReadonlySet<string> = new Set([
  'Add',
  'Sub',
  'IToL',
  'UIToL',
  'LToI',
  'Ext8',
  'Ext16',
  'Ext32',
  'Band',
  'ShrU',
  'Shr',
]);

/** What is true of x if this is true of x + c: the interval moves, unless it would wrap. */
function shifted(known: Fact, { min, max, not }: Fact, by: bigint, bits: 32 | 64): Fact {
  const [low, high] = [min + by, max + by];
  const isWhole = BigInt.asIntN(bits, low) === low && BigInt.asIntN(bits, high) === high;
  return isWhole ? both(known, { min: low, max: high, not: not.map((value) => value + by) }) : known;
}

function truth(value: boolean): Operand {
  return immediate(value ? 1n : 0n, 32);
}

/** A switch without the cases that never come. */
function withoutCases(end: Switch, mayCome: (value: number | bigint) => boolean): Switch {
  const kept = end.values.map(mayCome);
  if (kept.every(Boolean)) return end;
  return {
    ...end,
    values: end.values.filter((_, i) => kept[i]),
    targets: end.targets.filter((_, i) => i === end.values.length || kept[i]),
  };
}
