/**
 * A program that runs on the machine: its memory and host environment, its code, and the calls that go in and out.
 *
 * Both hosts of the machine, the MAPLE VM (../maple/index.ts) and the linear interpreter (../linear/index.ts), are
 * instances; each adds how it compiles a function, and how values of its types are passed. A function is compiled when
 * it is first called, and its code appended to that of the others:
 *
 *     code     | Halt | code of the first function called | of the second | … | room |
 *     entries  [index of the function] → where its code begins
 *
 * `compiled` lists them in the order of their code, so that the function and the instruction at a position, for stack
 * traces, are found by bisection.
 */
import { openCalls } from '../../base/source.ts';
import { makeAllocator } from '../allocation-watch.ts';
import { createHostEnv, type HostCall, type HostEnv, type HostGrants, type HostType, type HostValue } from '../host.ts';
import { LOWEST_ADDRESS, startMemory, type Memory } from '../memory.ts';
import { meterOf, type Meter, type Metered } from '../meter.ts';
import { Trap, type TrapFrame } from '../trap.ts';
import { run } from './loop.ts';
import type { LinearSide, Machine } from './machine.ts';
import { Op } from './opcodes.ts';
import { stack, views } from './registers.ts';
import { HEADER_SLOTS } from './slots.ts';

/** What may be granted to an instance. */
export type InstanceOptions = Omit<HostGrants, 'pointerSize' | 'bindFunction'> & Metered;

/** How much of the memory is taken, and what is in it, when the program starts. */
export interface StartImage {
  readonly pointerSize: 4 | 8;
  readonly functions: number;
  readonly heapBase: number;
  /** Where the stack of variables begins; it grows downwards. */
  readonly stackTop: number;
  /** Writes constants and first values, and sets from where the memory may be changed. */
  store(memory: Memory): void;
}

/** A compiled function, whose code is at [start, end). */
export interface Compiled {
  readonly start: number;
  readonly end: number;
  /** Triples: position from which on, and two numbers that the host knows; positions rise. */
  readonly spans: Int32Array;
}

/** An instruction that is executed, or a call that waits, and its frame. */
export type Position = readonly [pc: number, base: number];

/** Host functions that call the program that calls host functions: that nesting is on the host's stack. */
const mostReentries = 100;
/** How many frames of each end of a stack trace are kept. */
const shownFrames = 20;
/** A slice of fuel where nothing bounds it. */
export const unboundedSlice = 2 ** 30;

const { I } = views;
const noView: DataView = new DataView(new ArrayBuffer(0));

export abstract class Instance<Func extends Compiled> implements Machine {
  readonly memory: Memory;
  readonly env: HostEnv;
  readonly meter: Meter;
  readonly entries: Int32Array;
  code = new Int32Array(4096);
  sp: number;
  fuel = 0;
  abstract readonly unary: Machine['unary'];
  abstract readonly binary: Machine['binary'];
  readonly linear?: LinearSide;

  readonly #compiled: Func[] = [];
  readonly #hosts: HostCall[] = [];
  /** The calls of host functions that are under way, the outermost first. */
  readonly #hostCalls: Position[] = [];
  #length = 1;
  #view: DataView = noView;
  #writable: DataView = noView;
  #reentries = 0;

