/**
 * docs/howto/add-an-opcode.md is the whole change: applied to a copy of the sources, the opcode runs on every engine and the
 * manual has it. The files that name an opcode are few.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../long.ts';
import { mentions } from '../../scripts/mentions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/howto/add-an-opcode.md'), 'utf8');
const copy = mkdtempSync(join(tmpdir(), 'add-an-opcode-'));
const compiler = join(root, 'node_modules/typescript7/bin/tsc');
const loader = join(root, 'node_modules/tsx/dist/loader.mjs');

/** The page's changes: a file, the lines that stand there, and the lines that are to stand there. */
const changes = [...page.matchAll(/```diff\n--- (.*)\n@@\n([^]*?)\n```\n/g)].map(([, file, body]) => {
  const lines = body.trimEnd().split('\n');
  const without = (mark: string): string =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n');
  return { file, before: without('+'), after: without('-') };
});

function edit(file: string, before: string, after: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text.split(before).length, `${file} has the lines that the page shows, once`).toBe(2);
  writeFileSync(
    path,
    text.replace(before, () => after),
  );
}

/** For compilers on a machine that has other work as well. */
const patience = 240_000;

/** What the compiler says of the copy's sources. */
function compile(): string {
  return spawnSync(process.execPath, [compiler, '-p', 'tsconfig.copy.json'], { cwd: copy, encoding: 'utf8' }).stdout;
}

beforeAll(() => {
  for (const name of ['src', 'scripts', 'docs', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['node_modules', 'tests']) symlinkSync(join(root, name), join(copy, name));
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify({ extends: './tsconfig.json', include: ['src'] }));
  for (const { file, before, after } of changes) edit(file, before, after);
});
afterAll(() => rmSync(copy, { recursive: true }));

test('the page changes at most four files', () => {
  expect(changes.length).toBeGreaterThan(0);
  expect(new Set(changes.map(({ file }) => file)).size).toBeLessThanOrEqual(4);
});

// Compiling the copy takes as long as a hundred other tests, so a quick run believes the page here.
test.skipIf(!isLong)('the copy compiles', { timeout: patience }, () => expect(compile()).toBe(''));

test.skipIf(!isLong)(
  'the copy runs the opcode on every engine as unbounded integers say',
  { timeout: patience },
  () => {
    const program = join(root, 'tests/docs/opcode-copy.ts');
    const output = execFileSync(process.execPath, ['--import', loader, program, copy], { encoding: 'utf8' });
    const { problems, calls } = JSON.parse(output) as { problems: string[]; calls: number };
    expect(problems).toEqual([]);
    expect(calls).toBeGreaterThan(2000);
  },
);

test.skipIf(!isLong)('the reference pages of the copy have the opcode', { timeout: patience }, () => {
  execFileSync(process.execPath, ['--import', loader, 'scripts/docs.mjs'], { cwd: copy });
  for (const [file, heading] of [
    ['docs/ir/maple.md', '#### rotl\n'],
    ['docs/ir/maple-operations.md', '\n| rotl '],
    ['docs/ir/linear-operations.md', '\n| RotlW '],
  ])
    expect(readFileSync(join(copy, file), 'utf8').split(heading).length, file).toBe(2);
});

test.skipIf(!isLong)(
  'without the formula, the compiler names just the files that the page lists',
  { timeout: patience },
  () => {
    const row = changes.find(({ file }) => file === 'src/scalar/ops.ts');
    const written = /rotl: .*/.exec(row?.after ?? '')?.[0] ?? '';
    edit('src/scalar/ops.ts', written, written.replace(/, as: .* \}/, ' }'));
    const named = new Set([...compile().matchAll(/^(src\/[^(]*)\(/gm)].map(([, file]) => file));
    const listed = [...page.matchAll(/^\| \[(src\/[^\]]*)\]/gm)].map(([, file]) => file);
    expect([...named].sort()).toEqual(listed.sort());
  },
);

test('an opcode is named in at most six files of src', () => {
  const files = mentions(root, 'ror').filter(({ file }) => file.startsWith('src/'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.length, files.map(({ file }) => file).join(' ')).toBeLessThanOrEqual(6);
});
