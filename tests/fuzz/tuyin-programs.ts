/** Random Tuyin programs of tests/tuyin, the same one on every engine, each against its model. */
import type { Engine } from '../../src/driver/index.ts';
import { tuyinEngines } from '../tuyin/graphs.ts';
import { Dice } from '../vm/gcc.ts';
import type { Check } from './kinds.ts';

export function onEveryEngine(problem: (dice: Dice, engine: Engine) => string | undefined): Check {
  return (seed) => {
    for (const engine of tuyinEngines) {
      const found = problem(new Dice(Number(seed % 0x7fff_ffffn) + 1), engine);
      if (found !== undefined) return Promise.resolve(`engine ${engine}\n${found}`);
    }
    return Promise.resolve(undefined);
  };
}
