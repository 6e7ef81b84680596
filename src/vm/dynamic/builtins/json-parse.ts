/** `JSON.parse`: text to values, without recursion, and the reviver's walk over them, whose depth is bounded. */
import { isCallable, isObject, ArrayObj, ELEMENT_COST, type Obj, type Value } from '../objects.ts';
import { enumerableKeys, get, LONGEST_ARRAY, put, removeOwn } from '../properties.ts';
import type { Realm } from '../realm.ts';
import { part, TextBuilder } from '../text.ts';

export function parseJson(realm: Realm, text: string, reviver: Value): Value {
  const value = new JsonReader(realm, text).read();
  if (!isCallable(reviver)) return value;
  const root = realm.object();
  put(realm, root, '', value);
  return revive(realm, root, '', reviver);
}

/** InternalizeJSONProperty: values inside of others first. */
function revive(realm: Realm, holder: Obj, key: string, reviver: Value): Value {
  const value = get(realm, holder, key);
  if (isObject(value)) {
    const one = (name: string): void => {
      const made = realm.nested(() => revive(realm, value, name, reviver));
      if (made === undefined) removeOwn(realm, value, name);
      else put(realm, value, name, made);
    };
    if (value instanceof ArrayObj) {
      const { length } = value;
      for (let i = 0; i < length; i++) one(String(i));
    } else for (const name of enumerableKeys(realm, value)) one(name);
  }
  return realm.call(reviver, holder, [key, value]);
}

/** An array or object that is being read, and the key of the value that comes next. */
interface Open {
  readonly container: Obj;
  key: string;
}

const words = new Map<string, [string, Value]>([
  ['t', ['true', true]],
  ['f', ['false', false]],
  ['n', ['null', null]],
]);
const escapes = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

class JsonReader {
  readonly #realm: Realm;
  readonly #text: string;
  readonly #open: Open[] = [];
  #at = 0;

  constructor(realm: Realm, text: string) {
    this.#realm = realm;
    this.#text = text;
    realm.spend(text.length);
  }

  read(): Value {
    for (;;) {
      const value = this.#begin();
      // What was begun has to be filled first.
      if (value === undefined) continue;
      const whole = this.#end(value);
      if (whole === undefined) continue;
      if (this.#next() !== '') this.#fail();
      return whole;
    }
  }

  /** A value; undefined for an array or object with something in it, which is open then. */
  #begin(): Value {
    const sign = this.#next();
    if (sign === '[' || sign === '{') {
      this.#at++;
      const container = sign === '[' ? this.#realm.array([]) : this.#realm.object();
      if (this.#take(sign === '[' ? ']' : '}')) return container;
      this.#realm.charge(ELEMENT_COST);
      this.#open.push({ container, key: sign === '[' ? '' : this.#key() });
      return undefined;
    }
    if (sign === '"') return this.#string();
    const word = words.get(sign);
    return word === undefined ? this.#number() : this.#word(...word);
  }

  /** Puts a value into what is open, and closes what ends with it; the outermost one, if it ends. */
  #end(given: Value): Value {
    let value = given;
    for (let top = this.#open.at(-1); top !== undefined; top = this.#open.at(-1)) {
      const { container } = top;
      const isArray = container instanceof ArrayObj;
      if (isArray && container.length >= LONGEST_ARRAY) this.#realm.fail('RangeError', 'Invalid array length');
      put(this.#realm, container, isArray ? String(container.length) : top.key, value);
      if (this.#take(',')) {
        if (!isArray) top.key = this.#key();
        return undefined;
      }
      if (!this.#take(isArray ? ']' : '}')) this.#fail();
      value = container;
      this.#open.pop();
    }
    return value;
  }

  #key(): string {
    if (this.#next() !== '"') this.#fail();
    const key = this.#string();
    if (!this.#take(':')) this.#fail();
    return key;
  }

  #word(word: string, value: Value): Value {
    for (const letter of word) this.#expect(letter);
    return value;
  }

  #expect(sign: string): void {
    if (this.#text[this.#at] !== sign) this.#fail();
    this.#at++;
  }

  #number(): number {
    const start = this.#at;
    if (this.#text[this.#at] === '-') this.#at++;
    if (this.#text[this.#at] === '0') this.#at++;
    else this.#digits();
    if (this.#text[this.#at] === '.') {
      this.#at++;
      this.#digits();
    }
    const sign = this.#text[this.#at];
    if (sign === 'e' || sign === 'E') {
      this.#at++;
      if (this.#text[this.#at] === '+' || this.#text[this.#at] === '-') this.#at++;
      this.#digits();
    }
    return Number(this.#text.slice(start, this.#at));
  }

  #digits(): void {
    const start = this.#at;
    while (this.#text[this.#at] >= '0' && this.#text[this.#at] <= '9') this.#at++;
    if (this.#at === start) this.#fail();
  }

  #string(): string {
    this.#at++;
    const made = new TextBuilder(this.#realm);
    let start = this.#at;
    for (;;) {
      const sign = this.#text[this.#at];
      if (sign === undefined || sign < ' ') this.#fail();
      if (sign === '"' || sign === '\\') {
        made.add(part(this.#realm, this.#text, start, this.#at));
        if (sign === '"') break;
        made.add(this.#escape());
        start = this.#at + 1;
      }
      this.#at++;
    }
    this.#at++;
    return made.text;
  }

  /** At its last sign then. */
  #escape(): string {
    const sign = this.#text[++this.#at];
    if (sign !== 'u') return escapes.get(sign) ?? this.#fail();
    let unit = 0;
    for (let i = 0; i < 4; i++) {
      const digit = '0123456789abcdef'.indexOf((this.#text[++this.#at] ?? 'x').toLowerCase());
      if (digit < 0) this.#fail();
      unit = unit * 16 + digit;
    }
    return String.fromCharCode(unit);
  }

  /** The next sign that is no space; empty at the end. */
  #next(): string {
    while (' \n\r\t'.includes(this.#text[this.#at] ?? 'x')) this.#at++;
    return this.#text[this.#at] ?? '';
  }

  #take(sign: string): boolean {
    if (this.#next() !== sign) return false;
    this.#at++;
    return true;
  }

  #fail(): never {
    const sign = this.#text[this.#at];
    if (sign === undefined) return this.#realm.fail('SyntaxError', 'Unexpected end of JSON input');
    return this.#realm.fail('SyntaxError', `Unexpected token ${sign} in JSON at position ${this.#at}`);
  }
}
