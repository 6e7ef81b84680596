/**
 * What of the library stays in TypeScript, beside its version in C or without one, and why: groups of functions, each with its reason.
 * Every function of the host's tables but those of the system interface (vm/system.ts) stands in one of them (tests/driver/host-versions.test.ts);
 * `npm run bench -- library` measures the two versions of each.
 */
import { hostFunctions } from '../vm/clib/hosts.ts';
import { systemFunctions } from '../vm/system.ts';
import { allocatorNames, startsSooner } from './library-hosts.ts';

export interface HostVersion {
  /** What the group is called, in the benchmark too. */
  readonly name: string;
  readonly functions: readonly string[];
  readonly reason: string;
  /** There is a version in C. */
  readonly isInC: boolean;
}

/** Functions that have one of these names stand in the group, whatever else is in C. */
const named: readonly Omit<HostVersion, 'functions'>[] = [
  { name: 'streams', isInC: true, reason: 'programs that print start sooner on the MAPLE VM (decision 0469)' },
  {
    name: 'allocator',
    isInC: true,
    reason: 'one instruction a call on the MAPLE VM, and allocations can be watched (decision 0381)',
  },
  {
    name: 'errno',
    isInC: false,
    reason: '`errno` is one for functions in C and of the host (decision 0361)',
  },
];

/** The groups, in the order of the table. */
export function hostVersions(): readonly HostVersion[] {
  const groups = new Map<string, string[]>(named.map(({ name }) => [name, []]));
  for (const name of Object.keys(hostFunctions))
    if (!Object.hasOwn(systemFunctions, name)) groups.get(groupOf(name))?.push(name);
  return named.map((row) => ({ ...row, functions: groups.get(row.name) ?? [] }));
}

function groupOf(name: string): string {
  if (startsSooner.has(name)) return 'streams';
  return allocatorNames.has(name) ? 'allocator' : 'errno';
}
