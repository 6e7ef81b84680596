/**
 * What can be wrong with C: 10xx the syntax, 20xx to 21xx names and types, 30xx what compilers let pass with a warning;
 * 40xx, warnings that are looked for, stand in warnings/catalogue.ts.
 * Examples are whole files. Paragraphs in brackets are those of C17.
 */
import { defineCatalogue, diagnose, type Diagnostic, type Extras } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { warningCatalogue } from './warnings/catalogue.ts';

/** What was to be done with a value, in a sentence. */
function purposeText(what: string, to: string): string {
  return to === '' ? what : what === 'initialised' ? `the first value of \`${to}\`` : `${what} as ${to}`;
}

/** `1 argument`, `2 arguments`. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** What the C front end finds wrong behind the preprocessor. */
export const cCatalogue = defineCatalogue({
  CC1001: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain:
      'The grammar of C wants something else here. Often the mistake stands a little before: a missing operator, parenthesis or name.',
    bad: 'int f(void) { return 1 + ; }\n',
    good: 'int f(void) { return 1 + 2; }\n',
  },
  CC1002: {
    severity: 'error',
    message: (mark: string, after: string) => `\`${mark}\` is missing behind ${after}`,
    explain:
      'Declarations and most statements end with a semicolon. It is said where it should stand, at the end of what comes before.',
    bad: 'int f(void) {\n  int x = 1\n  return x;\n}\n',
    good: 'int f(void) {\n  int x = 1;\n  return x;\n}\n',
  },
  CC1003: {
    severity: 'error',
    message: (most: number) => `this stands more than ${most} deep in parentheses, blocks or the like`,
    explain:
      'Expressions, blocks, declarators and lists may stand in each other, but not without end; no program that people write comes near the limit.',
    bad: '/* int x = ((((…1…)))); with a thousand of each */\n',
    good: 'int x = (((1)));\n',
  },
  CC1004: {
    severity: 'error',
    message: () => 'this block has no end',
    explain:
      'The file ends before the `}` that closes this `{`. Mostly one is missing further down: a formatter shows where.',
    bad: 'int f(int x) {\n  if (x) {\n    return 1;\n  return 0;\n}\n',
    good: 'int f(int x) {\n  if (x) {\n    return 1;\n  }\n  return 0;\n}\n',
  },
  CC1005: {
    severity: 'error',
    message: (mark: string) => `this \`${mark}\` closes nothing`,
    explain: 'There are more closing marks than opening ones before it.',
    bad: 'int f(int x) { return (x + 1)); }\n',
    good: 'int f(int x) { return (x + 1); }\n',
  },
  CC1006: {
    severity: 'error',
    message: () => '`else` without `if`',
    explain:
      'Before it stands no `if`, or that has ended: by a `;` too many, or since two statements stand between them without braces.',
    bad: 'int f(int x) { if (x) x = 1; x = 2; else x = 3; return x; }\n',
    good: 'int f(int x) { if (x) { x = 1; x = 2; } else x = 3; return x; }\n',
  },
  CC1010: {
    severity: 'error',
    message: (word: string) => `\`${word}\` cannot stand here`,
    explain:
      'Words for storage belong to declarations of variables and functions; members and names of types have none, parameters at most `register`.',
    bad: 'struct s { static int x; };\n',
    good: 'struct s { int x; };\n',
  },
  CC1011: {
    severity: 'error',
    message: (one: string, other: string) => `both \`${one}\` and \`${other}\` are said`,
    explain: 'A declaration has one storage class: `typedef`, `extern`, `static`, `auto` or `register` [6.7.1p2].',
    bad: 'extern static int x;\n',
    good: 'static int x;\n',
  },
  CC1012: {
    severity: 'error',
    message: () => 'the declaration names two types',
    explain:
      'Only words like `unsigned` and `long` go together; a structure, an enumeration or the name of a type is a whole type.',
    bad: 'int struct s { int x; } y;\n',
    good: 'struct s { int x; } y;\n',
  },
  CC1013: {
    severity: 'error',
    message: () => 'the type is missing',
    explain:
      'Each declaration says a type. Before C99 `int` was meant where none stood, which hid mistakes in names of types.',
    bad: 'static counter;\n',
    good: 'static int counter;\n',
  },
  CC1014: {
    severity: 'error',
    message: (words: string) => `\`${words}\` is no type`,
    explain:
      'The words of a type must go together: `unsigned long` is a type, `unsigned float` and `long char` are not [6.7.2p2].',
    bad: 'unsigned float x;\n',
    good: 'unsigned int x;\n',
  },
  CC1007: {
    severity: 'error',
    message: (most: number) => `this is an expression of more than ${most} operators, or a type of as many parts`,
    explain:
      'Operators may follow each other, but not without end; a long sum can be calculated in several statements, or in a loop over an array.',
    bad: '/* int x = 1+1+…+1; with thousands of them */\n',
    good: 'int x = 1 + 1 + 1;\n',
  },
  CC1015: {
    severity: 'error',
    message: (name: string) => `there is no type \`${name}\``,
    explain:
      'A type has to stand here, and nothing of this name is one. Types of the library need their header; that of a structure is called `struct name` unless a `typedef` says otherwise.',
    bad: 'struct point { int x; };\npoint a;\n',
    good: 'struct point { int x; };\nstruct point a;\n',
  },
  CC1016: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is no word of C`,
    explain: 'It stands where a statement begins, is not declared, and is almost one of the words of statements.',
    bad: 'int f(int x) { retrun x; }\n',
    good: 'int f(int x) { return x; }\n',
  },
  CC1020: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is no number`,
    explain:
      'A number in C is decimal, octal with a leading 0, or hexadecimal with 0x, and may end in u, l, ll (integers) or f, l (fractions).',
    bad: 'int x = 089;\n',
    good: 'int x = 89;\n',
  },
  CC1021: {
    severity: 'error',
    message: () => 'there is no character between the quotation marks',
    explain:
      "A character constant has a character: `'a'`, `'\\n'`, `'\\0'`. The empty string is written with double quotation marks.",
    bad: "char c = '';\n",
    good: "char c = '\\0';\n",
  },
  CC1022: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is outside of what the character type holds`,
    explain:
      'An escape by number must fit into an element of the string: 255 in plain ones. `\\u` takes a code point of Unicode.',
    bad: 'char *s = "\\x1ff";\n',
    good: 'char *s = "\\x1f" "f";\n',
  },
  CC1023: {
    severity: 'error',
    message: () => 'strings of different encodings stand behind each other',
    explain: 'Strings that follow each other become one, and a string has one encoding: `L`, `u`, `U`, `u8` or none.',
    bad: 'const int *s = L"a" u8"b";\n',
    good: 'const int *s = L"a" L"b";\n',
  },
  CC1030: {
    severity: 'error',
    message: () => 'a declaration cannot be the whole body of a statement',
    explain:
      'What stands behind `if`, `while` or a label in front of it is a statement; a declaration there needs braces, for it would end at once.',
    bad: 'int f(int x) { if (x) int y = 1; return x; }\n',
    good: 'int f(int x) { if (x) { int y = 1; x = y; } return x; }\n',
  },
  CC2001: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is not declared`,
    explain:
      'Nothing of this name is visible here. Functions of the library need their header (`#include <stdio.h>`); the note names a name that is near.',
    bad: 'int f(int count) { return cuont; }\n',
    good: 'int f(int count) { return count; }\n',
  },
  CC2004: {
    severity: 'error',
    option: 'implicit-function-declaration',
    message: (name: string) => `\`${name}\` is called, and not declared`,
    explain:
      'A function is declared before it is called. Those of the library need their header (`#include <stdio.h>`). With `-Wno-error=implicit-function-declaration` it counts as declared `int name()`, as before C99.',
    bad: 'int f(void) { return g(1); }\n',
    good: 'int g(int);\nint f(void) { return g(1); }\n',
  },
  CC2002: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is declared twice`,
    explain:
      'In one block a name means one thing. Outside of functions a variable may be declared several times, but given a first value once.',
    bad: 'int f(void) { int x = 1; int x = 2; return x; }\n',
    good: 'int f(void) { int x = 1; x = 2; return x; }\n',
  },
  CC2003: {
    severity: 'error',
    message: (declaration: string) => `this declares \`${declaration}\`, which is something else than before`,
    explain:
      'All declarations of a variable or function give it the same type [6.7p4]; mostly a prototype in a header is older than the definition.',
    bad: 'int f(int);\nint f(long x) { return 0; }\n',
    good: 'int f(long);\nint f(long x) { return x != 0; }\n',
  },
  CC2005: {
    severity: 'error',
    message: (name: string, isStatic: boolean) =>
      isStatic ? `\`${name}\` was declared without \`static\` before` : `\`${name}\` was declared \`static\` before`,
    explain:
      'A name belongs to its file alone or to all files; all declarations of it say the same. Behind `static`, another declaration may leave it out with `extern`, and of functions altogether [6.2.2].',
    bad: 'int f(void);\nstatic int f(void) { return 1; }\n',
    good: 'static int f(void);\nstatic int f(void) { return 1; }\nint g(void) { return f(); }\n',
  },
  CC2010: {
    severity: 'error',
    message: (type: string) => `nothing is known of \`${type}\` but its name`,
    explain:
      'The size of the type is needed here, and only a declaration without members has been seen, or it is `void` or an array without length. The header with its definition is missing, or it stands further down.',
    bad: 'struct point;\nint f(struct point *p) { return p->x; }\n',
    good: 'struct point { int x; };\nint f(struct point *p) { return p->x; }\n',
  },
  CC2020: {
    severity: 'error',
    message: (type: string) => `a condition is a number or an address, not \`${type}\``,
    explain:
      '`if`, `while`, `for`, `!`, `&&`, `||` and `?:` ask whether a value is other than 0, which a structure cannot answer.',
    bad: 'struct s { int x; } a;\nint f(void) { if (a) return 1; return 0; }\n',
    good: 'struct s { int x; } a;\nint f(void) { if (a.x) return 1; return 0; }\n',
  },
  CC2030: {
    severity: 'error',
    message: (from: string, to: string, what: string, name: string) =>
      `\`${from}\` cannot be ${purposeText(what, name)}, which is \`${to}\``,
    explain:
      'Numbers become other numbers and addresses other addresses, but a structure only itself, and a fraction no address [6.5.16.1].',
    bad: 'struct s { int x; } a;\nint f(void) { return a; }\n',
    good: 'struct s { int x; } a;\nint f(void) { return a.x; }\n',
  },
  CC2031: {
    severity: 'error',
    message: () => 'nothing can be assigned to this: it is a value, not a place',
    explain:
      'Left of `=` stands a variable, a member, an element or what a pointer points to. A sum, a call or a cast gives a value that lies nowhere.',
    bad: 'int f(int x) { x + 1 = 2; return x; }\n',
    good: 'int f(int x) { x = 2 - 1; return x; }\n',
  },
  CC2032: {
    severity: 'error',
    message: (type: string) => `nothing can be assigned to \`${type}\` as a whole`,
    explain: 'Arrays are filled element by element, or by `memcpy`; functions cannot be changed.',
    bad: 'int f(void) { int a[2], b[2] = {1, 2}; a = b; return a[0]; }\n',
    good: 'int f(void) { int a[2], b[2] = {1, 2}; a[0] = b[0]; return a[0]; }\n',
  },
  CC2033: {
    severity: 'error',
    message: (name: string) => `${name} is \`const\``,
    explain:
      'What is declared `const` keeps its first value. A structure with a `const` member cannot be assigned as a whole either.',
    bad: 'int f(void) { const int x = 1; x = 2; return x; }\n',
    good: 'int f(void) { int x = 1; x = 2; return x; }\n',
  },
  CC2040: {
    severity: 'error',
    message: (mark: string, left: string, right: string) => `\`${mark}\` does not take \`${left}\` and \`${right}\``,
    explain:
      'The operators calculate with numbers; `+` and `-` also move addresses, and `-` counts the elements between two. Nothing works on structures as a whole.',
    bad: 'int f(char *a, char *b) { return a * b; }\n',
    good: 'long f(char *a, char *b) { return a - b; }\n',
  },
  CC2041: {
    severity: 'error',
    message: (mark: string, type: string) => `\`${mark}\` does not take \`${type}\``,
    explain: '`-` and `+` take a number, `~` an integer, `!` a number or an address.',
    bad: 'double f(double x) { return ~x; }\n',
    good: 'double f(double x) { return -x; }\n',
  },
  CC2042: {
    severity: 'error',
    message: () => 'this has no address: it is a value, not a place',
    explain: '`&` gives the address of a variable, a member, an element, a string or a function.',
    bad: 'int *f(int x) { return &(x + 1); }\n',
    good: 'int y;\nint *f(int x) { y = x + 1; return &y; }\n',
  },
  CC2043: {
    severity: 'error',
    message: (name: string) => `the bit-field \`${name}\` has no address`,
    explain: 'A bit-field begins in the middle of a byte. Read it into a variable and take the address of that.',
    bad: 'struct s { int flag : 1; } a;\nint *p = &a.flag;\n',
    good: 'struct s { int flag; } a;\nint *p = &a.flag;\n',
  },
  CC2044: {
    severity: 'error',
    message: (type: string) => `\`*\` and \`->\` take an address, not \`${type}\``,
    explain: 'Only an address leads to something. The members of a structure itself are asked for by `.`.',
    bad: 'struct s { int x; } a;\nint f(void) { return a->x; }\n',
    good: 'struct s { int x; } a;\nint f(void) { return a.x; }\n',
  },
  CC2045: {
    severity: 'error',
    message: (from: string, to: string) => `\`${from}\` cannot be cast to \`${to}\``,
    explain:
      'Casts turn numbers into numbers, addresses into addresses, and integers into addresses and back. Structures and arrays are not cast [6.5.4p2].',
    bad: 'struct s { int x; } a;\nint f(void) { return (int)a; }\n',
    good: 'struct s { int x; } a;\nint f(void) { return (int)a.x; }\n',
  },
  CC2046: {
    severity: 'error',
    message: () => 'a bit-field has no size in bytes',
    explain: '`sizeof` and `_Alignof` count bytes; a bit-field has bits.',
    bad: 'struct s { int flag : 1; } a;\nint n = sizeof a.flag;\n',
    good: 'struct s { int flag : 1; } a;\nint n = sizeof a;\n',
  },
  CC2047: {
    severity: 'error',
    message: (left: string, right: string) => `\`[…]\` takes an array and an integer, not \`${left}\` and \`${right}\``,
    explain:
      '`a[i]` is the element number `i` behind an address: one of the two is an array or address, the other an integer.',
    bad: 'int f(int x) { return x[2]; }\n',
    good: 'int f(int *x) { return x[2]; }\n',
  },
  CC2048: {
    severity: 'error',
    message: (name: string, type: string) => `\`${type}\` has no members, and so no \`${name}\``,
    explain: 'Only structures and unions have members. Behind an address stands `->`, behind the structure itself `.`.',
    bad: 'struct s { int x; } a;\nint f(struct s *p) { return p.x; }\n',
    good: 'struct s { int x; } a;\nint f(struct s *p) { return p->x; }\n',
  },
  CC2049: {
    severity: 'error',
    message: (type: string, name: string) => `\`${type}\` has no member \`${name}\``,
    explain: 'The structure or union was declared with other members; the note names one that is near.',
    bad: 'struct s { int width; } a;\nint f(void) { return a.widht; }\n',
    good: 'struct s { int width; } a;\nint f(void) { return a.width; }\n',
  },
  CC2050: {
    severity: 'error',
    message: (name: string) => `\`${name}\` takes a constant that fits`,
    explain: 'Alignments are powers of two, priorities and sizes constants, names of sections strings.',
    bad: '_Alignas(3) int x;\n',
    good: '_Alignas(4) int x;\n',
  },
  CC2051: {
    severity: 'error',
    message: (type: string, size: number) => `there is no vector of ${size} bytes of \`${type}\``,
    explain:
      'A vector has 1, 2, 4, 8 … lanes, and at most 1024 bytes; its lanes are integers or fractions of at most 8 bytes: `vector_size(16)` of `int` has four.',
    bad: 'typedef int v __attribute__((vector_size(12)));\n',
    good: 'typedef int v __attribute__((vector_size(16)));\n',
  },
  CC2052: {
    severity: 'error',
    message: (bits: string) =>
      bits === '' ? 'the width of a `_BitInt` is a constant' : `there is no \`_BitInt\` of ${bits} bits`,
    explain:
      'A `_BitInt(N)` has 2 to 128 bits, its sign included; an unsigned one may have a single one. Wider numbers are arrays of such.',
    bad: '_BitInt(200) x;\n',
    good: '_BitInt(100) x;\n',
  },
  CC2060: {
    severity: 'error',
    message: (tag: string, known: string, word: string) => `\`${tag}\` is \`${known}\`, not a \`${word}\``,
    explain:
      'The tags of structures, unions and enumerations are in one space of names: each means one kind of thing in its block.',
    bad: 'struct s { int x; };\nunion s a;\n',
    good: 'struct s { int x; };\nstruct s a;\n',
  },
  CC2061: {
    severity: 'error',
    message: (type: string) => `\`${type}\` is defined twice`,
    explain:
      'A structure, union or enumeration is defined once in a block. If it stands in a header, that is included twice without a guard.',
    bad: 'struct s { int x; };\nstruct s { int x; };\n',
    good: 'struct s { int x; };\nstruct s a;\n',
  },
  CC2062: {
    severity: 'error',
    message: (name: string) => `there are two members \`${name}\``,
    explain:
      'Members are told apart by their names; those of an anonymous structure count as members of the one around it.',
    bad: 'struct s { int x; struct { int x; }; };\n',
    good: 'struct s { int x; struct { int y; }; };\n',
  },
  CC2063: {
    severity: 'error',
    message: (name: string) => `only the last member may be an array without length, and \`${name}\` is not`,
    explain: 'A flexible array takes what memory there is behind the structure, so nothing can follow it [6.7.2.1p18].',
    bad: 'struct s { int data[]; int n; };\n',
    good: 'struct s { int n; int data[]; };\n',
  },
  CC2064: {
    severity: 'error',
    message: (name: string, type: string) => `the member \`${name}\` cannot be \`${type}\``,
    explain:
      'A member has a size: it is no function, not `void`, and no structure that is only named so far (a pointer to it may be).',
    bad: 'struct s { struct s next; };\n',
    good: 'struct s { struct s *next; };\n',
  },
  CC2065: {
    severity: 'error',
    message: (name: string) => `the length of the member \`${name}\` is not constant`,
    explain: 'The layout of a structure is known when it is compiled, so its arrays have constant lengths.',
    bad: 'int f(int n) { struct s { int a[n]; } x; return sizeof x; }\n',
    good: 'int f(int n) { struct s { int a[8]; } x; return sizeof x + n; }\n',
  },
  CC2066: {
    severity: 'error',
    message: (type: string) => `a bit-field is an integer, not \`${type}\``,
    explain: 'Bits are counted of integers, `_Bool` and enumerations.',
    bad: 'struct s { float x : 3; };\n',
    good: 'struct s { int x : 3; };\n',
  },
  CC2067: {
    severity: 'error',
    message: (most: number) => `the width is a constant from 1 to ${most}, or 0 without a name`,
    explain: 'A bit-field has at most the bits of its type; `: 0` without a name begins a new unit.',
    bad: 'struct s { int x : 33; };\n',
    good: 'struct s { int x : 31; };\n',
  },
  CC2068: {
    severity: 'error',
    message: () => 'an integer is needed here that is known when the program is compiled',
    explain:
      'Values of `case` and enumerations, widths of bit-fields, designators and assertions are constants: numbers, `sizeof`, enumerators, and what is calculated from them. A `const` variable is none in C.',
    bad: 'const int n = 3;\nenum e { a = n };\n',
    good: 'enum { n = 3 };\nenum e { a = n };\n',
  },
  CC2069: {
    severity: 'error',
    message: (text: string) => `the assertion does not hold${text}`,
    explain: '`_Static_assert` says what the program relies on, and stops the compilation where that is not so.',
    bad: '_Static_assert(sizeof(long) == 4, "32 bits");\n',
    good: '_Static_assert(sizeof(long) == 8, "64 bits");\n',
  },
  CC2070: {
    severity: 'error',
    message: (type: string) => `the length of an array is an integer, not \`${type}\``,
    explain: 'An array has a whole number of elements.',
    bad: 'int f(double n) { int a[n]; return sizeof a; }\n',
    good: 'int f(double n) { int a[(int)n]; return sizeof a; }\n',
  },
  CC2071: {
    severity: 'error',
    message: () => 'the length of the array is negative',
    explain:
      'An array has no fewer than no elements. Old headers check conditions by this: the condition does not hold.',
    bad: 'int a[-1];\n',
    good: 'int a[1];\n',
  },
  CC2072: {
    severity: 'error',
    message: () => 'the array is larger than the memory of any machine',
    explain: 'Objects may have up to 2^47 bytes, what an address of the x86-64 reaches.',
    bad: 'char a[1ul << 60];\n',
    good: 'char a[1ul << 20];\n',
  },
  CC2073: {
    severity: 'error',
    message: () => 'the length of this array has to be constant',
    explain:
      'Only an array in a function, without `static` or `extern`, may have a length that is known when the program runs: the others exist before it starts.',
    bad: 'int n = 3;\nint a[n];\n',
    good: 'enum { n = 3 };\nint a[n];\n',
  },
  CC2074: {
    severity: 'error',
    message: (type: string) => `a function cannot give \`${type}\``,
    explain: 'Functions give values; an array or a function is given by its address.',
    bad: 'typedef int pair[2];\npair f(void);\n',
    good: 'typedef int pair[2];\npair *f(void);\n',
  },
  CC2075: {
    severity: 'error',
    message: () => 'a parameter cannot be `void`',
    explain: '`(void)` alone says that there are no parameters.',
    bad: 'int f(int x, void y);\n',
    good: 'int f(int x, void *y);\n',
  },
  CC2076: {
    severity: 'error',
    message: (type: string) => `there are no arrays of \`${type}\``,
    explain:
      'The elements of an array have a size, and it is known: no functions, no `void`, no structure that is only named so far.',
    bad: 'struct s;\nstruct s a[3];\n',
    good: 'struct s { int x; };\nstruct s a[3];\n',
  },
  CC2080: {
    severity: 'error',
    message: () => 'an array of variable length has no initialiser',
    explain: 'How many elements there are is known only when the program runs. Fill it by a loop or `memset`.',
    bad: 'int f(int n) { int a[n] = {0}; return a[0]; }\n',
    good: 'int f(int n) { int a[n]; a[0] = 0; return a[0]; }\n',
  },
  CC2081: {
    severity: 'error',
    message: (type: string) => `\`${type}\` is initialised by a list in braces`,
    explain: 'The elements of an array are given in braces; one of characters may be given by a string.',
    bad: 'int a[2] = 1;\n',
    good: 'int a[2] = {1};\n',
  },
  CC2082: {
    severity: 'error',
    message: (type: string) => `the braces hold no value for \`${type}\``,
    explain: 'Empty braces set all members or elements to 0; for one number, write 0.',
    bad: 'int x = {};\n',
    good: 'int x = {0};\n',
  },
  CC2083: {
    severity: 'error',
    message: (type: string) => `\`.name\` stands for a member, and \`${type}\` has none`,
    explain: 'Members of structures and unions are set by `.name = value`, elements of arrays by `[index] = value`.',
    bad: 'int a[2] = {.x = 1};\n',
    good: 'int a[2] = {[0] = 1};\n',
  },
  CC2084: {
    severity: 'error',
    message: (type: string) => `\`[index]\` stands for an element, and \`${type}\` has none`,
    explain: 'Elements of arrays are set by `[index] = value`, members of structures and unions by `.name = value`.',
    bad: 'struct s { int x; } a = {[0] = 1};\n',
    good: 'struct s { int x; } a = {.x = 1};\n',
  },
  CC2085: {
    severity: 'error',
    message: () => 'the array has no such element',
    explain:
      'Indices begin at 0, and the last one is one less than the length; in `[first ... last]` the first one is not greater.',
    bad: 'int a[2] = {[2] = 1};\n',
    good: 'int a[2] = {[1] = 1};\n',
  },
  CC2090: {
    severity: 'error',
    message: (type: string) => `\`${type}\` cannot be called`,
    explain: 'Only a function, or its address, can be called.',
    bad: 'int f(int x) { return x(1); }\n',
    good: 'int f(int (*x)(int)) { return x(1); }\n',
  },
  CC2091: {
    severity: 'error',
    message: (name: string, wanted: number, given: number, variadic: boolean) =>
      `${name === '' ? 'the function' : `\`${name}\``} takes ${variadic ? 'at least ' : ''}${counted(wanted, 'argument')}, not ${given}`,
    explain:
      'A call gives a function as many arguments as it has parameters; with `...`, at least as many as stand before it.',
    bad: 'int add(int a, int b);\nint f(void) { return add(1); }\n',
    good: 'int add(int a, int b);\nint f(void) { return add(1, 2); }\n',
  },
  CC2092: {
    severity: 'error',
    message: () => 'the argument has no value: it is `void`',
    explain: 'A function that gives nothing was called for its value.',
    bad: 'void g(void);\nint f();\nint h(void) { return f(g()); }\n',
    good: 'int g(void);\nint f();\nint h(void) { return f(g()); }\n',
  },
  CC2093: {
    severity: 'error',
    message: (type: string) => `none of the types is \`${type}\`, and there is no \`default\``,
    explain: '`_Generic` selects by the type of its first operand, without qualifiers, arrays as addresses [6.5.1.1].',
    bad: 'int x = _Generic(1.5, int: 1);\n',
    good: 'int x = _Generic(1.5, int: 1, default: 2);\n',
  },
  CC2100: {
    severity: 'error',
    message: () => 'the function has no variable arguments',
    explain: '`va_start` belongs into a function whose parameters end with `...`.',
    bad: 'void f(int n) { __builtin_va_list l; __builtin_va_start(l, n); __builtin_va_end(l); }\n',
    good: 'void f(int n, ...) { __builtin_va_list l; __builtin_va_start(l, n); __builtin_va_end(l); }\n',
  },
  CC2101: {
    severity: 'error',
    message: (type: string) => `a \`va_list\` is needed here, not \`${type}\``,
    explain: '`va_start`, `va_arg`, `va_copy` and `va_end` work on a variable of the type `va_list` of <stdarg.h>.',
    bad: 'int f(int n) { return __builtin_va_arg(n, int); }\n',
    good: 'int f(__builtin_va_list n) { return __builtin_va_arg(n, int); }\n',
  },
  CC2102: {
    severity: 'error',
    message: (name: string) => `\`${name}\` takes two integers and the address of a third`,
    explain: 'The exact result is stored behind the address if it fits, and cut off if not, which the value says.',
    bad: 'int f(int a, float *r) { return __builtin_add_overflow(a, 1, r); }\n',
    good: 'int f(int a, int *r) { return __builtin_add_overflow(a, 1, r); }\n',
  },
  CC2103: {
    severity: 'error',
    message: (name: string, type: string) => `\`${name}\` takes the address of an object, not \`${type}\``,
    explain: 'An atomic operation reads and writes the object behind its first argument.',
    bad: 'int f(int a) { return __atomic_load_n(a, __ATOMIC_SEQ_CST); }\n',
    good: 'int f(int *a) { return __atomic_load_n(a, __ATOMIC_SEQ_CST); }\n',
  },
  CC2105: {
    severity: 'error',
    message: (name: string) => `the arguments of \`${name}\` do not fit together`,
    explain:
      'A shuffle takes vectors of one type, and numbers of lanes: a vector of integers with as many lanes, or constants from 0 on. A conversion takes a vector and a vector type with as many lanes.',
    bad: 'typedef int v __attribute__((vector_size(16)));\ntypedef int w __attribute__((vector_size(8)));\nw f(v a) { return __builtin_convertvector(a, w); }\n',
    good: 'typedef int v __attribute__((vector_size(16)));\ntypedef short w __attribute__((vector_size(8)));\nw f(v a) { return __builtin_convertvector(a, w); }\n',
  },
  CC2110: {
    severity: 'error',
    message: (name: string) => `the label \`${name}\` stands twice in the function`,
    explain: 'A `goto` has to know where to go; labels are names of the whole function, not of a block.',
    bad: 'int f(void) { a: ; a: return 0; }\n',
    good: 'int f(int x) { if (x) goto b; a: return 0; b: goto a; }\n',
  },
  CC2111: {
    severity: 'error',
    message: (word: string) => `\`${word}\` stands outside of a \`switch\``,
    explain: '`case` and `default` are the labels to which a `switch` around them jumps.',
    bad: 'int f(int x) { case 1: return x; }\n',
    good: 'int f(int x) { switch (x) { case 1: return x; } return 0; }\n',
  },
  CC2112: {
    severity: 'error',
    message: (value: bigint) => `the value ${value} stands twice in the \`switch\``,
    explain: 'Each value leads to one place. Enumerators may be equal without looking so.',
    bad: 'int f(int x) { switch (x) { case 1: case 1: return 2; } return 0; }\n',
    good: 'int f(int x) { switch (x) { case 1: case 2: return 2; } return 0; }\n',
  },
  CC2113: {
    severity: 'error',
    message: () => 'the `switch` has two `default`',
    explain: 'What is no `case` leads to one place.',
    bad: 'int f(int x) { switch (x) { default: return 1; default: return 2; } }\n',
    good: 'int f(int x) { switch (x) { case 1: return 1; default: return 2; } }\n',
  },
  CC2114: {
    severity: 'error',
    message: (type: string) => `\`switch\` decides by an integer, not by \`${type}\``,
    explain: 'Fractions, addresses and strings are compared one by one, with `if`.',
    bad: 'int f(double x) { switch (x) { default: return 0; } }\n',
    good: 'int f(double x) { switch ((int)x) { default: return 0; } }\n',
  },
  CC2115: {
    severity: 'error',
    message: (word: string) => `\`${word}\` stands outside of ${word === 'break' ? 'a loop or `switch`' : 'a loop'}`,
    explain: '`break` leaves the innermost loop or `switch`, `continue` begins the next round of the innermost loop.',
    bad: 'int f(void) { break; return 0; }\n',
    good: 'int f(void) { while (1) break; return 0; }\n',
  },
  CC2116: {
    severity: 'error',
    message: () => 'instructions of a machine are not supported',
    explain:
      'The program becomes MAPLE IR, which runs on every machine, so `asm` can hold nothing. An empty one, a barrier for optimisers, is let pass. Many programs have a way without: look for a macro such as `NO_ASM`.',
    bad: 'void f(void) { asm("nop"); }\n',
    good: 'void f(void) { asm volatile("" ::: "memory"); }\n',
  },
  CC2117: {
    severity: 'error',
    message: () => 'a block as an expression stands outside of a function',
    explain: 'GNU’s `({ … })` runs statements, and outside of functions nothing runs.',
    bad: 'int x = ({ 1; });\n',
    good: 'int f(void) { return ({ 1; }); }\n',
  },
  CC2120: {
    severity: 'error',
    message: (name: string) => `there is no function \`${name}\` to clean up`,
    explain:
      '`cleanup(f)` calls `f` with the address of the variable at the end of its block, so `f` is declared before.',
    bad: 'void f(void) { int x __attribute__((cleanup(g))) = 1; }\n',
    good: 'void g(int *);\nvoid f(void) { int x __attribute__((cleanup(g))) = 1; }\n',
  },
  CC2121: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is a function, which has no initialiser`,
    explain:
      'The body of a function stands in braces without `=`. A variable that holds its address is declared as `int (*f)(void)`.',
    bad: 'int f(void) = 0;\n',
    good: 'int (*f)(void) = 0;\n',
  },
  CC2122: {
    severity: 'error',
    message: (name: string) => `\`${name}\` cannot be \`void\``,
    explain: '`void` is no value. A pointer to anything is `void *`.',
    bad: 'void x;\n',
    good: 'void *x;\n',
  },
  CC2123: {
    severity: 'error',
    message: (name: string) => `the type of \`${name}\` is that of its initialiser, and there is none`,
    explain: '`__auto_type x = value;` takes the type from the value.',
    bad: 'int f(void) { __auto_type x; return 0; }\n',
    good: 'int f(void) { __auto_type x = 0; return x; }\n',
  },
  CC2124: {
    severity: 'error',
    message: (name: string, type: string) => `\`${name}\` cannot be made: nothing is known of \`${type}\` but its name`,
    explain:
      'A variable or parameter needs room, and so a type whose size is known: a structure with its members, an array with its length.',
    bad: 'struct s;\nint f(void) { struct s x; return 0; }\n',
    good: 'struct s { int y; };\nint f(void) { struct s x; x.y = 0; return x.y; }\n',
  },
  CC2125: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is not among the names of the parameters`,
    explain: 'In the oldest form the names stand in the parentheses, and their types between those and the body.',
    bad: 'int f(a) int b; { return 0; }\n',
    good: 'int f(a) int a; { return a; }\n',
  },
  CC2126: {
    severity: 'error',
    message: (name: string) => `there is no label \`${name}\` in the function`,
    explain: 'A `goto` leads to a label of the same function: `name:` before a statement.',
    bad: 'int f(void) { goto end; return 0; }\n',
    good: 'int f(void) { goto end; end: return 0; }\n',
  },
  CC2127: {
    severity: 'error',
    message: () => 'this is not known before the program starts',
    explain:
      'Variables outside of functions, and `static` ones, begin with constants: numbers, addresses of other such variables and of functions, and what is calculated from them [6.7.9p4].',
    bad: 'int f(void);\nint x = f();\n',
    good: 'int f(void);\nint (*x)(void) = f;\n',
  },
  CC2128: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is \`extern\` in a block, and so has no first value here`,
    explain:
      '`extern` in a block names a variable that is defined elsewhere, outside of all functions; there its first value is given.',
    bad: 'int f(void) { extern int x = 1; return x; }\n',
    good: 'int x = 1;\nint f(void) { extern int x; return x; }\n',
  },
  CC3001: {
    severity: 'warning',
    option: 'incompatible-pointer-types',
    message: (from: string, to: string, what: string, name: string) =>
      `the address \`${from}\` is ${purposeText(what, name)}, which is \`${to}\``,
    explain:
      'The two point to different things, and reading one as the other is mostly a mistake. A cast says that it is meant.',
    bad: 'int f(double *p) { int *q = p; return *q; }\n',
    good: 'int f(double *p) { int *q = (int *)p; return *q; }\n',
  },
  CC3002: {
    severity: 'warning',
    option: 'discarded-qualifiers',
    message: (from: string, to: string, what: string, name: string) =>
      `\`${from}\` is ${purposeText(what, name)}, which is \`${to}\`: a qualifier gets lost`,
    explain: 'What is `const` or `volatile` would be changed or read without regard to that, behind this address.',
    bad: 'char *f(const char *s) { char *t = s; return t; }\n',
    good: 'const char *f(const char *s) { const char *t = s; return t; }\n',
  },
  CC3003: {
    severity: 'warning',
    option: 'int-conversion',
    message: (from: string, to: string, what: string, name: string) =>
      `\`${from}\` is ${purposeText(what, name)}, which is \`${to}\`: one is a number, the other an address`,
    explain:
      'Numbers and addresses are not each other, except 0. A cast says that it is meant; often a `*` or `&` is missing.',
    bad: 'int f(int *p) { int x = p; return x; }\n',
    good: 'int f(int *p) { int x = *p; return x; }\n',
  },
  CC3004: {
    severity: 'warning',
    option: 'compare-distinct-pointer-types',
    message: (left: string, right: string) => `\`${left}\` and \`${right}\` point to different things`,
    explain: 'Two addresses are compared, or one of them chosen, that lead to different types.',
    bad: 'int f(int *a, char *b) { return a == b; }\n',
    good: 'int f(int *a, char *b) { return a == (int *)b; }\n',
  },
  CC3005: {
    severity: 'warning',
    option: 'pointer-integer-compare',
    message: (mark: string) => `one operand of \`${mark}\` is an address, the other a number`,
    explain: 'An address is compared with other addresses and with 0. Often a `*` is missing.',
    bad: 'int f(int *a) { return a == 1; }\n',
    good: 'int f(int *a) { return *a == 1; }\n',
  },
  CC3010: {
    severity: 'warning',
    option: 'div-by-zero',
    message: () => 'this divides by zero',
    explain: 'The divisor is 0 whenever this is executed, and the program stops there.',
    bad: 'int f(int x) { return x / 0; }\n',
    good: 'int f(int x) { return x / 2; }\n',
  },
  CC3011: {
    severity: 'warning',
    option: 'shift-count-overflow',
    message: (count: bigint, type: string) => `a shift of \`${type}\` by ${count} has no defined result`,
    explain: 'Shifts are by 0 up to one less than the number of bits [6.5.7p3].',
    bad: 'int f(int x) { return x << 32; }\n',
    good: 'long f(long x) { return x << 32; }\n',
  },
  CC3020: {
    severity: 'warning',
    option: 'attributes',
    message: (name: string) => `the attribute \`${name}\` means nothing here and is ignored`,
    explain:
      'Attributes advise or change what a compiler does; this one is not known, or belongs to a certain machine.',
    bad: 'int x __attribute__((algned(8)));\n',
    good: 'int x __attribute__((aligned(8)));\n',
  },
  CC3021: {
    severity: 'warning',
    option: 'missing-declarations',
    message: () => 'this declares nothing',
    explain: 'A declaration without a name only makes sense for a structure, union or enumeration with a tag.',
    bad: 'int;\n',
    good: 'int x;\n',
  },
  CC3030: {
    severity: 'warning',
    option: 'implicitly-unsigned-literal',
    message: (type: string) => `the number is so large that it is \`${type}\``,
    explain: 'No signed type of 64 bits holds it. With `u` behind it, it is unsigned.',
    bad: 'unsigned long x = 18446744073709551615;\n',
    good: 'unsigned long x = 18446744073709551615u;\n',
  },
  CC3031: {
    severity: 'warning',
    option: 'multichar',
    message: () => 'a character constant has room for four characters',
    explain: "`'abcd'` is the number whose bytes are the characters; of more, only the last four remain.",
    bad: "int x = 'abcde';\n",
    good: "int x = 'abcd';\n",
  },
  CC3032: {
    severity: 'warning',
    option: 'unknown-escape-sequence',
    message: (text: string) => `\`${text}\` is no escape; it is the character itself`,
    explain: 'Behind a backslash stand n, t, r, a, b, f, v, 0 to 7, x, u, U, a quotation mark, ? or a backslash.',
    bad: 'char *s = "C:\\data";\n',
    good: 'char *s = "C:\\\\data";\n',
  },
  CC3040: {
    severity: 'warning',
    option: 'excess-initializers',
    message: (room: number, length: number) => `the string has ${length} characters, the array room for ${room}`,
    explain: 'The rest of the string is cut off. Without a length, the array gets that of the string.',
    bad: 'char s[3] = "four";\n',
    good: 'char s[] = "four";\n',
  },
  CC3041: {
    severity: 'warning',
    option: 'excess-initializers',
    message: () => 'there are more values than members or elements',
    explain: 'An array or structure takes as many values as it has elements or members; what is too much is left out.',
    bad: 'int a[2] = {1, 2, 3};\n',
    good: 'int a[3] = {1, 2, 3};\n',
  },
  CC3050: {
    severity: 'warning',
    option: 'varargs',
    message: (type: string) => `no variable argument has the type \`${type}\``,
    explain:
      'Where no parameter says the type, `char` and `short` are passed as `int`, `float` as `double`; ask for those.',
    bad: 'int f(__builtin_va_list l) { return __builtin_va_arg(l, char); }\n',
    good: 'int f(__builtin_va_list l) { return __builtin_va_arg(l, int); }\n',
  },
  CC3060: {
    severity: 'warning',
    message: () => 'the range is empty: its end is before its start',
    explain: 'GNU’s `case low ... high:` means all values from one to the other.',
    bad: 'int f(int x) { switch (x) { case 9 ... 1: return 1; } return 0; }\n',
    good: 'int f(int x) { switch (x) { case 1 ... 9: return 1; } return 0; }\n',
  },
  CC3061: {
    severity: 'warning',
    option: 'return-type',
    message: (type: string) => `the function gives \`${type}\`, and here nothing`,
    explain: 'Whoever uses the value of the call gets an arbitrary one.',
    bad: 'int f(int x) { if (x) return; return 1; }\n',
    good: 'int f(int x) { if (x) return 0; return 1; }\n',
  },
  CC3062: {
    severity: 'warning',
    option: 'return-type',
    message: () => 'the function gives nothing, and here a value',
    explain: 'The value is calculated and lost.',
    bad: 'void f(int x) { return x; }\n',
    good: 'int f(int x) { return x; }\n',
  },
  CC3070: {
    severity: 'warning',
    message: () => 'the parameter has no name',
    explain: 'In a definition a parameter without a name cannot be used; C before C23 does not allow it.',
    bad: 'int f(int) { return 1; }\n',
    good: 'int f(int x) { return x; }\n',
  },
  CC3080: {
    severity: 'warning',
    option: 'unused-variable',
    message: (name: string, type: string) => `the variable \`${name}\` (\`${type}\`) is not used`,
    explain: 'Nothing reads or changes it. `__attribute__((unused))`, or `(void)name;`, says that this is meant.',
    bad: 'int f(void) { int x = 1; return 0; }\n',
    good: 'int f(void) { int x = 1; return x; }\n',
  },
  CC3081: {
    severity: 'warning',
    option: 'unused-parameter',
    message: (name: string, type: string) => `the parameter \`${name}\` (\`${type}\`) is not used`,
    explain: 'Nothing reads or changes it. `__attribute__((unused))`, or `(void)name;`, says that this is meant.',
    bad: 'int f(int x) { return 0; }\n',
    good: 'int f(int x) { return x; }\n',
  },
});

/** With the warnings that are looked for. */
const messages = { ...cCatalogue, ...warningCatalogue };
export type CCode = keyof typeof messages;
export type CArgs<K extends CCode> = Parameters<(typeof messages)[K]['message']>;

/** Builds a diagnostic of either catalogue. */
export function diagnoseC<K extends CCode>(
  code: K,
  span: Span | undefined,
  args: CArgs<K>,
  extras?: Extras,
): Diagnostic {
  return diagnose(messages, code, span, args, extras);
}
