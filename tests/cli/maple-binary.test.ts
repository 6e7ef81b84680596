/** Binary MAPLE from outside: files of types in text and binary, imports of both, paths, damage. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samara } from './samara.ts';
import { workFolder } from './work-folder.ts';

const { at } = workFolder('bpl');

writeFileSync(at('types.mplt'), 'type $pair <struct {\n  @a i32,\n  @b i32}>\n');
writeFileSync(
  at('main.mpl'),
  'import "types.mplt"\nentryfunc &main\n\nvar $p <$pair> = [1= 40, 2= 2]\n\nfunc &main () i32 {\n' +
    '  return (add i32 (dread i32 $p 1, dread i32 $p 2))\n}\n',
);

test('a file of types may be binary, and is imported like its text', async () => {
  expect(await samara('run', at('main.mpl'))).toMatchObject({ status: 42 });
  expect(await samara('as', at('types.mplt'), '-o', at('types.mplt'))).toMatchObject({ status: 0, err: '' });
  expect(readFileSync(at('types.mplt')).toString('latin1', 0, 4)).toBe('SMPL');
  expect(await samara('run', at('main.mpl'))).toMatchObject({ status: 42 });
  expect(await samara('dis', at('types.mplt'))).toMatchObject({ out: 'type $pair <struct {\n  @a i32,\n  @b i32}>\n' });
  expect(await samara('check', at('types.mplt'))).toMatchObject({ status: 0 });
});

test('a module runs from its binary form, whose bytes are those of any folder', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'samara-bpl-'));
  for (const name of ['types.mplt', 'main.mpl']) writeFileSync(join(elsewhere, name), readFileSync(at(name)));
  await samara('as', at('main.mpl'), '-o', at('main.bpl'));
  await samara('as', join(elsewhere, 'main.mpl'), '-o', join(elsewhere, 'main.bpl'));
  expect(readFileSync(at('main.bpl')).equals(readFileSync(join(elsewhere, 'main.bpl')))).toBe(true);
  rmSync(elsewhere, { recursive: true });
  expect(await samara('run', at('main.bpl'))).toMatchObject({ status: 42 });
  expect(await samara('dis', at('main.bpl'))).toMatchObject({ out: readFileSync(at('main.mpl'), 'utf8') });
});

test('a file of types has no bodies; a damaged import is named', async () => {
  expect(await samara('as', at('main.mpl'), '-o', at('other.mplt'))).toMatchObject({
    status: 1,
    err: expect.stringContaining('MPL1120') as string,
  });
  writeFileSync(at('types.mplt'), readFileSync(at('types.mplt')).subarray(0, 40));
  const { status, err } = await samara('check', at('main.mpl'));
  expect(status).toBe(1);
  expect(err).toMatch(/MPL1401.*\n.*types\.mplt/);
});
