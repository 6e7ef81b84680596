/**
 * The Java core as a library, and as the file that Java programs import. Its texts are long, so they are loaded for modules
 * that import something; in a program for which that did not happen, nothing is of the core.
 */
import { InternalError } from '../../../base/errors.ts';
import { SourceFile } from '../../../base/source.ts';
import type { Module } from '../../../maple/module.ts';
import { JavaLibrary } from './library.ts';

/** As no file is called. */
const coreName = '<libjava-core.mplt>';

let library: JavaLibrary | undefined;
let declarations: SourceFile | undefined;

export async function loadJavaCore(): Promise<void> {
  const { java } = await import('../../../runtime/java-texts.ts');
  library ??= new JavaLibrary(java);
}

export function javaLibrary(): JavaLibrary {
  if (library === undefined) throw new InternalError('the Java core was not loaded', 'java');
  return library;
}

function isCoreFile(name: string): boolean {
  return /(^|[/\\])libjava-core\.mplt$/.test(name);
}

/** What `import "/any/where/libjava-core.mplt"` means where there is no such file; undefined for other imports. */
export function javaCoreImport(name: string): SourceFile | undefined {
  if (!isCoreFile(name)) return undefined;
  return (declarations ??= new SourceFile(coreName, javaLibrary().declarations));
}

/** Has the module imported the core? */
export function usesJavaCore(module: Module): boolean {
  // A program may have prototypes of its own of what it calls, but never of everything.
  return module.funcs.some(({ source }) => source.name === coreName) || isStrippedWithCore(module);
}

/** A binary module without places does not say where declarations come from, but what it imports. */
function isStrippedWithCore(module: Module): boolean {
  const imports = module.directives('import').flatMap(({ values }) => values.map(String));
  return imports.some(isCoreFile) && module.funcs.every(({ source }) => source === module.source);
}
