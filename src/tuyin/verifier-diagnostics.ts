/**
 * What the verifier finds: TUY20xx names and numbers, TUY21xx linkage, attributes and metadata, TUY22xx types and
 * constants, TUY23xx control. Every rule has an id; the examples are checked like those of the text
 * (tests/tuyin/catalogue.test.ts).
 */
import { defineCatalogue } from '../base/diagnostics.ts';

export const tuyinRules = defineCatalogue({
  TUY2001: {
    severity: 'error',
    rule: 'E-NAME-1: every name that is used is defined',
    message: (name: string) => `nothing is called \`${name}\``,
    explain:
      'A local is defined by an assignment above its use, in the same body; a symbol anywhere in the module. Symbols that an imported module may supply are not reported; without an import, only puts, putchar and exit come from outside.',
    bad: 'subset @main\n  %x + 1\n',
    good: 'subset @main\n  %x = 2\n  %x + 1\n',
  },
  TUY2002: {
    severity: 'error',
    rule: 'E-DUP-1: a name is defined once',
    message: (name: string) => `\`${name}\` is defined twice`,
    explain:
      'Functions, globals and aliases share one name space. A declaration and a definition of one function go together if their types agree. Types, attribute groups and metadata have name spaces of their own.',
    bad: '@x = 1\n@x = 2\n',
    good: '@x = 1\n@y = 2\n',
  },
  TUY2003: {
    severity: 'error',
    rule: 'E-NAME-2: a number names an unnamed value above its use',
    message: (name: string) => `\`${name}\` is no unnamed value above this place`,
    explain:
      'Unnamed values are counted from 0 in the order of the text, basic blocks included: the entry is %0, each arm and the place where arms meet take a number too. A body that assigns a number itself counts by hand, and its blocks take none.',
    bad: 'subset @main\n  input.read(4)\n  %0 + 1\n',
    good: 'subset @main\n  input.read(4)\n  %1 + 1\n',
  },
  TUY2004: {
    severity: 'error',
    rule: 'E-NAME-3: numbers given by hand are consecutive from 0',
    message: (name: string, wanted: number) => `\`${name}\` should be \`%${wanted}\``,
    explain: 'When a body assigns numbers itself, the first is %0 and each following one is greater by one.',
    bad: 'subset @main\n  %0 = input.read(4)\n  %2 = %0 + 1\n  %2\n',
    good: 'subset @main\n  %0 = input.read(4)\n  %1 = %0 + 1\n  %1\n',
  },
  TUY2005: {
    severity: 'error',
    rule: 'E-NAME-4: a capture stands in an arm that has it',
    message: (index: number) => `there is no \`$${index}\` here`,
    explain:
      'In an arm, `$0` is what was matched as it is, `$1` the same with the type of the pattern, and behind a struct pattern `$1`, `$2`, … are its parts. `_` has `$0` only.',
    bad: 'subset @main\n  match input.read(4) with\n  | 1 -> $2\n  | _\n',
    good: 'subset @main\n  match input.read(4) with\n  | 1 -> $1\n  | _\n',
  },
  TUY2006: {
    severity: 'error',
    rule: 'E-NAME-5: a label is defined once in the code that jumps to it',
    message: (name: string, what: string) => `label \`${name}\` is ${what}`,
    explain: 'The target of a branch is a label of the same body, and no label stands there twice.',
    bad: 'define void @f() {\n  br out\n}\n',
    good: 'define void @f() {\n  br out\nout:\n  ret\n}\n',
  },
  TUY2007: {
    severity: 'error',
    rule: 'E-NAME-6: attribute groups and metadata that are used exist',
    message: (name: string) => `there is no \`${name}\``,
    explain:
      'An attribute group `#n` is defined by `attributes #n = { … }`, metadata by `!name = !{ … }`, anywhere in the module.',
    bad: 'define void @f() #0 { ... }\n',
    good: 'attributes #0 = { cold }\ndefine void @f() #0 { ret }\n',
  },

  TUY2101: {
    severity: 'error',
    rule: 'E-VIS-1: private and internal symbols have default visibility',
    message: (linkage: string, visibility: string) => `a ${linkage} symbol cannot be ${visibility}`,
    explain:
      'Visibility says what other linked units see of a symbol. They never see one that is private or internal. An alias is private unless it says otherwise.',
    bad: '@x = private hidden global 1\n',
    good: '@x = external hidden global 1\n',
  },
  TUY2102: {
    severity: 'error',
    rule: 'E-TYPE-1: an alignment is 0 or a power of two',
    message: (align: number) => `${align} is not a power of two`,
    explain: '`align N` puts an object at a multiple of N bytes. 0, like none, leaves the choice to the target.',
    bad: '@x = global i32 1, align 12\n',
    good: '@x = global i32 1, align 16\n',
  },
  TUY2103: {
    severity: 'error',
    rule: 'E-GUID-1: a module identity is a GUID',
    message: (text: string) => `\`${text}\` is not a GUID`,
    explain:
      'The string behind an alias, and the attribute "dll_refer_guid", identify a module: 8-4-4-4-12 hexadecimal digits.',
    bad: 'import "m.ti" as m\n@f = m alias g "17"\n',
    good: 'import "m.ti" as m\n@f = m alias g "01234567-89ab-cdef-0123-456789abcdef"\n',
  },
  TUY2104: {
    severity: 'error',
    rule: 'E-TYPE-2: globals do not change after loading',
    message: (name: string) => `\`${name}\` cannot be assigned in a body`,
    explain:
      'A global has the value that the module gives it. Because no function can change one, the life of every block of memory is known. Use a local, or a region that is passed on.',
    bad: '@x = 1\nsubset @main\n  @x = 2\n',
    good: '@x = 1\nsubset @main\n  %x = 2\n',
  },
  TUY2105: {
    severity: 'warning',
    rule: 'W-ATTR-1: attribute groups of one object agree',
    message: (key: string, id: number) => `\`${key}\` has different values; that of #${id} counts`,
    explain:
      'The groups of an object are merged. If two of them give one attribute different values, the group that is listed last wins.',
    bad: 'attributes #0 = { alignstack=4 }\nattributes #1 = { alignstack=8 }\ndeclare void @f() #0 #1\n',
    good: 'attributes #0 = { alignstack=4 }\nattributes #1 = { cold }\ndeclare void @f() #0 #1\n',
  },
  TUY2106: {
    severity: 'error',
    rule: 'E-TYPE-3: known attributes have the values that they need',
    message: (key: string, wanted: string) => `\`${key}\` ${wanted}`,
    explain:
      'alignstack takes a power of two; alwaysinline, noinline, noreturn, cold, hot, readnone, nounwind and "no-sse" take no value; "dll_refer_guid" and "target-features" take a string. Other attributes are kept as they are.',
    bad: 'attributes #0 = { alignstack }\n',
    good: 'attributes #0 = { alignstack=4 }\n',
  },
  TUY2107: {
    severity: 'error',
    rule: 'E-TYPE-4: named metadata consists of nodes',
    message: (name: string) => `\`${name}\` may hold only nodes`,
    explain:
      'The operands of named metadata are references to nodes: no strings, constants or null. Numbered metadata may hold anything.',
    bad: '!list = !{!"text"}\n',
    good: '!0 = !{!"text"}\n!list = !{!0}\n',
  },
  TUY2108: {
    severity: 'error',
    rule: 'E-TYPE-5: metadata refers to itself only through a distinct node',
    message: (name: string) => `\`${name}\` is part of itself`,
    explain:
      'A node that is not distinct is what it holds, so it cannot hold itself. Mark one node of the cycle `distinct`.',
    bad: '!0 = !{!1}\n!1 = !{!0}\n',
    good: '!0 = distinct !{!1}\n!1 = !{!0}\n',
  },

  TUY2201: {
    severity: 'error',
    rule: 'E-TYPE-6: a constant belongs to its type',
    message: (what: string, type: string) => `${what} is no constant of type ${type}`,
    explain:
      'Integers fit their width, signed or unsigned; floating-point constants have floating or fixed-point types; null is a pointer; aggregates have as many elements as their type, each of its own type. A hexadecimal constant of a half or float is one that it can hold exactly.',
    bad: '@x = i8 300\n',
    good: '@x = i8 200\n',
  },
  TUY2202: {
    severity: 'error',
    rule: 'E-INEXACT-1: a typed decimal constant is exactly a value of its type',
    message: (text: string, type: string) => `${text} is not exactly a ${type}`,
    explain:
      '1.25 has an exact binary form, 1.3 has none. With an explicit type the constant must be exact, so that nothing changes unseen: write the bits in hexadecimal. Without a type a decimal constant is rounded.',
    bad: '@x = double 1.3\n',
    good: '@x = double 0x3FF4CCCCCCCCCCCD\n',
  },
  TUY2203: {
    severity: 'error',
    rule: 'E-NO-TYPE-1: 0xK and 0xM constants have no type',
    message: () => 'there is no type for this format',
    explain:
      '`0xK` writes x87 numbers of 80 bits and `0xM` PowerPC pairs of doubles. Tuyin has neither type; use fp128 with `0xL`.',
    bad: '@x = 0xK3FFF8000000000000000\n',
    good: '@x = 0xL3FFF0000000000000000000000000000\n',
  },
  TUY2204: {
    severity: 'error',
    rule: 'E-PTR-FUNC-1: types consist of what may be stored',
    message: (type: string) => `there is no type \`${type}\``,
    explain:
      'There are no pointers to functions, because calls must be known before the program runs. void stands only for "no result". Vectors hold numbers and pointers.',
    bad: '%T = type void*\n',
    good: '%T = type i8*\n',
  },
  TUY2205: {
    severity: 'error',
    rule: 'E-CONST-1: the value of a global is known before the program runs',
    message: (why: string) => `this is no constant: ${why}`,
    explain:
      'Globals are made when the program is linked: from literals, addresses, other globals and operators, without a division by zero. The address of the entry block of a function cannot be taken.',
    bad: '@x = 1 / 0\n',
    good: '@x = 1 / 2\n',
  },
  TUY2206: {
    severity: 'error',
    rule: 'E-JOIN-1: the arms of a value meet in one type',
    message: (a: string, b: string) => `${a} and ${b} have no type in common`,
    explain:
      'The arms of a match and the sides of `?:` have the same type, or are numbers, or structs that begin alike. Otherwise the value may not be used.',
    bad: 'subset @main\n  x = input.eof() ? (1, true) : 2\n  1\n',
    good: 'subset @main\n  x = input.eof() ? (1, true) : (2, false)\n  1\n',
  },
  TUY2207: {
    severity: 'error',
    rule: 'E-TYPE-7: operands have types that the operator takes',
    message: (op: string, a: string, b: string) => `\`${op}\` does not take ${a} and ${b}`,
    explain:
      'Arithmetic takes numbers, or a pointer and an integer. Integers are widened and become floating-point beside such; structs, arrays and different pointers meet nothing. Bits and shifts are for integers.',
    bad: 'subset @main\n  (1, true) + 1\n',
    good: 'subset @main\n  1 + 1\n',
  },
  TUY2208: {
    severity: 'error',
    rule: 'E-PAT-WIDTH-1: a floating-point pattern has a width that exists',
    message: (bytes: number) => `there is no floating-point number of ${bytes} bytes`,
    explain: 'A literal pattern takes the width of what is matched: floating-point ones 2, 4, 8 or 16 bytes.',
    bad: 'subset @main\n  match input.read(3) with\n  | 1.5 -> 1\n  | _ -> 0\n',
    good: 'subset @main\n  match input.read(4) with\n  | 1.5 -> 1\n  | _ -> 0\n',
  },
  TUY2209: {
    severity: 'error',
    rule: 'E-NAME-7: a named type exists and does not contain itself',
    message: (name: string, what: string) => `type \`${name}\` ${what}`,
    explain: 'A type name is defined by `%name = type …`. A type may point to itself, but not contain itself.',
    bad: '@x = global %T zeroinitializer\n',
    good: '%T = type (i32, %T*)\n@x = global %T zeroinitializer\n',
  },

  TUY2301: {
    severity: 'warning',
    rule: 'W-NO-DEFAULT-1: a match has an arm for everything else',
    message: () => 'this match traps if no arm fits',
    explain:
      'When no pattern fits the program ends with a trap. An arm `_` takes what the others leave, also when the input was too short.',
    bad: 'subset @main\n  match input.read(1) with\n  | 1 -> 2\n',
    good: 'subset @main\n  match input.read(1) with\n  | 1 -> 2\n  | _ -> 3\n',
  },
  TUY2302: {
    severity: 'warning',
    rule: 'W-ELIDED-1: nothing is left out',
    message: () => 'something is left out here; the program traps when it gets here',
    explain:
      '`...` stands for what was not written. Such a program can be read and printed; it ends with a trap where something is missing.',
    bad: 'define void @f() { ... }\n',
    good: 'define void @f() { ret }\n',
  },
  TUY2303: {
    severity: 'error',
    rule: 'E-STACK-1: stack code ends with a jump, a return or a throw',
    message: () => 'control runs off the end of this code',
    explain: 'The last instruction of a body goes somewhere: `ret`, `br` or `throw`.',
    bad: 'define i32 @f() {\n  ldc.1\n}\n',
    good: 'define i32 @f() {\n  ldc.1\n  ret\n}\n',
  },
});

export type TuyinRules = typeof tuyinRules;
export type TuyinRule = keyof TuyinRules;
