/**
 * The linear interpreter's code: what `interp-prepare.ts` makes of a function and `interp.ts` runs.
 *
 * An instruction is five words: operation, destination, a, b, x. Operands are registers, numbered from the frame's
 * base. Registers exist in two banks with the same numbers: numbers (i32, f32, f64, element pointers) in `num`, bigints
 * (i64, v128) in `big`; which bank is meant follows from the operation. A frame is laid out so:
 *
 *     parameters | locals (0 on entry) | temporaries, versions, scratch | constants (copied in on entry)
 */
import type { Func, Instr, ValueType } from '../linear/nodes.ts';
import type { Meaning } from '../linear/meaning.ts';

/** Operations. `N` and `B` name banks: of the operands, then of the result. */
export const Op = {
  /** Begins a block: x counted instructions follow in it. */
  Block: 0,
  MoveN: 1,
  MoveB: 2,
  Jump: 3,
  /** To x if register a is not 0, else to b. */
  Branch: 4,
  SwitchN: 5,
  SwitchB: 6,
  Return: 7,
  Trap: 8,
  Call: 9,
  CallHost: 10,
  CallIndirect: 11,
  GetGlobalN: 12,
  GetGlobalB: 13,
  SetGlobalN: 14,
  SetGlobalB: 15,
  ArrayLoadI: 16,
  ArrayLoadF: 17,
  ArrayStoreI: 18,
  ArrayStoreF: 19,
  Load: 20,
  Store: 21,
  Copy: 22,
  Fill: 23,
  Alloca: 24,
  PointerAdd: 25,
  /** Traps unless register a has been written. */
  CheckDefined: 26,
  MarkDefined: 27,
  /** Register d is as defined as a. */
  CopyDefined: 28,
  CalcN_N: 30,
  CalcN_B: 31,
  CalcB_N: 32,
  CalcB_B: 33,
  CalcNN_N: 34,
  CalcBB_N: 35,
  CalcBB_B: 36,
  /** d = a (a number) ? b : x */
  SelectN: 37,
  SelectB: 38,
  /** Operands in both banks, or three of them: x is a row of `mixed`. */
  CalcMixedN: 39,
  CalcMixedB: 40,
  // The most frequent operations, without a call; the others are Calc with a function in x.
  AddI: 50,
  SubI: 51,
  MulI: 52,
  BandI: 53,
  BorI: 54,
  BxorI: 55,
  ShlI: 56,
  ShrI: 57,
  ShrUI: 58,
  EqualI: 59,
  NotEqualI: 60,
  LessI: 61,
  LessEqualI: 62,
  GreaterI: 63,
  GreaterEqualI: 64,
  NotI: 65,
  AddF: 66,
  SubF: 67,
  MulF: 68,
  AddD: 69,
  SubD: 70,
  MulD: 71,
  DivD: 72,
  LessD: 73,
  LessEqualD: 74,
  GreaterD: 75,
  GreaterEqualD: 76,
  /** A comparison of numbers and the branch on it: to x if it holds, else to the word of the destination. */
  IfEqual: 80,
  IfNotEqual: 81,
  IfLess: 82,
  IfLessEqual: 83,
  IfGreater: 84,
  IfGreaterEqual: 85,
} as const;

export const stride = 5;

/** Cells in the x word of Load and Store; the flags say that the address or the value is in the `big` bank. */
export const cellCodes = { i8: 0, u8: 1, i16: 2, u16: 3, i32: 4, u32: 5, i64: 6, f32: 7, f64: 8, v128: 9 } as const;
export const bigAddress = 16;
export const bigValue = 32;

export function isBig(type: ValueType): boolean {
  return type === 'i64' || type === 'v128';
}

export interface PreparedCall {
  /** The callee; -1 for indirect calls, whose address is `address`. */
  readonly func: number;
  readonly address: number;
  readonly addressIsBig: boolean;
  readonly params: readonly ValueType[];
  readonly results: readonly ValueType[];
  /** Whether any parameter, or any result, is in the `big` bank. */
  readonly takesBig: boolean;
  readonly givesBig: boolean;
  readonly args: Int32Array;
  /** Empty when the results are not used. */
  readonly dests: Int32Array;
}

export interface PreparedSwitch {
  readonly targets: ReadonlyMap<number | bigint, number>;
  readonly otherwise: number;
}

/** An operation whose operands are not all in one bank: the bank of each, and the third operand. */
export interface PreparedMixed {
  readonly meaning: Meaning;
  readonly isBig: readonly [boolean, boolean, boolean];
  readonly third: number;
}

export interface PreparedReturn {
  readonly registers: Int32Array;
}

export interface Prepared {
  readonly func: Func;
  readonly code: Int32Array;
  /** The instruction of the linear IR that each five words come from. */
  readonly origin: readonly (Instr | undefined)[];
  /** Counted instructions of the block from each five words on, themselves included. */
  readonly remaining: Int32Array;
  readonly frameSize: number;
  readonly localsFrom: number;
  readonly localsTo: number;
  /** Registers of locals in the `big` bank. */
  readonly bigLocals: Int32Array;
  readonly constantsFrom: number;
  readonly numConstants: Float64Array;
  readonly bigConstantsFrom: number;
  readonly bigConstants: readonly bigint[];
  /** Arrays and slots: register, offset from the frame's lowest address. */
  readonly slots: readonly { readonly register: number; readonly offset: number; readonly isBig: boolean }[];
  readonly stackBytes: number;
  /** Whether it has arrays or slots, or takes stack as it runs. */
  readonly usesStack: boolean;
  readonly calls: readonly PreparedCall[];
  readonly switches: readonly PreparedSwitch[];
  readonly returns: readonly PreparedReturn[];
  readonly meanings: readonly Meaning[];
  readonly mixed: readonly PreparedMixed[];
  readonly traps: readonly string[];
}
