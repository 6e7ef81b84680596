/** The `.lir` text: canonical form, other spellings, fixed points, and every diagnostic of the parser. */
import { describe, expect, test } from 'vitest';
import { linearCatalogue } from '../../src/linear/diagnostics.ts';
import { printImmediate, readLiteral, settleLiteral } from '../../src/linear/literal.ts';
import { parseText, type ParseOptions } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { calcRows, isCalcOp, linearAliases, type CalcOp } from '../../src/linear/opcodes.ts';
import { Interp } from '../../src/vm/linear/index.ts';
import { seededRandom } from '../unit/random-graph.ts';

function parsed(text: string, options?: ParseOptions): ReturnType<typeof parseText>['module'] & object {
  const { module, diagnostics } = parseText(text, 'test.lir', options);
  expect(diagnostics.map(({ code, message, span }) => `${code} ${message} at ${span?.start}`)).toEqual([]);
  if (module === undefined) throw new Error('no module');
  return module;
}

/** The body of one function, given in any spelling, as it is printed. */
function canonical(
  lines: string,
  head = 'func i32 @f, param 2\n  fparam i32 p0\n  fparam i32* p1\n  local i32 l2\n  local f32 l3\n  local i32[10] l4',
): string {
  const text = printModule(
    parsed(`profile core\nglobal i32 @n\nglobal i32[3] @a\nextern func i32 @g(i32)\n${head}\n${lines}\nfunc end\n`),
  );
  const body = text
    .split('\n')
    .slice(text.split('\n').findIndex((line) => line.startsWith('func ')) + head.split('\n').length);
  return body
    .slice(0, body.indexOf('func end'))
    .map((line) => line.trim())
    .join('\n');
}

const whole = `profile full, pointer 8
entry @main
constructor @blocks
constructor @blocks, priority 100
global i32 @n = 5
global f64 @d = -0.0D
global i64 @big = -9223372036854775808L
global f32[100] @w = {0: 1.5, 7: -2.0}
global const data 24 align 8 @s = {0: "ab\\00c\\"\\\\", 8: @w, 16: @s:4}
global data 8 align 8 @"odd name" = {0: &"a b"}
static global i32 @mine = -1
weak global data 4 align 4 @"weak one" = {1: "a"}
extern global i32 @theirs
extern weak global data 12 align 4 @perhaps
extern global const data 0 align 1 @table
alias global @other = @w
weak alias global @"other still" = @other
extern weak func i64 @maybe(i32)
export weak alias func @main2 = @main
extern func i32 @printf(i64, i64), variadic
extern func void @exit(i32)

func i32 @main, param 0
  local i32 l0 "counter"
  local slot 24 align 8 l1
  local i32[20] l2
lbl0:
  t3 = LessI l0, @n
  goto t3 ? lbl1 : lbl2
lbl1:
  rparam @s
  rparam l1
  t4 = call @printf, param 2
  l0 = AddI l0, t4
  goto lbl0
lbl2:
  t5 = load.u8 l1 + 4
  t6 = load.u8.i64 l1
  volatile store.u16 l1 + 2, t6
  t7 = volatile load.f64 l1
  l2[1] = t5
  t8 = l2[t5]
  copy l1, @s:3, 8
  fill l1, 0, t8
  t9 = alloca 64L
  rparam t5
  t10, t11 = icall &"a b" (i32) (i32, f64), param 1
  switch t6 [1L: lbl3, -5L: lbl0], lbl4
lbl3:
  trap unreachable
lbl4:
  call @exit, param 0
  t12 = SelectD t10, t7, 0.5D
  return t10
func end

export func (i32, f64) @"a b", param 1, form ssa
  fparam i32 p0.0
  local f64 l1.0
block B0:
  cond goto p0.0 B1 B2
block B1:
  l1.1 = 1e300D
  ucond goto B2
block B2:
  l1.2 = phi [B0: l1.0] [B1: l1.1]
  return p0.0, l1.2
func end

static func void @blocks, param 0, form cfg
block B0:
  return
func end
`;

