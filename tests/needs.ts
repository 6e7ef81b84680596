/**
 * Tools of the machine that some tests compare with. `needs('gcc')` in a file or a `describe` skips its tests where gcc is missing;
 * each says so, and the end of a run counts them (tools-reporter.ts). CI has all of them, and runs once without any.
 */
import { spawnSync } from 'node:child_process';
import { beforeEach } from 'vitest';

/** How each tool is asked whether it is there. */
const tools = {
  gcc: [['gcc', '--version']],
  clang: [['clang', '--version']],
  'llvm-dis': [['llvm-dis', '--version']],
  python3: [['python3', '--version']],
  tmux: [['tmux', '-V']],
  java: [
    ['java', '-version'],
    ['javac', '-version'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;
export type Tool = keyof typeof tools;

const found = new Map<Tool, boolean>();

export function has(tool: Tool): boolean {
  const known = found.get(tool);
  if (known !== undefined) return known;
  const isThere = tools[tool].every(([command, ...words]) => spawnSync(command, words).status === 0);
  found.set(tool, isThere);
  return isThere;
}

/** What the note of a skipped test begins with. */
export const missing = 'needs ';

/** Skips the tests around it where the tool is missing. */
export function needs(tool: Tool): void {
  beforeEach(({ skip }) => skip(!has(tool), `${missing}${tool}`));
}
