/**
 * Copies and fills of a few bytes whose number is known, written where they are: words side by side, of which the last may overlap the one before it.
 *
 *     21 bytes    ████████
 *                         ████████
 *                              ████████      the last 8
 *
 * All loads come before all stores, so that areas may overlap, and the last bytes are stored first: nothing has changed if it traps.
 */
import { lowestAddress } from '../../base/memory-map.ts';
import { writeTest } from './address-test.ts';
import type { BodyWriter } from './body-writer.ts';
import { writeTrap, type BulkName, type ModuleContext } from './context.ts';

/** Longer blocks are the matter of a function (bulk-memory.ts). */
const mostShort = 64;

/** Is a block of so many bytes copied and filled without a call? */
export function isShort(length: number): boolean {
  return length > 0 && length <= mostShort;
}

/** Traps if an address is null, or that of the target one of constant data; an address that needs no test is not given. */
export function testBlock(
  context: ModuleContext,
  body: BodyWriter,
  { target, source }: { readonly target: number | undefined; readonly source: number | undefined },
): void {
  if (!context.guardsNull) return;
  const testNull = (address: number | undefined): void => {
    if (address !== undefined) writeTest(context, body, address, lowestAddress, 'null-pointer');
  };
  if (target !== undefined) {
    body.local('local.get', target);
    body.i32(context.layout.stackBottom, { kind: 'stackBottom', addend: 0 });
    body.plain('i32.lt_u');
    body.block('if');
    testNull(target);
    testNull(source);
    writeTrap(context, body, 'read-only');
    body.plain('end');
  }
  testNull(source);
}

interface ShortBlock {
  readonly name: BulkName;
  /** Locals. That of the source has the byte of a fill, unless that is known. */
  readonly target: number;
  readonly source: number;
  readonly length: number;
  readonly byte: number | undefined;
}

/** The stores take their operands from the stack, so the last one that was pushed is the first one that is stored. */
export function writeShortBlock(body: BodyWriter, { name, target, source, length, byte }: ShortBlock): void {
  const width = widths.find((bytes) => bytes <= length) ?? 1;
  const offsets = Array.from({ length: Math.ceil(length / width) }, (_, i) => Math.min(i * width, length - width));
  const { load, store } = accesses[width];
  for (const offset of offsets) {
    body.local('local.get', target);
    if (name === 'copy') {
      body.local('local.get', source);
      body.memory(load, offset);
    } else if (width === 8) pushLong(body, source, byte);
    else pushWord(body, source, byte);
  }
  for (const offset of offsets.reverse()) body.memory(store, offset);
}

const widths = [8, 4, 2, 1] as const;
const accesses = {
  8: { load: 'i64.load', store: 'i64.store' },
  4: { load: 'i32.load', store: 'i32.store' },
  2: { load: 'i32.load16_u', store: 'i32.store16' },
  1: { load: 'i32.load8_u', store: 'i32.store8' },
} as const;

/** The byte that fills, in every byte of a word. */
function pushWord(body: BodyWriter, local: number, byte: number | undefined): void {
  if (byte !== undefined) return body.i32(Math.imul(byte, 0x0101_0101));
  body.local('local.get', local);
  body.i32(255);
  body.plain('i32.and');
  body.i32(0x0101_0101);
  body.plain('i32.mul');
}

function pushLong(body: BodyWriter, local: number, byte: number | undefined): void {
  if (byte !== undefined) return body.i64(BigInt.asIntN(64, BigInt(byte) * 0x0101_0101_0101_0101n));
  body.local('local.get', local);
  body.i32(255);
  body.plain('i32.and');
  body.plain('i64.extend_i32_u');
  body.i64(0x0101_0101_0101_0101n);
  body.plain('i64.mul');
}
