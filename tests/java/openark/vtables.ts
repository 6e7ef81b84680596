/**
 * What the middle end of the OpenArk compiler makes of calls, fields of other modules and references, and the tables that its code
 * calls through: laid out as in its `.VtableImpl.mpl` files.
 */
import { createHash } from 'node:crypto';
import { javaLibrary } from '../../../src/lower/maple-levels/java/core.ts';
import type { ClassFile } from './class-file.ts';
import type { Call, LoweredCode } from './method.ts';
import { classSymbol, fieldSymbol, mangle, methodSymbol, primOf, typeText } from './names.ts';

const STATIC = 8;

/** Names in the order in which they were first asked for. */
class Numbered {
  readonly names: string[] = [];

  number(name: string): number {
    const at = this.names.indexOf(name);
    return at >= 0 ? at : this.names.push(name) - 1;
  }
}

export class Tables implements LoweredCode {
  readonly #files: readonly ClassFile[];
  readonly #archive: string;
  readonly #undefined = new Numbered();
  readonly #defined = new Numbered();
  readonly #data = new Numbered();
  readonly #classes = new Set<string>();

  constructor(files: readonly ClassFile[], main: string) {
    this.#files = files;
    this.#archive = `${main}_jar`;
    for (const file of files)
      for (const { name, descriptor, code } of file.methods)
        if (code !== undefined) this.#defined.number(methodSymbol(file.name, name, descriptor));
  }

  // Code

  call({ op, owner, name, descriptor, args, assigned, register }: Call): string[] {
    // What java.lang.Class says of itself is called directly: its class is final.
    if (op === 'invokevirtual' && owner !== 'java/lang/Class') {
      const slot = this.#slots(owner).indexOf(mangle(`${name}|${descriptor}`));
      if (slot < 0) throw new Error(`${owner} has no slot for ${name}${descriptor}`);
      const table = `iread ptr <* <$__class_meta__>> 6 (${classWord(args[0])})`;
      return [icall(`iread u64 <* u64> 0 (add ptr (${table}, constval u32 ${8 * slot}))`, args, assigned)];
    }
    if (op === 'invokeinterface') return this.#interfaceCall(name, descriptor, args, assigned, register);
    const symbol = this.#implementation(owner, name, descriptor);
    return [
      `#Call function:${symbol.slice(1)}`,
      `dassign %__muid_symptr 0 (${this.#entry(symbol)})`,
      icall('dread ptr %__muid_symptr', args, assigned),
    ];
  }

