/**
 * The interpreter of the linear IR: runs functions of every form, counts instructions, and says exactly where a program
 * trapped.
 *
 * Calls are frames on arrays of our own, so the depth of a program's recursion is bounded by an option and not by the
 * host's stack. One flat loop executes the words that `interp-prepare.ts` made. Its cases are literal numbers with the
 * name beside them, which a test compares with the table: only then does the host make a jump table (a factor of 30). Counted are all instructions but labels, unconditional jumps and phis, so that a function
 * counts alike in its forms, up to the copies that phis become. Fuel counts blocks too, so that empty loops end.
 */
import { InternalError } from '../base/errors.ts';
import { operandsOf } from '../linear/instr.ts';
import type { LinearModule, ValueType } from '../linear/nodes.ts';
import { ScalarTrap } from '../scalar/trap.ts';
import { makeAllocator } from './allocation-watch.ts';
import { functionAddress, layOutData, storeData, type DataLayout } from './data-layout.ts';
import { createHostEnv, type HostCall, type HostEnv, type HostGrants, type HostTable, type HostType, type HostValue } from './host.ts';
import { bindHost, fromHost, toHost } from './interp-border.ts';
import { addressIn, loadBig, loadNumber, storeBig, storeNumber } from './interp-cells.ts';
import { bigAddress, bigValue, isBig, Op, stride, type Prepared, type PreparedCall } from './interp-code.ts';
import { prepare } from './interp-prepare.ts';
import { Memory, PAGE_SIZE, PlainBuffer } from './memory.ts';
import { meterFor, type Bounds, type Meter } from './meter.ts';
import { Trap, trapKinds, type TrapFrame, type TrapKind } from './trap.ts';

/** Fuel is counted in instructions and blocks. */
export interface InterpOptions extends Omit<HostGrants, 'pointerSize' | 'bindFunction'>, Bounds {
  /** What `extern` functions of the module may be bound to. */
  readonly hosts?: HostTable;
  /** What reading a local before its first assignment means; 0 by default. */
  readonly undef?: 'trap' | 'zero';
  readonly maxMemory?: number;
  /** Calls that may be open at once. */
  readonly maxDepth?: number;
  /** Bytes for arrays, slots and `alloca`. */
  readonly stackSize?: number;
}

export function instantiateInterp(module: LinearModule, options: InterpOptions = {}): Interp {
  return new Interp(module, options);
}

interface Frame {
  readonly prepared: Prepared;
  readonly base: number;
  /** Where to go on in this frame. */
  pc: number;
  /** The call for whose result this frame waits. */
  call: PreparedCall | undefined;
  readonly stackPointer: number;
}

/** Host functions that call the program that calls host functions: that nesting is on the host's stack. */
const mostReentries = 100;
/** How many frames of each end of a stack trace are kept. */
const shownFrames = 20;

export class Interp {
  readonly module: LinearModule;
  readonly memory: Memory;
  readonly env: HostEnv;
  /** Instructions executed so far, exactly, also when a program traps. */
  steps = 0;

  readonly #layout: DataLayout;
  readonly #options: InterpOptions;
  readonly #prepared: (Prepared | undefined)[];
  readonly #hosts: (HostCall | undefined)[];
  readonly #numGlobals: Float64Array;
  readonly #bigGlobals: bigint[];
  #num = new Float64Array(1024);
  #big: bigint[] = [];
  #defined: Uint8Array | undefined;
  readonly #frames: Frame[] = [];
  #stackPointer: number;
  readonly #meter: Meter | undefined;
  readonly #maxDepth: number;
  /** What is left of the slice. */
  #fuel: number;
  #reentries = 0;

