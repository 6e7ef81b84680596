/** Random Tuyin programs of everything (random-programs.ts) as users run them, on every engine, optimised and not, against their model. */
import { instantiate, parse, type AnyUnit } from '../../src/driver/index.ts';
import { tuyinEngines } from '../tuyin/graphs.ts';
import { endOf, loweredText, runLowered, type Outcome, type Way } from '../tuyin/lowered-programs.ts';
import { programsCase } from '../tuyin/random-programs.ts';
import { inPieces } from '../tuyin/random-streams.ts';
import { Dice } from '../vm/gcc.ts';
import type { Tallied } from './kinds.ts';

const programsInModule = 16;
/** As they are, and at one of these levels, by the seed. */
const levels = ['O1', 'Os'] as const;

export function caseOf(seed: bigint, most = programsInModule): ReturnType<typeof programsCase> {
  return programsCase(new Dice(Number(BigInt.asIntN(32, (seed + 1n) * 0x9e3779b1n))), most);
}

/** At most so many programs in a module. */
export async function checkTuyinPrograms(seed: bigint, most?: number): Promise<Tallied> {
  const made = caseOf(seed, most);
  const counted = Array.from({ length: made.programs }, () => 'programs');
  const unit = (await parse(made.text, 'tuyin')).orThrow();
  for (const engine of tuyinEngines)
    for (const optimize of ['O0', levels[Number(seed % 2n)]] as const) {
      const problem = difference(made, await run(unit, inPieces(made.input), { engine, optimize }));
      if (problem !== undefined) return { counted, problem: `engine ${engine} -${optimize}\n${made.text}${problem}` };
    }
  const lowered = loweredText(made.text);
  if (lowered === undefined) return { counted: [...counted, 'modules not lowered whole'] };
  const problem = difference(
    made,
    await runLowered(lowered, inPieces(made.input), { engine: 'interp', optimize: 'O0' }),
  );
  return { counted, problem: problem && `lowered text\n${made.text}${problem}` };
}

async function run(unit: AnyUnit, stdin: () => Uint8Array | undefined, way: Way): Promise<Outcome> {
  const out: Buffer[] = [];
  const end = await endOf(async () => {
    const options = { ...way, stdin, stdout: (bytes: Uint8Array) => void out.push(Buffer.from(bytes)) };
    return (await instantiate(unit, options)).orThrow().main();
  });
  return { end, out: Buffer.concat(out), err: Buffer.of() };
}

function difference(made: ReturnType<typeof programsCase>, { end, out }: Outcome): string | undefined {
  if (end === made.end && out.join() === made.out.join()) return undefined;
  const input = `input ${made.input.join(' ')}`;
  return `${input}\nends with ${end}, and not ${made.end}\nwrites ${out.join(' ')}\nand not ${made.out.join(' ')}`;
}