  #interfaceCall(
    name: string,
    descriptor: string,
    args: readonly string[],
    assigned: string,
    register: () => number,
  ): string[] {
    const [table, func] = [register(), register()];
    const text = `${name}|${descriptor}`;
    return [
      `regassign ptr %${table} (iread ptr <* <$__class_meta__>> 5 (${classWord(args[0])}))`,
      `regassign u64 %${func} (iread u64 <* u64> 0 (add ptr (regread ptr %${table}, constval u32 ${8 * firstHash(text)})))`,
      `if (eq u1 u64 (regread u64 %${func}, constval u64 0)) {`,
      `  callassigned &MCC_getFuncPtrFromItabSecondHash64 (regread ptr %${table}, constval u64 0x12c8, conststr ptr "${text}") { regassign u64 %${func}}`,
      '}',
      icall(`regread u64 %${func}`, args, assigned),
    ];
  }

  /** What answers in the class that a call names, or above it. */
  #implementation(owner: string, name: string, descriptor: string): string {
    return this.#answer(owner, mangle(`${name}|${descriptor}`)) ?? methodSymbol(owner, name, descriptor);
  }

  #parentOf(name: string): string | undefined {
    const file = this.#files.find((other) => other.name === name);
    if (file !== undefined) return file.parent;
    const above = javaLibrary().parentOf(`$${classSymbol(name)}`);
    return above === undefined ? undefined : plainClass(above);
  }

  /** The address of a function from the table of the module, or from that of the others. Sizes are known at the end. */
  #entry(symbol: string): string {
    const isOwn = this.#defined.names.includes(symbol);
    const [kind, type] = isOwn ? ['def', 'MUIDFuncDefTabEntry'] : ['undef', 'MUIDUnifiedUndefTabEntry'];
    const number = (isOwn ? this.#defined : this.#undefined).number(symbol);
    return `iread ptr <* <$${type}>> 1 (array 0 ptr <* <[@${kind}@] <$${type}>>> (addrof ptr $__muid_func_${kind}_tab$$${this.#archive}, constval i64 ${number}))`;
  }

  initialise(owner: string): string[] {
    const file = this.#files.find(({ name }) => name === owner);
    if (file !== undefined && !this.#mayInitialise(file)) return [];
    this.#classes.add(owner);
    return [`intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_${classSymbol(owner)})`];
  }

  #mayInitialise(file: ClassFile): boolean {
    const above = this.#files.find(({ name }) => name === file.parent);
    const others = file.interfaces.map((name) => this.#files.find((other) => other.name === name));
    return (
      file.methods.some(({ name }) => name === '<clinit>') ||
      [above, ...others].some((other) => other !== undefined && this.#mayInitialise(other))
    );
  }

  readStatic(owner: string, name: string, descriptor: string): string {
    const symbol = fieldSymbol(owner, name);
    if (this.#files.some((file) => file.name === owner)) return `dread ${primOf(descriptor)} ${symbol}`;
    const entry = `array 0 ptr <* <[@data@] <$MUIDUnifiedUndefTabEntry>>> (addrof ptr $__muid_data_undef_tab$$${this.#archive}, constval i64 ${this.#data.number(symbol)})`;
    return `iread ${primOf(descriptor)} <* ${typeText(descriptor)}> 0 (iread ptr <* <$MUIDUnifiedUndefTabEntry>> 1 (${entry}))`;
  }

  /** A local reference counts what it refers to while it does; at the end all are let go. */
  count(lines: readonly string[], references: readonly string[], register: () => number): string[] {
    return lines.flatMap((line) => {
      if (/^ {2}(return|throw) /.test(line) && references.length > 0) {
        const all = references.map((name) => `dread ref ${name}`).join(', ');
        const value = /^ {2}return \(dread ref (%\w+)\)$/.exec(line)?.[1];
        const kept = value === undefined ? [] : [`  intrinsiccall MCCIncRef (dread ref ${value})`];
        return line.startsWith('  throw')
          ? [line]
          : [...kept, `  intrinsiccall MPL_CLEANUP_LOCALREFVARS (${all})`, line];
      }
      const target = /^ {2}dassign (%Reg\w+) 0 \((.*)\)$/.exec(line);
      if (target === null || !references.includes(target[1])) return [line];
      const old = register();
      const isNew = target[2].startsWith('gcmalloc');
      return [
        `  regassign ptr %${old} (dread ref ${target[1]})`,
        line,
        ...(isNew ? [] : [`  intrinsiccall MCCIncRef (dread ref ${target[1]})`]),
        `  intrinsiccall MCCDecRef (regread ptr %${old})`,
      ];
    });
  }

  // Slots

  /** Selectors of a class by slot: those of the superclass, then its own in their order. */
  #slots(name: string): string[] {
    const file = this.#files.find((other) => other.name === name);
    const parent = this.#parentOf(name);
    const slots = parent === undefined ? [] : this.#slots(parent);
    const own =
      file === undefined
        ? javaLibrary().virtualsOf(`$${classSymbol(name)}`)
        : file.methods
            .filter((method) => !method.name.startsWith('<') && (method.flags & (STATIC | 2)) === 0)
            .map((method) => mangle(`${method.name}|${method.descriptor}`));
    // Abstract classes have slots for what their interfaces want.
    const wanted = file === undefined || (file.flags & 0x400) === 0 ? [] : this.#interfaceSelectors(file);
    for (const selector of [...own, ...wanted]) if (!slots.includes(selector)) slots.push(selector);
    return slots;
  }

  #interfaceSelectors(file: ClassFile): string[] {
    return file.interfaces.flatMap((name) => {
      const other = this.#files.find((candidate) => candidate.name === name);
      const methods = other?.methods.filter(({ flags }) => (flags & STATIC) === 0) ?? [];
      const above = other === undefined ? [] : this.#interfaceSelectors(other);
      return [...methods.map((method) => mangle(`${method.name}|${method.descriptor}`)), ...above];
    });
  }

  /** What a class has for a selector: its own method, that of a superclass, or the default one of an interface. */
  #answer(name: string, selector: string): string | undefined {
    const interfaces: string[] = [];
    for (let at: string | undefined = name; at !== undefined; at = this.#parentOf(at)) {
      const symbol = `&${classSymbol(at)}_7C${selector}`;
      if (this.#defined.names.includes(symbol) || javaLibrary().has(symbol)) return symbol;
      interfaces.push(...(this.#files.find((file) => file.name === at)?.interfaces ?? []));
    }
    for (const other of interfaces) {
      const symbol = `&${classSymbol(other)}_7C${selector}`;
      if (this.#defined.names.includes(symbol)) return symbol;
      interfaces.push(...(this.#files.find((file) => file.name === other)?.interfaces ?? []));
    }
    return undefined;
  }

  /** A function in a dispatch table: 4 (i + 1) of another module, and 2 more of this one. */
  #number(symbol: string | undefined): number {
    if (symbol === undefined) return 0;
    const isOwn = this.#defined.names.includes(symbol);
    return 4 * ((isOwn ? this.#defined : this.#undefined).number(symbol) + 1) + (isOwn ? 2 : 0);
  }

  // The data of the module

  /** The code of the module with its tables. */
  finish(code: string): string {
    const classes = this.#files.flatMap((file) => this.#classData(file));
    const sizes: Record<string, number> = {
      def: this.#defined.names.length,
      undef: this.#undefined.names.length,
      data: this.#data.names.length,
    };
    const own = new Set(this.#files.map(({ name }) => name));
    const others = [...this.#classes].filter((name) => !own.has(name));
    const lines = [
      ...types,
      ...others.map((name) => `var $__cinf_${classSymbol(name)} extern <$__class_meta__>`),
      ...classes,
      'func &MCC_getFuncPtrFromItabSecondHash64 nosideeffect () ptr',
      ...this.#muidTables(),
    ].join('\n');
    const sized = code.replace(/@(def|undef|data)@/g, (_, kind: string) => String(sizes[kind]));
    return sized.replace(/^(?=javaclass|javainterface)/m, () => `${lines}\n`);
  }

  #classData(file: ClassFile): string[] {
    const key = classSymbol(file.name);
    const isInterface = (file.flags & 0x200) !== 0;
    const slots = isInterface
      ? []
      : this.#slots(file.name).map((selector) => this.#number(this.#answer(file.name, selector)));
    const table = isInterface ? [] : this.#interfaceTable(file);
    const words = (name: string, entries: readonly number[]): string[] =>
      entries.length === 0
        ? []
        : [`var $__${name}_${key} fstatic <[${entries.length}] <* void>> = [${entries.join(', ')}]`];
    const address = (name: string, entries: readonly number[]): string =>
      entries.length === 0 ? '0' : `addrof ptr $__${name}_${key}`;
    return [
      ...words('vtb', slots),
      ...words('itb', table),
      `var $__cinf_${key} <$__class_meta__> public = [1= 0x17efaac0f65c2f, 2= 0, 3= 0xffff, 4= 0, 5= ${address('itb', table)}, 6= ${address('vtb', slots)}, 7= 0, 8= 0, 9= 0]`,
    ];
  }

  /** Methods of interfaces by their hash; where two meet, both are left to the search by name. */
  #interfaceTable(file: ClassFile): number[] {
    const entries: number[] = [];
    const taken = new Map<number, string>();
    const texts = this.#texts(file);
    if (texts.size === 0) return [];
    for (const text of texts) {
      const hash = firstHash(text);
      entries[hash] = taken.has(hash) ? 0 : this.#number(this.#answer(file.name, mangle(text)));
      taken.set(hash, text);
    }
    return Array.from({ length: HASHES }, (_, i) => entries[i] ?? 0);
  }

  #texts(file: ClassFile): Set<string> {
    const found = new Set<string>();
    const open: string[] = [];
    for (let at: ClassFile | undefined = file; at !== undefined;) {
      open.push(...at.interfaces);
      const { parent }: ClassFile = at;
      at = this.#files.find(({ name }) => name === parent);
    }
    for (const name of open) {
      const other = this.#files.find((candidate) => candidate.name === name);
      open.push(...(other?.interfaces ?? []));
      for (const { flags, name: method, descriptor } of other?.methods ?? [])
        if ((flags & STATIC) === 0) found.add(`${method}|${descriptor}`);
      if (other === undefined)
        for (const selector of javaLibrary().virtualsOf(`$${classSymbol(name)}`)) found.add(plain(selector));
    }
    return found;
  }

  #muidTables(): string[] {
    const archive = this.#archive;
    const list = (items: readonly string[]): string => `[${items.join(', ')}]`;
    const func = (name: string): string => `[1= addroffunc ptr ${name}]`;
    const id = (name: string): string => {
      const sum = createHash('md5').update(name.slice(1)).digest();
      return `[1= ${sum.readBigInt64LE(0)}, 2= ${sum.readBigInt64LE(8)}]`;
    };
    const table = (name: string, type: string, items: readonly string[]): string =>
      `var $__muid_${name}_tab$$${archive} fstatic <[${items.length}] <$${type}>> = ${list(items)}`;
    const [own, others, data] = [this.#defined.names, this.#undefined.names, this.#data.names];
    return [
      table('func_def', 'MUIDFuncDefTabEntry', own.map(func)),
      table('func_def_muid', 'MUIDFuncDefMuidTabEntry', own.map(id)),
      table(
        'func_undef',
        'MUIDUnifiedUndefTabEntry',
        others.map(() => '[1= 0]'),
      ),
      table('func_undef_muid', 'MUIDUnifiedUndefMuidTabEntry', others.map(id)),
      table(
        'data_undef',
        'MUIDUnifiedUndefTabEntry',
        data.map((name) => `[1= addrof ptr ${name}]`),
      ),
    ];
  }
}

const HASHES = 23;

/** Where the method of an interface is looked for first. */
function firstHash(text: string): number {
  let hash = 0;
  for (const c of text) hash = (31 * hash + c.charCodeAt(0)) % 65_521;
  return hash % HASHES;
}

function classWord(object: string): string {
  return `iread ref <* <$Ljava_2Flang_2FObject_3B>> 1 (${object})`;
}

function icall(address: string, args: readonly string[], assigned: string): string {
  return `icallassigned (${[address, ...args].join(', ')}) ${assigned}`;
}

/** `Ljava_2Flang_2FObject_3B` as `java/lang/Object`. */
function plainClass(symbol: string): string {
  return plain(symbol.slice(1)).slice(1, -1);
}

function plain(mangled: string): string {
  const text = mangled.replace(/__|_([0-9A-F]{2})/g, (all, byte: string) =>
    all === '__' ? '_' : String.fromCharCode(Number.parseInt(byte, 16)),
  );
  return text.replace(/\(.*\)/, (params) => params.replace(/A(?=[A[]*(?:[ZBCSIJFD]|L))/g, '['));
}

const types = [
  'type $__class_meta__ <struct {@shadow <* void> final, @monitor i32 final, @classloader u16 final, @objsize u16 final, @itab <* void> final, @vtab <* void> final, @gctib <* void> final, @classinforo <* void> final, @clinitbridge <* void> final}>',
  'type $MUIDFuncDefTabEntry <struct {@funcUnifiedAddr u64}>',
  'type $MUIDFuncDefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>',
  'type $MUIDUnifiedUndefTabEntry <struct {@globalAddress u64}>',
  'type $MUIDUnifiedUndefMuidTabEntry <struct {@muidLow u64, @muidHigh u64}>',
];
