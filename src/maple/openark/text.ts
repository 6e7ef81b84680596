/**
 * A file of types as MAPLE text: the text that `samara dis` prints and that an `import` of the file reads.
 *
 * A file can name a type often in few bytes, and hold names that no text can; both are refused, so what is made of a file is
 * bounded, and means what the file says.
 */
import { MalformedBytes } from '../../base/bytes.ts';
import { formatFloat } from '../../scalar/float-text.ts';
import { isPrimType } from '../../scalar/prim-types.ts';
import { quoteString } from '../literals.ts';
import { attributesOf, unknownBits, type BitWords } from './attribute-bits.ts';
import type { TypesFile } from './file.ts';
import type { Constant, Element, FieldRecord, Info, Members, Pragma, Ref, TypeAttrs, TypeRecord } from './records.ts';

/** How deep types without names may be nested; texts allow twice as much. */
const mostNested = 500;
/** What the types of a file may amount to as text, in characters. */
const mostText = 2 ** 26;
const noPack = 0xffffffff;

type StructRecord = Extract<TypeRecord, { kind: 'struct' }>;

/** Throws `MalformedBytes` for what cannot be said. */
export function printTypesFile(file: TypesFile): string {
  return new Printer(file).print();
}

const pragmaKinds = ['', 'class', 'func', 'field', 'param', 'package', 'var', 'globalvar', 'func_ex', 'func_var'];
const nameShape = /^[\p{L}\p{N}_$;/|.?@\u0080-\uffff]+$/u;

class Printer {
  readonly #file: TypesFile;
  readonly #texts = new Map<Ref, string>();
  readonly #open = new Set<Ref>();
  #spent = 0;

  constructor(file: TypesFile) {
    this.#file = file;
  }

  print(): string {
    const { age, literals, enumerations } = this.#file;
    const lines = [`# Types of the OpenArk compiler, ${age.title}.`];
    if (literals.length > 0) lines.push('# String literals of the module:');
    for (const name of literals) lines.push(`#   $${this.#name(name, 0)}`);
    for (const { prim, name, items } of enumerations) {
      const values = items.map((item) => `$${this.#name(item.name, 0)} = ${item.value}`).join(', ');
      lines.push(`ENUMERATION $${this.#name(name, 0)} ${this.#prim(prim, 0)} { ${values} }`);
    }
    for (const record of this.#declared()) lines.push(this.#declaration(record));
    return `${lines.join('\n')}\n`;
  }

  /** The structures with names, each once: the first that is complete, or else the first. */
  #declared(): StructRecord[] {
    const byName = new Map<string, StructRecord>();
    for (const record of this.#file.records) {
      if (record.kind !== 'struct' || record.name === '') continue;
      const old = byName.get(record.name);
      if (old === undefined || (old.members === undefined && record.members !== undefined))
        byName.set(record.name, record);
    }
    return [...byName.values()];
  }

