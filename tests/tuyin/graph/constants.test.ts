/** Constants and the bytes of globals, against BigInt arithmetic and DataView. */
import { describe, expect, test } from 'vitest';
import { elaborate } from '../../../src/tuyin/graph/elaborate.ts';
import type { GraphGlobal } from '../../../src/tuyin/graph/nodes.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { typeText } from '../../../src/tuyin/types.ts';
import { Random } from '../../scalar/random.ts';

function globalsOf(text: string): Map<string, GraphGlobal> {
  const { module, diagnostics } = parseTuyin(text);
  const { graph, diagnostics: found } = elaborate(module);
  expect([...diagnostics, ...found].map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  return new Map(graph?.globals.map((global) => [global.name, global]));
}

function globalOf(text: string): GraphGlobal {
  return globalsOf(text).get('x') ?? expect.fail('no @x');
}

function bytesOf({ size, bytes }: GraphGlobal): number[] {
  const all = new Uint8Array(size);
  all.set(bytes);
  return [...all];
}

/** Little-endian two's complement. */
function littleEndian(value: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, i) => Number(BigInt.asUintN(8, value >> BigInt(8 * i))));
}

const operators: Readonly<Record<string, (a: bigint, b: bigint) => bigint | undefined>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0n ? undefined : a / b),
  '%': (a, b) => (b === 0n ? undefined : a % b),
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '<<': (a, b) => (b < 0n || b > 60n ? undefined : a << b),
  '>>': (a, b) => (b < 0n ? undefined : a >> b),
};

/** A random expression with its exact value. */
function randomExpression(random: Random, depth: number): { readonly text: string; readonly value: bigint } {
  if (depth === 0) {
    const value = BigInt(random.below(4) === 0 ? random.below(2 ** 31) : random.below(40));
    return { text: String(value), value };
  }
  const [left, right] = [randomExpression(random, depth - 1), randomExpression(random, random.below(depth))];
  const op = random.pick(Object.keys(operators));
  const value = operators[op](left.value, right.value);
  return value === undefined ? left : { text: `(${left.text} ${op} ${right.text})`, value };
}

test('untyped integers are exact', () => {
  const random = new Random(3n);
  for (let i = 0; i < 300; i++) {
    const { text, value } = randomExpression(random, 4);
    const global = globalOf(`@x = ${text}\n`);
    // The least of i32, i64, … that holds it.
    let bits = 32;
    while (BigInt.asIntN(bits, value) !== value) bits *= 2;
    expect(typeText(global.type), text).toBe(`i${bits}`);
    expect(bytesOf(global), text).toEqual(littleEndian(value, bits / 8));
  }
});

test('typed integers wrap in their type', () => {
  const random = new Random(4n);
  for (let i = 0; i < 200; i++) {
    const bits = random.pick([7, 8, 16, 33, 64, 100]);
    const [a, b] = [random.bits(bits - 1), random.bits(bits - 1)];
    for (const op of ['+', '-', '*', '&', '|', '^']) {
      const exact = operators[op](a, b) ?? 0n;
      const global = globalOf(`@x = (i${bits} ${a}) ${op} ${b}\n`);
      expect(bytesOf(global)).toEqual(littleEndian(BigInt.asUintN(bits, exact), Math.ceil(bits / 8)));
    }
  }
});

test('a shift by the width and more, and conversions', () => {
  expect(bytesOf(globalOf('@x = (i8 1) << 9\n'))).toEqual([0]);
  expect(bytesOf(globalOf('@x = (i8 -128) >> 100\n'))).toEqual([255]);
  expect(bytesOf(globalOf('@x = trunc(i32 300 to i8)\n'))).toEqual([44]);
  expect(bytesOf(globalOf('@x = sext(i8 -1 to i16)\n'))).toEqual([255, 255]);
  expect(bytesOf(globalOf('@x = zext(i8 -1 to i16)\n'))).toEqual([255, 0]);
  expect(bytesOf(globalOf('@x = fptosi(double -2.75 to i16)\n'))).toEqual([254, 255]);
  expect(bytesOf(globalOf('@x = fptosi(double 0x7FF0000000000000 to i16)\n'))).toEqual([255, 127]);
  expect(bytesOf(globalOf('@x = uitofp(i8 -1 to float)\n'))).toEqual(bytesOfFloat(255));
  expect(bytesOf(globalOf('@x = bitcast(float 1.0 to i32)\n'))).toEqual([0, 0, 128, 63]);
  expect(bytesOf(globalOf('@x = f4.4 1.5\n'))).toEqual([24]);
  expect(bytesOf(globalOf('@x = fptosi(f4.4 2.5 to i8)\n'))).toEqual([2]);
});

