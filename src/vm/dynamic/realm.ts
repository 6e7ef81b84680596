/**
 * What one program's objects have in common: its prototypes, how objects, functions and errors are made, how functions
 * are called. The rest of the run time reaches properties and conversions through it as well.
 *
 * Functions of the run time call each other through functions of the program and back; how deep is counted, so that a
 * program that goes on for ever ends in a trap and not in the host's stack. Whatever loops as often as a program says
 * tells the meter.
 */
import type { Meter } from '../meter.ts';
import { Trap } from '../trap.ts';
import { toInteger, toLength, toNumber, toObject, toText } from './conversions.ts';
import {
  ArrayObj,
  CONFIGURABLE,
  ELEMENT_COST,
  FunctionObj,
  HIDDEN,
  isCallable,
  isObject,
  Obj,
  OBJECT_COST,
  PointerObj,
  POINTER_COST,
  textCost,
  WrapperObj,
  WRITABLE,
  type Behaviour,
  type Element,
  type Native,
  type Value,
} from './objects.ts';
import { checkedLength, get, getAt, ofText, put, set } from './properties.ts';

/** An exception of the program on its way through code of the run time. */
export class Thrown extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('an exception of the program');
    this.value = value;
  }
}

export const errorNames = [
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;
export type ErrorName = (typeof errorNames)[number];

/** The longest string that an operation gives, in UTF-16 units. */
export const LONGEST_STRING = 2 ** 26;
/** How many functions may be called, one inside the other, by functions of the run time. */
const MOST_NESTED = 500;

/** Who pays: `charge` for bytes that live on, `spend` for work that the program cannot see. */
export type Budget = Pick<Meter, 'charge' | 'spend'>;

/**
 * One set of built-in objects (ECMA-262, 9.3) with what all operations need: conversion, limits, errors. Lives as long as
 * the run; the built-ins themselves are made by the `install` functions.
 */
export class Realm {
  readonly objectPrototype = new Obj(null);
  readonly functionPrototype: FunctionObj;
  readonly arrayPrototype: ArrayObj;
  readonly stringPrototype: Obj;
  readonly numberPrototype: Obj;
  readonly booleanPrototype: Obj;
  readonly pointerPrototype: Obj;
  readonly global: Obj;
  /** Constructors of errors and the prototypes of what they make. */
  readonly errors = new Map<ErrorName, { readonly constructor: FunctionObj; readonly prototype: Obj }>();
  /** Arrays that are being made text. */
  readonly joining = new Set<Obj>();
  readonly #budget: Budget;
  #nested = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
    const above = this.objectPrototype;
    const nothing: Native = () => undefined;
    this.functionPrototype = new FunctionObj(above, { kind: 'native', call: nothing, construct: undefined });
    // In JavaScript these are themselves what they are the prototypes of.
    this.arrayPrototype = new ArrayObj(above, []);
    this.stringPrototype = new WrapperObj(above, '');
    this.numberPrototype = new WrapperObj(above, 0);
    this.booleanPrototype = new WrapperObj(above, false);
    this.pointerPrototype = new Obj(above);
    this.global = this.object();
  }

  // Bounds

  /** About so many bytes are about to be allocated. */
  charge(bytes: number): void {
    this.#budget.charge(bytes);
  }

  /** About so much work is done: one is what a look at a byte takes. */
  spend(units: number): void {
    this.#budget.spend(units);
  }

  /** Runs what may come back to itself by way of the program's data. */
  nested<T>(action: () => T): T {
    this.#deeper();
    try {
      return action();
    } finally {
      this.#nested--;
    }
  }

  #deeper(): void {
    if (this.#nested >= MOST_NESTED) throw new Trap('stack-overflow', 'in the run time of dynamic values');
    this.#nested++;
  }

  // Objects

  object(prototype: Obj | null = this.objectPrototype): Obj {
    this.charge(OBJECT_COST);
    return new Obj(prototype);
  }

  /** An array of elements of its own. */
  array(elements: Element[]): ArrayObj {
    checkedLength(this, elements.length);
    this.charge(OBJECT_COST + elements.length * ELEMENT_COST);
    return new ArrayObj(this.arrayPrototype, elements);
  }

  pointer(address: number): PointerObj {
    this.charge(POINTER_COST);
    return new PointerObj(this.pointerPrototype, address);
  }

  /** ToObject. */
  toObject(value: Value, method: string): Obj {
    this.charge(isObject(value) ? 0 : OBJECT_COST);
    return toObject(this, value) ?? this.fail('TypeError', `${method} called on null or undefined`);
  }

  /** `Object(value)` */
  objectOf(value: Value): Obj {
    this.charge(isObject(value) ? 0 : OBJECT_COST);
    return toObject(this, value) ?? this.object();
  }

  function(name: string, length: number, behaviour: Behaviour): FunctionObj {
    this.charge(OBJECT_COST);
    const made = new FunctionObj(this.functionPrototype, behaviour);
    put(this, made, 'length', length, CONFIGURABLE);
    put(this, made, 'name', name, CONFIGURABLE);
    return made;
  }

  /** A function without a prototype, which is no constructor. */
  method(name: string, length: number, call: Native): FunctionObj {
    return this.function(name, length, { kind: 'native', call, construct: undefined });
  }

  /** What is written as `function` in JavaScript: `new` makes an object with its prototype and calls it for that. */
  plainFunction(name: string, length: number, call: Native): FunctionObj {
    const made = this.function(name, length, { kind: 'native', call, construct: 'plain' });
    const prototype = this.object();
    put(this, prototype, 'constructor', made, HIDDEN);
    put(this, made, 'prototype', prototype, WRITABLE);
    return made;
  }

  // Errors

  error(name: ErrorName, message: string): Obj {
    this.charge(OBJECT_COST + textCost(message));
    const error = new Obj(this.errors.get(name)?.prototype ?? this.objectPrototype, 'Error');
    put(this, error, 'message', message, HIDDEN);
    return error;
  }

  fail(name: ErrorName, message: string): never {
    throw new Thrown(this.error(name, message));
  }

  // Functions

  call(callee: Value, self: Value, args: readonly Value[]): Value {
    if (!isCallable(callee)) return this.fail('TypeError', `${show(callee)} is not a function`);
    const { call, to, given } = this.#unbound(callee, self, args);
    this.#deeper();
    try {
      return call(this, to, given);
    } finally {
      this.#nested--;
    }
  }

  /** `new callee (…args)` */
  construct(callee: Value, args: readonly Value[]): Obj {
    if (!isConstructor(callee)) return this.fail('TypeError', `${show(callee)} is not a constructor`);
    const { target, call, construct, given } = this.#unbound(callee, undefined, args);
    const prototype = get(this, target, 'prototype');
    const above = isObject(prototype) ? prototype : this.objectPrototype;
    return this.nested(() => {
      if (construct !== undefined && construct !== 'plain') return construct(this, given, above);
      const made = this.object(above);
      const result = call(this, made, given);
      return isObject(result) ? result : made;
    });
  }

  /** What a bound function calls in the end, and for what. */
  #unbound(callee: FunctionObj, self: Value, args: readonly Value[]) {
    let [target, to, given] = [callee, self, args];
    while (target.behaviour.kind === 'bound') {
      const { behaviour } = target;
      this.spend(1 + behaviour.args.length + given.length);
      if (behaviour.args.length > 0) {
        this.charge(ELEMENT_COST * (behaviour.args.length + given.length));
        given = behaviour.args.concat(given);
      }
      to = behaviour.self;
      target = behaviour.target;
    }
    const { call, construct } = target.behaviour;
    return { target, call, construct, to, given };
  }

  // Properties of any value

  /** Where the properties of a value that is no object are looked up. */
  prototypeOf(value: boolean | number | string): Obj {
    if (typeof value === 'string') return this.stringPrototype;
    return typeof value === 'number' ? this.numberPrototype : this.booleanPrototype;
  }

  #base(value: Value, key: string, doing: 'read' | 'set'): Obj {
    if (isObject(value)) return value;
    if (value !== undefined && value !== null) return this.prototypeOf(value);
    return this.fail('TypeError', `Cannot ${doing} properties of ${value} (${doing}ing '${key}')`);
  }

  /** `value[key]` */
  get(value: Value, key: string): Value {
    const base = this.#base(value, key, 'read');
    return ofText(value, key)?.value ?? get(this, base, key, value);
  }

  /** `value[index]`, of a number. */
  getAt(value: Value, index: number): Value {
    return isObject(value) ? getAt(this, value, index) : this.get(value, String(index));
  }

  /** `value[key] = content`. What cannot be set stays as it is, without an exception (JavaScript's older mode). */
  set(value: Value, key: string, content: Value): undefined {
    this.#base(value, key, 'set');
    if (isObject(value)) set(this, value, key, content);
  }

  // Conversions

  text(value: Value): string {
    return toText(this, value);
  }

  number(value: Value): number {
    return toNumber(this, value);
  }

  integer(value: Value): number {
    return toInteger(this, value);
  }

  /** `object.length`, as functions of arrays read it. */
  lengthOf(object: Obj): number {
    return object instanceof ArrayObj ? object.length : toLength(this, get(this, object, 'length'));
  }

  // Text

  /** `a + b` */
  concat(a: string, b: string): string {
    this.growText(a.length + b.length);
    return a + b;
  }

  checkText(length: number): void {
    if (length > LONGEST_STRING) this.fail('RangeError', 'Invalid string length');
  }

  /** To be told of the length of text that is about to be made. */
  growText(length: number): void {
    this.checkText(length);
    this.spend(length >> 2);
    this.charge(2 * length);
  }
}

/** What a bound function calls in the end. */
export function innermostOf(func: FunctionObj): FunctionObj {
  let at = func;
  while (at.behaviour.kind === 'bound') at = at.behaviour.target;
  return at;
}

function isConstructor(value: Value): value is FunctionObj {
  if (!isCallable(value)) return false;
  const { behaviour } = innermostOf(value);
  return behaviour.kind === 'native' && behaviour.construct !== undefined;
}

/** A value as messages name it. */
export function show(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (!isObject(value)) return String(value);
  if (value instanceof ArrayObj) return 'an array';
  if (!isCallable(value)) return 'an object';
  const name = value.properties.get('name')?.value;
  return `function ${typeof name === 'string' ? name : ''}`;
}
