/**
 * Types of thrown values. What a handler of Java or C++ is told of a value is a number, its token: 1 for a managed object,
 * whose class says the rest; from 2 on one number for each other type that the program throws or catches.
 */
import { RETVAL0, specialRegs, type Code, type Node } from '../../../maple/code.ts';
import type { Func, Module } from '../../../maple/module.ts';
import type { Type, TypeId } from '../../../maple/types.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';

export const OBJECT = 1;
export const FIRST_TOKEN = 2;

export type Match =
  | { readonly kind: 'all' }
  | { readonly kind: 'class'; readonly type: TypeId }
  | { readonly kind: 'token'; readonly token: number };

export class Matching {
  readonly #module: Module;
  readonly #tokens = new Map<string, number>();
  /** Addresses of unknown type are objects where handlers are those of Java. */
  readonly #rawIsObject: boolean;

  constructor(module: Module, rawIsObject: boolean) {
    this.#module = module;
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
    return { kind: 'token', token: this.#token(this.#keyOf(resolved)) };
  }

  /** The token of what a `throw` throws. */
  tokenOf(code: Code, value: Node, func: Func): number {
    const prim = code.prim(value);
    if (prim === 'ref') return OBJECT;
    const type = this.#typeOf(code, value, func);
    if (type === undefined || this.#module.types.get(type).kind === 'prim') return this.#tokenOfPrim(prim);
    const resolved = this.#module.resolve(type, func);
    const pointed = resolved.kind === 'pointer' ? this.#module.resolve(resolved.to, func) : resolved;
    return this.#isManaged(pointed) || isUndefinedName(pointed) ? OBJECT : this.#token(this.#keyOf(resolved));
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

  #typeOf(code: Code, value: Node, func: Func): TypeId | undefined {
    switch (code.op(value)) {
      case 'dread':
        return code.field(value) === 0 ? this.#module.variable(code.var(value), func).type : undefined;
      case 'regread':
        return code.reg(value) > 0 ? func.pregs.get(code.reg(value))?.type : undefined;
      case 'iread': {
        const pointer = this.#module.resolve(code.type(value), func);
        return pointer.kind === 'pointer' && code.field(value) === 0 ? pointer.to : undefined;
      }
      case 'retype':
        return code.type(value);
      case 'gcmalloc':
      case 'gcpermalloc':
        return this.#module.types.pointer(code.type(value));
      default:
        return undefined;
    }
  }

  /** Pointers by what they point to, other types by their primitive type. */
  #keyOf(type: Type): string {
    let key = '';
    let at = type;
    for (let steps = 0; at.kind === 'pointer' && steps < 100; steps++) {
      key += '* ';
      at = this.#module.types.get(at.to);
    }
    if (at.kind === 'prim') return key === '' && isAddress(at.prim) ? 'ptr' : key + at.prim;
    return key + (at.kind === 'name' ? at.name : at.kind);
  }

  #token(key: string): number {
    let token = this.#tokens.get(key);
    if (token === undefined) this.#tokens.set(key, (token = this.#tokens.size + FIRST_TOKEN));
    return token;
  }
}

/** The value that a handler reads, thrown again: its token is the one that it came with. */
export function isThrownValue(code: Code, value: Node): boolean {
  return code.op(value) === 'regread' && code.reg(value) === specialRegs['%%thrownval'] && code.reg(value) > RETVAL0;
}

function isAddress(prim: PrimType): boolean {
  return prim === 'ptr' || prim === 'a32' || prim === 'a64';
}

function isUndefinedName(type: Type): boolean {
  return type.kind === 'name';
}
