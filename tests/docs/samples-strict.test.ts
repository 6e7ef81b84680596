/** Every sample in TypeScript of the README and the documents that imports the library compiles in strict mode, each as a program of its own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLong } from '../long.ts';
import { root, samplesOf } from './samples.ts';

const pages = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md') && !name.startsWith('docs/decisions/'));

/** A compiler for itself alone: a quick run leaves it to the long one. */
test.skipIf(!isLong)('samples compile in strict mode', () => {
  const samples = pages.flatMap((page) =>
    samplesOf(page)
      .filter(({ code }) => /from 'samara-ir/.test(code))
      .map((sample) => ({ page, ...sample })),
  );
  expect(samples.length).toBeGreaterThanOrEqual(9);
  // Inside of the tree, where `samara-ir` means the sources and types of node are found.
  const parent = join(root, 'node_modules/.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'samples-'));
  try {
    for (const { page, line, code } of samples)
      writeFileSync(join(folder, `${page.replace(/\W/g, '-')}-line-${line}.mts`), `${code}\nexport {};\n`);
    const compilerOptions = { noUnusedLocals: false, noUnusedParameters: false, strict: true };
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.mts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
