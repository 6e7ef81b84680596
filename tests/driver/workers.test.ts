/** The last resorts: a worker that does not come to look is ended, and so is a process under guard. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, type AnyWorker } from '../../src/driver/workers.ts';
import { needs } from '../needs.ts';

const start = (code: string): Worker => new Worker(code, { eval: true });

describe('a worker', () => {
  test('gives its answer, and is ended', async () => {
    const worker = start("require('node:worker_threads').parentPort.postMessage(7); setInterval(() => {}, 1000)");
    const ended = new Promise((done) => worker.once('exit', done));
    expect(await answerOf(worker, { timeout: 60_000 })).toBe(7);
    await ended;
  });

  test('without end meets the time, or the signal', async () => {
    await expect(answerOf(start('for (;;);'), { timeout: 50 })).rejects.toMatchObject({ kind: 'timeout' });
    const controller = new AbortController();
    const answer = answerOf(start('for (;;);'), { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(answerOf(start('for (;;);'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'cancelled',
    });
  });

  test('that fails says why', async () => {
    await expect(answerOf(start('throw new Error("no")'))).rejects.toThrow('no');
  });

  test('of the web gives events', async () => {
    const worker: AnyWorker = {
      terminate: () => undefined,
      addEventListener: (type, listener) => void (type === 'message' && listener({ data: 8 })),
    };
    expect(await answerOf(worker)).toBe(8);
  });
});

describe('a process under guard', () => {
  needs('bash');
  const root = resolve(import.meta.dirname, '../..');
  let folder = '';
  beforeAll(() => {
    // The launcher builds, if it has to, before anything is looked at.
    spawnSync(join(root, 'samara'), ['--version']);
    folder = mkdtempSync(join(tmpdir(), 'samara-guard-'));
    writeFileSync(join(folder, 'flood.sy'), 'int main() {\n  while (1) putint(1234567890);\n  return 0;\n}\n');
    writeFileSync(join(folder, 'seven.sy'), 'int main() {\n  putint(getint());\n  return 7;\n}\n');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const shell = (command: string): { status: number | null; out: string; err: string } => {
    const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, S: join(root, 'dist/samara.cjs') },
    });
    return { status, out: stdout, err: stderr };
  };

  test('has the streams and the status of the command', () => {
    expect(shell('echo 42 | "$S" run seven.sy --timeout 60')).toEqual({ status: 7, out: '42', err: '' });
  });

  test('is ended when it hangs in a write that nobody reads', () => {
    const { status, err } = shell('mkfifo pipe; exec 4<>pipe; "$S" run flood.sy --timeout 0.1 >pipe');
    expect(status).toBe(3);
    expect(err).toContain('trap[timeout]: the time given to the program is used up');
  });
});
