/**
 * The files of the C library as binary MAPLE, for the engines and outputs of that level. The build writes them here
 * (scripts/library.mjs), apart from what all others need (libc-modules.ts); in the sources there are none.
 */
export const libcMaple: Readonly<Record<string, () => Uint8Array>> = {};
