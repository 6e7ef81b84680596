/**
 * Words of 64 bits and the values that they stand for (src/maple/dynamic-words.ts draws the words).
 *
 * The run time holds strings and objects; a program holds their numbers. Which numbers it still holds is found out by
 * looking through its memory, where lowering keeps all dynamic values (lower/maple-levels/dynamic/roots.ts); what is
 * not found is forgotten. An object that is found again later, in another object, gets a new number. Together they
 * take no more than the program's memory limit; a trap says when it is reached. Short strings have one number each.
 *
 * Memory is accounted for in two ways. Between collections, what the run time makes is added up as it is made (`#used`),
 * also what nobody refers to any more. A collection finds what is still there and sets `#used` to its size. The next
 * one begins when `#used` has reached `#due`.
 *
 *     program's memory          numbers               run time
 *     | … str 0x…07 … obj …  ──▶ #strings, #objects ──▶ text, Obj ──▶ Obj ──▶ …
 *                                (roots of this search)   (found from there by the host's own references)
 */
import {
  DOUBLE_OFFSET,
  doubleWord,
  dynamicTags,
  FIRST_DOUBLE,
  FIRST_OBJECT,
  FIRST_STRING,
  wordOf,
} from '../../maple/dynamic-words.ts';
import { f32FromBits, f64FromBits, f64ToBits } from '../../scalar/float-bits.ts';
import type { HostEnv } from '../host.ts';
import { Trap } from '../trap.ts';
import { collection, textBytes, Numbered, numbersIn, sizeOf } from './collector.ts';
import { PointerObj, PROPERTY_COST, textCost, type Element, type Obj, type Value } from './objects.ts';
import { LONGEST_STRING, Realm, type Budget } from './realm.ts';

/** Longer strings get a number each time: looking for an equal one would cost more. */
const LONGEST_SHARED = 24;
export const UNDEFINED = wordOf('undefined', 0);
export const FAILED = wordOf('failed', 0);

/** Both directions of the numbering, and the collector that takes numbers back. */
export class Values {
  readonly #env: HostEnv;
  readonly realm: Realm;
  /** What the run time itself holds: arguments of calls under way, tasks. */
  readonly #roots: () => Iterable<Element>;
  readonly #strings = new Numbered<string>(FIRST_STRING);
  readonly #objects = new Numbered<Obj>(FIRST_OBJECT);
  /** Numbers of short strings, and of all objects. */
  readonly #shared = new Map<string, number>();
  readonly #numbers = new Map<Obj, number>();
  readonly #texts = new Map<number, number>();
  readonly #pinned = new Set<number>();
  #collects = false;
  /** Bytes that strings and objects take, roughly, and at how many the next collection begins. */
  #used = 0;
  #due = 0;

  constructor(env: HostEnv, roots: () => Iterable<Element>) {
    this.#env = env;
    this.#roots = roots;
    const budget: Budget = { charge: (bytes) => this.#hold(bytes), spend: (units) => env.meter.spend(units) };
    this.realm = new Realm(budget);
  }

  /** The value of a word; a hole is undefined. */
  of(word: bigint): Value {
    const tag = Number(word >> 32n);
    if (tag >= FIRST_DOUBLE) return f64FromBits(word - DOUBLE_OFFSET);
    const payload = Number(word & 0xffff_ffffn);
    switch (tag) {
      case dynamicTags.null:
        return null;
      case dynamicTags.bool:
        return payload !== 0;
      case dynamicTags.i32:
        return payload | 0;
      case dynamicTags.u32:
        return payload;
      case dynamicTags.f32:
        return f32FromBits(payload);
      case dynamicTags.ptr:
        return payload === 0 ? null : this.realm.pointer(payload);
      case dynamicTags.str:
        return payload === 0 ? null : this.string(payload);
      case dynamicTags.obj:
        return payload === 0 ? null : this.object(payload);
      default:
        return undefined;
    }
  }

  /** The word of a value. */
  word(value: Value): bigint {
    switch (typeof value) {
      case 'number':
        return this.#numberWord(value);
      case 'string':
        return wordOf('str', this.stringNumber(value));
      case 'boolean':
        return wordOf('bool', value ? 1 : 0);
      case 'undefined':
        return UNDEFINED;
      default:
        return value === null ? wordOf('null', 0) : this.#objectWord(value);
    }
  }

  #objectWord(value: Obj): bigint {
    return value instanceof PointerObj ? wordOf('ptr', value.address) : wordOf('obj', this.objectNumber(value));
  }

