/**
 * What only the graph shows: TUY24xx, found when values have types and functions know each other. The rules continue those
 * of verifier-diagnostics.ts, and their examples are checked like those (tests/tuyin/catalogue.test.ts).
 */
import { defineCatalogue } from '../../base/diagnostics.ts';
import { largestNesting } from '../parser-state.ts';
import { mostParts, mostValueBytes } from '../value-size.ts';

export const graphRules = defineCatalogue({
  TUY2401: {
    severity: 'error',
    rule: 'E-TYPE-8: a value stands where its type may',
    message: (from: string, to: string) => `${from} cannot stand where ${to} is wanted`,
    explain:
      'Values become wider by themselves: integers longer, integers floating-point, floats wider, a struct one that begins like it, arrays and strings the address of their first element; bits become a type of as many bits. Nothing becomes narrower: write the type in front, `i8 %x`.',
    bad: 'define i32 @f(i64 %n) {\n  %n + 1\n}\n',
    good: 'define i32 @f(i64 %n) {\n  i32 (%n + 1)\n}\n',
  },
  TUY2402: {
    severity: 'error',
    rule: 'E-TYPE-9: commands, calls and indices go to what has them',
    message: (what: string, why: string) => `${what}: ${why}`,
    explain:
      'read, peek, pop and the other commands go to `input` or a region; only functions are called; only structs, arrays and pointers have parts; `input`, `output` and `error` are no values. A part of a struct is named by a constant index.',
    bad: 'subset @main\n  x = 5\n  x.read(4)\n',
    good: 'subset @main\n  x = [5]\n  x.read(4)\n',
  },
  TUY2403: {
    severity: 'error',
    rule: 'E-POP-WIDTH-1: a pop knows how much it takes',
    message: () => 'nothing says how many bytes this `pop` takes',
    explain:
      '`pop()` takes what was last peeked on every path that leads here, or what was last put back. After anything else write the number of bytes: `pop(4)`.',
    bad: 'subset @main\n  input.pop() + 1\n',
    good: 'subset @main\n  input.pop(4) + 1\n',
  },
  TUY2404: {
    severity: 'error',
    rule: 'E-PAT-WIDTH-2: a pattern is as wide as what is matched',
    message: (pattern: string, bytes: string) => `${pattern} does not fit what is matched, ${bytes}`,
    explain:
      'Integers, floats and computed values become as wide as what is matched, but never narrower; the parts of a struct must fill it exactly. What is matched must have a width that is known.',
    bad: 'subset @main\n  match input.read(1) with\n  | 300 -> 1\n  | _ -> 0\n',
    good: 'subset @main\n  match input.read(2) with\n  | 300 -> 1\n  | _ -> 0\n',
  },
  TUY2405: {
    severity: 'error',
    rule: 'E-ESCAPE-1: no pointer outlives what it points to',
    message: () => 'this would keep the address of memory that ends with this function',
    explain:
      'Blocks made here end with the function, except those that its result reaches. Their addresses may be stored in other blocks made here and be returned, but not be stored in memory that a caller owns.',
    bad: 'define void @f(i8** %place) {\n  block = [8]\n  %place <- i8* block\n}\n',
    good: 'define [64]* @f() {\n  block = [8]\n  block\n}\n',
  },
  TUY2406: {
    severity: 'error',
    rule: 'E-TYPE-10: a call gives a value for every parameter',
    message: (name: string, wanted: number, given: number) =>
      `\`${name}\` takes ${wanted} ${wanted === 1 ? 'value' : 'values'}, ${given} given`,
    explain:
      'A function that was defined or declared with parameters needs as many values, or none at all: then it takes them from the input of its caller.',
    bad: 'define i32 @add(i32 %a, i32 %b) {\n  %a + %b\n}\nsubset @main\n  @add(1)\n',
    good: 'define i32 @add(i32 %a, i32 %b) {\n  %a + %b\n}\nsubset @main\n  @add(1, 2)\n',
  },
  TUY2407: {
    severity: 'warning',
    rule: 'W-ARG-EXTRA-1: a call gives no more than the function reads',
    message: (name: string, bytes: number, given: number) =>
      `\`${name}\` reads at most ${bytes} bytes of the ${given} that are given`,
    explain: 'The values of a call become the input of the function; what it does not read is dropped.',
    bad: 'subset @next\n  input.read(4) + 1\nsubset @main\n  next(1, 2)\n',
    good: 'subset @next\n  input.read(4) + 1\nsubset @main\n  next(1)\n',
  },
  TUY2408: {
    severity: 'warning',
    rule: 'W-PATTERN-1: a string pattern is no longer than what is matched',
    message: (length: number, bytes: number) => `this string of ${length} bytes never matches ${bytes}`,
    explain:
      'A string is compared with all bytes that were read. A shorter one is followed by zeros; a longer one cannot match.',
    bad: 'subset @main\n  match input.read(2) with\n  | "yes" -> 1\n  | _ -> 0\n',
    good: 'subset @main\n  match input.read(3) with\n  | "yes" -> 1\n  | _ -> 0\n',
  },
  TUY2409: {
    severity: 'error',
    rule: 'E-NAME-8: a local has a value on every path to its use',
    message: (name: string) => `\`${name}\` has no value on some paths to this place`,
    explain:
      'A local that only some arms of a match assign exists in those arms. Assign it in all of them, or before the match.',
    bad: 'subset @main\n  match input.read(1) with\n  | 1 -> x = 5\n  | _ -> y = 6\n  %x + 1\n',
    good: 'subset @main\n  x = 6\n  match input.read(1) with\n  | 1 -> x = 5\n  | _ -> y = 6\n  %x + 1\n',
  },
  TUY2410: {
    severity: 'error',
    rule: 'E-TYPE-11: the result type of a function is found',
    message: (name: string, tries: number) => `no result type of \`${name}\` fits in ${tries} tries`,
    explain:
      'The result type of a function that calls itself is the least one that fits: it is tried again as long as it changes. Where that takes so long, use `define`, which names the type.',
    bad: `subset @chain\n  (i64 1, ${Array.from({ length: 120 }, (_, i) => `input.eof() ? 1 : chain[${i}]`).join(', ')})\n`,
    good: 'subset @chain\n  (i64 1, input.eof() ? 1 : chain[0], input.eof() ? 1 : chain[1])\n',
  },
  TUY2411: {
    severity: 'error',
    rule: 'E-ALIAS-CONFLICT-1: imported aliases of one name mean one thing',
    message: (name: string) => `\`${name}\` means different things in two imported modules`,
    explain:
      'Two imported modules give this name to different things. Write which one is meant, `module.name` with the name behind `as`, or make one of them a signature with an identity.',
    bad: 'import "a.ti"\nimport "b.ti"\nsubset @main\n  @both\n',
    good: 'import "a.ti" as a\nimport "b.ti"\nsubset @main\n  a.both\n',
  },
  TUY2413: {
    severity: 'error',
    rule: 'E-TYPE-12: bits are not compared with the address of a string',
    message: (op: string) => `\`${op}\` would compare bits with the address of this string, not with its characters`,
    explain:
      'A string stands for its address. What was read is compared with characters by a pattern: `match` with the string as an arm.',
    bad: 'subset @main\n  input.read(4) == "abcd" ? 1 : 2\n',
    good: 'subset @main\n  match input.read(4) with\n  | "abcd" -> 1\n  | _ -> 2\n',
  },
  TUY2414: {
    severity: 'error',
    rule: 'E-TYPE-13: what an order is asked of fits its type with the sign',
    message: (op: string, value: bigint, type: string) =>
      `${value} is negative as ${type}, so \`${op}\` does not mean what it says`,
    explain:
      'Integers have a sign: an i8 goes from -128 to 127, and 128 to 255 are bit patterns of negative ones. Such a constant may be assigned and ' +
      'be tested for equality, but an order needs a wider type, or `@tuyin.u.lt` and its like, which take bits as without a sign.',
    bad: 'subset @main\n  c = i8 input.read(1)\n  c < 200 ? 1 : 2\n',
    good: 'subset @main\n  c = i8 input.read(1)\n  @tuyin.u.lt(c, i8 200) ? 1 : 2\n',
  },
  TUY2415: {
    severity: 'error',
    rule: 'E-NAME-9: what is declared is defined in some module of the program',
    message: (name: string) => `no module of the program defines \`${name}\``,
    explain:
      'A global without a value is a promise that another module defines it. The promise is looked at when a program is linked: `check` of ' +
      'one module says nothing. Import the module that defines it, or give it a value here.',
    bad: '@limit = external global i32\nsubset @main\n  @tuyin.mem.load.i32(@limit)\n',
    good: '@limit = global i32 7\nsubset @main\n  @tuyin.mem.load.i32(@limit)\n',
  },
  TUY2416: {
    severity: 'error',
    rule: 'E-TYPE-14: a declaration and its definition have the same type',
    message: (name: string, declared: string, defined: string) =>
      `\`${name}\` is declared as ${declared} and defined as ${defined}`,
    explain: 'Declarations and the definition of a global mean the same memory, so they agree in its type.',
    bad: 'import "limits.ti"\n@limit = external global i64\n',
    good: 'import "limits.ti"\n@limit = external global i32\n',
  },
  TUY2417: {
    severity: 'error',
    rule: 'E-TYPE-15: an access stays in its object',
    message: (bytes: number, offset: number, size: number) =>
      `${bytes} bytes ${offset < 0 ? `${-offset} before the beginning` : `at ${offset}`} of an object of ${size} are outside of it`,
    explain:
      'A block or a global is an object, and an index that runs out of it finds something else, or nothing. Where all steps are constants this is ' +
      'known before the program runs.',
    bad: 'subset @main\n  r = [8]\n  p = i32* r\n  p[2]\n',
    good: 'subset @main\n  r = [8]\n  p = i32* r\n  p[1]\n',
  },
  TUY2418: {
    severity: 'error',
    rule: 'E-TYPE-16: a value has at most as many parts and bytes as machines hold',
    message: (type: string) => `${type} is too large for a value`,
    explain:
      `A value has at most ${mostParts} parts and ${mostValueBytes} bytes. Memory may be larger: keep it in a global or in a block, and use it ` +
      'by its address.',
    bad: 'define [400000000 x i32] @zeros(i32 %n) {\n  [400000000 x i32] zeroinitializer\n}\n',
    good: '@zeros = global [4000 x i32] zeroinitializer\ndefine i32 @at(i32 %n) {\n  @zeros[%n]\n}\n',
  },
  TUY2419: {
    severity: 'error',
    rule: 'E-TYPE-17: the type of a value can be written',
    message: () => `the type of this value is nested deeper than ${largestNesting}`,
    explain:
      `Where a type stands in a text, or in the name of an extra function, it is nested at most ${largestNesting} deep. Values that are made of values ` +
      'of values can come to more, and so can named types that are made of one another. Keep the inner ones in memory, and their addresses as `i8*`.',
    bad: `%a = type i8${'*'.repeat(200)}\n%b = type %a${'*'.repeat(200)}\n%c = type %b${'*'.repeat(200)}\ndefine %c @same(%c %x) {\n  %x\n}\n`,
    good: '%a = type i8*\n%b = type %a*\n%c = type %b*\ndefine %c @same(%c %x) {\n  %x\n}\n',
  },
  TUY2420: {
    severity: 'warning',
    rule: 'W-WIDTH-1: a call leaves its caller what it left in version 0.1 (`check --profile tuyin-0.1` alone asks for it)',
    message: (name: string, before: string) => `\`${name}\` may leave other bytes here than in version 0.1: ${before}`,
    explain:
      "A call without values reads on in its caller's input: what it has not read is there for the caller, what it put back and has not read is gone. " +
      'In version 0.1 it took as many bytes as the longest path of the function reads, even where it only looked at them, and a function whose ' +
      'reads have no bound left what it had put back. If the bytes are to be gone, let the function read them.',
    bad: 'subset @next\n  input.peek(1) == 0 ? 1 : 2\nsubset @main\n  next + i8 input.read(1)\n',
    good: 'subset @next\n  input.read(1) == 0 ? 1 : 2\nsubset @main\n  next + i8 input.read(1)\n',
  },
  TUY2421: {
    severity: 'error',
    rule: 'E-PATTERN-1: alternatives are constants, and a range goes from one integer to a greater one',
    message: (what: string) => what,
    explain:
      "`| 'a' .. 'z' | \"_\" -> …` fits any of these bytes. Alternatives and the ends of ranges are known before the program runs, and fit what is matched; " +
      'a range is one of integers, whatever sign the bits are read with. A pattern that computes stands in an arm of its own.',
    bad: 'subset @main\n  match input.read(1) with\n  | 9 .. 0 -> 1\n  | _ -> 2\n',
    good: 'subset @main\n  match input.read(1) with\n  | 0 .. 9 -> 1\n  | _ -> 2\n',
  },
  TUY2422: {
    severity: 'warning',
    rule: 'W-ADDRESS-1: what is written is no address',
    message: (stream: string, type: string) => `\`${stream}\` gets the 4 bytes of an address, of type ${type}`,
    explain:
      'A string or an array whose length is known is written itself; of a pointer, the address is, which means nothing outside of the program. Strings of ' +
      'two lengths meet in a pointer: write each where it is chosen, or put it into a region.',
    bad: 'subset @main\n  output <- (input.eof() ? "none" : "some more")\n',
    good: 'subset @main\n  match i8 input.eof() with\n  | 1 -> output <- "none"\n  | _ -> output <- "some more"\n',
  },
  TUY2412: {
    severity: 'error',
    rule: 'E-GUID-2: a signature names the identity of its module',
    message: (name: string, guid: string) => `\`${name}\` names another identity than the module has, ${guid}`,
    explain:
      'An alias with a GUID is bound only to the module that has this identity: the GUID in its attribute "dll_refer_guid", or without one the hash of what the module means, which this message names.',
    bad: 'attributes #0 = { "dll_refer_guid"="01234567-89ab-cdef-0123-456789abcdef" }\n@f = self alias g "00000000-89ab-cdef-0123-456789abcdef"\nsubset @g\n  1\n',
    good: 'attributes #0 = { "dll_refer_guid"="01234567-89ab-cdef-0123-456789abcdef" }\n@f = self alias g "01234567-89ab-cdef-0123-456789abcdef"\nsubset @g\n  1\n',
  },
});

export type GraphRules = typeof graphRules;
export type GraphRule = keyof GraphRules;
