/**
 * What a language of text says of itself, so that `func-emitter.ts` and `tree-writer.ts` write functions in it. A language is made for
 * a file: what it writes may ask the file for more (functions of its own, types, numbers of places). `T` are the types of its expressions.
 * Everything here writes text and keeps nothing of the function that is being written.
 */
import type { MemoryMap } from '../../base/memory-map.ts';
import type { Span } from '../../base/source.ts';
import type { Instr, LinearModule, LinearSymbol, Operand, Signature } from '../../linear/nodes.ts';
import type { CalcOp, MemType, ValueType } from '../../linear/opcodes.ts';
import type { Tables } from '../switch-tests.ts';
import type { Expr } from './expr.ts';
import type { BodyLines } from './lines.ts';
import type { Names } from './names.ts';
import type { ShownType } from './shown-types.ts';

/** What the emitter of a function needs to know of the file around it. */
export interface TextFile {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  /** The names of the file. */
  readonly names: Names;
  /** The name of a function by its index; one of the system interface becomes part of the file. */
  functionName(func: number): string;
  /** What a global is in an expression: a variable, or a constant that is an address. */
  globalName(global: number): string;
  /** The number under which a place is reported, from 1 on: a function of the program and the span in it. */
  placeOf(func: number, span: Span | undefined): number;
  /** Is the operand of this function an address at which nobody sees the bits of a NaN? Files that do not ask leave it out. */
  holdsFloatsOnly?(func: number, address: Operand): boolean;
  /** Whether directives say where statements come from; otherwise comments do. */
  readonly marksLines: boolean;
  /** For debuggers: the type of a variable in memory. */
  shownType?(func: number, symbol: LinearSymbol): ShownType | undefined;
}

/** Where a load or store goes. */
export interface Access<T extends string> {
  readonly at: Expr<T>;
  /** Added without wrapping. */
  readonly offset: number;
  /** The place cannot be outside of the program's memory; `offset` is 0. */
  readonly isSafe: boolean;
  /** Nor can this one, which is computed; for languages that ask for it (`asksRanges`). */
  readonly isInside?: boolean;
  /** The place, with the offset, is a multiple of the size; likewise. */
  readonly isAligned?: boolean;
  /** Nobody sees which NaN is stored there (float-memory.ts). */
  readonly isFloatsOnly?: boolean;
}

/** What is known of the operands and the result of an operation; nothing where a language does not ask (`asksRanges`). */
export interface CalcFacts {
  /** The result is what unbounded integers would give. */
  readonly isExact: boolean;
  /** No operand is less than 0. */
  readonly isUnsigned: boolean;
  /** Of operands in their types it gives nothing below the lowest value of its own, and nothing above the highest, before it is cut. */
  readonly isNotBelow: boolean;
  readonly isNotAbove: boolean;
}

/** How open calls are known where the language does not know them: an entry in a list, `here` is the variable of its number. */
export interface OpenCalls {
  /** What a function begins with; one that may trap by itself is told apart, since it may do so before it has noted any call. */
  enter(here: string, place: number, mayTrap: boolean): readonly string[];
  note(here: string, place: number): string;
  leave(here: string): string;
}

/** The values of a function that has several results, after lines that make or take them. */
export interface Several<T extends string> {
  readonly lines: readonly string[];
  readonly values: readonly Expr<T>[];
}

/** The parts of a large function: the fields that hold its variables, what it begins with, and the cases of each part. */
export interface TextParts {
  readonly name: string;
  readonly signature: Signature;
  /** As in the head of the function. */
  readonly params: readonly string[];
  readonly names: readonly string[];
  readonly fields: readonly string[];
  readonly begin: readonly string[];
  /** Constants that `begin` declares, of 32 bits. */
  readonly constants: readonly string[];
  /** `way` is the number of the node at which a part is entered, its own name in the function. */
  readonly way: string;
  readonly parts: readonly string[];
}

/**
 * Where a function must not be large: how it is divided. It becomes a `switch` over the nodes of its graph, of which each part has some;
 * variables that live longer than a node are fields of an object. Nodes are numbered part by part, each from a multiple of `nodes` on.
 */
export interface Division {
  /** What a function may weigh as it is, and what a part; in the language's own unit. */
  readonly most: number;
  readonly mostOfPart: number;
  readonly nodes: number;
  weightOf(instr: Instr, isPart: boolean): number;
  /** A variable of the object. */
  field(name: string): string;
  /** Leaves a function from a part. */
  leave(value: string): readonly string[];
  join(parts: TextParts): string;
}

/** A `switch` as text. */
export interface TextTable {
  readonly selector: string;
  /** Of the case number i. */
  value(i: number): string;
}

export interface Language<T extends string> {
  /** For internal errors. */
  readonly name: string;
  /** How one jumps to the end of a block: `goto` its label, or `break` out of the block that bears it. */
  readonly jumps: 'goto' | 'break';
  /** Whether a block has braces although jumps are `goto`: a label is known within its braces alone. */
  readonly bracesBlocks?: boolean;
  /** So many braces may be open: beyond that loops are labels alone (`goto`), or the function is a `switch` over its blocks (`break`). */
  readonly deepestBraces: number;
  /** Deeper expressions are not read any more. */
  readonly deepestExpression: number;
  /** Whether operands are computed from left to right; else at most one of them may have an effect or trap. */
  readonly computesInOrder: boolean;
  /** Whether it makes use of what is known of integers, which takes time to find out. */
  readonly asksRanges?: boolean;
  /** For a language that counts memory in elements: variables that hold nothing but addresses of these are kept without their lowest bits (element-addresses.ts). */
  readonly shifts?: {
    left(value: Expr<T>, by: number): Expr<T>;
    right(value: Expr<T>, by: number): Expr<T>;
  };

