/** Programs with parts beside their module: what cannot be done with them. */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import type { AnyUnit } from './unit.ts';

/** Why a unit is written to no file; nothing if it can be. */
export function onlyRuns({ source, others }: AnyUnit): Diagnostic | undefined {
  return others && diagnose(linkCatalogue, 'LNK0024', undefined, [source.name, others.title]);
}
