/**
 * The C library compiled: each file as binary MAPLE and as binary linear IR, in base64, and what each of its functions and variables
 * uses of other files. The build writes it here (scripts/library.mjs); in the sources it is empty, and files are compiled when they are
 * first needed.
 */
export interface LibcModules {
  readonly maple: Readonly<Record<string, string>>;
  readonly linear: Readonly<Record<string, string>>;
  /** Names with a space between them, by name. */
  readonly needs: Readonly<Record<string, string>>;
}

export const libcModules: LibcModules = { maple: {}, linear: {}, needs: {} };
