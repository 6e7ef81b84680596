/**
 * Programs with one mistake each that C leaves undefined, under the rules of C on the formal machine: the report is the one that is kept
 * (`.report`; written anew with SAMARA_WRITE=1). Programs whose name begins with `fine` have none, and print what they print when gcc
 * compiles them (`.out`). What gcc's sanitizers and valgrind find is kept in others.json.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samara, samaraWith } from '../cli/samara.ts';
import { oneIn } from '../long.ts';
import { needs } from '../needs.ts';

const folder = join(import.meta.dirname, 'undefined');
const files = readdirSync(folder).filter((name) => name.endsWith('.c'));
const [fine, wrong] = [true, false].map((isFine) => files.filter((name) => name.startsWith('fine') === isFine));

/** Mistakes that have no report, with the reason why. */
const notFound: Readonly<Record<string, string>> = {
  'restrict.c': 'the machine does not know which pointers are restrict',
  'strict-aliasing.c': 'memory of the document has no types',
  'unsequenced.c': 'the front end has chosen an order',
};

/** Of lines in the library, the numbers are left out. */
function withoutLines(text: string): string {
  const plain = text.replace(/(<libc>\/[\w.-]+):\d+:\d+/g, '$1');
  return plain.includes('--> <libc>') ? plain.replace(/^ *\d*(?= \|)| *(?=-->)/gm, ' ') : plain;
}

/** The report, with the names of the files instead of their paths; blocks are numbered as it mentions them. */
async function report(file: string): Promise<string> {
  const { err } = await samara('run', join(folder, file), '--check-ub');
  const blocks: string[] = [];
  return withoutLines(err.replaceAll(`${folder}/`, '')).replace(/\bblock (\d+)/g, (_, block: string) => {
    if (!blocks.includes(block)) blocks.push(block);
    return `block ${blocks.indexOf(block) + 1}`;
  });
}

describe('a mistake', () => {
  test.each(oneIn(3, wrong))('%s', async (file) => {
    const kept = join(folder, file.replace(/\.c$/, '.report'));
    const found = await report(file);
    expect(found === '', `${file}: ${found}`).toBe(Object.hasOwn(notFound, file));
    if (process.env.SAMARA_WRITE === '1') writeFileSync(kept, found);
    expect(found).toBe(existsSync(kept) ? readFileSync(kept, 'utf8') : '');
  });

  test('each was shown to gcc and valgrind', () => {
    const { programs } = JSON.parse(readFileSync(join(folder, 'others.json'), 'utf8')) as { programs: object };
    expect(Object.keys(programs).sort()).toEqual([...files].sort());
  });
});

test('the stepper stops where the mistake is, and names what C names', async () => {
  const commands = 'continue\nenv\np count\n';
  const { out } = await samaraWith(commands, ['step', join(folder, 'heap-overflow.c'), '--check-ub']);
  expect(out).toContain('>    7 |   for (int i = 0; i <= count; i++) list[i] = i;');
  expect(out).toMatch(/list +-> 20 bytes allocated by malloc \(block \d+\)/);
  expect(out).toContain('count = Vint 5');
});

test('lowered to text, a program of C keeps what the rules of C need', async () => {
  const work = mkdtempSync(join(tmpdir(), 'samara-undefined-'));
  try {
    const lowered = join(work, 'lowered.mpl');
    await samara('lower', join(folder, 'earlier-iteration.c'), '--to', 'high', '-o', lowered);
    expect((await samara('run', lowered)).err).toBe('');
    expect((await samara('run', lowered, '--check-ub')).err).toContain('its block was left');
  } finally {
    rmSync(work, { recursive: true });
  }
});

describe('no mistake', () => {
  test.each(oneIn(3, fine))('%s', async (file) => {
    const { out, err, status } = await samara('run', join(folder, file), '--check-ub');
    expect(`${out}${err}status ${status}\n`).toBe(readFileSync(join(folder, file.replace(/\.c$/, '.out')), 'utf8'));
  });
});

describe('beside gcc', () => {
  needs('gcc');

  test.each(oneIn(4, fine))('%s', (file) => {
    const work = mkdtempSync(join(tmpdir(), 'samara-undefined-'));
    try {
      const binary = join(work, 'program');
      execFileSync('gcc', ['-w', '-O1', '-o', binary, join(folder, file)]);
      const { status, stdout } = spawnSync(binary, { encoding: 'utf8' });
      expect(`${stdout}status ${status}\n`).toBe(readFileSync(join(folder, file.replace(/\.c$/, '.out')), 'utf8'));
    } finally {
      rmSync(work, { recursive: true });
    }
  });
});
