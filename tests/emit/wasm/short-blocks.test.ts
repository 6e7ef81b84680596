/**
 * Short blocks are moved by a few loads and stores (backend/wasm/bulk-memory.ts, and short-blocks.ts where the length is known): every length and every way of overlapping, against
 * arrays of JavaScript, and nothing is changed by what traps.
 */
import { describe, expect, test } from 'vitest';
import { instantiate } from '../../../src/backend/wasm/engine.ts';
import { ModuleBuilder } from '../../../src/linear/builder.ts';
import { Trap } from '../../../src/vm/trap.ts';

/** Longer than what is short. */
const longest = 70;
const room = 3 * longest + 1;

/** Functions that copy and fill: as many bytes as they are told, and for each length one that knows it. */
function blocks(pointerSize: 4 | 8): ReturnType<typeof instantiate> {
  const address = pointerSize === 8 ? 'i64' : 'i32';
  const m = new ModuleBuilder({ pointerSize });
  for (let length = 0; length <= longest; length++) {
    const copyKnown = m.func(`copy${length}`, [address, address], [], { exported: true });
    copyKnown.copy(copyKnown.param(0), copyKnown.param(1), copyKnown.i32(length));
    copyKnown.return();
    copyKnown.finish();
    const fillKnown = m.func(`fill${length}`, [address, 'i32'], [], { exported: true });
    fillKnown.fill(fillKnown.param(0), fillKnown.param(1), fillKnown.i32(length));
    fillKnown.return();
    fillKnown.finish();
  }
  const copy = m.func('copy', [address, address, 'i32'], [], { exported: true });
  copy.copy(copy.param(0), copy.param(1), copy.param(2));
  copy.return();
  copy.finish();
  const fill = m.func('fill', [address, 'i32', 'i32'], [], { exported: true });
  fill.fill(fill.param(0), fill.param(1), fill.param(2));
  fill.return();
  fill.finish();
  return instantiate(m.finish(), {});
}

describe.each([
  { pointerSize: 4, isKnown: false },
  { pointerSize: 8, isKnown: false },
  { pointerSize: 4, isKnown: true },
  { pointerSize: 8, isKnown: true },
] as const)('with $pointerSize-byte pointers, length known: $isKnown', ({ pointerSize, isKnown }) => {
  const program = blocks(pointerSize);
  const call = (name: string, args: readonly (number | bigint)[], length: number): void =>
    void (isKnown ? program.call(name + String(length), args) : program.call(name, [...args, length]));
  const { memory } = program.env;
  const base = program.env.allocator.malloc(room);
  const address = (offset: number): number | bigint => (pointerSize === 8 ? BigInt(base + offset) : base + offset);
  const pattern = Uint8Array.from({ length: room }, (_, i) => (i * 37 + 11) & 255);

  /** Whether the action makes of the pattern what it is to. */
  function makes(expected: Uint8Array, action: () => void): boolean {
    memory.writeBytes(base, pattern);
    action();
    return memory.range(base, room).every((byte, i) => byte === expected[i]);
  }

  function trapOf(action: () => void): string | undefined {
    try {
      action();
      return undefined;
    } catch (error) {
      return error instanceof Trap ? error.kind : String(error);
    }
  }

  test('copies, at every distance', () => {
    const wrong: string[] = [];
    for (let length = 0; length <= longest; length++) {
      for (let from = Math.max(0, longest - length - 1); from <= longest + length + 1; from++) {
        const expected = pattern.slice();
        expected.copyWithin(longest, from, from + length);
        const isRight = makes(expected, () => call('copy', [address(longest), address(from)], length));
        if (!isRight) wrong.push(`${length} bytes from ${from} to ${longest}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('fills', () => {
    const wrong: string[] = [];
    for (let length = 0; length <= longest; length++) {
      for (const value of [0, 0x7f, 0x80, -1, 0x1234]) {
        const expected = pattern.slice().fill(value, 5, 5 + length);
        const isRight = makes(expected, () => call('fill', [address(5), value], length));
        if (!isRight) wrong.push(`${length} bytes with ${value}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('changes nothing where it traps', () => {
    const end = memory.size - base;
    const last = (): Uint8Array => memory.range(memory.size - longest, longest).slice();
    const before = last();
    for (let length = 1; length <= longest; length++) {
      for (const inside of [0, Math.min(1, length - 1), length - 1]) {
        expect(trapOf(() => call('copy', [address(end - inside), address(0)], length))).toBe('out-of-bounds');
        expect(trapOf(() => call('copy', [address(0), address(end - inside)], length))).toBe('out-of-bounds');
        expect(trapOf(() => call('fill', [address(end - inside), 1], length))).toBe('out-of-bounds');
      }
      for (const near of [-1, -8, -length, -65]) {
        const wrapping = pointerSize === 8 ? BigInt(2 ** 32 + near) : near;
        expect(trapOf(() => call('copy', [wrapping, address(0)], length))).toBe('out-of-bounds');
        expect(trapOf(() => call('copy', [address(0), wrapping], length))).toBe('out-of-bounds');
        expect(trapOf(() => call('fill', [wrapping, 1], length))).toBe('out-of-bounds');
      }
      const null_ = pointerSize === 8 ? 0n : 0;
      expect(trapOf(() => call('copy', [null_, address(0)], length))).toBe('null-pointer');
      expect(trapOf(() => call('copy', [address(0), null_], length))).toBe('null-pointer');
      expect(trapOf(() => call('fill', [null_, 1], length))).toBe('null-pointer');
    }
    expect(last()).toEqual(before);
  });
});
