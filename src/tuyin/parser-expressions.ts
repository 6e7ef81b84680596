/**
 * Expressions.
 *
 *     expr    ::= cond ['<-' cond [function]]
 *     cond    ::= binary ['?' expr ':' expr]                      binary operators as in C
 *     unary   ::= ('-' | '+' | '!' | '~') unary | type unary | app
 *     app     ::= postfix {postfix}                               if the first names a function: `loop 5`
 *     postfix ::= primary {'.' word ['(' args ')'] | '[' expr ']' | '(' args ')'}
 *     primary ::= literal | name | '$' n | match | '[' n ']' | array | struct | '(' expr ')' | constant function | '...'
 *
 * A known type in front (`context`) makes `[5]` an array of one element; without one it allocates five bytes.
 */
import { parseDecimal, parseHexFloat, parseInteger } from './numbers.ts';
import {
  binaryOps,
  castOps,
  ioCommands,
  isBinaryOp,
  isIoCommand,
  type CastOp,
  type Expr,
  type IoCommand,
  type Name,
  type UnaryOp,
} from './nodes.ts';
import type { Parser } from './parser-state.ts';
import { parseType, TypeFinder } from './parser-types.ts';
import { reservedWords, valueWords } from './keywords.ts';
import { characterCode } from './scanner.ts';
import type { Type } from './types.ts';

const fewestPrecedence = 2;

export class ExprParser {
  readonly #p: Parser;
  readonly #types: TypeFinder;
  readonly #parseMatch: () => Expr;

  /** `parseMatch` reads what follows the word `match`. */
  constructor(parser: Parser, parseMatch: () => Expr) {
    this.#p = parser;
    this.#types = new TypeFinder(parser);
    this.#parseMatch = parseMatch;
  }

  expr(context?: Type): Expr {
    return this.#p.nested(() => this.#send(context));
  }

