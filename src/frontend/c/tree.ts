/**
 * A C program after parsing: every name is what it means, every expression has its type, and every conversion is written
 * out. The lowering reads this and decides nothing about C any more.
 *
 * Expressions that are *places* (lvalues) are `variable`, `deref`, `member` of a place, `compound`, `string`; `load` gives the value
 * of a place, `decay` the address of an array's first element. So it is always written whether a place or its value is meant.
 */
import type { Span } from '../../base/source.ts';
import type { FuncType, Member, Type } from './types.ts';

export type Storage = 'auto' | 'static' | 'extern' | 'thread';

/** What GNU attributes say of a function or variable. */
export interface Attributes {
  readonly aligned?: number;
  readonly section?: string;
  readonly alias?: string;
  readonly cleanup?: FuncSymbol;
  /** Priority of a constructor or destructor. */
  readonly constructorAt?: number;
  readonly destructorAt?: number;
  readonly weak?: boolean;
  readonly noreturn?: boolean;
  readonly unused?: boolean;
  readonly used?: boolean;
  readonly inlining?: 'always' | 'never';
  readonly pure?: 'pure' | 'const';
  readonly hidden?: boolean;
  /** The reason, or nothing. */
  readonly deprecated?: string;
  /** Its result has to be looked at. */
  readonly mustUse?: boolean;
  /** Arguments that must not be null, from 1; all if there are none. */
  readonly nonnull?: readonly number[];
  readonly format?: FormatAttribute;
}

/** Which argument of a function is a format (from 1), and from which on its arguments stand (0 for a `va_list`). */
export interface FormatAttribute {
  readonly kind: 'printf' | 'scanf' | 'strftime';
  readonly string: number;
  readonly first: number;
}

export interface VarSymbol {
  readonly kind: 'variable';
  readonly name: string;
  type: Type;
  readonly storage: Storage;
  /** Of a function or block: its address is asked for, so it must be in memory. */
  addressed: boolean;
  used: boolean;
  readonly isParam: boolean;
  attributes: Attributes;
  /** Of what has static storage. */
  init: Init | undefined;
  /** Defined, or declared without `extern` and so defined by this file after all [6.9.2]. */
  defined: boolean;
  readonly span: Span;
}

export interface FuncSymbol {
  readonly kind: 'function';
  readonly name: string;
  /** `asm("symbol")`: its name for the linker. */
  readonly label: string | undefined;
  type: FuncType;
  readonly isStatic: boolean;
  isInline: boolean;
  /** `extern` or a declaration without `inline` asks for its definition here [6.7.4p7]. */
  isExternInline: boolean;
  /** Its body is GNU's `extern inline`, for inlining alone: any other definition comes before it. */
  isSpare: boolean;
  used: boolean;
  attributes: Attributes;
  body: FuncBody | undefined;
  readonly span: Span;
}

export interface FuncBody {
  readonly params: readonly VarSymbol[];
  readonly locals: readonly VarSymbol[];
  readonly labels: readonly LabelSymbol[];
  readonly body: Block;
  /** Static variables that begin with distances of labels. */
  readonly labelTables: readonly VarSymbol[];
  /** Of a function that calls `setjmp`. */
  readonly jumps: Jumps | undefined;
}

/** What the header `setjmp.h` has for a function that calls `setjmp`: its frame, and functions to be called with it. */
export interface Jumps {
  /** Cleaned up where the function is left. */
  readonly frame: VarSymbol;
  readonly enter: FuncSymbol;
  readonly mark: FuncSymbol;
  readonly arrive: FuncSymbol;
}

export interface LabelSymbol {
  readonly kind: 'label';
  readonly name: string;
  /** Undefined while it is only used. */
  defined: boolean;
  used: boolean;
  /** `&&label` asks for its address. */
  addressed: boolean;
  /** What is open where it stands. */
  live: Live | undefined;
  span: Span;
}

/** A variable that is cleaned up, or whose memory is released, where its block is left; and those around it. */
export interface Live {
  readonly symbol: VarSymbol;
  readonly outer: Live | undefined;
}

export interface TranslationUnit {
  /** In the order of their first declaration. */
  readonly variables: readonly VarSymbol[];
  readonly functions: readonly FuncSymbol[];
  /** `asm("…")` outside of functions is refused, so there is nothing else. */
}

interface ExprBase {
  readonly type: Type;
  readonly span: Span;
}

export type UnaryOp = 'neg' | 'bitnot' | 'not';
export type BinaryOp = 'add' | 'sub' | 'mul' | 'div' | 'rem' | 'and' | 'or' | 'xor' | 'shl' | 'shr';
export type CompareOp = 'eq' | 'ne' | 'lt' | 'gt' | 'le' | 'ge';

