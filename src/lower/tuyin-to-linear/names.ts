/**
 * Names in lowered Tuyin programs of what the run time supplies (src/vm/tuyin/linear-runtime.ts). It exists in the process that
 * lowers a program, beside its values, so text with these names can be looked at, but not run elsewhere.
 */
const prefix = 'tuyin.';

/** The name of a run-time function in the module; no function of a program is named so. */
export function runtimeName(name: string): string {
  return `${prefix}${name}`;
}

/** Is it the name of a function that only the process has that lowered the module? */
export function isRuntimeName(name: string): boolean {
  return name.startsWith(prefix);
}
