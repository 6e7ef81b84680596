/** Random programs of what C can say, against a C compiler: what it compiles, not optimised, and what our engines do. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SourceFile } from '../../../src/base/source.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { agree, allWays, describe, outcomes } from './outcomes.ts';
import { generateProgram } from './program.ts';
import { moduleToC } from './to-c.ts';

const flags = ['-w', '-O0', '-fwrapv', '-fno-strict-aliasing', '-ffp-contract=off', '-fno-builtin', '-lm'];

/** What the compiled program prints, and how it ends; or what the compiler says. */
function outcomeOfC(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'samara-c-'));
  try {
    const [file, program] = [join(folder, 'random.c'), join(folder, 'random')];
    writeFileSync(file, source);
    const compiled = spawnSync('gcc', [file, '-o', program, ...flags], { encoding: 'latin1' });
    if (compiled.status !== 0) return `gcc: ${compiled.stderr}`;
    const { stdout, status, signal } = spawnSync(program, { encoding: 'latin1', timeout: 5000 });
    return `${stdout}${signal === null ? `exit ${status}` : `signal ${signal}`}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function checkCPrograms(seed: bigint): Promise<string | undefined> {
  const { text, features } = generateProgram(seed, 'c');
  const source = moduleToC(parseMaple(new SourceFile('random.mpl', text)).module);
  const found = await outcomes(text, 8, allWays.c);
  const expected = outcomeOfC(source);
  if (agree(found) && found[0].text === expected) return undefined;
  return `${features.join(' ')}\n--- gcc\n${expected}\n${describe(found)}`;
}

export function showCProgram(seed: bigint): string {
  const { text } = generateProgram(seed, 'c');
  return `${text}\n${moduleToC(parseMaple(new SourceFile('random.mpl', text)).module)}`;
}
