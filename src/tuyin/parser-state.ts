/**
 * What all parts of the Tuyin parser share: the place in the tokens, layout, comments, scopes, nesting, diagnostics.
 *
 * Layout: `brackets` counts open brackets; while it is not 0 line ends mean nothing. At 0 a token that is the first of its
 * line ends the statement before it (`startsLine`). A mistake throws `Recover`, which the loop over lines catches.
 *
 * Nesting: `node` knows the height of every tree that it is given and refuses one that is higher than `maxNesting`;
 * `nested` does the same for the recursion of the parser. So every walk over what was read may recurse.
 */
import { diagnose, type Diagnostic, type Extras } from '../base/diagnostics.ts';
import type { Span } from '../base/source.ts';
import { nearestName } from '../base/suggest.ts';
import { tuyinTextCatalogue, type TuyinTextCatalogue, type TuyinTextCode } from './diagnostics.ts';
import { reservedWords } from './keywords.ts';
import { isNumber } from './names.ts';
import { shortened } from './numbers.ts';
import type { Comments, Expr, Name } from './nodes.ts';
import { tokenName, type TokenKind, type Tokens } from './scanner.ts';
import type { Type } from './types.ts';

const mostDiagnostics = 200;
export const defaultNesting = 256;
/** More would endanger the stack of the host. */
export const largestNesting = 512;

/** Ends the reading of a statement or item whose mistake has been reported. */
export class Recover extends Error {}

/** Comments of the element that is being read. */
export interface OpenComments {
  before: string[];
  after: string | undefined;
}

/** The local names of one body: what it defines, and bare uses whose meaning is not known yet. */
export interface Scope {
  readonly defined: Set<string>;
  readonly bare: Name[];
}

/** What a look over all tokens tells before the first is parsed; see `surveyNames`. */
export interface KnownNames {
  readonly functions: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly locals: ReadonlySet<string>;
}

export class Parser {
  readonly tokens: Tokens;
  readonly known: KnownNames;
  readonly maxNesting: number;
  readonly diagnostics: Diagnostic[] = [];
  at = 0;
  brackets = 0;
  /** In an arm a `|` outside brackets begins the next arm. */
  inArm = false;
  /** Columns of the first arms of the matches that are open, innermost last; -1 without an arm yet. */
  readonly openMatches: number[] = [];
  /** Where the last match ended: a `|` on the line below is a misplaced arm, no operator. */
  endOfMatch = -1;
  element: OpenComments | undefined;
  scope: Scope = { defined: new Set(), bare: [] };
  /** Bare names that no body defines: symbols of the module, or nothing. */
  readonly moduleNames: Name[] = [];
  #comment = 0;
  #nesting = 0;
  readonly #heights = new WeakMap<Expr | Type, number>();
  #lastProblem = -1;

  constructor(tokens: Tokens, known: KnownNames, maxNesting: number) {
    this.tokens = tokens;
    this.known = known;
    this.maxNesting = Math.min(maxNesting, largestNesting);
  }

  // Tokens

  get kind(): TokenKind {
    return this.tokens.kinds[this.at];
  }

  get text(): string {
    return this.tokens.text(this.at);
  }

  /** The name, string or number that a token stands for. */
  name(): string {
    return tokenName(this.text);
  }

  kindAt(offset: number): TokenKind {
    return this.tokens.kinds[Math.min(this.at + offset, this.tokens.kinds.length - 1)];
  }

  textAt(offset: number): string {
    return this.tokens.text(Math.min(this.at + offset, this.tokens.kinds.length - 1));
  }

  next(): void {
    if (this.kind !== 'end') this.at++;
  }

  isPunct(text: string): boolean {
    return this.kind === 'punct' && this.text === text;
  }

  isWord(word: string): boolean {
    return this.kind === 'bare' && this.text === word;
  }

