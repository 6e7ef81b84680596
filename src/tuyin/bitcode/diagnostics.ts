/** What can be wrong with bitcode: TUY30xx. */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const bitcodeCatalogue = defineCatalogue({
  TUY3001: {
    severity: 'error',
    message: (problem: string, offset: number) => `this is no valid bitcode: ${problem} (at byte ${offset})`,
    explain:
      'A `.tb` file begins with `TUIB` and a version, and holds numbered sections; a module has exactly one form in bytes. The file was cut ' +
      'off or changed, comes from another version, or is something else. Make it again from its text with `samara as`.',
    bad: 'samara check cut-off.tb',
    good: 'samara as hello.ti -o hello.tb && samara check hello.tb',
  },
});
