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
    return { wide: await buildLibc(8), narrow: await buildLibc(4) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The texts of files of src/runtime, as JavaScript, by the names of the files. `read` writes the function that gives the bytes of a file
 * of the library.
 */
export function libraryTexts({ wide, narrow }, read, head = '') {
  const entries = (kind, files) =>
    `{${Object.entries(files).map(([file, bytes]) => `${JSON.stringify(file)}:${read(`${kind}/${file}`, bytes)}`)}}`;
  const modules = ({ linear, outlines, needs }, ending) =>
    `export const libcModules = {linear:${entries(`linear${ending}`, linear)},outlines:${entries(`outlines${ending}`, outlines)},needs:${JSON.stringify(needs)}};\n`;
  const maple = (library, ending) => `export const libcMaple = ${entries(`maple${ending}`, library.maple)};\n`;
  return new Map([
    ['libc-modules', `${head}${modules(wide, '')}`],
    ['libc-maple', `${head}${maple(wide, '')}`],
    ['libc-modules-32', `${head}${modules(narrow, narrowEnding)}${maple(narrow, narrowEnding)}`],
  ]);
}

/** Of the folders that the files for addresses of 32 bits have. */
const narrowEnding = '-32';

/** Bytes that stand in the modules themselves, as any bundler and any browser takes them. */
export function libraryInText(library) {
  const head = 'const bytes = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));\n';
  return libraryTexts(library, (_, bytes) => `() => bytes("${Buffer.from(bytes).toString('base64')}")`, head);
}

/** All bytes by the names by which `libraryTexts` knows them. */
export function libraryBytes({ wide, narrow }) {
  return new Map([...bytesIn(wide, ''), ...bytesIn(narrow, narrowEnding)]);
}

function bytesIn({ maple, linear, outlines }, ending) {
  return Object.entries({ maple, linear, outlines }).flatMap(([kind, files]) =>
    Object.entries(files).map(([file, bytes]) => [`${kind}${ending}/${file}`, Buffer.from(bytes)]),
  );
}
