/**
 * C programs on every engine: what they print and give is what gcc's programs do, which is kept beside them (`.out`) and compared
 * anew where there is a gcc. Each level of a program is a program as well, which is run as text.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultStackSize } from '../../src/base/memory-map.ts';
import { SourceFile } from '../../src/base/source.ts';
import { parse } from '../../src/driver/index.ts';
import { samara } from '../cli/samara.ts';
import { fullEngines, missingTool, namesOf, outputsFor } from '../engines.ts';
import { atMost, inTurn, isLong, oneIn, times } from '../long.ts';
import { needs, skipWithout } from '../needs.ts';
import { checkCsmith } from './csmith.ts';
import { narrowGcc, narrowOutput } from './narrow.ts';
import { randomRecords } from './random-records.ts';

const folders = [join(import.meta.dirname, 'programs'), join(import.meta.dirname, '..', '..', 'examples', 'c')];
/** Programs of hundreds of lines: a quick run takes some. */
const programs = atMost(4, folders.flatMap(programsIn)).map((program, turn) => ({ ...program, turn }));
const engines = namesOf(fullEngines('c'));

let work = '';
beforeAll(() => void (work = mkdtempSync(join(tmpdir(), 'samara-c-'))));
afterAll(() => rmSync(work, { recursive: true }));

/** A file is a program; so are the files of a folder together. */
function programsIn(folder: string): { readonly name: string; readonly files: string[]; readonly out: string }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.c'))
    .map((entry) => {
      const path = join(folder, entry.name);
      const files = entry.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
      const out = entry.isDirectory() ? join(path, 'main.out') : path.replace(/\.c$/, '.out');
      return { name: entry.name, files: files.filter((file) => file.endsWith('.c')), out };
    });
}

const run = async (...words: string[]): Promise<string> => {
  const { status, out, err } = await samara('run', ...words);
  return `${out}${err}status ${status}\n`;
};

/** What gcc's program prints, with its status. */
function gcc(...files: string[]): string {
  const binary = join(work, 'program');
  execFileSync('gcc', ['-w', '-O0', '-fwrapv', '-o', binary, ...files, '-lm']);
  const { status, stdout } = spawnSync(binary, { encoding: 'utf8' });
  return `${stdout}status ${status}\n`;
}

describe.each(oneIn(2, programs))('$name', ({ files, out, turn }) => {
  const expected = readFileSync(out, 'utf8');

  test.each(inTurn(engines, turn, engines.length, engines.length))('%s', async (engine) => {
    expect(await run(...files, '--engine', engine)).toBe(expected);
  });

  test.each(inTurn(engines, turn + 1, engines.length, engines.length))('%s, addresses of 4 bytes', async (engine) => {
    expect(await run(...files, '--engine', engine, '--pointer-size', '4')).toBe(narrowOutput(out));
  });

  test.each(inTurn(['high', 'flat', 'linear', 'cfg', 'ssa'], turn, 5, 5))('as text: %s', async (level) => {
    const lowered = join(work, level === 'high' || level === 'flat' ? 'a.mpl' : 'a.lir');
    expect((await samara('lower', ...files, '--to', level, '-w', '-o', lowered)).err).toBe('');
    expect(await run(lowered)).toBe(expected);
  });

  test.for(outputsFor(turn, 3))('built: $name', async ({ name, start }, { skip }) => {
    const tool = missingTool({ name });
    skip(tool !== undefined, `needs ${tool}`);
    const lowered = join(work, 'b.mpl');
    expect((await samara('lower', ...files, '--to', 'flat', '-w', '-o', lowered)).err).toBe('');
    const unit = (await parse(new SourceFile(lowered, readFileSync(lowered, 'utf8')))).orThrow();
    const chunks: Buffer[] = [];
    const program = await start(unit, {
      stackSize: defaultStackSize,
      stdout: (bytes) => void chunks.push(Buffer.from(bytes)),
    });
    const status = program.main();
    expect(`${Buffer.concat(chunks).toString()}status ${status}\n`).toBe(expected);
  });
});

test('a function of a header has its places there', async () => {
  writeFileSync(join(work, 'part.h'), '\n\nstatic int quotient(int a, int b) { return a / b; }\n');
  writeFileSync(join(work, 'whole.c'), '#include "part.h"\nint main(void) { return quotient(1, 0); }\n');
  const { err } = await samara('run', join(work, 'whole.c'));
  expect(err).toMatch(/in quotient +\S*part\.h:3:/);
  expect(err).toMatch(/in main +\S*whole\.c:2:/);
});

test('a jump to a call that has ended', async () => {
  const file = join(work, 'dead.c');
  const fill = '#include <setjmp.h>\nstatic jmp_buf b;\nstatic int fill(void) { return setjmp(b); }\n';
  writeFileSync(file, `${fill}int main(void) { fill(); longjmp(b, 1); }\n`);
  for (const engine of engines)
    expect((await samara('run', file, '--engine', engine)).err).toContain('filled the buffer with setjmp has ended');
});

describe('beside gcc', () => {
  needs('gcc');

  // Compilers of today do not know all of C23.
  test.each(
    atMost(
      2,
      programs.filter(({ name }) => name !== 'c23.c'),
    ),
  )('$name', ({ files, out }) => {
    expect(gcc(...files)).toBe(readFileSync(out, 'utf8'));
  });

  test('random structures of ILP32 lie in memory as those of gcc -m32', async (context) => {
    skipWithout('gcc -m32', context);
    for (let seed = 0; seed < times(1, 20); seed++) {
      const file = join(work, 'narrow-records.c');
      writeFileSync(file, randomRecords(BigInt(seed), 4));
      expect(`seed ${seed}\n${await run(file, '--pointer-size', '4')}`).toBe(`seed ${seed}\n${narrowGcc(file, work)}`);
    }
  });

  test('random structures lie in memory as there', async () => {
    for (let seed = 0; seed < times(1, 20); seed++) {
      const file = join(work, 'records.c');
      writeFileSync(file, randomRecords(BigInt(seed)));
      expect(`seed ${seed}\n${await run(file)}`).toBe(`seed ${seed}\n${gcc(file)}`);
    }
  });
});

describe('random programs of csmith', () => {
  needs('gcc');
  needs('csmith');

  test.skipIf(!isLong)('do what they do there', async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { problem } = await checkCsmith(BigInt(seed), engines);
      expect(`seed ${seed} ${problem ?? ''}`).toBe(`seed ${seed} `);
    }
  });
});