  #numberWord(value: number): bigint {
    if (Number.isInteger(value) && !Object.is(value, -0)) {
      if (value === (value | 0)) return wordOf('i32', value);
      if (value === value >>> 0) return wordOf('u32', value);
    }
    return doubleWord(f64ToBits(value));
  }

  /** A bare string: the address of C text, or the number of a string of the run time. */
  string(payload: number): string {
    if (payload < FIRST_STRING) return this.#cString(payload);
    const text = this.#strings.get(payload);
    if (text === undefined) throw new Trap('out-of-bounds', `there is no string ${payload}`);
    return text;
  }

  #cString(address: number): string {
    const { memory, meter } = this.#env;
    const length = memory.stringLength(address);
    if (length > LONGEST_STRING) throw new Trap('out-of-memory', `a text of ${length} bytes`);
    meter.spend(length);
    // Each look makes it anew, and an object may keep it.
    if (length > LONGEST_SHARED) this.#hold(2 * length);
    return memory.readString(address);
  }

  object(payload: number): Obj {
    const object = this.#objects.get(payload);
    if (object === undefined) throw new Trap('out-of-bounds', `there is no object ${payload}`);
    return object;
  }

  stringNumber(text: string): number {
    const isShort = text.length <= LONGEST_SHARED;
    const known = isShort ? this.#shared.get(text) : undefined;
    if (known !== undefined) return known;
    this.#hold(textCost(text));
    const number = this.#strings.add(text);
    if (isShort) this.#shared.set(text, number);
    return number;
  }

  objectNumber(object: Obj): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.#hold(PROPERTY_COST);
    const number = this.#objects.add(object);
    this.#numbers.set(object, number);
    return number;
  }

  /** A C string with the text of a string of the run time: always the same one. */
  cText(payload: number): number {
    if (payload < FIRST_STRING) return payload;
    let address = this.#texts.get(payload);
    if (address === undefined) {
      const bytes = new TextEncoder().encode(`${this.string(payload)}\0`);
      address = this.#env.allocator.malloc(bytes.length);
      if (address === 0) throw new Trap('out-of-memory');
      this.#env.memory.writeBytes(address, bytes);
      this.#texts.set(payload, address);
    }
    return address;
  }

  #hold(bytes: number): void {
    if (!this.#env.meter.tryCharge(bytes)) throw new Trap('out-of-memory', 'strings and objects of dynamic type');
    this.#used += bytes;
  }

  // Collection

  /** From now on everything that the program holds is in its memory. */
  startCollecting(): void {
    if (this.#collects) return;
    this.#collects = true;
    this.#setDue(0);
  }

  /** What a word names is kept for ever: the program has it in a form in which it is not found. */
  pin(word: bigint): void {
    this.#pinned.add(Number(word & 0xffff_ffffn));
  }

  /** Called when no number is on its way between the program and the run time. */
  safePoint(): void {
    if (this.#collects && this.#used >= this.#due) this.#collect();
  }

  #collect(): void {
    const { bytes } = this.#env.memory;
    this.#env.meter.spend(bytes.length >> 3);
    const found = numbersIn(bytes, (number) => this.#strings.has(number) || this.#objects.has(number));
    for (const number of this.#pinned) found.add(number);
    let text = 0;
    this.#strings.keepOnly(found, (dropped, number) => {
      if (this.#shared.get(dropped) === number) this.#shared.delete(dropped);
      this.#texts.delete(number);
    });
    for (const kept of this.#strings.values()) text += textBytes(kept);
    this.#objects.keepOnly(found, (object) => this.#numbers.delete(object));
    this.#setUsed(text + sizeOf(this.#reachable()) + PROPERTY_COST * this.#numbers.size);
    this.#setDue(this.#used);
  }

  /** From where objects are looked for to be counted: what every program has, what has a number, what is being called. */
  *#reachable(): Generator<Element> {
    yield this.realm.global;
    yield* this.#objects.values();
    yield* this.#roots();
  }

  /** Replaces what was added up since the last collection by what the collection has found. */
  #setUsed(bytes: number): void {
    this.#env.meter.release(this.#used);
    this.#used = 0;
    this.#hold(bytes);
  }

  /**
   * The next collection begins when as much has been made again as there is now, so that collecting costs a constant share of
   * the work. It begins later where that would be too little to pay for a search of the memory (`collection.least`), and
   * earlier where it would use more than half of what the limit leaves.
   */
  #setDue(used: number): void {
    const { meter } = this.#env;
    this.#due = used + Math.min(Math.max(used, collection.least), (meter.limit - meter.used) / 2);
  }
}
