/** What meets under a name must be the same thing of the same type: a declaration as its definition, definitions as each other. */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import type { Meeting, Member, Resolution } from '../../base/symbol-resolution.ts';
import { globalText, signatureText } from '../declared-text.ts';
import { passedAs, type Func, type Global, type LinearModule } from '../nodes.ts';
import type { Entity } from './names.ts';

/** One message for each member that says something else, at its place and that of what counts. */
export function checkAgreement({ meetings }: Resolution<Entity>, modules: readonly LinearModule[]): Diagnostic[] {
  const entityOf = ({ unit, symbol: { item } }: Member<Entity>): Func | Global =>
    item.kind === 'f' ? modules[unit].funcs[item.index] : modules[unit].globals[item.index];
  const found: Diagnostic[] = [];
  const isCore = modules.every(({ profile }) => profile === 'core');
  const layout = { profile: isCore ? 'core' : 'full', pointerSize: modules[0]?.pointerSize ?? 8 } as const;
  const agree = (here: Func | Global, there: Func | Global): boolean =>
    isUnsizedPair(here, there) || key(here, layout) === key(there, layout);
  for (const meeting of meetings.values())
    if (meeting.members.length > 1) checkMeeting(meeting, entityOf, agree, found);
  return found;
}

function checkMeeting(
  { name, members, winner }: Meeting<Entity>,
  entityOf: (member: Member<Entity>) => Func | Global,
  agree: (here: Func | Global, there: Func | Global) => boolean,
  found: Diagnostic[],
): void {
  const first = winner ?? members[0];
  const there = entityOf(first);
  for (const member of members) {
    const here = entityOf(member);
    if (member === first || agree(here, there)) continue;
    const code = winner === undefined ? 'LNK0011' : 'LNK0010';
    const notes = [{ message: winner === undefined ? 'declared here' : 'defined here', span: there.span }];
    found.push(diagnose(linkCatalogue, code, here.span, [name, describe(here), describe(there)], { notes }));
  }
}

/** A declaration of data of size 0 says nothing of the size. */
function isUnsizedPair(here: Func | Global, there: Func | Global): boolean {
  const isData = (one: Func | Global): boolean => 'storage' in one && one.storage === 'data';
  return isData(here) && isData(there) && (isUnsized(here) || isUnsized(there));
}

/** What two that agree have in common. */
function key(one: Func | Global, layout: Pick<LinearModule, 'profile' | 'pointerSize'>): string {
  if ('storage' in one) return globalText(one);
  // Not a copy of it all, for which its body would be read.
  const { params, results, variadic } = one;
  return `func ${signatureText({ params: params.map((type) => passedAs(layout, type)), results, variadic })}`;
}

function isUnsized(one: Func | Global): boolean {
  return 'storage' in one && one.storage === 'data' && one.extern === true && one.size === 0;
}

function describe(one: Func | Global): string {
  return 'storage' in one ? `a variable ${globalText(one)}` : `a function ${signatureText(one)}`;
}
