/**
 * What all parts of the parser share: the tokens, the scopes, the function that is being read, and what is wrong. The parts
 * are functions that get the parser: declarations (specifiers, declarators, records, initialisers), statements, expressions.
 *
 * After a mistake in the syntax `Recover` is thrown, and caught where a statement or declaration can begin again. A mistake in
 * the meaning only makes an expression an `error`, of which nothing more is said.
 */
import type { Diagnostic, Extras, Note, Severity } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { nearestName } from '../../base/suggest.ts';
import { diagnoseC, type CArgs, type CCode } from './diagnostics.ts';
import { laterWords } from './later-words.ts';
import type { Preprocessor } from './preprocessor/preprocessor.ts';
import { macroNotes } from './preprocessor/report.ts';
import { Kind, placeOf, type Token } from './preprocessor/token.ts';
import { Scopes, type Meaning } from './scope.ts';
import { nameSuggestion, otherName, statementWord } from './suggestions.ts';
import type { Switches } from './warnings/switches.ts';
import { TokenStream } from './token-stream.ts';
import { constantOf } from './constants.ts';
import { withKnownValues } from './known-values.ts';
import type {
  Block,
  Expr,
  FuncSymbol,
  Init,
  InitItem,
  Jumps,
  LabelSymbol,
  Storage,
  SwitchCase,
  VarSymbol,
} from './tree.ts';
import { funcOf, intType, type CRecord, type Type } from './types.ts';

export class Recover extends Error {}

/** Parts of the grammar that others need which come before them. */
export interface Grammar {
  readonly expression: (p: Parser) => Expr;
  readonly assignment: (p: Parser) => Expr;
  readonly constantExpression: (p: Parser) => Expr;
  readonly statementExpression: (p: Parser) => Expr;
  readonly blockInScope: (p: Parser) => Block;
  readonly typeName: (p: Parser) => Type;
  readonly recordSpecifier: (p: Parser, word: 'struct' | 'union') => Type;
  readonly enumSpecifier: (p: Parser) => Type;
  /** Looks at the names of a block that ends. */
  readonly checkScope: (p: Parser, meanings: Iterable<Meaning>) => void;
}

/** What the size of a type is of, for those who ask what was meant by it. */
export interface SizeOf {
  readonly type: Type;
  readonly operand: Expr | undefined;
}

/** The number of elements of an array that is about to be declared. */
export interface Length {
  readonly symbol: VarSymbol;
  readonly value: Expr;
}

const mostDiagnostics = 200;
const deepestNesting = 256;
/** So tall may the tree of an expression be, whose operators may stand behind each other without nesting in the text. */
const tallest = 1000;

/** What a function collects while its body is read. */
export interface FuncContext {
  readonly symbol: FuncSymbol;
  readonly locals: VarSymbol[];
  readonly labels: Map<string, LabelSymbol>;
  /** All labels, those of `case` included. */
  readonly allLabels: LabelSymbol[];
  /** Loops and switches around the statement. */
  breakable: number;
  continuable: number;
  switches: SwitchContext[];
  /** Static variables with distances of labels in them. */
  readonly labelTables: VarSymbol[];
  /** Set by the first `setjmp`. */
  jumps: Jumps | undefined;
}

export interface SwitchContext {
  readonly type: Type;
  readonly cases: SwitchCase[];
  /** Those of one value, by it. */
  readonly singles: Map<bigint, SwitchCase>;
  readonly ranges: SwitchCase[];
  fallback: LabelSymbol | undefined;
}

/** What follows where a closing mark is missing. */
const closers: ReadonlyMap<string, readonly string[]> = new Map([
  [')', [';', '{', '}']],
  [']', [';', '=', ')', '}']],
]);

