/**
 * What programs reach of the world: with the library in C nothing but the system interface, at most 15 functions, whatever the program.
 * What is listed is what the lowered program leaves open, and what its WebAssembly imports.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { hostName } from '../../src/base/host-name.ts';
import { SourceFile } from '../../src/base/source.ts';
import { detectFormat } from '../../src/driver/formats.ts';
import { emit, lower, parse, type Unit } from '../../src/driver/index.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { systemFunctions } from '../../src/vm/system.ts';
import { samara, samaraWith } from '../cli/samara.ts';
import { fullEngines, namesOf } from '../engines.ts';
import { inTurn, isLong, oneIn } from '../long.ts';

const system = Object.keys(systemFunctions);
/** The allocator is the engine's, and sets `errno`. */
const allocator = new Set(
  'malloc calloc realloc reallocarray free aligned_alloc posix_memalign malloc_usable_size __errno_location'.split(' '),
);
/** One file of several of a program, or wrong on purpose. */
const parts = /examples\/(?:build|c\/(?:btree|chess))\//;

const folders = ['examples', 'tests/conformance', 'tests/c/library', 'tests/c/programs', 'tests/sysy/programs'];
const programs = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.(c|mpl|sy)$/.test(file) && !parts.test(file))
  .sort();

async function unitOf(file: string): Promise<Unit | undefined> {
  const source = new SourceFile(file, readFileSync(file, 'utf8'));
  const { value: unit, diagnostics } = await parse(source, detectFormat(file, source.text));
  return unit === undefined || hasErrors(diagnostics) ? undefined : unit;
}

/** What is left to the host, but for the allocator. */
async function openIn(file: string): Promise<readonly string[]> {
  const unit = await unitOf(file);
  const { value } = unit === undefined ? {} : await lower(unit, 'linear', { library: 'c' });
  // For addresses of 32 bits the library is the host's.
  return value === undefined || value.module.pointerSize === 4
    ? []
    : leftOpen(value.module).filter((name) => !allocator.has(name));
}

function leftOpen({ funcs }: LinearModule): string[] {
  return funcs.filter(({ extern, alias }) => extern && alias === undefined).map(({ name }) => hostName(name));
}

test('the system interface has at most 15 functions', () => {
  expect(system.length).toBeLessThanOrEqual(15);
});

describe('programs reach nothing but the system interface', () => {
  // Dynamic values and large programs take long to compile from the sources.
  const quick = programs.filter((file) => !/\/(?:dynamic|c)\//.test(file));
  test.each(isLong ? programs.filter((_, i) => i % 6 === 0) : oneIn(15, quick))('%s', async (file) => {
    expect((await openIn(file)).filter((name) => !system.includes(name))).toEqual([]);
  });
});

/** Each kind of program once. */
const samples = ['examples/hello.c', 'examples/list.mpl', 'tests/conformance/dynamic/strings.mpl'];

describe('so does WebAssembly', () => {
  test.each(inTurn(samples, 0))('%s', async (file) => {
    const unit = await unitOf(file);
    if (unit === undefined) throw new Error(file);
    const { value } = await emit(unit, 'wasm', { library: 'c' });
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(Buffer.from(value?.content ?? '')));
    const functions = imports.filter(({ kind }) => kind === 'function').map(({ name }) => name);
    expect(functions.filter((name) => !system.includes(name) && !allocator.has(name))).toEqual([]);
  });
});

describe('an attack on the functions of the host', () => {
  const file = join(import.meta.dirname, 'attacks/functions-of-the-host.mpl');
  test.each(inTurn(namesOf(fullEngines('maple')), 0))('%s', async (engine) => {
    const { status, out, err } = await samara('run', file, '--engine', engine);
    expect(out).toBe('');
    expect(err).toContain('EvalError: programs cannot be compiled at run time');
    expect(status).toBe(3);
  });
});

/** Lowered with all of the library, texts need nothing but an engine. */
describe('a lowered text runs by itself', () => {
  const works = [
    ...samples.map((file) => ({ file, level: 'linear' })),
    { file: 'examples/hello.c', level: 'flat' },
    { file: 'tests/conformance/intrinsics/library.mpl', level: 'flat' },
  ];
  let work = '';
  beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-reach-'))));
  afterAll(() => rmSync(work, { recursive: true }));

  test.each(isLong ? works : works.slice(0, 1))('$file as $level', async ({ file, level }) => {
    const language = level === 'flat' ? 'maple' : 'linear';
    const text = join(work, level === 'flat' ? 'a.mpl' : 'a.lir');
    expect((await samara('lower', file, '--to', level, '--library', 'c', '-o', text)).status).toBe(0);
    const expected = await samaraWith('7', ['run', file]);
    for (const engine of namesOf(fullEngines(language))) {
      const { out, status } = await samaraWith('7', ['run', text, '--engine', engine]);
      expect([engine, out, status]).toEqual([engine, expected.out, expected.status]);
    }
  });
});
