/**
 * Finds the rule that fits an operation. Rules are filed under the operation at the root of their left side, and where operations
 * commute, under each order of their operands. A left side is a few levels deep at most, so matching goes down by recursion.
 */
import { once } from '../../base/once.ts';
import type { Scalar } from '../../linear/meaning.ts';
import { sameOperand } from '../../linear/instr.ts';
import type { Calc, Operand } from '../../linear/nodes.ts';
import { calcRows, type CalcOp } from '../../linear/opcodes.ts';
import { relations } from '../../linear/relations.ts';
import { computeSafely } from '../constant-propagation.ts';
import { isSameTerm, isTruthName, type Application, type Rule, type Term } from './rule.ts';

/** What matching asks about operands. */
export interface Surroundings {
  /** The operation that gives the operand, if it is one whose operands still have the values that they had then. */
  definitionOf(operand: Operand): Calc | undefined;
}

/** A rule that fits, and what its names stand for. */
export interface Match {
  readonly rule: Rule;
  readonly bindings: ReadonlyMap<string, Operand>;
  /** The operations inside the left side, with what they gave. */
  readonly inner: readonly Inner[];
}

export interface Inner {
  readonly term: Application;
  readonly operand: Operand;
}

interface Entry {
  readonly rule: Rule;
  readonly from: Application;
}

/** Rules by the operation that they replace; read when that operation is first met. */
export type RuleIndex = ReadonlyMap<CalcOp, () => Shelf>;

export function indexRules(rules: readonly Rule[]): RuleIndex {
  const filed = new Map<CalcOp, Rule[]>();
  for (const rule of rules) {
    const list = filed.get(rule.op);
    if (list === undefined) filed.set(rule.op, [rule]);
    else list.push(rule);
  }
  return new Map([...filed].map(([op, list]) => [op, once(() => new Shelf(list.flatMap(entriesOf)))]));
}

/** What an operand looks like: the operation that gives it, `constant`, or nothing that a rule could ask for. */
type Look = CalcOp | 'constant' | undefined;

/** The rules for one operation, in the order in which they are tried. */
class Shelf {
  readonly #entries: readonly Entry[];
  /** By the looks of the first two operands, as far as they have been met: most are of no rule. */
  readonly #byLooks = new Map<Look, Map<Look, readonly Entry[]>>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  rulesFor(first: Look, second: Look): readonly Entry[] {
    let bySecond = this.#byLooks.get(first);
    if (bySecond === undefined) this.#byLooks.set(first, (bySecond = new Map<Look, readonly Entry[]>()));
    let found = bySecond.get(second);
    if (found === undefined) {
      found = this.#entries.filter(
        ({ from: { args } }) => mayFit(args[0], first) && (args.length < 2 || mayFit(args[1], second)),
      );
      bySecond.set(second, found);
    }
    return found;
  }
}

function mayFit(term: Term, look: Look): boolean {
  if (term.kind === 'any') return true;
  return term.kind === 'op' ? term.op === look : look === 'constant';
}

function entriesOf(rule: Rule): Entry[] {
  return ordersOf(rule.from).flatMap((from) => (from.kind === 'op' ? [{ rule, from }] : []));
}

/** A left side in each order of the operands that may change places. */
function ordersOf(term: Term): Term[] {
  if (term.kind !== 'op') return [term];
  const choices = term.args.map(ordersOf);
  const lists = choices.reduce<Term[][]>(
    (lists, choice) => lists.flatMap((list) => choice.map((arg) => [...list, arg])),
    [[]],
  );
  const commutes = calcRows[term.op].commutes === true && !isSameTerm(term.args[0], term.args[1]);
  return lists.flatMap((args) =>
    [args, ...(commutes ? [args.toReversed()] : [])].map((ordered) => ({ ...term, args: ordered })),
  );
}

