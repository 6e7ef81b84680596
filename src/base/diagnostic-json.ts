/** A diagnostic as data for other programs: what `--json` prints. Lines and columns count from 1, offsets from 0. */
import { inFiles, type Diagnostic, type Fix, type Note, type Severity } from './diagnostics.ts';
import { writtenSpan, type Span } from './source.ts';

/** A place in a text as data. */
export interface JsonPlace {
  readonly line: number;
  /** In UTF-16 units of the line. */
  readonly column: number;
  /** In UTF-16 units of the text. */
  readonly offset: number;
}

/** Where something is; nothing of it where there is no place. */
export interface JsonSpan {
  readonly file?: string;
  readonly start?: JsonPlace;
  /** Behind the last character. */
  readonly end?: JsonPlace;
}

/** A diagnostic as data. */
export interface JsonDiagnostic extends JsonSpan {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly notes: readonly (JsonSpan & { readonly message: string })[];
  /** What to write in place of the text of its span. */
  readonly fix?: JsonSpan & { readonly title: string; readonly replacement: string; readonly safe: boolean };
  /** The switch that turns it on and off, without `-W`. */
  readonly option?: string;
}

/** A diagnostic as the data that `--json` prints. */
export function diagnosticToJson(diagnostic: Diagnostic): JsonDiagnostic {
  const { code, severity, message, span, notes, fix, option } = inFiles(diagnostic);
  const known = {
    code,
    severity,
    message,
    ...spanToJson(span),
    notes: notes.map(noteToJson),
    fix: fix && fixToJson(fix),
  };
  return option === undefined ? known : { ...known, option };
}

function noteToJson(note: Note): JsonDiagnostic['notes'][number] {
  return { message: note.message, ...spanToJson(note.span) };
}

function fixToJson(fix: Fix): JsonDiagnostic['fix'] {
  return { title: fix.title, ...spanToJson(fix.span), replacement: fix.replacement, safe: fix.isSafe === true };
}

/** A place as data; nothing where it is not known. */
export function spanToJson(span: Span | undefined): JsonSpan {
  if (span === undefined) return {};
  const written = writtenSpan(span);
  const { source, start, end } = written;
  return { file: source.name, start: placeOf(written, start), end: placeOf(written, end) };
}

function placeOf(span: Span, offset: number): JsonPlace {
  return { ...span.source.position(offset), offset };
}
