/** What a program does on each engine, as text that can be compared: its output, and how it ended. */
import { SourceFile } from '../../../src/base/source.ts';
import {
  instantiate,
  parse,
  type Engine,
  type Program,
  type RunOptions,
  type Unit,
} from '../../../src/driver/index.ts';
import type { Level } from '../../../src/passes/levels.ts';
import { Exit, Trap } from '../../../src/vm/trap.ts';
import { kindless } from '../../conformance/run.ts';
import {
  enginesOf,
  fullEngines,
  linearEngines,
  namesOf,
  partial,
  scoreboardColumns,
  type RunnableUnit,
} from '../../engines.ts';
import type { Mode } from './world.ts';

/** One way to run a program: on an engine, or built and run, `built-NAME`. */
export interface Way {
  readonly engine: Engine;
  readonly optimize: Level;
}

const linear = namesOf(linearEngines('maple'));
/** Those that do without the linear IR. */
const others = namesOf(fullEngines('maple')).filter((name) => !linear.includes(name));
const ofLight = namesOf(enginesOf('maple')).filter((name) => partial[name] !== undefined);

const waysAt = (optimize: Way['optimize'], engines: readonly Engine[]): readonly Way[] =>
  engines.map((engine) => ({ engine, optimize }));

/**
 * The ways that a seed takes. All have the engines that do without the linear IR; of the ways through the linear IR one is
 * not optimised and one is, to -O2 or -O3, so that each pair is met soon. Two back ends that agree with the VM agree with each other.
 */
export function waysFor(mode: Mode, seed: bigint): readonly Way[] {
  if (mode === 'light')
    return [...waysAt(seed % 2n === 0n ? 'O0' : 'O2', linear.slice(0, 1)), ...waysAt('O0', [...others, ...ofLight])];
  const turn = Number(seed % BigInt(linear.length));
  const [plain, optimised] = [linear[turn], linear[(turn + 1) % linear.length]];
  const level = (seed / BigInt(linear.length)) % 2n === 0n ? 'O2' : 'O3';
  return [...waysAt('O0', [plain]), ...waysAt(level, [optimised]), ...waysAt('O0', others)];
}

const everyWay = [...waysAt('O0', linear), ...waysAt('O2', linear), ...waysAt('O0', others)];

export const allWays: Readonly<Record<Mode, readonly Way[]>> = {
  full: everyWay,
  light: [...everyWay, ...waysAt('O0', ofLight)],
  c: everyWay,
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
  return outcomesOf(value, pointerSize, ways, timeout);
}

export async function outcomesOf(
  unit: Unit,
  pointerSize: 4 | 8,
  ways: readonly Way[],
  timeout = 5000,
): Promise<Outcome[]> {
  const found: Outcome[] = [];
  for (const way of ways) found.push({ way, text: await outcome(unit, pointerSize, way, timeout) });
  return found;
}

/** Programs are small; one that is not is wrong. Of each the start alone is called, once. */
const bounds = { stackSize: 1 << 18, memoryLimit: 1 << 26, callable: [], startsOnce: true };

async function outcome(unit: Unit, pointerSize: 4 | 8, { engine, optimize }: Way, timeout: number): Promise<string> {
  const chunks: string[] = [];
  const stdout = (bytes: Uint8Array): void => void chunks.push(Buffer.from(bytes).toString('latin1'));
  const program = await started(unit, engine, { optimize, pointerSize, stdout, timeout, ...bounds });
  const end = endOf(() => `exit ${program.main()}`);
  return `${chunks.join('')}${end}`;
}

async function started(unit: Unit, engine: Engine, options: RunOptions): Promise<Pick<Program, 'main'>> {
  const output = scoreboardColumns().find(({ name }) => name === engine);
  if (output !== undefined) return output.start(unit as RunnableUnit, options);
  const { value, diagnostics } = await instantiate(unit, { ...options, engine });
  if (value !== undefined) return value;
  throw new NotAProgram(`${engine}: ${diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n')}`);
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

/** Where a way does not say the kind of a trap, any trap is the first one's. */
export function agree(found: readonly Outcome[]): boolean {
  return found.every(({ way, text }) => {
    const compared = (one: string): string => (kindless.includes(way.engine) ? one.replace(/^trap .*/m, 'trap') : one);
    return compared(text) === compared(found[0].text);
  });
}

/** Ways with equal outcomes together. */
export function describe(found: readonly Outcome[]): string {
  const groups = new Map<string, string[]>();
  for (const { way, text } of found) groups.set(text, [...(groups.get(text) ?? []), `${way.engine} ${way.optimize}`]);
  return [...groups].map(([text, names]) => `--- ${names.join(', ')}\n${text}`).join('\n');
}
