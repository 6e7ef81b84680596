/**
 * What a collection of strings and objects needs: values that have numbers, and a search for numbers in the memory of a
 * program. The search takes every address and every bit pattern in the range of the numbers for one: a value may be
 * kept for nothing, but none that is held is lost.
 */
import { FIRST_OBJECT, NUMBERS } from '../../maple/dynamic-words.ts';
import { Trap } from '../trap.ts';
import { isObject, PROPERTY } from './realm.ts';

/** What a string or an object takes beside its characters or properties, roughly. */
export const COST = 64;

/** How many bytes are made before the first collection; tests set it to 0, which is one at each safe point. */
export const collection = { least: 2 ** 24 };

/** Values by number. Numbers go round, so that one that was given back is not soon used again. */
export class Numbered<V> {
  readonly #first: number;
  readonly #values = new Map<number, V>();
  #next = 0;

  constructor(first: number) {
    this.#first = first;
  }

  get(number: number): V | undefined {
    return this.#values.get(number);
  }

  values(): Iterable<V> {
    return this.#values.values();
  }

  add(value: V): number {
    if (this.#values.size >= NUMBERS / 2) throw new Trap('out-of-memory', 'strings and objects of dynamic type');
    while (this.#values.has(this.#first + this.#next)) this.#next = (this.#next + 1) % NUMBERS;
    const number = this.#first + this.#next;
    this.#next = (this.#next + 1) % NUMBERS;
    this.#values.set(number, value);
    return number;
  }

  keepOnly(numbers: ReadonlySet<number>, dropped: (value: V, number: number) => void): void {
    for (const [number, value] of this.#values) {
      if (numbers.has(number)) continue;
      this.#values.delete(number);
      dropped(value, number);
    }
  }
}

/** What may be a number of an object or a string, at any address: memory does not say what is in it. */
export function numbersIn(bytes: Uint8Array): Set<number> {
  const found = new Set<number>();
  const high = FIRST_OBJECT >>> 24;
  for (let i = 3; i < bytes.length; i++) {
    if (bytes[i] < high) continue;
    found.add(((bytes[i] << 24) | (bytes[i - 1] << 16) | (bytes[i - 2] << 8) | bytes[i - 3]) >>> 0);
  }
  return found;
}

/** About how many bytes the objects take that some values lead to, with the text that they hold. */
export function sizeOf(values: Iterable<unknown>): number {
  const seen = new Set<object>();
  const open: object[] = [];
  let bytes = 0;
  const visit = (value: unknown): void => {
    bytes += PROPERTY;
    if (typeof value === 'string') bytes += value.length;
    else if (isObject(value)) open.push(value);
  };
  for (const value of values) visit(value);
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    bytes += COST;
    visit(Object.getPrototypeOf(object));
    for (const key of Object.getOwnPropertyNames(object)) visitProperty(object, key, visit);
  }
  return bytes;
}

function visitProperty(object: object, key: string, visit: (value: unknown) => void): void {
  const { value, get, set } = Object.getOwnPropertyDescriptor(object, key) ?? {};
  visit(value);
  if (get !== undefined) visit(get);
  if (set !== undefined) visit(set);
}
