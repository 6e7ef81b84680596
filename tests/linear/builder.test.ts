/** The builder: numbering, types, structured helpers; and the conversion between linear and CFG form. */
import { describe, expect, test } from 'vitest';
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { buildBlocks, predecessorsOf, toCfg, toLinear } from '../../src/linear/cfg.ts';
import { operandsOf, destsOf } from '../../src/linear/instr.ts';
import type { Func, Instr } from '../../src/linear/nodes.ts';

const opsOf = (instrs: readonly Instr[]): string => instrs.map((instr) => instr.op).join(' ');

function countdown(): Func {
  const m = new ModuleBuilder();
  const b = m.func('countdown', ['i32'], ['i32']);
  const sum = b.local('i32', 'sum');
  b.assign(sum, b.i32(0));
  b.while(
    () => b.calc('GreaterI', b.param(0), b.i32(0)),
    () => {
      b.assign(sum, b.calc('AddI', sum, b.param(0)));
      const step = b.local('i32', 'step');
      b.assign(step, b.i32(1));
      b.assign(b.param(0), b.calc('SubI', b.param(0), step));
    },
  );
  b.return(sum);
  return b.finish();
}

describe('building', () => {
  test('numbers parameters, then locals, then temporaries, although a local was added last', () => {
    const func = countdown();
    expect(func.symbols.map(({ kind }) => kind).join('')).toBe('pllttt');
    for (const instr of func.instrs) {
      for (const operand of [...destsOf(instr), ...operandsOf(instr)]) {
        if (operand.kind !== 'v' && operand.kind !== 'g' && operand.kind !== 'f')
          expect(func.symbols[operand.index].kind).toBe(operand.kind);
      }
    }
  });

  test('shares equal constants, but not 0 and -0', () => {
    const b = new ModuleBuilder().func('f', [], []);
    expect(b.f64(1)).toBe(b.f64(1));
    expect(b.f64(0)).not.toBe(b.f64(-0));
    expect(b.i32(0)).not.toBe(b.f64(0));
  });

  test('refuses operands of the wrong type or number', () => {
    const b = new ModuleBuilder().func('f', ['i32', 'f32'], ['i32']);
    expect(() => b.calc('AddI', b.param(0), b.param(1))).toThrow(
      'building f: AddI: a value of type f32 stands where one of type i32 is needed',
    );
    expect(() => b.calc('AddI', b.param(0))).toThrow('AddI takes 2 operands, not 1');
    expect(() => b.return()).toThrow('returns 1 values, not 0');
    expect(() => b.assign(b.param(1), b.i32(1))).toThrow('Assign');
    expect(() => b.breakLoop()).toThrow('outside a loop');
  });

  test('AddI of an element pointer is an element pointer', () => {
    const b = new ModuleBuilder({ profile: 'core' }).func('f', ['f32*'], []);
    const moved = b.calc('AddI', b.param(0), b.i32(3));
    expect(b.typeOf(moved)).toBe('f32*');
    expect(b.typeOf(b.arrayLoad(moved, b.i32(0)))).toBe('f32');
  });

  test('leaves out what stands behind a jump', () => {
    const b = new ModuleBuilder().func('f', [], ['i32']);
    b.return(b.i32(1));
    b.assign(b.local('i32'), b.i32(2));
    expect(opsOf(b.finish().instrs)).toBe('Return');
  });

  test('spans are attached', () => {
    const b = new ModuleBuilder().func('f', [], []);
    const span = { source: {} as never, start: 1, end: 2 };
    b.at(span).assign(b.local('i32'), b.i32(2));
    b.at(undefined).return();
    expect(b.finish().instrs.map((instr) => instr.span)).toEqual([span, undefined]);
  });
});

describe('control-flow graph', () => {
  test('blocks of a loop', () => {
    const func = countdown();
    toCfg(func);
    expect(
      func.blocks.map(({ instrs, terminator }) => [
        opsOf(instrs),
        terminator.op,
        ...('targets' in terminator ? terminator.targets : []),
      ]),
    ).toEqual([
      ['Assign', 'Goto', 1],
      ['GreaterI', 'CondGoto', 2, 3],
      ['AddI Assign Assign SubI Assign', 'Goto', 1],
      ['', 'Return'],
    ]);
    expect(predecessorsOf(func.blocks)).toEqual([[], [0, 2], [1], [1]]);
  });

  test('there and back: labels only where something jumps, no jump to the next line', () => {
    const func = countdown();
    toCfg(func);
    toLinear(func);
    expect(opsOf(func.instrs)).toBe(
      'Assign Label GreaterI CondGoto Label AddI Assign Assign SubI Assign Goto Label Return',
    );
    const again = buildBlocks(func.instrs).blocks;
    toCfg(func);
    expect(func.blocks).toEqual(again);
  });

  test('the entry has no predecessors even if the function begins with a loop', () => {
    const { blocks } = buildBlocks([
      { op: 'Label', label: 7 },
      { op: 'Goto', targets: [7] },
    ]);
    expect(blocks.map(({ terminator }) => terminator)).toEqual([
      { op: 'Goto', targets: [1] },
      { op: 'Goto', targets: [1] },
    ]);
  });

  test('two labels in one place are one block; unreachable code and its labels go', () => {
    const { blocks, fallsOff } = buildBlocks([
      { op: 'Goto', targets: [2] },
      { op: 'Label', label: 5 },
      { op: 'Goto', targets: [5] },
      { op: 'Label', label: 1 },
      { op: 'Label', label: 2 },
      { op: 'Return', operands: [] },
      { op: 'Label', label: 9 },
    ]);
    expect(blocks.map(({ terminator }) => terminator)).toEqual([
      { op: 'Goto', targets: [1] },
      { op: 'Return', operands: [] },
    ]);
    expect(fallsOff).toBe(false);
  });

  test('reaching the end of the function is reported', () => {
    expect(buildBlocks([]).fallsOff).toBe(true);
    expect(buildBlocks([{ op: 'Label', label: 0 }]).fallsOff).toBe(true);
  });
});
