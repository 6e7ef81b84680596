/**
 * The C library compiled: binary MAPLE of each file in base64, and what each of its functions and variables uses of other files. The
 * build writes it here (scripts/library.mjs); in the sources it is empty, and files are compiled when they are first needed.
 */
export interface LibcModules {
  readonly files: Readonly<Record<string, string>>;
  /** Names with a space between them, by name. */
  readonly needs: Readonly<Record<string, string>>;
}

export const libcModules: LibcModules = { files: {}, needs: {} };
