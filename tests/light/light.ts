/** Running MAPLE text on the formal machine, for tests. */
import { expect } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { hasErrors } from '../../src/base/diagnostics.ts';
import { compileLight, startLight } from '../../src/driver/light.ts';
import { runMachine, type LightEnd } from '../../src/light/engine.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { LightHost } from '../../src/vm/light/host.ts';
import { Machine } from '../../src/light/machine.ts';
import type { RuleName } from '../../src/light/rules.ts';
import type { Program } from '../../src/light/syntax.ts';
import type { Val } from '../../src/light/values.ts';
import { checkLightProfile } from '../../src/lower/maple-to-light.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';

/** Verified and inside the profile, or the test fails. */
export function program(text: string, name = 'test.mpl'): Program {
  const { module, diagnostics } = parseMaple(new SourceFile(name, text));
  const found = [...diagnostics, ...verifyMaple(module, {})].filter(({ severity }) => severity === 'error');
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  const lowered = compileLight(module);
  expect(lowered.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  return lowered.program;
}

/** Codes of what keeps a module out of MapleLight. */
export function profile(text: string): string[] {
  const { module, diagnostics } = parseMaple(new SourceFile('test.mpl', text));
  expect(hasErrors(diagnostics)).toBe(false);
  return checkLightProfile(module).map(({ code }) => code);
}

export interface Outcome {
  readonly end: LightEnd;
  readonly output: string;
  readonly machine: Machine;
}

export function run(text: string, call?: { name: string; args: readonly Val[] }): Outcome {
  const bytes: number[] = [];
  const started = startLight(program(text), { stdout: (chunk) => bytes.push(...chunk), call });
  if (typeof started === 'string') throw new Error(started);
  const end = started.finish(runMachine(started.machine, 50_000_000));
  return { end, output: Buffer.from(bytes).toString('latin1'), machine: started.machine };
}

/** Every rule that a program uses, those for expressions included. */
export function rulesOf(text: string, name?: string): { rules: Set<RuleName>; end: LightEnd; output: string } {
  const rules = new Set<RuleName>();
  const bytes: number[] = [];
  const light = program(text, name);
  const library = new LightHost(
    { pointerSize: light.pointerSize, stdout: (chunk) => bytes.push(...chunk) },
    hostFunctions,
  );
  const machine = new Machine(light, { externs: library, observer: { rule: (rule) => rules.add(rule) } });
  const main = machine.ge.funcs.get(light.prog_main);
  if (main === undefined) throw new Error('no main');
  machine.start(main, [], []);
  const end = runMachine(machine, 1_000_000, (event) => event.event === 'step' && rules.add(event.rule));
  library.flush();
  return { rules, end, output: Buffer.from(bytes).toString('latin1') };
}
