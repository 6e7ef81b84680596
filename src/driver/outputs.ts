/**
 * The outputs: what `samara build` makes of programs. A row says which level it takes, what its target lacks (so that legalisation
 * takes it away before), what built files need from their surroundings, how one is run, and `load`, which brings the emitter.
 */
import type { Lack } from '../backend/legalise/index.ts';
import { cLacks } from '../backend/c/lacks.ts';
import { csharpLacks } from '../backend/csharp/lacks.ts';
import { javaLacks } from '../backend/java/lacks.ts';
import { jsLacks } from '../backend/js/lacks.ts';
import { pythonLacks } from '../backend/python/lacks.ts';
import { wasmLacks } from '../backend/wasm/lacks.ts';
import type { ShownTypes } from '../backend/text/shown-types.ts';
import type { LinearModule } from '../linear/nodes.ts';
import { addRow } from './rows.ts';
import type { Library } from './run-options.ts';

/** What an output is made from: a module of the linear IR, as basic blocks, without what the target lacks. */
export interface OutputRow {
  readonly title: string;
  /** Of built files, with the dot. */
  readonly extension: string;
  readonly needs: readonly Lack[];
  /** What a built file needs from its surroundings, in one line of help. */
  readonly system: string;
  /** The words of a command line that runs a built file, `FILE` for its name; absent where it needs a host that is made for it. */
  readonly runs?: readonly string[];
  /** Built files are texts, for `samara lower --to` too. */
  readonly isText?: boolean;
  /** The interface that built files have to the machine they run on. */
  readonly host?: 'wasi';
  /** What is emitted is C, of which the system's compiler makes the file (node-compiler.ts). */
  readonly isCompiled?: boolean;
  /** Whoever compiles the file optimises it; what is emitted is the program as it is written, unless somebody wants it otherwise. */
  readonly isOptimized?: boolean;
  /** Which version of the library a built file has, where it is not for its host to say. */
  readonly library?: Library;
  load(): Promise<Emit>;
}

/** What an output is told beside the module. */
export interface EmitGrants {
  /** The name of the program, for what wants one. */
  readonly name: string;
  /** The module before legalisation, where that may have changed the types of functions. */
  readonly original?: LinearModule;
  /** Bytes for the program's own stack of arrays and slots. */
  readonly stackSize?: number;
  /** The functions from this index on were added by legalisation. */
  readonly added?: number;
  /** Made for debuggers. */
  readonly debug?: boolean;
  /** What they show of variables. */
  readonly shownTypes?: ShownTypes;
  /** The exported functions for callers, instead of a command. */
  readonly library?: boolean;
  /** What the built file will be called, without its folder. */
  readonly fileName?: string;
  /** With code that loads the file, in the language of its callers. */
  readonly loader?: boolean;
}

/** Makes a file of a module. */
export type Emit = (module: LinearModule, grants: EmitGrants) => Emitted;

/** A built file. */
export interface Emitted {
  readonly content: string | Uint8Array;
  /** What the file imports, as its format names it. */
  readonly imports: readonly string[];
  /** Declarations of what the file exports, where its format has such a thing. */
  readonly header?: string;
  /** What the file wants of its engine, by the names that tools have for it. */
  readonly features?: readonly string[];
  /** Files that belong into the folder of the built one, by name. */
  readonly beside?: Readonly<Record<string, string>>;
}

const rows = {
  wasm: {
    title: 'a WebAssembly module with a memory of its own',
    extension: '.wasm',
    needs: wasmLacks,
    system: 'C functions as `env.NAME`, pointers into its exported memory',
    load: async () => (await import('./wasm-output.ts')).emitWasm,
  },
  wat: {
    title: 'the same module as text',
    extension: '.wat',
    isText: true,
    needs: wasmLacks,
    system: 'as wasm',
    load: async () => (await import('./wasm-output.ts')).emitWat,
  },
  wasi: {
    title: 'a command for version 1 of the WebAssembly System Interface',
    extension: '.wasm',
    needs: wasmLacks,
    library: 'c',
    host: 'wasi',
    system: 'a host that has `wasi_snapshot_preview1`',
    load: async () => (await import('./wasi-output.ts')).loadWasi(),
  },
  c: {
    title: 'one file of C99',
    extension: '.c',
    isText: true,
    needs: cLacks,
    library: 'c',
    isOptimized: true,
    system: 'a compiler and the standard library of C',
    load: async () => (await import('./c-output.ts')).emitCFile,
  },
  native: {
    title: 'a command, an object (.o) or a shared library (.so) for this machine',
    extension: '',
    needs: cLacks,
    library: 'c',
    isCompiled: true,
    system: 'a compiler for C: $CC, cc, gcc, clang or tcc',
    load: async () => (await import('./c-output.ts')).emitCFile,
  },
  java: {
    title: 'one file of Java 17',
    extension: '.java',
    needs: javaLacks,
    library: 'c',
    system: 'java and javac of 17 or newer',
    load: async () => (await import('./java-output.ts')).emitJavaFile,
  },
  csharp: {
    title: 'one file of C# 7, for Mono and .NET',
    extension: '.cs',
    needs: csharpLacks,
    library: 'c',
    system: 'mcs and mono, or .NET; unsafe blocks are allowed',
    load: async () => (await import('./csharp-output.ts')).emitCSharpFile,
  },
  js: {
    title: 'one ES module, for node and browsers',
    extension: '.mjs',
    needs: jsLacks,
    library: 'c',
    system: 'node, or a page that calls `run(host)`',
    runs: ['node', 'FILE'],
    load: async () => (await import('./js-output.ts')).emitJsFile,
  },
  python: {
    title: 'one file of Python, from 3.9 on',
    extension: '.py',
    needs: pythonLacks,
    library: 'c',
    system: 'Python and its standard library',
    runs: ['python3', 'FILE'],
    load: async () => (await import('./python-output.ts')).emitPythonFile,
  },
} as const satisfies Record<string, OutputRow>;

/** The name of a row; others than ours may be added. */
export type Output = keyof typeof rows | (string & {});

/** The rows of the outputs, by name. */
export const outputs: Readonly<Record<string, OutputRow>> = { ...rows };

/** Adds an output; the function that is returned takes it back. */
export function addOutput(name: string, row: OutputRow): () => void {
  return addRow('output', outputs, name, row);
}
