/** What is wrong with a Tuyin unit: with the module itself, and with it and its imports together. */
import { hasErrors, type Diagnostic } from '../base/diagnostics.ts';
import { linkProgram } from '../tuyin/program.ts';
import { verifyTuyin } from '../tuyin/verifier.ts';
import type { TuyinUnit } from './index.ts';

export function checkTuyin({ module, modules, importProblems }: TuyinUnit): readonly Diagnostic[] {
  const own = [...importProblems, ...verifyTuyin(module)];
  if (modules.length === 1 || hasErrors(own)) return own;
  const theirs = modules
    .slice(1)
    .flatMap((imported) => verifyTuyin(imported.module).filter(({ severity }) => severity === 'error'));
  if (theirs.length > 0) return [...own, ...theirs];
  const known = new Set(own.map(keyOf));
  return [...own, ...linkProgram(modules).diagnostics.filter((problem) => !known.has(keyOf(problem)))];
}

/** The module alone and the modules together are looked at by the same rules. */
function keyOf({ code, span }: Diagnostic): string {
  return `${code} ${span?.source.name} ${span?.start} ${span?.end}`;
}
