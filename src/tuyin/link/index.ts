/**
 * Linking: the modules of a program, or of a library, as one module. It has the same meaning, can be printed and read again, and imports
 * nothing but the host. [Tuyin "module structure", "linkage", "visibility", "aliases"; docs/ir/tuyin.md, "Linking"; decisions 0273 to 0276]
 *
 *     order      modules are put in an order that does not depend on how they were given (order.ts)
 *     names      definitions and declarations meet (base/symbol-resolution.ts); what a name means in a module says graph/program.ts
 *     equal      what means the same and has no address is kept once (equal.ts)
 *     types      of one name and one meaning are one (type-classes.ts)
 *     copy       every item with the names of the linked module (copier.ts); with `gc` only what is reached
 *
 * Private and internal symbols stay so; hidden ones become internal; default and protected ones stay what they are.
 */
import { diagnose, hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import { named, type NamedResult } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import { resolveSymbols } from '../../base/symbol-resolution.ts';
import type { LinkedModule } from '../graph/program.ts';
import type { Module } from '../module.ts';
import { nameText } from '../names.ts';
import { linkProgram } from '../program.ts';
import { Merger } from './merger.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import { symbolsOfModule, usesIn } from './symbols.ts';

export { orderModules } from './order.ts';

/** The linked module, or why there is none. */
export type LinkedTuyin = NamedResult<'module', Module | undefined>;

/** The modules, ordered (`orderModules`) and verified, as one; the first is the program's own. */
export function linkTuyin(modules: readonly LinkedModule[], options: LinkOptions = {}): LinkedTuyin {
  const problems = nameProblems(modules, options);
  if (problems.length > 0) return named('module', undefined, problems);
  const { program, diagnostics } = linkProgram(modules);
  if (program === undefined) return named('module', undefined, joinMissing(diagnostics));
  const merger = new Merger(program, options);
  const unknown = merger.unknownNames();
  if (unknown.length > 0) return named('module', undefined, unknown);
  const name = options.name ?? modules[0].module.source.name;
  const module = merger.module(new SourceFile(name, ''));
  return named(
    'module',
    module,
    diagnostics.filter(({ severity }) => severity !== 'error'),
  );
}

/** Names that are defined twice, or declared and not defined: all of them, with all their places. */
function nameProblems(modules: readonly LinkedModule[], { mayBeMissing }: LinkOptions): readonly Diagnostic[] {
  const isPreloaded = modules.some(({ preloaded }) => preloaded === true);
  const units = modules.map(({ module, preloaded }) =>
    [...symbolsOfModule(module)].map((symbol) =>
      // What may be preempted gives way to what is preloaded.
      isPreloaded && preloaded !== true && symbol.kind === 'definition' ? { ...symbol, weak: true } : symbol,
    ),
  );
  const { diagnostics } = resolveSymbols(units, {
    mayBeMissing: (name) => hostNames.has(name) || mayBeMissing?.(name) === true,
    usesOf: ({ unit, symbol }) => {
      const uses = [...usesIn(modules[unit].module, symbol.name)];
      return uses.length > 0 || symbol.span === undefined ? uses : [symbol.span];
    },
    nameText: (name) => nameText('@', name),
  });
  return diagnostics;
}

const hostNames: ReadonlySet<string> = new Set(['puts', 'putchar', 'exit']);

/** Uses of one unknown name are one message. */
function joinMissing(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const missing = errors.filter(({ code }) => code === 'TUY2001');
  const byName = new Map<string, Diagnostic[]>();
  for (const problem of missing) byName.set(problem.message, [...(byName.get(problem.message) ?? []), problem]);
  const joined = [...byName.values()].map(([first, ...more]) => {
    const notes = more.map(({ span }) => ({ message: 'and used here', span }));
    const name = /`([^`]*)`/.exec(first.message)?.[1] ?? first.message;
    return diagnose(linkCatalogue, 'LNK0002', first.span, [name], { notes: [...notes, ...(first.notes ?? [])] });
  });
  const others = errors.filter(({ code }) => code !== 'TUY2001');
  return hasErrors(others) ? [...others, ...joined] : joined;
}
