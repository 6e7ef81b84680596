/** The arena and streams against models of them in plain objects and arrays. */
import { describe, expect, test } from 'vitest';
import type { Type } from '../../../src/tuyin/types.ts';
import { Meter } from '../../../src/vm/meter.ts';
import { Arena, readAddress, writeAddress } from '../../../src/vm/tuyin/arena.ts';
import type { Root } from '../../../src/vm/tuyin/pointers.ts';
import { Regions } from '../../../src/vm/tuyin/regions.ts';
import { ByteStream, encodeContent } from '../../../src/vm/tuyin/streams.ts';
import { Dice } from '../gcc.ts';

const i32: Type = { kind: 'int', bits: 32 };
const pointerTo = (to: Type): Type => ({ kind: 'pointer', to, space: 0 });
/** A cell of a list: a number and up to two other cells. */
const cell: Type = {
  kind: 'struct',
  fields: [i32, pointerTo({ kind: 'named', name: 'Cell' }), pointerTo({ kind: 'named', name: 'Cell' })],
};
const types = new Map<string, Type>([['Cell', cell]]);
const cellPointer: Root['to'] = { kind: 'named', name: 'Cell' };

function trap(kind: string): unknown {
  return expect.objectContaining({ kind });
}

describe('frames', () => {
  test('what is reached slides to where the frame began, in the order of the roots', () => {
    const arena = new Arena();
    arena.enter();
    const below = arena.alloc(4);
    arena.enter();
    const entry = arena.entry;
    const [a, b, c] = [arena.alloc(5), arena.alloc(24), arena.alloc(8)];
    for (const [block, size, mark] of [
      [a, 5, 1],
      [b, 24, 2],
      [c, 8, 3],
    ])
      arena.view(block, size, 'write').fill(mark);
    const move = arena.leave([c, a, below].map((address) => ({ address, to: i32 })));
    expect([move(c), move(a), move(a + 3), move(below)]).toEqual([entry, entry + 8, entry + 11, below]);
    expect(arena.top).toBe(entry + 16);
    expect([...arena.view(entry, 8, 'read')]).toEqual(new Array(8).fill(3));
    expect([...arena.view(entry + 8, 5, 'read')]).toEqual(new Array(5).fill(1));
    expect(() => arena.view(entry + 13, 1, 'read')).toThrow(trap('out-of-bounds'));
    expect(() => arena.view(entry + 16, 1, 'read')).toThrow(trap('use-after-free'));
  });

  test('breadth first through typed pointers; bits without a structure hold none', () => {
    const arena = new Arena({ types });
    arena.enter();
    arena.enter();
    const entry = arena.entry;
    const [leaf, right, left, root, lost] = [
      arena.alloc(12),
      arena.alloc(12),
      arena.alloc(12),
      arena.alloc(12),
      arena.alloc(12),
    ];
    const link = (from: number, field: number, to: number): void => writeAddress(arena.bytes, from + 4 * field, to);
    link(root, 1, left);
    link(root, 2, right);
    link(left, 2, leaf);
    link(leaf, 1, root);
    const move = arena.leave([{ address: root, to: cellPointer }]);
    expect([root, left, right, leaf].map(move)).toEqual([entry, entry + 16, entry + 32, entry + 48]);
    expect([readAddress(arena.bytes, entry + 4), readAddress(arena.bytes, entry + 8)]).toEqual([
      entry + 16,
      entry + 32,
    ]);
    expect(readAddress(arena.bytes, entry + 16 + 8)).toBe(entry + 48);
    expect(readAddress(arena.bytes, entry + 48 + 4)).toBe(entry);
    expect(move(lost)).toBe(lost);

    const inner = arena.alloc(8);
    const bits = arena.alloc(8);
    writeAddress(arena.bytes, bits, inner);
    const moveOn = arena.restart([{ address: bits, to: { kind: 'block', bits: 64 } }]);
    expect([moveOn(bits), arena.top]).toEqual([arena.entry, arena.entry + 8]);
    expect(readAddress(arena.bytes, arena.entry)).toBe(inner);
  });

  test('random graphs of cells survive returns and tail calls as the same graphs', () => {
    interface Model {
      readonly id: number;
      readonly next: (Model | undefined)[];
    }
    const dice = new Dice(17);
    for (let round = 0; round < 40; round++) {
      const arena = new Arena({ types });
      arena.enter();
      let id = 0;
      const older: { model: Model; address: number }[] = [];
      for (let turn = 0; turn < 12; turn++) {
        arena.enter();
        const cells = [...older];
        for (let i = dice.below(12); i > 0; i--) {
          const address = arena.alloc(12);
          const model: Model = { id: ++id, next: [undefined, undefined] };
          new DataView(arena.bytes.buffer).setInt32(address, id, true);
          cells.push({ model, address });
        }
        const young = cells.slice(older.length);
        for (const from of young) {
          for (const field of [0, 1]) {
            if (dice.below(3) === 0) continue;
            const target = dice.pick(cells);
            from.model.next[field] = target.model;
            writeAddress(arena.bytes, from.address + 4 + 4 * field, target.address);
          }
        }
        const kept = cells.length === 0 ? [] : Array.from({ length: 1 + dice.below(3) }, () => dice.pick(cells));
        const roots = kept.map(({ address }) => ({ address, to: cellPointer }));
        const isTail = dice.below(2) === 0;
        const move = isTail ? arena.restart(roots) : arena.leave(roots);
        if (isTail) arena.leave(roots.map(({ address, to }) => ({ address: move(address), to })));
        const survivors = kept.map(({ model, address }) => ({ model, address: move(address) }));
        const seen = new Map<Model, number>();
        const queue = [...survivors];
        for (const { model, address } of queue) {
          if (seen.has(model)) {
            expect(seen.get(model)).toBe(address);
            continue;
          }
          seen.set(model, address);
          expect(new DataView(arena.bytes.buffer).getInt32(address, true)).toBe(model.id);
          expect(arena.find(address)?.start).toBe(address);
          model.next.forEach((next, i) => {
            const link = readAddress(arena.bytes, address + 4 + 4 * i);
            if (next === undefined) expect(link).toBe(0);
            else queue.push({ model: next, address: link });
          });
        }
        const isSame = (model: Model): boolean => older.some((one) => one.model === model);
        older.push(
          ...survivors.filter(
            ({ model }, i) => !isSame(model) && survivors.findIndex((one) => one.model === model) === i,
          ),
        );
      }
    }
  });
});

