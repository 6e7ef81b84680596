/**
 * The run time of Tuyin programs that were lowered to the linear IR (lower/tuyin-to-linear.ts): what its functions call for
 * everything that no instruction of the linear IR does. Frames, values and steps are those of the stack machine, so every
 * engine means the same by them.
 *
 * The machine opens the outermost call, as it does for every kind of body, and closes it; calls below it are opened and
 * closed here, as the lowered code goes.
 */
import { InternalError } from '../../base/errors.ts';
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import type { Type } from '../../tuyin/types.ts';
import type { HostFunction, HostTable, HostType, HostValue } from '../host.ts';
import type { Meter } from '../meter.ts';
import { Trap } from '../trap.ts';
import type { Activation, Machine, BodyCompiler, OpenInput, Request } from './machine.ts';
import { collectRoots, rebaseValue, type Root } from './pointers.ts';
import { CodeActivation, compileCode, type CompiledCode } from './stack-machine.ts';
import { trapOf } from './traps.ts';
import { canonical, scalarOf, type Value } from './values.ts';

/** The lowered program, compiled for an engine. */
export interface LinearInstance {
  /** Calls a function by its name; 0, or the address of the function to call next. */
  call(name: string): number;
  /** The name of the function at an address. */
  nameAt(address: number): string;
  /** Instructions executed so far, where the engine counts them. */
  readonly steps?: number;
}

export interface LinearProgram {
  readonly codeOf: (func: GraphFunc) => RunnableCode;
  /** What `put32` and `put64` name by number. */
  readonly types: readonly Type[];
  readonly start: (hosts: HostTable, meter: Meter) => LinearInstance;
  /** The name of a run-time function in the lowered module. */
  readonly nameOf: (name: RuntimeName) => string;
  readonly maxDepth?: number;
}

export type RuntimeName =
  | 'enter'
  | 'parameter32'
  | 'parameter64'
  | 'put32'
  | 'put64'
  | 'take32'
  | 'take64'
  | 'step'
  | 'resume';

/** How lowered bodies run. */
export function linearBodies(program: LinearProgram): BodyCompiler {
  let runtime: LinearRuntime | undefined;
  return (machine, func) => {
    runtime ??= new LinearRuntime(machine, program);
    const running = runtime;
    return (input): Activation => {
      const outermost: Outermost = { func, input, span: func.span, run: () => running.run(outermost) };
      return outermost;
    };
  };
}

/** What the machine has opened; a trap leaves in it the function and the place that were reached. */
interface Outermost extends Activation {
  func: GraphFunc;
  span: Activation['span'];
}

/** The call that the lowered code is about to make. */
interface Opening {
  readonly input: OpenInput;
  /** A call in tail position has its caller's frame. */
  readonly needsFrame: boolean;
}

/** An open call: what the machine knows of it, and its code. */
interface Frame {
  readonly activation: CodeActivation;
  readonly input: OpenInput;
  readonly code: CompiledCode;
  /** What is charged for it. */
  readonly cost: number;
}

/** A function that the lowered code calls. */
type RuntimeHost = readonly [
  name: RuntimeName,
  params: readonly HostType[],
  result: HostType | undefined,
  call: (...args: HostValue[]) => HostValue | void,
];

/** The linear code of the module, and what it cannot do itself: streams, typed memory, the frames of the machine. */
class LinearRuntime {
  readonly #machine: Machine;
  readonly #program: LinearProgram;
  readonly #instance: LinearInstance;
  readonly #compiled: (CompiledCode | undefined)[] = [];
  readonly #frames: Frame[] = [];
  readonly #maxDepth: number;
  #opening: Opening | undefined;
  /** What the last call gave. */
  #value: Value | undefined;
  #finished: Request | undefined;
  #base = 0;

  constructor(machine: Machine, program: LinearProgram) {
    this.#machine = machine;
    this.#program = program;
    this.#maxDepth = program.maxDepth ?? 100_000;
    this.#instance = program.start(this.#hosts(), machine.meter);
  }

  run(outermost: Outermost): Request {
    const { func, input } = outermost;
    const outer = this.#base;
    this.#base = this.#frames.length;
    // The machine has opened the outermost call with its input, and closes it.
    this.#opening = { input: { stream: input, then: 'stays' }, needsFrame: false };
    try {
      let next = this.#instance.call(func.name);
      while (next !== 0) next = this.#instance.call(this.#instance.nameAt(next));
      const request = this.#finished;
      if (request === undefined) throw new InternalError('a function has not returned', 'tuyin run time');
      return request;
    } catch (error) {
      if (error instanceof Trap) this.#handOver(error, outermost);
      throw error;
    } finally {
      this.#machine.steps = this.#instance.steps ?? this.#machine.steps;
      while (this.#frames.length > this.#base) this.#close(this.#frames.pop());
      this.#base = outer;
    }
  }

  /** The machine shows the outermost call, which it has opened and which may have gone on to another function since. */
  #handOver(trap: Trap, outermost: Outermost): void {
    const last = trap.frames.at(-1);
    trap.frames = trap.frames.slice(0, -1);
    outermost.func = this.#machine.graph.functions.find(({ name }) => name === last?.func) ?? outermost.func;
    outermost.span = last?.span ?? outermost.func.span;
  }

