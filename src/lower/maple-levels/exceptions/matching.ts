/**
 * Types of thrown values. What a handler of Java or C++ is told of a value is a number, its token: 1 for a managed object,
 * whose class says the rest; from 2 on one number for each other type that the program throws or catches.
 */
import type { Code, Node } from '../../../maple/code.ts';
import { Layout } from '../../../maple/layout.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import { isStruct, type Type, type TypeId } from '../../../maple/types.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { typeOfPlace } from './structures.ts';

export const OBJECT = 1;
export const FIRST_TOKEN = 2;

export type Match =
  | { readonly kind: 'all' }
  | { readonly kind: 'class'; readonly type: TypeId }
  | { readonly kind: 'token'; readonly token: number };

export class Matching {
  readonly #module: Module;
  readonly #layout: Layout;
  readonly #tokens = new Map<string, number>();
  /** Addresses of unknown type are objects where handlers are those of Java. */
  readonly #rawIsObject: boolean;

  constructor(module: Module, rawIsObject: boolean) {
    this.#module = module;
    this.#layout = new Layout(module, pointerSizeOf(module));
    this.#rawIsObject = rawIsObject;
  }

  /** Names of the types behind the tokens, from the first one that is no object. */
  get names(): string[] {
    return [...this.#tokens.keys()];
  }

  takesAll(types: readonly TypeId[]): boolean {
    return types.length === 0 || types.some((type) => this.match(type).kind === 'all');
  }

  /** What a value must be for a handler of this type. */
  match(type: TypeId, func?: Func): Match {
    const resolved = this.#module.resolve(type, func);
    const pointed = resolved.kind === 'pointer' ? this.#module.resolve(resolved.to, func) : resolved;
    if (pointed.kind === 'prim' && (pointed.prim === 'void' || pointed.prim === 'unknown')) return { kind: 'all' };
    if (this.#isManaged(pointed) || isUndefinedName(pointed)) return { kind: 'class', type };
    return { kind: 'token', token: this.#token(this.#keyOf(type, func)) };
  }

  /** The token of what a `throw` throws. */
  tokenOf(code: Code, value: Node, func: Func): number {
    const prim = code.prim(value);
    if (prim === 'ref') return OBJECT;
    const type = typeOfPlace(this.#module, this.#layout.within(func), code, value, func);
    if (type === undefined || this.#module.types.get(type).kind === 'prim') return this.#tokenOfPrim(prim);
    if (prim === 'agg') return this.#token(this.#keyOf(type, func));
    const resolved = this.#module.resolve(type, func);
    const pointed = resolved.kind === 'pointer' ? this.#module.resolve(resolved.to, func) : resolved;
    return this.#isManaged(pointed) || isUndefinedName(pointed) ? OBJECT : this.#token(this.#keyOf(type, func));
  }

  #tokenOfPrim(prim: PrimType): number {
    if (isAddress(prim)) return this.#rawIsObject ? OBJECT : this.#token('ptr');
    return this.#token(prim);
  }

  #isManaged(type: Type): boolean {
    return (
      type.kind === 'class' ||
      type.kind === 'interface' ||
      (type.kind === 'array' && type.size === undefined) ||
      (type.kind === 'prim' && type.prim === 'ref')
    );
  }

  /** Pointers by what they point to, structures by their names, other types by their primitive type. */
  #keyOf(type: TypeId, func: Func | undefined): string {
    let key = '';
    let at = this.#module.resolve(type, func);
    if (isStruct(at)) return this.#nameOf(type, func) ?? at.kind;
    for (let steps = 0; at.kind === 'pointer' && steps < 100; steps++) {
      key += '* ';
      at = this.#module.types.get(at.to);
    }
    if (at.kind === 'prim') return key === '' && isAddress(at.prim) ? 'ptr' : key + at.prim;
    return key + (at.kind === 'name' ? at.name : at.kind);
  }

  /** The last name on the way to a structure: names of names are the same type. */
  #nameOf(type: TypeId, func: Func | undefined): string | undefined {
    let last: string | undefined;
    let at = this.#module.types.get(type);
    for (let steps = 0; at.kind === 'name' && steps < 100; steps++) {
      last = at.name;
      const def = func?.types.get(at.name) ?? this.#module.typeDefs.get(at.name);
      if (def === undefined) break;
      at = this.#module.types.get(def.type);
    }
    return last;
  }

  #token(key: string): number {
    let token = this.#tokens.get(key);
    if (token === undefined) this.#tokens.set(key, (token = this.#tokens.size + FIRST_TOKEN));
    return token;
  }
}

function isAddress(prim: PrimType): boolean {
  return prim === 'ptr' || prim === 'a32' || prim === 'a64';
}

function isUndefinedName(type: Type): boolean {
  return type.kind === 'name';
}
