/**
 * A linear module as one file of Java: a class with the functions of the program as static methods, those of `support.ts` and of the system
 * interface that they use, and `main`; of a library the exported functions are public methods. What a class file cannot hold is in classes
 * within the class (homes.ts). Which line stands for which place is the end of the file (places.ts).
 */
import { defaultStackSize, type MemoryMap } from '../../base/memory-map.ts';
import { formatPlace, type Span } from '../../base/source.ts';
import { functionAddress, initialBytes, layOut, takenFunctions } from '../../linear/data-layout.ts';
import { startOf, type LinearModule, type Signature } from '../../linear/nodes.ts';
import { joinBytes } from '../data-segments.ts';
import { bytesText } from '../text/bytes.ts';
import { emitFunc } from '../text/func-emitter.ts';
import { FunctionNames, globalNames } from '../text/function-names.ts';
import { Names } from '../text/names.ts';
import { Places } from '../text/places.ts';
import { MadeFunctions, sentenceOf, UsedSupport, type SupportRows } from '../text/support.ts';
import { TextProgram, type TextOptions } from '../text/program.ts';
import type { FileContext } from './context.ts';
import { float, integer, nameOfType, typeOfValue, type Expr } from './expr.ts';
import { fileRows } from './files.ts';
import { Homes } from './homes.ts';
import { callersText, type Caller } from './indirect.ts';
import { commentText, JavaLanguage } from './language.ts';
import { settle } from './places.ts';
import { isReserved } from './reserved.ts';
import { quoted } from './strings.ts';
import { addressesText, supportRows } from './support.ts';
import { systemCall } from './system-calls.ts';
import { machineText, systemRows } from './system.ts';
import { trapText } from './traps.ts';

/** How Java is emitted. */
export interface JavaOptions extends TextOptions {
  /** The file that is written, whose name the class has. */
  readonly file?: string;
}

export interface EmittedJava {
  readonly text: string;
  /** Functions that somebody else has to define, by their names in the interface `Imports`. */
  readonly imports: readonly string[];
}

const rows: SupportRows = {
  ...supportRows,
  ...systemRows,
  ...fileRows,
  /** It stands in every file. */
  sys_grow: { text: '' },
};
/** Names of the texts that stand in every file, and of what rows hold beside the function of their name. */
const ownNames =
  'memory stack stdin stdout stderr heap_top pending sys_grow reach pending_field write_pending tell finish put trap wrong_access trap_of index_of own_calls calls_of append_call rounds places sentence begun random_state errno_at read_line open_files open_flags file_at file_write file_read file_close file_seek plain_name host_name file_open change_path set_up enter leave run imports allocate read_bytes write_bytes read_text pass_arguments';

const wholeTrace = 200;

/** The file of a module without what `javaLacks` lists. */
export function emitJava(module: LinearModule, options: JavaOptions): EmittedJava {
  return new FileEmitter(module, options).emit();
}

