/**
 * A parsed program is one sequence of events in postfix order: operands before their operator, a condition before the
 * `if` that takes it. What a tree would nest is bracketed here, so every consumer is a loop with a stack, and no
 * nesting in the input can exhaust the stack of ours.
 *
 *     while (i < 10) a[i] = f(i, 1);
 *
 *     while   name i  read  int 10  binary Less   whileCondition
 *       name a  name i  read  index   callBegin f  name i  read  int 1  call 2   assign
 *     endWhile
 *
 * Names are atoms, as the scanner numbers them. Every event has its place in the text, as offsets of characters.
 */
import type { NumberType, ResultType } from './symbols.ts';

export interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Operators by the families of the linear IR: with `I` or `F` behind them, they are its operations. */
export type BinaryOp = 'Add' | 'Sub' | 'Mul' | 'Div' | 'Mod' | (typeof relations)[number];
/** Those that give 0 or 1. */
export const relations = ['Less', 'Greater', 'LessEqual', 'GreaterEqual', 'Equal', 'NotEqual'] as const;

/** What an operator adds once its operands are complete. */
export type OperatorEvent =
  | { readonly kind: 'unary'; readonly op: 'Neg' | 'Plus' | 'Not' }
  | { readonly kind: 'binary'; readonly op: BinaryOp }
  | { readonly kind: 'logical'; readonly op: 'and' | 'or' };

type ExpressionKind =
  | OperatorEvent
  | { readonly kind: 'int' | 'float'; readonly value: number }
  | { readonly kind: 'string' }
  | { readonly kind: 'name'; readonly atom: number }
  /** Stands for what was not understood, and is reported. */
  | { readonly kind: 'bad' }
  /** Takes a place and an index, gives a place. */
  | { readonly kind: 'index' }
  /** Takes a place, gives what it holds; a partly indexed array is a pointer. */
  | { readonly kind: 'read' }
  | { readonly kind: 'callBegin'; readonly atom: number }
  /** Takes the arguments. */
  | { readonly kind: 'call'; readonly count: number }
  /** The left operand of `&&` or `||` is complete; the right one follows. */
  | { readonly kind: 'logicalLeft'; readonly op: 'and' | 'or' }
  /** Parentheses around the value on top: only its place in the text changes. */
  | { readonly kind: 'paren' };

type StatementKind =
  /** Takes a place and a value. */
  | { readonly kind: 'assign' }
  /** Takes a value that nobody needs. */
  | { readonly kind: 'drop' }
  /** Takes the condition. */
  | { readonly kind: 'if' }
  | { readonly kind: 'else' }
  | { readonly kind: 'endIf' }
  | { readonly kind: 'while' }
  /** Takes the condition. */
  | { readonly kind: 'whileCondition' }
  | { readonly kind: 'endWhile' }
  | { readonly kind: 'break' | 'continue' }
  | { readonly kind: 'return'; readonly hasValue: boolean }
  | { readonly kind: 'openBlock' }
  | { readonly kind: 'closeBlock' };

type DeclarationKind =
  /** Holds for the declarators that follow. */
  | { readonly kind: 'type'; readonly type: ResultType; readonly isConst: boolean; readonly isExtern: boolean }
  /** The expression that follows must be constant. */
  | { readonly kind: 'constant' }
  /** Takes the size of the next dimension. */
  | { readonly kind: 'dimension' }
  | { readonly kind: 'declare'; readonly atom: number; readonly hasInit: boolean }
  | InitOpen
  | { readonly kind: 'initValue' }
  | { readonly kind: 'initClose' }
  | { readonly kind: 'initEnd' }
  | { readonly kind: 'func'; readonly atom: number; readonly result: ResultType }
  | ParamShape
  /** The parameters are complete, and there is no body. */
  | { readonly kind: 'prototype' }
  /** The parameters are complete. */
  | { readonly kind: 'body' }
  | { readonly kind: 'endFunc' };

/** How many values stand between the braces, at any depth, is known when they close. */
interface InitOpen {
  readonly kind: 'initOpen';
  valueCount: number;
}

/** A parameter; the sizes of an array come before it. */
interface ParamShape {
  readonly kind: 'param';
  readonly atom: number;
  readonly type: NumberType;
  readonly isArray: boolean;
  /** Of an array: its first dimension, which has no meaning, is given, and comes first of the sizes before this event. */
  readonly hasFirstSize: boolean;
}

export type ExpressionEvent = Placed & { readonly part: 'expression' } & ExpressionKind;
export type StatementEvent = Placed & { readonly part: 'statement' } & StatementKind;
export type DeclarationEvent = Placed & { readonly part: 'declaration' } & DeclarationKind;
export type Event = ExpressionEvent | StatementEvent | DeclarationEvent;

/** The events so far; the parser takes back those of what turns out to be wrong. */
export class Events {
  readonly #list: Event[] = [];

  get all(): readonly Event[] {
    return this.#list;
  }

  get length(): number {
    return this.#list.length;
  }

  expression(start: number, end: number, event: ExpressionKind): void {
    this.#list.push({ part: 'expression', start, end: notBefore(start, end), ...event });
  }

  statement(start: number, end: number, event: StatementKind): void {
    this.#list.push({ part: 'statement', start, end: notBefore(start, end), ...event });
  }

  declaration(start: number, end: number, event: DeclarationKind): void {
    this.#list.push({ part: 'declaration', start, end: notBefore(start, end), ...event });
  }

  /** The opening brace of an initialiser, to be told its number of values. */
  initOpen(start: number, end: number): Placed & InitOpen {
    const event = { part: 'declaration', kind: 'initOpen', start, end, valueCount: 0 } as const;
    const open: DeclarationEvent & InitOpen = { ...event };
    this.#list.push(open);
    return open;
  }

  /** Forgets everything from a place on: what came before a mistake in the same expression. */
  truncate(length: number): void {
    this.#list.length = length;
  }
}

/** What is left of a mistake may end before it begins. */
function notBefore(start: number, end: number): number {
  return Math.max(start, end);
}