export class Parser {
  readonly tokens: TokenStream;
  readonly scopes = new Scopes(laterWords);
  readonly preprocessor: Preprocessor;
  readonly diagnostics: Diagnostic[] = [];
  readonly variables: VarSymbol[] = [];
  readonly functions: FuncSymbol[] = [];
  /** What has linkage, by name, whether or not it can be seen here: all declarations of it mean the same. */
  readonly linked = new Map<string, VarSymbol | FuncSymbol>();
  readonly grammar: Grammar;
  /** Of arrays of variable length whose declarator was just read. */
  pendingLengths: Length[] = [];
  func: FuncContext | undefined;
  /** How many mistakes there were before the body of the function. */
  bodyStart = 0;
  /** In the operand of `sizeof` and the like: nothing is used by being named. */
  unevaluated = 0;
  /** Alignments of `#pragma pack`, the innermost last. */
  readonly packs: number[] = [];
  readonly switches: Switches;
  #nesting = 0;
  /** At most so tall is what was read since the innermost `nested` began. */
  #height = 0;
  /** Expressions in parentheses of their own, which say that their author knows how operators group. */
  readonly parenthesised = new WeakSet<Expr>();
  /** What the sizes are of that `sizeof` gave. */
  readonly sizes = new WeakMap<Expr, SizeOf>();
  /** Labels that may be unused. */
  readonly quietLabels = new WeakSet<LabelSymbol>();
  /** Names that are unknown are told of once in a function. */
  readonly unknown = new Set<string>();
  #serial = 0;

  constructor(preprocessor: Preprocessor, grammar: Grammar) {
    this.preprocessor = preprocessor;
    this.switches = preprocessor.reports.switches;
    this.grammar = grammar;
    this.tokens = new TokenStream(preprocessor, (token) => this.#pragma(token));
  }

  /** A number that no other thing of the file has, for names that are made. */
  serial(): number {
    return this.#serial++;
  }

  // Places

  /** From a token to the one that was taken last, as the user sees them. */
  spanFrom(first: Token): Span {
    const start = placeOf(first);
    const end = placeOf(this.tokens.last);
    return end.source === start.source && end.end > start.start ? { ...start, end: end.end } : start;
  }

  join(left: Span, right: Span): Span {
    return left.source === right.source && right.end > left.start ? { ...left, end: right.end } : left;
  }

  // What is wrong

  /** Where a use of a macro was wrong, its text is not there, and what is missing in the line is no mistake of its own. */
  #followsMistake(at: Token): boolean {
    const last = this.preprocessor.diagnostics.at(-1);
    const { source, start } = placeOf(at);
    if (last?.severity !== 'error' || last.span?.source !== source || !last.code.startsWith('CPP12')) return false;
    return source.position(last.span.start).line === source.position(start).line;
  }

  /** Is something wrong with the syntax of the function that is being read, so that parts of it were left out? */
  get isBroken(): boolean {
    return this.diagnostics.slice(this.bodyStart).some(({ code }) => code.startsWith('CC1'));
  }

  /** Was a mistake told of this line just now? */
  isWrongLine({ source, start }: Span): boolean {
    const { line } = source.position(start);
    return this.diagnostics.some(
      ({ severity, span }) =>
        severity === 'error' && span?.source === source && source.position(span.start).line === line,
    );
  }

  /** Was something told of this place just now? */
  isTold({ source, start }: Span): boolean {
    return this.diagnostics.slice(-20).some(({ span }) => span?.source === source && span.start === start);
  }

  /** Gives what it was told as; undefined if it was not. */
  report<K extends CCode>(code: K, at: Span | Token, args: CArgs<K>, extras: Extras = {}): Severity | undefined {
    if (this.diagnostics.length >= mostDiagnostics) return 'error';
    const isToken = 'kind' in at;
    const span = isToken ? placeOf(at) : at;
    const around = this.preprocessor.reports.includeNotes(span);
    const notes: readonly Note[] = [...(extras.notes ?? []), ...(isToken ? macroNotes(at) : []), ...around];
    const told = this.switches.judged(diagnoseC(code, span, args, { ...extras, notes }));
    if (told !== undefined) this.diagnostics.push(told);
    return told?.severity;
  }

