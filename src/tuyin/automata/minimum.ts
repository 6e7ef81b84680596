/**
 * The true minimum for finite languages, by building up every language that could be a piece of a cheaper expression.
 *
 * Pieces are sets of words, made from smaller pieces by choice, sequence and option, in the order of their terminals.
 * Two facts keep them few. A piece stands in some context: there are u and v with u X v inside the language. And a group g
 * of letters of which some word has m(g) needs m(g) terminals at least, so that an expression with n terminals can waste
 * only n - Σ m(g) of them; a piece that has used k terminals for words of at most m'(g) letters has wasted k - Σ m'(g).
 * The search raises n from the least possible; when it runs out of its allowance, nothing is claimed.
 */
import type { Alphabet, Automaton } from './alphabet.ts';
import { isLoopFree, type Dfa } from './dfa.ts';
import type { ExprId, ExprPool } from './expressions.ts';
import { actionsText, terminalText } from './terminals.ts';

export interface Minimum {
  /** As cheap as any; undefined if nothing was found. */
  readonly expr?: ExprId;
  readonly proof: Proof;
}

/**
 * What is certain: that no equivalent expression has fewer terminals, or even that none with as many terminals has fewer
 * operators.
 */
export type Proof = 'none' | 'terminals' | 'cost';

const mostTerminals = 12;
const mostWords = 600;
/** Letters in one group of bytes: each subset of them is a terminal of its own. */
const mostInGroup = 4;

/** A set of words that may be a piece of the wanted expression. */
interface Piece {
  readonly words: readonly number[];
  /** The words as bits. */
  readonly key: bigint;
  /** The quotients of the language in which all the words lie. */
  readonly contexts: bigint;
  /** The most letters of each group in one word, and their sum. */
  readonly most: readonly number[];
  readonly waste: number;
  readonly options: number;
  readonly made: Recipe;
}

type Recipe =
  | { readonly kind: 'letters'; readonly letters: readonly number[] }
  | { readonly kind: 'option'; readonly body: Piece }
  | { readonly kind: 'concat' | 'choice'; readonly left: Piece; readonly right: Piece };

/** `allowance` is how many pairs of pieces and of words may be looked at. */
export function searchMinimum(pool: ExprPool, best: ExprId, { dfa, alphabet }: Automaton, allowance: number): Minimum {
  const terminals = pool.occurrences(best);
  if (terminals === 0) return { proof: 'cost' };
  if (terminals > mostTerminals || !isLoopFree(dfa)) return { proof: 'none' };
  const words = listWords(dfa);
  const groups = groupLetters(alphabet);
  if (words === undefined || groups.some((group) => group.length > mostInGroup)) return { proof: 'none' };
  const search = new Search(words, groups, allowance);
  for (let n = search.least; n <= terminals; n++) {
    const piece = search.run(n);
    if (piece === 'gave up') return { proof: n === terminals ? 'terminals' : 'none' };
    if (piece !== undefined) return { expr: exprOf(pool, alphabet, piece), proof: 'cost' };
  }
  return { proof: 'none' };
}

/** All words, letters as characters; undefined if they are too many. Depth is bounded by the length of a word. */
function listWords({ letters, next, final }: Dfa): string[] | undefined {
  const words: string[] = [];
  const waiting = [{ state: 0, word: '' }];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (final[at.state] === 1) words.push(at.word);
    if (words.length + waiting.length > mostWords) return undefined;
    for (let letter = 0; letter < letters; letter++) {
      const target = next[at.state * letters + letter];
      if (target >= 0) waiting.push({ state: target, word: at.word + String.fromCharCode(letter) });
    }
  }
  return words;
}

