/**
 * For debuggers: what lies in the program's memory as C would have it. A variable whose address is taken, an array or a structure is a pointer
 * to its bytes, under its name:
 *
 *     struct point *const p = (struct point *)(memory + frame + 16u);        (gdb) print *p    print p->x
 *
 * Structures are packed, with gaps written out, so that every field lies where the program has it. Pointers of the program are numbers.
 */
import { sizeOfShown, type ShownField, type ShownRecord, type ShownType } from '../text/shown-types.ts';
import { Names } from '../text/names.ts';
import { isReserved } from './reserved.ts';

/** What a compiler is told of structures without gaps. */
const packedText = `#if defined(__GNUC__) || defined(__clang__) || defined(__TINYC__)
#define PACKED __attribute__((packed))
#else
#define PACKED
#endif
`;

export class Views {
  readonly #tags = new Names(isReserved);
  readonly #records = new Map<ShownRecord, string>();
  readonly #texts: string[] = [];

  /** The structures that were asked for, each behind those that it has. */
  get text(): string {
    return this.#texts.length === 0 ? '' : [packedText, ...this.#texts].join('\n');
  }

  /** A pointer to such a value. */
  pointer(type: ShownType, name: string): string {
    return this.#declare(type, type.kind === 'array' ? `(*${name})` : `*${name}`);
  }

  /** One that stays. */
  constant(type: ShownType, name: string): string {
    return this.#declare(type, type.kind === 'array' ? `(*const ${name})` : `*const ${name}`);
  }

  /** The type of such a pointer. */
  pointerType(type: ShownType): string {
    return this.pointer(type, '');
  }

  #declare(type: ShownType, declarator: string): string {
    switch (type.kind) {
      case 'number':
        return `${numberNames[type.type]} ${declarator}`;
      case 'array':
        return this.#declare(type.of, `${declarator}[${Math.max(type.count, 1)}]`);
      default:
        return `${type.isUnion ? 'union' : 'struct'} ${this.#tagOf(type)} ${declarator}`;
    }
  }

  #tagOf(record: ShownRecord): string {
    const known = this.#records.get(record);
    if (known !== undefined) return known;
    const tag = this.#tags.take(record.name);
    this.#records.set(record, tag);
    const fields = record.isUnion ? this.#unionFields(record) : this.#structFields(record);
    this.#texts.push(`${record.isUnion ? 'union' : 'struct'} PACKED ${tag} {\n${fields.join('')}};\n`);
    return tag;
  }

  #unionFields({ fields, size }: ShownRecord): string[] {
    const names = new Names(isReserved);
    const shown = fields.filter(({ bitOffset }) => bitOffset === 0);
    return [
      ...shown.map((field) => this.#field(field, names)),
      `  unsigned char ${names.take('bytes')}[${size || 1}];\n`,
    ];
  }

  #structFields({ fields, size }: ShownRecord): string[] {
    const names = new Names(isReserved);
    const lines: string[] = [];
    let at = 0;
    for (const field of fields) {
      if (field.bitOffset < at) continue;
      lines.push(...gap(at, field.bitOffset, names), this.#field(field, names));
      at = field.bitOffset + (field.bits ?? sizeOfShown(field.type) * 8);
    }
    return [...lines, ...gap(at, Math.max(size, 1) * 8, names)];
  }

  #field({ name, type, bits }: ShownField, names: Names): string {
    const own = names.take(name);
    if (bits === undefined) return `  ${this.#declare(type, own)};\n`;
    const isSigned = type.kind === 'number' && type.type.startsWith('i');
    const holder = bits > 32 ? (isSigned ? 'int64_t' : 'uint64_t') : isSigned ? 'int' : 'unsigned';
    return `  ${holder} ${own} : ${bits};\n`;
  }
}

const numberNames = {
  i8: 'signed char',
  u8: 'unsigned char',
  i16: 'int16_t',
  u16: 'uint16_t',
  i32: 'int32_t',
  u32: 'uint32_t',
  i64: 'int64_t',
  u64: 'uint64_t',
  f32: 'float',
  f64: 'double',
} as const;

/** Members without names, which nobody is shown; of many bytes an array. */
function gap(from: number, to: number, names: Names): string[] {
  const lines: string[] = [];
  let at = from;
  if (to - at > mostUnnamed) {
    at = (from + 7) & ~7;
    lines.push(...gap(from, at, names), `  unsigned char ${names.take('gap')}[${(to - at) >> 3}];\n`);
    at += (to - at) & ~7;
  }
  for (; at < to; at += 32) lines.push(`  unsigned : ${Math.min(to - at, 32)};\n`);
  return lines;
}

/** Bits. */
const mostUnnamed = 256;
