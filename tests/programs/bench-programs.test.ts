/** The programs of bench/programs with the smallest work: WebAssembly at every level, and the interpreter, print what gcc's program prints. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compileNative, programs, wordsFor } from '../../bench/programs/programs.mjs';
import { pipelines } from '../../src/passes/pipelines.ts';
import { samaraWith } from '../cli/samara.ts';
import { oneIn } from '../long.ts';
import { needs } from '../needs.ts';

needs('gcc');
const folder = mkdtempSync(join(tmpdir(), 'samara-bench-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const levels = Object.keys(pipelines).map((level) => `-${level}`);

/** In turn one level on WebAssembly; and the interpreter, for which most programs are long, for some. */
function waysAt(place: number): readonly string[][] {
  const level = levels[place % levels.length];
  const interpreted = place % 4 === 1 ? [['--engine', 'interp', level]] : [];
  return [['--engine', 'wasm', level], ['--engine', 'wasm', levels.at(-1) ?? level], ...interpreted];
}

/** A part in a long run, all if the file is asked for by name. */
const chosen = oneIn(20, programs(), 4);

chosen.forEach((program, place) => {
  test(program.name, async () => {
    const binary = compileNative(program, 'gcc', join(folder, program.name), ['-O1']);
    const { words, input } = wordsFor(program, program.tiny);
    const expected = execFileSync(binary, words, { input, encoding: 'utf8' });
    for (const way of waysAt(place)) {
      const { status, out, err } = await samaraWith(input, ['run', ...way, program.file, '--', ...words]);
      expect({ status, out, err }, way.join(' ')).toEqual({ status: 0, out: expected, err: '' });
    }
  });
});
