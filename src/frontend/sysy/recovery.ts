/**
 * What the parts of the parser share: the place in the text, reports of what is wrong there, and the ways back to
 * where a statement or declaration begins. Each way stops before what closes or begins something, so that a mistake
 * costs no more than the statement it is in.
 */
import type { Diagnostic, Extras, Fix } from '../../base/diagnostics.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { ownEntry } from '../../base/own-entry.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import { nearestName } from '../../base/suggest.ts';
import { Events } from './events.ts';
import { ExpressionParser } from './expression-parser.ts';
import { keywords, Kind, Scanner } from './scanner.ts';
import type { SyntaxArgs, SyntaxCode } from './syntax-diagnostics.ts';
import { syntaxCatalogue } from './syntax-diagnostics.ts';

const char = (text: string): number => text.charCodeAt(0);
/** Kinds of the tokens that bracket and separate. */
export const Sign = {
  openParen: char('('),
  closeParen: char(')'),
  openSquare: char('['),
  closeSquare: char(']'),
  open: char('{'),
  close: char('}'),
  semicolon: char(';'),
  comma: char(','),
  assign: char('='),
} as const;

/** Words of C that begin statements or declarations which SysY does not have. */
const foreignWords: Readonly<Record<string, string>> = {
  for: '`while`',
  do: '`while`',
  switch: '`if` and `else`',
  case: '`if` and `else`',
  goto: '`while` and `break`',
  char: '`int`',
  short: '`int`',
  long: '`int`',
  unsigned: '`int`',
  signed: '`int`',
  bool: '`int`',
  double: '`float`',
  static: 'a global variable',
  extern: 'definitions in one file',
  inline: 'a function',
  struct: 'arrays',
  typedef: '`int` and `float`',
};

/** One for a file: everything that the parsers of statements, declarations and expressions have in common. */
export class ParserState {
  readonly source: SourceFile;
  readonly scanner: Scanner;
  readonly events = new Events();
  readonly expressions: ExpressionParser;
  readonly #diagnostics: Diagnostic[];
  /** Where the current statement or declaration starts, for hints about its first word. */
  #begin = 0;
  /** The word with which this statement begins, once it has been reported as none of SysY. */
  foreignWord: string | undefined;
  isInFunction = false;

  constructor(source: SourceFile, diagnostics: Diagnostic[]) {
    this.source = source;
    this.#diagnostics = diagnostics;
    this.scanner = new Scanner(source, diagnostics);
    this.expressions = new ExpressionParser(this.scanner, this.events, (wanted) => this.expected(wanted));
  }

  /** A statement or declaration begins at the current token. */
  begin(): void {
    this.#begin = this.scanner.start;
    this.foreignWord = undefined;
  }

  // Diagnostics

  span(start: number, end: number): Span {
    return { source: this.source, start, end };
  }

  report<K extends SyntaxCode>(code: K, span: Span, args: SyntaxArgs<K>, extras?: Extras): void {
    this.#diagnostics.push(diagnose(syntaxCatalogue, code, span, args, extras));
  }

