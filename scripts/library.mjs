/** The C library as the build ships it: compiled by our own front end, which is bundled from the sources for that. */
import { Buffer } from 'node:buffer';
import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** All files of the library, compiled (src/driver/libc-compile.ts). */
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
    return await buildLibc();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The texts of files of src/runtime, as JavaScript, by the names of the files. `read` writes the function that gives the bytes of a file
 * of the library.
 */
export function libraryTexts({ maple, linear, outlines, needs }, read, head = '') {
  const entries = (kind, files) =>
    `{${Object.entries(files).map(([file, bytes]) => `${JSON.stringify(file)}:${read(`${kind}/${file}`, bytes)}`)}}`;
  const modules = `{linear:${entries('linear', linear)},outlines:${entries('outlines', outlines)},needs:${JSON.stringify(needs)}}`;
  return new Map([
    ['libc-modules', `${head}export const libcModules = ${modules};\n`],
    ['libc-maple', `${head}export const libcMaple = ${entries('maple', maple)};\n`],
  ]);
}

/** Bytes that stand in the modules themselves, as any bundler and any browser takes them. */
export function libraryInText(library) {
  const head = 'const bytes = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));\n';
  return libraryTexts(library, (_, bytes) => `() => bytes("${Buffer.from(bytes).toString('base64')}")`, head);
}

/** All bytes by the names by which `libraryTexts` knows them. */
export function libraryBytes({ maple, linear, outlines }) {
  const all = { maple, linear, outlines };
  return new Map(
    Object.entries(all).flatMap(([kind, files]) =>
      Object.entries(files).map(([file, bytes]) => [`${kind}/${file}`, Buffer.from(bytes)]),
    ),
  );
}
