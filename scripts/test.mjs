/**
 * `npm test [-- WORDS]`: the tests, on a fresh clone too: what they need is installed first, by node and npm alone.
 *
 *     npm test                             all tests
 *     npm test -- passes/gvn               those whose path has the word: test files, and files that are tests themselves
 *     npm test -- regress/x.mpl -t wasm    one file, one column; other options are vitest's
 *     npm test -- --long                   all files and more seeds of random tests, as CI does; with --all, all seeds
 *     npm run bless -- WORDS               writes what is there now as what is expected
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const suiteName = 'files.test.ts';

/** What npm installed, and what the lock file asks for: the packages by their places. */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** A package that the lock file has and node_modules has not; those for other systems are not installed anywhere. */
function missingPackage() {
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).find(([place, { version, optional }]) => {
    if (place === '') return false;
    const present = installed[place];
    return present === undefined ? optional !== true : present.version !== version;
  })?.[0];
}

function install() {
  const wanted = missingPackage();
  if (wanted === undefined) return;
  console.log(`Installing the packages of the lock file (npm ci), as ${wanted} is not there …`);
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm says where it is to the scripts that it starts.
  const npm = process.env.npm_execpath;
  const { status } =
    npm === undefined
      ? spawnSync('npm', words, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: 'inherit' });
  if (status === 0 && missingPackage() === undefined) return;
  console.error('npm ci did not install what the tests need; its messages are above');
  process.exit(1);
}

/** Files of suites that the words name, by the suite that runs them: the next `files.test.ts` in or above their folder. */
function suitesOf(words) {
  const files = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.split(sep).join('/')}`)
    .filter((path) => /\.\w+$/.test(path) && !path.endsWith('.ts') && words.some((word) => path.includes(word)));
  const suites = files.map((path) => {
    let folder = dirname(path);
    while (folder !== '.' && !existsSync(join(root, folder, suiteName))) folder = dirname(folder);
    return folder === '.' ? undefined : `${folder}/${suiteName}`;
  });
  return [...new Set(suites.filter((suite) => suite !== undefined))];
}

/** Words that are paths lose what comes before the checkout, so that they may be given from anywhere in it. */
function asPath(word) {
  const path = relative(root, join(process.cwd(), word)).split(sep).join('/');
  return existsSync(join(root, path)) && !path.startsWith('..') && path !== '' ? path : word;
}

const given = process.argv.slice(2);
const isBless = given.includes('--bless');
/** How much is taken of what tests were made for (tests/long.ts). */
const run = ['all', 'long'].find((name) => given.includes(`--${name}`));
const rest = given.filter((word) => !['--bless', '--long', '--all'].includes(word));
/** Options of vitest that take the next word. */
const takesWord = ['-t', '--testNamePattern', '--reporter', '--project', '-c', '--config'];
const isFilter = rest.map((word, i) => !word.startsWith('-') && !takesWord.includes(rest[i - 1]));
const filters = rest.filter((_, i) => isFilter[i]).map(asPath);
const options = rest.filter((_, i) => !isFilter[i]);

install();
const { status, signal } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...(isBless ? ['--update'] : []),
    '--no-isolate',
    ...options,
    ...filters,
    ...suitesOf(filters),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(isBless ? { BLESS: '1' } : {}),
      ...(run === undefined ? {} : { SAMARA_TESTS: run }),
      SAMARA_FILES: filters.join('\n'),
    },
  },
);
process.exit(status ?? (signal === null ? 1 : 130));
