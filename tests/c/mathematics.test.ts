/**
 * <math.h> at points that are hard: results near the middle of two numbers, large arguments, arguments next to poles and zeros. What they are
 * was calculated with GNU MPFR to 160 bits (mathematics/points.txt: function, bits of the arguments, bits of the rounded result).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samara } from '../cli/samara.ts';
import { fullEngines, namesOf } from '../engines.ts';
import { inTurn, isLong } from '../long.ts';

/** Of a quick run. */
const quick = new Set(['sin', 'sinf']);
const points = readFileSync(join(import.meta.dirname, 'mathematics', 'points.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '))
  .filter(([name]) => isLong || quick.has(name));
const names = [...new Set(points.map(([name]) => name))];
/** Functions whose results C or IEEE 754 defines to the last bit. */
const exact = new Set(['sqrt', 'fmod', 'remainder'].flatMap((name) => [name, `${name}f`]));

/** Units of the last place: the engine's tanh, which is the host's, is off by two. */
function limitOf(name: string, library: string): number {
  if (exact.has(name)) return 0;
  return name === 'tanh' && library === 'host' ? 2 : 1;
}

let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'samara-math-'))));
afterAll(() => rmSync(folder, { recursive: true }));

/** A function's points as calls, each with the distance of its result from the right one in units of the last place. */
function callsOf(name: string): string {
  const rows = points.filter(([one]) => one === name).map(([, ...bits]) => bits);
  const isFloat = name.endsWith('f') && name !== 'erf';
  const [number, of] = isFloat ? ['Float', 'float'] : ['Double', 'double'];
  const list = rows.map((bits) => `{${bits.map((one) => `0x${one}`).join(', ')}}`).join(', ');
  const args = rows[0].slice(1).map((_, i) => `of_${of}(row[${i}])`);
  return `static const ${number} rows_${name}[][${rows[0].length}] = {${list}};
static void test_${name}(void) {
  unsigned long long worst = 0;
  for (unsigned i = 0; i < sizeof rows_${name} / sizeof rows_${name}[0]; i++) {
    const ${number} *row = rows_${name}[i], got = bits_of_${of}(${name}(${args.join(', ')})), right = row[${rows[0].length - 1}];
    unsigned long long distance = got > right ? got - right : right - got;
    if (distance > worst) worst = distance;
  }
  printf("${name} %llu\\n", worst);
}
`;
}

const program = `#include <math.h>
double exp10(double);
float exp10f(float);
#include <stdio.h>
typedef unsigned long long Double;
typedef unsigned Float;
static double of_double(Double bits) { return ((union { Double bits; double number; }){bits}).number; }
static float of_float(Float bits) { return ((union { Float bits; float number; }){bits}).number; }
static Double bits_of_double(double x) { return ((union { double number; Double bits; }){x}).bits; }
static Float bits_of_float(float x) { return ((union { float number; Float bits; }){x}).bits; }
${names.map(callsOf).join('')}
int main(void) {
${names.map((name) => `  test_${name}();`).join('\n')}
}
`;

const runs = [
  ...namesOf(fullEngines('c')).map((engine) => ({ engine, library: 'c' })),
  // The host's versions, which programs with addresses of 32 bits have, are the same on every engine.
  { engine: 'wasm', library: 'host' },
];

test.each(inTurn(runs, 0))('at most one unit of the last place off, on $engine, library: $library', async (run) => {
  const file = join(folder, `${run.engine}.c`);
  writeFileSync(file, program);
  const { out, err } = await samara('run', file, '--engine', run.engine, '--library', run.library);
  expect(err).toBe('');
  const worst = new Map(
    out
      .trim()
      .split('\n')
      .map((line): [string, number] => [line.split(' ')[0], Number(line.split(' ')[1])]),
  );
  expect([...worst.keys()]).toEqual(names);
  expect([...worst].filter(([name, distance]) => distance > limitOf(name, run.library))).toEqual([]);
});
