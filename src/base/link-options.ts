/** How units become one program, whatever their language. Names are written as the linear IR has them: without `&`, `$`, `@`. */
export interface LinkOptions {
  /** What messages and later diagnostics call the program. */
  readonly name?: string;
  /** Where the program starts; otherwise as its units say, or `main`. */
  readonly entry?: string;
  /** Names that are seen from outside of the program, beside those that the units export themselves. */
  readonly exports?: readonly string[];
  /** Names that something else uses, so that they stay with `gc`, and keep their names: other languages of the same program. */
  readonly keep?: readonly string[];
  /** Leaves out what neither the start nor an export nor what is kept reaches. */
  readonly gc?: boolean;
  /**
   * A name that is declared and that no unit defines stays a declaration if this says so: a library, the host or another language
   * of the program supplies it. Every other is a mistake.
   */
  readonly mayBeMissing?: (name: string) => boolean;
  /** Of MAPLE; what the modules say unless given. */
  readonly pointerSize?: 4 | 8;
}
