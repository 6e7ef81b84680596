/** What the verifier says of the operand stack, and what it tells those who go on with verified code. */
import { describe, expect, test } from 'vitest';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { moduleCode, type CodeFunc } from '../../../src/tuyin/stack/module-code.ts';
import { stackText, topTypes } from '../../../src/tuyin/stack/stacks.ts';
import { typeText } from '../../../src/tuyin/types.ts';
import { verifyTuyin } from '../../../src/tuyin/verifier.ts';

function found(text: string): string[] {
  const { module, diagnostics } = parseTuyin(text);
  return [...diagnostics, ...verifyTuyin(module)].map(({ code, message }) => `${code} ${message}`);
}

/** Of a body of `define i32 @f(i32 %x, double %y)`, one instruction a word of `|`. */
function body(instrs: string, head = 'define i32 @f(i32 %x, double %y)'): string {
  return `${head} {\n${instrs
    .split('|')
    .map((instr) => `  ${instr.trim()}\n`)
    .join('')}}\n`;
}

describe('too little, too much, something else', () => {
  test.each([
    ['add | ret', 'TUY2601 `add` takes 2 values, and 0 are on the stack'],
    ['ldc.1 | add | ret', 'TUY2601 `add` takes 2 values, and 1 is on the stack'],
    ['ret', 'TUY2601 `ret` takes 1 value, and 0 are on the stack'],
    ['pop | ldc.1 | ret', 'TUY2601 `pop` takes 1 value, and 0 are on the stack'],
    ['ldc.1 | call @f, 2 | ret', 'TUY2601 `call` takes 2 values, and 1 is on the stack'],
    ['ldc.1 | callx @tuyin.u.div | ret', 'TUY2601 `callx` takes 2 values, and 1 is on the stack'],
    ['ldc.1 | ldc.2 | ret', 'TUY2604 `ret` returns i32 and leaves i32 on the stack'],
    ['ldarg.1 | ldc.2 | ldc.3 | ret', 'TUY2604 `ret` returns i32 and leaves double, i32 on the stack'],
    ['ldarg.1 | ret', 'TUY2603 `ret`: @f returns i32, not double'],
    ['ldarg.1 | ldarg.0 | and | ret', 'TUY2603 `and`: integers are wanted, not double and i32'],
    ['ldarg.1 | not | ret', 'TUY2603 `not`: an integer is wanted, not double'],
    ['ldstr "a" | ldstr "b" | add | ret', 'TUY2603 `add`: two addresses can only be subtracted and compared'],
    ['ldstr "a" | ldc.2 | mul | ret', 'TUY2603 `mul`: `mul` does not take addresses'],
    ['ldk (1, 2) | neg | ret', 'TUY2603 `neg`: a number is wanted, not (i32, i32)'],
    [
      'ldk (1, 2) | brtrue f_0 | f_0: ldc.1 | ret',
      'TUY2603 `brtrue`: a number or an address is wanted, not (i32, i32)',
    ],
    ['ldarg.1 | switch f_0 | f_0: ldc.1 | ret', 'TUY2603 `switch`: an integer is wanted, not double'],
    [
      'ldarg.1 | ldarg.1 | add nsw | pop | ldc.1 | ret',
      'TUY2603 `add`: nsw, nuw and exact are for integers, not double',
    ],
    ['ldc.l 1 | starg 0 | ldc.1 | ret', 'TUY2603 `starg`: argument 0 is i32, not i64'],
    ['ldarg.2 | ret', 'TUY2605 `ldarg.2`: @f has 2 parameters, so there is no argument 2'],
    ['ldc.1 | starg 7 | ldc.1 | ret', 'TUY2605 `starg`: @f has 2 parameters, so there is no argument 7'],
    ['ldloc 70000 | ret', 'TUY2605 `ldloc`: in a body of 2 instructions there are at most 256 locals'],
    [
      'ldk [4294967296 x [0]] zeroinitializer | pop | ldc.1 | ret',
      'TUY2603 `ldk`: [4294967296 x [0]] is too large for a value: at most 1048576 parts and 67108864 bytes',
    ],
    [
      'ldc.0 | callx @"tuyin.io.read.[34359738368].pad" | pop | ldc.1 | ret',
      'TUY2603 `callx`: [34359738368] is too large for a value: at most 1048576 parts and 67108864 bytes',
    ],
    ['ldk undef | ret', 'TUY2603 `ldk`: undef needs a type in front of it'],
    [
      'ldk <2 x i32> [1, 2] | ldc.1 | ldc.2 | callx @tuyin.select | ret',
      'TUY2607 `@tuyin.select`: it takes a number or an address, not <2 x i32>',
    ],
    ['ldc.1 | stloc 0 | ldarg.1 | stloc 0 | ldc.1 | ret', 'TUY2608 local 0 is stored as i32 and as double'],
  ])('%s', (instrs, expected) => {
    expect(found(body(instrs))).toEqual([expected]);
  });
});

