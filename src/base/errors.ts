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
