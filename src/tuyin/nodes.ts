/**
 * The tree of a `.ti` file: what was written, without layout and with names resolved to their sigils.
 *
 * Nodes are plain data. The height of a tree that was read is bounded by the parser (`maxNesting`), so walks over it may
 * recurse. Comments hang on statements, arms, instructions and items; a comment inside one of these moves in front of it.
 */
import type { Span } from '../base/source.ts';
import type { FastMathFlag, Flag, Opcode } from './opcodes.ts';
import type { Type } from './types.ts';

/** The comments of a statement, arm, instruction or item, as they were written. */
export interface Comments {
  /** Those on lines of their own in front of it. */
  readonly before: readonly string[];
  /** The one behind it on the line on which it begins. */
  readonly after: string | undefined;
}

export const noComments: Comments = { before: [], after: undefined };

export interface Name {
  readonly kind: 'name';
  /** A bare name gets its sigil when its body, then its module, is known; one that nothing defines keeps none. */
  sigil: '@' | '%' | '';
  readonly name: string;
  readonly span: Span;
}

/** `!0`, `!name` where they are used. */
export interface MetaRef {
  readonly name: string;
  readonly span: Span;
}

/** `#0` where it is used. */
export interface AttrRef {
  readonly id: number;
  readonly span: Span;
}

export const unaryOps = ['-', '+', '!', '~'] as const;
export type UnaryOp = (typeof unaryOps)[number];

/** Binary operators with how tightly they bind. */
export const binaryOps = {
  '||': 2,
  '&&': 3,
  '|': 4,
  '^': 5,
  '&': 6,
  '==': 7,
  '!=': 7,
  '<': 8,
  '>': 8,
  '<=': 8,
  '>=': 8,
  '<<': 9,
  '>>': 9,
  '+': 10,
  '-': 10,
  '*': 11,
  '/': 11,
  '%': 11,
} as const satisfies Record<string, number>;
export type BinaryOp = keyof typeof binaryOps;

export function isBinaryOp(text: string): text is BinaryOp {
  return Object.hasOwn(binaryOps, text);
}

/** Commands of streams and regions, with the fewest and most arguments. */
export const ioCommands = {
  read: [1, 1],
  peek: [1, 1],
  pop: [0, 1],
  skip: [1, 1],
  size: [0, 0],
  eof: [0, 0],
  pos: [0, 0],
  cap: [0, 0],
  seek: [1, 1],
  reset: [0, 0],
} as const satisfies Record<string, readonly [number, number]>;
export type IoCommand = keyof typeof ioCommands;

export function isIoCommand(text: string): text is IoCommand {
  return Object.hasOwn(ioCommands, text);
}

export type StreamName = 'input' | 'output' | 'error';

/** `op(constant to type)`. */
export const castOps = [
  'trunc',
  'zext',
  'sext',
  'fptrunc',
  'fpext',
  'fptosi',
  'fptoui',
  'sitofp',
  'uitofp',
  'ptrtoint',
  'inttoptr',
  'bitcast',
  'addrspacecast',
] as const;
export type CastOp = (typeof castOps)[number];

/** Sixteen, thirty-two, … digits: which bits a hexadecimal float gives. */
export type HexFormat = '' | 'H' | 'L' | 'K' | 'M';

interface Node {
  readonly span: Span;
}

