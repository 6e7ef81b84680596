/**
 * Tuyin IR in a program of several languages, which meet in the linear IR. What can cross are integers of up to 64 bits, float and double;
 * its streams, blocks and memory stay its own.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import type { LinkSymbol } from '../base/symbol-resolution.ts';
import { isShared, signatureOf } from '../lower/tuyin-whole/crossing.ts';
import type { GraphFunc } from '../tuyin/graph/nodes.ts';
import { linkUnit } from './tuyin-program.ts';
import type { TuyinUnit } from './unit.ts';

/** What other languages see of a unit: functions that it defines and that it declares, and its start. Nothing of one with mistakes. */
export function tuyinSymbols(unit: TuyinUnit): LinkSymbol<unknown>[] {
  return sharedOf(unit).map(({ name, span, body, id }) => {
    return { kind: body.kind === 'missing' ? 'reference' : 'definition', name, span, item: id };
  });
}

/** Mistakes of calls of functions whose types do not cross; `used` are the names that other languages use. */
export function checkForeign(unit: TuyinUnit, used: ReadonlySet<string>): Diagnostic[] {
  return sharedOf(unit)
    .filter((func) => used.has(func.name) && func.body.kind !== 'missing' && signatureOf(func) === undefined)
    .map(({ name, span }) => diagnose(linkCatalogue, 'LNK0023', span, [name]));
}

function sharedOf(unit: TuyinUnit): readonly GraphFunc[] {
  const graph = linkUnit(unit).value?.graph;
  return (graph?.functions ?? []).filter((func) => isShared(func, graph));
}
