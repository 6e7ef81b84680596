/** Programs of several languages: each calls functions of each other, on every engine; and what cannot meet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  instantiate,
  link,
  parse,
  verify,
  write,
  type AnyUnit,
  type LinearUnit,
  type LinkOptions,
  type Result,
  type RunOptions,
} from '../../src/index.ts';
import { engineNamed, enginesOf, outputsNamed, type TestEngine } from '../engines.ts';

/** A text of each language that defines `DEFINED`, which gives `USED` of its argument, and one. */
const adds: Readonly<Record<string, (defined: string, used: string) => string>> = {
  maple: (defined, used) => `func &${used} extern (var %x i32) i32
func &${defined} (var %x i32) i32 {
  var %y i32
  callassigned &${used} (dread i32 %x) { dassign %y 0 }
  return (add i32 (dread i32 %y, constval i32 1))
}`,
  linear: (defined, used) => `profile full, pointer 4
extern func i32 @${used}(i32)
func i32 @${defined}, param 1
  fparam i32 p0
  rparam p0
  t1 = call @${used}, param 1
  t2 = AddI t1, 1
  return t2
func end`,
  sysy: (defined, used) => `int ${used}(int x);\nint ${defined}(int x) { return ${used}(x) + 1; }`,
  tuyin: (defined, used) => `declare i32 @${used}(i32)\ndefine i32 @${defined}(i32 %x) {\n  @${used}(%x) + 1\n}`,
};
/** One of each language that doubles its argument. */
const doubles: Readonly<Record<string, (defined: string) => string>> = {
  maple: (name) => `func &${name} (var %x i32) i32 {\n  return (mul i32 (dread i32 %x, constval i32 2))\n}`,
  linear: (name) =>
    `profile full, pointer 4\nfunc i32 @${name}, param 1\n  fparam i32 p0\n  t1 = MulI p0, 2\n  return t1\nfunc end`,
  sysy: (name) => `int ${name}(int x) { return x * 2; }`,
  tuyin: (name) => `define i32 @${name}(i32 %x) {\n  %x * 2\n}`,
};
const languages = Object.keys(adds);

async function unitOf(language: string, text: string): Promise<AnyUnit> {
  // SysY and Tuyin IR have addresses of 4 bytes.
  const unit = (await parse(text, language, { isPart: true, pointerSize: 4 })).orThrow();
  expect((await verify(unit)).filter(({ severity }) => severity === 'error')).toEqual([]);
  return unit;
}

async function linked(
  texts: readonly (readonly [language: string, text: string])[],
  options?: LinkOptions,
): Promise<Result<AnyUnit>> {
  return link(await Promise.all(texts.map(([language, text]) => unitOf(language, text))), options);
}

async function outputOf(unit: AnyUnit, engine: string, options: RunOptions = {}): Promise<string> {
  return outputOn(engineNamed(engine, 'linear'), unit, options);
}

/** What `main` gives, and what it writes. */
async function outputOn({ start }: TestEngine, unit: AnyUnit, options: RunOptions = {}): Promise<string> {
  const bytes: number[] = [];
  const program = await start(unit as LinearUnit, { ...options, stdout: (chunk) => void bytes.push(...chunk) });
  return `${program.main()} ${new TextDecoder().decode(Uint8Array.from(bytes))}`;
}

function sourceOf(chunks: readonly Uint8Array[]): () => Uint8Array | undefined {
  const left = [...chunks];
  return () => left.shift();
}

const engines = enginesOf('linear').map(({ name }) => name);
const pairs = languages.flatMap((a) => languages.map((b) => [a, b] as const)).filter(([a, b]) => a !== b);

