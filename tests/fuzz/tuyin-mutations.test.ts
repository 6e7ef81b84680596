/**
 * The programs of tests/tuyin/programs with changed numbers, operators, types and lines: reading, linking and running never
 * fail but by diagnostics and traps, and what two machines do is the same.
 */
import { expect, test } from 'vitest';
import type { Engine } from '../../src/driver/index.ts';
import { instantiateCode } from '../../src/driver/tuyin-program.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { linkProgram, type TuyinCode } from '../../src/tuyin/program.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { readPrograms } from '../tuyin/program-files.ts';
import { Dice } from '../vm/gcc.ts';

const engines: readonly Engine[] = ['graph', 'stack'];
const programs = readPrograms();
const operators = ['+', '-', '*', '/', '%', '&', '^', '<<', '>>', '==', '!=', '<', '>', '<=', '>='];
const types = ['i1', 'i8', 'i16', 'i32', 'i64', 'i100', 'f8.8', 'half', 'float', 'double', 'fp128', 'i32*', '[64]*'];
const numbers = [0, 1, 2, 3, 4, 5, 7, 8, 16, 31, 32, 100, 255, 1000];

/** What is replaced, and by what. */
const replacements: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<![\w.%$])\d+(?![\w.])/g, numbers.map(String)],
  [/(?<= )(?:[-+*/%&^]|<<|>>|[=!<>]=|<|>)(?= )/g, operators],
  [/\b(?:i1|i8|i16|i32|i64|float|double|half)\b\*?/g, types],
];

function mutate(dice: Dice, text: string): string {
  const kind = dice.below(7);
  if (kind < 3) {
    const [pattern, others] = replacements[kind];
    const spots = [...text.matchAll(pattern)];
    if (spots.length === 0) return text;
    const { index, 0: found } = dice.pick(spots);
    return text.slice(0, index) + dice.pick(others) + text.slice(index + found.length);
  }
  const lines = text.split('\n');
  const [i, j] = [dice.below(lines.length), dice.below(lines.length)];
  if (kind === 3) lines.splice(i, 1);
  else if (kind === 4) lines.splice(i, 0, lines[i]);
  else if (kind === 5) [lines[i], lines[j]] = [lines[j], lines[i]];
  else lines.splice(i, 0, dice.pick(dice.pick(programs).text.split('\n')));
  return lines.join('\n');
}

/** Undefined if there are mistakes in the text. */
function link(text: string): TuyinCode | undefined {
  const { module, diagnostics } = parseTuyin(text);
  if ([...diagnostics, ...verifyTuyin(module)].some(({ severity }) => severity === 'error')) return undefined;
  return linkProgram(module).program;
}

function behaviour(code: TuyinCode, engine: Engine, input: Uint8Array): string {
  const out: number[] = [];
  let left: Uint8Array | undefined = input;
  const stdin = (): Uint8Array | undefined => {
    const all = left;
    left = undefined;
    return all;
  };
  const stdout = (bytes: Uint8Array): void => void out.push(...bytes);
  const bounds = { fuel: 20_000, memoryLimit: 4e6, maxDepth: 300 };
  try {
    return `status ${instantiateCode(code, { engine, stdin, stdout, ...bounds }).main()}: ${out.join(' ')}`;
  } catch (error) {
    if (error instanceof Exit) return `exit ${error.code}: ${out.join(' ')}`;
    if (error instanceof Trap && error.kind !== 'host-error') return `${error.kind}: ${out.join(' ')}`;
    throw error;
  }
}

test.each([1, 2, 3])('seed %i', (seed) => {
  const dice = new Dice(seed * 32452843);
  let ran = 0;
  for (let i = 0; i < 300; i++) {
    const base = dice.pick(programs);
    let text = base.text.replace(/^\/\/ .*\n/gm, '');
    for (let k = dice.below(3); k >= 0; k--) text = mutate(dice, text);
    const code = link(text);
    if (code?.graph.main === undefined) continue;
    const input = base.cases.at(0)?.input ?? Uint8Array.from({ length: dice.below(20) }, () => dice.below(6));
    const [first, second] = engines.map((engine) => behaviour(code, engine, input));
    ran++;
    // Engines count different things as steps.
    if (![first, second].some((one) => one.startsWith('out-of-'))) expect(`${text}\n${second}`).toBe(`${text}\n${first}`);
  }
  expect(ran).toBeGreaterThan(50);
});
