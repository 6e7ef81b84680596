/**
 * What can be wrong with C before it is parsed: codes `CPP….` The numbers 10xx are about characters, 11xx about directives,
 * 12xx about uses of macros, 13xx about the expressions of `#if`.
 */
import { defineCatalogue } from '../../../base/diagnostics.ts';

/** What the preprocessor of C finds wrong. */
export const preprocessorCatalogue = defineCatalogue({
  CPP1001: {
    severity: 'error',
    message: () => 'this comment has no end',
    explain: 'A comment that begins with `/*` goes on to the next `*/`, and there is none before the end of the file.',
    bad: 'int x; /* the number of rows\n',
    good: 'int x; /* the number of rows */\n',
  },
  CPP1002: {
    severity: 'error',
    message: (quote: string) => `there is no closing ${quote} on this line`,
    explain:
      'A string or a character ends on the line on which it begins. A quotation mark inside of it is written with a backslash before it; ' +
      'long strings are written in pieces, one behind the other.',
    bad: 'char *s = "two\nlines";\n',
    good: 'char *s = "two\\n"\n          "lines";\n',
  },
  CPP1003: {
    severity: 'error',
    message: (name: string) => `\`${name}\` has characters that no name may have`,
    explain:
      'A name consists of letters, digits and `_`, and does not begin with a digit. Letters are those of Unicode (XID_Start and ' +
      'XID_Continue), written as they are or as `\\u00e9`.',
    bad: 'int a\u2026b;\n',
    good: 'int a_b;\n',
  },
  CPP1101: {
    severity: 'error',
    message: (name: string) => `there is no directive \`#${name}\``,
    explain:
      'A `#` at the beginning of a line begins a directive, such as `#include` or `#define`; this is none of them.',
    bad: '#inclde <stdio.h>\n',
    good: '#include <stdio.h>\n',
  },
  CPP1102: {
    severity: 'error',
    message: (directive: string, found: string) => `\`#${directive}\` takes the name of a macro, not ${found}`,
    explain: 'Macros are named like variables: letters, digits and `_`, and no digit first.',
    bad: '#define 2PI 6.28\n',
    good: '#define TWO_PI 6.28\n',
  },
  CPP1103: {
    severity: 'error',
    message: (name: string) => `\`${name}\` cannot be the name of a macro`,
    explain:
      '`defined`, `__VA_ARGS__`, `__VA_OPT__` and the `__has_…` operators mean something to directives and macros themselves [6.10.8p2].',
    bad: '#define defined 1\n',
    good: '#define is_defined 1\n',
  },
  CPP1104: {
    severity: 'error',
    message: (expected: string, found: string) => `expected ${expected} in the parameters of the macro, found ${found}`,
    explain:
      'The parameters of a macro are names with commas between them, in parentheses; `...` or `name...` may stand last.',
    bad: '#define MAX(a b) ((a) > (b) ? (a) : (b))\n',
    good: '#define MAX(a, b) ((a) > (b) ? (a) : (b))\n',
  },
  CPP1105: {
    severity: 'error',
    message: (name: string) => `the macro has two parameters \`${name}\``,
    explain: 'Each parameter of a macro needs a name of its own.',
    bad: '#define ADD(a, a) (a + a)\n',
    good: '#define ADD(a, b) (a + b)\n',
  },
  CPP1106: {
    severity: 'warning',
    option: 'macro-redefined',
    message: (name: string) => `\`${name}\` is defined again, and differently`,
    explain:
      'A macro may be defined twice if both definitions are the same. Otherwise the later one counts from here on, which is seldom what was ' +
      'meant: `#undef` says that it is.',
    bad: '#define SIZE 10\n#define SIZE 20\n',
    good: '#define SIZE 10\n#undef SIZE\n#define SIZE 20\n',
  },
  CPP1107: {
    severity: 'error',
    message: () => '`#` is not followed by a parameter of the macro',
    explain:
      'In a macro with parameters `#x` is the text of the argument `x` as a string; something else behind `#` has no text to give.',
    bad: '#define SHOW(x) puts(#y)\n',
    good: '#define SHOW(x) puts(#x)\n',
  },
  CPP1108: {
    severity: 'error',
    message: () => '`##` stands at an end of the macro, where it has nothing to join',
    explain: '`a ## b` makes one token of the two around it, so it can neither begin nor end the text of a macro.',
    bad: '#define NAME(x) x ##\n',
    good: '#define NAME(x) x ## _t\n',
  },
  CPP1109: {
    severity: 'warning',
    message: (name: string) => `there is no space between \`${name}\` and its text`,
    explain:
      'The text of a macro begins behind white space; here it begins at once, and a reader may take the wrong part for the name.',
    bad: '#define MINUS-\n',
    good: '#define MINUS -\n',
  },
  CPP1110: {
    severity: 'error',
    message: (name: string) => `\`${name}\` means something only in a macro with \`...\``,
    explain:
      '`__VA_ARGS__` stands for the arguments that `...` takes, `__VA_OPT__(…)` for text that is there if there are any.',
    bad: '#define PRINT(x) printf(x, __VA_ARGS__)\n',
    good: '#define PRINT(x, ...) printf(x, __VA_ARGS__)\n',
  },
  CPP1111: {
    severity: 'warning',
    option: 'extra-tokens',
    message: (directive: string) => `something stands behind \`#${directive}\` that has no meaning there`,
    explain:
      'The directive is complete before the end of its line; what follows is ignored. A comment says the same without this warning.',
    bad: '#ifdef DEBUG\n#endif DEBUG\n',
    good: '#ifdef DEBUG\n#endif // DEBUG\n',
  },
  CPP1112: {
    severity: 'error',
    message: (directive: string) => `\`#${directive}\` without \`#if\``,
    explain: '`#elif`, `#else` and `#endif` belong to an `#if`, `#ifdef` or `#ifndef` before them in the same file.',
    bad: 'int x;\n#endif\n',
    good: '#if 1\nint x;\n#endif\n',
  },
  CPP1113: {
    severity: 'error',
    message: (directive: string) => `\`#${directive}\` behind \`#else\``,
    explain: '`#else` is the last part of a conditional: what it holds is taken if nothing before was.',
    bad: '#if A\n#else\n#elif B\n#endif\n',
    good: '#if A\n#elif B\n#else\n#endif\n',
  },
  CPP1114: {
    severity: 'error',
    message: (directive: string) => `this \`#${directive}\` has no \`#endif\``,
    explain: 'Each conditional ends with `#endif` in the file in which it began.',
    bad: '#ifdef DEBUG\nint level;\n',
    good: '#ifdef DEBUG\nint level;\n#endif\n',
  },
  CPP1115: {
    severity: 'error',
    message: (directive: string) => `\`#${directive}\` takes "FILE" or <FILE>`,
    explain:
      'A header is named in quotation marks (looked for beside this file first) or in angular brackets; or by a macro that gives one of them.',
    bad: '#include stdio.h\n',
    good: '#include <stdio.h>\n',
  },
  CPP1116: {
    severity: 'error',
    message: (name: string) => `there is no header \`${name}\``,
    explain:
      'Headers in quotation marks are looked for beside the file that includes them, then, as all others, in the folders of `-I` in their order, then among those that come with Samara.',
    bad: '#include "misspelt.h"\n',
    good: '#include <stddef.h>\n',
  },
  CPP1117: {
    severity: 'error',
    message: (most: number) => `headers include each other more than ${most} deep`,
    explain:
      'Mostly a header includes itself, by way of others. `#pragma once`, or `#ifndef NAME` around it all, lets it be read once.',
    bad: '// self.h\n#include "self.h"\n',
    good: '// self.h\n#pragma once\n#include "self.h"\n',
  },
  CPP1118: {
    severity: 'error',
    message: (text: string) => `#error: ${text}`,
    explain: 'The program itself says that it cannot be compiled like this, for the reason that follows `#error`.',
    bad: '#ifndef WIDTH\n#error "WIDTH is not set; give -D WIDTH=80"\n#endif\n',
    good: '#define WIDTH 80\n#ifndef WIDTH\n#error "WIDTH is not set; give -D WIDTH=80"\n#endif\n',
  },
  CPP1119: {
    severity: 'warning',
    option: 'cpp',
    message: (text: string) => `#warning: ${text}`,
    explain: 'The program itself warns, in the words that follow `#warning`.',
    bad: '#warning "this header is going away"\n',
    good: '// this header is going away\n',
  },
  CPP1120: {
    severity: 'error',
    message: (found: string) => `\`#line\` takes a number from 1 to 2147483647 and perhaps a file's name, not ${found}`,
    explain: '`#line 20 "grammar.y"` says where the next line comes from, for messages and `__LINE__`.',
    bad: '#line twenty\n',
    good: '#line 20 "grammar.y"\n',
  },
  CPP1121: {
    severity: 'warning',
    option: 'builtin-macro-redefined',
    message: (name: string) => `\`${name}\` belongs to the implementation`,
    explain:
      'The macros that the standard and the compiler define say what is so; a program that changes them makes other headers go wrong [6.10.8p4].',
    bad: '#undef __FILE__\n',
    good: '#undef MY_FILE\n',
  },
  CPP1122: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is poisoned`,
    explain: '`#pragma GCC poison` says that a name must not be used in what follows.',
    bad: '#pragma GCC poison gets\nint x = gets;\n',
    good: '#pragma GCC poison gets\nint x = 1;\n',
  },
  CPP1123: {
    severity: 'error',
    message: () => '`#embed` is not supported',
    explain:
      'C23 puts the bytes of a file into an array by `#embed`. Write them as an initialiser, for example with `xxd -i`.',
    bad: 'char icon[] = {\n#embed "icon.png"\n};\n',
    good: 'char icon[] = {\n0x89, 0x50\n};\n',
  },
  CPP1124: {
    severity: 'error',
    message: () => '`_Pragma` takes a string in parentheses',
    explain: '`_Pragma("once")` is `#pragma once`, for use in macros [6.10.9].',
    bad: '_Pragma(once)\n',
    good: '_Pragma("once")\n',
  },
  CPP1125: {
    severity: 'warning',
    option: 'unknown-pragmas',
    message: (name: string) => `the pragma \`${name}\` means nothing here and is ignored`,
    explain:
      'A `#pragma` that a compiler does not know is left out [6.10.6]; a word that is written wrongly is left out as well.',
    bad: '#pragma pakc(1)\nint x;\n',
    good: '#pragma pack(1)\nint x;\n',
  },
  CPP1201: {
    severity: 'error',
    message: (name: string, wanted: string, given: number) => `the macro \`${name}\` takes ${wanted}, not ${given}`,
    explain:
      'Arguments are separated by the commas that stand in no parentheses of their own; a macro gets as many as it has parameters, with `...` at least.',
    bad: '#define ADD(a, b) (a + b)\nint x = ADD(1);\n',
    good: '#define ADD(a, b) (a + b)\nint x = ADD(1, 2);\n',
  },
  CPP1202: {
    severity: 'error',
    message: (name: string) => `the arguments of the macro \`${name}\` have no end`,
    explain:
      'The list of arguments goes up to the parenthesis that closes it, over any number of lines, but within one file.',
    bad: '#define ID(x) x\nint y = ID((1);\n',
    good: '#define ID(x) x\nint y = ID((1));\n',
  },
  CPP1203: {
    severity: 'error',
    message: (left: string, right: string) => `\`${left}\` and \`${right}\` do not join to one token`,
    explain:
      '`##` makes one token of two: `x ## 1` is `x1`. What comes out has to be a name, a number, a string or a mark that C has.',
    bad: '#define CALL(f) f ## (1)\nint x = CALL(abs);\n',
    good: '#define CALL(f) f(1)\nint x = CALL(abs);\n',
  },
  CPP1204: {
    severity: 'error',
    message: (most: number) => `macros give more than ${most} tokens`,
    explain:
      'A few macros that each use another one twice give more text than a computer can hold. The limit is for that, and no program that people write comes near.',
    bad: '#define A x x\n/* … thirty more, each of the one before twice … */\n',
    good: '#define A x x\n',
  },
  CPP1205: {
    severity: 'error',
    message: (most: number) => `uses of macros in arguments of macros stand more than ${most} deep in each other`,
    explain:
      'Each use inside of an argument is expanded before the use around it, and so deeply no program nests them that is not made for it.',
    bad: '#define F(x) x\nF(F(F(F(…))))      (a thousand times)\n',
    good: '#define F(x) x\nF(F(F(1)))\n',
  },
  CPP1307: {
    severity: 'warning',
    option: 'undef',
    message: (name: string) => `\`${name}\` is no macro, so it counts as 0`,
    explain:
      'In a condition every name that is no macro is 0 [6.10.1p4], a name that is written wrongly as well. `defined NAME` asks whether it is one.',
    bad: '#if VERSOIN > 2\nint x;\n#endif\n',
    good: '#define VERSION 3\n#if VERSION > 2\nint x;\n#endif\n',
  },
  CPP1308: {
    severity: 'warning',
    option: 'comma-in-condition',
    message: () => 'a comma in the condition of a directive',
    explain:
      'The standard has no comma in a constant expression that is evaluated [6.6p3]. Compilers take it as in other expressions: what stands before it is left out.',
    bad: '#if (1, 2) == 2\nint x;\n#endif\n',
    good: '#if 2 == 2\nint x;\n#endif\n',
  },
  CPP1301: {
    severity: 'error',
    message: (directive: string) => `\`#${directive}\` has no condition`,
    explain:
      '`#if` and `#elif` decide by an integer: what is 0 is false. `#ifdef NAME` asks whether a macro is defined.',
    bad: '#if\n#endif\n',
    good: '#if 1\n#endif\n',
  },
  CPP1302: {
    severity: 'error',
    message: (expected: string, found: string) => `expected ${expected}, found ${found}`,
    explain:
      'The condition is an expression of integers with the operators of C, without assignments; names that are no macros are 0.',
    bad: '#if (1 + 2\n#endif\n',
    good: '#if (1 + 2)\n#endif\n',
  },
  CPP1303: {
    severity: 'error',
    message: () => 'the condition divides by zero',
    explain: 'A quotient or remainder by 0 has no value. A name that is no macro is 0, too.',
    bad: '#if 100 / WIDTH > 2\n#endif\n',
    good: '#if defined WIDTH && 100 / WIDTH > 2\n#endif\n',
  },
  CPP1304: {
    severity: 'error',
    message: (text: string) => `${text} cannot stand in the condition of a directive`,
    explain: 'Conditions are computed with integers of 64 bits: no fractions, no strings, no assignments, no casts.',
    bad: '#if VERSION > 1.5\n#endif\n',
    good: '#if VERSION > 15\n#endif\n',
  },
  CPP1305: {
    severity: 'warning',
    message: () => 'the value does not fit into 64 bits',
    explain: 'Conditions are computed with integers of 64 bits; what is larger loses its upper bits.',
    bad: '#if 0x7fffffffffffffff + 1 > 0\n#endif\n',
    good: '#if 0x7fffffffffffffffu + 1 > 0\n#endif\n',
  },
  CPP1306: {
    severity: 'error',
    message: (operator: string, wanted: string) => `\`${operator}\` takes ${wanted}`,
    explain:
      '`defined NAME` or `defined(NAME)` is 1 for a macro, `__has_include(<FILE>)` for a header that is there, `__has_attribute(NAME)` and `__has_builtin(NAME)` for what the compiler knows.',
    bad: '#if defined\n#endif\n',
    good: '#if defined DEBUG\n#endif\n',
  },
});

export type PreprocessorCatalogue = typeof preprocessorCatalogue;
export type PreprocessorCode = keyof PreprocessorCatalogue;
export type PreprocessorArgs<K extends PreprocessorCode> = Parameters<PreprocessorCatalogue[K]['message']>;
