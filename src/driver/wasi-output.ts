/**
 * Commands for version 1 of the WebAssembly System Interface. The system interface of the program (vm/system.ts) is C over the functions that
 * the host has (src/runtime/wasi), added to the module when it is emitted:
 *
 *     program   extern @__sys_write, @main   ──▶   __wasi_sys_write (wasi-streams.c) ──▶ wasi_snapshot_preview1.fd_write
 *                                                  _start: constructors, main, the end of the library, exit
 *
 * Without an entry, or if it is to be a library, the module is a reactor: it exports its functions, and `_initialize` beside them.
 */
import { hostName } from '../base/host-name.ts';
import { InternalError } from '../base/errors.ts';
import { emitModule, type EmitOptions } from '../backend/wasm/emit.ts';
import { isOwnFunction } from '../backend/wasm/telling.ts';
import { reachableFunctions } from '../backend/reachable.ts';
import { LinearBuilder } from '../linear/builder.ts';
import { startOf, type Func, type LinearModule, type Operand, type Signature } from '../linear/nodes.ts';
import type { ValueType } from '../linear/opcodes.ts';
import {
  finishesLibrary,
  isRuntimeSource,
  LIBRARY_FOLDER,
  runsConstructors,
} from '../lower/maple-levels/run-time-names.ts';
import type { PointerSize } from '../scalar/values.ts';
import { PAGE_SIZE } from '../vm/memory.ts';
import { DEFAULT_MEMORY_LIMIT } from '../vm/meter.ts';
import { bringToForm } from './linear-forms.ts';
import { completeFrom, forwarding } from './libc-complete.ts';
import { isDefined, libcFilesFor, type LinearPart } from './libc-files.ts';
import type { Emit, EmitGrants, Emitted } from './outputs.ts';
import { wasmFile } from './wasm-file.ts';

const hostModule = 'wasi_snapshot_preview1';
const systemPrefix = '__wasi_';

/** What the emitter and `_start` call, with what it takes and gives; `p`: an address. */
const entries = {
  __wasi_trap_at: 'ii',
  __wasi_wrong_access: 'iiii',
  __wasi_sys_exit: 'i',
  __wasi_argument_count: '-i',
  __wasi_argument_values: '-p',
} as const;

export async function loadWasi(): Promise<Emit> {
  const parts = { 4: await systemParts(4), 8: await systemParts(8) };
  return (module, grants) => emitWasi(module, grants, parts[module.pointerSize]);
}

/** The files that define the system interface, and nothing else. */
async function systemParts(pointerSize: PointerSize): Promise<readonly LinearPart[]> {
  const library = await libcFilesFor(pointerSize);
  const files = await library.reachedFiles(Object.keys(entries), isSystemName);
  return Promise.all([...files].map(library.linearOf));
}

function isSystemName(name: string): boolean {
  return name.startsWith(systemPrefix);
}

function emitWasi(program: LinearModule, grants: EmitGrants, parts: readonly LinearPart[]): Emitted {
  const module = withSystem(program, parts);
  const isLibrary = grants.library ?? startOf(program) === undefined;
  const start = addStart(module, isLibrary);
  const exported = isLibrary ? [...program.funcs.keys()].filter((i) => isExported(program, i)) : [];
  bringToForm(module, 'cfg');
  const { wasm } = emitModule({ ...module, entry: start }, optionsFor(program, module, [...exported, start], grants));
  return {
    ...wasmFile(wasm, grants),
    imports: wasm.imports.filter(({ module: from }) => from !== hostModule).map((one) => `${one.module}.${one.name}`),
  };
}

function isExported({ funcs }: LinearModule, index: number): boolean {
  return funcs[index].exported && !funcs[index].extern;
}

function optionsFor(
  program: LinearModule,
  module: LinearModule,
  exports: readonly number[],
  { name, stackSize, added = program.funcs.length }: EmitGrants,
): EmitOptions {
  const [trap, wrongAccess] = (['__wasi_trap_at', '__wasi_wrong_access'] as const).map((entry) =>
    indexOf(module, entry),
  );
  const reached = reachableFunctions(module, [...exports, trap, wrongAccess]);
  const own = new Set(module.funcs.filter((func, i) => isOurs(func, i, added, program)).map((func) => func.name));
  return {
    name,
    stackSize,
    exports,
    asksRanges: true,
    // As much as programs get on engines, and from other outputs.
    maxPages: DEFAULT_MEMORY_LIMIT / PAGE_SIZE,
    importOf,
    isReached: (index) => index >= module.funcs.length || reached.has(index),
    telling: {
      trap,
      wrongAccess,
      isRuntime: isRuntimeSource,
      // Legalisation calls what it adds `.name`.
      isAdded: (func) => own.has(func) || func.startsWith('.'),
    },
  };
}