describe('access', () => {
  test('every access lies in one live object', () => {
    const arena = new Arena();
    const constant = arena.addConstant(6, 4);
    arena.enter();
    const block = arena.alloc(10);
    const next = arena.alloc(1);
    expect(() => arena.view(0, 1, 'read')).toThrow(trap('null-pointer'));
    expect(() => arena.view(15, 1, 'write')).toThrow(trap('null-pointer'));
    expect(() => arena.view(constant, 1, 'write')).toThrow(trap('read-only'));
    expect(arena.view(constant, 6, 'read').length).toBe(6);
    expect(() => arena.view(constant, 7, 'read')).toThrow(trap('out-of-bounds'));
    expect(() => arena.view(block + 8, 3, 'read')).toThrow(trap('out-of-bounds'));
    expect(() => arena.view(block, 17, 'read')).toThrow(trap('out-of-bounds'));
    expect(next).toBe(block + 16);
    expect(() => arena.view(0xffff_ffff, 1, 'read')).toThrow(trap('out-of-bounds'));
    arena.enter();
    const gone = arena.alloc(4);
    arena.leave([]);
    expect(() => arena.view(gone, 4, 'read')).toThrow(trap('use-after-free'));
  });

  test('empty blocks have addresses of their own; fresh blocks are zero', () => {
    const arena = new Arena();
    arena.enter();
    arena.enter();
    expect(arena.alloc(0)).not.toBe(arena.alloc(0));
    const used = arena.alloc(16);
    arena.view(used, 16, 'write').fill(255);
    arena.restart([]);
    const fresh = arena.alloc(40);
    expect([...arena.view(fresh, 40, 'read')]).toEqual(new Array(40).fill(0));
  });

  test('a pointer must not outlive its block', () => {
    const arena = new Arena();
    arena.enter();
    const outer = arena.alloc(8);
    arena.enter();
    const inner = arena.alloc(8);
    expect(() => arena.checkEscape(inner, arena.check(outer, 8, 'write').frame)).toThrow(trap('escape'));
    arena.checkEscape(outer, arena.check(inner, 8, 'write').frame);
    arena.checkEscape(inner, arena.check(inner, 8, 'write').frame);
    const kept = arena.leave([{ address: inner, to: i32 }])(inner);
    arena.checkEscape(kept, arena.check(outer, 8, 'write').frame);
  });

  test('memory is bounded', () => {
    const arena = new Arena({ meter: new Meter({ memoryLimit: 100_000 }) });
    arena.enter();
    arena.alloc(60_000);
    expect(() => arena.alloc(60_000)).toThrow(trap('out-of-memory'));
  });
});

