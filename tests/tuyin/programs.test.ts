/** Every program of tests/tuyin/programs on every engine of Tuyin; program-files.ts says how expectations are written. */
import { describe, expect, test } from 'vitest';
import type { TuyinCode } from '../../src/tuyin/program.ts';
import type { Engine } from '../../src/driver/index.ts';
import { instantiateCode, type TuyinProgram, type TuyinRunOptions } from '../../src/driver/tuyin-program.ts';
import { printTuyin } from '../../src/tuyin/printer.ts';
import { stackModule } from '../../src/tuyin/stack/whole-module.ts';
import { trapCodeOf } from '../../src/vm/tuyin/traps.ts';
import { formatValue, parseValue } from '../../src/vm/tuyin/value-text.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { programOfText, tuyinEngines } from './graphs.ts';
import { readPrograms, type Call, type Case, type ProgramFile } from './program-files.ts';

/** Programs that an engine does not run, with the reason. */
const skips: Readonly<Record<string, Partial<Record<Engine, string>>>> = {};

const programs = readPrograms();

class Sink {
  readonly #parts: Uint8Array[] = [];
  readonly write = (bytes: Uint8Array): void => void this.#parts.push(bytes.slice());

  bytes(): number[] {
    return this.#parts.flatMap((part) => [...part]);
  }
}

function optionsOf({ bounds }: ProgramFile, engine: Engine): TuyinRunOptions {
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
    if (code !== undefined) expect(error.message).toContain(`(${code})`);
    return code ?? error.kind;
  }
}

function checkCase(code: TuyinCode, options: TuyinRunOptions, { input, exit, out, err, trap }: Case): void {
  const [stdout, stderr] = [new Sink(), new Sink()];
  let rest: Uint8Array | undefined = input;
  const stdin = (): Uint8Array | undefined => {
    const part = rest;
    rest = undefined;
    return part;
  };
  const end = endOf(() => instantiateCode(code, { ...options, stdin, stdout: stdout.write, stderr: stderr.write }).main() & 255);
  expect({ end, out: stdout.bytes(), err: stderr.bytes() }).toEqual({ end: trap ?? exit, out: [...out], err: [...err] });
}

function checkCall(program: TuyinProgram, { name, args, expected }: Call): void {
  const params = program.func(name)?.params ?? [];
  const values = args.map((arg, i) => parseValue(arg, params.at(i)) ?? expect.fail(`${arg} is no value`));
  const end = endOf(() => {
    const result = program.call(name, values);
    return result === undefined ? 'void' : formatValue(result.type, result.value);
  });
  expect(`${name}(${args.join(', ')}) = ${end}`).toBe(`${name}(${args.join(', ')}) = ${expected}`);
}

/** Stack code is written as a module, read again, and does the same. */
test.each(programs.map((program) => [program.name, program] as const))('as a module of stack code: %s', (name, program) => {
  const code = programOfText(printTuyin(stackModule(programOfText(program.text, name))), name);
  for (const one of program.cases) checkCase(code, optionsOf(program, 'stack'), one);
});

describe.each(tuyinEngines)('engine %s', (engine) => {
  test.each(programs.map((program) => [program.name, program] as const))('%s', (name, program) => {
    if (skips[name]?.[engine] !== undefined) return;
    const code = programOfText(program.text, name);
    const options = optionsOf(program, engine);
    for (const one of program.cases) checkCase(code, options, one);
    if (program.calls.length > 0) {
      const instance = instantiateCode(code, options);
      for (const call of program.calls) checkCall(instance, call);
    }
  });
});

test('each program names its rule', () => {
  expect(programs.filter(({ rule }) => !/^[0-9]+(\.[0-9]+)? ./.test(rule)).map(({ name }) => name)).toEqual([]);
});
