/**
 * Types of C as types of MAPLE, and the primitive types in which values are calculated.
 *
 * A structure becomes a MAPLE type of the same members, so that its fields can be named; where MAPLE would lay it out
 * otherwise (some combinations of `packed` and `aligned`), it becomes bytes, and its members are reached by their offsets.
 */
import { Layout, type FieldPlace } from '../../../maple/layout.ts';
import type { ModuleBuilder, TypeLike } from '../../../maple/builder.ts';
import type { Attr, Field, TypeId } from '../../../maple/types.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { floatPrim } from '../constants.ts';
import { distanceType, sizeType } from '../conversions.ts';
import { dataModel } from '../data-model.ts';
import {
  integerOf,
  intRows,
  sizeOf,
  sizeOfInt,
  type CRecord,
  type IntType,
  type Member,
  type Type,
  type VectorType,
  isVolatile,
} from '../types.ts';
import { isWhole } from '../vectors.ts';
import { uniqueName } from './unique-name.ts';

const signedPrims: Readonly<Record<number, PrimType>> = { 1: 'i8', 2: 'i16', 4: 'i32', 8: 'i64', 16: 'i128' };
const unsignedPrims: Readonly<Record<number, PrimType>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64', 16: 'u128' };
const vectorPrims: ReadonlyMap<string, PrimType> = new Map(
  (['i8', 'i16', 'i32', 'i64', 'u8', 'u16', 'u32', 'u64', 'f32', 'f64'] as const).flatMap((lane) =>
    ([1, 2, 4, 8, 16] as const).map((lanes) => [`${lane} ${lanes}`, `v${lanes}${lane}` as PrimType] as const),
  ),
);

/**
 * What a record is called, whatever stands before it in its file: files that share a header have to agree. One without any name has
 * those of its members.
 */
function nameOf({ word, tag, alias, members = [] }: CRecord): string {
  if (tag !== '') return tag;
  return alias === '' ? [word, ...members.slice(0, 8).map(({ name = '' }) => name)].join('.') : alias;
}

export function intPrim({ name }: IntType): PrimType {
  if (name === '_Bool') return 'u1';
  return (intRows[name].signed ? signedPrims : unsignedPrims)[sizeOfInt(name)];
}

function lanePrim({ of }: VectorType): PrimType {
  return of.kind === 'int' ? intPrim(of) : floatPrim(of);
}

/** As what a type lies in memory. */
export function memoryPrim(type: Type): PrimType {
  const integer = integerOf(type);
  if (integer !== undefined) return intPrim(integer);
  switch (type.kind) {
    case 'float':
      return floatPrim(type);
    case 'complex':
      return ({ float: 'c64', double: 'c128', 'long double': 'agg' } as const)[type.name];
    case 'pointer':
      return 'ptr';
    case 'vector':
      return isWhole(type) ? (vectorPrims.get(`${lanePrim(type)} ${type.lanes}`) ?? 'agg') : 'agg';
    case 'void':
      return 'void';
    default:
      return 'agg';
  }
}

/** As what its values are calculated: those of narrow types are i32, in the range of the type. */
export function valuePrim(type: Type): PrimType {
  const integer = integerOf(type);
  return integer !== undefined && sizeOfInt(integer.name) < 4 ? 'i32' : memoryPrim(type);
}

/** As what a number of bytes is calculated, and the difference of two addresses. */
export const sizePrim = (): PrimType => intPrim(sizeType());
export const distancePrim = (): PrimType => intPrim(distanceType());

const noRecord = { word: 'struct', packed: false, aligned: 0, members: [] } as const;

/** Where a record's members are: field ids, if MAPLE lays it out as C does. */
interface RecordForm {
  readonly type: TypeId;
  /** The field id of each direct member. */
  readonly ids: ReadonlyMap<Member, number> | undefined;
}

