/**
 * An open call of a function that is a graph: the values of its nodes so far, and the place in its steps.
 * The reference of what Tuyin programs mean; every other engine must agree with it byte for byte.
 */
import { InternalError } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { GraphFunc, NodeOf, ValueId } from '../../tuyin/graph/nodes.ts';
import { compileGraph, type CallRequest, type GraphCode } from './graph-code.ts';
import {
  decodeParameters,
  type Activation,
  type Machine,
  type BodyCompiler,
  type NamedValue,
  type Request,
} from './machine.ts';
import { dropMark, dropMarks, rewind, type ExtraFrame } from './stack-extras.ts';
import type { ByteStream } from './streams.ts';
import { trapOf } from './traps.ts';
import { poison, scalarOf, type Value } from './values.ts';
import type { Looked, ProbedCall } from './probe.ts';

/** One open call of a graph: the value of each node, by its id, and how far it has come. */
export class GraphActivation implements Activation, ExtraFrame, ProbedCall {
  readonly machine: Machine;
  readonly input: ByteStream;
  readonly #code: GraphCode;
  readonly #values: (Value | undefined)[];
  #pc = 0;
  /** The node whose value is the result of a call. */
  #waiting: ValueId | undefined;
  /** Whose bytes were not all there. */
  #short: Set<ValueId> | undefined;
  readonly marks: ExtraFrame['marks'] = [];
  nextInput: ExtraFrame['nextInput'];
  /** What reads have looked at, for a probe. */
  looks: Map<ValueId, Looked> | undefined;

  constructor(machine: Machine, code: GraphCode, input: ByteStream) {
    this.machine = machine;
    this.input = input;
    this.#code = code;
    this.#values = code.values.slice();
    if (code.func.params.length === 0) return;
    const args = decodeParameters(code.func, input);
    for (const { id, index } of code.params) this.#values[id] = args[index];
  }

  get func(): GraphFunc {
    return this.#code.func;
  }

  get position(): number {
    return this.input.position;
  }

  get readsProgramInput(): boolean {
    return this.input === this.machine.input;
  }

  get span(): Span | undefined {
    const { steps, nodes, func } = this.#code;
    const { id } = steps[Math.min(this.#pc, steps.length - 1)];
    return id === undefined ? func.span : nodes[id].span;
  }

  /** Goes on until the function calls or returns; `result` is what the call gave that it waits for. */
  run(result: Value | undefined): Request {
    if (this.#waiting !== undefined) this.#resume(this.#waiting, result);
    for (;;) {
      const request = this.#step();
      if (request !== undefined) return request;
    }
  }

  step(result: Value | undefined): Request | undefined {
    if (this.#waiting !== undefined) this.#resume(this.#waiting, result);
    return this.#step();
  }

  get values(): readonly NamedValue[] {
    return this.#code.nodes.flatMap(({ kind, name, type }, id) => {
      const value = this.#values[id];
      if (value === undefined || (name === undefined && kind === 'const')) return [];
      return [{ name: `%${name?.replace(/(?:\.\d+){2}$/, '') ?? id}`, type, value }];
    });
  }

  #step(): Request | undefined {
    const { steps, resultType } = this.#code;
    const { machine } = this;
    const step = steps[this.#pc];
    machine.step();
    switch (step.kind) {
      case 'do':
        this.#values[step.id] = step.act(this);
        if (machine.onEvent !== undefined) this.#tell(step.id);
        this.#pc++;
        return undefined;
      case 'branch':
        this.#pc = step.test(this) ? this.#pc + 1 : step.otherwise.at;
        return undefined;
      case 'jump':
        this.#pc = step.to.at;
        return undefined;
      case 'leave':
        for (const { from, to } of step.copies) this.#values[to] = this.#values[from];
        this.#pc++;
        return undefined;
      case 'call':
        this.#waiting = step.id;
        return this.#call(step.request(this));
      case 'return':
        dropMarks(machine, this);
        return { kind: 'return', type: resultType, value: step.id === undefined ? undefined : this.#values[step.id] };
    }
  }

  /** The call that a node made has returned. */
  #resume(waiting: ValueId, result: Value | undefined): void {
    this.#values[waiting] = result;
    this.#waiting = undefined;
    this.#pc++;
  }

  #call(request: CallRequest): CallRequest {
    const { nextInput } = this;
    this.nextInput = undefined;
    if (request.tail) dropMarks(this.machine, this);
    if (nextInput === undefined || request.input.kind !== 'values') return request;
    return { ...request, input: nextInput === 'rest' ? { ...request.input, kind: 'rest' } : nextInput };
  }

  #tell(id: ValueId): void {
    const value = this.#values[id];
    const { type, span } = this.#code.nodes[id];
    const { depth, onEvent } = this.machine;
    const result = value === undefined ? undefined : { type, value };
    onEvent?.({ kind: 'value', func: this.func.name, depth, span, result });
  }

  value(id: ValueId): Value {
    const value = this.#values[id];
    if (value === undefined) {
      throw new InternalError(`node ${id} of ${this.func.name} has no value`, 'tuyin interpreter');
    }
    return value;
  }

  /** A whole number, such as a count. */
  number(id: ValueId): number {
    const value = this.value(id);
    if (value === poison) throw trapOf('T-POISON', 'a count');
    return Number(scalarOf(value));
  }

  bitsOf(id: ValueId | undefined): bigint {
    const value = id === undefined ? 0n : this.value(id);
    if (value === poison) throw trapOf('T-POISON', 'a pattern');
    return scalarOf(value);
  }

  isTrue(id: ValueId): boolean {
    const value = this.value(id);
    if (value === poison) throw trapOf('T-POISON', 'a condition');
    return value !== 0n;
  }

  // Matches.

  setShort(id: ValueId): void {
    this.#short ??= new Set();
    this.#short.add(id);
  }

  isShort(id: ValueId): boolean {
    return this.#short?.has(id) === true;
  }

  /** Before a pattern is tried. */
  mark(): undefined {
    this.marks.push({ input: this.input.save(), cursors: this.machine.arena.mark() });
  }

  /** After it: what it read is as if it had not been if it does not fit. */
  closeMark(fits: boolean): boolean {
    if (!fits) rewind(this.machine, this);
    dropMark(this.machine, this);
    return fits;
  }

  noMatch({ width, scrutinee }: NodeOf<'match'>): never {
    throw trapOf('T-MATCH', this.isShort(scrutinee) ? `the input ends within ${width} bytes` : undefined);
  }

  elided(): never {
    throw trapOf('T-ELIDED');
  }
}

/** How machines run graphs. */
export const graphBodies: BodyCompiler = (machine, func) => {
  const { body } = func;
  if (body.kind !== 'graph') throw new InternalError(`${func.name} is no graph`, 'tuyin interpreter');
  const code = compileGraph(machine, func, body.nodes, body.root);
  return (input) => new GraphActivation(machine, code, input);
};
