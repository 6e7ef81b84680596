/** Tuyin programs as a library's user runs them: host functions, streams, traps and what remains after them, figures. */
import { describe, expect, test } from 'vitest';
import type { Type } from '../../../src/tuyin/types.ts';
import { instantiateTuyin, onGraph, onStack, runTuyin, type TuyinProgram } from '../../../src/vm/tuyin/index.ts';
import type { TraceEvent } from '../../../src/vm/tuyin/trace.ts';
import { Trap } from '../../../src/vm/trap.ts';
import { programOfText } from '../../tuyin/graphs.ts';

const i32: Type = { kind: 'int', bits: 32 };

function trapOf(action: () => unknown): Trap {
  try {
    action();
  } catch (error) {
    if (error instanceof Trap) return error;
    throw error;
  }
  throw new Error('no trap');
}

describe.each([
  ['graph', onGraph],
  ['stack', onStack],
] as const)('%s', (_, bodies) => {
  const start = (text: string, options: Parameters<typeof instantiateTuyin>[1] = {}): TuyinProgram =>
    instantiateTuyin(programOfText(text), options, bodies);

  test('functions that are declared only are the host’s', () => {
    const text =
      'declare i32 @mix(i8, double)\ndeclare void @tell(i64)\nsubset @main\n  @tell(i64 -5)\n  @mix(i8 -3, 0.5) + 1\n';
    const told: unknown[] = [];
    const program = start(text, {
      host: { mix: ([a, b]) => (told.push(a, b), 41), tell: ([value]) => void told.push(value) },
    });
    expect(program.main()).toBe(42);
    expect(told).toEqual([-5n, -3n, 0x3fe0000000000000n]);
    const trap = trapOf(() => start(text).main());
    expect([trap.kind, trap.frames[0].func]).toEqual(['missing-function', 'tell']);
  });

  test('after a trap, in a pattern too, the program can be called again', () => {
    const text =
      'define i32 @f(i32 %x, ...) {\n  room = [8]\n  room <- %x\n  match input.read(1) with\n  | i8 room.read(1) / i8 input.read(1) -> 1\n  | _ -> i32 room.read(4)\n}\n';
    const program = start(text);
    const i8: Type = { kind: 'int', bits: 8 };
    const call = (...bytes: number[]): bigint =>
      program.call('f', [{ type: i32, value: 6n }, ...bytes.map((byte) => ({ type: i8, value: BigInt(byte) }))])
        ?.value as bigint;
    const { top } = program.memory;
    expect(trapOf(() => call(9, 0)).kind).toBe('divide-by-zero');
    expect([program.memory.top, program.memory.depth]).toEqual([top, 1]);
    expect(trapOf(() => call(9)).kind).toBe('short-input');
    expect(call(3, 2)).toBe(1n);
    expect(call(9, 2)).toBe(6n);
    expect(program.memory.top).toBe(top);
  });

  test('the calls of a deep recursion are told by their ends', () => {
    const trap = trapOf(() =>
      start('define i32 @f(i32 %n) {\n  %n == 0 ? 1 / %n : @f(%n - 1) + 1\n}\nsubset @main\n  @f(500) + 0\n').main(),
    );
    expect(trap.frames.length).toBe(201);
    expect(trap.frames[0].func).toBe('f');
    expect(trap.frames[100].func).toContain('more calls');
    expect(trap.frames[200].func).toBe('main');
  });

  test('output is there before input is asked for, and when the program ends, however it does', () => {
    const order: string[] = [];
    const stdout = (bytes: Uint8Array): void => void order.push(String.fromCharCode(...bytes));
    const text = 'subset @main\n  output <- "a"\n  x = input.read(1)\n  output <- "b"\n  1 / i8 x\n';
    const program = start(text, { stdout, stdin: () => (order.push('?'), Uint8Array.of(0)) });
    expect(trapOf(() => program.main()).message).toBe('integer division by zero (T-DIV0)');
    expect(order).toEqual(['a', '?', 'b']);
  });

  test('tail calls that allocate need the room of two turns at most', () => {
    const program = start(
      'define i32 @turn(i32 %n, [8000]* %old) {\n  block = [1000]\n  %n == 0 ? i32 block.cap() : @turn(%n - 1, block)\n}\nsubset @main\n  first = [1000]\n  @turn(300, first)\n',
    );
    expect(program.main()).toBe(1000);
    const { statistics } = program.memory;
    expect(statistics.allocated).toBe(302);
    expect(statistics.peak).toBeLessThan(4 * 1000);
    expect(statistics.moved).toBeGreaterThan(250);
  });

  test('memory that the machine has not is a trap', () => {
    expect(
      trapOf(() =>
        start('subset @main\n  @tuyin.mem.size(@tuyin.mem.alloc(2147483647))\n', { memoryLimit: 1e6 }).main(),
      ).kind,
    ).toBe('out-of-memory');
  });
});

test('runTuyin gives the status of exit', () => {
  expect(
    runTuyin(
      programOfText(
        'import "host:std"\ndefine void @deep(i32 %n) {\n  %n == 0 ? @exit(300) : @deep(%n - 1)\n  output <- "never"\n}\nsubset @main\n  @deep(3)\n',
      ),
    ),
  ).toBe(300);
});

test('events say what runs', () => {
  const events: TraceEvent[] = [];
  const program = instantiateTuyin(programOfText('subset @two\n  2\nsubset @main\n  two\n'), {
    onEvent: (event) => events.push(event),
  });
  expect(program.main()).toBe(2);
  expect(events.map(({ kind, func, depth }) => `${kind} ${func} ${depth}`)).toEqual([
    'enter main 1',
    'tail two 1',
    'leave two 1',
  ]);
  expect(events.at(-1)?.result).toEqual({ type: i32, value: 2n });
});
