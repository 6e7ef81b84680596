/**
 * The system's compiler for C: what makes programs, objects and shared libraries of the files that the output `c` writes. It is the one
 * that the environment variable CC names, else the first that there is of a list.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { Result } from '../base/result.ts';
import { driverCatalogue } from './diagnostics.ts';

/** What is made: something that runs by itself, or something to link with other code. */
export type NativeKind = 'command' | 'object' | 'shared';

/** How a file is compiled. */
export interface CompileOptions {
  readonly kind: NativeKind;
  /** With what a debugger wants to know. */
  readonly debug?: boolean;
  /** The value of CC: a command with its first words. */
  readonly wanted?: string;
}

/** In the order in which they are tried: by how fast what they make is. */
const compilers = ['cc', 'gcc', 'clang', 'tcc'];

/** By the name of the file that is wanted. */
export function nativeKindOf(name: string): NativeKind {
  if (/\.(?:o|obj)$/.test(name)) return 'object';
  return /\.(?:so(?:\.\d+)*|dylib|dll)$/.test(name) ? 'shared' : 'command';
}

/** A file of C as the file that the compiler makes of it. */
export function compileNative(text: string, options: CompileOptions): Result<Uint8Array> {
  const compiler = findCompiler(options.wanted);
  if (compiler === undefined) return failed('SAM0209', options.wanted ?? compilers.join(', '));
  const folder = mkdtempSync(join(tmpdir(), 'samara-native-'));
  try {
    const file = join(folder, 'program.c');
    const made = join(folder, 'made');
    writeFileSync(file, text);
    const { status, signal, stderr } = spawnSync(compiler[0], [
      ...compiler.slice(1),
      ...wordsOf(options, folder),
      '-o',
      made,
      file,
      // Some refuse libraries where nothing is linked.
      ...(options.kind === 'object' ? [] : ['-lm']),
    ]);
    if (status !== 0)
      return failed('SAM0210', compiler.join(' '), firstLines(stderr.toString()) || `ended by ${signal}`);
    return new Result(new Uint8Array(readFileSync(made)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function failed(code: 'SAM0209', wanted: string): Result<never>;
function failed(code: 'SAM0210', compiler: string, reason: string): Result<never>;
function failed(code: 'SAM0209' | 'SAM0210', ...words: string[]): Result<never> {
  const [first, second = ''] = words;
  const diagnostic: Diagnostic =
    code === 'SAM0209'
      ? diagnose(driverCatalogue, code, undefined, [first])
      : diagnose(driverCatalogue, code, undefined, [first, second]);
  return Result.failed([diagnostic]);
}

/** The command, in words; undefined if there is none that runs. */
function findCompiler(wanted: string | undefined): readonly string[] | undefined {
  const candidates = wanted === undefined || wanted.trim() === '' ? compilers : [wanted];
  return candidates
    .map((candidate) => candidate.trim().split(/\s+/))
    .find(([name]) => spawnSync(name, ['-v']).error === undefined);
}

/** What is made for debuggers names folders, which are not to make a difference: names of files are then below where the debugger starts. */
function wordsOf({ kind, debug }: CompileOptions, folder: string): string[] {
  const placeless = [process.cwd(), folder].map((path) => `-fdebug-prefix-map=${path}=.`);
  const level = debug === true ? ['-g', '-O0', ...placeless] : ['-O2'];
  const own = { command: [], object: ['-c'], shared: ['-shared', '-fPIC'] }[kind];
  return ['-std=gnu99', '-w', ...level, ...own];
}

function firstLines(text: string): string {
  return text.trim().split('\n').slice(0, 3).join('; ');
}