  readonly division?: Division;

  /** What takes the statements of a function, where these are not of C's kind. */
  lines?(): BodyLines;

  // Types and declarations

  /** Variables are there as soon as they have a value: of locals, those alone are declared that may be read before. */
  readonly declaresByValue?: boolean;

  typeOf(type: ValueType): T;
  /** What stands before the name of a variable that is assigned later. */
  variable(type: ValueType): string;
  /** What stands before the name of one that never changes. */
  constant(type: ValueType): string;
  /** Behind the name of a variable, ` = 0` for one that has to have a value. */
  initial(type: ValueType, isTemporary: boolean): string;
  parameter(type: ValueType, name: string): string;
  /** The first line of a function. */
  head(signature: Signature, name: string, params: readonly string[]): string;
  comment(text: string): string;
  /** The directive for a line of the source; only asked for where the file marks lines. */
  directive(line: number, source: string): string | undefined;

  // Values

  integer(value: bigint, type: 'i32' | 'u32' | 'i64'): Expr<T>;
  /** `bits` is given for NaNs that are not the default. */
  float(value: number, type: 'f32' | 'f64', bits: bigint | undefined): Expr<T>;
  calc(op: CalcOp, operands: readonly Expr<T>[], place: () => Expr<T>, facts: CalcFacts): Expr<T>;
  /** A value as a variable of the type holds it. */
  stored(value: Expr<T>, type: ValueType): Expr<T>;
  /** Computes a value for what it may do; undefined: it does nothing. */
  drop(value: Expr<T>): string | undefined;
  negated(condition: Expr<T>): Expr<T>;
  /** A value as what `if` and `while` test. */
  condition(value: Expr<T>): Expr<T>;
  /** A comparison of the operand of a switch, with sign. */
  compareCase(sign: '==' | '<', selector: Expr<T>, value: bigint): Expr<T>;
  /** Which cases a `switch` takes; those that are close to each other unless given. A language with `table` has only these. */
  readonly switches?: Tables;
  /** What a `switch` over a table is over, and the values of its cases, where these are not the operand and what it has for them. */
  table?(selector: Expr<T>, low: bigint): TextTable;
  /** Where a `switch` of so many cases is too large: the number that a table has for the operand, which is counted from `low` on. */
  readonly lookUp?: {
    readonly most: number;
    text(selector: Expr<T>, low: bigint, numbers: readonly number[], otherwise: number): string;
  };

  // Addresses and memory

  /** An address as a value of 64 bits. */
  widened(address: Expr<T>): Expr<T>;
  /** An address or a length of whatever width as one of 32 bits. */
  word(value: Expr<T>): Expr<T>;
  /** An address that is known to have room behind it, plus a distance. */
  plus(address: Expr<T>, distance: number, type: 'i32' | 'u32' | 'i64'): Expr<T>;
  /** An index as a distance in bytes: elements have four. */
  scaled(index: Expr<T>): Expr<T>;
  /** The address of an element; wraps. */
  element(base: Expr<T>, distance: Expr<T>): Expr<T>;
  load(mem: MemType, access: Access<T>, place: () => Expr<T>): Expr<T>;
  /** A load of `mem` as a value of 64 bits, for which it is too narrow. */
  widenedLoad(value: Expr<T>): Expr<T>;
  store(mem: MemType, access: Access<T>, value: Expr<T>, place: () => Expr<T>): string;
  copy(operands: readonly Expr<T>[], place: Expr<T>): string;
  fill(operands: readonly Expr<T>[], place: Expr<T>): string;

  // Frames

  readonly openCalls?: OpenCalls;
  /** For a parameter that nobody reads. */
  unread(parameter: string): string | undefined;
  /** Keeps the end of the stack in the variable `caller`, and gives it back. */
  keepStack(caller: string): string;
  giveStack(caller: string): string;
  /** Takes so many bytes of the stack as the constant `frame`, of the type u32 of expressions. */
  takeFrame(frame: string, size: number, align: number, place: number): readonly string[];
  /** For debuggers: what lies at an address, under a name. */
  show?(name: string, type: ShownType, at: Expr<T>): readonly string[];
  frameAddress(frame: string): Expr<T>;
  alloca(size: Expr<T>, place: Expr<T>): Expr<T>;
  release(end: Expr<T>, caller: string): string;

  // Calls

  call(callee: string, args: readonly Expr<T>[], signature: Signature, place: number): Expr<T>;
  callIndirect(address: Expr<T>, args: readonly Expr<T>[], signature: Signature, place: number): Expr<T>;
  /** The values of a call of a function that has several results; `name` is free for a variable. */
  takeResults(call: Expr<T>, signature: Signature, name: string): Several<T>;
  /** What is returned of several values, after these lines. */
  giveResults(values: readonly Expr<T>[], signature: Signature, name: string): Several<T>;
  trap(kind: string, place: number): string;
}
