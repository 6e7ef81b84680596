/**
 * Builds the command and the library:
 *
 *   dist/samara.js    the command, with its commands as lazily loaded chunks (what ./samara starts)
 *   dist/lib/         the library, one module a source file, with declarations
 *
 * `--bundle` builds the command alone. Chunks carry a hash of their content, so a command that is running while
 * another build finishes still finds the chunks it was built with; they are removed by the build after that.
 */
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

// commander is CommonJS and asks for node modules by `require`, which an ES module does not have.
const requireForCommonJs = "import{createRequire as $r}from'node:module';const require=$r(import.meta.url);";

async function buildCommand() {
  const started = new Date();
  const result = await build({
    entryPoints: [join(root, 'src/cli/samara.ts')],
    outdir: dist,
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    chunkNames: 'chunks/[name]-[hash]',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    banner: { js: requireForCommonJs },
    logLevel: 'warning',
    absWorkingDir: root,
  });
  mkdirSync(join(dist, 'chunks'), { recursive: true });
  const entries = result.outputFiles.filter((file) => !file.path.includes('/chunks/'));
  const chunks = result.outputFiles.filter((file) => file.path.includes('/chunks/'));
  for (const file of chunks) place(file.path, file.contents);
  for (const file of entries) place(file.path, `#!/usr/bin/env node\n${file.text}`, 0o755);
  removeStale(new Set(chunks.map((file) => basename(file.path))), started.getTime() - 60_000);
  // A source saved while the build was running is newer than the build.
  utimesSync(join(dist, 'samara.js'), started, started);
}

function place(path, contents, mode = 0o644) {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, contents, { mode });
  renameSync(temporary, path);
}

function removeStale(keep, before) {
  for (const name of readdirSync(join(dist, 'chunks'))) {
    const path = join(dist, 'chunks', name);
    if (!keep.has(name) && statSync(path).mtimeMs < before) rmSync(path, { force: true });
  }
}

function buildLibrary() {
  rmSync(join(dist, 'lib'), { recursive: true, force: true });
  execFileSync(process.execPath, [join(root, 'node_modules/typescript7/bin/tsc'), '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
}

try {
  await buildCommand();
  if (!process.argv.includes('--bundle')) buildLibrary();
} catch (error) {
  // esbuild and tsc have said what is wrong.
  if (!(error instanceof Error && ('errors' in error || 'status' in error))) console.error(error);
  process.exit(1);
}
