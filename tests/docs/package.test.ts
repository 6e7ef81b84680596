/**
 * The package as its users get it: built into a folder, imported by node from there, and compiled against by TypeScript with
 * strict settings, as a browser's project has them (no types of node).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole } from '../long.ts';

const root = resolve(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript7/bin/tsc');

const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string | Record<string, string>>;
};

describe.runIf(isWhole)('the package', () => {
  let folder = '';
  let home = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'samara-package-'));
    home = join(folder, 'node_modules/samara-ir');
    mkdirSync(home, { recursive: true });
    cpSync(join(root, 'package.json'), join(home, 'package.json'));
    symlinkSync(join(root, 'src'), join(home, 'src'));
    symlinkSync(join(root, 'docs'), join(home, 'docs'));
    execFileSync(process.execPath, [
      compiler,
      '-p',
      join(root, 'tsconfig.build.json'),
      '--outDir',
      join(home, 'dist/lib'),
    ]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The files that a target stands for: one, or, with a `*`, all of its folder with that ending. */
  const filesOf = (target: string): readonly string[] => {
    const [folderPart, ending] = target.split('*');
    if (ending === undefined) return [target].filter((path) => existsSync(join(home, path)));
    return readdirSync(join(home, folderPart)).filter((name) => name.endsWith(ending));
  };

  test('every target of its exports is there', () => {
    for (const target of Object.values(exports)) {
      for (const path of typeof target === 'string' ? [target] : Object.values(target))
        expect(filesOf(path).length, path).toBeGreaterThan(0);
    }
  });

  test('node imports every part, and runs a program', () => {
    const parts = Object.keys(exports)
      .filter((path) => !path.endsWith('.json'))
      .map((path) => `samara-ir${path.slice(1)}`);
    const imports = parts.map(
      (path, i) =>
        `import * as part${i} from '${path}';\nif (Object.keys(part${i}).length === 0) throw new Error('${path}');`,
    );
    writeFileSync(
      join(folder, 'use.mjs'),
      `${imports.join('\n')}
import { instantiate, parse } from 'samara-ir';
const { value: unit } = await parse('func &half (var %x f64) f64 {\\n  return (mul f64 (dread f64 %x, constval f64 0.5))\\n}\\n');
const { value: program } = await instantiate(unit);
console.log(program.call('half', [5])[0]);\n`,
    );
    expect(execFileSync(process.execPath, [join(folder, 'use.mjs')], { encoding: 'utf8' })).toBe('2.5\n');
  });

  test('a strict project for browsers compiles against its declarations', () => {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(
      join(folder, 'use.ts'),
      `
import { instantiate, parse, type Diagnostic, type Program, type Unit } from 'samara-ir';
import { Module, parseMaple } from 'samara-ir/maple';
import { ModuleBuilder } from 'samara-ir/linear';
import { runPasses } from 'samara-ir/passes';
import { binary } from 'samara-ir/scalar';

export async function start(text: string): Promise<Program | readonly Diagnostic[]> {
  const { value, diagnostics } = await parse(text);
  const unit: Unit | undefined = value;
  if (unit === undefined) return diagnostics;
  const made = await instantiate(unit, { host: { log: (x: number) => console.log(x), ask: (x: bigint) => x + 1n }, fuel: 1000 });
  return made.value ?? made.diagnostics;
}
const sum: number = binary('add', 'i32')(1, 2);
const module: Module = parseMaple((await parse('')).value!.source).module;
runPasses(new ModuleBuilder({ pointerSize: 8 }).finish(), ['gvn']);
export { sum, module };
// @ts-expect-error a host function gives numbers
export const wrong = () => instantiate(module, { host: { log: () => 'text' } });
`,
    );
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          module: 'NodeNext',
          target: 'ES2023',
          lib: ['ES2023', 'DOM'],
          types: [],
          skipLibCheck: false,
        },
        files: ['use.ts'],
      }),
    );
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  test('nothing in it needs node', () => {
    // What these hold is text that built files have, and files of the library in C; `Buffer` is one of C#'s.
    const scripts = readdirSync(join(home, 'dist/lib'), { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.js') && !/(node-host|csharp\/support|runtime\/libc-[\w-]+)\.js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(100);
    for (const name of scripts)
      expect(readFileSync(join(home, 'dist/lib', name), 'utf8')).not.toMatch(
        /(?:from|import\() ?['"]node:|\bprocess\.|\bBuffer\./,
      );
  });
});
