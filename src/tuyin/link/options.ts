/** How modules are linked; as the options of the command and of the other languages. */
export interface TuyinLinkOptions {
  /** What messages and later diagnostics call the program; its own module unless given. */
  readonly name?: string;
  /** The function that becomes `@main`. */
  readonly entry?: string;
  /** What is seen from outside beside what the modules say. */
  readonly exports?: readonly string[];
  /** What stays with `gc`, and keeps its name. */
  readonly keep?: readonly string[];
  /** Leaves out what is not reached. */
  readonly gc?: boolean;
  /** Functions that somebody else supplies. */
  readonly mayBeMissing?: (name: string) => boolean;
}