  constructor(module: LinearModule, options: InterpOptions) {
    this.module = module;
    this.#options = options;
    this.#layout = layOutData(module, options.stackSize ?? 8 * 2 ** 20);
    const { heapBase, stackTop } = this.#layout;
    this.memory = new Memory(new PlainBuffer(Math.ceil((heapBase + PAGE_SIZE) / PAGE_SIZE)), options.maxMemory);
    storeData(module, this.#layout, this.memory);
    const grants: HostGrants = { ...options, pointerSize: module.pointerSize, bindFunction: (pointer, params, result) => this.#bind(pointer, params, result) };
    this.env = createHostEnv(this.memory, makeAllocator(this.memory, heapBase, options.watch, () => this.#traceFrom(0)), grants);
    this.#prepared = module.funcs.map(() => undefined);
    this.#hosts = module.funcs.map(() => undefined);
    this.#numGlobals = Float64Array.from(module.globals, (global) => (global.storage === 'scalar' && !isBig(global.type) ? Number(global.init) : 0));
    this.#bigGlobals = module.globals.map((global) => (global.storage === 'scalar' && isBig(global.type) ? BigInt(global.init) : 0n));
    this.#stackPointer = stackTop;
    this.#meter = meterFor(options);
    this.#maxDepth = options.maxDepth ?? 100_000;
    this.#fuel = this.#meter === undefined ? Infinity : 0;
    if (options.undef === 'trap') this.#defined = new Uint8Array(1024);
  }

  /** Calls a function, by index or name, with values of its parameter types, and gives its results. */
  call(func: number | string, args: readonly HostValue[] = []): HostValue[] {
    const index = typeof func === 'number' ? func : this.module.funcs.findIndex(({ name }) => name === func);
    const callee = this.module.funcs.at(index);
    if (index < 0 || callee === undefined) throw new InternalError(`there is no function ${func}`, 'interp');
    if (callee.extern) return this.#callHost(index, [...args]);
    const below = this.#frames.at(-1);
    const base = below === undefined ? 0 : below.base + below.prepared.frameSize;
    const depth = this.#frames.length;
    if (++this.#reentries > mostReentries) {
      this.#reentries--;
      throw new Trap('stack-overflow', 'host functions call the program too deeply');
    }
    const stackPointer = this.#stackPointer;
    if (depth === 0) this.#meter?.start();
    try {
      this.#reserve(base + callee.params.length);
      callee.params.forEach((type, i) => this.#put(type, base + i, args[i]));
      const { registers, prepared, at } = this.#run(this.#enter(index, base), depth);
      return Array.from(registers, (register, i) => this.#get(prepared.func.results[i], at + register));
    } finally {
      this.#reentries--;
      this.#frames.length = depth;
      this.#stackPointer = stackPointer;
    }
  }

  /** The values of the scalar globals, in their order. */
  scalarGlobals(): HostValue[] {
    return this.module.globals.flatMap((global, i) => (global.storage !== 'scalar' ? [] : [isBig(global.type) ? this.#bigGlobals[i] : this.#numGlobals[i]]));
  }

  #put(type: ValueType, register: number, value: HostValue): void {
    if (isBig(type)) this.#big[register] = type === 'i64' ? BigInt.asIntN(64, BigInt(value)) : BigInt.asUintN(128, BigInt(value));
    else this.#num[register] = type === 'i32' ? Number(value) | 0 : type === 'f32' ? Math.fround(Number(value)) : type === 'f64' ? Number(value) : Number(value) >>> 0;
  }

  #get(type: ValueType, register: number): HostValue {
    return isBig(type) ? this.#big[register] : this.#num[register];
  }

  // Frames

  #reserve(registers: number): void {
    if (registers <= this.#num.length) return;
    const grown = new Float64Array(Math.max(registers, 2 * this.#num.length));
    grown.set(this.#num);
    this.#num = grown;
    if (this.#defined === undefined) return;
    const flags = new Uint8Array(grown.length);
    flags.set(this.#defined);
    this.#defined = flags;
  }

  #preparedFunc(index: number): Prepared {
    const known = this.#prepared[index];
    if (known !== undefined) return known;
    const context = { module: this.module, layout: this.#layout, checksUndefined: this.#defined !== undefined };
    return (this.#prepared[index] = prepare(context, this.module.funcs[index]));
  }

  /** A new frame, whose parameters are in place already. */
  #enter(index: number, base: number): Frame {
    const prepared = this.#preparedFunc(index);
    if (this.#frames.length >= this.#maxDepth) throw new Trap('stack-overflow', `${this.#frames.length} calls are open`);
    this.#reserve(base + prepared.frameSize);
    const num = this.#num;
    const big = this.#big;
    const { numConstants, bigLocals, bigConstants } = prepared;
    // Loops, because `fill` and `set` cost more than a dozen elements.
    for (let i = base + prepared.localsFrom; i < base + prepared.localsTo; i++) num[i] = 0;
    for (let i = 0, to = base + prepared.constantsFrom; i < numConstants.length; i++) num[to + i] = numConstants[i];
    for (let i = 0; i < bigLocals.length; i++) big[base + bigLocals[i]] = 0n;
    for (let i = 0, to = base + prepared.bigConstantsFrom; i < bigConstants.length; i++) big[to + i] = bigConstants[i];
    const frame: Frame = { prepared, base, pc: 0, call: undefined, stackPointer: this.#stackPointer };
    if (prepared.stackBytes > 0) this.#openStack(prepared, base);
    if (this.#defined !== undefined) this.#markFrame(prepared, base, this.#defined);
    this.#frames.push(frame);
    return frame;
  }

  #openStack({ stackBytes, slots }: Prepared, base: number): void {
    const address = this.#allocate(stackBytes);
    for (const { register, offset, isBig: isWide } of slots) {
      if (isWide) this.#big[base + register] = BigInt(address + offset);
      else this.#num[base + register] = address + offset;
    }
  }

  #allocate(bytes: number): number {
    const address = this.#stackPointer - Math.ceil(bytes / 16) * 16;
    if (!(address >= this.#layout.stackBottom)) throw new Trap('stack-overflow', 'the stack of arrays and slots is full');
    return (this.#stackPointer = address);
  }

  #markFrame(prepared: Prepared, base: number, defined: Uint8Array): void {
    defined.fill(0, base, base + prepared.frameSize);
    defined.fill(1, base, base + prepared.localsFrom);
    defined.fill(1, base + prepared.constantsFrom, base + prepared.bigConstantsFrom + prepared.bigConstants.length);
    for (const { register } of prepared.slots) defined[base + register] = 1;
  }

  // Host functions

  #host(index: number): HostCall {
    const known = this.#hosts[index];
    if (known !== undefined) return known;
    const func = this.module.funcs[index];
    const table = this.#options.hosts ?? {};
    if (!Object.hasOwn(table, func.name)) throw new Trap('missing-function', func.name);
    return (this.#hosts[index] = bindHost(func, table[func.name], this.env));
  }

  #callHost(index: number, args: HostValue[]): HostValue[] {
    const result = this.#host(index)(...args);
    const { results } = this.module.funcs[index];
    return results.length === 0 ? [] : [fromHost(results[0], result ?? 0)];
  }

  /** A function pointer as something that host functions can call. */
  #bind(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const index = pointer - functionAddress(0);
    const func = this.module.funcs[index];
    if (pointer === 0 || func === undefined || func.params.length !== params.length) throw new Trap('bad-indirect-call', `address ${pointer}`);
    return (...args) => {
      const [value] = this.call(index, args);
      return result === undefined || value === undefined ? undefined : toHost(result, value);
    };
  }

  /** The frames from `depth` up, innermost first; of very many the innermost and the outermost ones. */
  #traceFrom(depth: number): TrapFrame[] {
    const trace: TrapFrame[] = [];
    for (let i = this.#frames.length - 1; i >= depth; i--) {
      if (trace.length === shownFrames && i - depth > shownFrames) {
        trace.push({ func: `… ${i - depth - shownFrames + 1} more calls …` });
        i = depth + shownFrames;
        continue;
      }
      const { prepared, pc } = this.#frames[i];
      trace.push({ func: prepared.func.name, span: prepared.origin[pc / stride]?.span ?? prepared.func.span });
    }
    return trace;
  }

  /** A program that ends early has not executed what was counted for the rest of its blocks. */
  #uncount(depth: number): void {
    for (let i = depth; i < this.#frames.length; i++) {
      const { prepared, pc } = this.#frames[i];
      if (prepared.code[pc] !== Op.Block) this.steps -= Math.max(0, prepared.remaining[pc / stride] - 1);
      else this.steps -= prepared.remaining[pc / stride];
    }
  }

  #run(frame: Frame, depth: number): { registers: Int32Array; prepared: Prepared; at: number } {
    try {
      return this.#loop(frame, depth);
    } catch (error) {
      this.#uncount(depth);
      if (error instanceof ScalarTrap) throw new Trap(error.kind, undefined, this.#traceFrom(depth));
      if (error instanceof Trap) error.frames = [...error.frames, ...this.#traceFrom(depth)];
      throw error;
    }
  }

  /** Runs until the frame at `depth` returns; gives the registers of its results. */
  #loop(frame: Frame, depth: number): { registers: Int32Array; prepared: Prepared; at: number } {
    const memory = this.memory;
    const numGlobals = this.#numGlobals;
    const bigGlobals = this.#bigGlobals;
    let { prepared, base } = frame;
    let code = prepared.code;
    let num = this.#num;
    let big = this.#big;
    let pc = frame.pc;
    // Counters are fields only while code outside of the loop runs.
    let { steps } = this;
    let fuel = this.#fuel;
    let isAway = false;
    try {
      for (;;) {
        const d = base + code[pc + 1];
        const a = base + code[pc + 2];
        const b = base + code[pc + 3];
        let next = pc + 5;
        switch (code[pc]) {
          case 0 /* Block */:
            steps += code[pc + 4];
            fuel -= code[pc + 4] + 1;
            while (fuel < 0) fuel += this.#meter?.next() ?? 0;
            break;
          case 50 /* AddI */: num[d] = (num[a] + num[b]) | 0; break;
          case 51 /* SubI */: num[d] = (num[a] - num[b]) | 0; break;
          case 52 /* MulI */: num[d] = Math.imul(num[a], num[b]); break;
          case 53 /* BandI */: num[d] = num[a] & num[b]; break;
          case 54 /* BorI */: num[d] = num[a] | num[b]; break;
          case 55 /* BxorI */: num[d] = num[a] ^ num[b]; break;
          case 56 /* ShlI */: num[d] = num[a] << num[b]; break;
          case 57 /* ShrI */: num[d] = num[a] >> num[b]; break;
          case 58 /* ShrUI */: num[d] = (num[a] >>> num[b]) | 0; break;
          case 59 /* EqualI */: num[d] = num[a] === num[b] ? 1 : 0; break;
          case 60 /* NotEqualI */: num[d] = num[a] !== num[b] ? 1 : 0; break;
          case 61 /* LessI */: case 73 /* LessD */: num[d] = num[a] < num[b] ? 1 : 0; break;
          case 62 /* LessEqualI */: case 74 /* LessEqualD */: num[d] = num[a] <= num[b] ? 1 : 0; break;
          case 63 /* GreaterI */: case 75 /* GreaterD */: num[d] = num[a] > num[b] ? 1 : 0; break;
          case 64 /* GreaterEqualI */: case 76 /* GreaterEqualD */: num[d] = num[a] >= num[b] ? 1 : 0; break;
          case 65 /* NotI */: num[d] = num[a] === 0 ? 1 : 0; break;
          case 66 /* AddF */: num[d] = Math.fround(num[a] + num[b]); break;
          case 67 /* SubF */: num[d] = Math.fround(num[a] - num[b]); break;
          case 68 /* MulF */: num[d] = Math.fround(num[a] * num[b]); break;
          case 69 /* AddD */: num[d] = num[a] + num[b]; break;
          case 70 /* SubD */: num[d] = num[a] - num[b]; break;
          case 71 /* MulD */: num[d] = num[a] * num[b]; break;
          case 72 /* DivD */: num[d] = num[a] / num[b]; break;
          case 1 /* MoveN */: num[d] = num[a]; break;
          case 2 /* MoveB */: big[d] = big[a]; break;
          case 3 /* Jump */: next = code[pc + 4]; break;
          case 4 /* Branch */: next = num[a] !== 0 ? code[pc + 4] : code[pc + 3]; break;
          case 80 /* IfEqual */: next = num[a] === num[b] ? code[pc + 4] : code[pc + 1]; break;
          case 81 /* IfNotEqual */: next = num[a] !== num[b] ? code[pc + 4] : code[pc + 1]; break;
          case 82 /* IfLess */: next = num[a] < num[b] ? code[pc + 4] : code[pc + 1]; break;
          case 83 /* IfLessEqual */: next = num[a] <= num[b] ? code[pc + 4] : code[pc + 1]; break;
          case 84 /* IfGreater */: next = num[a] > num[b] ? code[pc + 4] : code[pc + 1]; break;
          case 85 /* IfGreaterEqual */: next = num[a] >= num[b] ? code[pc + 4] : code[pc + 1]; break;
          case 5 /* SwitchN */: case 6 /* SwitchB */: {
            const row = prepared.switches[code[pc + 4]];
            next = row.targets.get(code[pc] === 5 /* SwitchN */ ? num[a] : big[a]) ?? row.otherwise;
            break;
          }
          case 30 /* CalcN_N */: num[d] = prepared.meanings[code[pc + 4]](num[a], 0, 0) as number; break;
          case 31 /* CalcN_B */: big[d] = prepared.meanings[code[pc + 4]](num[a], 0, 0) as bigint; break;
          case 32 /* CalcB_N */: num[d] = prepared.meanings[code[pc + 4]](big[a], 0, 0) as number; break;
          case 33 /* CalcB_B */: big[d] = prepared.meanings[code[pc + 4]](big[a], 0, 0) as bigint; break;
          case 34 /* CalcNN_N */: num[d] = prepared.meanings[code[pc + 4]](num[a], num[b], 0) as number; break;
          case 35 /* CalcBB_N */: num[d] = prepared.meanings[code[pc + 4]](big[a], big[b], 0) as number; break;
          case 36 /* CalcBB_B */: big[d] = prepared.meanings[code[pc + 4]](big[a], big[b], 0) as bigint; break;
          case 37 /* SelectN */: num[d] = num[a] !== 0 ? num[b] : num[base + code[pc + 4]]; break;
          case 38 /* SelectB */: big[d] = num[a] !== 0 ? big[b] : big[base + code[pc + 4]]; break;
          case 39 /* CalcMixedN */: case 40 /* CalcMixedB */: {
            const { meaning, isBig: banks, third } = prepared.mixed[code[pc + 4]];
            const c = base + third;
            const value = meaning(banks[0] ? big[a] : num[a], banks[1] ? big[b] : num[b], banks[2] ? big[c] : num[c]);
            if (code[pc] === 40 /* CalcMixedB */) big[d] = value as bigint;
            else num[d] = value as number;
            break;
          }
          case 12 /* GetGlobalN */: num[d] = numGlobals[code[pc + 2]]; break;
          case 13 /* GetGlobalB */: big[d] = bigGlobals[code[pc + 2]]; break;
          case 14 /* SetGlobalN */: numGlobals[code[pc + 1]] = num[a]; break;
          case 15 /* SetGlobalB */: bigGlobals[code[pc + 1]] = big[a]; break;
          case 25 /* PointerAdd */: num[d] = (num[a] + 4 * num[b]) >>> 0; break;
          case 16 /* ArrayLoadI */: num[d] = memory.readI32((num[a] + 4 * num[b]) >>> 0); break;
          case 17 /* ArrayLoadF */: num[d] = memory.readF32((num[a] + 4 * num[b]) >>> 0); break;
          case 18 /* ArrayStoreI */: memory.writeU32((num[a] + 4 * num[b]) >>> 0, num[base + code[pc + 4]]); break;
          case 19 /* ArrayStoreF */: memory.writeF32((num[a] + 4 * num[b]) >>> 0, num[base + code[pc + 4]]); break;
          case 20 /* Load */: {
            const cell = code[pc + 4];
            const address = addressIn(cell, num, big, a) + (code[pc + 3] >>> 0);
            if ((cell & bigValue) === 0) num[d] = loadNumber(memory, cell & 15, address);
            else big[d] = loadBig(memory, cell & 15, address);
            break;
          }
          case 21 /* Store */: {
            const cell = code[pc + 4];
            const address = addressIn(cell, num, big, a) + (code[pc + 3] >>> 0);
            if ((cell & bigValue) === 0) storeNumber(memory, cell & 15, address, num[d]);
            else storeBig(memory, cell & 15, address, big[d]);
            break;
          }
          case 22 /* Copy */: {
            const length = num[b] >>> 0;
            const target = addressIn(code[pc + 4], num, big, d);
            const source = addressIn(code[pc + 4], num, big, a);
            if (length === 0) break;
            memory.check(source, length);
            memory.check(target, length);
            memory.bytes.copyWithin(target, source, source + length);
            break;
          }
          case 23 /* Fill */:
            memory.range(addressIn(code[pc + 4], num, big, d), num[b] >>> 0).fill(num[a]);
            break;
          case 24 /* Alloca */: {
            const address = this.#allocate(Number(code[pc + 4] === bigAddress ? BigInt.asUintN(64, big[a]) : num[a] >>> 0));
            if (code[pc + 4] === bigAddress) big[d] = BigInt(address);
            else num[d] = address;
            break;
          }
          case 26 /* CheckDefined */:
            if (this.#defined?.[a] === 0) throw new Trap('uninitialized', describeRead(prepared, pc, code[pc + 2]));
            break;
          case 27 /* MarkDefined */:
            if (this.#defined !== undefined) this.#defined[d] = 1;
            break;
          case 28 /* CopyDefined */:
            if (this.#defined !== undefined) this.#defined[d] = this.#defined[a];
            break;
          case 9 /* Call */: case 11 /* CallIndirect */: case 10 /* CallHost */: {
            const call = prepared.calls[code[pc + 4]];
            const callee = call.func >= 0 ? call.func : this.#indirect(call, call.addressIsBig ? Number(BigInt.asUintN(32, big[base + call.address])) : num[base + call.address]);
            frame.pc = pc;
            const { args, params } = call;
            if (this.module.funcs[callee].extern) {
              const values: HostValue[] = [];
              for (let i = 0; i < args.length; i++) values.push(isBig(params[i]) ? big[base + args[i]] : num[base + args[i]]);
              this.steps = steps;
              this.#fuel = fuel;
              isAway = true;
              const results = this.#callHost(callee, values);
              isAway = false;
              ({ steps } = this);
              fuel = this.#fuel;
              num = this.#num;
              if (call.dests.length > 0) this.#put(call.results[0], base + call.dests[0], results[0]);
              break;
            }
            frame.call = call;
            const above = base + prepared.frameSize;
            this.#reserve(above + args.length);
            num = this.#num;
            if (!call.takesBig) for (let i = 0; i < args.length; i++) num[above + i] = num[base + args[i]];
            else for (let i = 0; i < args.length; i++) {
              if (isBig(params[i])) big[above + i] = big[base + args[i]];
              else num[above + i] = num[base + args[i]];
            }
            frame = this.#enter(callee, above);
            ({ prepared, base } = frame);
            code = prepared.code;
            num = this.#num;
            big = this.#big;
            pc = 0;
            continue;
          }
          case 7 /* Return */: {
            const { registers } = prepared.returns[code[pc + 4]];
            this.#frames.pop();
            if (prepared.usesStack) this.#stackPointer = frame.stackPointer;
            if (this.#frames.length === depth) return { registers, prepared, at: base };
            const from = base;
            frame = this.#frames[this.#frames.length - 1];
            ({ prepared, base } = frame);
            code = prepared.code;
            const { call } = frame;
            if (call === undefined) throw new InternalError('a frame that called nobody is returned to', 'interp');
            const { dests } = call;
            if (!call.givesBig) for (let i = 0; i < dests.length; i++) num[base + dests[i]] = num[from + registers[i]];
            else for (let i = 0; i < dests.length; i++) {
              if (isBig(call.results[i])) big[base + dests[i]] = big[from + registers[i]];
              else num[base + dests[i]] = num[from + registers[i]];
            }
            next = frame.pc + 5;
            break;
          }
          case 8 /* Trap */: {
            const name = prepared.traps[code[pc + 4]];
            throw new Trap(isTrapKind(name) ? name : 'unreachable', isTrapKind(name) ? undefined : name);
          }
          default:
            throw new InternalError(`unexpected operation ${code[pc]}`, 'interp');
        }
        pc = next;
      }
    } finally {
      frame.pc = pc;
      if (!isAway) {
        this.steps = steps;
        this.#fuel = fuel;
      }
    }
  }

  #indirect(call: PreparedCall, address: number): number {
    const index = address - functionAddress(0);
    const func = this.module.funcs[index];
    const fits = func !== undefined && func.params.join() === call.params.join() && func.results.join() === call.results.join();
    if (!fits) throw new Trap('bad-indirect-call', `address ${address}`);
    return index;
  }
}

function isTrapKind(name: string): name is TrapKind {
  return Object.hasOwn(trapKinds, name);
}

/** Names the local that was read. */
function describeRead(prepared: Prepared, pc: number, register: number): string {
  const instr = prepared.origin[pc / stride];
  const local = instr === undefined ? undefined : operandsOf(instr).find((operand) => operand.kind === 'l');
  if (local?.kind !== 'l') return `register ${register}`;
  return prepared.func.symbols[local.index].name ?? `l${local.index}`;
}
