/** Runs a command line inside the test's process and gathers what it wrote. */
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** `input` is what the command finds on standard input. */
export function samaraWith(input: string | Uint8Array, words: readonly string[]): Promise<Outcome> {
  return runWith(input, words, { isTerminal: { out: false, err: false }, columns: 80 });
}

/** As a build of the command that keeps compiled programs in a folder. */
export function samaraKeeping(folder: string, build: string, ...words: string[]): Promise<Outcome> {
  return samaraKeepingWith('', folder, build, ...words);
}

export function samaraKeepingWith(input: string, folder: string, build: string, ...words: string[]): Promise<Outcome> {
  const terminal = { isTerminal: { out: false, err: false }, columns: 80 };
  return runWith(input, words, { ...terminal, build, env: { SAMARA_CACHE: folder } });
}

async function runWith(
  input: string | Uint8Array,
  words: readonly string[],
  terminal: Pick<Io, 'isTerminal' | 'columns'> & Partial<Pick<Io, 'build' | 'env'>>,
): Promise<Outcome> {
  const written: { out: Uint8Array[]; err: Uint8Array[] } = { out: [], err: [] };
  const left = input.length === 0 ? [] : [Buffer.from(input as string)];
  const io: Io = {
    out: (content) => void written.out.push(Buffer.from(content as string)),
    err: (content) => void written.err.push(Buffer.from(content as string)),
    input: () => left.pop(),
    env: {},
    ...terminal,
  };
  const status = await main(words, io);
  return { status, out: Buffer.concat(written.out).toString(), err: Buffer.concat(written.err).toString() };
}

export function samara(...words: string[]): Promise<Outcome> {
  return samaraWith('', words);
}

/** As somebody sees it who types the words. */
export function samaraOnTerminal(columns: number, ...words: string[]): Promise<Outcome> {
  return runWith('', words, { isTerminal: { out: true, err: true }, columns });
}
