/**
 * A linear module as one file of C#: a class with the functions of the program as static methods, those of `support.ts` and of the system interface
 * that they use, and `Main`; of a library the exported functions are public methods. Variables of the class get their values in `set_up`: a
 * class whose variables have some from the start is tested for that wherever one is used.
 */
import { defaultStackSize, lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import { formatPlace, type Span } from '../../base/source.ts';
import { functionAddress, initialBytes, layOut, takenFunctions } from '../../linear/data-layout.ts';
import { startOf, type LinearModule, type Signature } from '../../linear/nodes.ts';
import { joinBytes } from '../data-segments.ts';
import { bytesText } from '../text/bytes.ts';
import { emitFunc } from '../text/func-emitter.ts';
import { FunctionNames, globalNames } from '../text/function-names.ts';
import { Names } from '../text/names.ts';
import { Places } from '../text/places.ts';
import { TextProgram, type TextOptions } from '../text/program.ts';
import { definedNames, MadeFunctions, sentenceOf, UsedSupport, type SupportRows } from '../text/support.ts';
import type { FileContext } from './context.ts';
import { float, integer, nameOfType, typeOfValue } from './expr.ts';
import { fileRows } from './files.ts';
import { commentText, CSharpLanguage } from './language.ts';
import { commandText, libraryText, passText } from './start.ts';
import { isReserved } from './reserved.ts';
import { quoted } from './strings.ts';
import { supportRows } from './support.ts';
import { machineText, systemRows } from './system.ts';
import { trapText } from './traps.ts';

/** How C# is emitted. */
export interface CSharpOptions extends TextOptions {
  /** The file that is written, whose name the class has. */
  readonly file?: string;
}

export interface EmittedCSharp {
  readonly text: string;
  /** Functions that somebody else has to define, by their names in the class `Imports`. */
  readonly imports: readonly string[];
}

const rows: SupportRows = {
  ...supportRows,
  ...systemRows,
  ...fileRows,
  /** It stands in every file. */
  sys_grow: { text: '' },
};
/** What the texts of a file define. */
const ownNames = definedNames(
  [trapText, machineText, commandText, libraryText, passText, ...Object.values(rows).map(({ text }) => text)],
  /^ {2}(?:(?:public|static|internal|sealed|const|class|struct) )+(?:[\w[\]*]+(?:<\w+>)? )?(\w+(?:, \w+)*)(?=[ ;({])/gm,
);

const wholeTrace = 200;

/** A signature as C# knows it: how it is called by address, and the functions that are. */
interface Callee {
  readonly name: string;
  readonly type: string;
  readonly signature: Signature;
}

/** The file of a module without what `csharpLacks` lists. */
export function emitCSharp(module: LinearModule, options: CSharpOptions): EmittedCSharp {
  return new FileEmitter(module, options).emit();
}

class FileEmitter implements FileContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly names = new Names(isReserved);
  readonly marksLines: boolean;
  readonly #options: CSharpOptions;
  readonly #class: string;
  readonly #program: TextProgram;
  readonly #functions: FunctionNames;
  readonly #globals: readonly string[];
  readonly #usedGlobals = new Set<number>();
  readonly #support = new UsedSupport(rows, ['stack-overflow', 'out-of-memory']);
  readonly #made = new MadeFunctions((name) => this.names.take(name));
  readonly #places: Places;
  readonly #results = new Map<string, string>();
  readonly #callees = new Map<string, Callee>();

  constructor(module: LinearModule, options: CSharpOptions) {
    this.module = module;
    this.#options = options;
    this.marksLines = options.debug ?? false;
    this.#places = new Places(module, options);
    this.#program = new TextProgram(module, options);
    this.layout = layOut(module, options.stackSize ?? defaultStackSize);
    for (const name of [...ownNames, ...Object.keys(rows)]) this.names.reserve(name);
    this.#class = this.names.take((options.file ?? options.name).replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, ''));
    this.#functions = new FunctionNames(module, this.#program, {
      names: this.names,
      support: (name) => this.support(name),
    });
    this.#globals = globalNames(module, this.names);
  }

  emit(): EmittedCSharp {
    const { module } = this;
    const language = new CSharpLanguage(this);
    // The second brace closes `unchecked`.
    const bodies = module.funcs.flatMap((func, i) =>
      func.extern || !this.#program.reached.has(i) ? [] : [emitFunc(this, language, i).trimEnd() + '}\n'],
    );
    const start = this.#program.isLibrary ? this.#library() : this.#main();
    const setUp = this.#setUp();
    const externs = this.#functions.externs;
    const text = [
      this.#opening(),
      this.#addresses(),
      this.#scalars(),
      bodies.map(indented).join('\n') + (this.marksLines ? '#line default\n' : ''),
      ...this.#made.texts().map(indented),
      this.#resultsText(),
      this.#imports(externs),
      this.#calleesText(),
      start,
      setUp,
      ...this.#support.texts(),
      machineText,
      trapText.replaceAll('MOST_TRACE', String(wholeTrace)),
      this.#sentences(),
      this.#placesText(),
    ];
    return {
      text: `${text.filter((part) => part !== '').join('\n')}}\n`,
      imports: externs.map((i) => this.#functions.nameOf(i)),
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
    const name = `Results_${results.map(typeOfValue).join('_')}`;
    const fields = results.map((type, i) => `public ${nameOfType(type)} r${i};`).join(' ');
    this.#results.set(name, `  public struct ${name} { ${fields} }\n`);
    return name;
  }

  calleeOf(signature: Signature): string {
    this.support('trap:bad-indirect-call');
    return this.#callee(signature).name;
  }

  #callee(signature: Signature): Callee {
    const key = keyOf(signature);
    let known = this.#callees.get(key);
    if (known === undefined) {
      const number = this.#callees.size + 1;
      known = { name: this.names.take(`callee_${number}`), type: `Function_${number}`, signature };
      this.#callees.set(key, known);
    }
    return known;
  }

  // Parts

  #opening(): string {
    const name = commentText(this.#options.name).replaceAll('*/', '* /');
    const use = this.#program.isLibrary
      ? `Its public methods are what ${name} exports; they are for one thread at a time. What goes wrong is a Trap.`
      : `What goes wrong ends it with a report and status 3.`;
    return `/* ${name}: made by samara. C# 7 with the standard library, for Mono and .NET:  mcs -unsafe -optimize ${this.#class}.cs

   ${use}
   The program has a memory of its own, in which addresses are numbers from LOWEST on. The number that an operation is given which may go wrong is
   its place in the list \`Places\`. */
#pragma warning disable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

public static unsafe class ${this.#class} {
  /** The most memory, and the most of the machine's stack for calls, in bytes. */
  const uint MOST_MEMORY = 0x80000000;
  const int MOST_STACK = ${this.#program.isLibrary ? '0x80000' : '0x4000000'};
`;
  }

  #addresses(): string {
    const { stackBottom, stackTop, heapBase } = this.layout;
    return `  // Addresses: constants from LOWEST on, the stack of arrays and structures, other data, and what the program asks for.
  const uint LOWEST = ${lowestAddress};
  const uint STACK_BOTTOM = ${stackBottom};
  const uint STACK_TOP = ${stackTop};
  const uint HEAP_BASE = ${heapBase};
  const uint POINTER = ${this.module.pointerSize};
`;
  }

  get #used(): readonly number[] {
    return [...this.#usedGlobals].sort((a, b) => a - b);
  }

  /** Variables of the program that nobody can point to, and the addresses of the others. */
  #scalars(): string {
    return this.#used
      .map((i) => {
        const global = this.module.globals[i];
        return global.storage === 'scalar'
          ? `  static ${nameOfType(global.type)} ${this.#globals[i]};\n`
          : `  const int ${this.#globals[i]} = ${this.layout.addresses[i]};\n`;
      })
      .join('');
  }

  #firstValues(): string {
    return this.#used
      .map((i) => {
        const global = this.module.globals[i];
        if (global.storage !== 'scalar' || Object.is(Number(global.init), 0)) return '';
        const type = typeOfValue(global.type);
        const value =
          type === 'f32' || type === 'f64' ? float(Number(global.init), type) : integer(BigInt(global.init), type);
        return `    ${this.#globals[i]} = ${value.text};\n`;
      })
      .join('');
  }

  #resultsText(): string {
    return [...this.#results.values()].join('');
  }

  /** Types of functions and those that are found by their addresses. */
  #calleesText(): string {
    const texts = [...this.#callees.values()].map(({ name, type, signature }) => {
      const params = signature.params.map((param, i) => `${nameOfType(param)} a${i}`).join(', ');
      return `  public delegate ${this.resultOf(signature)} ${type}(${params});
  static ${type}[] ${name}_list;

  [MethodImpl(MethodImplOptions.AggressiveInlining)]
  static ${type} ${name}(uint address) {
    return address < (uint)${name}_list.Length ? ${name}_list[address] ?? no_callee<${type}>() : no_callee<${type}>();
  }
`;
    });
    const refusal = `  /** Nothing of the type is at the address. */
  static T no_callee<T>() {
    throw trap("bad-indirect-call", null, 0);
  }
`;
    return texts.length === 0 ? '' : `${texts.join('\n')}\n${refusal}`;
  }

  #lists(): string {
    const taken = takenFunctions(this.module).filter(
      (index) => this.#program.reached.has(index) || this.module.funcs[index].extern,
    );
    const last = functionAddress(taken.at(-1) ?? -1);
    return [...this.#callees.values()]
      .map(({ name, type, signature }) => {
        const key = keyOf(signature);
        const own = taken.filter((index) => keyOf(this.module.funcs[index]) === key);
        const lines = own.map((index) => `    ${name}_list[${functionAddress(index)}] = ${this.#addressed(index)};\n`);
        return `    ${name}_list = new ${type}[${last + 1}];\n${lines.join('')}`;
      })
      .join('');
  }

  /** A function of the system interface is called with the types that the program declares. */
  #addressed(index: number): string {
    const func = this.module.funcs[index];
    const name = this.functionName(index);
    const names = func.params.map((_, i) => `a${i}`);
    const args = func.params.map((type, i) => ({ text: names[i], level: 0, type: typeOfValue(type) }) as const);
    return func.extern ? `(${names.join(', ')}) => ${new CSharpLanguage(this).call(name, args, func).text}` : name;
  }

  /** What others have to define. */
  #imports(externs: readonly number[]): string {
    if (externs.length === 0) return '';
    this.support('trap:missing-function');
    const { funcs } = this.module;
    const fields = externs.map((i) => `    public static ${this.#callee(funcs[i]).type} ${this.functionName(i)};\n`);
    const methods = externs.map((i) => {
      const name = this.functionName(i);
      const params = funcs[i].params.map((type, k) => `${nameOfType(type)} a${k}`).join(', ');
      const args = funcs[i].params.map((_, k) => `a${k}`).join(', ');
      const isVoid = funcs[i].results.length === 0;
      return `  static ${this.resultOf(funcs[i])} ${name}(${params}) {
    if (Imports.${name} == null) throw trap("missing-function", ${quoted(`${funcs[i].name} is not supplied`)}, 0);
    ${isVoid ? '' : 'return '}Imports.${name}(${args});
  }
`;
    });
    return `  /** Functions that the program declares and does not define. */
  public static class Imports {
${fields.join('')}  }

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
    return `  /** Variables with their first values, and memory with the first bytes of the data. */
  static void set_up() {
    if (!BitConverter.IsLittleEndian) throw new PlatformNotSupportedException("numbers are to begin with their lowest byte");
    if (stdout == null) open_streams();
    heap_top = HEAP_BASE;
    if (!set_size(Math.Min((HEAP_BASE + 65535UL) / 65536 * 65536, MOST_MEMORY))) throw trap("out-of-memory", null, 0);
${this.#support.has('stack') ? '    stack = STACK_TOP;\n' : ''}${this.#firstValues()}${this.#lists()}${puts.join('')}  }
`;
  }

  #main(): string {
    const start = startOf(this.module);
    if (start === undefined) return '';
    const { params, results } = this.module.funcs[start];
    const address = (text: string): string => (this.module.pointerSize === 8 ? `(long)(${text})` : `(int)(${text})`);
    const count = 'arguments.Length';
    const args = [
      typeOfValue(params.at(0) ?? 'i32') === 'i64' ? `(long)${count}` : count,
      address('values'),
      address(`values + POINTER * (uint)(${count} + 1)`),
    ];
    const call = `${this.functionName(start)}(${args.slice(0, params.length).join(', ')})`;
    if (params.length > 0) this.support('arguments');
    const hasArguments = this.#support.has('arguments');
    return (
      commandText
        .replace('ARGUMENTS', hasArguments ? this.#argumentsText() : '')
        .replace('VALUES', params.length > 1 ? '      uint values = pass_arguments();\n' : '')
        .replace('BEFORE', this.#callsOf(this.#program.before))
        .replace('CALL', `      ${results.length === 0 ? '' : 'status = (int)'}${call};\n`)
        .replace('AFTER', this.#callsOf(this.#program.after)) + (params.length > 1 ? passText : '')
    );
  }

  #argumentsText(): string {
    return `      arguments = new byte[words.Length + 1][];
      for (int i = 0; i <= words.Length; i++)
        arguments[i] = new UTF8Encoding(false).GetBytes((i == 0 ? ${quoted(this.#class)} : words[i - 1]) + "\\0");
`;
  }

  #library(): string {
    const exports = [...this.#functions.exported].map(([index, name]) => this.#wrapper(index, name));
    this.support('text_at');
    this.support('stack');
    const start = libraryText
      .replace('BEFORE', this.#callsOf(this.#program.before))
      .replace('AFTER', this.#callsOf(this.#program.after));
    return `${exports.join('\n')}\n${start}`;
  }

  /** An exported function for callers in C#. */
  #wrapper(index: number, name: string): string {
    const func = this.module.funcs[index];
    const own = this.names.inner();
    const names = func.params.map((_, i) => own.take(func.symbols[i].name ?? `a${i}`));
    const params = func.params.map((type, i) => `${nameOfType(type)} ${names[i]}`).join(', ');
    const place = func.span === undefined ? '' : `  /// ${commentText(formatPlace(func.span))}\n`;
    const [caller, calls] = [own.take('caller'), own.take('calls')];
    return `${place}  public static ${this.resultOf(func)} ${name}(${params}) {
    Call* ${calls} = begin();
    uint ${caller} = stack;
    try {
      ${func.results.length === 0 ? '' : 'return '}${this.functionName(index)}(${names.join(', ')});
    } finally {
      stack = ${caller};
      open = ${calls};
    }
  }
`;
  }

  #sentences(): string {
    const cases = [...this.#support.kinds]
      .sort()
      .map((kind) => `      case ${quoted(kind)}: return ${quoted(sentenceOf(kind))};\n`);
    return `  /** What a kind of trap means. */
  static string sentence(string kind) {
    switch (kind) {
${cases.join('')}      default: return kind;
    }
  }
`;
  }

  #placesText(): string {
    const lines = this.#places.all.map(({ kind, caller, position = '', name }) =>
      quoted([kind, caller, position, name].join('\t')),
    );
    return `  /** Places of the program's text: their kind, the place in which they stand, where they are, and in which function. */
  static class Places {
    internal static readonly string[] texts = {
${lines.map((line) => `      ${line}`).join(',\n')}
    };
  }
`;
  }
}

/** Directives stand at the margin. */
function indented(text: string): string {
  return text.replace(/^(?=[^#\n])/gm, '  ');
}

function keyOf({ params, results }: Signature): string {
  return `${params.map(typeOfValue).join(' ')} -> ${results.map(typeOfValue).join(' ')}`;
}
