/** The Java core as a library, and as the file that Java programs import. */
import { SourceFile } from '../../../base/source.ts';
import { once } from '../../../base/once.ts';
import type { Module } from '../../../maple/module.ts';
import { java } from '../../../runtime/texts.ts';
import { JavaLibrary } from './library.ts';

export const javaLibrary = new JavaLibrary(java);

const coreFile = 'libjava-core.mplt';

const declarations = once(() => new SourceFile(`<${coreFile}>`, javaLibrary.declarations));

/** What `import "/any/where/libjava-core.mplt"` means where there is no such file; undefined for other imports. */
export function javaCoreImport(name: string): SourceFile | undefined {
  return /(^|[/\\])libjava-core\.mplt$/.test(name) ? declarations() : undefined;
}

/** Does a declaration come from that file? */
export function isOfJavaCore({ source }: { readonly source: SourceFile }): boolean {
  return source === declarations();
}

/** Has the module imported the core? */
export function usesJavaCore({ funcs }: Module): boolean {
  // A program may have prototypes of its own of what it calls, but never of everything.
  return funcs.some(isOfJavaCore);
}
