/**
 * What can be wrong with the text of a SysY program before any name has a meaning: SYS10xx characters and numbers,
 * SYS11xx the grammar. What its names and types can have wrong is in semantic-diagnostics.ts. Every `bad` example
 * reports its code and every `good` one nothing (tests/sysy/catalogue.test.ts).
 */
import { defineCatalogue } from '../../base/diagnostics.ts';

/** A whole program around a statement. */
const inMain = (code: string): string => `int main() {\n  ${code}\n  return 0;\n}\n`;

export type SyntaxCode = keyof typeof syntaxCatalogue;
export type SyntaxArgs<K extends SyntaxCode> = Parameters<(typeof syntaxCatalogue)[K]['message']>;

/** What is wrong in the text of SysY programs: codes SYS1xxx. */
export const syntaxCatalogue = defineCatalogue({
  // Characters, comments, numbers, strings

  SYS1001: {
    severity: 'error',
    message: (char: string) => `the character \`${char}\` means nothing in SysY`,
    explain:
      'Outside comments and strings, SysY consists of names, numbers, and the signs ( ) [ ] { } , ; + - * / % ' +
      '! < > = and their pairs. There is no preprocessor, and there are no bit operators.',
    bad: inMain('int x = 6 ^ 3;'),
    good: inMain('int x = 6 - 3;'),
  },
  SYS1002: {
    severity: 'error',
    message: () => 'this comment is not closed',
    explain: 'A comment that begins with `/*` ends at the first `*/` behind it. Comments do not nest.',
    bad: 'int main() { return 0; } /* the end',
    good: 'int main() { return 0; } /* the end */',
  },
  SYS1003: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is not a number`,
    explain:
      'Integers are decimal, octal with a leading 0, or hexadecimal with 0x. Floats have a point or an ' +
      'exponent; hexadecimal ones need the exponent p. There are no suffixes.',
    bad: inMain('float x = 1.5f;'),
    good: inMain('float x = 1.5;'),
  },
  SYS1004: {
    severity: 'error',
    message: () => 'this string has no closing quote on its line',
    explain:
      'A string, which is only good as the format of `putf`, stands between double quotes on one line. A line ' +
      'end inside it is written \\n.',
    bad: inMain('putf("%d\n", 1);'),
    good: inMain('putf("%d\\n", 1);'),
  },
  SYS1005: {
    severity: 'error',
    message: (sign: string) => `SysY has no operator \`${sign}\``,
    explain:
      'There are no bit operators and no addresses in SysY. The logical operators are written with two signs, ' +
      '&& and ||.',
    bad: inMain('if (1 & 2) return 1;'),
    good: inMain('if (1 && 2) return 1;'),
  },
  SYS1006: {
    severity: 'warning',
    message: (text: string, value: number) => `\`${text}\` has more than 32 bits and stands for ${value}`,
    explain: 'An int has 32 bits. Of a longer number the lowest 32 bits are taken.',
    bad: inMain('int x = 4294967297;'),
    good: inMain('int x = 1;'),
  },
  // The grammar

  SYS1101: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain:
      'The text does not go on as the grammar of SysY wants here. The rest of the statement is skipped; ' +
      'mistakes behind it are reported too.',
    bad: inMain('int x = 1 + ;'),
    good: inMain('int x = 1 + 2;'),
  },
  SYS1102: {
    severity: 'error',
    message: () => 'an assignment is a statement, not an expression',
    explain:
      'A single `=` assigns, and stands only behind the variable at the beginning of a statement. Values are ' +
      'compared with `==`.',
    bad: inMain('int x = 1; if (x = 2) return 1;'),
    good: inMain('int x = 1; if (x == 2) return 1;'),
  },
  SYS1103: {
    severity: 'error',
    message: () => 'only a variable or an element of an array can be assigned',
    explain: 'On the left of `=` stands a name, with an index in brackets for each dimension if it is an array.',
    bad: inMain('int x; x + 1 = 2;'),
    good: inMain('int x; x = 2 - 1;'),
  },
  SYS1104: {
    severity: 'error',
    message: (sign: string, instead: string) => `SysY has no \`${sign}\`: write \`${instead}\``,
    explain: 'Of the assignments of C, SysY has only `=`. Two signs in a row, as in `- -x`, are two negations.',
    bad: inMain('int i = 0; i++;'),
    good: inMain('int i = 0; i = i + 1;'),
  },
  SYS1105: {
    severity: 'error',
    message: (word: string, instead: string) => `SysY has no \`${word}\`: use ${instead}`,
    explain:
      'SysY is a small part of C: int, float and their arrays, functions, if, while, break, continue and ' +
      'return. All other words are names like any other.',
    bad: inMain('for (;;) break;'),
    good: inMain('while (1) break;'),
  },
  SYS1106: {
    severity: 'error',
    message: () => 'this `else` belongs to no `if`',
    explain: 'An `else` follows the one statement of its `if`. Several statements need braces around them.',
    bad: inMain('int x = 1; if (x) x = 2; x = 3; else x = 4;'),
    good: inMain('int x = 1; if (x) { x = 2; x = 3; } else x = 4;'),
  },
  SYS1107: {
    severity: 'error',
    message: () => 'the file ends inside a function',
    explain:
      'Every `{` needs its `}`. The note shows the innermost brace that is open at the end of the file; the ' +
      'missing one may belong before it.',
    bad: 'int main() { if (1) { return 0; }',
    good: 'int main() { if (1) { return 0; } return 1; }',
  },
  SYS1108: {
    severity: 'error',
    message: () => 'this `}` closes nothing',
    explain: 'There are more closing braces than opening ones. Perhaps a function was closed too early.',
    bad: 'int main() { return 0; } }',
    good: 'int main() { return 0; }',
  },
  SYS1109: {
    severity: 'warning',
    message: () => 'the first dimension of an array parameter has no size',
    explain:
      'A parameter is the address of an array, whose first dimension is not known to the function. C lets a ' +
      'size stand there and ignores it; the grammar of SysY does not.',
    bad: `int f(int a[10]) { return a[0]; }\n${inMain(';')}`,
    good: `int f(int a[]) { return a[0]; }\n${inMain(';')}`,
  },
  SYS1110: {
    severity: 'error',
    message: () => 'a declaration cannot be the body of `if`, `else` or `while`',
    explain:
      'The body is one statement. A variable declared there could be used by nobody; put braces around the ' +
      'declaration and what needs it.',
    bad: inMain('if (1) int x = 2;'),
    good: inMain('if (1) { int x = 2; putint(x); }'),
  },
  SYS1111: {
    severity: 'error',
    message: (name: string) => `the constant \`${name}\` has no value`,
    explain: 'A `const` cannot be assigned later, so its declaration gives it its value.',
    bad: inMain('const int n;'),
    good: inMain('const int n = 5;'),
  },
  SYS1112: {
    severity: 'error',
    message: () => '`void` is only the result of a function',
    explain:
      'Variables and parameters are int or float. A function without parameters has nothing between its ' +
      'parentheses.',
    bad: inMain('void x;'),
    good: inMain('int x;'),
  },
  SYS1113: {
    severity: 'warning',
    message: () => 'a comma before `}`',
    explain: 'C allows a comma behind the last value of a list, the grammar of SysY does not. It is ignored.',
    bad: inMain('int a[2] = {1, 2,};'),
    good: inMain('int a[2] = {1, 2};'),
  },
  SYS1114: {
    severity: 'error',
    message: (name: string) => `the function \`${name}\` stands inside another function`,
    explain:
      'Functions are defined outside of each other. If a `}` is missing before this one, the function before ' +
      'it is not closed.',
    bad: inMain('int f() { return 1; }'),
    good: `int f() { return 1; }\n${inMain('f();')}`,
  },
});
