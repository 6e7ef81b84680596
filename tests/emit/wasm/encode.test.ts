/** The WebAssembly encoder and text printer, judged by V8 and by wabt. */
import { beforeAll, describe, expect, test } from 'vitest';
import initWabt from 'wabt';
import { BodyWriter } from '../../../src/backend/wasm/body-writer.ts';
import { encodeModule } from '../../../src/backend/wasm/encode.ts';
import {
  immediateOf,
  instructionNames,
  instructionRows,
  type Immediate,
  type InstructionName,
} from '../../../src/backend/wasm/instructions.ts';
import { emptyModule, TypeTable, type WasmModule } from '../../../src/backend/wasm/module.ts';
import { printModule } from '../../../src/backend/wasm/wat.ts';
import { SourceFile } from '../../../src/base/source.ts';

type Wabt = Awaited<ReturnType<typeof initWabt>>;
let wabt: Wabt;
beforeAll(async () => {
  wabt = await initWabt();
});

const features = {
  simd: true,
  bulk_memory: true,
  reference_types: true,
  sat_float_to_int: true,
  sign_extension: true,
  multi_value: true,
  tail_call: true,
};

/** A method of the writer for each kind of immediate, called with arguments that are valid in `exampleModule`. */
const writeExample: Record<Immediate, (body: BodyWriter, name: never) => void> = {
  none: (body, name) => body.plain(name),
  block: (body, name) => body.block(name),
  label: (body, name) => body.label(name, 0),
  labels: (body, name) => body.labels(name, [0, 0, 0], 0),
  func: (body, name) => body.func(name, 0),
  callIndirect: (body, name) => body.callIndirect(name, 0),
  types: (body, name) => body.types(name, ['externref']),
  local: (body, name) => body.local(name, 0),
  global: (body, name) => body.global(name, 0),
  table: (body, name) => body.table(name, 0),
  refType: (body, name) => body.refType(name, 'externref'),
  memory0: (body, name) => body.memory(name, 0),
  memory1: (body, name) => body.memory(name, 200, 1),
  memory2: (body, name) => body.memory(name, 0x7fffffff, 2),
  memory3: (body, name) => body.memory(name, 8, 3),
  memory4: (body, name) => body.memory(name, 16, 4),
  memoryLane0: (body, name) => body.memoryLane(name, 3, 15),
  memoryLane1: (body, name) => body.memoryLane(name, 2, 7, 1),
  memoryLane2: (body, name) => body.memoryLane(name, 4, 3, 2),
  memoryLane3: (body, name) => body.memoryLane(name, 8, 1, 3),
  memoryIndex: (body, name) => body.memoryIndex(name),
  memoryInit: (body, name) => body.memoryInit(name, 1),
  memoryCopy: (body, name) => body.memoryCopy(name),
  data: (body, name) => body.segment(name, 1),
  elem: (body, name) => body.segment(name, 1),
  tableInit: (body, name) => body.tableInit(name, 1),
  tableCopy: (body, name) => body.tableCopy(name),
  i32: (body) => body.i32(-123456),
  i64: (body) => body.i64(-(2n ** 63n)),
  f32: (body) => body.f32Bits(0x7fa00001),
  f64: (body) => body.f64(-1.5e-310),
  v128: (body) => body.v128(Uint8Array.from({ length: 16 }, (_, i) => i * 17)),
  shuffle: (body, name) => body.shuffle(name, [31, 30, 29, 28, 3, 2, 1, 0, 4, 5, 6, 7, 16, 17, 18, 19]),
  lane: (body, name) => body.lane(name, 1),
};

/** One function per body, in a module that has something behind every index 0. */
function exampleModule(bodies: readonly Uint8Array[]): WasmModule {
  const module = emptyModule('example');
  const types = new TypeTable(module.types);
  const type = types.indexOf({ params: [], results: [] });
  expect(types.indexOf({ params: [], results: [] })).toBe(type);
  for (const code of bodies) module.funcs.push({ type, locals: ['i32', 'i32', 'f64'], code });
  module.tables.push({ type: 'funcref', min: 4 });
  module.memories.push({ min: 1, max: 3 });
  module.globals.push({ type: 'i32', mutable: true, init: { op: 'i32.const', value: -5 }, name: 'g' });
  module.globals.push({ type: 'f64', mutable: false, init: { op: 'f64.const', value: 0.1 } });
  module.globals.push({ type: 'i64', mutable: false, init: { op: 'i64.const', value: -1n } });
  module.globals.push({ type: 'funcref', mutable: false, init: { op: 'ref.func', index: 0 } });
  module.elements.push({ offset: { op: 'i32.const', value: 1 }, funcs: [0, 0] }, { funcs: [0] });
  module.data.push(
    { offset: { op: 'i32.const', value: 16 }, bytes: Uint8Array.of(1, 34, 92, 200) },
    { bytes: Uint8Array.of(7) },
  );
  return module;
}

/** After `unreachable` any operands are there, and before the next one anything may be left. */
function lone(name: InstructionName): Uint8Array {
  const body = new BodyWriter();
  if (name === 'end' || name === 'else') {
    body.plain('unreachable');
    body.block('if');
  }
  body.plain('unreachable');
  writeExample[immediateOf(name)](body, name as never);
  body.plain('unreachable');
  if (immediateOf(name) === 'block' || name === 'else') body.plain('end');
  if (name !== 'end') body.plain('unreachable');
  body.plain('end');
  return body.toBytes();
}

