/** docs/guide/tuyin-programs.md: its programs do what they say, and its table has every trap. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { instantiateCode } from '../tuyin/instances.ts';
import { Trap } from '../../src/vm/trap.ts';
import { trapCodeOf, tuyinTraps } from '../../src/vm/tuyin/traps.ts';
import { programOfText } from '../tuyin/graphs.ts';
import { readProgram } from '../tuyin/program-files.ts';
import { blocksOf } from './page.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/guide/tuyin-programs.md'), 'utf8');
const programs = blocksOf(page)
  .filter(({ language }) => language === '')
  .map(({ text }, i) => readProgram(`program ${i + 1}`, `// rule: 6 the guide\n${text}`));

test.each(programs.map((program) => [program.name, program] as const))('%s', (_, { text, cases }) => {
  for (const { input, status, out, trap } of cases) {
    const written: number[] = [];
    let left: Uint8Array | undefined = input;
    const stdin = (): Uint8Array | undefined => {
      const all = left;
      left = undefined;
      return all;
    };
    let end: number | string | undefined;
    try {
      end =
        instantiateCode(programOfText(text), {
          engine: 'graph',
          stdin,
          stdout: (bytes) => void written.push(...bytes),
        }).main() & 255;
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      end = trapCodeOf(error.kind);
    }
    expect({ end, written }).toEqual({ end: trap ?? status, written: [...out] });
  }
});

test('the table has every code', () => {
  for (const code of Object.keys(tuyinTraps)) expect(page).toContain(code);
  expect(programs.length).toBeGreaterThan(5);
});
