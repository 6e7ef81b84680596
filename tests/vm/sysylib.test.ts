import { describe, expect, it } from 'vitest';
import { finish } from '../../src/vm/host.ts';
import { sysyFunctions } from '../../src/vm/sysylib.ts';
import { Dice, runC } from './gcc.ts';
import { startProgram } from './program.ts';
import { skipWithout } from '../needs.ts';

const start = (input?: string, now?: () => number) =>
  startProgram({ ...(input === undefined ? {} : { input }), ...(now === undefined ? {} : { now }) }, sysyFunctions);

describe('the SysY library', () => {
  it('reads integers, characters and arrays', () => {
    const program = start(' 12\n-7 +5x 3 10 20 30');
    expect([program.call('getint'), program.call('getint'), program.call('getint')]).toEqual([12, -7, 5]);
    expect(program.call('getch')).toBe('x'.charCodeAt(0));
    const array = program.env.allocator.malloc(64);
    expect(program.call('getarray', array)).toBe(3);
    expect([0, 1, 2].map((i) => program.env.memory.readI32(array + i * 4))).toEqual([10, 20, 30]);
    expect(program.call('getch')).toBe(-1);
    expect(program.call('getint')).toBe(0);
  });

  it('reads floats in decimal and hexadecimal, rounded once', () => {
    const program = start('0x1.8p+1 2.5,1e-3 2 0.1 -0x.8p0');
    expect([program.call('getfloat'), program.call('getfloat')]).toEqual([3, 2.5]);
    expect(program.call('getch')).toBe(','.charCodeAt(0));
    expect(program.call('getfloat')).toBe(Math.fround(0.001));
    const array = program.env.allocator.malloc(8);
    expect(program.call('getfarray', array)).toBe(2);
    expect([program.env.memory.readF32(array), program.env.memory.readF32(array + 4)]).toEqual([
      Math.fround(0.1),
      -0.5,
    ]);
  });

  it('an array beyond memory traps', () => {
    const program = start('1000000 1 2 3');
    expect(() => program.call('getarray', 4096)).toThrow(expect.objectContaining({ kind: 'out-of-bounds' }));
  });

  it('writes integers, characters, arrays and formatted text', () => {
    const program = start();
    const array = program.env.allocator.malloc(16);
    [-1, 0, 2147483647].forEach((value, i) => program.env.memory.writeU32(array + i * 4, value));
    program.call('putint', -2147483648);
    program.call('putch', 10);
    program.call('putarray', 3, array);
    program.call('putarray', 0, array);
    program.call('putf', program.text('%d and %.2f\n'), program.slots(4, { f64: 2.125 }));
    expect(program.stdout()).toBe('-2147483648\n3: -1 0 2147483647\n0:\n4 and 2.12\n');
  });

  it('writes floats as %a does', (context) => {
    skipWithout('gcc', context);
    const dice = new Dice(61);
    const view = new DataView(new ArrayBuffer(4));
    const patterns = [
      0,
      0x80000000,
      1,
      0x7fffff,
      0x800000,
      0x3f800000,
      0x7f800000,
      0xff800000,
      0x7fc00000,
      ...Array.from({ length: 2000 }, () => dice.bits()).filter((bits) => ((bits >>> 23) & 0xff) !== 0xff),
    ];
    const expected = runC(
      `#include <stdio.h>
#include <string.h>
int main(void) { unsigned w; float f; while (scanf("%u", &w) == 1) { memcpy(&f, &w, 4); printf("%a\\n", f); } }`,
      patterns.join('\n'),
    );
    const program = start();
    for (const bits of patterns) {
      view.setUint32(0, bits);
      program.call('putfloat', view.getFloat32(0));
      program.call('putch', 10);
    }
    expect(program.stdout().split('\n').slice(0, -1)).toEqual(expected);
    const array = program.slots(0);
    program.env.memory.writeF32(array, 1.5);
    program.call('putfarray', 1, array);
    expect(program.stdout()).toMatch(/\n1: 0x1\.8p\+0\n$/);
  });

  it('reports its timers on standard error when the program ends', () => {
    let now = 0;
    const program = start(undefined, () => now);
    program.call('_sysy_starttime', 12);
    now = 1234.567;
    program.call('_sysy_stoptime', 56);
    program.call('_sysy_starttime', 60);
    now += 3_661_000;
    program.call('_sysy_stoptime', 61);
    expect(program.stderr()).toBe('');
    finish(program.env);
    expect(program.stdout()).toBe('');
    expect(program.stderr()).toBe(
      'Timer@0012-0056: 0H-0M-1S-234567us\nTimer@0060-0061: 1H-1M-1S-0us\nTOTAL: 1H-1M-2S-234567us\n',
    );
  });
});
