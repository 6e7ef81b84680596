/** `String` and its prototype (ECMA-262, section 22.1), without what needs regular expressions. */
import { WrapperObj, isCallable, type Native, type Value } from '../objects.ts';
import type { Realm } from '../realm.ts';
import { find, findLast, part, TextBuilder } from '../text.ts';
import { installConstructor, installMethods, type Method, type Methods } from './install.ts';

export function installString(realm: Realm): void {
  const textFrom = (r: Realm, args: readonly Value[]): string => (args.length === 0 ? '' : r.text(args[0]));
  const constructor = installConstructor(
    realm,
    'String',
    1,
    realm.stringPrototype,
    (r, _, args) => textFrom(r, args),
    (r, args, prototype) => new WrapperObj(prototype, textFrom(r, args)),
  );
  installMethods(realm, constructor, functions);
  installMethods(realm, realm.stringPrototype, methods);
}

const functions: Methods = [
  [
    'fromCharCode',
    1,
    (r, _, args) => {
      const made = new TextBuilder(r);
      for (const unit of args) made.add(String.fromCharCode(r.number(unit)));
      return made.text;
    },
  ],
  [
    'fromCodePoint',
    1,
    (r, _, args) => {
      const made = new TextBuilder(r);
      for (const value of args) {
        const point = r.number(value);
        if (!(Number.isInteger(point) && point >= 0 && point <= 0x10ffff)) {
          r.fail('RangeError', `Invalid code point ${r.text(value)}`);
        }
        made.add(String.fromCodePoint(point));
      }
      return made.text;
    },
  ],
];

/** `this` as text, of which a method then makes something. */
function ofText(name: string, meaning: (realm: Realm, text: string, args: readonly Value[]) => Value): Native {
  return (realm, self, args) => {
    if (self !== undefined && self !== null) return meaning(realm, realm.text(self), args);
    return realm.fail('TypeError', `String.prototype.${name} called on null or undefined`);
  };
}

/** An index between 0 and the length. */
function clamp(realm: Realm, value: Value, length: number): number {
  return Math.min(Math.max(realm.integer(value), 0), length);
}

function fromEnd(realm: Realm, value: Value, length: number, otherwise: number): number {
  if (value === undefined) return otherwise;
  const index = realm.integer(value);
  return index < 0 ? Math.max(length + index, 0) : Math.min(index, length);
}

function pad(realm: Realm, text: string, [length, filler]: readonly Value[], isStart: boolean): string {
  const missing = Math.min(realm.integer(length), Number.MAX_SAFE_INTEGER) - text.length;
  if (missing <= 0) return text;
  const unit = filler === undefined ? ' ' : realm.text(filler);
  if (unit === '') return text;
  realm.growText(text.length + missing);
  return isStart ? text.padStart(text.length + missing, unit) : text.padEnd(text.length + missing, unit);
}

/** What becomes of a text by the host's function: as long, but for some letters. */
function changed(realm: Realm, text: string, change: (text: string) => string): string {
  realm.growText(text.length);
  const made = change(text);
  realm.checkText(made.length);
  return made;
}

function trimmed(realm: Realm, text: string, isStart: boolean, isEnd: boolean): string {
  realm.spend(text.length >> 2);
  const from = isStart ? text.length - text.trimStart().length : 0;
  return part(realm, text, from, isEnd ? text.trimEnd().length : text.length);
}

function split(realm: Realm, text: string, [separator, limit]: readonly Value[]): Value {
  const most = limit === undefined ? 2 ** 32 - 1 : realm.number(limit) >>> 0;
  const between = separator === undefined ? undefined : realm.text(separator);
  const parts: string[] = [];
  /** True: there are enough. */
  const add = (from: number, to: number): boolean => {
    realm.charge(64);
    return parts.push(part(realm, text, from, to)) >= most;
  };
  if (most === 0) return realm.array([]);
  if (between === undefined) return realm.array([text]);
  if (between === '') for (let i = 0; i < text.length && !add(i, i + 1); i++);
  else {
    let start = 0;
    let at = find(realm, text, between, 0);
    for (; at >= 0 && !add(start, at); at = find(realm, text, between, start)) start = at + between.length;
    if (at < 0) add(start, text.length);
  }
  return realm.array(parts);
}

/** Replaces the first place of a text, or all of them. */
function replace(realm: Realm, text: string, [pattern, by]: readonly Value[], isEvery: boolean): string {
  const wanted = realm.text(pattern);
  const template = isCallable(by) ? undefined : realm.text(by);
  const places = placesOf(realm, text, wanted, isEvery);
  const made = new TextBuilder(realm);
  let done = 0;
  for (const at of places) {
    made.add(part(realm, text, done, at));
    if (template === undefined) made.add(realm.text(realm.call(by, undefined, [wanted, at, text])));
    else addTemplate(realm, made, template, text, at, wanted);
    done = at + wanted.length;
  }
  return made.add(part(realm, text, done, text.length)).text;
}

function placesOf(realm: Realm, text: string, wanted: string, isEvery: boolean): number[] {
  const places: number[] = [];
  const step = Math.max(1, wanted.length);
  for (let at = find(realm, text, wanted, 0); at >= 0; at = find(realm, text, wanted, at + step)) {
    realm.charge(16);
    places.push(at);
    if (!isEvery || at + step > text.length) break;
  }
  return places;
}

