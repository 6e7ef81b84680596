/** The meter itself: work of host functions, memory, and signals; slices of engines are in tests/emit/wasm/meter.test.ts. */
import { describe, expect, test } from 'vitest';
import { instantiate, parse, type RunOptions, type Unit } from '../../src/driver/index.ts';
import { Memory, PAGE_SIZE, PlainBuffer } from '../../src/vm/memory.ts';
import { Meter } from '../../src/vm/meter.ts';
import { ByteBuilder, InputStream } from '../../src/vm/streams.ts';
import { Trap } from '../../src/vm/trap.ts';
import { enginesOf, namesOf } from '../engines.ts';

function kindOf(action: () => unknown): string {
  try {
    action();
    return 'done';
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return error.kind;
  }
}

describe('memory', () => {
  test('a charge counts with the memory, up to the limit exactly', () => {
    const meter = new Meter({ memoryLimit: 3 * PAGE_SIZE });
    const memory = new Memory(new PlainBuffer(1), meter);
    meter.charge(PAGE_SIZE);
    expect(memory.grow(2 * PAGE_SIZE)).toBe(false);
    expect(memory.grow(1)).toBe(true);
    expect([meter.used, kindOf(() => meter.charge(1)), meter.used]).toEqual([
      3 * PAGE_SIZE,
      'out-of-memory',
      3 * PAGE_SIZE,
    ]);
    meter.release(PAGE_SIZE);
    expect(memory.grow(PAGE_SIZE)).toBe(true);
  });

  test('a memory that the host refuses is not counted', () => {
    const meter = new Meter();
    const memory = new Memory({ buffer: new ArrayBuffer(PAGE_SIZE), grow: () => false }, meter);
    expect([memory.grow(1), meter.used]).toEqual([false, PAGE_SIZE]);
  });

  test('buffers are charged for what they have grown to, until they are cleared', () => {
    const meter = new Meter();
    const bytes = new ByteBuilder(meter);
    bytes.pushRepeated(65, 3_000_000);
    expect(meter.used).toBeGreaterThanOrEqual(3_000_000 - 256);
    bytes.clear();
    expect(meter.used).toBe(0);
  });
});

describe('work', () => {
  test('of host functions has a tank of its own, in proportion to the fuel', () => {
    // How often it looks hangs on the time that passes.
    const meter = new Meter({ fuel: 100 }, () => 0);
    meter.enter();
    meter.spend(100 * 256);
    expect(kindOf(() => meter.spend(1))).toBe('out-of-fuel');
    expect(meter.next()).toBe(32);
  });

  test('is looked at while it is done', () => {
    let now = 0;
    const meter = new Meter({ timeout: 10 }, () => now++);
    meter.enter();
    expect(
      kindOf(() => {
        for (;;) meter.spend(100);
      }),
    ).toBe('timeout');
  });

  test('costs nothing where nothing is bounded', () => {
    let looks = 0;
    const meter = new Meter({ memoryLimit: 1000 }, () => looks++);
    meter.enter();
    for (let i = 0; i < 1000; i++) meter.spend(1e9);
    expect([meter.isCounting, looks]).toEqual([false, 0]);
  });

  test('time begins with the outermost call alone', () => {
    let now = 0;
    const meter = new Meter({ timeout: 10 }, () => now);
    meter.enter();
    now = 6;
    meter.enter();
    meter.leave();
    now = 11;
    expect(kindOf(() => meter.next())).toBe('timeout');
    meter.leave();
    meter.enter();
    expect(kindOf(() => meter.next())).toBe('done');
  });

  test('input is paid for as it comes', () => {
    let now = 0;
    const meter = new Meter({ timeout: 10 }, () => now++);
    const input = new InputStream(() => new Uint8Array(65536), undefined, meter);
    meter.enter();
    expect(
      kindOf(() => {
        while (input.read() === 0);
      }),
    ).toBe('timeout');
  });
});

describe('a signal', () => {
  const text =
    'func &stop extern () void\nfunc &main () i32 {\n  call &stop ()\n  while (constval u1 1) {\n  }\n  return (constval i32 0)\n}\n';
  const unit = async (): Promise<Unit> => (await parse(text)).value as Unit;

  test.each(namesOf(enginesOf('maple')))('stops a program on %s', async (engine) => {
    const controller = new AbortController();
    const options: RunOptions = { engine, signal: controller.signal, host: { stop: () => controller.abort() } };
    const { value: program } = await instantiate(await unit(), options);
    expect(kindOf(() => program?.main())).toBe('cancelled');
  });

  test('may be a view of memory that another thread writes', async () => {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const signal = {
      get aborted(): boolean {
        return Atomics.load(flag, 0) !== 0;
      },
    };
    const { value: program } = await instantiate(await unit(), {
      signal,
      host: { stop: () => void Atomics.store(flag, 0, 1) },
    });
    expect(kindOf(() => program?.main())).toBe('cancelled');
  });
});
