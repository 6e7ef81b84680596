/**
 * Code that the verifier accepts runs without surprises: random instructions are appended as long as the verifier
 * accepts them, and what came about ends in a value or a trap, on values of every type, never in a bug of ours.
 */
import { expect, test } from 'vitest';
import { extraKeys, extraRows } from '../../../src/tuyin/extras.ts';
import { opcodeNames, rows } from '../../../src/tuyin/opcodes.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { linkProgram } from '../../../src/tuyin/program.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';
import { ByteStream } from '../../../src/vm/tuyin/streams.ts';
import { ending, funcOf, start } from './expectations.ts';

const types = [
  'i1',
  'i8',
  'i32',
  'i64',
  'i100',
  'f8.8',
  'f1.1',
  'half',
  'float',
  'double',
  'fp128',
  '[16]',
  '[32]',
  'i8*',
  'i32*',
  '(i32, i1)',
  '(i32, i1, i8)*',
  '<2 x i32>',
  '<3 x float>',
  '[3 x i16]',
];
const globals =
  '@table = constant [4 x i32] [1, 2, 3, 4]\n@seven = i16 7\ndeclare i32 @puts(i8*)\ndefine i64 @id(i64 %x) {\n  ldarg.0\n  ret\n}\nfunc @eat {\n  ldc.0\n  callx @tuyin.io.size\n  ret\n}\n';

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function pick<T>(list: readonly T[], next: () => number): T {
  return list[Math.floor(next() * list.length)];
}

const constants = [
  'i8 -1',
  'i64 5',
  'i100 12345678901234567890123',
  '(1, true)',
  'f8.8 1.5',
  'half 1.5',
  'fp128 2.0',
  '1.5',
  'null',
  '@seven',
  '[3 x i16] [1, 2, 3]',
  '<2 x i32> [7, -7]',
  '<3 x float> [1.0, 2.0, 4.0]',
  'true',
  'undef',
  'i32* null',
];

function instruction(next: () => number): string {
  if (next() < 0.4) return extra(next);
  const op = pick(opcodeNames, next);
  const flags =
    rows[op].flags === 'arithmetic' && next() < 0.2 ? ` ${pick(['nsw', 'nuw', 'exact', 'nnan', 'fast'], next)}` : '';
  switch (rows[op].operand) {
    case 'none':
      return op === 'ret' || op === 'throw' ? 'nop' : op + flags;
    case 'index':
      return `${op} ${Math.floor(next() * (op.endsWith('arg') ? types.length : 5))}`;
    case 'int32':
    case 'int64':
      return `${op} ${Math.floor((next() - 0.3) * 40)}`;
    case 'float32':
    case 'float64':
      return `${op} 1.5`;
    case 'string':
      return `${op} "text\\00"`;
    case 'label':
    case 'labels':
      return `${op}${flags} end`;
    case 'callee':
      return pick(['call @id, 1', 'call @eat, 2', 'call @puts, 1', 'call @eat, 0'], next);
    case 'symbol':
      return op === 'ldglb' ? 'ldglb @table' : 'nop';
    case 'const':
      return `${op} ${pick(constants, next)}`;
  }
}

function extra(next: () => number): string {
  const key = pick(extraKeys, next);
  const { part, suffixes = [], flow } = extraRows[key];
  if (flow === 'stop') return 'nop';
  const type =
    part === 'T' || (part === '[T]' && next() < 0.6)
      ? `.${pick(types, next)}`
      : part === 'N'
        ? `.${Math.floor(next() * 3)}`
        : '';
  const suffix = suffixes.length > 0 && next() < 0.3 ? `.${pick(suffixes, next)}` : '';
  return `callx @"tuyin.${key}${type}${suffix}"`;
}

function textOf(lines: readonly string[]): string {
  const params = types.map((type, i) => `${type} %p${i}`).join(', ');
  return `${globals}define void @f(${params}) {\n${lines.map((line) => `  ${line}\n`).join('')}  callx @tuyin.trap.match\nend:\n  callx @tuyin.trap.elided\n}\n`;
}

function isAccepted(lines: readonly string[]): boolean {
  const { module, diagnostics } = parseTuyin(textOf(lines));
  return [...diagnostics, ...verifyTuyin(module)].every(({ severity }) => severity !== 'error');
}

/** Each parameter is there in every program, as the stack begins with some of them. */
function randomCode(seed: number): string[] {
  const next = random(seed * 104_729);
  const lines = Array.from({ length: 6 }, () => `ldarg ${Math.floor(next() * types.length)}`);
  for (let i = 0; i < 90; i++) {
    const line = instruction(next);
    // A prefix and its call come together; a value may be pushed again to go on with.
    const added = line.includes('tuyin.call.')
      ? [line, 'call @eat, 0']
      : next() < 0.3
        ? [`ldarg ${Math.floor(next() * types.length)}`, line]
        : [line];
    if (isAccepted([...lines, ...added])) lines.push(...added);
  }
  return lines;
}

test.each(Array.from({ length: 14 }, (_, i) => i + 1))('random code %i', (seed) => {
  const lines = randomCode(seed);
  const { program } = linkProgram(parseTuyin(textOf(lines)).module);
  if (program === undefined) throw new Error('no program');
  const next = random(seed);
  const ends = [0, 1, 2].map((kind) => {
    const bytes = Uint8Array.from({ length: 400 }, () =>
      kind === 0 ? 0 : kind === 1 ? Math.floor(next() * 256) : Math.floor(next() * 3),
    );
    const { machine } = start(program, undefined, { fuel: 10_000 });
    try {
      machine.call(funcOf(program, 'f').id, ByteStream.of({ bytes, slots: [] }, 0));
      return 'returned';
    } catch (error) {
      return ending(error);
    }
  });
  expect(lines.length).toBeGreaterThan(12);
  expect(ends.every((end) => end.startsWith('trap T-'))).toBe(true);
});
