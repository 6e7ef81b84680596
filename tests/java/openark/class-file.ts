/** Class files, as far as the translation to MAPLE needs them (Java Virtual Machine Specification, chapter 4). */

export interface Member {
  readonly flags: number;
  readonly name: string;
  readonly descriptor: string;
  readonly code: CodeAttribute | undefined;
  /** Of a constant field of a primitive type. */
  readonly constant: bigint | number | undefined;
}

export interface Handler {
  readonly start: number;
  readonly end: number;
  readonly handler: number;
  /** Undefined: everything. */
  readonly type: string | undefined;
}

export interface CodeAttribute {
  readonly maxStack: number;
  readonly maxLocals: number;
  readonly bytes: Buffer;
  readonly handlers: readonly Handler[];
  readonly locals: readonly {
    readonly start: number;
    readonly end: number;
    readonly descriptor: string;
    readonly slot: number;
  }[];
}

export type Constant =
  | { readonly kind: 'int' | 'float' | 'double'; readonly value: number }
  | { readonly kind: 'long'; readonly value: bigint }
  | { readonly kind: 'string' | 'class'; readonly value: string }
  | { readonly kind: 'ref'; readonly owner: string; readonly name: string; readonly descriptor: string }
  | { readonly kind: 'other' };

export interface ClassFile {
  readonly flags: number;
  readonly name: string;
  readonly parent: string | undefined;
  readonly interfaces: readonly string[];
  readonly fields: readonly Member[];
  readonly methods: readonly Member[];
  readonly source: string | undefined;
  constant(index: number): Constant;
}

/** How many bytes the entries of the constant pool have behind their tags. */
const sizes: Readonly<Record<number, number>> = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 2,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};

class Pool {
  readonly #bytes: Buffer;
  readonly #at: number[] = [0];
  readonly end: number;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    let at = 10;
    const count = bytes.readUInt16BE(8);
    while (this.#at.length < count) {
      const tag = bytes[at];
      this.#at.push(at);
      if (tag === 5 || tag === 6) this.#at.push(0);
      at += tag === 1 ? 3 + bytes.readUInt16BE(at + 1) : 1 + sizes[tag];
    }
    this.end = at;
  }

  #u16(index: number, offset: number): number {
    return this.#bytes.readUInt16BE(this.#at[index] + offset);
  }

  /** Modified UTF-8: each UTF-16 unit is written by itself, and 0 takes two bytes. */
  utf8(index: number): string {
    const end = this.#at[index] + 3 + this.#u16(index, 1);
    const bytes = this.#bytes;
    let text = '';
    for (let at = this.#at[index] + 3; at < end;) {
      const length = bytes[at] < 0x80 ? 1 : bytes[at] < 0xe0 ? 2 : 3;
      let unit = length === 1 ? bytes[at] : bytes[at] & (0x3f >> (length - 1));
      for (let i = 1; i < length; i++) unit = (unit << 6) | (bytes[at + i] & 0x3f);
      text += String.fromCharCode(unit);
      at += length;
    }
    return text;
  }

  className(index: number): string {
    return this.utf8(this.#u16(index, 1));
  }

  constant(index: number): Constant {
    const at = this.#at[index];
    const bytes = this.#bytes;
    switch (bytes[at]) {
      case 3:
        return { kind: 'int', value: bytes.readInt32BE(at + 1) };
      case 4:
        return { kind: 'float', value: bytes.readFloatBE(at + 1) };
      case 5:
        return { kind: 'long', value: bytes.readBigInt64BE(at + 1) };
      case 6:
        return { kind: 'double', value: bytes.readDoubleBE(at + 1) };
      case 7:
        return { kind: 'class', value: this.className(index) };
      case 8:
        return { kind: 'string', value: this.className(index) };
      case 9:
      case 10:
      case 11: {
        const pair = this.#u16(index, 3);
        const owner = this.className(this.#u16(index, 1));
        return { kind: 'ref', owner, name: this.utf8(this.#u16(pair, 1)), descriptor: this.utf8(this.#u16(pair, 3)) };
      }
      default:
        return { kind: 'other' };
    }
  }
}

export function readClassFile(bytes: Buffer): ClassFile {
  const pool = new Pool(bytes);
  let at = pool.end;
  const u16 = (): number => {
    at += 2;
    return bytes.readUInt16BE(at - 2);
  };
  const u32 = (): number => {
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
  const list = <T>(item: () => T): T[] => Array.from({ length: u16() }, item);

  /** Attributes by name: where their contents begin. */
  const attributes = (): Map<string, number> => {
    const found = new Map<string, number>();
    list(() => {
      const name = pool.utf8(u16());
      const length = u32();
      found.set(name, at);
      at += length;
    });
    return found;
  };
  /** Reads at another place, and comes back. */
  const there = <T>(place: number | undefined, read: () => T): T | undefined => {
    if (place === undefined) return undefined;
    const back = at;
    at = place;
    const value = read();
    at = back;
    return value;
  };

  const code = (): CodeAttribute => {
    const maxStack = u16();
    const maxLocals = u16();
    const length = u32();
    const body = bytes.subarray(at, at + length);
    at += length;
    const handlers = list((): Handler => {
      const [start, end, handler, type] = [u16(), u16(), u16(), u16()];
      return { start, end, handler, type: type === 0 ? undefined : pool.className(type) };
    });
    const inner = attributes();
    const locals = there(inner.get('LocalVariableTable'), () =>
      list(() => {
        const start = u16();
        const end = start + u16();
        u16();
        return { start, end, descriptor: pool.utf8(u16()), slot: u16() };
      }),
    );
    return { maxStack, maxLocals, bytes: body, handlers, locals: locals ?? [] };
  };
  const member = (): Member => {
    const [flags, name, descriptor] = [u16(), pool.utf8(u16()), pool.utf8(u16())];
    const found = attributes();
    const constant = there(found.get('ConstantValue'), () => pool.constant(u16()));
    const value =
      constant !== undefined && 'value' in constant && typeof constant.value !== 'string' ? constant.value : undefined;
    return { flags, name, descriptor, code: there(found.get('Code'), code), constant: value };
  };

  const flags = u16();
  const name = pool.className(u16());
  const above = u16();
  const interfaces = list(() => pool.className(u16()));
  const fields = list(member);
  const methods = list(member);
  const source = there(attributes().get('SourceFile'), () => pool.utf8(u16()));
  const parent = above === 0 ? undefined : pool.className(above);
  return { flags, name, parent, interfaces, fields, methods, source, constant: (index) => pool.constant(index) };
}