describe('functions of one language called by another', () => {
  test.each(pairs)('%s calls %s, which calls another one', async (a, b) => {
    const third = a === 'linear' ? 'sysy' : 'linear';
    const texts = [
      [a, adds[a]('outer', 'middle')],
      [b, adds[b]('middle', 'inner')],
      [third, doubles[third]('inner')],
    ] as const;
    const unit = (await linked(texts)).orThrow();
    for (const engine of engines)
      expect((await instantiate(unit, { engine })).orThrow().call('outer', [5])).toEqual([12]);
  });

  test('numbers of every type that crosses', async () => {
    const tuyin = `define i64 @wide(i64 %x) {\n  %x + %x\n}\ndefine float @narrow(float %x) {\n  %x / 2.0\n}\ndefine double @long(double %x) {\n  %x / 2.0\n}
define i1 @truth(i8 %x) {\n  %x < 3\n}\ndefine i16 @short(i16 %x) {\n  %x + 1\n}\ndefine void @nothing(i32 %x) {\n  output <- "n"\n}`;
    const linear =
      'profile full, pointer 4\nextern func i64 @wide(i64)\nfunc i64 @twice, param 1\n  fparam i64 p0\n  rparam p0\n  t1 = call @wide, param 1\n  return t1\nfunc end';
    const unit = (
      await linked([
        ['tuyin', tuyin],
        ['linear', linear],
      ])
    ).orThrow();
    for (const engine of engines) {
      const program = (await instantiate(unit, { engine })).orThrow();
      expect(program.call('twice', [-(2n ** 62n)])).toEqual([-(2n ** 63n)]);
      expect(program.call('narrow', [0.75])).toEqual([0.375]);
      expect(program.call('long', [0.1])).toEqual([0.05]);
      expect(program.call('truth', [2])).toEqual([1]);
      expect(program.call('short', [32767])).toEqual([-32768]);
      expect(program.call('nothing', [1])).toEqual([]);
    }
  });

  test.each(languages)('all four in a ring, the start in %s', async (first) => {
    const order = [first, ...languages.filter((language) => language !== first)];
    const names = ['main', 'two', 'three', 'four', 'last'];
    const texts = order.map((language, i) => [language, adds[language](names[i], names[i + 1])] as const);
    const start: Readonly<Record<string, string>> = {
      maple:
        'func &two (var %x i32) i32\nfunc &main () i32 {\n  var %y i32\n  callassigned &two (constval i32 5) { dassign %y 0 }\n  return (dread i32 %y)\n}',
      linear:
        'profile full, pointer 4\nextern func i32 @two(i32)\nfunc i32 @main, param 0\n  rparam 5\n  t0 = call @two, param 1\n  return t0\nfunc end',
      sysy: 'int two(int x);\nint main() { return two(5); }',
      tuyin: 'declare i32 @two(i32)\nsubset @main\n  @two(5)\n',
    };
    texts[0] = [first, start[first]];
    const unit = (await linked([...texts, ['linear', doubles['linear']('last')]])).orThrow();
    for (const engine of engines) expect(await outputOf(unit, engine)).toBe('13 ');
  });
});

describe('what is written stands in its order', () => {
  const maple = `func &printf extern (var %f ptr, ...) i32
func &inner extern (var %x i32) i32
func &show (var %x i32) i32 {
  call &printf (conststr ptr "maple %d\\n", dread i32 %x)
  return (dread i32 %x)
}
func &main () i32 {
  var %y i32
  call &printf (conststr ptr "begin\\n")
  callassigned &inner (constval i32 3) { dassign %y 0 }
  call &printf (conststr ptr "end\\n")
  return (dread i32 %y)
}`;
  const tuyin =
    'declare i32 @show(i32)\ndefine i32 @inner(i32 %x) {\n  output <- "before\\0A"\n  y = @show(%x)\n  output <- "after\\0A"\n  y\n}';

  test.each(engines)('on %s', async (engine) => {
    const unit = (
      await linked([
        ['maple', maple],
        ['tuyin', tuyin],
      ])
    ).orThrow();
    expect(await outputOf(unit, engine)).toBe('3 begin\nbefore\nmaple 3\nafter\nend\n');
  });

  test('a trap of one language goes through the other', async () => {
    const unit = (
      await linked([
        ['sysy', 'int f(int x);\nint main() { return f(0); }'],
        ['tuyin', 'define i32 @f(i32 %x) {\n  5 / %x\n}'],
      ])
    ).orThrow();
    for (const engine of engines) {
      const program = (await instantiate(unit, { engine })).orThrow();
      expect(() => program.main()).toThrow(/division by zero/);
    }
  });
});

describe('variables of one language in another', () => {
  const sysy = 'int n = 7;\nfloat q = 1.5;\nint bump(int by) { n = n + by; q = q * n; if (n) return n; return 0; }';
  const c = `extern int n; extern float q; int bump(int by);
int main(void) { int first = bump(1); n *= 10; return first + bump(2) + (q > 900.0f && q < 985.0f); }`;
  const linear = `profile full, pointer 4
extern global data 4 align 4 @n
func i32 @main, param 0
  store.i32 @n, 40
  rparam 1
  t1 = call @bump, param 1
  t2 = load.i32 @n
  t3 = AddI t1, t2
  return t3
func end
extern func i32 @bump(i32)`;

  test.each([
    ['c', c, 8 + 82 + 1],
    ['linear', linear, 82],
  ])('a scalar of SysY is memory where %s has it so', async (language, text, result) => {
    const texts = [
      [language, text],
      ['sysy', sysy],
    ] as const;
    for (const ordered of [texts, texts.toReversed()]) {
      const unit = (await linked(ordered)).orThrow();
      for (const engine of engines) expect(await outputOf(unit, engine), engine).toBe(`${result} `);
    }
  });

  test('it stays a scalar where nobody has it as memory', async () => {
    const unit = (
      await linked([
        ['sysy', 'int n = 7;\nint f() { return n; }'],
        ['linear', 'profile full, pointer 4\nfunc i32 @main, param 0\n  return 1\nfunc end'],
      ])
    ).orThrow();
    expect((await write(unit, 'linear')).orThrow()).toContain('global i32 @n = 7');
  });
});

