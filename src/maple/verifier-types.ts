/**
 * Rules about types. Each type is looked at once, where it is used first: `use` follows it through pointers, arrays,
 * functions and inline structures (with a stack of its own) and reports names that nobody defines, and structures that
 * make no sense. What may not stand by value is asked separately, by `checkValue`, for whatever holds a value.
 */
import { primByCode, primRows } from '../scalar/prim-types.ts';
import type { Span } from '../base/source.ts';
import type { Layout } from './layout.ts';
import type { Func, TypeDef } from './module.ts';
import { layoutAttrs } from './type-attributes.ts';
import { allParts, isStruct, partsOf, type Field, type StructType, type Type, type TypeId } from './types.ts';
import { describeType, isWholeWord, type Verification } from './verification.ts';
import { checkInterfaces, checkMembers } from './verifier-classes.ts';

const NO_PARAMS: ReadonlySet<string> = new Set();

export class TypeChecker {
  readonly #v: Verification;
  /** Types that were looked at, by the layout in which their names were read. */
  readonly #known = new WeakMap<Layout, number[]>();
  readonly #params = new Map<TypeId, ReadonlySet<string>>();
  readonly #funcParams = new WeakMap<Func, ReadonlySet<string>>();
  readonly #hasGenerics: boolean;

  constructor(v: Verification) {
    this.#v = v;
    this.#hasGenerics = hasParams(v);
  }

  isKnown(layout: Layout, type: TypeId): boolean {
    return this.#knownIn(layout)[type] === 1;
  }

  /** TYPE-1 and, through all that the type contains, the rules about structures and instantiations. */
  use(layout: Layout, type: TypeId, span: Span | undefined, allowsParams: boolean): void {
    if (this.#hasGenerics && !allowsParams) this.#checkConcrete(layout, type, span);
    const known = this.#knownIn(layout);
    const stack = [type];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (known[id] === 1) continue;
      known[id] = 1;
      this.#useOne(layout, id, span, stack);
    }
  }

  /** TYPE-4, TYPE-6 and TYPE-12: what a variable, field or element of this type would be. */
  checkValue(layout: Layout, type: TypeId, name: string, span: Span | undefined, isExtern: boolean): void {
    let resolved = layout.resolve(type);
    for (let steps = 0; resolved.kind === 'array' && steps < layout.module.types.size; steps++)
      resolved = layout.resolve(resolved.of);
    if (resolved.kind === 'prim' && resolved.prim === 'void') this.#v.report('MPL2112', wordIn(span, name), [name]);
    if (!isStruct(resolved)) return;
    if (resolved.incomplete && !isExtern) this.#v.report('MPL2104', wordIn(span, name), [name]);
    else if (resolved.kind === 'interface') this.#v.report('MPL2106', wordIn(span, name), [name]);
    const size = layout.sizeOf(type);
    if (size > addressSpace(layout)) this.#reportSize(layout, name, size, span);
  }

  /** TYPE-13. */
  checkSize(layout: Layout, type: TypeId, name: string, span: Span | undefined): void {
    const size = layout.sizeOf(type);
    if (size > addressSpace(layout) && !isStruct(layout.resolve(type))) this.#reportSize(layout, name, size, span);
  }

  /** Has a type parameters of its own, so that only its instances have a layout? */
  isGeneric(type: TypeId): boolean {
    return this.#hasGenerics && this.#paramsOf(this.#v.layout, this.#v.layout.resolveId(type)).size > 0;
  }

