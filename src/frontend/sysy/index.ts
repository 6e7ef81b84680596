/** SysY: a small language of the C family, compiled to the linear IR (README.md in this folder). */
import { hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import type { LinearModule } from '../../linear/nodes.ts';
import { lowerSysy, type SysyOptions } from './lowering.ts';
import { parseSysy } from './parser.ts';

export type { SysyOptions } from './lowering.ts';
export { semanticCatalogue } from './semantic-diagnostics.ts';
export { syntaxCatalogue } from './syntax-diagnostics.ts';

export interface SysyResult {
  /** Absent if there are errors. */
  readonly module: LinearModule | undefined;
  /** In the order of the text. */
  readonly diagnostics: Diagnostic[];
}

export function compileSysy(source: SourceFile, options: SysyOptions = {}): SysyResult {
  const diagnostics: Diagnostic[] = [];
  const syntax = parseSysy(source, diagnostics);
  const module = lowerSysy(source, syntax, diagnostics, options);
  const sorted = diagnostics.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  return { module: hasErrors(sorted) ? undefined : module, diagnostics: sorted };
}
