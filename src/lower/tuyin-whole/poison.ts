/** Can an operation of this code give poison? Those that carry a promise can: nsw, nuw, exact, nnan, ninf, fast. */
import type { Flag } from '../../tuyin/opcodes.ts';
import { flagsOf } from '../../tuyin/stack/code.ts';
import type { CodeTypes } from '../../tuyin/stack/verifier.ts';

const promises: ReadonlySet<Flag> = new Set<Flag>(['nsw', 'nuw', 'exact', 'nnan', 'ninf', 'fast']);

export function canMakePoison({ code, instrs }: CodeTypes): boolean {
  return code.instrs.some(({ flags }, at) => {
    const { use } = instrs[at] ?? {};
    return (
      flagsOf(flags).some((flag) => promises.has(flag)) || (use !== undefined && /^(?:nsw|nuw|exact)\./.test(use.key))
    );
  });
}