test('regions: two cursors, capacity, undone changes', () => {
  const arena = new Arena();
  arena.enter();
  const regions = new Regions(arena);
  const region = arena.alloc(10);
  const bytes = (...list: number[]): { bytes: Uint8Array; slots: [] } => ({ bytes: Uint8Array.from(list), slots: [] });
  regions.append(region, bytes(1, 2, 3, 4));
  expect([...regions.peek(region, 3)]).toEqual([1, 2, 3]);
  expect([...regions.read(region, 1)]).toEqual([1]);
  expect([regions.size(region), regions.position(region), regions.capacity(region)]).toEqual([3, 1, 10]);
  const mark = arena.mark();
  regions.read(region, 2);
  const inner = arena.mark();
  regions.append(region, bytes(9));
  arena.keep();
  expect(inner).toBe(1);
  arena.undo(mark);
  expect([regions.size(region), regions.position(region)]).toEqual([3, 1]);
  expect(() => regions.append(region, bytes(1, 2, 3, 4, 5, 6, 7))).toThrow(trap('out-of-bounds'));
  expect(() => regions.read(region, 10)).toThrow(trap('out-of-bounds'));
  expect(regions.readShort(region, 12)).toMatchObject({ short: true });
  regions.seek(region, 8);
  expect([...regions.read(region, 2)]).toEqual([0, 0]);
  regions.reset(region);
  expect([...regions.read(region, 4)]).toEqual([1, 2, 3, 4]);
});

describe('streams', () => {
  test('as an array of bytes with a position', () => {
    for (let seed = 1; seed < 30; seed++) {
      const dice = new Dice(seed);
      const all = Array.from({ length: dice.below(200) }, () => dice.below(256));
      let supplied = 0;
      const stream = ByteStream.from(() => {
        const part = all.slice(supplied, supplied + 1 + dice.below(9));
        supplied += part.length;
        return Uint8Array.from(part);
      });
      let model = [...all];
      const saves: { model: number[]; state: unknown; position: number }[] = [];
      let position = 0;
      for (let step = 0; step < 120; step++) {
        const count = dice.below(12);
        const action = dice.below(8);
        if (action === 0 && count <= model.length) expect([...stream.peek(count)]).toEqual(model.slice(0, count));
        else if (action <= 2 && count <= model.length) {
          expect([...stream.read(count)]).toEqual(model.splice(0, count));
          position += count;
        } else if (action === 3) {
          const bytes = Array.from({ length: count }, () => dice.below(256));
          stream.pushBack({ bytes: Uint8Array.from(bytes), slots: [] });
          model.unshift(...bytes);
          position -= count;
        } else if (action === 4) saves.push({ model: [...model], state: stream.save(), position });
        else if (action === 5 && saves.length > 0) {
          const saved = dice.pick(saves);
          stream.restore(saved.state);
          model = [...saved.model];
          position = saved.position;
        } else if (action === 6 && step % 10 === 0) expect(stream.size()).toBe(model.length);
        else if (count > model.length) {
          expect(() => stream.read(count)).toThrow(trap('short-input'));
          expect(stream.peekShort(count)).toMatchObject({ short: true });
        }
        expect(stream.atEnd()).toBe(model.length === 0);
        expect(stream.position).toBe(position);
      }
    }
  });

  test('input is asked for when it is needed, and not before', () => {
    let asked = 0;
    const stream = ByteStream.from(() => (asked++, asked <= 2 ? Uint8Array.of(asked, asked) : undefined));
    expect(asked).toBe(0);
    stream.read(1);
    stream.pushBack({ bytes: Uint8Array.of(7), slots: [] });
    expect([...stream.read(2)]).toEqual([7, 1]);
    expect(asked).toBe(1);
    expect([...stream.read(2)]).toEqual([2, 2]);
    expect([stream.atEnd(), stream.atEnd(), asked]).toEqual([true, true, 3]);
  });

  test('pointers in unread bytes are found and moved', () => {
    const value = (type: Type, bits: bigint): { type: Type; value: bigint } => ({ type, value: bits });
    const stream = ByteStream.of(
      encodeContent([value(i32, 1n), value(pointerTo(i32), 100n), value(pointerTo(i32), 200n)]),
      0,
    );
    stream.pushBack(encodeContent([value(pointerTo(i32), 300n)]));
    expect(stream.roots().map(({ address }) => address)).toEqual([300, 100, 200]);
    stream.read(8);
    expect(stream.roots().map(({ address }) => address)).toEqual([100, 200]);
    const taken = ByteStream.of(stream.take(4), 0);
    taken.rebase((address) => address + 1);
    expect([...taken.read(4)]).toEqual([101, 0, 0, 0]);
    expect(stream.roots().map(({ address }) => address)).toEqual([200]);
  });
});
