/**
 * A linear module as one file of Python, for 3.9 and newer, with nothing but its standard library. Its parts, in their order:
 *
 *     addresses of the memory map      memory      traps      support, the system interface      globals      functions
 *     first bytes of the data          the numbers of lines and places                           the start
 *
 * A program is run as a script; a library is imported, and its exported functions are called by their names.
 */
import { hostName } from '../../base/host-name.ts';
import { once } from '../../base/once.ts';
import { defaultStackSize, lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import type { Span } from '../../base/source.ts';
import { functionAddress, initialBytes, layOut, takenFunctions } from '../../linear/data-layout.ts';
import { startOf, type LinearModule, type Operand, type Signature } from '../../linear/nodes.ts';
import { trapKinds } from '../../vm/trap.ts';
import { findFloatMemory } from '../float-memory.ts';
import { emitFunc } from '../text/func-emitter.ts';
import { Places, type Place } from '../text/places.ts';
import { FunctionNames, globalNames } from '../text/function-names.ts';
import { Names } from '../text/names.ts';
import { definedNames, MadeFunctions, UsedSupport, type SupportRows } from '../text/support.ts';
import { TextProgram, type TextOptions } from '../text/program.ts';
import { float, integer, typeOfValue } from './expr.ts';
import { PythonLanguage, type PythonFile } from './language.ts';
import { mark } from './lines.ts';
import { importText, mainText, memoryText, trapText } from './prelude.ts';
import { isReserved } from './reserved.ts';
import { supportRows, views } from './support.ts';
import { systemRows } from './system.ts';

/** A file. */
export interface EmittedPython {
  readonly text: string;
  /** Functions that somebody else has to define. */
  readonly imports: readonly string[];
}

const rows: SupportRows = {
  ...supportRows,
  ...systemRows,
  /** Its text hangs on the functions whose address is taken. */
  callee: { text: '' },
};
const ownTexts = [importText, memoryText, trapText, mainText, ...Object.values(rows).map(({ text }) => text)];
/** What the texts of a file define, and what this file does. */
const ownNames = new Set([
  ...definedNames(ownTexts, /^(?: *(?:def|class|import) |(?=\w[\w, ]* = ))(\w+(?:, \w+)*)/gm),
  ...'LOWEST STACK_BOTTOM STACK_TOP HEAP_BASE POINTER MOST_TRACE MOST_CALLS memory_end sentences places place_of_line'.split(
    ' ',
  ),
  ...'stack begin end main functions callee segments is_set_up'.split(' '),
  ...views.map(({ name }) => name),
]);

const wholeTrace = 200;
const mostCalls = 120_000;

/** The file of a module without what `pythonLacks` lists. */
export function emitPython(module: LinearModule, options: TextOptions): EmittedPython {
  return new FileEmitter(module, options).emit();
}

class FileEmitter implements PythonFile {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly names = new Names(isReserved);
  readonly marksLines = false;
  readonly #options: TextOptions;
  readonly #program: TextProgram;
  readonly #functions: FunctionNames;
  readonly #globals: readonly string[];
  readonly #globalNames = new Set(['stack']);
  readonly #support = new UsedSupport(rows, []);
  readonly #made = new MadeFunctions((name) => this.names.take(name));
  readonly #places: Places;
  readonly #types = new Map<string, number>();
  readonly #floats = once(() => findFloatMemory(this.module, (func) => this.#isOpen(func)));

  constructor(module: LinearModule, options: TextOptions) {
    this.module = module;
    this.#places = new Places(module, options);
    this.#options = options;
    this.#program = new TextProgram(module, options);
    this.layout = layOut(module, options.stackSize ?? defaultStackSize);
    for (const name of ownNames) this.names.reserve(name);
    this.#functions = new FunctionNames(module, this.#program, {
      names: this.names,
      support: (name) => this.support(name),
    });
    this.#globals = globalNames(module, this.names);
    module.globals.forEach(({ storage }, i) => {
      if (storage === 'scalar') this.#globalNames.add(this.#globals[i]);
    });
  }

  emit(): EmittedPython {
    const { module } = this;
    const language = new PythonLanguage(this);
    const bodies = module.funcs.flatMap((func, i) =>
      func.extern || !this.#program.reached.has(i) ? [] : [emitFunc(this, language, i)],
    );
    this.support('slow_place');
    if (startOf(module) !== undefined) this.support('sys_grow');
    const functions = this.#functionTable();
    const { externs } = this.#functions;
    const start = this.#start();
    const isLibrary = this.#program.isLibrary;
    const exports = [...this.#functions.exported].map(([index, name]) => this.#wrapper(index, name));
    const defined = this.#made.texts();
    // What brings values back into their range is written as text by whoever needs it.
    for (const part of [...bodies, ...defined, ...exports])
      for (const [, name] of part.matchAll(/\b(wrap32|wrap64|f32)\(/g)) this.support(name);
    const text = [
      this.#opening(),
      importText,
      this.#addresses(),
      this.#memory([...this.#support.texts(), ...bodies]),
      this.#sentences(),
      trapText.trimEnd(),
      ...this.#support.texts(),
      ...defined,
      ...externs.map((i) => this.#missing(i)),
      this.#scalars(),
      ...bodies,
      functions,
      this.#data(),
      start,
      ...exports,
      isLibrary ? '' : this.#main(),
    ]
      .filter((part) => part.trim() !== '')
      .map((part) => part.trimEnd())
      .join('\n\n\n');
    return {
      text: this.#withLines(text, isLibrary ? '' : mainText),
      imports: externs.map((i) => this.functionName(i)),
    };
  }

  // What functions ask for

  holdsFloatsOnly(func: number, address: Operand): boolean {
    return this.#floats().has(this.module.funcs[func], address);
  }

  #isOpen(func: number): boolean {
    return this.module.funcs[func].exported || func === startOf(this.module);
  }

  functionName(index: number): string {
    return this.#functions.nameOf(index);
  }

  globalName(global: number): string {
    return this.#globals[global];
  }

  isGlobal(name: string): boolean {
    return this.#globalNames.has(name);
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

  functionType({ params, results }: Signature): number {
    const key = `${params.map(typeOfValue).join(' ')} -> ${results.map(typeOfValue).join(' ')}`;
    const known = this.#types.get(key) ?? this.#types.size + 1;
    this.#types.set(key, known);
    return known;
  }

  // Parts

  #opening(): string {
    const name = this.#options.name.replace(/[^ -~]|\\|"""/g, '?');
    return `"""${name}: made by samara, for Python 3.9 and newer.

The program has a memory of its own, in which addresses are numbers from ${lowestAddress} on. What may go wrong is tested, and ends the program with a
report and status 3; the number that such an operation is given is its place in the list \`places\`.
"""`;
  }

  #addresses(): string {
    const { stackBottom, stackTop, heapBase } = this.layout;
    return `# Addresses: constants from LOWEST on, the stack of arrays and structures, other data, and what the program asks for.
LOWEST = ${lowestAddress}
STACK_BOTTOM = ${stackBottom}
STACK_TOP = ${stackTop}
HEAP_BASE = ${heapBase}
POINTER = ${this.module.pointerSize}
MOST_TRACE = ${wholeTrace}
MOST_CALLS = ${mostCalls}
stack = STACK_TOP`;
  }

  /** With the views that the other parts use. */
  #memory(parts: readonly string[]): string {
    const used = views.filter(({ name }) => parts.some((text) => text.includes(name)));
    const lines = used.map(({ name, code, size }) => `    ${name} = memory[:size & -${size}].cast('${code}')`);
    return memoryText
      .replace(', VIEWS', used.map(({ name }) => `, ${name}`).join(''))
      .replace('ASSIGNED', lines.join('\n'));
  }

  #sentences(): string {
    const lines = Object.entries(trapKinds).map(([kind, sentence]) => `    ${quoted(kind)}: ${quoted(sentence)},`);
    return `# How a program is trapped.\nsentences = {\n${lines.join('\n')}\n}`;
  }

  #missing(index: number): string {
    const name = this.functionName(index);
    return `def ${name}(*_):\n    trap('missing-function', ${quoted(hostName(this.module.funcs[index].name))}, 0)`;
  }

  /** Variables of the program that nobody can point to, and the addresses of the others. */
  #scalars(): string {
    const lines = this.module.globals.map((global, i) => {
      if (global.storage !== 'scalar') return `${this.#globals[i]} = ${this.layout.addresses[i]}`;
      const type = typeOfValue(global.type);
      const value =
        type === 'f32' || type === 'f64' ? float(Number(global.init), type) : integer(BigInt(global.init), type);
      return `${this.#globals[i]} = ${value.text}`;
    });
    return lines.join('\n');
  }

  #functionTable(): string {
    if (this.#types.size === 0) return '';
    const taken = takenFunctions(this.module).filter(
      (index) => this.#program.reached.has(index) || this.module.funcs[index].extern,
    );
    const entries = taken.map((index) => {
      const type = this.functionType(this.module.funcs[index]);
      return `    ${functionAddress(index)}: (${this.functionName(index)}, ${type}),`;
    });
    return `# Functions by their addresses, with the numbers of their types.
functions = {
${entries.join('\n')}
}


def callee(address, kind, place):
    entry = functions.get(address & 0xffffffff)
    if entry is None or entry[1] != kind:
        trap('bad-indirect-call', '', place)
    return entry[0]`;
  }

  #data(): string {
    const pieces = initialBytes(this.module, this.layout).filter(({ bytes }) => bytes.length > 0);
    const lines = pieces.map(({ address, bytes }) => `    (${address}, ${bytesText(bytes)}),`);
    return `# The first bytes of the data.\nsegments = (\n${lines.join('\n')}\n)`;
  }

  /** Constructors and the like. */
  #callsOf(functions: readonly number[]): string {
    return functions.map((index) => `    ${this.functionName(index)}()\n`).join('');
  }

  #start(): string {
    return `is_set_up = False


# Before the program is entered from outside.
def begin():
    global is_set_up
    if is_set_up:
        return
    is_set_up = True
    set_size(min((HEAP_BASE + 65535) & ~65535, memory_limit))
    for at, piece in segments:
        memory[at:at + len(piece)] = piece
${this.#callsOf(this.#program.before)}

# When it has returned.
def end():
${this.#callsOf(this.#program.after) || '    pass\n'}`;
  }

  /** An exported function for callers in Python. */
  #wrapper(index: number, name: string): string {
    const { params, results, symbols } = this.module.funcs[index];
    const names = new Names(isReserved, this.names);
    const args = params.map((_, i) => names.take(symbols[i].name ?? `a${i}`));
    const given = params.map((type, i) => given_[typeOfValue(type)].replaceAll('X', args[i]));
    const call = `${this.functionName(index)}(${given.join(', ')})`;
    const value = (text: string, type: 'i32' | 'i64' | 'f32' | 'f64'): string =>
      type.startsWith('i') ? `int(${text})` : text;
    const lines =
      results.length === 0
        ? [call]
        : results.length === 1
          ? [`return ${value(call, typeOfValue(results[0]))}`]
          : [
              `results = ${call}`,
              `return ${results.map((type, i) => value(`results[${i}]`, typeOfValue(type))).join(', ')}`,
            ];
    return `def ${name}(${args.join(', ')}):
    begin()
    try:
${lines.map((line) => `        ${line}`).join('\n')}
    except (RecursionError, MemoryError) as error:
        raise trap_of(error) from error`;
  }

  #main(): string {
    const start = startOf(this.module);
    if (start === undefined) return '';
    const { params, results } = this.module.funcs[start];
    const args = ['len(sys.argv)', 'values', 'values + POINTER * len(sys.argv)'].slice(0, params.length);
    const call = `${this.functionName(start)}(${args.join(', ')})`;
    const pass = params.length > 1 ? argumentsText : '';
    return `def main():
${pass}    ${results.length === 0 ? `${call}\n    return 0` : `return int(${call})`}`;
  }

  /** The text without marks, and behind it which places the marked lines stand for. */
  #withLines(text: string, last: string): string {
    const places: string[] = [];
    const lines = text.split('\n').map((line, i) => {
      const [plain, place] = line.split(mark);
      if (place !== undefined) places.push(`${i + 1}: ${place}`);
      return plain;
    });
    return `${lines.join('\n')}


# Places of the program's text: the function, where it is in which file, 1 for the run time and 2 for what no one wrote, and the place of the call that
# stood where this one is.
places = (
${this.#places.all.map((place) => `    ${placeText(place)},`).join('\n')}
)
# What the calls in these lines are among them.
place_of_line = {
${inRows(places)}
}


${last}`
      .trimEnd()
      .concat('\n');
  }
}

