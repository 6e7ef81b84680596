/** Bugs of ours, as opposed to mistakes of users (diagnostics) and traps of running programs. */
export class InternalError extends Error {
  /** `where` names the pass or phase and, where there is one, the function being worked on. */
  constructor(message: string, where?: string) {
    super(where === undefined ? message : `${where}: ${message}`);
    this.name = 'InternalError';
  }
}

/** Ends an exhaustive switch: the compiler refuses the call while a case is missing. */
export function unreachable(value: never): never {
  throw new InternalError(`unexpected ${JSON.stringify(value)}`);
}

/**
 * A call that breaks the rules of the library: a mistake of the program that makes it, not of that program's input. The
 * message says which rule and what to do; the stack begins at the caller, outside of the library (where a bundler has not
 * put both into one file).
 */
export class UsageError extends Error {
  /** `where` names what was being built or worked on, if anything. */
  constructor(message: string, where?: string) {
    super(where === undefined ? message : `${where}: ${message}`);
    this.name = 'UsageError';
    if (this.stack !== undefined) this.stack = withoutOwnFrames(this.stack);
  }
}

/** Engines write `at NAME (PLACE)` or `NAME@PLACE`; the place of this file shows where the library stands. */
const ownPlace = /((?:\w+:)?[^\s(@]*[\\/])base[\\/]errors\.[jt]s:/;

function withoutOwnFrames(stack: string): string {
  const folder = ownPlace.exec(new Error().stack ?? '')?.[1];
  if (folder === undefined) return stack;
  const lines = stack.split('\n');
  // Between ours there may be the engine's own, as of `forEach`.
  const isOwn = (line: string): boolean => line.includes(folder) || line.includes('<anonymous>');
  const first = lines.findIndex(isOwn);
  const caller = lines.findIndex((line, i) => i > first && !isOwn(line));
  return first < 0 || caller < 0 ? stack : [...lines.slice(0, first), ...lines.slice(caller)].join('\n');
}
