/**
 * The direction of imports, type-only imports included: what each folder of `src/` may import is data here.
 * Sibling IRs never import each other, nor do sibling back ends; `node:` modules stay at the edge.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../src');

const irs = ['maple', 'light', 'linear', 'tuyin'];
const ground = ['base', 'scalar', 'table'];

/** Folder of `src/` (with its subfolder where that counts) → the folders it may import, besides itself. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  base: [],
  scalar: ['base'],
  table: ['base', 'scalar'],
  maple: ground,
  light: ground,
  linear: ground,
  tuyin: ground,
  runtime: ['base'],
  lower: [...ground, ...irs, 'runtime'],
  passes: [...ground, ...irs, 'lower'],
  frontend: [...ground, ...irs],
  vm: [...ground, ...irs],
  // What back ends share: structure of control flow, expression trees, legalisation. Each back end sees it and itself, never another one.
  backend: [...ground, ...irs, 'vm'],
  driver: [...ground, ...irs, 'runtime', 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*'],
  cli: [...ground, ...irs, 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*', 'driver'],
  index: [...ground, ...irs, 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*', 'driver'],
};

interface Import {
  readonly from: string;
  readonly to: string;
  /** Types need nothing of the file when the program runs; what is imported late, by `import()`, is loaded on its own. */
  readonly needs: 'values' | 'types' | 'late';
}

/**
 * Where files need each other's types, by a file of each such group: one object and the functions that work on it, which
 * get it as an argument. One file would be worse: it would hold all of the functions.
 */
const typeCycles: Readonly<Record<string, string>> = {
  'linear/meaning.ts': 'meanings of numbers and of vectors are functions of one type',
  'linear/verifier.ts': 'the verifier, and its rules about types and profiles',
  'linear/parser.ts': 'the parser, and its functions for bodies and operands',
  'light/machine.ts': 'the machine, its states, and one function for each rule, which gets the machine',
  'light/engine.ts': 'a run, and the trace of it',
  'tuyin/graph/body.ts': 'the body that is being elaborated, and functions for kinds of expressions',
  'tuyin/automata/dfa.ts': 'an automaton, and the classes of bytes of its edges',
  'lower/maple-levels/dynamic/lowering.ts': 'the lowering of a function, and its conversions',
  'lower/tuyin-whole/body.ts':
    'the body of a function in the making, and what converts and keeps its values, which gets it',
  'lower/tuyin-whole/function.ts': 'the lowering of a function, and the table of its operations, which get it',
  'frontend/c/preprocessor/preprocessor.ts': 'the preprocessor, and one function for each directive, which gets it',
  'frontend/c/preprocessor/token.ts': 'a token knows the macro that it came out of, and macros consist of tokens',
  'frontend/c/lowering/function.ts':
    'the lowering of a function and of its module, and functions for kinds of expressions and statements, which get it',
  'frontend/c/types.ts': 'an array of variable length knows the variable of its length, and variables have types',
  'vm/tuyin/machine.ts': 'the machine, and what it tells of its calls',
  'vm/tuyin/graph-code.ts': 'steps are functions of the call that executes them',
  'driver/program.ts': 'a program knows its engine, and rows of engines start programs',
  'cli/command.ts': 'a command, and how it is described',
};

const modules = findModules();
const imports = modules.flatMap(importsOf);

function findModules(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort();
}

/** Every static, re-exporting and dynamic import, and every `import('…')` type. */
function importsOf(module: string): Import[] {
  const text = readFileSync(join(src, module), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:^|[\s;}])(?:import|export)\s([^'"`;]*?)from\s*['"]([^'"]+)['"]|(?:^|\s)import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map(([, names, from, bare, late]) => ({
    from: module,
    to: from ?? bare ?? late,
    needs: late !== undefined ? 'late' : names !== undefined && namesTypesOnly(names) ? 'types' : 'values',
  }));
}

/** Between `import` or `export` and `from`: `type { A }`, or `{ type A, type B }`. */
function namesTypesOnly(names: string): boolean {
  if (/^type[\s{]/.test(names.trim())) return true;
  const list = /^\s*\{([^}]*)\}\s*$/
    .exec(names)?.[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return list !== undefined && list.length > 0 && list.every((name) => name.startsWith('type '));
}

/** Folders of `backend/` that are no back end. */
const shared: ReadonlySet<string> = new Set(['legalise', 'text']);

/** `base`, `backend` for what back ends share, `backend/wasm` for one of them, `index` for the front door. */
function layerOf(module: string): string {
  const [first, second, ...deeper] = module.replace(/\.ts$/, '').split('/');
  return first === 'backend' && deeper.length > 0 && !shared.has(second) ? `backend/${second}` : first;
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const list = allowed[from.split('/')[0]] ?? [];
  if (from.startsWith('backend/') && to === 'backend') return true;
  return list.includes(to) || (to.includes('/') && list.includes(`${to.split('/')[0]}/*`));
}

/** A way from a file through its imports back to it, for each file on such a way that is met first; empty if there is none. */
function cyclesOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  for (const start of edges.keys()) {
    if (done.has(start)) continue;
    const path: { readonly file: string; next: number }[] = [{ file: start, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const to = edges.get(top.file)?.[top.next++];
      const from = path.findIndex(({ file }) => file === to);
      if (to === undefined) done.add(path.pop()?.file ?? '');
      else if (from >= 0) cycles.push([...path.slice(from).map(({ file }) => file), to]);
      else if (!done.has(to)) path.push({ file: to, next: 0 });
    }
  }
  return cycles;
}

/** The groups of files of which each leads to each other: strongly connected components of more than one file. */
function groupsOf(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(edges.get(from) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(edges.get(file) ?? []));
    }
    return seen;
  };
  const reached = new Map([...edges.keys()].map((file) => [file, reach(file)]));
  const groups = new Map<string, string[]>();
  for (const [file, seen] of reached) {
    const group = [...seen].filter((other) => reached.get(other)?.has(file) === true).toSorted();
    if (seen.has(file)) groups.set(group.join(), group);
  }
  return [...groups.values()];
}