/** GetSubstitution: `$$` a dollar, `$&` what was found, `` $` `` and `$'` what stands before and behind it. */
function addTemplate(
  realm: Realm,
  made: TextBuilder,
  template: string,
  text: string,
  at: number,
  wanted: string,
): void {
  let done = 0;
  for (let i = template.indexOf('$'); i >= 0; i = template.indexOf('$', i)) {
    const stands = substitution(realm, template[i + 1], text, at, wanted);
    i += stands === undefined ? 1 : 2;
    if (stands === undefined) continue;
    made.add(part(realm, template, done, i - 2)).add(stands);
    done = i;
  }
  made.add(part(realm, template, done, template.length));
}

function substitution(realm: Realm, sign: string, text: string, at: number, wanted: string): string | undefined {
  switch (sign) {
    case '$':
      return '$';
    case '&':
      return wanted;
    case '`':
      return part(realm, text, 0, at);
    case "'":
      return part(realm, text, at + wanted.length, text.length);
    default:
      return undefined;
  }
}

function stringOf(realm: Realm, self: Value, name: string): string {
  if (typeof self === 'string') return self;
  if (self instanceof WrapperObj && typeof self.primitive === 'string') return self.primitive;
  return realm.fail('TypeError', `String.prototype.${name} requires that 'this' be a String`);
}

type Meaning = Parameters<typeof ofText>[1];

const ofAnyText: readonly (readonly [name: string, length: number, meaning: Meaning])[] = [
  [
    'at',
    1,
    (r, text, [index]) => {
      const at = r.integer(index);
      const place = at < 0 ? text.length + at : at;
      return place >= 0 && place < text.length ? text[place] : undefined;
    },
  ],
  ['charAt', 1, (r, text, [index]) => text.charAt(r.integer(index))],
  ['charCodeAt', 1, (r, text, [index]) => text.charCodeAt(r.integer(index))],
  ['codePointAt', 1, (r, text, [index]) => text.codePointAt(r.integer(index))],
  [
    'concat',
    1,
    (r, text, args) => {
      const made = new TextBuilder(r).add(text);
      for (const arg of args) made.add(r.text(arg));
      return made.text;
    },
  ],
  [
    'endsWith',
    1,
    (r, text, [what, end]) => {
      const wanted = r.text(what);
      r.spend(wanted.length >> 2);
      return text.endsWith(wanted, end === undefined ? text.length : clamp(r, end, text.length));
    },
  ],
  [
    'includes',
    1,
    (r, text, [what, from]) => {
      const wanted = r.text(what);
      return find(r, text, wanted, clamp(r, from, text.length)) >= 0;
    },
  ],
  [
    'indexOf',
    1,
    (r, text, [what, from]) => {
      const wanted = r.text(what);
      return find(r, text, wanted, clamp(r, from, text.length));
    },
  ],
  [
    'lastIndexOf',
    1,
    (r, text, [what, from]) => {
      const wanted = r.text(what);
      const at = r.number(from);
      return findLast(r, text, wanted, at === at ? clamp(r, at, text.length) : text.length);
    },
  ],
  ['padEnd', 1, (r, text, args) => pad(r, text, args, false)],
  ['padStart', 1, (r, text, args) => pad(r, text, args, true)],
  [
    'repeat',
    1,
    (r, text, [count]) => {
      const times = r.integer(count);
      if (times < 0 || times === Infinity) r.fail('RangeError', `Invalid count value: ${r.text(count)}`);
      if (text === '') return '';
      r.growText(text.length * times);
      return text.repeat(times);
    },
  ],
  ['replace', 2, (r, text, args) => replace(r, text, args, false)],
  ['replaceAll', 2, (r, text, args) => replace(r, text, args, true)],
  [
    'slice',
    2,
    (r, text, [start, end]) => {
      const from = fromEnd(r, start, text.length, 0);
      return part(r, text, from, fromEnd(r, end, text.length, text.length));
    },
  ],
  ['split', 2, split],
  [
    'startsWith',
    1,
    (r, text, [what, from]) => {
      const wanted = r.text(what);
      r.spend(wanted.length >> 2);
      return text.startsWith(wanted, clamp(r, from, text.length));
    },
  ],
  [
    'substring',
    2,
    (r, text, [start, end]) => {
      const from = clamp(r, start, text.length);
      const to = end === undefined ? text.length : clamp(r, end, text.length);
      return part(r, text, Math.min(from, to), Math.max(from, to));
    },
  ],
  ['toLowerCase', 0, (r, text) => changed(r, text, (t) => t.toLowerCase())],
  ['toUpperCase', 0, (r, text) => changed(r, text, (t) => t.toUpperCase())],
  ['trim', 0, (r, text) => trimmed(r, text, true, true)],
  ['trimEnd', 0, (r, text) => trimmed(r, text, false, true)],
  ['trimStart', 0, (r, text) => trimmed(r, text, true, false)],
];

const methods: Methods = [
  ...ofAnyText.map(([name, length, meaning]): Method => [name, length, ofText(name, meaning)]),
  ['toString', 0, (r, self) => stringOf(r, self, 'toString')],
  ['valueOf', 0, (r, self) => stringOf(r, self, 'valueOf')],
];