/** What callers give, as the program has it. */
const given_ = { i32: 'wrap32(int(X))', i64: 'wrap64(int(X))', f32: 'f32(float(X))', f64: 'float(X)' } as const;

/** `argv` in the program's memory, and behind it an empty environment. */
const argumentsText = `    values = sys_grow((len(sys.argv) + 2) * POINTER)
    for i, argument in enumerate(sys.argv):
        text = os.fsencode(argument) + b'\\0'
        at = sys_grow(len(text))
        memory[at:at + len(text)] = text
        memory[values + i * POINTER:values + (i + 1) * POINTER] = at.to_bytes(POINTER, 'little')
`;

function inRows(entries: readonly string[]): string {
  const rowsOf: string[] = [];
  for (let i = 0; i < entries.length; i += 10) rowsOf.push(`    ${entries.slice(i, i + 10).join(', ')},`);
  return rowsOf.join('\n');
}

function placeText({ name, position, kind, caller }: Place): string {
  return `(${quoted(name)}, ${position === undefined ? 'None' : quoted(position)}, ${kind}, ${caller})`;
}

/** A text as one of Python. */
function quoted(text: string): string {
  return `'${[...text].map((c) => (c === "'" || c === '\\' ? `\\${c}` : c >= ' ' && c <= '~' ? c : escape(c.codePointAt(0) ?? 0))).join('')}'`;
}

function escape(code: number): string {
  return code < 0x10000 ? `\\u${code.toString(16).padStart(4, '0')}` : `\\U${code.toString(16).padStart(8, '0')}`;
}

function bytesText(bytes: Uint8Array): string {
  return `b'${[...bytes].map((byte) => (byte >= 32 && byte < 127 && byte !== 39 && byte !== 92 ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}'`;
}
