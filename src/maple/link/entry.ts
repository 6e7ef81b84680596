/** Where the linked program starts: as the options say, or as one of its modules does (`entryfunc`). */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import type { Directive } from '../module.ts';
import { made } from './headers.ts';
import type { Input } from './input.ts';
import type { LinkOptions } from '../../base/link-options.ts';
import type { Target, Targets } from './targets.ts';

export interface Entry {
  readonly target?: Target;
  /** What the linked module says; nothing if the program starts at `main`. */
  readonly directive?: Directive;
}

export function entryOf(
  inputs: readonly Input[],
  targets: Targets,
  { entry }: LinkOptions,
  problems: Diagnostic[],
): Entry {
  const found =
    entry === undefined ? namedByModules(inputs, targets, problems) : namedByOption(targets, entry, problems);
  if (found !== undefined) return found;
  return { target: targets.named('&main') };
}

function namedByOption(targets: Targets, entry: string, problems: Diagnostic[]): Entry | undefined {
  const target = targets.named(`&${entry}`) ?? [...targets.all].find(({ name }) => name === `&${entry}`);
  if (target !== undefined && target.state !== 'declared')
    return { target, directive: made('entryfunc', [target.name]) };
  problems.push(diagnose(linkCatalogue, 'LNK0021', undefined, [entry, 'entry']));
  return undefined;
}

/** The only function that modules name. */
function namedByModules(inputs: readonly Input[], targets: Targets, problems: Diagnostic[]): Entry | undefined {
  let first: { readonly target: Target; readonly directive: Directive } | undefined;
  for (const input of inputs) {
    const written = input.module.directives('entryfunc').at(-1);
    const target = written && targetOf(input, targets, String(written.values[0]));
    if (written === undefined || target === undefined) continue;
    const directive = { ...written, values: [target.name], source: input.module.source };
    if (first === undefined) first = { target, directive };
    else if (first.target !== target) {
      const notes = [{ message: 'the other one is named here', span: input.module.spanOf(first.directive) }];
      const args = [target.name, first.target.name] as const;
      problems.push(diagnose(linkCatalogue, 'LNK0020', input.module.spanOf(directive), [...args], { notes }));
    }
  }
  return first;
}

function targetOf(input: Input, targets: Targets, name: string): Target | undefined {
  const id = input.module.funcByName.get(`&${name.replace(/^[&$]/, '')}`);
  return id === undefined ? undefined : targets.func(input, id);
}
