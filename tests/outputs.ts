/**
 * Outputs as engines: a program is built as `samara build` does it, and what was built is run. A row that says how its files are
 * run (`runs`) is run so, by the name of the file; modules for WebAssembly get the host functions of the run as `env.NAME`, in the
 * types that the module declares, and share nothing else with the engine of the driver. So the row of an output is all that it
 * takes to run the programs of every suite on it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import wabt from 'wabt';
import { BuiltWasi } from './built-wasi.ts';
import { BuiltText, cCompilers, toolsOfC, type CCompiler, type TextTools } from './built-c.ts';
import { toolsOfCSharp } from './built-csharp.ts';
import { toolsOfPython } from './built-python.ts';
import { BuiltJava } from './built-java.ts';
import { BuiltJs } from './built-js.ts';
import { idleEnv } from './idle-env.ts';
import { hostName } from '../src/base/host-name.ts';
import { legalise } from '../src/backend/legalise/index.ts';
import { joinHalves, splitHalves } from '../src/backend/wasm/host-halves.ts';
import type { EngineRow, Grants, Instance, LinearEngine } from '../src/driver/engine-row.ts';
import type { OutputRow } from '../src/driver/index.ts';
import { finishesLibrary } from '../src/lower/maple-levels/run-time-names.ts';
import { functionAddress, layOut } from '../src/linear/data-layout.ts';
import { defaultStackSize } from '../src/base/memory-map.ts';
import { startOf, type Func, type LinearModule, type ValueType } from '../src/linear/nodes.ts';
import { makeAllocator } from '../src/vm/allocation-watch.ts';
import { createHostEnv, hostOf, type HostCall, type HostEnv, type HostType, type HostValue } from '../src/vm/host.ts';
import { Memory, WasmBuffer } from '../src/vm/memory.ts';
import { meterOf } from '../src/vm/meter.ts';
import { Exit, Trap } from '../src/vm/trap.ts';

/** The one that takes no time, unless a suite is about another one. */
export function compilerForC(wanted = process.env.SAMARA_CC ?? 'tcc'): CCompiler {
  const found = Object.entries(cCompilers).find(([name]) => name === wanted);
  if (found === undefined) throw new Error(`compilers of C are ${Object.keys(cCompilers).join(', ')}`);
  return found[1];
}

function isC({ extension, isCompiled }: OutputRow): boolean {
  return extension === '.c' || isCompiled === true;
}

const toolsByExtension: Readonly<Record<string, TextTools | undefined>> = {
  '.py': toolsOfPython,
  '.cs': toolsOfCSharp,
};

type Content = string | Uint8Array;

/**
 * The engine that an output is: it builds the module and runs the file. Bounds and kinds of traps are not the file's matter. `forC`
 * compiles the files of `c`.
 */
export function engineOf(row: OutputRow, forC?: CCompiler): EngineRow {
  return { title: row.title, level: 'cfg', has: {}, load: () => loadEngine(row, forC ?? compilerForC()) };
}

async function loadEngine(row: OutputRow, forC: CCompiler): Promise<LinearEngine> {
  const emit = await row.load();
  const toBytes = await readerOf(row);
  return (original, grants) => {
    const { stackSize = defaultStackSize } = grants;
    const exporting = withExports(original, grants.callable ?? []);
    if (isC(row)) {
      const compiler = row.isCompiled === true ? cCompilers.native : forC;
      return new BuiltText(exporting, emit, grants, { lacks: row.needs, tools: toolsOfC(compiler) });
    }
    const tools = toolsByExtension[row.extension];
    if (tools !== undefined) return new BuiltText(exporting, emit, grants, { lacks: row.needs, tools });
    if (row.host === 'wasi') return new BuiltWasi(exporting, emit, grants, row.needs);
    if (row.extension === '.java') return new BuiltJava(exporting, emit, grants, row.needs);
    if (row.extension === '.mjs') return new BuiltJs(exporting, emit, grants, row.needs);
    const { module } = legalise(exporting, row.needs);
    const { content } = emit(module, { name: 'built', original: exporting, stackSize });
    return toBytes === undefined
      ? new BuiltCommand(row, content, module, grants)
      : new BuiltModule(toBytes(content), original, layOut(module, stackSize).heapBase, grants);
  };
}

/** How a file becomes a module for WebAssembly; undefined: it is run by its command. */
async function readerOf(row: OutputRow): Promise<((content: Content) => Uint8Array<ArrayBuffer>) | undefined> {
  const { runs, extension, title, host } = row;
  if (
    runs !== undefined ||
    host !== undefined ||
    isC(row) ||
    extension === '.java' ||
    toolsByExtension[extension] !== undefined
  )
    return undefined;
  if (extension === '.wasm') return (content) => Uint8Array.from(content as Uint8Array);
  if (extension !== '.wat')
    throw new Error(`nothing runs ${extension}: ${title} needs \`runs\` in its row, or a host here`);
  const tools = await wabt();
  return (content) => Uint8Array.from(tools.parseWat('built.wat', content as string).toBinary({}).buffer);
}

/** Tests call functions that the module may keep for itself. */
function withExports(module: LinearModule, names: readonly string[]): LinearModule {
  const wanted = new Set(names);
  const funcs = module.funcs.map((func) => (wanted.has(func.name) ? { ...func, exported: true } : func));
  return { ...module, funcs };
}

/** A file that is a command of its own: only the whole program can be called. */
class BuiltCommand implements Instance {
  readonly env: HostEnv;
  readonly #run: () => number;
  readonly #main: Func | undefined;

  constructor(row: OutputRow, content: Content, module: LinearModule, grants: Grants) {
    this.env = idleEnv(module, grants);
    const start = startOf(module);
    this.#main = start === undefined ? undefined : module.funcs[start];
    this.#run = () => runCommand(row, content, grants);
  }

