/**
 * Expressions to postfix events, by precedence, with an explicit stack of operators and open brackets: nesting costs
 * memory, never stack. The grammar (SysY's Exp and Cond are one here, as programs mix them):
 *
 *     LOr = LAnd { "||" LAnd }      LAnd = Eq { "&&" Eq }       Eq = Rel { ("==" | "!=") Rel }
 *     Rel = Add { ("<" | …) Add }   Add = Mul { ("+"|"-") Mul } Mul = Unary { ("*"|"/"|"%") Unary }
 *     Unary = Primary | Ident "(" [ Exp { "," Exp } ] ")" | ("+"|"-"|"!") Unary
 *     Primary = "(" Exp ")" | Ident { "[" Exp "]" } | Number | String
 */
import type { Code } from './code.ts';
import { Event } from './code.ts';
import { Kind, type Scanner } from './scanner.ts';

interface BinaryRow {
  readonly level: number;
  readonly event: number;
  /** Emitted between the operands. */
  readonly middle?: number;
}

const char = (text: string): number => text.charCodeAt(0);
const [OPEN_PAREN, CLOSE_PAREN, OPEN_SQUARE, CLOSE_SQUARE, COMMA] = Array.from('()[],', char);

/** By token kind. */
const binaryRows: (BinaryRow | undefined)[] = [];
binaryRows[Kind.or] = { level: 1, event: Event.Or, middle: Event.OrLeft };
binaryRows[Kind.and] = { level: 2, event: Event.And, middle: Event.AndLeft };
binaryRows[Kind.equal] = { level: 3, event: Event.Equal };
binaryRows[Kind.notEqual] = { level: 3, event: Event.NotEqual };
binaryRows[char('<')] = { level: 4, event: Event.Less };
binaryRows[char('>')] = { level: 4, event: Event.Greater };
binaryRows[Kind.lessEqual] = { level: 4, event: Event.LessEqual };
binaryRows[Kind.greaterEqual] = { level: 4, event: Event.GreaterEqual };
binaryRows[char('+')] = { level: 5, event: Event.Add };
binaryRows[char('-')] = { level: 5, event: Event.Sub };
binaryRows[char('*')] = { level: 6, event: Event.Mul };
binaryRows[char('/')] = { level: 6, event: Event.Div };
binaryRows[char('%')] = { level: 6, event: Event.Mod };

const UNARY_LEVEL = 7;
const unaryEvents = new Map([
  [char('+'), Event.Plus],
  [char('-'), Event.Neg],
  [char('!'), Event.Not],
] as const);

/** Levels of open brackets, below every operator's. */
const PAREN = 0;
const CALL = -1;
const SQUARE = -2;

/** An operator whose operands are not complete, or an open bracket. */
interface Pending {
  readonly level: number;
  readonly event: number;
  readonly start: number;
  readonly end: number;
  /** Of a call: the arguments before the current one. */
  count: number;
}

export class ExpressionParser {
  readonly #scanner: Scanner;
  readonly #code: Code;
  /** Reports that something else was wanted here. */
  readonly #expected: (wanted: string) => void;
  readonly #stack: Pending[] = [];

  constructor(scanner: Scanner, code: Code, expected: (wanted: string) => void) {
    this.#scanner = scanner;
    this.#code = code;
    this.#expected = expected;
  }

  /** Parses one expression. False after a mistake, which is reported, and leaves `Bad` alone in the code. */
  parse(): boolean {
    const mark = this.#code.length;
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
    this.#code.truncate(mark);
    this.#code.emit(Event.Bad, start, Math.max(start, this.#scanner.previousEnd));
    return false;
  }

  #push(level: number, event: number, start: number, end: number): void {
    this.#stack.push({ level, event, start, end, count: 0 });
  }

  /** Prefix operators and open parentheses, then an operand; `open` if a bracket was opened that wants an operand. */
  #operand(): 'complete' | 'open' | 'bad' {
    const s = this.#scanner;
    for (;;) {
      const unary = unaryEvents.get(s.kind);
      if (unary !== undefined) this.#push(UNARY_LEVEL, unary, s.start, s.end);
      else if (s.kind === OPEN_PAREN) this.#push(PAREN, 0, s.start, s.end);
      else break;
      s.next();
    }
    switch (s.kind) {
      case Kind.int:
        return this.#leaf(Event.Int, s.value);
      case Kind.float:
        return this.#leaf(Event.Float, s.value);
      case Kind.string:
        return this.#leaf(Event.String, 0);
      case Kind.name:
        return this.#nameOrCall();
      default:
        this.#expected('an expression');
        return 'bad';
    }
  }

  #leaf(event: number, arg: number): 'complete' {
    const s = this.#scanner;
    this.#code.emit(event, s.start, s.end, arg);
    s.next();
    return 'complete';
  }

  #nameOrCall(): 'complete' | 'open' | 'bad' {
    const s = this.#scanner;
    const { start, end, atom } = s;
    s.next();
    if (s.kind !== OPEN_PAREN) {
      this.#code.emit(Event.Name, start, end, atom);
      return this.#indexOrValue(start);
    }
    this.#code.emit(Event.CallBegin, start, end, atom);
    s.next();
    if (s.kind !== CLOSE_PAREN) {
      this.#push(CALL, 0, start, end);
      return 'open';
    }
    this.#code.emit(Event.Call, start, s.end, 0);
    s.next();
    return 'complete';
  }

  /** Behind an array's name or a closed index. */
  #indexOrValue(start: number): 'complete' | 'open' {
    const s = this.#scanner;
    if (s.kind === OPEN_SQUARE) {
      this.#push(SQUARE, 0, start, s.end);
      s.next();
      return 'open';
    }
    this.#code.emit(Event.Rvalue, start, s.previousEnd);
    return 'complete';
  }

  /** Behind a complete operand: operators and closing brackets, up to where the next operand is wanted. */
  #operators(): 'more' | 'done' | 'bad' {
    const s = this.#scanner;
    for (;;) {
      const row = binaryRows[s.kind];
      if (row !== undefined) {
        this.#reduce(row.level);
        if (row.middle !== undefined) this.#code.emit(row.middle, s.start, s.end);
        this.#push(row.level, row.event, s.start, s.end);
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
      this.#code.emit(top.event, top.start, top.end);
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
    if (open.level === CALL) this.#code.emit(Event.Call, open.start, end, open.count + 1);
    else if (open.level === PAREN) this.#code.emit(Event.Paren, open.start, end);
    if (open.level !== SQUARE) return 'complete';
    this.#code.emit(Event.Index, open.start, end);
    return this.#indexOrValue(open.start) === 'open' ? 'more' : 'complete';
  }
}
