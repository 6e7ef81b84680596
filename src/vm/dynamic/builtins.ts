/**
 * The built-in objects that a program finds: constructors with their prototypes, Math, JSON, functions of the global
 * object.
 *
 * Most methods are the host's own, taken by name and wrapped: the wrapper belongs to the realm, and what it gives is
 * adopted when it reaches the program. Left out are those that make objects of the host of other kinds (iterators,
 * regular expressions, promises) or compile text.
 */
import { bounded, LONGEST_STRING } from './operators.ts';
import { errorNames, isCallable, isObject, LONGEST_ARRAY, PROPERTY, textOf, type Native, type Realm } from './realm.ts';

const arrayMethods =
  'at concat every fill filter find findIndex flat flatMap forEach includes indexOf join lastIndexOf map pop push ' +
  'reduce reduceRight reverse shift slice some sort splice toString unshift';
const stringMethods =
  'at charAt charCodeAt codePointAt concat endsWith includes indexOf lastIndexOf padEnd padStart repeat replace ' +
  'replaceAll slice split startsWith substring toLowerCase toString toUpperCase trim trimEnd trimStart valueOf';
const numberMethods = 'toExponential toFixed toPrecision toString valueOf';
const mathFunctions =
  'abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 floor fround hypot imul log log10 ' +
  'log1p log2 max min pow round sign sin sinh sqrt tan tanh trunc';
const mathConstants = 'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2';
const numberConstants =
  'EPSILON MAX_SAFE_INTEGER MAX_VALUE MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY';
const objectFunctions =
  'entries freeze getOwnPropertyNames is isExtensible isFrozen isSealed keys preventExtensions seal values';

/** `random` gives the next number of the program's own sequence. */
export function fillRealm(realm: Realm, random: () => number): void {
  defineObject(realm);
  defineFunction(realm);
  defineArray(realm);
  definePrimitives(realm);
  defineErrors(realm);
  defineNamespaces(realm, random);
  method(realm, realm.pointerPrototype, 'valueOf', 0, (self) => (isObject(self) ? realm.addressOf(self) : self));
  method(realm, realm.pointerPrototype, 'toString', 0, (self) => textOf(isObject(self) ? realm.addressOf(self) : self));
}

function hidden(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, writable: true, configurable: true });
}

function method(realm: Realm, object: object, name: string, length: number, native: Native): void {
  hidden(object, name, realm.function(name, length, native, false));
}

/** The host's functions of these names, for `target`. `receive` says what becomes of `this`. */
function wrap(
  realm: Realm, target: object, host: object, names: string, receive = (self: unknown): unknown => self,
): void {
  for (const name of names.split(' ')) {
    const native: unknown = Reflect.get(host, name);
    if (!isCallable(native)) continue;
    method(realm, target, name, native.length, (self, args) => {
      const before = lengthOf(self);
      const result = bounded(Reflect.apply(native, receive(self), args));
      realm.grown(PROPERTY * (Math.max(0, lengthOf(self) - before) + lengthOf(result)));
      return result;
    });
  }
}

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function constants(target: object, host: object, names: string): void {
  for (const name of names.split(' ')) Object.defineProperty(target, name, { value: Reflect.get(host, name) });
}

/** A constructor of the run time with a prototype that exists already. */
function constructor(
  realm: Realm, name: string, length: number, prototype: object, call: Native,
  make: (args: readonly unknown[], prototype: object) => object,
): object {
  const made = realm.function(name, length, call, true);
  Object.defineProperty(made, 'prototype', { value: prototype, writable: false });
  hidden(prototype, 'constructor', made);
  realm.constructors.set(made, make);
  hidden(realm.global, name, made);
  return made;
}

export function toObject(realm: Realm, value: unknown): object {
  if (isObject(value)) return value;
  if (value === null || value === undefined) return realm.object();
  // The host's wrapper object, with the program's prototype: it keeps the value inside.
  const wrapper = Object(value) as object;
  Object.setPrototypeOf(wrapper, realm.base(value, '', 'read'));
  return wrapper;
}

