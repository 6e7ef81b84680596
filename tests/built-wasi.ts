/**
 * Files for the WebAssembly System Interface as engines: a command runs as a whole, and functions are called in the same module built as
 * a reactor. The host is node's.
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { joinHalves, splitHalves } from '../src/backend/wasm/host-halves.ts';
import { legalise, type Lack } from '../src/backend/legalise/index.ts';
import { defaultStackSize } from '../src/base/memory-map.ts';
import type { Grants, Instance } from '../src/driver/engine-row.ts';
import type { Emit } from '../src/driver/outputs.ts';
import { layOut } from '../src/linear/data-layout.ts';
import { startOf, type LinearModule } from '../src/linear/nodes.ts';
import {
  finishesLibrary,
  LIBRARY_HEAP,
  resetsExceptions,
  runsConstructors,
} from '../src/lower/maple-levels/run-time-names.ts';
import { makeAllocator } from '../src/vm/allocation-watch.ts';
import { createHostEnv, type HostCall, type HostEnv, type HostValue } from '../src/vm/host.ts';
import { Memory, WasmBuffer } from '../src/vm/memory.ts';
import { meterOf } from '../src/vm/meter.ts';
import { Exit, Trap } from '../src/vm/trap.ts';
import { trapIn, type Ended } from './built-c.ts';

/** What the host is given. */
export interface WasiGrants {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Folders of this machine by the names that the program has for them. */
  readonly folders?: Readonly<Record<string, string>>;
  readonly input?: Uint8Array;
}

/** How the host ends a program. */
class Ending extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`ended with ${status}`);
    this.status = status;
  }
}

/** A module and what its host has written for it. */
class Hosted {
  readonly exports: WebAssembly.Exports;
  readonly #wasi: WASI;
  readonly #instance: WebAssembly.Instance;
  readonly #folder = mkdtempSync(join(tmpdir(), 'samara-wasi-'));
  readonly #files: readonly number[];

