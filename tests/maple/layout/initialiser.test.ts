/** Initialisers as bytes: against what gcc puts into the object for the same initialiser, and the addresses in them. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { encodeInit, type EncodedInit } from '../../../src/maple/initialiser.ts';
import { Layout } from '../../../src/maple/layout.ts';
import type { Init, Module } from '../../../src/maple/module.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { has, needs } from '../../needs.ts';

const types =
  'type $in <struct {@g1 f64, @g2 i8}>\ntype $out <struct {@f1 i32, @f2 <$in>, @f3:4 i32, @f4:7 u32}>\ntype $u <union {@a i16, @b f64, @c <[3] u8>}>\n';
const cTypes =
  'typedef struct { double g1; signed char g2; } in; typedef struct { int f1; in f2; int f3: 4; unsigned f4: 7; } out; typedef union { short a; double b; unsigned char c[3]; } u;';

/** MAPLE declaration after the name, C declaration with the name `x`. */
const samples: readonly (readonly [maple: string, c: string])[] = [
  ['i32 = -5', 'int x = -5'],
  ['u8 = 200', 'unsigned char x = 200'],
  ['i64 = 0x123456789abcdef', 'long x = 0x123456789abcdef'],
  ['f64 = 1', 'double x = 1'],
  ['f32 = 0.1f', 'float x = 0.1f'],
  ['f32 = 16777217', 'float x = 16777217'],
  ['f64 = 1e23', 'double x = 1e23'],
  ['f64 = -inf', 'double x = -__builtin_inf()'],
  ['f32 = 0x3f800000', 'float x = 1.0f'],
  ["i8 = 'a'", "signed char x = 'a'"],
  ['<[4] i16> = [1, -2]', 'short x[4] = {1, -2}'],
  ['<[2][3] i8> = [[1, 2, 3], [4]]', 'signed char x[2][3] = {{1, 2, 3}, {4}}'],
  ['<[] i32> = [1, 2, 3]', 'int x[] = {1, 2, 3}'],
  ['<[6] u8> = "abc"', 'unsigned char x[6] = "abc"'],
  ['<[3] u8> = "abc"', 'unsigned char x[3] = "abc"'],
  ['<[] i8> = "a\\x0a\\xff"', 'signed char x[] = "a\\x0a\\xff"'],
  ['<$out> = [1 = 99, 2 = [1 = 10.0f, 2 = -1], 3 = -3, 4 = 100]', 'out x = {99, {10.0, -1}, -3, 100}'],
  ['<$out> = [3 = 7, 1 = 5]', 'out x = {.f3 = 7, .f1 = 5}'],
  ['<$out> = [1 = 99, 2 = [1 = 10.0], 4 = 22, 5 = -3]', 'out x = {99, {10.0, 22}, -3}'],
  ['<$out> = [1 = 99, 5 = 3, 6 = 65]', 'out x = {.f1 = 99, .f3 = 3, .f4 = 65}'],
  ['<[2] <$out>> = [[4 = 127], [1 = 1, 2 = [2 = 2]]]', 'out x[2] = {{.f4 = 127}, {1, {0, 2}}}'],
  ['<$u> = [1 = 5]', 'u x = {5}'],
  ['<$u> = [2 = 1.5]', 'u x = {.b = 1.5}'],
  ['<$u> = [3 = [1, 2, 3]]', 'u x = {.c = {1, 2, 3}}'],
  ['<struct {@n i32, @d <[] u8>}> = [1 = 3, 2 = [7, 8, 9]]', 'struct { int n; unsigned char d[]; } x = {3, {7, 8, 9}}'],
  [
    '<struct {@a i8, @b:3 i8, @c:6 u8, @d i64}> = [1 = 1, 2 = -1, 3 = 33, 4 = -9]',
    'struct { signed char a; signed char b: 3; unsigned char c: 6; long d; } x = {1, -1, 33, -9}',
  ],
  ['c128 = [1.5, -2]', '_Complex double x = 1.5 - 2.0 * 1i'],
  ['<$out> = 0', 'out x = {0}'],
  ['<$out> = [3 = 5, 3 = 2, 1 = 7, 1 = 8]', 'out x = {.f3 = 5, .f3 = 2, .f1 = 7, .f1 = 8}'],
];