  call(name: string): readonly HostValue[] {
    // The file has that at its end itself.
    if (finishesLibrary(name)) return [];
    if (name !== this.#main?.name) throw new Error(`the file runs as a whole: ${name} cannot be called`);
    const status = this.#run();
    return this.#main.results.map((type) => (type === 'i64' ? BigInt(status) : status));
  }
}

function runCommand({ runs = [], extension }: OutputRow, content: Content, { stdin, stdout, stderr }: Grants): number {
  const folder = mkdtempSync(join(tmpdir(), 'samara-built-'));
  try {
    const file = join(folder, `built${extension}`);
    writeFileSync(file, content);
    const [command, ...words] = runs.map((word) => word.replace('FILE', file));
    const input = Buffer.concat([...chunksOf(stdin)]);
    const ended = spawnSync(command, words, { input });
    if (ended.error !== undefined) throw ended.error;
    stdout?.(ended.stdout);
    stderr?.(ended.stderr);
    if (ended.status === null) throw new Trap('unreachable', `ended by ${ended.signal}`);
    return ended.status;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function* chunksOf(stdin: Grants['stdin']): Generator<Uint8Array> {
  for (let chunk = stdin?.(); chunk !== undefined; chunk = stdin?.()) yield chunk;
}

/** A module for WebAssembly with the C library around it. */
class BuiltModule implements Instance {
  readonly env: HostEnv;
  readonly #exports: WebAssembly.Exports;
  readonly #module: LinearModule;

  constructor(bytes: Uint8Array<ArrayBuffer>, module: LinearModule, heapBase: number, grants: Grants) {
    this.#module = module;
    // The memory is there only when the module is, so imported functions are made at their first call.
    const imports = module.funcs
      .filter(({ extern }) => extern)
      .map((func): [string, HostCall] => {
        let call: HostCall | undefined;
        return [
          hostName(func.name),
          (...values) => {
            call ??= this.#imported(func, grants);
            return call(...values);
          },
        ];
      });
    const compiled = new WebAssembly.Module(bytes);
    this.#exports = new WebAssembly.Instance(compiled, { env: Object.fromEntries(imports) }).exports;
    const memory = new Memory(new WasmBuffer(this.#exports.memory as WebAssembly.Memory), meterOf(grants));
    this.env = createHostEnv(
      memory,
      makeAllocator(memory, heapBase, undefined, () => []),
      {
        ...grants,
        pointerSize: module.pointerSize,
        bindFunction: (pointer, params, result) => this.#bound(pointer, params, result),
      },
    );
  }

  call(name: string, args: readonly HostValue[]): readonly HostValue[] {
    const func = this.#module.funcs.find((candidate) => candidate.name === name);
    const exported = this.#exports[name];
    if (func === undefined || typeof exported !== 'function') throw new Error(`${name} is not exported`);
    const result = guarded(() => (exported as HostCall)(...splitHalves(func.params, args)));
    return joinHalves(func.results, result === undefined ? [] : [result].flat());
  }

  #imported(func: Func, { hosts }: Grants): HostCall {
    const host = hostOf(hosts, func.name);
    if (host === undefined) throw new Trap('missing-function', `${func.name} is not supplied`);
    const types: readonly HostType[] = host.variadic ? [...host.params, 'ptr'] : host.params;
    const call = host.create(this.env);
    return (...values) => {
      const result = call(...values.map((value, i) => hostValue(types[i], value, this.env.pointerSize)));
      if (host.result === undefined || result === undefined) return undefined;
      return moduleValue(func.results[0], hostValue(host.result, result, this.env.pointerSize));
    };
  }

  /** A function of the program as the library calls it. */
  #bound(pointer: number, params: readonly HostType[], result: HostType | undefined): HostCall {
    const func = this.#module.funcs[pointer - functionAddress(0)];
    const found = (this.#exports.__indirect_function_table as WebAssembly.Table | undefined)?.get(pointer) as unknown;
    if (typeof found !== 'function' || func?.params.length !== params.length)
      throw new Trap('bad-indirect-call', `${pointer} is not a function of that type`);
    return (...values) => {
      const given = (found as HostCall)(...values.map((value, i) => moduleValue(func.params[i], value)));
      return result === undefined || given === undefined ? given : hostValue(result, given, this.env.pointerSize);
    };
  }
}

/** Traps of WebAssembly as traps; of which kind they were the file does not say. */
function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Trap || error instanceof Exit) throw error;
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError)
      throw new Trap('unreachable', error.message);
    throw error;
  }
}

/** A value of a C type, as host functions take it (src/vm/host.ts). */
function hostValue(type: HostType, value: HostValue, pointerSize: 4 | 8): HostValue {
  switch (type) {
    case 'f32':
    case 'f64':
      return Number(value);
    case 'i32':
      return Number(BigInt.asIntN(32, BigInt(value)));
    case 'u32':
    case 'ptr':
    case 'size':
      return Number(BigInt.asUintN(32, BigInt(value)));
    case 'i64':
      return BigInt.asIntN(64, BigInt(value));
    case 'u64':
      return BigInt.asUintN(64, BigInt(value));
    case 'long':
      return hostValue(pointerSize === 8 ? 'i64' : 'i32', value, pointerSize);
    case 'ulong':
      return hostValue(pointerSize === 8 ? 'u64' : 'u32', value, pointerSize);
  }
}

/** A value of the declared type, as WebAssembly takes it. */
function moduleValue(type: ValueType, value: HostValue): HostValue {
  if (type === 'i64') return BigInt(value);
  return type === 'f32' || type === 'f64' ? Number(value) : Number(BigInt.asIntN(32, BigInt(value)));
}
