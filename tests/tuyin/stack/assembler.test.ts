/** Between text and flat code, there and back. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extraForm, extraKeys, extraRows } from '../../../src/tuyin/extras.ts';
import { extraName, parseExtra } from '../../../src/tuyin/extra-uses.ts';
import type { Module } from '../../../src/tuyin/module.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { printTuyin } from '../../../src/tuyin/printer.ts';
import { assemble, disassemble } from '../../../src/tuyin/stack/assembler.ts';
import { Pool } from '../../../src/tuyin/stack/code.ts';
import { typeText } from '../../../src/tuyin/types.ts';
import { corpus } from '../corpus.ts';

function reassembled(module: Module, keepNames = true): Module {
  const pool = new Pool();
  const items = module.items.map((item) => {
    if (item.kind !== 'func' || item.body?.kind !== 'code') return item;
    const { code, problems } = assemble(item.body, pool);
    expect(problems).toEqual([]);
    if (code === undefined) throw new Error('no code');
    return { ...item, body: disassemble(keepNames ? code : { ...code, labels: [] }, item.name.name) };
  });
  return { ...module, items };
}

const folder = new URL('.', import.meta.url);
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.ti'))
  .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

describe('assemble, then disassemble', () => {
  test.each([...texts, ['the corpus', corpus] as const])('%s: the same text, comments included', (_, text) => {
    const { module } = parseTuyin(text);
    expect(printTuyin(reassembled(module))).toBe(printTuyin(module));
  });
  test('labels without names are those of the document', () => {
    const text =
      'define i32 @f(i32 %n) {\n  ldarg.0\n  switch a, b, c\na:\n  ldc.1\n  ret\nc:\nb:\n  ldc.2\n  ret\n}\n';
    const printed = printTuyin(reassembled(parseTuyin(text).module, false));
    expect(printed).toBe(
      'define i32 @f(i32 %n) {\n  ldarg.0\n  switch f_0, f_1, f_1\nf_0:\n  ldc.1\n  ret\nf_1:\n  ldc.2\n  ret\n}\n',
    );
  });
  test('targets are indices; wide operands two words; constants, strings and names are pooled', () => {
    const text =
      'define void @f() {\nagain:\n  ldc.l -4294967298\n  pop\n  ldstr "a"\n  pop\n  ldstr "a"\n  pop\n  call @f, 0\n  br again\n}\n';
    const [item] = parseTuyin(text).module.items;
    if (item.kind !== 'func' || item.body?.kind !== 'code') throw new Error('no code');
    const code = assemble(item.body).code;
    expect(code?.instrs.map(({ op, a, b }) => [op, a, b])).toEqual([
      ['ldc.l', -2, -2],
      ['pop', 0, 0],
      ['ldstr', 0, 0],
      ['pop', 0, 0],
      ['ldstr', 0, 0],
      ['pop', 0, 0],
      ['call', 0, 0],
      ['br', 0, 0],
    ]);
    expect([code?.pool.strings, code?.pool.symbols]).toEqual([['a'], ['f']]);
  });
});

describe('names of extra functions', () => {
  test.each([
    ['tuyin.conv.i64', 'i64'],
    ['tuyin.conv.f16.16.u', 'f16.16'],
    ['tuyin.conv.i64.u.sat', 'i64'],
    ['tuyin.mem.load.(i32, i1)', '(i32, i1)'],
    ['tuyin.io.read.[32].pad', '[32]'],
    ['tuyin.mem.alloc.[0]*', '[0]*'],
    ['tuyin.make.<4 x float>', '<4 x float>'],
    ['tuyin.bits.i8 addr_space(5)*', 'i8 addr_space(5)*'],
    ['tuyin.mem.load.%Node*', '%Node*'],
    ['tuyin.io.read', undefined],
    ['tuyin.get.17', undefined],
    ['tuyin.trap.match', undefined],
    ['tuyin.trap', undefined],
    ['tuyin.call.take.0', undefined],
  ])('%s', (name, type) => {
    const use = parseExtra(name);
    if (typeof use === 'string') throw new Error(use);
    expect(use.type && typeText(use.type)).toBe(type);
    expect(extraName(use)).toBe(name);
  });
  test.each([
    'tuyin',
    'tuyin.',
    'tuyin.get',
    'tuyin.get.01',
    'tuyin.conv.void',
    'tuyin.conv.i32 x',
    'tuyin.conv.(',
    'tuyin.trap.match.i32',
    'puts',
    'tuyin.conv.u',
    'tuyin.toString',
    'tuyin.constructor',
  ])('%s is none', (name) => {
    expect(typeof parseExtra(name)).toBe('string');
  });
  test('codes are bytes, each given once; forms say what is written', () => {
    const codes = extraKeys.map((key) => extraRows[key].code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => Number.isInteger(code) && code > 0 && code < 256)).toBe(true);
    expect(extraForm('mem.store')).toBe('@tuyin.mem.store.T(pointer, T) void');
    expect(extraForm('conv')).toBe('@tuyin.conv.T[.u][.sat](scalar) T');
  });
});
