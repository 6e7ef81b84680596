/**
 * The inputs of several kinds on outputs: what was built does what an engine does. A seed has one level of optimisation on each output,
 * the next seed the next. Outputs that do not say which trap it was are compared without.
 */
import { SourceFile } from '../../src/base/source.ts';
import { addEngine, outputs as outputRows, parse } from '../../src/driver/index.ts';
import type { Level } from '../../src/passes/levels.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { checkCsmith } from '../c/csmith.ts';
import { kindless } from '../conformance/run.ts';
import { engineNamed, enginesOf, type RunnableUnit, type TestEngine } from '../engines.ts';
import { cloneModule } from '../linear/laws.ts';
import { randomArguments, randomModule } from '../linear/random-func.ts';
import { engineOf } from '../outputs.ts';
import { compileGood, run } from '../sysy/engines.ts';
import { RandomProgram } from '../sysy/random-programs.ts';
import { loweredText } from '../tuyin/lowered-programs.ts';
import { matchCase } from '../tuyin/random-matches.ts';
import { streamCase } from '../tuyin/random-streams.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { Dice } from '../vm/gcc.ts';
import { compare } from './differential.ts';
import { generate } from './generate.ts';
import type { OnOutputs, Tallied } from './kinds.ts';
import { checkPrograms, reduceProgram } from './programs/check.ts';
import type { Way } from './programs/outcomes.ts';
import type { Mode } from './programs/world.ts';

type Outputs = readonly TestEngine[];

const tried = ['O0', 'O2', 'O3'] as const satisfies readonly Level[];

function levelFor(seed: bigint, place: number): Level {
  return tried[Number((seed + BigInt(place)) % BigInt(tried.length))];
}

/** The machine that does without the linear IR, and the outputs. */
function waysOf(outputs: Outputs, seed: bigint): readonly Way[] {
  const built = outputs.map(({ name }, place): Way => ({ engine: name, optimize: levelFor(seed, place) }));
  return [{ engine: 'vm', optimize: 'O0' }, ...built];
}

/** The output with programs optimised before they are built, whatever a suite says of that. */
function optimised({ name, start }: TestEngine, optimize: Level): TestEngine {
  return { name, start: (unit, options) => start(unit, { ...options, optimize }) };
}

function wholePrograms(mode: Mode): OnOutputs {
  return {
    check: (outputs) => checkPrograms(mode, (seed) => waysOf(outputs, seed)),
    reduce: (outputs) => reduceProgram(mode, (seed) => waysOf(outputs, seed)),
  };
}

export const programsOnOutputs = wholePrograms('full');
export const cProgramsOnOutputs = wholePrograms('c');

export const expressionsOnOutputs: OnOutputs = {
  check: (outputs) => (seed) => {
    const built = outputs.map((output, place) => optimised(output, levelFor(seed, place)));
    return compare(generate(seed), [engineNamed('interp', 'maple'), ...built]);
  },
};

/** What is found on each output, as text, is what it should be. */
async function sameOn(
  outputs: Outputs,
  wanted: string,
  input: string,
  outcome: (output: TestEngine, place: number) => Promise<string>,
): Promise<string | undefined> {
  for (const [place, output] of outputs.entries()) {
    const told = kindless.includes(output.name) ? withoutKind(wanted) : wanted;
    const found = await outcome(output, place);
    const compared = kindless.includes(output.name) ? withoutKind(found) : found;
    if (compared !== told) return `${output.name}:\n  ${compared}\ninstead of\n  ${told}\n${input}`;
  }
  return undefined;
}

function withoutKind(outcome: string): string {
  return outcome.replace(/trap [\w-]+/g, 'trap');
}

async function outcomeOf(run: () => Promise<string>): Promise<string> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Trap) return `trap ${trapCodeOf(error.kind) ?? error.kind}`;
    if (error instanceof Exit) return `ends with ${error.code}`;
    throw error;
  }
}

