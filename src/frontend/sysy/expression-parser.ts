/**
 * Expressions to postfix events, by precedence, with an explicit stack of operators and open brackets: nesting costs
 * memory, never stack. The grammar (SysY's Exp and Cond are one here, as programs mix them):
 *
 *     LOr = LAnd { "||" LAnd }      LAnd = Eq { "&&" Eq }       Eq = Rel { ("==" | "!=") Rel }
 *     Rel = Add { ("<" | …) Add }   Add = Mul { ("+"|"-") Mul } Mul = Unary { ("*"|"/"|"%") Unary }
 *     Unary = Primary | Ident "(" [ Exp { "," Exp } ] ")" | ("+"|"-"|"!") Unary
 *     Primary = "(" Exp ")" | Ident { "[" Exp "]" } | Number | String
 *
 * This is E. Dijkstra's shunting yard ("ALGOL 60 translation", 1961), in two states that alternate: an operand is wanted
 * (`#operand`), or one is complete (`#operators`).
 *
 *     a + b * c        stack: +(5)  then  +(5) *(6)        events: a b c Mul Add
 *     a[i] < f(x, y)   open brackets lie on the same stack, below every operator's level, so that operators inside do not
 *                      reach past them
 */
import type { BinaryOp, Events, OperatorEvent } from './events.ts';
import { Kind, type Scanner } from './scanner.ts';

interface BinaryRow {
  readonly level: number;
  readonly event: OperatorEvent;
}

const char = (text: string): number => text.charCodeAt(0);
const [OPEN_PAREN, CLOSE_PAREN, OPEN_SQUARE, CLOSE_SQUARE, COMMA] = Array.from('()[],', char);

const binary = (level: number, op: BinaryOp): BinaryRow => ({ level, event: { kind: 'binary', op } });

/** By token kind. */
const binaryRows: (BinaryRow | undefined)[] = [];
binaryRows[Kind.or] = { level: 1, event: { kind: 'logical', op: 'or' } };
binaryRows[Kind.and] = { level: 2, event: { kind: 'logical', op: 'and' } };
binaryRows[Kind.equal] = binary(3, 'Equal');
binaryRows[Kind.notEqual] = binary(3, 'NotEqual');
binaryRows[char('<')] = binary(4, 'Less');
binaryRows[char('>')] = binary(4, 'Greater');
binaryRows[Kind.lessEqual] = binary(4, 'LessEqual');
binaryRows[Kind.greaterEqual] = binary(4, 'GreaterEqual');
binaryRows[char('+')] = binary(5, 'Add');
binaryRows[char('-')] = binary(5, 'Sub');
binaryRows[char('*')] = binary(6, 'Mul');
binaryRows[char('/')] = binary(6, 'Div');
binaryRows[char('%')] = binary(6, 'Mod');

const UNARY_LEVEL = 7;
const unaryOps = new Map([
  [char('+'), 'Plus'],
  [char('-'), 'Neg'],
  [char('!'), 'Not'],
] as const);

/** Levels of open brackets, below every operator's. */
const PAREN = 0;
const CALL = -1;
const SQUARE = -2;

/** An operator whose operands are not complete, or an open bracket. */
interface Pending {
  readonly level: number;
  /** What it adds when they are; nothing for a bracket. */
  readonly event: OperatorEvent | undefined;
  readonly start: number;
  readonly end: number;
  /** Of a call: the arguments before the current one. */
  count: number;
}

type LeafEvent = { readonly kind: 'int' | 'float'; readonly value: number } | { readonly kind: 'string' };

/** Reads one expression at a time; the stack is empty between them. */
export class ExpressionParser {
  readonly #scanner: Scanner;
  readonly #events: Events;
  /** Reports that something else was wanted here. */
  readonly #expected: (wanted: string) => void;
  readonly #stack: Pending[] = [];

  constructor(scanner: Scanner, events: Events, expected: (wanted: string) => void) {
    this.#scanner = scanner;
    this.#events = events;
    this.#expected = expected;
  }

  /** Parses one expression. False after a mistake, which is reported, and leaves `bad` alone among the events. */
  parse(): boolean {
    const mark = this.#events.length;
    const { start } = this.#scanner;
    this.#stack.length = 0;
    let isGood = true;
    for (let more = true; more && isGood;) {
      const step = this.#operand();
      isGood = step !== 'bad';
      if (step === 'complete') {
        const next = this.#operators();
        isGood = next !== 'bad';
        more = next === 'more';
      }
    }
    if (isGood) return true;
    this.#events.truncate(mark);
    this.#events.expression(start, this.#scanner.previousEnd, { kind: 'bad' });
    return false;
  }

