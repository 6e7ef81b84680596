/**
 * Words of 64 bits and the JavaScript values that they stand for (src/maple/dynamic-words.ts draws the words).
 *
 * The run time holds strings and objects; a program holds their numbers. It is not known which numbers a program still
 * holds, so none is given back: what the run time may hold is bounded by the program's memory limit, and a trap says
 * when it is reached. Short strings have one number each, an object always has the same, so a loop that makes no new
 * ones holds no more and more.
 *
 * Only objects that the realm made or adopted get a number: no object of the host's JavaScript ever reaches a program.
 */
import { InternalError } from '../../base/errors.ts';
import {
  DOUBLE_OFFSET, doubleWord, dynamicTags, FIRST_DOUBLE, FIRST_STRING, wordOf,
} from '../../maple/dynamic-words.ts';
import { f32FromBits, f64FromBits, f64ToBits } from '../../scalar/float-bits.ts';
import type { HostEnv } from '../host.ts';
import { Trap } from '../trap.ts';
import type { Realm } from './realm.ts';

/** Longer strings get a number each time: looking for an equal one would cost more. */
const LONGEST_SHARED = 24;
/** What a string or an object costs beside its characters, roughly. */
const COST = 64;

export const UNDEFINED = wordOf('undefined', 0);
export const FAILED = wordOf('failed', 0);

export class Values {
  readonly #env: HostEnv;
  readonly #realm: Realm;
  readonly #strings: string[] = [];
  readonly #shared = new Map<string, number>();
  readonly #objects: object[] = [];
  readonly #numbers = new Map<object, number>();
  readonly #pointers = new Map<number, object>();
  readonly #texts = new Map<number, number>();
  #held = 0;

  constructor(env: HostEnv, realm: Realm) {
    this.#env = env;
    this.#realm = realm;
  }

  /** The value of a word; a hole is undefined. */
  of(word: bigint): unknown {
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
        return payload === 0 ? null : this.#pointer(payload);
      case dynamicTags.str:
        return payload === 0 ? null : this.string(payload);
      case dynamicTags.obj:
        return payload === 0 ? null : this.object(payload);
      default:
        return undefined;
    }
  }

  /** The word of a value. */
  word(value: unknown): bigint {
    switch (typeof value) {
      case 'number':
        return this.#numberWord(value);
      case 'string':
        return wordOf('str', this.stringNumber(value));
      case 'boolean':
        return wordOf('bool', value ? 1 : 0);
      case 'undefined':
        return UNDEFINED;
      case 'object':
      case 'function':
        return value === null ? wordOf('null', 0) : this.#objectWord(value);
      default:
        throw new InternalError(`a value of type ${typeof value}`, 'dynamic values');
    }
  }

  #objectWord(value: object): bigint {
    const address = this.#realm.addressOf(value);
    return address === undefined ? wordOf('obj', this.objectNumber(value)) : wordOf('ptr', address);
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
    if (payload < FIRST_STRING) return this.#env.memory.readString(payload);
    const text = this.#strings[payload - FIRST_STRING];
    if (text === undefined) throw new Trap('out-of-bounds', `there is no string ${payload}`);
    return text;
  }

  object(payload: number): object {
    const object = this.#objects[payload - 1];
    if (object === undefined) throw new Trap('out-of-bounds', `there is no object ${payload}`);
    return object;
  }

  stringNumber(text: string): number {
    const isShort = text.length <= LONGEST_SHARED;
    const known = isShort ? this.#shared.get(text) : undefined;
    if (known !== undefined) return known;
    this.#hold(COST + text.length);
    const number = FIRST_STRING + this.#strings.push(text) - 1;
    if (isShort) this.#shared.set(text, number);
    return number;
  }

  objectNumber(object: object): number {
    const known = this.#numbers.get(object);
    if (known !== undefined) return known;
    this.#realm.adopt(object);
    this.#hold(COST);
    const number = this.#objects.push(object);
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

  #pointer(address: number): object {
    let pointer = this.#pointers.get(address);
    if (pointer === undefined) {
      this.#hold(COST);
      this.#pointers.set(address, (pointer = this.#realm.pointer(address)));
    }
    return pointer;
  }

  #hold(bytes: number): void {
    this.#held += bytes;
    if (this.#held > this.#env.memory.limit) throw new Trap('out-of-memory', 'strings and objects of dynamic type');
  }
}
