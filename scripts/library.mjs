/** The C library as the build ships it: compiled by our own front end, which is bundled from the sources for that. */
import { Buffer } from 'node:buffer';
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The texts of files of src/runtime, as JavaScript, by the names of the files. */
export async function makeLibrary(root) {
  const folder = mkdtempSync(join(tmpdir(), 'samara-library-'));
  try {
    const outfile = join(folder, 'compile.mjs');
    await build({
      entryPoints: [join(root, 'src/driver/libc-compile.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'warning',
      absWorkingDir: root,
    });
    const { buildLibc } = await import(pathToFileURL(outfile).href);
    const { maple, ...modules } = await buildLibc((bytes) => Buffer.from(bytes).toString('base64'));
    return new Map([
      ['libc-modules', `export const libcModules = ${JSON.stringify(modules)};\n`],
      ['libc-maple', `export const libcMaple = ${JSON.stringify(maple)};\n`],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
