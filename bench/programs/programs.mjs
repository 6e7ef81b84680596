/**
 * The programs of this folder: what each does, and how much work it is given, stands in its first line.
 *
 * Programs in C and MAPLE get their size as an argument, those in SysY on standard input. A program in MAPLE has a twin in C that does the same;
 * SysY is read by compilers of C with a header in place of its library.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Name, file, the file for compilers of C, and the sizes of the work. */
export function programs() {
  return readdirSync(folder)
    .filter((name) => /\.(c|sy|mpl)$/.test(name) && !name.endsWith('.twin.c'))
    .map((name) => describe(name));
}

function describe(name) {
  const file = folder + name;
  const [, size, tiny] = /size (\d+), tiny (\d+)/.exec(readFileSync(file, 'utf8'));
  const native = name.endsWith('.mpl') ? file.replace(/\.mpl$/, '.twin.c') : file;
  return { name: name.replace(/\.\w+$/, ''), language: name.replace(/.*\./, ''), file, native, size, tiny };
}

/** Arguments and input with which a program does work of this size. */
export function wordsFor({ language }, size) {
  return language === 'sy' ? { words: [], input: `${size}\n` } : { words: [size], input: '' };
}

/** Compiles a program with a compiler of C; gives the path. */
export function compileNative({ language, native }, compiler, out, words) {
  const own = language === 'sy' ? ['-x', 'c', '-include', `${folder}sylib.h`] : [];
  execFileSync(compiler, [...words, '-w', '-o', out, ...own, native, '-lm']);
  return out;
}
