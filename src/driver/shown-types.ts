/** The types of a MAPLE module's variables, for debuggers of what is built of it. */
import { Layout } from '../maple/layout.ts';
import type { Func, Module, Variable } from '../maple/module.ts';
import { isStruct, type StructType, type TypeId } from '../maple/types.ts';
import { bitsOf, primRows } from '../scalar/prim-types.ts';
import type { PointerSize } from '../scalar/values.ts';
import type { ShownField, ShownNumber, ShownRecord, ShownType, ShownTypes } from '../backend/text/shown-types.ts';

export function shownTypesOf(module: Module, pointerSize: PointerSize): ShownTypes {
  const whole = new Layout(module, pointerSize);
  const funcs = new Map(module.funcs.map((func) => [func.name.slice(1), func]));
  const readers = new Map<Func | undefined, Reader>();
  const shown = (found: Variable | undefined, func?: Func): ShownType | undefined => {
    if (found === undefined) return undefined;
    const reader = readers.get(func) ?? new Reader(func === undefined ? whole : whole.within(func));
    readers.set(func, reader);
    return reader.shown(found.type);
  };
  return {
    local(name, local) {
      const func = funcs.get(name);
      return shown(
        func?.locals.find((one) => one.name.slice(1) === local),
        func,
      );
    },
    global: (name) => shown(module.globals.find((one) => one.name.slice(1) === name)),
  };
}

/** So much may be in each other. */
const deepest = 20;

class Reader {
  readonly #layout: Layout;
  readonly #records = new Map<TypeId, ShownRecord>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  /** Undefined where C has no such thing. */
  shown(type: TypeId, depth = 0): ShownType | undefined {
    const resolved = this.#layout.resolve(type);
    if (depth > deepest) return undefined;
    if (resolved.kind === 'array') {
      const of = this.shown(resolved.of, depth + 1);
      return of && { kind: 'array', count: resolved.size ?? 0, of };
    }
    if (isStruct(resolved)) return this.#record(type, resolved, depth);
    return this.#number(type);
  }

  #number(type: TypeId): ShownType | undefined {
    const { pointerSize } = this.#layout;
    const prim = this.#layout.primOf(type);
    const { kind, signed } = primRows[prim];
    const bits = bitsOf(prim, pointerSize);
    const isFloat = kind === 'float' && (bits === 32 || bits === 64);
    const isInteger = (kind === 'int' || kind === 'address') && bits >= 8 && bits <= 64;
    if (!isFloat && !isInteger) return undefined;
    const letter = isFloat ? 'f' : signed === true ? 'i' : 'u';
    return { kind: 'number', type: `${letter}${bits}` as ShownNumber };
  }

  #record(type: TypeId, { kind }: StructType, depth: number): ShownRecord {
    const id = this.#layout.resolveId(type);
    const known = this.#records.get(id);
    if (known !== undefined) return known;
    const fields = this.#layout.memberIds(id).flatMap((field) => this.#field(id, field, depth));
    const written = this.#layout.module.types.get(type);
    const record: ShownRecord = {
      kind: 'record',
      name: written.kind === 'name' ? written.name.slice(1) : 'record',
      isUnion: kind === 'union',
      size: this.#layout.sizeOf(id),
      fields: fields.sort((a, b) => a.bitOffset - b.bitOffset),
    };
    this.#records.set(id, record);
    return record;
  }

  #field(record: TypeId, id: number, depth: number): ShownField[] {
    const place = this.#layout.field(record, id);
    if (place?.field === undefined || place.split === true) return [];
    const type = this.shown(place.field.type, depth + 1);
    if (type === undefined) return [];
    const bitOffset = place.offset * 8 + (place.bitOffset ?? 0);
    return [{ name: place.field.name, type, bitOffset, bits: place.bitSize }];
  }
}
