/** Runs hostile programs: each (language, engine, program) is a case, and a case ends as its program says, within its limits. */
import { enginesFor, instantiate, parse, type Engine, type Unit } from '../../src/driver/index.ts';
import type { Format } from '../../src/driver/formats.ts';
import { Meter } from '../../src/vm/meter.ts';
import { Trap } from '../../src/vm/trap.ts';
import type { Hostile } from './hostile.ts';
import { linear } from './linear.ts';
import { maple } from './maple.ts';
import { sysy } from './sysy.ts';
import { tuyin } from './tuyin.ts';

export interface Case {
  readonly format: Format;
  readonly engine: Engine;
  readonly hostile: Hostile;
}

export const programs: readonly (readonly [Format, readonly Hostile[]])[] = [
  ['maple', maple],
  ['linear', linear],
  ['sysy', sysy],
  ['tuyin', tuyin],
];

/** All of them. */
export const cases: readonly Case[] = programs.flatMap(([format, list]) => {
  const ir = format === 'sysy' ? 'linear' : (format as Unit['ir']);
  return enginesFor(ir).flatMap((engine) => list.map((hostile) => ({ format, engine, hostile })));
});

const mostMemory = 2 ** 20;
const stackSize = 2 ** 15;
/** Looks at the clock. A program that is to meet another limit gets more of them, because it needs none. */
const looksOf = (end: string): number => (end === 'timeout' ? 8 : 5000);

/** What was wrong with how a program ended; undefined: nothing. */
export async function problemOf({ format, engine, hostile }: Case): Promise<string | undefined> {
  const wanted = hostile.on?.[engine] ?? hostile.ends;
  const { meter, end } = await run(hostile, format, engine, looksOf(wanted));
  if (end !== wanted) return `ends with ${end}, not with ${wanted}`;
  return meter.used <= meter.limit ? undefined : `holds ${meter.used} bytes of ${meter.limit}`;
}

async function run(
  { text, input, memory = mostMemory }: Hostile,
  format: Format,
  engine: Engine,
  looks: number,
): Promise<{ readonly meter: Meter; readonly end: string }> {
  let now = 0;
  const meter = new Meter({ memoryLimit: memory, timeout: looks }, () => now++);
  const chunk =
    input === undefined ? undefined : new TextEncoder().encode(input.repeat(Math.ceil(65536 / input.length)));
  const stdin = (): Uint8Array | undefined => chunk;
  const { value: unit, diagnostics } = await parse(text, format);
  if (unit === undefined || diagnostics.some(({ severity }) => severity === 'error'))
    throw new Error(`${diagnostics.at(0)?.message}\n${text}`);
  try {
    await start(unit, engine, meter, stdin);
    return { meter, end: 'done' };
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return { meter, end: error.kind };
  }
}

async function start(unit: Unit, engine: Engine, meter: Meter, stdin: () => Uint8Array | undefined): Promise<number> {
  const made = await instantiate(unit, { engine, meter, stdin, stackSize });
  if (made.value === undefined) throw new Error(made.diagnostics.map(({ message }) => message).join('\n'));
  return made.value.main();
}
