/**
 * A terminal for a command that talks with its user: lines are edited and remembered (arrow keys, Tab), the size is known
 * and told when it changes, and Ctrl-C is an event. What was on the screen before comes back when it is closed.
 */
import { createInterface } from 'node:readline';
import { writeAll } from '../driver/node-streams.ts';

export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** The next line; undefined when the user ends the input. */
  readLine(prompt: string): Promise<string | undefined>;
  /** What may stand in place of the last word of a line. */
  complete: (line: string) => readonly string[];
  /** Called when the size has changed, before the line is shown again. */
  onResize: () => void;
  /** Called for Ctrl-C. */
  onInterrupt: () => void;
  close(): void;
}

const OTHER_SCREEN = '\u001b[?1049h';
const FIRST_SCREEN = '\u001b[?1049l';
const REMEMBERED = 1000;

export function openTerminal(): Terminal {
  const { stdin: input, stdout: output } = process;
  const lines: string[] = [];
  let isClosed = false;
  let wake = (): void => {};
  writeAll(1, OTHER_SCREEN);
  const completer = (line: string): [string[], string] => [[...terminal.complete(line)], /\S*$/.exec(line)?.[0] ?? ''];
  const reader = createInterface({
    input,
    output,
    terminal: true,
    historySize: REMEMBERED,
    removeHistoryDuplicates: true,
    completer,
  });
  const terminal: Terminal = {
    get columns() {
      return output.columns || 80;
    },
    get rows() {
      return output.rows || 24;
    },
    write: (text) => writeAll(1, text),
    async readLine(prompt) {
      reader.setPrompt(prompt);
      reader.prompt();
      while (lines.length === 0 && !isClosed) await new Promise<void>((resolve) => (wake = resolve));
      return lines.shift();
    },
    complete: () => [],
    onResize: () => {},
    onInterrupt: () => {},
    close() {
      output.off('resize', resized);
      reader.close();
      writeAll(1, FIRST_SCREEN);
    },
  };
  const resized = (): void => {
    terminal.onResize();
    reader.prompt(true);
  };
  output.on('resize', resized);
  reader.on('line', (line) => {
    lines.push(line);
    wake();
  });
  reader.on('close', () => {
    isClosed = true;
    wake();
  });
  reader.on('SIGINT', () => {
    reader.write(null, { ctrl: true, name: 'e' });
    reader.write(null, { ctrl: true, name: 'u' });
    terminal.onInterrupt();
  });
  return terminal;
}
