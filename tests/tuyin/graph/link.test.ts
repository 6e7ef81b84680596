/**
 * Names across modules: imports in their order, private names, declarations, aliases and signatures, initialisation.
 */
import { describe, expect, test } from 'vitest';
import type { Graph, GraphNode } from '../../../src/tuyin/graph/nodes.ts';
import type { LinkedModule } from '../../../src/tuyin/graph/program.ts';
import { verifyGraph } from '../../../src/tuyin/graph/verifier.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { linkProgram } from '../../../src/tuyin/program.ts';

/** Modules by path; the first is the program's. */
function link(files: Readonly<Record<string, string>>): {
  readonly graph: Graph | undefined;
  readonly codes: readonly string[];
} {
  const paths = Object.keys(files);
  const modules = paths.map((path): LinkedModule => {
    const { module, diagnostics } = parseTuyin(files[path]);
    expect(diagnostics).toEqual([]);
    return { module, imports: new Map(paths.map((other, i) => [other, i])) };
  });
  const { program, diagnostics } = linkProgram(modules);
  const graph = program?.graph;
  if (graph !== undefined) expect(verifyGraph(graph)).toEqual([]);
  return { graph, codes: diagnostics.map(({ code }) => code) };
}

/** The functions that a function calls, by their names in the graph. */
function callees(graph: Graph | undefined, name: string): string[] {
  const body = graph?.functions.find((func) => func.name === name)?.body;
  const nodes: readonly GraphNode[] = body?.kind === 'graph' ? body.nodes : [];
  return nodes.flatMap((node) => (node.kind === 'call' ? [graph?.functions[node.callee].name ?? '?'] : []));
}

test('an imported function, declared or not', () => {
  for (const declaration of ['', 'declare i32 @twice(i32)\n']) {
    const { graph, codes } = link({
      main: `import "lib"\n${declaration}subset @main\n  @twice(4)\n`,
      lib: 'define i32 @twice(i32 %n) {\n  %n * 2\n}\n',
    });
    expect(codes).toEqual([]);
    expect(callees(graph, 'main')).toEqual(['twice']);
  }
});

test('the host is last', () => {
  expect(callees(link({ main: 'subset @main\n  @puts <- "x"\n' }).graph, 'main')).toEqual(['puts']);
  const { graph } = link({
    main: 'import "lib"\nsubset @main\n  @puts <- "x"\n',
    lib: 'define i32 @puts(i8* %s) {\n  7\n}\n',
  });
  expect(graph?.functions.find(({ name }) => name === 'puts')?.form).toBe('define');
});

test('a missing module is no mistake here, but there is no graph', () => {
  const { module } = parseTuyin('import "lib"\nsubset @main\n  elsewhere + 1\n');
  expect(linkProgram(module)).toMatchObject({ program: undefined, diagnostics: [] });
});

test('private names belong to their module, and are told apart in the graph', () => {
  const { graph, codes } = link({
    main: 'import "lib"\nprivate subset @help\n  1\nsubset @main\n  help\n',
    lib: 'private subset @help\n  2\nsubset @use\n  help\n',
  });
  expect(codes).toEqual([]);
  expect(callees(graph, 'main')).toEqual(['help']);
  expect(callees(graph, 'use')).toEqual(['help.1']);
  expect(
    link({ main: 'import "lib"\nsubset @main\n  @hidden(1)\n', lib: 'private subset @hidden\n  2\n' }).codes,
  ).toEqual(['TUY2001']);
});

describe('two definitions', () => {
  const twice = (a: string, b: string): readonly string[] =>
    link({ main: `import "lib"\n${a}subset @main\n  1\n`, lib: b }).codes;
  test('of one external name', () => expect(twice('subset @f\n  1\n', 'subset @f\n  2\n')).toEqual(['TUY2002']));
  test('that are the same and have no address of their own', () => {
    const text = 'func @f unnamed_addr {\n  1\n}\n';
    expect(twice(text, text)).toEqual([]);
    expect(twice(text, text.replace('1', '2'))).toEqual(['TUY2002']);
    expect(twice(`${text}// a comment\n`, text.replace('1', ' 1 '))).toEqual([]);
  });
  test('that are the same if what they refer to is', () => {
    const counter = (limit: number, base: string): string =>
      `@limit = internal global i32 ${limit}\nprivate define i32 @less(i32 %n) { %n == 0 ? ${base} : @down(%n - 1) }\n` +
      'define i32 @down(i32 %n) unnamed_addr { @less(%n) + @tuyin.mem.load.i32(@limit) }\n';
    expect(twice(counter(5, '1'), counter(5, '1'))).toEqual([]);
    expect(twice(counter(5, '1'), counter(5, '2'))).toEqual(['TUY2002']);
    expect(twice(counter(5, '1'), counter(6, '1'))).toEqual(['TUY2002']);
  });
  test('of stack code', () => {
    const code = (prefix: string, text: string): string =>
      `${prefix}define i32 @f(i32 %x) unnamed_addr {\n  ldarg.0\n  ldk i32 7000\n  add\n  ldstr "${text}"\n  pop\n  ret\n}\n`;
    expect(twice(code('', 'a'), code('define i32 @other() {\n  ldk i32 8000\n  ret\n}\n', 'a'))).toEqual([]);
    expect(twice(code('', 'a'), code('', 'b'))).toEqual(['TUY2002']);
    expect(twice(code('', 'a'), code('', 'a').replace('7000', '7001'))).toEqual(['TUY2002']);
  });
  test('a declaration of other types', () =>
    expect(twice('declare i32 @f(i32)\n', 'define i32 @f(i64 %n) {\n  1\n}\n')).toEqual(['TUY2002']));
});

