/**
 * Files of C as engines: a file is compiled, and what was compiled is run. The program as a whole is a command; a function is called in the
 * same file made as a library, by a `main` of the test's own. Each call is a run of its own, in which the calls before it
 * are made again: what they printed is known already, and what they left in memory is there for the next.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleEnv } from './idle-env.ts';
import { defaultStackSize } from '../src/base/memory-map.ts';
import { joinHalves, splitHalves } from '../src/backend/wasm/host-halves.ts';
import { legalise, type Lack } from '../src/backend/legalise/index.ts';
import type { Grants, Instance } from '../src/driver/engine-row.ts';
import type { EmitGrants, Emitted } from '../src/driver/outputs.ts';
import { startOf, type Func, type LinearModule, type ValueType } from '../src/linear/nodes.ts';
import { finishesLibrary, resetsExceptions, runsConstructors } from '../src/lower/maple-levels/run-time-names.ts';
import type { HostEnv, HostValue } from '../src/vm/host.ts';
import { Trap, trapKinds, type TrapKind } from '../src/vm/trap.ts';

/** Words of a command line that makes a program of a file of C. */
export interface CCompiler {
  readonly name: string;
  readonly words: readonly string[];
}

export const cCompilers = {
  tcc: { name: 'tcc', words: ['tcc'] },
  native: { name: 'cc', words: ['cc', '-O1', '-w'] },
  gcc: { name: 'gcc', words: ['gcc', '-O1', '-Wall', '-Wextra', '-pedantic', '-Werror'] },
  clang: { name: 'clang', words: ['clang', '-O1', '-Wall', '-Wextra', '-pedantic', '-Werror'] },
  sanitizers: {
    name: 'gcc with sanitizers',
    words: ['gcc', '-O1', '-fsanitize=address,undefined', '-fno-sanitize-recover=all'],
  },
} as const satisfies Record<string, CCompiler>;

/** What a run of a compiled file came to. */
export interface Ended {
  readonly status: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Compiles a file of C; what the compiler says is thrown. */
export function compileC(folder: string, name: string, text: string, { words }: CCompiler): string {
  const file = join(folder, `${name}.c`);
  const program = join(folder, name);
  writeFileSync(file, text);
  const { status, stderr, error } = spawnSync(words[0], [...words.slice(1), '-o', program, file, '-lm']);
  if (error !== undefined) throw error;
  if (status !== 0 || (words.includes('-Werror') && stderr.length > 0))
    throw new Error(`${words[0]}: ${stderr.toString().slice(0, 2000)}\n${linesAt(text, stderr.toString())}`);
  return program;
}

/** The line that a message is about. */
function linesAt(text: string, message: string): string {
  const line = Number(/:(\d+):/.exec(message)?.[1] ?? 0);
  return text.split('\n')[line - 1]?.slice(0, 300) ?? '';
}

export function runProgram(program: string, args: readonly string[], input: Buffer): Ended {
  const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
    input,
    timeout: 60_000,
    maxBuffer: 1 << 28,
    env: { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' },
  });
  if (error !== undefined && status === null) throw error;
  if (status === null) throw new Error(`ended by ${signal}: ${stderr.toString().slice(0, 500)}`);
  return { status, stdout, stderr: stderr.toString() };
}

/** The trap that a program has told of. */
export function trapIn({ status, stderr }: Ended): Trap | undefined {
  const found = status === 3 ? /^trap\[([a-z-]+)\]: (.*)$/m.exec(stderr) : null;
  if (found === null) return undefined;
  const kind = found[1] as TrapKind;
  const sentence = trapKinds[kind];
  const frames = [...stderr.matchAll(/^ {2}in (\S+)/gm)].map(([, func]) => ({ func }));
  return new Trap(kind, found[2] === sentence ? undefined : found[2].slice(sentence.length + 2), frames);
}

type Emitter = (module: LinearModule, grants: EmitGrants) => Emitted;

/** How a file of text becomes a program, and what it needs so that its words are calls: the index of a function and the bits of its arguments. */
export interface TextTools {
  readonly name: string;
  /** The program, as a file that runs. */
  make(folder: string, name: string, text: string): string;
  withCalls(module: LinearModule, content: string, header: string): string;
}

export function toolsOfC(compiler: CCompiler): TextTools {
  return {
    name: compiler.words.join(' '),
    make: (folder, name, text) => compileC(folder, name, text, compiler),
    withCalls: (module, content, header) => content + harnessOf(module, header),
  };
}

/** Programs by their texts, the last few: each call of a function is a run of its own, and so is each instance of a module. */
class CompiledPrograms {
  readonly #most = 8;
  readonly #folders = new Map<string, string>();

