/** What the loop (loop.ts) asks of the instance whose program it runs; `Instance` (instance.ts) has what is common. */
import type { Memory } from '../memory.ts';
import type { Trap, TrapFrame } from '../trap.ts';

export interface Machine {
  /** The code of all functions that were compiled so far, one behind the other; the word at 0 is `Halt`. */
  readonly code: Int32Array;
  /** Where the code of each function begins; 0 if it is not compiled yet. */
  readonly entries: Int32Array;
  readonly memory: Memory;
  /** The stack of variables in memory: its lowest used address. */
  sp: number;
  /** What is left of the slice of fuel. */
  fuel: number;
  /** The functions that `Calc1`, and those that `Calc2` and `Calc3` call, by the index in the instruction. */
  readonly unary: readonly ((value: never) => number | bigint)[];
  readonly binary: readonly ((x: never, y: never) => number | bigint)[];
  /** The memory from LOWEST_ADDRESS on, so that the one test of an access refuses null pointers too. */
  view(): DataView;
  /** The memory from where the program may change it. */
  writable(): DataView;
  refuel(): number;
  /** Compiles a function, if it is not yet, and tells where its code begins. */
  compile(func: number): number;
  /** The function behind a pointer; the complement of its number if it is the host's. */
  indirect(address: number, signature: number): number;
  /** `pc` and `base` are those of the call; `slot` begins the frame that the callee would have. */
  callHost(host: number, slot: number, pc: number, base: number): void;
  trapOf(index: number): Trap;
  copy(to: number, from: number, size: number): void;
  fill(at: number, value: number, size: number): void;
  /** Puts the first value of a variable into memory. */
  image(at: number, size: number, image: number): void;
  traceFrom(pc: number, base: number): TrapFrame[];
  /** What the instructions of the linear interpreter need. */
  readonly linear?: LinearSide;
}

/** Steps and budget are the loop's while it runs, and given back whenever other code does. */
export interface LinearSide {
  /** Instructions executed. */
  steps: number;
  /** What is left of the slice of fuel. */
  budget: number;
  /** Scalar globals, four words each. */
  readonly globals: Int32Array;
  readonly maxDepth: number;
  nextSlice(): number;
  hook(kind: number, a: number, b: number, pc: number, base: number): void;
  /** The address of a load or store that failed, of which the low 32 bits are given. */
  addressOf(pc: number, address: number): number;
  /** A run ends early in this frame. */
  ended(pc: number, base: number): void;
}