  constructor(bytes: Uint8Array<ArrayBuffer>, { args = ['program'], env = {}, folders = {}, input }: WasiGrants) {
    writeFileSync(join(this.#folder, 'stdin'), input ?? '');
    const streams = ['stdin', 'stdout', 'stderr'] as const;
    this.#files = streams.map((name) => openSync(join(this.#folder, name), name === 'stdin' ? 'r' : 'w'));
    const [stdin, stdout, stderr] = this.#files;
    this.#wasi = new WASI({ version: 'preview1', args: [...args], env, preopens: folders, stdin, stdout, stderr });
    const system = { ...this.#wasi.wasiImport, proc_exit: (status: number) => raise(new Ending(status)) };
    const module = new WebAssembly.Module(bytes);
    const others = WebAssembly.Module.imports(module).filter((one) => one.module !== 'wasi_snapshot_preview1');
    if (others.length > 0) throw new Error(`nobody defines ${others.map(({ name }) => name).join(', ')}`);
    this.#instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: system });
    this.exports = this.#instance.exports;
  }

  start(): number {
    return this.#run(() => this.#wasi.start(this.#instance));
  }

  initialize(): void {
    this.#wasi.initialize(this.#instance);
  }

  #run(action: () => unknown): number {
    try {
      action();
      return 0;
    } catch (error) {
      if (error instanceof Ending) return error.status;
      throw error;
    }
  }

  written(name: 'stdout' | 'stderr'): Buffer {
    return readFileSync(join(this.#folder, name));
  }

  close(): void {
    for (const file of this.#files) closeSync(file);
    rmSync(this.#folder, { recursive: true });
  }
}

function raise(error: Error): never {
  throw error;
}

/** Runs a command to its end. */
export function runWasi(bytes: Uint8Array<ArrayBuffer>, grants: WasiGrants = {}): Ended {
  const hosted = new Hosted(bytes, grants);
  try {
    const status = asTrap(() => hosted.start());
    return { status, stdout: hosted.written('stdout'), stderr: hosted.written('stderr').toString() };
  } finally {
    hosted.close();
  }
}

/** The call stack is the host's, which tells itself when it is exhausted. */
function asTrap<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof RangeError) throw new Trap('stack-overflow');
    throw error;
  }
}

export class BuiltWasi implements Instance {
  readonly env: HostEnv;
  readonly #original: LinearModule;
  readonly #module: LinearModule;
  readonly #added: number;
  readonly #emit: Emit;
  readonly #grants: Grants;
  readonly #heapBase: number;
  #library: Hosted | undefined;
  #shown = 0;

  /** `original`: as callers see it, before legalisation. */
  constructor(original: LinearModule, emit: Emit, grants: Grants, lacks: readonly Lack[]) {
    const { module, added } = legalise(original, lacks);
    this.#original = original;
    this.#module = module;
    this.#added = added;
    this.#emit = emit;
    this.#grants = grants;
    const { heapBase } = layOut(module, grants.stackSize ?? defaultStackSize);
    this.#heapBase = heapBase;
    const buffer = new WebAssembly.Memory({ initial: Math.ceil(heapBase / 65536) + 1 });
    const memory = new Memory(new WasmBuffer(buffer), meterOf(grants));
    const allocator = makeAllocator(memory, heapBase, undefined, () => []);
    this.env = createHostEnv(memory, allocator, { ...grants, pointerSize: module.pointerSize });
  }

  call(name: string, args: readonly HostValue[]): readonly HostValue[] {
    if (finishesLibrary(name) || runsConstructors(name) || resetsExceptions(name)) return [];
    // The command has its arguments from its host; what the caller's side of the program does with them comes to nothing.
    if (name === LIBRARY_HEAP) return [this.#module.pointerSize === 8 ? BigInt(this.#heapBase) : this.#heapBase];
    const start = startOf(this.#module);
    if (start !== undefined && this.#module.funcs[start].name === name) return this.#runWhole(start);
    return this.#callOne(name, args);
  }

  #content(library: boolean): Uint8Array<ArrayBuffer> {
    const { stackSize = defaultStackSize } = this.#grants;
    const { content } = this.#emit(this.#module, { name: 'built', stackSize, added: this.#added, library });
    return Uint8Array.from(content as Uint8Array);
  }

  #system(): WasiGrants {
    const { args = [], stdin } = this.#grants;
    const chunks: Uint8Array[] = [];
    for (let chunk = stdin?.(); chunk !== undefined; chunk = stdin?.()) chunks.push(chunk);
    return { args, input: Buffer.concat(chunks) };
  }

  #runWhole(start: number): readonly HostValue[] {
    const ended = runWasi(this.#content(false), this.#system());
    this.#grants.stdout?.(ended.stdout);
    const trap = trapIn(ended);
    const told = trap === undefined ? ended.stderr : ended.stderr.slice(0, ended.stderr.search(/^trap\[/m));
    this.#grants.stderr?.(Buffer.from(told));
    if (trap !== undefined) throw trap;
    const { results } = this.#module.funcs[start];
    return results.map((type) => (type === 'i64' ? BigInt(ended.status) : ended.status));
  }

  #callOne(name: string, args: readonly HostValue[]): readonly HostValue[] {
    const func = this.#original.funcs.find((one) => one.name === name);
    this.#library ??= this.#startLibrary();
    const exported = this.#library.exports[name];
    if (func === undefined || typeof exported !== 'function') throw new Error(`${name} is not exported`);
    try {
      const result = asTrap(() => (exported as HostCall)(...splitHalves(func.params, args))) as HostValue | undefined;
      return joinHalves(func.results, result === undefined ? [] : [result].flat());
    } catch (error) {
      if (error instanceof Ending) this.#raise(error.status);
      throw error;
    } finally {
      const stdout = this.#library.written('stdout');
      this.#grants.stdout?.(stdout.subarray(this.#shown));
      this.#shown = stdout.length;
    }
  }

  #startLibrary(): Hosted {
    const library = new Hosted(this.#content(true), this.#system());
    library.initialize();
    return library;
  }

  #raise(status: number): never {
    const stderr = this.#library?.written('stderr').toString() ?? '';
    throw trapIn({ status, stdout: Buffer.alloc(0), stderr }) ?? new Exit(status);
  }
}
