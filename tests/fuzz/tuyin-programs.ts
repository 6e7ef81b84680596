/** Random Tuyin programs of tests/tuyin, the same one on every engine, each against its model. */
import type { Engine } from '../../src/driver/index.ts';
import { tuyinEngines } from '../tuyin/graphs.ts';
import { Dice } from '../vm/gcc.ts';
import type { Check } from './kinds.ts';

export function onEveryEngine(problem: (dice: Dice, engine: Engine) => Promise<string | undefined>): Check {
  return async (seed) => {
    for (const engine of tuyinEngines) {
      const found = await problem(new Dice(Number(seed % 0x7fff_ffffn) + 1), engine);
      if (found !== undefined) return `engine ${engine}\n${found}`;
    }
    return undefined;
  };
}
