/**
 * The values of a program and the data that its objects are: plain records of ours, whose properties stand in maps.
 *
 * A value is one of JavaScript's primitive ones or an `Obj`, and nothing else: `Value` is closed. What a program reads,
 * calls or changes is looked up in these maps and fields by the functions of properties.ts; no key of a program ever
 * meets a property of a host object, so nothing of the host can be named. Host functions stand in one place, the
 * `behaviour` of a function, where only `call` and `construct` of the realm run them.
 */
import type { Realm } from './realm.ts';

/** Primitive values are the host's own. */
export type Primitive = undefined | null | boolean | number | string;
export type Value = Primitive | Obj;

/** Attributes of a property. */
export const WRITABLE = 1;
export const ENUMERABLE = 2;
export const CONFIGURABLE = 4;
/** Those of what an assignment makes, and of what the run time makes (methods, lengths of functions). */
export const PLAIN = WRITABLE | ENUMERABLE | CONFIGURABLE;
export const HIDDEN = WRITABLE | CONFIGURABLE;

/** A property with a getter, a setter, or both; a missing setter makes assignments fail in strict code. */
export interface Accessor {
  readonly get: FunctionObj | undefined;
  readonly set: FunctionObj | undefined;
}

/** With an accessor there is no value, and `WRITABLE` means nothing. */
export interface Property {
  value: Value;
  accessor: Accessor | undefined;
  flags: number;
}

/** What `Object.prototype.toString` calls an object. */
export type Kind =
  | 'Object'
  | 'Array'
  | 'Function'
  | 'Error'
  | 'Arguments'
  | 'Boolean'
  | 'Number'
  | 'String'
  | 'Pointer';

/** An ordinary object (ECMA-262, 10.1): a prototype and properties. What differs for arrays and wrappers is in properties.ts. */
export class Obj {
  readonly kind: Kind;
  prototype: Obj | null;
  isExtensible = true;
  /** In the order in which they were made. */
  readonly properties = new Map<string, Property>();

  constructor(prototype: Obj | null, kind: Kind = 'Object') {
    this.prototype = prototype;
    this.kind = kind;
  }
}

/** The place of an element that is not there. */
export const HOLE = Symbol('hole');
/** What stands in `dense`: a hole is no element, and is looked up in the prototypes. */
export type Element = Value | typeof HOLE;

/**
 * Elements from 0 on stand side by side in `dense`, all with the attributes `PLAIN`. The rest, if `isSparse` is set, are
 * properties with their indices as keys; then `dense` does not grow any more.
 */
export class ArrayObj extends Obj {
  dense: Element[];
  isSparse = false;
  length: number;
  isLengthWritable = true;

  constructor(prototype: Obj | null, elements: Element[]) {
    super(prototype, 'Array');
    this.dense = elements;
    this.length = elements.length;
  }
}

/** What a function of the run time does, with `this` first. */
export type Native = (realm: Realm, self: Value, args: readonly Value[]) => Value;
/** What `new` does: makes an object with a prototype. */
export type Construct = (realm: Realm, args: readonly Value[], prototype: Obj) => Obj;

/** What a call of a function does. Functions of the program are native ones that call it. */
export type Behaviour =
  /** `construct` is `plain` where `new` makes an object and calls the function for it. */
  | { readonly kind: 'native'; readonly call: Native; readonly construct: Construct | 'plain' | undefined }
  | { readonly kind: 'bound'; readonly target: FunctionObj; readonly self: Value; readonly args: readonly Value[] };

/** Anything that can be called, and perhaps constructed. */
export class FunctionObj extends Obj {
  readonly behaviour: Behaviour;

  constructor(prototype: Obj | null, behaviour: Behaviour) {
    super(prototype, 'Function');
    this.behaviour = behaviour;
  }
}

/** A primitive value as an object: `Object(5)`. The characters of text are properties of it. */
export class WrapperObj extends Obj {
  readonly primitive: boolean | number | string;

  constructor(prototype: Obj | null, primitive: boolean | number | string) {
    super(prototype, wrapperKind(primitive));
    this.primitive = primitive;
  }
}

function wrapperKind(primitive: boolean | number | string): Kind {
  if (typeof primitive === 'string') return 'String';
  return typeof primitive === 'number' ? 'Number' : 'Boolean';
}

/** An address as a dynamic value. It is made whenever one is read, and has nothing of its own: only the address counts. */
export class PointerObj extends Obj {
  readonly address: number;

  constructor(prototype: Obj, address: number) {
    super(prototype, 'Pointer');
    this.address = address;
    this.isExtensible = false;
  }
}

export function isObject(value: Value): value is Obj {
  return value instanceof Obj;
}

export function isCallable(value: Value): value is FunctionObj {
  return value instanceof FunctionObj;
}

/** The number that a key is the index of, or -1: only the usual way to write it counts. */
export function arrayIndex(key: string): number {
  const first = key.charCodeAt(0) - 48;
  if (!(first >= 0 && first <= 9) || key.length > 10) return -1;
  const index = Number(key);
  return Number.isInteger(index) && index < 2 ** 32 - 1 && String(index) === key ? index : -1;
}

/** `a === b` */
export function isIdentical(a: Value, b: Value): boolean {
  return a === b || (a instanceof PointerObj && b instanceof PointerObj && a.address === b.address);
}

/** The same, but NaN is itself, and the zeros are two. */
export function isSame(a: Value, b: Value): boolean {
  if (typeof a === 'number' && typeof b === 'number') return Object.is(a, b);
  return isIdentical(a, b);
}

// What things take, roughly, in bytes.

export const OBJECT_COST = 224;
export const POINTER_COST = 96;
export const PROPERTY_COST = 144;
export const ELEMENT_COST = 32;

export function textCost(text: string): number {
  return 64 + 2 * text.length;
}
