/**
 * A linear module as one ES module without dependencies. Its parts, in their order:
 *
 *     traps     `export function run(host)`, or `instantiate(host)` for a library: inside, all that is made anew for each run
 *                  tables of places    memory    support, the system interface    variables and functions of the program    the start
 *     what makes it a command in node
 *
 * Names of the file's own begin with `$`, so those of the program stay what they are.
 */
import { ownEntry } from '../../base/own-entry.ts';
import { defaultStackSize, lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import { formatPlace, type SourceFile, type Span } from '../../base/source.ts';
import { hostName } from '../../base/host-name.ts';
import { functionAddress, initialBytes, layOut, takenFunctions } from '../../linear/data-layout.ts';
import { startOf, type LinearModule, type Signature } from '../../linear/nodes.ts';
import { trapKinds } from '../../vm/trap.ts';
import { emitFunc } from '../text/func-emitter.ts';
import { Names } from '../text/names.ts';
import { Places, type Place } from '../text/places.ts';
import { MadeFunctions, UsedSupport, type SupportRows } from '../text/support.ts';
import { TextProgram, type TextOptions } from '../text/program.ts';
import { float, integer } from './expr.ts';
import { exportGlue, declaredType, glueText, halvesOf, importGlue, systemGlue } from './glue.ts';
import { commentText, JsLanguage, temporaries, type FileContext } from './language.ts';
import { takeMarks, type Unmarked } from './marks.ts';
import { commandText } from './node-host.ts';
import { callsText, trapText } from './prelude.ts';
import { isReserved } from './reserved.ts';
import { sourceMapOf } from './source-map.ts';
import { memoryText, supportRows } from './support.ts';
import { systemFunctions, systemRows } from './system.ts';

/** How JavaScript is emitted. */
export interface JsOptions extends TextOptions {
  /** The module before legalisation: the types that callers and the host know. */
  readonly original: LinearModule;
}

/** A file, and the declarations of what it exports. */
export interface EmittedJs {
  readonly text: string;
  readonly declarations: string;
  /** Functions that the caller has to supply. */
  readonly imports: readonly string[];
}

const rows: SupportRows = { ...supportRows, ...systemRows };

/** The file of a module without what `jsLacks` lists. */
export function emitJs(module: LinearModule, options: JsOptions): EmittedJs {
  return new FileEmitter(module, options).emit();
}

class FileEmitter implements FileContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly names = new Names(isReserved);
  readonly marksLines: boolean;
  readonly #options: JsOptions;
  readonly #program: TextProgram;
  readonly #functions: readonly string[];
  readonly #globals: string[] = [];
  readonly #usedScalars = new Set<number>();
  /** Functions without body that code calls or whose address is taken. */
  readonly #usedExterns = new Set<number>();
  readonly #imports = new Set<string>();
  readonly #support = new UsedSupport(rows, ['stack-overflow', 'out-of-memory']);
  readonly #made = new MadeFunctions((name) => name);
  readonly #places: Places;
  readonly #lists = new Map<string, { readonly name: string; readonly signature: Signature }>();
  readonly #sources = new Map<string, SourceFile>();

  constructor(module: LinearModule, options: JsOptions) {
    this.module = module;
    this.#options = options;
    this.#program = new TextProgram(module, options);
    this.#places = new Places(module, options);
    this.marksLines = options.debug ?? false;
    this.layout = layOut(module, options.stackSize ?? defaultStackSize);
    this.#functions = module.funcs.map(({ name, extern }) => this.names.take(extern ? hostName(name) : name));
    for (const { name, storage } of module.globals)
      this.#globals.push(storage === 'scalar' ? this.names.take(name) : '');
  }

  emit(): EmittedJs {
    const language = new JsLanguage(this);
    const bodies = this.module.funcs.flatMap((func, i) =>
      func.extern || !this.#program.reached.has(i) ? [] : [withTemporaries(emitFunc(this, language, i))],
    );
    const lists = this.#functionLists();
    const start = this.#program.isLibrary ? this.#libraryStart() : this.#programStart();
    const glue = [...this.#usedExterns].sort((a, b) => a - b).map((i) => this.#glue(i));
    const opening = [
      this.#opening(),
      trapText,
      `export function ${this.#program.isLibrary ? 'instantiate' : 'run'}($host = {}) {\n`,
    ];
    const inside = [
      this.#tables(),
      callsText,
      memoryText,
      glueText,
      ...this.#support.texts(),
      ...this.#made.texts(),
      ...glue,
      this.#scalars(),
    ];
    const ending = [
      lists,
      start,
      '}\n',
      this.#program.isLibrary ? this.#exports() : commandText(this.#support.has('files')),
    ];
    return {
      text: this.#finished(
        opening.join('\n'),
        inside.filter((part) => part !== '').join('\n'),
        bodies.join('\n'),
        ending.filter((part) => part !== '').join('\n'),
      ),
      declarations: this.#declarations(),
      imports: [...this.#imports],
    };
  }

  /** Marks are taken away, and what depends on lines is written: which are those of the program, and where calls stand. */
  #finished(opening: string, inside: string, bodies: string, ending: string): string {
    const before = `${opening}\n${inside}\n`;
    const first = before.split('\n').length;
    const { text, calls, sources } = takeMarks(`${before}${bodies}`);
    const last = text.split('\n').length;
    const here = before.split('\n').findIndex((line) => line.startsWith('})(new Error())')) + 1;
    const numbered = text
      .replace('found.line - HERE', `found.line - ${here}`)
      .replace('at < FIRST || at > LAST', `at < ${first} || at > ${last}`);
    const whole = `${numbered}\n${callLinesText(calls)}\n${ending}`;
    return this.marksLines ? whole + this.#sourceMap(sources) : whole;
  }

  #sourceMap(sources: Unmarked['sources']): string {
    const map = sourceMapOf(sources, (name) => {
      const source = this.#sources.get(name);
      return source?.hasText === true ? source.text : undefined;
    });
    const bytes = new TextEncoder().encode(JSON.stringify(map));
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `//# sourceMappingURL=data:application/json;base64,${btoa(text)}\n`;
  }

  // What functions ask for

  functionName(index: number): string {
    const { name, extern } = this.module.funcs[index];
    if (!extern) return this.#functions[index];
    const own = ownEntry(systemFunctions, hostName(name));
    const inProgram = own === undefined ? this.#program.inPlaceOf(name) : undefined;
    if (inProgram !== undefined) return this.#functions[inProgram];
    if (own !== undefined) this.support(own.name);
    else this.#imports.add(hostName(name));
    if (own === undefined) this.support('trap:missing-function');
    this.#usedExterns.add(index);
    return this.#functions[index];
  }

  globalName(global: number): string {
    if (this.module.globals[global].storage !== 'scalar') return String(this.layout.addresses[global]);
    this.#usedScalars.add(global);
    return this.#globals[global];
  }

  placeOf(func: number, span: Span | undefined): number {
    if (span !== undefined) this.#sources.set(span.source.name, span.source);
    return this.#places.numberOf(func, span);
  }

  support(name: string): string {
    this.#support.add(name);
    return name;
  }

  define(name: string, text: (own: string) => string): string {
    return this.#made.define(name, text);
  }

  functionList(signature: Signature): string {
    const key = keyOf(signature);
    let known = this.#lists.get(key);
    if (known === undefined) this.#lists.set(key, (known = { name: `$functions_${this.#lists.size + 1}`, signature }));
    return known.name;
  }

  // Parts

  #opening(): string {
    const { name } = this.#options;
    const use = this.#program.isLibrary
      ? 'its functions are exported; `instantiate(host)` gives them with a memory of their own'
      : '`node FILE` runs it, or `run({ args, stdin, stdout, stderr })`, which gives its status';
    return `// ${commentText(name)}: made by samara. An ES module without dependencies: ${use}.
//
// The program has a memory of its own, in which addresses are numbers from ${lowestAddress} on. What may go wrong is tested, and throws a \`Trap\`; the last
// number that such an operation is given is its place in the list \`$places\`.
`;
  }

  #tables(): string {
    const { stackBottom, stackTop, heapBase } = this.layout;
    const told = this.#support.texts().flatMap((text) => [...text.matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind));
    const kinds = [
      ...new Set([...this.#support.kinds, ...told.filter((kind) => Object.hasOwn(trapKinds, kind))]),
    ].sort();
    const sentence = (kind: string): string => ownEntry<string>(trapKinds, kind) ?? kind;
    return `// Addresses: constants from LOWEST on, the stack of arrays and structures, other data, and what the program asks for.
const LOWEST = ${lowestAddress}, STACK_BOTTOM = ${stackBottom}, STACK_TOP = ${stackTop}, HEAP_BASE = ${heapBase}, POINTER = ${this.#options.original.pointerSize};
// The most memory that the program may use, in bytes.
const $limit = Math.min($host.memory ?? 0x80000000, 0x80000000);
var $stack = STACK_TOP;

const $sentences = {
${kinds.map((kind) => `  ${quoted(kind)}: ${quoted(sentence(kind))},`).join('\n')}
};

// Places of the program's text: the function, where it is in which file, 1 for the run time and 2 for what no one wrote, and the place of the
// call that stood where this one is.
const $places = [
${this.#places.all.map((place) => `  ${placeText(place)},`).join('\n')}
];
`;
  }

  /** Variables of the program that nobody can point to, and where the others are. */
  #scalars(): string {
    const { globals } = this.module;
    const variables = [...this.#usedScalars]
      .sort((a, b) => a - b)
      .map((i) => {
        const global = globals[i];
        if (global.storage !== 'scalar') return '';
        const { type, init } = global;
        const value = type === 'f32' || type === 'f64' ? float(Number(init), type) : integer(BigInt(init));
        return `var ${this.#globals[i]} = ${value.text};\n`;
      });
    const places = globals.flatMap(({ name, storage }, i) =>
      storage === 'scalar' || this.layout.addresses[i] < 0
        ? []
        : [`//   ${this.layout.addresses[i]}   ${commentText(name)}\n`],
    );
    const known = places.length === 0 || places.length > 200 ? '' : `// Where data lies:\n${places.join('')}`;
    return [...variables, known].join('');
  }

  /** The functions whose address is taken, by their addresses, for each type by which one is called. */
  #functionLists(): string {
    if (this.#lists.size === 0) return '';
    const taken = takenFunctions(this.module).filter(
      (index) => this.#program.reached.has(index) || this.module.funcs[index].extern,
    );
    const texts = [...this.#lists.values()].map(({ name, signature }) => {
      const key = keyOf(signature);
      const own = taken.filter((index) => keyOf(this.module.funcs[index]) === key);
      return `var ${name} = $by_address({${own.map((index) => ` ${functionAddress(index)}: ${this.functionName(index)}`).join(',')} });\n`;
    });
    return `// Functions by their addresses, those of a type in one list.
function $by_address(functions) {
  const list = [];
  for (const [address, own] of Object.entries(functions)) {
    while (list.length < address) list.push(undefined);
    list.push(own);
  }
  return list;
}

${texts.join('')}`;
  }

  #glue(index: number): string {
    const { name } = this.module.funcs[index];
    const signature = this.#options.original.funcs[index];
    const own = ownEntry(systemFunctions, hostName(name));
    return own === undefined
      ? importGlue(this.#functions[index], hostName(name), signature)
      : systemGlue(this.#functions[index], signature, own);
  }

  /** Constructors and the like. */
  #callsOf(functions: readonly number[]): string {
    return functions.map((index) => `${this.functionName(index)}();\n`).join('');
  }

  #setUp(): string {
    const data = initialBytes(this.module, this.layout)
      .filter(({ bytes }) => bytes.length > 0)
      .map(({ address, bytes }) => `$u8.set($bytes(${bytesText(bytes)}), ${address});\n`);
    const bytes = `// First bytes of the data: two hexadecimal digits each, or a list.
function $bytes(text) {
  if (typeof text !== 'string') return text;
  return Uint8Array.from(text.match(/../g), (digits) => parseInt(digits, 16));
}

`;
    return `${data.length > 0 ? bytes : ''}if (HEAP_BASE > $limit) throw $trap('out-of-memory', '', 0);
$set_size(Math.min(Math.ceil(HEAP_BASE / 65536) * 65536, $limit));
${data.join('')}`;
  }

  #programStart(): string {
    const index = startOf(this.module);
    if (index === undefined) return '';
    const { params, results } = this.#options.original.funcs[index];
    const args = ['argc', 'values', `values + ${this.#options.original.pointerSize} * argc`]
      .slice(0, params.length)
      .flatMap((arg, i) => [arg, ...Array.from({ length: halvesOf(params[i]) - 1 }, () => '0')]);
    if (params.length > 0) this.support('$sys_grow');
    const call = `${this.functionName(index)}(${args.join(', ')})`;
    const before = this.#callsOf(this.#program.before);
    const after = this.#callsOf(this.#program.after);
    return `${this.#setUp()}${params.length > 0 ? argumentsText : ''}
let status = 0;
try {
  $enter(() => {
${indented(before, 4)}${params.length > 0 ? '    const argc = ($host.args ?? []).length, values = $pass($host.args ?? []);\n' : ''}    ${results.length === 0 ? call : `status = ${call}`};
${indented(after, 4)}  });
} catch (error) {
  if (!(error instanceof $Exit)) throw error;
  status = error.status;
}
$flush();
return status & 255;
`;
  }

  #libraryStart(): string {
    this.support('$sys_grow');
    const functions = this.#exportedFunctions().map(({ index, inner }) => {
      const signature = this.#options.original.funcs[index];
      return `  ${inner}: ${exportGlue(this.functionName(index), signature, this.#parameterNames(index))},\n`;
    });
    const before = this.#callsOf(this.#program.before);
    return `${this.#setUp()}${before === '' ? '' : `$enter(() => {\n${indented(before, 2)}});\n`}return {
${functions.join('')}  $memory: () => $u8.subarray(0, $size),
  $allocate: (size) => $sys_grow(size === 0 ? 1 : size),
  $finish: () => $enter(() => {
${indented(this.#callsOf(this.#program.after), 4)}    $flush();
  }),
};
`;
  }

  /** By their names in the file, which are those of the program where they can be. */
  #exportedFunctions(): readonly { readonly index: number; readonly inner: string }[] {
    return this.#program.exported.map((index) => ({ index, inner: this.#functions[index] }));
  }

  #parameterNames(index: number): string[] {
    const names = this.names.inner();
    return this.#options.original.funcs[index].params.map((_, i) =>
      names.take(this.#options.original.funcs[index].symbols[i].name ?? `a${i}`),
    );
  }

  /** The functions by themselves, with one memory for all who import them. */
  #exports(): string {
    const functions = this.#exportedFunctions().map(({ index, inner }) => {
      const args = this.#parameterNames(index).join(', ');
      return `export const ${inner} = (${args}) => $own().${inner}(${args});\n`;
    });
    return `let $shared;

function $own() {
  const write = (bytes) => void (globalThis.process?.stdout?.write?.(bytes) ?? console.log(new TextDecoder().decode(bytes)));
  return ($shared ??= instantiate({ stdout: write, stderr: write }));
}

${functions.join('')}
// The memory, in which addresses are indexes until it grows, and room in it for the caller, aligned to 16.
export const memory = () => $own().$memory();
export const allocate = (size) => $own().$allocate(size);
`;
  }

  #declarations(): string {
    const lines = this.#exportedFunctions().map(({ index, inner }) => {
      const { params, results, span } = this.#options.original.funcs[index];
      const names = this.#parameterNames(index);
      const given = params.map((type, i) => `${names[i]}: ${declaredType(type)}`).join(', ');
      const types = results.map(declaredType);
      const result = types.length === 0 ? 'void' : types.length === 1 ? types[0] : `[${types.join(', ')}]`;
      const place = span === undefined ? '' : `/** ${formatPlace(span).replaceAll('*/', '* /')} */\n`;
      return { inner, place, type: `(${given}): ${result}` };
    });
    const host = hostDeclarations(this.#program.isLibrary ? 'instantiate' : 'run');
    if (!this.#program.isLibrary)
      return `${host}\n/** Runs the program; the result is its status. */\nexport function run(host?: Host): number;\n`;
    return `${host}
export interface Instance {
${lines.map(({ inner, type }) => `  ${inner}${type};\n`).join('')}  /** The memory, in which addresses are indexes until it grows. */
  $memory(): Uint8Array;
  /** Room for the caller, aligned to 16; 0 if there is none left. */
  $allocate(size: number): number;
  /** Runs what is to run at the end, and writes what is kept back. */
  $finish(): void;
}

/** The functions with a memory of their own. */
export function instantiate(host?: Host): Instance;

/* The functions with a memory that all importers share. */
${lines.map(({ inner, place, type }) => `${place}export function ${inner}${type};\n`).join('')}export function memory(): Uint8Array;
export function allocate(size: number): number;
`;
  }
}

