/** Runs Tuyin programs from the text of the linear IR that they are lowered to as a whole. */
import { stackCode } from '../../src/driver/tuyin-linear.ts';
import { instantiate, parse, type Engine } from '../../src/driver/index.ts';
import { printModule } from '../../src/linear/printer.ts';
import { lowerWhole } from '../../src/lower/tuyin-whole/index.ts';
import type { Level } from '../../src/passes/levels.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import type { Dice } from '../vm/gcc.ts';
import { programOfText } from './graphs.ts';
import { matchCase } from './random-matches.ts';
import { inPieces, streamCase } from './random-streams.ts';

/** How a program is run. */
export interface Way {
  readonly engine: Engine;
  readonly optimize: Level;
  readonly fuel?: number;
  readonly memoryLimit?: number;
}

export interface Outcome {
  /** The status, or the code of a trap. */
  readonly end: number | string;
  readonly out: Buffer;
  readonly err: Buffer;
}

/** The lowered text; undefined if the program is not lowered whole. */
export function loweredText(text: string, name?: string): string | undefined {
  const code = programOfText(text, name);
  const { module } = lowerWhole(code.graph, stackCode(code));
  return module && printModule(module);
}

export async function runLowered(text: string, stdin: () => Uint8Array | undefined, way: Way): Promise<Outcome> {
  const unit = (await parse(text, 'linear')).orThrow();
  const [stdout, stderr]: Buffer[][] = [[], []];
  // A program may have too little memory even to start.
  const end = await endOf(async () => {
    const program = await instantiate(unit, {
      ...way,
      stackSize: 1 << 16,
      stdin,
      stdout: (bytes) => void stdout.push(Buffer.from(bytes)),
      stderr: (bytes) => void stderr.push(Buffer.from(bytes)),
    });
    return program.orThrow().main();
  });
  return { end, out: Buffer.concat(stdout), err: Buffer.concat(stderr) };
}

export async function endOf(run: () => Promise<number>): Promise<number | string> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Exit) return error.code;
    if (error instanceof Trap) return trapCodeOf(error.kind) ?? error.kind;
    throw error;
  }
}

/** What a random program on streams does that it should not; undefined if nothing. */
export async function loweredStreamProblem(dice: Dice, way: Way): Promise<string | undefined> {
  const { text, input, end: expected, out: wanted } = streamCase(dice);
  const lowered = loweredText(text);
  if (lowered === undefined) return `${text}\nis not lowered`;
  const { end, out } = await runLowered(lowered, inPieces(input), way);
  if (end === expected && out.join() === wanted.join()) return undefined;
  return `${text}\ninput ${input.join(' ')}\nends with ${end}, and not ${expected}\nwrites ${out.join(' ')}\nand not ${wanted.join(' ')}`;
}

/** The same of a random match. */
export async function loweredMatchProblem(dice: Dice, way: Way): Promise<string | undefined> {
  const { text, rounds } = matchCase(dice);
  const lowered = loweredText(text);
  if (lowered === undefined) return `${text}\nis not lowered`;
  for (const { input, expected } of rounds) {
    const { end, out } = await runLowered(lowered, inPieces(input), way);
    const result = [...out, ...(typeof end === 'string' ? [end] : [])].join(' ');
    if (result !== expected) return `${text}input ${input.join(' ')}\ngives ${result}\nand not ${expected}`;
  }
  return undefined;
}
