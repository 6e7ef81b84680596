/** Signatures: an alias with a GUID is bound to the module that has this identity, and to no other. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { decodeTuyin, encodeTuyin, guidOf, guidText } from '../../../src/tuyin/bitcode/index.ts';
import type { Module } from '../../../src/tuyin/module.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { linkProgram } from '../../../src/tuyin/program.ts';

function moduleOf(text: string, name: string): Module {
  const { module, diagnostics } = parseTuyin(new SourceFile(name, text));
  expect(diagnostics).toEqual([]);
  return module;
}

/** The codes of what is wrong with a program that binds `twice` of the library to this GUID. */
function bound(library: Module, guid: string): string[] {
  const main = moduleOf(`import "lib.ti" as lib\n@f = lib alias twice "${guid}"\nsubset @main\n  @f(4)\n`, 'main.ti');
  return linkProgram([
    { module: main, imports: new Map([['lib.ti', 1]]) },
    { module: library, imports: new Map() },
  ]).diagnostics.map(({ code }) => code);
}

const library = moduleOf('subset @twice\n  input.read(4) * 2\n', 'lib.ti');

test('the hash of what a module means', () => {
  const guid = guidText(guidOf(library));
  expect(bound(library, guid)).toEqual([]);
  expect(bound(library, guid.toUpperCase())).toEqual([]);
  expect(bound(moduleOf('subset @twice\n  input.read(4) * 3\n', 'lib.ti'), guid)).toEqual(['TUY2412']);
});

test('text and bitcode of a module have one identity', () => {
  const { module } = decodeTuyin(encodeTuyin(library, { strip: true }), 'lib.tb');
  expect(module && bound(module, guidText(guidOf(library)))).toEqual([]);
});

test('how a float is written is not what it means', () => {
  const [short, long, bits] = ['1.5', '1.500', '0x3FF8000000000000'].map((number) =>
    moduleOf(`subset @half\n  output <- double ${number}\n`, 'lib.ti'),
  );
  for (const module of [long, bits]) {
    expect(guidText(guidOf(module))).toBe(guidText(guidOf(short)));
    const again = decodeTuyin(encodeTuyin(module, { strip: true }), 'lib.tb').module;
    expect(again && guidText(guidOf(again))).toBe(guidText(guidOf(short)));
  }
});

test('an attribute gives another', () => {
  const own = '01234567-89ab-cdef-0123-456789abcdef';
  const named = moduleOf(
    `attributes #0 = { "dll_refer_guid"="${own}" }\nsubset @twice\n  input.read(4) * 2\n`,
    'lib.ti',
  );
  expect(bound(named, own)).toEqual([]);
  expect(bound(named, guidText(guidOf(named)))).toEqual(['TUY2412']);
});
