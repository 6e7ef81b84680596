/**
 * Class files as the OpenArk front end translates them: a `.mpl` with the code, and a binary `.mplt` with the types, as the
 * description of its files and conventions has them. It knows of the library what that exports: how many fields its classes
 * have.
 */
import { javaLibrary, loadJavaCore } from '../../../src/lower/maple-levels/java/core.ts';
import { writeOpenArk, type Class } from '../../maple/openark/writer.ts';
import type { ClassFile, Member } from './class-file.ts';
import { MethodText, type LoweredCode, type ModuleContext } from './method.ts';
import { Tables } from './vtables.ts';
import {
  classSymbol,
  fieldSymbol,
  literalOf,
  mangle,
  methodSymbol,
  parametersOf,
  resultOf,
  typeRecord,
  typeText,
} from './names.ts';

await loadJavaCore();

export interface Translated {
  readonly mpl: string;
  readonly mplt: Uint8Array;
  /** The same behind the middle end. */
  readonly vtable: string;
}

const STATIC = 8;

export function translate(files: readonly ClassFile[], main: string): Translated {
  const module = new ModuleText(files, main);
  const mpl = module.text();
  const tables = new Tables(files, main);
  const vtable = tables.finish(new ModuleText(files, main, tables).text());
  return { mpl, vtable, mplt: writeOpenArk('A', { literals: module.literals, classes: files.map(recordOf) }) };
}

class ModuleText {
  readonly #files: readonly ClassFile[];
  readonly #main: string;
  readonly #literals = new Map<string, string>();
  readonly #statics = new Map<string, string>();
  readonly #types = new Map<string, number>();
  #funcId = 48153;
  #literal = 161333;
  #label = 0;

  readonly #lowered: LoweredCode | undefined;

  constructor(files: readonly ClassFile[], main: string, lowered?: LoweredCode) {
    this.#files = files;
    this.#main = main;
    this.#lowered = lowered;
  }

  get literals(): string[] {
    return [...this.#literals.keys()];
  }

  text(): string {
    const methods = this.#files.flatMap((file) => file.methods.map((method) => ({ file, method })));
    const bodies = methods.flatMap(({ file, method }) => this.#definition(file, method));
    return [...this.#head(methods.length), ...this.#declarations(methods), ...bodies].join('\n') + '\n';
  }

  #head(count: number): string[] {
    const source = this.#files[0].source ?? `${this.#main}.java`;
    return [
      'flavor 1',
      'srclang 3',
      'id 65535',
      `numfuncs ${count}`,
      `import "${this.#main}.mplt"`,
      'import "/opt/openark/libjava-core/libjava-core.mplt"',
      `entryfunc ${methodSymbol(this.#main, 'main', '([Ljava/lang/String;)V')}`,
      `fileinfo {\n  @INFO_filename "${this.#main}.jar"}`,
      `srcfileinfo {\n  1 "${source}"}`,
      ...this.#files.map((file) => {
        const isInterface = (file.flags & 0x200) !== 0;
        const words = attributes(file.flags & ~0x220, 'class');
        return `java${isInterface ? 'interface' : 'class'} $${classSymbol(file.name)} <$${classSymbol(file.name)}>${words}`;
      }),
    ];
  }

  #declarations(methods: readonly { readonly file: ClassFile; readonly method: Member }[]): string[] {
    const own = this.#files.flatMap((file) =>
      file.fields
        .filter(({ flags }) => (flags & STATIC) !== 0)
        .map(
          (field) =>
            `var ${fieldSymbol(file.name, field.name)} ${typeText(field.descriptor)}${attributes(field.flags, 'field')} = ${String(field.constant ?? 0)}`,
        ),
    );
    return [
      ...methods.map(({ file, method }) => this.#prototype(file, method)),
      ...this.#literals.values(),
      ...own,
      ...[...this.#statics.values()].filter((line) => !own.some((other) => other.split(' ')[1] === line.split(' ')[1])),
      ...(this.#lowered === undefined ? ['var $__cinf_Ljava_2Flang_2FString_3B <$__class_meta__>'] : []),
      'func &MCC_GetOrInsertLiteral () <* <$Ljava_2Flang_2FString_3B>>',
    ];
  }

  #prototype(file: ClassFile, method: Member): string {
    const params = MethodText.parameters(this.#context(file), method).join(', ');
    const name = methodSymbol(file.name, method.name, method.descriptor);
    return `func ${name}${attributes(method.flags, 'method', method.name)} (${params}) ${typeText(resultOf(method.descriptor))}`;
  }

  #definition(file: ClassFile, method: Member): string[] {
    const isNative = (method.flags & 0x100) !== 0;
    const id = this.#funcId++;
    if (method.code === undefined) return isNative ? [`${this.#prototype(file, method)} {\n  funcid ${id}\n\n}`] : [];
    const body = new MethodText(this.#context(file), method, method.code).text();
    return [`${this.#prototype(file, method)} {\n  funcid ${id}\n${body}\n}`];
  }

  #context(file: ClassFile): ModuleContext {
    return {
      file,
      ...(this.#lowered === undefined ? {} : { lowered: this.#lowered }),
      typeNumber: (descriptor) => {
        const known = this.#types.get(descriptor) ?? 40 + this.#types.size;
        this.#types.set(descriptor, known);
        return known;
      },
      fieldId: (owner, name) => this.#fieldId(owner, name),
      useLiteral: (text) => {
        const { name, declaration } = literalOf(text);
        this.#literals.set(name, declaration);
        return name;
      },
      useStatic: (owner, name, descriptor) => {
        const symbol = fieldSymbol(owner, name);
        this.#statics.set(symbol, `var ${symbol} extern ${typeText(descriptor)} public static`);
      },
      nextLiteral: () => this.#literal++,
      nextLabel: () => this.#label++,
    };
  }

  /** The superclass is field 1, its own fields follow, then those of the class. */
  #fieldId(owner: string, name: string): number {
    const file = this.#files.find((other) => other.name === owner);
    if (file === undefined) throw new Error(`field ${name} of ${owner} is not in the module`);
    const instance = file.fields.filter(({ flags }) => (flags & STATIC) === 0);
    const at = instance.findIndex((field) => field.name === name);
    if (at >= 0) return 2 + this.#fieldCount(file.parent) + at;
    if (file.parent === undefined) throw new Error(`there is no field ${name}`);
    return 1 + this.#fieldId(file.parent, name);
  }

  #fieldCount(name: string | undefined): number {
    const file = this.#files.find((other) => other.name === name);
    if (name === undefined) return 0;
    if (file === undefined) return libraryFields(`$${classSymbol(name)}`);
    const own = file.fields.filter(({ flags }) => (flags & STATIC) === 0).length;
    return 1 + this.#fieldCount(file.parent) + own;
  }
}

