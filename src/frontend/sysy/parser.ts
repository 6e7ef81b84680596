/**
 * SysY text to events: statements and the file as a whole. Functions bear the names of the grammar; blocks and branches
 * that are still open wait on a stack of frames, so nesting has no limit.
 *
 * After a mistake the parser goes on at the next statement or declaration (recovery.ts); the events of the broken part
 * are withdrawn, so the sequence is always well formed: every operator has its operands, every bracket its
 * partner.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import type { Event } from './events.ts';
import { DeclarationParser } from './declaration-parser.ts';
import { ParserState, Sign } from './recovery.ts';
import { Kind } from './scanner.ts';

export interface SyntaxResult {
  readonly events: readonly Event[];
  /** The spelling of each atom. */
  readonly names: readonly string[];
}

/** Reads a whole file, whatever mistakes are in it; they are among the diagnostics. */
export function parseSysy(source: SourceFile, diagnostics: Diagnostic[]): SyntaxResult {
  return new Parser(new ParserState(source, diagnostics)).parseCompUnit();
}

/** A construct whose end has not been read: its kind, and where it began. */
interface Frame {
  readonly kind: 'block' | 'if' | 'else' | 'while';
  readonly start: number;
}

/**
 * The frames of `while (a) if (b) { c; } else d;` as it is read, above that of the function's body:
 *
 *     while        while if        while if block        while else        (none)
 *                                  } completes the block: `else` follows, so the `if` goes over to it; `d;` completes all
 */
class Parser {
  readonly #state: ParserState;
  readonly #declarations: DeclarationParser;
  readonly #frames: Frame[] = [];
  /** The statement at hand was the head of a `for`. */
  #isForHead = false;

  constructor(state: ParserState) {
    this.#state = state;
    this.#declarations = new DeclarationParser(state, () => this.#parseBody());
  }

  // CompUnit = { Decl | FuncDef }

  parseCompUnit(): SyntaxResult {
    const s = this.#state.scanner;
    while (s.kind !== Kind.end) {
      const { start } = s;
      this.#state.begin();
      this.#parseGlobal();
      if (s.start === start && s.kind !== Kind.end) s.next();
    }
    return { events: this.#state.events.all, names: s.names };
  }

  /** One declaration or function; what can begin neither is reported and skipped. */
  #parseGlobal(): void {
    const s = this.#state.scanner;
    switch (s.kind) {
      case Kind.constWord:
      case Kind.intWord:
      case Kind.floatWord:
      case Kind.voidWord:
        return this.#declarations.parseDeclOrFuncDef();
      case Sign.semicolon:
        return s.next();
      case Sign.close:
        this.#state.report('SYS1108', this.#state.span(s.start, s.end), []);
        return s.next();
      default:
        if (this.#declarations.isAtExtern) return this.#declarations.parseDeclOrFuncDef();
        this.#state.expected('a declaration or function');
        this.#state.skipGlobal();
    }
  }

  // Block = "{" { Decl | Stmt } "}"    Stmt = Block | "if" … | "while" … | simple statements

  /** The body of a function: the loop takes one statement after the other. */
  #parseBody(): void {
    const s = this.#state.scanner;
    this.#state.isInFunction = true;
    this.#open('block');
    s.next();
    while (this.#frames.length > 0) {
      const { start } = s;
      const depth = this.#frames.length;
      this.#state.begin();
      this.#isForHead = false;
      if (s.kind === Kind.end) this.#closeAtEnd();
      else this.#parseBlockItem();
      // A mistake that consumed nothing must not be met again.
      if (s.start === start && this.#frames.length === depth) s.next();
    }
    this.#state.isInFunction = false;
  }

  /** A construct begins at the current token. */
  #open(kind: Frame['kind']): void {
    this.#frames.push({ kind, start: this.#state.scanner.start });
  }

