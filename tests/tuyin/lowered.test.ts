/**
 * Programs that are lowered to instructions as a whole do, from the text of the linear IR that they become, what they say of themselves
 * (program-files.ts), and random ones what their models do: on the interpreter and in WebAssembly, as they are and optimised.
 */
import { describe, expect, test } from 'vitest';
import { instantiate, parse } from '../../src/driver/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { findingOfRun, type Finding, type RunExpectation } from '../files/notation.ts';
import { inTurn, oneIn, times } from '../long.ts';
import { Dice } from '../vm/gcc.ts';
import { loweredMatchProblem, loweredStreamProblem, loweredText, runLowered, type Way } from './lowered-programs.ts';
import { readPrograms, type ProgramFile } from './program-files.ts';

const ways: readonly Way[] = [
  { engine: 'interp', optimize: 'O0' },
  { engine: 'wasm', optimize: 'O1' },
  { engine: 'wasm', optimize: 'O0' },
  { engine: 'interp', optimize: 'O1' },
];

async function finding(text: string, one: RunExpectation, { bounds }: ProgramFile, way: Way): Promise<Finding> {
  let rest: Uint8Array | undefined = one.input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const limits = { fuel: bounds['fuel'] ?? 10_000_000, memoryLimit: bounds['memory'] };
  const { end, out, err } = await runLowered(text, stdin, { ...way, ...limits });
  const ending = typeof end === 'number' ? { status: end & 255 } : { status: 0, trap: end };
  return findingOfRun(one, { ...ending, out, err: err.toString() });
}

describe('from the text of the lowered program', () => {
  const lowered = readPrograms().flatMap((program) => {
    return program.cases.length === 0 ? [] : [{ program, text: loweredText(program.text, program.name) }];
  });

  const rows = oneIn(
    4,
    lowered.map((row, place) => ({ ...row, place })),
  );
  test.each(rows)('$program.name', async ({ program, text, place }) => {
    expect(text).toBeDefined();
    const found: Finding[] = [];
    for (const way of inTurn(ways, place >> 2, ways.length, 3))
      for (const one of program.cases) found.push(await finding(text ?? '', one, program, way));
    expect(found.map((one) => one.found)).toEqual(found.map((one) => one.expected));
  });
});

test.each(ways.slice(0, 2))('random programs on streams, $engine $optimize', async (way) => {
  const dice = new Dice(31);
  for (let i = 0; i < times(8, 80); i++) expect(await loweredStreamProblem(dice, way)).toBeUndefined();
});

test.each(ways.slice(0, 2))('random matches, $engine $optimize', async (way) => {
  const dice = new Dice(37);
  for (let i = 0; i < times(4, 40); i++) expect(await loweredMatchProblem(dice, way)).toBeUndefined();
});

test('a trap tells the functions of the text, not those that they have become', async () => {
  const state = `subset @main
  input <- 5 a
subset @a
  x = i32 input.read(4)
  x == 0 ? 7 / x : input <- x b
subset @b
  y = i32 input.read(4)
  input <- y - 1 a
`;
  const region = 'subset @main\n  r = [4]\n  r <- (1, 2)\n  1\n';
  for (const [text, frames, message] of [
    [state, ['a', 'main'], 'integer division by zero (T-DIV0)'],
    [region, ['main'], "an access outside the program's memory (T-BOUNDS)"],
  ] as const) {
    const program = (await instantiate((await parse(text, 'tuyin')).orThrow(), { engine: 'interp' })).orThrow();
    try {
      program.main();
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      expect(error.frames.map(({ func }) => func)).toEqual(frames);
      expect(error.message).toBe(message);
    }
  }
});
