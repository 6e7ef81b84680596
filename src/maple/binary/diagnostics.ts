/** What can be wrong with the binary form of MAPLE: MPL14xx. */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const mapleBinaryCatalogue = defineCatalogue({
  MPL1401: {
    severity: 'error',
    message: (problem: string, offset: number) => `this is no valid binary MAPLE: ${problem} (at byte ${offset})`,
    explain:
      'A `.bpl` file, and a `.mplt` file in binary, begins with `SMPL`, a version and the fingerprint of the tables of opcodes and ' +
      'types, and holds numbered sections. The file was cut off or changed, comes from another version, or is something else. Make ' +
      'it again from its text with `samara as`.',
    bad: 'samara check cut-off.bpl',
    good: 'samara as hello.mpl -o hello.bpl && samara check hello.bpl',
  },
});
