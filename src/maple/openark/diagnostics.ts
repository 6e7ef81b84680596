/** What can be wrong with files of the OpenArk compiler: MPL19xx. */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const openArkCatalogue = defineCatalogue({
  MPL1901: {
    severity: 'error',
    message: (problem: string, offset: number) =>
      `this is no valid .mplt of the OpenArk compiler: ${problem} (at byte ${offset})`,
    explain:
      'A binary `.mplt` of the OpenArk compiler begins with the bytes EE FF C0 00 and holds numbered sections of known sizes, each with an end tag. ' +
      'The file was cut off or changed. Files have no version, so a file that a version of that compiler wrote which is not known is refused as ' +
      'well. Make it again with the compiler that made it.',
    bad: 'samara check CutOff.mplt',
    good: 'samara dis HelloWorld.mplt',
  },
  MPL1902: {
    severity: 'error',
    message: () => 'this is a binary module of the OpenArk compiler, whose functions cannot be read',
    explain:
      'The file begins with FE FF C0 00: a `.bpl`, `.mbc` or `.lmbc` of the OpenArk compiler. The numbers of its opcodes and intrinsics differ between ' +
      'versions of that compiler, and nothing in the file says the version, so a reader would guess. Let the compiler print its text (`--dump` of ' +
      'its tools, or `irbuild`), or give the `.mpl` that it was made of.',
    bad: 'samara run FromOpenArk.bpl',
    good: 'samara run FromOpenArk.mpl',
  },
});
