/**
 * Input streams of Tuyin functions: bytes with a read position to which bytes can be pushed back.
 *
 * A stream is a position in a chain of chunks that never change: reading goes on in the chain, pushing back puts a
 * chunk before it. So the whole state is one small object, which a match keeps before a test and puts back after it
 * in no time, and what nobody can read any more is not kept. Chunks of the host's input are pulled when they are
 * first needed.
 *
 * A stream is charged for the chunks that it can still read, and, as long as a saved state may come back, for those that
 * it could read then.
 *
 * A chunk knows where in it there are pointers that have types (`slots`), because the blocks that they point to may
 * move when a function calls in tail position while it still has such bytes before it.
 */
import type { Type } from '../../tuyin/types.ts';
import { Meter } from '../meter.ts';
import { readAddress, writeAddress } from './arena.ts';
import { forEachPointer, holdsPointers, type Root } from './pointers.ts';
import { trapOf } from './traps.ts';
import { encodeValue, isAggregate, readBits, type Value } from './values.ts';

/** More bytes of the host; undefined or none: there are no more. */
export type Supply = () => Uint8Array | undefined;

/** A pointer among the bytes: where, and the type of what it points to. */
export interface Slot {
  readonly at: number;
  readonly to: Type;
}

/**
 * A stream is a linked list of immutable chunks, so that saving its state is keeping a reference:
 *
 *     state ──▶ chunk ──tail──▶ chunk ──tail──▶ (supply: the host has more)
 *       at ─────┘
 */
interface Chunk {
  readonly bytes: Uint8Array;
  readonly slots: readonly Slot[];
  /** Are there slots in this chunk or behind it? */
  readonly hasSlots: boolean;
  /** What follows; views of one chunk share it. */
  readonly tail: Tail;
  /** What it costs with all that was known to follow when it was made, and what the host had supplied by then. */
  readonly cost: number;
  readonly supplied: number;
}

/** Filled in when it becomes known; every view of a chunk sees it then. */
interface Tail {
  next: Chunk | undefined;
  /** Who has more, if it is not yet known what follows. */
  supply: Supply | undefined;
}

const noBytes = new Uint8Array(0);
/** What a chunk takes beside its bytes, and a slot. */
const CHUNK_COST = 384;
const SLOT_COST = 64;

/** All that reading changes; a mark is a copy of it. */
interface State {
  readonly chunk: Chunk;
  /** Bytes of the chunk that are read. */
  readonly at: number;
  /** Bytes read and not pushed back, of the whole stream. */
  readonly position: number;
  /** Unread bytes in front that were pushed back by the call that reads here (all calls, in a stream of its own). */
  readonly pushed: number;
}

/** What of a stream belongs to a call while one that it made reads on. */
export interface Outer {
  readonly frame: number;
  readonly pushed: number;
  readonly position: number;
  /** Its frame is still there: it is not a call in tail position that the other one has replaced. */
  readonly waits: boolean;
}

/** Bytes with the pointers in them. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly slots: readonly Slot[];
}

/** What a read finds: `short` if bytes are missing. */
export interface Taken {
  readonly bytes: Uint8Array;
  readonly short: boolean;
}

/** The input of one function: a deque of bytes that can go back to a mark. */
export class ByteStream {
  /** The frame of the call that reads: pointers to blocks of younger ones must not be pushed back. */
  #frame: number;
  /** Calls that wait while another reads on. */
  #waiting = 0;
  readonly #meter: Meter;
  #state: State;
  /** Saved states that may come back. */
  #saved = 0;
  /** The cost of all that the host has supplied. */
  #supplied = 0;
  /** What is charged. */
  #charged = 0;

  private constructor(chunk: Chunk, frame: number, meter: Meter) {
    this.#meter = meter;
    this.#state = { chunk, at: 0, position: 0, pushed: 0 };
    this.#frame = frame;
    this.#settle();
  }

  static of({ bytes, slots }: Content, frame: number, meter: Meter = new Meter()): ByteStream {
    const tail: Tail = { next: undefined, supply: undefined };
    return new ByteStream({ ...own(bytes), slots, hasSlots: slots.length > 0, tail, supplied: 0 }, frame, meter);
  }

  static from(supply: Supply, frame = 0, meter: Meter = new Meter()): ByteStream {
    const tail: Tail = { next: undefined, supply };
    return new ByteStream({ bytes: noBytes, slots: [], hasSlots: false, tail, cost: 0, supplied: 0 }, frame, meter);
  }

  // The whole state, for tests of patterns. Each `save` ends with `restore` or `keep`.

