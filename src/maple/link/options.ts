/** How modules are linked. Names are written without their sigils. */
export interface MapleLinkOptions {
  /** What the linked module's file is called in messages. */
  readonly name?: string;
  /** Where the program starts; otherwise as the modules say, or `main`. */
  readonly entry?: string;
  /** Functions and variables that are seen from outside of the program. */
  readonly exports?: readonly string[];
  /** Functions and variables that something else uses. */
  readonly keep?: readonly string[];
  /** Leaves out what neither the start nor an export nor what is kept reaches. */
  readonly gc?: boolean;
  /** Whether a name that is used may stay without a definition. */
  readonly mayBeMissing?: (name: string) => boolean;
  /** What the modules say unless given. */
  readonly pointerSize?: 4 | 8;
}
