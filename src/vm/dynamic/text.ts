/**
 * Text that the run time makes and searches: strings of the host are immutable values, but the host shares parts between
 * them and searches by trial. Here a part is a copy, so that it does not keep the whole; a long search is linear.
 */
import type { Realm } from './realm.ts';

/** `text.slice (from, to)`, with a copy of the units. */
export function part(realm: Realm, text: string, from: number, to: number): string {
  if (from >= to) return '';
  if (from === 0 && to >= text.length) return text;
  realm.growText(to - from);
  // The host would keep the whole for any part of more than 12 units.
  return to - from > 12 ? ` ${text.slice(from, to)}`.slice(1) : text.slice(from, to);
}

/** Has the host put the pieces of a string together that it was made of. */
export function flatten(text: string): void {
  if (text.length > 12) text.charCodeAt(0);
}

/** Collects pieces of a text; many small ones take no more than their units. */
export class TextBuilder {
  readonly #realm: Realm;
  readonly #chunks: string[] = [];
  #pieces: string[] = [];
  #length = 0;

  constructor(realm: Realm) {
    this.#realm = realm;
  }

  add(piece: string): this {
    this.#length += piece.length;
    this.#realm.checkText(this.#length);
    this.#realm.growText(piece.length);
    this.#realm.spend(1);
    if (this.#pieces.push(piece) >= 1024) {
      this.#chunks.push(this.#pieces.join(''));
      this.#pieces = [];
    }
    return this;
  }

  get text(): string {
    return this.#chunks.join('') + this.#pieces.join('');
  }
}

/** Below that, the host's search takes no time. */
const SHORT = 2 ** 16;

/** `text.indexOf (what, from)` */
export function find(realm: Realm, text: string, what: string, from: number): number {
  const isShort = what.length <= 1 || what.length * text.length <= SHORT;
  const found = isShort ? text.indexOf(what, from) : search(realm, text, what, Math.max(0, from), text.length, true);
  realm.spend(Math.max(0, (found < 0 ? text.length : found) - from) + 1);
  return found;
}

/** `text.lastIndexOf (what, from)` */
export function findLast(realm: Realm, text: string, what: string, from: number): number {
  realm.spend(from + 1);
  if (what.length <= 1 || what.length * text.length <= SHORT) return text.lastIndexOf(what, from);
  return search(realm, text, what, 0, Math.min(text.length, from + what.length), false);
}

/** The first or last place of `what` in a range, by the method of Knuth, Morris and Pratt. */
function search(realm: Realm, text: string, what: string, from: number, to: number, isFirst: boolean): number {
  realm.charge(4 * what.length);
  realm.spend(what.length);
  const back = borders(what);
  let [found, matched] = [-1, 0];
  for (let i = from; i < to; i++) {
    const unit = text.charCodeAt(i);
    while (matched > 0 && what.charCodeAt(matched) !== unit) matched = back[matched - 1];
    if (what.charCodeAt(matched) === unit) matched++;
    if (matched < what.length) continue;
    found = i + 1 - what.length;
    if (isFirst) return found;
    matched = back[matched - 1];
  }
  return found;
}

/** For each prefix, the length of the longest proper one that is also its end. */
function borders(what: string): Int32Array {
  const back = new Int32Array(what.length);
  let length = 0;
  for (let i = 1; i < what.length; i++) {
    while (length > 0 && what.charCodeAt(i) !== what.charCodeAt(length)) length = back[length - 1];
    if (what.charCodeAt(i) === what.charCodeAt(length)) length++;
    back[i] = length;
  }
  return back;
}
