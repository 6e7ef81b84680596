/**
 * Diagnostics: what the user is told about input that is wrong.
 *
 * Every code is one entry of a catalogue (`defineCatalogue`), which holds its severity, the sentence, and the paragraph
 * with a bad and a good example that `samara explain CODE` prints. Code that finds a mistake names the entry and gives
 * its arguments; it never writes a sentence of its own. Diagnostics are collected, never thrown.
 */
import { readSpan, writtenSpan, type Span } from './source.ts';

/** Errors make the input unusable, warnings do not. */
export type Severity = 'error' | 'warning';

/** A diagnostic of a catalogue: its message, its explanation, a bad and a good example. */
export interface CatalogueEntry {
  readonly severity: Severity;
  /** The sentence, lower case, without a full stop. */
  readonly message: (...args: never[]) => string;
  /** One paragraph: what it means, why it is so, what to do. */
  readonly explain: string;
  readonly bad: string;
  readonly good: string;
  /** The verifier's rule that was broken: `SSA-2: a use is dominated by its definition`. */
  readonly rule?: string;
  /** The switch that governs it: `-Wformat` is `format`. */
  readonly option?: string;
}

/** Diagnostics by code. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** Keeps the literal keys and argument types of a catalogue. Codes are 2 to 4 capitals and four digits: `MPL2041`. */
export function defineCatalogue<const C extends Catalogue>(entries: C): C {
  return entries;
}

/** A sentence that belongs to a diagnostic, perhaps with a place of its own. */
export interface Note {
  readonly message: string;
  readonly span?: Span;
}

/** An edit that mends the mistake: replace the text of `span` by `replacement`. */
export interface Fix {
  readonly title: string;
  readonly span: Span;
  readonly replacement: string;
  /** There is no doubt that this is meant: it may be applied without asking. */
  readonly isSafe?: boolean;
}

/** One mistake in an input: a stable code, a sentence, the place, notes, and perhaps a fix. Plain data. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly span?: Span;
  readonly notes: readonly Note[];
  readonly fix?: Fix;
  /** The switch that turns it on and off; said behind the message, `[-Wformat]`. */
  readonly option?: string;
}

export interface Extras {
  readonly notes?: readonly Note[];
  readonly fix?: Fix;
}

/** Builds one diagnostic from its catalogue entry. */
export function diagnose<C extends Catalogue, K extends keyof C & string>(
  catalogue: C,
  code: K,
  span: Span | undefined,
  args: Parameters<C[K]['message']>,
  extras: Extras = {},
): Diagnostic {
  const entry: CatalogueEntry = catalogue[code];
  const message = (entry.message as (...values: unknown[]) => string)(...args);
  const told = { code, severity: entry.severity, message, span, notes: extras.notes ?? [], fix: extras.fix };
  return entry.option === undefined ? told : { ...told, option: entry.option };
}

/** Whether there is an error among diagnostics; warnings do not count. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/**
 * A diagnostic with its places in the files that were read. What was found in a text that was made of something else, such
 * as a JSON document, is shown there, and a note says where it was written at first; an edit of that text helps nobody.
 */
export function inFiles(diagnostic: Diagnostic): Diagnostic {
  const { span } = diagnostic;
  if (span?.source.origin === undefined) return diagnostic;
  const read = readSpan(span);
  const written = writtenSpan(span);
  const notes = diagnostic.notes.map((note) =>
    note.span === undefined ? note : { ...note, span: readSpan(note.span) },
  );
  if (written.source !== read.source) notes.push({ message: 'it was written here', span: written });
  return { ...diagnostic, span: read, notes, fix: undefined };
}
