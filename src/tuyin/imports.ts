/**
 * The modules of a program: one and everything that it imports, each read once however often and in whatever circles it
 * is imported. `host:…` names modules of the host, which have no file.
 */
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { named, type NamedResult } from '../base/result.ts';
import { SourceFile, type Span } from '../base/source.ts';
import { decodeUtf8 } from '../base/utf8.ts';
import { bitcodeCatalogue } from './bitcode/diagnostics.ts';
import { decodeTuyin, isBitcode } from './bitcode/index.ts';
import { readTuyinJson } from './json/read.ts';
import type { LinkedModule } from './graph/program.ts';
import { orderModules } from './link/order.ts';
import type { Module } from './module.ts';
import { parseTuyin, type ParseOptions } from './parser.ts';

/** A file that a Tuyin module imports. */
export interface ImportedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How imports of Tuyin modules are found. */
export interface ImportFinder {
  /**
   * What a module imports; `from` is the name of the file that says `import "path"`. Undefined if there is no such file;
   * the reason, as words that end a sentence, if there is one that is not to be read.
   */
  find(path: string, from: string): ImportedFile | string | undefined;
  /** Alike for names of one file. */
  identity(name: string): string;
}

export type { LinkedModule } from './graph/program.ts';

/** The modules that make a program, the importing one first, the others in an order of their own; what is wrong with their files, and imports that were not found. */
export type Imports = NamedResult<'modules', readonly LinkedModule[]>;

/** Reads a module and everything that it imports, each file once. `rootFile` is the file that the module itself was read from. */
export function readImports(
  root: Module,
  finder: ImportFinder,
  options: ParseOptions = {},
  rootFile: string = root.source.name,
): Imports {
  const file = finder.identity(rootFile);
  const modules: { module: Module; imports: Map<string, number>; file: string }[] = [
    { module: root, imports: new Map(), file },
  ];
  const known = new Map([[file, 0]]);
  const diagnostics: Diagnostic[] = [];
  // The list grows while it is walked.
  for (const { module, imports } of modules) {
    for (const item of module.items) {
      if (item.kind !== 'import' || item.path.startsWith('host:') || imports.has(item.path)) continue;
      const index = open(item.path, module.source.name, item.span);
      if (index !== undefined) imports.set(item.path, index);
    }
  }
  return named('modules', orderModules(modules), diagnostics);

  function open(path: string, from: string, span: Span): number | undefined {
    const file = finder.find(path, from);
    if (typeof file !== 'object') {
      diagnostics.push(
        file === undefined
          ? diagnose(bitcodeCatalogue, 'TUY3002', span, [path])
          : diagnose(bitcodeCatalogue, 'TUY3004', span, [path, file]),
      );
      return undefined;
    }
    const identity = finder.identity(file.name);
    const seen = known.get(identity);
    if (seen !== undefined) return seen;
    const read = readModule(file, options);
    diagnostics.push(...read.diagnostics);
    if (read.module === undefined) return undefined;
    known.set(identity, modules.length);
    return modules.push({ module: read.module, imports: new Map(), file: identity }) - 1;
  }
}

/** A file as a module: bitcode or text by its content, a JSON document by its name. */
export function readModule(
  { name, bytes }: ImportedFile,
  options: ParseOptions = {},
): NamedResult<'module', Module | undefined> {
  if (isBitcode(bytes)) return decodeTuyin(bytes, name);
  const text = decodeUtf8(bytes);
  if (typeof text === 'string') {
    const source = new SourceFile(name, text);
    return /\.json$/i.test(name) ? readTuyinJson(source, options) : parseTuyin(source, options);
  }
  const place = { source: new SourceFile(name, ''), start: 0, end: 0 };
  return named('module', undefined, [diagnose(bitcodeCatalogue, 'TUY3003', place, [text])]);
}