function bytesOfFloat(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value, true);
  return [...new Uint8Array(view.buffer)];
}

test('untyped decimals round to nearest even', () => {
  const view = new DataView(new ArrayBuffer(8));
  for (const text of ['1.3', '0.1', '-2.5e-10', '1e300', '4.9e-324', '123456789.123456789']) {
    view.setFloat64(0, Number(text), true);
    expect(bytesOf(globalOf(`@x = ${text}\n`)), text).toEqual([...new Uint8Array(view.buffer)]);
  }
});

describe('aggregates in memory', () => {
  const cases: readonly (readonly [text: string, bytes: readonly number[]])[] = [
    // Natural alignment: the i32 at 4, the i16 at 8, two bytes to the end.
    ['@x = (i8 1, i32 2, i16 3)\n', [1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]],
    ['@x = global [3 x i16] [1, -1, 300]\n', [1, 0, 255, 255, 44, 1]],
    ['@x = global <2 x i8> [1, 2]\n', [1, 2]],
    ['@x = global c"ab\\00"\n', [97, 98, 0]],
    ['@x = "\\C3\\A9"\n', [0xc3, 0xa9]],
    ['@x = global [40] [i8 1, i32 2]\n', [1, 2, 0, 0, 0]],
    [
      '@x = global (i32, (i1, i64)) (7, (true, 9))\n',
      [7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0],
    ],
    ['@x = global [2 x (i8, i16)] zeroinitializer\n', [0, 0, 0, 0, 0, 0, 0, 0]],
    ['@x = extractvalue((1, (2, i16 3)), 1, 1)\n', [3, 0]],
  ];
  test.each(cases)('%s', (text, bytes) => {
    expect(bytesOf(globalOf(text))).toEqual(bytes);
  });
});

describe('addresses', () => {
  test('section 18, example 5: eight bytes, two addresses', () => {
    const globals = globalsOf('@X = global 17\n@Y = global 42\n@x = global [64] [ @X, @Y ]\n');
    const [x, first, second] = ['x', 'X', 'Y'].map((name) => globals.get(name));
    expect([x?.size, x?.bytes.length]).toEqual([8, 0]);
    expect(x?.relocations).toEqual([
      { at: 0, target: { kind: 'address', global: first?.id, offset: 0 } },
      { at: 4, target: { kind: 'address', global: second?.id, offset: 0 } },
    ]);
  });
  test('constants follow names, in any order', () => {
    expect(bytesOf(globalOf('@x = @y * 2 + extractvalue(@z, 0)\n@y = @w + 1\n@w = 20\n@z = (@w, true)\n'))).toEqual([
      62, 0, 0, 0,
    ]);
  });
  test('addresses with an offset', () => {
    const globals = globalsOf(
      '@x = getelementptr(@t, 0, 2, 1)\n@y = @t + 1\n@t = global [4 x (i8, i32)] zeroinitializer\n@d = getelementptr(@t, 0, 3) - getelementptr(@t, 0, 1)\n',
    );
    const t = globals.get('t')?.id;
    expect(globals.get('x')).toMatchObject({
      type: { kind: 'pointer', to: { kind: 'int', bits: 32 } },
      value: { kind: 'address', global: t, offset: 20 },
    });
    expect(globals.get('y')?.value).toEqual({ kind: 'address', global: t, offset: 32 });
    expect(bytesOf(globals.get('d') ?? expect.fail())).toEqual([2, 0, 0, 0]);
  });
  test('globals that point to each other', () => {
    const globals = globalsOf('%T = type (i32, %T*)\n@a = global %T (1, @b)\n@b = global %T (2, @a)\n');
    expect(globals.get('a')?.relocations).toEqual([
      { at: 4, target: { kind: 'address', global: globals.get('b')?.id, offset: 0 } },
    ]);
  });
  test('a label of code', () => {
    const globals = globalsOf('func @g {\n  br out\nout:\n  ldc.1\n  ret\n}\n@x = global blockaddress(@g, %out)\n');
    expect(globals.get('x')?.relocations).toMatchObject([{ at: 0, target: { kind: 'label', label: 'out' } }]);
  });
  test('equal strings are one constant', () => {
    const names = [...globalsOf('subset @f\n  output <- "one"\n  output <- "two"\n  output <- "one"\n').keys()];
    expect(names).toEqual(['.str.0', '.str.1']);
  });
});