  #hosts(): HostTable {
    const table = new Map<string, HostFunction>();
    for (const [name, params, result, call] of [...this.#flowHosts(), ...this.#valueHosts()]) {
      const plain = this.#program.nameOf(name);
      table.set(plain, { name: plain, params, result, variadic: false, create: () => call });
    }
    return Object.fromEntries(table);
  }

  /** Calls, and the code between them. */
  #flowHosts(): RuntimeHost[] {
    return [
      ['enter', ['i32'], undefined, (func) => this.#enter(Number(func))],
      ['step', ['i32'], 'i32', (at) => this.#step(Number(at))],
      ['resume', [], undefined, () => this.#resume()],
    ];
  }

  /** Numbers between the locals of the lowered code and the stack of the open call. */
  #valueHosts(): RuntimeHost[] {
    const argument = (index: HostValue): bigint => scalarOf(this.#top().activation.args[Number(index)]);
    const pop = (): bigint => scalarOf(this.#top().activation.pop());
    const put = (above: HostValue, type: HostValue, value: HostValue): void =>
      this.#put(Number(above), Number(type), BigInt(value));
    return [
      ['parameter32', ['i32'], 'i32', (index) => Number(BigInt.asIntN(32, argument(index)))],
      ['parameter64', ['i32'], 'i64', (index) => BigInt.asIntN(64, argument(index))],
      ['put32', ['i32', 'i32', 'i32'], undefined, put],
      ['put64', ['i32', 'i32', 'i64'], undefined, put],
      ['take32', [], 'i32', () => Number(BigInt.asIntN(32, pop()))],
      ['take64', [], 'i64', () => BigInt.asIntN(64, pop())],
    ];
  }

  /** What the call gave that the code waits for. */
  #resume(): void {
    if (this.#value !== undefined) this.#top().activation.stack.push(this.#value);
  }

  #top(): Frame {
    const top = this.#frames.at(-1);
    if (top === undefined) throw new InternalError('no call is open', 'tuyin run time');
    return top;
  }

  #enter(id: number): void {
    const opening = this.#opening;
    if (opening === undefined) throw new InternalError('no call is wanted', 'tuyin run time');
    const func = this.#machine.graph.functions[id];
    if (opening.needsFrame) {
      if (this.#frames.length >= this.#maxDepth) throw trapOf('T-DEPTH', `${this.#frames.length} calls are open`);
      this.#machine.arena.enter();
    }
    const code = (this.#compiled[id] ??= compileCode(this.#machine, func, this.#program.codeOf(func)));
    const cost = this.#machine.charge(func);
    const { input } = opening;
    this.#frames.push({ activation: new CodeActivation(this.#machine, func, code, input.stream), input, code, cost });
  }

  #put(above: number, type: number, bits: bigint): void {
    const { stack } = this.#top().activation;
    stack.splice(stack.length - above, 0, canonical(this.#program.types[type], bits));
  }

  #step(at: number): number {
    const { activation, input, code } = this.#top();
    const next = code.steps[at](activation);
    if (next >= 0) return next;
    const { request } = activation;
    if (request?.kind === 'return') this.#return(request);
    else if (request !== undefined) this.#call(activation, input, request);
    return -1;
  }

  #call(caller: CodeActivation, own: OpenInput, { callee, input, tail }: Extract<Request, { kind: 'call' }>): void {
    const func = this.#machine.graph.functions[callee];
    if (func.body.kind !== 'graph' && func.body.kind !== 'code') {
      const given = this.#machine.inputFor(own, input, this.#machine.arena.depth);
      const value = this.#machine.callOutside(func, given.stream);
      this.#machine.closeInput(given);
      if (tail) this.#return({ kind: 'return', type: func.result, value });
      else if (value !== undefined) caller.stack.push(value);
      return;
    }
    this.#opening = tail
      ? { input: this.#machine.restart(own, input), needsFrame: false }
      : { input: this.#machine.inputFor(own, input, this.#machine.arena.depth), needsFrame: true };
    if (!tail) return;
    const frame = this.#frames.pop();
    if (frame !== undefined) this.#machine.meter.release(frame.cost);
  }

  #close(frame: Frame | undefined): void {
    if (frame === undefined) return;
    this.#machine.meter.release(frame.cost);
    this.#machine.closeInput(frame.input);
  }

  #return(request: Extract<Request, { kind: 'return' }>): void {
    this.#close(this.#frames.pop());
    if (this.#frames.length === this.#base) {
      this.#finished = request;
      return;
    }
    const { type, value } = request;
    const roots: Root[] = [];
    collectRoots(type, value, roots);
    const move = this.#machine.arena.leave(roots);
    this.#value = value === undefined ? undefined : rebaseValue(type, value, move);
  }
}