describe('aliases', () => {
  const lib = 'subset @length\n  4\n';
  test('a second name', () => {
    const { graph, codes } = link({
      main: 'import "lib" as strings\n@size = strings alias length\nsubset @main\n  size\n',
      lib,
    });
    expect(codes).toEqual([]);
    expect(callees(graph, 'main')).toEqual(['length']);
    expect(graph?.aliases.map(({ name }) => name)).toEqual(['size']);
  });
  test('module.name', () =>
    expect(
      callees(link({ main: 'import "lib" as strings\nsubset @main\n  strings.length\n', lib }).graph, 'main'),
    ).toEqual(['length']));
  test('are private unless they say otherwise', () => {
    const middle = (linkage: string): string => `import "lib" as l\n@size = l ${linkage}alias length\n`;
    const main = 'import "middle"\nsubset @main\n  @size\n';
    expect(link({ main, middle: middle(''), lib }).codes).toEqual(['TUY2001']);
    expect(callees(link({ main, middle: middle('external '), lib }).graph, 'main')).toEqual(['length']);
  });
  test('that disagree', () => {
    const files = {
      a: 'import "lib" as l\n@both = l external alias one\n',
      b: 'import "lib" as l\n@both = l external alias two\n',
      lib: 'subset @one\n  1\nsubset @two\n  2\n',
    };
    expect(link({ main: 'import "a"\nimport "b"\nsubset @main\n  @both\n', ...files }).codes).toEqual(['TUY2411']);
    expect(
      callees(link({ main: 'import "a" as a\nimport "b" as b\nsubset @main\n  b.both\n', ...files }).graph, 'main'),
    ).toEqual(['two']);
    expect(link({ main: 'import "a"\nimport "b"\nsubset @main\n  1\n', ...files }).codes).toEqual([]);
  });
  test('of modules that exist', () => {
    expect(link({ main: '@a = nobody alias f\nsubset @f\n  1\n' }).codes).toEqual(['TUY2001']);
  });
  test('declarations of globals have the types of their definitions', () => {
    const lib = '@limit = global i32 7\n';
    expect(link({ main: 'import "lib"\n@limit = external global i64\n', lib }).codes).toEqual(['TUY2416']);
    expect(link({ main: 'import "lib"\n@limit = external global i32\n', lib }).codes).toEqual([]);
    expect(link({ main: 'import "lib"\n@limit = external global i32\n', lib: 'subset @limit\n  1\n' }).codes).toEqual([
      'TUY2002',
    ]);
  });
  test('in a circle', () => {
    expect(link({ main: '@a = self alias b\n@b = self alias a\nsubset @main\n  @a\n' }).codes).toEqual([
      'TUY2001',
      'TUY2001',
      'TUY2001',
    ]);
  });
  test('a signature names the identity of its module', () => {
    const guid = '01234567-89ab-cdef-0123-456789abcdef';
    const main = (text: string): string =>
      `import "lib" as l\n@size = l alias length "${text}"\nsubset @main\n  @size\n`;
    const marked = `attributes #0 = { "dll_refer_guid"="${guid.toUpperCase()}" }\n${lib}`;
    expect(link({ main: main(guid), lib: marked }).codes).toEqual([]);
    expect(link({ main: main(guid.replace('0', '1')), lib: marked }).codes).toEqual(['TUY2412']);
  });
});

test('statements outside functions run in the order of the imports, those of the program last', () => {
  const files = {
    main: 'import "b"\nimport "a"\nx = 1\nsubset @main\n  1\n',
    a: 'import "main"\ny = 1\n',
    b: 'import "a"\nz = 1\n',
  };
  const { graph } = link(files);
  expect(graph?.init.map((id) => graph.functions[id].module)).toEqual([1, 2, 0]);
  expect(graph?.main === undefined ? undefined : graph.functions[graph.main].name).toBe('main');
  const alone = link({ main: 'import "a"\nx = 1\n', a: 'y = 1\n' }).graph;
  expect(alone?.init.map((id) => alone.functions[id].module)).toEqual([1]);
  expect(alone?.main === undefined ? undefined : alone.functions[alone.main].module).toBe(0);
});

test('modules that import each other, and types that refer to themselves', () => {
  const list = '%List = type (i32, %List*)\n';
  const { graph, codes } = link({
    main: `import "lib"\n${list}define i32 @first(%List* %l) {\n  extractvalue(%l[0], 0)\n}\nsubset @main\n  @second(@cell)\n`,
    lib: `import "main"\n${list}@cell = global %List (5, null)\ndefine i32 @second(%List* %l) {\n  @first(%l)\n}\n`,
  });
  expect(codes).toEqual([]);
  expect([...(graph?.types.keys() ?? [])]).toEqual(['List']);
});