function importGraph(keep: (found: Import) => boolean): Map<string, string[]> {
  const edges = new Map<string, string[]>(modules.map((module) => [module, []]));
  for (const found of imports) {
    if (!found.to.startsWith('.') || !keep(found)) continue;
    edges.get(found.from)?.push(relative(src, resolve(src, dirname(found.from), found.to)).replaceAll('\\', '/'));
  }
  return edges;
}

function mayUseNode(module: string): boolean {
  return /^cli\//.test(module) || /^driver\/node[^/]*\.ts$/.test(module);
}

describe('architecture', () => {
  test('there are modules and imports to look at', () => {
    expect(modules.length).toBeGreaterThan(20);
    expect(imports.length).toBeGreaterThan(20);
  });

  test('every folder has a place in the table', () => {
    const unknown = modules.map(layerOf).filter((layer) => !Object.hasOwn(allowed, layer.split('/')[0]));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('relative imports lead to a file, with its extension', () => {
    const broken = imports.filter(({ from, to }) => to.startsWith('.') && !existsSync(resolve(src, dirname(from), to)));
    expect(broken).toEqual([]);
  });

  test('imports go downwards only, and never to a sibling', () => {
    const wrong = imports
      .filter(({ to }) => to.startsWith('.'))
      .map(({ from, to }) => ({ from, to: relative(src, resolve(src, dirname(from), to)) }))
      .filter(({ to }) => !to.startsWith('..'))
      .filter(({ from, to }) => !mayImport(layerOf(from), layerOf(to)));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('no file needs itself: there are no cycles of values', () => {
    const cycles = cyclesOf(importGraph(({ needs }) => needs === 'values'));
    expect(cycles.map((files) => files.join('\n  imports '))).toEqual([]);
  });

  test("files that need each other's types are those of the list", () => {
    const groups = groupsOf(importGraph(({ needs }) => needs !== 'late'));
    const unlisted = groups.filter((group) => !group.some((file) => Object.hasOwn(typeCycles, file)));
    expect(unlisted.map((group) => group.join(' ⇄ '))).toEqual([]);
    const idle = Object.keys(typeCycles).filter((file) => !groups.some((group) => group.includes(file)));
    expect(idle).toEqual([]);
  });

  test('rows load what they need when they need it', () => {
    const edges = importGraph(({ needs }) => needs === 'values');
    const loadedWith = (start: string, pattern: RegExp): string[] => {
      const seen = new Set([start]);
      for (const file of seen) for (const next of edges.get(file) ?? []) seen.add(next);
      return [...seen].filter((file) => pattern.test(file));
    };
    // The tables of rows cost no language, the command `run` no engine, and a program in MAPLE no other language and no engine; a
    // list of what a target lacks is data of its row, and the names of levels are those of an option.
    const code =
      /^(frontend|lower)\/|^passes\/(?!levels)|^backend\/(?!(?:wasm|c|csharp|java|js|python)\/lacks)|^(maple|light|tuyin)\/|^linear\/(?!nodes|opcodes)|^vm\/(?!trap|host|meter)/;
    expect(loadedWith('driver/index.ts', code)).toEqual([]);
    expect(loadedWith('cli/run.ts', code)).toEqual([]);
    expect(
      loadedWith(
        'driver/maple-program.ts',
        /^(frontend|backend|tuyin|light|passes)\/|^vm\/(linear|machine|maple|tuyin)\//,
      ),
    ).toEqual([]);
  });

  test('only the edge knows node and packages', () => {
    const wrong = imports.filter(({ from, to }) => !to.startsWith('.') && !mayUseNode(from));
    expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  test('only the edge leaves src', () => {
    const outside = imports.filter(
      ({ from, to }) => to.startsWith('.') && relative(src, resolve(src, dirname(from), to)).startsWith('..'),
    );
    expect(outside.map(({ from, to }) => `${from} imports ${to}`)).toEqual([
      'cli/version.ts imports ../../package.json',
    ]);
  });

  test('cycles are found', () => {
    const edges = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', ['e']],
      ['e', ['b']],
    ]);
    expect(cyclesOf(edges)).toEqual([['b', 'd', 'e', 'b']]);
    expect(
      cyclesOf(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([]);
    expect(['{ type A, type B }', 'type { A }', 'type A'].map(namesTypesOnly)).toEqual([true, true, true]);
    expect(['{ type A, b }', '{ a }', '* as a', 'a', '{ typeOf }'].map(namesTypesOnly)).not.toContain(true);
  });

  test('the rules themselves refuse what they should', () => {
    expect(mayImport('maple', 'linear')).toBe(false);
    expect(mayImport('base', 'scalar')).toBe(false);
    expect(mayImport('backend/c', 'backend/wasm')).toBe(false);
    expect(mayImport('backend/c', 'backend')).toBe(true);
    expect(mayImport('backend', 'backend/c')).toBe(false);
    expect(mayImport('driver', 'backend/c')).toBe(true);
    expect(mayImport('passes', 'driver')).toBe(false);
    expect(mayUseNode('driver/index.ts')).toBe(false);
    expect(mayUseNode('driver/node-files.ts')).toBe(true);
  });
});
