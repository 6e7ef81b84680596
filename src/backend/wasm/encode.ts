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
  out.u32(0x6d736100);
  out.u32(1);
  vector(out, sections.type, module.types, (type) => funcType(out, type));
  vector(out, sections.import, module.imports, (item) => importItem(out, item));
  vector(out, sections.function, module.funcs, (func) => out.uleb(func.type));
  vector(out, sections.table, module.tables, (table) => tableType(out, table));
  vector(out, sections.memory, module.memories, (memory) => limits(out, memory));
  vector(out, sections.global, module.globals, (global) => {
    globalType(out, global);
    constExpr(out, global.init);
  });
  vector(out, sections.export, module.exports, (item) => {
    out.string(item.name);
    out.u8(externKinds[item.kind]);
    out.uleb(item.index);
  });
  if (module.start !== undefined) section(out, sections.start, () => out.uleb(module.start ?? 0));
  vector(out, sections.element, module.elements, (segment) => elements(out, segment));
  if (module.data.length > 0) section(out, sections.dataCount, () => out.uleb(module.data.length));
  vector(out, sections.code, module.funcs, (func, i) => (codeStart[i] = funcBody(out, func)));
  vector(out, sections.data, module.data, (segment) => {
    out.u8(segment.offset === undefined ? 1 : 0);
    if (segment.offset !== undefined) constExpr(out, segment.offset);
    out.uleb(segment.bytes.length);
    out.bytes(segment.bytes);
  });
  customSections(out, module);
  return { bytes: out.toBytes(), codeStart };
}

function section(out: ByteWriter, id: number, write: () => void): void {
  out.u8(id);
  const length = out.placeLength();
  write();
  out.patchLength(length);
}

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

function constExpr(out: ByteWriter, expr: ConstExpr): void {
  if (expr.op === 'v128.const') {
    out.u8(opcodes['v128.const'] >> 8);
    out.u8(opcodes['v128.const'] & 0xff);
    out.bytes(expr.bytes);
    out.u8(opcodes.end);
    return;
  }
  out.u8(opcodes[expr.op]);
  switch (expr.op) {
    case 'i32.const':
      out.sleb(expr.value | 0);
      break;
    case 'i64.const':
      out.slebBig(BigInt.asIntN(64, expr.value));
      break;
    case 'f32.const':
      out.f32(expr.value);
      break;
    case 'f64.const':
      out.f64(expr.value);
      break;
    case 'global.get':
    case 'ref.func':
      out.uleb(expr.index);
      break;
    case 'ref.null':
      out.u8(valTypes[expr.type]);
      break;
    default:
      unreachable(expr);
  }
  out.u8(opcodes.end);
}

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

/** Returns where the instructions begin. */
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

/** Subsections of the name section (WebAssembly 2.0, appendix "Name Section"): module, functions, locals, globals. */
function nameSection(out: ByteWriter, module: WasmModule): void {
  const { name } = module;
  const imports = importedFuncs(module);
  if (name !== undefined) section(out, 0, () => out.string(name));
  const all = [...imports.map((item) => item.name), ...module.funcs.map((func) => func.name)];
  section(out, 1, () =>
    nameMap(
      out,
      all.flatMap((name, i) => (name === undefined ? [] : [[i, name] as const])),
    ),
  );
  const withLocals = module.funcs.flatMap((func, i) =>
    func.localNames === undefined ? [] : [[imports.length + i, func.localNames] as const],
  );
  if (withLocals.length > 0) {
    section(out, 2, () => {
      out.uleb(withLocals.length);
      for (const [index, names] of withLocals) {
        out.uleb(index);
        nameMap(
          out,
          [...names].sort(([a], [b]) => a - b),
        );
      }
    });
  }
  const globals = module.globals.flatMap((global, i) => (global.name === undefined ? [] : [[i, global.name] as const]));
  if (globals.length > 0 && !module.imports.some((item) => item.kind === 'global'))
    section(out, 7, () => nameMap(out, globals));
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
