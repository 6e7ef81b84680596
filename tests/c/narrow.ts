/** Programs with addresses of 4 bytes: what they print is in `.ilp32.out` where it differs from `.out`, and gcc -m32 prints it as well. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const outputOf = (file: string): string => file.replace(/(\.c|\.out)$/, '.ilp32.out');

/** Does it print something else than with addresses of 8 bytes? */
export function hasNarrowOutput(file: string): boolean {
  return existsSync(outputOf(file));
}

/** What a program prints, with its status. */
export function narrowOutput(file: string): string {
  return readFileSync(hasNarrowOutput(file) ? outputOf(file) : file.replace(/\.c$/, '.out'), 'utf8');
}

/** Numbers of 64 bits are aligned to 8 bytes with us, and calculated without the registers of 80 bits. */
export const narrowFlags = ['-m32', '-malign-double', '-msse2', '-mfpmath=sse'];

let isThere: boolean | undefined;

/** Has gcc what it needs for them? */
export function hasNarrowGcc(): boolean {
  const words = ['-m32', '-fsyntax-only', '-x', 'c', '-include', 'stdlib.h', '/dev/null'];
  return (isThere ??= spawnSync('gcc', words).status === 0);
}

/** The same of gcc's program. */
export function narrowGcc(file: string, folder: string, input = ''): string {
  const binary = join(folder, 'narrow');
  execFileSync('gcc', [...narrowFlags, '-w', '-O0', '-fwrapv', '-fno-builtin', '-o', binary, file, '-lm'], {
    stdio: 'ignore',
  });
  const { status, stdout } = spawnSync(binary, { encoding: 'utf8', input });
  return `${stdout}status ${status}\n`;
}
