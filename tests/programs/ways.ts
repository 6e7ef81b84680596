/**
 * The ways to run a program: every engine of its language, with and without optimisation, and what `lower` prints of it, read
 * again as text. All of them must do what the program says of itself.
 */
import { SourceFile } from '../../src/base/source.ts';
import { levels, type Level as OptimizationLevel } from '../../src/passes/levels.ts';
import { lower, parse, print, type Engine, type Level, type Program, type RunOptions } from '../../src/driver/index.ts';
import {
  enginesOf,
  fullEngines,
  linearEngines,
  type Language,
  type RunnableUnit as Unit,
  type TestEngine,
} from '../engines.ts';

export interface Way {
  readonly name: string;
  readonly engine: Engine;
  /** Only `main` is there as it was: parameters have the types of a lower level. */
  readonly mainOnly: boolean;
  readonly start: (unit: Unit, options: RunOptions) => Promise<Program>;
}

export function waysOf(ir: Language): readonly Way[] {
  const linear = linearEngines(ir);
  return [
    ...enginesOf(ir).map(wayOn),
    ...linear.map((engine) => way(`${engine.name} -O2`, engine, false, (unit) => unit, 'O2')),
    ...inTurnOfLevels(linear).map(([level, engine]) =>
      way(`${engine.name} -${level}`, engine, false, (unit) => unit, level),
    ),
    ...(ir === 'maple' ? fullEngines(ir).map((engine) => lowered('flat', engine)) : []),
    ...(['linear', 'cfg', 'ssa'] as const).flatMap((target) => linear.map((engine) => lowered(target, engine))),
  ];
}

/** The other levels, each on one engine. */
function inTurnOfLevels(engines: readonly TestEngine[]): readonly (readonly [OptimizationLevel, TestEngine])[] {
  const others = levels.filter((level) => level !== 'O0' && level !== 'O2');
  return others.map((level, i) => [level, engines[i % engines.length]]);
}

/** A program as it is, on an engine. */
export function wayOn(engine: TestEngine): Way {
  return way(engine.name, engine, false, (unit) => unit);
}

function lowered(target: Level, engine: TestEngine): Way {
  return way(`text of ${target} on ${engine.name}`, engine, target !== 'flat', (unit, options) =>
    readAgain(unit, target, options),
  );
}

function way(
  name: string,
  { name: engine, start }: TestEngine,
  mainOnly: boolean,
  prepare: (unit: Unit, options: RunOptions) => Unit | Promise<Unit>,
  optimize?: OptimizationLevel,
): Way {
  return {
    name,
    engine,
    mainOnly,
    start: async (unit, options) => start(await prepare(unit, options), { ...options, optimize }),
  };
}

/** The printed text of the unit at another level, as it is read. */
async function readAgain(unit: Unit, target: Level, { pointerSize }: RunOptions): Promise<Unit> {
  const { value, diagnostics } = await lower(unit, target, { pointerSize });
  if (value === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const text = await print(value);
  const again = await parse(new SourceFile(`lowered-to-${target}`, text), target === 'flat' ? 'maple' : 'linear');
  const mistakes = again.diagnostics.filter(({ severity }) => severity === 'error');
  if (again.value === undefined || mistakes.length > 0)
    throw new Error(
      `what lower --to ${target} prints is not read: ${mistakes.map(({ message }) => message).join('; ')}`,
    );
  return again.value;
}