  /** The type parameters of a function: those that its parameters, results and variables mention. */
  paramsOfFunc(func: Func): ReadonlySet<string> {
    if (!this.#hasGenerics) return NO_PARAMS;
    let params = this.#funcParams.get(func);
    if (params === undefined) {
      const found = new Set<string>();
      const layout = this.#v.layout.within(func);
      const types = [
        ...func.locals.map((local) => local.type),
        ...func.results,
        ...func.params.map((param) => (param.kind === 'reg' ? param.type : func.locals[param.local].type)),
      ];
      for (const type of types) for (const param of this.#paramsOf(layout, type)) found.add(param);
      this.#funcParams.set(func, (params = found));
    }
    return params;
  }

  /** TYPE-8: what is wrong with a vector for these type parameters. */
  instantProblem(params: ReadonlySet<string>, given: readonly string[]): string | undefined {
    const seen = new Set<string>();
    for (const param of given) {
      if (!params.has(param)) return `gives a type to \`${param}\`, which it does not have`;
      if (seen.has(param)) return `gives a type to \`${param}\` twice`;
      seen.add(param);
    }
    const missing = [...params].find((param) => !seen.has(param));
    return missing === undefined ? undefined : `gives no type to \`${missing}\``;
  }

  #knownIn(layout: Layout): number[] {
    let known = this.#known.get(layout);
    if (known === undefined) this.#known.set(layout, (known = this.#v.byType(layout)));
    return known;
  }

  #useOne(layout: Layout, id: TypeId, span: Span | undefined, stack: TypeId[]): void {
    const type = this.#v.module.types.get(id);
    if (type.kind === 'name') this.#useName(layout, type, span);
    else if (isStruct(type)) this.#checkStruct(layout, type, span);
    for (const part of allParts(type)) stack.push(part);
  }

  #useName(layout: Layout, type: Extract<Type, { kind: 'name' }>, span: Span | undefined): void {
    const def = layout.definition(type.name);
    if (def === undefined) return this.#reportUnknown(layout, type.name, span);
    if (!this.#hasGenerics) return;
    const params = this.#paramsOf(layout, def.type);
    if (type.instant.length === 0) {
      if (params.size > 0) this.#v.report('MPL2109', wordIn(span, type.name), [type.name]);
      return;
    }
    const problem = this.instantProblem(
      params,
      type.instant.map((item) => item.param),
    );
    if (problem !== undefined) this.#v.report('MPL2108', wordIn(span, type.name), [type.name, problem]);
  }

  #reportUnknown(layout: Layout, name: string, span: Span | undefined): void {
    if (this.#v.module.classes.has(name)) return;
    this.#v.reportName(
      'MPL2101',
      `type ${name}`,
      name,
      () => wordIn(span, name),
      () => layout.definedNames(),
    );
  }

  #checkStruct(layout: Layout, struct: StructType, span: Span | undefined): void {
    this.#checkParents(layout, struct, span);
    const placeOf = (word: string, occurrence = 0): Span | undefined => wordIn(span, word, occurrence);
    checkMembers(this.#v, struct, placeOf);
    if (struct.interfaces.length > 0) checkInterfaces(this.#v, struct, placeOf);
    struct.fields.forEach((field, i) => {
      const place = this.#fieldSpan(field, span);
      if (field.bits !== undefined) this.#checkBitField(layout, field, field.bits, place);
      if (field.fromParent || struct.kind === 'interface' || layoutAttrs(field.attrs).isStatic) return;
      this.checkValue(layout, field.type, field.name, place, false);
      const type = layout.resolve(field.type);
      const isLast = i === struct.fields.length - 1 || struct.kind === 'union';
      if (type.kind === 'array' && type.size === undefined && !isLast && struct.kind !== 'class')
        this.#v.report('MPL2105', place, [field.name]);
      if (hasFlexibleEnd(layout, type)) this.#v.report('MPL2114', place, [field.name]);
    });
  }

  #fieldSpan(field: Field, span: Span | undefined): Span | undefined {
    // A field of an imported type has its place in another file: the import directive stands for it.
    const isInside =
      span !== undefined && field.start >= span.start && field.end <= span.end && field.end > field.start;
    return isInside ? { source: span.source, start: field.start, end: field.end } : span;
  }

  #checkBitField(layout: Layout, field: Field, bits: number, span: Span | undefined): void {
    const type = layout.resolve(field.type);
    if (type.kind !== 'prim' || primRows[type.prim].kind !== 'int') {
      if (type.kind !== 'param' && type.kind !== 'name')
        this.#v.report('MPL2110', span, [field.name, `is ${describeType(layout, field.type)}, not an integer`]);
    } else if (bits > primRows[type.prim].bits)
      this.#v.report('MPL2110', span, [field.name, `has ${bits} bits, ${type.prim} has ${primRows[type.prim].bits}`]);
  }

  #checkParents(layout: Layout, struct: StructType, span: Span | undefined): void {
    for (const parent of struct.parents) {
      const type = layout.resolve(parent);
      if (type.kind === 'name' || type.kind === 'param' || type.kind === struct.kind) continue;
      this.#v.report('MPL2111', span, [describeType(layout, parent).replace(/`/g, ''), struct.kind]);
    }
  }

  #reportSize(layout: Layout, name: string, size: number, span: Span | undefined): void {
    this.#v.report('MPL2113', wordIn(span, name), [
      name,
      size < 1e21 ? String(size) : size.toExponential(2),
      layout.pointerSize,
    ]);
  }

  /** TYPE-7. */
  #checkConcrete(layout: Layout, type: TypeId, span: Span | undefined): void {
    for (const param of this.#paramsOf(layout, type)) return this.#v.report('MPL2107', wordIn(span, param), [param]);
  }

  /** Type parameters that a type mentions; those of a named type are its own affair. */
  #paramsOf(layout: Layout, type: TypeId): ReadonlySet<string> {
    const cached = this.#params.get(type);
    if (cached !== undefined) return cached;
    const found = new Set<string>();
    const seen = new Set<TypeId>();
    const stack = [type];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const own = layout.module.types.get(id);
      if (own.kind === 'param') found.add(own.name);
      // The type parameters of a method are its own.
      for (const part of partsOf(own)) stack.push(part);
    }
    this.#params.set(type, found);
    return found;
  }
}

