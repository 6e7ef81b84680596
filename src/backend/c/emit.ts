/**
 * A linear module as one file of C99. Its parts, in their order, each of which holds what the parts behind it use:
 *
 *     what the compiler must be      addresses of the memory map      kinds of traps and places      calls and traps
 *     support, the system interface  types, globals, functions        first bytes of the data        the start, `main`
 *
 * Parts are made in another order: what a function needs is known when it has been written. A program is static functions and
 * `main`; of a library the exported functions are wrapped by functions of their own names, and declared in a header file.
 */
import { ownEntry } from '../../base/own-entry.ts';
import { defaultStackSize, lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import { formatPlace, type Span } from '../../base/source.ts';
import { hostName } from '../../base/host-name.ts';
import { functionAddress, initialBytes, layOut, takenFunctions } from '../../linear/data-layout.ts';
import { startOf, type Func, type LinearModule, type LinearSymbol, type Signature } from '../../linear/nodes.ts';
import { trapKinds } from '../../vm/trap.ts';
import { emitFunc } from '../text/func-emitter.ts';
import { FunctionNames, globalNames } from '../text/function-names.ts';
import { identifierOf, Names } from '../text/names.ts';
import { systemFunctions } from '../text/system-functions.ts';
import { sizeOfShown, type ShownType } from '../text/shown-types.ts';
import { MadeFunctions, sentenceOf, UsedSupport, type SupportRows } from '../text/support.ts';
import { TextProgram, type TextOptions } from '../text/program.ts';
import { Places, type Place } from '../text/places.ts';
import type { FileContext } from './context.ts';
import { float, integer, nameOfType, typeOfValue } from './expr.ts';
import { fileRows } from './files.ts';
import { CLanguage } from './language.ts';
import { compilerText, stopText, trapText } from './prelude.ts';
import { isReserved } from './reserved.ts';
import { supportRows } from './support.ts';
import { streamRows, systemRows, trapConstant } from './system.ts';
import { quoted } from './texts.ts';
import { Views } from './views.ts';

/** A file, and the header of what it exports. */
export interface EmittedC {
  readonly text: string;
  readonly header: string;
  /** Functions that somebody else has to define, as C calls them. */
  readonly imports: readonly string[];
}

const rows: SupportRows = {
  ...supportRows,
  ...systemRows,
  ...fileRows,
  ...streamRows,
  /** Its text hangs on the functions whose address is taken. */
  callee: { needs: ['trap:bad-indirect-call'], text: '' },
};
/** Names of the texts that stand in every file. */
const ownNames =
  'memory memory_size memory_limit stack calls depth finish places place trap_kinds trap_kind trap enter begin set_up functions function callee trace trace_length print_call print_calls rounds note_call owner stack_limit flush_output stack_position expects_two_s_complement last_read_1 last_read_2 last_read_4 last_read_8 last_write_1 last_write_2 last_write_4 last_write_8 wrong_access heap_top set_size open_file open_files segments segment read_line  pending pending_field flush_pending argument_count arguments position kind name sentence run_before run_after exists plain_name grant_fits host_name stay_below resolved last_error is_no_file make_folder change_path file_at turn_to file_write file_read file_close file_seek file_open';

/** For debuggers: what follows is no text of the program. */
const ownLines = '#line 1 "<samara>"\n';

const wholeTrace = 200;

/** The file of a module without what `cLacks` lists. */
export function emitC(module: LinearModule, options: TextOptions): EmittedC {
  return new FileEmitter(module, options).emit();
}

class FileEmitter implements FileContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly names = new Names(isReserved);
  readonly #program: TextProgram;
  readonly #functions: FunctionNames;
  readonly marksLines: boolean;
  readonly #options: TextOptions;
  readonly #globals: readonly string[];
  readonly #usedGlobals = new Set<number>();
  readonly #usedScalars = new Set<number>();
  readonly #support = new UsedSupport(rows, ['stack-overflow', 'out-of-memory']);
  readonly #made = new MadeFunctions((name) => this.names.take(name));
  readonly #places: Places;
  readonly #results = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #types = new Map<string, { readonly name: string; readonly number: number; readonly text: string }>();
  readonly views = new Views();
  readonly #shownNames = new Map<number, string>();

  constructor(module: LinearModule, options: TextOptions) {
    this.module = module;
    this.#places = new Places(module, options);
    this.#options = options;
    this.#program = new TextProgram(module, options);
    this.marksLines = options.debug ?? false;
    this.layout = layOut(module, options.stackSize ?? defaultStackSize);
    for (const name of ownNames.split(' ')) this.names.reserve(name);
    for (const name of [...Object.keys(rows), ...Object.values(systemFunctions).map(({ name }) => name)])
      this.names.reserve(name);
    this.#functions = new FunctionNames(module, this.#program, {
      names: this.names,
      support: (name) => this.support(name),
    });
    this.#globals = globalNames(module, this.names);
  }

  emit(): EmittedC {
    const { module } = this;
    const language = new CLanguage(this);
    const bodies = module.funcs.flatMap((func, i) =>
      func.extern || !this.#program.reached.has(i) ? [] : [emitFunc(this, language, i)],
    );
    this.support('memory_bounds');
    if (this.#program.isLibrary || this.#hasParameters()) this.support('sys_grow');
    const table = this.#functionTable();
    const start = this.#start();
    const exports = [...this.#functions.exported].map(([index, name]) => this.#wrapper(index, name));
    const data = this.#data();

    const { externs } = this.#functions;
    const text = [
      this.#opening(),
      this.marksLines ? `${ownLines}${stopText}` : '',
      compilerText,
      this.#addresses(),
      this.#tables(),
      trapText.replaceAll('MOST_TRACE', String(wholeTrace)),
      'static uint64_t memory_limit;\n',
      ...this.#support.texts(),
      this.#typesText(),
      this.views.text,
      this.#scalars(),
      ...this.#made.texts(),
      this.#prototypes(externs),
      table,
      ...bodies,
      this.marksLines ? ownLines : '',
      data,
      start,
      ...exports,
      this.#program.isLibrary ? this.#reachMemory() : this.#main(),
    ];
    return {
      text: `${text.filter((part) => part !== '').join('\n')}`,
      header: this.#header(),
      imports: externs.map((i) => this.functionName(i)),
    };
  }

  #hasParameters(): boolean {
    const start = startOf(this.module);
    return start !== undefined && this.module.funcs[start].params.length > 0;
  }

  // What functions ask for

  functionName(index: number): string {
    return this.#functions.nameOf(index);
  }

  globalName(global: number): string {
    if (this.module.globals[global].storage === 'scalar') this.#usedScalars.add(global);
    else this.#usedGlobals.add(global);
    return this.#globals[global];
  }

  placeOf(func: number, span: Span | undefined): number {
    return this.#places.numberOf(func, span);
  }

  shownType(func: number, symbol: LinearSymbol): ShownType | undefined {
    if (symbol.kind !== 'l' || !('storage' in symbol) || symbol.name === undefined) return undefined;
    if (symbol.storage === 'array')
      return {
        kind: 'array',
        count: symbol.count,
        of: { kind: 'number', type: symbol.type === 'i32*' ? 'i32' : 'f32' },
      };
    const type = this.#options.shownTypes?.local(this.module.funcs[func].name, symbol.name);
    // What is aligned more strictly lies somewhere in a larger slot.
    return type !== undefined && Math.max(sizeOfShown(type), 1) === symbol.size ? type : undefined;
  }

  support(name: string): string {
    this.#support.add(name);
    return name.startsWith('trap:') ? trapConstant(name.slice('trap:'.length)) : name;
  }

  define(name: string, text: (own: string) => string): string {
    return this.#made.define(name, text);
  }

  resultsName({ results }: Signature): string {
    const key = results.join(' ');
    let known = this.#results.get(key);
    if (known === undefined) {
      const name = this.names.take(`results_of_${results.map(typeOfValue).join('_')}`);
      const fields = results.map((type, i) => `  ${nameOfType(type)} r${i};\n`).join('');
      this.#results.set(key, (known = { name: `struct ${name}`, text: `struct ${name} {\n${fields}};\n` }));
    }
    return known.name;
  }

  functionType(signature: Signature): { readonly name: string; readonly number: number } {
    const key = `${signature.params.map(typeOfValue).join(' ')} -> ${signature.results.map(typeOfValue).join(' ')}`;
    let known = this.#types.get(key);
    if (known === undefined) {
      const number = this.#types.size + 1;
      const name = this.names.take(`function_type_${number}`);
      const params = signature.params.map(nameOfType).join(', ') || 'void';
      this.#types.set(
        key,
        (known = { name, number, text: `typedef ${this.resultOf(signature)} (*${name})(${params});\n` }),
      );
    }
    return known;
  }

  resultOf(signature: Signature): string {
    if (signature.results.length > 1) return this.resultsName(signature);
    return signature.results.length === 0 ? 'void' : nameOfType(signature.results[0]);
  }

  // Parts

  #opening(): string {
    const { name } = this.#options;
    return `/* ${name.replaceAll('*/', '* /').replace(/[^ -~]/g, '?')}: made by samara. C99 with the standard library:  cc -O2 FILE -lm

   The program has a memory of its own, in which addresses are numbers from ${lowestAddress} on. What may go wrong is tested, and ends the program with a
   report and status 3; the number that such an operation is given is its place in the list \`places\`. */
`;
  }

  #addresses(): string {
    const { stackBottom, stackTop, heapBase } = this.layout;
    return `/* Addresses: constants from LOWEST on, the stack of arrays and structures, other data, and what the program asks for. */
#define LOWEST ${lowestAddress}u
#define STACK_BOTTOM ${stackBottom}u
#define STACK_TOP ${stackTop}u
#define HEAP_BASE ${heapBase}u
#define POINTER ${this.module.pointerSize}
`;
  }

  #tables(): string {
    const kinds = [...this.#support.kinds].sort();
    const shown = (kind: string): string => (Object.hasOwn(trapKinds, kind) ? kind : 'unreachable');
    return `/* How a program is trapped. */
enum trap_kind {
${kinds.map((kind) => `  ${trapConstant(kind)}`).join(',\n')}
};
static const struct {
  const char *name;
  const char *sentence;
} trap_kinds[] = {
${kinds.map((kind) => `  { ${quoted(shown(kind))}, ${quoted(sentenceOf(kind))} }`).join(',\n')}
};

/* Places of the program's text: the function, and where it is in which file. 1: of the run time, 2: what no one wrote. A place that stands where
   a call was has that call's place as its caller. */
static const struct place {
  const char *function;
  const char *position;
  int kind;
  unsigned caller;
} places[] = {
${this.#places.all.map((place) => `  ${placeText(place)}`).join(',\n')}
};
`;
  }

  #typesText(): string {
    return [
      ...[...this.#results.values()].map(({ text }) => text),
      ...[...this.#types.values()].map(({ text }) => text),
    ].join('');
  }

  /** Variables of the program that nobody can point to, and the addresses of the others. */
  #scalars(): string {
    const { globals } = this.module;
    const variables = [...this.#usedScalars]
      .sort((a, b) => a - b)
      .map((i) => {
        const global = globals[i];
        if (global.storage !== 'scalar') return '';
        const type = typeOfValue(global.type);
        const value =
          type === 'f32' || type === 'f64' ? float(Number(global.init), type) : integer(BigInt(global.init), type);
        return `static ${nameOfType(global.type)} ${this.#globals[i]} = ${value.text};\n`;
      });
    const places = [...this.#usedGlobals]
      .sort((a, b) => a - b)
      .map((i) => `#define ${this.#globals[i]} ${this.layout.addresses[i]}\n`);
    return [...variables, ...places, ...this.#shownGlobals().map(({ declared }) => `static ${declared};\n`)].join('');
  }

  /** For debuggers: pointers to what lies in memory, with what sets them. */
  #shownGlobals(): { readonly declared: string; readonly set: string }[] {
    const { shownTypes, debug } = this.#options;
    if (debug !== true || shownTypes === undefined) return [];
    return [...this.#usedGlobals]
      .sort((a, b) => a - b)
      .flatMap((i) => {
        const type = shownTypes.global(this.module.globals[i].name);
        if (type === undefined) return [];
        const name = this.#shownName(i);
        const set = `  ${name} = (${this.views.pointerType(type)})(memory + ${this.#globals[i]});\n`;
        return [{ declared: this.views.pointer(type, name), set }];
      });
  }

  #shownName(global: number): string {
    let name = this.#shownNames.get(global);
    if (name === undefined) this.#shownNames.set(global, (name = this.names.take(this.module.globals[global].name)));
    return name;
  }

  #prototypes(externs: readonly number[]): string {
    const { funcs } = this.module;
    const own = [...funcs.keys()].filter((i) => !funcs[i].extern && this.#program.reached.has(i));
    const text = (i: number, storage: string): string => {
      const params = funcs[i].params.map((type) => nameOfType(type)).join(', ') || 'void';
      return `${storage} ${this.resultOf(funcs[i])} ${this.functionName(i)}(${params});\n`;
    };
    return [
      ...externs.map((i) => text(i, 'extern')),
      ...own.map((i) => text(i, funcs[i].inlining === 'noinline' ? 'static NOINLINE' : 'static')),
    ].join('');
  }

  /** The functions whose address is taken, with the numbers of their types; support functions have types of their own. */
  #functionTable(): string {
    if (this.#types.size === 0) return '';
    const taken = takenFunctions(this.module).filter((index) => this.#program.reached.has(index));
    const count = functionAddress(taken.at(-1) ?? -1) + 1;
    const thunks: string[] = [];
    const entries = taken.map((index) => {
      const { number } = this.functionType(this.module.funcs[index]);
      return `  [${functionAddress(index)}] = { (void (*)(void))${this.#addressed(index, thunks)}, ${number} }`;
    });
    return `${thunks.join('')}/* Functions by their addresses, with the numbers of their types. */
static const struct function {
  void (*code)(void);
  unsigned type;
} functions[] = {
${[...entries, ...(entries.length === 0 ? ['  { NULL, 0 }'] : [])].join(',\n')}
};

INLINE void (*callee(uint32_t address, unsigned type, unsigned place))(void) {
  if (UNLIKELY(address >= ${Math.max(count, 1)} || functions[address].type != type)) trap(TRAP_BAD_INDIRECT_CALL, NULL, place);
  return functions[address].code;
}
`;
  }

  /** A function of the system interface is called with the types that the program declares. */
  #addressed(index: number, thunks: string[]): string {
    const func = this.module.funcs[index];
    const name = this.functionName(index);
    if (!func.extern || ownEntry(systemFunctions, hostName(func.name)) === undefined) return name;
    const own = this.names.take(`${name}_by_address`);
    const params = func.params.map((type, i) => `${nameOfType(type)} a${i}`).join(', ') || 'void';
    const call = `${name}(${func.params.map((_, i) => `a${i}`).join(', ')});`;
    thunks.push(
      `static ${this.resultOf(func)} ${own}(${params}) {\n  ${func.results.length === 0 ? '' : 'return '}${call}\n}\n`,
    );
    return own;
  }

  #data(): string {
    const pieces = initialBytes(this.module, this.layout).filter(({ bytes }) => bytes.length > 0);
    if (pieces.length === 0) return '';
    const arrays = pieces.map(
      ({ bytes }, i) => `static const unsigned char bytes_${i}[${bytes.length}] = ${bytesText(bytes)};\n`,
    );
    const rowsOf = pieces.map(({ address, bytes }, i) => `  { ${address}u, ${bytes.length}u, bytes_${i} }`);
    return `${arrays.join('')}
/* The first bytes of the data. */
static const struct segment {
  uint32_t at;
  uint32_t size;
  const unsigned char *bytes;
} segments[] = {
${rowsOf.join(',\n')}
};
`;
  }

  /** Constructors and the like. */
  #callsOf(functions: readonly number[]): string {
    return functions.map((index) => `  ${this.functionName(index)}();\n`).join('');
  }

  #start(): string {
    const hasData = initialBytes(this.module, this.layout).length > 0;
    const copies = hasData
      ? `  for (i = 0; i < sizeof segments / sizeof *segments; i++)
    memcpy(memory + segments[i].at, segments[i].bytes, segments[i].size);
`
      : '';
    const finish = `/* When the process ends. */
static void finish(void) {
${this.#callsOf(this.#program.after)}  if (flush_output != NULL) flush_output();
}

`;
    return `${this.#program.isLibrary ? finish : ''}/* Memory is asked for as a whole, so that it never moves; what is not used costs nothing. */
static void set_up(void) {
${hasData ? '  size_t i;\n' : ''}  memory_limit = MOST_MEMORY & ~(uint64_t)15;
  while (memory_limit >= HEAP_BASE && (memory = calloc((size_t)memory_limit, 1)) == NULL) memory_limit /= 2;
  if (memory == NULL) trap(TRAP_OUT_OF_MEMORY, NULL, 0);
  set_size(((uint64_t)HEAP_BASE + 65535) / 65536 * 65536 > memory_limit ? memory_limit : ((uint64_t)HEAP_BASE + 65535) / 65536 * 65536);
${copies}${this.#shownGlobals()
      .map(({ set }) => set)
      .join('')}${this.#program.isLibrary ? '  atexit(finish);\n' : ''}${this.#callsOf(this.#program.before)}}

/* Before the program is entered from outside. */
static void begin(void) {
  if (depth == 0) stack_limit = STACK_POSITION() > MOST_STACK ? STACK_POSITION() - MOST_STACK : 0;
  if (memory == NULL) set_up();
}
`;
  }

  /** An exported function for callers in C. */
  #wrapper(index: number, name: string): string {
    const func = this.module.funcs[index];
    const params = func.params.map((type, i) => `${nameOfType(type)} a${i}`).join(', ') || 'void';
    const call = `${this.functionName(index)}(${func.params.map((_, i) => `a${i}`).join(', ')});`;
    return `${this.resultOf(func)} ${name}(${params}) {
  begin();
  ${func.results.length === 0 ? '' : 'return '}${call}
}
`;
  }

  get #prefix(): string {
    return identifierOf(this.#options.name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''), isReserved);
  }

  #reachMemory(): string {
    return `void *${this.#prefix}_memory(void) {
  begin();
  return memory;
}

uint32_t ${this.#prefix}_allocate(uint32_t size) {
  begin();
  return sys_grow(size == 0 ? 1 : size);
}
`;
  }

  #main(): string {
    const start = startOf(this.module);
    if (start === undefined) return '';
    const { params, results } = this.module.funcs[start];
    const uses = params.length > 0 || this.#support.has('arguments');
    const args = ['argc', 'argv', `argv + ${this.module.pointerSize} * (uint32_t)argc`].slice(0, params.length);
    const call = `${this.functionName(start)}(${args.map((arg, i) => (i === 0 ? arg : i === 1 ? 'values' : arg.replace('argv', 'values'))).join(', ')})`;
    const result = results.length === 0 ? `${call};` : `status = (int)${call};`;
    const hasArguments = this.#support.has('arguments');
    return `${params.length > 0 ? argumentsText : ''}
int main(${uses ? 'int argc, char **argv' : 'void'}) {
  int status = 0;
${params.length > 0 ? '  uint32_t values;\n' : ''}${hasArguments ? '  argument_count = argc;\n  arguments = argv;\n' : ''}  begin();
${params.length > 0 ? '  values = pass_arguments(argc, argv);\n' : ''}${params.length > 1 ? '' : params.length > 0 ? '  (void)values;\n' : ''}  ${result}
${this.#callsOf(this.#program.after)}  if (flush_output != NULL) flush_output();
  fflush(stdout);
  return status & 255;
}
`;
  }

  #header(): string {
    const guard = `${this.#prefix.toUpperCase()}_H`;
    const types = new Set<string>();
    const lines = [...this.#functions.exported].map(([index, name]) => {
      const func = this.module.funcs[index];
      if (func.results.length > 1)
        types.add([...this.#results.values()].find((one) => one.name === this.resultsName(func))?.text ?? '');
      const params = func.params.map((type, i) => `${nameOfType(type)} ${parameterName(func, i)}`).join(', ') || 'void';
      const place = func.span === undefined ? '' : ` /* ${formatPlace(func.span).replaceAll('*/', '* /')} */`;
      return `${this.resultOf(func)} ${name}(${params});${place}\n`;
    });
    return `/* What ${this.#options.name.replaceAll('*/', '* /')} exports. A trap ends the process with a report and status 3. */
#ifndef ${guard}
#define ${guard}

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The memory of the library, in which its addresses are offsets, and bytes of it for the caller, aligned to 16: 0 if there are none left. */
void *${this.#prefix}_memory(void);
uint32_t ${this.#prefix}_allocate(uint32_t size);

${[...types].join('')}${lines.join('')}
#ifdef __cplusplus
}
#endif

#endif
`;
  }
}

