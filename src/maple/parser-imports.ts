/**
 * `import "x.mplt"`: the declarations of an interface file enter the module, once a file, and are not printed again
 * (seed 001, 4.1.8). The places of what comes from it are those of the directive, for the module has one source file.
 */
import type { Directive } from './module.ts';
import { parseModule } from './parser-declarations.ts';
import { Parser } from './parser-state.ts';

export function importFile(p: Parser, directive: Directive): void {
  const name = String(directive.values[0]);
  const { start, end } = directive;
  if (p.importedBy !== undefined) {
    p.report('MPL1302', start, end, [p.source.name]);
    return;
  }
  if (!name.endsWith('.mplt')) {
    p.report('MPL1303', start, end, [name]);
    return;
  }
  if (p.imported.has(name)) return;
  p.imported.add(name);
  const source = p.resolveImport?.(name, p.importPaths);
  if (source === undefined) {
    p.report('MPL1301', start, end, [name]);
    return;
  }
  const { maxNesting, resolveImport } = p;
  parseModule(new Parser(source, p.module, p.diagnostics, { maxNesting, resolveImport, importedBy: p.span(start, end) }));
}
