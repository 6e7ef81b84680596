/**
 * The grammar of declarations and of the heads of functions. Functions bear the names of the grammar's symbols, and the
 * rule stands above each.
 *
 * Events are written as the text is read, before it is known whether the construct is right; where it is not, they are
 * taken back (`truncate`) as far as what follows would be misread. A function that returns a boolean says whether reading
 * can go on at the next token; if not, the caller skips to where a new declaration may begin (`recovery.ts`).
 */
import { type ParserState, Sign } from './recovery.ts';
import { Kind } from './scanner.ts';
import type { ResultType } from './symbols.ts';

const types: ReadonlyMap<number, ResultType> = new Map([
  [Kind.intWord, 'i32'],
  [Kind.floatWord, 'f32'],
  [Kind.voidWord, 'void'],
]);

/** Reads declarations for the parser of a file, with which it shares the scanner, the events and the recovery. */
export class DeclarationParser {
  readonly #state: ParserState;
  readonly #parseBody: () => void;

  /** `parseBody` parses what stands between the braces of a function, with the braces. */
  constructor(state: ParserState, parseBody: () => void) {
    this.#state = state;
    this.#parseBody = parseBody;
  }

  /** Is the next token the word `extern`? It is a keyword only where a declaration outside of functions begins. */
  get isAtExtern(): boolean {
    const s = this.#state.scanner;
    return s.kind === Kind.name && s.names[s.atom] === 'extern';
  }

  // Decl = [ "const" | "extern" ] BType Def { "," Def } ";"     FuncDef = [ "extern" ] FuncType Ident "(" … ")" ( Block | ";" )

  parseDeclOrFuncDef(): void {
    const s = this.#state.scanner;
    const declStart = s.start;
    const isExtern = this.isAtExtern && !this.#state.isInFunction;
    if (isExtern) s.next();
    const isConst = this.#state.accept(Kind.constWord);
    const [typeStart, typeEnd] = [s.start, s.end];
    const type = this.#parseType();
    if (type === undefined) return this.#state.skipDeclaration();
    const mark = this.#state.events.length;
    this.#state.events.declaration(declStart, s.previousEnd, { kind: 'type', type, isConst, isExtern });
    for (let isFirst = true; ; isFirst = false) {
      if (s.kind !== Kind.name) return this.#skipNameless();
      const { atom, start, end } = s;
      s.next();
      if (s.kind === Sign.openParen) {
        if (isFirst && !isConst) this.#state.events.truncate(mark);
        return this.#parseFuncDef(type, atom, start, end);
      }
      if (type === 'void' && isFirst) this.#state.report('SYS1112', this.#state.span(typeStart, typeEnd), []);
      if (!this.#parseDef(isConst, atom, start, end)) return this.#state.skipDeclaration();
      if (!this.#state.accept(Sign.comma)) break;
    }
    this.#endDeclaration();
  }

  #skipNameless(): void {
    const { kind } = this.#state.scanner;
    const isKeyword = kind >= Kind.constWord && kind <= Kind.returnWord;
    this.#state.expected(isKeyword ? 'a name that is no keyword' : 'a name');
    this.#state.skipDeclaration();
  }

  /** A missing semicolon is reported; what stands on a new line or closes a block is read on. */
  #endDeclaration(): void {
    const isEnded = this.#state.expect(Sign.semicolon) || this.#state.scanner.kind === Sign.close;
    if (!isEnded && !this.#state.isOnNewLine()) this.#state.skipDeclaration();
  }

  /** BType, or `void`, which only functions may have: declarations check that themselves. */
  #parseType(): ResultType | undefined {
    const s = this.#state.scanner;
    const type = types.get(s.kind);
    if (type === undefined) this.#state.expected('`int` or `float`');
    else s.next();
    return type;
  }

