/**
 * What can be wrong with the meaning of a SysY program: SYS20xx names, SYS21xx types, SYS22xx constants, sizes and
 * initial values. Every `bad` example reports its code and every `good` one nothing (tests/sysy/catalogue.test.ts).
 */
import { defineCatalogue } from '../../base/diagnostics.ts';

/** A whole program around a statement. */
const inMain = (code: string): string => `int main() {\n  ${code}\n  return 0;\n}\n`;
/** `1 dimension`, `2 dimensions`. */
const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export type SemanticCode = keyof typeof semanticCatalogue;
export type SemanticArgs<K extends SemanticCode> = Parameters<(typeof semanticCatalogue)[K]['message']>;

/** What SysY programs may do wrong beyond their grammar: codes SYS2xxx. */
export const semanticCatalogue = defineCatalogue({
  // Names

  SYS2001: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is not declared`,
    explain:
      'A name is declared before it is used, in the same block or in one around it. What a block declares ends ' +
      'with the block. A name that is reported once is not reported again in the same function.',
    bad: inMain('int count = 1; putint(cuont);'),
    good: inMain('int count = 1; putint(count);'),
  },
  SYS2002: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is declared twice`,
    explain:
      'Within one block each name is declared once; parameters belong to the block of the function body. An ' +
      'inner block may use the name for something else. Outside functions, variables and functions share their ' +
      'names.',
    bad: inMain('int x = 1; int x = 2;'),
    good: inMain('int x = 1; { int x = 2; }'),
  },
  SYS2003: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is a function, not a variable`,
    explain: 'A function is only good for being called, with its arguments in parentheses.',
    bad: `int f() { return 1; }\n${inMain('int x = f;')}`,
    good: `int f() { return 1; }\n${inMain('int x = f();')}`,
  },
  SYS2004: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is a variable and cannot be called`,
    explain:
      'Parentheses behind a name call a function. Here the innermost declaration of the name is a variable, ' +
      'which may hide a function of the same name.',
    bad: inMain('int putint = 1; putint(2);'),
    good: inMain('int x = 1; putint(x);'),
  },
  SYS2005: {
    severity: 'error',
    message: (name: string) => `the function \`${name}\` is defined behind this call`,
    explain:
      'SysY has no prototypes: a function is defined before the functions that call it. Two functions that ' +
      'call each other need to become one.',
    bad: `${inMain('f();')}void f() { }\n`,
    good: `void f() { }\n${inMain('f();')}`,
  },
  SYS2006: {
    severity: 'warning',
    message: () => 'there is no function `main`',
    explain:
      'A program starts at `int main()`, which takes no parameters; its result is the exit status of the program. A file without one ' +
      'is a part of a program: `samara run main.sy part.sy` links them.',
    bad: 'int start() { return 0; }\n',
    good: 'int main() { return 0; }\n',
  },
  SYS2007: {
    severity: 'error',
    message: () => '`main` has no parameters and returns an int',
    explain:
      'A program starts at `int main()`. It reads its input with the functions of the run-time library; its ' +
      'result is the exit status.',
    bad: 'void main() { }\n',
    good: 'int main() { return 0; }\n',
  },
  // Types

  SYS2101: {
    severity: 'error',
    message: (found: string) => `a number is needed here, not ${found}`,
    explain:
      'Operators, conditions and assignments take ints and floats. An array is given an index for each of its ' +
      'dimensions; a function without result gives nothing to compute with.',
    bad: inMain('int a[2]; int x = a + 1;'),
    good: inMain('int a[2]; a[0] = 2; int x = a[0] + 1;'),
  },
  SYS2102: {
    severity: 'error',
    message: () => '`%` takes ints',
    explain: 'The remainder is defined for ints only. Assigning a float to an int variable cuts its fraction off.',
    bad: inMain('float x = 5.5; int y = x % 2;'),
    good: inMain('float x = 5.5; int z = x; int y = z % 2;'),
  },
  SYS2103: {
    severity: 'error',
    message: (what: string) => `${what} is an int, not a float`,
    explain: 'Sizes of arrays and indices count elements. Assigning a float to an int variable cuts its fraction off.',
    bad: inMain('int a[2]; a[1.5] = 1;'),
    good: inMain('int a[2]; a[1] = 1;'),
  },
  SYS2104: {
    severity: 'error',
    message: (name: string, dimensions: number) =>
      dimensions === 0 ? `\`${name}\` is not an array` : `\`${name}\` has only ${plural(dimensions, 'dimension')}`,
    explain:
      'An array takes one index for each of its dimensions. With fewer it stands for the address of a part of ' +
      'it, which only arguments may be.',
    bad: inMain('int a[2][3]; a[0][0][0] = 1;'),
    good: inMain('int a[2][3]; a[0][0] = 1;'),
  },
  SYS2105: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is a constant and cannot be assigned`,
    explain: 'What is declared `const` keeps the value of its declaration.',
    bad: inMain('const int n = 1; n = 2;'),
    good: inMain('int n = 1; n = 2;'),
  },
  SYS2106: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is an array and cannot be assigned as a whole`,
    explain: 'Only single elements are assigned, with an index for each dimension; a loop copies an array.',
    bad: inMain('int a[2][3]; a[0] = 1;'),
    good: inMain('int a[2][3]; a[0][2] = 1;'),
  },
  SYS2107: {
    severity: 'error',
    message: (name: string, wanted: number, given: number) =>
      `\`${name}\` takes ${plural(wanted, 'argument')}, ${given} given`,
    explain: 'A call has one argument for each parameter of the function.',
    bad: `int f(int a, int b) { return a + b; }\n${inMain('f(1);')}`,
    good: `int f(int a, int b) { return a + b; }\n${inMain('f(1, 2);')}`,
  },
  SYS2108: {
    severity: 'error',
    message: (name: string, place: number, wanted: string, given: string) =>
      `argument ${place} of \`${name}\` is ${wanted}, not ${given}`,
    explain:
      'Numbers are converted between int and float as needed. Arrays are not: an array of ints is passed as ' +
      'one of ints, and a number is no array. The number of dimensions does not matter.',
    bad: `int f(int a[]) { return a[0]; }\n${inMain('float x[2]; f(x);')}`,
    good: `int f(int a[]) { return a[0]; }\n${inMain('int x[2]; f(x);')}`,
  },
  SYS2109: {
    severity: 'error',
    message: () => 'a string is only good as the first argument of `putf`',
    explain: 'SysY has no strings but the format of `putf`, which is written in place.',
    bad: inMain('int x = "abc";'),
    good: inMain('putf("abc\\n");'),
  },
  SYS2110: {
    severity: 'error',
    message: () => 'the first argument of `putf` is a string',
    explain: 'The format of `putf` is a string between quotes; the values that it prints follow.',
    bad: inMain('putf(5);'),
    good: inMain('putf("%d\\n", 5);'),
  },
  SYS2111: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is void and returns no value`,
    explain: 'A function declared `void` ends with `return;` or at its last brace.',
    bad: `void f() { return 1; }\n${inMain('f();')}`,
    good: `void f() { return; }\n${inMain('f();')}`,
  },
  SYS2112: {
    severity: 'error',
    message: (name: string, type: string) => `\`${name}\` returns a value of type ${type}`,
    explain:
      'A function that is declared with a result returns a value of it. Where control reaches the last brace, ' +
      '0 is returned.',
    bad: `int f() { return; }\n${inMain('f();')}`,
    good: `int f() { return 1; }\n${inMain('f();')}`,
  },
  SYS2113: {
    severity: 'error',
    message: (word: string) => `\`${word}\` outside a loop`,
    explain:
      'A loop is left with `break`, and its next iteration begun with `continue`. Both stand inside the body of a ' +
      '`while`.',
    bad: inMain('break;'),
    good: inMain('while (1) break;'),
  },
  // Constants, sizes, initial values

  SYS2201: {
    severity: 'error',
    message: (what: string) => `${what} is not constant`,
    explain:
      'Sizes of arrays, values of constants and initial values of global variables are computed before the ' +
      'program runs. They consist of numbers, constants, elements of constant arrays, and operators.',
    bad: 'int n = 5;\nint a[n];\nint main() { return 0; }\n',
    good: 'const int n = 5;\nint a[n];\nint main() { return 0; }\n',
  },
  SYS2202: {
    severity: 'error',
    message: (size: number) => `an array cannot have ${plural(size, 'element')}`,
    explain: 'Every dimension of an array is at least 1.',
    bad: 'int a[0];\nint main() { return 0; }\n',
    good: 'int a[1];\nint main() { return 0; }\n',
  },
  SYS2203: {
    severity: 'error',
    message: (name: string, limit: number) => `\`${name}\` has more than ${limit} elements`,
    explain:
      'An array and all other data have to fit into the memory of the program, which has addresses of 32 bits: ' +
      'one array has at most 2^29 - 1 elements of 4 bytes. The limit cannot be raised.',
    bad: 'int a[65536][65536];\nint main() { return 0; }\n',
    good: 'int a[256][256];\nint main() { return 0; }\n',
  },
  SYS2204: {
    severity: 'error',
    message: () => 'there are more initial values than elements',
    explain:
      'The values in braces fill an array in the order of its elements. Inner braces begin the next sub-array, ' +
      'and hold no more values than it has elements.',
    bad: 'int a[2] = {1, 2, 3};\nint main() { return 0; }\n',
    good: 'int a[3] = {1, 2, 3};\nint main() { return 0; }\n',
  },
  SYS2205: {
    severity: 'error',
    message: (name: string) => `the initial values of the array \`${name}\` stand in braces`,
    explain: 'An array has one initial value for each element; what is left out is 0, so `{}` makes all elements 0.',
    bad: inMain('int a[2] = 0;'),
    good: inMain('int a[2] = {};'),
  },
  SYS2206: {
    severity: 'error',
    message: () => 'division by zero in a constant',
    explain:
      'The value of a constant, a size or the initial value of a global variable is computed before the ' +
      'program runs, and a division by zero has no value.',
    bad: 'const int n = 1 / 0;\nint main() { return 0; }\n',
    good: 'const int n = 1 / 1;\nint main() { return 0; }\n',
  },
  SYS2207: {
    severity: 'warning',
    message: () => 'division by zero',
    explain: 'The divisor is always 0. If the program comes to this place, it ends with a trap.',
    bad: inMain('int x = 5 / 0;'),
    good: inMain('int x = 5 / 1;'),
  },
  SYS2208: {
    severity: 'warning',
    message: (index: number, size: number) => `the index ${index} is outside a dimension of ${size}`,
    explain:
      'Indices run from 0 to the size of the dimension minus 1. What lies behind one row of an array is the ' +
      'next row; behind the whole array is nothing that the program may use.',
    bad: inMain('int a[2] = {}; putint(a[2]);'),
    good: inMain('int a[2] = {}; putint(a[1]);'),
  },
  SYS2209: {
    severity: 'error',
    message: (index: number) => `the constant array has no element ${index}`,
    explain:
      'A constant is computed from elements of constant arrays that exist. Elements are counted from 0, over ' +
      'all dimensions in their order.',
    bad: 'const int a[2] = {1, 2};\nconst int n = a[2];\nint main() { return 0; }\n',
    good: 'const int a[2] = {1, 2};\nconst int n = a[1];\nint main() { return 0; }\n',
  },
  SYS2210: {
    severity: 'warning',
    message: (name: string, isCertain: boolean) =>
      isCertain ? `\`${name}\` is used and never set` : `\`${name}\` may be used before it is set`,
    explain:
      'There is a way from the beginning of the function to this place on which nothing is assigned to the variable. What ' +
      'it then is, is left open; here it is 0. Give it a value where it is declared.',
    bad: inMain('int x; if (getint()) x = 1; putint(x);'),
    good: inMain('int x; if (getint()) x = 1; else x = 2; putint(x);'),
  },
  SYS2211: {
    severity: 'warning',
    message: (name: string) => `the array \`${name}\` is read and never set`,
    explain:
      'Nothing is stored into the array, it has no initial values, and no function gets it: its elements have no values.',
    bad: inMain('int a[3]; putint(a[1]);'),
    good: inMain('int a[3] = {}; putint(a[1]);'),
  },
  SYS2212: {
    severity: 'warning',
    message: (name: string) => `\`${name}\` may end without \`return\``,
    explain:
      'Control can reach the last brace of a function that has a result. What it returns then is left open; here it is 0.',
    bad: `int f(int n) { if (n) return 1; }\n${inMain('putint(f(2));')}`,
    good: `int f(int n) { if (n) return 1; return 2; }\n${inMain('putint(f(2));')}`,
  },
  SYS2213: {
    severity: 'warning',
    message: () => 'this is never executed',
    explain: 'Control cannot come here: the statement stands behind a `return`, `break` or `continue`.',
    bad: 'int main() { return 0; putint(1); }\n',
    good: 'int main() { putint(1); return 0; }\n',
  },
  SYS2214: {
    severity: 'warning',
    message: (wanted: number, given: number) =>
      `the format takes ${plural(wanted, 'value')}, ${given} ${given === 1 ? 'is' : 'are'} given`,
    explain:
      'Each conversion of the format of `putf`, such as `%d`, takes one of the values that follow, and so does each `*`.',
    bad: inMain('putf("%d %d\\n", 1);'),
    good: inMain('putf("%d %d\\n", 1, 2);'),
  },
  SYS2215: {
    severity: 'warning',
    message: (conversion: string, wanted: string, given: string) =>
      `\`${conversion}\` prints ${wanted}, given ${given}`,
    explain:
      'Values are passed to `putf` as what they are, an int or a float, and a conversion reads what is there as what it prints: ' +
      '`%d`, `%c` and `%x` an int, `%f`, `%e` and `%a` a float. SysY has no strings that `%s` could print.',
    bad: inMain('putf("%d\\n", 1.5);'),
    good: inMain('putf("%f\\n", 1.5);'),
  },
});
