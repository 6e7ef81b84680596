/**
 * The objects of a program: made of the host's own JavaScript objects, with prototypes that are the program's own.
 *
 * So properties, prototypes, getters, arrays and conversions mean what they mean in JavaScript, since JavaScript does
 * them; but nothing leads from an object of a program to one of the host (whose `constructor` would lead to `Function`,
 * and that to everything). The invariant: every object that a program can name has a prototype chain that ends in
 * `objectPrototype` or is without one. `adopt` holds it: what the host's functions make (arrays, mostly) is given the
 * program's prototype when it reaches the program, and what cannot be is refused.
 */
import { InternalError } from '../../base/errors.ts';
import { Trap } from '../trap.ts';

/** What a function of the run time does, with `this` first. */
export type Native = (self: unknown, args: readonly unknown[]) => unknown;

/** An exception of the program on its way through code of the run time. */
export class Thrown extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('an exception of the program');
    this.value = value;
  }
}

export type Callable = (...args: unknown[]) => unknown;

export const errorNames = [
  'Error', 'EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError',
] as const;
export type ErrorName = (typeof errorNames)[number];

export class Realm {
  readonly objectPrototype: object = Object.create(null) as object;
  readonly functionPrototype: object = Object.create(this.objectPrototype) as object;
  readonly arrayPrototype: object;
  readonly stringPrototype: object = Object.create(this.objectPrototype) as object;
  readonly numberPrototype: object = Object.create(this.objectPrototype) as object;
  readonly booleanPrototype: object = Object.create(this.objectPrototype) as object;
  readonly pointerPrototype: object = Object.create(this.objectPrototype) as object;
  readonly global: object;
  /** What `new` does for functions that are constructors of the run time. */
  readonly constructors = new WeakMap<object, (args: readonly unknown[], prototype: object) => object>();
  /** Told of about how many bytes objects grow; what is made anew is counted when it gets its number. */
  grown: (bytes: number) => void = () => undefined;
  readonly #errors = new Map<string, object>();
  readonly #addresses = new WeakMap<object, number>();

  constructor() {
    // JavaScript's Array.prototype is itself an array.
    this.arrayPrototype = [];
    Object.setPrototypeOf(this.arrayPrototype, this.objectPrototype);
    this.global = this.object();
  }

  object(prototype: object | null = this.objectPrototype): object {
    return Object.create(prototype) as object;
  }

  /** An address as a dynamic value: an object without properties of its own, whose number is the address. */
  pointer(address: number): object {
    const pointer = this.object(this.pointerPrototype);
    this.#addresses.set(pointer, address);
    return pointer;
  }

  addressOf(object: object): number | undefined {
    return this.#addresses.get(object);
  }

  array(elements: unknown[]): unknown[] {
    Object.setPrototypeOf(elements, this.arrayPrototype);
    return elements;
  }

  /** A function value. Only what is written as `function` in JavaScript is a constructor and has a prototype. */
  function(name: string, length: number, native: Native, isConstructor: boolean): Callable {
    const made = isConstructor ? constructorOf(native) : methodOf(native);
    Object.setPrototypeOf(made, this.functionPrototype);
    Object.defineProperty(made, 'name', { value: name, configurable: true });
    Object.defineProperty(made, 'length', { value: length, configurable: true });
    if (isConstructor) {
      const prototype = this.object();
      Object.defineProperty(prototype, 'constructor', { value: made, writable: true, configurable: true });
      Object.defineProperty(made, 'prototype', { value: prototype, writable: true });
    }
    return made;
  }

  /** The prototype of the errors of a class; `function` makes it with the constructor. */
  defineError(name: ErrorName, constructor: object): void {
    this.#errors.set(name, constructor);
  }

  error(name: ErrorName, message: string): object {
    const constructor = this.#errors.get(name);
    if (constructor === undefined) throw new InternalError(`no ${name}`, 'realm');
    const error = this.object(prototypeOf(constructor, this.objectPrototype));
    Object.defineProperty(error, 'message', { value: message, writable: true, configurable: true });
    return error;
  }

  errorClass(name: ErrorName): object | undefined {
    return this.#errors.get(name);
  }

  fail(name: ErrorName, message: string): never {
    throw new Thrown(this.error(name, message));
  }