  /** Def = Ident { "[" ConstExp "]" } [ "=" Init ]. False if it is not known where the next declarator would begin. */
  #parseDef(isConst: boolean, atom: number, start: number, end: number): boolean {
    const s = this.#state.scanner;
    const areDimsGood = this.#parseDims();
    const hasInit = areDimsGood && s.kind === Sign.assign;
    const isMissing = !hasInit && isConst && areDimsGood;
    if (isMissing) this.#state.report('SYS1111', this.#state.span(start, end), [s.names[atom]]);
    this.#state.events.declaration(start, end, { kind: 'declare', atom, hasInit });
    if (!hasInit) return areDimsGood;
    s.next();
    const isGood = this.#parseInit(isConst || !this.#state.isInFunction);
    this.#state.events.declaration(start, s.previousEnd, { kind: 'initEnd' });
    return isGood;
  }

  /** { "[" ConstExp "]" }: for each size the events of its expression between `constant` and `dimension`. */
  #parseDims(): boolean {
    const s = this.#state.scanner;
    while (s.kind === Sign.openSquare) {
      const { start } = s;
      s.next();
      this.#state.events.declaration(start, s.end, { kind: 'constant' });
      const isGood = this.#state.expressions.parse() && this.#state.expect(Sign.closeSquare);
      this.#state.events.declaration(start, s.previousEnd, { kind: 'dimension' });
      if (!isGood) return false;
    }
    return true;
  }

  /**
   * Init = Exp | "{" [ Init { "," Init } ] "}", with the open braces on a stack: lists may nest as deeply as a program likes.
   * The event of an opening brace is told afterwards how many values stand in it, which is known at its end.
   */
  #parseInit(isConstant: boolean): boolean {
    const s = this.#state.scanner;
    const { events } = this.#state;
    const open: { readonly brace: ReturnType<typeof events.initOpen>; readonly valuesBefore: number }[] = [];
    let values = 0;
    let isGood = true;
    if (isConstant) events.declaration(s.start, s.start, { kind: 'constant' });
    const close = (end: number): void => {
      const closed = open.pop();
      if (closed === undefined) return;
      closed.brace.valueCount = values - closed.valuesBefore;
      events.declaration(closed.brace.start, end, { kind: 'initClose' });
    };
    do {
      if (s.kind === Sign.open) {
        open.push({ brace: events.initOpen(s.start, s.end), valuesBefore: values });
        s.next();
        if (s.kind !== Sign.close) continue;
      } else {
        const { start } = s;
        isGood = this.#state.expressions.parse();
        events.declaration(start, s.previousEnd, { kind: 'initValue' });
        values++;
        if (!isGood) break;
      }
      while (open.length > 0 && s.kind === Sign.close) {
        s.next();
        close(s.previousEnd);
      }
      if (open.length > 0 && !this.#state.accept(Sign.comma)) {
        this.#state.expected('`,` or `}`');
        isGood = false;
      } else if (open.length > 0 && s.kind === Sign.close) {
        this.#state.report('SYS1113', this.#state.span(s.start, s.end), []);
        while (open.length > 0 && this.#state.accept(Sign.close)) close(s.previousEnd);
        if (open.length > 0 && !this.#state.accept(Sign.comma)) isGood = this.#state.expect(Sign.comma);
      }
    } while (open.length > 0 && isGood);
    if (!isGood && open.length > 0) {
      this.#state.skipBraces(open.length);
      isGood = true;
    }
    while (open.length > 0) close(s.previousEnd);
    return isGood;
  }

  // FuncDef = FuncType Ident "(" [ FParam { "," FParam } ] ")" ( Block | ";" )

  #parseFuncDef(result: ResultType, atom: number, start: number, end: number): void {
    const s = this.#state.scanner;
    const isNested = this.#state.isInFunction;
    if (isNested) this.#state.report('SYS1114', this.#state.span(start, end), [s.names[atom]]);
    const mark = this.#state.events.length;
    this.#state.events.declaration(start, end, { kind: 'func', atom, result });
    s.next();
    const isGood = this.#parseParams();
    if (!isGood) this.#state.skipHead();
    if (isNested) {
      this.#state.events.truncate(mark);
      return this.#state.skipNested();
    }
    if (s.kind !== Sign.open) {
      if (isGood && this.#state.accept(Sign.semicolon))
        return this.#state.events.declaration(start, s.previousEnd, { kind: 'prototype' });
      if (isGood) this.#state.expected('`{` or `;`');
      this.#state.events.truncate(mark);
      return this.#state.skipDeclaration();
    }
    this.#state.events.declaration(s.start, s.end, { kind: 'body' });
    this.#parseBody();
    this.#state.events.declaration(Math.max(start, s.previousEnd - 1), s.previousEnd, { kind: 'endFunc' });
  }

  #parseParams(): boolean {
    if (this.#state.accept(Sign.closeParen)) return true;
    do {
      if (!this.#parseFParam()) return false;
    } while (this.#state.accept(Sign.comma));
    return this.#state.expect(Sign.closeParen);
  }

  /** FParam = BType Ident [ "[" "]" { "[" Exp "]" } ] */
  #parseFParam(): boolean {
    const s = this.#state.scanner;
    const typeSpan = this.#state.span(s.start, s.end);
    const type = this.#parseType();
    if (type === undefined) return false;
    if (type === 'void') {
      this.#state.report('SYS1112', typeSpan, []);
      if (s.kind === Sign.closeParen) return true;
    }
    const { atom, start, end } = s;
    if (s.kind !== Kind.name) {
      this.#state.expected('the name of the parameter');
      return false;
    }
    s.next();
    const isArray = s.kind === Sign.openSquare;
    const { hasFirstSize, isGood } = isArray ? this.#parseParamDims() : { hasFirstSize: false, isGood: true };
    const element = type === 'f32' ? 'f32' : 'i32';
    this.#state.events.declaration(start, end, { kind: 'param', atom, type: element, isArray, hasFirstSize });
    return isGood;
  }

  /** "[" "]" { "[" Exp "]" }; a first size, which C allows and SysY does not, is reported and read. */
  #parseParamDims(): { readonly hasFirstSize: boolean; readonly isGood: boolean } {
    const s = this.#state.scanner;
    const open = s.start;
    s.next();
    if (this.#state.accept(Sign.closeSquare)) return { hasFirstSize: false, isGood: this.#parseDims() };
    this.#state.events.declaration(open, open + 1, { kind: 'constant' });
    const isGood = this.#state.expressions.parse() && this.#state.expect(Sign.closeSquare);
    this.#state.events.declaration(open, s.previousEnd, { kind: 'dimension' });
    const span = this.#state.span(open, s.previousEnd);
    if (isGood) this.#state.report('SYS1109', span, [], { fix: { title: 'write `[]`', span, replacement: '[]' } });
    return { hasFirstSize: true, isGood: isGood && this.#parseDims() };
  }
}
