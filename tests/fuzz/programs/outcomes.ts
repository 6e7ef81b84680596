/** What a program does on each engine, as text that can be compared: its output, and how it ended. */
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, parse, type Engine, type Unit } from '../../../src/driver/index.ts';
import { Exit, Trap } from '../../../src/vm/trap.ts';
import type { Mode } from './world.ts';

/** One way to run a program. */
export interface Way {
  readonly engine: Engine;
  readonly optimize: 'O0' | 'O1';
}

const ways = (...names: readonly `${Engine} ${Way['optimize']}`[]): readonly Way[] =>
  names.map((name) => {
    const [engine, optimize] = name.split(' ') as [Engine, Way['optimize']];
    return { engine, optimize };
  });

/**
 * The ways that a seed takes. All have the VM, which does without the linear IR; of the four ways through the linear IR one is
 * not optimised and one is, so that each pair is met soon. Two back ends that agree with the VM agree with each other.
 */
export function waysFor(mode: Mode, seed: bigint): readonly Way[] {
  const odd = seed % 2n === 0n;
  if (mode === 'light') return ways(odd ? 'wasm O0' : 'wasm O1', 'vm O0', 'light O0');
  return odd ? ways('wasm O0', 'interp O1', 'vm O0') : ways('interp O0', 'wasm O1', 'vm O0');
}

export const allWays: Readonly<Record<Mode, readonly Way[]>> = {
  full: ways('wasm O0', 'wasm O1', 'interp O0', 'interp O1', 'vm O0'),
  light: ways('wasm O0', 'wasm O1', 'interp O0', 'interp O1', 'vm O0', 'light O0'),
  c: ways('wasm O0', 'wasm O1', 'interp O0', 'interp O1', 'vm O0'),
};

export interface Outcome {
  readonly way: Way;
  readonly text: string;
}

/** A program that no engine is to run: the message says why. */
export class NotAProgram extends Error {}

export async function outcomes(
  text: string,
  pointerSize: 4 | 8,
  ways: readonly Way[],
  timeout = 5000,
): Promise<Outcome[]> {
  const { value, diagnostics } = await parse(new SourceFile('random.mpl', text), 'maple');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (value === undefined || errors.length > 0)
    throw new NotAProgram(errors.map(({ code, message }) => `${code} ${message}`).join('\n'));
  const found: Outcome[] = [];
  for (const way of ways) found.push({ way, text: await outcome(value, pointerSize, way, timeout) });
  return found;
}

/** Programs are small; one that is not is wrong. */
const bounds = { stackSize: 1 << 18, memoryLimit: 1 << 26 };

async function outcome(unit: Unit, pointerSize: 4 | 8, { engine, optimize }: Way, timeout: number): Promise<string> {
  const chunks: string[] = [];
  const stdout = (bytes: Uint8Array): void => void chunks.push(Buffer.from(bytes).toString('latin1'));
  const { value: program, diagnostics } = await instantiate(unit, {
    engine,
    optimize,
    pointerSize,
    stdout,
    timeout,
    ...bounds,
  });
  if (program === undefined)
    throw new NotAProgram(`${engine}: ${diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n')}`);
  const end = endOf(() => `exit ${program.main()}`);
  return `${chunks.join('')}${end}`;
}

function endOf(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof Trap) return `trap ${trapNames[error.kind] ?? error.kind}`;
    if (error instanceof Exit) return `exit ${error.code}`;
    return `failed: ${error instanceof Error ? error.stack : String(error)}`;
  }
}

/** What some engines tell apart and others do not (docs/decisions/0070). */
const trapNames: Readonly<Record<string, string>> = { 'null-pointer': 'out-of-bounds' };

export function agree(found: readonly Outcome[]): boolean {
  return found.every(({ text }) => text === found[0].text);
}

/** Ways with equal outcomes together. */
export function describe(found: readonly Outcome[]): string {
  const groups = new Map<string, string[]>();
  for (const { way, text } of found) groups.set(text, [...(groups.get(text) ?? []), `${way.engine} ${way.optimize}`]);
  return [...groups].map(([text, names]) => `--- ${names.join(', ')}\n${text}`).join('\n');
}
