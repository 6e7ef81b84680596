/** A module that is built is the module that is parsed from its text. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { FuncBuilder, ModuleBuilder } from '../../../src/maple/builder.ts';
import { NO_LABEL, RETVAL0, type FuncId, type Reg } from '../../../src/maple/code.ts';
import type { Module } from '../../../src/maple/module.ts';
import { opcodeNames } from '../../../src/maple/opcodes.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { dumpModule } from '../dump.ts';

function parse(text: string): Module {
  const { module, diagnostics } = parseMaple(new SourceFile('t.mpl', text));
  expect(diagnostics).toEqual([]);
  return module;
}

function same(built: Module, text: string): void {
  const parsed = parse(text);
  expect(printMaple(built)).toBe(printMaple(parsed));
  expect(dumpModule(built)).toBe(dumpModule(parsed));
}

describe('modules', () => {
  test('types, globals, prototypes', () => {
    const m = new ModuleBuilder();
    m.directive('flavor', 1);
    m.comment(' shapes');
    const pair = m.type(
      '$pair',
      m.struct('struct', [
        ['a', 'i32'],
        ['b', 'u8', 3],
        ['next', m.pointer(m.named('$pair'))],
      ]),
    );
    m.type('$row', m.array(4, m.pointer(pair)));
    m.global('$x', pair, { storage: 'fstatic', attrs: [{ name: 'used' }, { name: 'align', args: [8] }] });
    m.global('$y', m.array(2, 'i32'), {
      init: {
        kind: 'list',
        items: [
          { kind: 'int', value: 1n, hex: false },
          { kind: 'int', value: -2n, hex: false },
        ],
      },
    });
    m.global('$f', m.pointer(m.funcType(['i32'], ['i64'], true)));
    m.func('&print', {
      params: [['%format', m.pointer('u8')]],
      results: ['i32'],
      variadic: true,
      attrs: [{ name: 'extern' }],
    });
    same(
      m.finish(),
      `flavor 1
# shapes
type $pair <struct {@a i32, @b:3 u8, @next <* <$pair>>}>
type $row <[4] <* <$pair>>>
var $x fstatic <$pair> used align(8)
var $y <[2] i32> = [1, -2]
var $f <* <func (i32, ...) i64>>
func &print extern (var %format <* u8>, ...) i32
`,
    );
  });

  test('structured statements, calls, constants', () => {
    const m = new ModuleBuilder();
    const g = m.global('$g', 'f32');
    const fact = m.func('&fact', { params: [['%n', 'i32']], results: ['i32'] });
    m.func('&fact', { params: [['%n', 'i32']], results: ['i32'] }, (b, [n]) => {
      const r = b.local('%r', 'i32');
      const done = b.newLabel('done');
      b.if(
        b.ne('u1', 'i32', b.dread('i32', n, 0), b.constval('i32', 1)),
        () => {
          b.callassigned(fact, b.sub('i32', b.dread('i32', n, 0), b.constval('i32', 1)), [
            { kind: 'var', var: r, field: 0 },
          ]);
          b.return(b.mul('i32', b.dread('i32', n, 0), b.dread('i32', r, 0)));
        },
        () => {
          b.goto(done);
        },
      );
      b.label(done);
      b.regassign('i64', 5 as Reg, b.constval('i64', -1));
      b.dassign(g, 0, b.constval('f32', 0.1));
      b.dowhile(() => b.nested(() => b.membarfull()), b.regread('i64', 5 as Reg));
      b.doloop(
        r,
        [b.constval('i32', 0), b.lt('u1', 'i32', b.dread('i32', r, 0), b.constval('i32', 9)), b.constval('i32', 1)],
        () => {
          b.comment(' nothing', 0);
        },
      );
      b.switch(b.dread('i32', r, 0), NO_LABEL, [{ value: -7n, label: done }]);
      b.multiway([b.dread('i32', r, 0), b.constval('i32', 3)], done, [{ value: 1n, label: done }]);
      b.eval(b.conststr('ptr', 'é\n'));
      b.eval(b.iread('i32', m.pointer('i32'), 0, b.addrof('ptr', r, 0)));
      b.eval(b.constval('f64', 0x7ff8000000000001n));
      b.call(fact, b.regread('i32', RETVAL0 as Reg));
      b.return(b.constval('u8', 255));
    });
    same(
      m.finish(),
      `var $g f32
func &fact (var %n i32) i32
func &fact (var %n i32) i32 {
  var %r i32
  if (ne u1 i32 (dread i32 %n, constval i32 1)) {
    callassigned &fact (sub i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
    return (mul i32 (dread i32 %n, dread i32 %r))
  } else {
    goto @done
  }
@done
  regassign i64 %5 (constval i64 -1)
  dassign $g (constval f32 0.1f)
  dowhile {
    {
      membarfull
    }
  } (regread i64 %5)
  doloop %r (constval i32 0, lt u1 i32 (dread i32 %r, constval i32 9), constval i32 1) {
    # nothing
  }
  switch (dread i32 %r) 0 { -7: goto @done }
  multiway (dread i32 %r) @done { (constval i32 3): goto @done }
  eval (conststr ptr "é\\n")
  eval (iread i32 <* i32> (addrof ptr %r))
  eval (constval f64 0x7ff8000000000001)
  call &fact (regread i32 %%retval)
  return (constval u8 255)
}
`,
    );
  });

  test('blocks made before their statement', () => {
    const m = new ModuleBuilder();
    m.func('&f', {}, (b) => {
      b.beginBlock();
      b.return();
      const body = b.endBlock();
      b.while(b.constval('u1', 1), body);
    });
    same(m.finish(), 'func &f () void {\n  while (constval u1 1) {\n    return ()\n  }\n}\n');
  });

  test('places in the source', () => {
    const m = new ModuleBuilder(new SourceFile('s.src', 'return 1'));
    const id = m.func('&f', { results: ['i32'] }, (b) => {
      b.at(0, 8).return(b.at(7, 8).constval('i32', 1));
    });
    const code = m.finish().func(id).code!;
    const spans = [...code.nodes()].map((n) => [code.op(n), code.start(n), code.end(n)]);
    expect(spans[0]).toEqual(['constval', 7, 8]);
  });
});

describe('methods', () => {
  test('one for each opcode', () => {
    const names = Object.keys(FuncBuilder.prototype);
    expect(opcodeNames.filter((op) => op !== 'block' && !names.includes(op))).toEqual([]);
  });
});

describe('misuse', () => {
  const build = (body: (b: FuncBuilder) => void) => (): FuncId => new ModuleBuilder().func('&f', {}, body);
  test.each<[string, (b: FuncBuilder) => void, RegExp]>([
    [
      'a node used twice',
      (b) => {
        const one = b.constval('i32', 1);
        b.eval(b.add('i32', one, one));
      },
      /twice/,
    ],
    [
      'an expression not used',
      (b) => {
        b.constval('i32', 1);
      },
      /not used/,
    ],
    [
      'too few operands',
      (b) => {
        b.eval(b.add('i32', b.constval('i32', 1)));
      },
      /operands/,
    ],
    [
      'an open block',
      (b) => {
        b.beginBlock();
      },
      /endBlock/,
    ],
    [
      'a local declared twice',
      (b) => {
        b.local('%x', 'i32');
        b.local('%x', 'i32');
      },
      /twice/,
    ],
    [
      'a fraction as an integer',
      (b) => {
        b.eval(b.constval('i32', 1.5));
      },
      /constant/,
    ],
  ])('%s', (_name, body, message) => {
    expect(build(body)).toThrow(message);
  });
});
