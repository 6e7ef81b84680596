/** How built-in functions get their places: tables of natives with their names and `length`s. */
import { HIDDEN, type Construct, type FunctionObj, type Native, type Obj, type Value } from '../objects.ts';
import { put } from '../properties.ts';
import type { Realm } from '../realm.ts';

export type Method = readonly [name: string, length: number, call: Native];
export type Methods = readonly Method[];

export function installMethods(realm: Realm, target: Obj, methods: Methods): void {
  for (const [name, length, call] of methods) put(realm, target, name, realm.method(name, length, call), HIDDEN);
}

export function installConstants(realm: Realm, target: Obj, constants: Readonly<Record<string, Value>>): void {
  for (const [name, value] of Object.entries(constants)) put(realm, target, name, value, 0);
}

/** A constructor of the global object, with the prototype of what it makes. */
export function installConstructor(
  realm: Realm,
  name: string,
  length: number,
  prototype: Obj,
  call: Native,
  construct: Construct,
): FunctionObj {
  const made = realm.function(name, length, { kind: 'native', call, construct });
  put(realm, made, 'prototype', prototype, 0);
  put(realm, prototype, 'constructor', made, HIDDEN);
  put(realm, realm.global, name, made, HIDDEN);
  return made;
}
