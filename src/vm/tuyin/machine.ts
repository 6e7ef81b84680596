/**
 * A running Tuyin program: memory, streams, and the calls that are open. What a function's body does is up to its
 * *activation*, of which there may be several kinds (graphs, stack code); they meet here, so that a function of one
 * kind can call one of another.
 *
 * An activation runs until it wants something that concerns the frames: a call, a call in tail position, a return. The
 * machine does it and goes on, without recursion of its own. Each open call has one frame of the arena; a call in tail
 * position begins its caller's frame anew, so a loop of such calls needs no space.
 *
 *     calls    [ main ][ f ][ g ]          one activation each; the last one runs
 *     frames   0      1     2    3         of the arena; 0 is where the result of the program lands
 *
 *     run() ─▶ call   g waits, the callee's activation is pushed and runs
 *              tail   g is popped, its frame emptied but for what the input refers to, then as call
 *              return g is popped; what its result refers to slides into the caller's frame; the caller runs on with it
 */
import type { Span } from '../../base/source.ts';
import type { FuncId, Graph, GraphFunc } from '../../tuyin/graph/nodes.ts';
import type { Type } from '../../tuyin/types.ts';
import { meterOf, type Metered, type Meter } from '../meter.ts';
import { OutputStream, type ByteSink, type ByteSource } from '../streams.ts';
import { Exit, Trap, type TrapFrame } from '../trap.ts';
import { Arena, readAddress } from './arena.ts';
import { callCost } from './costs.ts';
import { callHost, type HostCalls } from './host-calls.ts';
import { Image } from './image.ts';
import { collectRoots, rebaseValue, resolveNamed, type Root } from './pointers.ts';
import { Regions } from './regions.ts';
import { ByteStream, encodeContent, type Content, type Outer, type Supply } from './streams.ts';
import type { Trace } from './trace.ts';
import { addTrapCode, trapOf } from './traps.ts';
import type { Probe, ProbedCall } from './probe.ts';
import { byteSize, decodeValue, isPoisoned, poison, scalarOf, type Value } from './values.ts';

/** A value with its type. */
export interface TypedValue {
  readonly type: Type;
  readonly value: Value;
}

/** The input of a function that is to be called. */
export type CallContent =
  /** The caller's input, behind these values; what the callee leaves of it is the caller's again. */
  | { readonly kind: 'rest'; readonly values: readonly TypedValue[] }
  /** So many bytes are moved from the caller's input into a fresh one (T-INPUT if there are fewer). */
  | { readonly kind: 'take'; readonly bytes: number }
  /** The caller's input itself: what the callee puts back stays. */
  | { readonly kind: 'share' }
  | { readonly kind: 'values'; readonly values: readonly TypedValue[] };

/** The input of an open call; when the call is over, it ends too, stays as it is, or goes back to the caller. */
export interface OpenInput {
  readonly stream: ByteStream;
  readonly then: 'ends' | 'stays' | Outer;
}

/** What an activation wants of the machine when it stops. */
export type Request =
  | { readonly kind: 'call'; readonly callee: FuncId; readonly input: CallContent; readonly tail: boolean }
  | { readonly kind: 'return'; readonly type: Type; readonly value: Value | undefined };

/** One open call of a function with a body: its local state, and how far it has come. */
export interface Activation {
  readonly func: GraphFunc;
  /** The bytes that it was called with. */
  readonly input: ByteStream;
  /** The place in the text that is being executed, for traps and stack traces. */
  readonly span: Span | undefined;
  /**
   * Executes from where it stopped to its next request. `result` is the value of the call that it asked for last;
   * undefined at the beginning, and after calls without a value.
   */
  run(result: Value | undefined): Request;
  /** The same, but one step of it, where it has steps; undefined if that asks for nothing. */
  step?(result: Value | undefined): Request | undefined;
  /** What is known in it so far, for who looks at it. */
  readonly values?: readonly NamedValue[];
}

/** A value of an open call, by its name in the text or its number. */
export interface NamedValue extends TypedValue {
  readonly name: string;
}

/** Compiles the body of a function, once; what it returns is called for each call of the function, with its input. */
export type BodyCompiler = (machine: Machine, func: GraphFunc) => (input: ByteStream) => Activation;

export interface MachineOptions extends Metered {
  readonly stdin?: ByteSource;
  readonly stdout?: ByteSink;
  readonly stderr?: ByteSink;
  /** Calls that may be open at once. */
  readonly maxDepth?: number;
  /** Functions that the program declares and does not define. */
  readonly host?: HostCalls;
  /** Is told of calls, returns, and the value of each node of a graph. */
  readonly onEvent?: Trace;
  /** Is told of calls, and by graphs of what they look at and try. */
  readonly probe?: Probe;
  /** How each kind of body runs. */
  readonly bodies: { readonly graph?: BodyCompiler; readonly code?: BodyCompiler };
}

