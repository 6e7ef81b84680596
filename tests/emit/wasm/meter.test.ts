/** Fuel and time: counted in calls and iterations of loops, exactly, and looked at however the program spends them. */
import { describe, expect, test } from 'vitest';
import { instantiate, type EngineOptions } from '../../../src/backend/wasm/engine.ts';
import { formatDiagnostics } from '../../../src/base/code-frame.ts';
import { SourceFile } from '../../../src/base/source.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import { parseModule } from '../../../src/linear/parser.ts';
import { verifyModule } from '../../../src/linear/verifier.ts';
import { hostTable, host } from '../../../src/vm/host.ts';
import { instantiateInterp } from '../../../src/vm/linear/index.ts';
import { Meter } from '../../../src/vm/meter.ts';
import { Trap } from '../../../src/vm/trap.ts';

const text = `profile full, pointer 8

export func void @loop, param 1, form cfg
  fparam i32 p0 "n"
  local i32 l1 "left"
block B0:
  l1 = p0
  ucond goto B1
block B1:
  t2 = EqualI l1, 0
  cond goto t2 B3 B2
block B2:
  l1 = SubI l1, 1
  ucond goto B1
block B3:
  return
func end

export func void @recurse, param 1, form cfg
  fparam i32 p0 "n"
block B0:
  cond goto p0 B1 B2
block B1:
  t1 = SubI p0, 1
  rparam t1
  call @recurse, param 1
  return
block B2:
  return
func end

export func void @endless, param 0, form cfg
block B0:
  ucond goto B1
block B1:
  call @slow, param 0
  ucond goto B1
func end

extern func void @slow()
`;

function parse(): LinearModule {
  const { module, diagnostics } = parseModule(new SourceFile('meter.lir', text));
  if (module === undefined) throw new Error(formatDiagnostics(diagnostics));
  expect([...diagnostics, ...verifyModule(module)].map(({ message }) => message)).toEqual([]);
  return module;
}

type Call = (name: string, ...args: number[]) => string;

function callsOf(options: EngineOptions): Call {
  const program = instantiate(parse(), options);
  return (name, ...args) => outcome(() => program.call(name, args));
}

function outcome(run: () => unknown): string {
  try {
    run();
    return 'done';
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return `${error.kind} in ${error.frames[0].func}`;
  }
}

describe('fuel', () => {
  // A loop that turns n times comes to its test n + 1 times.
  test.each([
    ['loop', 0, 2],
    ['loop', 1000, 1002],
    ['loop', 100_000, 100_002],
    ['recurse', 0, 1],
    ['recurse', 5000, 5001],
  ])('%s(%i) needs %i', (name, n, needed) => {
    expect(callsOf({ fuel: needed })(name, n)).toBe('done');
    expect(callsOf({ fuel: needed - 1 })(name, n)).toBe(`out-of-fuel in ${name}`);
  });

  test('is for all calls together', () => {
    const call = callsOf({ fuel: 20 });
    expect([call('loop', 5), call('loop', 5), call('loop', 5), call('loop', 0)]).toEqual([
      'done',
      'done',
      'out-of-fuel in loop',
      'out-of-fuel in loop',
    ]);
  });
});

describe('time', () => {
  test('ends an endless loop, however slow a turn is', () => {
    for (const turn of [0, 2]) {
      const slow = hostTable({ slow: host([], undefined, () => () => wait(turn)) });
      expect(callsOf({ timeout: 40, hosts: slow })('endless')).toBe('timeout in endless');
    }
  });

  test('begins anew with each call from outside', () => {
    const call = callsOf({ timeout: 60_000 });
    expect([call('loop', 1000), call('loop', 1000)]).toEqual(['done', 'done']);
  });

  test('ends the interpreter too', () => {
    const interp = instantiateInterp(parse(), {
      timeout: 40,
      hosts: hostTable({ slow: host([], undefined, () => () => undefined) }),
    });
    expect(outcome(() => interp.call('endless'))).toBe('timeout in endless');
  });
});

function wait(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('slices', () => {
  test('add up to the fuel, and last some milliseconds', () => {
    let now = 0;
    const meter = new Meter({ fuel: 1_000_000 }, () => now);
    meter.enter();
    let used = 0;
    expect(() => {
      for (;;) used += meter.next();
    }).toThrow(Trap);
    expect(used).toBe(1_000_000);
    const slow = new Meter({ timeout: 1_000_000 }, () => now);
    slow.enter();
    for (let i = 0; i < 50; i++) now += slow.next() / 10;
    expect(slow.next()).toBeLessThan(400);
    expect(slow.next()).toBeGreaterThan(15);
  });
});
