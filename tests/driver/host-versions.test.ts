/** What stays in TypeScript of the library has its reason, and the version in C that it is compared with. */
import { describe, expect, test } from 'vitest';
import { hostVersions } from '../../src/driver/host-versions.ts';
import { libcIndex } from '../../src/runtime/libc-index.ts';
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { systemFunctions } from '../../src/vm/system.ts';

test('every function of the host is in one group', () => {
  const all = hostVersions().flatMap(({ functions }) => functions);
  const others = Object.keys(hostFunctions).filter((name) => !Object.hasOwn(systemFunctions, name));
  expect(all.toSorted()).toEqual(others.toSorted());
});

describe.each(hostVersions())('$name', ({ functions, isInC, reason }) => {
  test('has functions and a reason', () => {
    expect(functions.length).toBeGreaterThan(0);
    expect(reason).not.toBe('');
  });

  test('is in C as it says', () => {
    const isDefined = (name: string): boolean =>
      Object.hasOwn(libcIndex, name) || Object.hasOwn(libcIndex, `samara_${name}`);
    expect(functions.filter((name) => isDefined(name) !== isInC)).toEqual([]);
  });
});
