/** What can be wrong where modules of MAPLE IR become one, beside what can be wrong in every language (base/link-diagnostics.ts). */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const mapleLinkCatalogue = defineCatalogue({
  LNK0100: {
    severity: 'warning',
    message: (name: string, here: string, there: string) =>
      `\`${name}\` is ${here} here, and ${there} where it is defined: only signs of integers differ`,
    explain:
      'The declaration through which a module uses a function or variable has integers of the same widths as the definition, but of ' +
      'other signs. Calls and accesses work; what is made of the bits (comparisons, divisions, wider integers) may not be what was meant.',
    bad: '# a.mpl\nvar $x extern u32\nfunc &f () u32 {\n  return (dread u32 $x)\n}\n# b.mpl\nvar $x i32 = -1\n',
    good: '# a.mpl\nvar $x extern i32\nfunc &f () i32 {\n  return (dread i32 $x)\n}\n# b.mpl\nvar $x i32 = -1\n',
  },
  LNK0101: {
    severity: 'error',
    message: (name: string, kind: string) => `\`${name}\` is another ${kind} here than in the rest of the program`,
    explain:
      'Classes and interfaces are one for the whole program: objects of one module are used by another, and calls by class go through ' +
      'tables that all of them share. Two modules define the same name with other fields, methods or parents. Structures and unions ' +
      'may differ, as in C: they are then kept apart, and only what the modules share has to agree.',
    bad: '# a.mpl\ntype $C <class { @x i32 }>\n# b.mpl\ntype $C <class { @x i64 }>\n',
    good: '# a.mpl\ntype $C <class { @x i32 }>\n# b.mpl\ntype $C <class { @x i32 }>\n',
  },
  LNK0102: {
    severity: 'error',
    message: (name: string, here: string, there: string) =>
      `\`${name}\` is ${here} here, and ${there} where it is defined`,
    explain:
      'An attribute that changes what accesses and calls do is given in one module and not in the other, or with another argument: ' +
      'code that was made for the one would be wrong for the other. A constant may be declared as such everywhere or nowhere but in ' +
      'its declarations; volatile and atomic variables, sections and generic functions are so in all modules.',
    bad: '# a.mpl\nvar $x extern i32\nfunc &f () void {\n  dassign $x (constval i32 2)\n}\n# b.mpl\nvar $x i32 const = 1\n',
    good: '# a.mpl\nvar $x extern i32\nfunc &f () void {\n  dassign $x (constval i32 2)\n}\n# b.mpl\nvar $x i32 = 1\n',
  },
  LNK0103: {
    severity: 'error',
    message: (id: string) => `two modules have the id ${id}`,
    explain:
      'The directive `id` numbers the modules of a program, and each number may be given once. 65535, as no directive at all, says that a ' +
      'module has none.',
    bad: '# a.mpl\nid 3\n# b.mpl\nid 3\n',
    good: '# a.mpl\nid 3\n# b.mpl\nid 4\n',
  },
});