/** What legalisation has added, the system interface and the start. */
function isOurs({ span }: Func, index: number, added: number, program: LinearModule): boolean {
  if (index >= added && (index < program.funcs.length || span === undefined)) return true;
  return span !== undefined && isSystemSource(span.source.name);
}

function isSystemSource(name: string): boolean {
  return name.startsWith(`${LIBRARY_FOLDER}wasi-`);
}

function importOf(name: string): readonly [string, string] {
  return name.startsWith(`${hostModule}_`) ? [hostModule, name.slice(hostModule.length + 1)] : ['env', name];
}

// The system interface

/** The module with C for what it leaves to the host. What the module is has not changed; functions have their numbers. */
function withSystem(program: LinearModule, parts: readonly LinearPart[]): LinearModule {
  const named = { ...program, funcs: program.funcs.map(withSystemName), globals: [...program.globals] };
  for (const [name, types] of Object.entries(entries)) declare(named, name, types);
  const module = completeFrom(named, parts);
  const own = new Map(module.funcs.flatMap(({ name, extern }, i) => (extern ? [] : [[name, i]])));
  // Functions of the run time that the program has by itself: what lowering calls by the host's name means them.
  module.funcs.forEach((func, i) => {
    const target = func.extern && !isOwnFunction(func.name) ? own.get(hostName(func.name)) : undefined;
    if (target !== undefined && func.name !== module.funcs[target].name)
      module.funcs[i] = forwarding(module, func, target);
  });
  return module;
}

/** `__sys_write` becomes `__wasi_sys_write`. */
function withSystemName(func: Func): Func {
  if (!func.extern) return func;
  const name = systemPrefix + hostName(func.name).replace(/^_*/, '');
  return isDefined(name) ? { ...func, name } : func;
}

function declare(module: LinearModule, name: string, types: string): void {
  const [params, results = ''] = types.split('-');
  const valueTypes = (letters: string): ValueType[] => [...letters].map((letter) => typeOf(module, letter));
  const signature = { params: valueTypes(params), results: valueTypes(results) };
  if (module.funcs.every((func) => func.name !== name)) addFunc(module, name, signature, true);
}

function typeOf({ pointerSize }: LinearModule, letter: string): ValueType {
  return letter === 'p' && pointerSize === 8 ? 'i64' : 'i32';
}

function addFunc(module: LinearModule, name: string, signature: Signature, extern: boolean): Func {
  const symbols = signature.params.map((type) => ({ kind: 'p' as const, type }));
  const head = { ...signature, name, symbols, variadic: false, extern, exported: false };
  const func: Func = { ...head, form: 'linear', instrs: [], blocks: [] };
  module.funcs.push(func);
  return func;
}

function indexOf({ funcs }: LinearModule, name: string): number {
  const index = funcs.findIndex((func) => func.name === name && (!func.extern || isOwnFunction(name)));
  if (index < 0) throw new InternalError(`there is no ${name}`, 'wasi');
  return index;
}

// The start

/** What the host calls: the whole program, or what comes before any call of a library. */
function addStart(module: LinearModule, isLibrary: boolean): number {
  const { funcs } = module;
  const start = startOf(module);
  const func = addFunc(module, isLibrary ? '_initialize' : '_start', { params: [], results: [] }, false);
  const b = new LinearBuilder(module, func);
  const callAll = (isWanted: (name: string) => boolean): void =>
    funcs.forEach((one, i) => !one.extern && isWanted(one.name) && b.callVoid(i));
  callAll(runsConstructors);
  if (!isLibrary && start !== undefined) {
    const status = callMain(b, module, start);
    callAll(finishesLibrary);
    b.callVoid(indexOf(module, '__wasi_sys_exit'), status);
  }
  b.return();
  b.finish();
  return funcs.length - 1;
}

/** `main(argc, argv, envp)`, as far as it takes them; its status. */
function callMain(b: LinearBuilder, module: LinearModule, main: number): Operand {
  const { params, results } = module.funcs[main];
  const given = params.length === 0 ? [] : mainArguments(b, module);
  const args = params.map((type, i) => widened(b, given.at(i) ?? b.i32(0), type));
  const [status] = b.callAll(main, args);
  return results.length === 0 ? b.i32(0) : widened(b, status, 'i32');
}

function mainArguments(b: LinearBuilder, module: LinearModule): Operand[] {
  const count = b.call(indexOf(module, '__wasi_argument_count'));
  const values = b.call(indexOf(module, '__wasi_argument_values'));
  const size = b.calc('MulI', count, b.i32(module.pointerSize));
  const end = module.pointerSize === 8 ? b.calc('AddL', values, b.calc('IToL', size)) : b.calc('AddI', values, size);
  return [count, values, end];
}

function widened(b: LinearBuilder, value: Operand, type: ValueType): Operand {
  const given = b.typeOf(value);
  if (given === type) return value;
  if (type === 'i64' && given === 'i32') return b.calc('IToL', value);
  return type === 'i32' && given === 'i64' ? b.calc('LToI', value) : b.i32(0);
}
