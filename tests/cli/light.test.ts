/** MapleLight at the command line: running, tracing, lowering, the profile check. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samara } from './samara.ts';

const fact = resolve(import.meta.dirname, '../../examples/fact.mpl');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'samara-light-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const freed = `func &main () i32 {
  var %p <* i32>
  dassign %p (malloc ptr (constval u64 4))
  iassign <* i32> (dread ptr %p, constval i32 5)
  free (dread ptr %p)
  return (iread i32 <* i32> (dread ptr %p))
}
`;

describe('MapleLight', () => {
  test('a program and a function of it', async () => {
    expect(await samara('run', fact, '--engine', 'light')).toEqual({ status: 0, out: '10! = 3628800\n', err: '' });
    expect(await samara('run', fact, '--engine', 'light', '--call', 'fact', '20')).toMatchObject({
      status: 0,
      out: '2432902008176640000\n',
    });
  });

  test('a trace of the rules, as text and as JSON', async () => {
    const text = await samara('run', fact, '--engine', 'light', '--trace');
    expect(text.out).toBe('10! = 3628800\n');
    expect(text.err.split('\n')[2]).toMatch(/2 {2}callassigned +fact\.mpl:\d+:3 .*&fact \(Vlong 10\)$/);
    const json = await samara('run', fact, '--engine', 'light', '--trace', 'json');
    expect(JSON.parse(json.err.split('\n')[3])).toMatchObject({ rule: 'callassigned', section: '2.4, 12' });
    // The engine is the first that has steps to show, unless another one is asked for.
    expect((await samara('run', fact, '--trace')).err).toBe(text.err);
    const other = await samara('run', fact, '--trace', '--engine', 'vm');
    expect(other).toMatchObject({ status: 2, err: expect.stringContaining('--trace is for --engine light') as string });
  });

  test('use after free: the rule, the line, the block, and where it was freed', async () => {
    const { status, err } = await samara('run', file('freed.mpl', freed), '--engine', 'light');
    expect(status).toBe(3);
    expect(err).toContain('trap[use-after-free]');
    expect(err).toContain('rule iread (2.2, 3)');
    expect(err).toMatch(/freed\.mpl:6:11/);
    expect(err).toMatch(/block \d+: 4 bytes allocated by malloc \(.*freed\.mpl:3:15\)/);
    expect(err).toMatch(/freed \(.*freed\.mpl:5:3\)/);
  });

  test('fuel and time end it', async () => {
    const endless = file(
      'endless.mpl',
      'func &main () i32 {\n  while (constval i32 1) {\n  }\n  return (constval i32 0)\n}\n',
    );
    expect((await samara('run', endless, '--engine', 'light', '--fuel', '1000')).err).toContain('trap[out-of-fuel]');
    expect((await samara('run', endless, '--engine', 'light', '--timeout', '0.05')).err).toContain('trap[timeout]');
  });

  test('the abstract syntax', async () => {
    const { status, out } = await samara('lower', fact, '--to', 'light');
    expect(status).toBe(0);
    expect(out).toContain('(S_callassigned &fact (');
    expect(out).toContain('(prog_main &main)');
  });

  test('the profile', async () => {
    expect(await samara('check', '--profile', 'light', fact)).toMatchObject({ status: 0, out: '' });
    const wide = file('wide.mpl', 'func &f (var %x i128) void {\n  return ()\n}\n');
    const { status, err } = await samara('check', '--profile', 'light', wide);
    expect(status).toBe(1);
    expect(err).toContain('MPL4001');
    expect(err).toMatch(/wide\.mpl:1:\d+/);
  });
});