function parse(text: string): Module {
  const { module, diagnostics } = parseMaple(new SourceFile('init.mpl', text));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  return module;
}

function encode(module: Module, name: string): EncodedInit {
  const variable = module.globals[module.globalByName.get(name) ?? -1];
  return encodeInit(new Layout(module, 8), variable.type, variable.init as Init);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let fromGcc: string[] = [];

beforeAll(() => {
  if (!has('gcc')) return;
  const folder = mkdtempSync(join(tmpdir(), 'samara-init-'));
  try {
    const shows = samples.map(([, c]) => `{ static ${c}; dump(&x, sizeof x); }`).join('\n');
    const source = `#include <stdio.h>\n${cTypes}\nstatic void dump(const void *p, size_t n) { for (size_t i = 0; i < n; i++) printf("%02x", ((const unsigned char *)p)[i]); puts(""); }\nint main(void) { ${shows} }\n`;
    writeFileSync(join(folder, 'init.c'), source);
    execFileSync('gcc', ['-w', '-o', join(folder, 'init'), join(folder, 'init.c')]);
    fromGcc = execFileSync(join(folder, 'init'), { encoding: 'utf8' }).trimEnd().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('bytes as gcc writes them', () => {
  needs('gcc');
  test.each(samples.map(([maple, c], i) => [maple, c, i] as const))('%s', (maple, _, i) => {
    const { bytes, size } = encode(parse(`${types}var $x ${maple}\n`), '$x');
    const theirs = fromGcc[i];
    // A flexible array is not counted by sizeof, and what is stored may go beyond it.
    const whole = hex(bytes).padEnd(size * 2, '0');
    expect(whole.slice(0, theirs.length)).toBe(theirs);
    if (!maple.includes('@d <[]')) expect(size * 2).toBe(theirs.length);
    else expect(whole).toBe(`${theirs}070809`);
  });
});

test('addresses become relocations', () => {
  const module = parse(`${types}var $t <$out>
func &f () void
var $x <[6] ptr> = [addrof ptr $t 3, addrof ptr $t (4), addroffunc ptr &f, conststr ptr "hi", conststr16 ptr "wide", 7]
var $y <struct {@a i32, @b <* <$out>>}> = [2 = addrof ptr $t 4 (2)]
`);
  const { bytes, size, relocations } = encode(module, '$x');
  expect(size).toBe(48);
  expect(hex(bytes)).toBe(`${'00'.repeat(40)}07`);
  expect(relocations).toEqual([
    { offset: 0, size: 8, kind: 'var', var: 0, addend: 8 },
    { offset: 8, size: 8, kind: 'var', var: 0, addend: 4 },
    { offset: 16, size: 8, kind: 'func', func: 0, addend: 0 },
    { offset: 24, size: 8, kind: 'string', text: 'hi', wide: false, addend: 0 },
    { offset: 32, size: 8, kind: 'string', text: 'wide', wide: true, addend: 0 },
  ]);
  expect(encode(module, '$y').relocations).toEqual([{ offset: 8, size: 8, kind: 'var', var: 0, addend: 18 }]);
});

test('lists may be nested as deep as types', () => {
  const module = parse('var $x i32\n');
  const depth = 50_000;
  let type = module.types.prim('i32');
  let init: Init = { kind: 'int', value: 7n, hex: false };
  for (let i = 0; i < depth; i++) {
    type = module.types.array(1, type);
    init = { kind: 'list', items: [init] };
  }
  expect(encodeInit(new Layout(module, 8), type, init)).toEqual({ bytes: Uint8Array.of(7), size: 4, relocations: [] });
});