/** An entry of the machine's stack of calls, which is not the host's: `maxDepth` bounds it. */
interface OpenCall {
  readonly activation: Activation;
  readonly input: OpenInput;
  /** Does anybody want its value? Not if a function without a result called it in tail position. */
  readonly wanted: boolean;
  /** What is charged for it. */
  readonly cost: number;
}

/** The number of the frame in which what the program returns lands; the functions that it begins with have the next. */
const OUTERMOST = 0;

/** How many calls of each end of a stack trace are kept. */
const shownCalls = 100;

/** Runs one program. Bodies of both kinds, graphs and stack code, are activations to it and may call each other. */
export class Machine {
  readonly graph: Graph;
  readonly arena: Arena;
  readonly image: Image;
  readonly regions: Regions;
  readonly input: ByteStream;
  readonly output: OutputStream;
  readonly error: OutputStream;
  /** Nodes or instructions executed so far. */
  steps = 0;
  readonly onEvent: Trace | undefined;
  readonly probe: Probe | undefined;
  /** Steps until the meter wants to be asked. */
  slice = Infinity;
  readonly #options: MachineOptions;
  readonly meter: Meter;
  readonly #maxDepth: number;
  readonly #compiled = new Map<FuncId, (input: ByteStream) => Activation>();
  readonly #costs = new Map<FuncId, number>();
  readonly #calls: OpenCall[] = [];
  /** What the innermost call is given with its next step. */
  #given: Value | undefined;

  constructor(graph: Graph, options: MachineOptions) {
    this.graph = graph;
    this.#options = options;
    this.onEvent = options.onEvent;
    this.probe = options.probe;
    this.meter = meterOf(options);
    this.#maxDepth = options.maxDepth ?? 100_000;
    this.arena = new Arena({ meter: this.meter, types: graph.types });
    this.image = new Image(graph, this.arena);
    this.regions = new Regions(this.arena);
    const discard = (): void => {};
    this.output = new OutputStream(options.stdout ?? discard, this.meter);
    this.error = new OutputStream(options.stderr ?? discard, this.meter);
    const { stdin } = options;
    const supply: Supply = () => {
      this.output.flush();
      return stdin?.();
    };
    this.input = ByteStream.from(supply, OUTERMOST + 1, this.meter);
    // The outermost frame belongs to nobody: what the program returns lands there.
    this.arena.enter();
  }

  flush(): void {
    this.output.flush();
    this.error.flush();
  }

  /** To be called for each step: counts it, and traps when there are none left. */
  step(): void {
    this.steps++;
    if (--this.slice < 0) this.slice = (this.meter.isCounting ? this.meter.next() : Infinity) - 1;
  }

  /** Calls a function from outside and runs it to its end. */
  call(id: FuncId, input: ByteStream): Value | undefined {
    const depth = this.#calls.length;
    const frames = this.arena.depth;
    this.meter.enter();
    if (this.meter.isCounting && this.slice === Infinity) this.slice = 0;
    try {
      return this.#run(id, { stream: input, then: input === this.input ? 'stays' : 'ends' });
    } catch (error) {
      if (error instanceof Trap) {
        error.frames = [...error.frames, ...this.#trace(depth)];
        addTrapCode(error);
      }
      while (this.#calls.length > depth) this.#close(this.#calls.pop());
      this.arena.unwind(frames);
      throw error;
    } finally {
      this.meter.leave();
    }
  }

  /** Begins a call from outside on the program's input, for `advance`. */
  begin(id: FuncId): void {
    this.#given = this.#begin(this.graph.functions[id], { stream: this.input, then: 'stays' }, false);
  }

  /** One step of the innermost call; when that was the last of all, what it gave. */
  advance(): Value | undefined {
    const call = this.#calls[this.#calls.length - 1];
    const { activation } = call;
    const given = this.#given;
    this.#given = undefined;
    const request = activation.step === undefined ? activation.run(given) : activation.step(given);
    if (request !== undefined)
      this.#given = request.kind === 'return' ? this.#return(request) : this.#call(call.input, request);
    return this.#given;
  }

  /** Calls that are open. */
  get depth(): number {
    return this.#calls.length;
  }

  /** All open calls, the innermost last. */
  get activations(): readonly Activation[] {
    return this.#calls.map(({ activation }) => activation);
  }

  /** The innermost open call. */
  get current(): Activation | undefined {
    return this.#calls.at(-1)?.activation;
  }

  #run(id: FuncId, input: OpenInput): Value | undefined {
    const depth = this.#calls.length;
    let result = this.#begin(this.graph.functions[id], input, false);
    while (this.#calls.length > depth) {
      const call = this.#calls[this.#calls.length - 1];
      const request = call.activation.run(result);
      result = request.kind === 'return' ? this.#return(request) : this.#call(call.input, request);
    }
    return result;
  }

  #call(own: OpenInput, { callee, input, tail }: Extract<Request, { kind: 'call' }>): Value | undefined {
    const func = this.graph.functions[callee];
    const { body } = func;
    if (body.kind === 'host' || body.kind === 'missing') {
      const given = this.inputFor(own, input, this.arena.depth);
      const result = this.callOutside(func, given.stream);
      this.closeInput(given);
      return tail ? this.#return({ kind: 'return', type: func.result, value: result }) : result;
    }
    return this.#begin(func, tail ? this.restart(own, input) : this.inputFor(own, input, this.arena.depth), tail);
  }