  /** What is wrong with something that stands in no file. */
  reportPlaceless<K extends CCode>(code: K, args: CArgs<K>): void {
    const told = this.switches.judged(diagnoseC(code, undefined, args));
    if (told !== undefined) this.diagnostics.push(told);
  }

  /** A mistake in the syntax: nothing can be made of what is being read. */
  fail<K extends CCode>(code: K, at: Span | Token, args: CArgs<K>, extras?: Extras): never {
    this.report(code, at, args, extras);
    throw new Recover();
  }

  expected(what: string, at = this.tokens.peek()): never {
    if (this.#followsMistake(at)) throw new Recover();
    this.fail('CC1001', at, [what, foundText(at)]);
  }

  expect(text: string): Token {
    if (this.tokens.at(text)) return this.tokens.next();
    const behind = closers.get(text);
    // What closes is missing for sure if something follows that cannot stand inside.
    if (behind === undefined || !behind.some((mark) => this.tokens.at(mark))) this.expected(`\`${text}\``);
    this.missing(text, 'this');
    return this.tokens.last;
  }

  /** Said at the end of what stands before it. */
  missing(text: string, after: string): void {
    // A quotation mark without its other one took the rest of the line.
    if (this.tokens.last.flaw !== undefined) return;
    const last = placeOf(this.tokens.last);
    const span = { source: last.source, start: last.end, end: last.end };
    // What goes on in the same line may be a mistake of another kind.
    const isSafe = text !== ';' || this.#endsHere();
    // Where a macro ends, its last token does not say.
    const isWritten = this.tokens.last.from === undefined;
    const fix = isWritten ? { title: `insert \`${text}\``, span, replacement: text, isSafe } : undefined;
    this.report('CC1002', { ...last, start: Math.max(last.start, last.end - 1) }, [text, after], { fix });
  }

  /** A mark whose absence is plain from what follows: said at the end of what stands before it, and reading goes on. */
  expectAfter(text: string, after: string): void {
    if (this.tokens.accept(text)) return;
    if (this.#isSurplus(text)) {
      const at = this.tokens.next();
      const fix = { title: 'take it away', span: placeOf(at), replacement: '', isSafe: at.from === undefined };
      this.report('CC1005', at, [at.text], { fix });
      this.tokens.next();
      return;
    }
    this.missing(text, after);
    if (!this.#endsHere()) throw new Recover();
  }

  /** Does a statement seem to end before the next token? */
  #endsHere(): boolean {
    const next = this.tokens.peek();
    return next.kind === Kind.end || next.startsLine || next.is('}');
  }

  /** `f(1));`: something closes that was not opened, and then comes what is expected. */
  #isSurplus(text: string): boolean {
    return (this.tokens.at(')') || this.tokens.at(']')) && this.tokens.at(text, 1);
  }

  name(what = 'a name'): Token {
    const token = this.tokens.peek();
    if (token.kind !== Kind.name || this.tokens.at(token.text)) this.expected(what);
    return this.tokens.next();
  }

  error(span: Span): Expr {
    return { kind: 'error', type: intType('int'), span };
  }

