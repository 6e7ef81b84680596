/**
 * Builds one function's graph: nodes, regions, and what a body knows about its locals while it is read from top to bottom.
 *
 * Locals become values as they are assigned (a later assignment hides an earlier one). Behind a branch the arms are
 * compared: a local that every arm leaves with a value gets a phi, one that only some arms know has no value any more.
 * The same is done for what is known of streams: which width was peeked last, and what was put back.
 */
import type { Span } from '../../base/source.ts';
import type { Type } from '../types.ts';
import { streamBits } from '../extra-uses.ts';
import { isNumber } from '../names.ts';
import { numberOf } from './exact.ts';
import type { BinaryOperator, Constant, Conversion, GraphNode, Region, ValueId } from './nodes.ts';
import type { FastMathFlag } from '../opcodes.ts';

/** The value of a local; a text says why it has none. */
export type Binding =
  | { readonly id: ValueId }
  | 'partial'
  | { readonly conflict: readonly [Type, Type]; readonly at: Span };

/** A peek that was not consumed; `usedAs` is the type that its value was taken for. */
export interface Peek {
  readonly bytes: number;
  usedAs: Type | undefined;
}

interface PutBack {
  readonly type: Type;
  readonly below: PutBack | undefined;
}

/** What is known of streams: by region, undefined for the input. Arms share the list of peeks, so it is copied to be changed. */
interface Streams {
  peeks: ReadonlyMap<ValueId | undefined, Peek>;
  putBack: PutBack | undefined;
}

/** An arm while it is being built. */
export interface OpenRegion {
  readonly index: number;
  readonly nodes: ValueId[];
  /** Control does not come to its end: what is built from now on is not listed. */
  ended: boolean;
}

/** What an arm leaves behind. */
export interface ClosedArm {
  readonly region: OpenRegion;
  readonly changes: ReadonlyMap<string, Binding>;
  readonly streams: Streams;
  /** Control does not come out of it. */
  ends: boolean;
}

/** How many streams may have a peek that was not consumed. */
const mostPeeks = 32;
const noPeeks: Streams['peeks'] = new Map();

/** Distributes over unions, so that each kind keeps its own fields. */
type New<T> = T extends GraphNode ? Omit<T, 'name'> : never;

export class Builder {
  readonly nodes: GraphNode[] = [];
  flags: readonly FastMathFlag[] = [];
  readonly #locals = new Map<string, Binding>();
  /** For each open arm, the bindings that it hides. */
  readonly #hidden: Map<string, Binding | undefined>[] = [];
  readonly #versions = new Map<string, number>();
  readonly #peekOf = new Map<ValueId, Peek>();
  /** Memory that ends with this function, or that was there before it. */
  readonly #origins = new Map<ValueId, 'here' | 'outside'>();
  #region: OpenRegion = { index: 0, nodes: [], ended: false };
  #regions = 1;
  #streams: Streams = { peeks: noPeeks, putBack: undefined };
  readonly #isNaming: boolean;

  /** `isNaming`: do nodes get the names of locals, for those who look at the graph? */
  constructor(isNaming: boolean) {
    this.#isNaming = isNaming;
  }

  // Nodes

