/** What can be wrong with the declarations of library functions in linear modules. */
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
});
