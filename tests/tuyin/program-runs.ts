/** Runs the programs of program-files.ts on an engine, and says what differs from what they expect. */
import type { Engine } from '../../src/driver/index.ts';
import type { TuyinProgram } from '../../src/vm/tuyin/index.ts';
import { instantiateCode, startCode, type CodeOptions } from './instances.ts';
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
export async function findingsOf(
  program: ProgramFile,
  engine: Engine,
  code: TuyinCode = programOfText(program.text, program.name),
  optimize?: CodeOptions['optimize'],
): Promise<Finding[]> {
  const options = optionsOf(program, engine);
  const findings: Finding[] = [];
  for (const one of program.cases) findings.push(await findingOfCase(code, { ...options, optimize }, one));
  if (program.calls.length === 0) return findings;
  const instance = instantiateCode(code, { ...options, engine: engine === 'graph' ? 'graph' : 'stack' });
  for (const call of program.calls) findings.push(await findingOfOne(instance, call));
  return findings;
}

/** Nothing if the program does on this engine what it says. */
export async function problemsOf(...given: Parameters<typeof findingsOf>): Promise<string[]> {
  return (await findingsOf(...given))
    .filter(({ expected, found }) => expected.join('\n') !== found.join('\n'))
    .map(({ expected, found }) => `${found.join('; ')}, expected ${expected.join('; ')}`);
}

function optionsOf({ bounds }: ProgramFile, engine: Engine): CodeOptions {
  return { engine, fuel: bounds['fuel'] ?? 10_000_000, maxDepth: bounds['depth'], memoryLimit: bounds['memory'] };
}

/** How a program ended: its status, or the code of its trap. */
async function endOf(action: () => number | string | Promise<number | string>): Promise<number | string> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof Exit) return error.code & 255;
    if (!(error instanceof Trap)) throw error;
    const code = trapCodeOf(error.kind);
    return code === undefined || error.message.includes(`(${code})`)
      ? (code ?? error.kind)
      : `${error.message} without its code`;
  }
}

async function findingOfCase(code: TuyinCode, options: CodeOptions, expectation: RunExpectation): Promise<Finding> {
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
  const end = await endOf(async () => (await startCode(code, { ...options, ...streams })).main() & 255);
  const ending = typeof end === 'number' ? { status: end } : { status: 0, trap: end };
  return findingOfRun(expectation, { ...ending, out: Buffer.concat(stdout), err: Buffer.concat(stderr).toString() });
}

async function findingOfOne(program: TuyinProgram, expectation: CallExpectation): Promise<Finding> {
  const { name, args } = expectation.call;
  const params = program.func(name)?.params ?? [];
  const values = args.map((arg, i) => parseValue(arg, params.at(i)));
  const known = values.filter((value) => value !== undefined);
  if (known.length < values.length) return findingOfCall(expectation, `${args.join(', ')}, which are no values`, false);
  const end = await endOf(() => {
    const result = program.call(name, known);
    return result === undefined ? 'void' : formatValue(result.type, result.value);
  });
  const isTrap = typeof end === 'string' && end.startsWith('T-');
  const expected = expectation.kind === 'trap' ? expectation.trap : expectation.results.join(', ');
  return findingOfCall(expectation, isTrap ? `trap ${end}` : String(end), String(end) === expected);
}
