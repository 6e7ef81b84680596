/** A program of Java as the front end would give it: compiled by javac to class files of Java 8, translated, and written. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readClassFile } from './class-file.ts';
import { translate, type Translated } from './translate.ts';

export interface JavaRun {
  readonly output: string;
  readonly status: number | null;
  readonly errors: string;
}

/** The program as MAPLE, and what it does on a Java machine. */
export function makeJava(source: string, main: string): { readonly translated: Translated; readonly run: JavaRun } {
  const folder = mkdtempSync(join(tmpdir(), 'samara-java-'));
  try {
    const options = ['--release', '8', '-g', '-nowarn', '-Xlint:-options', '-encoding', 'UTF-8', '-d', folder];
    const compiled = spawnSync('javac', [...options, source], { encoding: 'utf8' });
    if (compiled.status !== 0) throw new Error(compiled.stderr);
    const classes = readdirSync(folder).filter((name) => name.endsWith('.class'));
    const files = classes.toSorted().map((name) => readClassFile(readFileSync(join(folder, name))));
    // The class of the program first, as an archive has it.
    const ordered = [...files.filter(({ name }) => name === main), ...files.filter(({ name }) => name !== main)];
    const words = ['-Dfile.encoding=UTF-8', '-Dstdout.encoding=UTF-8', '-cp', folder, main];
    const run = spawnSync('java', words, { encoding: 'utf8' });
    return {
      translated: translate(ordered, main),
      run: { output: run.stdout, status: run.status, errors: run.stderr },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