  #declaration(record: StructRecord): string {
    return `type ${this.#symbol(record)} <${this.#struct(record, 0, '\n  ')}>`;
  }

  // Types

  #type(ref: Ref, depth: number, offset: number): string {
    const { first } = this.#file.age;
    if (ref === 0) return 'void';
    if (ref < first) return this.#prim(ref, offset);
    const known = this.#texts.get(ref);
    if (known !== undefined) return this.#spend(known, offset);
    const record = this.#file.records[ref - first];
    if (this.#open.has(ref))
      this.#fail(`expected a type with a name where type ${ref} refers to itself`, record.offset);
    if (depth > mostNested) this.#fail(`types without names are nested deeper than ${mostNested}`, record.offset);
    this.#open.add(ref);
    const text = this.#text(record, depth + 1);
    this.#open.delete(ref);
    this.#texts.set(ref, text);
    return this.#spend(text, record.offset);
  }

  #spend(text: string, offset: number): string {
    this.#spent += text.length;
    return this.#spent > mostText ? this.#fail(`its types unfold to more than ${mostText} characters`, offset) : text;
  }

  #text(record: TypeRecord, depth: number): string {
    const { offset } = record;
    const inner = (ref: Ref): string => this.#type(ref, depth, offset);
    switch (record.kind) {
      case 'scalar':
        return this.#prim(record.prim, offset);
      case 'name':
        return `<${this.#symbol(record)}>`;
      case 'param':
        return `<!${this.#name(record.name, offset)}>`;
      case 'pointer':
        return `<* ${inner(record.to)}${this.#attrs(record.attrs, offset)}>`;
      case 'array': {
        const dims = record.dims?.map((size) => `[${size}]`).join(' ') ?? '[]';
        return dims === '' ? inner(record.of) : `<${dims} ${inner(record.of)}>`;
      }
      case 'func':
        return `<func ${this.#signature(record, depth)}>`;
      case 'instance':
        return this.#instance(record, depth);
      case 'struct':
        return record.name === '' ? `<${this.#struct(record, depth, ' ')}>` : `<${this.#symbol(record)}>`;
      case 'bits':
        return this.#fail('expected a bit-field as the type of a field only', offset);
      case 'vector':
        return this.#fail('expected the types of a generic instance beside the instance only', offset);
    }
  }

  #prim(number: number, offset: number): string {
    const name = this.#file.age.prims.at(number) ?? '';
    return isPrimType(name) ? name : this.#fail(`expected a primitive type, found number ${number}`, offset);
  }

  #signature(record: Extract<TypeRecord, { kind: 'func' }>, depth: number): string {
    const { offset } = record;
    const params = record.params.map(
      ({ type, attrs }) => `${this.#type(type, depth, offset)}${this.#attrs(attrs, offset)}`,
    );
    if (record.isVariadic) params.push('...');
    return `(${params.join(', ')}) ${this.#type(record.result, depth, offset)}`;
  }

  #instance(record: Extract<TypeRecord, { kind: 'instance' }>, depth: number): string {
    const generic = this.#file.records[record.generic - this.#file.age.first] as TypeRecord | undefined;
    if (generic === undefined || (generic.kind !== 'struct' && generic.kind !== 'name') || generic.name === '')
      this.#fail('expected an instance of a type with a name', record.offset);
    const slots = record.slots.map(({ param, type }) => {
      const name = this.#type(param, depth, record.offset).replace(/^<(!.*)>$/, '$1');
      return `${name}=${this.#type(type, depth, record.offset)}`;
    });
    return `<${this.#symbol(generic)}{${slots.join(', ')}}>`;
  }

  // Structures

  #struct(record: StructRecord, depth: number, separator: string): string {
    const { shape, members, offset } = record;
    if (members === undefined) return `${shape === 'union' ? 'struct' : shape}incomplete {}`;
    const parent = members.parent === 0 ? '' : ` <${this.#super(members.parent, offset)}>`;
    const parts = this.#members(members, depth, offset);
    const body = parts.length === 0 ? '{}' : `{${separator}${parts.join(`,${separator}`)}}`;
    return `${shape}${parent} ${body}${this.#attrs(record.attrs, offset)}`;
  }

  #members(members: Members, depth: number, offset: number): string[] {
    const field = (sigil: string, one: FieldRecord): string => this.#field(sigil, one, depth, offset);
    return [
      ...members.infos.map((info) => this.#info(info, offset)),
      ...members.pragmas.map((pragma) => this.#pragma(pragma, depth, offset)),
      ...members.fields.map((one) => field('@', one)),
      ...members.statics.map((one) => field('@', one)),
      ...members.parentFields.map((one) => field('^', one)),
      ...members.methods.map(({ name, type, bits }) => this.#method(name, type, bits, depth, offset)),
      ...members.interfaces.map((ref) => this.#super(ref, offset)),
    ];
  }

  /** A class or interface that another one is below. */
  #super(ref: Ref, offset: number): string {
    const record = this.#file.records[ref - this.#file.age.first] as TypeRecord | undefined;
    if ((record?.kind !== 'struct' && record?.kind !== 'name') || record.name === '')
      this.#fail('expected a class or interface with a name', offset);
    return this.#symbol(record);
  }

  #field(sigil: string, { name, type, bits, align, init }: FieldRecord, depth: number, offset: number): string {
    const record = this.#file.records[type - this.#file.age.first] as TypeRecord | undefined;
    const isBits = record?.kind === 'bits';
    const width = isBits ? `:${record.width}` : '';
    const text = isBits ? this.#prim(record.prim, offset) : this.#type(type, depth, offset);
    const words = this.#words(bits, this.#file.age.fieldBits, offset);
    const value = init === undefined ? '' : ` = ${constantText(init)}`;
    return `${sigil}${this.#name(name, offset)}${width} ${text}${words}${this.#align(align, offset)}${value}`;
  }

  #method(name: string, type: Ref, bits: bigint, depth: number, offset: number): string {
    const record = this.#file.records[type - this.#file.age.first];
    if (record.kind !== 'func') this.#fail('expected the type of a method', offset);
    const words = this.#words(bits, this.#file.age.funcBits, offset);
    const text = `&${this.#name(name, offset)}${words} ${this.#signature(record, depth)}`;
    return this.#spend(text, offset);
  }

  #info({ key, value }: Info, offset: number): string {
    return `@${this.#name(key, offset)} ${typeof value === 'string' ? quoteString(value) : String(value)}`;
  }

  #pragma({ kind, visibility, name, type, param, elements }: Pragma, depth: number, offset: number): string {
    const word = pragmaKinds.at(kind) ?? '';
    if (word === '') this.#fail(`expected the kind of a pragma, 1 to ${pragmaKinds.length - 1}, found ${kind}`, offset);
    const text = type === 0 ? '' : ` ${this.#type(type, depth, offset)}`;
    const number = param < 0 ? '' : ` ${param}`;
    return `pragma ${visibility} ${word}${number} $${this.#name(name, offset)}${text} ${elementsText(elements)}`;
  }

  // Attributes

  #attrs(attrs: TypeAttrs | undefined, offset: number): string {
    if (attrs === undefined) return '';
    const { age } = this.#file;
    const words = this.#words(attrs.bits, age.typeBits, offset);
    const align = age.typeAligns ? this.#align(attrs.align, offset) : '';
    return `${words}${align}${this.#pack(attrs.pack, offset)}`;
  }

  #pack(value: number, offset: number): string {
    if (value === noPack) return '';
    const isPower = value > 0 && value <= 2 ** 30 && Math.log2(value) % 1 === 0;
    return isPower ? ` pack(${value})` : this.#fail(`expected a power of two, or ${noPack}, found ${value}`, offset);
  }

  #words(signed: bigint, names: BitWords, offset: number): string {
    const bits = BigInt.asUintN(signed < 0n ? 64 : 128, signed);
    if (unknownBits(bits, names) !== 0n)
      this.#fail(`expected attributes 0 to ${names.length - 1}, found the word ${bits.toString(16)}h`, offset);
    return attributesOf(bits, names)
      .map((name) => ` ${name}`)
      .join('');
  }

  #align(value: number, offset: number): string {
    if (value === 0) return '';
    const power = value - this.#file.age.alignFrom;
    if (power < 0 || power > 30) this.#fail(`expected the logarithm of an alignment, found ${value}`, offset);
    return ` align(${2 ** power})`;
  }

  // Names

  #symbol({ name, isLocal, offset }: TypeRecord): string {
    if (isLocal) this.#fail('expected types of the module, found one of a function', offset);
    return `$${this.#name(name, offset)}`;
  }

  #name(name: string, offset: number): string {
    return nameShape.test(name)
      ? name
      : this.#fail(`expected a name that texts can have, found ${quoteString(name)}`, offset);
  }

  #fail(message: string, offset: number): never {
    throw new MalformedBytes(message, offset);
  }
}

function constantText(constant: Constant): string {
  switch (constant.kind) {
    case 'int':
      return String(constant.value);
    case 'float':
      return formatFloat(constant.value, constant.width === 32 ? 'f32' : 'f64');
    case 'text':
      return quoteString(constant.text);
  }
}

/** `{ "name" "type" 23 "value" {…}, … }`: nesting is bounded where they are read. */
function elementsText(elements: readonly Element[]): string {
  const parts = elements.map(({ name, typeName, valueType, value, elements: inner }) => {
    const text = typeof value === 'string' ? quoteString(value) : String(value);
    const rest = inner.length === 0 ? '' : ` ${elementsText(inner)}`;
    return `${quoteString(name)} ${quoteString(typeName)} ${valueType} ${text}${rest}`;
  });
  return `{ ${parts.join(', ')} }`;
}
