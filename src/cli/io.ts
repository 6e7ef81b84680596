/**
 * What a command may touch of the world around it: two streams, what is known of the terminal, the environment.
 * Tests pass their own; nothing else in a command writes to `process`.
 */
import { fstatSync, statSync } from 'node:fs';
import { devNull } from 'node:os';
import { styleText } from 'node:util';
import type { Style } from '../base/code-frame.ts';
import { plainStyle } from '../base/code-frame.ts';
import type { Guarded } from '../driver/node-guard.ts';
import { readChunk, writeAll } from '../driver/node-streams.ts';
import type { Terminal } from './terminal.ts';

/** Everything outside that commands use: streams, the terminal, its width. Tests have one of their own. */
export interface Io {
  /** Results: what the next program in a pipe wants to read. */
  out(content: string | Uint8Array): void;
  /** Everything else. */
  err(content: string | Uint8Array): void;
  /** The next bytes of standard input, undefined at its end; a trap when a deadline (of `performance.now`) passes. */
  input(deadline?: number): Uint8Array | undefined;
  /** Has the command done in a process that is ended when it is overdue; undefined in that process, which goes on. */
  guard?(timeout: number): Promise<Guarded | undefined>;
  readonly isTerminal: { readonly out: boolean; readonly err: boolean };
  readonly columns: number;
  /** The terminal at both ends, for a command that talks with its user; undefined where there is none. */
  readonly terminal?: () => Promise<Terminal>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Tells this build of the command from others; where it is unknown, nothing that was compiled is kept for other processes. */
  readonly build?: string;
}

export type ColorChoice = 'auto' | 'always' | 'never';

export async function nodeIo(build?: string): Promise<Io> {
  const isTerminal = { out: await isTerminalAt(1), err: await isTerminalAt(2) };
  const hasTerminal = isTerminal.out && (await isTerminalAt(0));
  return {
    out: (content) => writeAll(1, content),
    err: (content) => writeAll(2, content),
    input: (deadline) => readChunk(0, deadline),
    guard: async (timeout) => (await import('../driver/node-guard.ts')).underGuard(timeout),
    isTerminal,
    columns: (isTerminal.err && process.stderr.columns) || 80,
    terminal: hasTerminal ? async () => (await import('./terminal.ts')).openTerminal() : undefined,
    env: process.env,
    build,
  };
}

/** node:tty brings sockets and streams along (3 ms), so it is asked only of what can be a terminal: a device that is not the null device. */
async function isTerminalAt(descriptor: number): Promise<boolean> {
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isCharacterDevice() || stat.rdev === statSync(devNull).rdev) return false;
  } catch {
    return false;
  }
  return (await import('node:tty')).isatty(descriptor);
}

/** Colours for standard error: on a terminal only, `NO_COLOR` and `FORCE_COLOR` respected, unless the user chose. */
export function styleFor(io: Io, choice: ColorChoice): Style {
  return wantsColor(io, choice) ? colors : plainStyle;
}

function wantsColor(io: Io, choice: ColorChoice): boolean {
  if (choice !== 'auto') return choice === 'always';
  if (io.env['NO_COLOR']) return false;
  if (io.env['FORCE_COLOR'] !== undefined) return io.env['FORCE_COLOR'] !== '0';
  return io.isTerminal.err && io.env['TERM'] !== 'dumb';
}

type Format = Parameters<typeof styleText>[0];

// The choice has been made above; Node must not make it a second time by its own rules.
const paint = (format: Format) => (text: string) => styleText(format, text, { validateStream: false });

const colors: Style = {
  error: paint(['red', 'bold']),
  warning: paint(['yellow', 'bold']),
  note: paint(['cyan', 'bold']),
  help: paint(['green', 'bold']),
  strong: paint('bold'),
  gutter: paint('blue'),
};

/** One line on a terminal that says what long work is doing; shown after a third of a second, or at once of what is known to be long, erased at the end. */
export class StatusLine {
  readonly #io: Io;
  readonly #since = Date.now();
  #shown = false;

  constructor(io: Io) {
    this.#io = io;
  }

  show(text: string, isLong = false): void {
    if (!this.#io.isTerminal.err || (!isLong && Date.now() - this.#since < 300)) return;
    this.#shown = true;
    this.#io.err(`\r\u001b[K${text.slice(0, this.#io.columns - 1)}`);
  }

  clear(): void {
    if (this.#shown) this.#io.err('\r\u001b[K');
    this.#shown = false;
  }
}
