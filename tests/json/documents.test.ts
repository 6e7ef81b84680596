/** JSON texts, read by our reader: it takes what JSON is, as JSON.parse says, and nothing else; and hostile documents. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDiagnostic } from '../../src/base/code-frame.ts';
import { checkShape } from '../../src/base/json/check.ts';
import { JsonKind, JsonText, readJson, type JsonAt } from '../../src/base/json/json-text.ts';
import { late, lines, writeJson, type JsonValue } from '../../src/base/json/json-writer.ts';
import {
  choice,
  either,
  flag,
  integer,
  list,
  needed,
  number,
  optional,
  record,
  text,
  word,
} from '../../src/base/json/shapes.ts';
import { SourceFile } from '../../src/base/source.ts';
import { parse } from '../../src/driver/index.ts';
import { Random } from '../scalar/random.ts';
import { mutate } from '../fuzz/mutate.ts';
import { times } from '../long.ts';

const read = (json: string): ReturnType<typeof readJson> => readJson(new SourceFile('a.json', json));

/** What the reader found, as JSON.parse gives it. */
function valueOf(json: JsonText, at: JsonAt = json.root): unknown {
  switch (json.kind(at)) {
    case JsonKind.list:
      return [...json.parts(at)].map((part) => valueOf(json, part));
    case JsonKind.object: {
      const parts = [...json.parts(at)];
      const entries = parts.flatMap((key, i) => (i % 2 === 0 ? [[json.text(key), valueOf(json, parts[i + 1])]] : []));
      return Object.fromEntries(entries as [string, unknown][]);
    }
    case JsonKind.text:
      return json.text(at);
    default:
      return JSON.parse(json.raw(at));
  }
}

function parsed(json: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
}

function expectSame(json: string): void {
  const wanted = parsed(json);
  const found = read(json);
  expect(found instanceof JsonText, json).toBe(wanted !== undefined);
  if (found instanceof JsonText) expect(valueOf(found), json).toEqual(wanted?.value);
}

describe('the reader', () => {
  test('takes what JSON.parse takes, with the same values', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), fc.constantFrom(undefined, 1, '\t'), (json, indent) =>
        expectSame(JSON.stringify(JSON.parse(json), undefined, indent)),
      ),
      { numRuns: times(40, 2000) },
    );
  });

  test('refuses what JSON.parse refuses', () => {
    const random = new Random(7n);
    const original = '{"a": [1, -2.5e+3, "x\\n\\u00e9\\\\", true, null], "b": {"": false, "c": [[], {}]}}';
    for (let i = 0; i < times(400, 10_000); i++) expectSame(mutate(original, random));
  });

  test.each([
    ['', 'expected a value, found the end', '1:1'],
    ['{"a" 1}', 'expected `:`, found `1`', '1:6'],
    ['[1, 2', 'expected `,` or `]`, found the end', '1:6'],
    ["{'a': 1}", "expected the name of a member in quotes, found `'`", '1:2'],
    ['[1]]', 'expected the end, found `]`', '1:4'],
    ['["a\\x"]', 'expected an escape such as `\\n`, found `\\`', '1:4'],
    ['[\n  01]', 'expected `,` or `]`, found `1`', '2:4'],
  ])('%j: %s', (json, message, place) => {
    const problem = read(json);
    if (problem instanceof JsonText) throw new Error('it was read');
    expect(formatDiagnostic(problem)).toContain(message);
    expect(formatDiagnostic(problem)).toContain(`a.json:${place}`);
  });

  test('a mark of byte order is no part of the document', () => {
    expect(read('\ufeff[]')).toBeInstanceOf(JsonText);
  });

  test.each(['[', '{"a":'])('%s very often needs no stack', (open) => {
    const depth = times(30_000, 1_000_000);
    const closed = open.repeat(depth) + (open === '[' ? ']'.repeat(depth) : `1${'}'.repeat(depth)}`);
    const json = read(closed);
    expect(json instanceof JsonText && json.next(json.root)).toBe(open === '[' ? depth : 2 * depth + 1);
    expect(read(open.repeat(depth))).not.toBeInstanceOf(JsonText);
  });
});