export class MapleTypes {
  readonly #m: ModuleBuilder;
  readonly #records = new Map<CRecord, RecordForm>();
  readonly #named = new Map<CRecord, TypeId>();
  readonly #names = new Map<string, number>();
  readonly #vectors = new Map<string, TypeId>();
  /** So many records are being defined, and so many pointers lead from the innermost to where we are. */
  #defining = 0;
  #pointers = 0;
  /** Records that have a name and no definition yet. */
  readonly #waiting: CRecord[] = [];
  /** Attributes are those of the structures themselves, so types that come later change nothing of it. */
  #layout: Layout | undefined;
  #complex: TypeId | undefined;

  constructor(m: ModuleBuilder) {
    this.#m = m;
  }

  /** The MAPLE type of an object. */
  of(type: Type): TypeLike {
    switch (type.kind) {
      case 'pointer':
        return this.#m.pointer(type.to.kind === 'void' ? 'void' : this.#pointee(type.to));
      case 'array':
        // What has a length that is known later is reached by addresses alone.
        return this.#m.array(type.size, this.of(type.of));
      case 'func':
        return this.funcType(type);
      case 'record':
        return this.#name(type.record);
      case 'complex':
        return type.name === 'long double' ? this.#wideComplex() : memoryPrim(type);
      case 'vector':
        return isWhole(type) ? memoryPrim(type) : this.#longVector(type);
      default:
        return memoryPrim(type);
    }
  }

