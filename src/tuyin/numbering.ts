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
import { unreachable } from '../base/errors.ts';
import { isNumber } from './names.ts';
import type { Expr, ExprOf, Name, Stmt } from './nodes.ts';

export interface Numbering {
  readonly byHand: boolean;
  /** The number of each unnamed value; empty if counted by hand. */
  readonly numbers: ReadonlyMap<Expr, number>;
  /** How many numbers there are. */
  readonly count: number;
}

/** Of a body in which nobody asks. */
export const noNumbers: Numbering = { byHand: false, numbers: new Map(), count: 0 };

/** Is it a value by its number? Numbers are counted only where there is one: verifying is mostly of bodies without. */
export function namesNumber(expr: Expr): boolean {
  return expr.kind === 'name' && expr.sigil === '%' && isNumber(expr.name);
}

export function numberBody(stmts: readonly Stmt[], isFunction: (name: string) => boolean): Numbering {
  const counter = new Counter(isFunction);
  counter.body(stmts);
  return counter.byHand
    ? { byHand: true, numbers: new Map(), count: 0 }
    : { byHand: false, numbers: counter.numbers, count: counter.next };
}

/** Is the value known before the program runs? Then it is no operation. */
export function isConstant(expr: Expr): boolean {
  switch (expr.kind) {
    case 'int':
    case 'char':
    case 'decimal':
    case 'hexfloat':
    case 'string':
    case 'word':
    case 'measure':
    case 'blockaddress':
      return true;
    case 'name':
      return expr.sigil === '@';
    case 'unary':
    case 'typed':
    case 'cast':
      return isConstant(expr.operand);
    case 'binary':
      return isConstant(expr.left) && isConstant(expr.right);
    case 'cond':
      return isConstant(expr.test) && isConstant(expr.yes) && isConstant(expr.no);
    case 'array':
    case 'struct':
      return expr.elements.every(isConstant);
    case 'element':
      return expr.operands.every(isConstant);
    default:
      return false;
  }
}

/** Counts what is no constant, in one walk: whether an expression is one follows from its parts. */
class Counter {
  readonly numbers = new Map<Expr, number>();
  /** Has a number been assigned by hand? */
  byHand = false;
  /** %0 is the entry block. */
  next = 1;
  readonly #isFunction: (name: string) => boolean;

  constructor(isFunction: (name: string) => boolean) {
    this.#isFunction = isFunction;
  }

  body(stmts: readonly Stmt[]): void {
    for (const { target, value } of stmts) {
      if (target?.sigil === '%' && isNumber(target.name)) this.byHand = true;
      this.#value(value, target !== undefined);
    }
  }

  /** Gives an expression its number, unless it has a name or is a constant; says whether it is one. The name of a function is a call. */
  #value(expr: Expr, hasName = false): boolean {
    switch (expr.kind) {
      case 'name':
        if (expr.sigil !== '@') return false;
        if (!this.#isFunction(expr.name)) return true;
        break;
      case 'capture':
      case 'stream':
      case 'elided':
        return false;
      default: {
        const before = this.next;
        if (this.#parts(expr)) {
          // Blocks of an operator that is none.
          this.next = before;
          return true;
        }
      }
    }
    if (!hasName) this.numbers.set(expr, this.next++);
    return false;
  }

  #values(exprs: readonly Expr[]): boolean {
    let areConstant = true;
    for (const expr of exprs) areConstant = this.#value(expr) && areConstant;
    return areConstant;
  }

  /** Counts the parts; is the whole a constant? */
  #parts(expr: Exclude<Expr, Name | ExprOf<'capture' | 'stream' | 'elided'>>): boolean {
    switch (expr.kind) {
      case 'int':
      case 'char':
      case 'decimal':
      case 'hexfloat':
      case 'string':
      case 'word':
      case 'measure':
      case 'blockaddress':
        return true;
      case 'unary':
      case 'typed':
      case 'cast':
        return this.#value(expr.operand);
      case 'binary':
        return this.#binary(expr);
      case 'cond':
        return this.#cond(expr);
      case 'array':
      case 'struct':
        return this.#values(expr.elements);
      case 'element':
        return this.#values(expr.operands);
      default:
        this.#operation(expr);
        return false;
    }
  }

  #binary({ op, left, right }: ExprOf<'binary'>): boolean {
    const blocks = op === '&&' || op === '||' ? 1 : 0;
    const isLeftConstant = this.#value(left);
    this.next += blocks;
    const isRightConstant = this.#value(right);
    this.next += blocks;
    return isLeftConstant && isRightConstant;
  }

  #cond({ test, yes, no }: ExprOf<'cond'>): boolean {
    const isTestConstant = this.#value(test);
    this.next++;
    const isYesConstant = this.#value(yes);
    this.next++;
    const isNoConstant = this.#value(no);
    this.next++;
    return isTestConstant && isYesConstant && isNoConstant;
  }

  #operation(expr: ExprOf<'io' | 'member' | 'index' | 'call' | 'send' | 'alloc' | 'match'>): void {
    switch (expr.kind) {
      case 'io':
        this.#value(expr.target);
        this.#values(expr.args);
        return;
      case 'member':
        this.#value(expr.target);
        return;
      case 'index':
        this.#value(expr.target);
        this.#value(expr.index);
        return;
      case 'call':
        if (expr.callee.kind !== 'name') this.#value(expr.callee);
        this.#values(expr.args);
        return;
      case 'send':
        if (expr.target.kind !== 'name') this.#value(expr.target);
        this.#value(expr.value);
        return;
      case 'alloc':
        this.#value(expr.size);
        return;
      case 'match':
        return this.#match(expr);
      default:
        return unreachable(expr);
    }
  }

  #match({ scrutinee, arms }: ExprOf<'match'>): void {
    this.#value(scrutinee);
    for (const { patterns, body } of arms) {
      for (const { value, to } of patterns) {
        this.#value(value);
        if (to !== undefined) this.#value(to);
      }
      this.next++;
      if (body !== undefined) this.body(body.stmts);
    }
    this.next++;
  }
}
