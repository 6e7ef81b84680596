/**
 * What the programs of tests/sysy/programs do, according to a C compiler: writes a `.out` file (standard output, then a
 * line with the exit status) beside each `.sy` file.
 *
 *     node scripts/sysy-oracle.mjs            all programs
 *     node scripts/sysy-oracle.mjs NAME…      those whose path contains a NAME
 *
 * Programs are compiled by gcc with wrapping integers and binary32 literals: as C or, where constants are used in
 * constant expressions, which C does not allow, as C++ with `constexpr` for `const`. A first line `// oracle: clang` marks those that evaluate
 * arguments with side effects: clang does that from left to right, as SysY does; gcc does not.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const tests = resolve(import.meta.dirname, '../tests/sysy');
export const programs = join(tests, 'programs');

/** Words that are names in SysY and keywords in C. */
const cWords = [
  'auto',
  'register',
  'static',
  'char',
  'double',
  'for',
  'do',
  'switch',
  'case',
  'default',
  'goto',
  'long',
  'short',
  'signed',
  'unsigned',
  'sizeof',
  'struct',
  'union',
  'enum',
  'typedef',
  'extern',
  'volatile',
  'inline',
  'restrict',
  'bool',
  'true',
  'false',
  'class',
  'new',
  'this',
  'private',
  'public',
  'template',
  'try',
  'operator',
];
const flags = ['-fwrapv', '-fno-builtin', '-O1', '-w'];
const asC = ['-x', 'c', '-std=gnu17'];
const asCpp = ['-x', 'c++', '-std=gnu++17', '-fpermissive', '-fno-operator-names', '-Wno-narrowing'];

export function listPrograms() {
  return readdirSync(programs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sy'))
    .sort();
}

export function hasCompiler(name) {
  return spawnSync(name, ['--version']).status === 0;
}

/** The compiler that is the oracle for a program's text. */
export function compilerOf(text) {
  return /^\/\/ oracle: clang/.test(text) ? 'clang' : 'gcc';
}

const runtimes = new Map();

/** The object file of the run-time library, made once for each compiler. */
function runtimeOf(compiler) {
  let object = runtimes.get(compiler);
  if (object === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'sysy-runtime-'));
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    object = join(folder, 'runtime.o');
    execFileSync(compiler, ['-c', '-w', join(tests, 'runtime.c'), '-o', object]);
    runtimes.set(compiler, object);
  }
  return object;
}

/** Compiles and runs one program; its output and, as the last line, its exit status. */
export function runOracle(file, input = '') {
  const folder = mkdtempSync(join(tmpdir(), 'sysy-'));
  try {
    const compiler = compilerOf(readFileSync(file, 'utf8'));
    const exact = compiler === 'gcc' ? ['-fsingle-precision-constant'] : [];
    const renamed = join(folder, 'names.h');
    writeFileSync(
      renamed,
      `${cWords.map((word) => `#define ${word} sysy_${word}\n`).join('')}#ifdef __cplusplus\n#define const constexpr\n#endif\n`,
    );
    const object = join(folder, 'program.o');
    const program = join(folder, 'program');
    const compile = (language, stdio) => {
      execFileSync(
        compiler,
        [
          ...language,
          ...flags,
          ...exact,
          '-c',
          '-include',
          join(tests, 'runtime.h'),
          '-include',
          renamed,
          file,
          '-o',
          object,
        ],
        { stdio },
      );
    };
    try {
      compile(asC, 'ignore');
    } catch {
      compile(asCpp, 'inherit');
    }
    execFileSync(compiler, [object, runtimeOf(compiler), '-o', program]);
    const run = spawnSync('sh', ['-c', 'ulimit -s unlimited 2>/dev/null; exec "$0"', program], {
      input,
      encoding: 'latin1',
      maxBuffer: 1 << 28,
    });
    if (run.status === null) throw new Error(`${basename(file)}: ended by ${run.signal}`);
    return expectation(run.stdout, run.status);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Output and status in one text; the status always has a line of its own. */
export function expectation(stdout, status) {
  return `${stdout}${stdout === '' || stdout.endsWith('\n') ? '' : '\n'}status ${status}\n`;
}

export function readInput(file) {
  const input = file.replace(/\.sy$/, '.in');
  return existsSync(input) ? readFileSync(input, 'latin1') : '';
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wanted = process.argv.slice(2);
  for (const name of listPrograms().filter(
    (path) => wanted.length === 0 || wanted.some((part) => path.includes(part)),
  )) {
    const file = join(programs, name);
    try {
      writeFileSync(file.replace(/\.sy$/, '.out'), runOracle(file, readInput(file)), 'latin1');
      console.log(name);
    } catch (error) {
      console.error(`${name}: ${error.message.split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
}