function defineObject(realm: Realm): void {
  const make = ([value]: readonly unknown[]): object => toObject(realm, value);
  const object = constructor(realm, 'Object', 1, realm.objectPrototype, (_, args) => make(args), make);
  wrap(realm, object, Object, objectFunctions);
  method(realm, object, 'assign', 2, (_, [target, ...sources]): unknown =>
    Object.assign(toObject(realm, target), ...sources));
  const prototypeFrom = (value: unknown): object | null => {
    if (value === null || isObject(value)) return value;
    return realm.fail('TypeError', 'Object prototype may only be an Object or null');
  };
  method(realm, object, 'create', 2, (_, [prototype]) => realm.object(prototypeFrom(prototype)));
  method(realm, object, 'getPrototypeOf', 1, (_, [value]) => {
    const found: unknown = Object.getPrototypeOf(toObject(realm, value));
    return found;
  });
  method(realm, object, 'setPrototypeOf', 2, (_, [value, prototype]): unknown => {
    const to = prototypeFrom(prototype);
    return isObject(value) ? Object.setPrototypeOf(value, to) : value;
  });
  method(realm, object, 'defineProperty', 3, (_, [value, key, descriptor]) => {
    if (!isObject(value)) realm.fail('TypeError', 'Object.defineProperty called on non-object');
    return Object.defineProperty(value, textOf(key), descriptor as PropertyDescriptor);
  });
  const prototype = realm.objectPrototype;
  wrap(realm, prototype, Object.prototype, 'hasOwnProperty isPrototypeOf propertyIsEnumerable toString');
  method(realm, prototype, 'toLocaleString', 0, (self) => textOf(self));
  method(realm, prototype, 'valueOf', 0, (self) => toObject(realm, self));
}

function defineFunction(realm: Realm): void {
  const refuse = (): never => realm.fail('EvalError', 'programs cannot be compiled at run time');
  constructor(realm, 'Function', 1, realm.functionPrototype, refuse, refuse);
  const prototype = realm.functionPrototype;
  method(realm, prototype, 'call', 1, (self, [to, ...args]) => realm.call(self, to, args));
  method(realm, prototype, 'apply', 2, (self, [to, list]) => realm.call(self, to, listOf(realm, list)));
  method(realm, prototype, 'bind', 1, (self, [to, ...first]) => {
    if (!isCallable(self)) realm.fail('TypeError', 'Bind must be called on a function');
    return realm.function(`bound ${self.name}`, Math.max(0, self.length - first.length),
      (_, rest) => realm.call(self, to, [...first, ...rest]), false);
  });
  method(realm, prototype, 'toString', 0, (self) =>
    `function ${isCallable(self) ? self.name : ''}() { [native code] }`);
}

/** The elements of an array-like value, for `apply`. */
function listOf(realm: Realm, value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  if (!isObject(value)) return realm.fail('TypeError', 'CreateListFromArrayLike called on non-object');
  const length = Math.min(Number(Reflect.get(value, 'length')) || 0, LONGEST_ARRAY);
  return Array.from({ length }, (_, i): unknown => Reflect.get(value, String(i)));
}

function defineArray(realm: Realm): void {
  const make = (args: readonly unknown[], prototype: object): object => {
    if (args.length === 1) realm.checkLength(args[0]);
    const made: unknown[] = args.length === 1 ? Array(args[0] as number) : [...args];
    realm.grown(PROPERTY * made.length);
    Object.setPrototypeOf(made, prototype);
    return made;
  };
  const call: Native = (_, args) => make(args, realm.arrayPrototype);
  const array = constructor(realm, 'Array', 1, realm.arrayPrototype, call, make);
  wrap(realm, array, Array, 'isArray');
  method(realm, array, 'of', 0, (_, args) => [...args]);
  // Of a primitive `this` the host's methods would make, and give, an object of the host.
  const receive = (self: unknown): unknown => (self === null || self === undefined ? self : toObject(realm, self));
  wrap(realm, realm.arrayPrototype, Array.prototype, arrayMethods, receive);
}

function definePrimitives(realm: Realm): void {
  const string = constructor(realm, 'String', 1, realm.stringPrototype,
    (_, args) => (args.length === 0 ? '' : textOf(args[0])),
    (args) => toObject(realm, args.length === 0 ? '' : textOf(args[0])));
  wrap(realm, string, String, 'fromCharCode fromCodePoint');
  wrap(realm, realm.stringPrototype, String.prototype, stringMethods);
  for (const name of ['repeat', 'padStart', 'padEnd']) boundLength(realm, name);
  const number = constructor(realm, 'Number', 1, realm.numberPrototype,
    (_, args) => (args.length === 0 ? 0 : Number(args[0])),
    (args) => toObject(realm, args.length === 0 ? 0 : Number(args[0])));
  wrap(realm, number, Number, 'isFinite isInteger isNaN isSafeInteger parseFloat parseInt');
  constants(number, Number, numberConstants);
  wrap(realm, realm.numberPrototype, Number.prototype, numberMethods);
  constructor(realm, 'Boolean', 1, realm.booleanPrototype,
    (_, [value]) => Boolean(value),
    ([value]) => toObject(realm, Boolean(value)));
  wrap(realm, realm.booleanPrototype, Boolean.prototype, 'toString valueOf');
}

