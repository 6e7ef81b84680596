/** The C library compiled for addresses of 32 bits, as libc-modules.ts has it for those of 64, with its files as MAPLE. */
import type { LibcModules } from './libc-modules.ts';

export const libcModules: LibcModules = { linear: {}, outlines: {}, needs: {} };
export const libcMaple: Readonly<Record<string, () => Uint8Array>> = {};