  constructor(image: StartImage, options: InstanceOptions) {
    const { heapBase, pointerSize } = image;
    this.meter = meterOf(options);
    this.memory = startMemory(heapBase, this.meter);
    image.store(this.memory);
    const allocator = makeAllocator(this.memory, heapBase, options.watch, () => this.#openCalls());
    this.env = createHostEnv(this.memory, allocator, {
      ...options,
      pointerSize,
      bindFunction: (pointer, params, result) => this.bindFunction(pointer, params, result),
    });
    this.entries = new Int32Array(image.functions);
    this.code[0] = Op.Halt;
    this.sp = image.stackTop;
  }

  // What a host adds

  /** The code of a function, to stand at `position`. */
  protected abstract compileAt(func: number, position: number): { compiled: Func; words: Int32Array };
  /** The place of an instruction of a compiled function, for stack traces. */
  protected abstract frameAt(pc: number): TrapFrame;
  /** A host function that the program calls for the first time. */
  protected abstract bindHost(host: number): HostCall;
  protected abstract hostArguments(host: number, slot: number): HostValue[];
  protected abstract putHostResult(host: number, slot: number, value: HostValue | void): void;
  /** A function pointer as something that host functions can call. */
  protected abstract bindFunction(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall;
  abstract refuel(): number;
  abstract indirect(address: number, signature: number): number;
  abstract trapOf(index: number): Trap;
  abstract image(at: number, size: number, image: number): void;

  // Memory

  view(): DataView {
    const { buffer } = this.memory.bytes;
    if (this.#view.buffer !== buffer) this.#view = new DataView(buffer, LOWEST_ADDRESS);
    return this.#view;
  }

  writable(): DataView {
    const { buffer } = this.memory.bytes;
    if (this.#writable.buffer !== buffer) this.#writable = new DataView(buffer, this.memory.writableFrom);
    return this.#writable;
  }

  copy(to: number, from: number, size: number): void {
    this.memory.copy(to >>> 0, from >>> 0, size);
  }

  fill(at: number, value: number, size: number): void {
    this.memory.fill(at >>> 0, value, size);
  }

  // Code

  compile(func: number): number {
    if (this.entries[func] !== 0) return this.entries[func];
    const { compiled, words } = this.compileAt(func, this.#length);
    if (compiled.end > this.code.length) {
      const larger = new Int32Array(Math.max(this.code.length * 2, compiled.end));
      larger.set(this.code);
      this.code = larger;
    }
    this.code.set(words, compiled.start);
    this.#length = compiled.end;
    this.#compiled.push(compiled);
    return (this.entries[func] = compiled.start);
  }

  /** The function whose code is at a position, and what its `spans` say there: undefined in front of the first. */
  protected compiledAt(pc: number): { readonly func: Func; readonly span: readonly [number, number] | undefined } {
    const func = this.#compiled[lastAtMost(this.#compiled.length, (i) => this.#compiled[i].start, pc)];
    const { spans } = func;
    const at = lastAtMost(spans.length / 3, (i) => spans[i * 3], pc) * 3;
    return { func, span: at < 0 ? undefined : [spans[at + 1], spans[at + 2]] };
  }

  // Calls into the program, and out of it

  /**
   * Runs a function of the program: `pass` writes its arguments from a slot on, `read` reads the results in the frame.
   */
  protected enter<Results>(
    func: number,
    pass: (firstArgument: number) => void,
    read: (base: number) => Results,
  ): Results {
    if (this.#reentries >= mostReentries) {
      throw new Trap('stack-overflow', 'host functions call the program too deeply');
    }
    const { sp } = this;
    const base = stack.top;
    const outer = this.#hostCalls.at(-1);
    this.#reentries++;
    this.meter.enter();
    try {
      pass(base + HEADER_SLOTS);
      // Returns to Halt, into this frame.
      I[base << 1] = 0;
      I[(base << 1) + 1] = base;
      // The depth of calls, from which Open counts.
      I[(base << 1) + 3] = outer === undefined ? 0 : I[(outer[1] << 1) + 3];
      run(this, this.compile(func), base);
      return read(base);
    } finally {
      this.#reentries--;
      this.meter.leave();
      this.sp = sp;
      stack.top = base;
    }
  }

  callHost(host: number, slot: number, pc: number, base: number): void {
    const call = this.hostCall(host);
    const args = this.hostArguments(host, slot);
    const { top } = stack;
    stack.top = slot + HEADER_SLOTS + 2 * args.length;
    this.#hostCalls.push([pc, base]);
    try {
      this.putHostResult(host, slot, call(...args));
    } finally {
      this.#hostCalls.pop();
      stack.top = top;
    }
  }

  protected hostCall(host: number): HostCall {
    return (this.#hosts[host] ??= this.bindHost(host));
  }

  // Stack traces

  /** The calls that are open in this run, innermost first; of very many the innermost and the outermost ones. */
  traceFrom(pc: number, base: number): TrapFrame[] {
    return this.#shown(framesFrom(pc, base));
  }

  /** All calls from the host function that is running outwards. */
  #openCalls(): TrapFrame[] {
    return this.#shown(this.#hostCalls.toReversed().flatMap(([pc, base]) => framesFrom(pc, base)));
  }

  #shown(frames: readonly Position[]): TrapFrame[] {
    const framesOf = ([pc]: Position): readonly TrapFrame[] => {
      const { func, span } = this.frameAt(pc);
      return openCalls(func, span);
    };
    if (frames.length <= 2 * shownFrames + 1) return frames.flatMap(framesOf);
    const left = { func: `… ${frames.length - 2 * shownFrames} more calls …` };
    return [...frames.slice(0, shownFrames).flatMap(framesOf), left, ...frames.slice(-shownFrames).flatMap(framesOf)];
  }
}

/** The instruction at a position, and the calls that wait for it, innermost first. */
export function framesFrom(pc: number, base: number): Position[] {
  const frames: Position[] = [];
  let at = pc;
  for (let frame = base; at > 0;) {
    frames.push([at, frame]);
    // The caller waits behind its call.
    at = I[frame << 1] - 1;
    frame = I[(frame << 1) + 1];
  }
  return frames;
}

/** The index of the last of `count` rising values that is at most `wanted`; -1 if there is none. */
function lastAtMost(count: number, valueAt: (index: number) => number, wanted: number): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (valueAt(middle) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