describe('canonical text', () => {
  test('a module with everything prints as itself', () => {
    const text = whole.replace('  call @exit, param 0\n', '  rparam 3\n  call @exit, param 1\n');
    expect(printModule(parsed(text))).toBe(text);
  });

  test('what a builder makes is read back as the same text', () => {
    const m = new ModuleBuilder();
    const random = seededRandom(1);
    const bytes = Uint8Array.from({ length: 300 }, () => (random() < 0.5 ? 0 : random() * 256));
    m.data('bytes', 400, { bytes, align: 16, relocations: [{ at: 320, kind: 'g', index: 0, addend: -8 }] });
    m.array(
      'floats',
      'f32',
      50,
      new Map(Array.from({ length: 40 }, (_, i) => [i, Math.fround(random() * 2 ** (i - 20))])),
    );
    const b = m.func('f', ['i64', 'f64', 'f32', 'i32', 'v128'], ['i32']);
    for (const [op, row] of Object.entries(calcRows) as [CalcOp, (typeof calcRows)[CalcOp]][]) {
      b.calc(op, ...row.operands.map((type) => b.param(['i64', 'f64', 'f32', 'i32', 'v128'].indexOf(type))));
    }
    b.return(b.param(3));
    b.finish();
    const text = printModule(m.finish());
    const again = parsed(text);
    expect(printModule(again)).toBe(text);
    const data = again.globals[0];
    expect(data.storage === 'data' && [...data.bytes]).toEqual([
      ...bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1),
    ]);
    expect(again.funcs[0].symbols).toEqual(m.module.funcs[0].symbols);
    expect(again.funcs[0].instrs.filter((instr) => isCalcOp(instr.op)).length).toBe(Object.keys(calcRows).length);
  });

  test('functions keep their numbers where an extern one stands between others', () => {
    const text =
      'profile core\n\nfunc void @a, param 0\n  return\nfunc end\n\nextern func void @b()\n\nfunc void @c, param 0\n  return\nfunc end\n';
    expect(printModule(parsed(text))).toBe(text);
  });
});