  /** Something else is wanted where the current token stands. */
  expected(wanted: string): void {
    const s = this.scanner;
    const span = this.span(s.start, s.end);
    if (this.#followsBadToken() || this.#reportForeign()) return;
    if (s.kind === Sign.assign && !wanted.includes('name')) {
      return this.report('SYS1102', span, [], { fix: { title: 'compare with `==`', span, replacement: '==' } });
    }
    // What is missing is missing behind the token before.
    const before = this.span(s.previousEnd, s.previousEnd);
    const isBefore = wanted.startsWith('`') && this.isOnNewLine();
    const misspelt = this.#misspeltKeyword(wanted);
    if (misspelt !== undefined) return this.report('SYS1101', span, [wanted, this.#describe()], { fix: misspelt });
    const fix = wanted === '`;`' ? { fix: { title: 'insert `;`', span: before, replacement: ';' } } : undefined;
    this.report('SYS1101', isBefore ? before : span, [wanted, this.#describe()], fix);
  }

  /** `retrun x;` and `flaot y;` would be a name that something strange follows. */
  #misspeltKeyword(wanted: string): Fix | undefined {
    const isType = wanted === '`int` or `float`';
    if (!isType && wanted !== '`;`' && wanted !== 'a declaration or function') return undefined;
    const start = isType ? this.scanner.start : this.#begin;
    const word = /^[A-Za-z_]\w{0,20}/.exec(this.source.text.slice(start, start + 21))?.[0] ?? '';
    const isKeyword = keywords.some((keyword) => keyword === word);
    const near = word.length < 2 || isKeyword ? undefined : nearestName(word, keywords);
    if (near === undefined) return undefined;
    this.foreignWord = word;
    return { title: `did you mean \`${near}\`?`, span: this.span(start, start + word.length), replacement: near };
  }

  /** The current token, for messages. */
  #describe(): string {
    const { kind, text } = this.scanner;
    if (kind === Kind.end) return 'the end of the file';
    return `\`${text.length > 40 ? `${text.slice(0, 40)}…` : text}\``;
  }

  /** Characters that mean nothing are reported already, and what follows them in the same statement is no wonder. */
  #followsBadToken(): boolean {
    const last = this.#diagnostics.at(-1);
    return (last?.code === 'SYS1001' || last?.code === 'SYS1004') && (last.span?.start ?? 0) >= this.#begin;
  }

  /** Mistakes of those who think of C: `for (…)`, `i++`, `i += 1`, `unsigned x`. */
  #reportForeign(): boolean {
    if (this.#reportForeignWord()) return true;
    const s = this.scanner;
    const before = this.source.text.slice(Math.max(0, s.previousEnd - 2), s.previousEnd);
    if ((before === '++' || before === '--') && s.kind !== Kind.end) {
      this.report('SYS1104', this.span(s.previousEnd - 2, s.previousEnd), [before, `x = x ${before[0]} 1`]);
      return true;
    }
    if (s.kind === Sign.assign && s.previousEnd === s.start && /[-+*/%<>|&^]/.test(before[1] ?? '')) {
      const operator = before[1];
      this.report('SYS1104', this.span(s.start - 1, s.end), [`${operator}=`, `x = x ${operator} …`]);
      return true;
    }
    return false;
  }

  /** The word with which the statement begins, if it is one that means something in C and nothing in SysY. */
  #reportForeignWord(): boolean {
    const word = /^[a-z]+/.exec(this.source.text.slice(this.#begin, this.#begin + 12))?.[0] ?? '';
    const instead = ownEntry(foreignWords, word);
    if (instead === undefined) return false;
    this.report('SYS1105', this.span(this.#begin, this.#begin + word.length), [word, instead]);
    this.foreignWord = word;
    return true;
  }

  /** Reads a token if it is of that kind. */
  accept(kind: number): boolean {
    if (this.scanner.kind !== kind) return false;
    this.scanner.next();
    return true;
  }

  /** Reads a token of that kind, or reports that it is missing. */
  expect(kind: number): boolean {
    if (this.accept(kind)) return true;
    this.expected(`\`${String.fromCharCode(kind)}\``);
    return false;
  }

  /** A forgotten semicolon at the end of a line: what follows is the next statement. */
  isOnNewLine(): boolean {
    const s = this.scanner;
    return this.source.position(s.previousEnd).line !== this.source.position(s.start).line;
  }

  // Ways back

  /** No head, condition or expression goes beyond such a token. */
  #isAtEdge(): boolean {
    const { kind } = this.scanner;
    return kind === Kind.end || kind === Sign.semicolon || kind === Sign.open || kind === Sign.close;
  }

  /** To the body of a function whose head is broken. */
  skipHead(): void {
    while (!this.#isAtEdge()) this.scanner.next();
  }

  /** To the next word that begins a declaration outside braces. */
  skipGlobal(): void {
    const s = this.scanner;
    let depth = 0;
    for (let isFirst = true; s.kind !== Kind.end; isFirst = false, s.next()) {
      if (depth === 0 && !isFirst && s.kind >= Kind.constWord && s.kind <= Kind.voidWord) return;
      if (s.kind === Sign.open) depth++;
      else if (s.kind === Sign.close) {
        if (depth <= 1) return s.next();
        depth--;
      } else if (depth === 0 && s.kind === Sign.semicolon) return s.next();
    }
  }

  /** To behind the next `;`, or before what begins or ends a statement. */
  skipStatement(): void {
    const s = this.scanner;
    for (; s.kind !== Kind.end && s.kind !== Sign.open && s.kind !== Sign.close; s.next()) {
      if (s.kind === Sign.semicolon) return s.next();
      if (s.kind >= Kind.constWord && s.kind < Kind.constWord + keywords.length && s.kind !== Kind.elseWord) return;
    }
  }

  /** The same, and over a list of initial values in braces. */
  skipDeclaration(): void {
    if (this.isInFunction) return this.skipStatement();
    this.#skipGlobalRest();
  }

  /** To where the next declaration outside functions begins. */
  #skipGlobalRest(): void {
    const s = this.scanner;
    if (s.kind === Sign.semicolon) return s.next();
    if (s.kind >= Kind.constWord && s.kind <= Kind.voidWord) return;
    this.skipGlobal();
  }

  /** Out of the braces of a broken initialiser. */
  skipBraces(depth: number): void {
    const s = this.scanner;
    for (let open = depth; s.kind !== Kind.end && s.kind !== Sign.semicolon; s.next()) {
      if (s.kind >= Kind.constWord && s.kind <= Kind.returnWord) return;
      if (s.kind === Sign.open) open++;
      else if (s.kind === Sign.close && --open === 0) return s.next();
    }
  }

  /** A function inside a function: its braces and all between them. */
  skipNested(): void {
    const s = this.scanner;
    if (s.kind !== Sign.open) return this.skipStatement();
    for (let depth = 0; s.kind !== Kind.end; s.next()) {
      if (s.kind === Sign.open) depth++;
      else if (s.kind === Sign.close && --depth === 0) return s.next();
    }
  }

  /** To behind the `)` that ends a broken condition. */
  skipCondition(): void {
    const s = this.scanner;
    for (let depth = 0; !this.#isAtEdge(); s.next()) {
      if (s.kind >= Kind.ifWord && s.kind <= Kind.returnWord) return;
      if (s.kind === Sign.openParen) depth++;
      else if (s.kind === Sign.closeParen && depth-- === 0) return s.next();
    }
  }

  /** Out of the parentheses of a `for`. */
  skipForHead(): void {
    const s = this.scanner;
    let depth = 0;
    for (const c of this.source.text.slice(this.#begin, s.start)) depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    for (; depth > 0 && (s.kind === Sign.semicolon || !this.#isAtEdge()); s.next()) {
      if (s.kind === Sign.openParen) depth++;
      else if (s.kind === Sign.closeParen) depth--;
    }
  }
}