  emit(node: New<GraphNode>): ValueId {
    const id = this.nodes.length;
    // As it is: a copy of every node was a tenth of the time that verifying takes.
    this.nodes.push(node);
    if (node.kind !== 'phi' && (!this.#region.ended || node.kind === 'const')) this.#region.nodes.push(id);
    const origin = this.#originOf(node);
    if (origin !== undefined) this.#origins.set(id, origin);
    return id;
  }

  typeOf(id: ValueId): Type {
    return this.nodes[id].type;
  }

  constant(type: Type, value: Constant, span: Span): ValueId {
    return this.emit({ kind: 'const', type, value, span });
  }

  integer(type: Type, value: bigint, span: Span): ValueId {
    return this.constant(type, numberOf(value), span);
  }

  convert(id: ValueId, how: Conversion, type: Type, span: Span): ValueId {
    if (how === 'bits') {
      const peek = this.#peekOf.get(id);
      if (peek !== undefined) peek.usedAs ??= type;
    }
    return this.emit({ kind: 'conv', how, value: id, type, span });
  }

  binary(op: BinaryOperator, type: Type, left: ValueId, right: ValueId, span: Span): ValueId {
    return this.emit({ kind: 'bin', op, left, right, type, flags: this.flags, span });
  }

  undefinedValue(type: Type, span: Span): ValueId {
    return this.constant(type, { kind: 'undef' }, span);
  }

  #originOf(node: New<GraphNode>): 'here' | 'outside' | undefined {
    switch (node.kind) {
      case 'alloc':
      case 'readblock':
        return 'here';
      case 'param':
        return node.type.kind === 'pointer' ? 'outside' : undefined;
      case 'conv':
        return this.#origins.get(node.value);
      case 'element':
        return this.#origins.get(node.pointer);
      case 'extra':
        return node.use.key === 'mem.within' ? this.#origins.get(node.args[0]) : undefined;
      case 'append':
        return this.#origins.get(node.region);
      case 'store':
        return this.#origins.get(node.pointer);
      case 'aggregate':
        return node.elements.some((element) => this.#origins.get(element) === 'here') ? 'here' : undefined;
      default:
        return undefined;
    }
  }

  origin(id: ValueId): 'here' | 'outside' | undefined {
    return this.#origins.get(id);
  }

  // Regions

  /** Control gets no further here. */
  end(): void {
    this.#region.ended = true;
  }

  get hasEnded(): boolean {
    return this.#region.ended;
  }

  openArm(): { readonly outer: OpenRegion; readonly streams: Streams } {
    const outer = this.#region;
    const streams = this.#streams;
    this.#region = { index: this.#regions++, nodes: [], ended: false };
    this.#streams = { peeks: streams.peeks, putBack: streams.putBack };
    this.#hidden.push(new Map());
    return { outer, streams };
  }

  /** Leaves an arm; its locals are those of before again. */
  closeArm(saved: { readonly outer: OpenRegion; readonly streams: Streams }, ends: boolean): ClosedArm {
    const region = this.#region;
    const changes = new Map<string, Binding>();
    for (const [name, binding] of this.#hidden.pop() ?? []) {
      const now = this.#locals.get(name);
      if (now !== undefined) changes.set(name, now);
      if (binding === undefined) this.#locals.delete(name);
      else this.#locals.set(name, binding);
    }
    const streams = this.#streams;
    this.#region = saved.outer;
    this.#streams = saved.streams;
    return { region, changes, streams, ends };
  }

  /** Adds nodes to the end of an arm that was left. */
  within<T>({ region }: ClosedArm, action: () => T): T {
    const outer = this.#region;
    this.#region = region;
    const result = action();
    this.#region = outer;
    return result;
  }

  finish({ region }: ClosedArm, result: ValueId | undefined): Region {
    return { index: region.index, nodes: region.nodes, result };
  }

  root(result: ValueId | undefined): Region {
    return { index: 0, nodes: this.#region.nodes, result };
  }

  /** Which locals the arms change, with what each arm makes of them. */
  changed(arms: readonly ClosedArm[]): Map<string, readonly (Binding | undefined)[]> {
    const changes = new Map<string, readonly (Binding | undefined)[]>();
    for (const arm of arms)
      for (const name of arm.changes.keys())
        if (!changes.has(name))
          changes.set(
            name,
            arms.map((other) => other.changes.get(name) ?? this.#locals.get(name)),
          );
    return changes;
  }

  // Locals

  local(name: string): Binding | undefined {
    return this.#locals.get(name);
  }

  localNames(): Iterable<string> {
    return this.#locals.keys();
  }

  bind(name: string, binding: Binding): void {
    const hidden = this.#hidden.at(-1);
    if (hidden !== undefined && !hidden.has(name)) hidden.set(name, this.#locals.get(name));
    this.#locals.set(name, binding);
    if (typeof binding === 'object' && 'id' in binding) this.#label(name, binding.id);
  }

  /** The first name of a value is the one that dumps show: `%x.<branch>.<version>`. */
  #label(name: string, id: ValueId): void {
    if (!this.#isNaming || isNumber(name)) return;
    const version = this.#versions.get(name) ?? 0;
    this.#versions.set(name, version + 1);
    const node: { name?: string | undefined } = this.nodes[id];
    node.name ??= `${name}.${this.#region.index}.${version}`;
  }

  // What is known of streams

  peeked(stream: ValueId | undefined, id: ValueId, bytes: number): void {
    const peek: Peek = { bytes, usedAs: undefined };
    const peeks = new Map(this.#streams.peeks);
    if (peeks.size >= mostPeeks) for (const oldest of peeks.keys()) if (peeks.delete(oldest)) break;
    this.#streams.peeks = peeks.set(stream, peek);
    this.#peekOf.set(id, peek);
  }

  lastPeek(stream: ValueId | undefined): Peek | undefined {
    return this.#streams.peeks.get(stream);
  }

  /** The type of what was put back last, if nothing was read since. */
  lastPutBack(): Type | undefined {
    return this.#streams.putBack?.type;
  }

  /** Bytes left a stream; what was put back there goes if they are exactly that. */
  consumed(stream: ValueId | undefined, bytes: number | undefined): void {
    this.#forget(stream);
    if (stream !== undefined) return;
    const { putBack } = this.#streams;
    this.#streams.putBack =
      putBack !== undefined && bytes !== undefined && Math.ceil((streamBits(putBack.type) ?? -8) / 8) === bytes
        ? putBack.below
        : undefined;
  }

  #forget(stream: ValueId | undefined): void {
    if (!this.#streams.peeks.has(stream)) return;
    const peeks = new Map(this.#streams.peeks);
    peeks.delete(stream);
    this.#streams.peeks = peeks;
  }

  putBack(type: Type): void {
    this.#forget(undefined);
    this.#streams.putBack = { type, below: this.#streams.putBack };
  }

  /** Only what holds at the end of all arms holds behind them. */
  mergeStreams(arms: readonly ClosedArm[]): void {
    const open = arms.filter(({ ends }) => !ends);
    const [first] = open;
    if (first === undefined) return;
    const peeks = new Map<ValueId | undefined, Peek>();
    for (const [key, peek] of first.streams.peeks)
      if (open.every(({ streams }) => streams.peeks.get(key) === peek)) peeks.set(key, peek);
    this.#streams.peeks = peeks;
    const { putBack } = first.streams;
    this.#streams.putBack = open.every(({ streams }) => streams.putBack === putBack) ? putBack : undefined;
  }
}
