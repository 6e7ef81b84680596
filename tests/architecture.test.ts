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
  // What back ends share: the structure of control flow. Each back end sees it and itself, never another one.
  backend: [...ground, ...irs, 'vm'],
  driver: [...ground, ...irs, 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*'],
  cli: [...ground, ...irs, 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*', 'driver'],
  lsp: [...ground, ...irs, 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*', 'driver'],
  index: [...ground, ...irs, 'lower', 'passes', 'frontend', 'vm', 'backend', 'backend/*', 'driver'],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

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
    /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\s)import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map((match) => ({ from: module, to: match[1] ?? match[2] ?? match[3] }));
}

/** `base`, `backend` for what back ends share, `backend/wasm` for one of them, `index` for the front door. */
function layerOf(module: string): string {
  const [first, second, ...deeper] = module.replace(/\.ts$/, '').split('/');
  return first === 'backend' && deeper.length > 0 ? `backend/${second}` : first;
}

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const list = allowed[from.split('/')[0]] ?? [];
  if (from.startsWith('backend/') && to === 'backend') return true;
  return list.includes(to) || (to.includes('/') && list.includes(`${to.split('/')[0]}/*`));
}

function mayUseNode(module: string): boolean {
  return /^(cli|lsp)\//.test(module) || /^driver\/node[^/]*\.ts$/.test(module);
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
