/**
 * The mistakes that the text of a MAPLE file can have: MPL10xx lexical, MPL11xx statements and expressions, MPL12xx
 * declarations and types, MPL13xx modules and imports. Every entry's `bad` example reports its code and its `good`
 * example does not (tests/maple/parse/catalogue.test.ts). The verifier's entries are in verifier-diagnostics.ts.
 */
import { defineCatalogue } from '../base/diagnostics.ts';

export const mapleTextCatalogue = defineCatalogue({
  MPL1001: {
    severity: 'error',
    message: (char: string) => `unexpected character ${char}`,
    explain:
      'Outside strings and comments, MAPLE text consists of words, numbers, names with a sigil ($ % & @ ! ^) and the marks ( ) [ ] { } < > , : = *. Statements end with their line: there is no semicolon.',
    bad: 'func &f () void {\n  return ();\n}\n',
    good: 'func &f () void {\n  return ()\n}\n',
  },
  MPL1002: {
    severity: 'error',
    message: () => 'this string has no closing quote on its line',
    explain: 'A string stands between double quotes on one line. A quote inside it is written \\", a line end \\n.',
    bad: 'import "types.mplt\n',
    good: 'importpath "lib"\n',
  },
  MPL1003: {
    severity: 'error',
    message: () => 'a character constant is one character between single quotes',
    explain:
      'Between single quotes stands exactly one character, which is its code as an integer. There are no escapes: write other codes as numbers.',
    bad: "var $c i8 = 'ab'\n",
    good: "var $c i8 = 'a'\n",
  },
  MPL1004: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is not a number`,
    explain:
      'Integers are decimal, octal with a leading 0, or hexadecimal with 0x, with an optional suffix of u and l. Floats are written as in C, with f at the end for f32.',
    bad: 'var $x i32 = 12ab\n',
    good: 'var $x i32 = 0x12ab\n',
  },
  MPL1005: {
    severity: 'error',
    message: () => 'half of a surrogate pair cannot be written as UTF-8',
    explain: 'The text holds a UTF-16 surrogate without its partner. It is no character, and no file could hold it.',
    bad: 'func &f () ptr {\n  return (conststr ptr "\ud800")\n}\n',
    good: 'func &f () ptr {\n  return (conststr ptr "\ud83c\udf41")\n}\n',
  },
  MPL1006: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is not a name`,
    explain:
      'A sigil is followed by a name: letters, digits, _ $ ; / | . ? @ and characters outside ASCII. A percent sign followed by digits alone is a pseudo-register.',
    bad: 'func &f () void {\n  dassign % (constval i32 1)\n}\n',
    good: 'func &f () void {\n  var %x i32\n  dassign %x (constval i32 1)\n}\n',
  },

  MPL1101: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain: 'The text does not go on as the grammar wants here. `samara ops` shows how each opcode is written.',
    bad: 'func &f () i32 {\n  return (add i32 (constval i32 1 constval i32 2))\n}\n',
    good: 'func &f () i32 {\n  return (add i32 (constval i32 1, constval i32 2))\n}\n',
  },
  MPL1102: {
    severity: 'error',
    message: (word: string) => `unknown statement \`${word}\``,
    explain: 'A statement begins with the name of a statement opcode, a label, a brace or a declaration.',
    bad: 'func &f () void {\n  var %x i32\n  dasign %x (constval i32 1)\n}\n',
    good: 'func &f () void {\n  var %x i32\n  dassign %x (constval i32 1)\n}\n',
  },
  MPL1103: {
    severity: 'error',
    message: (word: string) => `unknown expression \`${word}\``,
    explain:
      'An operand begins with the name of an expression opcode. Values are never written bare: a constant is `constval i32 5`, a variable `dread i32 %x`.',
    bad: 'func &f () i32 {\n  return (ad i32 (constval i32 1, constval i32 2))\n}\n',
    good: 'func &f () i32 {\n  return (add i32 (constval i32 1, constval i32 2))\n}\n',
  },
  MPL1104: {
    severity: 'error',
    message: (word: string) => `\`${word}\` is an expression and cannot stand as a statement`,
    explain: 'Expressions are operands of statements. `eval (…)` evaluates one and forgets the result.',
    bad: 'func &f () void {\n  constval i32 1\n}\n',
    good: 'func &f () void {\n  eval (constval i32 1)\n}\n',
  },
  MPL1105: {
    severity: 'error',
    message: (word: string) => `\`${word}\` is a statement and cannot stand as an operand`,
    explain: 'Operands are expressions. Assign in a statement of its own and read the variable here.',
    bad: 'func &f () void {\n  eval (call &f ())\n}\n',
    good: 'func &f () void {\n  call &f ()\n}\n',
  },
  MPL1106: {
    severity: 'error',
    message: (mark: string) => `this \`${mark}\` closes nothing`,
    explain: 'There are more closing brackets than opening ones.',
    bad: 'func &f () void {\n  return ())\n}\n',
    good: 'func &f () void {\n  return ()\n}\n',
  },
  MPL1107: {
    severity: 'error',
    message: (mark: string) => `this \`${mark}\` is never closed`,
    explain: 'The end of the file, or the next function, comes before the closing bracket.',
    bad: 'func &f () void {\n  while (constval i32 1) {\n    return ()\n}\n',
    good: 'func &f () void {\n  while (constval i32 1) {\n    return ()\n  }\n}\n',
  },
  MPL1108: {
    severity: 'error',
    message: (limit: number) => `nesting is deeper than ${limit} levels; \`--max-nesting\` raises the limit`,
    explain:
      'Expressions, blocks, types and initialisers may be nested to a limit, so that damaged files are reported instead of exhausting memory. `--max-nesting N` raises it.',
    bad: `func &f () i32 {\n  return (${'neg i32 ('.repeat(1100)}constval i32 1${')'.repeat(1100)})\n}\n`,
    good: `func &f () i32 {\n  return (${'neg i32 ('.repeat(400)}constval i32 1${')'.repeat(400)})\n}\n`,
  },
  MPL1109: {
    severity: 'error',
    message: (op: string, wanted: string, found: number) => `${op} takes ${wanted}, not ${found}`,
    explain: 'The number of operands between the parentheses belongs to the opcode.',
    bad: 'func &f () i32 {\n  return (add i32 (constval i32 1))\n}\n',
    good: 'func &f () i32 {\n  return (neg i32 (constval i32 1))\n}\n',
  },
  MPL1110: {
    severity: 'error',
    message: (word: string) => `unknown primitive type \`${word}\``,
    explain: 'Most opcodes are followed by the primitive type of their result, such as i32, u64, f64 or ptr.',
    bad: 'func &f () void {\n  eval (constval int 1)\n}\n',
    good: 'func &f () void {\n  eval (constval i32 1)\n}\n',
  },
  MPL1111: {
    severity: 'error',
    message: (name: string) => `unknown special register \`${name}\``,
    explain: 'Special registers are %%SP, %%FP, %%GP, %%PC, %%thrownval and %%retval0, %%retval1 and so on.',
    bad: 'func &f () void {\n  eval (regread i32 %%result)\n}\n',
    good: 'func &f () void {\n  eval (regread i32 %%retval0)\n}\n',
  },
  MPL1112: {
    severity: 'error',
    message: (register: string, word: string) => `\`${register}\` is a pseudo-register, not a variable: use ${word}`,
    explain: 'Pseudo-registers are read by regread and assigned by regassign; dread and dassign are for variables.',
    bad: 'func &f () void {\n  eval (dread i32 %1)\n}\n',
    good: 'func &f () void {\n  eval (regread i32 %1)\n}\n',
  },
  MPL1113: {
    severity: 'error',
    message: (text: string, least: string, greatest: string) =>
      `${text} is out of range: it must lie between ${least} and ${greatest}`,
    explain: 'Field ids, offsets, sizes, register numbers and the like are limited to what their tables can hold.',
    bad: 'func &f () void {\n  var %x i32\n  eval (dread i32 %x 99999999999)\n}\n',
    good: 'func &f () void {\n  var %x i32\n  eval (dread i32 %x 0)\n}\n',
  },
  MPL1114: {
    severity: 'warning',
    message: (text: string, type: string, kept: string) => `${text} does not fit into ${type} and is cut to ${kept}`,
    explain: 'An integer constant keeps its low bits when it is larger than its type. Write the value that is meant.',
    bad: 'func &f () void {\n  eval (constval i32 0x111111111)\n}\n',
    good: 'func &f () void {\n  eval (constval i64 0x111111111)\n}\n',
  },
  MPL1115: {
    severity: 'error',
    message: (text: string, type: string) => `${text} is no constant of type ${type}`,
    explain:
      'Integer types take integers and characters, float types take floats, integers and hexadecimal bits, complex and vector types take as many values in brackets as they have lanes.',
    bad: 'func &f () void {\n  eval (constval i32 1.5)\n}\n',
    good: 'func &f () void {\n  eval (constval f64 1.5)\n}\n',
  },
  MPL1116: {
    severity: 'error',
    message: (name: string) => `label \`@${name}\` is defined twice`,
    explain: 'A label names one place of its function, and jumps to it need to know which one.',
    bad: 'func &f () void {\n@a\n@a\n  goto @a\n}\n',
    good: 'func &f () void {\n@a\n@b\n  goto @a\n}\n',
  },
  MPL1117: {
    severity: 'warning',
    message: (name: string) => `unknown intrinsic \`${name}\``,
    explain:
      'The name is not in the list of intrinsics. It is kept as written; whether it can be executed is seen when the program is compiled or run.',
    bad: 'func &f () void {\n  intrinsiccall C_strlenn (conststr ptr "a")\n}\n',
    good: 'func &f () void {\n  intrinsiccall C_strlen (conststr ptr "a")\n}\n',
  },
  MPL1120: {
    severity: 'error',
    message: (name: string) => `\`${name}\` has a body, in a file of declarations`,
    explain:
      'Files with the suffix .mplt hold types and declarations that other files import (MAPLE IR Specification, 4 and 4.1.8). Functions with bodies belong to a .mpl file.',
    bad: 'import "bodies.mplt"\n',
    good: 'importpath "types"\n',
  },

  MPL1201: {
    severity: 'error',
    message: (word: string) => `unknown declaration \`${word}\``,
    explain:
      'Outside functions stand declarations: var, type, func, javaclass, javainterface, import and the other directives.',
    bad: 'vra $x i32\n',
    good: 'var $x i32\n',
  },
  MPL1202: {
    severity: 'error',
    message: (word: string) => `unknown attribute \`${word}\``,
    explain: 'Words after a type or a name are attributes, such as public, static, const or align(8).',
    bad: 'var $x i32 volatle\n',
    good: 'var $x i32 volatile\n',
  },
  MPL1203: {
    severity: 'error',
    message: (word: string, wanted: string) => `${word} takes ${wanted}`,
    explain: 'Some attributes have arguments in parentheses. Alignments are powers of two.',
    bad: 'var $x i32 align(3)\n',
    good: 'var $x i32 align(4)\n',
  },
  MPL1204: {
    severity: 'error',
    message: (found: string) => `expected a type, found ${found}`,
    explain:
      'A type is a primitive type such as i32, or a derived type between angle brackets: <* i32>, <[10] f32>, <$name>, <func (i32) i32>, <struct {@f i32}>.',
    bad: 'var $x 5\n',
    good: 'var $x i32\n',
  },
  MPL1205: {
    severity: 'error',
    message: (kind: string, name: string) => `${kind} \`${name}\` is declared twice`,
    explain:
      'A name is declared once in its scope. Variables may be declared again with the same type and storage class, and functions may have any number of prototypes.',
    bad: 'var $x i32\nvar $x f64\n',
    good: 'var $x i32\nvar $y f64\n',
  },
  MPL1206: {
    severity: 'error',
    message: (name: string) => `function \`${name}\` has a second body`,
    explain: 'A function may have any number of prototypes and one body.',
    bad: 'func &f () void {\n}\nfunc &f () void {\n}\n',
    good: 'func &f () void\nfunc &f () void {\n}\n',
  },
  MPL1207: {
    severity: 'error',
    message: (name: string) =>
      `\`${name}\` has the wrong sigil here: ${name.startsWith('$') ? 'global names belong outside functions' : 'local names belong inside functions'}`,
    explain:
      'Global names begin with $ and are declared outside functions; local names begin with % and are declared inside them.',
    bad: 'var %x i32\n',
    good: 'var $x i32\n',
  },
  MPL1208: {
    severity: 'error',
    message: () => 'a parameter is written `var %name type` or `reg %1 type`',
    explain: 'Every parameter of a function has a name, in prototypes too; function types list types alone.',
    bad: 'func &f (i32) void\n',
    good: 'func &f (var %x i32) void\n',
  },
  MPL1209: {
    severity: 'error',
    message: () => 'the parameter list ends after `...`',
    explain: 'The three dots stand for any number of further arguments and are the last thing in a parameter list.',
    bad: 'func &f (..., var %x i32) void\n',
    good: 'func &f (var %x i32, ...) void\n',
  },

  MPL1301: {
    severity: 'warning',
    message: (name: string) => `cannot find the imported file \`${name}\``,
    explain:
      'An imported file is looked for beside the importing file and in the directories that importpath names. As long as nothing of it is needed, the program can be checked and run without it; a type or variable that is declared nowhere else is an error where it is used.',
    bad: 'import "nowhere.mplt"\n',
    good: 'importpath "types"\n',
  },
  MPL1302: {
    severity: 'error',
    message: (name: string) => `\`${name}\` is imported and imports another file itself`,
    explain:
      'Only one level of imports is allowed: an .mplt file holds declarations and no import (MAPLE IR Specification, 4.1.8).',
    bad: 'import "deep.mplt"\n',
    good: 'importpath "types"\n',
  },
  MPL1303: {
    severity: 'error',
    message: (name: string) => `\`${name}\` does not end in .mplt`,
    explain: 'Files that are imported hold declarations only and have the suffix .mplt.',
    bad: 'import "main.mpl"\n',
    good: 'importpath "types"\n',
  },
  MPL1304: {
    severity: 'error',
    message: (name: string, shape: string) => `${name} is followed by ${shape}`,
    explain:
      'Each directive has its own kind of value: a number, a string, a function name, words in square brackets, or pairs in braces.',
    bad: 'flavor high\n',
    good: 'flavor 1\n',
  },
  MPL1399: {
    severity: 'error',
    message: (limit: number) => `more than ${limit} problems in this file; the rest is not shown`,
    explain: 'Reporting stops after a fixed number of problems. Mend the first ones and check again.',
    bad: 'var 1\n'.repeat(230),
    good: 'var $x i32\n',
  },
});

export type MapleTextCatalogue = typeof mapleTextCatalogue;
export type MapleTextCode = keyof MapleTextCatalogue;