  /** Reads something that may stand in itself, but not without end. */
  nested<T>(read: () => T): T {
    if (this.#nesting >= deepestNesting) this.fail('CC1003', this.tokens.peek(), [deepestNesting]);
    this.#nesting++;
    const outer = this.#height;
    this.#height = 0;
    try {
      return read();
    } finally {
      this.#nesting--;
      this.#height = Math.max(outer, this.#height + 1);
    }
  }

  /** Reads an operand, which stands beside others and not above them. */
  beside<T>(read: () => T): T {
    const outer = this.#height;
    this.#height = 0;
    const result = read();
    this.#height = Math.max(outer, this.#height);
    return result;
  }

  /** Something grows by a link, as `a + b` when `+ c` follows. */
  grow(): void {
    if (this.#height >= tallest) this.fail('CC1007', this.tokens.peek(), [tallest]);
    this.#height++;
  }

  // Names

  /** A variable that the program does not name. */
  hiddenVariable(what: string, type: Type, span: Span, storage: Storage = 'auto'): VarSymbol {
    const symbol: VarSymbol = {
      kind: 'variable',
      name: `.${what}${this.serial()}`,
      type,
      storage,
      addressed: false,
      used: true,
      isParam: false,
      attributes: {},
      init: undefined,
      defined: true,
      span,
    };
    if (storage === 'auto') this.func?.locals.push(symbol);
    else this.variables.push(symbol);
    return symbol;
  }

  /** A parameter in a prototype, so that types behind it may refer to it. */
  declareParameter(name: Token, type: Type): VarSymbol {
    const symbol = {
      ...this.hiddenVariable('parameter', type, placeOf(name)),
      name: name.text,
      used: false,
      isParam: true,
    };
    this.func?.locals.pop();
    this.scopes.declare(name.text, symbol);
    return symbol;
  }

  addVariable(symbol: VarSymbol): void {
    this.variables.push(symbol);
    this.linked.set(symbol.name, symbol);
    this.scopes.declare(symbol.name, symbol);
  }

  addFunction(symbol: FuncSymbol): void {
    this.functions.push(symbol);
    this.linked.set(symbol.name, symbol);
    this.scopes.declare(symbol.name, symbol);
  }

  /** An unknown name: told once in a function. */
  unknownName(token: Token): Expr {
    const span = placeOf(token);
    const isCall = this.tokens.at('(') && !token.text.startsWith('__builtin_');
    const isTold = this.unknown.has(token.text);
    this.unknown.add(token.text);
    if (isCall) {
      const word = statementWord(token.text);
      if (word !== undefined && !isTold) this.fail('CC1016', token, [token.text], otherName(token, word));
      const told = isTold ? 'error' : this.report('CC2004', token, [token.text], nameSuggestion(this.scopes, token));
      // Before C99 a function was declared by being called: so it still is where the mistake is made a warning.
      if (told !== 'error') return this.#implicitFunction(token, span);
    } else if (!isTold) this.report('CC2001', token, [token.text], nameSuggestion(this.scopes, token));
    return this.error(span);
  }

  #implicitFunction({ text: name }: Token, span: Span): Expr {
    const type = funcOf(intType('int'), [], false, true);
    const symbol: FuncSymbol = {
      kind: 'function',
      name,
      label: undefined,
      type,
      isStatic: false,
      isInline: false,
      isExternInline: true,
      isSpare: false,
      used: true,
      attributes: {},
      body: undefined,
      span,
    };
    this.functions.push(symbol);
    this.linked.set(name, symbol);
    this.scopes.declareInFile(name, symbol);
    return { kind: 'function', symbol, type, span };
  }

  missingMember(record: CRecord, name: Token): Expr {
    const names = (record.members ?? []).flatMap((member) => (member.name === undefined ? [] : [member.name]));
    const text = `${record.word} ${record.tag === '' ? '(anonymous)' : record.tag}`;
    if (record.isUnknown !== true)
      this.report('CC2049', name, [text, name.text], otherName(name, nearestName(name.text, names)));
    return this.error(placeOf(name));
  }

  // Labels

  useLabel(name: Token): LabelSymbol {
    const labels = this.func?.labels;
    const known = this.scopes.findLabel(name.text) ?? labels?.get(name.text);
    if (known !== undefined) return known;
    const label = this.newLabel(name.text, placeOf(name), false);
    labels?.set(name.text, label);
    return label;
  }

  newLabel(name: string, span: Span, defined = true): LabelSymbol {
    const label: LabelSymbol = {
      kind: 'label',
      name,
      defined,
      used: defined,
      addressed: false,
      live: this.scopes.live,
      span,
    };
    this.func?.allLabels.push(label);
    return label;
  }

  // Arrays of variable length

  takeLengths(): readonly Length[] {
    const lengths = this.pendingLengths;
    this.pendingLengths = [];
    return lengths;
  }

  /** An expression with a type of variable length in it: the lengths are calculated before. */
  withLengths(expr: Expr): Expr {
    return this.takeLengths().reduceRight<Expr>((right, { symbol, value }) => {
      const place: Expr = { kind: 'variable', symbol, type: symbol.type, span: value.span };
      const left: Expr = { kind: 'assign', place, value, type: symbol.type, span: value.span };
      return { kind: 'comma', left, right, type: right.type, span: right.span };
    }, expr);
  }

  // What is checked at the end of things

  /** What has static storage begins with constants [6.7.9p4]: the initialiser with those that are known written out. */
  staticInit({ items, span }: Init): Init {
    return { items: items.map((item) => this.#staticItem(item)), span };
  }

  #staticItem(item: InitItem): InitItem {
    const { value, type } = item;
    const isString = value.kind === 'string' && type.kind === 'array';
    if (isString || value.kind === 'error' || constantOf(value) !== undefined || this.isStaticLiteral(value))
      return item;
    const known = withKnownValues(value);
    if (constantOf(known) === undefined && !this.isStaticLiteral(known)) this.report('CC2127', value.span, []);
    return { ...item, value: known };
  }

  /** A structure given by a literal of constants, or a vector of them. */
  isStaticLiteral(value: Expr): boolean {
    if (value.kind === 'builtin' && value.name === 'lanes')
      return value.args.every((lane) => constantOf(lane) !== undefined);
    return value.kind === 'load' && value.operand.kind === 'compound' && value.operand.symbol.storage !== 'auto';
  }

  /** Ends a block: what it declared and nobody used is told. */
  closeScope(): void {
    this.grammar.checkScope(this, this.scopes.close());
  }

  // Recovery

  /** Goes to where the next statement or declaration may begin: behind a `;`, or at a `}` that closes what is open. */
  skipToNext(): void {
    for (let depth = 0; ;) {
      const token = this.tokens.peek();
      if (token.kind === Kind.end) return;
      if (token.is('{') || token.is('(') || token.is('[')) depth++;
      else if (token.is('}') && depth <= 0) return;
      else if (token.is('}') || token.is(')') || token.is(']')) depth--;
      this.tokens.next();
      if (depth <= 0 && (token.is(';') || token.is('}'))) return;
    }
  }

  /** Goes behind the mark that closes what is open; false if a block begins or ends before it. */
  skipPast(mark: string): boolean {
    for (let depth = 0; ;) {
      const token = this.tokens.peek();
      if (token.kind === Kind.end || token.is('{') || token.is('}')) return token.is('{');
      this.tokens.next();
      if (depth === 0 && token.is(mark)) return true;
      if (token.is('(') || token.is('[')) depth++;
      else if (token.is(')') || token.is(']')) depth--;
    }
  }

  #pragma(token: Token): void {
    const [word, ...rest] = token.line ?? [];
    if (word?.text !== 'pack') return;
    const words = rest.map(({ text }) => text).filter((text) => !'(),'.includes(text));
    const size = words.find((text) => /^\d+$/.test(text));
    if (words[0] === 'push') this.packs.push(size === undefined ? (this.packs.at(-1) ?? 0) : Number(size));
    else if (words[0] === 'pop') this.packs.pop();
    else this.packs.splice(Math.max(0, this.packs.length - 1), 1, Number(size ?? 0));
  }
}

/** A token in a message. */
export function foundText(token: Token): string {
  return token.kind === Kind.end ? 'the end of the file' : `\`${token.text}\``;
}
