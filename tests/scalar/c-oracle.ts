/** Asks the C compiler: builds oracle.c once a process and answers questions in bulk (see there for their form). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let program: string | undefined;

function buildOracle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samara-oracle-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'oracle');
  const source = join(import.meta.dirname, 'oracle.c');
  // Without contraction: a * b + c must round twice, as the operations that it consists of do.
  const { status, stderr } = spawnSync('gcc', ['-O0', '-ffp-contract=off', source, '-o', path, '-lm']);
  if (status !== 0) throw new Error(`gcc: ${String(stderr)}`);
  return path;
}

/** One answer a question, in order (complex questions have two). */
export function askC(questions: readonly string[]): string[] {
  program ??= buildOracle();
  const { status, stdout } = spawnSync(program, { input: `${questions.join('\n')}\n`, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`the oracle ended with status ${status}`);
  return String(stdout).trimEnd().split('\n');
}
