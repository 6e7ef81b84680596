/** What stands between a module and MapleLight: diagnostics, those about a kind of thing once for each kind. */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { lightCatalogue, type LightCode } from './diagnostics.ts';

type Arguments<C extends LightCode> = Parameters<(typeof lightCatalogue)[C]['message']>;

export class Problems {
  readonly diagnostics: Diagnostic[] = [];
  /** Something does not fit into the syntax as it is written; the flat level may say it otherwise. */
  needsFlat = false;
  #seen = new Set<string>();

  at<C extends LightCode>(code: C, span: Span | undefined, ...args: Arguments<C>): void {
    this.#seen.add(code);
    this.diagnostics.push(diagnose(lightCatalogue, code, span, args));
  }

  /** Reports what was not reported with the same arguments before. */
  once<C extends LightCode>(code: C, span: Span | undefined, ...args: Arguments<C>): void {
    const key = `${code} ${args.join(' ')}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.at(code, span, ...args);
  }

  /** What `work` makes, unless it meets problems: those are then as if they had never been. */
  attempt<T>(work: () => T): T | undefined {
    const { length } = this.diagnostics;
    const seen = new Set(this.#seen);
    const made = work();
    if (this.diagnostics.length === length && seen.size === this.#seen.size) return made;
    this.diagnostics.length = length;
    this.#seen = seen;
    return undefined;
  }

  has(code: LightCode): boolean {
    return this.#seen.has(code);
  }
}
