/**
 * Builds the command and the library:
 *
 *   dist/samara.cjs         the loader: what ./samara and the installed command start
 *   dist/command-HASH.cjs   the whole command in one file; its parts are evaluated when they are first needed
 *   dist/command-HASH.cache what V8 compiled of it, for the node version and the flags of ./samara; others do without
 *   dist/lib/               the library, one module a source file, with declarations
 *
 * `--bundle` builds the command alone. One file with its compiled code starts in a third of the time that a module graph
 * takes (measured with `npm run bench -- start`). The hash keeps a file and its compiled code together, and a command
 * that is running while another build finishes still finds its own.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

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

async function buildCommand() {
  const started = new Date();
  const result = await build({
    entryPoints: [join(root, 'src/cli/samara.ts')],
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    plugins: [commanderWithoutProcesses],
    // The loader reads the file as one-byte text.
    charset: 'ascii',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    absWorkingDir: root,
  });
  const [{ contents }] = result.outputFiles;
  const name = `command-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}`;
  mkdirSync(dist, { recursive: true });
  place(`${name}.cjs`, contents);
  makeCache(name);
  place('samara.cjs', readFileSync(join(root, 'scripts/loader.cjs'), 'utf8').replaceAll('COMMAND', name), 0o755);
  removeStale(name, started.getTime() - 60_000);
  // A source saved while the build was running is newer than the build.
  utimesSync(join(dist, 'samara.cjs'), started, started);
}

/** A process with the launcher's flags, which are part of what V8 compares, works through an example and keeps its code. */
function makeCache(name) {
  const flags = /^flags='(.*)'$/m.exec(readFileSync(join(root, 'samara'), 'utf8'));
  if (flags === null) throw new Error('no flags in ./samara');
  const temporary = join(dist, `${name}.${process.pid}.tmp`);
  const examples = join(root, 'examples');
  const words = [
    ...flags[1].split(' '),
    join(root, 'scripts/make-cache.cjs'),
    join(dist, `${name}.cjs`),
    temporary,
    examples,
  ];
  execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(temporary, join(dist, `${name}.cache`));
}

function place(name, contents, mode = 0o644) {
  const temporary = join(dist, `${name}.${process.pid}.tmp`);
  writeFileSync(temporary, contents, { mode });
  renameSync(temporary, join(dist, name));
}

function removeStale(keep, before) {
  for (const name of readdirSync(dist)) {
    if (!name.startsWith('command-') || name.startsWith(keep)) continue;
    const path = join(dist, name);
    if (statSync(path).mtimeMs < before) rmSync(path, { force: true });
  }
}

function buildLibrary() {
  rmSync(join(dist, 'lib'), { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
}

try {
  await buildCommand();
  if (!process.argv.includes('--bundle')) buildLibrary();
} catch (error) {
  // esbuild and tsc have said what is wrong.
  if (!(error instanceof Error && ('errors' in error || 'status' in error))) console.error(error);
  process.exit(1);
}
