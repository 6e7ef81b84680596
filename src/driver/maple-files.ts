/**
 * Files of MAPLE in text and in binary forms. What begins like a binary form is one, whatever its name: files of types
 * (`.mplt`) are text or binary, and an import takes either.
 */
import { Result } from '../base/result.ts';
import { SourceFile } from '../base/source.ts';
import type { Diagnostic } from '../base/diagnostics.ts';
import type { FileListing } from '../base/file-listing.ts';
import type { MapleDecodeResult } from '../maple/binary/index.ts';
import type { Module } from '../maple/module.ts';
import type { EncodeOptions, MapleUnit, ParseOptions } from './unit.ts';

/** A binary form of MAPLE. */
interface MapleBinaryForm {
  begins(bytes: Uint8Array): boolean;
  /** The code of its reader is loaded when such a file is met. */
  load(): Promise<(bytes: Uint8Array, name: string, options: ParseOptions) => MapleDecodeResult>;
}

const binaryForms: readonly MapleBinaryForm[] = [
  {
    begins: (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === 'SMPL',
    load: async () => (await import('../maple/binary/index.ts')).decodeMaple,
  },
  {
    // The OpenArk compiler's own: files of types, and modules, which are refused with the reason.
    begins: (bytes) => (bytes[0] === 0xee || bytes[0] === 0xfe) && [0xff, 0xc0, 0].every((b, i) => bytes[i + 1] === b),
    load: async () => (await import('../maple/openark/index.ts')).decodeOpenArk,
  },
];

/** Is this no text, but MAPLE in a binary form? */
export function isBinaryMaple(bytes: Uint8Array): boolean {
  return binaryForms.some((form) => form.begins(bytes));
}

export async function readMapleBytes(
  bytes: Uint8Array,
  name: string,
  options: ParseOptions,
): Promise<Result<MapleUnit>> {
  const form = binaryForms.find(({ begins }) => begins(bytes)) ?? binaryForms[0];
  const { module, diagnostics } = (await form.load())(bytes, name, options);
  if (module !== undefined) await loadCoreFor(module);
  const lazily = options.lazy === true ? { isLazy: true } : {};
  return new Result(module && { ir: 'maple', source: module.source, module, ...lazily }, diagnostics);
}

/** Lowering asks for the core where a module has declarations of it. */
async function loadCoreFor(module: Module): Promise<void> {
  if (module.directives('import').length === 0) return;
  const { loadJavaCore, usesJavaCore } = await import('../lower/maple-levels/java/core.ts');
  if (usesJavaCore(module)) await loadJavaCore();
}

export async function readMapleText(source: SourceFile, options: ParseOptions): Promise<Result<MapleUnit>> {
  const { parseMaple } = await import('../maple/parser.ts');
  const imports = source.text.includes('import') ? await importedFiles(options) : noImports;
  const resolveImport = (name: string, paths: readonly string[]): SourceFile | readonly Diagnostic[] | undefined => {
    const found = options.resolveImport?.(name, paths) ?? imports.core(name);
    return found === undefined || found instanceof SourceFile ? found : imports.asText(found.bytes, found.name);
  };
  const { module, diagnostics } = parseMaple(source, { ...options, resolveImport });
  // Where nobody looks for imports, nobody misses any.
  const problems =
    options.resolveImport === undefined ? diagnostics.filter(({ code }) => code !== 'MPL1301') : diagnostics;
  return new Result<MapleUnit>({ ir: 'maple', source, module }, problems);
}

/** What imports need beside the caller's files. */
interface ImportedFiles {
  readonly core: (name: string) => SourceFile | undefined;
  readonly asText: AsText;
}

const noImports: ImportedFiles = { core: () => undefined, asText: () => undefined };

async function importedFiles(options: ParseOptions): Promise<ImportedFiles> {
  const { javaCoreImport, loadJavaCore } = await import('../lower/maple-levels/java/core.ts');
  await loadJavaCore();
  return { core: javaCoreImport, asText: await binaryAsText(options) };
}

type AsText = (bytes: Uint8Array, name: string) => SourceFile | readonly Diagnostic[] | undefined;

/** What is imported enters the module as text does, so a binary file is read and said as text. */
async function binaryAsText(options: ParseOptions): Promise<AsText> {
  const { printMaple } = await import('../maple/printer.ts');
  const forms = await Promise.all(binaryForms.map(async ({ begins, load }) => ({ begins, decode: await load() })));
  return (bytes, name) => {
    const form = forms.find(({ begins }) => begins(bytes));
    if (form === undefined) return undefined;
    const { module, diagnostics } = form.decode(bytes, name, options);
    return module === undefined ? diagnostics : new SourceFile(name, printMaple(module));
  };
}

/** Of our own binary form. */
export async function listMapleBytes(bytes: Uint8Array, name: string): Promise<Result<FileListing>> {
  return (await import('../maple/binary/index.ts')).listMaple(bytes, name);
}

export async function writeMapleBytes({ module }: MapleUnit, options: EncodeOptions): Promise<Result<Uint8Array>> {
  const { encodeMaple } = await import('../maple/binary/index.ts');
  return new Result(encodeMaple(module, options));
}

/** A file of types holds declarations only. */
export async function writeMapleTypes(unit: MapleUnit, options: EncodeOptions): Promise<Result<Uint8Array>> {
  const { diagnose } = await import('../base/diagnostics.ts');
  const { mapleTextCatalogue } = await import('../maple/diagnostics.ts');
  const bodies = unit.module.funcs.filter(({ code, source }) => code !== undefined && source === unit.module.source);
  if (bodies.length === 0) return writeMapleBytes(unit, options);
  return Result.failed(
    bodies.map(({ name, source, start, end }) =>
      diagnose(mapleTextCatalogue, 'MPL1120', { source, start, end }, [name]),
    ),
  );
}
