/** SysY's library as a program: on the streams of C, written as gcc's programs write, with timers that report at the end. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, parse, type Program, type RunOptions } from '../../src/driver/index.ts';
import { samaraWith } from '../cli/samara.ts';
import { enginesOf, namesOf } from '../engines.ts';
import { isLong, inTurn, times } from '../long.ts';
import { has } from '../needs.ts';
import { Dice, runC } from '../vm/gcc.ts';

const folder = join(import.meta.dirname, 'sysy');
const [file, input, expected] = ['c', 'in', 'out'].map((ending) => join(folder, `mixed.${ending}`));
const engines = namesOf(enginesOf('c'));

let work = '';
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-sysy-'))));
afterAll(() => rmSync(work, { recursive: true }));

describe('a program of C and SysY', () => {
  test.each(inTurn(engines, 1))('on %s', async (engine) => {
    const { status, out } = await samaraWith(readFileSync(input, 'utf8'), ['run', file, '--engine', engine]);
    expect(out).toBe(readFileSync(expected, 'utf8'));
    expect(status).toBe(0);
  });

  test.runIf(isLong && has('gcc'))('natively', () => {
    const program = join(work, 'mixed');
    const library = join(import.meta.dirname, '../sysy/runtime.c');
    execFileSync('gcc', ['-w', file, library, '-o', program]);
    const { stdout } = spawnSync(program, { input: readFileSync(input), encoding: 'utf8' });
    expect(stdout).toBe(readFileSync(expected, 'utf8'));
  });
});

interface Started {
  readonly program: Program;
  readonly out: () => string;
  readonly err: () => string;
}

/** A program that is called from outside; its output is there when it has ended. */
async function start(text: string, options: RunOptions = {}): Promise<Started> {
  const unit = await parse(new SourceFile('test.c', text), 'c').orThrow();
  if (unit.ir !== 'maple') throw new Error(unit.ir);
  const written = { out: '', err: '' };
  const decode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
  const program = await instantiate(unit, {
    engine: 'wasm',
    ...options,
    stdout: (bytes) => void (written.out += decode(bytes)),
    stderr: (bytes) => void (written.err += decode(bytes)),
  }).orThrow();
  return { program, out: () => written.out, err: () => written.err };
}

const special = [0, 0x80000000, 1, 0x7fffff, 0x800000, 0x3f800000, 0x7f800000, 0xff800000, 0x7fc00000];

test.runIf(has('gcc'))('floats are written as by `%a`', async () => {
  const dice = new Dice(61);
  const random = Array.from({ length: times(1000, 100_000) }, () => dice.bits());
  const patterns = [...special, ...random.filter((bits) => ((bits >>> 23) & 0xff) !== 0xff)];
  const oracle = `#include <stdio.h>
#include <string.h>
int main(void) { unsigned w; float f; while (scanf("%u", &w) == 1) { memcpy(&f, &w, 4); printf("%a\\n", f); } }`;
  const { program, out } = await start(`void putfloat(float), putch(int);
void show(unsigned w) { union { unsigned bits; float number; } f = {w}; putfloat(f.number); putch('\\n'); }
int main(void) { return 0; }`);
  for (const bits of patterns) program.call('show', [bits | 0]);
  program.main();
  expect(out().split('\n').slice(0, -1)).toEqual(runC(oracle, patterns.join('\n')));
});

test('timers report on standard error when the program ends, however many there are', async () => {
  let now = 0;
  const clock = (): bigint => BigInt(Math.round(now * 1e6));
  const { program, out, err } = await start(
    `void _sysy_starttime(int), _sysy_stoptime(int);
void begin(int line) { _sysy_starttime(line); }
void end(int line) { _sysy_stoptime(line); }
int main(void) { return 0; }`,
    { host: { __sys_clock: { params: ['i32'], result: 'i64', variadic: false, create: () => clock } } },
  );
  const measure = (from: number, to: number, milliseconds: number): void => {
    program.call('begin', [from]);
    now += milliseconds;
    program.call('end', [to]);
  };
  measure(12, 56, 1234.567);
  measure(60, 61, 3_661_000);
  for (let line = 100; line < 300; line++) measure(line, 12345, 0.25);
  expect(err()).toBe('');
  program.main();
  expect(out()).toBe('');
  const lines = err().split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Timer@0012-0056: 0H-0M-1S-234567us',
    'Timer@0060-0061: 1H-1M-1S-0us',
    'Timer@0100-12345: 0H-0M-0S-250us',
  ]);
  expect(lines.slice(-2)).toEqual(['TOTAL: 1H-1M-2S-284567us', '']);
  expect(lines).toHaveLength(204);
});
