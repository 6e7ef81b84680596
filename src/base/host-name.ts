/**
 * Names by which a program reaches functions of the host whatever it defines itself: `.malloc` and `.2.malloc` are the host's
 * `malloc`. Programs that define a `malloc` of their own are lowered to such names where the host's is meant.
 */

/** The pattern of what such names begin with. */
export const HOST_PREFIX = '(\\.(?:[0-9]+\\.)?)';

const prefix = new RegExp(`^${HOST_PREFIX}`);

/** Is it such a name? Of a definition: one that lowering has given. */
export function isLoweringName(name: string): boolean {
  return name.startsWith('.');
}

/** Another name of the same meaning: `.release` and `.3.release`, `f` and `f.3`. */
export function numberedName(name: string, number: number): string {
  return isLoweringName(name) ? name.replace(prefix, `.${number}.`) : `${name}.${number}`;
}

/** The host's name of a function without body. */
export function hostName(name: string): string {
  return name.replace(prefix, '');
}

/** A name for the host's function that is not taken. */
export function freeHostName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  let free = `.${name}`;
  for (let i = 2; isTaken(free); i++) free = `.${i}.${name}`;
  return free;
}