export type Expr =
  // Places
  | (ExprBase & { readonly kind: 'variable'; readonly symbol: VarSymbol })
  | (ExprBase & { readonly kind: 'deref'; readonly operand: Expr })
  /** `base` is a place, or a value of a structure. */
  | (ExprBase & { readonly kind: 'member'; readonly base: Expr; readonly member: Member })
  | (ExprBase & { readonly kind: 'compound'; readonly symbol: VarSymbol; readonly init: Init })
  | (ExprBase & { readonly kind: 'string'; readonly bytes: Uint8Array })
  // Values
  | (ExprBase & { readonly kind: 'int'; readonly value: bigint })
  /** The text rounds once, at the type. */
  | (ExprBase & { readonly kind: 'float'; readonly text: string })
  | (ExprBase & { readonly kind: 'function'; readonly symbol: FuncSymbol })
  | (ExprBase & { readonly kind: 'load'; readonly operand: Expr })
  | (ExprBase & { readonly kind: 'address'; readonly operand: Expr })
  | (ExprBase & { readonly kind: 'decay'; readonly operand: Expr })
  | (ExprBase & { readonly kind: 'convert'; readonly operand: Expr; readonly isCast: boolean })
  | (ExprBase & { readonly kind: 'unary'; readonly op: UnaryOp; readonly operand: Expr })
  | (ExprBase & { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr })
  /** `scale` is the size of the elements; subtraction has a negative index. */
  | (ExprBase & { readonly kind: 'offset'; readonly pointer: Expr; readonly index: Expr; readonly negative: boolean })
  /** The number of elements between two addresses. */
  | (ExprBase & { readonly kind: 'distance'; readonly left: Expr; readonly right: Expr })
  | (ExprBase & { readonly kind: 'compare'; readonly op: CompareOp; readonly left: Expr; readonly right: Expr })
  | (ExprBase & { readonly kind: 'logical'; readonly op: 'and' | 'or'; readonly left: Expr; readonly right: Expr })
  /** Without `then`, GNU's `a ?: b`. */
  | (ExprBase & {
      readonly kind: 'conditional';
      readonly condition: Expr;
      readonly then: Expr | undefined;
      readonly otherwise: Expr;
    })
  | (ExprBase & { readonly kind: 'comma'; readonly left: Expr; readonly right: Expr })
  | (ExprBase & { readonly kind: 'assign'; readonly place: Expr; readonly value: Expr })
  /** `place = place op value`, calculated in `inner`, the place evaluated once. With `isPostfix`, the value is the old one. */
  | (ExprBase & {
      readonly kind: 'update';
      readonly op: BinaryOp | 'offset';
      readonly place: Expr;
      readonly value: Expr;
      readonly inner: Type;
      readonly isPostfix: boolean;
    })
  | (ExprBase & { readonly kind: 'call'; readonly callee: Expr; readonly args: readonly Expr[] })
  | (ExprBase & {
      readonly kind: 'builtin';
      readonly name: string;
      readonly args: readonly Expr[];
      readonly of: Type | undefined;
    })
  | (ExprBase & { readonly kind: 'statement'; readonly block: Block })
  | (ExprBase & { readonly kind: 'label'; readonly label: LabelSymbol })
  /** The size of a type that is known when the program runs. */
  | (ExprBase & { readonly kind: 'size'; readonly of: Type })
  /** After a mistake: stands for anything, and nothing more is said of it. */
  | (ExprBase & { readonly kind: 'error' });

export type ExprOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>;

/** What an object begins with: places in it, in order, each with its value; the rest is 0. A string stands for an array. */
export interface Init {
  readonly items: readonly InitItem[];
  readonly span: Span;
}
export interface InitItem {
  /** In bytes, from the start of the object. */
  readonly offset: number;
  /** Of the scalar, structure or array of characters that is set. */
  readonly type: Type;
  /** A bit-field. */
  readonly member: Member | undefined;
  readonly value: Expr;
}

export interface Block {
  readonly items: readonly Stmt[];
  readonly span: Span;
}

interface StmtBase {
  readonly span: Span;
}

export type Stmt =
  | (StmtBase & { readonly kind: 'expr'; readonly expr: Expr })
  | (StmtBase & { readonly kind: 'declare'; readonly symbol: VarSymbol; readonly init: Init | undefined })
  /** The number of elements of a variable-length array is calculated here. */
  | (StmtBase & { readonly kind: 'length'; readonly symbol: VarSymbol; readonly value: Expr })
  | (StmtBase & { readonly kind: 'block'; readonly block: Block })
  | (StmtBase & {
      readonly kind: 'if';
      readonly condition: Expr;
      readonly then: Stmt;
      readonly otherwise: Stmt | undefined;
    })
  | (StmtBase & { readonly kind: 'while'; readonly condition: Expr; readonly body: Stmt })
  | (StmtBase & { readonly kind: 'do'; readonly body: Stmt; readonly condition: Expr })
  | (StmtBase & {
      readonly kind: 'for';
      readonly init: readonly Stmt[];
      readonly condition: Expr | undefined;
      readonly step: Expr | undefined;
      readonly body: Stmt;
    })
  | (StmtBase & {
      readonly kind: 'switch';
      readonly value: Expr;
      readonly body: Stmt;
      readonly cases: readonly SwitchCase[];
      readonly fallback: LabelSymbol | undefined;
    })
  /** Also `case` and `default`, which are labels that the `switch` knows. */
  | (StmtBase & { readonly kind: 'label'; readonly label: LabelSymbol })
  | (StmtBase & { readonly kind: 'goto'; readonly label: LabelSymbol })
  | (StmtBase & { readonly kind: 'jump'; readonly address: Expr })
  | (StmtBase & { readonly kind: 'break' | 'continue' | 'empty' })
  | (StmtBase & { readonly kind: 'return'; readonly value: Expr | undefined });

export interface SwitchCase {
  readonly low: bigint;
  readonly high: bigint;
  readonly label: LabelSymbol;
}
