/** What meets under a name must be the same thing of the same type: a declaration as its definition, definitions as each other. */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { linkCatalogue } from '../../base/link-diagnostics.ts';
import type { Meeting, Member, Resolution } from '../../base/symbol-resolution.ts';
import { globalText, signatureText } from '../declared-text.ts';
import type { Func, Global, LinearModule } from '../nodes.ts';
import type { Entity } from './names.ts';

/** One message for each member that says something else, at its place and that of what counts. */
export function checkAgreement({ meetings }: Resolution<Entity>, modules: readonly LinearModule[]): Diagnostic[] {
  const entityOf = ({ unit, symbol: { item } }: Member<Entity>): Func | Global =>
    item.kind === 'f' ? modules[unit].funcs[item.index] : modules[unit].globals[item.index];
  const found: Diagnostic[] = [];
  for (const meeting of meetings.values()) if (meeting.members.length > 1) checkMeeting(meeting, entityOf, found);
  return found;
}

function checkMeeting(
  { name, members, winner }: Meeting<Entity>,
  entityOf: (member: Member<Entity>) => Func | Global,
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
function agree(here: Func | Global, there: Func | Global): boolean {
  const isData = (one: Func | Global): boolean => 'storage' in one && one.storage === 'data';
  const isOpen = isData(here) && isData(there) && (isUnsized(here) || isUnsized(there));
  return isOpen || describe(here) === describe(there);
}

function isUnsized(one: Func | Global): boolean {
  return 'storage' in one && one.storage === 'data' && one.extern === true && one.size === 0;
}

function describe(one: Func | Global): string {
  return 'storage' in one ? `a variable ${globalText(one)}` : `a function ${signatureText(one)}`;
}