function hasParams(v: Verification): boolean {
  const { types } = v.module;
  for (let id = primByCode.length; id < types.size; id++) {
    const type = types.get(id as TypeId);
    if (type.kind === 'param' || (type.kind === 'name' && type.instant.length > 0)) return true;
  }
  return false;
}

function addressSpace(layout: Layout): number {
  return layout.pointerSize === 8 ? 2 ** 47 : 2 ** 31;
}

function hasFlexibleEnd(layout: Layout, type: Type): boolean {
  if (type.kind !== 'struct') return false;
  const last = type.fields[type.fields.length - 1];
  if (last === undefined) return false;
  const resolved = layout.resolve(last.type);
  return resolved.kind === 'array' && resolved.size === undefined;
}

/** A whole word inside a span, the n-th from 0, where it can be found, else the span. */
export function wordIn(span: Span | undefined, word: string, occurrence = 0): Span | undefined {
  if (span === undefined || word === '') return span;
  const { source, end } = span;
  let left = occurrence;
  for (
    let at = source.text.indexOf(word, span.start);
    at >= 0 && at + word.length <= end;
    at = source.text.indexOf(word, at + 1)
  )
    if (isWholeWord(source.text, at, word.length) && left-- === 0) return { source, start: at, end: at + word.length };
  return span;
}

/** TYPE-2: the named types that contain themselves, found by laying all of them out. */
export function recursiveDefs(layout: Layout, defs: Iterable<TypeDef>): Set<TypeDef> {
  const byType = new Map<TypeId, TypeDef>();
  for (const def of defs) {
    layout.sizeOf(def.type);
    byType.set(def.type, def);
  }
  const found = new Set<TypeDef>();
  for (const id of layout.recursive) {
    const def = byType.get(layout.resolveId(id)) ?? byType.get(id);
    const type = layout.module.types.get(id);
    if (def !== undefined) found.add(def);
    else if (type.kind === 'array') {
      const inner = byType.get(layout.resolveId(type.of));
      if (inner !== undefined) found.add(inner);
    }
  }
  return found;
}