test('constructors of several languages run by their priorities', async () => {
  const c = `int putchar(int);
__attribute__((constructor)) void last(void) { putchar('z'); }
__attribute__((constructor(300))) static void c(void) { putchar('c'); }
__attribute__((constructor(101))) void a(void) { putchar('a'); }
__attribute__((destructor)) void end(void) { putchar('!'); }
int main(void) { return 0; }`;
  const linear = `profile full, pointer 4
constructor @b, priority 200
constructor @d, priority 400
extern func i32 @putchar(i32)
func void @b, param 0
  rparam 98
  t0 = call @putchar, param 1
  return
func end
func void @d, param 0
  rparam 100
  t0 = call @putchar, param 1
  return
func end`;
  const texts = [
    ['c', c],
    ['linear', linear],
  ] as const;
  for (const ordered of [texts, texts.toReversed()]) {
    const unit = (await linked(ordered)).orThrow();
    for (const engine of engines) expect(await outputOf(unit, engine), engine).toBe('0 abcdz!');
  }
});

describe('what cannot meet', () => {
  const codes = async (...texts: [string, string][]): Promise<string[]> =>
    (await linked(texts)).diagnostics.map(
      ({ code, span, notes }) => `${code}${span === undefined ? '' : ' +'}${'+'.repeat(notes.length)}`,
    );

  test.each<[string, [string, string][], string[]]>([
    [
      'another type',
      [
        ['sysy', 'float f(int x);\nint main() { return f(1); }'],
        ['tuyin', doubles['tuyin']('f')],
      ],
      ['LNK0010 ++'],
    ],
    [
      'another type than MAPLE declares, with both places',
      [
        [
          'maple',
          'func &f (var %x i32) i32\nfunc &main () i32 {\n  var %y i32\n  callassigned &f (constval i32 1) { dassign %y }\n  return (dread i32 %y)\n}',
        ],
        ['sysy', 'float f(float x) { return x; }'],
      ],
      ['LNK0010 ++'],
    ],
    [
      'a name that nobody has',
      [
        ['sysy', 'int g(int x);\nint main() { return g(1); }'],
        ['tuyin', doubles['tuyin']('f')],
      ],
      ['LNK0002 +'],
    ],
    [
      'types that do not cross',
      [
        ['sysy', 'int f(int x);\nint main() { return f(1); }'],
        ['tuyin', 'define i128 @f(i128 %x) {\n  %x\n}'],
      ],
      ['LNK0023 +'],
    ],
    [
      'two starts',
      [
        ['sysy', 'int main() { return 1; }'],
        ['tuyin', 'subset @main\n  5\n'],
      ],
      ['LNK0001 ++'],
    ],
    [
      'one name in two languages',
      [
        ['sysy', 'int f(int x) { return 1; }'],
        ['linear', doubles['linear']('f')],
      ],
      ['LNK0001 ++'],
    ],
    [
      'variables of another size',
      [
        ['sysy', 'int n = 1;'],
        [
          'linear',
          'profile full, pointer 4\nextern global data 8 align 4 @n\nfunc i32 @f, param 0\n  t0 = load.i32 @n\n  return t0\nfunc end',
        ],
      ],
      ['LNK0010 ++'],
    ],
  ])('%s', async (_, texts, wanted) => {
    expect(await codes(...texts)).toEqual(wanted);
  });

  test('C that was compiled for wider addresses than the others have', async () => {
    const c = (
      await parse('int f(int x);\nint main(void) { return f(1); }', 'c', { isPart: true, pointerSize: 8 })
    ).orThrow();
    for (const other of ['sysy', 'tuyin']) {
      const { diagnostics } = await link([c, await unitOf(other, doubles[other]('f'))]);
      expect(diagnostics.map(({ code }) => code)).toEqual(['LNK0012']);
    }
  });
});

/** mixed/: values that cross in both directions, input, output, groups of tail calls, blocks. */
describe('C and Tuyin IR in one program', () => {
  const folder = join(import.meta.dirname, 'mixed');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const input = [Uint8Array.of(1, 5, 3)];
  const wanted = '7 0 wrong; say3; even: 0 1; say5; read: 1 5 3; nan: 1, zero: -0\n';

  async function program(): Promise<AnyUnit> {
    const c = (await parse(read('main.c'), 'c', { isPart: true, pointerSize: 4 })).orThrow();
    return (await link([c, await unitOf('tuyin', read('part.ti'))])).orThrow();
  }

  test('on engines and as built files', async () => {
    const unit = await program();
    for (const column of [...enginesOf('linear'), ...outputsNamed(['js', 'wasi'])])
      expect(await outputOn(column, unit, { stdin: sourceOf(input) }), column.name).toBe(wanted);
  });

  test('as text that is read again, and optimised', async () => {
    const text = String((await write(await program(), 'linear')).orThrow());
    const again = await unitOf('linear', text);
    expect(await outputOf(again, 'wasm', { stdin: sourceOf(input), optimize: 'O2' })).toBe(wanted);
  });

  test('poison does not cross', async () => {
    const tuyin = 'define i32 @f(i32 %x) {\n  @tuyin.nsw.add(%x, 2147483647)\n}';
    const unit = (
      await linked([
        ['sysy', 'int f(int x);\nint main() { return f(1); }'],
        ['tuyin', tuyin],
      ])
    ).orThrow();
    for (const engine of engines) {
      const started = (await instantiate(unit, { engine })).orThrow();
      expect(() => started.main()).toThrow('a value that has no meaning was used');
    }
  });
});
