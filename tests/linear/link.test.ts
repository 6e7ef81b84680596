/** Linking in the linear IR: what meets, what does not agree, what is left out; and the laws: cut and linked is the same program. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LinkOptions } from '../../src/base/link-options.ts';
import { linkCatalogue } from '../../src/base/link-diagnostics.ts';
import { instantiate, link, lower, parse, print, type LinearUnit } from '../../src/index.ts';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { closeModule } from '../../src/linear/link/close.ts';
import { linkModules, type LinkInput } from '../../src/linear/link/link.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { randomModule } from '../emit/wasm/random-linear.ts';
import { enginesOf } from '../engines.ts';
import { inTurn, times } from '../long.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { cut, deal } from './split.ts';

function moduleOf(text: string, name = 'test.lir'): LinearModule {
  const { module, diagnostics } = parseText(text, name);
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  if (module === undefined) throw new Error('no module');
  return module;
}

const inputsOf = (texts: readonly string[]): LinkInput[] =>
  texts.map((text, i) => ({ name: `u${i}.lir`, module: moduleOf(text, `u${i}.lir`) }));

const library = (name: string): boolean => name === 'putint';

/** The text of the program; what engines get of it must be right too. */
function linked(texts: readonly string[], options: LinkOptions = {}): string {
  const { module, diagnostics } = linkModules(inputsOf(texts), { mayBeMissing: library, ...options });
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  if (module === undefined) throw new Error('no module');
  expect(verifyModule(module)).toEqual([]);
  expect(verifyModule(closeModule(module, library).module)).toEqual([]);
  const text = printModule(module);
  expect(printModule(moduleOf(text))).toBe(text);
  return text.replace('profile full, pointer 8\n', '').trim();
}

/** Codes with the places: `LNK0001 u1:1 u0:1`, the file and line of the message and of each note. */
function mistakes(texts: readonly string[], options: LinkOptions = {}): string[] {
  const { module, diagnostics } = linkModules(inputsOf(texts), { mayBeMissing: library, ...options });
  expect(module).toBe(undefined);
  return diagnostics.map(({ code, span, notes }) =>
    [
      code,
      ...[span, ...notes.map((note) => note.span)].flatMap((place) => (place === undefined ? [] : [placeOf(place)])),
    ].join(' '),
  );
}

function placeOf({
  source,
  start,
}: {
  source: { name: string; position(at: number): { line: number } };
  start: number;
}): string {
  return `${source.name.replace('.lir', '')}:${source.position(start).line}`;
}

const func = (name: string, value = 1, marks = ''): string =>
  `${marks}func i32 @${name}, param 0\n  return ${value}\nfunc end\n`;
const caller = (name: string, callee: string): string =>
  `extern func i32 @${callee}()\nfunc i32 @${name}, param 0\n  t0 = call @${callee}, param 0\n  return t0\nfunc end\n`;

