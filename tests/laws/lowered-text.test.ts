/**
 * The law of lowered text: what `lower` prints in the linear IR is the program. Read again, it gives what the program gives, on the
 * engines of the linear IR: the output and end of its main function, and the results of the calls that conformance files list.
 *
 * A program that somebody adds to the folders below joins by itself. The levels go round with the files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { SourceFile } from '../../src/base/source.ts';
import { formatResult, parseArgument } from '../../src/driver/arguments.ts';
import { detectFormat } from '../../src/driver/formats.ts';
import {
  enginesFor,
  instantiate,
  parse,
  show,
  verify,
  type AnyProgram,
  type AnyUnit,
  type Engine,
} from '../../src/driver/index.ts';
import { primRows, type PrimType } from '../../src/scalar/prim-types.ts';
import { basicType, integerBits, isIntegerType } from '../../src/scalar/values.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { readTestFile, type Call } from '../files/notation.ts';
import { inTurn, isLong, times } from '../long.ts';

const levels = ['linear', 'cfg', 'ssa'] as const;
const engines = enginesFor('linear');

const programs = ['examples', 'tests/conformance', 'tests/programs', 'tests/tuyin/programs']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.(mpl|ti|sy)$/.test(file) && !file.includes('stress'))
  .sort();

const read = (file: string, text: string): ReturnType<typeof parse> =>
  parse(new SourceFile(file, text), detectFormat(file, text) ?? 'linear', {
    resolveImport: (name, [path = '.']) => {
      const beside = join(dirname(file), name);
      const near = join('tests/conformance', path, name);
      return new SourceFile(name, readFileSync([beside, near].find(exists) ?? beside, 'utf8'));
    },
  });

function exists(file: string): boolean {
  return readdirSync(dirname(file)).includes(basename(file));
}

/** The unit without mistakes; nothing of a file that is wrong on purpose. */
async function unitOf(file: string, text = readFileSync(file, 'utf8')): Promise<AnyUnit | undefined> {
  const { value, diagnostics } = await read(file, text);
  return value === undefined || hasErrors(diagnostics) || hasErrors(await verify(value)) ? undefined : value;
}

/** A program at work: what is run of it ends somehow and writes something. */
class Running {
  readonly #written: Buffer[] = [];
  readonly program: AnyProgram;

  private constructor(program: AnyProgram, written: Buffer[]) {
    this.program = program;
    this.#written = written;
  }

  static async start(unit: AnyUnit, engine: Engine, input: Uint8Array): Promise<Running> {
    const written: Buffer[] = [];
    const chunks = [input];
    const { value, diagnostics } = await instantiate(unit, {
      engine,
      fuel: 100_000_000,
      stdin: () => chunks.shift(),
      stdout: (bytes: Uint8Array) => void written.push(Buffer.from(bytes)),
    });
    if (value === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
    return new Running(value, written);
  }

  outcome(run: Run): string {
    let end: string;
    try {
      end = run(this.program);
    } catch (error) {
      if (!(error instanceof Trap) && !(error instanceof Exit)) throw error;
      end = error instanceof Trap ? `trap ${error.kind}` : `exit ${error.code}`;
    }
    return `${end}\n${Buffer.concat(this.#written.splice(0)).toString('latin1')}`;
  }
}

type Run = (program: AnyProgram) => string;

const runMain: Run = (program) => (program.hasMain() ? `status ${program.main()}` : 'no main');

/** What is run of a program: the calls that its file expects, or else its main function with the input that it expects. */
function runsOf(file: string): { readonly input: Uint8Array; readonly calls: readonly Call[] } {
  const { expectations } = readTestFile(file);
  const calls = expectations.flatMap((one) => (one.kind === 'run' || one.kind === 'trap' ? [one.call] : []));
  const program = expectations.find((one) => one.kind === 'program');
  return { input: program?.input ?? new Uint8Array(0), calls: calls.slice(0, times(1, 8)) };
}

/** Types that the lowered function has as machines have them: a value of its own for each. */
function isPlain(type: string): type is PrimType {
  if (!Object.hasOwn(primRows, type)) return false;
  const basic = basicType(type as PrimType, 8);
  return (
    basic === 'f32' || basic === 'f64' || (basic !== undefined && isIntegerType(basic) && integerBits(basic) <= 64)
  );
}

const canonicalWord = (word: string, type: PrimType): string =>
  formatResult(parseArgument(word, type, 8) ?? 0, type, 8);

function callBothWays(original: Running, lowered: Running, call: Call): void {
  const types = original.program.signature(call.name);
  // What one of the two does not do the other would not know of: later calls find what earlier ones left.
  if (types === undefined || ![...types.params, ...types.results].every(isPlain)) return;
  // What may be poison has a register more, that says so.
  if (lowered.program.signature(call.name)?.params.length !== types.params.length) return;
  const { params, results } = types as { params: readonly PrimType[]; results: readonly PrimType[] };
  const direct = original.outcome((program) => words(program, call.name, call.args));
  const args = call.args.map((word, i) => canonicalWord(word, params[i]));
  const again = lowered.outcome((program) =>
    words(program, call.name, args)
      .split(' ')
      .map((word, i) => (results[i] === undefined ? word : canonicalWord(word, results[i])))
      .join(' '),
  );
  expect(`${call.name}: ${again}`).toBe(`${call.name}: ${direct}`);
}

function words(program: AnyProgram, name: string, args: readonly string[]): string {
  return program.callWords(name, args).orThrow().join(' ');
}

/** Of how many one is taken; fewer of the folders with many programs. */
function partsOf(file: string): number {
  const isOfMany = /conformance|tuyin/.test(file);
  if (isLong) return isOfMany ? 2 : 1;
  return isOfMany ? 24 : 2;
}

const chosen = programs.filter((file, i) => i % partsOf(file) === partsOf(file) - 1);

test.each(chosen)('%s', async (file) => {
  const unit = await unitOf(file);
  if (unit === undefined) return;
  const level = levels[programs.indexOf(file) % levels.length];
  const { value: printed, diagnostics } = await show(unit, level);
  if (printed === undefined || hasErrors(diagnostics)) return expect(file).toMatch(/conformance/);
  const again = await read(`${file}.lir`, printed);
  expect(again.diagnostics).toEqual([]);
  expect((await verify(again.value as AnyUnit)).filter(({ severity }) => severity === 'error')).toEqual([]);
  const { input, calls } = runsOf(file);
  const place = programs.indexOf(file);
  for (const engine of inTurn(engines, place, engines.length, 4)) {
    // Engines change linear modules, so each reads its own.
    const lowered = await Running.start((await unitOf(`${file}.lir`, printed)) as AnyUnit, engine, input);
    const original = await Running.start((await unitOf(file)) as AnyUnit, engine, input);
    if (calls.length === 0) expect(lowered.outcome(runMain)).toBe(original.outcome(runMain));
    for (const call of calls) callBothWays(original, lowered, call);
  }
});
