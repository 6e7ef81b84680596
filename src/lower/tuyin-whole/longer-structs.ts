/**
 * Structs that stand for ones that begin like them: `(i32, i1)` may be a `(i32, i1, i8)`, of which only the beginning is known where it is
 * used. Such a value carries which one it is and what else it has, because writing it writes all of it.
 *
 *     (i32, i1), maybe a (i32, i1, i8)       i32, i1, which, i8
 */
import type { Operand } from '../../linear/nodes.ts';
import type { Graph } from '../../tuyin/graph/nodes.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import { topTypes, type StackType } from '../../tuyin/stack/stacks.ts';
import { sameType, typeText, type Type } from '../../tuyin/types.ts';
import type { Body, Parts } from './body.ts';
import type { Part } from './parts.ts';

export type StructType = Extract<Type, { readonly kind: 'struct' }>;
/** By the text of a struct type, those that it may stand for. */
export type LongerStructs = ReadonlyMap<string, readonly StructType[]>;

/** Finds where a struct is used as a shorter one. */
export function findLongerStructs({ functions }: Graph, codes: readonly (RunnableCode | undefined)[]): LongerStructs {
  const found = new Map<string, Map<string, StructType>>();
  const add = (from: StackType, to: StackType): void => {
    if (from?.kind !== 'struct' || to?.kind !== 'struct' || from.fields.length <= to.fields.length) return;
    const key = typeText(to);
    found.set(key, (found.get(key) ?? new Map<string, StructType>()).set(typeText(from), from));
  };
  codes.forEach((code, id) => {
    code?.types.code.instrs.forEach(({ op, a }, at) => {
      const [before, types] = [code.types.before[at], code.types.instrs[at]];
      if (before === 'unreached' || types === undefined) return;
      const given = topTypes(before, types.takes.length);
      const { result, params } = functions[id];
      given.forEach((from, i) => {
        const places: Readonly<Partial<Record<string, Type | undefined>>> = {
          ret: result,
          stloc: code.types.locals.at(a),
          starg: params.at(a),
        };
        add(from, op in places ? places[op] : types.takes[i]);
      });
    });
  });
  return closed(found);
}

/** One that stands for a second one stands for what that stands for. */
function closed(found: ReadonlyMap<string, Map<string, StructType>>): LongerStructs {
  for (let changes = true; changes;) {
    changes = false;
    for (const all of found.values())
      for (const key of all.keys())
        for (const [name, type] of found.get(key) ?? [])
          if (!all.has(name)) {
            all.set(name, type);
            changes = true;
          }
  }
  return new Map([...found].map(([key, all]) => [key, [...all.values()]]));
}

/** A struct where a shorter one is wanted: all of it goes along. */
export function shortened(body: Body, values: Parts, from: StructType, to: StructType): Parts | undefined {
  const { shapes } = body.program;
  const parts = body.parts(to);
  if (sameType(from, to) || parts === undefined) return values;
  const variants = shapes.longer(to);
  const start = shapes.fieldsEnd(to);
  const own = variants.findIndex((type) => sameType(type, from));
  return parts.map((part, i) => {
    if (i < start) return values[i];
    if (part.isTag) return tagOf(body, values, from, variants);
    if (part.extra?.variant === own) return values[start + part.extra.index];
    return extraOf(body, values, [from, to], part) ?? zero(body, part);
  });
}

/** Which of the variants a value is, counted from 1. */
function tagOf(body: Body, values: Parts, from: StructType, variants: readonly StructType[]): Operand {
  const { b, program } = body;
  const numberOf = (type: StructType): Operand => b.i32(variants.findIndex((one) => sameType(one, type)) + 1);
  const tag = values.at(program.shapes.fieldsEnd(from));
  const own = program.shapes.longer(from);
  if (own.length === 0 || tag === undefined) return numberOf(from);
  return own.reduce(
    (others: Operand, type, i) => b.calc('SelectI', b.calc('EqualI', tag, b.i32(i + 1)), numberOf(type), others),
    numberOf(from),
  );
}

/** What a variant of `to` has that is one of `from` too. */
function extraOf(body: Body, values: Parts, [from, to]: readonly StructType[], { extra }: Part): Operand | undefined {
  const { shapes } = body.program;
  if (extra === undefined) return undefined;
  const variant = shapes.longer(from).findIndex((type) => sameType(type, shapes.longer(to)[extra.variant]));
  if (variant < 0) return undefined;
  const between = shapes.fieldsEnd(from) - shapes.fieldsEnd(to);
  if (extra.index < between) return values[shapes.fieldsEnd(to) + extra.index];
  const at = body
    .parts(from)
    ?.findIndex((part) => part.extra?.variant === variant && part.extra.index === extra.index - between);
  return at === undefined ? undefined : values.at(at);
}

export function zero({ b }: Body, { native }: Part): Operand {
  return native === 'i64' ? b.i64(0n) : b.i32(0);
}

/** A struct of its fields alone. */
export function completed(body: Body, type: Type, values: Parts): Parts {
  return [...values, ...(body.parts(type) ?? []).slice(values.length).map((part) => zero(body, part))];
}

/** As a parameter: nothing but what its type has. */
export function cutOff(body: Body, type: Type, values: Parts): Parts {
  return (body.parts(type) ?? []).map((part, i) => (part.isTag ? body.b.i32(0) : values[i]));
}

/** Does something with a value as the one that it is. */
export function asItself(
  body: Body,
  type: Type,
  values: Parts,
  act: (parts: readonly Part[], values: Parts) => void,
): void {
  const { b, program } = body;
  const parts = body.parts(type) ?? [];
  const variants = type.kind === 'struct' ? program.shapes.longer(type) : [];
  if (type.kind !== 'struct' || variants.length === 0) {
    act(parts, values);
    return;
  }
  const end = program.shapes.fieldsEnd(type);
  const common = values.slice(0, end);
  const own = (variant: number): Parts => [
    ...common,
    ...parts.flatMap((part, i) => (part.extra?.variant === variant ? [values[i]] : [])),
  ];
  const others = (variant: number): void => {
    const struct = variants.at(variant);
    if (struct === undefined) act(parts.slice(0, end), common);
    else
      b.ifElse(
        b.calc('EqualI', values[end], b.i32(variant + 1)),
        () => act((body.parts(struct) ?? []).slice(0, program.shapes.fieldsEnd(struct)), own(variant)),
        () => others(variant + 1),
      );
  };
  others(0);
}
