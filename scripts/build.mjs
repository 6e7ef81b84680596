/**
 * Builds the command and the library:
 *
 *   dist/samara.cjs         the loader: what ./samara and the installed command start
 *   dist/command-HASH.cjs   the command in chunks (scripts/command/chunks.mjs), which are read in packs when they are first needed (packs.mjs)
 *   dist/command-HASH-….cache what V8 compiled of it, for this version of node and the flags of ./samara
 *   dist/lib/               the library, one module a source file, with declarations
 *
 * `--bundle` builds the command alone. One file with its compiled code starts in a fifth of the time that a module graph
 * takes (measured with `npm run bench -- start`). The hash keeps a file and its compiled code together, and a command
 * that is running while another build finishes still finds its own.
 */
import { execFileSync } from 'node:child_process';
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeChunks } from './command/chunks.mjs';
import { makePacks, packText, singlePacks } from './command/packs.mjs';
import { libraryBytes, libraryInText, libraryTexts, makeLibrary } from './library.mjs';
import './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

async function buildCommand(library) {
  const started = new Date();
  const texts = await makeChunks(
    root,
    libraryTexts(library, (name) => `() => $bytes("${name}")`),
  );
  mkdirSync(dist, { recursive: true });
  const name = writeCommand(dist, texts, packsOf(texts, library), library);
  for (const flags of launcherFlags()) makeCache(flags);
  removeStale(name, started.getTime() - 60_000);
  // A source saved while the build was running is newer than the build.
  utimesSync(join(dist, 'samara.cjs'), started, started);
}

/** Which chunks are loaded together is seen in a build in which none are. */
function packsOf(texts, library) {
  const folder = mkdtempSync(join(dist, '.packs-'));
  try {
    writeCommand(folder, texts, singlePacks([...texts.keys()]), library);
    return makePacks(root, folder, [...texts.keys()]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The loader and the file of packs in a folder; the name of that file without its ending. */
function writeCommand(folder, texts, packs, library) {
  // What is written in one-byte text, and behind it the library, of which a program reads what it reaches.
  const parts = new Map([
    ...[...packs].map(([pack, names]) => [pack, Buffer.from(packText(texts, names), 'latin1')]),
    ...libraryBytes(library),
  ]);
  const contents = Buffer.concat([...parts.values()]);
  const name = `command-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}`;
  place(folder, `${name}.cjs`, contents);
  const packOf = [...packs].flatMap(([pack, names]) => names.map((chunk) => [chunk, pack]));
  const loader = readFileSync(join(root, 'scripts/command/loader.cjs'), 'utf8')
    .replaceAll('COMMAND', name)
    .replace('PLACES', JSON.stringify(placesOf(parts)))
    .replace('PACKS', JSON.stringify(Object.fromEntries(packOf)));
  place(folder, 'samara.cjs', loader, 0o755);
  return name;
}

function placesOf(parts) {
  let end = 0;
  return Object.fromEntries([...parts].map(([name, { length }]) => [name, [end, (end += length)]]));
}

/** The launcher's flags, with those for memory, and those to lower with: they are part of what V8 compares. */
function launcherFlags() {
  const launcher = readFileSync(join(root, 'samara'), 'utf8');
  const [flags, memory, toLower] = [/^flags='(.*)'$/m, /^memory='(.*)'$/m, /^\[ .* lower \].*memory='(.*)'$/m].map(
    (line) => line.exec(launcher)?.[1].split(' '),
  );
  if (flags === undefined || memory === undefined || toLower === undefined) throw new Error('no flags in ./samara');
  return [memory, toLower].map((more) => [...flags, ...more]);
}

/** A process with these flags works through examples and keeps its code. */
function makeCache(flags) {
  const script = join(root, 'scripts/command/make-cache.cjs');
  const words = ['--no-warnings', ...flags, script, dist, join(root, 'examples')];
  const cache = mkdtempSync(join(dist, '.programs-'));
  const env = { ...process.env, SAMARA_CACHE: cache };
  try {
    execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'], env });
  } finally {
    rmSync(cache, { recursive: true });
  }
}

function place(folder, name, contents, mode = 0o644) {
  const temporary = join(folder, `${name}.${process.pid}.tmp`);
  writeFileSync(temporary, contents, { mode });
  renameSync(temporary, join(folder, name));
}

function removeStale(keep, before) {
  for (const name of readdirSync(dist)) {
    if (!name.startsWith('command-') || name.startsWith(keep)) continue;
    const path = join(dist, name);
    if (statSync(path).mtimeMs < before) rmSync(path, { force: true });
  }
}

function buildLibrary(library) {
  rmSync(join(dist, 'lib'), { recursive: true, force: true });
  const compiler = join(root, 'node_modules/typescript7/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.build.json')], { stdio: 'inherit' });
  for (const [name, text] of libraryInText(library)) writeFileSync(join(dist, `lib/runtime/${name}.js`), text);
}

try {
  const library = await makeLibrary(root);
  await buildCommand(library);
  if (!process.argv.includes('--bundle')) buildLibrary(library);
} catch (error) {
  // esbuild and tsc have said what is wrong.
  if (!(error instanceof Error && ('errors' in error || 'status' in error))) console.error(error);
  process.exit(1);
}
