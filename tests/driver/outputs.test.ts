/** What `emit` and `samara build` write, run by WebAssembly itself with functions of the test's own for the C library. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import wabt from 'wabt';
import { cLacks } from '../../src/backend/c/lacks.ts';
import { wasmLacks } from '../../src/backend/wasm/lacks.ts';
import { emit, outputs, parse, type Output } from '../../src/index.ts';
import { samara, samaraOnTerminal } from '../cli/samara.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-outputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sums = `func &sum (var %n i64) i64 {
  var %s i64
  while (gt u1 i64 (dread i64 %n, constval i64 0)) {
    dassign %s (add i64 (dread i64 %s, dread i64 %n))
    dassign %n (sub i64 (dread i64 %n, constval i64 1))
  }
  return (dread i64 %s)
}
func &high (var %a i64, var %b i64) i64 {
  return (cvt i64 i128 (lshr i128 (mul i128 (cvt i128 i64 (dread i64 %a), cvt i128 i64 (dread i64 %b)), constval i32 64)))
}
func &ask extern (var %n i32) i32
func &main () i32 {
  callassigned &ask (constval i32 41) { regassign i32 %1 }
  return (regread i32 %1)
}
`;

async function bytesOf(text: string, output: Output): Promise<Uint8Array<ArrayBuffer>> {
  const unit = (await parse(text)).orThrow();
  const { content } = (await emit(unit, output)).orThrow();
  if (typeof content !== 'string') return new Uint8Array(content);
  const module = (await wabt()).parseWat('built.wat', content);
  return new Uint8Array(module.toBinary({}).buffer);
}

test.each(['wasm', 'wat'])(
  '%s: functions, 128 bits without help from outside, and functions that are left open',
  async (output) => {
    const imports = { env: { ask: (n: number) => n + 1 } };
    const { instance } = await WebAssembly.instantiate(await bytesOf(sums, output), imports);
    const { sum, high, main } = instance.exports as Record<string, (...args: bigint[]) => bigint | number>;
    expect(sum(100n)).toBe(5050n);
    expect(high(1n << 62n, 12n)).toBe(3n);
    expect(main()).toBe(42);
  },
);

test('the rows say what the emitter takes away', () => {
  expect(outputs.wasm.needs).toEqual(wasmLacks);
  expect(outputs.wat.needs).toEqual(wasmLacks);
  expect(outputs.wasi.needs).toEqual(wasmLacks);
  expect(outputs.c.needs).toEqual(cLacks);
  expect(outputs.native.needs).toEqual(cLacks);
});

test('samara build: the file, a note about what it imports, and JSON', async () => {
  const out = join(folder, 'hello.wasm');
  expect(await samara('build', 'examples/hello.mpl', '--target', 'wasm', '-o', out)).toEqual({
    status: 0,
    out: '',
    err: `note: ${out} imports env.puts\n`,
  });
  const lines: string[] = [];
  const puts = (at: bigint): number => {
    const memory = new Uint8Array((instance.exports.memory as WebAssembly.Memory).buffer);
    return lines.push(Buffer.from(memory.subarray(Number(at), memory.indexOf(0, Number(at)))).toString());
  };
  const { instance } = await WebAssembly.instantiate(readFileSync(out), { env: { puts } });
  expect((instance.exports.main as () => number)()).toBe(0);
  expect(lines).toEqual(['Hello from MAPLE IR']);
  const json = await samara('build', 'examples/hello.mpl', '--target', 'wat', '-o', out, '--json');
  expect(JSON.parse(json.out)).toMatchObject({ target: 'wat', imports: ['env.puts'] });
});

test('a large file: what is being done, on one line of a terminal that is empty in the end', async () => {
  const source = join(folder, 'large.mpl');
  const comments = `# ${'-'.repeat(1000)}\n`.repeat(1100);
  writeFileSync(source, `${comments}func &main () i32 { return (constval i32 7) }\n`);
  const words = ['build', source, '--target', 'c', '-O1', '-o', join(folder, 'large.c')];
  const { status, err } = await samaraOnTerminal(200, ...words);
  const shown = err.split('\r\u001b[K').map((line) => line.replace(`${source}: `, ''));
  expect(status).toBe(0);
  expect(shown.slice(0, 4)).toEqual(['', 'reading', 'checking', 'lowering']);
  expect(shown.slice(-2)).toEqual(['writing for c', '']);
  expect(shown.some((line) => / on @main$/.test(line))).toBe(true);
  expect((await samara(...words)).err).toBe('');
});

test('what cannot be built is refused before anything is written', async () => {
  const out = join(folder, 'none.wasm');
  // A number of more registers than a function has.
  const wide = join(folder, 'wide.ti');
  writeFileSync(wide, 'subset @main\n  wide = i140000 1\n  output <- wide\n');
  const tuyin = await samara('build', wide, '--target', 'wasm', '-o', out);
  expect(tuyin).toMatchObject({
    status: 1,
    err: expect.stringContaining('error[SAM0105]: a value of type i140000 in `@main`') as string,
  });
  expect((await samara('build', 'examples/hello.mpl', '--target', 'z80', '-o', out)).err).toContain('Allowed choices');
  expect((await samara('build', 'examples/hello.mpl', '--target', 'wasm', '-o', '-', '--json')).status).toBe(2);
  const unit = (await parse(sums)).orThrow();
  expect((await emit(unit, 'z80')).diagnostics[0].message).toContain(
    `the outputs are ${Object.keys(outputs).join(', ')}`,
  );
  expect(() => readFileSync(out)).toThrow('ENOENT');
});
