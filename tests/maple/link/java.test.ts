/** A program of Java is linked with what it imports; the text of what is linked needs the core alone, and runs as the program does. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samara } from '../../cli/samara.ts';
import { oneIn } from '../../long.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-java-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each(oneIn(2, ['Shapes', 'Handover']))('%s', async (name) => {
  const program = join(folder, `${name}.mpl`);
  const linked = await samara('link', `tests/java/openark/programs/${name}.mpl`, '-o', program);
  expect(linked).toMatchObject({ status: 0 });
  const text = readFileSync(program, 'utf8');
  expect(text.match(/^import .*/gm)).toEqual(['import "/opt/openark/libjava-core/libjava-core.mplt"']);
  const expected = await samara('run', '--engine', 'vm', `tests/java/openark/programs/${name}.mpl`);
  const found = await samara('run', '--engine', 'vm', program);
  expect(found.out.length).toBeGreaterThan(0);
  expect({ out: found.out, status: found.status }).toEqual({ out: expected.out, status: expected.status });
});