function hostDeclarations(entry: string): string {
  return `/** What \`${entry}\` may be given. */
export interface Host {
  /** With the name of the program at the beginning. */
  args?: readonly string[];
  /** Some of the input; undefined at its end. */
  stdin?: () => Uint8Array | undefined;
  stdout?: (bytes: Uint8Array) => void;
  stderr?: (bytes: Uint8Array) => void;
  /** Milliseconds since 1970, and of the program's own time. */
  now?: () => number;
  clock?: () => number;
  seed?: number | bigint;
  /** The most memory, in bytes. */
  memory?: number;
  /** Functions that the program declares and does not define. */
  imports?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

/** The program was ended: why, and the calls that were open, from the innermost on. */
export class Trap extends Error {
  readonly kind: string;
  readonly calls: readonly { readonly name: string; readonly position: string | undefined }[];
  readonly report: string;
}
`;
}

/** \`argv\` in the program's memory, and behind it an empty environment. */
const argumentsText = `
// The arguments in the program's memory: pointers to them, and a null pointer at the end.
function $pass(args) {
  const values = $sys_grow((args.length + 2) * POINTER);
  args.forEach((arg, i) => {
    const bytes = new TextEncoder().encode(\`\${arg}\\0\`);
    const at = $sys_grow(bytes.length);
    $u8.set(bytes, at);
    new DataView($buffer).setUint32(values + i * POINTER, at, true);
  });
  return values;
}
`;

