/** One module of several: what the words of the document mean there, one by one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guidOf, guidText } from '../../../src/tuyin/bitcode/index.ts';
import { initOf } from '../../../src/tuyin/module.ts';
import { codeOf, link, moduleOf, modulesOf, outcome, sameOutcome, type Files } from './linked.ts';

function textOf(files: Files, options: Parameters<typeof link>[1] = {}): string {
  const { text, diagnostics } = link(files, options);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  return text;
}

function codesOf(files: Files, options: Parameters<typeof link>[1] = {}): string[] {
  return link(files, options).diagnostics.map(({ code }) => code);
}

test('the example of the documentation', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/ir/tuyin.md'), 'utf8');
  const section = page.slice(page.indexOf('## Linking'), page.indexOf('## Bitcode'));
  const blocks = [...section.matchAll(/```\n\/\/ ([a-z]+\.ti).*\n([^`]*)```/g)].map(([, name, text]) => [name, text]);
  const { 'program.ti': program, ...files } = Object.fromEntries(blocks) as Record<string, string>;
  expect(Object.keys(files)).toEqual(['main.ti', 'area.ti']);
  expect(sameOutcome(files)).toBe(' status 42');
  expect(textOf(files)).toBe(program);
});

describe('how symbols are seen', () => {
  const lib =
    '@secret = private global i32 1\n@local = internal global i32 2\n@inside = hidden global i32 3\n' +
    '@fixed = protected global i32 4\n@open = dso_local global i32 5\n@plain = i32 6\n';
  test('in the linked module', () => {
    const text = textOf({ 'main.ti': 'import "lib.ti"\nsubset @main\n  @plain\n', 'lib.ti': lib });
    for (const line of [
      '@secret = private global i32 1',
      '@local = internal global i32 2',
      '@inside = internal global i32 3',
      '@fixed = protected global i32 4',
      '@open = dso_local global i32 5',
      '@plain = i32 6',
    ])
      expect(text).toContain(`${line}\n`);
  });
  test('behind it: what is hidden is gone', () => {
    const linked = textOf({ 'lib.ti': lib });
    const uses = (name: string): string[] =>
      codesOf({ 'main.ti': `import "lib.ti"\nsubset @main\n  output <- @${name}\n`, 'lib.ti': linked });
    expect(['secret', 'local', 'inside', 'fixed', 'open', 'plain'].map(uses)).toEqual([
      ['LNK0002'],
      ['LNK0002'],
      ['LNK0002'],
      // Known, and what is written is an address.
      ['TUY2422'],
      ['TUY2422'],
      [],
    ]);
  });
  test('private names are changed where others have them, internal ones too, and no others', () => {
    const module = (name: string): string => `private subset @help\n  ${name.length}\nsubset @${name}\n  help\n`;
    const text = textOf({
      'main.ti': `import "a.ti"\nimport "b.ti"\n${module('ccc')}subset @main\n  a + bb + ccc\n`,
      'a.ti': module('a'),
      'b.ti': module('bb'),
    });
    expect(text.match(/@help[.0-9]*$/gm)).toEqual(['@help', '@help', '@help.2', '@help.2', '@help.3', '@help.3']);
  });
  test('a private name of the host', () => {
    expect(
      sameOutcome({
        'main.ti': 'import "lib.ti"\nsubset @main\n  @puts <- "x\\00"\n  both\n',
        'lib.ti': 'private subset @puts\n  9\nsubset @both\n  @puts\n',
      }),
    ).toMatch(/^x.* status 9$/s);
  });
});

describe('preloaded modules take the place of what may be preempted', () => {
  const lib = (head: string): string => `${head} subset @value\n  1\nsubset @own\n  @value()\n`;
  const run = (head: string): string => {
    const [main, library] = modulesOf({
      'main.ti': 'import "lib.ti"\nsubset @main\n  10 * @value() + @own()\n',
      'lib.ti': lib(head),
    });
    const modules = [
      { module: main.module, imports: new Map([['lib.ti', 2]]) },
      { module: moduleOf('over.ti', 'subset @value\n  7\n'), imports: new Map(), preloaded: true },
      library,
    ];
    // Preloaded modules come first among those that define a name.
    const { module, diagnostics } = link(modules);
    expect(diagnostics).toEqual([]);
    return module === undefined ? '' : outcome(codeOf(module), 'graph');
  };
  test.each([
    ['', 77],
    ['dso_preemptable', 77],
    ['protected', 71],
    ['dso_local', 11],
    ['hidden', 11],
  ])('%s', (head, status) => expect(run(head)).toBe(` status ${status}`));
});

describe('mistakes name all places', () => {
  const places = ({ diagnostics }: ReturnType<typeof link>): string[] =>
    diagnostics.map(({ code, span, notes }) =>
      [code, ...[span, ...notes.map((note) => note.span)].flatMap((place) => place?.source.name ?? [])].join(' '),
    );
  test('defined three times', () =>
    expect(
      places(
        link({
          'main.ti': 'import "a.ti"\nimport "b.ti"\nsubset @f\n  1\nsubset @main\n  1\n',
          'a.ti': 'subset @f\n  2\n',
          'b.ti': 'subset @f\n  3\n',
        }),
      ),
    ).toEqual(['LNK0001 a.ti main.ti b.ti']));
  test('declared and nowhere defined: every use', () =>
    expect(
      places(
        link({
          'main.ti': 'import "a.ti"\ndeclare i32 @f(i32)\nsubset @main\n  @f(1) + @f(2)\n',
          'a.ti': 'declare i32 @f(i32)\nsubset @g\n  @f(3)\n',
        }),
      ),
    ).toEqual(['LNK0002 main.ti main.ti a.ti']));
  test('used and nowhere defined', () =>
    expect(places(link({ 'main.ti': 'import "a.ti"\nsubset @main\n  @f(1) + @f(2)\n', 'a.ti': '@x = 1\n' }))).toEqual([
      'LNK0002 main.ti main.ti',
    ]));
  test('options that name nothing', () => {
    const files = { 'main.ti': 'subset @main\n  1\n' };
    expect(codesOf(files, { exports: ['x'], keep: ['y'], entry: 'z' })).toEqual(['LNK0021', 'LNK0021', 'LNK0021']);
  });
});

test('a program may start with another function', () => {
  const files = { 'a.ti': 'subset @main\n  1\nsubset @other\n  2 + @main()\n' };
  const { module, text } = link(files, { entry: 'other' });
  expect(text).toContain('@other = @self external alias @main\n');
  expect(module && outcome(codeOf(module), 'graph')).toBe(' status 3');
});

describe('declarations', () => {
  test('meet their definitions, of modules that do not import each other too', () => {
    const files = {
      'main.ti': 'declare i32 @f(i32)\nsubset @main\n  @f(4)\n',
      'f.ti': 'define i32 @f(i32 %n) {\n  %n + 1\n}\n',
    };
    expect(sameOutcome(files)).toBe(' status 5');
    expect(textOf(files)).not.toContain('declare');
  });
  test('that others supply stay, once', () => {
    const text = textOf(
      {
        'main.ti': 'import "a.ti"\ndeclare i32 @f(i32)\nsubset @main\n  @f(1)\n',
        'a.ti': 'declare i32 @f(i32)\nsubset @g\n  @f(3)\n',
      },
      { mayBeMissing: (name) => name === 'f' },
    );
    expect(text.match(/declare/g)).toHaveLength(1);
  });
});

describe('types', () => {
  const use = (name: string, fields: string): string =>
    `%T = type (${fields})\ndefine i32 @${name}(%T* %p) {\n  sizeof(%T)\n}\n`;
  test('of one name and one meaning are one, others are told apart', () => {
    const alike = textOf({
      'main.ti': `import "a.ti"\n${use('m', 'i32, i8')}subset @main\n  1\n`,
      'a.ti': use('a', 'i32, i8'),
    });
    expect(alike.match(/^%T.* = /gm)).toEqual(['%T = ']);
    const apart = {
      'main.ti': `import "a.ti"\n${use('m', 'i32, i32')}subset @main\n  @m(null) * 16 + @a(null)\n`,
      'a.ti': use('a', 'i8, i8'),
    };
    expect(textOf(apart).match(/^%T.* = /gm)).toEqual(['%T = ', '%T.2 = ']);
    expect(sameOutcome(apart)).toBe(` status ${8 * 16 + 2}`);
  });
  test('that refer to themselves and to types that differ', () => {
    const list = (element: string, name: string): string =>
      `%E = type ${element}\n%L = type (%E, %L*)\ndefine i32 @${name}(%L* %l) {\n  sizeof(%L)\n}\n`;
    const files = {
      'main.ti': `import "a.ti"\nimport "b.ti"\n${list('i32', 'm')}subset @main\n  @m(null) + 16 * @a(null) + 64 * (@b(null) - 8)\n`,
      'a.ti': list('i32', 'a'),
      'b.ti': list('i64', 'b'),
    };
    expect(textOf(files).match(/^%.* = /gm)).toEqual(['%E = ', '%L = ', '%E.2 = ', '%L.2 = ']);
    sameOutcome(files);
  });
  test('have no name that a local has', () => {
    const files = {
      'main.ti': 'import "a.ti"\nsubset @main\n  %T = 5\n  %T + @a(1)\n',
      'a.ti': '%T = type i32\ndefine i32 @a(%T %n) {\n  %T %n + 1\n}\n',
    };
    expect(sameOutcome(files)).toBe(' status 7');
  });
  test('that two imported modules call alike and mean differently must be told apart by whoever uses them', () => {
    const files = (use: string, b: string): Files => ({
      'main.ti': `import "a.ti" as a\nimport "b.ti" as b\n${use}`,
      'a.ti': '%T = type (i32, i32)\n',
      'b.ti': `%T = type ${b}\n`,
    });
    const use = 'define i32 @main() {\n  sizeof(%T)\n}\n';
    expect(codesOf(files(use, 'i8'))).toEqual(['TUY2411']);
    expect(codesOf(files(use, '(i32, i32)'))).toEqual([]);
    expect(codesOf(files('subset @main\n  1\n', 'i8'))).toEqual([]);
    expect(sameOutcome(files('%U = b alias T\nsubset @main\n  sizeof(%U)\n', 'i8'))).toBe(' status 1');
  });
  test('are imported, under their names and under others, over several modules', () => {
    const files = {
      'main.ti':
        'import "middle.ti" as m\n%A = m alias Far\n%B = m alias Near\ndefine i32 @sum(%A %a, %B* %b) {\n  %a[0]\n}\n' +
        'subset @main\n  @sum(%A (3, true), null) + sizeof(%B)\n',
      'middle.ti': 'import "far.ti" as f\n%Far = f external alias Pair\n%Near = type %Word\n',
      'far.ti': '%Pair = type (i32, i1)\n%Word = type i32\n',
    };
    expect(sameOutcome(files)).toBe(' status 7');
  });
});

describe('statements outside functions', () => {
  const files = {
    'main.ti': 'import "b.ti"\nimport "a.ti"\nx = input.read(1)\noutput <- x\noutput <- %1\n%0 = 1\n',
    'a.ti': 'x = [4]\noutput <- "a"\nmatch input.read(1) with\n| 1 -> output <- "one"\n| _ -> output <- %2\n',
    'b.ti': 'import "a.ti"\n%0 = input.read(1)\noutput <- "b"\noutput <- %0\n',
  };
  test('run in an order of their own, with names and numbers of their own', () => {
    const main = 'import "b.ti"\nimport "a.ti"\nx = input.read(1)\noutput <- x\n3\n';
    expect(sameOutcome({ ...files, 'main.ti': main }, 'XYZ')).toBe('aXbYZ status 3');
    expect(initOf(link({ ...files, 'main.ti': main }).module ?? moduleOf('x', ''))).toHaveLength(9);
  });
});

test('unnamed values keep their meaning where a constant was named through its module', () => {
  const files = {
    'main.ti':
      'import "a.ti" as a\nsubset @main\n  input.read(1)\n  a.x\n  input.read(1)\n  output <- %3\n  output <- %1\n  %2\n',
    'a.ti': '@x = 9\n',
  };
  expect(sameOutcome(files, 'PQ')).toBe('QP status 9');
});

describe('definitions without an address', () => {
  const counter = (name: string, step: number): string =>
    `define i32 @${name}(i32 %n) unnamed_addr {\n  %n == 0 ? 0 : ${step} + @${name}(%n - 1)\n}\n`;
  test('that mean the same are one, whatever they are called; others are not', () => {
    const files = {
      'main.ti': `import "a.ti"\n${counter('one', 2)}subset @main\n  @one(3) + 10 * @two(2) + 50 * @three(1)\n`,
      'a.ti': counter('two', 2) + counter('three', 3),
    };
    const text = textOf(files);
    expect(text.match(/^define/gm)).toHaveLength(2);
    expect(text).toContain('@two = @self external alias @one\n');
    expect(sameOutcome(files)).toBe(` status ${6 + 40 + 150}`);
  });
  test('that call each other', () => {
    const pair = (a: string, b: string): string =>
      [
        [a, b],
        [b, a],
      ]
        .map(([f, g]) => `private define i32 @${f}(i32 %n) unnamed_addr {\n  %n == 0 ? 1 : 1 + @${g}(%n - 1)\n}\n`)
        .join('');
    const text = textOf({
      'main.ti': `import "lib.ti"\n${pair('a', 'b')}subset @main\n  @a(1) + @use()\n`,
      'lib.ti': `${pair('c', 'd')}subset @use\n  @c(2) + @d(1)\n`,
    });
    expect(text.match(/^private define/gm)).toHaveLength(1);
  });
  test('constants: with local_unnamed_addr only those that nobody else sees', () => {
    const text = textOf({
      'main.ti':
        '@a = private local_unnamed_addr constant i32 5\n@b = private local_unnamed_addr constant i32 5\n' +
        '@c = local_unnamed_addr constant i32 5\n@d = unnamed_addr constant i32 5\n@e = constant i32 5\n' +
        'subset @main\n  output <- @a == @b\n  output <- @c == @e\n  output <- @d\n  0\n',
    });
    expect(text.match(/constant/g)).toHaveLength(3);
  });
  test('functions that give different addresses are different', () => {
    const files = {
      'main.ti':
        '@x = global i32 1\n@y = global i32 1\ndefine i32* @f() unnamed_addr {\n  @x\n}\ndefine i32* @g() unnamed_addr {\n  @y\n}\n' +
        'subset @main\n  @f() == @g() ? 1 : 2\n',
    };
    expect(sameOutcome(files)).toBe(' status 2');
  });
});

describe('metadata and attributes', () => {
  test('numbers are given anew, lists of one name are joined, groups that say the same are one', () => {
    const text = textOf({
      'main.ti':
        'import "a.ti"\nattributes #3 = { nounwind }\nattributes #4 = { "dll_refer_guid"="01234567-89ab-cdef-0123-456789abcdef" }\n' +
        'subset @main #3 !0\n  1\n!0 = !{!"main"}\n!all = !{!0}\n',
      'a.ti':
        'attributes #0 = { nounwind "dll_refer_guid"="11111111-89ab-cdef-0123-456789abcdef" }\nattributes #1 = { cold }\n' +
        'subset @a #0 #1 !0 !5\n  1\n!0 = !{!"a", !5}\n!5 = distinct !{@a}\n!all = !{!0}\n',
    });
    expect(text).toContain('attributes #0 = { nounwind }\nattributes #1 = { cold }\n');
    expect(text).toContain('subset @a #0 #1 !0 !1\n');
    expect(text).toContain('subset @main #0 !2\n');
    expect(text).toContain('!0 = !{!"a", !1}\n!1 = distinct !{@a}\n!all = !{!0, !2}\n!2 = !{!"main"}\n');
    expect(text.match(/dll_refer_guid/g)).toHaveLength(1);
  });
});

describe('signatures', () => {
  const library = 'subset @twice\n  input.read(4) * 2\n';
  test('are bound when modules are linked', () => {
    const guid = guidText(guidOf(moduleOf('lib.ti', library)));
    const main = (text: string): string =>
      `import "lib.ti" as l\n@f = l external alias twice "${text}"\nsubset @main\n  @f(21)\n`;
    const files = { 'main.ti': main(guid), 'lib.ti': library };
    expect(sameOutcome(files)).toBe(' status 42');
    expect(textOf(files)).toContain('@f = @self external alias @twice\n');
    expect(codesOf({ ...files, 'main.ti': main(guid.replace(/^./, (c) => (c === '0' ? '1' : '0'))) })).toEqual([
      'TUY2412',
    ]);
  });
});

describe('what is not reached', () => {
  const files = {
    'main.ti':
      'import "lib.ti"\n%Unused = type i32\n@data = global i32 1\nsubset @main !0\n  @used(1)\nsubset @other !1\n  @unused\n!0 = !{!"kept"}\n!1 = !{!"gone"}\n!list = !{!2}\n!2 = !{@other}\n',
    'lib.ti':
      'import "main.ti"\n%T = type (%U, i32)\n%U = type i8\ndefine i32 @used(i32 %n) {\n  sizeof(%T)\n}\nsubset @unused\n  @data\n',
  };
  test('is left out with gc, and kept without', () => {
    const text = textOf(files, { gc: true });
    expect(text).not.toMatch(/unused|Unused|@data|@other|gone/);
    expect(text).toMatch(/%T = .*\n%U = /);
    expect(text).toContain('= !{null}\n');
    expect(textOf({ ...files, 'lib.ti': files['lib.ti'].replace('@data', '1') })).toMatch(/@unused/);
  });
  test('is what an option asks for not', () => {
    const reached = { ...files, 'lib.ti': files['lib.ti'].replace('@data', '1') };
    expect(textOf(reached, { gc: true, keep: ['unused'] })).toContain('subset @unused\n');
    expect(textOf(reached, { gc: true, exports: ['other'] })).toContain('subset @other');
    expect(textOf({ 'lib.ti': 'subset @a\n  1\nprivate subset @b\n  2\nhidden subset @c\n  3\n' }, { gc: true })).toBe(
      'subset @a\n  1\n',
    );
  });
});
