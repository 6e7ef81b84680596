/**
 * SysY text to events: statements and the file as a whole. Functions bear the names of the grammar; blocks and branches
 * that are still open wait on a stack of frames, so nesting has no limit.
 *
 * After a mistake the parser goes on at the next statement or declaration (recovery.ts); the events of the broken part
 * are withdrawn, so what is in the code is always well formed: every operator has its operands, every bracket its
 * partner.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import type { Code } from './code.ts';
import { Event } from './code.ts';
import { DeclarationParser } from './declaration-parser.ts';
import { ParserState, Sign } from './recovery.ts';
import { Kind } from './scanner.ts';

export interface SyntaxResult {
  readonly code: Code;
  /** The spelling of each atom. */
  readonly names: readonly string[];
}

export function parseSysy(source: SourceFile, diagnostics: Diagnostic[]): SyntaxResult {
  return new Parser(new ParserState(source, diagnostics)).parseCompUnit();
}

interface Frame {
  readonly kind: 'block' | 'if' | 'else' | 'while';
  readonly start: number;
}

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
    return { code: this.#state.code, names: s.names };
  }

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
        this.#state.expected('a declaration or function');
        this.#state.skipGlobal();
    }
  }

  // Block = "{" { Decl | Stmt } "}"

  /** The body of a function: every statement in it is one turn of the loop. */
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

  #open(kind: Frame['kind']): void {
    this.#frames.push({ kind, start: this.#state.scanner.start });
  }

  get #frame(): Frame['kind'] | undefined {
    return this.#frames.at(-1)?.kind;
  }

  #closeAtEnd(): void {
    const s = this.#state.scanner;
    const block = this.#frames.findLast(({ kind }) => kind === 'block');
    const message = 'this brace is not closed';
    const opened = block === undefined ? [] : [{ message, span: this.#state.span(block.start, block.start + 1) }];
    this.#state.report('SYS1107', this.#state.span(s.start, s.end), [], { notes: opened });
    // The outermost frame is the body itself, which needs no `Close`.
    while (this.#frames.length > 1) {
      if (this.#frame === 'block') {
        this.#state.code.emit(Event.Close, s.start, s.end);
        this.#frames.pop();
      }
      this.#completeStmt();
    }
    this.#frames.pop();
  }

  #parseBlockItem(): void {
    const s = this.#state.scanner;
    switch (s.kind) {
      case Sign.open:
        this.#state.code.emit(Event.Open, s.start, s.end);
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

  #closeBlock(): void {
    const s = this.#state.scanner;
    if (this.#frame !== 'block') {
      this.#state.expected('a statement');
      this.#completeStmt();
      return;
    }
    this.#frames.pop();
    if (this.#frames.length > 0) this.#state.code.emit(Event.Close, s.start, s.end);
    s.next();
    if (this.#frames.length > 0) this.#completeStmt();
  }

  /** "if" "(" Cond ")" and "while" "(" Cond ")" */
  #parseIfOrWhile(isIf: boolean): void {
    const s = this.#state.scanner;
    const { start, end } = s;
    if (!isIf) this.#state.code.emit(Event.While, start, end);
    s.next();
    const mark = this.#state.code.length;
    const hasParen = this.#state.expect(Sign.openParen);
    const isKeyword = s.kind >= Kind.constWord && s.kind <= Kind.returnWord;
    const isMissing = s.kind === Sign.open || s.kind === Sign.semicolon || isKeyword;
    if (!hasParen && isMissing) this.#state.code.emit(Event.Bad, start, end);
    else if (!hasParen) {
      this.#state.expressions.parse();
      this.#state.accept(Sign.closeParen);
    } else if (!this.#state.expressions.parse() || !this.#state.expect(Sign.closeParen)) {
      this.#state.code.truncate(mark);
      this.#state.code.emit(Event.Bad, start, end);
      this.#state.skipCondition();
    }
    this.#state.code.emit(isIf ? Event.If : Event.WhileCond, start, end);
    this.#frames.push({ kind: isIf ? 'if' : 'while', start });
  }

  /** A statement is complete, and with it perhaps the branches and loops that it is the body of. */
  #completeStmt(): void {
    const s = this.#state.scanner;
    for (;;) {
      const at = s.previousEnd;
      switch (this.#frame) {
        case 'if':
          this.#frames.pop();
          if (s.kind === Kind.elseWord) {
            this.#state.code.emit(Event.Else, s.start, s.end);
            this.#open('else');
            return s.next();
          }
          this.#state.code.emit(Event.EndIf, at, at);
          break;
        case 'else':
          this.#frames.pop();
          this.#state.code.emit(Event.EndIf, at, at);
          break;
        case 'while':
          this.#frames.pop();
          this.#state.code.emit(Event.EndWhile, at, at);
          break;
        default:
          return;
      }
    }
  }

  /** LVal "=" Exp ";" | [ Exp ] ";" | "break" ";" | "continue" ";" | "return" [ Exp ] ";" */
  #parseSimpleStmt(): void {
    const s = this.#state.scanner;
    const { start, kind } = s;
    const mark = this.#state.code.length;
    switch (kind) {
      case Sign.semicolon:
        return s.next();
      case Kind.breakWord:
      case Kind.continueWord:
        s.next();
        this.#state.code.emit(kind === Kind.breakWord ? Event.Break : Event.Continue, start, s.previousEnd);
        break;
      case Kind.returnWord: {
        s.next();
        const hasValue = s.kind !== Sign.semicolon && s.kind !== Sign.close;
        const isGood = !hasValue || this.#state.expressions.parse();
        this.#state.code.emit(Event.Return, start, s.previousEnd, hasValue ? 1 : 0);
        if (!isGood) return this.#state.skipStatement();
        break;
      }
      default:
        if (!this.#parseExpOrAssign(start)) {
          this.#state.code.truncate(mark);
          return this.#state.foreignWord === 'for' ? this.#skipForHead(start) : this.#state.skipStatement();
        }
    }
    if (s.kind === Sign.semicolon) return s.next();
    this.#state.expected('`;`');
    if (this.#state.foreignWord !== undefined) this.#state.code.truncate(mark);
    if (!this.#state.isOnNewLine()) this.#state.skipStatement();
  }

  /** Out of the parentheses of a `for`, whose body is then that of a loop. */
  #skipForHead(start: number): void {
    const { scanner, code } = this.#state;
    this.#state.skipForHead();
    code.emit(Event.While, start, scanner.previousEnd);
    code.emit(Event.Bad, start, scanner.previousEnd);
    code.emit(Event.WhileCond, start, scanner.previousEnd);
    this.#isForHead = true;
  }

  #parseExpOrAssign(start: number): boolean {
    const s = this.#state.scanner;
    if (!this.#state.expressions.parse()) return false;
    const code = this.#state.code;
    if (s.kind !== Sign.assign || this.#isCompoundSign()) {
      code.emit(Event.Drop, start, s.previousEnd);
      return true;
    }
    const root = code.length - 1;
    if (code.ops[root] !== Event.Rvalue) {
      this.#state.report('SYS1103', this.#state.span(start, s.previousEnd), []);
      s.next();
      return false;
    }
    const [lvalStart, lvalEnd] = [code.starts[root], code.ends[root]];
    code.truncate(root);
    s.next();
    if (!this.#state.expressions.parse()) return false;
    code.emit(Event.Assign, lvalStart, lvalEnd);
    return true;
  }

  /** `+=` and the like, which the parser meets as `=` right behind another sign. */
  #isCompoundSign(): boolean {
    const s = this.#state.scanner;
    return s.previousEnd === s.start && /[-+*/%]/.test(this.#state.source.text[s.start - 1] ?? '');
  }
}
