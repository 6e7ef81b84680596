/**
 * The mistakes that the text of a `.ti` file can have: TUY10xx lexical, TUY11xx statements, expressions and stack code,
 * TUY12xx declarations and types. Every entry's `bad` example reports its code and its `good` example reports nothing
 * (tests/tuyin/catalogue.test.ts). The verifier's entries are in verifier-diagnostics.ts.
 */
import { defineCatalogue } from '../base/diagnostics.ts';

export const tuyinTextCatalogue = defineCatalogue({
  TUY1001: {
    severity: 'error',
    message: (char: string) => `unexpected character \`${char}\``,
    explain:
      'Outside strings and comments, Tuyin text consists of words, names with `@` or `%`, metadata `!name`, groups `#n`, captures `$n`, numbers, strings and operators. Other characters of a name go between quotes: `%"a b"`.',
    bad: '@x = `a`\n',
    good: "@x = 'a'\n",
  },
  TUY1002: {
    severity: 'error',
    message: (escape: string | undefined) =>
      escape === undefined
        ? 'this string does not end'
        : `\`${escape}\` is no escape: bytes are written by two hexadecimal digits, such as \`\\0A\` for a line end`,
    explain:
      'A string ends at the next double quote. Inside it `\\41` is the byte with this hexadecimal number and `\\\\` a backslash; a quote is written `\\22`, a line end `\\0A`. There are no other escapes.',
    bad: '@s = "tab\\t"\n',
    good: '@s = "tab\\09"\n',
  },
  TUY1003: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is not a number`,
    explain:
      'Integers are decimal (up to 20,000 digits) or hexadecimal with `u0x` or `s0x`. Floats are decimal with a point or an exponent, or bit patterns: `0x` with up to 16 digits, `0xH` with 4, `0xL` and `0xM` with 32, `0xK` with 20.',
    bad: '@x = 12ab\n',
    good: '@x = u0x12ab\n',
  },
  TUY1004: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is not a name`,
    explain:
      'Behind `@` or `%` stands a number, a name of letters, digits and - $ . _ that does not begin with a digit, or any text in quotes.',
    bad: '@1st = 1\n',
    good: '@"1st" = 1\n',
  },
  TUY1005: {
    severity: 'warning',
    message: () => 'comments begin with `//`',
    explain:
      "W-HASH-COMMENT: a `#` that no digit follows is read as the beginning of a comment, because one of the language's own samples writes one so. `#` with a number is an attribute group; `samara fmt` writes `//`.",
    bad: '# a remark\n@x = 1\n',
    good: '// a remark\n@x = 1\n',
  },
  TUY1006: {
    severity: 'error',
    message: (what: string, least: number | string, most: number | string) =>
      `${what} is a number from ${least} to ${most}`,
    explain: 'Sizes, counts, indices, alignments and the numbers of groups have bounds, which the message names.',
    bad: 'define i32 @f() {\n  ldarg 5000000000\n  ret\n}\n',
    good: 'define i32 @f(i32, i32, i32, i32, i32, i32) {\n  ldarg 5\n  ret\n}\n',
  },
  TUY1007: {
    severity: 'error',
    message: (text: string) => `${text} is not one character of one byte`,
    explain:
      "Between `'` stands one character of ASCII, or `\\` and two hexadecimal digits: `'a'`, `'\\0A'`, and `'\\27'` for the quote itself. It is an " +
      'integer. Text of more bytes, such as a letter with an accent in UTF-8, is a string.',
    bad: "@x = 'ab'\n",
    good: "@x = 'a'\n",
  },

  TUY1101: {
    severity: 'error',
    message: (wanted: string, found: string) => `expected ${wanted}, found ${found}`,
    explain:
      'The text does not go on as the grammar wants here. A statement ends with its line unless the line ends in an operator, a comma, `->`, `<-`, `=`, `with`, `?` or `:`, or a bracket is open.',
    bad: 'subset @main\n  input.read(4\n',
    good: 'subset @main\n  input.read(4)\n',
  },
  TUY1102: {
    severity: 'error',
    message: (limit: number) => `nested deeper than ${limit}`,
    explain:
      'Expressions, types and bodies may be nested to a depth of 256; a chain of operators counts too, since every operator stands below the next one. `--max-nesting` raises the limit up to 512. Give parts of the expression names.',
    bad: `@x = ${'('.repeat(300)}1${')'.repeat(300)}\n`,
    good: '@x = ((1))\n',
  },
  TUY1103: {
    severity: 'error',
    message: (text: string) => `\`${text}\` is metadata, not a value`,
    explain:
      '`!` directly before a name or number is metadata, which is attached behind statements. Put a blank behind the operator "not", or write the sigil of the name.',
    bad: 'subset @main\n  done = false\n  !done\n',
    good: 'subset @main\n  done = false\n  !%done\n',
  },
  TUY1104: {
    severity: 'error',
    message: () => 'this arm belongs to no match',
    explain:
      'A `|` that is the first of its line belongs to the innermost open match whose arms begin in the same column, or that has no arm yet.',
    bad: 'subset @main\n  match input.read(1) with\n  | 1 -> 2\n    | _ -> 3\n',
    good: 'subset @main\n  match input.read(1) with\n  | 1 -> 2\n  | _ -> 3\n',
  },
  TUY1105: {
    severity: 'error',
    message: () => 'a match needs an arm',
    explain: 'Behind `with` stands at least one arm, which begins with `|`.',
    bad: 'subset @main\n  match input.read(1) with\n',
    good: 'subset @main\n  match input.read(1) with\n  | _\n',
  },
  TUY1106: {
    severity: 'error',
    message: (command: string, least: number, most: number, given: number) =>
      `\`${command}\` takes ${least === most ? least : `${least} or ${most}`} ${most === 1 ? 'argument' : 'arguments'}, ${given} given`,
    explain:
      'The commands of streams and regions are read(n) peek(n) pop() pop(n) skip(n) size() eof() pos() cap() seek(n) reset().',
    bad: 'subset @main\n  input.read()\n',
    good: 'subset @main\n  input.read(1)\n',
  },
  TUY1107: {
    severity: 'error',
    message: (word: string) => `\`${word}\` is a reserved word`,
    explain: 'Words of the language cannot be names without a sigil. With one, every word can: `%match`, `@input`.',
    bad: 'subset @main\n  align = 4\n  %align\n',
    good: 'subset @main\n  %align = 4\n  %align\n',
  },
  TUY1108: {
    severity: 'error',
    message: (what: string) => `${what} needs a body`,
    explain:
      'The body of a subset stands on the lines below it, further to the right; that of an arm on the rest of its line, or below it and further to the right than its `|`. An arm that gives nothing has no `->`.',
    bad: 'subset @main\n@x = 1\n',
    good: 'subset @main\n  1\n@x = 1\n',
  },
  TUY1109: {
    severity: 'warning',
    message: () => 'this line begins in another column than the statements above it',
    explain:
      'Every line further to the right than its subset or arm belongs to it, whatever its column. Uneven lines are mostly the sign of a body that was meant to belong to something else.',
    bad: 'subset @main\n  a = 1\n    b = 2\n  %a + %b\n',
    good: 'subset @main\n  a = 1\n  b = 2\n  %a + %b\n',
  },
  TUY1110: {
    severity: 'error',
    message: (word: string) => `unknown instruction \`${word}\``,
    explain:
      'In braces that begin with an instruction or a label, every line is an instruction of the stack machine; `samara ops --ir tuyin` lists them.',
    bad: 'define i32 @f() {\n  ldc 1\n  sum\n  ret\n}\n',
    good: 'define i32 @f() {\n  ldc 1\n  ldc 2\n  add\n  ret\n}\n',
  },
  TUY1111: {
    severity: 'error',
    message: (flag: string, op: string) => `\`${op}\` has no flag \`${flag}\``,
    explain:
      'Arithmetic takes nsw, nuw, exact and the fast-math words; comparisons, comparing branches and calls take the fast-math words alone; everything else takes none.',
    bad: 'define i1 @f(i32, i32) {\n  ldarg.0\n  ldarg.1\n  ceq nsw\n  ret\n}\n',
    good: 'define i32 @f(i32, i32) {\n  ldarg.0\n  ldarg.1\n  add nsw\n  ret\n}\n',
  },
  TUY1113: {
    severity: 'error',
    message: (word: string, instead: string) => `there is no statement \`${word}\`: ${instead}`,
    explain:
      'Tuyin has values and patterns where other languages have statements: `?:` and `match` choose, a call in the last place is a jump and so ' +
      'makes loops, and what a function gives is its last statement.',
    bad: 'subset @main\n  return 5\n',
    good: 'subset @main\n  5\n',
  },
  TUY1114: {
    severity: 'error',
    message: () => '`_` fits everything, so other patterns beside it say nothing',
    explain:
      'The patterns of one arm are alternatives: `| "a" | "b" -> …`. The arm for everything else is `_` alone. Any byte, but not the end of the ' +
      'input, is `0 .. 255`.',
    bad: 'subset @main\n  match input.read(1) with\n  | 1 | _ -> 2\n',
    good: 'subset @main\n  match input.read(1) with\n  | 1 -> 2\n  | _ -> 2\n',
  },
  TUY1112: {
    severity: 'error',
    message: (op: string) => `\`${op}\` takes a value and at least one index`,
    explain: '`getelementptr(pointer, i, …)` and `extractvalue(aggregate, i, …)` go from a whole to one of its parts.',
    bad: '@t = (1, 2)\n@x = extractvalue(@t)\n',
    good: '@t = (1, 2)\n@x = extractvalue(@t, 0)\n',
  },

  TUY1201: {
    severity: 'error',
    message: (text: string, most: number) => `\`${text}\`: types have from 1 to ${most} bits`,
    explain:
      'Integers have from 1 to 2^23-1 bits. Fixed-point types `fX.Y` have at least one bit before the point, and no more than 2^23-1 in all.',
    bad: '@x = i0 0\n',
    good: '@x = i1 0\n',
  },
  TUY1202: {
    severity: 'error',
    message: (text: string) => `there is no type \`${text}\``,
    explain:
      'Floating-point types are half, float, double and fp128, also written f16, f32, f64 and f128. Fixed-point types name the bits before and behind the point: f24.8.',
    bad: '@x = f80 1\n',
    good: '@x = fp128 1.0\n',
  },
  TUY1203: {
    severity: 'error',
    message: () => 'a struct type has two fields, or one with a comma behind it',
    explain:
      '`(i32, i1)` is a struct of two fields and `(i32,)` a struct of one; types are not put in brackets for any other reason.',
    bad: '%T = type (i32)\n',
    good: '%T = type (i32,)\n',
  },
  TUY1204: {
    severity: 'error',
    message: (word: string) => `\`${word}\` contradicts or repeats what is said before`,
    explain:
      'A symbol has one linkage (private internal external public), one visibility (default hidden protected), one kind of preemption, one address mode, one address space and one alignment.',
    bad: '@x = private external global 1\n',
    good: '@x = private global 1\n',
  },
  TUY1399: {
    severity: 'error',
    message: (count: number) => `more than ${count} mistakes: the rest is not shown`,
    explain:
      'The list of a file ends here. Most often the file is in another language, or one mistake at its beginning spoils the rest.',
    bad: `${'@x = )\n'.repeat(210)}`,
    good: '@x = 1\n',
  },
});

export type TuyinTextCatalogue = typeof tuyinTextCatalogue;
export type TuyinTextCode = keyof TuyinTextCatalogue;
