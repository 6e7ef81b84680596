/**
 * Damaged binary MAPLE: refused with a diagnostic, or a module that can be printed, verified, written again and, if nothing is
 * wrong with it, lowered and run. What is written again is read as the same, late or at once.
 */
import { hasErrors, type Diagnostic } from '../../src/base/diagnostics.ts';
import { isBinaryMaple } from '../../src/driver/maple-files.ts';
import { instantiate, parse, type MapleUnit } from '../../src/driver/index.ts';
import { once } from '../../src/base/once.ts';
import { SourceFile } from '../../src/base/source.ts';
import { lowerToFlat } from '../../src/lower/maple-levels/index.ts';
import { decodeMaple, encodeMaple } from '../../src/maple/binary/index.ts';
import type { Module } from '../../src/maple/module.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { verifyMaple } from '../../src/maple/verifier.ts';
import { Exit, Trap } from '../../src/vm/trap.ts';
import { damaged } from './byte-damage.ts';
import { Choices } from './programs/choices.ts';
import { everySample, moduleFrom } from '../maple/binary/corpus.ts';

const largestText = 2500;

/** Encoded modules, with comments and places, and without. */
type Samples = readonly [whole: readonly Uint8Array[], stripped: readonly Uint8Array[]];

function samplesOf(modules: readonly Module[]): Samples {
  return [modules.map((module) => encodeMaple(module)), modules.map((module) => encodeMaple(module, { strip: true }))];
}

const modules = once((): Samples =>
  samplesOf(
    everySample()
      .filter(({ text }) => text.length < largestText)
      .flatMap((sample) => moduleFrom(sample) ?? []),
  ),
);

/** Modules of declarations alone, and files of types as they are. */
const types = once((): Samples =>
  samplesOf(
    everySample()
      .filter(({ name, text }) => name.endsWith('.mplt') || text.length < largestText)
      .flatMap((sample) => moduleFrom(sample) ?? [])
      .filter(({ funcs, items }) => items.length > 0 && funcs.every(({ code }) => code === undefined)),
  ),
);

/** Magic, version, flags and fingerprint: files with others are refused before anything is read. */
const header = 16;

function mutantOf(seed: bigint, samples: Samples): { readonly bytes: Uint8Array; readonly strip: boolean } {
  const choices = new Choices(seed);
  const form = choices.below(2);
  const bytes = damaged(choices, samples[form]);
  // Most damage is done behind the header, where it means something.
  if (choices.below(8) > 0) bytes.set(samples[form][0].subarray(0, Math.min(header, bytes.length)));
  return { bytes, strip: form === 1 };
}

export function isReadMaple(seed: bigint): boolean {
  return decodeMaple(mutantOf(seed, modules()).bytes, 'mutant.bpl').module !== undefined;
}

export async function checkMapleBytes(seed: bigint): Promise<string | undefined> {
  const { bytes, strip } = mutantOf(seed, modules());
  const problem = await mapleProblem(bytes, strip);
  return problem && `${problem}\n${Buffer.from(bytes).toString('hex')}`;
}

export function isReadTypes(seed: bigint): boolean {
  return decodeMaple(mutantOf(seed, types()).bytes, 'mutant.mplt').module !== undefined;
}

export async function checkTypesBytes(seed: bigint): Promise<string | undefined> {
  const { bytes, strip } = mutantOf(seed, types());
  const problem = (await mapleProblem(bytes, strip)) ?? (await importProblem(bytes));
  return problem && `${problem}\n${Buffer.from(bytes).toString('hex')}`;
}

/** What is imported is there, or the reason why not; the module that imports it can be said in any case. */
async function importProblem(bytes: Uint8Array): Promise<string | undefined> {
  const importing = new SourceFile('importing.mpl', 'import "mutant.mplt"\nvar $own i32\n');
  const resolveImport = (name: string): { bytes: Uint8Array; name: string } => ({ bytes, name });
  const { value, diagnostics } = await parse(importing, 'maple', { resolveImport });
  if (value?.ir !== 'maple') return 'no module imports it';
  // What begins like no binary file is a text to those who look for imports.
  const isThere = !isBinaryMaple(bytes) || decodeMaple(bytes, 'mutant.mplt').module !== undefined;
  if (!isThere && !hasErrors(diagnostics)) return 'a damaged import is passed over';
  if (!printMaple(value.module).includes('var $own')) return 'an import takes from what imports it';
  verifyMaple(value.module);
  return undefined;
}

async function mapleProblem(bytes: Uint8Array, strip: boolean): Promise<string | undefined> {
  const { module, diagnostics } = decodeMaple(bytes, 'mutant.bpl');
  if (module === undefined) return hasErrors(diagnostics) ? lateProblem(bytes) : 'neither a module nor an error';
  const text = printMaple(module);
  const written = encodeMaple(module, { strip });
  const again = decodeMaple(written, 'again.bpl', { lazy: true });
  if (again.module === undefined) return `what is written is not read: ${again.diagnostics[0].message}`;
  if (printMaple(again.module) !== text) return `what is written says something else:\n${printMaple(again.module)}`;
  if (Buffer.compare(encodeMaple(again.module, { strip }), written) !== 0) return 'it is written in two ways';
  if (!hasErrors(verifyMaple(module))) await lowerAndRun(module);
  return undefined;
}

/** A damaged body that is read late is a diagnostic too. */
function lateProblem(bytes: Uint8Array): string | undefined {
  const { module } = decodeMaple(bytes, 'mutant.bpl', { lazy: true });
  const found = module?.funcs.flatMap(({ stored }) => stored?.read() ?? []);
  return found === undefined || hasErrors(found) ? undefined : 'nothing is wrong with it when it is read late';
}

const nothing = (): undefined => undefined;
const limits = { fuel: 20_000, timeout: 500, memoryLimit: 64 << 20, stdin: nothing, stdout: nothing, stderr: nothing };

async function lowerAndRun(module: Module): Promise<void> {
  const problems: Diagnostic[] = [];
  lowerToFlat(module, problems);
  const unit: MapleUnit = { ir: 'maple', source: module.source, module };
  for (const engine of ['vm', 'wasm']) {
    try {
      const { value } = await instantiate(unit, { ...limits, engine });
      if (value?.hasMain() === true) value.main();
    } catch (error) {
      if (!(error instanceof Trap || error instanceof Exit)) throw error;
    }
  }
}
