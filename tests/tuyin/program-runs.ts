/** Runs the programs of program-files.ts on an engine, and says what differs from what they expect. */
import type { Engine } from '../../src/driver/index.ts';
import type { TuyinProgram } from '../../src/vm/tuyin/index.ts';
import { instantiateCode, type CodeOptions } from './instances.ts';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { formatValue, parseValue } from '../../src/vm/tuyin/value-text.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import {
  findingOfCall,
  findingOfRun,
  type CallExpectation,
  type Finding,
  type RunExpectation,
} from '../files/notation.ts';
import { programOfText } from './graphs.ts';
import type { ProgramFile } from './program-files.ts';

/** What each expectation comes to on this engine. `code` is what runs, the program's own unless given. */
export function findingsOf(
  program: ProgramFile,
  engine: Engine,
  code: TuyinCode = programOfText(program.text, program.name),
  optimize?: CodeOptions['optimize'],
): Finding[] {
  const options = { ...optionsOf(program, engine), optimize };
  const findings = program.cases.map((one) => findingOfCase(code, options, one));
  if (program.calls.length === 0) return findings;
  const instance = instantiateCode(code, options);
  return [...findings, ...program.calls.map((call) => findingOfOne(instance, call))];
}

/** Nothing if the program does on this engine what it says. */
export function problemsOf(...given: Parameters<typeof findingsOf>): string[] {
  return findingsOf(...given)
    .filter(({ expected, found }) => expected.join('\n') !== found.join('\n'))
    .map(({ expected, found }) => `${found.join('; ')}, expected ${expected.join('; ')}`);
}

function optionsOf({ bounds }: ProgramFile, engine: Engine): CodeOptions {
  return { engine, fuel: bounds['fuel'] ?? 10_000_000, maxDepth: bounds['depth'], memoryLimit: bounds['memory'] };
}

/** How a program ended: its status, or the code of its trap. */
function endOf(action: () => number | string): number | string {
  try {
    return action();
  } catch (error) {
    if (error instanceof Exit) return error.code & 255;
    if (!(error instanceof Trap)) throw error;
    const code = trapCodeOf(error.kind);
    return code === undefined || error.message.includes(`(${code})`)
      ? (code ?? error.kind)
      : `${error.message} without its code`;
  }
}

function findingOfCase(code: TuyinCode, options: CodeOptions, expectation: RunExpectation): Finding {
  const [stdout, stderr]: Buffer[][] = [[], []];
  let rest: Uint8Array | undefined = expectation.input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const streams = {
    stdin,
    stdout: (bytes: Uint8Array) => void stdout.push(Buffer.from(bytes)),
    stderr: (bytes: Uint8Array) => void stderr.push(Buffer.from(bytes)),
  };
  const end = endOf(() => instantiateCode(code, { ...options, ...streams }).main() & 255);
  const ending = typeof end === 'number' ? { status: end } : { status: 0, trap: end };
  return findingOfRun(expectation, { ...ending, out: Buffer.concat(stdout), err: Buffer.concat(stderr).toString() });
}

function findingOfOne(program: TuyinProgram, expectation: CallExpectation): Finding {
  const { name, args } = expectation.call;
  const params = program.func(name)?.params ?? [];
  const values = args.map((arg, i) => parseValue(arg, params.at(i)));
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) return findingOfCall(expectation, `${args.join(', ')}, which are no values`, false);
  const end = endOf(() => {
    const result = program.call(name, known);
    return result === undefined ? 'void' : formatValue(result.type, result.value);
  });
  const isTrap = typeof end === 'string' && end.startsWith('T-');
  const expected = expectation.kind === 'trap' ? expectation.trap : expectation.results.join(', ');
  return findingOfCall(expectation, isTrap ? `trap ${end}` : String(end), String(end) === expected);
}
