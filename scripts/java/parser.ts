/**
 * The Java that the core library and its tests are written in: classes, interfaces and nested static ones, fields,
 * methods, all statements but `switch`, `assert` and `finally`, all expressions but lambdas. Type parameters and annotations
 * are read and dropped: there is no boxing and no cast but where one is written.
 *
 * Functions bear the names of the grammar's symbols. Binary operators are read by precedence.
 */
import { JavaError, tokensOf, type Token } from './tokens.ts';
import type { Catch, ClassTree, Expr, FieldTree, Literal, MethodTree, Param, Stmt, TypeName } from './tree.ts';

const modifierWords = new Set(
  [
    'public',
    'protected',
    'private',
    'static',
    'final',
    'abstract',
    'native',
    'synchronized',
    'volatile',
    'transient',
  ].concat(['default', 'strictfp']),
);
const primitives = new Set(['int', 'long', 'boolean', 'char', 'byte', 'short', 'float', 'double', 'void']);
const precedence: Readonly<Record<string, number>> = Object.fromEntries(
  ['||', '&&', '|', '^', '&', '== !=', '< > <= >= instanceof', '<< >> >>>', '+ -', '* / %'].flatMap((level, i) =>
    level.split(' ').map((op): [string, number] => [op, i + 1]),
  ),
);
const assignments = new Set(['=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '>>>=']);

/** The classes of a file, outer ones first. */
export function parseJava(text: string, file: string): ClassTree[] {
  return new Parser(tokensOf(text, file), file).compilationUnit();
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #file: string;
  readonly #classes: ClassTree[] = [];
  #at = 0;

  constructor(tokens: readonly Token[], file: string) {
    this.#tokens = tokens;
    this.#file = file;
  }

  compilationUnit(): ClassTree[] {
    let folder = '';
    const { comments } = this.#peek();
    if (this.#accept('package')) folder = `${this.#upTo(';').replaceAll('.', '/')}/`;
    while (this.#accept('import')) this.#upTo(';');
    while (this.#peek().kind !== 'end') this.#classDeclaration(folder, this.#classes.length === 0 ? comments : []);
    return this.#classes;
  }

  // Declarations

  #classDeclaration(prefix: string, above: readonly string[]): void {
    const { comments, line } = this.#peek();
    const modifiers = this.#modifiers();
    const kind = this.#accept('interface') ? 'interface' : (this.#expect('class'), 'class');
    const name = prefix + this.#name();
    this.#typeParameters();
    const extended = this.#accept('extends') ? this.#typeList() : [];
    const implemented = this.#accept('implements') ? this.#typeList() : [];
    const place = this.#classes.length;
    const body = this.#classBody(kind, name);
    const parent = kind === 'class' ? extended[0] : undefined;
    const interfaces = kind === 'class' ? implemented : extended;
    const all = [...above, ...comments].filter((text, i, list) => list.indexOf(text) === i);
    this.#classes.splice(place, 0, { kind, name, parent, interfaces, modifiers, line, comments: all, ...body });
  }

  #classBody(kind: string, className: string): Pick<ClassTree, 'fields' | 'methods' | 'initialisers'> {
    const fields: FieldTree[] = [];
    const methods: MethodTree[] = [];
    const initialisers: (readonly Stmt[])[] = [];
    this.#expect('{');
    while (!this.#accept('}')) {
      if (this.#accept(';')) continue;
      const isInner = /^(class|interface)$/.test(this.#tokens[this.#afterModifiers()].text);
      if (isInner) this.#classDeclaration(`${className}$`, []);
      else this.#member(kind, className, fields, methods, initialisers);
    }
    return { fields, methods, initialisers };
  }

  #afterModifiers(): number {
    let at = this.#at;
    while (modifierWords.has(this.#tokens[at].text) || this.#tokens[at].text === '@')
      at += this.#tokens[at].text === '@' ? (this.#tokens[at + 2].text === '(' ? 5 : 2) : 1;
    return at;
  }

  #member(
    kind: string,
    className: string,
    fields: FieldTree[],
    methods: MethodTree[],
    initialisers: (readonly Stmt[])[],
  ): void {
    const { comments, line } = this.#peek();
    const modifiers = this.#modifiers();
    if (this.#peek().text === '{') {
      initialisers.push(this.#block());
      return;
    }
    this.#typeParameters();
    const isConstructor = this.#peek().text === className.split(/[/$]/).at(-1) && this.#peek(1).text === '(';
    const type = isConstructor ? (this.#next(), { name: 'void', dims: 0 }) : this.#type();
    if (kind === 'interface') modifiers.add('public');
    if (isConstructor || this.#peek(1).text === '(') {
      const name = isConstructor ? '<init>' : this.#name();
      methods.push(this.#methodRest(kind, { comments, line, modifiers, name, result: type }));
      return;
    }
    if (kind === 'interface') modifiers.add('static').add('final');
    do {
      const name = this.#name();
      const dims = type.dims + this.#dims();
      const init = this.#accept('=') ? this.#initialiser({ name: type.name, dims }) : undefined;
      fields.push({ comments, line, modifiers, type: { name: type.name, dims }, name, init });
    } while (this.#accept(','));
    this.#expect(';');
  }

  #methodRest(
    kind: string,
    head: Omit<MethodTree, 'params' | 'body' | 'modifiers'> & { readonly modifiers: Set<string> },
  ): MethodTree {
    const params = this.#params();
    const result = { name: head.result.name, dims: head.result.dims + this.#dims() };
    if (this.#accept('throws')) this.#typeList();
    const body = this.#accept(';') ? undefined : this.#block();
    if (kind === 'interface' && body === undefined) head.modifiers.add('abstract');
    return { ...head, params, result, body };
  }

  #params(): Param[] {
    const params: Param[] = [];
    this.#expect('(');
    while (!this.#accept(')')) {
      this.#modifiers();
      const type = this.#type();
      const more = this.#accept('...') ? 1 : 0;
      const name = this.#name();
      params.push({ type: { name: type.name, dims: type.dims + more + this.#dims() }, name });
      this.#accept(',');
    }
    return params;
  }

  #modifiers(): Set<string> {
    const found = new Set<string>();
    for (;;) {
      if (this.#accept('@')) {
        this.#name();
        if (this.#accept('(')) this.#upTo(')');
      } else if (
        modifierWords.has(this.#peek().text) &&
        !(this.#peek().text === 'synchronized' && this.#peek(1).text === '(')
      )
        found.add(this.#next().text);
      else return found;
    }
  }

  // Types

  #type(): TypeName {
    let name = this.#name();
    this.#typeParameters();
    while (this.#peek().text === '.' && this.#peek(1).kind === 'word') {
      this.#next();
      name += `.${this.#name()}`;
      this.#typeParameters();
    }
    return { name, dims: this.#dims() };
  }

  #dims(): number {
    let dims = 0;
    while (this.#peek().text === '[' && this.#peek(1).text === ']') {
      this.#at += 2;
      dims++;
    }
    return dims;
  }

  #typeList(): TypeName[] {
    const list = [this.#type()];
    while (this.#accept(',')) list.push(this.#type());
    return list;
  }

  #typeParameters(): void {
    if (this.#peek().text === '<') this.#at = this.#behindTypeArguments(this.#at) ?? this.#at;
  }

  /** Where `<…>` ends that begins at a place; undefined if it is no list of types. */
  #behindTypeArguments(from: number): number | undefined {
    let depth = 0;
    for (let at = from; at < this.#tokens.length; at++) {
      const { text, kind } = this.#tokens[at];
      if (text === '<') depth++;
      else if (/^>+$/.test(text)) depth -= text.length;
      else if (kind !== 'word' && !/^[,.?&[\]]$/.test(text)) return undefined;
      if (depth <= 0) return depth === 0 ? at + 1 : undefined;
    }
    return undefined;
  }

  // Statements

  #block(): Stmt[] {
    const body: Stmt[] = [];
    this.#expect('{');
    while (!this.#accept('}')) body.push(...this.#blockStatement());
    return body;
  }

  #blockStatement(): Stmt[] {
    const at = this.#at;
    const { comments, line } = this.#peek();
    this.#accept('final');
    if (!this.#isLocalDeclaration()) {
      this.#at = at;
      return [this.#statement()];
    }
    const declared = this.#localDeclaration(line, comments);
    this.#expect(';');
    return declared;
  }

  #localDeclaration(line: number, comments: readonly string[]): Stmt[] {
    const base = this.#type();
    const declared: Stmt[] = [];
    do {
      const name = this.#name();
      const type = { name: base.name, dims: base.dims + this.#dims() };
      const init = this.#accept('=') ? this.#initialiser(type) : undefined;
      declared.push({ kind: 'local', line, comments: declared.length === 0 ? comments : [], type, name, init });
    } while (this.#accept(','));
    return declared;
  }

  /** A type and behind it a name. */
  #isLocalDeclaration(): boolean {
    if (this.#peek().kind !== 'word') return false;
    let at = this.#at + 1;
    for (;;) {
      if (this.#tokens[at].text === '.' && this.#tokens[at + 1].kind === 'word') at += 2;
      else if (this.#tokens[at].text === '<') {
        const behind = this.#behindTypeArguments(at);
        if (behind === undefined) return false;
        at = behind;
      } else if (this.#tokens[at].text === '[' && this.#tokens[at + 1].text === ']') at += 2;
      else break;
    }
    const isWord = this.#tokens[at].kind === 'word' && this.#tokens[at].text !== 'instanceof';
    return isWord && !/^(return|throw|new|else|do)$/.test(this.#peek().text);
  }

  #initialiser(type: TypeName): Expr {
    return this.#peek().text === '{' ? this.#arrayInitialiser(type) : this.#expression();
  }

  #arrayInitialiser(type: TypeName): Expr {
    const { line } = this.#peek();
    const items: Expr[] = [];
    const element = { name: type.name, dims: type.dims - 1 };
    this.#expect('{');
    while (!this.#accept('}')) {
      items.push(this.#initialiser(element));
      this.#accept(',');
    }
    return { kind: 'new array', line, type: element, lengths: [], items };
  }

  #statement(): Stmt {
    const { line, comments, kind, text } = this.#peek();
    const at = { line, comments };
    const label = kind === 'word' && this.#peek(1).text === ':' ? ((this.#at += 2), text) : '';
    switch (this.#peek().text) {
      case '{':
        return { ...at, kind: 'block', body: this.#block() };
      case ';':
        return (this.#next(), { ...at, kind: 'block', body: [] });
      case 'if':
        return this.#ifStatement(at);
      case 'while':
        this.#next();
        return { ...at, kind: 'while', label, test: this.#parenthesised(), body: this.#statement() };
      case 'do': {
        this.#next();
        const body = this.#statement();
        this.#expect('while');
        const test = this.#parenthesised();
        this.#expect(';');
        return { ...at, kind: 'do', label, test, body };
      }
      case 'for':
        return this.#forStatement(at, label);
      case 'try':
        return this.#tryStatement(at);
      case 'synchronized':
        this.#next();
        return { ...at, kind: 'synchronized', object: this.#parenthesised(), body: this.#block() };
      default:
        return this.#simpleStatement(at);
    }
  }

  #simpleStatement(at: Pick<Stmt, 'line' | 'comments'>): Stmt {
    const { text } = this.#peek();
    let made: Stmt;
    if (text === 'return' || text === 'throw') {
      this.#next();
      const value = this.#peek().text === ';' ? undefined : this.#expression();
      made =
        text === 'throw' && value !== undefined ? { ...at, kind: 'throw', value } : { ...at, kind: 'return', value };
    } else if (text === 'break' || text === 'continue') {
      this.#next();
      made = { ...at, kind: text, label: this.#peek().kind === 'word' ? this.#next().text : '' };
    } else made = { ...at, kind: 'expression', value: this.#expression() };
    this.#expect(';');
    return made;
  }

  #ifStatement(at: Pick<Stmt, 'line' | 'comments'>): Stmt {
    this.#next();
    const test = this.#parenthesised();
    const yes = this.#statement();
    return { ...at, kind: 'if', test, yes, no: this.#accept('else') ? this.#statement() : undefined };
  }

  #forStatement(at: Pick<Stmt, 'line' | 'comments'>, label: string): Stmt {
    this.#next();
    this.#expect('(');
    this.#accept('final');
    const isLocal = this.#isLocalDeclaration();
    const start = this.#at;
    if (isLocal) {
      const type = this.#type();
      const name = this.#name();
      if (this.#accept(':')) {
        const of = this.#expression();
        this.#expect(')');
        return { ...at, kind: 'for each', label, type, name, of, body: this.#statement() };
      }
      this.#at = start;
    }
    const init = isLocal
      ? this.#localDeclaration(at.line, [])
      : this.#expressionList(';').map((value): Stmt => ({ ...at, comments: [], kind: 'expression', value }));
    this.#expect(';');
    const test = this.#peek().text === ';' ? undefined : this.#expression();
    this.#expect(';');
    const update = this.#expressionList(')');
    this.#expect(')');
    return { ...at, kind: 'for', label, init, test, update, body: this.#statement() };
  }

  #expressionList(end: string): Expr[] {
    const list: Expr[] = [];
    while (this.#operator().text !== end) {
      list.push(this.#expression());
      this.#accept(',');
    }
    return list;
  }

  #tryStatement(at: Pick<Stmt, 'line' | 'comments'>): Stmt {
    this.#next();
    const body = this.#block();
    const catches: Catch[] = [];
    while (this.#accept('catch')) {
      this.#expect('(');
      this.#accept('final');
      const types = [this.#type()];
      while (this.#accept('|')) types.push(this.#type());
      const name = this.#name();
      this.#expect(')');
      catches.push({ types, name, body: this.#block() });
    }
    return { ...at, kind: 'try', body, catches };
  }

  // Expressions

  #parenthesised(): Expr {
    this.#expect('(');
    const value = this.#expression();
    this.#expect(')');
    return value;
  }

  #expression(): Expr {
    const target = this.#conditional();
    const { text, line } = this.#operator();
    if (!assignments.has(text)) return target;
    this.#next();
    return { kind: 'assign', line, op: text.slice(0, -1), target, value: this.#expression() };
  }

  #conditional(): Expr {
    const test = this.#binary(1);
    const { line } = test;
    if (!this.#accept('?')) return test;
    const yes = this.#expression();
    this.#expect(':');
    return { kind: 'conditional', line, test, yes, no: this.#conditional() };
  }

  #binary(least: number): Expr {
    let left = this.#unary();
    for (;;) {
      const { text: op, line } = this.#operator();
      const level = precedence[op] ?? 0;
      if (level < least) return left;
      this.#next();
      if (op === 'instanceof') left = { kind: 'instanceof', line, value: left, type: this.#type() };
      else left = { kind: 'binary', line, op, left, right: this.#binary(level + 1) };
    }
  }

  #unary(): Expr {
    const { text, line } = this.#operator();
    if (text === '++' || text === '--') {
      this.#next();
      return { kind: 'step', line, op: text, target: this.#unary(), isPrefix: true };
    }
    if (/^[-+!~]$/.test(text)) {
      this.#next();
      const next = this.#peek();
      // The sign belongs to the least numbers.
      if (text === '-' && /^(int|long|float|double)$/.test(next.kind)) return this.#negative(line);
      return { kind: 'unary', line, op: text, value: this.#unary() };
    }
    return text === '(' && this.#isCast() ? this.#cast() : this.#postfix(this.#primary());
  }

  #negative(line: number): Expr {
    const { kind, text } = this.#next();
    // The least long, and numbers in base 16, may be below 0 already.
    const value = text.startsWith('-') ? BigInt.asIntN(kind === 'int' ? 32 : 64, -BigInt(text)).toString() : `-${text}`;
    return this.#postfix({ kind: 'literal', line, type: kind as Literal, value });
  }

  /** `(` a type `)` and behind it what begins an operand; of a class, nothing that could be an operator. */
  #isCast(): boolean {
    let at = this.#at + 1;
    if (this.#tokens[at].kind !== 'word') return false;
    const isPrimitive = primitives.has(this.#tokens[at].text);
    at++;
    while (this.#tokens[at].text === '.' && this.#tokens[at + 1].kind === 'word') at += 2;
    if (this.#tokens[at].text === '<') at = this.#behindTypeArguments(at) ?? at;
    while (this.#tokens[at].text === '[' && this.#tokens[at + 1].text === ']') at += 2;
    if (this.#tokens[at].text !== ')') return false;
    const next = this.#tokens[at + 1];
    if (isPrimitive) return true;
    return (next.kind !== 'sign' && next.kind !== 'end' && next.text !== 'instanceof') || /^[(!~]$/.test(next.text);
  }

  #cast(): Expr {
    const { line } = this.#next();
    const type = this.#type();
    this.#expect(')');
    return { kind: 'cast', line, type, value: this.#unary() };
  }

  #postfix(from: Expr): Expr {
    let value = from;
    for (;;) {
      const { line } = this.#peek();
      if (this.#accept('.')) {
        this.#typeParameters();
        const name = this.#name();
        if (this.#peek().text === '(') value = { kind: 'call', line, object: value, name, args: this.#arguments() };
        else value = { kind: 'field', line, object: value, name };
      } else if (this.#accept('[')) {
        const index = this.#expression();
        this.#expect(']');
        value = { kind: 'index', line, array: value, index };
      } else if (/^(\+\+|--)$/.test(this.#operator().text)) {
        const op = this.#next().text === '++' ? '++' : '--';
        value = { kind: 'step', line, op, target: value, isPrefix: false };
      } else return value;
    }
  }

  #primary(): Expr {
    const token = this.#peek();
    const { line, kind, text } = token;
    if (text === '(' && kind === 'sign') return this.#parenthesised();
    this.#next();
    if (kind === 'sign' || kind === 'end') throw this.#wrong(token, 'an expression');
    if (kind !== 'word') return { kind: 'literal', line, type: kind, value: text };
    if (text === 'true' || text === 'false')
      return { kind: 'literal', line, type: 'boolean', value: text === 'true' ? '1' : '0' };
    if (text === 'null') return { kind: 'literal', line, type: 'null', value: '0' };
    if (text === 'new') return this.#creation(line);
    const isCall = this.#operator().text === '(';
    if (text === 'this' && !isCall) return { kind: 'this', line };
    if (text === 'super') return this.#superAccess(line);
    if (isCall)
      return {
        kind: 'call',
        line,
        object: undefined,
        name: text === 'this' ? '<init>' : text,
        args: this.#arguments(),
      };
    return { kind: 'name', line, name: text };
  }

  #superAccess(line: number): Expr {
    if (this.#peek().text === '(')
      return { kind: 'call', line, object: 'super', name: '<init>', args: this.#arguments() };
    this.#expect('.');
    const name = this.#name();
    if (this.#peek().text === '(') return { kind: 'call', line, object: 'super', name, args: this.#arguments() };
    return { kind: 'field', line, object: { kind: 'this', line }, name };
  }

  #creation(line: number): Expr {
    const type = this.#type();
    if (this.#peek().text === '(') return { kind: 'new', line, type, args: this.#arguments() };
    if (type.dims > 0) return this.#arrayInitialiser(type);
    const lengths: Expr[] = [];
    while (this.#peek().text === '[' && this.#peek(1).text !== ']') {
      this.#next();
      lengths.push(this.#expression());
      this.#expect(']');
    }
    const dims = lengths.length + this.#dims() - 1;
    return { kind: 'new array', line, type: { name: type.name, dims }, lengths, items: undefined };
  }

  #arguments(): Expr[] {
    this.#expect('(');
    const list = this.#expressionList(')');
    this.#expect(')');
    return list;
  }

  // Tokens

  #peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#at + ahead, this.#tokens.length - 1)];
  }

  /** The next token if it is no literal. */
  #operator(): { readonly text: string; readonly line: number } {
    const { kind, text, line } = this.#peek();
    return { text: kind === 'sign' || kind === 'word' ? text : '', line };
  }

  #next(): Token {
    return this.#tokens[this.#at++];
  }

  #accept(text: string): boolean {
    const { kind, text: found } = this.#peek();
    if (found !== text || (kind !== 'sign' && kind !== 'word')) return false;
    this.#at++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#accept(text)) throw this.#wrong(this.#peek(), `\`${text}\``);
  }

  #name(): string {
    const token = this.#next();
    if (token.kind !== 'word') throw this.#wrong(token, 'a name');
    return token.text;
  }

  #upTo(end: string): string {
    let text = '';
    while (!this.#accept(end)) text += this.#next().text;
    return text;
  }

  #wrong(token: Token, wanted: string): JavaError {
    return new JavaError(`${this.#file}:${token.line}: \`${token.text}\` stands where ${wanted} is needed`);
  }
}
