/**
 * Rewriting of single operations by the rules of `rules/`: what has a simpler form takes it.
 *
 * Blocks are visited so that definitions come before uses, and operations in their order. A rule looks at an operation and at the
 * ones that gave its operands; operations that it makes take the place of the first and are looked at in turn. It is applied
 * if what it makes costs no more than what it makes needless: the operation that it replaces, and those inside its left side that
 * nothing else reads. The others stay until dead code goes. Operations on constants alone are computed.
 */
import { reversePostOrder } from '../base/depth-search.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks } from '../linear/cfg.ts';
import { isCalc, operandsOf } from '../linear/instr.ts';
import {
  operandType,
  type Block,
  type Calc,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Terminator,
} from '../linear/nodes.ts';
import { calcRows, type CalcOp } from '../linear/opcodes.ts';
import { computeSafely } from './constant-propagation.ts';
import { isNameable, replaceUses } from './places.ts';
import { testRules, valueRules } from './rules/index.ts';
import { computed, findRule, indexRules, isPlain, type Match, type RuleIndex } from './rules/matcher.ts';
import { isSameTerm, type Application, type Term } from './rules/rule.ts';

/** Rewritings of one operation and of what comes of it; no chain of rules is nearly as long. */
const mostSteps = 64;

interface Rules {
  readonly values: RuleIndex;
  readonly tests: RuleIndex;
}

let known: Rules | undefined;

/** Rewrites the operations of a function; true if there was anything to simplify. */
export function rewriteOperations(module: LinearModule, func: Func, analyses: Analyses): boolean {
  known ??= { values: indexRules(valueRules), tests: indexRules(testRules) };
  return new Rewriter(module, func, analyses.valuesOf(func), known).run();
}

class Rewriter {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: RuleIndex;
  readonly #tests: RuleIndex;
  readonly #table: ValueTable;
  /** Symbols from here on are temporaries that rules have made. */
  readonly #made: number;
  /** By value: the operation that gives it, what it is a copy of, how often it is read. */
  readonly #definition: (Calc | undefined)[] = [];
  readonly #copy: (Operand | undefined)[] = [];
  readonly #reads: number[];
  #changed = false;

  constructor(module: LinearModule, func: Func, table: ValueTable, rules: Rules) {
    this.#module = module;
    this.#func = func;
    this.#values = rules.values;
    this.#tests = rules.tests;
    this.#table = table;
    this.#made = func.symbols.length;
    this.#reads = this.#countReads();
  }