test('parameters that are too large', () => {
  expect(found('define i32 @f([99999999 x i8] %a) {\n  ldc.1\n  ret\n}\n').map((text) => text.slice(0, 7))).toEqual([
    'TUY2603',
  ]);
});

describe('calls', () => {
  test.each([
    ['ldc.1 | call @f, 1 | ret', 'TUY2606 call: @f takes 2 arguments, not 1'],
    ['ldc.1 | ldc.l 1 | call @f, 2 | ret', undefined],
    ['ldc.l 1 | ldarg.1 | call @f, 2 | ret', 'TUY2606 call: argument 0 of @f is i32, not i64'],
    ['ldc.1 | call 0 | ret', 'TUY2606 call: a function that `ldglb` names in the same block is wanted on top, not i32'],
    ['ldc.1 | ldarg.1 | ldglb @f | next: call 2 | ret', 'TUY2606 call: @f does not reach its call in the same block'],
    ['ldglb @f | ldc.1 | add | ret', 'TUY2603 `add`: a function is no value: only `call` takes @f'],
    ['ldglb @f | stloc 0 | ldc.1 | ret', 'TUY2603 `stloc`: a function is no value: only `call` takes @f'],
    ['ldglb @f | pop | ldc.1 | ret', undefined],
    ['callx @tuyin.call.take.4 | ldc.1 | ret', 'TUY2607 `@tuyin.call.take.4`: a call follows it directly'],
    [
      'ldc.1 | ldarg.1 | callx @tuyin.call.share | call @f, 2 | ret',
      'TUY2606 call: behind @tuyin.call.take or @tuyin.call.share it takes no arguments',
    ],
    ['callx @tuyin.call.take.12 | call @f, 0 | ret', undefined],
    ['callx @tuyin.call.share | ldglb @f | call 0 | ret', undefined],
    ['callx @tuyin.none | ldc.1 | ret', 'TUY2607 `@tuyin.none`: there is none of this name'],
    ['ldc.1 | callx @tuyin.conv | ret', 'TUY2607 `@tuyin.conv`: a type belongs behind the name'],
    ['ldc.1 | callx @tuyin.conv.i32.u.u | ret', 'TUY2607 `@tuyin.conv.i32.u.u`: `.u` stands there twice'],
    ['ldc.1 | callx @tuyin.get.x | ret', 'TUY2607 `@tuyin.get.x`: a number belongs behind the name'],
    ['ldk (1, 2) | callx @tuyin.get.2 | ret', 'TUY2607 `@tuyin.get.2`: (i32, i32) has no field 2'],
    [
      'ldc.1 | callx @tuyin.math.sqrt | ret',
      'TUY2607 `@tuyin.math.sqrt`: it takes floating-point numbers that meet, not i32',
    ],
    ['ldarg.1 | callx @tuyin.bits.i32 | ret', 'TUY2607 `@tuyin.bits.i32`: double and i32 have different sizes'],
    ['callx @puts | ldc.1 | ret', 'TUY2607 `@puts`: there is none of this name'],
  ])('%s', (instrs, expected) => {
    expect(found(body(instrs))).toEqual(expected === undefined ? [] : [expected]);
  });
});

describe('paths', () => {
  test('that meet with different depths: both are named, and what each leaves', () => {
    expect(found(body('ldarg.0 | brtrue two | ldc.1 | two: ldc.2 | ret'))).toEqual([
      'TUY2602 the paths to `ldc.2` leave different things on the stack: nothing from `brtrue` in line 3 and i32 from `ldc.1` in line 4',
    ]);
  });
  test('that meet with different types', () => {
    expect(found(body('ldarg.0 | brtrue two | ldarg.1 | br out | two: ldstr "x" | out: pop | ldc.1 | ret'))[0]).toMatch(
      /^TUY2602 the paths to `pop` leave different things on the stack: (i8\* from `ldstr` in line 6 and double from `br` in line 5|double from `br` in line 5 and i8\* from `ldstr` in line 6)$/,
    );
  });
  test('a loop that pushes', () => {
    expect(found(body('again: ldc.1 | br again')).map((text) => text.slice(0, 7))).toEqual(['TUY2602']);
  });
  test('that run off the end', () => {
    expect(found(body('ldc.1'))).toEqual(['TUY2303 control runs off the end of this code']);
    expect(found(body('ldarg.0 | brtrue end | ldc.1 | ret | end:'))).toEqual([
      'TUY2303 control runs off the end of this code',
    ]);
  });
  test('that nobody takes are not looked at', () => {
    expect(found(body('ldc.1 | ret | add | add | pop'))).toEqual([]);
    expect(found(body('callx @tuyin.unreachable | add'))).toEqual([]);
  });
  test('labels', () => {
    expect(found(body('br nowhere'))).toEqual(['TUY2006 label `nowhere` is not defined']);
    expect(found(body('a: ldc.1 | a: ret'))).toEqual(['TUY2006 label `a` is defined twice']);
  });
  test('each mistake is told once, also in circles of functions', () => {
    expect(
      found(
        'func @a {\n  call @b, 0\n  ldc.1\n  add\n  add\n  ret\n}\nfunc @b {\n  ldc.0\n  callx @tuyin.io.eof\n  brtrue out\n  call @a, 0\n  ret\nout:\n  ldc.3\n  ret\n}\n',
      ),
    ).toEqual(['TUY2601 `add` takes 2 values, and 1 is on the stack']);
  });
  test('returns that disagree', () => {
    expect(found('func @a {\n  ldc.1\n  brtrue two\n  ldc.1\n  ret\ntwo:\n  ldstr "x"\n  ret\n}\n')[0]).toMatch(
      /^TUY2609 `@a` returns /,
    );
  });
});

