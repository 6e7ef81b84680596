/**
 * Module data to the binary format (WebAssembly 2.0, section 5.5). Sections in their order, empty ones left out; each
 * length is written before its contents in padded form, so that every byte is written once.
 */
import { ByteWriter } from '../../base/bytes.ts';
import { unreachable } from '../../base/errors.ts';
import { opcodes } from './instructions.ts';
import {
  importedFuncs,
  valTypes,
  type ConstExpr,
  type Elements,
  type FuncType,
  type GlobalType,
  type Import,
  type Limits,
  type TableType,
  type ValType,
  type WasmFunc,
  type WasmModule,
} from './module.ts';

/** The bytes of a module, and which byte came from which place of the source. */
export interface EncodedModule {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** For each defined function, where in `bytes` its first instruction stands: the base of its marks. */
  readonly codeStart: Int32Array;
}

/** In the order in which sections stand in a module: that of the data's number is before the code (section 5.5.16). */
const sections = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  dataCount: 12,
  code: 10,
  data: 11,
} as const;

const externKinds = { func: 0, table: 1, memory: 2, global: 3 } as const;

/** The bytes of a WebAssembly module. */
export function encodeModule(module: WasmModule): EncodedModule {
  const out = new ByteWriter(4096);
  const codeStart = new Int32Array(module.funcs.length);
  // The magic number is `\0asm` in memory; then the version.
  out.u32(0x6d736100);
  out.u32(1);
  vector(out, sections.type, module.types, (type) => funcType(out, type));
  vector(out, sections.import, module.imports, (item) => importItem(out, item));
  vector(out, sections.function, module.funcs, (func) => out.uleb(func.type));
  vector(out, sections.table, module.tables, (table) => tableType(out, table));
  vector(out, sections.memory, module.memories, (memory) => limits(out, memory));
  vector(out, sections.global, module.globals, (global) => globalItem(out, global));
  vector(out, sections.export, module.exports, (item) => exportItem(out, item));
  if (module.start !== undefined) section(out, sections.start, () => out.uleb(module.start ?? 0));
  vector(out, sections.element, module.elements, (segment) => elements(out, segment));
  if (module.data.length > 0) section(out, sections.dataCount, () => out.uleb(module.data.length));
  vector(out, sections.code, module.funcs, (func, i) => (codeStart[i] = funcBody(out, func)));
  vector(out, sections.data, module.data, (segment) => dataSegment(out, segment));
  customSections(out, module);
  return { bytes: out.toBytes(), codeStart };
}

/** A number, the length of the contents, the contents; subsections look the same. */
function section(out: ByteWriter, id: number, write: () => void): void {
  out.u8(id);
  const length = out.placeLength();
  write();
  out.patchLength(length);
}

/** A section that is a list; none where the list is empty. */
function vector<T>(out: ByteWriter, id: number, items: readonly T[], write: (item: T, index: number) => void): void {
  if (items.length === 0) return;
  section(out, id, () => {
    out.uleb(items.length);
    items.forEach(write);
  });
}

function types(out: ByteWriter, list: readonly ValType[]): void {
  out.uleb(list.length);
  for (const type of list) out.u8(valTypes[type]);
}

function funcType(out: ByteWriter, type: FuncType): void {
  out.u8(0x60);
  types(out, type.params);
  types(out, type.results);
}

/** 0 and the least, or 1, the least and the most. */
function limits(out: ByteWriter, { min, max }: Limits): void {
  out.u8(max === undefined ? 0 : 1);
  out.uleb(min);
  if (max !== undefined) out.uleb(max);
}

function tableType(out: ByteWriter, table: TableType): void {
  out.u8(valTypes[table.type]);
  limits(out, table);
}

function globalType(out: ByteWriter, { type, mutable }: GlobalType): void {
  out.u8(valTypes[type]);
  out.u8(mutable ? 1 : 0);
}

function globalItem(out: ByteWriter, global: WasmModule['globals'][number]): void {
  globalType(out, global);
  constExpr(out, global.init);
}

function exportItem(out: ByteWriter, { name, kind, index }: WasmModule['exports'][number]): void {
  out.string(name);
  out.u8(externKinds[kind]);
  out.uleb(index);
}

/** Active (0, with the place where it goes) or passive (1, for `memory.init`). */
function dataSegment(out: ByteWriter, { offset, bytes }: WasmModule['data'][number]): void {
  out.u8(offset === undefined ? 1 : 0);
  if (offset !== undefined) constExpr(out, offset);
  out.uleb(bytes.length);
  out.bytes(bytes);
}

/** The two names, the kind, the type. */
function importItem(out: ByteWriter, item: Import): void {
  out.string(item.module);
  out.string(item.name);
  out.u8(externKinds[item.kind]);
  switch (item.kind) {
    case 'func':
      return out.uleb(item.type);
    case 'table':
      return tableType(out, item.table);
    case 'memory':
      return limits(out, item.limits);
    case 'global':
      return globalType(out, item.global);
    default:
      return unreachable(item);
  }
}

