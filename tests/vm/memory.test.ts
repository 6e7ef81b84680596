import { describe, expect, it } from 'vitest';
import { Memory, PAGE_SIZE, PlainBuffer, WasmBuffer } from '../../src/vm/memory.ts';
import { Meter } from '../../src/vm/meter.ts';
import { InputStream, OutputStream } from '../../src/vm/streams.ts';

const makers = {
  'a plain buffer': (): Memory => new Memory(new PlainBuffer(1), new Meter({ memoryLimit: 3 * PAGE_SIZE })),
  'a WebAssembly memory': (): Memory =>
    new Memory(
      new WasmBuffer(new WebAssembly.Memory({ initial: 1, maximum: 3 })),
      new Meter({ memoryLimit: 8 * PAGE_SIZE }),
    ),
};

describe.each(Object.entries(makers))('memory over %s', (_, make) => {
  it('is little-endian and reads back what was written', () => {
    const memory = make();
    memory.writeU32(2000, 0x8040_2010);
    expect([...memory.range(2000, 4)]).toEqual([0x10, 0x20, 0x40, 0x80]);
    expect([memory.readU8(2003), memory.readI8(2003), memory.readU16(2002), memory.readI16(2002)]).toEqual([
      0x80, -128, 0x8040, -0x7fc0,
    ]);
    expect([memory.readU32(2000), memory.readI32(2000)]).toEqual([0x8040_2010, 0x8040_2010 - 2 ** 32]);
    memory.writeU64(2001, 0xffff_ffff_ffff_fffen);
    expect([memory.readI64(2001), memory.readU64(2001)]).toEqual([-2n, 0xffff_ffff_ffff_fffen]);
    memory.writeF32(2001, 0.1);
    memory.writeF64(2011, 0.1);
    expect([memory.readF32(2001), memory.readF64(2011)]).toEqual([Math.fround(0.1), 0.1]);
    memory.writeU16(1024, 0x1_ff80);
    memory.writeU8(1026, 0x1ff);
    expect([...memory.range(1024, 3)]).toEqual([0x80, 0xff, 0xff]);
  });

  it('traps at both ends, and tells null from wild', () => {
    const memory = make();
    for (const address of [0, 4, 1023])
      expect(() => memory.readU8(address)).toThrow(expect.objectContaining({ kind: 'null-pointer' }));
    for (const address of [PAGE_SIZE - 3, PAGE_SIZE, 2 ** 32 - 1, -1]) {
      expect(() => memory.writeU32(address, 1), String(address)).toThrow(
        expect.objectContaining({ kind: 'out-of-bounds' }),
      );
    }
    expect(() => memory.readU32(1020)).toThrow(expect.objectContaining({ kind: 'null-pointer' }));
    memory.writeU32(PAGE_SIZE - 4, 5);
    expect(memory.readU32(PAGE_SIZE - 4)).toBe(5);
    expect(() => memory.range(1024, PAGE_SIZE)).toThrow(expect.objectContaining({ kind: 'out-of-bounds' }));
    expect(memory.range(0, 0).length).toBe(0);
  });

  it('grows to its limit, keeping content and refreshing its views', () => {
    const memory = make();
    memory.writeU32(1024, 42);
    expect(memory.grow(1)).toBe(true);
    expect(memory.size).toBe(2 * PAGE_SIZE);
    expect(memory.readU32(1024)).toBe(42);
    memory.writeF64(2 * PAGE_SIZE - 8, 1.5);
    expect(memory.grow(PAGE_SIZE + 1)).toBe(false);
    expect(memory.size).toBe(2 * PAGE_SIZE);
    expect(memory.grow(PAGE_SIZE)).toBe(true);
    expect(memory.grow(1)).toBe(false);
    expect(memory.words.length).toBe((3 * PAGE_SIZE) / 4);
  });

  it('holds C strings', () => {
    const memory = make();
    expect(memory.writeString(3000, 'größe')).toBe(8);
    expect(memory.stringLength(3000)).toBe(7);
    expect(memory.readString(3000)).toBe('größe');
    memory.bytes.fill(1, PAGE_SIZE - 10);
    expect(() => memory.readString(PAGE_SIZE - 10)).toThrow(expect.objectContaining({ kind: 'out-of-bounds' }));
  });
});

describe('streams', () => {
  it('output arrives whole and in order, in pieces no larger than needed', () => {
    const pieces: string[] = [];
    const stream = new OutputStream((bytes) => pieces.push(Buffer.from(bytes).toString()), undefined, 4);
    const write = (text: string): void => stream.write(Buffer.from(text));
    write('ab');
    expect(pieces).toEqual([]);
    write('cde');
    stream.writeByte(102);
    write('0123456789');
    stream.flush();
    stream.flush();
    expect(pieces).toEqual(['ab', 'cdef', '0123456789']);
  });

  it('input crosses chunks, ends at an empty one, and can be pushed back', () => {
    const chunks = ['ab', 'c', ''].map((text) => new Uint8Array(Buffer.from(text)));
    const stream = new InputStream(() => chunks.shift());
    expect([stream.read(), stream.read(), stream.read()]).toEqual([97, 98, 99]);
    expect([stream.ended, stream.read(), stream.ended]).toEqual([false, -1, true]);
    stream.unread(120);
    stream.unread(-1);
    expect([stream.ended, stream.read(), stream.read()]).toEqual([false, 120, -1]);
  });
});
