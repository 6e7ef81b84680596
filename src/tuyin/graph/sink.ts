/** The diagnostics of one elaboration: each once, none while results are only tried. */
import { diagnose, type CatalogueEntry, type Diagnostic, type Note } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { tuyinRules } from '../verifier-diagnostics.ts';
import { graphRules } from './diagnostics.ts';

const rules = { ...tuyinRules, ...graphRules };
export type Rules = typeof rules;
export type Rule = keyof Rules;

const mostDiagnostics = 200;

export class Sink {
  readonly diagnostics: Diagnostic[] = [];
  readonly #known = new Set<string>();
  /** While above 0, nothing is reported. */
  muted = 0;
  /** Has an error been found, muted or not? */
  failed = false;

  report<K extends Rule>(
    code: K,
    span: Span,
    args: Parameters<Rules[K]['message']>,
    notes: readonly Note[] = [],
  ): void {
    const entry: CatalogueEntry = rules[code];
    if (entry.severity === 'error') this.failed = true;
    if (this.muted > 0 || this.diagnostics.length >= mostDiagnostics) return;
    const key = `${code} ${span.source.name} ${span.start} ${span.end} ${args.join(' ')}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.diagnostics.push(
      diagnose(rules, code, span, args, { notes: [...notes, { message: `rule ${entry.rule ?? code}` }] }),
    );
  }

  /** Does what is only tried: its mistakes are none. */
  quietly<T>(action: () => T): T {
    const { failed } = this;
    this.muted++;
    const result = action();
    this.muted--;
    this.failed = failed;
    return result;
  }
}
