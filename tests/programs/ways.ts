/**
 * The ways to run a program: every engine of its language, with and without optimisation, and what `lower` prints of it, read
 * again as text. All of them must do what the program says of itself.
 */
import { SourceFile } from '../../src/base/source.ts';
import {
  enginesFor,
  instantiate,
  lower,
  parse,
  print,
  type Engine,
  type Level,
  type Program,
  type RunOptions,
  type LinearUnit,
  type MapleUnit,
} from '../../src/driver/index.ts';

/** What runs on the engines of the linear IR, and takes numbers. */
type Unit = MapleUnit | LinearUnit;

export interface Way {
  readonly name: string;
  readonly engine: Engine;
  /** Only `main` is there as it was: parameters have the types of a lower level. */
  readonly mainOnly: boolean;
  readonly start: (unit: Unit, options: RunOptions) => Promise<Program>;
}

/** The program is not for this engine. */
export class Outside extends Error {}

const throughLinear: readonly Engine[] = ['wasm', 'interp'];

export function waysOf(ir: Unit['ir']): readonly Way[] {
  const direct = enginesFor(ir).map((engine) => way(engine, engine, false, (unit) => unit));
  const optimized = throughLinear.map((engine) => way(`${engine} -O1`, engine, false, (unit) => unit, 'O1'));
  const flat = ir === 'maple' ? (['vm', 'wasm'] as const).map((engine) => lowered('flat', engine)) : [];
  return [
    ...direct,
    ...optimized,
    ...flat,
    lowered('linear', 'interp'),
    lowered('cfg', 'wasm'),
    lowered('ssa', 'interp'),
  ];
}

function lowered(target: Level, engine: Engine): Way {
  return way(`text of ${target} on ${engine}`, engine, target !== 'flat', (unit, options) =>
    readAgain(unit, target, options),
  );
}

function way(
  name: string,
  engine: Engine,
  mainOnly: boolean,
  prepare: (unit: Unit, options: RunOptions) => Unit | Promise<Unit>,
  optimize?: 'O1',
): Way {
  const start = async (unit: Unit, options: RunOptions): Promise<Program> => {
    const { value, diagnostics } = await instantiate(await prepare(unit, options), { ...options, engine, optimize });
    if (value !== undefined) return value;
    const text = diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n');
    throw engine === 'light' && diagnostics.every(({ code }) => code.startsWith('MPL40'))
      ? new Outside(text)
      : new Error(text);
  };
  return { name, engine, mainOnly, start };
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
