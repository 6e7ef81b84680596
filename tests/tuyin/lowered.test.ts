/**
 * Programs that are lowered to instructions as a whole do, from the text of the linear IR that they become, what they say of themselves
 * (program-files.ts): on the interpreter and in WebAssembly, as they are and optimised. Those that are not lowered yet are counted.
 */
import { describe, expect, test } from 'vitest';
import { stackCode } from '../../src/driver/tuyin-linear.ts';
import { instantiate, parse, type Engine } from '../../src/driver/index.ts';
import { printModule } from '../../src/linear/printer.ts';
import { lowerWhole, type WholeProgram } from '../../src/lower/tuyin-whole/index.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { findingOfRun, type Finding, type RunExpectation } from '../files/notation.ts';
import { inTurn, oneIn } from '../long.ts';
import { programOfText } from './graphs.ts';
import { readPrograms, type ProgramFile } from './program-files.ts';

const programs = readPrograms();

/** Fewer programs than this must not be lowered. */
const leastLowered = 205;

function whole({ name, text }: ProgramFile): WholeProgram {
  const code = programOfText(text, name);
  return lowerWhole(code.graph, stackCode(code));
}

const ways = [
  { engine: 'interp', optimize: 'O0' },
  { engine: 'wasm', optimize: 'O1' },
  { engine: 'wasm', optimize: 'O0' },
  { engine: 'interp', optimize: 'O1' },
] as const;
type Way = (typeof ways)[number];

async function finding(text: string, one: RunExpectation, { bounds }: ProgramFile, way: Way): Promise<Finding> {
  const unit = (await parse(text, 'linear')).orThrow();
  const [stdout, stderr]: Buffer[][] = [[], []];
  let rest: Uint8Array | undefined = one.input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const program = await instantiate(unit, {
    engine: way.engine satisfies Engine,
    optimize: way.optimize,
    fuel: bounds['fuel'] ?? 10_000_000,
    memoryLimit: bounds['memory'],
    stackSize: 1 << 16,
    stdin,
    stdout: (bytes) => void stdout.push(Buffer.from(bytes)),
    stderr: (bytes) => void stderr.push(Buffer.from(bytes)),
  });
  const end = endOf(() => program.orThrow().main() & 255);
  const ending = typeof end === 'number' ? { status: end } : { status: 0, trap: end };
  return findingOfRun(one, { ...ending, out: Buffer.concat(stdout), err: Buffer.concat(stderr).toString() });
}

/** The status of a program, or the code of its trap. */
function endOf(run: () => number): number | string {
  try {
    return run();
  } catch (error) {
    if (error instanceof Exit) return error.code & 255;
    if (error instanceof Trap) return trapCodeOf(error.kind) ?? error.kind;
    throw error;
  }
}

describe('from the text of the lowered program', () => {
  const lowered = programs.flatMap((program) => {
    const { module } = whole(program);
    return module === undefined || program.cases.length === 0 ? [] : [{ program, text: printModule(module) }];
  });

  test('most programs are lowered', () => {
    expect(lowered.length).toBeGreaterThanOrEqual(leastLowered);
  });

  const rows = oneIn(
    4,
    lowered.map((row, place) => ({ ...row, place })),
  );
  test.each(rows)('$program.name', async ({ program, text, place }) => {
    const found: Finding[] = [];
    for (const way of inTurn(ways, place >> 2))
      for (const one of program.cases) found.push(await finding(text, one, program, way));
    expect(found.map((one) => one.found)).toEqual(found.map((one) => one.expected));
  });
});