  save(): unknown {
    this.#saved++;
    return this.#state;
  }

  restore(saved: unknown): void {
    this.#state = saved as State;
    this.keep();
  }

  keep(): void {
    this.#saved--;
    this.#settle();
  }

  get frame(): number {
    return this.#frame;
  }

  // Calls that read on (decision 0390).

  /** A call begins to read here. `frame` will be its own; `waits`: its caller goes on afterwards. */
  enter(frame: number, waits: boolean): Outer {
    const { pushed, position } = this.#state;
    const outer = { frame: this.#frame, pushed, position, waits };
    this.#state = { ...this.#state, pushed: 0 };
    this.#frame = frame;
    if (waits) this.#waiting++;
    return outer;
  }

  /** It is over: what it pushed back and did not read is gone, what it did not read of the rest is there for its caller. */
  leave(outer: Outer): void {
    this.#consume(this.#state.pushed);
    const taken = this.#state.position - outer.position;
    this.#state = { ...this.#state, pushed: Math.max(0, outer.pushed - taken) };
    this.#frame = outer.frame;
    if (outer.waits) this.#waiting--;
  }

  /** Nobody will read it any more. */
  close(): void {
    this.#meter.release(this.#charged);
    this.#charged = 0;
  }

  /** Charges what can be read now, and gives back what cannot unless a saved state may want it. */
  #settle(): void {
    const { chunk } = this.#state;
    const more = chunk.cost + this.#supplied - chunk.supplied - this.#charged;
    if (more > 0) this.#meter.charge(more);
    else if (this.#saved > 0) return;
    else this.#meter.release(-more);
    this.#charged += more;
  }

  // Reading.

  /** Bytes read so far, less those that were pushed back. */
  get position(): number {
    return this.#state.position;
  }

  atEnd(): boolean {
    return !this.#has(1);
  }

  /** All unread bytes; of the host's input this means that it is read to its end. */
  size(): number {
    let count = -this.#state.at;
    for (let chunk: Chunk | undefined = this.#state.chunk; chunk !== undefined; chunk = this.#following(chunk)) {
      count += chunk.bytes.length;
    }
    return count;
  }

  /** The next bytes, not to be written to; T-INPUT if there are fewer. */
  peek(count: number): Uint8Array {
    return this.#look(count).bytes;
  }

  read(count: number): Uint8Array {
    const { bytes } = this.#look(count);
    this.#consume(count);
    return bytes;
  }

  /** What is there of so many bytes. */
  peekShort(count: number): Taken {
    const { bytes } = this.#gather(count);
    return { bytes, short: bytes.length < count };
  }

  readShort(count: number): Taken {
    const { bytes } = this.#gather(count);
    this.#consume(bytes.length);
    return { bytes, short: bytes.length < count };
  }

  skip(count: number): void {
    this.#need(count);
    this.#consume(count);
  }

  /** Takes the next bytes away, with the pointers in them. */
  take(count: number): Content {
    const content = this.#look(count);
    this.#consume(count);
    return content;
  }

  // Writing.

  /** These bytes are the next to be read. */
  pushBack({ bytes, slots }: Content): void {
    if (bytes.length === 0) return;
    const rest = this.#rest();
    const hasSlots = slots.length > 0 || rest.hasSlots;
    const kept = own(bytes);
    const cost = kept.cost + SLOT_COST * slots.length + rest.cost + this.#supplied - rest.supplied;
    const tail: Tail = { next: rest, supply: undefined };
    const chunk: Chunk = { bytes: kept.bytes, slots, hasSlots, tail, cost, supplied: this.#supplied };
    const { position, pushed } = this.#state;
    this.#state = { chunk, at: 0, position: position - bytes.length, pushed: pushed + bytes.length };
    this.#settle();
  }

  // Pointers.

  /** The pointers among the unread bytes. */
  roots(): Root[] {
    const found: Root[] = [];
    this.#eachSlot((bytes, { at, to }) => found.push({ address: readAddress(bytes, at), to }));
    return found;
  }

  /** Blocks have moved. The chunks are changed where they are: nobody else may read pointers of this frame. */
  rebase(move: (address: number) => number): void {
    this.#eachSlot((bytes, { at }) => writeAddress(bytes, at, move(readAddress(bytes, at))));
  }

  /** While others wait, only in what this call pushed back: what is behind it points to older blocks, which stay where they are. */
  #eachSlot(visit: (bytes: Uint8Array, slot: Slot) => void): void {
    let { at: from } = this.#state;
    let left = this.#waiting > 0 ? this.#state.pushed : Infinity;
    for (
      let chunk: Chunk | undefined = this.#state.chunk;
      left > 0 && chunk?.hasSlots === true;
      chunk = chunk.tail.next
    ) {
      for (const slot of chunk.slots) if (slot.at >= from) visit(chunk.bytes, slot);
      left -= chunk.bytes.length - from;
      from = 0;
    }
  }

  // The chain.

  #has(count: number): boolean {
    let there = -this.#state.at;
    for (let chunk: Chunk | undefined = this.#state.chunk; chunk !== undefined; chunk = this.#following(chunk)) {
      there += chunk.bytes.length;
      if (there >= count) return true;
    }
    return false;
  }

