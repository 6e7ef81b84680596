/** Runs the programs of program-files.ts on an engine, and says what differs from what they expect. */
import { isDeepStrictEqual } from 'node:util';
import type { Engine } from '../../src/driver/index.ts';
import type { TuyinProgram } from '../../src/vm/tuyin/index.ts';
import { instantiateCode, type CodeOptions } from './instances.ts';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { formatValue, parseValue } from '../../src/vm/tuyin/value-text.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { programOfText } from './graphs.ts';
import type { Call, Case, ProgramFile } from './program-files.ts';

/** Nothing if the program does on this engine what it says. `code` is what runs, the program's own unless given. */
export function problemsOf(
  program: ProgramFile,
  engine: Engine,
  code: TuyinCode = programOfText(program.text, program.name),
  optimize?: CodeOptions['optimize'],
): string[] {
  const options = { ...optionsOf(program, engine), optimize };
  const problems = program.cases.map((one) => problemOfCase(code, options, one));
  if (program.calls.length > 0) {
    const instance = instantiateCode(code, options);
    problems.push(...program.calls.map((call) => problemOfCall(instance, call)));
  }
  return problems.filter((problem) => problem !== undefined);
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

function problemOfCase(
  code: TuyinCode,
  options: CodeOptions,
  { input, exit, out, err, trap }: Case,
): string | undefined {
  const [stdout, stderr]: number[][] = [[], []];
  let rest: Uint8Array | undefined = input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const streams = {
    stdin,
    stdout: (bytes: Uint8Array) => void stdout.push(...bytes),
    stderr: (bytes: Uint8Array) => void stderr.push(...bytes),
  };
  const end = endOf(() => instantiateCode(code, { ...options, ...streams }).main() & 255);
  const [found, expected] = [
    { end, out: stdout, err: stderr },
    { end: trap ?? exit, out: [...out], err: [...err] },
  ];
  return isDeepStrictEqual(found, expected)
    ? undefined
    : `with input ${Buffer.from(input).toString('hex')}: ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}`;
}

function problemOfCall(program: TuyinProgram, { name, args, expected }: Call): string | undefined {
  const params = program.func(name)?.params ?? [];
  const values = args.map((arg, i) => parseValue(arg, params.at(i)));
  if (values.includes(undefined)) return `${args.join(', ')} are no values`;
  const end = endOf(() => {
    const result = program.call(
      name,
      values.filter((value) => value !== undefined),
    );
    return result === undefined ? 'void' : formatValue(result.type, result.value);
  });
  return String(end) === expected ? undefined : `${name}(${args.join(', ')}) = ${end}, expected ${expected}`;
}
