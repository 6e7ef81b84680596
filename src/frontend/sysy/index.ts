/** SysY: a small language of the C family, compiled to the linear IR (README.md in this folder). */
import { diagnose, hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import { named, type NamedResult } from '../../base/result.ts';
import type { SourceFile, Span } from '../../base/source.ts';
import type { LinearModule } from '../../linear/nodes.ts';
import { lowerSysy, type SysyOptions } from './lowering.ts';
import { parseSysy } from './parser.ts';
import { semanticCatalogue, type SemanticArgs, type SemanticCode } from './semantic-diagnostics.ts';
import { warnOfModule } from './warnings.ts';

export type { SysyOptions } from './lowering.ts';
export { semanticCatalogue } from './semantic-diagnostics.ts';
export { syntaxCatalogue } from './syntax-diagnostics.ts';

/** What `compileSysy` made of a program: a module, if there are no errors, and diagnostics in the order of the text. */
export type SysyResult = NamedResult<'module', LinearModule | undefined>;

function warn(module: LinearModule, diagnostics: Diagnostic[]): void {
  const add = <K extends SemanticCode>(code: K, span: Span, ...args: SemanticArgs<K>): void => {
    diagnostics.push(diagnose(semanticCatalogue, code, span, args));
  };
  warnOfModule(module, {
    unset: (name, span, isCertain) => add('SYS2210', span, name, isCertain),
    neverSet: (name, span) => add('SYS2211', span, name),
    noReturn: (name, span) => add('SYS2212', span, name),
  });
}

/** Compiles a SysY program to a verified module of the linear IR; every mistake is a diagnostic. */
export function compileSysy(source: SourceFile, options: SysyOptions = {}): SysyResult {
  const diagnostics: Diagnostic[] = [];
  const syntax = parseSysy(source, diagnostics);
  const module = lowerSysy(source, syntax, diagnostics, options);
  // Of code that is wrong, not all is there.
  if (!hasErrors(diagnostics)) warn(module, diagnostics);
  const sorted = diagnostics.sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  return named('module', hasErrors(sorted) ? undefined : module, sorted);
}
