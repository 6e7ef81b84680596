/**
 * Linear modules as WebAssembly: random programs against the reference interpreter, and the shapes of single things.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import initWabt from 'wabt';
import { emitModule, type EmitOptions } from '../../../src/backend/wasm/emit.ts';
import { encodeModule } from '../../../src/backend/wasm/encode.ts';
import { printModule } from '../../../src/backend/wasm/wat.ts';
import { ModuleBuilder, type LinearBuilder } from '../../../src/linear/builder.ts';
import { moduleToCfg } from '../../../src/linear/cfg.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import { seededRandom } from '../../unit/random-graph.ts';
import { randomModule } from './random-linear.ts';
import { runReference, show, type Outcome, type Value } from './reference.ts';
import { times } from '../../long.ts';

type Exports = Record<string, (...args: Value[]) => Value | Value[]>;

function instantiate(
  module: LinearModule,
  options: EmitOptions = {},
  env: Record<string, (...args: never[]) => unknown> = {},
  trap: (kind: number) => void = () => {},
) {
  const emitted = emitModule(module, options);
  const { bytes } = encodeModule(emitted.wasm);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    env,
    samara: { trap },
  } as WebAssembly.Imports);
  return {
    exports: instance.exports as unknown as Exports,
    memory: instance.exports.memory as WebAssembly.Memory,
    emitted,
  };
}

function trapName(error: unknown): string {
  const { message } = error as Error;
  if (/by zero/.test(message)) return 'divide';
  if (/out of bounds/.test(message)) return 'memory';
  return message;
}

function runWasm(module: LinearModule, args: readonly Value[]): Outcome {
  const log: string[] = [];
  const record = (a: number, b: bigint): number => {
    log.push(`log ${a} ${b}`);
    return Number(BigInt.asIntN(32, BigInt(a) + b));
  };
  const { exports } = instantiate(module, { stackSize: 4096 }, { log: record });
  try {
    const results = [exports.main(...args)].flat();
    const types = module.funcs.find((func) => func.name === 'main')?.results ?? [];
    return { results: results.map((value, k) => show(value, types[k])), log, trap: undefined };
  } catch (error) {
    return { results: [], log, trap: trapName(error) };
  }
}

describe('random programs', () => {
  test.each([
    [8, 'linear'],
    [4, 'linear'],
    [8, 'cfg'],
  ] as const)('with %i-byte pointers in %s form do what the reference does', (pointerSize, form) => {
    let traps = 0;
    let steps = 0;
    for (let seed = 0; seed < times(8, 80); seed++) {
      const module = randomModule(seededRandom(seed * 3 + pointerSize), pointerSize);
      if (form === 'cfg') moduleToCfg(module);
      const { layout } = emitModule(module, { stackSize: 4096 });
      for (const args of [
        [0, 0n, 0],
        [7, -3n, 2.5],
      ] as Value[][]) {
        const memory = new DataView(new ArrayBuffer(Math.ceil(layout.heapBase / 65536) * 65536));
        new Uint8Array(memory.buffer).set([1, 2, 3, 4, 5, 6, 7, 200], layout.addresses[2]);
        const expected = runReference(module, 2, args, {
          addresses: layout.addresses,
          memory,
          stackTop: layout.stackTop,
        });
        expect(runWasm(module, args), `seed ${seed}`).toEqual(expected);
        if (expected.trap !== undefined) traps++;
        steps += expected.log.length;
      }
    }
    expect(traps).toBeGreaterThan(times(0, 10));
    expect(traps).toBeLessThan(100);
    expect(steps).toBeGreaterThan(times(30, 500));
  });
});

function oneFunc(
  build: (b: LinearBuilder, m: ModuleBuilder) => void,
  params: readonly ('i32' | 'i64' | 'f64')[] = ['i32'],
  results: readonly ('i32' | 'i64')[] = ['i32'],
): LinearModule {
  const m = new ModuleBuilder({ pointerSize: 4 });
  const b = m.func('f', params, results, { exported: true });
  build(b, m);
  b.finish();
  return m.finish();
}

/** The instructions of function `f`, one a line. */
function codeOf(module: LinearModule): string[] {
  const text = printModule(emitModule(module).wasm);
  const body = text.slice(text.indexOf('(func $f'), text.indexOf('\n  )', text.indexOf('(func $f')));
  return body
    .split('\n')
    .slice(1)
    .map((line) => line.trim());
}

