/**
 * What the programs of tests/c/standard print, according to gcc and clang: writes it into the files, as the comments at
 * their ends that the tests compare with.
 *
 *     npx tsx scripts/c-oracle.mjs              all programs
 *     npx tsx scripts/c-oracle.mjs WORD…        those whose path has a WORD
 *     npx tsx scripts/c-oracle.mjs --check …    writes nothing; says what is not as the compilers have it
 *
 * A program is good if all of these agree about it: both compilers without and with optimisation, and gcc's sanitizers,
 * which find that nothing of it is undefined. Where a program is about what compilers of x86-64 have otherwise than we do, its
 * line `// oracle: …` gives more options (`-std=gnu2x`, `-mlong-double-128`), or `none`, with a comment that says why.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn, root } from '../tests/files/folder.ts';
import { findingOfRun } from '../tests/files/notation.ts';

const folder = join(root, 'tests/c/standard');
const sanitizers = ['-O1', '-fsanitize=undefined,address', '-fno-sanitize-recover=all'];
const compilers = [
  ['gcc', '-O0'],
  ['gcc', '-O2'],
  ['clang', '-O0'],
  ['clang', '-O2'],
  ['gcc', ...sanitizers],
];

/** How a program ends that one of the compilers has made. */
function run([compiler, ...options], { path, facts, expectations }, work) {
  const binary = join(work, 'program');
  const more = (facts.get('oracle') ?? '').split(' ').filter(Boolean);
  execFileSync(compiler, ['-std=gnu17', '-w', ...options, '-o', binary, join(root, path), '-lm', ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const input = expectations[0]?.input;
  const env = { ...process.env, ASAN_OPTIONS: 'detect_leaks=0' };
  const { status, signal, stdout, stderr } = spawnSync(binary, { cwd: work, env, input, timeout: 10_000 });
  if (status === null) throw new Error(`the program of ${compiler} ${options.join(' ')} ended by ${signal}`);
  return { out: stdout, err: options.includes(sanitizers[1]) ? stderr.toString() : '', status };
}

const unknown = { kind: 'program', line: 1, input: [], out: [], err: [], status: 0, trap: undefined, written: [] };

/** What the file should say at its end; an error if the compilers do not agree. */
export function linesOf(file, work) {
  const answers = compilers.map((compiler) => {
    const { found } = findingOfRun(unknown, run(compiler, file, work));
    return { compiler: compiler.slice(0, 2).join(' '), lines: found.map((line) => `// ${line}`) };
  });
  const other = answers.find(({ lines }) => lines.join('\n') !== answers[0].lines.join('\n'));
  if (other === undefined) return answers[0].lines;
  const sides = [answers[0], other].map(({ compiler, lines }) => `${compiler}:\n  ${lines.join('\n  ')}`);
  throw new Error(`the compilers do not agree\n${sides.join('\n')}`);
}

const expectation = /^\/\/ (?:out: .*|out-bytes: .*|status \d+)\n/gm;

/** The file as it should be. */
export function blessed(file, work) {
  return `${file.text.replace(expectation, '').trimEnd()}\n${linesOf(file, work).join('\n')}\n`;
}

function main(words) {
  const isCheck = words[0] === '--check';
  const wanted = isCheck ? words.slice(1) : words;
  const files = filesIn(folder, ['.c'])
    .filter(({ path }) => wanted.length === 0 || wanted.some((word) => path.includes(word)))
    .filter(({ facts }) => facts.get('oracle') !== 'none');
  const work = mkdtempSync(join(tmpdir(), 'c-oracle-'));
  let wrong = 0;
  for (const file of files) {
    try {
      const text = blessed(file, work);
      if (text === file.text) continue;
      if (isCheck) throw new Error('the expected output is not that of the compilers');
      writeFileSync(join(root, file.path), text);
      console.log(`${file.path} is written`);
    } catch (error) {
      wrong++;
      console.log(`${file.path}: ${error.message}`);
    }
  }
  rmSync(work, { recursive: true });
  console.log(`${files.length} programs, ${wrong} of them wrong`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv.slice(2));
