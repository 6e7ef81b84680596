/** Runs one program on the formal machine and prints steps and milliseconds, as JSON. */
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const entry = `export { SourceFile } from './base/source.ts';
export { parseMaple } from './maple/parser.ts';
export { compileLight, startLight } from './driver/light.ts';
export { runMachine } from './light/engine.ts';`;

const folder = mkdtempSync(join(tmpdir(), 'samara-light-'));
try {
  const outfile = join(folder, 'light.mjs');
  const resolveDir = fileURLToPath(new URL('../src', import.meta.url));
  await build({
    stdin: { contents: entry, resolveDir, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile,
  });
  const { SourceFile, parseMaple, compileLight, startLight, runMachine } = await import(outfile);
  const file = process.argv[2];
  const { module } = parseMaple(new SourceFile(file, readFileSync(file, 'utf8')));
  const { machine } = startLight(compileLight(module).program, {});
  const started = performance.now();
  const { status } = runMachine(machine, Infinity);
  console.log(JSON.stringify({ status, steps: machine.steps, time: performance.now() - started }));
} finally {
  rmSync(folder, { recursive: true });
}
