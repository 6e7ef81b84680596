/**
 * How to tell what lowering adds to programs, for whoever runs them: by the name of its text, and by its own name in a module
 * (own-names.ts), so that nothing of the lowering has to be loaded for it, and lowered text that was read again runs as well.
 */
import { HOST_PREFIX } from '../../base/host-name.ts';

export const runtimeSources: ReadonlySet<string> = new Set([
  '<start>',
  '<java>',
  '<exceptions>',
  '<objects>',
  '<dynamic>',
  '<module-state>',
]);

/** Is it the name of a text that lowering adds to programs? */
export function isRuntimeSource(name: string): boolean {
  return runtimeSources.has(name);
}

/** How texts of the C library are called that are linked into programs: as no folder is. */
export const LIBRARY_FOLDER = '<libc>/';

/** Is it the name of such a text? */
export function isLibrarySource(name: string): boolean {
  return name.startsWith(LIBRARY_FOLDER);
}

/** Is it a text of the run time of dynamic values in C (runtime/dynamic)? */
export function isDynamicSource(name: string): boolean {
  return name.startsWith(`${LIBRARY_FOLDER}dynamic`);
}

export const ownPattern = new RegExp(`^[&$]${HOST_PREFIX}(.*)`);

/** Is it the name of this thing of ours, from this lowering or from an earlier one? */
export function isOwnName(name: string, wanted: string): boolean {
  return ownPattern.exec(name)?.[2] === /^[&$](?:__)?(.*)/.exec(wanted)?.[1];
}

/** What the run time in C has for callers from outside: the word of C text, and C text of a word. */
export const fromOutside = ['samara_js_of_text', 'samara_js_as_text'] as const;

/** Forgets the exception and the handlers of a call that a trap has ended. */
export const RESET_EXCEPTIONS = '&__reset_exceptions';

/** Is it the function, without its sigil, that does so? */
export function resetsExceptions(name: string): boolean {
  return isOwnName(`&${name}`, RESET_EXCEPTIONS);
}

/** Calls each constructor of the program, once. */
export const RUN_CONSTRUCTORS = '&__run_constructors';

/** Runs handlers of `atexit` and flushes streams of the C library that is linked (runtime/libc/finish.c). */
export const LIBRARY_FINISH = '__libc_finish';

/** Allocates, resizes and frees blocks in a program that has its own allocator (runtime/memory/malloc.c). */
export const LIBRARY_HEAP = '__heap_resize';

/** What callers from outside need of files of the C library that are linked. */
export const libraryEntries: readonly string[] = [LIBRARY_FINISH, LIBRARY_HEAP];

/** Is it the function, without its sigil, that is to be called when the program has ended? */
export function finishesLibrary(name: string): boolean {
  return name === LIBRARY_FINISH;
}

/** Is it the function, without its sigil, that runs what has to run before the program? */
export function runsConstructors(name: string): boolean {
  return isOwnName(`&${name}`, RUN_CONSTRUCTORS);
}

/** Is it a function, without its sigil, that whoever runs the program calls, and not only the program itself? */
export function isCalledUnasked(name: string): boolean {
  return resetsExceptions(name) || runsConstructors(name) || [...libraryEntries, ...fromOutside].includes(name);
}