/** Methods that make a string as long as their argument says: refused before it is made. */
function boundLength(realm: Realm, name: string): void {
  const native: unknown = Reflect.get(realm.stringPrototype, name);
  if (!isCallable(native)) return;
  method(realm, realm.stringPrototype, name, 1, (self, args) => {
    const unit = name === 'repeat' ? textOf(self).length : 1;
    const [count, ...rest] = args;
    const wanted = Number(count);
    if (Number.isFinite(wanted) && wanted * unit > LONGEST_STRING) throw new RangeError('Invalid string length');
    return Reflect.apply(native, self, [wanted, ...rest]);
  });
}

function defineErrors(realm: Realm): void {
  let parent: object | undefined;
  for (const name of errorNames) {
    const above: unknown = parent === undefined ? undefined : Reflect.get(parent, 'prototype');
    const prototype = realm.object(isObject(above) ? above : realm.objectPrototype);
    const make = ([message]: readonly unknown[], of: object): object => {
      const error = realm.object(of);
      if (message !== undefined) hidden(error, 'message', textOf(message));
      return error;
    };
    const made = constructor(realm, name, 1, prototype, (_, args) => make(args, prototype), make);
    if (parent !== undefined) Object.setPrototypeOf(made, parent);
    hidden(prototype, 'name', name);
    hidden(prototype, 'message', '');
    realm.defineError(name, made);
    parent ??= made;
    if (name === 'Error') method(realm, prototype, 'toString', 0, (self) => errorText(realm, self));
  }
}

function errorText(realm: Realm, self: unknown): string {
  if (!isObject(self)) return realm.fail('TypeError', 'Error.prototype.toString requires that this be an Object');
  const name: unknown = Reflect.get(self, 'name');
  const message: unknown = Reflect.get(self, 'message');
  const [title, text] = [name === undefined ? 'Error' : textOf(name), message === undefined ? '' : textOf(message)];
  if (title === '' || text === '') return title + text;
  return `${title}: ${text}`;
}

function defineNamespaces(realm: Realm, random: () => number): void {
  const math = realm.object();
  wrap(realm, math, Math, mathFunctions);
  constants(math, Math, mathConstants);
  method(realm, math, 'random', 0, random);
  hidden(realm.global, 'Math', math);
  const json = realm.object();
  method(realm, json, 'stringify', 3, (_, [value, replacer, space]) => writeJson(realm, value, replacer, space));
  method(realm, json, 'parse', 2, (_, [text, reviver]) => parseJson(realm, textOf(text), reviver));
  hidden(realm.global, 'JSON', json);
  wrap(realm, realm.global, globalThis, 'isFinite isNaN parseFloat parseInt');
  hidden(realm.global, 'globalThis', realm.global);
  for (const [name, value] of [['NaN', NaN], ['Infinity', Infinity], ['undefined', undefined]] as const) {
    Object.defineProperty(realm.global, name, { value });
  }
}

/** The host gives a replacer the object that a value is in, and at first one of its own. */
function writeJson(realm: Realm, value: unknown, replacer: unknown, space: unknown): unknown {
  const own = function (this: object, key: string, content: unknown): unknown {
    ownHolder(realm, this);
    return isCallable(replacer) ? Reflect.apply(replacer, this, [key, content]) : content;
  };
  const names = (isCallable(replacer) ? own : replacer) as (number | string)[];
  return bounded(JSON.stringify(value, names, space as number));
}

function ownHolder(realm: Realm, holder: object): void {
  if (Object.getPrototypeOf(holder) === Object.prototype) Object.setPrototypeOf(holder, realm.objectPrototype);
  else if (Object.getPrototypeOf(holder) === Array.prototype) realm.array(holder as unknown[]);
}

/** The host's parser gives every value to the reviver, innermost first: there it gets the program's prototype. */
function parseJson(realm: Realm, text: string, reviver: unknown): unknown {
  return JSON.parse(text, function (this: object, key: string, value: unknown): unknown {
    if (isObject(value)) ownHolder(realm, value);
    ownHolder(realm, this);
    return isCallable(reviver) ? Reflect.apply(reviver, this, [key, value]) : value;
  });
}
