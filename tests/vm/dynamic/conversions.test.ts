/** From every interesting value to every static type and back, against JavaScript; and that no intrinsic is left untried. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { jsRows } from '../../../src/maple/js-intrinsics.ts';
import { engines, start } from './program.ts';
import { samples, samplesText } from './values.ts';

/** ToInt64, as JavaScript's BigInt.asIntN of the whole part. */
const int64 = (x: number): bigint => (Number.isFinite(x) ? BigInt.asIntN(64, BigInt(Math.trunc(x))) : 0n);

const statics: Readonly<Record<string, (x: unknown) => number | bigint>> = {
  i8: (x) => ((x as number) << 24) >> 24,
  i16: (x) => ((x as number) << 16) >> 16,
  i32: (x) => (x as number) | 0,
  i64: (x) => int64(Number(x)),
  u8: (x) => (x as number) & 0xff,
  u16: (x) => (x as number) & 0xffff,
  u32: (x) => (x as number) >>> 0,
  u64: (x) => BigInt.asUintN(64, int64(Number(x))),
  u1: (x) => (x ? 1 : 0),
  f32: (x) => Math.fround(x as number),
  f64: (x) => Number(x),
};

const program = `${samplesText}
${Object.keys(statics)
  .map(
    (type) => `
func &to_${type} (var %i i32) ${type} {
  callassigned &at (dread i32 %i) { regassign ptr %1 }
  return (cvt ${type} dynany (iread dynany <* dynany> 0 (regread ptr %1)))
}
func &implicit_${type} (var %i i32) ${type} {
  callassigned &at (dread i32 %i) { regassign ptr %1 }
  return (iread dynany <* dynany> 0 (regread ptr %1))
}
func &round_${type} (var %x ${type}) ${type} {
  var %d dynany
  dassign %d (dread ${type} %x)
  return (dread ${type} %d)
}`,
  )
  .join('\n')}
func &text (var %x dynany) void { intrinsiccall JS_PRINT (dread dynany %x) return () }
${Object.keys(statics)
  .map((type) => `func &show_${type} (var %x ${type}) void { call &text (dread ${type} %x) return () }`)
  .join('\n')}`;

/** Values of static types, and what they are as JavaScript values. */
const given: Readonly<Record<string, readonly (number | bigint)[]>> = {
  i8: [0, -128, 127],
  i16: [-32768, 32767],
  i32: [-2147483648, 5],
  i64: [-5n, 2n ** 53n],
  u8: [255],
  u16: [65535],
  u32: [4294967295, 7],
  u64: [2n ** 63n],
  u1: [0, 1],
  f32: [1.5, NaN, -Infinity],
  f64: [0.1, NaN, Infinity, 1e300],
};

describe.each(engines)('%s', (engine) => {
  test('to static types', async () => {
    const { program: running } = await start(program, engine);
    running.call('fill');
    const wrong: string[] = [];
    for (const [type, convert] of Object.entries(statics)) {
      samples.forEach(({ maple, value }, i) => {
        const wanted = convert(value);
        for (const name of [`to_${type}`, `implicit_${type}`]) {
          const [actual] = running.call(name, [i]);
          if (!Object.is(actual, wanted)) wrong.push(`${name} (${maple}): ${actual}, not ${wanted}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  test('from static types, and back', async () => {
    const { program: running, output } = await start(program, engine);
    const wanted: string[] = [];
    for (const [type, values] of Object.entries(given)) {
      for (const value of values) {
        expect(running.call(`round_${type}`, [value])).toEqual([value]);
        running.call(`show_${type}`, [value]);
        wanted.push(String(type === 'u1' ? Boolean(value) : Number(value)));
      }
    }
    expect(output().trimEnd().split('\n')).toEqual(wanted);
  });
});

test('every intrinsic is called in a conformance program', () => {
  const folder = fileURLToPath(new URL('../../conformance/dynamic', import.meta.url));
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(Object.keys(jsRows).filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
