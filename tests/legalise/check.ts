/**
 * One check for each seed, in turn: a program of the tests on every engine of `ways.ts`, a random one of expressions, and a
 * random module of the linear IR.
 */
import { bringToForm } from '../../src/driver/linear-forms.ts';
import type { Lack } from '../../src/backend/legalise/index.ts';
import { printModule } from '../../src/linear/printer.ts';
import { engineNamed } from '../engines.ts';
import { compare } from '../fuzz/differential.ts';
import { generate } from '../fuzz/generate.ts';
import { compiled, interpreted } from '../fuzz/linear-modules.ts';
import { cloneModule } from '../linear/laws.ts';
import { randomArguments, randomModule } from '../linear/random-func.ts';
import { problemsOf } from '../programs/every-program.ts';
import { everySubject, type Subject } from '../programs/subjects.ts';
import { lacks, legalisedEngines, legalised, legalisedWays } from './ways.ts';

let subjects: readonly Subject[] | undefined;

export async function checkLegalised(seed: bigint): Promise<string | undefined> {
  const [number, kind] = [seed / 3n, seed % 3n];
  if (kind === 0n) return checkProgram(number);
  return kind === 1n
    ? compare(generate(number), [engineNamed('interp', 'maple'), ...legalisedEngines])
    : checkRandomModule(number);
}

async function checkProgram(number: bigint): Promise<string | undefined> {
  subjects ??= everySubject();
  const subject = subjects[Number(number % BigInt(subjects.length))];
  const problems = await problemsOf(subject, legalisedWays);
  return problems.length === 0 ? undefined : problems.join('\n').slice(0, 4000);
}

/** Every function of the module, in both forms that legalisation takes. */
export function checkRandomModule(seed: bigint): string | undefined {
  const number = Number(BigInt.asUintN(30, seed));
  const { module, func } = randomModule(number);
  const args = randomArguments(number);
  const wanted = interpreted(module, args);
  const sets: readonly (readonly Lack[])[] = [...lacks.map((lack) => [lack]), lacks];
  for (const form of ['linear', 'cfg'] as const) {
    for (const lacking of sets) {
      const copy = cloneModule(module);
      bringToForm(copy, form);
      const without = legalised(copy, lacking);
      const found = { interp: interpreted(without, args), wasm: compiled(without, args) };
      for (const [engine, text] of Object.entries(found)) {
        if (text !== wanted)
          return `${form} without ${lacking.join()} on ${engine}, ${module.funcs[func].name}(${args.join(', ')}):\n  ${text}\ninstead of\n  ${wanted}\n${printModule(module)}`;
      }
    }
  }
  return undefined;
}