await loadJavaCore();

const library = new Map(
  Array.from(
    javaLibrary().declarations.matchAll(/^type (\S+) <class(?: <(\S+)>)? \{([^}]*)\}/gm),
    ([, name, parent, body]) => {
      const own = body.split('\n').filter((line) => /^ *@/.test(line) && !/ static\b/.test(line)).length;
      return [name, { parent: parent as string | undefined, own }] as const;
    },
  ),
);

function libraryFields(name: string): number {
  const found = library.get(name);
  if (found === undefined) return libraryFields('$Ljava_2Flang_2FObject_3B');
  return found.own + (found.parent === undefined ? 0 : 1 + libraryFields(found.parent));
}

// Attributes

type Thing = 'class' | 'field' | 'method';

/** Access flags of Java, as attributes and as bits of the words of 2019. */
const words: readonly (readonly [flag: number, name: string, bit: number, things: readonly Thing[]])[] = [
  [0x0010, 'final', 1, ['class', 'field', 'method']],
  [0x0002, 'private', 4, ['field', 'method']],
  [0x0004, 'protected', 5, ['field', 'method']],
  [0x0001, 'public', 6, ['class', 'field', 'method']],
  [0x0008, 'static', 7, ['field', 'method']],
  [0x1000, 'synthetic', 8, ['class', 'field', 'method']],
  [0x0040, 'bridge', 10, ['method']],
  [0x0100, 'native', 19, ['method']],
  [0x0800, 'strict', 20, ['method']],
  [0x0080, 'varargs', 21, ['method']],
  [0x0400, 'abstract', 35, ['class', 'method']],
  [0x0020, 'synchronized', 40, ['method']],
  [0x0080, 'transient', 18, ['field']],
  [0x0040, 'volatile', 19, ['field']],
];
const constructorBit = 11;
const virtualBit = 22;

function attributesOf(flags: number, thing: Thing, name = ''): (readonly [name: string, bit: number])[] {
  const found = words.flatMap(([flag, word, bit, things]): (readonly [string, number])[] =>
    (flags & flag) !== 0 && things.includes(thing) ? [[word, bit]] : [],
  );
  if (thing !== 'method') return found;
  if (name.startsWith('<')) return [...found, ['constructor', constructorBit]];
  return (flags & (STATIC | 2)) === 0 ? [...found, ['virtual', virtualBit]] : found;
}

function attributes(flags: number, thing: Thing, name = ''): string {
  return attributesOf(flags, thing, name)
    .map(([word]) => ` ${word}`)
    .join('');
}

function bits(flags: number, thing: Thing, name = ''): bigint {
  return attributesOf(flags, thing, name).reduce((word, [, bit]) => word | (1n << BigInt(bit)), 0n);
}

function recordOf(file: ClassFile): Class {
  const own = { ptr: { class: classSymbol(file.name) } };
  const fields = file.fields.map((field) => ({
    isStatic: (field.flags & STATIC) !== 0,
    name: (field.flags & STATIC) === 0 ? field.name : mangle(`L${file.name};|${field.name}`),
    type: typeRecord(field.descriptor),
    flags: bits(field.flags, 'field'),
  }));
  const isInterface = (file.flags & 0x200) !== 0;
  return {
    name: classSymbol(file.name),
    kind: isInterface ? 'interface' : 'class',
    ...(file.parent === undefined || isInterface ? {} : { parent: { class: classSymbol(file.parent) } }),
    interfaces: file.interfaces.map((name) => ({ class: classSymbol(name) })),
    fields: fields.filter(({ isStatic }) => !isStatic),
    statics: fields.filter(({ isStatic }) => isStatic),
    methods: file.methods.map((method) => ({
      name: methodSymbol(file.name, method.name, method.descriptor).slice(1),
      params: [...((method.flags & STATIC) === 0 ? [own] : []), ...parametersOf(method.descriptor).map(typeRecord)],
      result: typeRecord(resultOf(method.descriptor)),
      flags: bits(method.flags, 'method', method.name),
    })),
    infos: [
      ['INFO_srcfile', file.source ?? ''],
      ['INFO_classname', file.name],
      ['INFO_classnameorig', file.name],
      ['INFO_superclassname', file.parent ?? ''],
      ['INFO_access_flags', file.flags],
    ],
  };
}
