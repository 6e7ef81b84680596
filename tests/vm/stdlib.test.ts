import { describe, expect, it } from 'vitest';
import type { HostCall, HostType } from '../../src/vm/host.ts';
import { finish } from '../../src/vm/host.ts';
import { Exit, formatTrap, Trap } from '../../src/vm/trap.ts';
import { SourceFile } from '../../src/base/source.ts';
import { cVariables } from '../../src/vm/clib/hosts.ts';
import { cFunctions } from '../../src/vm/clib/index.ts';
import { Dice } from './gcc.ts';
import type { TestProgram } from './program.ts';
import { startProgram } from './program.ts';

/** A program whose functions are given as TypeScript functions; its function pointers are their indices. */
function withFunctions(functions: readonly ((program: TestProgram, ...args: number[]) => number)[]): TestProgram {
  const bindFunction = (pointer: number, _params: readonly HostType[], _result: HostType | undefined): HostCall => {
    if (functions[pointer] === undefined) throw new Trap('bad-indirect-call');
    return (...args) => functions[pointer](program, ...args.map(Number));
  };
  const program = startProgram({ bindFunction });
  return program;
}

const byValue = ({ env }: TestProgram, left: number, right: number): number =>
  env.memory.readI32(left) - env.memory.readI32(right);

describe('qsort and bsearch', () => {
  it('sort like Array.sort, stably, for any element size', () => {
    const dice = new Dice(51);
    const program = withFunctions([byValue]);
    const { memory, allocator } = program.env;
    for (const [count, size] of [
      [0, 4],
      [1, 4],
      [2, 8],
      [100, 4],
      [1000, 12],
      [777, 24],
    ]) {
      const values = Array.from({ length: count }, (_, index) => ({ key: dice.below(50), index }));
      const base = allocator.malloc(count * size);
      values.forEach(({ key, index }, i) => {
        memory.writeU32(base + i * size, key);
        memory.writeU8(base + i * size + size - 1, size > 4 ? index : 0);
      });
      program.call('qsort', base, count, size, 0);
      const sorted = Array.from({ length: count }, (_, i) => [
        memory.readI32(base + i * size),
        memory.readU8(base + i * size + size - 1),
      ]);
      const expected = [...values]
        .sort((a, b) => a.key - b.key)
        .map(({ key, index }) => [key, size > 4 ? index & 255 : 0]);
      expect(sorted).toEqual(expected);
    }
  });

  it('an inconsistent comparison ends, and keeps the elements', () => {
    const dice = new Dice(52);
    const program = withFunctions([() => dice.below(3) - 1]);
    const base = program.env.allocator.malloc(400);
    for (let i = 0; i < 100; i++) program.env.memory.writeU32(base + i * 4, i);
    program.call('qsort', base, 100, 4, 0);
    const left = Array.from({ length: 100 }, (_, i) => program.env.memory.readI32(base + i * 4)).sort((a, b) => a - b);
    expect(left).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  it('a comparison that allocates does not disturb the sort', () => {
    const greedy = (program: TestProgram, left: number, right: number): number => {
      program.env.allocator.malloc(3000);
      return byValue(program, left, right);
    };
    const program = withFunctions([greedy]);
    const base = program.env.allocator.malloc(200);
    for (let i = 0; i < 50; i++) program.env.memory.writeU32(base + i * 4, 50 - i);
    program.call('qsort', base, 50, 4, 0);
    expect(program.env.memory.readI32(base)).toBe(1);
    expect(program.env.memory.readI32(base + 49 * 4)).toBe(50);
  });

  it('bsearch finds what is there, and nothing else', () => {
    const program = withFunctions([byValue]);
    const { memory, allocator } = program.env;
    const base = allocator.malloc(400);
    const key = allocator.malloc(4);
    for (let i = 0; i < 100; i++) memory.writeU32(base + i * 4, i * 2);
    for (let value = -1; value < 201; value++) {
      memory.writeU32(key, value);
      const found = value % 2 === 0 && value >= 0 && value < 200 ? base + value * 2 : 0;
      expect(program.call('bsearch', key, base, 100, 4, 0)).toBe(found);
    }
  });

  it('a pointer that is no function traps', () => {
    const program = withFunctions([]);
    expect(() => program.call('qsort', program.slots(2, 1), 2, 8, 7)).toThrow(
      expect.objectContaining({ kind: 'bad-indirect-call' }),
    );
    expect(() => startProgram().call('qsort', program.slots(2, 1), 2, 8, 7)).toThrow(
      expect.objectContaining({ kind: 'unsupported' }),
    );
  });
});

describe('ending a program', () => {
  it('exit carries the status; exit handlers run last first; output is delivered', () => {
    const order: number[] = [];
    const note = (number: number) => (): number => order.push(number);
    const program = withFunctions([note(0), note(1)]);
    program.call('atexit', 0);
    program.call('atexit', 1);
    program.call('putchar', 65);
    expect(() => program.call('exit', 3)).toThrow(expect.objectContaining({ name: 'Exit', code: 3 }));
    finish(program.env);
    expect(order).toEqual([1, 0]);
    finish(program.env);
    expect(order).toEqual([1, 0]);
  });

  it('_exit skips the handlers', () => {
    const program = withFunctions([
      () => {
        throw new Error('must not run');
      },
    ]);
    program.call('atexit', 0);
    expect(() => program.call('_exit', 1)).toThrow(Exit);
    finish(program.env);
    expect(program.env.exitHandlers).toEqual([]);
  });

  it('a handler may call exit again: the others still run, and the new status counts', () => {
    const order: string[] = [];
    const program = withFunctions([
      () => order.push('first'),
      () => {
        throw new Exit(9);
      },
    ]);
    program.call('atexit', 0);
    program.call('atexit', 1);
    expect(() => finish(program.env)).toThrow(expect.objectContaining({ name: 'Exit', code: 9 }));
    expect(order).toEqual(['first']);
  });

  it('finish delivers output even if a handler fails', () => {
    const written: string[] = [];
    const program = startProgram({
      stdout: (bytes) => written.push(Buffer.from(bytes).toString()),
      bindFunction: () => () => {
        throw new Trap('abort');
      },
    });
    program.call('atexit', 0);
    program.call('puts', program.text('last words'));
    expect(() => finish(program.env)).toThrow(Trap);
    expect(written.join('')).toBe('last words\n');
  });

  it('abort and failed assertions trap', () => {
    const program = startProgram();
    expect(() => program.call('abort')).toThrow(expect.objectContaining({ kind: 'abort' }));
    expect(() =>
      program.call('__assert_fail', program.text('x > 0'), program.text('f.c'), 12, program.text('main')),
    ).toThrow(expect.objectContaining({ kind: 'assertion' }));
    expect(program.stderr()).toBe("f.c:12: main: Assertion `x > 0' failed.\n");
  });

  it('a trap shows its stack with places', () => {
    const source = new SourceFile('sum.mpl', 'line one\n  div x y\n');
    const trap = new Trap('divide-by-zero', undefined, [
      { func: 'divide', span: { source, start: 11, end: 14 } },
      { func: 'main' },
    ]);
    expect(formatTrap(trap)).toBe('trap: integer division by zero\n  at divide (sum.mpl:2:3)\n  at main');
  });
});

describe('stdlib.h', () => {
  it('wraps absolute values like C', () => {
    const program = startProgram();
    expect(program.call('abs', -(2 ** 31))).toBe(-(2 ** 31));
    expect(program.call('labs', -5n)).toBe(5n);
    expect(program.call('llabs', -(2n ** 63n))).toBe(-(2n ** 63n));
  });

  it('long follows the pointer size', () => {
    const small = startProgram({ pointerSize: 4 });
    expect(small.call('labs', -5)).toBe(5);
    expect(small.call('strtol', small.text('99999999999'), 0, 10)).toBe(2 ** 31 - 1);
    expect(small.call('strtoul', small.text('-1'), 0, 10)).toBe(2 ** 32 - 1);
    const large = startProgram();
    expect(large.call('strtol', large.text('99999999999'), 0, 10)).toBe(99999999999n);
  });

  it('rand is a function of the seed and spreads over its range', () => {
    const program = startProgram();
    const draw = (): number[] => Array.from({ length: 2000 }, () => Number(program.call('rand')));
    const first = draw();
    program.call('srand', 1);
    expect(draw()).toEqual(first);
    program.call('srand', 2);
    expect(draw()).not.toEqual(first);
    expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...first)).toBeLessThanOrEqual(2 ** 31 - 1);
    const mean = first.reduce((sum, value) => sum + value / first.length, 0);
    expect(Math.abs(mean / 2 ** 30 - 1)).toBeLessThan(0.05);
  });

  it('grants neither environment nor commands', () => {
    const program = startProgram();
    expect(program.call('getenv', program.text('HOME'))).toBe(0);
    expect(program.call('system', 0)).toBe(0);
    expect(program.call('system', program.text('true'))).toBe(-1);
  });

  it("the clocks are the host's", () => {
    const program = startProgram({ now: () => 1_700_000_000_250, clock: () => 12.5 });
    const cell = program.slots(0, 0);
    expect(program.call('time', cell)).toBe(1_700_000_000n);
    expect(program.env.memory.readI64(cell)).toBe(1_700_000_000n);
    expect(program.call('clock')).toBe(12500n);
    expect(program.call('difftime', 10n, 4n)).toBe(6);
    program.call('gettimeofday', cell, 0);
    expect([program.env.memory.readI64(cell), program.env.memory.readI64(cell + 8)]).toEqual([
      1_700_000_000n,
      250_000n,
    ]);
  });

  it('posix_memalign and malloc_usable_size', () => {
    const program = startProgram();
    const cell = program.slots(0);
    expect(program.call('posix_memalign', cell, 256, 100)).toBe(0);
    expect(program.env.memory.readU32(cell) % 256).toBe(0);
    expect(program.call('malloc_usable_size', program.env.memory.readU32(cell))).toBeGreaterThanOrEqual(100);
    expect(program.call('posix_memalign', cell, 24, 100)).toBe(22);
  });
});

