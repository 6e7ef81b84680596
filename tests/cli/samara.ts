/** Runs a command line inside the test's process and gathers what it wrote. */
import type { Io } from '../../src/cli/io.ts';
import { main } from '../../src/cli/main.ts';

export interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export async function samara(...words: string[]): Promise<Outcome> {
  const chunks: Uint8Array[] = [];
  let err = '';
  const io: Io = {
    out: (text) => void chunks.push(typeof text === 'string' ? Buffer.from(text) : Buffer.from(text)),
    err: (text) => void (err += text),
    isTerminal: { out: false, err: false },
    columns: 100,
    env: {},
  };
  const status = await main(words, io);
  return { status, out: Buffer.concat(chunks).toString(), err };
}
