/** The in-process engine: host functions, callbacks, traps with their places, the bounds of memory and stack. */
import { describe, expect, test } from 'vitest';
import { emitModule } from '../../../src/backend/wasm/emit.ts';
import { instantiate, type EngineOptions, type WasmProgram } from '../../../src/backend/wasm/engine.ts';
import { SourceFile, type Span } from '../../../src/base/source.ts';
import { ModuleBuilder, type LinearBuilder } from '../../../src/linear/builder.ts';
import type { Operand } from '../../../src/linear/nodes.ts';
import { hostFunctions } from '../../../src/vm/clib/hosts.ts';
import { flushOutput, host, hostTable } from '../../../src/vm/host.ts';
import { Exit, formatTrap, Trap } from '../../../src/vm/trap.ts';
import { fewHosts } from '../../vm/few-hosts.ts';

const file = new SourceFile('prog.lir', Array.from({ length: 40 }, (_, i) => `line ${i + 1}`).join('\n'));
const line = (n: number): Span => ({ source: file, start: file.lineStarts[n - 1], end: file.lineStarts[n - 1] + 4 });

/** Runs and gives what was thrown. */
function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

function trapText(program: WasmProgram, name: string, ...args: (number | bigint)[]): string {
  const error = caught(() => program.call(name, args));
  return error instanceof Trap ? `${error.kind}\n${formatTrap(error)}` : `no trap: ${String(error)}`;
}

function build(make: (m: ModuleBuilder) => void, options: EngineOptions = {}, pointerSize: 4 | 8 = 8): WasmProgram {
  const m = new ModuleBuilder({ pointerSize });
  make(m);
  return instantiate(m.finish(), options);
}

function func(
  m: ModuleBuilder,
  name: string,
  params: readonly ('i32' | 'i64' | 'f64')[],
  results: readonly ('i32' | 'i64' | 'f64')[],
  body: (b: LinearBuilder) => void,
): number {
  const b = m.func(name, params, results, { exported: true });
  body(b);
  b.finish();
  return b.index;
}