describe('shapes', () => {
  test('a value that is used once stays on the stack', () => {
    const module = oneFunc((b) =>
      b.return(b.calc('MulI', b.calc('AddI', b.param(0), b.i32(1)), b.calc('SubI', b.param(0), b.i32(1)))),
    );
    expect(codeOf(module)).toEqual([
      'local.get 0',
      'i32.const 1',
      'i32.add',
      'local.get 0',
      'i32.const 1',
      'i32.sub',
      'i32.mul',
    ]);
  });

  test('a value that is used twice is set and kept in one instruction', () => {
    const module = oneFunc((b) => {
      const sum = b.calc('AddI', b.param(0), b.i32(1));
      b.return(b.calc('MulI', sum, sum));
    });
    expect(codeOf(module)).toEqual([
      '(local i32)',
      'local.get 0',
      'i32.const 1',
      'i32.add',
      'local.tee 1',
      'local.get 1',
      'i32.mul',
    ]);
  });

  test('a read of a local is not moved past an assignment to it', () => {
    const module = oneFunc((b) => {
      const old = b.calc('AddI', b.param(0), b.i32(1));
      b.assign(b.param(0), b.i32(9));
      b.return(b.calc('MulI', b.param(0), old));
    });
    expect(instantiate(module).exports.f(4)).toBe(45);
  });

  test('a counted loop is one loop, with nothing around it but its exit', () => {
    const module = oneFunc((b) => {
      const sum = b.local('i32');
      b.while(
        () => b.calc('GreaterI', b.param(0), b.i32(0)),
        () => {
          b.assign(sum, b.calc('AddI', sum, b.param(0)));
          b.assign(b.param(0), b.calc('SubI', b.param(0), b.i32(1)));
        },
      );
      b.return(sum);
    });
    expect(codeOf(module)).toEqual([
      '(local i32)',
      'block',
      'loop',
      'local.get 0',
      'i32.const 0',
      'i32.le_s',
      'br_if 1',
      'local.get 1',
      'local.get 0',
      'i32.add',
      'local.set 1',
      'local.get 0',
      'i32.const 1',
      'i32.sub',
      'local.set 0',
      'br 0',
      'end',
      'end',
      'local.get 1',
    ]);
    expect(instantiate(module).exports.f(100)).toBe(5050);
  });

  test('null traps, also through fields; the lowest address does not', () => {
    const module = oneFunc((b) => b.return(b.load('i32', b.param(0), 4)));
    const { exports } = instantiate(module);
    for (const address of [0, 4, 1023, -4, -1024])
      expect(() => exports.f(address), String(address)).toThrow(WebAssembly.RuntimeError);
    expect(exports.f(1024)).toBe(0);
    expect(() => instantiate(module, { guardNull: false }).exports.f(0)).not.toThrow();
  });

  test('copying and filling: null traps, nothing may be anywhere, areas may overlap', () => {
    const module = oneFunc(
      (b) => {
        b.copy(b.param(0), b.param(1), b.param(2));
        b.fill(b.param(0), b.i32(7), b.i32(1));
        b.return(b.load('u8', b.param(0), 1));
      },
      ['i32', 'i32', 'i32'],
    );
    const { exports, memory } = instantiate(module);
    new Uint8Array(memory.buffer).set([1, 2, 3, 4], 2048);
    expect(exports.f(2049, 2048, 3)).toBe(2);
    expect([...new Uint8Array(memory.buffer, 2048, 4)]).toEqual([1, 7, 2, 3]);
    expect(() => exports.f(0, 2048, 3)).toThrow(WebAssembly.RuntimeError);
    expect(() => exports.f(2048, 8, 1)).toThrow(WebAssembly.RuntimeError);
    expect(exports.f(2048, 0, 0)).toBe(7);
  });

  test('alloca and slots take from the stack and give back; too much traps', () => {
    const m = new ModuleBuilder();
    const b = m.func('f', ['i64'], ['i64'], { exported: true });
    const slot = b.slot(100, 8);
    const room = b.alloca(b.param(0));
    b.store('i64', room, b.i64(77n));
    b.store('i64', slot, b.i64(1n));
    b.return(b.calc('AddL', b.load('i64', room), b.calc('ModUL', room, b.i64(16n))));
    b.finish();
    const { exports } = instantiate(m.finish(), { stackSize: 4096 });
    for (let i = 0; i < 1000; i++) expect(exports.f(512n)).toBe(77n);
    for (const size of [5000n, 1n << 31n, 0xffffffffn, 1n << 40n, -1n])
      expect(() => exports.f(size)).toThrow(WebAssembly.RuntimeError);
    expect(exports.f(16n)).toBe(77n);
  });

  test('slots of strict alignment, and frames larger than any stack', () => {
    const m = new ModuleBuilder();
    const b = m.func('f', ['i64'], ['i64'], { exported: true });
    const slots = [b.slot(3, 1), b.slot(64, 64), b.slot(8, 8), b.slot(100, 32)];
    slots.forEach((slot, k) => b.store('u8', slot, b.i32(k + 1)));
    const rest = [1, 64, 8, 32].map((align, k) => b.calc('ModUL', slots[k], b.i64(BigInt(align))));
    const sum = slots.map((slot) => b.load('u8', slot, 0, 'i64')).reduce((x, y) => b.calc('AddL', x, y));
    b.return(
      b.calc(
        'AddL',
        b.calc(
          'MulL',
          rest.reduce((x, y) => b.calc('AddL', x, y)),
          b.i64(100n),
        ),
        sum,
      ),
    );
    b.finish();
    const big = m.func('big', [], ['i64'], { exported: true });
    const huge = [big.slot(2 ** 31 - 8), big.slot(2 ** 31), big.slot(16)];
    big.store('i64', huge[2], big.i64(1n));
    big.return(big.load('i64', huge[2]));
    big.finish();
    const { exports } = instantiate(m.finish(), { stackSize: 4096 });
    for (let i = 0; i < 100; i++) expect(exports.f(0n)).toBe(10n);
    expect(() => exports.big()).toThrow(WebAssembly.RuntimeError);
    expect(exports.f(0n)).toBe(10n);
  });

  test('deep recursion with frames ends at the end of the stack, not in other data', () => {
    const m = new ModuleBuilder();
    const b = m.func('f', ['i64'], ['i64'], { exported: true });
    const slot = b.slot(1024, 8);
    b.store('i64', slot, b.param(0));
    b.return(b.calc('AddL', b.call(b.index, b.calc('AddL', b.param(0), b.i64(1n))), b.load('i64', slot)));
    b.finish();
    const { exports } = instantiate(m.finish(), { stackSize: 65536, importTrap: true }, {}, (kind) => {
      throw new Error(`trap ${kind}`);
    });
    expect(() => exports.f(0n)).toThrow('trap 0');
  });

  test('data with addresses, arrays, function pointers', () => {
    const m = new ModuleBuilder();
    const array = m.array(
      'a',
      'i32',
      1000,
      new Map([
        [3, 33],
        [999, -1],
      ]),
    );
    const twice = m.func('twice', ['i64'], ['i64']);
    twice.return(twice.calc('AddL', twice.param(0), twice.param(0)));
    twice.finish();
    const table = m.data('table', 24, {
      align: 8,
      relocations: [
        { at: 0, kind: 'f', index: twice.index, addend: 0 },
        { at: 8, kind: 'g', index: array.index, addend: 12 },
        { at: 16, kind: 'g', index: 1, addend: 0 },
      ],
    });
    const b = m.func('f', ['i64'], ['i64'], { exported: true });
    const through = b.icall({ params: ['i64'], results: ['i64'] }, b.load('i64', table), [
      b.load('i32', b.load('i64', table, 8), 0, 'i64'),
    ]);
    const last = b.calc('IToL', b.arrayLoad(array, b.calc('LToI', b.param(0))));
    b.return(b.calc('AddL', through[0], last));
    b.finish();
    const wrong = m.func('wrong', [], ['i32'], { exported: true });
    wrong.return(wrong.icall({ params: [], results: ['i32'] }, wrong.load('i64', table), [])[0]);
    wrong.finish();
    const { exports } = instantiate(m.finish());
    expect(exports.f(999n)).toBe(65n);
    expect(() => exports.wrong()).toThrow(/signature/);
  });

  test('host functions with their own types, called directly and through a pointer', () => {
    const m = new ModuleBuilder();
    const host = m.extern('host', ['i64', 'i32'], ['i64']);
    const b = m.func('f', ['i64'], ['i64', 'i64'], { exported: true });
    b.return(
      b.call(host, b.param(0), b.i32(1)),
      b.icall({ params: ['i64', 'i32'], results: ['i64'] }, b.funcAddress(host), [b.param(0), b.i32(2)])[0],
    );
    b.finish();
    const int = { type: 'i32', unsigned: true } as const;
    const { exports } = instantiate(
      m.finish(),
      { hostSignature: () => ({ params: [int, int], result: int }) },
      { host: (a: number, n: number) => a - n },
    );
    expect(exports.f(2n ** 32n + 1n)).toEqual([0n, 0xffffffffn]);
  });

  test('a function with more than a thousand cases, and long chains of values, need no deep recursion', () => {
    const module = oneFunc((b) => {
      let value = b.param(0) as ReturnType<typeof b.calc>;
      for (let i = 0; i < 20_000; i++) value = b.calc('AddI', value, b.i32(1));
      const labels = Array.from({ length: 1200 }, () => b.newLabel());
      const end = b.newLabel();
      b.switch(
        value,
        labels.map((label, k) => [k * 3 + 20_000, label] as const),
        end,
      );
      labels.forEach((label, k) => {
        b.label(label);
        b.return(b.i32(k));
      });
      b.label(end);
      b.return(b.i32(-1));
    });
    const { exports } = instantiate(module);
    expect([exports.f(0), exports.f(3597), exports.f(1), exports.f(3600)]).toEqual([0, 1199, -1, -1]);
  });

  let wabt: Awaited<ReturnType<typeof initWabt>>;
  beforeAll(async () => {
    wabt = await initWabt();
  });

  test('wabt validates what is emitted', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { bytes } = encodeModule(emitModule(randomModule(seededRandom(seed), 8)).wasm);
      const module = wabt.readWasm(bytes, {
        multi_value: true,
        sat_float_to_int: true,
        sign_extension: true,
        bulk_memory: true,
        check: true,
      });
      expect(() => module.validate()).not.toThrow();
      module.destroy();
    }
  });
});