describe('what meets', () => {
  test('calls, addresses, scalars, arrays and relocations mean the definitions', () => {
    const users = `extern func i32 @f()
extern global i32 @n
extern global f32[4] @w
extern global data 8 align 8 @d
global data 16 align 8 @table = {0: &f, 8: @d:4}
func i32 @use, param 0
  t0 = call @f, param 0
  @n = t0
  t1 = icall &f () i32, param 0
  t2 = @w[1]
  @w[2] = t2
  t3 = load.i32 @d:4
  t4 = AddI t1, t3
  return t4
func end
`;
    const definitions = `global data 8 align 8 @d = {0: "abc"}\nglobal f32[4] @w = {0: 1.0}\nglobal i32 @n = 5\n${func('f')}`;
    expect(linked([users, definitions])).toBe(
      `global data 16 align 8 @table = {0: &f, 8: @d:4}\n${definitions.split('\n').slice(0, 3).join('\n')}\n\n` +
        `${users.split('\n').slice(5).join('\n')}\n${func('f')}`.trim(),
    );
  });

  test('the first weak one counts, a strong one beats it, and what is beaten is left out', () => {
    const user = caller('main', 'f');
    expect(linked([user, func('f', 1, 'weak '), func('f', 2, 'weak ')])).toContain('return 1');
    const text = linked([user, func('f', 1, 'weak '), func('f', 2)]);
    expect(text).toContain('return 2');
    expect(text).not.toContain('return 1');
  });

  test('a weak definition is beaten for its own module too', () => {
    const own = `weak func i32 @f, param 0\n  return 1\nfunc end\nfunc i32 @g, param 0\n  t0 = call @f, param 0\n  return t0\nfunc end\n`;
    expect(linked([own, func('f', 2)])).not.toContain('return 1');
  });

  test('static ones meet nothing and give up their names', () => {
    const text = linked([
      func('h', 1, 'static ') + caller('main', 'f'),
      func('h', 2, 'static ') + func('f'),
      func('h', 3),
    ]);
    expect(text.match(/@h\S*(?=,)/g)).toEqual(['@h.2', '@h.3', '@h']);
  });

  test('names of lowering are static without saying so, and equal constants of such names are one', () => {
    const unit = (n: number): string =>
      `global const data 4 align 1 @.str0 = {0: "abc"}\n${func('.helper', n)}func i32 @f${n}, param 0\n  t0 = call @.helper, param 0\n  t1 = load.u8 @.str0\n  t2 = AddI t0, t1\n  return t2\nfunc end\n`;
    const text = linked([unit(1), unit(2)]);
    expect(text.match(/@\.str0 =/g)).toHaveLength(1);
    expect(text.match(/func i32 @\.\S*helper/g)).toEqual(['func i32 @.helper', 'func i32 @.2.helper']);
  });

  test('constants of names that the program gave stay apart, and so do those that differ', () => {
    const data = (name: string, text: string): string =>
      `static global const data 4 align 1 @${name} = {0: "${text}"}\n`;
    const text = linked([data('a', 'abc') + data('.s', 'abc'), data('a', 'abc') + data('.s', 'abd')]);
    expect(text.match(/^static global/gm)).toHaveLength(4);
  });

  test('an alias means the definition beside it, also one that is beaten', () => {
    const own = `${func('f', 1, 'weak ')}alias func @g = @f\n`;
    const text = linked([caller('main', 'g'), own, func('f', 2)]);
    expect(text).toMatch(/static func i32 @f\.2, param 0\n {2}return 1/);
    expect(text).toContain('alias func @g = @f.2');
    expect(text).toMatch(/@main, param 0\n {2}t0 = call @f\.2/);
  });

  test('the entry, in whatever module, and constructors by priority, then by module', () => {
    const unit = (name: string, lines: string): string =>
      `${lines}\n${func(name).replace('i32', 'void').replace(' 1', '')}`;
    const text = linked([
      unit('a', 'constructor @a'),
      unit('b', 'constructor @b, priority 200\nentry @b'),
      unit('c', 'constructor @c, priority 100'),
      unit('d', 'constructor @d'),
    ]);
    expect(text.split('\n\n')[0].split('\n')).toEqual([
      'entry @b',
      'constructor @c, priority 100',
      'constructor @b, priority 200',
      'constructor @a',
      'constructor @d',
    ]);
  });

  test('what is left out: everything that nothing reaches', () => {
    const unit = `extern func void @putint(i32)
global i32 @used = 1
global i32 @unused = 1
global data 8 align 8 @table = {0: &byTable}
global data 8 align 8 @other = {0: &byOther}
func i32 @main, param 0
  t0 = @used
  t1 = call @kept, param 0
  t2 = load.i64 @table
  return t0
func end
${func('kept')}${func('byTable')}${func('byOther')}${func('gone')}${func('seen', 1, 'export ')}${func('asked')}${func('wanted')}`;
    const text = linked([unit, func('alone')], { gc: true, keep: ['asked'], exports: ['wanted'] });
    expect(text.match(/(?<=^(?:export )?(?:global|func|extern)\s[^@]*@)\w+/gm)).toEqual([
      'used',
      'table',
      'main',
      'kept',
      'byTable',
      'seen',
      'asked',
      'wanted',
    ]);
    expect(text).toContain('export func i32 @wanted');
  });

  test('what nobody defines and may be missing stays declared once', () => {
    const user = (name: string): string => caller(name, 'putint').replaceAll('i32 @putint()', 'i32 @putint()');
    expect(linked([user('a'), user('b')]).match(/^extern/gm)).toHaveLength(1);
  });

  test('what is declared and never used need not be there; what is weak is null', () => {
    expect(linked(['extern func i32 @nobody()\nextern global i32 @nothing\n', func('f')])).toContain('@nobody');
    const module = moduleOf(
      'extern weak func i32 @f()\nextern weak global data 8 align 8 @d\nglobal data 16 align 8 @t = {0: &f, 8: @d:3}\n' +
        'func (i64, i64) @main, param 0\n  t0 = call @f, param 0\n  return &f, @d:5\nfunc end',
    );
    const text = printModule(closeModule(module, () => false).module);
    expect(text).toContain('return 0L, 5L');
    expect(text).toContain('@t = {8: "\\03"}');
    expect(text).toContain('trap missing-function');
    expect(printModule(closeModule(module, () => true).module)).toContain('extern weak func i32 @f()');
  });

  test('two profiles give the larger one; nothing gives nothing', () => {
    const { module } = linkModules(inputsOf([`profile core\n${func('f')}`, `profile full, pointer 4\n${func('g')}`]));
    expect(module?.profile).toBe('full');
    expect(linkModules([]).module?.funcs).toEqual([]);
    expect(linked(['', func('f'), ''])).toBe(func('f').trim());
  });

  test.each(['__proto__', 'constructor', 'toString', '"a b"', '"\\""', '"@x"', '"é"', 'f.2'])(
    'a name like %s',
    (name) => {
      const texts = [caller('main', name), func(name), func(name, 2, 'static ')];
      expect(linked(texts).match(/^(?:static )?func i32/gm)).toHaveLength(3);
    },
  );
});