  takePunct(text: string): boolean {
    if (!this.isPunct(text)) return false;
    this.at++;
    return true;
  }

  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.at++;
    return true;
  }

  expectPunct(text: string): void {
    if (!this.takePunct(text)) this.expected(`\`${text}\``);
  }

  expectWord(word: string): void {
    if (!this.takeWord(word)) this.expected(`\`${word}\``);
  }

  /** Does the current token touch the one before it? */
  isAdjacent(): boolean {
    return this.at > 0 && this.tokens.starts[this.at] === this.tokens.ends[this.at - 1];
  }

  /** From a token that was read to the last one that was. */
  spanFrom(start: number): Span {
    return this.tokens.span(start, Math.max(start, this.at - 1));
  }

  // Layout

  /** Is the current token the first of its line, and does that count? */
  startsLine(): boolean {
    return this.kind === 'end' || (this.brackets === 0 && this.tokens.isFirst(this.at));
  }

  column(): number {
    return this.tokens.column(this.at);
  }

  /** Runs something between brackets, where lines do not count. */
  inBrackets<T>(parse: () => T): T {
    const { inArm } = this;
    this.brackets++;
    this.inArm = false;
    try {
      return parse();
    } finally {
      this.brackets--;
      this.inArm = inArm;
    }
  }

  /** Items with commas between them up to a closing bracket, which is taken. */
  list<T>(close: string, parse: () => T, allowTrailingComma = false): T[] {
    return this.inBrackets(() => {
      const items: T[] = [];
      if (this.takePunct(close)) return items;
      for (;;) {
        items.push(parse());
        if (this.takePunct(close)) return items;
        if (!this.takePunct(',')) this.expected(`\`,\` or \`${close}\``);
        if (allowTrailingComma && this.takePunct(close)) return items;
      }
    });
  }

  // Nesting

  nested<T>(parse: () => T): T {
    if (++this.#nesting > this.maxNesting) {
      this.#nesting--;
      this.fail('TUY1102', this.at, this.maxNesting);
    }
    const depth = this.#nesting;
    try {
      return parse();
    } finally {
      this.#nesting = depth - 1;
    }
  }

  /** A tree with its parts below it. */
  node<T extends Expr | Type>(tree: T, ...parts: readonly (Expr | Type | undefined)[]): T {
    let height = 0;
    for (const part of parts) if (part !== undefined) height = Math.max(height, this.heightOf(part));
    if (++height > this.maxNesting) this.fail('TUY1102', Math.max(this.at - 1, 0), this.maxNesting);
    if (height > 1) this.#heights.set(tree, height);
    return tree;
  }

  heightOf(tree: Expr | Type): number {
    return this.#heights.get(tree) ?? 1;
  }

  /** A tree that is as high as something that is no expression, such as the body of an arm. */
  raise(tree: Expr, height: number): void {
    if (height >= this.maxNesting) this.fail('TUY1102', Math.max(this.at - 1, 0), this.maxNesting);
    this.#heights.set(tree, height + 1);
  }

  // Comments

  /** Begins an element: the comments above it are its own. */
  openComments(): OpenComments {
    return { before: this.#takeComments(this.tokens.starts[this.at]), after: undefined };
  }

  /** After the head of an element: comments within it, and the one at the end of its line. */
  headComments(open: OpenComments | undefined): void {
    if (open === undefined || this.brackets > 0) return;
    open.before.push(...this.#takeComments(this.at === 0 ? 0 : this.tokens.ends[this.at - 1]));
    const next = this.tokens.comments.at(this.#comment);
    if (open.after !== undefined || next === undefined || next.first || next.start >= this.tokens.starts[this.at])
      return;
    open.after = next.text;
    this.#comment++;
  }

  closeComments(open: OpenComments): Comments {
    this.headComments(open);
    return open;
  }

  /** Comments before the current token that stand to the right of a column. */
  tailComments(column: number): string[] {
    const { comments, starts } = this.tokens;
    const tail: string[] = [];
    for (let next = comments.at(this.#comment); next !== undefined; next = comments.at(this.#comment)) {
      if (next.start >= starts[this.at] || (next.first && next.column <= column)) break;
      tail.push(next.text);
      this.#comment++;
    }
    return tail;
  }

  #takeComments(limit: number): string[] {
    const taken: string[] = [];
    const { comments } = this.tokens;
    while (this.#comment < comments.length && comments[this.#comment].start < limit)
      taken.push(comments[this.#comment++].text);
    return taken;
  }

  // Names

  /** A bare name where it is used. */
  bareUse(name: string, span: Span): Name {
    const use: Name = { kind: 'name', sigil: '', name, span };
    this.scope.bare.push(use);
    return use;
  }

  /** Runs the parser of a body with local names of its own. */
  inScope<T>(parse: () => T): T {
    const outer = this.scope;
    this.scope = { defined: new Set(), bare: [] };
    try {
      return parse();
    } finally {
      this.closeScope();
      this.scope = outer;
    }
  }

  closeScope(): void {
    for (const use of this.scope.bare) {
      if (this.scope.defined.has(use.name)) use.sigil = '%';
      else this.moduleNames.push(use);
    }
  }

  /** The name of a symbol where it is defined or named: `@f`, `@"a b"`, `f`. */
  symbolName(wanted: string): Name {
    const { kind } = this;
    if (kind !== 'global' && kind !== 'bare') this.expected(wanted);
    if (kind === 'bare') this.refuseReserved();
    const name: Name = { kind: 'name', sigil: '@', name: this.name(), span: this.tokens.span(this.at) };
    this.at++;
    return name;
  }

  localName(): Name {
    if (this.kind !== 'local') this.expected('a local name');
    const name: Name = { kind: 'name', sigil: '%', name: this.name(), span: this.tokens.span(this.at) };
    this.at++;
    return name;
  }

  refuseReserved(): void {
    if (reservedWords.has(this.text)) this.fail('TUY1107', this.at, this.text);
  }

  /** Does this name, in front of something, call a function? An undeclared `@name` can mean nothing else. */
  isFunction({ sigil, name }: Name): boolean {
    if (sigil === '%') return false;
    return this.known.functions.has(name) || (sigil === '@' && !this.known.symbols.has(name) && !isNumber(name));
  }

  // Diagnostics

  report<K extends TuyinTextCode>(
    code: K,
    at: number,
    args: Parameters<TuyinTextCatalogue[K]['message']>,
    extras?: Extras,
  ): void {
    if (at === this.#lastProblem || this.diagnostics.length > mostDiagnostics) return;
    this.#lastProblem = at;
    const span = this.tokens.span(at);
    const problem =
      this.diagnostics.length === mostDiagnostics
        ? diagnose(tuyinTextCatalogue, 'TUY1399', span, [mostDiagnostics])
        : diagnose(tuyinTextCatalogue, code, span, args, extras);
    this.diagnostics.push(problem);
  }

  /** A warning about a piece of the text that is no token. */
  warnAt(code: 'TUY1005', start: number): void {
    if (this.diagnostics.length >= mostDiagnostics) return;
    this.diagnostics.push(
      diagnose(tuyinTextCatalogue, code, { source: this.tokens.source, start, end: start + 1 }, []),
    );
  }

  fail<K extends TuyinTextCode>(code: K, at: number, ...args: Parameters<TuyinTextCatalogue[K]['message']>): never {
    this.report(code, at, args);
    throw new Recover();
  }

  /** Reports that the current token is not what is wanted. */
  expected(wanted: string): never {
    if (this.kind === 'bad') this.badToken();
    if (this.kind === 'meta' && wanted === 'a value') this.fail('TUY1103', this.at, this.text);
    this.fail('TUY1101', this.at, wanted, this.found());
  }

  badToken(): never {
    const text = shortened(this.text);
    switch (this.tokens.reasons.get(this.at)) {
      case 'string':
        return this.fail('TUY1002', this.at, undefined);
      case 'number':
        return this.fail('TUY1003', this.at, text);
      case 'name':
        return this.fail('TUY1004', this.at, text);
      default:
        return this.fail('TUY1001', this.at, text);
    }
  }

  found(): string {
    if (this.kind === 'end') return 'the end of the file';
    return this.startsLine() ? `the line end before \`${shortened(this.text)}\`` : `\`${shortened(this.text)}\``;
  }

  /** "Did you mean": a note and a fix that replaces a token. */
  suggestion(at: number, candidates: Iterable<string>): Extras {
    const nearest = nearestName(this.tokens.text(at), candidates);
    if (nearest === undefined) return {};
    const fix = { title: `replace by \`${nearest}\``, span: this.tokens.span(at), replacement: nearest };
    return { notes: [{ message: `did you mean \`${nearest}\`?` }], fix };
  }

  /** A whole number within bounds. */
  count(wanted: string, most: number, least = 0): number {
    if (this.kind !== 'int') this.expected(wanted);
    const text = this.text;
    const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most)) this.fail('TUY1006', this.at, wanted, least, most);
    this.at++;
    return value;
  }
}