describe('how names meet', () => {
  test('aliases have the types of what stands further down, over other aliases', () => {
    const text =
      'alias func @a = @b\nalias func @b = @f\nalias global @x = @y\nglobal f32[3] @y = {1: 2.0}\n' +
      'func i64 @f, param 1\n  fparam i32 p0\n  rparam p0\n  t1 = call @a, param 1\n  return t1\nfunc end';
    const { funcs, globals } = parsed(text);
    expect(funcs.map(({ name, params, results, alias, extern }) => [name, params, results, alias, extern])).toEqual([
      ['a', ['i32'], ['i64'], 1, true],
      ['b', ['i32'], ['i64'], 2, true],
      ['f', ['i32'], ['i64'], undefined, false],
    ]);
    expect(globals[0]).toMatchObject({ storage: 'array', type: 'f32', count: 3, init: new Map(), alias: 1 });
  });

  test('a type that is found later is the alias’s too', () => {
    const { globals } = parsed(
      'alias global @a = @n\nglobal @n\nfunc void @f, param 0\n  @n = 1.5\n  return\nfunc end',
    );
    expect(globals.map((global) => global.storage === 'scalar' && global.type)).toEqual(['f32', 'f32']);
  });

  test.each([
    ['alias func @a = @b\nalias func @b = @a', ['LNK0004', 'LNK0004']],
    ['alias func @a = @a', ['LNK0004']],
    ['alias func @a = @x\nglobal i32 @x', ['LIN1035']],
    ['alias global @a = @x', ['LIN1012']],
    ['alias func @f = @f\nfunc void @f, param 0\n  return\nfunc end', ['LIN1013']],
    ['extern global i32 @n = 1', ['LIN1036']],
    ['extern global data 8 align 8 @d = {0: @d}', ['LIN1036']],
    ['weak weak global i32 @n', ['LIN1036']],
    ['export global i32 @n', ['LIN1036']],
    ['extern export func void @f()', ['LIN1036']],
    ['func void @f, param 0, noinline, alwaysinline\n  return\nfunc end', ['LIN1036']],
    ['static entry @f', ['LIN1002']],
  ])('%s', (text, codes) => {
    expect(parseText(text).diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  test('100,000 aliases in a row, the target last', () => {
    const lines = Array.from({ length: 100_000 }, (_, i) => `alias global @a${i} = @a${i + 1}`);
    const { globals } = parsed(`${lines.join('\n')}\nglobal i64 @a100000 = 5L\n`);
    expect(globals[0]).toMatchObject({ type: 'i64', alias: 1 });
  });
});

describe('spellings', () => {
  test.each([
    ['t5 = p0 + 1', 't5 = AddI p0, 1'],
    ['t5 = p0+1', 't5 = AddI p0, 1'],
    ['t5 = 1 - p0', 't5 = SubI 1, p0'],
    ['t5 = p0 -1', 't5 = SubI p0, 1'],
    ['t5 = -p0', 't5 = NegI p0'],
    ['t5 = - 5', 't5 = -5'],
    ['t5 = !l3', 't5 = NotF l3'],
    ['t5 = l3 * 2', 't5 = MulF l3, 2.0'],
    ['t5 = 1.5 < l3', 't5 = LessF 1.5, l3'],
    ['t5 = p0 && l2', 't5 = AndI p0, l2'],
    ['t5 = l4 + p0', 't5 = AddI l4, p0'],
    ['t5 = p0 AddI 1', 't5 = AddI p0, 1'],
    ['t5 = l3 GreatF 1.0', 't5 = GreaterF l3, 1.0'],
    ['t5 = GreatEqualF l3, 0x1p-1', 't5 = GreaterEqualF l3, 0.5'],
    ['i32 t5 = i32 l2 + i32 3', 't5 = AddI l2, 3'],
    ['f32 t5 = (i32->f32) i32 l2', 't5 = IToF l2'],
    ['t5 = f32->i32 l3', 't5 = FToI l3'],
    ['i32 t5 = i32 l4[i32 p0]', 't5 = l4[p0]'],
    ['i32 @a[i32 p0] = i32 7', '@a[p0] = 7'],
    ['@n = 7 # comment', '@n = 7 # comment'],
    ['l3 = 0x10', 'l3 = 16.0'],
    ['l2 = 0xffffffff // comment', 'l2 = -1 # comment'],
    ['t5 = t7 + 1\nt7 = p0 * 2', 't5 = AddI t7, 1\nt7 = MulI p0, 2'],
    ['.lbl 3:\ngoto i32 p0 ? .lbl 3 : .lbl 4\n.lbl 4:', 'lbl3:\ngoto p0 ? lbl3 : lbl4\nlbl4:'],
    ['rparam i32 p0\ncall void @putint', 'rparam p0\ncall @putint, param 1'],
    ['rparam p0\nt5 = call i32 @g, param i32 1', 'rparam p0\nt5 = call @g, param 1'],
  ])('%s', (written, printed) => {
    expect(canonical(written)).toBe(printed);
  });

  test("the listing of the document's compiler", () => {
    const text = parsed(
      `global i32 array @a[100]
func i32 @main,param i32 2
fparam array i32* l0
fparam i32 l1
local i32 array l2[10]
i32 l1 = i32 1
return i32 l1
end func`,
      { profile: 'core' },
    );
    expect(printModule(text)).toBe(`profile core
global i32[100] @a

func i32 @main, param 2
  fparam i32* p0
  fparam i32 p1
  local i32[10] l2
  p1 = 1
  return p1
func end
`);
  });

  test('blocks and versions of the document', () => {
    const head = 'func i32 @f, param 1\n  fparam i32 p0_0';
    expect(
      canonical(
        'block B0:\nuncond goto B1\nblock B1:\np0_1 = phi(p0_0[B0], p0_2[B1])\np0_2 = p0_1\ncond goto p0_1 B1 B2\nblock B2:\nreturn p0_1',
        head,
      ),
    ).toBe(
      'block B0:\nucond goto B1\nblock B1:\np0.1 = phi [B0: p0.0] [B1: p0.2]\np0.2 = p0.1\ncond goto p0.1 B1 B2\nblock B2:\nreturn p0.1',
    );
  });

  test('without a result type the first return decides', () => {
    expect(parsed('func @f, param 0\n  return 1.5\nfunc end').funcs[0].results).toEqual(['f32']);
    expect(parsed('func @f, param 0\n  return\nfunc end').funcs[0].results).toEqual([]);
  });

  test('every alias is read', () => {
    expect(Object.keys(linearAliases)).toEqual(['GreatF', 'GreatEqualF']);
  });
});

describe('immediates', () => {
  const cell = new DataView(new ArrayBuffer(8));

  test('every f32 and f64 pattern prints as text that reads back as the same pattern', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 4000; i++) {
      cell.setUint32(0, random() * 2 ** 32);
      cell.setUint32(4, random() * 2 ** 32);
      for (const [type, value] of [
        ['f32', cell.getFloat32(0)],
        ['f64', cell.getFloat64(0)],
      ] as const) {
        const text = printImmediate({ kind: 'v', type, value });
        const literal = readLiteral(text);
        expect(literal !== undefined && settleLiteral(literal, undefined)).toEqual({ kind: 'v', type, value });
      }
    }
  });

  test.each([
    ['1.5', 'f32', 1.5],
    ['0x1.8p3', 'f32', 12],
    ['0x1p-149', 'f32', 2 ** -149],
    ['-0x1.8p1D', 'f64', -3],
    ['0x1p-1074D', 'f64', 5e-324],
    ['0xffL', 'i64', 255n],
    ['0xffffffffffffffffL', 'i64', -1n],
    ['-inf', 'f32', -Infinity],
    ['nanD', 'f64', NaN],
    ['1e3', 'f32', 1000],
    ['0x00000000000000000000000000000005V', 'v128', 5n],
  ] as const)('%s', (text, type, value) => {
    const literal = readLiteral(text);
    expect(literal !== undefined && settleLiteral(literal, undefined)).toEqual({ kind: 'v', type, value });
  });

  test('what does not fit is refused', () => {
    for (const text of ['2147483648', '-2147483649', '0x1ffffffff', '9223372036854775808L']) {
      const literal = readLiteral(text);
      expect(literal !== undefined && settleLiteral(literal, undefined)).toBe(undefined);
    }
  });

  test('a NaN that is not the default one keeps its bits', () => {
    expect(canonical('l3 = nan:0x7fa00001')).toBe('l3 = nan:0x7fa00001');
  });
});

describe('diagnostics', () => {
  test.each(Object.entries(linearCatalogue))(
    '%s: the bad example is found, the good one is not',
    (code, { bad, good }) => {
      expect(parseText(bad).diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
      expect(parseText(good).diagnostics).toEqual([]);
    },
  );

  test('all mistakes of a file are reported, one a line', () => {
    const { diagnostics } = parseText(`global i32 @n = x
func i32 @f, param 1
  fparam i32 q
  t1 = Foo p0
  t2 = AddI p0 1
  @m = 2
  t3 = p0 + t9
  return ??
func end
func void @g, param 0
  goto B1
  return 1
func end`);
    expect(
      diagnostics.map(({ code, span }) => `${code} line ${span?.source.position(span.start).line}`).sort(),
    ).toEqual(
      [
        'LIN1002 line 1',
        'LIN1002 line 3',
        'LIN1003 line 4',
        'LIN1002 line 5',
        'LIN1012 line 6',
        'LIN1015 line 7',
        'LIN1002 line 8',
        'LIN1002 line 11',
      ].sort(),
    );
  });

  test('numbers that would cost memory are bounded', () => {
    for (const line of ['t99999999 = 1', 'block B0:\n  l1.99999999 = 1\n  return p0.0']) {
      const { diagnostics } = parseText(`func i32 @f, param 1\n  fparam i32 p0\n  local i32 l1\n  ${line}\nfunc end`);
      expect(diagnostics.map(({ code }) => code)).toContain('LIN1017');
    }
    const many = Array.from({ length: 100 }, (_, i) => `  l${i}.900000 = 1`).join('\n');
    const locals = Array.from({ length: 100 }, (_, i) => `  local i32 l${i}`).join('\n');
    expect(
      parseText(`func void @f, param 0\n${locals}\nblock B0:\n${many}\n  return\nfunc end`).diagnostics,
    ).toHaveLength(99);
  });

  test('no text crashes the parser', () => {
    const random = seededRandom(3);
    const words = whole.split(/(\s+|[,:=[\](){}])/);
    for (let i = 0; i < 300; i++) {
      const text = Array.from({ length: 120 }, () => words[Math.floor(random() * words.length)]).join('');
      expect(Array.isArray(parseText(text).diagnostics)).toBe(true);
      const cut = whole
        .split('\n')
        .filter(() => random() < 0.9)
        .join('\n');
      const { module } = parseText(cut);
      if (module !== undefined) expect(printModule(parsed(printModule(module)))).toBe(printModule(module));
    }
  });
});

describe('the notation of the IR Design Document', () => {
  const body = (text: string): string => printModule(parsed(text)).split('\n').slice(2).join('\n');

  test.each([
    ['<t5> = <p0> + <1>', 't5 = AddI p0, 1'],
    ['t5 = p0 ≠ l2', 't5 = NotEqualI p0, l2'],
    ['t5 = l3 ≤ 1.5', 't5 = LessEqualF l3, 1.5'],
    ['t5 = p0 ≥ 1', 't5 = GreaterEqualI p0, 1'],
    ['<lbl0>\ngoto <lbl0>', 'lbl0:\ngoto lbl0'],
    ['.lbl7:\ngoto p0?.lbl7:.lbl7', 'lbl7:\ngoto p0 ? lbl7 : lbl7'],
    ['rparam <p0>\n<t5> = call <@g>,param <1>', 'rparam p0\nt5 = call @g, param 1'],
  ])('%s', (written, printed) => {
    expect(canonical(written)).toBe(printed);
  });

  test('types follow from use, in other functions too', () => {
    expect(
      body(`global @x
global @unused
func @f, param 2
fparam p0
fparam p1
local l2
l2 = p0[p1]
@x = l2
return l2
func end
func @main, param 0
local l0[4]
l0[1] = 2.5
rparam l0
rparam 1
t1 = call @f, param 2
t2 = t1 ≥ @x
return t2
func end
`),
    ).toBe(`global i32 @unused = 0

func f32 @f, param 2
  fparam f32* p0
  fparam i32 p1
  local f32 l2
  l2 = p0[p1]
  @x = l2
  return l2
func end

func i32 @main, param 0
  local f32[4] l0
  l0[1] = 2.5
  rparam l0
  rparam 1
  t1 = call @f, param 2
  t2 = GreaterEqualF t1, @x
  return t2
func end
`);
  });

  test('a pointer stays one through sums, copies and calls of functions that come later', () => {
    const text = body(`func @f, param 1
fparam p0
local l1
l1 = p0 + 1
rparam l1
t2 = call @g, param 1
return t2
func end
func @g, param 1
fparam p0
p0[0] = 1.0
return 0
func end
`);
    expect(text.match(/fparam .*|local .*|func .*@.*/g)).toEqual([
      'func i32 @f, param 1',
      'fparam f32* p0',
      'local f32* l1',
      'func i32 @g, param 1',
      'fparam f32* p0',
    ]);
  });

  test('blocks may be listed in any order and with any numbers', () => {
    const listing = (order: readonly string[]): string =>
      `func i32 @f, param 1\nfparam i32 p0\nlocal i32 l1\n${order.join('\n')}\nfunc end`;
    const blocks = {
      entry: '....Block B8 [Entry]\n....Block End [Next] B2',
      head: '....Block B2\ncond goto p0\n....Block End [True] B5 [False] B1',
      yes: '....Block B5\nl1 = 1\n....Block End B7',
      no: '....Block B1\nl1 = 2\nucond goto\n....Block End [False] B7',
      last: '....Block B7\nreturn l1\n....Block End [False] B0',
      exit: '....Block B0 [Exit]\n....Block End',
    };
    const { entry, head, yes, no, last, exit } = blocks;
    for (const order of [
      [entry, head, yes, no, last, exit],
      [entry, exit, last, no, yes, head],
    ]) {
      const module = parsed(listing(order));
      expect(printModule(parsed(printModule(module)))).toBe(printModule(module));
      expect([new Interp(module, {}).call('f', [1]), new Interp(module, {}).call('f', [0])]).toEqual([[1], [2]]);
    }
  });
});
