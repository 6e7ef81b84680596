/** No comment is lost or changed by formatting, wherever it stands; the meaning of the rest stays the same. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { generateModule } from '../../../bench/generate-maple.mjs';
import { dumpModule } from '../dump.ts';
import { moduleOf, readSamples } from '../samples.ts';

/** Texts of comments, by a reading of the text that knows strings and characters only. */
function commentsOf(text: string): string[] {
  return [...text.matchAll(/"(?:\\.|[^"\\\n])*"|'.'|#([^\n]*)/g)]
    .flatMap((match) => (match[1] === undefined ? [] : [match[1]]))
    .sort();
}

function parse(text: string): ReturnType<typeof parseMaple> {
  return parseMaple(new SourceFile('x.mpl', text), { resolveImport: () => new SourceFile('s.mplt', '# not ours\n') });
}

function checkKept(text: string): void {
  const { module, diagnostics } = parse(text);
  expect(diagnostics).toEqual([]);
  const printed = printMaple(module);
  expect(commentsOf(printed)).toEqual(commentsOf(text));
  const again = parse(printed);
  expect(again.diagnostics).toEqual([]);
  expect(printMaple(again.module)).toBe(printed);
}

const samples = readSamples().filter(
  ({ key }) => !['comment', 'asm', 'SCOPE', 'LOC-module', 'TYPEALIAS', 'pragma', 'ENUMERATION'].includes(key),
);

describe('after every token', () => {
  // A comment ends its line, so only what may be broken over lines can take one everywhere.
  test.each(samples.map((sample) => [sample.key, moduleOf(sample)] as const))('%s', (key, text) => {
    const tokens = text
      .split(/("(?:\\.|[^"\\\n])*"|'.'|\s+|[(){},=])/)
      .filter((token) => token !== '' && token !== undefined);
    let number = 0;
    const commented = tokens.map((token) => (/^[ \t]+$/.test(token) ? ` # note ${number++}\n  ` : token)).join('');
    if (sameLineMatters(key)) return;
    checkKept(commented);
    const plain = parse(text).module;
    expect(withoutPlaces(dumpModule(parse(commented).module))).toBe(withoutPlaces(dumpModule(plain)));
  });
});

/** Forms without brackets whose parts are found by standing on one line. */
function sameLineMatters(key: string): boolean {
  return ['javacatch', 'local', 'LOC'].includes(key);
}

function withoutPlaces(dump: string): string {
  return dump.replace(/comments\\*":\[[^\]]*\]/g, 'comments');
}

describe('places', () => {
  const cases: [string, string, string][] = [
    ['before a function', '# one\nfunc &f () void\n', '# one\nfunc &f () void\n'],
    ['at the end of a declaration', 'var $x i32 # one\n', 'var $x i32 # one\n'],
    [
      'at the end of a statement',
      'func &f () void {\n  return () # one\n}\n',
      'func &f () void {\n  return () # one\n}\n',
    ],
    [
      'inside an expression',
      'func &f () void {\n  eval (neg i32 ( # one\n    constval i32 1))\n}\n',
      'func &f () void {\n  # one\n  eval (neg i32 (constval i32 1))\n}\n',
    ],
    ['behind a brace', 'func &f () void { # one\n  return ()\n}\n', 'func &f () void { # one\n  return ()\n}\n'],
    [
      'behind a brace, with declarations',
      'func &f () void { # one\n  var %x i32 # two\n  return ()\n}\n',
      'func &f () void { # one\n  var %x i32\n\n  # two\n  return ()\n}\n',
    ],
    [
      'before else',
      'func &f () void {\n  if (constval i32 1) {\n  } # one\n  else {\n  }\n}\n',
      'func &f () void {\n  if (constval i32 1) {\n  } else { # one\n  }\n}\n',
    ],
    [
      'among members',
      'type $t <struct {\n  # one\n  @a i32, # two\n  @b i32 # three\n}>\n',
      'type $t <struct {\n  # one\n  # two\n  @a i32,\n  # three\n  @b i32}>\n',
    ],
    [
      'after the last member',
      'type $t <struct {\n  @a i32\n  # one\n}>\n',
      'type $t <struct {\n  @a i32\n  # one\n}>\n',
    ],
    [
      'among parameters',
      'func &f (var %x i32, # one\n  var %y i32) void\n',
      '# one\nfunc &f (var %x i32, var %y i32) void\n',
    ],
    ['at the end of the file', 'var $x i32\n# one\n# two', 'var $x i32\n# one\n# two\n'],
    ['an empty one at the very end', 'var $x i32\n#', 'var $x i32\n#\n'],
    ['with a carriage return', '# one\r\nvar $x i32\r\n', '# one\nvar $x i32\n'],
    ['on the line of a label', 'func &f () void {\n@l # one\n}\n', 'func &f () void {\n@l # one\n}\n'],
    ['in an initialiser', 'var $x <[2] i32> = [1, 2 # one\n]\n', '# one\nvar $x <[2] i32> = [1, 2]\n'],
    [
      'among cases',
      'func &f () void {\n  switch (constval i32 1) 0 {\n    1: goto @a # one\n  }\n@a\n}\n',
      'func &f () void {\n  # one\n  switch (constval i32 1) 0 {\n    1: goto @a\n  }\n@a\n}\n',
    ],
  ];
  test.each(cases)('%s', (_name, text, expected) => {
    expect(printMaple(parse(text).module)).toBe(expected);
  });
});

test('generated modules', () => {
  for (let seed = 1; seed < 12; seed++) checkKept(generateModule(6000, seed));
});
