/**
 * SysY text to events. Functions bear the names of the grammar; blocks and branches that are still open wait on a stack
 * of frames, so nesting has no limit.
 *
 * After a mistake the parser goes on at the next statement or declaration; the events of the broken part are withdrawn,
 * so what is in the code is always well formed: every operator has its operands, every bracket its partner.
 */
import type { Diagnostic, Extras } from '../../base/diagnostics.ts';
import { diagnose } from '../../base/diagnostics.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import { Code, Event, TypeCode } from './code.ts';
import { ExpressionParser } from './expression-parser.ts';
import { keywords, Kind, Scanner } from './scanner.ts';
import { syntaxCatalogue } from './syntax-diagnostics.ts';

export interface SyntaxResult {
  readonly code: Code;
  /** The spelling of each atom. */
  readonly names: readonly string[];
}

export function parseSysy(source: SourceFile, diagnostics: Diagnostic[]): SyntaxResult {
  return new Parser(source, diagnostics).parseCompUnit();
}

const char = (text: string): number => text.charCodeAt(0);
const [OPEN_PAREN, CLOSE_PAREN, OPEN_SQUARE, CLOSE_SQUARE, OPEN, CLOSE, SEMICOLON, COMMA, ASSIGN] = Array.from('()[]{};,=', char);

/** Words of C that begin statements or declarations which SysY does not have. */
const foreignWords: Readonly<Record<string, string>> = {
  for: '`while`', do: '`while`', switch: '`if` and `else`', case: '`if` and `else`', goto: '`while`, `break` and `continue`',
  char: '`int`', short: '`int`', long: '`int`', unsigned: '`int`', signed: '`int`', bool: '`int`', double: '`float`',
  static: 'a global variable', extern: 'definitions in one file', inline: 'a function', struct: 'arrays', typedef: '`int` and `float`',
};

type Frame = { readonly kind: 'block' | 'if' | 'else' | 'while'; readonly start: number };
const FIRST_STATEMENT_WORD = Kind.ifWord;

class Parser {
  readonly #source: SourceFile;
  readonly #diagnostics: Diagnostic[];
  readonly #scanner: Scanner;
  readonly #code = new Code();
  readonly #expressions: ExpressionParser;
  readonly #frames: Frame[] = [];
  /** Where the current statement or declaration starts, for hints about its first word. */
  #begin = 0;
  /** The word of C with which this statement begins, once it has been reported. */
  #foreignWord: string | undefined;
  /** That statement was the head of a `for`. */
  #isForHead = false;

  constructor(source: SourceFile, diagnostics: Diagnostic[]) {
    this.#source = source;
    this.#diagnostics = diagnostics;
    this.#scanner = new Scanner(source, diagnostics);
    this.#expressions = new ExpressionParser(this.#scanner, this.#code, (wanted) => this.#expected(wanted));
  }

  // Diagnostics

  #span(start: number, end: number): Span {
    return { source: this.#source, start, end };
  }