describe('the instruction table', () => {
  test('opcodes are distinct', () => {
    expect(new Set(instructionNames.map((name) => instructionRows[name][0])).size).toBe(instructionNames.length);
  });

  test('V8 accepts every instruction', () => {
    const refused = instructionNames.filter(
      (name) => !WebAssembly.validate(encodeModule(exampleModule([lone(name)])).bytes),
    );
    expect(refused).toEqual([]);
  });

  test('wabt calls every instruction by the same name', () => {
    const module = wabt.readWasm(encodeModule(exampleModule(instructionNames.map(lone))).bytes, {
      check: true,
      ...features,
    });
    const text = module.toText({});
    module.destroy();
    const funcs = text
      .split('(func ')
      .slice(1)
      .filter((func) => func.includes('unreachable'));
    expect(funcs.length).toBe(instructionNames.length);
    const differing = instructionNames.filter((name, i) => {
      const spoken = name === 'select.typed' ? 'select' : name;
      return !funcs[i].split(/[\s()]+/).includes(spoken);
    });
    expect(differing).toEqual([]);
  });
});

/** The module as wabt writes it, 32 bytes a line. */
function hex(module: { toBinary(options: { canonicalize_lebs: boolean }): { buffer: Uint8Array } }): string {
  return Buffer.from(module.toBinary({ canonicalize_lebs: true }).buffer)
    .toString('hex')
    .replace(/.{64}/g, '$&\n');
}

/** wabt keeps a name section that it has read, and makes none from the identifiers of a text. */
function anonymous(module: WasmModule): WasmModule {
  return {
    ...module,
    name: undefined,
    funcs: module.funcs.map((func) => ({ ...func, name: undefined })),
    globals: module.globals.map((global) => ({ ...global, name: undefined })),
  };
}

describe('the text printer', () => {
  test('wabt reads the text of every instruction as the same module', () => {
    const module = exampleModule(instructionNames.map(lone));
    module.exports.push({ name: 'naïve "x"', kind: 'func', index: 3 }, { name: 'm', kind: 'memory', index: 0 });
    const binary = wabt.readWasm(encodeModule(anonymous(module)).bytes, features);
    const text = wabt.parseWat('example.wat', printModule(module), features);
    expect(hex(text)).toBe(hex(binary));
    text.destroy();
    binary.destroy();
  });

  test('imports, start, names', () => {
    const module = emptyModule();
    const types = new TypeTable(module.types);
    const type = types.indexOf({ params: ['i32', 'i64'], results: ['f32', 'f64'] });
    const nothing = types.indexOf({ params: [], results: [] });
    module.imports.push(
      { module: 'host', name: 'f', kind: 'func', type },
      { module: 'host', name: 'm', kind: 'memory', limits: { min: 1 } },
      { module: 'host', name: 't', kind: 'table', table: { type: 'externref', min: 2, max: 9 } },
      { module: 'host', name: 'g', kind: 'global', global: { type: 'i32', mutable: false } },
    );
    const body = new BodyWriter();
    body.plain('end');
    module.funcs.push(
      { type: nothing, locals: [], code: body.toBytes(), name: 'a b' },
      { type: nothing, locals: [], code: body.toBytes(), name: 'a_b' },
    );
    module.start = 1;
    const text = printModule(module);
    expect(text).toContain('(func $a_b (;1;) (type 1)');
    expect(text).toContain('(func $a_b.1 (;2;) (type 1)');
    const parsed = wabt.parseWat('x.wat', text, features);
    const binary = wabt.readWasm(encodeModule(module).bytes, { ...features, readDebugNames: true });
    const nameless = wabt.readWasm(encodeModule(anonymous(module)).bytes, features);
    expect(hex(parsed)).toBe(hex(nameless));
    nameless.destroy();
    expect(binary.toText({})).toContain('$f');
    expect(WebAssembly.validate(encodeModule(module).bytes)).toBe(true);
    parsed.destroy();
    binary.destroy();
  });
});

describe('running', () => {
  test('marks lead from the offset in a stack frame to the source place', () => {
    const file = new SourceFile('x.lir', 'first\nsecond\nthird\n');
    const places = [0, 6, 13].map((start) => ({ source: file, start, end: start + 5 }));
    const module = emptyModule('marks');
    const type = new TypeTable(module.types).indexOf({ params: ['i32'], results: ['i32'] });
    const body = new BodyWriter();
    body.mark(places[0]);
    body.i32(1000);
    body.mark(places[1]);
    body.local('local.get', 0);
    body.plain('i32.div_s');
    body.mark(places[2]);
    body.local('local.tee', 1);
    body.plain('end');
    module.funcs.push({
      type,
      locals: ['i32'],
      code: body.toBytes(),
      marks: body.marks,
      name: 'divide',
      localNames: new Map([[0, 'by']]),
    });
    module.exports.push({ name: 'divide', kind: 'func', index: 0 });
    const { bytes, codeStart } = encodeModule(module);
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
    const divide = exports.divide as (by: number) => number;
    expect(divide(7)).toBe(142);
    let stack = '';
    try {
      divide(0);
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    const frame = /divide \(wasm:.*wasm-function\[0\]:0x([0-9a-f]+)\)/.exec(stack);
    const offset = Number.parseInt(frame?.[1] ?? '', 16) - codeStart[0];
    const { offsets, spans } = body.marks;
    expect(spans[offsets.findLastIndex((at) => at <= offset)]).toBe(places[1]);
  });

  test('custom sections arrive', () => {
    const module = { ...emptyModule('x'), sourceMapUrl: 'x.map' };
    module.customs.push({ name: 'note', bytes: Uint8Array.of(1, 2, 3) });
    const compiled = new WebAssembly.Module(encodeModule(module).bytes);
    expect([...new Uint8Array(WebAssembly.Module.customSections(compiled, 'note')[0])]).toEqual([1, 2, 3]);
    expect(WebAssembly.Module.customSections(compiled, 'sourceMappingURL').length).toBe(1);
  });
});
