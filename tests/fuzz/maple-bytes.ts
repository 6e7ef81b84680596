/**
 * Damaged binary MAPLE: refused with a diagnostic, or a module that can be printed, verified, written again and, if nothing is
 * wrong with it, lowered and run. What is written again is read as the same, late or at once.
 */
import { hasErrors, type Diagnostic } from '../../src/base/diagnostics.ts';
import { instantiate, type MapleUnit } from '../../src/driver/index.ts';
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

function mapleSamples(strip: boolean): Uint8Array[] {
  return everySample()
    .filter(({ text }) => text.length < largestText)
    .flatMap((sample) => {
      const module = moduleFrom(sample);
      return module === undefined ? [] : [encodeMaple(module, { strip })];
    });
}

let made: readonly (readonly Uint8Array[])[] | undefined;
/** With comments and places, and without. */
const samples = (): readonly (readonly Uint8Array[])[] => (made ??= [mapleSamples(false), mapleSamples(true)]);

/** Magic, version, flags and fingerprint: files with others are refused before anything is read. */
const header = 16;

function mutantOf(seed: bigint): { readonly bytes: Uint8Array; readonly strip: boolean } {
  const choices = new Choices(seed);
  const form = choices.below(2);
  const bytes = damaged(choices, samples()[form]);
  // Most damage is done behind the header, where it means something.
  if (choices.below(8) > 0) bytes.set(samples()[form][0].subarray(0, Math.min(header, bytes.length)));
  return { bytes, strip: form === 1 };
}

export function isReadMaple(seed: bigint): boolean {
  return decodeMaple(mutantOf(seed).bytes, 'mutant.bpl').module !== undefined;
}

export async function checkMapleBytes(seed: bigint): Promise<string | undefined> {
  const { bytes, strip } = mutantOf(seed);
  const problem = await mapleProblem(bytes, strip);
  return problem && `${problem}\n${Buffer.from(bytes).toString('hex')}`;
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
