/** The TypeScript of a page: its blocks, and how they are run against the sources. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { transform } from 'esbuild';

export const root = resolve(import.meta.dirname, '../..');

export interface Sample {
  readonly code: string;
  readonly line: number;
  /** The block without a language that follows at once: what the sample prints. */
  readonly printed: string | undefined;
}

export function samplesOf(path: string): Sample[] {
  const page = readFileSync(join(root, path), 'utf8');
  return [...page.matchAll(/^```(?:ts|js)\n([^]*?)^```$(?:\n\n(?:It prints\n\n)?^```\n([^]*?)^```$)?/gm)].map(
    ({ 1: code, 2: printed, index }) => ({ code, printed, line: page.slice(0, index).split('\n').length }),
  );
}

const { exports: parts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, { source?: string }>;
};

/** What a sample prints; its imports become those of the sources. */
export async function runSample(code: string): Promise<string> {
  const { code: script } = await transform(code, { loader: 'ts', format: 'esm' });
  const lines: string[] = [];
  const log = (...values: unknown[]): void =>
    void lines.push(values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
  const load = (name: string): Promise<unknown> =>
    import(join(root, parts[name.replace('samara-ir', '.')]?.source ?? 'nothing'));
  const body = script.replace(
    /^import (\{[^}]*\}) from "([^"]+)";$/gm,
    (_, names: string, from: string) => `const ${names.replace(/ as /g, ': ')} = await load("${from}");`,
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own text is what is tested
  const run = new Function('load', 'console', `return (async () => {${body}})();`) as (
    ...values: unknown[]
  ) => Promise<void>;
  await run(load, { log });
  return `${lines.join('\n')}\n`;
}
