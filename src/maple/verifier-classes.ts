/**
 * Rules about the members of structures: that each stands once, that interfaces are defined, and that a method has the
 * signature of the one that it overrides (docs/decisions/0074-methods-and-selectors.md).
 */
import type { Span } from '../base/source.ts';
import { isInitialiser, selectorOf } from './method-names.ts';
import { signatureProblem } from './verifier-agreement.ts';
import { isUnnamed } from './struct-layout.ts';
import { isStruct, type Method, type StructType } from './types.ts';
import { describeType, type Verification } from './verification.ts';

/** TYPE-15. `place` finds a word of the declaration. */
export function checkMembers(
  v: Verification,
  struct: StructType,
  place: (word: string, occurrence: number) => Span | undefined,
): void {
  const seen = new Set<string>();
  for (const name of memberNames(struct)) {
    if (seen.has(name)) v.report('MPL2512', place(name, 1), [name]);
    seen.add(name);
  }
}

function* memberNames({ fields, methods, interfaces }: StructType): Iterable<string> {
  for (const field of fields) if (!isUnnamed(field) && field.fromParent !== true) yield `@${field.name}`;
  for (const { name } of methods) yield name;
  yield* interfaces;
}

/** TYPE-16 and TYPE-17. */
export function checkInterfaces(v: Verification, struct: StructType, place: (word: string) => Span | undefined): void {
  for (const name of struct.interfaces) {
    const def = v.layout.definition(name);
    if (def === undefined && !v.module.classes.has(name))
      v.reportName(
        'MPL2514',
        `type ${name}`,
        name,
        () => place(name),
        () => v.layout.definedNames(),
      );
    const type = def === undefined ? undefined : v.layout.resolve(def.type);
    if (type !== undefined && isStruct(type) && type.kind !== 'interface')
      v.report('MPL2515', place(name), [name, describeType(v.layout, v.layout.resolveId(def!.type))]);
  }
}

/** How far above a method the one that it overrides is looked for. */
const MOST_ANCESTORS = 1000;

export class Overriding {
  readonly #v: Verification;
  readonly #methods = new Map<string, ReadonlyMap<string, Method>>();

  constructor(v: Verification) {
    this.#v = v;
  }

  /** TYPE-18, for the methods of one class. */
  check(name: string, struct: StructType, place: (word: string) => Span | undefined): void {
    if (struct.methods.length === 0 || struct.kind === 'interface') return;
    for (const method of struct.methods) {
      const selector = selectorOf(method.name, name);
      const above = isFixed(method) || isInitialiser(selector) ? undefined : this.#findAbove(struct, selector);
      // A function that both bodies list overrides nothing.
      if (above === undefined || above.name === method.name) continue;
      const problem = this.#problem(method, above);
      if (problem !== undefined) this.#v.report('MPL2524', place(method.name), [method.name, above.name, problem]);
    }
  }

  #problem(method: Method, above: Method): string | undefined {
    const { types } = this.#v.module;
    const own = types.get(method.type);
    const other = types.get(above.type);
    if (own.kind !== 'func' || other.kind !== 'func') return undefined;
    const typesOf = (params: typeof own.params): typeof own.results => params.slice(1).map(({ type }) => type);
    return signatureProblem(
      this.#v.layout,
      { params: typesOf(own.params), results: own.results },
      { params: typesOf(other.params), results: other.results },
    );
  }

  /** In the ancestors, nearest first, and in the interfaces of each class on the way. */
  #findAbove(struct: StructType, selector: string): Method | undefined {
    let at: StructType | undefined = struct;
    for (let steps = 0; at !== undefined && steps < MOST_ANCESTORS; steps++) {
      for (const name of at.interfaces) {
        const found = this.#named(name)?.get(selector);
        if (found !== undefined) return found;
      }
      const parent = at.parents.length === 0 ? undefined : this.#v.module.types.get(at.parents[0]);
      if (parent?.kind !== 'name') return undefined;
      const found = this.#named(parent.name)?.get(selector);
      if (found !== undefined) return found;
      at = this.#structNamed(parent.name);
    }
    return undefined;
  }

  #structNamed(name: string): StructType | undefined {
    const def = this.#v.layout.definition(name);
    const type = def === undefined ? undefined : this.#v.layout.resolve(def.type);
    return type !== undefined && isStruct(type) ? type : undefined;
  }

  #named(name: string): ReadonlyMap<string, Method> | undefined {
    const struct = this.#structNamed(name);
    return struct === undefined ? undefined : this.#methodsOf(name, struct);
  }

  /** The methods that can be overridden, by selector. */
  #methodsOf(owner: string, struct: StructType): ReadonlyMap<string, Method> {
    let methods = this.#methods.get(owner);
    if (methods === undefined) {
      const found = new Map<string, Method>();
      for (const method of struct.methods) {
        const selector = selectorOf(method.name, owner);
        if (!isFixed(method) && !isInitialiser(selector)) found.set(selector, method);
      }
      this.#methods.set(owner, (methods = found));
    }
    return methods;
  }
}

const fixed: ReadonlySet<string> = new Set(['static', 'private', 'constructor']);

/** Nothing overrides it, and it overrides nothing. */
function isFixed({ attrs }: Method): boolean {
  return attrs.some((attr) => fixed.has(attr.name));
}
