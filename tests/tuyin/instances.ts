/** A linked Tuyin program on an engine, as `instantiate` starts it; on Tuyin's own machines at once. */
import { engines, type Engine } from '../../src/driver/engines.ts';
import type { RunOptions } from '../../src/driver/run-options.ts';
import { graphEngine, stackEngine, startTuyin } from '../../src/driver/tuyin-program.ts';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import { Trap } from '../../src/vm/trap.ts';
import type { TuyinOptions, TuyinProgram } from '../../src/vm/tuyin/index.ts';
import { addTrapCode } from '../../src/vm/tuyin/traps.ts';

/** The engines that run it as it is. */
export type Machine = 'graph' | 'stack';
export const machines: readonly Machine[] = ['graph', 'stack'];

export function instantiateCode(
  code: TuyinCode,
  { engine = 'stack', ...options }: TuyinOptions & { readonly engine?: Machine } = {},
): TuyinProgram {
  return (engine === 'graph' ? graphEngine : stackEngine)(code, options);
}

export interface CodeOptions extends Omit<RunOptions, 'host' | 'engine'> {
  readonly engine: Engine;
}

/** To be started at its beginning. */
export async function startCode(
  code: TuyinCode,
  { engine, ...options }: CodeOptions,
): Promise<{ readonly main: () => number }> {
  const started = await startTuyin(code, engines[engine], options, {});
  if (started === undefined) throw new Error(`${engine} does not run Tuyin IR`);
  const program = started.whole ?? started.machine();
  return {
    main: () => {
      try {
        return program.main();
      } catch (error) {
        if (error instanceof Trap) addTrapCode(error);
        throw error;
      }
    },
  };
}