describe('the writer', () => {
  const written = (value: JsonValue): string => [...writeJson(value)].join('');

  test('writes what JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        // JSON has no -0.
        expect(JSON.parse(written(value as JsonValue))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { numRuns: times(40, 2000) },
    );
  });

  test('members that are undefined are left out, late values are made, lines are lines', () => {
    const value = { a: undefined, b: late(() => [1, late(() => 'x')]), c: lines([1, { d: true }]) };
    expect(written(value)).toBe('{\n  "b": [1, "x"],\n  "c": [\n    1,\n    {"d": true}\n  ]\n}\n');
  });

  test('nesting needs no stack, and pieces are small', () => {
    let value: JsonValue = 0;
    for (let i = 0; i < 300_000; i++) value = [value];
    const pieces = [...writeJson(value)];
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.join('')).toBe(`${'['.repeat(300_000)}0${']'.repeat(300_000)}\n`);
  });
});

describe('shapes', () => {
  const shape = record('A document.', {
    kind: needed(word('kind', ['a', 'b']), ''),
    count: needed(integer(-5, 2n ** 64n), ''),
    name: optional(text('name', '^[a-z]+$'), ''),
    parts: optional(
      list(choice('part', 'op', [{ words: ['x'], record: record('', { y: needed(flag, '') }) }]), 1, 2),
      '',
    ),
    any: optional(either(number, list(text('word'))), ''),
  });
  const said = (json: string): string[] => {
    const found = read(json);
    if (!(found instanceof JsonText)) return [found.message];
    return checkShape(found, shape).map(({ code, message, notes }) =>
      [code, message, ...notes.map((note) => note.message.replace('it stands at ', ''))].join(' | '),
    );
  };

  test.each([
    ['{"kind": "a", "count": 18446744073709551616}', []],
    ['{"count": "-5", "kind": "b", "any": ["x"], "parts": [{"y": true, "op": "x"}]}', []],
    ['[]', ['JSN1002 | expected an object, found a list']],
    [
      '{"kind": "c"}',
      ['JSN1003 | the member `count` is missing', 'JSN1006 | `c` is no kind; did you mean `a`? | /kind'],
    ],
    ['{"kind": "a", "count": 1, "count": 2}', ['JSN1005 | the member `count` is given twice | /count']],
    [
      '{"kind": "a", "count": 1, "nmae": "x"}',
      ['JSN1004 | no member `nmae` is known here; did you mean `name`? | /nmae'],
    ],
    [
      '{"kind": "a", "count": -6, "name": "X"}',
      [
        'JSN1007 | `-6` is no whole number from -5 to 18446744073709551616 | /count',
        'JSN1008 | `X` is no name | /name',
      ],
    ],
    ['{"kind": "a", "count": 1.0}', ['JSN1007 | `1.0` is no whole number from -5 to 18446744073709551616 | /count']],
    ['{"kind": "a", "count": 1, "parts": []}', ['JSN1009 | expected 1 to 2 parts, found 0 | /parts']],
    [
      '{"kind": "a", "count": 1, "parts": [{"op": "x"}, {"op": "z"}, {}]}',
      [
        'JSN1009 | expected 1 to 2 parts, found 3 | /parts',
        'JSN1003 | the member `y` is missing | /parts/0',
        'JSN1006 | `z` is no part; did you mean `x`? | /parts/1/op',
        'JSN1003 | the member `op` is missing | /parts/2',
      ],
    ],
    ['{"kind": "a", "count": 1, "any": true}', ['JSN1002 | expected a number or a list, found true | /any']],
    [
      '{"kind": "a", "count": 1, "any": ["\\ud800"]}',
      ['JSN1012 | the text holds half of a surrogate pair, which no file can hold | /any/0'],
    ],
    ['{"__proto__": 1, "kind": "a", "count": 1}', ['JSN1004 | no member `__proto__` is known here | /__proto__']],
  ])('%s', (json, problems) => {
    expect(said(json)).toEqual(problems);
  });

  test('digits without end are not computed with', () => {
    expect(said(`{"kind": "a", "count": ${'9'.repeat(1_000_000)}}`)).toHaveLength(1);
  });
});

