/** Random programs on all engines: what they print and how they end is the same everywhere. */
import { agree, allWays, describe, outcomes, waysFor, type Outcome, type Way } from './outcomes.ts';
import { generateProgram } from './program.ts';
import { reduce } from './reduce.ts';
import type { Mode } from './world.ts';

/** Features to leave out, for as long as something known is wrong with them. */
const without = (process.env.SAMARA_FUZZ_WITHOUT ?? '').split(',').filter(Boolean);

export function checkPrograms(
  mode: Mode,
  waysOf: (seed: bigint) => readonly Way[] = (seed) => waysFor(mode, seed),
): (seed: bigint) => Promise<string | undefined> {
  return async (seed) => {
    const { text, features, pointerSize } = generateProgram(seed, mode, without);
    const found = await outcomes(text, pointerSize, waysOf(seed));
    if (agree(found)) return undefined;
    return `pointers of ${pointerSize} bytes; ${features.join(' ')}\n${describe(found)}`;
  };
}

export function showProgram(mode: Mode): (seed: bigint) => string {
  return (seed) => {
    const { text, features, pointerSize } = generateProgram(seed, mode, without);
    return `# pointers of ${pointerSize} bytes; ${features.join(' ')}\n${text}`;
  };
}

/**
 * The program of the seed as small as it can be made without failing otherwise, and what it does: on all engines, or in ways that may
 * be too slow for all.
 */
export function reduceProgram(
  mode: Mode,
  waysOf: (seed: bigint) => readonly Way[] = () => allWays[mode],
): (seed: bigint) => Promise<string> {
  return async (seed) => {
    const { text, pointerSize } = generateProgram(seed, mode, without);
    const every = waysOf(seed);
    const all = await outcomes(text, pointerSize, every);
    if (agree(all)) return 'all engines agree';
    const wanted = shapeOf(all);
    const ways = representatives(all);
    const fails = async (candidate: string): Promise<boolean> => {
      const found = await outcomes(candidate, pointerSize, ways, 500).catch(() => undefined);
      return found !== undefined && shapeOf(found) === wanted;
    };
    const small = await reduce(text, fails);
    return `# pointers of ${pointerSize} bytes\n${small}${describe(await outcomes(small, pointerSize, every))}`;
  };
}

/** One way of each outcome. */
function representatives(all: readonly Outcome[]): Way[] {
  return [...new Map(all.map(({ way, text }) => [text, way])).values()];
}

/** How the outcomes end that differ: an exit, a trap, a failure of ours. Output may change while a program shrinks. */
function shapeOf(all: readonly Outcome[]): string {
  return [...new Map(all.map(({ text }) => [text, endKind(text)])).values()].sort().join(' | ');
}

function endKind(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1).replace(/^exit \d+/, 'exit');
}
