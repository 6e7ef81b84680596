/**
 * The laws of the binary form: text → binary → text is the same text, the binary of what was read is the same bytes, and what was
 * read does what was written. They hold of every program of the tests and examples, in all three forms.
 */
import { expect, test } from 'vitest';
import { formatPlace, SourceFile } from '../../../src/base/source.ts';
import { bringToForm } from '../../../src/driver/linear-forms.ts';
import { decodeLinear, encodeLinear, openLinear } from '../../../src/linear/binary/index.ts';
import { forEachInstr } from '../../../src/linear/instr.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import { printModule } from '../../../src/linear/printer.ts';
import { verifyModule } from '../../../src/linear/verifier.ts';
import { checkLinearModule } from '../../fuzz/linear-modules.ts';
import { isLong, times } from '../../long.ts';
import { cloneModule } from '../laws.ts';
import { core, everything, linearOf, moduleOf, programs } from './corpus.ts';

const forms = ['linear', 'cfg', 'ssa'] as const;

function decoded(bytes: Uint8Array): { module: LinearModule; source: SourceFile } {
  const { module, diagnostics, source } = decodeLinear(bytes, 'sample.lirb');
  if (module === undefined) throw new Error(diagnostics[0].message);
  return { module, source };
}

function placesOf(module: LinearModule): string[] {
  const places: string[] = [];
  const add = ({ span }: { span?: Parameters<typeof formatPlace>[0] }): void =>
    void places.push(span === undefined ? 'nowhere' : `${formatPlace(span)} ${span.end - span.start}`);
  module.globals.forEach(add);
  for (const func of module.funcs) {
    add(func);
    forEachInstr(func, add);
  }
  return places;
}