/** The first rule that fits the operation and is wanted. */
export function findRule(
  index: RuleIndex,
  calc: Calc,
  around: Surroundings,
  isWanted: (match: Match) => boolean,
): Match | undefined {
  const shelf = index.get(calc.op)?.();
  if (shelf === undefined) return undefined;
  const { operands } = calc;
  const lookOf = (operand: Operand): Look => (operand.kind === 'v' ? 'constant' : around.definitionOf(operand)?.op);
  const second = operands.length < 2 ? undefined : lookOf(operands[1]);
  const matching = new Matching(around);
  for (const { rule, from } of shelf.rulesFor(lookOf(operands[0]), second)) {
    if (!matching.run(from, calc)) continue;
    const match = { rule, bindings: matching.bindings(), inner: matching.inner };
    if (!rule.conditions.every((condition) => isMet(condition, match.bindings))) continue;
    if (isWanted(match)) return match;
  }
  return undefined;
}

/** One left side after another is tried, most of them in vain. */
class Matching {
  inner: Inner[] = [];
  /** What each name stands for: few enough to look them through. */
  readonly #names: string[] = [];
  readonly #bound: Operand[] = [];
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Does the left side fit? */
  run({ args }: Application, { operands }: Calc): boolean {
    this.#names.length = 0;
    this.#bound.length = 0;
    if (this.inner.length > 0) this.inner = [];
    return this.#fitAll(args, operands);
  }

  /** What the names of the left side that has been tried last stand for. */
  bindings(): ReadonlyMap<string, Operand> {
    return new Map(this.#names.map((name, i) => [name, this.#bound[i]]));
  }

  #fitAll(terms: readonly Term[], operands: readonly Operand[]): boolean {
    for (let i = 0; i < terms.length; i++) if (!this.#fit(terms[i], operands[i])) return false;
    return true;
  }

  #fit(term: Term, operand: Operand): boolean {
    switch (term.kind) {
      case 'number':
        return isPlain(operand) && Object.is(operand.value, term.value);
      case 'constant':
        return isPlain(operand) && this.#bind(term.name, operand);
      case 'any':
        return (!isTruthName(term.name) || this.#isTruth(operand)) && this.#bind(term.name, operand);
      case 'op': {
        const calc = this.#around.definitionOf(operand);
        if (calc?.op !== term.op || !this.#fitAll(term.args, calc.operands)) return false;
        this.inner.push({ term, operand });
        return true;
      }
    }
  }

  #bind(name: string, operand: Operand): boolean {
    const at = this.#names.indexOf(name);
    if (at >= 0) return sameOperand(this.#bound[at], operand);
    this.#names.push(name);
    this.#bound.push(operand);
    return true;
  }

  /** Is it 0 or 1, whatever happens? */
  #isTruth(operand: Operand): boolean {
    if (operand.kind === 'v') return operand.value === 0 || operand.value === 1;
    const calc = this.#around.definitionOf(operand);
    return calc !== undefined && givesTruth(calc.op);
  }
}

export type Immediate = Extract<Operand, { kind: 'v' }>;

/** A constant to compute with: not a NaN with bits of its own. */
export function isPlain(operand: Operand): operand is Immediate {
  return operand.kind === 'v' && operand.bits === undefined;
}

function givesTruth(op: CalcOp): boolean {
  const { family, operands, result } = calcRows[op];
  return family !== undefined && result === 'i32' && truthFamilies.has(family) && operands[0] !== 'v128';
}

const truthFamilies: ReadonlySet<string> = new Set([...relations, 'And', 'Or', 'Not']);

function isMet(condition: Term, bindings: ReadonlyMap<string, Operand>): boolean {
  const value = computed(condition, bindings);
  return value !== undefined && value !== 0 && value !== 0n;
}

/** The value of a term of constants; undefined if it has other operands, or would trap. */
export function computed(term: Term, bindings: ReadonlyMap<string, Operand>): Scalar | undefined {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'any':
    case 'constant': {
      const operand = bindings.get(term.name);
      return operand !== undefined && isPlain(operand) ? operand.value : undefined;
    }
    case 'op': {
      const values = term.args.map((arg) => computed(arg, bindings));
      return values.every((value) => value !== undefined) ? computeSafely(term.op, values) : undefined;
    }
  }
}