  /** A host function gives its value at once; anything else is opened. */
  #begin(func: GraphFunc, input: OpenInput, tail: boolean): Value | undefined {
    const { body } = func;
    if (body.kind !== 'graph' && body.kind !== 'code') return this.callOutside(func, input.stream);
    this.#open(func, this.#compile(func, body.kind), input, tail);
    return undefined;
  }

  /** Calls a function that has no body here. */
  callOutside(func: GraphFunc, input: ByteStream): Value | undefined {
    if (func.body.kind === 'elided') throw withFrame(trapOf('T-ELIDED', 'the body of the function'), func);
    return callHost(this, func, input, this.#options.host ?? {});
  }

  #open(func: GraphFunc, start: (input: ByteStream) => Activation, input: OpenInput, tail: boolean): void {
    let wanted = true;
    if (tail) {
      const caller = this.#calls.pop();
      if (caller !== undefined) this.meter.release(caller.cost);
      wanted = caller?.wanted === true && caller.activation.func.result.kind !== 'void';
    } else this.#enter(func);
    const { name, span } = func;
    this.onEvent?.({ kind: tail ? 'tail' : 'enter', func: name, depth: this.depth + 1, span, result: undefined });
    const cost = this.charge(func);
    const call = { activation: start(input.stream), input, wanted, cost };
    this.#calls.push(call);
    this.probe?.onEnter?.(this.#probed(call), tail);
  }

  #probed({ activation: { func }, input: { stream } }: OpenCall): ProbedCall {
    return { func, position: stream.position, readsProgramInput: stream === this.input };
  }

  #enter(func: GraphFunc): void {
    if (this.#calls.length >= this.#maxDepth) {
      throw withFrame(trapOf('T-DEPTH', `${this.#calls.length} calls are open`), func);
    }
    this.arena.enter();
  }

  #compile(func: GraphFunc, kind: 'graph' | 'code'): (input: ByteStream) => Activation {
    const known = this.#compiled.get(func.id);
    if (known !== undefined) return known;
    const compiler = this.#options.bodies[kind];
    if (compiler === undefined) {
      throw withFrame(new Trap('unsupported', `${kind === 'code' ? 'stack code' : 'graphs'} on this engine`), func);
    }
    const compiled = compiler(this, func);
    this.#compiled.set(func.id, compiled);
    return compiled;
  }

  /** Charges an open call; the answer is what to give back when it is over. */
  charge(func: GraphFunc): number {
    let cost = this.#costs.get(func.id);
    if (cost === undefined) this.#costs.set(func.id, (cost = callCost(func, this.graph.types)));
    this.meter.charge(cost);
    return cost;
  }

  /** An input of its own for a function. */
  stream(content: Content, frame: number): ByteStream {
    return ByteStream.of(content, frame, this.meter);
  }

  #close(call: OpenCall | undefined): void {
    if (call === undefined) return;
    this.meter.release(call.cost);
    this.closeInput(call.input);
  }

  /** A call is over. */
  closeInput({ stream, then }: OpenInput): void {
    if (then === 'ends') stream.close();
    else if (then !== 'stays') stream.leave(then);
  }

  /** `own`: the caller's. `frame`: the one that the callee will have. */
  inputFor({ stream }: OpenInput, input: CallContent, frame: number): OpenInput {
    switch (input.kind) {
      case 'rest': {
        const then = stream.enter(frame, frame === this.arena.depth);
        if (input.values.length > 0) stream.pushBack(encodeArguments(input.values));
        return { stream, then };
      }
      case 'share':
        return { stream, then: 'stays' };
      case 'take':
        return { stream: this.stream(stream.take(input.bytes), frame), then: 'ends' };
      case 'values':
        return { stream: this.stream(encodeArguments(input.values), frame), then: 'ends' };
    }
  }

  /** The caller's frame begins anew; what the arguments reach stays. The caller's input goes on to the callee, or is over. */
  restart(own: OpenInput, input: CallContent): OpenInput {
    const given = this.#restarted(own, input);
    if (given.stream !== own.stream) this.closeInput(own);
    return given;
  }

  #restarted(own: OpenInput, input: CallContent): OpenInput {
    const frame = this.arena.depth - 1;
    if (input.kind === 'values') {
      const roots: Root[] = [];
      for (const { type, value } of input.values) collectRoots(type, value, roots);
      const move = this.arena.restart(roots);
      const moved = input.values.map(({ type, value }) => ({ type, value: rebaseValue(type, value, move) }));
      return { stream: this.stream(encodeArguments(moved), frame), then: 'ends' };
    }
    if (input.kind === 'rest' && own.then !== 'stays') {
      // A caller that ends now gives what its callee leaves to where it would give its own.
      if (input.values.length > 0) own.stream.pushBack(encodeArguments(input.values));
      input = { kind: 'share' };
    }
    const given = input.kind === 'share' ? own : this.inputFor(own, input, frame);
    given.stream.rebase(this.arena.restart(given.stream.roots()));
    return given;
  }

  #return({ type, value: given }: Extract<Request, { kind: 'return' }>): Value | undefined {
    const { activation, wanted } = this.#calls[this.#calls.length - 1];
    const value = wanted ? given : undefined;
    const { func, span } = activation;
    const result = value === undefined ? undefined : { type, value };
    this.onEvent?.({ kind: 'leave', func: func.name, depth: this.depth, span, result });
    this.probe?.onLeave?.(this.#probed(this.#calls[this.#calls.length - 1]), value);
    this.#close(this.#calls.pop());
    const roots: Root[] = [];
    collectRoots(type, value, roots);
    // What statements outside functions put back for those that follow stays with them.
    const { input } = this;
    const keepsInput = this.arena.depth === input.frame + 1;
    if (keepsInput) roots.push(...input.roots());
    const move = this.arena.leave(roots);
    if (keepsInput) input.rebase(move);
    return value === undefined ? undefined : rebaseValue(type, value, move);
  }

  #trace(depth: number): TrapFrame[] {
    const trace: TrapFrame[] = [];
    for (let i = this.#calls.length - 1; i >= depth; i--) {
      if (trace.length === shownCalls && i - depth > shownCalls) {
        trace.push({ func: `… ${i - depth - shownCalls + 1} more calls …` });
        i = depth + shownCalls;
        continue;
      }
      const { func, span } = this.#calls[i].activation;
      trace.push({ func: func.name, span: span ?? func.span });
    }
    return trace;
  }

  // What activations of every kind need.

  /** Bytes of what an address stands for: the block or array of its type, or all of the block from there on. */
  content(address: Value, to: Type): Uint8Array {
    const at = addressOf(address);
    const size = to.kind === 'void' || to.kind === 'func' ? 0 : byteSize(resolveNamed(to, this.graph.types), 'natural');
    return size === 0 ? this.regions.rest(at) : this.arena.view(at, size, 'read');
  }

  load(address: Value, type: Type): Value {
    return this.arena.load(addressOf(address), type);
  }

  store(address: Value, type: Type, value: Value): void {
    if (isPoisoned(value)) throw trapOf('T-POISON', 'stored');
    this.arena.store(addressOf(address), type, value);
  }

  /** Puts bytes in front of a function's input; pointers in them must not outlive what they point to. */
  pushBack(input: ByteStream, content: Content): void {
    for (const { at } of content.slots) this.arena.checkEscape(readAddress(content.bytes, at), input.frame);
    input.pushBack(content);
  }

  write(stream: 'output' | 'error', bytes: Uint8Array): void {
    this[stream].write(bytes);
  }

  exit(status: number): never {
    throw new Exit(status);
  }
}

export function addressOf(value: Value): number {
  if (value === poison) throw trapOf('T-POISON', 'used as an address');
  return Number(scalarOf(value));
}

/** Values as they stand in a stream. */
export function encodeArguments(values: readonly TypedValue[]): Content {
  if (values.some(({ value }) => isPoisoned(value))) throw trapOf('T-POISON', 'written to a stream');
  return encodeContent(values);
}

/** Parameters from the first bytes of the input. */
export function decodeParameters({ params }: GraphFunc, input: ByteStream): Value[] {
  return params.map((type) => decodeValue(type, input.read(byteSize(type, 'packed'))));
}

function withFrame(trap: Trap, { name, span }: GraphFunc): Trap {
  trap.frames = [{ func: name, span }];
  return trap;
}
