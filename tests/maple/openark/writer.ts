/**
 * Writes `.mplt` files as the OpenArk compiler does, in the forms of 2019 (A) and 2023 (C), for tests of the reader: straight from a
 * description of the format, and with nothing of the reader in it. Types are numbered where their tags occur; primitive
 * types have the numbers of the description's lists.
 */
export type Generation = 'A' | 'C';

export type T =
  | string
  | { readonly ptr: T }
  | { readonly jarray: T }
  | { readonly array: T; readonly dims: readonly number[] }
  | { readonly class: string }
  | { readonly named: string }
  | { readonly func: readonly T[]; readonly result: T; readonly variadic?: boolean }
  | { readonly bits: string; readonly width: number }
  | { readonly param: string }
  | { readonly struct: readonly Field[]; readonly name?: string; readonly union?: boolean };

export interface Field {
  readonly name: string;
  readonly type: T;
  /** The attribute word. */
  readonly flags?: bigint;
  readonly align?: number;
  /** For static final public fields: the value of an i32, or a UTF-16 text. */
  readonly init?: number | string;
}

export interface Method {
  readonly name: string;
  readonly params: readonly T[];
  readonly result: T;
  readonly flags: bigint;
}

export interface Class {
  readonly name: string;
  readonly kind?: 'class' | 'interface';
  readonly parent?: T;
  readonly interfaces?: readonly T[];
  readonly fields?: readonly Field[];
  readonly statics?: readonly Field[];
  readonly methods?: readonly Method[];
  readonly infos?: readonly (readonly [key: string, value: string | number])[];
  readonly pragmas?: readonly Pragma[];
}

export interface Pragma {
  readonly kind: number;
  readonly visibility: number;
  readonly name: string;
  readonly type: T | undefined;
  readonly elements: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}

export interface File {
  readonly literals?: readonly string[];
  /** By name; what a type names and this does not have is incomplete. */
  readonly classes: readonly Class[];
  readonly enumerations?: readonly { readonly name: string; readonly values: readonly (readonly [string, number])[] }[];
}

const primsA =
  'void i8 i16 i32 i64 u8 u16 u32 u64 u1 ptr ref a32 a64 f32 f64 f128 c64 c128 simplestr simpleobj dynany dynundef dynnull dynbool dyni32 dynstr dynobj dynf64 dynf32 dynnone constStr gen agg'.split(
    ' ',
  );
const primsC =
  'void i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 u1 ptr ref a32 a64 f32 f64 f128 c64 c128 simplestr simpleobj dynany dynundef dynnull dynbool dyni32 dynstr dynobj dynf64 dynf32 dynnone constStr gen agg'.split(
    ' ',
  );

const isConstantField = (flags: bigint): boolean => (flags & 0x82n) === 0x82n && (flags & 0x60n) !== 0n;

class Writer {
  readonly #generation: Generation;
  readonly #file: File;
  readonly #out: number[] = [];
  readonly #strings = new Map<string, number>();
  readonly #types = new Map<string, number>();
  #next: number;

  constructor(generation: Generation, file: File) {
    this.#generation = generation;
    this.#file = file;
    this.#next = generation === 'A' ? 35 : 67;
  }

