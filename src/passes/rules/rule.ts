/**
 * What a rewrite rule is, and how one is written: a line of text, read once for each letter that it is claimed for.
 *
 *     Add(x, Neg(y)) => Sub(x, y)                     x, y: any operand
 *     Shl(Shl(x, C), D) => Shl(x, Add(C, D)) if LessU(C, width), LessU(D, width), LessU(Add(C, D), width)
 *                                                     C, D: constants; terms of constants alone are computed
 *
 *     EqualI(p, 1) => p                               p, q: a truth, 0 or 1
 *     <Equal|NotEqual>({Sub|Bxor}(x, y), 0) => <Equal|NotEqual>(x, y)
 *                                                     a rule for each choice of alternatives; groups in brackets of one kind,
 *                                                     {}, <> or [], choose alike
 *
 * Names are families of the operation table, completed by the letter of the rule: `Add` is `AddI` for I and `AddL` for L,
 * `LessU` is `LessUI` or `LessUL`. Whole names of operations (`NotI`, `IToL`) stay as they are, for what is of another type than the
 * rule. Numbers, and `width`, `min`, `max` of the rule's integers, have the type that their place wants. A rule says: where
 * the conditions hold, both sides are the same value, and one traps if the other does. All are proved (scripts/prove.mjs).
 */
import { InternalError } from '../../base/errors.ts';
import { calcRows, isCalcOp, letterRows, type CalcOp, type Letter, type ValueType } from '../../linear/opcodes.ts';
import type { Scalar } from '../../linear/meaning.ts';

/** A side of a rule, or a condition of it. */
export type Term =
  | { readonly kind: 'any' | 'constant'; readonly name: string; readonly type: ValueType }
  | { readonly kind: 'number'; readonly value: Scalar; readonly type: ValueType }
  | Application;

/** An operation on terms. */
export interface Application {
  readonly kind: 'op';
  readonly op: CalcOp;
  readonly args: readonly Term[];
  readonly type: ValueType;
}

/** A rule for one letter. */
export interface Rule {
  /** As it is written. */
  readonly text: string;
  readonly letter: Letter;
  /** The operation at the root of its left side. */
  readonly op: CalcOp;
  readonly from: Application;
  readonly to: Term;
  /** Terms of constants; each is not 0 where the rule holds. */
  readonly conditions: readonly Term[];
  /** The sides need not be the same value, only both 0 or both not: a rule for what is tested by a jump. */
  readonly asTruth: boolean;
}

/** May only what is 0 or 1 stand for the name? */
export function isTruthName(name: string): boolean {
  return name === 'p' || name === 'q';
}

/** Are two terms written alike? */
export function isSameTerm(a: Term, b: Term): boolean {
  if (a.kind === 'op') return b.kind === 'op' && a.op === b.op && a.args.every((arg, i) => isSameTerm(arg, b.args[i]));
  if (a.kind === 'number') return b.kind === 'number' && a.type === b.type && Object.is(a.value, b.value);
  return a.kind === b.kind && a.name === b.name;
}

/**
 * The rules of a text, one a line, for each of the letters. Lines that begin with `#` are comments. Of a rule only its root is read
 * before somebody looks at its sides: small programs meet few of them.
 */
export function rulesOf(letters: readonly Letter[], text: string, asTruth = false): Rule[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap(alternativesOf)
    .flatMap((line) => letters.map((letter) => new UnreadRule(line, letter, asTruth)));
}

class UnreadRule implements Rule {
  readonly text: string;
  readonly letter: Letter;
  readonly op: CalcOp;
  readonly asTruth: boolean;
  #read: Rule | undefined;

  constructor(text: string, letter: Letter, asTruth: boolean) {
    const op = operationOf(text.slice(0, text.indexOf('(')), letter);
    if (op === undefined) throw wrong(text, `its root is no operation of ${letter}`);
    this.text = text;
    this.letter = letter;
    this.op = op;
    this.asTruth = asTruth;
  }

  get from(): Application {
    return this.#rule.from;
  }

  get to(): Term {
    return this.#rule.to;
  }

  get conditions(): readonly Term[] {
    return this.#rule.conditions;
  }

  get #rule(): Rule {
    return (this.#read ??= parseRule(this.text, this.letter, this.asTruth));
  }
}

/** Groups of alternatives in the three kinds of brackets. */
const groups = [/\{([^}]*)\}/g, /<([^>=]*\|[^>=]*)>/g, /\[([^\]]*)\]/g];

/** The lines that a line with groups of alternatives stands for. */
function alternativesOf(line: string): string[] {
  return groups.reduce((lines, group) => lines.flatMap((one) => choicesOf(one, group)), [line]);
}

function choicesOf(line: string, group: RegExp): string[] {
  if (line.search(group) < 0) return [line];
  const found = [...line.matchAll(group)].map(([, list]) => list.split('|'));
  if (found.some((list) => list.length !== found[0].length)) throw wrong(line, 'its groups differ in length');
  return found[0].map((_, i) => line.replaceAll(group, (_whole, list: string) => list.split('|')[i]));
}

