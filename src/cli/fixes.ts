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
  const byFile = new Map<SourceFile, Map<Fix, Diagnostic[]>>();
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
    const chosen = withoutOverlaps([...fixes.keys()]);
    for (const [fix, owners] of fixes) if (!chosen.includes(fix)) left.push(...owners);
    const problem = writeWhole(source.name, edited(source.text, chosen));
    if (problem !== undefined) problems.push(problem);
    else {
      edits += chosen.length;
      files++;
    }
  }
  return { edits, files, problems, left };
}

/** Two mistakes may have one fix: a header that is missing. */
function addFix(byFile: Map<SourceFile, Map<Fix, Diagnostic[]>>, fix: Fix, owner: Diagnostic): void {
  const fixes = byFile.get(fix.span.source) ?? new Map<Fix, Diagnostic[]>();
  byFile.set(fix.span.source, fixes);
  const same = [...fixes].find(
    ([{ span, replacement }]) =>
      span.start === fix.span.start && span.end === fix.span.end && replacement === fix.replacement,
  );
  if (same === undefined) fixes.set(fix, [owner]);
  else same[1].push(owner);
}

function byPlace(a: Fix, b: Fix): number {
  return a.span.start - b.span.start || a.span.end - b.span.end;
}

/** Insertions at one place may follow each other; of edits that share characters the first one stays. */
function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  const chosen: Fix[] = [];
  let end = 0;
  for (const fix of fixes.toSorted(byPlace)) {
    if (fix.span.start < end) continue;
    chosen.push(fix);
    end = fix.span.end;
  }
  return chosen;
}

function edited(text: string, fixes: readonly Fix[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { span, replacement } of fixes) {
    parts.push(text.slice(at, span.start), replacement);
    at = span.end;
  }
  return parts.join('') + text.slice(at);
}
