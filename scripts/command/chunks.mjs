/**
 * The command as chunks: what is always loaded together is one chunk, so that a command reads and evaluates what it needs
 * and nothing else. esbuild splits the modules and writes ECMAScript modules; those cannot take compiled code from a
 * cache, so each becomes a function of the loader's two ways to get another chunk:
 *
 *     import { a as b } from './x.js'   const { a: b } = load('x')
 *     import('./x.js')                  later('x')
 *     export { a, b as c }              return { a, c: b }
 *
 * A chunk is what the same entries need, so it statically imports only chunks that more entries need: there are no cycles.
 * No module exports a variable that it assigns again (import/no-mutable-exports), so what is taken out of a chunk when it
 * has been evaluated is final.
 */
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** commander loads child_process, which takes 5 ms, for subcommands that are programs of their own; there are none. */
const commanderWithoutProcesses = {
  name: 'commander-without-processes',
  setup(context) {
    context.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      importer.includes('/commander/') ? { path: 'none', namespace: 'empty' } : undefined,
    );
    context.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
  },
};

/** Takes texts in place of the files that the sources have. */
const compiledLibrary = (texts) => ({
  name: 'compiled-library',
  setup(context) {
    context.onLoad({ filter: /runtime[\\/]libc-(modules|modules-32|maple)\.ts$/ }, ({ path }) => ({
      contents: texts.get(basename(path, '.ts')),
      loader: 'js',
    }));
  },
});

/** Name and text of each chunk; the first is the entry. `library`: texts of the modules that have the C library, compiled. */
export async function makeChunks(root, library) {
  const result = await build({
    entryPoints: [join(root, 'src/cli/samara.ts')],
    outdir: 'chunks',
    write: false,
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [commanderWithoutProcesses, compiledLibrary(library)],
    // The loader reads one-byte text.
    charset: 'ascii',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir: root,
  });
  return new Map(
    result.outputFiles.map(({ path, text }) => {
      const { imports } = result.metafile.outputs[`chunks/${basename(path)}`];
      return [basename(path, '.js'), scriptOf(basename(path), text, imports)];
    }),
  );
}

// An import stands at the beginning of a statement: of the file, or behind the end of another.
const importPattern = /(?<=^|[;}\n])import\s*(?:([\w$]+|\{[^}]*\}|\*\s*as [\w$]+)\s*from\s*)?"([^"]+)";/g;
const latePattern = /\bimport\("([^"]+)"\)/g;
const exportPattern = /export\s*\{([^}]*)\};\s*$/;

function scriptOf(name, text, imports) {
  const external = new Set(imports.filter((each) => each.external).map(({ path }) => path));
  const found = [...text.matchAll(importPattern), ...text.matchAll(latePattern)].length;
  const wanted = imports.filter(({ kind }) => kind !== 'require-call').length;
  if (found !== wanted) throw new Error(`chunk ${name}: found ${found} of ${wanted} imports`);
  const body = text
    .replace(importPattern, (_, names, path) => taken(names, path, external.has(path)))
    .replace(latePattern, (_, path) => `$later("${external.has(path) ? path : basename(path, '.js')}")`)
    .replace(exportPattern, (_, names) => `return{${names.replace(/([\w$]+) as ([\w$]+)/g, '$2:$1')}};`);
  return `(function($load,$later,$bytes,require){"use strict";${body}\n})\n`;
}

function taken(names, path, isExternal) {
  const given = isExternal ? `require("${path}")` : `$load("${basename(path, '.js')}")`;
  if (names === undefined) return `${given};`;
  return `const ${names.replace(/^\*\s*as /, '').replace(/ as /g, ':')}=${given};`;
}