/** One instruction and `end`. */
function constExpr(out: ByteWriter, expr: ConstExpr): void {
  const opcode = opcodes[expr.op];
  if (opcode > 0xff) out.u8(opcode >> 8);
  out.u8(opcode & 0xff);
  constOperand(out, expr);
  out.u8(opcodes.end);
}

function constOperand(out: ByteWriter, expr: ConstExpr): void {
  switch (expr.op) {
    case 'i32.const':
      return out.sleb(expr.value | 0);
    case 'i64.const':
      return out.slebBig(BigInt.asIntN(64, expr.value));
    case 'f32.const':
      return out.f32(expr.value);
    case 'f64.const':
      return out.f64(expr.value);
    case 'v128.const':
      return out.bytes(expr.bytes);
    case 'global.get':
    case 'ref.func':
      return out.uleb(expr.index);
    case 'ref.null':
      return out.u8(valTypes[expr.type]);
    default:
      return unreachable(expr);
  }
}

/** Functions for the table: from a place on (0), or passive (1, element kind 0: functions). */
function elements(out: ByteWriter, { offset, funcs }: Elements): void {
  if (offset === undefined) {
    out.u8(1);
    out.u8(0);
  } else {
    out.u8(0);
    constExpr(out, offset);
  }
  out.uleb(funcs.length);
  for (const func of funcs) out.uleb(func);
}

/** Locals in runs of one type, then the instructions; returns where those begin. */
function funcBody(out: ByteWriter, func: WasmFunc): number {
  const length = out.placeLength();
  const { locals } = func;
  const runs: number[] = [];
  for (let i = 0; i < locals.length; i++) if (i === 0 || locals[i] !== locals[i - 1]) runs.push(i);
  out.uleb(runs.length);
  runs.forEach((start, k) => {
    out.uleb((runs[k + 1] ?? locals.length) - start);
    out.u8(valTypes[locals[start]]);
  });
  const start = out.length;
  out.bytes(func.code);
  out.patchLength(length);
  return start;
}

/** Names, the address of the source map, and what the module brings itself: of no meaning for running it. */
function customSections(out: ByteWriter, module: WasmModule): void {
  const custom = (name: string, write: () => void): void =>
    section(out, sections.custom, () => {
      out.string(name);
      write();
    });
  if (hasNames(module)) custom('name', () => nameSection(out, module));
  const { sourceMapUrl } = module;
  if (sourceMapUrl !== undefined) custom('sourceMappingURL', () => out.string(sourceMapUrl));
  for (const { name, bytes } of module.customs) custom(name, () => out.bytes(bytes));
}

const nameSubsections = { module: 0, functions: 1, locals: 2, globals: 7 } as const;

/** Subsections of the name section (WebAssembly 2.0, appendix "Name Section"): module, functions, locals, globals. */
function nameSection(out: ByteWriter, module: WasmModule): void {
  const { name } = module;
  if (name !== undefined) section(out, nameSubsections.module, () => out.string(name));
  const imports = importedFuncs(module);
  const funcs = namesOf([...imports, ...module.funcs]);
  section(out, nameSubsections.functions, () => nameMap(out, funcs));
  localNames(out, module.funcs, imports.length);
  const globals = namesOf(module.globals);
  // Imported globals, which have no names here, would come first in the numbering.
  if (globals.length > 0 && !module.imports.some((item) => item.kind === 'global'))
    section(out, nameSubsections.globals, () => nameMap(out, globals));
}

/** What has a name, by index. */
function namesOf(items: readonly { readonly name?: string }[]): (readonly [number, string])[] {
  return items.flatMap(({ name }, i) => (name === undefined ? [] : [[i, name] as const]));
}

/** For each function that names locals, their names, by index. */
function localNames(out: ByteWriter, funcs: readonly WasmFunc[], importCount: number): void {
  const named = funcs.flatMap((func, i) =>
    func.localNames === undefined ? [] : [[importCount + i, func.localNames] as const],
  );
  if (named.length === 0) return;
  section(out, nameSubsections.locals, () => {
    out.uleb(named.length);
    for (const [index, names] of named) {
      const byIndex = [...names].sort(([a], [b]) => a - b);
      out.uleb(index);
      nameMap(out, byIndex);
    }
  });
}

function nameMap(out: ByteWriter, entries: readonly (readonly [number, string])[]): void {
  out.uleb(entries.length);
  for (const [index, name] of entries) {
    out.uleb(index);
    out.string(name);
  }
}

/** A module without a single name of its own gets no name section, although its imports have names. */
function hasNames({ name, funcs, globals }: WasmModule): boolean {
  return (
    name !== undefined ||
    funcs.some((func) => func.name !== undefined) ||
    globals.some((global) => global.name !== undefined)
  );
}
