/**
 * The Java core as a library, and as the file that Java programs import. Its texts are long, so they are loaded for modules
 * that import something; in a program for which that did not happen, nothing is of the core.
 */
import { InternalError } from '../../../base/errors.ts';
import { SourceFile } from '../../../base/source.ts';
import type { Module } from '../../../maple/module.ts';
import { JavaLibrary } from './library.ts';

const coreFile = 'libjava-core.mplt';

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

/** What `import "/any/where/libjava-core.mplt"` means where there is no such file; undefined for other imports. */
export function javaCoreImport(name: string): SourceFile | undefined {
  if (!/(^|[/\\])libjava-core\.mplt$/.test(name)) return undefined;
  return (declarations ??= new SourceFile(`<${coreFile}>`, javaLibrary().declarations));
}

/** Does a declaration come from that file? */
export function isOfJavaCore({ source }: { readonly source: SourceFile }): boolean {
  return declarations !== undefined && source === declarations;
}

/** Has the module imported the core? */
export function usesJavaCore({ funcs }: Module): boolean {
  // A program may have prototypes of its own of what it calls, but never of everything.
  return funcs.some(isOfJavaCore);
}