function placeText({ name, position, kind, caller }: Place): string {
  return `{ ${quoted(name)}, ${position === undefined ? 'NULL' : quoted(position)}, ${kind}, ${caller} }`;
}

function parameterName({ symbols }: Func, index: number): string {
  return identifierOf(symbols[index].name ?? `a${index}`, isReserved);
}

/** `argv` in the program's memory, and behind it an empty environment. */
const argumentsText = `
static uint32_t pass_arguments(int argc, char **argv) {
  const uint32_t values = sys_grow(((uint64_t)argc + 2) * POINTER);
  int i, k;
  for (i = 0; i < argc && values != 0; i++) {
    const size_t length = strlen(argv[i]) + 1;
    uint32_t at = sys_grow(length);
    if (at == 0) return 0;
    memcpy(memory + at, argv[i], length);
    for (k = 0; k < 4; k++, at >>= 8) memory[values + (uint32_t)i * POINTER + (uint32_t)k] = (unsigned char)at;
  }
  return values;
}
`;

/** A text if it is one, else numbers; compilers of C99 need not take longer texts. */
function bytesText(bytes: Uint8Array): string {
  const isText =
    bytes.length <= 4000 &&
    bytes.every((byte) => byte === 10 || byte === 9 || byte === 0 || (byte >= 32 && byte < 127));
  if (isText && bytes.some((byte) => byte !== 0)) {
    return `"${[...bytes].map(characterText).join('')}"`;
  }
  const rows: string[] = [];
  for (let i = 0; i < bytes.length; i += 32) rows.push(`  ${bytes.subarray(i, i + 32).join(',')}`);
  return `{\n${rows.join(',\n')}\n}`;
}

function characterText(byte: number): string {
  if (byte === 10) return '\\n';
  const c = String.fromCharCode(byte);
  if (c === '"' || c === '\\') return `\\${c}`;
  return byte >= 32 && byte < 127 && c !== '?' ? c : `\\${byte.toString(8).padStart(3, '0')}`;
}
