/**
 * What a collection of strings and objects needs: values that have numbers, and a search for numbers in the memory of a
 * program. The search takes every address and every bit pattern in the range of the numbers for one: a value may be
 * kept for nothing, but none that the program has is lost.
 */
import { FIRST_OBJECT, NUMBERS } from '../../maple/dynamic-words.ts';
import { Trap } from '../trap.ts';
import {
  ArrayObj,
  ELEMENT_COST,
  FunctionObj,
  HOLE,
  isObject,
  OBJECT_COST,
  PROPERTY_COST,
  textCost,
  WrapperObj,
  type Element,
  type Obj,
} from './objects.ts';
import { flatten } from './text.ts';

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

  has(number: number): boolean {
    return this.#values.has(number);
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

/** Which numbers stand in memory, at any address: it does not say what is in it. No more are given than there are. */
export function numbersIn(bytes: Uint8Array, isGiven: (number: number) => boolean): Set<number> {
  const found = new Set<number>();
  const high = FIRST_OBJECT >>> 24;
  for (let i = 3; i < bytes.length; i++) {
    if (bytes[i] < high) continue;
    const number = ((bytes[i] << 24) | (bytes[i - 1] << 16) | (bytes[i - 2] << 8) | bytes[i - 3]) >>> 0;
    if (isGiven(number)) found.add(number);
  }
  return found;
}

/** About how many bytes the objects take that some values lead to, with the text that they hold. */
export function sizeOf(values: Iterable<Element>): number {
  const seen = new Set<Obj>();
  const open: Obj[] = [];
  let bytes = 0;
  const visit = (value: Element): void => {
    if (typeof value === 'string') bytes += textBytes(value);
    else if (value !== HOLE && isObject(value) && !seen.has(value)) {
      seen.add(value);
      open.push(value);
    }
  };
  for (const value of values) visit(value);
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    // Visiting adds to the sum itself.
    const own = visitFields(object, visit);
    bytes += OBJECT_COST + own;
  }
  return bytes;
}

/** All values that an object holds; gives about how many bytes the places take in which it holds them. */
function visitFields(object: Obj, visit: (value: Element) => void): number {
  visit(object.prototype);
  let bytes = 0;
  for (const [key, { value, accessor }] of object.properties) {
    bytes += PROPERTY_COST + 2 * key.length;
    visit(value);
    visit(accessor?.get);
    visit(accessor?.set);
  }
  const elements = elementsOf(object);
  elements.forEach(visit);
  return bytes + elements.length * ELEMENT_COST;
}

/** The values of an object that are no properties. */
function elementsOf(object: Obj): readonly Element[] {
  if (object instanceof ArrayObj) return object.dense;
  if (object instanceof WrapperObj) return [object.primitive];
  if (!(object instanceof FunctionObj) || object.behaviour.kind !== 'bound') return [];
  const { target, self, args } = object.behaviour;
  return [target, self, ...args];
}

/** What a text takes that is kept: in one piece, whatever pieces it was made of. */
export function textBytes(text: string): number {
  flatten(text);
  return textCost(text);
}