  /** An operator that waits for its right operand, or an open bracket. */
  #push(level: number, event: OperatorEvent | undefined, start: number, end: number): void {
    this.#stack.push({ level, event, start, end, count: 0 });
  }

  /** Prefix operators and open parentheses, then an operand; `open` if a bracket was opened that wants an operand. */
  #operand(): 'complete' | 'open' | 'bad' {
    const s = this.#scanner;
    this.#prefixes();
    switch (s.kind) {
      case Kind.int:
        return this.#leaf({ kind: 'int', value: s.value });
      case Kind.float:
        return this.#leaf({ kind: 'float', value: s.value });
      case Kind.string:
        return this.#leaf({ kind: 'string' });
      case Kind.name:
        return this.#nameOrCall();
      default:
        this.#expected('an expression');
        return 'bad';
    }
  }

  /** Pushes prefix operators and open parentheses, in any order. */
  #prefixes(): void {
    const s = this.#scanner;
    for (; ; s.next()) {
      const op = unaryOps.get(s.kind);
      if (op !== undefined) this.#push(UNARY_LEVEL, { kind: 'unary', op }, s.start, s.end);
      else if (s.kind === OPEN_PAREN) this.#push(PAREN, undefined, s.start, s.end);
      else return;
    }
  }

  /** The current token is an operand by itself. */
  #leaf(event: LeafEvent): 'complete' {
    const s = this.#scanner;
    this.#events.expression(s.start, s.end, event);
    s.next();
    return 'complete';
  }

  /** A variable, or the beginning of a call; `f()` is complete at once. */
  #nameOrCall(): 'complete' | 'open' | 'bad' {
    const s = this.#scanner;
    const { start, end, atom } = s;
    s.next();
    if (s.kind !== OPEN_PAREN) {
      this.#events.expression(start, end, { kind: 'name', atom });
      return this.#indexOrValue(start);
    }
    this.#events.expression(start, end, { kind: 'callBegin', atom });
    s.next();
    if (s.kind !== CLOSE_PAREN) {
      this.#push(CALL, undefined, start, end);
      return 'open';
    }
    this.#events.expression(start, s.end, { kind: 'call', count: 0 });
    s.next();
    return 'complete';
  }

  /** Behind an array's name or a closed index. */
  #indexOrValue(start: number): 'complete' | 'open' {
    const s = this.#scanner;
    if (s.kind === OPEN_SQUARE) {
      this.#push(SQUARE, undefined, start, s.end);
      s.next();
      return 'open';
    }
    this.#events.expression(start, s.previousEnd, { kind: 'read' });
    return 'complete';
  }

  /** Behind a complete operand: operators and closing brackets, up to where the next operand is wanted. */
  #operators(): 'more' | 'done' | 'bad' {
    const s = this.#scanner;
    for (;;) {
      const row = binaryRows[s.kind];
      if (row !== undefined) {
        this.#reduce(row.level);
        const { level, event } = row;
        if (event.kind === 'logical') this.#events.expression(s.start, s.end, { kind: 'logicalLeft', op: event.op });
        this.#push(level, event, s.start, s.end);
        s.next();
        return 'more';
      }
      this.#reduce(PAREN + 1);
      const open = this.#stack.at(-1);
      if (open === undefined) return 'done';
      const step = this.#close(open);
      if (step !== 'complete') return step;
    }
  }

  /** Emits the operators that bind at least as tightly as `level`. */
  #reduce(level: number): void {
    for (let top = this.#stack.at(-1); top !== undefined && top.level >= level; top = this.#stack.at(-1)) {
      if (top.event !== undefined) this.#events.expression(top.start, top.end, top.event);
      this.#stack.pop();
    }
  }

  /** At a token that is no operator, inside the bracket `open`. */
  #close(open: Pending): 'complete' | 'more' | 'bad' {
    const s = this.#scanner;
    if (open.level === CALL && s.kind === COMMA) {
      open.count++;
      s.next();
      return 'more';
    }
    if (s.kind !== (open.level === SQUARE ? CLOSE_SQUARE : CLOSE_PAREN)) {
      this.#expected(open.level === SQUARE ? '`]`' : open.level === CALL ? '`,` or `)`' : '`)`');
      return 'bad';
    }
    this.#stack.pop();
    const { end } = s;
    s.next();
    if (open.level === CALL) this.#events.expression(open.start, end, { kind: 'call', count: open.count + 1 });
    else if (open.level === PAREN) this.#events.expression(open.start, end, { kind: 'paren' });
    if (open.level !== SQUARE) return 'complete';
    this.#events.expression(open.start, end, { kind: 'index' });
    return this.#indexOrValue(open.start) === 'open' ? 'more' : 'complete';
  }
}