function withoutComments(module: LinearModule): string {
  return printModule(module)
    .replace(/^ *#.*\n/gm, '')
    .replace(/ #[^"\n]*$/gm, '')
    .replace(/\n+$/, '\n');
}

function expectLaws(module: LinearModule, source: SourceFile): void {
  const text = printModule(module);
  const bytes = encodeLinear(module, source);
  const read = decoded(bytes);
  expect(printModule(read.module)).toBe(text);
  expect(placesOf(read.module)).toEqual(placesOf(module));
  expect(Buffer.compare(encodeLinear(read.module, read.source), bytes)).toBe(0);
  const stripped = encodeLinear(module, source, { strip: true });
  const bare = decoded(stripped);
  expect(withoutComments(bare.module)).toBe(withoutComments(module));
  expect(new Set(placesOf(bare.module))).toEqual(new Set(placesOf(module).length === 0 ? [] : ['nowhere']));
  expect(Buffer.compare(encodeLinear(bare.module, bare.source, { strip: true }), stripped)).toBe(0);
  expect(verifyModule(read.module)).toEqual([]);
  expect(verifyModule(bare.module)).toEqual([]);
}

test.each([everything, core])('modules with everything: %#', (text) => {
  const { module, source } = moduleOf(text);
  expect(printModule(module)).toBe(text);
  expectLaws(module, source);
});

test('what is read is the same data, not only the same text', () => {
  const { module } = moduleOf(everything);
  const read = decoded(encodeLinear(module, new SourceFile('sample.lir', everything))).module;
  const plain = (one: LinearModule): unknown =>
    JSON.parse(
      JSON.stringify(one, (key, value: unknown) => {
        if (key === 'span' || (key === 'end' && JSON.stringify(value) === '{}')) return undefined;
        if (value instanceof Map) return [...value];
        return typeof value === 'bigint' ? `${value}n` : Object.is(value, -0) ? '-0' : value;
      }),
    );
  expect(plain(read)).toEqual(plain(module));
});

const chosen = programs.filter((_, i) => i % times(48, 2) === times(5, 1));

test.each(chosen)('%s', async (file) => {
  const found = await linearOf(file);
  if (found === undefined) return expect(file).toMatch(/conformance|tests/);
  for (const form of forms) {
    bringToForm(found.module, form);
    expectLaws(found.module, found.source);
  }
});

test('most programs are looked at', async () => {
  const read = await Promise.all(chosen.map(linearOf));
  expect(read.filter((one) => one !== undefined).length).toBeGreaterThan(chosen.length / 2);
});

test('random modules run alike in every form and on every engine, read from binary', async () => {
  for (let seed = 0; seed < times(1, 15); seed++) expect(await checkLinearModule(BigInt(seed))).toBeUndefined();
});

test('bytes do not follow from the order of maps, and the source is a name', () => {
  const { module, source } = moduleOf(everything);
  const turned = {
    ...module,
    globals: module.globals.map((global) =>
      global.storage === 'array' ? { ...global, init: new Map([...global.init].reverse()) } : global,
    ),
  };
  expect(Buffer.compare(encodeLinear(turned, source), encodeLinear(module, source))).toBe(0);
  const bytes = Buffer.from(encodeLinear(module, source, { strip: true })).toString('latin1');
  expect(bytes).not.toContain('sample.lir');
});

test('a body is loaded when it is asked for, and by itself', () => {
  const { module, source } = moduleOf(everything);
  const { file } = openLinear(encodeLinear(module, source), 'sample.lirb');
  if (file === undefined) throw new Error('not opened');
  const names = file.module.funcs.map(({ name }) => name);
  expect(names).toEqual(module.funcs.map(({ name }) => name));
  expect(file.module.funcs.map(({ instrs, blocks }) => instrs.length + blocks.length)).toEqual(names.map(() => 0));
  const index = names.indexOf('a b');
  expect(file.load(index)).toEqual([]);
  expect(file.load(index)).toEqual([]);
  expect(file.module.funcs[index].blocks.length).toBe(3);
  expect(file.module.funcs[names.indexOf('main')].instrs).toEqual([]);
  expect(file.loadAll()).toEqual([]);
  expect(printModule(file.module)).toBe(everything);
});

test('damage in one body is said when that body is read', () => {
  const { module, source } = moduleOf(everything);
  const bytes = encodeLinear(module, source);
  const index = module.funcs.findIndex(({ name }) => name === 'main');
  const { offset } = openLinear(bytes, 'sample.lirb').file?.placeOf(index) ?? { offset: 0 };
  const damaged = bytes.slice();
  damaged[offset] = 1;
  const { file } = openLinear(damaged, 'sample.lirb');
  expect(file?.load(module.funcs.findIndex(({ name }) => name === 'a b'))).toEqual([]);
  expect(file?.load(index).map(({ code }) => code)).toEqual(['LIN3001']);
});

test('opening does not look at bodies', () => {
  const { module, source } = moduleOf(everything);
  const bytes = encodeLinear(module, source, { strip: true });
  const { file } = openLinear(bytes, 'sample.lirb');
  const code = module.funcs.map((func, i) => (func.extern ? undefined : file?.placeOf(i)));
  const damaged = bytes.slice();
  for (const part of code) if (part !== undefined) damaged.fill(255, part.offset, part.offset + part.size);
  expect(openLinear(damaged, 'sample.lirb').diagnostics).toEqual([]);
});

test('temporaries that nothing mentions', () => {
  const text = 'profile full, pointer 8\n\nfunc i32 @f, param 0\n  t1000000 = AddI 1, 2\n  return t1000000\nfunc end\n';
  const { module, source } = moduleOf(text);
  const bytes = encodeLinear(module, source);
  expect(bytes.length).toBeLessThan(300);
  expect(printModule(decoded(bytes).module)).toBe(text);
  if (!isLong) return;
  // Many such functions amount to more than a file may hold for nothing: the rest is spelt out.
  const many = {
    ...cloneModule(module),
    funcs: Array.from({ length: 20 }, (_, i) => ({ ...module.funcs[0], name: `f${i}` })),
  };
  const large = encodeLinear(many, source);
  expect(large.length).toBeGreaterThan(3_000_000);
  expect(printModule(decoded(large).module)).toBe(printModule(many));
});