describe('traps', () => {
  const program = build((m) => {
    const nobody = m.extern('nobody', [], []);
    const divide = func(m, 'divide', ['i32', 'i32'], ['i32'], (b) => {
      const quotient = b.at(line(3)).calc('DivI', b.param(0), b.param(1));
      b.at(line(4)).return(b.calc('AddI', quotient, b.i32(1)));
    });
    func(m, 'main', ['i32'], ['i32'], (b) => {
      b.at(line(10)).callVoid(divide, b.i32(4), b.i32(2));
      b.at(line(11)).return(b.call(divide, b.i32(1), b.param(0)));
    });
    func(m, 'modulo', ['i64'], ['i64'], (b) => b.at(line(12)).return(b.calc('ModL', b.i64(1n), b.param(0))));
    func(m, 'load', ['i64'], ['i32'], (b) => b.at(line(14)).return(b.load('i32', b.param(0))));
    func(m, 'chase', ['i64'], ['i64'], (b) => {
      const next = b.at(line(15)).load('i64', b.param(0), 8);
      b.at(line(16)).return(b.load('i64', next, 16));
    });
    func(m, 'icall', ['i64'], [], (b) => b.at(line(18)).icall({ params: [], results: [] }, b.param(0), []));
    func(m, 'stop', [], [], (b) => b.at(line(20)).trap('assertion'));
    func(m, 'never', [], [], (b) => b.at(line(21)).trap('unreachable'));
    func(m, 'missing', [], [], (b) => b.at(line(22)).callVoid(nobody));
    func(m, 'forever', ['i32'], ['i32'], (b) =>
      b.at(line(24)).return(b.calc('AddI', b.call(b.index, b.param(0)), b.i32(1))),
    );
    func(m, 'copy', ['i64', 'i64'], [], (b) => b.at(line(26)).copy(b.param(0), b.param(1), b.i32(8)));
  });

  test.each([
    ['main', [0], 'divide-by-zero', ['divide (prog.lir:3:1)', 'main (prog.lir:11:1)']],
    ['modulo', [0n], 'divide-by-zero', ['modulo (prog.lir:12:1)']],
    ['load', [0xfffffff0n], 'out-of-bounds', ['load (prog.lir:14:1)']],
    ['icall', [0n], 'bad-indirect-call', ['icall (prog.lir:18:1)']],
    ['icall', [99n], 'bad-indirect-call', ['icall (prog.lir:18:1)']],
    ['stop', [], 'assertion', ['stop (prog.lir:20:1)']],
    ['never', [], 'unreachable', ['never (prog.lir:21:1)']],
    ['missing', [], 'missing-function', ['missing (prog.lir:22:1)']],
    ['copy', [0n, 4096n], 'null-pointer', ['copy (prog.lir:26:1)']],
    ['copy', [4096n, 0x7fffffffn], 'out-of-bounds', ['copy (prog.lir:26:1)']],
    ['chase', [4096n], 'null-pointer', ['chase (prog.lir:16:1)']],
  ] as const)('%s(%s): %s', (name, args, kind, frames) => {
    const lines = trapText(program, name, ...args).split('\n');
    expect(lines[0]).toBe(kind);
    expect(lines.slice(2)).toEqual(frames.map((frame) => `  at ${frame}`));
  });

  test('a null pointer traps, as null or as out of bounds', () => {
    for (const address of [0n, 8n, 1020n])
      expect(trapText(program, 'load', address)).toMatch(
        /^(null-pointer|out-of-bounds)\n.*\n {2}at load \(prog.lir:14:1\)$/,
      );
  });

  test('endless recursion is a trap with a bounded trace, and the program can be called again', () => {
    const limit = Error.stackTraceLimit;
    const lines = trapText(program, 'forever', 1).split('\n');
    expect(lines[0]).toBe('stack-overflow');
    expect(lines[2]).toBe('  at forever (prog.lir:24:1)');
    expect(lines.length).toBeLessThan(250);
    expect(Error.stackTraceLimit).toBe(limit);
    expect(program.call('main', [1])).toEqual([2]);
  });
});