  constructor() {
    process.once('exit', () => {
      for (const folder of this.#folders.values()) rmSync(folder, { recursive: true });
    });
  }

  made(tools: TextTools, text: string): string {
    const key = `${tools.name}\n${text}`;
    const folder = this.#folders.get(key);
    if (folder !== undefined) return join(folder, 'program');
    for (const [old, place] of this.#folders) {
      if (this.#folders.size < this.#most) break;
      this.#folders.delete(old);
      rmSync(place, { recursive: true });
    }
    const made = mkdtempSync(join(tmpdir(), 'samara-built-'));
    try {
      const program = tools.make(made, 'program', text);
      this.#folders.set(key, made);
      return program;
    } finally {
      if (!this.#folders.has(key)) rmSync(made, { recursive: true });
    }
  }
}

const compiled = new CompiledPrograms();

export class BuiltText implements Instance {
  readonly env: HostEnv;
  readonly #original: LinearModule;
  readonly #module: LinearModule;
  readonly #emit: Emitter;
  readonly #grants: Grants;
  readonly #tools: TextTools;
  readonly #added: number;
  #command: string | undefined;
  #library: string | undefined;
  readonly #calls: string[] = [];
  #shown = 0;
  #input: Buffer | undefined;

  /** `original`: as callers see it, before legalisation. */
  constructor(
    original: LinearModule,
    emit: Emitter,
    grants: Grants,
    { lacks, tools }: { readonly lacks: readonly Lack[]; readonly tools: TextTools },
  ) {
    const { module, added } = legalise(original, lacks);
    this.#original = original;
    this.#module = module;
    this.#added = added;
    this.#emit = emit;
    this.#grants = grants;
    this.#tools = tools;
    this.env = idleEnv(module, grants, module.pointerSize);
  }

  call(name: string, args: readonly HostValue[]): readonly HostValue[] {
    if (finishesLibrary(name) || runsConstructors(name) || resetsExceptions(name)) return [];
    const start = startOf(this.#module);
    const index = this.#module.funcs.findIndex((func) => func.name === name);
    return index === start ? this.#runWhole(this.#module.funcs[index]) : this.#callOne(index, args);
  }

  #content(library: boolean): Emitted {
    const { stackSize = defaultStackSize } = this.#grants;
    const emitted = this.#emit(this.#module, {
      name: 'built',
      original: this.#original,
      stackSize,
      added: this.#added,
      library,
    });
    if (emitted.imports.length > 0) throw new Error(`nobody defines ${emitted.imports.join(', ')}`);
    return emitted;
  }

  #runWhole({ results }: Func): readonly HostValue[] {
    this.#command ??= String(this.#content(false).content);
    const { args = [] } = this.#grants;
    const ended = this.#run(compiled.made(this.#tools, this.#command), args.slice(1));
    this.#grants.stdout?.(ended.stdout);
    const trap = trapIn(ended);
    const told = trap === undefined ? ended.stderr : ended.stderr.slice(0, ended.stderr.search(/^trap\[/m));
    this.#grants.stderr?.(Buffer.from(told));
    if (trap !== undefined) throw trap;
    return results.map((type) => (type === 'i64' ? BigInt(ended.status) : ended.status));
  }

  #run(program: string, args: readonly string[]): Ended {
    this.#input ??= Buffer.concat([...chunksOf(this.#grants.stdin)]);
    return runProgram(program, args, this.#input);
  }

  #callOne(index: number, args: readonly HostValue[]): readonly HostValue[] {
    const func = this.#module.funcs[index];
    const { params, results } = this.#original.funcs[index];
    if (this.#library === undefined) {
      const { content, header = '' } = this.#content(true);
      this.#library = this.#tools.withCalls(this.#module, String(content), header);
    }
    const program = compiled.made(this.#tools, this.#library);
    const answers = `${program}.answers`;
    const words = [String(index), ...flatten(func.params, splitHalves(params, args))].join(' ');
    const ended = this.#run(program, [answers, ...this.#calls, words]);
    this.#grants.stdout?.(ended.stdout.subarray(this.#shown));
    const trap = trapIn(ended);
    if (trap !== undefined) throw trap;
    if (ended.status !== 0) throw new Error(`status ${ended.status}: ${ended.stderr.slice(0, 500)}`);
    this.#shown = ended.stdout.length;
    this.#calls.push(words);
    const last = readFileSync(answers, 'utf8').trimEnd().split('\n').at(-1) ?? '';
    const values = assemble(
      func.results,
      last
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => BigInt(`0x${word}`)),
    );
    return joinHalves(results, values);
  }
}

function* chunksOf(stdin: Grants['stdin']): Generator<Uint8Array> {
  for (let chunk = stdin?.(); chunk !== undefined; chunk = stdin?.()) yield chunk;
}

const cells = new DataView(new ArrayBuffer(8));

