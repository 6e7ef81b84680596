/**
 * Statements, the arms of a match, and the bodies that both make up.
 *
 *     stmt ::= [name '='] expr {',' flag} {'!' name} [';']
 *     match ::= 'match' expr 'with' arm {arm}
 *     arm  ::= '|' ('_' | choice {'|' choice}) {',' (flag | '!' name)} ['->' body {',' '!' name}]  |  '|' '...'
 *     choice ::= expr ['..' expr]
 *
 * A body is what stands on the rest of the line, with `;` between statements, or the deeper lines below. A `|` that is
 * the first of its line belongs to the innermost open match whose arms stand at that column, else to the innermost one
 * that has no arm yet; any other `|` belongs to the innermost match, so in an arm it is bitwise or only in brackets. Behind a
 * pattern it begins another one of the same arm. An arm that gives nothing ends with its line, or with `;`.
 */
import { ownEntry } from '../base/own-entry.ts';
import { foreignStatements } from './keywords.ts';
import {
  noComments,
  type Arm,
  type Body,
  type Choice,
  type Expr,
  type MetaRef,
  type Name,
  type Stmt,
} from './nodes.ts';
import { isFastMathFlag, type FastMathFlag } from './opcodes.ts';
import { ExprParser } from './parser-expressions.ts';
import { Recover, type Parser } from './parser-state.ts';
import { tokenName } from './scanner.ts';

export class StmtParser {
  readonly #p: Parser;
  readonly expressions: ExprParser;
  /** Height of the tallest tree among the statements of the arms of the current match. */
  #tallest = 0;

  constructor(parser: Parser) {
    this.#p = parser;
    this.expressions = new ExprParser(parser, () => this.#match());
  }

  /** A statement on lines of its own, with its comments. */
  stmt(): Stmt {
    const p = this.#p;
    const outer = p.element;
    const open = p.openComments();
    p.element = open;
    try {
      const stmt = this.#bare();
      p.takePunct(';');
      if (!this.#isAtEnd()) p.expected('the end of the statement');
      return { ...stmt, comments: p.closeComments(open) };
    } finally {
      p.element = outer;
    }
  }

  /** Statements of other languages, unless the word is a name here. */
  #refuseForeign(): void {
    const p = this.#p;
    const instead = p.kind === 'bare' ? ownEntry(foreignStatements, p.text) : undefined;
    if (instead === undefined || p.textAt(1) === '=') return;
    const { functions, symbols, locals } = p.known;
    if (![functions, symbols, locals, p.scope.defined].some((names) => names.has(p.text)))
      p.fail('TUY1113', p.at, p.text, instead);
  }

  #isAtEnd(): boolean {
    const p = this.#p;
    return p.startsLine() || p.isPunct('}') || p.tokens.text(p.at - 1) === ';';
  }

