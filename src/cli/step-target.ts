/** What the stepper shows and moves, whatever machine is below: the formal machine, or the interpreter of Tuyin's graphs. */
import type { Style } from '../base/code-frame.ts';
import { completions, runCommand, type Reply } from './step-commands.ts';
import { stateLines, stateScreen, viewScreen, type Size } from './step-screen.ts';
import type { StepSession } from './step-session.ts';

/** A session of the stepper, without its terminal. */
export interface Stepped {
  /** What the program has written up to this state. */
  readonly output: string;
  readonly position: number;
  /** A move begins. */
  begin(): void;
  restore(position: number): void;
  run(line: string): Reply;
  /** What a line may go on with. */
  complete(line: string): string[];
  /** The state as lines of a stream, and as a whole screen. */
  state(columns: number): string[];
  screen(size: Size, message: string, style: Style): string[];
  /** Lines that were asked for, as a screen; and those that did not fit. */
  shown(lines: readonly string[], size: Size, style: Style): { shown: string[]; rest: readonly string[] };
}

/** The formal machine. */
export function steppedLight(session: StepSession): Stepped {
  return {
    get output() {
      return session.output;
    },
    get position() {
      return session.history.position;
    },
    begin: () => session.begin(),
    restore: (position) => session.history.goTo(position),
    run: (line) => runCommand(session, line),
    complete: (line) => completions(session, line),
    state: (columns) => stateLines(session, columns),
    screen: (size, message, style) => stateScreen(session, size, message, style),
    shown: (lines, size, style) => viewScreen(session, lines, size, style),
  };
}