  #report<K extends keyof typeof syntaxCatalogue>(code: K, span: Span, args: Parameters<(typeof syntaxCatalogue)[K]['message']>, extras?: Extras): void {
    this.#diagnostics.push(diagnose(syntaxCatalogue, code, span, args, extras));
  }

  /** Something else is wanted where the current token stands. */
  #expected(wanted: string): void {
    const s = this.#scanner;
    const span = this.#span(s.start, s.end);
    if (this.#followsBadToken() || this.#reportForeign()) return;
    if (s.kind === ASSIGN && !wanted.includes('name')) return this.#report('SYS1102', span, [], { fix: { title: 'compare with `==`', span, replacement: '==' } });
    // What is missing is missing behind the token before.
    const place = wanted.startsWith('`') ? this.#span(s.previousEnd, s.previousEnd) : span;
    const isBefore = place.start !== s.start && this.#source.position(place.start).line !== this.#source.position(s.start).line;
    const fix = wanted === '`;`' ? { fix: { title: 'insert `;`', span: this.#span(s.previousEnd, s.previousEnd), replacement: ';' } } : undefined;
    this.#report('SYS1101', isBefore ? place : span, [wanted, this.#describe()], fix);
  }

  #describe(): string {
    const { kind, text } = this.#scanner;
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
    const { text } = this.#source;
    const word = /^[a-z]+/.exec(text.slice(this.#begin, this.#begin + 12))?.[0] ?? '';
    if (Object.hasOwn(foreignWords, word)) {
      this.#report('SYS1105', this.#span(this.#begin, this.#begin + word.length), [word, foreignWords[word]]);
      this.#foreignWord = word;
      return true;
    }
    const s = this.#scanner;
    const before = text.slice(Math.max(0, s.previousEnd - 2), s.previousEnd);
    if ((before === '++' || before === '--') && s.kind !== Kind.end) {
      this.#report('SYS1104', this.#span(s.previousEnd - 2, s.previousEnd), [before, `x = x ${before[0]} 1`]);
      return true;
    }
    if (s.kind === ASSIGN && s.previousEnd === s.start && /[-+*/%<>|&^]/.test(before[1] ?? '')) {
      const operator = before[1];
      this.#report('SYS1104', this.#span(s.start - 1, s.end), [`${operator}=`, `x = x ${operator} …`]);
      return true;
    }
    return false;
  }

  #accept(kind: number): boolean {
    if (this.#scanner.kind !== kind) return false;
    this.#scanner.next();
    return true;
  }

  #expect(kind: number): boolean {
    if (this.#accept(kind)) return true;
    this.#expected(`\`${String.fromCharCode(kind)}\``);
    return false;
  }

  // CompUnit = { Decl | FuncDef }

  parseCompUnit(): SyntaxResult {
    const s = this.#scanner;
    while (s.kind !== Kind.end) {
      const { start } = s;
      this.#begin = start;
      this.#foreignWord = undefined;
      this.#parseGlobal();
      if (s.start === start && s.kind !== Kind.end) s.next();
    }
    return { code: this.#code, names: s.names };
  }

  #parseGlobal(): void {
    const s = this.#scanner;
    switch (s.kind) {
      case Kind.constWord:
      case Kind.intWord:
      case Kind.floatWord:
      case Kind.voidWord:
        return this.#parseDeclOrFuncDef();
      case SEMICOLON:
        return s.next();
      case CLOSE:
        this.#report('SYS1108', this.#span(s.start, s.end), []);
        return s.next();
      default:
        this.#expected('a declaration or function');
        this.#skipGlobal();
    }
  }

  /** To the next word that begins a declaration outside braces. */
  #skipGlobal(): void {
    const s = this.#scanner;
    let depth = 0;
    for (let isFirst = true; s.kind !== Kind.end; isFirst = false, s.next()) {
      if (depth === 0 && !isFirst && s.kind >= Kind.constWord && s.kind <= Kind.voidWord) return;
      if (s.kind === OPEN) depth++;
      else if (s.kind === CLOSE) {
        if (depth <= 1) return s.next();
        depth--;
      } else if (depth === 0 && s.kind === SEMICOLON) return s.next();
    }
  }

  // Decl = [ "const" ] BType Def { "," Def } ";"     FuncDef = FuncType Ident "(" … ")" Block

  #parseDeclOrFuncDef(): void {
    const s = this.#scanner;
    const declStart = s.start;
    const isConst = this.#accept(Kind.constWord);
    const [typeStart, typeEnd] = [s.start, s.end];
    const type = this.#parseType();
    if (type === undefined) return this.#skipDeclaration();
    const mark = this.#code.length;
    this.#code.emit(Event.DeclType, declStart, s.previousEnd, type, isConst ? 1 : 0);
    for (let isFirst = true; ; isFirst = false) {
      if (s.kind !== Kind.name) {
        this.#expected(s.kind >= Kind.constWord && s.kind <= Kind.returnWord ? 'a name that is no keyword' : 'a name');
        return this.#skipDeclaration();
      }
      const { atom, start, end } = s;
      s.next();
      if (s.kind === OPEN_PAREN) {
        if (isFirst && !isConst) this.#code.truncate(mark);
        return this.#parseFuncDef(type, atom, start, end);
      }
      if (type === TypeCode.void && isFirst) this.#report('SYS1112', this.#span(typeStart, typeEnd), []);
      if (!this.#parseDef(isConst, atom, start, end)) return this.#skipDeclaration();
      if (!this.#accept(COMMA)) break;
    }
    if (!this.#expect(SEMICOLON) && s.kind !== CLOSE && !this.#isOnNewLine()) this.#skipDeclaration();
  }

  #parseType(): number | undefined {
    const s = this.#scanner;
    const type = s.kind === Kind.intWord ? TypeCode.int : s.kind === Kind.floatWord ? TypeCode.float : s.kind === Kind.voidWord ? TypeCode.void : undefined;
    if (type === undefined) this.#expected('`int` or `float`');
    else s.next();
    return type;
  }

  /** Def = Ident { "[" ConstExp "]" } [ "=" Init ]. False if it is not known where the next declarator would begin. */
  #parseDef(isConst: boolean, atom: number, start: number, end: number): boolean {
    const s = this.#scanner;
    const areDimsGood = this.#parseDims();
    const hasInit = areDimsGood && s.kind === ASSIGN;
    if (!hasInit && isConst && areDimsGood) this.#report('SYS1111', this.#span(start, end), [s.names[atom]]);
    this.#code.emit(Event.Declare, start, end, atom, hasInit ? 1 : 0);
    if (!hasInit) return areDimsGood;
    s.next();
    const isGood = this.#parseInit(isConst || this.#frames.length === 0);
    this.#code.emit(Event.InitEnd, start, s.previousEnd);
    return isGood;
  }

  #parseDims(): boolean {
    const s = this.#scanner;
    while (s.kind === OPEN_SQUARE) {
      const { start } = s;
      s.next();
      this.#code.emit(Event.Constant, start, s.end);
      const isGood = this.#expressions.parse() && this.#expect(CLOSE_SQUARE);
      this.#code.emit(Event.Dim, start, s.previousEnd);
      if (!isGood) return false;
    }
    return true;
  }

  /** Init = Exp | "{" [ Init { "," Init } ] "}", with the open braces on a stack. */
  #parseInit(isConstant: boolean): boolean {
    const s = this.#scanner;
    const open: { readonly at: number; readonly valuesBefore: number }[] = [];
    let values = 0;
    let isGood = true;
    if (isConstant) this.#code.emit(Event.Constant, s.start, s.start);
    const close = (end: number): void => {
      const brace = open.pop();
      if (brace === undefined) return;
      this.#code.args[brace.at] = values - brace.valuesBefore;
      this.#code.emit(Event.InitClose, this.#code.starts[brace.at], end);
    };
    do {
      if (s.kind === OPEN) {
        open.push({ at: this.#code.length, valuesBefore: values });
        this.#code.emit(Event.InitOpen, s.start, s.end);
        s.next();
        if (s.kind !== CLOSE) continue;
      } else {
        const { start } = s;
        isGood = this.#expressions.parse();
        this.#code.emit(Event.InitValue, start, s.previousEnd);
        values++;
        if (!isGood) break;
      }
      while (open.length > 0 && s.kind === CLOSE) {
        s.next();
        close(s.previousEnd);
      }
      if (open.length > 0 && !this.#accept(COMMA)) {
        this.#expected('`,` or `}`');
        isGood = false;
      } else if (open.length > 0 && s.kind === CLOSE) {
        this.#report('SYS1113', this.#span(s.start, s.end), []);
        while (open.length > 0 && this.#accept(CLOSE)) close(s.previousEnd);
        if (open.length > 0 && !this.#accept(COMMA)) isGood = this.#expect(COMMA);
      }
    } while (open.length > 0 && isGood);
    if (!isGood && open.length > 0) {
      this.#skipBraces(open.length);
      isGood = true;
    }
    while (open.length > 0) close(s.previousEnd);
    return isGood;
  }

  /** Out of the braces of a broken initialiser. */
  #skipBraces(depth: number): void {
    const s = this.#scanner;
    for (let open = depth; s.kind !== Kind.end && s.kind !== SEMICOLON; s.next()) {
      if (s.kind >= Kind.constWord && s.kind <= Kind.returnWord) return;
      if (s.kind === OPEN) open++;
      else if (s.kind === CLOSE && --open === 0) return s.next();
    }
  }

  // FuncDef = FuncType Ident "(" [ FParam { "," FParam } ] ")" Block

  #parseFuncDef(type: number, atom: number, start: number, end: number): void {
    const s = this.#scanner;
    const isNested = this.#frames.length > 0;
    if (isNested) this.#report('SYS1114', this.#span(start, end), [s.names[atom]]);
    const mark = this.#code.length;
    this.#code.emit(Event.Func, start, end, atom, type);
    s.next();
    const isGood = this.#parseParams();
    if (!isGood) while (s.kind !== OPEN && s.kind !== Kind.end && s.kind !== SEMICOLON && s.kind !== CLOSE) s.next();
    if (isNested) {
      this.#code.truncate(mark);
      return this.#skipNested();
    }
    if (s.kind !== OPEN) {
      if (isGood && s.kind === SEMICOLON) this.#report('SYS1115', this.#span(start, end), [s.names[atom]]);
      else if (isGood) this.#expected('`{`');
      this.#code.truncate(mark);
      return this.#skipDeclaration();
    }
    this.#code.emit(Event.Body, s.start, s.end);
    this.#parseBody();
    this.#code.emit(Event.EndFunc, Math.max(start, s.previousEnd - 1), s.previousEnd);
  }

  /** A function inside a function: its braces and all between them. */
  #skipNested(): void {
    const s = this.#scanner;
    if (s.kind !== OPEN) return this.#skipStatement();
    for (let depth = 0; s.kind !== Kind.end; s.next()) {
      if (s.kind === OPEN) depth++;
      else if (s.kind === CLOSE && --depth === 0) return s.next();
    }
  }

  #parseParams(): boolean {
    if (this.#accept(CLOSE_PAREN)) return true;
    do {
      if (!this.#parseFParam()) return false;
    } while (this.#accept(COMMA));
    return this.#expect(CLOSE_PAREN);
  }

  /** FParam = BType Ident [ "[" "]" { "[" Exp "]" } ] */
  #parseFParam(): boolean {
    const s = this.#scanner;
    const typeSpan = this.#span(s.start, s.end);
    const type = this.#parseType();
    if (type === undefined) return false;
    if (type === TypeCode.void) {
      this.#report('SYS1112', typeSpan, []);
      if (s.kind === CLOSE_PAREN) return true;
    }
    const { atom, start, end } = s;
    if (s.kind !== Kind.name) {
      this.#expected('the name of the parameter');
      return false;
    }
    s.next();
    let shape = type;
    let isGood = true;
    if (s.kind === OPEN_SQUARE) {
      shape += 4;
      const open = s.start;
      s.next();
      if (s.kind === CLOSE_SQUARE) {
        s.next();
      } else {
        shape += 8;
        this.#code.emit(Event.Constant, open, open + 1);
        isGood = this.#expressions.parse() && this.#expect(CLOSE_SQUARE);
        this.#code.emit(Event.Dim, open, s.previousEnd);
        if (isGood) this.#report('SYS1109', this.#span(open, s.previousEnd), [], { fix: { title: 'write `[]`', span: this.#span(open, s.previousEnd), replacement: '[]' } });
      }
      isGood = isGood && this.#parseDims();
    }
    this.#code.emit(Event.Param, start, end, atom, shape);
    return isGood;
  }

  // Block = "{" { Decl | Stmt } "}"

  /** The body of a function: every statement in it is one turn of the loop. */
  #parseBody(): void {
    const s = this.#scanner;
    this.#open('block');
    s.next();
    while (this.#frames.length > 0) {
      const { start } = s;
      const depth = this.#frames.length;
      this.#begin = start;
      this.#foreignWord = undefined;
      this.#isForHead = false;
      if (s.kind === Kind.end) {
        this.#closeAtEnd();
        return;
      }
      this.#parseBlockItem();
      // A mistake that consumed nothing must not be met again.
      if (s.start === start && this.#frames.length === depth) s.next();
    }
  }

  #open(kind: Frame['kind']): void {
    this.#frames.push({ kind, start: this.#scanner.start });
  }

  get #frame(): Frame['kind'] | undefined {
    return this.#frames.at(-1)?.kind;
  }

  #closeAtEnd(): void {
    const s = this.#scanner;
    const block = this.#frames.findLast(({ kind }) => kind === 'block');
    const opened = block === undefined ? [] : [{ message: 'this brace is not closed', span: this.#span(block.start, block.start + 1) }];
    this.#report('SYS1107', this.#span(s.start, s.end), [], { notes: opened });
    // The outermost frame is the body itself, which needs no `Close`.
    while (this.#frames.length > 1) {
      if (this.#frame === 'block') {
        this.#code.emit(Event.Close, s.start, s.end);
        this.#frames.pop();
      }
      this.#completeStmt();
    }
    this.#frames.pop();
  }

  #parseBlockItem(): void {
    const s = this.#scanner;
    switch (s.kind) {
      case OPEN:
        this.#code.emit(Event.Open, s.start, s.end);
        this.#open('block');
        return s.next();
      case CLOSE:
        return this.#closeBlock();
      case Kind.ifWord:
      case Kind.whileWord:
        return this.#parseIfOrWhile(s.kind === Kind.ifWord);
      case Kind.elseWord:
        this.#report('SYS1106', this.#span(s.start, s.end), []);
        return s.next();
      case Kind.constWord:
      case Kind.intWord:
      case Kind.floatWord:
      case Kind.voidWord:
        if (this.#frame !== 'block') this.#report('SYS1110', this.#span(s.start, s.end), []);
        this.#parseDeclOrFuncDef();
        return this.#completeStmt();
      default:
        this.#parseSimpleStmt();
        return this.#isForHead ? this.#open('while') : this.#completeStmt();
    }
  }

  #closeBlock(): void {
    const s = this.#scanner;
    if (this.#frame !== 'block') {
      this.#expected('a statement');
      this.#completeStmt();
      return;
    }
    this.#frames.pop();
    if (this.#frames.length > 0) this.#code.emit(Event.Close, s.start, s.end);
    s.next();
    if (this.#frames.length > 0) this.#completeStmt();
  }

  /** "if" "(" Cond ")" and "while" "(" Cond ")" */
  #parseIfOrWhile(isIf: boolean): void {
    const s = this.#scanner;
    const { start, end } = s;
    if (!isIf) this.#code.emit(Event.While, start, end);
    s.next();
    const mark = this.#code.length;
    const hasParen = this.#expect(OPEN_PAREN);
    const isMissing = s.kind === OPEN || s.kind === SEMICOLON || (s.kind >= Kind.constWord && s.kind <= Kind.returnWord);
    if (!hasParen && isMissing) this.#code.emit(Event.Bad, start, end);
    else if (!hasParen) {
      this.#expressions.parse();
      this.#accept(CLOSE_PAREN);
    } else if (!this.#expressions.parse() || !this.#expect(CLOSE_PAREN)) {
      this.#code.truncate(mark);
      this.#code.emit(Event.Bad, start, end);
      this.#skipCondition();
    }
    this.#code.emit(isIf ? Event.If : Event.WhileCond, start, end);
    this.#frames.push({ kind: isIf ? 'if' : 'while', start });
  }

  /** To behind the `)` that ends a broken condition. */
  #skipCondition(): void {
    const s = this.#scanner;
    for (let depth = 0; s.kind !== Kind.end && s.kind !== SEMICOLON && s.kind !== OPEN && s.kind !== CLOSE; s.next()) {
      if (s.kind >= FIRST_STATEMENT_WORD && s.kind <= Kind.returnWord) return;
      if (s.kind === OPEN_PAREN) depth++;
      else if (s.kind === CLOSE_PAREN && depth-- === 0) return s.next();
    }
  }

  /** A statement is complete, and with it perhaps the branches and loops that it is the body of. */
  #completeStmt(): void {
    const s = this.#scanner;
    for (;;) {
      const at = s.previousEnd;
      switch (this.#frame) {
        case 'if':
          this.#frames.pop();
          if (s.kind === Kind.elseWord) {
            this.#code.emit(Event.Else, s.start, s.end);
            this.#open('else');
            return s.next();
          }
          this.#code.emit(Event.EndIf, at, at);
          break;
        case 'else':
          this.#frames.pop();
          this.#code.emit(Event.EndIf, at, at);
          break;
        case 'while':
          this.#frames.pop();
          this.#code.emit(Event.EndWhile, at, at);
          break;
        default:
          return;
      }
    }
  }

  /** LVal "=" Exp ";" | [ Exp ] ";" | "break" ";" | "continue" ";" | "return" [ Exp ] ";" */
  #parseSimpleStmt(): void {
    const s = this.#scanner;
    const { start, kind } = s;
    const mark = this.#code.length;
    switch (kind) {
      case SEMICOLON:
        return s.next();
      case Kind.breakWord:
      case Kind.continueWord:
        s.next();
        this.#code.emit(kind === Kind.breakWord ? Event.Break : Event.Continue, start, s.previousEnd);
        break;
      case Kind.returnWord: {
        s.next();
        const hasValue = s.kind !== SEMICOLON && s.kind !== CLOSE;
        const isGood = !hasValue || this.#expressions.parse();
        this.#code.emit(Event.Return, start, s.previousEnd, hasValue ? 1 : 0);
        if (!isGood) return this.#skipStatement();
        break;
      }
      default:
        if (!this.#parseExpOrAssign(start)) {
          this.#code.truncate(mark);
          return this.#foreignWord === 'for' ? this.#skipForHead() : this.#skipStatement();
        }
    }
    if (s.kind === SEMICOLON) return s.next();
    this.#expected('`;`');
    if (this.#foreignWord !== undefined) this.#code.truncate(mark);
    if (!this.#isOnNewLine()) this.#skipStatement();
  }

  /** A forgotten semicolon at the end of a line: what follows is the next statement. */
  #isOnNewLine(): boolean {
    const s = this.#scanner;
    return this.#source.position(s.previousEnd).line !== this.#source.position(s.start).line;
  }

  /** Out of the parentheses of a `for`, whose body is then that of a loop. */
  #skipForHead(): void {
    const s = this.#scanner;
    let depth = 0;
    for (const c of this.#source.text.slice(this.#begin, s.start)) depth += c === '(' ? 1 : c === ')' ? -1 : 0;
    for (; depth > 0 && s.kind !== Kind.end && s.kind !== OPEN && s.kind !== CLOSE; s.next()) {
      if (s.kind === OPEN_PAREN) depth++;
      else if (s.kind === CLOSE_PAREN) depth--;
    }
    this.#code.emit(Event.While, this.#begin, s.previousEnd);
    this.#code.emit(Event.Bad, this.#begin, s.previousEnd);
    this.#code.emit(Event.WhileCond, this.#begin, s.previousEnd);
    this.#isForHead = true;
  }

  #parseExpOrAssign(start: number): boolean {
    const s = this.#scanner;
    if (!this.#expressions.parse()) return false;
    const code = this.#code;
    if (s.kind !== ASSIGN || this.#isCompoundSign()) {
      code.emit(Event.Drop, start, s.previousEnd);
      return true;
    }
    const root = code.length - 1;
    if (code.ops[root] !== Event.Rvalue) {
      this.#report('SYS1103', this.#span(start, s.previousEnd), []);
      s.next();
      return false;
    }
    const [lvalStart, lvalEnd] = [code.starts[root], code.ends[root]];
    code.truncate(root);
    s.next();
    if (!this.#expressions.parse()) return false;
    code.emit(Event.Assign, lvalStart, lvalEnd);
    return true;
  }

  /** `%=` and the like: the sign before has no operand and was no operator, so only `*=` … inside an expression come here. */
  #isCompoundSign(): boolean {
    const s = this.#scanner;
    return s.previousEnd === s.start && /[-+*/%]/.test(this.#source.text[s.start - 1] ?? '');
  }

  /** To behind the next `;`, or before what begins or ends a statement. */
  #skipStatement(): void {
    const s = this.#scanner;
    for (; s.kind !== Kind.end && s.kind !== OPEN && s.kind !== CLOSE; s.next()) {
      if (s.kind === SEMICOLON) return s.next();
      if (s.kind >= Kind.constWord && s.kind < Kind.constWord + keywords.length && s.kind !== Kind.elseWord) return;
    }
  }

  /** The same, and over a list of initial values in braces. */
  #skipDeclaration(): void {
    if (this.#frames.length > 0) return this.#skipStatement();
    this.#skipGlobalRest();
  }

  #skipGlobalRest(): void {
    const s = this.#scanner;
    if (s.kind === SEMICOLON) return s.next();
    if (s.kind >= Kind.constWord && s.kind <= Kind.voidWord) return;
    this.#skipGlobal();
  }
}
