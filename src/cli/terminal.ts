/**
 * A terminal for a command that talks with its user: lines are edited and remembered (arrow keys, Tab), the size is known
 * and told when it changes, and Ctrl-C is an event. What was on the screen before comes back when it is closed.
 */
import { createInterface, type Interface } from 'node:readline';
import { writeAll } from '../driver/node-streams.ts';

/** What the screen of the stepper needs of a terminal; tests have one without a process. */
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

/** On the second screen of the terminal, which leaves the first as it was. */
export function openTerminal(): Terminal {
  writeAll(1, OTHER_SCREEN);
  return new NodeTerminal();
}

/** The terminal of this process. Lines that are entered while nobody waits for one are kept. */
class NodeTerminal implements Terminal {
  complete: Terminal['complete'] = () => [];
  onResize = (): void => {};
  onInterrupt = (): void => {};
  readonly #output = process.stdout;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #isClosed = false;
  /** Told when there is a line, or will be none. */
  #wake = (): void => {};

  constructor() {
    this.#reader = createInterface({
      input: process.stdin,
      output: this.#output,
      terminal: true,
      historySize: REMEMBERED,
      removeHistoryDuplicates: true,
      completer: (line: string) => [[...this.complete(line)], /\S*$/.exec(line)?.[0] ?? ''],
    });
    this.#output.on('resize', this.#resized);
    this.#reader.on('line', (line) => {
      this.#lines.push(line);
      this.#wake();
    });
    this.#reader.on('close', () => {
      this.#isClosed = true;
      this.#wake();
    });
    this.#reader.on('SIGINT', () => this.#interrupt());
  }

  get columns(): number {
    return this.#output.columns || 80;
  }

  get rows(): number {
    return this.#output.rows || 24;
  }

  write(text: string): void {
    writeAll(1, text);
  }

  async readLine(prompt: string): Promise<string | undefined> {
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
    while (this.#lines.length === 0 && !this.#isClosed) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.#lines.shift();
  }

  close(): void {
    this.#output.off('resize', this.#resized);
    this.#reader.close();
    writeAll(1, FIRST_SCREEN);
  }

  readonly #resized = (): void => {
    this.onResize();
    this.#reader.prompt(true);
  };

  /** What has been typed of the line is dropped: Ctrl-E goes to its end, Ctrl-U deletes all before. */
  #interrupt(): void {
    this.#reader.write(null, { ctrl: true, name: 'e' });
    this.#reader.write(null, { ctrl: true, name: 'u' });
    this.onInterrupt();
  }
}