/** A value as the bits of its type, in hexadecimal. */
function bitsOf(type: ValueType, value: HostValue): string {
  if (type === 'f32') cells.setFloat32(0, Number(value));
  if (type === 'f64') cells.setFloat64(0, Number(value));
  const bits =
    type === 'f32'
      ? BigInt(cells.getUint32(0))
      : type === 'f64'
        ? cells.getBigUint64(0)
        : BigInt.asUintN(64, BigInt(value));
  return bits.toString(16);
}

export function flatten(types: readonly ValueType[], values: readonly HostValue[]): string[] {
  return types.map((type, i) => bitsOf(type, values[i]));
}

export function assemble(types: readonly ValueType[], bits: readonly bigint[]): HostValue[] {
  return types.map((type, i) => {
    cells.setBigUint64(0, BigInt.asUintN(64, bits[i]));
    if (type === 'f32') return cells.getFloat32(4);
    if (type === 'f64') return cells.getFloat64(0);
    return type === 'i64' ? cells.getBigInt64(0) : cells.getInt32(4);
  });
}

/** A call of a function of a module, by its index. */
export interface BatchCall {
  readonly func: number;
  readonly args: readonly HostValue[];
}

/** So many words a command line takes. */
const mostWords = 4000;

/** A module made once, and many calls of its functions in few runs; no function traps. */
export function callBuilt(
  module: LinearModule,
  { text, header = '' }: { readonly text: string; readonly header?: string },
  calls: readonly BatchCall[],
  tools: TextTools,
): readonly (readonly HostValue[])[] {
  const folder = mkdtempSync(join(tmpdir(), 'samara-c-'));
  try {
    const program = tools.make(folder, 'batch', tools.withCalls(module, text, header));
    const found: (readonly HostValue[])[] = [];
    for (let from = 0; from < calls.length; from += mostWords) {
      const part = calls.slice(from, from + mostWords);
      const words = part.map(({ func, args }) => [func, ...flatten(module.funcs[func].params, args)].join(' '));
      const answers = join(folder, 'answers');
      const { status, stderr } = runProgram(program, [answers, ...words], Buffer.alloc(0));
      if (status !== 0) throw new Error(`status ${status}: ${stderr.slice(0, 500)}`);
      const lines = readFileSync(answers, 'utf8').split('\n');
      part.forEach(({ func }, i) => {
        const bits = lines[i]
          .split(' ')
          .filter((word) => word !== '')
          .map((word) => BigInt(`0x${word}`));
        found.push(assemble(module.funcs[func].results, bits));
      });
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const cType: Readonly<Record<string, string>> = { i64: 'int64_t', f32: 'float', f64: 'double' };

/** `main` of a library: its words are calls, the index of a function and the bits of its arguments. */
function harnessOf({ funcs }: LinearModule, header: string): string {
  const names = [...header.matchAll(/^.*?(\w+)\([^()]*\);(?: \/\*.*)?$/gm)].map(([, name]) => name).slice(2);
  const exported = funcs.flatMap((func, index) => (func.exported && !func.extern ? [{ func, index }] : []));
  const cases = exported.map(({ func, index }, i) => {
    const args = func.params.map(
      (type, k) => `${cType[type] ?? 'int32_t'} a${k} = 0; memcpy(&a${k}, &h_words[${k + 1}], sizeof a${k});`,
    );
    const call = `${names[i]}(${func.params.map((_, k) => `a${k}`).join(', ')})`;
    const write = (value: string, type: ValueType): string =>
      `{ ${cType[type] ?? 'int32_t'} r = ${value}; unsigned long long bits = 0; memcpy(&bits, &r, sizeof r); fprintf(h_answers, "%llx ", bits); }`;
    const [first] = func.results;
    const result =
      func.results.length === 0
        ? `${call};`
        : func.results.length === 1
          ? write(call, first)
          : `{ struct ${/struct (\w+)/.exec(header.split('\n').find((line) => line.includes(` ${names[i]}(`)) ?? '')?.[1]} all = ${call}; ${func.results
              .map((type, k) => write(`all.r${k}`, type))
              .join(' ')} }`;
    return `    case ${index}: { ${args.join(' ')} ${result} break; }\n`;
  });
  return `
int main(int argc, char **argv) {
  FILE *h_answers = fopen(argv[1], "w");
  for (int h_i = 2; h_i < argc; h_i++) {
    unsigned long long h_words[64] = { 0 };
    char *h_at = argv[h_i];
    const unsigned long h_index = strtoul(h_at, &h_at, 10);
    for (int h_k = 1; *h_at != 0 && h_k < 64; h_k++) h_words[h_k] = strtoull(h_at, &h_at, 16);
    switch (h_index) {
${cases.join('')}    default: return 1;
    }
    fprintf(h_answers, "\\n");
    if (flush_output != NULL) flush_output();
  }
  fclose(h_answers);
  return 0;
}
`;
}
