/**
 * The numbers of unnamed values: one counter for each body, in the order of the text.
 *
 * The entry block is %0. Every operation whose result gets no name takes the next number, its operands before it; so do the
 * blocks: an arm where its body begins, the two sides of `?:`, the right side of `&&` and `||`, and the place where
 * they meet. Constants take none. A body that assigns a number itself is counted by hand instead.
 *
 *     subset @main                        // %0
 *       match input.read(4) with          // %1 = input.read(4)
 *       | 0 -> 3                          // block %2
 *       | _ -> %1 + 1                     // block %3, %4 = %1 + 1
 *                                         // block %5 where the arms meet, %6 the result
 */
import { isNumber } from './names.ts';
import type { Expr, Stmt } from './nodes.ts';
import { partsOf, walkStmt } from './walk.ts';

export interface Numbering {
  readonly byHand: boolean;
  /** The number of each unnamed value; empty if counted by hand. */
  readonly numbers: ReadonlyMap<Expr, number>;
  /** How many numbers there are. */
  readonly count: number;
}

export function numberBody(stmts: readonly Stmt[], isFunction: (name: string) => boolean): Numbering {
  if (countsByHand(stmts)) return { byHand: true, numbers: new Map(), count: 0 };
  const counter = new Counter(isFunction);
  counter.body(stmts);
  return { byHand: false, numbers: counter.numbers, count: counter.next };
}

function countsByHand(stmts: readonly Stmt[]): boolean {
  let found = false;
  const visitor = {
    stmt({ target }: Stmt): void {
      found ||= target?.sigil === '%' && isNumber(target.name);
    },
  };
  for (const stmt of stmts) walkStmt(stmt, visitor);
  return found;
}

/** Is the value known before the program runs? Then it is no operation. The name of a function is a call. */
export function isConstant(expr: Expr, isFunction: (name: string) => boolean = () => false): boolean {
  switch (expr.kind) {
    case 'io':
    case 'call':
    case 'send':
    case 'match':
    case 'alloc':
    case 'capture':
    case 'stream':
    case 'member':
    case 'index':
    case 'elided':
      return false;
    case 'name':
      return expr.sigil === '@' && !isFunction(expr.name);
    case 'blockaddress':
      return true;
    default:
      return partsOf(expr).every((part) => isConstant(part, isFunction));
  }
}

class Counter {
  readonly numbers = new Map<Expr, number>();
  /** %0 is the entry block. */
  next = 1;
  readonly #isFunction: (name: string) => boolean;

  constructor(isFunction: (name: string) => boolean) {
    this.#isFunction = isFunction;
  }

  body(stmts: readonly Stmt[]): void {
    for (const { target, value } of stmts) this.#value(value, target !== undefined);
  }

  #value(expr: Expr, hasName = false): void {
    if (expr.kind === 'name') {
      if (!hasName && expr.sigil === '@' && this.#isFunction(expr.name)) this.#number(expr);
      return;
    }
    if (
      expr.kind === 'capture' ||
      expr.kind === 'stream' ||
      expr.kind === 'elided' ||
      isConstant(expr, this.#isFunction)
    )
      return;
    this.#parts(expr);
    if (!hasName) this.#number(expr);
  }

  #number(expr: Expr): void {
    this.numbers.set(expr, this.next++);
  }

  #parts(expr: Expr): void {
    switch (expr.kind) {
      case 'match':
        this.#value(expr.scrutinee);
        for (const { pattern, body } of expr.arms) {
          if (pattern !== undefined) this.#value(pattern);
          this.next++;
          if (body !== undefined) this.body(body.stmts);
        }
        this.next++;
        return;
      case 'cond':
        this.#value(expr.test);
        for (const side of [expr.yes, expr.no]) {
          this.next++;
          this.#value(side);
        }
        this.next++;
        return;
      case 'binary':
        this.#value(expr.left);
        if (expr.op === '&&' || expr.op === '||') this.next++;
        this.#value(expr.right);
        if (expr.op === '&&' || expr.op === '||') this.next++;
        return;
      case 'send':
        if (expr.target.kind !== 'name') this.#value(expr.target);
        this.#value(expr.value);
        return;
      case 'call':
        if (expr.callee.kind !== 'name') this.#value(expr.callee);
        for (const arg of expr.args) this.#value(arg);
        return;
      default:
        for (const part of partsOf(expr)) this.#value(part);
    }
  }
}
