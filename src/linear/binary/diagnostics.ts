/** What can be wrong with binary files of the linear IR: LIN30xx. */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const binaryCatalogue = defineCatalogue({
  LIN3001: {
    severity: 'error',
    message: (problem: string, offset: number) =>
      `this is no valid binary form of the linear IR: ${problem} (at byte ${offset})`,
    explain:
      'A `.lirb` file begins with `LIRB`, a version and the fingerprint of the tables that it was written with, and holds numbered ' +
      'sections. The file was cut off or changed, comes from another version, or is something else. Make it again from its text with ' +
      '`samara as`.',
    bad: 'samara check cut-off.lirb',
    good: 'samara as program.lir -o program.lirb && samara check program.lirb',
  },
});