/** An expression, as it is written. */
export type Expr =
  | (Node & { readonly kind: 'int'; readonly value: bigint })
  /** `'a'`: the integer that stands for one byte of text. */
  | (Node & { readonly kind: 'char'; readonly code: number })
  /** The exact value digits * 10^exponent. */
  | (Node & { readonly kind: 'decimal'; readonly digits: string; readonly exponent: number })
  | (Node & { readonly kind: 'hexfloat'; readonly format: HexFormat; readonly bits: bigint })
  /** `c"…"` is an array of characters, `"…"` a string that is used by its address. */
  | (Node & { readonly kind: 'string'; readonly text: string; readonly characters: boolean })
  | (Node & { readonly kind: 'word'; readonly word: 'true' | 'false' | 'null' | 'undef' | 'zeroinitializer' })
  | Name
  | (Node & { readonly kind: 'capture'; readonly index: number })
  | (Node & { readonly kind: 'stream'; readonly stream: StreamName })
  | (Node & { readonly kind: 'io'; readonly target: Expr; readonly command: IoCommand; readonly args: readonly Expr[] })
  | (Node & { readonly kind: 'member'; readonly target: Expr; readonly name: string })
  | (Node & { readonly kind: 'index'; readonly target: Expr; readonly index: Expr })
  | (Node & { readonly kind: 'call'; readonly callee: Expr; readonly args: readonly Expr[] })
  | (Node & { readonly kind: 'unary'; readonly op: UnaryOp; readonly operand: Expr })
  | (Node & { readonly kind: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr })
  | (Node & { readonly kind: 'cond'; readonly test: Expr; readonly yes: Expr; readonly no: Expr })
  /** `target <- value next`: give the value to the target, then go on with the function `next` on the same input. */
  | (Node & { readonly kind: 'send'; readonly target: Expr; readonly value: Expr; readonly next: Name | undefined })
  /** `i64 x`: a typed constant, or a conversion. */
  | (Node & { readonly kind: 'typed'; readonly type: Type; readonly operand: Expr })
  /** `[n]`: that many zeroed bytes. */
  | (Node & { readonly kind: 'alloc'; readonly size: Expr })
  | (Node & { readonly kind: 'array'; readonly elements: readonly Expr[] })
  | (Node & { readonly kind: 'struct'; readonly elements: readonly Expr[] })
  | (Node & { readonly kind: 'match'; readonly scrutinee: Expr; readonly arms: readonly Arm[] })
  | (Node & { readonly kind: 'cast'; readonly op: CastOp; readonly operand: Expr; readonly type: Type })
  | (Node & { readonly kind: 'measure'; readonly op: 'sizeof' | 'alignof'; readonly type: Type })
  | (Node & {
      readonly kind: 'element';
      readonly op: 'getelementptr' | 'extractvalue';
      readonly operands: readonly Expr[];
    })
  | (Node & { readonly kind: 'blockaddress'; readonly func: Name; readonly block: Name })
  /** `...`: something was left out. */
  | (Node & { readonly kind: 'elided' });

export type ExprOf<K extends Expr['kind']> = Extract<Expr, { readonly kind: K }>;

/** One of the patterns of an arm: a value, or with `to` all integers between two (`'a' .. 'z'`). */
export interface Choice {
  readonly value: Expr;
  readonly to: Expr | undefined;
}

/** Any of the patterns may fit; there is none for `_`, and for the arm `| ...`, which is marked. */
export interface Arm {
  readonly patterns: readonly Choice[];
  readonly elided: boolean;
  readonly flags: readonly FastMathFlag[];
  readonly meta: readonly MetaRef[];
  /** Absent when the arm has no `->`: it gives nothing. */
  readonly body: Body | undefined;
  readonly comments: Comments;
  readonly span: Span;
}

/** Is it the arm for everything else? */
export function isDefault({ patterns, elided }: Arm): boolean {
  return patterns.length === 0 && !elided;
}

/** A statement, as it is written. */
export interface Stmt {
  readonly target: Name | undefined;
  readonly value: Expr;
  readonly flags: readonly FastMathFlag[];
  readonly meta: readonly MetaRef[];
  readonly comments: Comments;
  readonly span: Span;
}

export interface Body {
  readonly stmts: readonly Stmt[];
  /** Comments after the last statement. */
  readonly tail: readonly string[];
}

/** The operand of an instruction, by the kind that its row names. */
export type Operand =
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly value: bigint }
  | { readonly kind: 'const'; readonly value: Expr }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'labels'; readonly labels: readonly Name[] }
  | { readonly kind: 'callee'; readonly callee: Name | undefined; readonly count: number }
  | { readonly kind: 'symbol'; readonly name: Name };

export interface Instr {
  readonly labels: readonly Name[];
  /** Absent for labels before the closing brace. */
  readonly op: Opcode | undefined;
  readonly flags: readonly Flag[];
  readonly operand: Operand;
  readonly comments: Comments;
  readonly span: Span;
}
