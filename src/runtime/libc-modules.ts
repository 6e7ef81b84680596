/**
 * The C library compiled: each file as binary linear IR and, in a file of its own (driver/libc-outlines.ts), what is known of its functions
 * without their bodies, with their code as WebAssembly; and what each of its functions and variables uses of other files. The build
 * writes it here (scripts/library.mjs), so that bytes are read when they are asked for; in the sources it is empty, and files are
 * compiled when they are first needed.
 */
export interface LibcModules<Bytes = () => Uint8Array> {
  readonly linear: Readonly<Record<string, Bytes>>;
  readonly outlines: Readonly<Record<string, Bytes>>;
  /** Names with a space between them, by name. */
  readonly needs: Readonly<Record<string, string>>;
}

export const libcModules: LibcModules = { linear: {}, outlines: {}, needs: {} };