/** One function that is called, with its results. */
export const linearOnOutputs: OnOutputs = {
  check: (outputs) => async (seed) => {
    const number = Number(BigInt.asUintN(30, seed));
    const { module } = randomModule(number);
    const args = randomArguments(number);
    const [interp] = enginesOf('linear').filter(({ name }) => name === 'interp');
    const outcome = ({ start }: TestEngine, optimize: Level): Promise<string> =>
      outcomeOf(async () => {
        const unit = { ir: 'linear', source: new SourceFile('random.lir', ''), module: cloneModule(module) } as const;
        const program = await start(unit, { optimize, callable: ['f'] });
        return program
          .call('f', args)
          .map((value) => (Object.is(value, -0) ? '-0' : String(value)))
          .join(' ');
      });
    const wanted = await outcome(interp, 'O0');
    return sameOn(outputs, wanted, `seed ${number}`, (output, place) => outcome(output, levelFor(seed, place)));
  },
};

export const sysyOnOutputs: OnOutputs = {
  check: (outputs) => async (seed) => {
    const text = new RandomProgram(Number(BigInt.asIntN(32, seed))).text();
    const outcome = (output: TestEngine): Promise<string> =>
      outcomeOf(async () => {
        const { stdout, status } = await run(output, compileGood(text));
        return `${stdout}${status}`;
      });
    const wanted = await outcome(engineNamed('interp', 'linear'));
    return sameOn(outputs, wanted, text, (output, place) => outcome(optimised(output, levelFor(seed, place))));
  },
};

/** A Tuyin program from the text that it is lowered to: how it ends, and the bytes that it writes. */
function tuyinOutcome(lowered: string, output: TestEngine, optimize: Level, input: Uint8Array): Promise<string> {
  const written: number[] = [];
  const left = [input];
  const stdin = (): Uint8Array | undefined => left.pop();
  const end = outcomeOf(async () => {
    const program = await output.start(await unitOf(lowered), {
      optimize,
      stdin,
      stdout: (bytes) => void written.push(...bytes),
    });
    return `ends with ${program.main()}`;
  });
  return end.then((text) => `${text}; ${written.join(' ')}`);
}

/** Made for each run: it is changed where it is optimised. */
async function unitOf(lowered: string): Promise<RunnableUnit> {
  return (await parse(lowered, 'linear')).orThrow() as RunnableUnit;
}

const diceOf = (seed: bigint): Dice => new Dice(Number(seed % 0x7fff_ffffn) + 1);
const notWhole: Tallied = { counted: ['skipped: not lowered whole'] };

/** What the model of the input says. */
export const streamsOnOutputs: OnOutputs = {
  check: (outputs) => async (seed) => {
    const { text, input, end, out } = streamCase(diceOf(seed));
    const lowered = loweredText(text);
    if (lowered === undefined) return notWhole;
    const wanted = `${typeof end === 'number' ? `ends with ${end}` : `trap ${end}`}; ${out.join(' ')}`;
    return sameOn(outputs, wanted, `${text}input ${input.join(' ')}`, (output, place) =>
      tuyinOutcome(lowered, output, levelFor(seed, place), input),
    );
  },
};

export const matchesOnOutputs: OnOutputs = {
  check: (outputs) => async (seed) => {
    const { text, rounds } = matchCase(diceOf(seed));
    const lowered = loweredText(text);
    if (lowered === undefined) return notWhole;
    const [{ input, expected }] = rounds;
    const wanted = expected === 'T-MATCH' ? 'trap T-MATCH; ' : `ends with 0; ${expected}`;
    return sameOn(outputs, wanted, `${text}input ${input.join(' ')}`, (output, place) =>
      tuyinOutcome(lowered, output, levelFor(seed, place), input),
    );
  },
};

/** Against gcc, by the command, which knows the outputs as engines for so long. */
export const csmithOnOutputs: OnOutputs = {
  check: (outputs) => async (seed) => {
    const counted: string[] = [];
    for (const [place, { name }] of outputs.entries()) {
      const row = outputRows[name.slice('built-'.length)];
      const takeBack = addEngine(name, engineOf(row));
      try {
        const library = row.library === undefined ? [] : ['--library', row.library];
        const found = await checkCsmith(seed, [name], [`-${levelFor(seed, place)}`, ...library]);
        counted.push(...found.counted);
        if (found.problem !== undefined) return { counted, problem: found.problem };
      } finally {
        takeBack();
      }
    }
    return { counted };
  },
};