describe('host functions', () => {
  const record: string[] = [];
  const probes = hostTable({
    probe: host(['i32', 'u32', 'i64', 'u64', 'f64', 'ptr', 'long'], 'ptr', () => (...values) => {
      record.push(values.map((value) => `${typeof value} ${value}`).join(', '));
      return 0xfffffff0;
    }),
    fails: host([], undefined, () => () => {
      throw new TypeError('no such thing');
    }),
    leaves: host(['i32'], undefined, () => (code) => {
      throw new Exit(code);
    }),
  });

  test.each([4, 8] as const)('values arrive as their types say, with %i-byte pointers', (pointerSize) => {
    const program = build(
      (m) => {
        const address = pointerSize === 8 ? 'i64' : 'i32';
        const probe = m.extern('probe', ['i32', 'i32', 'i64', 'i64', 'f64', address, address], [address]);
        const b = m.func('main', [], [address], { exported: true });
        b.return(
          b.call(
            probe,
            b.i32(-1),
            b.i32(-1),
            b.i64(-1n),
            b.i64(-1n),
            b.f64(0.5),
            b.address(4_000_000_000),
            b.address(-5),
          ),
        );
        b.finish();
      },
      { hosts: probes },
      pointerSize,
    );
    record.length = 0;
    expect(program.call('main', [])).toEqual(pointerSize === 8 ? [0xfffffff0n] : [-16]);
    const long = pointerSize === 8 ? 'bigint -5' : 'number -5';
    expect(record).toEqual([
      `number -1, number 4294967295, bigint -1, bigint ${2n ** 64n - 1n}, number 0.5, number 4000000000, ${long}`,
    ]);
  });

  test('what a host function throws: a failure, an exit', () => {
    const program = build(
      (m) => {
        const fails = m.extern('fails', [], []);
        const leaves = m.extern('leaves', ['i32'], []);
        func(m, 'main', ['i32'], [], (b) => {
          b.at(line(5));
          b.ifThen(b.param(0), () => b.callVoid(leaves, b.param(0)));
          b.at(line(6)).callVoid(fails);
        });
      },
      { hosts: probes },
    );
    expect(trapText(program, 'main', 0)).toBe(
      'host-error\ntrap: a host function failed: TypeError: no such thing\n  at main (prog.lir:6:1)',
    );
    const exit = caught(() => program.call('main', [7]));
    expect(exit instanceof Exit && exit.code).toBe(7);
  });

  test('a function declared with the wrong parameters is refused when it is called', () => {
    const program = build(
      (m) => {
        const leaves = m.extern('leaves', ['f64'], []);
        func(m, 'main', [], [], (b) => b.at(line(1)).callVoid(leaves, b.f64(1)));
      },
      { hosts: probes },
    );
    expect(trapText(program, 'main')).toMatch(/^missing-function\n/);
  });

  test('functions of the host: malloc, qsort with a callback of the program, printf', () => {
    let output = '';
    const program = build(
      (m) => {
        const malloc = m.extern('malloc', ['i64'], ['i64']);
        const printf = m.extern('printf', ['i64', 'i64'], ['i32'], { variadic: true });
        const qsort = m.extern('qsort', ['i64', 'i64', 'i64', 'i64'], []);
        const format = m.data('format', 16, { bytes: new TextEncoder().encode('%d %d %d|%s\n') });
        const text = m.data('text', 8, { bytes: new TextEncoder().encode('done') });
        const order = func(m, 'order', ['i64', 'i64'], ['i32'], (b) =>
          b.return(b.calc('SubI', b.load('i32', b.param(0)), b.load('i32', b.param(1)))),
        );
        func(m, 'main', [], ['i32'], (b) => {
          const array = b.call(malloc, b.i64(12n));
          [30, -10, 20].forEach((value, k) => b.store('i32', array, b.i32(value), 4 * k));
          b.callVoid(qsort, array, b.i64(3n), b.i64(4n), b.funcAddress(order));
          const args = b.slot(32);
          const slots: Operand[] = [0, 4, 8].map((offset) => b.load('i32', array, offset, 'i64'));
          [...slots, text].forEach((value, k) => b.store('i64', args, value, 8 * k));
          b.return(b.call(printf, format, args));
        });
      },
      { hosts: fewHosts, stdout: (bytes) => (output += new TextDecoder().decode(bytes)) },
    );
    expect(program.call('main', [])).toEqual([15]);
    flushOutput(program.env);
    expect(output).toBe('-10 20 30|done\n');
  });

  test('a trap in a callback names every call', () => {
    const program = build(
      (m) => {
        const qsort = m.extern('qsort', ['i64', 'i64', 'i64', 'i64'], []);
        const data = m.data('data', 16, { align: 4 });
        const order = func(m, 'order', ['i64', 'i64'], ['i32'], (b) =>
          b.at(line(7)).return(b.calc('DivI', b.i32(1), b.load('i32', b.param(0)))),
        );
        const wrong = func(m, 'wrong', ['f64'], ['i32'], (b) => b.return(b.i32(0)));
        func(m, 'main', ['i32'], [], (b) => {
          const pointer = b.calc('SelectL', b.param(0), b.funcAddress(order), b.funcAddress(wrong));
          b.at(line(9)).callVoid(qsort, data, b.i64(4n), b.i64(4n), pointer);
        });
      },
      { hosts: fewHosts },
    );
    expect(trapText(program, 'main', 1)).toBe(
      'divide-by-zero\ntrap: integer division by zero\n  at order (prog.lir:7:1)\n  at main (prog.lir:9:1)',
    );
    expect(trapText(program, 'main', 0)).toMatch(/^bad-indirect-call\n.*wrong has other parameters.*\n {2}at main/);
  });
});

