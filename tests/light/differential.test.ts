/**
 * The formal machine beside the other engines: programs give the same output and status, random expressions the same
 * values. The engines share src/scalar with the machine, but neither its casts nor its memory nor its control flow.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate } from '../../src/driver/index.ts';
import { startLight } from '../../src/driver/light.ts';
import { runMachine } from '../../src/light/engine.ts';
import type { Val } from '../../src/light/values.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { Random } from '../scalar/random.ts';
import { linearEngines, namesOf } from '../engines.ts';
import { program, run } from './light.ts';

/** What the formal machine is compared with: the first engine, which compiles. */
const [engine] = namesOf(linearEngines('maple'));

async function compiled(text: string): Promise<{ status: number; output: string }> {
  const bytes: number[] = [];
  const source = new SourceFile('test.mpl', text);
  const { module } = parseMaple(source);
  const { value, diagnostics } = await instantiate(
    { ir: 'maple', source, module },
    { engine, stdout: (chunk) => bytes.push(...chunk) },
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const status = value?.main() ?? -1;
  return { status, output: Buffer.from(bytes).toString('latin1') };
}

const examples = resolve(import.meta.dirname, '../../examples');
const own = join(import.meta.dirname, 'programs');
/** Slow in small steps, or fed from standard input. */
const left = new Set(['sha256.mpl', 'wc.mpl']);
/** The other engines have no objects and exceptions yet. */
const onlyLight = new Set(['objects.mpl', 'exceptions.mpl']);
const files = [
  ...readdirSync(examples)
    .filter((name) => name.endsWith('.mpl') && !left.has(name))
    .map((name) => join(examples, name)),
  ...readdirSync(own)
    .filter((name) => name.endsWith('.mpl') && !onlyLight.has(name))
    .map((name) => join(own, name)),
];

describe('programs', () => {
  test.each(files)('%s', async (file) => {
    const text = readFileSync(file, 'utf8');
    const { end, output } = run(text);
    const expected = await compiled(text);
    expect(output).toBe(expected.output);
    const status =
      end.status === 'done' ? Number(end.results[0].value) & 0xff : end.status === 'exit' ? end.code & 0xff : end;
    expect(status).toBe(expected.status & 0xff);
  });
});

// Random expressions

const types = ['i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64', 'f32', 'f64'] as const;
type Type = (typeof types)[number];
const integers = types.filter((type) => !type.startsWith('f'));

const isFloat = (type: Type): boolean => type.startsWith('f');

function expression(random: Random, type: Type, depth: number): string {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const sub = (wanted: Type): string => expression(random, wanted, depth - 1);
  if (depth === 0) return random.below(3) === 0 ? constant(random, type) : `dread ${type} %${type}`;
  const other = pick(types);
  switch (random.below(isFloat(type) ? 5 : 11)) {
    case 0:
      return `${pick(['add', 'sub', 'mul', 'max', 'min'])} ${type} (${sub(type)}, ${sub(type)})`;
    case 1:
      return `neg ${type} (${sub(type)})`;
    case 2:
      return `cvt ${type} ${other} (${sub(other)})`;
    case 3:
      return `select ${type} (${sub(pick(integers))}, ${sub(type)}, ${sub(type)})`;
    case 4:
      return isFloat(type)
        ? `abs ${type} (${sub(type)})`
        : `${pick(['eq', 'ne', 'lt', 'le', 'gt', 'ge'])} ${type} ${other} (${sub(other)}, ${sub(other)})`;
    case 5:
      return `${pick(['band', 'bior', 'bxor'])} ${type} (${sub(type)}, ${sub(type)})`;
    case 6:
      return `${pick(['shl', 'ashr', 'lshr'])} ${type} (${sub(type)}, ${sub('i32')})`;
    case 7:
      return `${pick(['cand', 'cior', 'land', 'lior'])} ${type} (${sub(pick(integers))}, ${sub(pick(integers))})`;
    case 8:
      return `${pick(['sext', 'zext'])} ${type} ${1 + random.below(8)} (${sub(type)})`;
    case 9:
      return `extractbits ${type} ${random.below(4)} ${1 + random.below(4)} (${sub(type)})`;
    default:
      return `bnot ${type} (${sub(type)})`;
  }
}

function constant(random: Random, type: Type): string {
  if (isFloat(type))
    return `constval ${type} ${['0.5', '-2.25', '3e9', '-0.0', '1e-3'][random.below(5)]}${type === 'f32' ? 'f' : ''}`;
  const value = [0, 1, 2, 100, 127][random.below(5)];
  return `constval ${type} ${value}`;
}

const params = types.map((type) => `var %${type} ${type}`).join(', ');
const wanted = ['i32', 'u8', 'i64', 'u64', 'f64', 'f32', 'i16', 'u32'] as const;

describe('random expressions', () => {
  test.each([1n, 2n, 3n, 4n])('seed %s', async (seed) => {
    const random = new Random(seed);
    const texts = Array.from({ length: 40 }, (_, i) => {
      const type = wanted[i % wanted.length];
      return { type, text: `func &f${i} (${params}) ${type} {\n  return (${expression(random, type, 4)})\n}\n` };
    });
    const text = `${texts.map((entry) => entry.text).join('')}func &main () i32 {\n  return (constval i32 0)\n}\n`;
    const source = new SourceFile('test.mpl', text);
    const { module } = parseMaple(source);
    const { value: reference } = await instantiate({ ir: 'maple', source, module }, { engine });
    if (reference === undefined) throw new Error('not compiled');
    const light = program(text);
    for (let i = 0; i < texts.length; i++) {
      for (const args of samples(random)) {
        const started = startLight(light, { call: { name: `&f${i}`, args } });
        if (typeof started === 'string') throw new Error(started);
        const end = runMachine(started.machine, 100);
        const found = end.status === 'done' ? end.results[0].value : end;
        expect([texts[i].text, found]).toEqual([
          texts[i].text,
          reference.call(`f${i}`, args as (number | bigint)[])[0],
        ]);
      }
    }
  });
});

function samples(random: Random): Val[][] {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  return Array.from({ length: 3 }, () => [
    pick([0, 1, -1, 127, -128]),
    pick([0, 1, 255, 128]),
    pick([0, -1, 32767, -32768]),
    pick([0, 1, 65535]),
    pick([0, -1, 7, 2147483647, -2147483648]),
    pick([0, 1, 4294967295]),
    pick([0n, -1n, 9223372036854775807n, -9223372036854775808n, 5n]),
    pick([0n, 1n, 18446744073709551615n]),
    pick([0, -1.5, 3.25, NaN, Infinity]),
    pick([0, -0, 1e300, -2.5, NaN]),
  ]);
}