  #need(count: number): void {
    if (!this.#has(count)) throw trapOf('T-INPUT', `${count} wanted, ${this.size()} left`);
  }

  #look(count: number): Content {
    this.#need(count);
    return this.#gather(count);
  }

  /** Up to so many bytes; a view if they lie in one chunk. */
  #gather(count: number): Content {
    const { chunk, at } = this.#state;
    if (at + count <= chunk.bytes.length) {
      return { bytes: chunk.bytes.subarray(at, at + count), slots: slotsWithin(chunk, at, at + count, -at) };
    }
    const parts: Uint8Array[] = [];
    const slots: Slot[] = [];
    let [from, got] = [at, 0];
    for (
      let part: Chunk | undefined = chunk;
      part !== undefined;
      part = got < count ? this.#following(part) : undefined
    ) {
      const bytes = part.bytes.subarray(from, from + count - got);
      parts.push(bytes);
      slots.push(...slotsWithin(part, from, from + bytes.length, got - from));
      got += bytes.length;
      from = 0;
    }
    return { bytes: concat(parts, got), slots };
  }

  #consume(count: number): void {
    let { chunk, at } = this.#state;
    at += count;
    while (at >= chunk.bytes.length && chunk.tail.next !== undefined) {
      at -= chunk.bytes.length;
      chunk = chunk.tail.next;
    }
    const isLeft = chunk !== this.#state.chunk;
    const { position, pushed } = this.#state;
    this.#state = { chunk, at, position: position + count, pushed: Math.max(0, pushed - count) };
    if (isLeft) this.#settle();
  }

  /** The chain from the read position on. */
  #rest(): Chunk {
    const { chunk, at } = this.#state;
    if (at === 0) return chunk;
    const slots = slotsWithin(chunk, at, chunk.bytes.length, -at);
    const bytes = chunk.bytes.subarray(at);
    return { ...chunk, bytes, slots };
  }

  #following({ tail }: Chunk): Chunk | undefined {
    if (tail.supply === undefined) return tail.next;
    const { supply } = tail;
    tail.supply = undefined;
    const given = supply();
    if (given === undefined || given.length === 0) return tail.next;
    this.#meter.spend(given.length);
    const cost = CHUNK_COST + given.length;
    this.#meter.charge(cost);
    this.#charged += cost;
    this.#supplied += cost;
    tail.next = {
      bytes: new Uint8Array(given),
      slots: [],
      hasSlots: false,
      tail: { next: undefined, supply },
      cost,
      supplied: this.#supplied,
    };
    return tail.next;
  }
}

/** Bytes to be kept, which may be a small part of something large, and what they cost. */
function own(bytes: Uint8Array): Pick<Chunk, 'bytes' | 'cost'> {
  const kept = bytes.length * 2 < bytes.buffer.byteLength ? new Uint8Array(bytes) : bytes;
  return { bytes: kept, cost: CHUNK_COST + kept.length };
}

/** Slots between two places, moved by a distance. */
function slotsWithin({ slots }: Chunk, from: number, to: number, by: number): readonly Slot[] {
  if (slots.length === 0) return slots;
  return slots.filter(({ at }) => at >= from && at + 4 <= to).map((slot) => ({ at: slot.at + by, to: slot.to }));
}

function concat(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Values as the bytes of a stream, one behind the other, with their pointers. */
export function encodeContent(values: readonly { readonly type: Type; readonly value: Value }[]): Content {
  const slots: Slot[] = [];
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const { type, value } of values) {
    const own = isAggregate(value) ? value.type : type;
    const bytes = encodeValue(own, value);
    if (holdsPointers(own)) forEachPointer(own, length, 'packed', (at, to) => slots.push({ at, to }));
    parts.push(bytes);
    length += bytes.length;
  }
  return { bytes: parts.length === 1 ? parts[0] : concat(parts, length), slots };
}

/** The bits of bytes, byte 0 lowest. */
export function bitsOf(bytes: Uint8Array): bigint {
  return readBits(bytes, 0, bytes.length);
}