/** The temporaries that accesses to memory use. */
function withTemporaries(text: string): string {
  const used = Object.entries(temporaries).filter(([name]) => text.includes(name));
  if (used.length === 0) return text;
  const end = text.indexOf('{\n') + 2;
  return `${text.slice(0, end)}  let ${used.map(([name, initial]) => `${name} = ${initial}`).join(', ')};\n${text.slice(end)}`;
}

function callLinesText(calls: Unmarked['calls']): string {
  const pairs = calls.map(([line, place]) => `[${line},${place}]`);
  const lines: string[] = [];
  for (let i = 0; i < pairs.length; i += 12) lines.push(`  ${pairs.slice(i, i + 12).join(', ')},`);
  return `// The lines on which calls stand, and their places.\nvar $call_lines = new Map([\n${lines.join('\n')}\n]);\n`;
}

function keyOf({ params, results }: Signature): string {
  const plain = (type: string): string => (type === 'f32' || type === 'f64' ? type : 'i32');
  return `${params.map(plain).join(' ')} -> ${results.map(plain).join(' ')}`;
}

function indented(text: string, depth: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(depth));
}

/** A text of JavaScript. */
function quoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Many bytes as digits, few as a list. */
function bytesText(bytes: Uint8Array): string {
  if (bytes.length <= 16) return `[${bytes.join(', ')}]`;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `'${digits}'`;
}

function placeText({ name, position, kind, caller }: Place): string {
  return `[${quoted(name)}, ${position === undefined ? 'undefined' : quoted(position)}, ${kind}, ${caller}]`;
}
