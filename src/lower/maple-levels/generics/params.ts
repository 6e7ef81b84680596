/**
 * Type parameters: which ones types and functions mention; and the names of their instances. What mentions a parameter is
 * generic, whether or not its text says so: it has no size and no code of its own.
 */
import type { Func, Module } from '../../../maple/module.ts';
import { partsOf, type Instantiation, type TypeId } from '../../../maple/types.ts';

/** Answers are kept by type: types do not change once they are in the table. */
export class TypeParams {
  readonly #module: Module;
  readonly #params = new Map<TypeId, ReadonlySet<string>>();

  constructor(module: Module) {
    this.#module = module;
  }

  /** Those of its locals, results, parameters and registers. */
  ofFunc(func: Func): Set<string> {
    const types = [
      ...func.locals.map((local) => local.type),
      ...func.results,
      ...func.params.flatMap((param) => (param.kind === 'reg' ? [param.type] : [])),
      ...[...func.pregs.values()].map((decl) => decl.type),
    ];
    return new Set(types.flatMap((type) => [...this.of(type)]));
  }

  /** Type parameters that a type mentions. */
  of(type: TypeId): ReadonlySet<string> {
    const cached = this.#params.get(type);
    if (cached !== undefined) return cached;
    const found = new Set<string>();
    const seen = new Set<TypeId>();
    const stack = [type];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const own = this.#module.types.get(id);
      if (own.kind === 'param') found.add(own.name);
      for (const part of partsOf(own)) stack.push(part);
    }
    this.#params.set(type, found);
    return found;
  }

  /** `$pair.i32`, `&swap.pair.i32`: long vectors are cut, `freshName` tells equal names apart. */
  nameWith(name: string, vector: readonly Instantiation[]): string {
    return `${name}.${vector.map((item) => this.#wordOf(item.type)).join('.')}`.slice(0, 120);
  }

  /** `ptr.array4.i32` for `<* <[4] i32>>`. */
  #wordOf(id: TypeId): string {
    let prefix = '';
    let type = this.#module.types.get(id);
    for (let steps = 0; steps < 20 && (type.kind === 'pointer' || type.kind === 'array'); steps++) {
      prefix += type.kind === 'pointer' ? 'ptr.' : `array${type.size ?? ''}.`;
      type = this.#module.types.get(type.kind === 'pointer' ? type.to : type.of);
    }
    return prefix + (type.kind === 'prim' ? type.prim : type.kind === 'name' ? type.name.slice(1) : type.kind);
  }
}

/** The same for equal vectors, whatever the order in which they are written. */
export function vectorKey(vector: readonly Instantiation[]): string {
  return vector
    .map((item) => `${item.param}=${item.type}`)
    .sort()
    .join();
}

/** The name itself, or with the first number that makes it free. */
export function freshName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let i = 2; isTaken(name); i++) name = `${wanted}.${i}`;
  return name;
}