  /** The innermost open construct; none outside functions. */
  get #frame(): Frame['kind'] | undefined {
    return this.#frames.at(-1)?.kind;
  }

  /** The text ended inside a block: every open construct is closed, so that what stands there is checked all the same. */
  #closeAtEnd(): void {
    const s = this.#state.scanner;
    const block = this.#frames.findLast(({ kind }) => kind === 'block');
    const message = 'this brace is not closed';
    const opened = block === undefined ? [] : [{ message, span: this.#state.span(block.start, block.start + 1) }];
    this.#state.report('SYS1107', this.#state.span(s.start, s.end), [], { notes: opened });
    // The outermost frame is the body itself, which no event closes.
    while (this.#frames.length > 1) {
      if (this.#frame === 'block') {
        this.#state.events.statement(s.start, s.end, { kind: 'closeBlock' });
        this.#frames.pop();
      }
      this.#completeStmt();
    }
    this.#frames.pop();
  }

  /** The beginning of a statement: heads and braces push a frame, simple statements are complete at once. */
  #parseBlockItem(): void {
    const s = this.#state.scanner;
    switch (s.kind) {
      case Sign.open:
        this.#state.events.statement(s.start, s.end, { kind: 'openBlock' });
        this.#open('block');
        return s.next();
      case Sign.close:
        return this.#closeBlock();
      case Kind.ifWord:
      case Kind.whileWord:
        return this.#parseIfOrWhile(s.kind === Kind.ifWord);
      case Kind.elseWord:
        this.#state.report('SYS1106', this.#state.span(s.start, s.end), []);
        return s.next();
      case Kind.constWord:
      case Kind.intWord:
      case Kind.floatWord:
      case Kind.voidWord:
        if (this.#frame !== 'block') this.#state.report('SYS1110', this.#state.span(s.start, s.end), []);
        this.#declarations.parseDeclOrFuncDef();
        return this.#completeStmt();
      default:
        this.#parseSimpleStmt();
        return this.#isForHead ? this.#open('while') : this.#completeStmt();
    }
  }

  /** At "}". Inside `if (…)` without braces a statement is missing. */
  #closeBlock(): void {
    const s = this.#state.scanner;
    if (this.#frame !== 'block') {
      this.#state.expected('a statement');
      this.#completeStmt();
      return;
    }
    this.#frames.pop();
    if (this.#frames.length > 0) this.#state.events.statement(s.start, s.end, { kind: 'closeBlock' });
    s.next();
    if (this.#frames.length > 0) this.#completeStmt();
  }

  /** "if" "(" Cond ")" and "while" "(" Cond ")" */
  #parseIfOrWhile(isIf: boolean): void {
    const s = this.#state.scanner;
    const { start, end } = s;
    if (!isIf) this.#state.events.statement(start, end, { kind: 'while' });
    s.next();
    const mark = this.#state.events.length;
    const hasParen = this.#state.expect(Sign.openParen);
    const isKeyword = s.kind >= Kind.constWord && s.kind <= Kind.returnWord;
    const isMissing = s.kind === Sign.open || s.kind === Sign.semicolon || isKeyword;
    if (!hasParen && isMissing) this.#state.events.expression(start, end, { kind: 'bad' });
    else if (!hasParen) {
      this.#state.expressions.parse();
      this.#state.accept(Sign.closeParen);
    } else if (!this.#state.expressions.parse() || !this.#state.expect(Sign.closeParen)) {
      this.#state.events.truncate(mark);
      this.#state.events.expression(start, end, { kind: 'bad' });
      this.#state.skipCondition();
    }
    this.#state.events.statement(start, end, { kind: isIf ? 'if' : 'whileCondition' });
    this.#frames.push({ kind: isIf ? 'if' : 'while', start });
  }

  /** A statement is complete, and with it perhaps the branches and loops that it is the body of. */
  #completeStmt(): void {
    const s = this.#state.scanner;
    for (;;) {
      const at = s.previousEnd;
      switch (this.#frame) {
        case 'if':
          if (s.kind === Kind.elseWord) return this.#enterElse();
          this.#state.events.statement(at, at, { kind: 'endIf' });
          break;
        case 'else':
          this.#state.events.statement(at, at, { kind: 'endIf' });
          break;
        case 'while':
          this.#state.events.statement(at, at, { kind: 'endWhile' });
          break;
        default:
          return;
      }
      this.#frames.pop();
    }
  }

  #enterElse(): void {
    const s = this.#state.scanner;
    this.#frames.pop();
    this.#state.events.statement(s.start, s.end, { kind: 'else' });
    this.#open('else');
    s.next();
  }

  /** LVal "=" Exp ";" | [ Exp ] ";" | "break" ";" | "continue" ";" | "return" [ Exp ] ";" */
  #parseSimpleStmt(): void {
    const s = this.#state.scanner;
    const { start, kind } = s;
    const mark = this.#state.events.length;
    switch (kind) {
      case Sign.semicolon:
        return s.next();
      case Kind.breakWord:
      case Kind.continueWord:
        s.next();
        this.#state.events.statement(start, s.previousEnd, { kind: kind === Kind.breakWord ? 'break' : 'continue' });
        break;
      case Kind.returnWord:
        if (!this.#parseReturn(start)) return this.#state.skipStatement();
        break;
      default:
        if (!this.#parseExpOrAssign(start)) {
          this.#state.events.truncate(mark);
          return this.#state.foreignWord === 'for' ? this.#skipForHead(start) : this.#state.skipStatement();
        }
    }
    this.#endStatement(mark);
  }

  /** "return" [ Exp ]; false if the expression is wrong. */
  #parseReturn(start: number): boolean {
    const s = this.#state.scanner;
    s.next();
    const hasValue = s.kind !== Sign.semicolon && s.kind !== Sign.close;
    const isGood = !hasValue || this.#state.expressions.parse();
    this.#state.events.statement(start, s.previousEnd, { kind: 'return', hasValue });
    return isGood;
  }

  /** The semicolon. What turns out to be of another language has its events, from `mark` on, taken back. */
  #endStatement(mark: number): void {
    const s = this.#state.scanner;
    if (s.kind === Sign.semicolon) return s.next();
    this.#state.expected('`;`');
    if (this.#state.foreignWord !== undefined) this.#state.events.truncate(mark);
    if (!this.#state.isOnNewLine()) this.#state.skipStatement();
  }

  /** Out of the parentheses of a `for`, whose body is then that of a loop. */
  #skipForHead(start: number): void {
    const { scanner, events } = this.#state;
    this.#state.skipForHead();
    const end = scanner.previousEnd;
    events.statement(start, end, { kind: 'while' });
    events.expression(start, end, { kind: 'bad' });
    events.statement(start, end, { kind: 'whileCondition' });
    this.#isForHead = true;
  }

  /** LVal is read as an expression, since only the "=" behind it tells; its last event, `read`, is then taken back. */
  #parseExpOrAssign(start: number): boolean {
    const s = this.#state.scanner;
    if (!this.#state.expressions.parse()) return false;
    const { events } = this.#state;
    if (s.kind !== Sign.assign || this.#isCompoundSign()) {
      events.statement(start, s.previousEnd, { kind: 'drop' });
      return true;
    }
    const place = events.all.at(-1);
    if (place?.kind !== 'read') {
      this.#state.report('SYS1103', this.#state.span(start, s.previousEnd), []);
      s.next();
      return false;
    }
    // What was read is assigned to: the place itself is wanted.
    events.truncate(events.length - 1);
    s.next();
    if (!this.#state.expressions.parse()) return false;
    events.statement(place.start, place.end, { kind: 'assign' });
    return true;
  }

  /** `+=` and the like, which the parser meets as `=` right behind another sign. */
  #isCompoundSign(): boolean {
    const s = this.#state.scanner;
    return s.previousEnd === s.start && /[-+*/%]/.test(this.#state.source.text[s.start - 1] ?? '');
  }
}
