/** `samara run` of Tuyin programs: status, streams, single functions, imports, traps, traces, options. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samara } from './samara.ts';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-tuyin-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const greet = 'import "text.ti"\nsubset @main\n  output <- @greeting\n  error <- "e"\n  259\n';
const library = `define i64 @scale(i32 %a, i64 %b) {
  %a * %b
}
subset @pair
  (i8 input.read(1), 0.5)
define i32 @divide(i32 %a, i32 %b) {
  %a / %b
}
define i32 @twice(i32 %n) {
  ldarg.0
  ldc.2
  mul
  ret
}
`;

describe.each(['graph', 'stack'])('engine %s', (engine) => {
  test('a program with an import: its status is the low byte of its result', async () => {
    file('text.ti', '@greeting = "hi\\0A"\n');
    expect(await samara('run', file('greet.ti', greet), '--engine', engine)).toEqual({
      status: 3,
      out: 'hi\n',
      err: 'e',
    });
  });

  test('one function, with values by the types of its parameters or by their own', async () => {
    const path = file('library.ti', library);
    const call = (...words: string[]) => samara('run', path, '--engine', engine, '--call', ...words);
    expect(await call('scale', '-3', '4000000000')).toEqual({ status: 0, out: '-12000000000\n', err: '' });
    expect(await call('@pair', 'i8 7')).toMatchObject({ status: 0, out: '(7, 0.5)\n' });
    expect(await call('twice', '21')).toMatchObject({ status: 0, out: '42\n' });
    expect((await call('scale', '1')).err).toContain('SAM0203');
    expect((await call('scale', '1', 'x')).err).toContain('SAM0204');
    expect((await call('nobody')).err).toContain('SAM0202');
  });

  test('a trap names its code, its place and the calls', async () => {
    const { status, err } = await samara(
      'run',
      file('library.ti', library),
      '--engine',
      engine,
      '--call',
      'divide',
      '1',
      '0',
    );
    expect(status).toBe(3);
    expect(err).toContain('trap[divide-by-zero]: integer division by zero (T-DIV0)');
    expect(err).toContain('%a / %b');
    const json = await samara(
      'run',
      file('library.ti', library),
      '--engine',
      engine,
      '--call',
      'divide',
      '1',
      '0',
      '--json',
    );
    expect(JSON.parse(json.err)).toMatchObject([{ kind: 'divide-by-zero', frames: [{ func: 'divide' }] }]);
  });

  test('bounds', async () => {
    const endless = file('endless.ti', 'subset @main\n  main\n');
    expect((await samara('run', endless, '--engine', engine, '--fuel', '1000')).err).toContain('trap[out-of-fuel]');
    expect((await samara('run', endless, '--engine', engine, '--timeout', '0.05')).err).toContain('trap[timeout]');
    const hungry = file(
      'hungry.ti',
      'define i32 @more(i32 %n) {\n  block = [1000000]\n  @more(%n + 1) + 1\n}\nsubset @main\n  @more(0)\n',
    );
    expect((await samara('run', hungry, '--engine', engine, '--max-memory', '4M')).err).toContain(
      'trap[out-of-memory]',
    );
  });
});

test('a trace tells calls, values and returns', async () => {
  const path = file('trace.ti', 'define i32 @inner(i32 %x) {\n  %x + 1\n}\nsubset @main\n  @inner(4) * 2\n');
  const { status, err } = await samara('run', path, '--trace');
  expect(status).toBe(10);
  const lines = err
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll(path, 'trace.ti'));
  expect(lines).toEqual([
    '> main',
    '  > inner',
    '    trace.ti:2:3   %x + 1 = 5',
    '  < inner = 5',
    '  trace.ti:5:3   @inner(4) * 2 = 10',
    '< main = 10',
  ]);
  const json = (await samara('run', path, '--trace', 'json')).err
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { kind: string });
  expect(json.map(({ kind }) => kind)).toEqual(['enter', 'enter', 'value', 'leave', 'value', 'leave']);
  for (const engine of [[], ['--engine', 'stack'], ['--engine', 'interp']]) {
    expect((await samara('run', path, '--count', ...engine)).err).toMatch(/^[1-9]\d* steps\n$/);
  }
  expect((await samara('run', path, '--count', '--engine', 'wasm')).err).toBe(
    'error: --count is for --engine graph, stack and interp\n(the other engines do not count)\n',
  );
});

test('options that do not fit are wrong usage', async () => {
  const path = file('plain.ti', 'subset @main\n  0\n');
  expect(await samara('run', path, '--engine', 'vm')).toMatchObject({ status: 2 });
  expect(await samara('run', path, '--engine', 'wasm', '--trace')).toMatchObject({ status: 2 });
  expect(await samara('run', path, '--memory-report')).toMatchObject({ status: 2 });
  expect(
    await samara('run', file('plain.mpl', 'func &main () i32 { return (constval i32 0) }\n'), '--engine', 'graph'),
  ).toMatchObject({ status: 2 });
});

test('mistakes are found before anything runs', async () => {
  const { status, out, err } = await samara('run', file('wrong.ti', 'subset @main\n  output <- "x"\n  nobody + 1\n'));
  expect([status, out]).toEqual([1, '']);
  expect(err).toContain('nobody');
  const missing = await samara('run', file('missing.ti', 'import "nowhere.ti"\nsubset @main\n  0\n'));
  expect(missing).toMatchObject({ status: 1 });
  expect(missing.err).toContain('nowhere.ti');
});
