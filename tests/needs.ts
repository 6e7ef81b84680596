/**
 * Tools of the machine that some tests compare with. `needs('gcc')` in a file or a `describe` skips its tests where gcc is missing;
 * each says so, and the end of a run counts them (tools-reporter.ts). CI has all of them, and runs once without any.
 */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { beforeEach, type TestContext } from 'vitest';

const narrowProgram =
  'd=$(mktemp -d) && echo "#include <stdlib.h>\nint main(void) { return 0; }" | gcc -m32 -x c -o "$d/x" - && "$d/x"; s=$?; rm -rf "$d"; exit $s';

/** How each tool is asked whether it is there. */
const tools = {
  gcc: [['gcc', '--version']],
  // The headers for it are a package of their own, and not every machine runs what it makes.
  'gcc -m32': [['sh', '-c', narrowProgram]],
  tcc: [['tcc', '-v']],
  gdb: [['gdb', '--version']],
  python3: [['python3', '--version']],
  clang: [['clang', '--version']],
  tmux: [['tmux', '-V']],
  ninja: [['ninja', '--version']],
  make: [['make', '--version']],
  csmith: [['csmith', '--version']],
  find: [['find', '.', '-maxdepth', '0']],
  bash: [['bash', '--version']],
  zsh: [['zsh', '--version']],
  fish: [['fish', '--version']],
  groff: [['groff', '--version']],
  chromium: [['chromium', '--version']],
  mono: [
    ['mono', '--version'],
    ['mcs', '--version'],
  ],
  java: [
    ['java', '-version'],
    ['javac', '-version'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;
export type Tool = keyof typeof tools;

let python: string | undefined;

/** The file of `python3`: where a shell script chooses among versions, that takes longer than most programs here. */
export function pythonCommand(): string {
  const chosen = (): string =>
    spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout.trim();
  return (python ??= chosen());
}

const found = new Map<Tool, boolean>();

export function has(tool: Tool): boolean {
  const known = found.get(tool);
  if (known !== undefined) return known;
  // csmith leaves a file where it is asked.
  const isThere = tools[tool].every(([command, ...words]) => spawnSync(command, words, { cwd: tmpdir() }).status === 0);
  found.set(tool, isThere);
  return isThere;
}

/** Skips the tests around it where the tool is missing. */
export function needs(tool: Tool): void {
  beforeEach((context) => skipWithout(tool, context));
}

/** Skips this test where the tool is missing. */
export function skipWithout(tool: Tool, { skip }: Pick<TestContext, 'skip'>): void {
  skip(!has(tool), `needs ${tool}`);
}