class FileEmitter implements FileContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly names = new Names(isReserved);
  /** There are none: Java has no directives. */
  readonly marksLines = false;
  readonly #options: JavaOptions;
  readonly #class: string;
  readonly #program: TextProgram;
  readonly #functions: FunctionNames;
  readonly #globals: readonly string[];
  readonly #homes: Homes;
  readonly #usedGlobals = new Set<number>();
  readonly #support = new UsedSupport(rows, ['stack-overflow', 'out-of-memory', 'null-pointer', 'out-of-bounds']);
  readonly #made = new MadeFunctions((name) => this.names.take(name));
  readonly #places: Places;
  readonly #results = new Map<string, { readonly name: string; readonly text: string }>();
  readonly #callers = new Map<string, Caller>();

  constructor(module: LinearModule, options: JavaOptions) {
    this.module = module;
    this.#options = options;
    this.#places = new Places(module, options);
    this.#program = new TextProgram(module, options);
    this.layout = layOut(module, options.stackSize ?? defaultStackSize);
    this.#class = this.names.take(stemOf(options.file ?? options.name));
    for (const name of ownNames.split(' ')) this.names.reserve(name);
    for (const name of Object.keys(rows)) this.names.reserve(name);
    this.#homes = new Homes(module, this.#program.reached);
    this.#functions = new FunctionNames(module, this.#program, {
      names: this.names,
      support: (name) => this.support(name),
      ownerOf: (index) => this.#homes.ofFunction(index),
    });
    this.#globals = globalNames(module, this.names).map((name, i) => this.#homes.ofGlobal(i) + name);
  }

  emit(): EmittedJava {
    const { module } = this;
    const language = new JavaLanguage(this);
    const bodies = [...module.funcs.keys()]
      .filter((i) => !module.funcs[i].extern && this.#program.reached.has(i))
      .map((i) => ({ index: i, text: emitFunc(this, language, i) }));
    const callers = this.#callersText();
    const start = this.#program.isLibrary ? this.#library() : this.#main();
    const setUp = this.#setUp();
    const { externs } = this.#functions;
    const text = [
      this.#opening(),
      addressesText(this.layout, module.pointerSize),
      this.#scalars(),
      this.#homes.inClasses(bodies),
      ...this.#made.texts(),
      ...[...this.#results.values()].map(({ text: own }) => own),
      callers,
      this.#imports(externs),
      start,
      setUp,
      ...this.#support.texts(),
      machineText,
      trapText.replaceAll('MOST_TRACE', String(wholeTrace)).replaceAll('MAIN', this.#class),
      this.#sentences(),
    ];
    return {
      text: settle(text.filter((part) => part !== '').join('\n'), this.#places),
      imports: externs.map((i) => this.functionName(i)),
    };
  }

  // What functions ask for

  functionName(index: number): string {
    return this.#functions.nameOf(index);
  }

  globalName(global: number): string {
    this.#usedGlobals.add(global);
    return this.#globals[global];
  }

  placeOf(func: number, span: Span | undefined): number {
    return this.#places.numberOf(func, span);
  }

  support(name: string): string {
    this.#support.add(name);
    return name;
  }

  define(name: string, text: (own: string) => string): string {
    return this.#made.define(name, text);
  }

  resultOf({ results }: Signature): string {
    if (results.length < 2) return results.length === 0 ? 'void' : nameOfType(results[0]);
    const key = results.map(typeOfValue).join('_');
    let known = this.#results.get(key);
    if (known === undefined) {
      const name = `Results_${key}`;
      const fields = results.map((type, i) => `${nameOfType(type)} r${i}`).join(', ');
      this.#results.set(key, (known = { name, text: `  public record ${name}(${fields}) {}\n` }));
    }
    return known.name;
  }

  callerOf(signature: Signature): string {
    const key = keyOf(signature);
    let known = this.#callers.get(key);
    if (known === undefined) {
      this.support('trap:bad-indirect-call');
      const name = this.names.take(`call_${this.#callers.size + 1}`);
      this.#callers.set(key, (known = { name, signature, cases: [] }));
    }
    return known.name;
  }

  // Parts

  #opening(): string {
    const { name, file = name } = this.#options;
    const isPublic = stemOf(file) === this.#class;
    const use = this.#program.isLibrary
      ? `   Its public methods are what ${commentText(name).replaceAll('*/', '* /')} exports; they are for one thread at a time. What goes wrong is a Trap.`
      : `   java ${this.#class}.java runs it, and so do javac ${this.#class}.java and java ${this.#class}. What goes wrong ends it with a report and status 3.`;
    return `/* ${commentText(name).replaceAll('*/', '* /')}: made by samara. Java 17 with the standard library.

${use}
   The program has a memory of its own, in which addresses are numbers from LOWEST on. */
import java.io.*;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.time.Instant;
import java.util.*;

${isPublic ? 'public ' : ''}final class ${this.#class} {
  /** The most memory, and the most stack for calls, in bytes. */
  static final int MOST_MEMORY = 0x7fff0000;
  static final long MOST_STACK = 0x10000000;
`;
  }

  /** Variables of the program that nobody can point to, and the addresses of the others. */
  #scalars(): string {
    const lines = [...this.#usedGlobals]
      .sort((a, b) => a - b)
      .map((i) => {
        const global = this.module.globals[i];
        const name = plainName(this.#globals[i]);
        if (global.storage !== 'scalar')
          return { index: i, text: `static final int ${name} = ${this.layout.addresses[i]};` };
        const type = typeOfValue(global.type);
        const value =
          type === 'f32' || type === 'f64'
            ? float(Number(global.init), type, undefined)
            : integer(BigInt(global.init), type);
        return { index: i, text: `static ${nameOfType(global.type)} ${name} = ${value.text};` };
      });
    return this.#homes.globalsInClasses(lines);
  }

  /** The functions whose addresses are taken, by the types with which they are called. */
  #callersText(): string {
    if (this.#callers.size === 0) return '';
    for (const index of takenFunctions(this.module)) {
      if (!this.#program.reached.has(index)) continue;
      const caller = this.#callers.get(keyOf(this.module.funcs[index]));
      if (caller === undefined) continue;
      caller.cases.push({ address: functionAddress(index), call: (args) => this.#callText(index, args) });
    }
    return callersText([...this.#callers.values()], (signature) => this.resultOf(signature));
  }

  #callText(index: number, args: readonly Expr[]): string {
    const func = this.module.funcs[index];
    const name = this.functionName(index);
    const own = systemCall(name, args, func, 0);
    return own?.text ?? `${name}(${args.map(({ text }) => text).join(', ')})`;
  }

  /** What others have to define. */
  #imports(externs: readonly number[]): string {
    if (externs.length === 0) return '';
    this.support('trap:missing-function');
    const { funcs } = this.module;
    const heads = externs.map((i) => {
      const params = funcs[i].params.map((type, k) => `${nameOfType(type)} a${k}`).join(', ');
      return { i, head: `${this.resultOf(funcs[i])} ${this.functionName(i)}(${params})` };
    });
    const methods = heads.map(({ i, head }) => {
      const args = funcs[i].params.map((_, k) => `a${k}`).join(', ');
      const isVoid = funcs[i].results.length === 0;
      return `  static ${head} {
    if (imports == null) throw trap("missing-function", ${quoted(`${funcs[i].name} is not supplied`)});
    ${isVoid ? '' : 'return '}imports.${this.functionName(i)}(${args});
  }
`;
    });
    return `  /** Functions that the program declares and does not define. */
  public interface Imports {
${heads.map(({ head }) => `    ${head};\n`).join('')}  }

  /** Who defines them. */
  public static Imports imports;

${methods.join('\n')}`;
  }

  /** Constructors and the like. */
  #callsOf(functions: readonly number[]): string {
    return functions.map((index) => `      ${this.functionName(index)}();\n`).join('');
  }

  #setUp(): string {
    const pieces = joinBytes(initialBytes(this.module, this.layout).filter(({ bytes }) => bytes.length > 0));
    const puts = pieces.flatMap(({ address, bytes }) =>
      bytesText(bytes, quoted).map(({ at, text }) => `    put(${address + at}, ${text});\n`),
    );
    const parts = this.#homes.inMethods('set_data', puts);
    return `  /** Memory with the first bytes of the data. */
  static void set_up() {
    memory = new byte[(int) Math.min((HEAP_BASE + 65535L) / 65536 * 65536, MOST_MEMORY) - LOWEST];
${parts.calls}  }
${parts.methods}`;
  }

  #main(): string {
    const start = startOf(this.module);
    if (start === undefined) return '';
    const { params, results } = this.module.funcs[start];
    const isWide = this.module.pointerSize === 8;
    const address = (text: string): string => (isWide ? `(long) (${text})` : text);
    const args = ['arguments.length', address('values'), address('values + POINTER * (arguments.length + 1)')];
    const call = `${this.functionName(start)}(${args
      .slice(0, params.length)
      .map((arg, i) => (i === 0 && typeOfValue(params[0]) === 'i64' ? `(long) ${arg}` : arg))
      .join(', ')})`;
    if (params.length > 0) this.support('arguments');
    const hasArguments = this.#support.has('arguments');
    return `  public static void main(String[] words) throws InterruptedException {
    final int[] status = { 1 };
    final Thread thread = new Thread(null, () -> status[0] = run(words), "main", MOST_STACK);
    thread.start();
    thread.join();
    Runtime.getRuntime().halt(status[0]);
  }

  /** The whole program; the result is its status. */
  static int run(String[] words) {
    int status = 0;
    try {
${hasArguments ? this.#argumentsText() : ''}      set_up();
${params.length > 1 ? '      final int values = pass_arguments();\n' : ''}${this.#callsOf(this.#program.before)}      ${results.length === 0 ? '' : 'status = (int) '}${call};
${this.#callsOf(this.#program.after)}    } catch (Exit exit) {
      status = exit.status;
    } catch (Throwable error) {
      tell(trap_of(error));
      status = 3;
    }
    finish();
    return status & 255;
  }
${params.length > 1 ? passText : ''}`;
  }

  #argumentsText(): string {
    return `      arguments = new byte[words.length + 1][];
      for (int i = 0; i <= words.length; i++)
        arguments[i] = ((i == 0 ? ${quoted(this.#class)} : words[i - 1]) + "\\0").getBytes(StandardCharsets.UTF_8);
`;
  }

  #library(): string {
    const exports = [...this.#functions.exported].map(([index, name]) => this.#wrapper(index, name));
    this.support('text_at');
    this.support('stack');
    return `${exports.join('\n')}
${libraryText.replace('BEFORE', this.#callsOf(this.#program.before)).replace('AFTER', this.#callsOf(this.#program.after))}`;
  }

  /** An exported function for callers in Java. */
  #wrapper(index: number, name: string): string {
    const func = this.module.funcs[index];
    const own = this.names.inner();
    const names = func.params.map((_, i) => own.take(func.symbols[i].name ?? `a${i}`));
    const params = func.params.map((type, i) => `${nameOfType(type)} ${names[i]}`).join(', ');
    const place =
      func.span === undefined ? '' : `  /** ${commentText(formatPlace(func.span)).replaceAll('*/', '* /')} */\n`;
    const [caller, error] = [own.take('caller'), own.take('error')];
    return `${place}  public static ${this.resultOf(func)} ${name}(${params}) {
    enter();
    final int ${caller} = stack;
    try {
      ${func.results.length === 0 ? '' : 'return '}${this.functionName(index)}(${names.join(', ')});
    } catch (RuntimeException | Error ${error}) {
      stack = ${caller};
      throw trap_of(${error});
    }
  }
`;
  }

  #sentences(): string {
    const cases = [...this.#support.kinds]
      .sort()
      .map((kind) => `      case ${quoted(kind)} -> ${quoted(sentenceOf(kind))};\n`);
    return `  /** What a kind of trap means. */
  static String sentence(String kind) {
    return switch (kind) {
${cases.join('')}      default -> kind;
    };
  }
`;
  }
}

/** `argv` in the program's memory, and behind it an empty environment. */
const passText = `
  static int pass_arguments() {
    final int values = sys_grow((arguments.length + 2) * POINTER);
    for (int i = 0; i < arguments.length; i++) {
      final int at = sys_grow(arguments[i].length);
      System.arraycopy(arguments[i], 0, memory, at - LOWEST, arguments[i].length);
      for (int k = 0; k < 4; k++) memory[values - LOWEST + i * POINTER + k] = (byte) (at >> 8 * k);
    }
    return values;
  }
`;

const libraryText = `  /** Bytes of the library's memory for the caller, aligned to 16: their address, or 0 if there are none left. */
  public static int allocate(int size) {
    enter();
    return sys_grow(Math.max(size, 1));
  }

  /** Bytes of the library's memory from an address on. */
  public static void read_bytes(long address, byte[] to) {
    enter();
    System.arraycopy(memory, range((int) address, to.length, LOWEST), to, 0, to.length);
  }

  public static void write_bytes(long address, byte[] from) {
    enter();
    System.arraycopy(from, 0, memory, range((int) address, from.length, STACK_BOTTOM), from.length);
  }

  /** The text at an address, which ends with a zero. */
  public static String read_text(long address) {
    enter();
    return text_at((int) address);
  }

  /** Before the library is entered from outside. */
  static void enter() {
    if (memory != null) return;
    set_up();
    try {
BEFORE      Runtime.getRuntime().addShutdownHook(new Thread(() -> leave()));
    } catch (RuntimeException | Error error) {
      throw trap_of(error);
    }
  }

  /** When the process ends. */
  static void leave() {
    try {
AFTER    } catch (RuntimeException | Error error) {
      tell(trap_of(error));
    }
    finish();
  }
`;

/** The name of a file without folder and extension. */
function stemOf(file: string): string {
  return file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
}

function plainName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function keyOf({ params, results }: Signature): string {
  return `${params.map(typeOfValue).join(' ')} -> ${results.map(typeOfValue).join(' ')}`;
}
