/**
 * Gathers the diagnostics of a command and prints them once, as code frames or as one JSON document.
 *
 * The document is a list; places have line and column from 1 and offset from 0, all in UTF-16 code units:
 *
 *     [{ "code": "MPL2041", "severity": "error", "message": "…", "file": "a.mpl",
 *        "start": { "line": 3, "column": 7, "offset": 40 }, "end": {…}, "notes": […], "fix": {…} }]
 *
 * Wrong usage has the code `usage`, a trap of a program `trap` with its `kind` and `frames`.
 */
import { diagnosticToJson } from '../base/diagnostic-json.ts';
import type { Style } from '../base/code-frame.ts';
import { countDiagnostics, formatDiagnostics } from '../base/code-frame.ts';
import type { Diagnostic } from '../base/diagnostics.ts';
import { hasErrors } from '../base/diagnostics.ts';

import { exit } from './exit.ts';
import type { Io } from './io.ts';

const longestList = 100;

export interface ReportOptions {
  readonly json: boolean;
  readonly style: Style;
  /** JSON goes to standard output, because the diagnostics are what the command is for. */
  readonly onOut: boolean;
}

/** Collects what is said of one command line and writes it once, at the end, as text or as one JSON document. */
export class Report {
  readonly #io: Io;
  readonly #options: ReportOptions;
  readonly #diagnostics: Diagnostic[] = [];
  readonly #others: { readonly text: string; readonly json: object }[] = [];

  constructor(io: Io, options: ReportOptions) {
    this.#io = io;
    this.#options = options;
  }

  add(...diagnostics: readonly (Diagnostic | undefined)[]): void {
    for (const diagnostic of diagnostics) if (diagnostic !== undefined) this.#diagnostics.push(diagnostic);
  }

  addAll(diagnostics: readonly Diagnostic[]): void {
    for (const diagnostic of diagnostics) this.#diagnostics.push(diagnostic);
  }

  /** Everything that was gathered so far, which is not told then. */
  take(): readonly Diagnostic[] {
    return this.#diagnostics.splice(0);
  }

  /** Something that is no diagnostic: its text, and its entry in the JSON document. */
  addOther(text: string, json: object): void {
    this.#others.push({ text, json });
  }

  /** Says what is wrong with the command line, and gives the status to end with. */
  wrongUsage(message: string, hint?: string): number {
    this.addOther(`error: ${message}\n${hint ? `(${hint})\n` : ''}`, usageToJson(message, hint));
    return exit.usage;
  }

  get hasErrors(): boolean {
    return hasErrors(this.#diagnostics);
  }

  /** Has nothing been gathered? */
  get isEmpty(): boolean {
    return this.#diagnostics.length === 0 && this.#others.length === 0;
  }

  get style(): Style {
    return this.#options.style;
  }

  get json(): boolean {
    return this.#options.json;
  }

  /** Prints what has been gathered and forgets it. JSON is always one whole document, also when there is nothing. */
  flush(): void {
    const diagnostics = this.#diagnostics.splice(0);
    const others = this.#others.splice(0);
    if (this.#options.json)
      return this.#flushJson([...diagnostics.map(diagnosticToJson), ...others.map(({ json }) => json)]);
    if (diagnostics.length > 0) this.#flushText(diagnostics);
    for (const { text } of others) this.#io.err(text);
  }

  /** Nobody reads more than the first hundred; the count at the end says how many there are. */
  #flushText(diagnostics: readonly Diagnostic[]): void {
    const { style } = this.#options;
    const left = diagnostics.length - longestList;
    this.#io.err(formatDiagnostics(diagnostics.slice(0, longestList), { style }));
    if (left > 0) this.#io.err(`and ${left} more: ${countDiagnostics(diagnostics)} in all (--json prints every one)\n`);
  }

  #flushJson(entries: readonly object[]): void {
    const text = `${JSON.stringify(entries, null, 2)}\n`;
    if (this.#options.onOut) this.#io.out(text);
    else if (entries.length > 0) this.#io.err(text);
  }
}

export function usageToJson(message: string, hint: string | undefined): object {
  return { code: 'usage', severity: 'error', message, notes: hint ? [{ message: hint }] : [] };
}
