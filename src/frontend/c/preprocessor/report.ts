/** Where the preprocessor collects what is wrong: at the place in the file, with the macros that led there as notes. */
import { diagnose, type Diagnostic, type Extras, type Note } from '../../../base/diagnostics.ts';
import type { SourceFile, Span } from '../../../base/source.ts';
import type { Switches } from '../warnings/switches.ts';
import { preprocessorCatalogue, type PreprocessorArgs, type PreprocessorCode } from './diagnostics.ts';
import { Kind, placeOf, type Token } from './token.ts';

/** Nobody reads more, and a text may have as many mistakes as characters. */
const mostDiagnostics = 200;

export class Reports {
  readonly diagnostics: Diagnostic[] = [];
  readonly switches: Switches;
  /** By which line a file was included, for what is found in it. */
  readonly includedBy = new Map<SourceFile, Token>();

  constructor(switches: Switches) {
    this.switches = switches;
  }

  /** Gives nothing, for whoever has nothing to go on with: `return reports.add(…)`. */
  add<K extends PreprocessorCode>(
    code: K,
    at: Token,
    args: PreprocessorArgs<K>,
    { notes = [], fix }: Extras = {},
  ): undefined {
    if (this.diagnostics.length >= mostDiagnostics) return;
    const span = placeOf(at);
    const extras = { notes: [...notes, ...macroNotes(at), ...this.includeNotes(span)], fix };
    const told = this.switches.judged(diagnose(preprocessorCatalogue, code, span, args, extras));
    if (told !== undefined) this.diagnostics.push(told);
  }

  /** From the file outwards: where it was included. A long way is cut. */
  includeNotes({ source }: Span): Note[] {
    const notes: Note[] = [];
    let file = source;
    for (let at = this.includedBy.get(file); at !== undefined && notes.length < 5; at = this.includedBy.get(file)) {
      notes.push({ message: `\`${file.name}\` is included here`, span: at.span });
      file = at.source;
    }
    return notes;
  }
}

/** From the text of the innermost macro outwards: where the token stands in it. A long way is cut in the middle. */
export function macroNotes(token: Token): Note[] {
  const notes: Note[] = [];
  for (let at = token; at.from !== undefined; at = at.from.use)
    notes.push({ message: `in the text of the macro \`${at.from.macro.name}\``, span: at.span });
  return notes.length <= 10 ? notes : [...notes.slice(0, 5), ...notes.slice(-5)];
}

/** A token in a message. */
export function nameOf(token: Token): string {
  return token.kind === Kind.end ? 'the end of the line' : `\`${token.text}\``;
}