/** Letters that one terminal can hold together: bytes with the same actions; all others are alone. */
function groupLetters({ letters }: Alphabet): number[][] {
  const groups = new Map<string, number[]>();
  letters.forEach((letter, i) => {
    const key = letter.kind === 'bytes' ? `bytes ${actionsText(letter.actions)}` : terminalText(letter);
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  return [...groups.values()];
}

class Search {
  /** The least number of terminals that any expression of the language has. */
  readonly least: number;
  readonly #groups: readonly (readonly number[])[];
  readonly #goal: bigint;
  readonly #goalMost: readonly number[];
  /** Every word that lies inside a word of the language. */
  readonly #factors: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #joined = new Map<number, number>();
  /** For each factor the quotients it lies in, and its letters by group. */
  readonly #contexts: bigint[] = [];
  readonly #counts: number[][] = [];
  #left: number;

  constructor(words: readonly string[], groups: readonly (readonly number[])[], allowance: number) {
    this.#groups = groups;
    this.#left = allowance;
    for (const word of words) {
      for (let from = 0; from <= word.length; from++)
        for (let to = from; to <= word.length; to++) this.#number(word.slice(from, to));
    }
    quotientsOf(words).forEach((quotient, i) => {
      for (const word of quotient) this.#contexts[this.#number(word)] |= 1n << BigInt(i);
    });
    const numbers = words.map((word) => this.#number(word));
    this.#goal = bitsOf(numbers);
    this.#goalMost = this.#mostOf(numbers);
    this.least = sumOf(this.#goalMost);
  }

  /** A piece that is the whole language, with exactly n terminals; there must be none with fewer. */
  run(n: number): Piece | undefined | 'gave up' {
    const slack = n - this.least;
    const known = new Map<bigint, Piece>();
    const levels: Piece[][] = [[]];
    for (let k = 1; k <= n; k++) {
      const level = new Map<bigint, Piece>();
      const add = (piece: Piece | undefined): void => {
        if (piece === undefined || known.has(piece.key)) return;
        const other = level.get(piece.key);
        if (other === undefined || piece.options < other.options) level.set(piece.key, piece);
      };
      if (k === 1) for (const piece of this.#letters()) add(piece);
      for (let i = 1; i < k; i++) {
        for (const left of levels[i]) {
          for (const right of levels[k - i]) {
            if (this.#left-- < 0) return 'gave up';
            if (left.waste + right.waste > slack) continue;
            add(this.#concat(left, right, k, k === n));
            if (2 * i <= k) add(this.#choice(left, right, k, slack, k === n));
          }
        }
      }
      for (const piece of level.values()) add(this.#option(piece));
      for (const [key, piece] of level) known.set(key, piece);
      levels.push([...level.values()]);
    }
    return known.get(this.#goal);
  }

  #letters(): Piece[] {
    return this.#groups
      .flatMap(subsetsOf)
      .map((letters) => {
        const words = letters.map((letter) => this.#number(String.fromCharCode(letter)));
        return this.#piece(words, 1, 0, { kind: 'letters', letters });
      })
      .filter((piece) => piece !== undefined);
  }

  #option(body: Piece): Piece | undefined {
    const empty = this.#number('');
    if (body.words.includes(empty)) return undefined;
    const contexts = body.contexts & this.#contexts[empty];
    if (contexts === 0n) return undefined;
    const words = [...body.words, empty];
    return {
      ...body,
      words,
      key: body.key | (1n << BigInt(empty)),
      contexts,
      options: body.options + 1,
      made: { kind: 'option', body },
    };
  }

  #choice(left: Piece, right: Piece, k: number, slack: number, isLast: boolean): Piece | undefined {
    let waste = k;
    for (let g = 0; g < left.most.length; g++) waste -= Math.max(left.most[g], right.most[g]);
    if (waste > slack) return undefined;
    const contexts = left.contexts & right.contexts;
    if (contexts === 0n) return undefined;
    const key = left.key | right.key;
    if (isLast && !this.#mayBecomeGoal(key)) return undefined;
    const most = left.most.map((count, g) => Math.max(count, right.most[g]));
    const words = [...new Set([...left.words, ...right.words])];
    this.#left -= words.length;
    return {
      words,
      key,
      contexts,
      most,
      waste,
      options: left.options + right.options,
      made: { kind: 'choice', left, right },
    };
  }

  #concat(left: Piece, right: Piece, k: number, isLast: boolean): Piece | undefined {
    for (let g = 0; g < left.most.length; g++) {
      const count = left.most[g] + right.most[g];
      if (count > this.#goalMost[g] || (isLast && count !== this.#goalMost[g])) return undefined;
    }
    const words = new Set<number>();
    for (const a of left.words) {
      for (const b of right.words) {
        const number = this.#join(a, b);
        this.#left--;
        if (number < 0) return undefined;
        words.add(number);
      }
    }
    return this.#piece([...words], k, left.options + right.options, { kind: 'concat', left, right });
  }

  /** The number of two factors behind each other; -1 if that is no factor. Remembered, since each pair comes up often. */
  #join(a: number, b: number): number {
    const place = a * this.#factors.length + b;
    let joined = this.#joined.get(place);
    if (joined === undefined) {
      joined = this.#numbers.get(this.#factors[a] + this.#factors[b]) ?? -1;
      this.#joined.set(place, joined);
    }
    return joined;
  }

  #mayBecomeGoal(key: bigint): boolean {
    return key === this.#goal || (key | (1n << BigInt(this.#number('')))) === this.#goal;
  }

  #piece(words: readonly number[], k: number, options: number, made: Recipe): Piece | undefined {
    let contexts = -1n;
    for (const word of words) contexts &= this.#contexts[word];
    if (contexts === 0n) return undefined;
    const most = this.#mostOf(words);
    return { words, key: bitsOf(words), contexts, most, waste: k - sumOf(most), options, made };
  }

  #number(word: string): number {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.#factors.push(word) - 1;
      this.#numbers.set(word, number);
      this.#contexts.push(0n);
      this.#counts.push(
        this.#groups.map((group) => [...word].filter((char) => group.includes(char.charCodeAt(0))).length),
      );
    }
    return number;
  }

  #mostOf(words: readonly number[]): number[] {
    return this.#groups.map((_, g) => words.reduce((most, word) => Math.max(most, this.#counts[word][g]), 0));
  }
}

/** The different sets { x : u x v is a word }; what lies inside another one adds nothing and is left out. */
function quotientsOf(words: readonly string[]): ReadonlySet<string>[] {
  const byContext = new Map<string, string[]>();
  for (const word of words) {
    for (let from = 0; from <= word.length; from++) {
      for (let to = from; to <= word.length; to++) {
        const context = `${word.slice(0, from)}\uffff${word.slice(to)}`;
        const inside = byContext.get(context);
        if (inside === undefined) byContext.set(context, [word.slice(from, to)]);
        else inside.push(word.slice(from, to));
      }
    }
  }
  const different = new Map([...byContext.values()].map((inside) => [inside.sort().join('\uffff'), new Set(inside)]));
  const sets = [...different.values()].sort((a, b) => b.size - a.size);
  const kept: ReadonlySet<string>[] = [];
  for (const set of sets) {
    if (sets.length > 400 || !kept.some((larger) => [...set].every((word) => larger.has(word)))) kept.push(set);
  }
  return kept;
}

function bitsOf(numbers: readonly number[]): bigint {
  return numbers.reduce((bits, number) => bits | (1n << BigInt(number)), 0n);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function subsetsOf(letters: readonly number[]): number[][] {
  const subsets: number[][] = [];
  for (let bits = 1; bits < 1 << letters.length; bits++) subsets.push(letters.filter((_, i) => (bits >> i) & 1));
  return subsets;
}

/** Depth is bounded: each step but options makes the piece smaller, and there are at most twelve terminals. */
function exprOf(pool: ExprPool, alphabet: Alphabet, { made }: Piece): ExprId {
  if (made.kind === 'letters')
    return pool.choice(made.letters.map((letter) => pool.terminal(alphabet.letters[letter])));
  if (made.kind === 'option') return pool.option(exprOf(pool, alphabet, made.body));
  const [left, right] = [exprOf(pool, alphabet, made.left), exprOf(pool, alphabet, made.right)];
  return made.kind === 'concat' ? pool.concat([left, right]) : pool.choice([left, right]);
}
