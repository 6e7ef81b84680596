/**
 * V8 makes a hidden class for each object that gets a property by a spread (`{ ...x, added: 1 }`) or by `Object.fromEntries`, and whatever meets such objects
 * is slow from then on. So classes are counted: a larger input makes hardly more than a small one.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateModule } from '../../bench/generate-maple.mjs';

/** By place in the bundle, how many hidden classes are made there. */
type Classes = ReadonlyMap<string, number>;

const folder = mkdtempSync(join(tmpdir(), 'samara-classes-'));
const outfile = join(folder, 'child.mjs');

beforeAll(async () => {
  const entry = fileURLToPath(new URL('hidden-classes-child.ts', import.meta.url));
  await build({ entryPoints: [entry], outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'warning' });
});
afterAll(() => rmSync(folder, { recursive: true }));

function classesFor(count: number): Classes {
  const [log, file] = [join(folder, `${count}.log`), join(folder, `${count}.mpl`)];
  writeFileSync(file, generateModule(4000 * count, 1));
  const flags = ['--log-maps', '--no-logfile-per-isolate', `--logfile=${log}`, '--stack-size=3900'];
  execFileSync(process.execPath, [...flags, outfile, file, String(count)]);
  const found = new Map<string, number>();
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    // map,KIND,TIME,FROM,TO,PC,LINE,COLUMN,REASON,NAME
    const [event, kind, , , , , at, column, , name] = line.split(',');
    if (event !== 'map' || Number(at) <= 0) continue;
    const place = `${kind} of ${name} at ${at}:${column}`;
    found.set(place, (found.get(place) ?? 0) + 1);
  }
  return found;
}

test('more text makes no more hidden classes', { timeout: 120_000 }, () => {
  const [few, many] = [10, 50].map(classesFor);
  expect(few.size).toBeGreaterThan(100);
  const grown = [...many].filter(([place, count]) => count > (few.get(place) ?? 0) + 10);
  expect(grown).toEqual([]);
});