  /** `long double _Complex`: MAPLE has no complex numbers of that size. */
  #wideComplex(): TypeId {
    if (this.#complex === undefined) {
      const name = '$complex.f128';
      this.#complex = this.#m.named(name);
      const members = [
        ['re', 'f128'],
        ['im', 'f128'],
      ] as const;
      this.#m.type(name, this.#m.struct('struct', members));
    }
    return this.#complex;
  }

  /** The type of an address by which an object is accessed. */
  pointerTo(type: Type): TypeId {
    return this.#m.pointer(this.of(type), volatileIf(type));
  }

  funcType({ params, result, variadic }: Extract<Type, { kind: 'func' }>): TypeId {
    return this.#m.funcType(
      params.map((param) => this.of(param)),
      result.kind === 'void' ? [] : [this.of(result)],
      variadic,
    );
  }

  /** The field id of a member; undefined where it is reached by its offset. */
  fieldId(record: CRecord, member: Member): number | undefined {
    return this.#form(record).ids?.get(member);
  }

  /** Does MAPLE know the members of the record? */
  hasFields(record: CRecord): boolean {
    return this.#form(record).ids !== undefined;
  }

  /** A record of which only the name is asked for is defined when those around it are: it may contain them. */
  #pointee(type: Type): TypeLike {
    this.#pointers++;
    const pointee = this.of(type);
    this.#pointers--;
    return pointee;
  }

  #name(record: CRecord): TypeId {
    if (record.members === undefined) return this.#incomplete(record);
    if (this.#defining === 0 || this.#pointers === 0) return this.#form(record).type;
    const known = this.#named.get(record);
    if (known !== undefined) return known;
    const type = this.#m.named(this.#uniqueName(record));
    this.#named.set(record, type);
    this.#waiting.push(record);
    return type;
  }

  /** A vector that MAPLE has not: a structure of its lanes. */
  #longVector(type: VectorType): TypeId {
    const name = `$vector.${lanePrim(type)}.${type.lanes}`;
    const known = this.#vectors.get(name);
    if (known !== undefined) return known;
    const lanes: Field = {
      name: 'lanes',
      type: this.#m.array(type.lanes, lanePrim(type)),
      attrs: aligned(sizeOf(type)),
      start: 0,
      end: 0,
    };
    const id = this.#m.named(name);
    this.#m.type(name, this.#struct(noRecord, [lanes]));
    this.#vectors.set(name, id);
    return id;
  }

  /** A record that the file never completes, as `FILE`. */
  #incomplete(record: CRecord): TypeId {
    const known = this.#named.get(record);
    if (known !== undefined) return known;
    const name = this.#uniqueName(record);
    const type = this.#m.named(name);
    this.#named.set(record, type);
    this.#m.type(name, this.#struct(record, []));
    return type;
  }

  #uniqueName(record: CRecord): string {
    return uniqueName(this.#names, `$${nameOf(record)}`);
  }

  #form(record: CRecord): RecordForm {
    const known = this.#records.get(record);
    if (known !== undefined) return known;
    // Members may point to the record, by its name.
    const type = this.#named.get(record) ?? this.#m.named(this.#uniqueName(record));
    const name = this.#nameOf(type);
    this.#records.set(record, { type, ids: undefined });
    this.#named.set(record, type);
    const pointers = this.#pointers;
    this.#pointers = 0;
    this.#defining++;
    const form = this.#define(record, name, type);
    this.#defining--;
    this.#records.set(record, form);
    while (this.#defining === 0 && this.#waiting.length > 0) this.#form(this.#waiting.pop() ?? record);
    this.#pointers = pointers;
    return form;
  }

  #nameOf(type: TypeId): string {
    const named = this.#m.module.types.get(type);
    return named.kind === 'name' ? named.name : '';
  }

  #define(record: CRecord, name: string, type: TypeId): RecordForm {
    const members = record.members ?? [];
    const fields = members.map((member, i) => this.#field(member, i));
    const struct = this.#struct(record, fields);
    const ids = this.#isLaidOutAlike(record, struct, members);
    if (ids !== undefined) {
      this.#m.type(name, struct);
      return { type, ids };
    }
    const bytes: Field = {
      name: 'bytes',
      type: this.#m.array(record.size, 'u8'),
      attrs: aligned(record.align),
      start: 0,
      end: 0,
    };
    this.#m.type(name, this.#struct({ ...record, packed: false, word: 'struct', aligned: 0 }, [bytes]));
    return { type, ids: undefined };
  }

  #field(member: Member, i: number): Field {
    const { type, bits, name } = member;
    const attrs = [...(member.aligned > 0 ? aligned(member.aligned) : []), ...volatileIf(type)];
    const filler = bits === undefined ? `anonymous${i}` : '';
    return {
      name: name ?? filler,
      type: this.#m.typeOf(this.of(type)),
      attrs,
      start: 0,
      end: 0,
      ...(bits === undefined ? {} : { bits }),
    };
  }

  #struct(record: Pick<CRecord, 'word' | 'packed' | 'aligned' | 'members'>, fields: readonly Field[]): TypeId {
    const pack = record.packed ? 1 : (record.members?.[0]?.most ?? 0);
    const attrs: Attr[] = [
      ...(pack > 0 ? [{ name: 'pack', args: [pack] }] : []),
      ...(record.aligned > 0 ? aligned(record.aligned) : []),
    ];
    return this.#m.module.types.struct({
      kind: record.word,
      incomplete: record.members === undefined,
      parents: [],
      fields,
      methods: [],
      interfaces: [],
      infos: [],
      comments: [],
      ...(attrs.length === 0 ? {} : { attrs }),
    });
  }

  /** Does MAPLE put every member where C has it? */
  #isLaidOutAlike(
    record: CRecord,
    struct: TypeId,
    members: readonly Member[],
  ): ReadonlyMap<Member, number> | undefined {
    if (members.some(({ type }) => type.kind === 'record' && !this.hasFields(type.record))) return undefined;
    const layout = (this.#layout ??= new Layout(this.#m.module, dataModel().address));
    if (layout.sizeOf(struct) !== record.size || layout.alignOf(struct) !== record.align) return undefined;
    const ids = layout.memberIds(struct);
    if (ids.length !== members.length) return undefined;
    const isRight = members.every((member, i) => isPlacedAlike(member, layout.field(struct, ids[i])));
    return isRight ? new Map(members.map((member, i) => [member, ids[i]])) : undefined;
  }
}

function isPlacedAlike(member: Member, place: FieldPlace | undefined): boolean {
  if (place === undefined) return false;
  if (member.bits === undefined) return place.offset === member.offset;
  if (member.bits === 0 || member.name === undefined) return true;
  return place.offset * 8 + (place.bitOffset ?? 0) === member.offset * 8 + member.bit;
}

function aligned(align: number): Attr[] {
  return [{ name: 'align', args: [align] }];
}

/** The attribute of what is volatile. */
export function volatileIf(type: Type): Attr[] {
  return isVolatile(type) ? [{ name: 'volatile' }] : [];
}