  #send(context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    const target = this.#cond(context);
    if (p.startsLine() || !p.takePunct('<-')) return target;
    const value = this.#cond();
    const next = this.#isContinuation() ? this.#name() : undefined;
    return p.node<Expr>({ kind: 'send', target, value, next, span: p.spanFrom(start) }, target, value);
  }

  /** A function behind what is sent: the program goes on with it. */
  #isContinuation(): boolean {
    const p = this.#p;
    if (p.startsLine() || (p.kind !== 'global' && p.kind !== 'bare') || reservedWords.has(p.text)) return false;
    return p.kind === 'global' || p.known.functions.has(p.text);
  }

  #cond(context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    const test = this.#binary(fewestPrecedence, context);
    if (!p.takePunct('?')) return test;
    const yes = this.expr();
    p.expectPunct(':');
    const no = this.expr();
    return p.node<Expr>({ kind: 'cond', test, yes, no, span: p.spanFrom(start) }, test, yes, no);
  }

  /** Precedence climbing: all operators here group to the left. */
  #binary(least: number, context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    let left = this.#unary(context);
    for (;;) {
      const op = p.kind === 'punct' ? p.text : '';
      if (!isBinaryOp(op) || binaryOps[op] < least || !this.#continues(op)) return left;
      p.next();
      const right = this.#binary(binaryOps[op] + 1);
      left = p.node<Expr>({ kind: 'binary', op, left, right, span: p.spanFrom(start) }, left, right);
    }
  }

  /** A `|` may belong to a match; on a new line only a `|` outside every match goes on with the expression. */
  #continues(op: string): boolean {
    const p = this.#p;
    if (op === '|' && p.inArm) return false;
    if (!p.startsLine()) return true;
    return op === '|' && p.openMatches.length === 0 && p.endOfMatch !== p.at;
  }

  #unary(context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    const op = p.kind === 'punct' ? p.text : '';
    if (op === '-' || op === '+' || op === '!' || op === '~') return p.nested(() => this.#prefixed(op, start));
    if (this.startsType()) return p.nested(() => this.#typed(start));
    return this.#application(context);
  }

  #prefixed(op: UnaryOp, start: number): Expr {
    const p = this.#p;
    p.next();
    const operand = this.#unary();
    return p.node<Expr>({ kind: 'unary', op, operand, span: p.spanFrom(start) }, operand);
  }

  #typed(start: number): Expr {
    const p = this.#p;
    const type = parseType(p);
    const operand = this.#unary(type);
    return p.node<Expr>({ kind: 'typed', type, operand, span: p.spanFrom(start) }, operand, type);
  }

  /** Does a type stand here, in front of a value? `[64]` alone is an allocation. */
  startsType(): boolean {
    const p = this.#p;
    const first = p.text;
    if (p.kind !== 'type' && p.kind !== 'local' && first !== '[' && first !== '(' && first !== '<') return false;
    const end = this.#types.endOf(p.at);
    if (end < 0) return p.kind === 'type' || first === '<';
    const isBlock = first === '[' && end === p.at + 3;
    return !isBlock || this.#startsPrimary(end, true);
  }

  /** May a value begin at a token on the same line? Words that only join others do not begin one. */
  #startsPrimary(at: number, withType = false): boolean {
    const { tokens, brackets } = this.#p;
    if (brackets === 0 && tokens.isFirst(at)) return false;
    switch (tokens.kinds[at]) {
      case 'int':
      case 'float':
      case 'hex':
      case 'char':
      case 'string':
      case 'cstring':
      case 'global':
      case 'local':
      case 'capture':
        return true;
      case 'type':
        return withType;
      case 'bare': {
        const word = tokens.text(at);
        return word !== 'to' && (!reservedWords.has(word) || valueWords.has(word));
      }
      case 'punct':
        return /^[([{]$/.test(tokens.text(at)) || (withType && tokens.text(at) === '<');
      default:
        return false;
    }
  }

  #application(context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    const head = this.#postfix(context);
    if (
      p.at !== start + 1 ||
      head.kind !== 'name' ||
      !p.isFunction(head) ||
      !this.#startsPrimary(p.at) ||
      p.isPunct('{')
    )
      return head;
    const args: Expr[] = [];
    while (this.#startsPrimary(p.at) && !p.isPunct('{')) args.push(this.#postfix());
    return p.node<Expr>({ kind: 'call', callee: head, args, span: p.spanFrom(start) }, head, ...args);
  }

  #postfix(context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    let left = this.#primary(context);
    for (;;) {
      if (p.startsLine() || p.kind !== 'punct') return left;
      const isFunctionHead = left.kind === 'name' && p.at === start + 1 && p.isFunction(left);
      if (p.isPunct('(')) left = this.#call(left, start);
      else if (p.isPunct('[') && (p.isAdjacent() || !isFunctionHead)) left = this.#index(left, start);
      else if (p.isPunct('.') && p.kindAt(1) === 'bare') left = this.#member(left, start);
      else return left;
    }
  }

  #call(callee: Expr, start: number): Expr {
    const p = this.#p;
    p.next();
    const args = p.list(')', () => this.expr());
    const implied =
      callee.kind === 'name' && callee.sigil === '' && isIoCommand(callee.name) && !p.known.functions.has(callee.name);
    if (implied && isIoCommand(callee.name)) return this.#inputCommand(callee, callee.name, args, start);
    return p.node<Expr>({ kind: 'call', callee, args, span: p.spanFrom(start) }, callee, ...args);
  }

  /** `read(1)` means `input.read(1)`. */
  #inputCommand(word: Name, command: IoCommand, args: readonly Expr[], start: number): Expr {
    const { bare } = this.#p.scope;
    const at = bare.lastIndexOf(word);
    if (at >= 0) bare.splice(at, 1);
    return this.#io({ kind: 'stream', stream: 'input', span: word.span }, command, args, start);
  }

  #io(target: Expr, command: IoCommand, args: readonly Expr[], start: number): Expr {
    const p = this.#p;
    const [least, most] = ioCommands[command];
    if (args.length < least || args.length > most) p.fail('TUY1106', start, command, least, most, args.length);
    return p.node<Expr>({ kind: 'io', target, command, args, span: p.spanFrom(start) }, target, ...args);
  }

  #index(target: Expr, start: number): Expr {
    const p = this.#p;
    p.next();
    const index = p.inBrackets(() => this.expr());
    p.expectPunct(']');
    return p.node<Expr>({ kind: 'index', target, index, span: p.spanFrom(start) }, target, index);
  }

  #member(target: Expr, start: number): Expr {
    const p = this.#p;
    p.next();
    const name = p.text;
    p.next();
    if (isIoCommand(name) && p.isPunct('(') && p.isAdjacent()) {
      p.next();
      return this.#io(
        target,
        name,
        p.list(')', () => this.expr()),
        start,
      );
    }
    return p.node<Expr>({ kind: 'member', target, name, span: p.spanFrom(start) }, target);
  }

  #primary(context?: Type): Expr {
    const p = this.#p;
    const span = p.tokens.span(p.at);
    const { kind, text } = p;
    switch (kind) {
      case 'int':
        p.next();
        return this.#integer(parseInteger(text), span);
      case 'char': {
        const code = characterCode(text) ?? p.fail('TUY1007', p.at, text);
        p.next();
        return { kind: 'char', code, span };
      }
      case 'float':
        p.next();
        return { kind: 'decimal', ...parseDecimal(text), span };
      case 'hex':
        p.next();
        return { kind: 'hexfloat', ...parseHexFloat(text), span };
      case 'string':
      case 'cstring': {
        const value = p.name();
        p.next();
        return { kind: 'string', text: value, characters: kind === 'cstring', span };
      }
      case 'capture':
        return { kind: 'capture', index: this.#captureIndex(), span };
      case 'global':
      case 'local':
        return this.#sigilName(kind);
      case 'bare':
        return this.#word(text);
      case 'punct':
        return this.#bracketed(context);
      default:
        return p.expected('a value');
    }
  }

  #integer(value: bigint, span: Expr['span']): Expr {
    if (value >= 0n) return { kind: 'int', value, span };
    const operand: Expr = { kind: 'int', value: -value, span };
    return this.#p.node<Expr>({ kind: 'unary', op: '-', operand, span }, operand);
  }

  #captureIndex(): number {
    const p = this.#p;
    const index = Number(p.text.slice(1));
    if (index > 0xffff) p.fail('TUY1006', p.at, 'the number of a capture', 0, 0xffff);
    p.next();
    return index;
  }

  #name(): Name {
    const p = this.#p;
    const span = p.tokens.span(p.at);
    const [kind, name] = [p.kind, p.name()];
    p.next();
    if (kind === 'bare') return p.bareUse(name, span);
    return { kind: 'name', sigil: kind === 'global' ? '@' : '%', name, span };
  }

  /** A name with a sigil; where `%m.peek` is no name of its own, `%m.peek(4)` is a command of `%m`. */
  #sigilName(kind: 'global' | 'local'): Expr {
    const p = this.#p;
    const start = p.at;
    const whole = this.#name();
    const dot = whole.name.lastIndexOf('.');
    const command = whole.name.slice(dot + 1);
    const called = p.isPunct('(') && p.isAdjacent() && !p.tokens.text(start).endsWith('"');
    if (dot < 1 || !isIoCommand(command) || !called || this.#isDefined(kind, whole.name)) return whole;
    const { source, start: from, end } = whole.span;
    const target: Name = {
      ...whole,
      name: whole.name.slice(0, dot),
      span: { source, start: from, end: end - command.length - 1 },
    };
    p.next();
    const args = p.list(')', () => this.expr());
    return this.#io(target, command, args, start);
  }

  #isDefined(kind: 'global' | 'local', name: string): boolean {
    const { known } = this.#p;
    if (kind === 'local') return known.locals.has(name);
    return known.symbols.has(name) || name.startsWith('tuyin.');
  }

  #word(text: string): Expr {
    const p = this.#p;
    const span = p.tokens.span(p.at);
    const isCall = p.textAt(1) === '(' && !p.known.functions.has(text);
    switch (text) {
      case 'true':
      case 'false':
      case 'null':
      case 'undef':
      case 'zeroinitializer':
        p.next();
        return { kind: 'word', word: text, span };
      case 'input':
      case 'output':
      case 'error':
        p.next();
        return { kind: 'stream', stream: text, span };
      case 'match':
        p.next();
        return p.nested(() => this.#parseMatch());
      case 'blockaddress':
        return this.#blockAddress();
      case 'sizeof':
      case 'alignof':
        if (isCall) return this.#measure(text);
        break;
      case 'getelementptr':
      case 'extractvalue':
        if (isCall) return this.#element(text);
        break;
      default:
        if (isCall && isCastOp(text)) return this.#cast(text);
    }
    if (reservedWords.has(text)) p.expected('a value');
    return this.#name();
  }

  #cast(op: CastOp): Expr {
    const p = this.#p;
    const start = p.at;
    p.at += 2;
    return p.inBrackets(() => {
      const operand = this.expr();
      p.expectWord('to');
      const type = parseType(p);
      p.expectPunct(')');
      return p.node<Expr>({ kind: 'cast', op, operand, type, span: p.spanFrom(start) }, operand, type);
    });
  }

  #measure(op: 'sizeof' | 'alignof'): Expr {
    const p = this.#p;
    const start = p.at;
    p.at += 2;
    const type = p.inBrackets(() => parseType(p));
    p.expectPunct(')');
    return p.node<Expr>({ kind: 'measure', op, type, span: p.spanFrom(start) }, type);
  }

  #element(op: 'getelementptr' | 'extractvalue'): Expr {
    const p = this.#p;
    const start = p.at;
    p.at += 2;
    const operands = p.list(')', () => this.expr());
    if (operands.length < 2) p.fail('TUY1112', start, op);
    return p.node<Expr>({ kind: 'element', op, operands, span: p.spanFrom(start) }, ...operands);
  }

  #blockAddress(): Expr {
    const p = this.#p;
    const start = p.at;
    p.next();
    p.expectPunct('(');
    return p.inBrackets(() => {
      const func = p.symbolName('the name of a function');
      p.expectPunct(',');
      const block = p.localName();
      p.expectPunct(')');
      return { kind: 'blockaddress', func, block, span: p.spanFrom(start) };
    });
  }

  #bracketed(context?: Type): Expr {
    const p = this.#p;
    const start = p.at;
    switch (p.text) {
      case '...':
        p.next();
        return { kind: 'elided', span: p.tokens.span(start) };
      case '[':
        return this.#array(context, start);
      case '{':
        p.next();
        return this.#aggregate('struct', p.list('}', this.#elements(context), true), start);
      case '(':
        return this.#parenthesised(context, start);
      default:
        return p.expected('a value');
    }
  }

  #aggregate(kind: 'array' | 'struct', elements: readonly Expr[], start: number): Expr {
    const p = this.#p;
    if (kind === 'struct' && elements.length === 0) p.fail('TUY1101', p.at - 1, 'a value', '`}`');
    return p.node<Expr>({ kind, elements, span: p.spanFrom(start) }, ...elements);
  }

  /** Reads the next element, knowing what its type is. */
  #elements(context: Type | undefined): () => Expr {
    let index = 0;
    return () => {
      const type =
        context?.kind === 'array' || context?.kind === 'vector'
          ? context.of
          : context?.kind === 'struct'
            ? context.fields.at(index++)
            : undefined;
      return this.expr(type);
    };
  }

  #array(context: Type | undefined, start: number): Expr {
    const p = this.#p;
    p.next();
    const elements = p.list(']', this.#elements(context));
    if (elements.length !== 1 || context !== undefined) return this.#aggregate('array', elements, start);
    return p.node<Expr>({ kind: 'alloc', size: elements[0], span: p.spanFrom(start) }, elements[0]);
  }

  /** `(a, b)` and `(a,)` are structs, `(a)` is `a`. */
  #parenthesised(context: Type | undefined, start: number): Expr {
    const p = this.#p;
    p.next();
    return p.inBrackets(() => {
      const element = this.#elements(context);
      const elements = [p.isPunct(')') ? p.expected('a value') : element()];
      let isStruct = false;
      while (p.takePunct(',')) {
        isStruct = true;
        if (p.isPunct(')')) break;
        elements.push(element());
      }
      if (!p.takePunct(')')) p.expected(isStruct ? '`,` or `)`' : '`)`');
      return isStruct ? this.#aggregate('struct', elements, start) : elements[0];
    });
  }
}

function isCastOp(text: string): text is CastOp {
  return (castOps as readonly string[]).includes(text);
}