  /** `new f (…args)`. */
  construct(value: unknown, args: readonly unknown[]): object {
    const isConstructor = isCallable(value) && Object.hasOwn(value, 'prototype');
    if (!isConstructor) this.fail('TypeError', `${show(value)} is not a constructor`);
    const prototype = prototypeOf(value, this.objectPrototype);
    const native = this.constructors.get(value);
    if (native !== undefined) return native(args, prototype);
    const made = this.object(prototype);
    const result: unknown = Reflect.apply(value, made, args);
    return isObject(result) ? result : made;
  }

  call(value: unknown, self: unknown, args: readonly unknown[]): unknown {
    if (!isCallable(value)) this.fail('TypeError', `${show(value)} is not a function`);
    return Reflect.apply(value, self, args);
  }

  /** Lets an object of the run time reach the program. */
  adopt(object: object): void {
    if (Array.isArray(object) && Object.getPrototypeOf(object) === Array.prototype) {
      this.array(object);
      return;
    }
    let at: unknown = object;
    while (isObject(at)) {
      if (at === this.objectPrototype) return;
      const next: unknown = Object.getPrototypeOf(at);
      if (next === null && at !== Object.prototype) return;
      at = next;
    }
    throw new InternalError('an object of the host reached a program', 'realm');
  }

  /** What the host's JavaScript raised, as an exception of the program; throws on what is none. */
  exceptionOf(error: unknown): unknown {
    if (error instanceof Thrown) return error.value;
    // No pattern here: near the end of the stack the host cannot even compile one.
    const isOverflow = error instanceof Error && error.message.includes('call stack');
    if (isOverflow) throw new Trap('stack-overflow', 'in the run time of dynamic values');
    for (const name of ['TypeError', 'RangeError', 'SyntaxError', 'URIError'] as const) {
      if (error instanceof Error && error.name === name) return this.error(name, error.message);
    }
    throw error;
  }

  /** The object in which a property of a value is looked up; of null and undefined there are none. */
  base(value: unknown, key: string, doing: 'read' | 'set'): object {
    switch (typeof value) {
      case 'string':
        return this.stringPrototype;
      case 'number':
        return this.numberPrototype;
      case 'boolean':
        return this.booleanPrototype;
      default:
        if (isObject(value)) return value;
        return this.fail('TypeError', `Cannot ${doing} properties of ${textOf(value)} (${doing}ing '${key}')`);
    }
  }

  get(value: unknown, key: string): unknown {
    if (typeof value === 'string' && (key === 'length' || isIndex(key, value.length))) {
      return value[key as keyof string];
    }
    return Reflect.get(this.base(value, key, 'read'), key, value);
  }

  /** A property that cannot be set stays as it is, without an exception (JavaScript's older mode). */
  set(value: unknown, key: string, content: unknown): void {
    const base = this.base(value, key, 'set');
    if (!isObject(value)) return;
    if (Array.isArray(value)) this.checkLength(key === 'length' ? content : /^\d+$/.test(key) ? Number(key) + 1 : 0);
    if (!Object.hasOwn(value, key)) this.grown(PROPERTY);
    Reflect.set(base, key, content);
  }

  /** Arrays are as long as a program can fill them: functions of arrays visit every index. */
  checkLength(length: unknown): void {
    if (typeof length === 'number' && length > LONGEST_ARRAY && length <= 2 ** 32) {
      this.fail('RangeError', `Invalid array length: more than ${LONGEST_ARRAY}`);
    }
  }
}

export const LONGEST_ARRAY = 2 ** 24;
/** What a property takes, roughly. */
export const PROPERTY = 32;

/** `String (value)` of a value of a program: its own `toString` is asked. */
export function textOf(value: unknown): string {
  return `${value as string}`;
}

export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

function isIndex(key: string, length: number): boolean {
  return /^(0|[1-9]\d*)$/.test(key) && Number(key) < length;
}

function prototypeOf(constructor: object, otherwise: object): object {
  const prototype: unknown = Reflect.get(constructor, 'prototype');
  return isObject(prototype) ? prototype : otherwise;
}

function constructorOf(native: Native): Callable {
  return function (this: unknown, ...args: unknown[]) {
    return native(this, args);
  };
}

/** Methods are not constructors, and have no property `prototype`. */
function methodOf(native: Native): Callable {
  const holder = {
    method(this: unknown, ...args: unknown[]): unknown {
      return native(this, args);
    },
  };
  return holder.method;
}

/** A value as messages name it. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isCallable(value)) return `function ${value.name}`;
  if (Array.isArray(value)) return 'an array';
  return isObject(value) ? 'an object' : textOf(value);
}
