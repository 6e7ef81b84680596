/** Names in lowered Tuyin programs of what lowering adds to them: the start, constants, and functions that several have become. */
const prefix = 'tuyin.';

/** Its name in the module; no function of a program is named so. */
export function runtimeName(name: string): string {
  return `${prefix}${name}`;
}

/** Is it what lowering has added? */
export function isRuntimeName(name: string): boolean {
  return name.startsWith(prefix);
}
