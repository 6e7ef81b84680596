/** Names in lowered Tuyin programs of what lowering adds to them: the start, constants, and functions that several have become. */
const prefix = 'tuyin.';

/** Its name in the module; no function of a program is named so. */
export function runtimeName(name: string): string {
  return `${prefix}${name}`;
}

/** Of what several functions have become, of which this is the first. */
export function mergedName(first: string): string {
  return runtimeName(`${first}.merged`);
}

/** Of a function under whose own name other languages call it. */
export function ownName(name: string): string {
  return runtimeName(`${name}.own`);
}

/** Is it what lowering has added? */
export function isRuntimeName(name: string): boolean {
  return name.startsWith(prefix);
}