  #bare(): Stmt {
    const p = this.#p;
    const start = p.at;
    this.#refuseForeign();
    const target = this.#target();
    if (target !== undefined) this.#refuseForeign();
    const value = this.expressions.expr();
    const flags = this.#flags();
    const meta = this.metaRefs();
    this.#tallest = Math.max(this.#tallest, p.heightOf(value));
    return { target, value, flags, meta, comments: noComments, span: p.spanFrom(start) };
  }

  #target(): Name | undefined {
    const p = this.#p;
    const { kind } = p;
    if ((kind !== 'local' && kind !== 'bare' && kind !== 'global') || p.kindAt(1) !== 'punct' || p.textAt(1) !== '=')
      return undefined;
    if (kind === 'bare') p.refuseReserved();
    const name: Name = {
      kind: 'name',
      sigil: kind === 'global' ? '@' : '%',
      name: p.name(),
      span: p.tokens.span(p.at),
    };
    if (kind !== 'global') p.scope.defined.add(name.name);
    p.at += 2;
    return name;
  }

  /** `, nsz, arcp`. */
  #flags(): FastMathFlag[] {
    const p = this.#p;
    const flags: FastMathFlag[] = [];
    while (!p.startsLine() && p.isPunct(',') && p.kindAt(1) === 'bare') {
      const word = p.textAt(1);
      if (!isFastMathFlag(word)) break;
      flags.push(word);
      p.at += 2;
    }
    return flags;
  }

  /** `!0 !name`. */
  metaRefs(): MetaRef[] {
    const p = this.#p;
    const refs: MetaRef[] = [];
    while (p.kind === 'meta' && !p.startsLine()) refs.push(this.metaRef());
    return refs;
  }

  metaRef(): MetaRef {
    const p = this.#p;
    if (p.kind !== 'meta') p.expected('the name of metadata');
    const ref = { name: tokenName(p.text), span: p.tokens.span(p.at) };
    p.next();
    return ref;
  }

  /** The lines that stand to the right of `column`, and what follows a `;` on them; in braces, all up to the closing one. */
  body(column: number, inBraces = false): Body {
    const p = this.#p;
    const stmts: Stmt[] = [];
    let first: number | undefined;
    const goesOn = (): boolean => (p.startsLine() ? p.column() > column : stmts.length > 0 && this.#isAtEnd());
    while (p.kind !== 'end' && !(inBraces && p.isPunct('}')) && (inBraces || goesOn())) {
      if (!inBraces && p.startsLine() && !p.isPunct('|')) {
        first ??= p.column();
        if (p.column() !== first) p.report('TUY1109', p.at, []);
      }
      try {
        if (p.isPunct('|')) p.fail('TUY1104', p.at);
        stmts.push(this.stmt());
      } catch (error) {
        if (!(error instanceof Recover)) throw error;
        this.#skipLine(inBraces);
      }
    }
    return { stmts, tail: p.tailComments(inBraces ? -1 : column) };
  }

  /** To the next line, or to the brace that closes the body. */
  #skipLine(inBraces: boolean): void {
    const p = this.#p;
    p.brackets = 0;
    let braces = 0;
    do {
      if (p.isPunct('{')) braces++;
      if (p.isPunct('}') && braces-- === 0 && inBraces) return;
      p.next();
    } while (p.kind !== 'end' && !p.tokens.isFirst(p.at));
  }

  // Match

  /** Behind the word `match`. */
  #match(): Expr {
    const p = this.#p;
    const start = p.at - 1;
    const scrutinee = this.expressions.expr();
    p.expectWord('with');
    p.headComments(p.element);
    const tallest = this.#tallest;
    this.#tallest = p.heightOf(scrutinee);
    const arms = this.#arms();
    if (arms.length === 0) p.fail('TUY1105', start);
    p.endOfMatch = p.at;
    const match: Expr = { kind: 'match', scrutinee, arms, span: p.spanFrom(start) };
    p.raise(match, this.#tallest);
    this.#tallest = Math.max(tallest, p.heightOf(match));
    return match;
  }

  #arms(): Arm[] {
    const p = this.#p;
    const arms: Arm[] = [];
    const { inArm, element } = p;
    p.openMatches.push(-1);
    p.inArm = true;
    try {
      while (p.isPunct('|') && this.#ownsBar(arms.length)) {
        if (arms.length === 0) p.openMatches[p.openMatches.length - 1] = p.column();
        arms.push(this.#arm());
      }
    } finally {
      p.openMatches.pop();
      p.inArm = inArm;
      p.element = element;
    }
    return arms;
  }

  /** Does the `|` at the current place belong to the innermost match, which has so many arms? */
  #ownsBar(count: number): boolean {
    const p = this.#p;
    if (!p.startsLine()) return true;
    const column = p.column();
    const { openMatches } = p;
    if (count > 0) return openMatches[openMatches.length - 1] === column;
    return !openMatches.includes(column);
  }

  /** Flags and metadata between a pattern and its arrow, with commas before each. */
  #armNotes(): { readonly flags: FastMathFlag[]; readonly meta: MetaRef[] } {
    const p = this.#p;
    const flags: FastMathFlag[] = [];
    const meta: MetaRef[] = [];
    while (!p.startsLine() && p.isPunct(',')) {
      p.next();
      if (p.kind === 'meta') meta.push(this.metaRef());
      else flags.push(this.#flag());
    }
    return { flags, meta };
  }

  #arm(): Arm {
    const p = this.#p;
    const start = p.at;
    const column = p.column();
    const open = p.brackets === 0 ? p.openComments() : undefined;
    p.element = open;
    p.next();
    const elided = p.isPunct('...');
    const wild = p.isWord('_');
    const patterns = elided || wild ? (p.next(), []) : this.#choices();
    if (wild && this.#barOnLine()) p.fail('TUY1114', p.at - 1);
    const { flags, meta } = this.#armNotes();
    const body = p.takePunct('->') ? this.#armBody(column, open !== undefined) : undefined;
    while (body !== undefined && !p.startsLine() && p.isPunct(',') && p.kindAt(1) === 'meta') {
      p.next();
      meta.push(this.metaRef());
    }
    const span = p.spanFrom(start);
    if (body === undefined && !elided) this.#endOfEmptyArm();
    const comments = open === undefined ? noComments : p.closeComments(open);
    if (p.brackets === 0 && !this.#isAtEnd() && !p.isPunct('|')) p.expected('the end of the arm');
    return { patterns, elided, flags, meta, body, comments, span };
  }

  #choices(): Choice[] {
    const p = this.#p;
    const choices = [this.#choice()];
    while (this.#barOnLine()) {
      p.next();
      if (p.isWord('_')) p.fail('TUY1114', p.at);
      choices.push(this.#choice());
    }
    return choices;
  }

  #choice(): Choice {
    const p = this.#p;
    const value = this.expressions.expr();
    const to = !p.startsLine() && p.takePunct('..') ? this.expressions.expr() : undefined;
    this.#tallest = Math.max(this.#tallest, p.heightOf(value), to === undefined ? 0 : p.heightOf(to));
    return { value, to };
  }

  /** A `|` that does not begin a line, not even one in brackets. */
  #barOnLine(): boolean {
    const p = this.#p;
    return p.isPunct('|') && !p.tokens.isFirst(p.at);
  }

  /** `| 1; | 2 -> x`: what gives nothing must say where it ends. */
  #endOfEmptyArm(): void {
    const p = this.#p;
    if (!p.startsLine() && p.isPunct(';') && p.textAt(1) === '|') p.next();
    else if (this.#barOnLine()) p.expected('`->`');
  }

  #flag(): FastMathFlag {
    const p = this.#p;
    const word = p.text;
    if (p.kind !== 'bare' || !isFastMathFlag(word)) return p.expected('a fast-math flag or metadata');
    p.next();
    return word;
  }

  #armBody(column: number, hasComments: boolean): Body {
    const p = this.#p;
    if (hasComments) p.headComments(p.element);
    if (!p.startsLine()) return { stmts: this.#inline(), tail: [] };
    if (p.column() <= column || p.kind === 'end' || p.isPunct('|')) p.fail('TUY1108', p.at - 1, 'an arm with `->`');
    return this.body(column);
  }

  /** The rest of the line: statements with `;` between them. */
  #inline(): Stmt[] {
    const p = this.#p;
    const stmts = [this.#bare()];
    while (!p.startsLine() && p.takePunct(';')) {
      if (p.startsLine() || p.isPunct('|') || p.isPunct(')') || p.isPunct(']') || p.isPunct('}')) break;
      stmts.push(this.#bare());
    }
    return stmts;
  }
}
