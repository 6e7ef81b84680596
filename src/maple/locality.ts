/**
 * What is local to its module: functions with `static` or `local`, variables with `fstatic`, `static` or `local`. Of members of classes
 * `static` says something else: one for all objects.
 */
import { javaOwner } from './method-names.ts';
import type { Func, Module, Variable } from './module.ts';
import { isStruct, type Attr } from './types.ts';

export class Locality {
  readonly #module: Module;
  #methods: ReadonlySet<string> | undefined;

  constructor(module: Module) {
    this.#module = module;
  }

  isLocalFunc({ name, attrs }: Func): boolean {
    if (hasAttr(attrs, 'local')) return true;
    return hasAttr(attrs, 'static') && !this.#isMember(name, attrs) && !this.#listed().has(name);
  }

  isLocalVariable({ name, attrs, storage }: Variable): boolean {
    if (storage === 'fstatic' || storage === 'pstatic') return true;
    return hasAttr(attrs, 'local') || (hasAttr(attrs, 'static') && !this.#isMember(name, attrs));
  }

  #isMember(name: string, attrs: readonly Attr[]): boolean {
    if (hasAttr(attrs, 'public') || hasAttr(attrs, 'private') || hasAttr(attrs, 'protected')) return true;
    const owner = javaOwner(name);
    return owner !== undefined && (this.#module.typeDefs.has(owner) || this.#module.classes.has(owner));
  }

  #listed(): ReadonlySet<string> {
    return (this.#methods ??= methodsOf(this.#module));
  }
}

function methodsOf({ types, typeDefs, classes }: Module): Set<string> {
  const names = new Set<string>();
  for (const { type: id } of [...typeDefs.values(), ...classes.values()]) {
    const type = types.get(id);
    if (isStruct(type)) for (const { name } of type.methods) names.add(name);
  }
  return names;
}

export function hasAttr(attrs: readonly Attr[], word: string): boolean {
  return attrs.some(({ name }) => name === word);
}

/** Does a declaration ask for no definition? The address of what nobody defines is null then. */
export function isWeakReference(attrs: readonly Attr[]): boolean {
  return hasAttr(attrs, 'weak') || hasAttr(attrs, 'weakref');
}

/** Is it such a variable, which this module only declares? If the host has none of the name, its address is null. */
export function isWeakVariable({ storage, init, attrs }: Variable): boolean {
  return storage === 'extern' && init === undefined && isWeakReference(attrs);
}