  run(): boolean {
    const { blocks } = this.#func;
    for (const b of reversePostOrder(graphOfBlocks(blocks))) this.#block(blocks[b]);
    const replaced = replaceUses(this.#module, this.#func, (operand) => this.#resolve(operand));
    return replaced || this.#changed;
  }

  #countReads(): number[] {
    const reads = new Array<number>(this.#table.count).fill(0);
    for (const { phis, instrs, terminator } of this.#func.blocks) {
      for (const instr of [...phis, ...instrs, terminator])
        for (const operand of operandsOf(instr)) if (isValue(operand)) reads[valueOf(this.#table, operand)]++;
    }
    return reads;
  }

  #numberOf(operand: ValueOperand): number {
    return operand.index < this.#made ? valueOf(this.#table, operand) : this.#table.count + operand.index - this.#made;
  }

  /** What the operand is a copy of, or itself. Definitions are seen before uses, so there are no chains. */
  #resolve(operand: Operand): Operand {
    return isValue(operand) ? (this.#copy[this.#numberOf(operand)] ?? operand) : operand;
  }

  definitionOf(operand: Operand): Calc | undefined {
    return isValue(operand) ? this.#definition[this.#numberOf(operand)] : undefined;
  }

  // Blocks

  #block(block: Block): void {
    const out: Instr[] = [];
    for (const instr of block.instrs) {
      if (isCalc(instr)) this.#place(instr, out);
      else {
        if (instr.op === 'Assign') this.#noteCopy(instr.dest, this.#resolve(instr.operands[0]));
        out.push(instr);
      }
    }
    block.terminator = this.#end(block.terminator, out);
    if (out.length === block.instrs.length && out.every((instr, i) => instr === block.instrs[i])) return;
    this.#changed = true;
    block.instrs.length = 0;
    for (const instr of out) block.instrs.push(instr);
  }

  #noteCopy(dest: Dest, source: Operand): void {
    if (isValue(dest) && isNameable(this.#module, source)) this.#copy[this.#numberOf(dest)] = source;
  }

  /** Puts an operation, or what it has become, behind what is there. */
  #place(instr: Calc, out: Instr[]): void {
    const waiting = [instr];
    for (let steps = 0, calc = waiting.pop(); calc !== undefined; calc = waiting.pop()) {
      const current: Calc = { ...calc, operands: calc.operands.map((operand) => this.#resolve(operand)) };
      const value = this.#fold(current);
      const match = value === undefined && steps < mostSteps ? this.#ruleFor(current) : undefined;
      if (value !== undefined) this.#assign(current, value, out);
      else if (match === undefined) this.#keep(calc, current, out);
      else {
        steps++;
        const made: Calc[] = [];
        const result = this.#build(match.rule.to, match, current, made, current.dest);
        if (result !== current.dest) this.#assign(current, result, out);
        waiting.push(...made.reverse());
      }
    }
  }

  #keep(calc: Calc, resolved: Calc, out: Instr[]): void {
    out.push(calc);
    if (isValue(calc.dest) && this.#isUsable(resolved)) this.#definition[this.#numberOf(calc.dest)] = resolved;
  }

  #assign({ dest, span }: Calc, value: Operand, out: Instr[]): void {
    out.push({ op: 'Assign', dest, operands: [value], span });
    this.#noteCopy(dest, value);
  }

  /** Operands that keep their values, of the types that the operation has by itself: rules know nothing of pointers. */
  #isUsable({ op, dest, operands }: Calc): boolean {
    const row = calcRows[op];
    return (
      operandType(this.#module, this.#func, dest) === row.result &&
      operands.every(
        (operand, i) =>
          isNameable(this.#module, operand) && operandType(this.#module, this.#func, operand) === row.operands[i],
      )
    );
  }

  #fold({ op, operands }: Calc): Operand | undefined {
    const { result: type } = calcRows[op];
    if (type === 'v128' || !operands.every(isPlain)) return undefined;
    const value = computeSafely(
      op,
      operands.map((operand) => operand.value),
    );
    return value === undefined ? undefined : { kind: 'v', type, value };
  }

  #ruleFor(calc: Calc): Match | undefined {
    if (!this.#values.has(calc.op) || !this.#isUsable(calc)) return undefined;
    return findRule(this.#values, calc, this, (match) => this.#gains(match, costOf(calc.op)));
  }

  /** `saved`: operations that go in any case. */
  #gains({ rule, bindings, inner }: Match, saved: number): boolean {
    const isStrict = this.#module.profile === 'core';
    let [made, gone] = [0, saved];
    const kept = new Set<Operand>();
    const count = (term: Term): boolean => {
      if (term.kind !== 'op' || computed(term, bindings) !== undefined) return true;
      const same = inner.find((one) => isSameTerm(one.term, term));
      if (same !== undefined) {
        kept.add(same.operand);
        return true;
      }
      made += costOf(term.op);
      return !(isStrict && calcRows[term.op].profile === 'full') && term.args.every(count);
    };
    if (!count(rule.to)) return false;
    for (const { term, operand } of inner)
      if (isValue(operand) && !kept.has(operand) && (this.#reads[this.#numberOf(operand)] ?? 1) === 1)
        gone += costOf(term.op);
    return made <= gone;
  }

  /** The operand that a term becomes; operations that are needed for it go to `made`, the last into `dest` if there is one. */
  #build(term: Term, match: Match, from: Calc, made: Calc[], dest?: Dest): Operand {
    const { bindings, inner } = match;
    const value = computed(term, bindings);
    if (value !== undefined) return { kind: 'v', type: term.type, value };
    if (term.kind !== 'op') return term.kind === 'number' ? from.dest : (bindings.get(term.name) ?? from.dest);
    const same = inner.find((one) => isSameTerm(one.term, term));
    if (same !== undefined) return same.operand;
    const operands = term.args.map((arg) => this.#build(arg, match, from, made));
    const place = dest ?? this.#temporary(term);
    made.push({ op: term.op, dest: place, operands, span: from.span });
    return place;
  }

  #temporary({ type }: Application): Dest {
    const index = this.#func.symbols.push({ kind: 't', type }) - 1;
    return { kind: 't', index };
  }

  // Ends of blocks

  /** What a jump tests may be anything that is 0 in the same cases; if it is 0 in the other cases, the ways change places. */
  #end(end: Terminator, out: Instr[]): Terminator {
    if (end.op !== 'CondGoto') return end;
    let current = end;
    for (let steps = 0; steps < mostSteps; steps++) {
      const tested = this.#resolve(current.operands[0]);
      const calc = this.definitionOf(tested);
      const next = calc && (negated(current, calc) ?? this.#simplerTest(current, calc, tested, out));
      if (next === undefined) break;
      current = next;
      this.#changed = true;
    }
    return current;
  }

  #simplerTest(end: CondGoto, calc: Calc, tested: Operand, out: Instr[]): CondGoto | undefined {
    const isOnlyRead = isValue(tested) && this.#reads[this.#numberOf(tested)] === 1;
    const match = findRule(this.#tests, calc, this, (found) => this.#gains(found, isOnlyRead ? costOf(calc.op) : 0));
    if (match === undefined) return undefined;
    const made: Calc[] = [];
    const operand = this.#build(match.rule.to, match, { ...calc, span: end.span }, made);
    for (const one of made) this.#place(one, out);
    return { ...end, operands: [operand] };
  }
}

/** How many simple operations take as long. */
function costOf(op: CalcOp): number {
  const { family } = calcRows[op];
  switch (family) {
    case 'Div':
    case 'Mod':
      return 8;
    case 'And':
    case 'Or':
      // Two tests and what joins them.
      return 3;
    default:
      return 1;
  }
}

type CondGoto = Extract<Terminator, { op: 'CondGoto' }>;

/** A jump on `x == 0` goes the other way on x. */
function negated(end: CondGoto, { op, operands }: Calc): CondGoto | undefined {
  const [tested, zero] = operands;
  const isNegation = op === 'NotI' || (op === 'EqualI' && zero.kind === 'v' && zero.value === 0);
  return isNegation ? { ...end, operands: [tested], targets: [end.targets[1], end.targets[0]] } : undefined;
}