describe('hostile documents', () => {
  const formats = ['maple', 'linear', 'tuyin'] as const;
  const members = { maple: 'items', linear: 'functions', tuyin: 'items' } as const;
  const codesOf = async (json: string, language: string): Promise<string[]> =>
    (await parse(new SourceFile('a.json', json), `${language}-json`)).diagnostics.map(({ code }) => code);

  test.each(formats)('%s: lists in lists', async (language) => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const json = `{"samara": "${language}", "version": 1, "${members[language]}": ${deep}}`;
    expect((await codesOf(json, language)).length).toBeGreaterThan(0);
  });

  test('maple: expressions in expressions', async () => {
    const depth = times(20_000, 100_000);
    const open = '{"op": "neg", "type": "i32", "operands": [';
    const json =
      '{"samara": "maple", "version": 1, "items": [{"kind": "func", "name": "&f", "body": [{"op": "eval", "operands": [' +
      `${open.repeat(depth)}{"op": "constval", "type": "i32", "value": 1}${']}'.repeat(depth)}]}]}]}`;
    expect(await codesOf(json, 'maple')).toEqual(['MPL1108']);
  });

  test('maple: blocks in blocks, pointers to pointers, lists in initialisers', async () => {
    const depth = times(20_000, 100_000);
    const nested = (open: string, inner: string, close: string): string =>
      open.repeat(depth) + inner + close.repeat(depth);
    const items = [
      `{"kind": "func", "name": "&f", "body": [${nested('{"op": "block", "body": [', '', ']}')}]}`,
      `{"kind": "var", "name": "$p", "type": ${nested('{"kind": "pointer", "to": ', '"i32"', '}')}}`,
      `{"kind": "var", "name": "$l", "type": "i32", "init": ${nested('[', '', ']')}}`,
    ];
    for (const item of items)
      expect(await codesOf(`{"samara": "maple", "version": 1, "items": [${item}]}`, 'maple')).toContain('MPL1108');
  });

  test('tuyin: expressions in expressions', async () => {
    const value = `${'{"kind": "unary", "op": "!", "operand": '.repeat(100_000)}1${'}'.repeat(100_000)}`;
    const json = `{"samara": "tuyin", "version": 1, "items": [{"kind": "stmt", "stmt": {"value": ${value}}}]}`;
    expect(await codesOf(json, 'tuyin')).toEqual(['JSN1011']);
  });

  test('one list of many parts', async () => {
    const count = times(30_000, 300_000);
    const items = Array.from({ length: count }, () => '{}').join();
    const codes = await codesOf(`{"samara": "maple", "version": 1, "items": [${items}]}`, 'maple');
    expect(codes).toHaveLength(count);
    expect(new Set(codes)).toEqual(new Set(['JSN1003']));
  });

  test('an object of many members that nobody knows', async () => {
    const count = times(20_000, 100_000);
    const names = Array.from({ length: count }, (_, i) => `"x${i}": ${i}`).join();
    const codes = await codesOf(`{"samara": "linear", "version": 1, "functions": [], ${names}}`, 'linear');
    expect(codes).toHaveLength(count);
  });

  test('another version, another language, no document', async () => {
    expect(await codesOf('{"samara": "maple", "version": 2, "things": []}', 'maple')).toEqual(['JSN1010']);
    expect(await codesOf('{"samara": "linear", "version": 1, "items": []}', 'maple')).toEqual(['JSN1006']);
    expect(await codesOf('5', 'maple')).toEqual(['JSN1002']);
    expect(await codesOf('', 'maple')).toEqual(['JSN1001']);
  });

  test('names in a circle', async () => {
    const type = (name: string, of: string): string => `{"kind": "type", "name": "${name}", "type": "${of}"}`;
    const json = `{"samara": "maple", "version": 1, "items": [${type('$a', '$b')}, ${type('$b', '$a')}]}`;
    expect(await codesOf(json, 'maple')).toEqual([]);
    const alias = (name: string, of: string): string => `{"form": "alias", "name": "${name}", "of": "${of}"}`;
    const linear = `{"samara": "linear", "version": 1, "functions": [${alias('a', 'b')}, ${alias('b', 'a')}]}`;
    expect(await codesOf(linear, 'linear')).toContain('LNK0004');
  });
});
