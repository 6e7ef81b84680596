/**
 * The memory that directives describe, in the flat form: it verifies, is printed and read back, and needs no second
 * lowering; counted words keep and let go what they should, by the blocks that are left on the heap; the formal machine
 * finds accesses through computed addresses that leave a frame or the global block.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import type { Module } from '../../src/maple/module.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { run } from '../light/light.ts';
import { startMachine } from './machine.ts';

const folder = join(import.meta.dirname, '../conformance/state');
const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

function read(text: string): Module {
  const { module, diagnostics } = parseMaple(new SourceFile('test.mpl', text));
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  return module;
}

describe('the flat form', () => {
  test.each(files)('%s', (_, text) => {
    const flat = printMaple(lowerToFlat(read(text)));
    expect(flat.replace(/#.*/g, '')).not.toMatch(
      /framesize|upformalsize|globalmem|words(typetagged|refcounted)|fpoff|%%(FP|GP|SP)/,
    );
    const again = read(flat);
    expect(
      verifyMaple(again, { level: 'flat' })
        .filter(({ severity }) => severity === 'error')
        .map(({ message }) => message),
    ).toEqual([]);
    expect(printMaple(again)).toBe(flat);
  });

  test('functions that nothing is said of stay as they are', () => {
    const text = 'func &f (var %x i32) i32 {\n  return (dread i32 %x)\n}\n';
    const module = read(text);
    expect(lowerToFlat(module).funcs[0]).toEqual(module.funcs[0]);
  });
});

/** Blocks that calls of a function leave on the heap. */
function left(text: string, name: string, ...args: number[]): number {
  const machine = startMachine(`type $Node <class { @value i32, @next ref }>\n${text}`);
  const before = machine.heap.stats.liveBlocks;
  machine.call(name, ...args);
  return machine.heap.stats.liveBlocks - before;
}

const frame = '  framesize 16\n  localwordsrefcounted = [ 0x14 ]\n';

describe('counted words', () => {
  test('new objects die with the frame', () => {
    const text = `func &f () void {\n${frame}  iassignfpoff ref -8 (gcmalloc ref <$Node>)\n  iassignfpoff ref -16 (ireadfpoff ref -8)\n}`;
    expect(left(text, 'f')).toBe(0);
    expect(left(text.replace(/.*refcounted.*\n/, ''), 'f')).toBe(1);
  });

  test('what is overwritten is let go, in a loop too', () => {
    const text = `func &f (var %n i32) void {\n${frame}  while (dread i32 %n) {
    iassignfpoff ref -8 (gcmalloc ref <$Node>)
    iassignfpoff ref -8 (ireadfpoff ref -8)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))\n  }\n  return ()\n}`;
    expect(left(text, 'f', 50)).toBe(0);
  });

  test('what a function returns lives on, and dies with the word that takes it', () => {
    const make = `func &make () ref {\n${frame}  iassignfpoff ref -8 (gcmalloc ref <$Node>)\n  return (ireadfpoff ref -8)\n}\n`;
    expect(left(make, 'make')).toBe(1);
    expect(
      left(
        `${make}func &f () void {\n${frame}  callassigned &make () { regassign ref %1 }\n  decref (regread ref %1)\n}`,
        'f',
      ),
    ).toBe(0);
    expect(
      left(`${make}func &f () void {\n${frame}  call &make ()\n  iassignfpoff ref -16 (regread ref %%retval0)\n}`, 'f'),
    ).toBe(0);
  });

  test('every way out lets go: return in a block, the end, an exception', () => {
    const body = `func &f (var %n i32) i32 {\n${frame}  iassignfpoff ref -16 (gcmalloc ref <$Node>)
  if (dread i32 %n) { return (constval i32 1) }\n  return (constval i32 2)\n}`;
    expect([0, 1].map((n) => left(body, 'f', n))).toEqual([0, 0]);
    const thrown = `func &g () void {\n${frame}  iassignfpoff ref -16 (gcmalloc ref <$Node>)\n  throw (constval i32 1)\n}
func &f () i32 {\n  jstry @h 0\n  call &g ()\n@h jscatch\n  endtry\n  return (regread i32 %%thrownval)\n}`;
    expect(left(thrown, 'f')).toBe(0);
  });

  test('the global block keeps the last one', () => {
    const text = `globalmemsize 8\nglobalwordsrefcounted = [ 0x1 ]\nfunc &f (var %n i32) void {
  while (dread i32 %n) {\n    iassignoff ref 0 (regread ptr %%GP, gcmalloc ref <$Node>)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))\n  }\n  return ()\n}`;
    expect(left(text, 'f', 9)).toBe(1);
  });
});

describe('the formal machine', () => {
  const main = (body: string, head = ''): string => `${head}func &main () i32 {\n${body}\n}\n`;

  test.each([
    [
      'above the frame',
      main(
        '  framesize 16\n  iassignoff i32 -8 (regread ptr %%FP, constval i32 1)\n  return (ireadoff i32 8 (add ptr (regread ptr %%FP, constval i64 -4)))',
      ),
    ],
    [
      'below the frame',
      main('  framesize 16\n  return (ireadoff i32 0 (add ptr (regread ptr %%FP, constval i64 -20)))'),
    ],
    [
      'behind the global block',
      main('  return (ireadoff i32 0 (add ptr (regread ptr %%GP, constval i64 8)))', 'globalmemsize 8\n'),
    ],
  ])('an access %s is stuck', (_, text) => {
    const { end } = run(text);
    expect(end.status === 'stuck' && [end.stuck.reason, end.stuck.rule]).toEqual(['out-of-bounds', 'iread']);
  });

  test('a word of the frame that was never written is undefined', () => {
    const { end } = run(main('  framesize 8\n  return (ireadfpoff i32 -8)'));
    expect(end.status === 'stuck' && end.stuck.reason).toBe('uninitialised');
  });
});
