/**
 * What a module wants of its engine beyond the first version of WebAssembly, by the names that tools have for it. Modules say so in the custom
 * section `target_features`: a count, and for each feature `+` and its name.
 */
import { ByteWriter } from '../../base/bytes.ts';
import type { InstructionName } from './instructions.ts';
import type { CustomSection, WasmModule } from './module.ts';
import { instructionsIn } from './wat.ts';

/** In the order of the alphabet; the instructions that a feature has brought. */
const byInstruction: Readonly<Record<string, RegExp>> = {
  'bulk-memory': /^(?:memory\.(?:copy|fill|init)|data\.drop|table\.(?:copy|init)|elem\.drop)$/,
  'nontrapping-fptoint': /\.trunc_sat_/,
  'reference-types': /^(?:ref\.|table\.(?:get|set|grow|size|fill)|select\.typed)/,
  'sign-ext': /^i\d+\.extend(?:8|16|32)_s$/,
  simd128: /^(?:v128|i8x16|i16x8|i32x4|i64x2|f32x4|f64x2)\./,
  'tail-call': /^return_call/,
};

/** The features that a module uses, in the order of the alphabet. */
export function featuresOf(module: WasmModule): readonly string[] {
  const used = new Set<InstructionName>();
  for (const { code } of module.funcs) for (const name of instructionsIn(code)) used.add(name);
  const found = Object.entries(byInstruction)
    .filter(([, pattern]) => [...used].some((name) => pattern.test(name)))
    .map(([feature]) => feature);
  if (module.types.some(({ results }) => results.length > 1)) found.push('multivalue');
  if (module.exports.some(({ kind, index }) => kind === 'global' && isMutable(module, index)))
    found.push('mutable-globals');
  return found.toSorted();
}

/** Imported globals, which come first, are none of ours. */
function isMutable({ globals }: WasmModule, index: number): boolean {
  return globals.at(index)?.mutable === true;
}

export function featureSection(features: readonly string[]): CustomSection {
  const out = new ByteWriter(64);
  out.uleb(features.length);
  for (const feature of features) {
    out.u8('+'.charCodeAt(0));
    out.string(feature);
  }
  return { name: 'target_features', bytes: out.toBytes() };
}