  write(): Uint8Array {
    this.#out.push(0xee, 0xff, 0xc0, 0x00);
    const { literals = [], classes, enumerations } = this.#file;
    const bodies: [tag: number, body: () => void][] = [
      [30, () => this.#all(literals, (name) => this.#str(name))],
      [31, () => this.#all(classes, (one) => this.#type({ class: one.name }))],
      [32, () => this.#i32(0)],
    ];
    if (enumerations !== undefined) bodies.splice(0, 0, [45, () => this.#enumerations()]);
    // The offsets of the table are filled in when they are known.
    const table = bodies.map(([tag]) => ({ tag, at: 0 }));
    this.#section(29, () => {
      this.#i32(table.length);
      for (const entry of table) {
        this.#num(entry.tag);
        entry.at = this.#out.length;
        this.#i32(0);
      }
    });
    bodies.forEach(([tag, body], i) => {
      this.#patch(table[i].at, this.#out.length);
      this.#section(tag, body);
    });
    this.#num(34);
    return Uint8Array.from(this.#out);
  }

  #section(tag: number, body: () => void): void {
    this.#num(tag);
    const start = this.#out.length;
    this.#i32(0);
    body();
    this.#patch(start, this.#out.length - start);
    this.#num(~tag);
  }

  #all<X>(items: readonly X[], write: (item: X) => void): void {
    this.#i32(items.length);
    items.forEach(write);
  }

  #enumerations(): void {
    this.#all(this.#file.enumerations ?? [], ({ name, values }) => {
      this.#num(44);
      this.#out.push(this.#primNumber('i32'));
      this.#str(name);
      this.#num(values.length);
      for (const [key, value] of values) {
        this.#str(key);
        this.#num(value);
      }
    });
  }

  // Coding

  #i32(value: number): void {
    for (let i = 0; i < 4; i++) this.#out.push((value >>> (8 * i)) & 0xff);
  }

  #patch(at: number, value: number): void {
    for (let i = 0; i < 4; i++) this.#out[at + i] = (value >>> (8 * i)) & 0xff;
  }

  #num(value: number | bigint): void {
    let rest = BigInt.asIntN(64, BigInt(value));
    for (;;) {
      const byte = Number(rest & 0x7fn);
      rest >>= 7n;
      if ((rest === 0n && (byte & 0x40) === 0) || (rest === -1n && (byte & 0x40) !== 0))
        return void this.#out.push(byte);
      this.#out.push(byte | 0x80);
    }
  }

  #raw(text: string): void {
    const bytes = new TextEncoder().encode(text);
    if (this.#generation === 'C') this.#num(bytes.length);
    this.#out.push(...bytes);
    if (this.#generation === 'A') this.#out.push(0);
  }

  #str(text: string): void {
    if (text === '') return this.#num(0);
    const known = this.#strings.get(text);
    if (known !== undefined) return this.#num(-known);
    this.#strings.set(text, this.#strings.size + 1);
    this.#num(1);
    this.#raw(text);
  }

  // Types

  #primNumber(name: string): number {
    return (this.#generation === 'A' ? primsA : primsC).indexOf(name) + 1;
  }

  /** A new record, or the number of one that was written before; function types are written again each time. */
  #type(type: T | undefined): void {
    if (type === undefined) return this.#num(0);
    if (typeof type === 'string') return this.#num(-this.#primNumber(type));
    const key = JSON.stringify(type);
    const known = 'func' in type ? undefined : this.#types.get(key);
    if (known !== undefined) return this.#num(-known);
    this.#types.set(key, this.#next++);
    this.#record(type);
  }

  #head(tag: number, prim: string, name = ''): void {
    this.#num(tag);
    this.#num(this.#primNumber(prim));
    this.#str(name);
    this.#num(0);
  }

  #typeAttrs(): void {
    this.#num(0);
    this.#num(0);
    if (this.#generation === 'C') this.#num(0xffffffff);
  }

  #record(type: Exclude<T, string>): void {
    if ('ptr' in type) {
      this.#head(8, 'ref');
      if (this.#generation === 'C') this.#typeAttrs();
      this.#type(type.ptr);
    } else if ('jarray' in type) {
      this.#head(10, 'agg');
      this.#type(type.jarray);
    } else if ('array' in type) {
      this.#head(11, 'agg');
      this.#num(type.dims.length);
      for (const size of type.dims) this.#num(size);
      this.#type(type.array);
      if (this.#generation === 'C') this.#typeAttrs();
    } else if ('named' in type) this.#head(7, 'agg', type.named);
    else if ('param' in type) this.#head(13, 'gen', type.param);
    else if ('bits' in type) {
      this.#head(16, type.bits);
      this.#num(type.width);
    } else if ('func' in type) this.#func(type.func, type.result, type.variadic === true);
    else if ('struct' in type) this.#struct(type);
    else this.#class(type.class);
  }

  #func(params: readonly T[], result: T, variadic: boolean): void {
    this.#head(12, 'ptr');
    this.#type(result);
    if (this.#generation === 'A') this.#num(variadic ? 1 : 0);
    else {
      this.#num(variadic ? 1n << 26n : 0);
      this.#num(0);
    }
    this.#num(params.length);
    for (const param of params) this.#type(param);
    this.#num(params.length);
    for (const _ of params) this.#typeAttrs();
  }

  #struct({ struct, name, union }: Extract<T, { readonly struct: readonly Field[] }>): void {
    this.#head(17, 'agg', name);
    this.#num(union === true ? 8 : 7);
    if (this.#generation === 'C') this.#typeAttrs();
    this.#fields(struct);
    this.#fields([]);
    this.#fields([]);
    this.#num(0);
  }

  #fields(fields: readonly Field[]): void {
    this.#num(fields.length);
    for (const { name, type, flags = 0n, align = 0, init } of fields) {
      this.#str(name);
      this.#type(type);
      this.#num(flags);
      this.#num(align);
      if (isConstantField(flags)) this.#init(init, type);
    }
  }

  #init(init: number | string | undefined, type: T): void {
    if (init === undefined) return this.#num(0);
    this.#num(2);
    this.#num(typeof init === 'number' ? 20 : 24);
    this.#num(typeof init === 'number' ? 1 : 6);
    this.#type(type);
    if (this.#generation === 'A') this.#num(0);
    if (typeof init === 'number') return this.#num(init);
    const bytes = new TextEncoder().encode(init);
    this.#num(bytes.length);
    this.#out.push(...bytes);
  }

  #class(name: string): void {
    const one = this.#file.classes.find((other) => other.name === name);
    const isInterface = one?.kind === 'interface';
    this.#head(isInterface ? 19 : 18, 'agg', name);
    if (one === undefined) return this.#num(12);
    this.#num(isInterface ? 10 : 9);
    this.#fields(one.fields ?? []);
    this.#fields(one.statics ?? []);
    this.#fields([]);
    this.#num(one.methods?.length ?? 0);
    for (const method of one.methods ?? []) this.#method(method);
    if (!isInterface) this.#type(one.parent);
    this.#num(one.interfaces?.length ?? 0);
    for (const other of one.interfaces ?? []) this.#type(other);
    this.#infos(one.infos ?? []);
    this.#pragmas(one.pragmas ?? []);
  }

  #method({ name, params, result, flags }: Method): void {
    this.#raw(name);
    this.#type({ func: params, result });
    this.#num(BigInt.asIntN(64, flags));
    if (this.#generation === 'C') this.#num(flags >> 64n);
  }

  #infos(infos: NonNullable<Class['infos']>): void {
    this.#num(infos.length);
    for (const [, value] of infos) this.#num(typeof value === 'string' ? 1 : 0);
    this.#num(infos.length);
    for (const [key, value] of infos) {
      this.#str(key);
      if (typeof value === 'string') this.#str(value);
      else this.#num(value);
    }
  }

  #pragmas(pragmas: readonly Pragma[]): void {
    this.#num(pragmas.length);
    for (const { kind, visibility, name, type, elements } of pragmas) {
      this.#num(kind);
      this.#num(visibility);
      this.#str(name);
      this.#type(type);
      this.#num(0);
      this.#num(-1);
      this.#num(elements.length);
      for (const element of elements) {
        this.#str(element.name);
        this.#str(element.type);
        this.#num(0x17);
        this.#str(element.text);
        this.#num(0);
      }
    }
  }
}

export function writeOpenArk(generation: Generation, file: File): Uint8Array {
  return new Writer(generation, file).write();
}
