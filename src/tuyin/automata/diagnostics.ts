/**
 * What can be wrong with an expression over patterns: its text, its layers, its size, and the actions that the life
 * round understands. Codes TUY9001 and up.
 */
import { defineCatalogue } from '../../base/diagnostics.ts';

export const automataCatalogue = defineCatalogue({
  TUY9001: {
    severity: 'error',
    message: (text: string) => `\`${text}\` cannot stand in an expression`,
    explain:
      'Expressions are made of names, strings "…", byte classes […], the dot for any byte, parentheses, `|`, `?`, `*`, `+` and ' +
      'actions in braces.',
    bad: "samara tuyin shortest 'A & B'",
    good: "samara tuyin shortest 'A B | A'",
  },
  TUY9002: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain:
      'The expression is not put together as the grammar says. Parentheses come in pairs, `?`, `*` and `+` follow what they ' +
      'apply to, and layers `NAME = EXPR` are divided by semicolons. `()` is the empty word.',
    bad: "samara tuyin shortest '(A | B'",
    good: "samara tuyin shortest '(A | B)'",
  },
  TUY9003: {
    severity: 'error',
    message: (name: string) => `the layer \`${name}\` is defined twice`,
    explain: 'A layer has one definition. Its alternatives are joined by `|`.',
    bad: "samara tuyin shortest 'X = A; X = B; X'",
    good: "samara tuyin shortest 'X = A | B; X'",
  },
  TUY9004: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is a layer and cannot carry an action`,
    explain:
      'Actions hang on edges that read something. A layer may read nothing at all, so there is no edge on which its action ' +
      'could hang. Put the action on the terminals inside the layer.',
    bad: "samara tuyin shortest 'X = A?; X{found} B'",
    good: "samara tuyin shortest 'X = A{found}?; X B'",
  },
  TUY9005: {
    severity: 'error',
    message: (what: string) => what,
    explain:
      'Strings stand in double quotes and classes in brackets. A backslash is followed by two hexadecimal digits or by the ' +
      'character that it protects; the ends of a range ascend. Classes hold ASCII characters; other bytes are written as \\xx.',
    bad: "samara tuyin shortest '[z-a]'",
    good: "samara tuyin shortest '[a-z]'",
  },
  TUY9006: {
    severity: 'error',
    message: (count: string, limit: number) =>
      `the expression has ${count} terminals, more than the ${limit} that --max-terminals allows`,
    explain:
      'Terminals are counted after layers have been put in place of their names, each byte of a string by itself. Raise the limit ' +
      'with `--max-terminals`, or take the expression apart.',
    bad: "samara tuyin shortest --max-terminals 3 'A B C D'",
    good: "samara tuyin shortest --max-terminals 4 'A B C D'",
  },
  TUY9007: {
    severity: 'error',
    message: (limit: number) => `the automaton has more than the ${limit} states that --max-states allows`,
    explain:
      'The smallest automaton of an expression may have exponentially more states than the expression has terminals. Raise the ' +
      'limit with `--max-states`, or make the expression less ambiguous.',
    bad: "samara tuyin equal --max-states 4 '(A | B)* A (A | B) (A | B)' A",
    good: "samara tuyin equal --max-states 8 '(A | B)* A (A | B) (A | B)' A",
  },
  TUY9008: {
    severity: 'error',
    message: (what: string) => what,
    explain:
      'The life round reads three kinds of actions: `new NAME BYTES` makes a block in the frame of its layer, `use NAME …` reads ' +
      'or writes blocks, `return NAME …` hands blocks to the caller. A block is made once and used only where it exists on every path.',
    bad: "samara tuyin liferound 'A{use x} B{new x 8}'",
    good: "samara tuyin liferound 'A{new x 8} B{use x}'",
  },
  TUY9010: {
    severity: 'warning',
    message: (limit: number) =>
      `this stays as it is: its automaton has more than the ${limit} states that --max-states allows, or too many edges`,
    explain:
      'The shortest form is read off the smallest automaton, which may have exponentially more states than the expression has terminals. ' +
      'Where there is none within bounds, the input with its layers put in is the result.',
    bad: "samara tuyin shortest --max-states 4 '(A | B)* A (A | B) (A | B)'",
    good: "samara tuyin shortest --max-states 8 '(A | B)* A (A | B) (A | B)'",
  },
  TUY9009: {
    severity: 'error',
    message: (states: number, letters: number) =>
      `the functions have ${states} states and ${letters} different edges, which is too much to compare`,
    explain:
      'Max merge compares all functions of a module with a table of states times different edges, which may have 16 million entries. ' +
      'Each byte of a literal has a state of its own. Take the module apart, or merge a part of it.',
    bad: 'samara tuyin maxmerge large.ti',
    good: 'samara tuyin maxmerge part.ti',
  },
});
