/** `JSON.stringify`: values to text. Values inside of others are written by recursion, whose depth is bounded. */
import { ArrayObj, isCallable, isObject, WrapperObj, type Obj, type Value } from '../objects.ts';
import { enumerableKeys, get, getAt, put } from '../properties.ts';
import { type Realm } from '../realm.ts';
import { TextBuilder } from '../text.ts';

export function writeJson(realm: Realm, value: Value, replacer: Value, space: Value): Value {
  const writer = new JsonWriter(realm, replacer, gapOf(realm, space));
  const root = realm.object();
  put(realm, root, '', value);
  return writer.property(root, '', value) ? writer.made.text : undefined;
}

function gapOf(realm: Realm, space: Value): string {
  const own = space instanceof WrapperObj ? unwrapped(realm, space) : space;
  if (typeof own === 'number') return ' '.repeat(Math.max(0, Math.min(10, realm.integer(own))));
  return typeof own === 'string' ? own.slice(0, 10) : '';
}

/** A number, a text or a truth value that an object holds: made anew by the object's own conversions. */
function unwrapped(realm: Realm, wrapper: WrapperObj): Value {
  if (typeof wrapper.primitive === 'number') return realm.number(wrapper);
  return typeof wrapper.primitive === 'string' ? realm.text(wrapper) : wrapper.primitive;
}

class JsonWriter {
  readonly made: TextBuilder;
  readonly #realm: Realm;
  readonly #replacer: Value;
  readonly #names: readonly string[] | undefined;
  readonly #gap: string;
  /** The objects that are being written. */
  readonly #open = new Set<Obj>();

  constructor(realm: Realm, replacer: Value, gap: string) {
    this.#realm = realm;
    this.made = new TextBuilder(realm);
    this.#replacer = isCallable(replacer) ? replacer : undefined;
    this.#names = replacer instanceof ArrayObj ? namesOf(realm, replacer) : undefined;
    this.#gap = gap;
  }

  /** Writes `before` and a property's value; false, and nothing, for what has no text. */
  property(holder: Obj, key: string, given: Value, before: () => void = () => undefined): boolean {
    let value = given;
    const toJson = isObject(value) ? get(this.#realm, value, 'toJSON') : undefined;
    if (isCallable(toJson)) value = this.#realm.call(toJson, value, [key]);
    if (this.#replacer !== undefined) value = this.#realm.call(this.#replacer, holder, [key, value]);
    if (value instanceof WrapperObj) value = unwrapped(this.#realm, value);
    if (value === undefined || isCallable(value)) return false;
    before();
    if (isObject(value)) this.#object(value);
    else this.#primitive(value);
    return true;
  }

  #primitive(value: boolean | number | string | null): void {
    if (typeof value === 'string') this.made.add(quoted(this.#realm, value));
    else this.made.add(typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value));
  }

  #object(value: Obj): void {
    if (this.#open.has(value)) this.#realm.fail('TypeError', 'Converting circular structure to JSON');
    this.#open.add(value);
    this.#realm.nested(() => (value instanceof ArrayObj ? this.#array(value) : this.#members(value)));
    this.#open.delete(value);
  }

  #array(array: ArrayObj): void {
    const { length } = array;
    this.made.add('[');
    for (let i = 0; i < length; i++) {
      this.#separate(i > 0);
      if (!this.property(array, String(i), getAt(this.#realm, array, i))) this.made.add('null');
    }
    this.#close(length > 0, ']');
  }

  #members(object: Obj): void {
    this.made.add('{');
    let isFirst = true;
    for (const key of this.#names ?? enumerableKeys(this.#realm, object)) {
      const before = (): void => {
        this.#separate(!isFirst);
        this.made.add(quoted(this.#realm, key)).add(this.#gap === '' ? ':' : ': ');
        isFirst = false;
      };
      this.property(object, key, get(this.#realm, object, key), before);
    }
    this.#close(!isFirst, '}');
  }

  #separate(isBehind: boolean): void {
    if (isBehind) this.made.add(',');
    this.#newLine();
  }

  #newLine(): void {
    if (this.#gap === '') return;
    this.made.add('\n');
    for (let i = 0; i < this.#open.size; i++) this.made.add(this.#gap);
  }

  #close(isFilled: boolean, bracket: string): void {
    this.#realm.spend(1);
    if (isFilled && this.#gap !== '') {
      this.made.add('\n');
      for (let i = 1; i < this.#open.size; i++) this.made.add(this.#gap);
    }
    this.made.add(bracket);
  }
}

/** The names that a list of properties has, each once. */
function namesOf(realm: Realm, list: ArrayObj): string[] {
  const names = new Set<string>();
  for (let i = 0; i < list.length; i++) {
    const item = getAt(realm, list, i);
    const isName =
      typeof item === 'string' ||
      typeof item === 'number' ||
      (item instanceof WrapperObj && typeof item.primitive !== 'boolean');
    if (isName) names.add(realm.text(item));
  }
  return [...names];
}

/** A text in quotes: at most six times as long. */
export function quoted(realm: Realm, text: string): string {
  realm.growText(text.length);
  return JSON.stringify(text);
}