describe('what does not agree', () => {
  const f64 =
    'extern func f64 @f(f64)\nfunc f64 @u, param 0\n  rparam 1.0D\n  t0 = call @f, param 1\n  return t0\nfunc end\n';
  test.each([
    ['two definitions: both places', [func('f'), `\n${func('f')}`], ['LNK0001 u1:2 u0:1']],
    ['a function and a global', [func('f'), 'global i32 @f = 1'], ['LNK0001 u1:1 u0:1', 'LNK0010 u1:1 u0:1']],
    ['another type', [func('f'), f64], ['LNK0010 u1:1 u0:1']],
    ['another type of a global', ['global i32 @n = 1', 'extern global i64 @n'], ['LNK0010 u1:1 u0:1']],
    ['another length', ['global i32[3] @a', 'extern global i32[4] @a'], ['LNK0010 u1:1 u0:1']],
    ['another size', ['global data 8 align 8 @d', 'extern global data 9 align 8 @d'], ['LNK0010 u1:1 u0:1']],
    ['weak ones that differ', ['weak global i32 @n', 'weak global i64 @n'], ['LNK0010 u1:1 u0:1']],
    [
      'declarations of the host that differ',
      ['extern func void @putint(i32)', 'extern func void @putint(f32)'],
      ['LNK0011 u1:1 u0:1'],
    ],
    [
      'all missing names with all uses',
      [caller('a', 'x') + caller('b', 'y'), caller('c', 'x')],
      ['LNK0002 u0:3 u1:3', 'LNK0002 u0:8'],
    ],
    ['a missing global', ['extern global i32 @n\nfunc i32 @f, param 0\n  return @n\nfunc end'], ['LNK0002 u0:3']],
    ['an alias of nothing', ['alias func @g = @f\nextern func i32 @f()'], ['LNK0003 u0:1']],
    ['two entries', [`entry @f\n${func('f')}`, `entry @g\n${func('g')}`], ['LNK0020 u1:2 u0:2']],
    ['two sizes of addresses', [func('f'), `profile full, pointer 4\n${func('g')}`], ['LNK0012']],
  ])('%s', (_, texts, wanted) => {
    expect(mistakes(texts)).toEqual(wanted);
  });

  test('a size of 0 is not known, and pointers to elements are addresses', () => {
    linked(['global data 8 align 8 @d', 'extern global data 0 align 1 @d']);
    const text = linked([
      'profile full, pointer 4\nextern func i32 @sum(i32)\nglobal data 8 align 4 @d\nfunc i32 @main, param 0\n  rparam @d\n  t0 = call @sum, param 1\n  return t0\nfunc end',
      'profile core\nfunc i32 @sum, param 1\n  fparam i32* p0\n  t1 = p0[0]\n  return t1\nfunc end',
    ]);
    expect(text).toContain('fparam i32* p0');
  });

  test('names that options give must be there', () => {
    expect(mistakes([func('f')], { entry: 'g', exports: ['h', 'f'], keep: ['k'] })).toEqual([
      'LNK0021',
      'LNK0021',
      'LNK0021',
    ]);
    expect(mistakes(['global i32 @n = 1'], { entry: 'n' })).toEqual(['LNK0021']);
  });

  test('every message of linking in this language has an example that gives it', () => {
    const files = (example: string): string[] => example.split(/^# \w+\.lir\n/m).filter((text) => text !== '');
    for (const code of ['LNK0001', 'LNK0003', 'LNK0010', 'LNK0011'] as const) {
      const { bad, good } = linkCatalogue[code];
      const codes = (example: string): string[] =>
        linkModules(inputsOf(files(example)), { mayBeMissing: () => true }).diagnostics.map((found) => found.code);
      expect([code, codes(bad), codes(good)]).toEqual([code, [code], []]);
    }
  });
});

/** The definitions of a text as a set: what has no order. */
const sorted = (text: string): string[] =>
  cut(text)
    .chunks.map((chunk) => chunk.text)
    .sort();

describe('laws', () => {
  test('a random program that is cut into parts and linked in any order is the same program', () => {
    for (let seed = 1; seed <= times(2, 60); seed++) {
      const random = seededRandom(seed);
      const whole = printModule(randomModule(random, seed % 2 === 0 ? 8 : 4));
      const texts = deal(cut(whole), 1 + (seed % 5), random);
      const isHost = (name: string): boolean => name === 'log';
      const { module, diagnostics } = linkModules(inputsOf(texts), { mayBeMissing: isHost });
      expect(diagnostics).toEqual([]);
      if (module === undefined) throw new Error('no module');
      expect(verifyModule(module)).toEqual([]);
      expect(sorted(printModule(module))).toEqual(sorted(whole));
      const reversed = linkModules(inputsOf(texts.toReversed()), { mayBeMissing: isHost }).module;
      expect(sorted(printModule(reversed ?? module))).toEqual(sorted(whole));
      const other = linkModules(inputsOf(texts.toReversed()), { mayBeMissing: isHost, gc: true }).module;
      const reached = new Set(sorted(whole));
      expect(sorted(printModule(other ?? module)).every((text) => reached.has(text))).toBe(true);
    }
  });

  test('linked and linked again is the same text', () => {
    const random = seededRandom(5);
    const texts = deal(cut(printModule(randomModule(random, 8))), 4, random);
    const isHost = (name: string): boolean => name === 'log';
    const once = linkModules(inputsOf(texts), { mayBeMissing: isHost }).module;
    const twice = linkModules([{ name: 'once', module: once ?? moduleOf('') }], { mayBeMissing: isHost }).module;
    expect(printModule(twice ?? moduleOf(''))).toBe(printModule(once ?? moduleOf('')));
  });

  test('parts of parts: linking in two steps is linking in one', () => {
    const random = seededRandom(6);
    const texts = deal(cut(printModule(randomModule(random, 8))), 4, random);
    const all = { mayBeMissing: () => true };
    const half = (from: number): LinkInput => ({
      name: `half${from}`,
      module: linkModules(inputsOf(texts.slice(from, from + 2)), all).module ?? moduleOf(''),
    });
    const steps = linkModules([half(0), half(2)], all).module;
    const once = linkModules(inputsOf(texts), all).module;
    expect(sorted(printModule(steps ?? moduleOf('')))).toEqual(sorted(printModule(once ?? moduleOf(''))));
  });

  test('modules are not changed by being linked, nor by what is done with the result', async () => {
    const inputs = inputsOf([caller('main', 'f'), func('f')]);
    const before = inputs.map(({ module }) => printModule(module));
    const unit = (
      await link(
        inputs.map(({ name, module }): LinearUnit => ({
          ir: 'linear',
          source: { name } as LinearUnit['source'],
          module,
        })),
      )
    ).orThrow();
    (await lower(unit, 'ssa')).orThrow();
    expect(inputs.map(({ module }) => printModule(module))).toEqual(before);
  });

  const examples = resolve(import.meta.dirname, '../../examples');
  test.each(
    ['primes.sy', 'quicksort.sy', 'heat.sy', 'fact.mpl', 'queens.mpl', 'sha256.mpl', 'records.ti']
      .slice(0, 6)
      .map((name, place) => ({ name, place })),
  )('$name, cut into parts, does the same on every engine', async ({ name, place }) => {
    const text = readFileSync(join(examples, name), 'utf8');
    const unit = (await parse(text, name.endsWith('.sy') ? 'sysy' : 'maple')).orThrow();
    // Without the library: what of it is static has no place among the parts.
    const lowered = (await lower(unit, 'linear', { missing: 'left', linkable: true })).orThrow();
    // Names of lowering are static: for once they are names like any other.
    const whole = (await print(lowered))
      .replace(/(?<!extern func [^@\n]*)([@&])\.(?=(?:str|string)?\d*\w)/g, '$1own.')
      .replace(/^static /gm, '');
    for (let seed = 1; seed <= times(1, 3); seed++) {
      const parts = deal(cut(whole), 1 + seed * 2, seededRandom(seed));
      const units = await Promise.all(parts.map(async (part) => (await parse(part, 'linear')).orThrow()));
      const program = (await link(units)).orThrow();
      const results: string[] = [];
      for (const engine of inTurn(enginesOf('linear'), place)) results.push(await outputOf(program, engine.name));
      const wanted = await outputOf(unit, 'wasm');
      expect([...new Set(results)]).toEqual([wanted]);
    }
  });
});

async function outputOf(unit: Parameters<typeof instantiate>[0], engine: string): Promise<string> {
  const bytes: number[] = [];
  const program = (await instantiate(unit, { engine, stdout: (chunk) => void bytes.push(...chunk) })).orThrow();
  const status = program.hasMain() ? program.main() : -1;
  return `${status} ${new TextDecoder().decode(Uint8Array.from(bytes))}`;
}

describe('what runs', () => {
  const program = `entry @main
constructor @late
constructor @early, priority 5
alias func @other = @f
weak alias func @third = @other
alias global @m = @n
global i32 @n = 1
func i32 @f, param 1
  fparam i32 p0
  t1 = MulI p0, 10
  return t1
func end
func void @late, param 0
  t0 = MulI @m, 2
  @n = t0
  return
func end
func void @early, param 0
  t0 = AddI @n, 2
  @m = t0
  return
func end
func i32 @main, param 0
  rparam @m
  t0 = call @third, param 1
  t1 = EqualL &other, &f
  t2 = AddI t0, t1
  return t2
func end
`;

  test.each(enginesOf('linear'))('aliases and constructors on $name', async ({ start }) => {
    const unit = { ...(await parse(program, 'linear')).orThrow() };
    expect((await start(unit)).main()).toBe(61);
    const called = await start((await parse(program, 'linear')).orThrow());
    expect(called.call('other', [7])).toEqual([70]);
    expect(called.call('main')).toEqual([61]);
    expect(called.call('main')).toEqual([61]);
  });
});

describe('cost', () => {
  test('a long chain of aliases, each of them used', () => {
    const count = times(2000, 50_000);
    const chain = Array.from({ length: count }, (_, i) => `alias func @a${i} = @a${i + 1}`);
    const uses = Array.from({ length: count }, (_, i) => `  t${i} = call @a${i}, param 0`);
    const text = `${chain.join('\n')}\n${func(`a${count}`)}func i32 @main, param 0\n${uses.join('\n')}\n  return t0\nfunc end\n`;
    const { module } = closeModule(moduleOf(text), () => false);
    const called = new Set(
      module.funcs[count + 1].instrs.flatMap((instr) => (instr.op === 'Call' ? [instr.func] : [])),
    );
    expect([...called]).toEqual([count]);
    expect(linked([text], { gc: true })).toContain(`call @a${count}, param 0`);
  });

  /** So many modules of so many functions, each of which calls one of its own and one of the next module. */
  const modules = (count: number, size: number): LinkInput[] =>
    Array.from({ length: count }, (_, m) => {
      const b = new ModuleBuilder({ pointerSize: 4 });
      const next = b.extern(`f${(m + 1) % count}_0`, [], ['i32']);
      b.global(`g${m}`, 'i32', m, { linkage: 'static' });
      b.data(`.str0`, 8, { constant: true, bytes: Uint8Array.of(m % 7) });
      const own = Array.from({ length: size }, (__, f) => b.declare(`f${m}_${f}`, [], ['i32']));
      own.forEach((func, f) => {
        const body = b.define(func);
        body.return(body.calc('AddI', body.call(next), body.call(own[(f + 1) % size])));
        body.finish();
      });
      return { name: `m${m}`, module: b.finish() };
    });

  /** How often the linker looks at a function or global: its reads of their names. */
  function looks(inputs: readonly LinkInput[]): number {
    let count = 0;
    for (const { module } of inputs)
      for (const one of [...module.funcs, ...module.globals]) {
        const { name } = one;
        Object.defineProperty(one, 'name', { get: () => (count++, name), enumerable: true });
      }
    const { module, diagnostics } = linkModules(inputs, { gc: true, entry: 'f0_0' });
    expect(diagnostics).toEqual([]);
    expect(module?.funcs).toHaveLength(inputs.length * (inputs[0].module.funcs.length - 1));
    return count;
  }

  test('is linear in what is linked: modules of 100 functions', () => {
    const small = looks(modules(100, 100));
    const times100 = times(2, 10);
    expect(looks(modules(times100 * 100, 100)) / small).toBeLessThan(times100 * 1.01);
    expect(small / (100 * 103)).toBeLessThan(40);
  });
});
