/** Functions of the library at the ends of blocks: their values, on the formal machine and by gcc, and its reports. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, type Program } from '../../src/driver/index.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { oneIn, isLong } from '../long.ts';
import { needs } from '../needs.ts';
import { callsOnBlocks, programOf, type Row } from './calls-on-blocks.ts';

/** A quick run does without those for which much of the library is compiled. */
const rows = oneIn(4, isLong ? callsOnBlocks : callsOnBlocks.filter(({ call }) => !/strtod|atof|qsort/.test(call)));
const text = programOf(rows);
let program: Program;

beforeAll(async () => {
  const source = new SourceFile('calls.c', text);
  const { module } = compileC(source, { read: () => undefined });
  if (module === undefined) throw new Error('not compiled');
  const started = await instantiate({ ir: 'maple', source, module }, { engine: 'light', checkUb: true });
  program = started.value as Program;
});

/** What the row gives; the function in which it trapped is the innermost that has a line. */
function given(index: number): string {
  try {
    return String(program.call(`row${index}`)[0]);
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    const { func } = error.frames.find(({ span }) => span !== undefined) ?? { func: '?' };
    // Static functions of several files may have one name; the linker tells them apart.
    return `${error.kind} in ${func.replace(/\..*/, '')}`;
  }
}

describe('on the formal machine', () => {
  test.each(rows.map((row, i): [string, Row, number] => [`${row.blocks}: ${row.call}`, row, i]))('%s', (_, row, i) => {
    expect(given(i)).toBe(row.gives);
  });
});

describe.runIf(isLong)('by gcc', () => {
  needs('gcc');

  test('the values are the same', () => {
    const work = mkdtempSync(join(tmpdir(), 'samara-calls-'));
    try {
      const file = join(work, 'calls.c');
      writeFileSync(file, text);
      execFileSync('gcc', ['-w', '-fno-builtin', '-o', join(work, 'calls'), file]);
      const values = rows.map(({ gives }) => gives).filter((gives) => !gives.includes(' '));
      expect(execFileSync(join(work, 'calls'), { encoding: 'utf8' })).toBe(`${values.join('\n')}\n`);
    } finally {
      rmSync(work, { recursive: true });
    }
  });
});
