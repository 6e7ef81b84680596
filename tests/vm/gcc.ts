/** The C compiler of the machine as an oracle: compiles one program and runs it on given input. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lines of standard output. Text crosses as Latin-1, a character for each byte. */
export function runC(source: string, input: string, flags: readonly string[] = []): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'samara-gcc-'));
  try {
    const file = join(folder, 'oracle.c');
    const program = join(folder, 'oracle');
    writeFileSync(file, source);
    execFileSync('gcc', ['-w', '-O1', '-ffp-contract=off', '-fno-builtin', ...flags, file, '-o', program, '-lm']);
    const result = execFileSync(program, { input: Buffer.from(input, 'latin1'), maxBuffer: 1 << 28 });
    return result.toString('latin1').split('\n').slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A small seeded generator (xorshift), so that a failing case can be found again. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 1;
  }

  /** 32 random bits, unsigned. */
  bits(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return x >>> 0;
  }

  below(limit: number): number {
    return this.bits() % limit;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  bits64(): bigint {
    return (BigInt(this.bits()) << 32n) | BigInt(this.bits());
  }

  /** Any double: exponents all alike. */
  double(): number {
    return doubleOf(this.bits64());
  }

  /** A double of moderate size. */
  moderate(): number {
    return (this.bits() / 2 ** 32 - 0.5) * 10 ** (this.below(13) - 4);
  }
}

const view = new DataView(new ArrayBuffer(8));

export function doubleOf(bits: bigint): number {
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}

export function bitsOfDouble(value: number): bigint {
  view.setFloat64(0, value);
  return view.getBigUint64(0);
}
