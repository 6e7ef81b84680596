/**
 * The grammar, rule by rule: what is written, and how it is printed. An entry whose two texts are the same shows canonical
 * text. The name of an entry says which rule it shows.
 */
import { describe, expect, test } from 'vitest';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { printTuyin } from '../../src/tuyin/printer.ts';

/** Printed text, after checking that nothing is wrong and that printing again changes nothing. */
function canonical(text: string): string {
  const { module, diagnostics } = parseTuyin(text);
  expect(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code} ${message}`),
  ).toEqual([]);
  const printed = printTuyin(module);
  expect(printTuyin(parseTuyin(printed).module)).toBe(printed);
  return printed;
}

/** A statement in a body that knows the names f and g (functions), x, y, p and m (locals). */
function canonicalStmt(text: string): string {
  const head = 'declare i32 @f(i32)\ndeclare i32 @g()\n\nsubset @main\n  %x = 1\n  %y = 2\n  %p = 3\n  %m = [16]\n';
  const printed = canonical(
    `${head}${text
      .split('\n')
      .map((line) => `  ${line}\n`)
      .join('')}`,
  );
  expect(printed.startsWith(head)).toBe(true);
  return printed.slice(head.length).replace(/^ {2}/gm, '').trimEnd();
}

type Entry = readonly [rule: string, text: string, printed?: string];

const items: readonly Entry[] = [
  ['import: a path', 'import "a/b.ti"'],
  ['import: with a name for the module', 'import "a.ti" as a'],
  ['import: a semicolon ends an item', 'import "a.ti";', 'import "a.ti"'],
  ['import: host module', 'import "host:std"'],
  ['global: by value', '@x = 1'],
  ['global: with a type', '@x = i64 1'],
  ['global: by address', '@x = global 17'],
  ['global: constant', '@x = constant i8 1'],
  ['global: declared elsewhere', '@G = external global i32'],
  ['global: public is external', '@x = public global 1', '@x = external global 1'],
  [
    'global: linkage, visibility, preemption, address mode in any order',
    '@x = unnamed_addr dso_local hidden external global 1',
    '@x = external hidden dso_local unnamed_addr global 1',
  ],
  ['global: address space', '@x = global addr_space(3) i32 1'],
  ['global: alignment, groups, metadata', '@x = global i32 1, align 8 #0 #12 !0 !name'],
  ['global: bits', '@Z = global [64] [@X, @Y]'],
  ['global: bits without a value', '@Z = global [64]'],
  ['global: full-width punctuation', '@t = （1，2）；', '@t = (1, 2)'],
  ['global: braces and parentheses write structs', '@t = {4, 17.0, @G}', '@t = (4, 17.0, @G)'],
  ['global: array with a type', '@a = [3 x i32] [42, 11, 74]'],
  ['global: array of one element with a type', '@a = [1 x i32] [42]'],
  ['global: nested arrays of one element', '@a = [2 x [1 x i8]] [[1], [2]]'],
  ['global: characters', '@s = [4 x i8] c"ab\\0A\\00"'],
  ['global: zeroinitializer', '@a = global [100 x i64] zeroinitializer'],
  ['names: numbers', '@2 = 1'],
  ['names: every permitted character', '@-a.b$c_9 = 1'],
  ['names: quotes', '@"a b\\22c" = 1'],
  ['names: needless quotes go', '@"plain" = 1', '@plain = 1'],
  ['names: escapes are bytes of UTF-8', '@"\\C3\\A9" = 1', '@"é" = 1'],
  ['names: bytes that are no UTF-8 stay', '@"\\C3" = 1'],
  ['names: verbatim prefix', '@"\\01_start" = 1'],
  ['type: a name', '%T = type i32'],
  ['type: function type', '%F = type i32 (i8*, ...)'],
  ['type: function without parameters', '%F = type void ()'],
  ['alias', '@a = @m alias @f'],
  ['alias: names without sigils', 'a = m private alias f', '@a = @m private alias @f'],
  [
    'alias: signature with a GUID',
    '@a = @m internal local_unnamed_addr alias @f "01234567-89ab-cdef-0123-456789abcdef"',
  ],
  ['attributes: words, values, strings', 'attributes #1 = { alwaysinline alignstack=4 "no-sse" "k"="v" }'],
  ['attributes: commas are allowed', 'attributes #0 = { cold, hot }', 'attributes #0 = { cold hot }'],
  ['attributes: none', 'attributes #0 = { }'],
  ['metadata: node', '!0 = !{i32 42, null, !"string", !1, 0, @global}'],
  ['metadata: named', '!foo = !{!0, !1}'],
  ['metadata: nested', '!0 = !{!0, !{!2, !0}, !"test"}'],
  ['metadata: empty', '!0 = !{}'],
  ['metadata: distinct', '!0 = distinct !{!0}'],
  ['metadata: escapes in names', '!a\\20b = !{!\\31x}'],
  ['metadata: debug record', '!3 = !DIFile(filename: !"a.c", line: 3, scope: !0, flags: DIFlagPublic)'],
  ['declare', 'declare i32 @puts(i8*, i32) #0'],
  ['declare: more arguments may follow', 'declare void @log(...)'],
  ['define: parameters', 'define i32 @f(i32 %a, i8* %b, (i32, i1)) {\n  ldarg.0\n  ret\n}'],
  ['define: head and trailer', 'private define void @f() unnamed_addr addr_space(2) align 16 #0 !0 { ... }'],
  ['define: body left out', 'define void @f() { ... }'],
  ['define: empty body', 'define void @f() {}', 'define void @f() {\n}'],
  [
    'define: statements in braces',
    'define i32 @f(i32 %a) { %b = %a + 1; %b }',
    'define i32 @f(i32 %a) {\n  %b = %a + 1\n  %b\n}',
  ],
  ['func: order of its parts', 'hidden func @f !0 local_unnamed_addr addr_space(1) align 8 #0 {\n  input.read(1)\n}'],
  ['subset: head', 'internal subset @f #0 !0\n  1'],
  ['subset: lines to the right are the body', 'subset f\n\t1\n\t2\n@x = 3', 'subset @f\n  1\n  2\n\n@x = 3'],
  ['statement: module level', 'mem = [1024]', '%mem = [1024]'],
  ['statement: match at module level', 'match input.read(1) with\n| 1\n| _'],
];

const statements: readonly Entry[] = [
  ['types: integers of any width', '%z = i1 %x + i8388607 %y'],
  ['types: fixed point', '%z = f16.16 1.5'],
  ['types: IEEE', '%z = (half %x, float %x, double %x, fp128 %x)'],
  ['types: IEEE by width', '%z = (f16 1, f32 2, f64 3, f128 4)', '%z = (half 1, float 2, double 3, fp128 4)'],
  ['types: pointers', '%z = i32* null'],
  ['types: pointers to pointers in spaces', '%z = i32 addr_space(5)** addr_space(2)* null'],
  ['types: pointer to bits', '%z = [128] addr_space(4)* null'],
  ['types: pointer to a struct', '%z = (i32, float)* null'],
  ['types: struct of one', '%z = (i32,) (1,)'],
  ['types: array and vector', '%z = ([4 x i8] zeroinitializer, <4 x float> zeroinitializer)'],
  ['types: conversion binds tighter than operators', '%z = (i64 %x) + 1', '%z = i64 %x + 1'],
  ['types: conversion of an operation', '%z = i64 (%x + 1)'],
  ['types: conversion of a negation', '%z = i8 -128'],
  ['types: bits before brackets', '%z = [64] [@f, @g]'],
  ['integers: decimal', '%z = 123456789012345678901234567890'],
  ['integers: hexadecimal', '%z = u0xFF', '%z = 255'],
  ['integers: signed hexadecimal counts its digits', '%z = s0xFF', '%z = -1'],
  ['floats: decimal', '%z = 123.421'],
  ['floats: exponent', '%z = 1.23421e+2', '%z = 123.421'],
  ['floats: no digits behind the point', '%z = 1.', '%z = 1.0'],
  ['floats: exponent without a point', '%z = 15e29', '%z = 1.5e+30'],
  ['floats: hexadecimal of an exact decimal', '%z = double 0x432ff973cafa8000', '%z = double 4500000000000000.0'],
  ['floats: hexadecimal of an inexact decimal', '%z = double 0x3FF199999999999A'],
  ['floats: NaN stays in hexadecimal', '%z = double 0x7FF8000000000001'],
  ['floats: infinity stays in hexadecimal', '%z = float 0xFFF0000000000000'],
  ['floats: half bits', '%z = half 0xH3E00', '%z = half 1.5'],
  ['floats: fp128 bits', '%z = fp128 0xL3FFF8000000000000000000000000000', '%z = fp128 1.5'],
  ['floats: short hexadecimal is filled with zeros', '%z = 0x1', '%z = 0x0000000000000001'],
  ['floats: formats without a type are read', '%z = 0xK3FFF8000000000000000'],
  ['words', '%z = (true, false, null, undef, zeroinitializer)'],
  ['strings: escapes', '%z = "a\\5Cb\\5c\\\\"', '%z = "a\\\\b\\\\\\\\"'],
  ['strings: a line end', '%z = "a\\0Ab"'],
  ['names: bare locals get their sigil', 'x + y', '%x + %y'],
  ['names: bare functions get theirs', 'f', '@f'],
  ['names: locals hide symbols', 'f = 1\nf', '%f = 1\n%f'],
  ['names: full range in quotes', '%"a b" = %x\n%"a b"'],
  ['operators: C precedence', '1 | 2 ^ 3 & 4 == 5 < 6 << 7 + 8 * 9'],
  ['operators: brackets that C needs', '((((1 | 2) ^ 3) & 4) == 5) < 6'],
  ['operators: left to right', '1 - 2 - 3'],
  ['operators: right to left needs brackets', '1 - (2 - 3)'],
  ['operators: logical', '%x && %y || ! true && !%x'],
  ['operators: unary', '-%x + ~%y - -1'],
  ['operators: a name may contain a sign', '%x-1 = 2\n%x-1 - 1'],
  ['operators: less than a negative', '%x < -1'],
  ['operators: remainder', '%x % %y'],
  ['condition', '%x > 1 ? %y : %p'],
  ['condition: groups to the right', '%x ? 1 : %y ? 2 : 3'],
  ['condition: in the test it needs brackets', '(%x ? 1 : 2) ? 3 : 4'],
  [
    'condition: with sends',
    '%x > 100 ? [100 * 8] : input <- input.pop() + 1 main',
    '%x > 100 ? [100 * 8] : input <- input.pop() + 1 @main',
  ],
  ['send', 'output<-"x"', 'output <- "x"'],
  ['send: go on with a function', 'input <- %x + 1 f', 'input <- %x + 1 @f'],
  ['send: a function sent needs brackets', 'input <- (@g) @f'],
  ['send: to a function', 'f <- 1', '@f <- 1'],
  ['call: arguments', 'f(1, 2)', '@f(1, 2)'],
  ['call: arguments without brackets', 'f 1 "x"', '@f(1, "x")'],
  ['call: no argument', 'g()', '@g()'],
  ['call: a struct is one argument', 'f((1, 2))', '@f((1, 2))'],
  ['call: an array is one argument', 'f [1, 2]', '@f([1, 2])'],
  ['call: an undeclared symbol in front of a value', '@other 5', '@other(5)'],
  ['call: extra functions', '@tuyin.io.read(0, 4)'],
  ['call: of a module', 'lib.run(1)'],
  ['commands: of the input', 'input.read(4) + input.peek(4) + input.pop() + input.pop(4)'],
  ['commands: without a receiver', 'read(1) + peek(2) + pop()', 'input.read(1) + input.peek(2) + input.pop()'],
  ['commands: all others', '(input.skip(1), input.size(), input.eof(), input.pos(), %m.cap(), %m.seek(2), %m.reset())'],
  ['commands: of a bare name', 'm.peek(4)', '%m.peek(4)'],
  ['commands: a name with the same spelling wins', '%m.size = 5\n%m.size\n(%m).size()'],
  ['commands: of streams', 'error <- output.size()'],
  ['members', '(%p).field'],
  ['index', '%p[%x + 1][2]'],
  ['captures', '$0 + $1'],
  ['allocation', '[100 * 8]'],
  ['allocation: not a type', '%z = ([4])[1]'],
  ['array', '[1, %x, 3]'],
  ['array: none', '[]'],
  ['struct', '(%x, (1, true))'],
  ['struct: one element', '(%x,)'],
  [
    'constant functions: casts',
    '(trunc(%x to i8), zext(%x to i64), sext(1 to i64), ptrtoint(@f to i32), inttoptr(5 to i8*), bitcast(1.5 to i64))',
  ],
  [
    'constant functions: floats',
    '(fptrunc(1.5 to half), fpext(1.5 to fp128), fptosi(1.5 to i8), fptoui(1.5 to i8), sitofp(1 to float), uitofp(1 to float), addrspacecast(null to i8 addr_space(1)*))',
  ],
  ['constant functions: sizes', 'sizeof((i32, i1)) + alignof(double)'],
  ['constant functions: parts', 'getelementptr(%p, 0, 1) == extractvalue((1, 2), 1)'],
  ['constant functions: block address', 'blockaddress(@f, %again)'],
  ['statement: fast-math flags', '%x * 2, nsz, arcp'],
  ['statement: all flags', '%x, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast'],
  ['statement: metadata', '@f <- %x !0 !foo'],
  ['statement: semicolons', '%z = 1; ', '%z = 1'],
  ['statement: something left out', '...'],
  ['layout: a line ends in an operator', '%x +\n    1', '%x + 1'],
  ['layout: a line begins with a question mark', '%x\n  ? 1\n  : 2', '%x ? 1 : 2'],
  ['layout: brackets', 'f(1,\n  2\n)', '@f(1, 2)'],
  ['layout: after an assignment', 'z =\n  1', '%z = 1'],
  ['layout: a bar goes on with a line outside of matches', '%x\n  | %y', '%x | %y'],
  ['match: literal, string, default', 'match input.read(4) with\n| 1 -> 2\n| "abc" -> 3\n| _ -> 4'],
  ['match: arms that give nothing', 'match %x with\n| 1\n| _'],
  ['match: computed pattern with flags', 'match input.read(8) with\n| 1.1 * input.read(4), arcp, nsz -> ...\n| _'],
  ['match: an arm left out', 'match %x with\n| ...'],
  ['match: metadata of arms', 'match %x with\n| 0 -> 3, !0\n| _, !1'],
  ['match: body on lines below', 'match %x with\n| 1 ->\n  %a = 2\n  %a + 1\n| _'],
  [
    'match: several statements on the line',
    'match %x with\n| 1 -> a = 2; a + 1\n| _',
    'match %x with\n| 1 ->\n  %a = 2\n  %a + 1\n| _',
  ],
  ['match: nested, told apart by columns', 'match %x with\n| 1 ->\n  match %y with\n  | 2 -> 3\n  | _ -> 4\n| _ -> 5'],
  [
    'match: nested in one line takes all arms',
    'match %x with | 1 -> match %y with | 2 -> 3 | _ -> 4',
    'match %x with\n| 1 ->\n  match %y with\n  | 2 -> 3\n  | _ -> 4',
  ],
  ['match: bitwise or in an arm needs brackets', 'match %x with\n| (1 | 2) -> (3 | 4)\n| _'],
  ['match: logical or in an arm does not', 'match %x with\n| 1 || 0 -> %x || %y\n| _'],
  ['match: as a value', '%z = match %x with\n| 1 -> 2\n| _ -> 3'],
  ['match: as an operand', '%z = 1 + (match %x with | 1 -> 2 | _ -> 3)'],
  [
    'match: as an operand, with statements',
    'f(match %x with | 1 -> %a = 2; %a | _ -> 3)',
    '@f((match %x with | 1 -> %a = 2; %a | _ -> 3))',
  ],
  ['match: typed and struct patterns', 'match %x with\n| i32 1 -> $1\n| (1, (true, "x")) -> $2\n| _'],
  ['comments: above and behind', '// above\n%z = 1 // behind'],
  ['comments: inside move above', 'f(1, // one\n  2)', '// one\n@f(1, 2)'],
  ['comments: of arms', 'match %x with // head\n// first\n| 1 -> 2 // behind\n| _ -> // block\n  3\n  // last'],
  ['comments: hash', '%z = 1 # remark', '%z = 1 // remark'],
];

const code: readonly Entry[] = [
  ['code: no operand', 'nop\nret'],
  ['code: index', 'ldarg 7\nstloc 4294967295\nret'],
  ['code: dotted names', 'ldarg.3\nldloc.0\nldc.m1\nldc.9\nret'],
  ['code: integers', 'ldc -2147483648\nldc.l 9223372036854775807\nret'],
  ['code: unsigned spelling of an integer', 'ldc 4294967295\nret', 'ldc -1\nret'],
  ['code: floats', 'ldc.r4 1.5\nldc.r8 -0x7FF0000000000000\nret'],
  ['code: string', 'ldstr "a\\00"\nret'],
  ['code: flags', 'add nsw nuw\ndiv exact\nmul fast nnan\nceq ninf\nret'],
  ['code: call with a name', 'call @puts, 1\nret'],
  ['code: call of what is on the stack', 'ldglb @puts\ncall 1\nret'],
  ['code: extra function', 'callx @tuyin.mem.size\nret'],
  ['code: constants of any type', 'ldk (i300 1, [2 x half] [1.0, 2.0])\nret'],
  ['code: a misprint of the document', 'beg again\nret', 'beq again\nret'],
  ['code: several on a line', 'ldc.1 ; ldc.2 add\nret', 'ldc.1\nldc.2\nadd\nret'],
  ['code: switch', 'switch a, b, c\nret'],
];

/** Entries as objects, for the titles of tests. */
function named(entries: readonly Entry[]): { rule: string; text: string; printed: string }[] {
  return entries.map(([rule, text, printed = text]) => ({ rule, text, printed }));
}

describe('items', () => {
  test.each(named(items))('$rule', ({ text, printed }) => {
    expect(canonical(`${text}\n`)).toBe(`${printed}\n`);
  });
});

describe('statements', () => {
  test.each(named(statements))('$rule', ({ text, printed }) => {
    expect(canonicalStmt(text)).toBe(printed);
  });
});

describe('stack code', () => {
  test.each(named(code))('$rule', ({ text, printed }) => {
    const wrap = (lines: string): string =>
      `define void @f() {\n${lines
        .split('\n')
        .map((line) => `  ${line}\n`)
        .join('')}}\n`;
    expect(canonical(wrap(text))).toBe(wrap(printed));
  });
  test('code: labels, also before one another and at the end', () => {
    const text = 'define void @f() {\na: // remark\nb:\n  br %add\n%add:\n%"x y":\n  ret\nlast:\n}\n';
    expect(canonical(text)).toBe(text);
  });
});

test('there are more than 120 rules', () => {
  const all = [...items, ...statements, ...code];
  expect(new Set(all.map(([rule]) => rule)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(120);
});
