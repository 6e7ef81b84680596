/** Random programs on all engines: what they print and how they end is the same everywhere. */
import { agree, describe, outcomes, waysFor } from './outcomes.ts';
import { generateProgram } from './program.ts';
import type { Mode } from './world.ts';

/** Features to leave out, for as long as something known is wrong with them. */
const without = (process.env.SAMARA_FUZZ_WITHOUT ?? '').split(',').filter(Boolean);

export function checkPrograms(mode: Mode): (seed: bigint) => Promise<string | undefined> {
  return async (seed) => {
    const { text, features, pointerSize } = generateProgram(seed, mode, without);
    const found = await outcomes(text, pointerSize, waysFor[mode]);
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
