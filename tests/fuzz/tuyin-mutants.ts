/**
 * The programs of tests/tuyin/programs with changed numbers, operators, types and lines: reading, linking and running never
 * fail but by diagnostics and traps, and what two machines do is the same.
 */
import { instantiateCode, machines, type Machine } from '../tuyin/instances.ts';
import type { Module } from '../../src/tuyin/module.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { linkProgram, type TuyinCode } from '../../src/tuyin/program.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { readPrograms } from '../tuyin/program-files.ts';
import { Choices } from './programs/choices.ts';

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

function mutate(choices: Choices, text: string): string {
  const kind = choices.below(7);
  if (kind < 3) return replacePiece(choices, text, replacements[kind]);
  const lines = text.split('\n');
  const [i, j] = [choices.below(lines.length), choices.below(lines.length)];
  if (kind === 3) lines.splice(i, 1);
  else if (kind === 4) lines.splice(i, 0, lines[i]);
  else if (kind === 5) [lines[i], lines[j]] = [lines[j], lines[i]];
  else lines.splice(i, 0, choices.pick(choices.pick(programs).text.split('\n')));
  return lines.join('\n');
}

function replacePiece(choices: Choices, text: string, [pattern, others]: (typeof replacements)[number]): string {
  const spots = [...text.matchAll(pattern)];
  if (spots.length === 0) return text;
  const { index, 0: found } = choices.pick(spots);
  return text.slice(0, index) + choices.pick(others) + text.slice(index + found.length);
}

/** Undefined if there are mistakes in the module. */
export function linked(module: Module): TuyinCode | undefined {
  if (verifyTuyin(module).some(({ severity }) => severity === 'error')) return undefined;
  return linkProgram(module).program;
}

function behaviour(code: TuyinCode, engine: Machine, input: Uint8Array): string {
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

/** What two machines do differently with an input. */
export function difference(code: TuyinCode, input: Uint8Array): string | undefined {
  const [first, second] = machines.map((engine) => behaviour(code, engine, input));
  // Engines count different things as steps.
  if (first === second || [first, second].some((one) => one.startsWith('out-of-'))) return undefined;
  return `${machines[0]}: ${first}\n${machines[1]}: ${second}`;
}

/** A mutant, and its input. */
function mutantOf(seed: bigint): { text: string; input: Uint8Array } {
  const choices = new Choices(seed);
  const base = choices.pick(programs);
  let text = base.text.replace(/^\/\/ .*\n/gm, '');
  for (let k = choices.below(3); k >= 0; k--) text = mutate(choices, text);
  return {
    text,
    input: base.cases.at(0)?.input ?? Uint8Array.from({ length: choices.below(20) }, () => choices.below(6)),
  };
}

/** Does the mutant run at all? */
export function isRunnable(seed: bigint): boolean {
  return linkedText(mutantOf(seed).text)?.graph.main !== undefined;
}

function linkedText(text: string): TuyinCode | undefined {
  const { module, diagnostics } = parseTuyin(text);
  return diagnostics.some(({ severity }) => severity === 'error') ? undefined : linked(module);
}

export async function checkTuyinMutant(seed: bigint): Promise<string | undefined> {
  const { text, input } = mutantOf(seed);
  const code = linkedText(text);
  const found = code?.graph.main === undefined ? undefined : difference(code, input);
  return found && `${text}\n${found}`;
}
