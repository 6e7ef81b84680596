/** What can be wrong with bitcode and with files that are imported: TUY30xx. */
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
  TUY3002: {
    severity: 'error',
    message: (path: string) => `there is no file for the import \`${path}\``,
    explain:
      'An import names a `.ti` or `.tb` file, relative to the folder of the file that imports it. Modules of the host have no ' +
      'file and begin with `host:`.',
    bad: 'import "misspelt.ti"\n',
    good: 'import "host:std"\n',
  },
  TUY3003: {
    severity: 'error',
    message: (offset: number) =>
      `the imported file is neither bitcode nor UTF-8 text: invalid byte at offset ${offset}`,
    explain: 'An imported file is bitcode, which begins with `TUIB`, or text in UTF-8. The offset counts bytes from 0.',
    bad: 'import "picture.ti"\n',
    good: 'import "strings.ti"\n',
  },
  TUY3004: {
    severity: 'error',
    message: (path: string, reason: string) => `the import \`${path}\` is not read: ${reason}`,
    explain:
      'An import opens regular files that are called `.ti` or `.tb`, also behind links, and nothing else: a module that somebody ' +
      'hands on must not make other files of its reader visible, nor wait for pipes and devices.',
    bad: 'import "/dev/null"\n',
    good: 'import "host:std"\n',
  },
});