function code(text: string, name = 'f'): CodeFunc {
  const func = moduleCode(parseTuyin(text).module).funcs.get(name);
  if (func === undefined) throw new Error('no code');
  return func;
}

describe('what is known of verified code', () => {
  test('types before each instruction, conversions, depth, locals', () => {
    const { types } = code(body('ldarg.0 | ldarg.1 | add | stloc 1 | ldc.3 | ret | nop'));
    const stacks = types.before.map((cell) => (cell === 'unreached' ? cell : stackText(cell)));
    expect(stacks).toEqual(['nothing', 'i32', 'i32, double', 'double', 'nothing', 'i32', 'unreached']);
    expect(types.instrs[2]?.takes.map((type) => type && typeText(type))).toEqual(['double', 'double']);
    expect([types.maxDepth, types.locals.length]).toEqual([2, 2]);
    expect(types.locals.map((type) => type && typeText(type))).toEqual(['i32', 'double']);
  });
  test('results of functions that do not declare them, through circles', () => {
    const text =
      'func @even {\n  ldc.0\n  callx @tuyin.io.eof\n  brtrue yes\n  callx @tuyin.call.share\n  call @odd, 0\n  ret\nyes:\n  ldc.r8 1.0\n  ret\n}\nfunc @odd {\n  callx @tuyin.call.share\n  call @even, 0\n  ret\n}\n';
    expect(code(text, 'odd').types.result).toEqual({ kind: 'float', name: 'double' });
    expect([...code(text, 'odd').types.tailCalls]).toEqual([1]);
    expect(code('func @f {\n  call @f, 0\n  ret\n}\n').types.result).toBe('never');
    expect(code('func @f {\n  ret\n}\n').types.result).toEqual({ kind: 'void' });
  });
  test('calls in tail position have the type of the result, and nothing below', () => {
    const tails = (instrs: string): number[] => [...code(body(instrs)).types.tailCalls];
    expect(tails('ldarg.0 | ldarg.1 | call @f, 2 | ret')).toEqual([2]);
    expect(tails('ldarg.0 | ldarg.1 | call @f, 2 | nop | ret')).toEqual([]);
    expect(tails('ldstr "" | call @puts, 1 | ret')).toEqual([1]);
    expect([...code('define i64 @f() {\n  ldc.1\n  call @putchar, 1\n  ret\n}\n').types.tailCalls]).toEqual([]);
  });
  test('structs that meet are what both begin with', () => {
    const { types } = code(
      body(
        'ldarg.0 | brtrue two | ldk (1, true) | br out | two: ldk (2, true, false) | out: ret',
        'define (i32, i1) @f(i32 %x)',
      ),
    );
    const before = types.before[5];
    expect(before === 'unreached' ? before : topTypes(before, 1)).toEqual([
      {
        kind: 'struct',
        fields: [
          { kind: 'int', bits: 32 },
          { kind: 'int', bits: 1 },
        ],
      },
    ]);
  });
  test('a deep stack whose lowest value changes late, under many places where paths meet', () => {
    const count = 1200;
    const places = Array.from({ length: count }, (_, i) => `ldarg.0 | brtrue p${i} | p${i}: nop`).join(' | ');
    const start = `ldarg.0 | brtrue two | ldk (1, 2, 3) | br on | two: ldk (1, 2) | on: ${'ldc.1 | '.repeat(count)}`;
    const text = body(`${start}${places} | ${'pop | '.repeat(count + 1)}ldc.1 | ret`);
    expect(found(text)).toEqual([]);
  });
  test('long code is no trouble', () => {
    const count = 6000;
    const text = body(`${'ldc.1 | '.repeat(count)}${'add | '.repeat(count - 1)}ret`);
    expect(code(text).types.maxDepth).toBe(count);
    expect(found(text)).toEqual([]);
  });
});
