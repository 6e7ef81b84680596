/**
 * `--fix`: what diagnostics would write that leaves no doubt is written into the files, each as a whole, so that a failed command leaves what
 * was there. Edits that touch each other are left for another time; the first one counts.
 */
import type { Diagnostic, Fix } from '../base/diagnostics.ts';
import type { SourceFile } from '../base/source.ts';
import { writeWhole } from '../driver/node-output.ts';

/** What was done. */
export interface Fixed {
  readonly edits: number;
  readonly files: number;
  readonly problems: readonly Diagnostic[];
  /** What is left: those without a safe fix, and those whose fix touches another one. */
  readonly left: readonly Diagnostic[];
}

/** Writes the safe fixes of diagnostics into the files that `mayWrite` names; headers of others are left alone. */
export function applyFixes(diagnostics: readonly Diagnostic[], mayWrite: ReadonlySet<string>): Fixed {
  const left: Diagnostic[] = [];
  const byFile = new Map<SourceFile, Map<string, OwnedFix>>();
  for (const diagnostic of diagnostics) {
    const { fix } = diagnostic;
    if (fix?.isSafe !== true || fix.span.source.origin !== undefined || !mayWrite.has(fix.span.source.name))
      left.push(diagnostic);
    else addFix(byFile, fix, diagnostic);
  }
  const problems: Diagnostic[] = [];
  let edits = 0;
  let files = 0;
  for (const [source, fixes] of byFile) {
    const chosen = withoutOverlaps([...fixes.values()].map(({ fix }) => fix));
    for (const { fix, owners } of fixes.values()) if (!chosen.has(fix)) left.push(...owners);
    const problem = writeWhole(source.name, edited(source.text, chosen));
    if (problem !== undefined) problems.push(problem);
    else {
      edits += chosen.size;
      files++;
    }
  }
  return { edits, files, problems, left };
}

/** Two mistakes may have one fix: a header that is missing. */
interface OwnedFix {
  readonly fix: Fix;
  readonly owners: Diagnostic[];
}

function addFix(byFile: Map<SourceFile, Map<string, OwnedFix>>, fix: Fix, owner: Diagnostic): void {
  const { span, replacement } = fix;
  const fixes = byFile.get(span.source) ?? new Map<string, OwnedFix>();
  byFile.set(span.source, fixes);
  const key = `${span.start} ${span.end} ${replacement}`;
  const same = fixes.get(key);
  if (same === undefined) fixes.set(key, { fix, owners: [owner] });
  else same.owners.push(owner);
}

function byPlace(a: Fix, b: Fix): number {
  return a.span.start - b.span.start || a.span.end - b.span.end;
}

/** In the order of the text. Insertions at one place may follow each other; of edits that share characters the first one stays. */
function withoutOverlaps(fixes: readonly Fix[]): ReadonlySet<Fix> {
  const chosen = new Set<Fix>();
  let end = 0;
  for (const fix of fixes.toSorted(byPlace)) {
    if (fix.span.start < end) continue;
    chosen.add(fix);
    end = fix.span.end;
  }
  return chosen;
}

function edited(text: string, fixes: Iterable<Fix>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span, replacement } of fixes) {
    parts.push(text.slice(at, span.start), replacement);
    at = span.end;
  }
  return parts.join('') + text.slice(at);
}
