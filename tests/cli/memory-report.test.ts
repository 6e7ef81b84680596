/** `run --memory-report`: the same account on every engine. The sums are worked out by hand. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { samara } from './samara.ts';
import { fullEngines, namesOf } from '../engines.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

// An object of this class has 16 bytes behind a header of 16.
const leaky = file(
  'leaky.mpl',
  `type $Node <class { @value i32, @next <* <$Node>> }>
var $kept <* <$Node>>
func &make () <* <$Node>> {
  var %n <* <$Node>>
  dassign %n (gcmalloc ref <$Node>)
  return (dread ref %n)
}
func &main () i32 {
  var %p ptr
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 3), constval i32 1) {
    dassign %p (malloc ptr (constval u64 10))
  }
  free (dread ptr %p)
  callassigned &make () { dassign $kept }
  callassigned &make () { regassign ref %1 }
  decref (regread ref %1)
  dassign $kept (gcpermalloc ref <$Node>)
  return (constval i32 4)
}
`,
);

const tidy = file(
  'tidy.mpl',
  `func &calloc extern (var %n u64, var %size u64) ptr
func &realloc extern (var %p ptr, var %size u64) ptr
func &main () i32 {
  callassigned &calloc (constval u64 3, constval u64 5) { regassign ptr %1 }
  callassigned &realloc (regread ptr %1, constval u64 5000) { regassign ptr %1 }
  free (regread ptr %1)
  return (constval i32 0)
}
`,
);

const trapping = file(
  'trapping.mpl',
  `func &main () i32 {
  var %zero i32
  var %p ptr
  dassign %p (malloc ptr (constval u64 7))
  return (div i32 (constval i32 1, dread i32 %zero))
}
`,
);

describe.each(namesOf(fullEngines('maple')))('%s', (engine) => {
  const report = (path: string, ...more: string[]) =>
    samara('run', path, '--engine', engine, '--memory-report', ...more);

  test('what is left, by place', async () => {
    const { status, out, err } = await report(leaky);
    expect({ status, out, err: err.replaceAll(leaky, 'leaky.mpl') }).toEqual({
      status: 4,
      out: '',
      err:
        'memory: 6 allocations, 2 frees, 126 bytes in all, at most 84 at a time\n' +
        'never freed: 3 blocks, 52 bytes\n' +
        '  32 bytes in 1 block    make   leaky.mpl:5:15\n' +
        '  20 bytes in 2 blocks   main   leaky.mpl:12:17\n' +
        'permanent: 1 object, 32 bytes\n',
    });
  });

  test('a block that is resized goes, and another one comes', async () => {
    expect((await report(tidy)).err).toBe(
      'memory: 2 allocations, 2 frees, 5015 bytes in all, at most 5000 at a time\neverything was freed\n',
    );
  });

  test('after a trap', async () => {
    const { status, err } = await report(trapping);
    expect(status).toBe(3);
    expect(err).toContain('trap[divide-by-zero]');
    expect(err).toContain('never freed: 1 block, 7 bytes');
  });

  test('as JSON', async () => {
    const [entry] = JSON.parse((await report(leaky, '--json')).err) as Record<string, unknown>[];
    expect(entry).toMatchObject({ code: 'memory', severity: 'note', allocations: 6, frees: 2, bytes: 126, peak: 84 });
    expect(entry.permanent).toEqual({ blocks: 1, bytes: 32 });
    expect(entry.leaks).toMatchObject([
      { func: 'make', start: { line: 5, column: 15 }, blocks: 1, bytes: 32 },
      { func: 'main', start: { line: 12, column: 17 }, blocks: 2, bytes: 20 },
    ]);
  });
});

test('one function', async () => {
  const { out, err } = await samara('run', trapping, '--memory-report', '--call', 'main');
  expect(out).toBe('');
  expect(err).toContain('in 1 block');
});

test('not asked for, not told', async () => {
  expect((await samara('run', leaky)).err).toBe('');
});

test('the formal machine has none', async () => {
  const { status, err } = await samara('run', leaky, '--engine', 'light', '--memory-report');
  expect({ status, err }).toEqual({
    status: 2,
    err: 'error: --memory-report is for --engine wasm, interp and vm\n(the formal machine has no addresses)\n',
  });
});
