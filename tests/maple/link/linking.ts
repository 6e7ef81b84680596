/** Programs of several modules in one text: `# NAME.mpl` begins the module of that file. */
import { hasErrors, type Diagnostic } from '../../../src/base/diagnostics.ts';
import { formatDiagnostics } from '../../../src/base/code-frame.ts';
import { SourceFile } from '../../../src/base/source.ts';
import type { LinkOptions } from '../../../src/base/link-options.ts';
import { linkMaple } from '../../../src/maple/link/index.ts';
import type { Module } from '../../../src/maple/module.ts';
import type { ImportResolver } from '../../../src/maple/parser-state.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { verifyMaple } from '../../../src/maple/verifier.ts';

export interface Linked {
  readonly module: Module | undefined;
  readonly diagnostics: readonly Diagnostic[];
  /** `a.mpl:2 LNK0001 …` of each diagnostic. */
  readonly problems: readonly string[];
  /** The text of the linked module, without empty lines. */
  readonly text: string;
}

export interface Files {
  readonly [name: string]: string;
}

/** The files of a text. */
export function filesOf(text: string): Files {
  const parts = text.split(/^# (\S+\.mplt?>?)\n/m).slice(1);
  const names = parts.filter((_, i) => i % 2 === 0);
  return Object.fromEntries(names.map((name, i) => [name, parts[2 * i + 1]]));
}

/** The modules of the files that are not imported by the others. */
export function modulesOf(files: Files): Module[] {
  // A library that has no file is named in angular brackets.
  const resolveImport = (name: string): SourceFile | undefined => {
    const found = [name, `<${name}>`].find((file) => Object.hasOwn(files, file));
    return found === undefined ? undefined : (sources[found] ??= new SourceFile(found, files[found]));
  };
  const sources: Record<string, SourceFile> = {};
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.mpl'))
    .map(([name, text]) => {
      const { module, diagnostics } = parseMaple(new SourceFile(name, text), { resolveImport });
      if (hasErrors(diagnostics)) throw new Error(formatDiagnostics(diagnostics));
      return module;
    });
}

/** Links; what is linked verifies, and its text read again gives the text. */
export function link(text: string, options: LinkOptions = {}): Linked {
  const files = filesOf(text);
  const library = Object.keys(files).find((name) => name.startsWith('<'));
  const resolveImport = (): SourceFile | undefined =>
    library === undefined ? undefined : new SourceFile(library, files[library]);
  return linkModules(modulesOf(files), options, resolveImport);
}

export function linkModules(
  modules: readonly Module[],
  options: LinkOptions = {},
  resolveImport: ImportResolver = () => undefined,
): Linked {
  const { module, diagnostics } = linkMaple(modules, options);
  const problems = diagnostics.map(({ span, code, message }) => {
    const place = span === undefined ? '' : `${span.source.name}:${span.source.position(span.start).line} `;
    return `${place}${code} ${message}`;
  });
  if (module === undefined) return { module, diagnostics, problems, text: '' };
  const text = printMaple(module);
  const wrong = verifyMaple(module).filter(({ severity }) => severity === 'error');
  if (wrong.length > 0) throw new Error(`${text}\n${formatDiagnostics(wrong)}`);
  const again = printMaple(parseMaple(new SourceFile('again.mpl', text), { resolveImport }).module);
  if (again !== text) throw new Error(`the text changes when it is read again:\n${text}\n---\n${again}`);
  return { module, diagnostics, problems, text: text.replace(/\n+/g, '\n') };
}
