/** A program of this folder. */
export interface BenchProgram {
  readonly name: string;
  readonly language: string;
  readonly file: string;
  /** What compilers of C are given. */
  readonly native: string;
  readonly size: string;
  readonly tiny: string;
}
export function programs(): readonly BenchProgram[];
export function wordsFor(program: BenchProgram, size: string): { words: string[]; input: string };
export function compileNative(program: BenchProgram, compiler: string, out: string, words: readonly string[]): string;
