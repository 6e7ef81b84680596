/** All modules of a program have pointers of one size: those with a64 types 8 bytes, those with a32 types only 4 (maple/pointer-size.ts), and C what it was compiled for. */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { declaredPointerSize } from '../pointer-size.ts';
import { sourceLanguage } from '../source-language.ts';
import type { Input } from './input.ts';
import type { LinkedModule } from './linked-module.ts';
import type { LinkOptions } from '../../base/link-options.ts';

/** Of bodies, those that were copied count. */
export function checkPointerSizes(
  linked: LinkedModule,
  inputs: readonly Input[],
  { pointerSize }: LinkOptions,
  problems: Diagnostic[],
): void {
  if (pointerSize !== undefined) return;
  let first: { readonly name: string; readonly size: 4 | 8 } | undefined;
  for (const input of inputs) {
    const size = sizeOf(linked, input);
    const { source } = input.module;
    if (size === undefined) continue;
    first ??= { name: source.name, size };
    if (first.size === size) continue;
    const text = (bytes: 4 | 8): string => `addresses of ${bytes} bytes`;
    const span = { source, start: 0, end: 0 };
    problems.push(diagnose(linkCatalogue, 'LNK0012', span, [source.name, text(size), first.name, text(first.size)]));
  }
}

function sizeOf(linked: LinkedModule, input: Input): 4 | 8 | undefined {
  const declared = declaredPointerSize(input.module);
  if (declared === 8 || linked.uses(input, primRows.a64.code)) return 8;
  if (declared === 4 || linked.uses(input, primRows.a32.code)) return 4;
  // C says its size where it is 4: numbers in its code are sizes of types.
  return sourceLanguage(input.module) === 'c' ? 8 : undefined;
}
