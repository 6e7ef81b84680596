/** `-MD` and `-MF FILE`: the files that an output was made of, for Make and Ninja, as C compilers write them. */
import type { Command } from 'commander';
import type { Diagnostic } from '../base/diagnostics.ts';
import { formatDependencies } from '../driver/make-dependencies.ts';
import { writeWhole } from '../driver/node-output.ts';
import { textOption, type Words } from './command.ts';

export function declareDependencies(command: Command): void {
  command.option(
    '--MD',
    'also -MD: write the files that the output was made of beside it, with `.d` for its extension',
  );
  command.option('--MF <file>', 'also -MF: the same into this file');
}

/** The words as they are declared: with two dashes. */
export function longDependencyWords(words: readonly string[]): string[] {
  return words.map((word) => (word === '-MD' || word === '-MF' ? `-${word}` : word));
}

/** What was read for an output, and where that is to be said. */
export class Dependencies {
  readonly #output: string;
  readonly #file: string | undefined;
  readonly #paths: string[] = [];

  constructor(output: string, file: string | undefined) {
    this.#output = output;
    this.#file = file;
  }

  /** What is wrong with the words, or what they ask for. */
  static of(words: Words): Dependencies | string {
    const output = textOption(words, 'output') ?? '-';
    const file =
      textOption(words, 'MF') ?? (words.options['MD'] === true ? output.replace(/(?:\.[^./\\]*)?$/, '.d') : undefined);
    if (file !== undefined && output === '-') return '-MD and -MF need a file as output';
    return file === output ? 'the output and its dependencies are one file' : new Dependencies(output, file);
  }

  readonly opened = (path: string): void => {
    if (path !== '-') this.#paths.push(path);
  };

  write(): Diagnostic | undefined {
    return this.#file === undefined ? undefined : writeWhole(this.#file, formatDependencies(this.#output, this.#paths));
  }
}