/** Reads one rule. What is wrong with it is an error of whoever wrote it: `InternalError`. */
export function parseRule(text: string, letter: Letter, asTruth = false): Rule {
  const [sides, conditions = ''] = text.split(' if ');
  const [left, right, ...rest] = sides.split('=>');
  if (right === undefined || rest.length > 0) throw wrong(text, 'it has not two sides');
  const types = new Map<string, ValueType>();
  const read = (part: string): TermReader => new TermReader(part, text, letter, types);
  const from = read(left).only(undefined);
  if (from.kind !== 'op') throw wrong(text, 'its left side is no operation');
  const known = new Set(types.keys());
  const to = read(right).only(from.type);
  const tests = conditions === '' ? [] : read(conditions).list();
  for (const name of types.keys()) if (!known.has(name)) throw wrong(text, `${name} is not on its left side`);
  if (tests.some(hasVariable)) throw wrong(text, 'a condition is not of constants alone');
  return { text, letter, op: from.op, from, to, conditions: tests, asTruth };
}

function hasVariable(term: Term): boolean {
  return term.kind === 'any' || (term.kind === 'op' && term.args.some(hasVariable));
}

function wrong(text: string, what: string): InternalError {
  return new InternalError(`rule ${text}: ${what}`, 'rules');
}

/** Reads terms; `types` gives each name the type of the place where it stood first. */
class TermReader {
  readonly #tokens: readonly string[];
  readonly #rule: string;
  readonly #letter: Letter;
  readonly #types: Map<string, ValueType>;
  #at = 0;

  constructor(text: string, rule: string, letter: Letter, types: Map<string, ValueType>) {
    this.#tokens = text.match(/[A-Za-z_][A-Za-z0-9_]*|-?[0-9.]+(?:e-?[0-9]+)?|-inf|[^\s]/g) ?? [];
    this.#rule = rule;
    this.#letter = letter;
    this.#types = types;
  }

  /** One term and nothing else; `type` is what its place wants. */
  only(type: ValueType | undefined): Term {
    const term = this.#term(type);
    if (this.#at < this.#tokens.length) throw wrong(this.#rule, `${this.#tokens[this.#at]} is too much`);
    return term;
  }

  /** Terms between commas. */
  list(): Term[] {
    const terms: Term[] = [];
    do terms.push(this.#term(undefined));
    while (this.#take(','));
    return terms;
  }

  #take(token: string): boolean {
    if (this.#tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }

  #term(type: ValueType | undefined): Term {
    const token = this.#tokens[this.#at++] ?? '';
    if (this.#take('(')) return this.#application(token, type);
    return /^[a-zA-Z]$/.test(token) ? this.#name(token, type) : this.#number(token, type);
  }

  #application(name: string, wanted: ValueType | undefined): Application {
    const op = operationOf(name, this.#letter);
    if (op === undefined) throw wrong(this.#rule, `there is no ${name} for ${this.#letter}`);
    const { operands, result } = calcRows[op];
    if (wanted !== undefined && result !== wanted) throw wrong(this.#rule, `${op} gives ${result}, not ${wanted}`);
    const args = operands.map((type, i) => {
      if (i > 0 && !this.#take(',')) throw wrong(this.#rule, `${name} has ${operands.length} operands`);
      return this.#term(type);
    });
    if (!this.#take(')')) throw wrong(this.#rule, `${name} has ${operands.length} operands`);
    return { kind: 'op', op, args, type: result };
  }

  #name(name: string, wanted: ValueType | undefined): Term {
    const type = this.#types.get(name) ?? wanted;
    if (type === undefined || (wanted !== undefined && type !== wanted))
      throw wrong(this.#rule, `${name} is ${type ?? 'of no type'}, not ${wanted ?? 'known'}`);
    this.#types.set(name, type);
    return { kind: name >= 'a' ? 'any' : 'constant', name, type };
  }

  #number(token: string, type: ValueType | undefined): Term {
    if (type === undefined) throw wrong(this.#rule, `${token} has no type`);
    const value = namedNumbers(this.#letter).get(token) ?? Number(token === '' ? NaN : token);
    if (Number.isNaN(value) && token !== 'nan') throw wrong(this.#rule, `${token} is no number`);
    return { kind: 'number', value: type === 'i64' ? BigInt(value) : Number(value), type };
  }
}

/** The operation that a name means for a letter. */
function operationOf(name: string, letter: Letter): CalcOp | undefined {
  const unsigned = name.endsWith('U') ? `${name.slice(0, -1)}U${letter}` : name;
  return [name, `${name}${letter}`, unsigned].find(isCalcOp);
}

function namedNumbers(letter: Letter): ReadonlyMap<string, Scalar> {
  const width = letterRows[letter].value === 'i64' || letterRows[letter].value === 'f64' ? 64 : 32;
  const half = 1n << BigInt(width - 1);
  return new Map<string, Scalar>([
    ['width', width],
    ['mask', width - 1],
    ['min', -half],
    ['max', half - 1n],
    ['inf', Infinity],
    ['-inf', -Infinity],
    ['nan', NaN],
  ]);
}