describe('the table', () => {
  it('gives the standard streams to the functions that take them', () => {
    const program = startProgram({ input: 'x' });
    const streams = Object.fromEntries(cVariables.map(({ name, value }) => [name, Number(value)]));
    expect(program.call('fgetc', streams.stdin)).toBe('x'.charCodeAt(0));
    program.call('fputs', program.text('to out'), streams.stdout);
    program.call('fputs', program.text('to err'), streams.stderr);
    expect([program.stdout(), program.stderr()]).toEqual(['to out', 'to err']);
  });

  it('names every function by its key, and creates every one', () => {
    const { env } = startProgram();
    for (const [name, entry] of Object.entries(cFunctions)) {
      expect(entry.name).toBe(name);
      expect(typeof entry.create(env)).toBe('function');
    }
  });

  it('has the functions of the C headers', () => {
    const names = `
      printf fprintf sprintf snprintf vprintf vfprintf vsprintf vsnprintf puts putchar fputs fputc putc fwrite
      fflush getchar getc fgetc fgets ungetc scanf fscanf sscanf fread feof memcpy memmove memset memcmp
      memchr strlen strcpy strncpy strcat strncat strcmp strncmp strcoll strchr strrchr strstr strspn strcspn
      strpbrk strtok strdup strerror isalpha isdigit isspace toupper tolower malloc calloc realloc free
      aligned_alloc abs labs llabs atoi atol atoll atof strtol strtoul strtoll strtoull strtod strtof exit
      abort rand srand qsort bsearch getenv atexit time clock difftime __assert_fail __isnan __isinf __finite
      fma fmaf nextafter lgamma tgammaf erf erfcf exp2 log1p llrint lroundf remquo sincos hypotf
      acosf`
      .trim()
      .split(/\s+/);
    expect(names.filter((name) => cFunctions[name] === undefined)).toEqual([]);
  });
});
