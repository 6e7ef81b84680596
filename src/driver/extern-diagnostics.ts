/** What can be wrong with the declarations of library functions, and of functions that nobody has, in linear modules. */
import { defineCatalogue } from '../base/diagnostics.ts';

export const externCatalogue = defineCatalogue({
  LIN2070: {
    severity: 'error',
    message: (name: string, wanted: string, given: string) =>
      `the library's \`${name}\` is ${wanted}, declared as ${given}`,
    explain:
      'An extern function with the name of a library function is that function, and takes and returns what it takes and ' +
      'returns; integers and addresses of any width stand for each other. A function of your own needs another name.',
    bad: 'extern func i32 @putint(f32)',
    good: 'extern func void @putint(i32)',
  },
  LIN2071: {
    severity: 'error',
    message: (names: string) => `the program calls a run time that only the process has that lowered it: ${names}`,
    explain:
      'A program of Tuyin IR with an operation that has no instructions yet (SAM0105) leaves values that no machine has to ' +
      'a run time beside it, whose functions its linear form calls by these names. The text shows what is executed; it cannot be run or ' +
      'built by itself in this version. Run the program of Tuyin IR: its engines run the same linear IR with that run time.',
    bad: 'samara lower fixed.ti --to linear -o fixed.lir && samara run fixed.lir',
    good: 'samara run fixed.ti',
  },
});