describe('bounds', () => {
  test('memory grows up to its limit and not beyond', () => {
    const program = build(
      (m) => {
        const malloc = m.extern('malloc', ['i64'], ['i64']);
        func(m, 'main', ['i64'], ['i64'], (b) => b.return(b.call(malloc, b.param(0))));
      },
      { hosts: hostFunctions, stackSize: 65536, memoryLimit: 4 << 20 },
    );
    expect(program.call('main', [1 << 20])[0]).toBeGreaterThan(0n);
    expect(program.call('main', [8 << 20])).toEqual([0n]);
    expect(program.env.memory.size).toBeLessThanOrEqual(4 << 20);
    const tooLarge = caught(() => build((m) => func(m, 'main', [], [], (b) => b.return()), { memoryLimit: 65536 }));
    expect(tooLarge instanceof Trap && tooLarge.kind).toBe('out-of-memory');
  });

  test('the stack of arrays: its end is a trap, and a trap gives it back', () => {
    const program = build(
      (m) => {
        const down = func(m, 'down', ['i32'], ['i32'], (b) => {
          const slot = b.slot(1000);
          b.store('i32', slot, b.param(0));
          b.ifThen(b.calc('EqualI', b.param(0), b.i32(0)), () => b.return(b.i32(0)));
          b.return(
            b.calc('AddI', b.at(line(2)).call(b.index, b.calc('SubI', b.param(0), b.i32(1))), b.load('i32', slot)),
          );
        });
        expect(down).toBe(0);
      },
      { stackSize: 65536 },
    );
    for (let i = 0; i < 5; i++) {
      expect(program.call('down', [60])).toEqual([1830]);
      expect(trapText(program, 'down', 100).split('\n').slice(0, 2)).toEqual([
        'stack-overflow',
        'trap: the call stack is exhausted',
      ]);
    }
  });

  test('what the host cannot compile is said so, as no mistake of ours', () => {
    const m = new ModuleBuilder();
    const b = m.func('main', [], ['i32'], { exported: true });
    const locals = Array.from({ length: 60_000 }, () => b.local('i32'));
    for (const local of locals) b.assign(local, b.calc('AddI', local, b.i32(1)));
    b.return(locals[0]);
    b.finish();
    const refused = caught(() => instantiate(m.finish()));
    expect(refused instanceof Trap && refused.kind).toBe('unsupported');
  });

  test('many values that live in turn share few locals', () => {
    const m = new ModuleBuilder();
    const b = m.func('main', ['i32'], ['i32'], { exported: true });
    const sum = b.local('i32');
    b.assign(sum, b.i32(0));
    for (let i = 0; i < 5000; i++) {
      const value = b.calc('MulI', b.param(0), b.i32(i));
      const turn = b.local('i32');
      b.assign(turn, b.i32(0));
      b.while(
        () => b.calc('LessI', turn, b.i32(2)),
        () => b.assign(sum, b.calc('AddI', sum, value)),
        () => b.assign(turn, b.calc('AddI', turn, b.i32(1))),
      );
      b.assign(sum, b.calc('BandI', b.calc('AddI', sum, value), b.i32(0xffff)));
    }
    b.return(sum);
    b.finish();
    const module = m.finish();
    const program = instantiate(module);
    let expected = 0;
    for (let i = 0; i < 5000; i++) expected = (expected + 3 * 7 * i) & 0xffff;
    expect(program.call('main', [7])).toEqual([expected]);
    expect(emitModule(module).wasm.funcs[0].locals.length).toBeLessThan(8);
  });

  test('functions that are not exported are found when asked for; several results come in order', () => {
    const m = new ModuleBuilder();
    const b = m.func('pair', ['i32'], ['i64', 'f64']);
    b.return(b.calc('IToL', b.param(0)), b.calc('IToD', b.param(0)));
    b.finish();
    let size = 0;
    const program = instantiate(m.finish(), { callable: ['pair'], beforeCompile: (length) => (size = length) });
    expect(program.call('pair', [-3])).toEqual([-3n, -3]);
    expect(size).toBe(program.bytes.length);
  });
});
