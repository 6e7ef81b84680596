/**
 * The functions that a module is given when it copies or fills memory and that has to be guarded or counted: what
 * `memory.copy` and `memory.fill` do, behind the test for null and for constant data. Parameters are the locals 0 (target),
 * 1 (source, or the byte that fills) and 2 (length).
 *
 * A call of the engine's instruction takes as long as some dozen loads and stores, and most blocks are small structures and
 * short texts. So up to 64 bytes are moved by words that may overlap in the middle, the first ones and the last ones:
 *
 *     13 bytes    ████████.....      two stores of 8 bytes
 *                 .....████████
 *
 * All loads come before all stores, so that areas may overlap, and the last bytes are stored first: like the instruction, this
 * changes nothing if it traps. Where adding the length might wrap, the instruction is left to find that out.
 */
import { lowestAddress } from '../../base/memory-map.ts';
import { writeTest } from './address-test.ts';
import { BodyWriter } from './body-writer.ts';
import type { BulkName, ModuleContext } from './context.ts';
import type { WasmFunc } from './module.ts';

/** Longer operations are told to the host, if it counts: one of them may take as long as many iterations of a loop. */
const freeLength = 4096;

/**
 * (target, source or value, length): nothing for length 0, else a trap if an address is null or the target constant, as far
 * as that is guarded.
 */
export function emitBulk(context: ModuleContext, name: BulkName): WasmFunc {
  const body = new BodyWriter();
  context.telling?.beginUnnamed();
  returnIfEmpty(body);
  if (context.isMetered) spendLength(context, body);
  testAddresses(context, body, name);
  for (const address of name === 'copy' ? [0, 1] : [0]) context.telling?.refuseRange(body, address, 2);
  tryShort(body, name);
  for (let k = 0; k < 3; k++) body.local('local.get', k);
  if (name === 'copy') body.memoryCopy('memory.copy');
  else body.memoryIndex('memory.fill');
  body.plain('end');
  return {
    type: context.typeOf({ params: ['i32', 'i32', 'i32'], results: [] }),
    locals: [],
    code: body.toBytes(),
    name: `memory.${name}`,
  };
}

function returnIfEmpty(body: BodyWriter): void {
  body.local('local.get', 2);
  body.plain('i32.eqz');
  body.block('if');
  body.plain('return');
  body.plain('end');
}

/** A fill has one address; that of a copy's source may lie among the constants. */
function testAddresses(context: ModuleContext, body: BodyWriter, name: BulkName): void {
  const guarded = context.guardsNull ? (name === 'copy' ? 2 : 1) : 0;
  for (let address = 0; address < guarded; address++) {
    writeTest(context, body, address, lowestAddress, 'null-pointer');
  }
  if (context.layout.stackBottom > lowestAddress) writeTest(context, body, 0, context.layout.stackBottom, 'read-only');
}

/** How blocks of more than `above` bytes, up to the next row, are moved: words of this width at the offsets, at both ends. */
const shortMoves = [
  { above: 32, load: 'i64.load', store: 'i64.store', width: 32, offsets: [0, 8, 16, 24] },
  { above: 16, load: 'i64.load', store: 'i64.store', width: 16, offsets: [0, 8] },
  { above: 8, load: 'i64.load', store: 'i64.store', width: 8, offsets: [0] },
  { above: 4, load: 'i32.load', store: 'i32.store', width: 4, offsets: [0] },
  { above: 2, load: 'i32.load16_u', store: 'i32.store16', width: 2, offsets: [0] },
  { above: 0, load: 'i32.load8_u', store: 'i32.store8', width: 1, offsets: [0] },
] as const;
type ShortMove = (typeof shortMoves)[number];

const mostShort = 64;
/** From here on an address plus a short length may wrap. */
const nearEnd = 2 ** 32 - mostShort;

/** Moves a short block and returns. */
function tryShort(body: BodyWriter, name: BulkName): void {
  body.local('local.get', 2);
  body.i32(mostShort);
  body.plain('i32.le_u');
  body.local('local.get', 0);
  if (name === 'copy') {
    body.local('local.get', 1);
    body.plain('i32.or');
  }
  body.i32(nearEnd);
  body.plain('i32.lt_u');
  body.plain('i32.and');
  body.block('if');
  for (const move of shortMoves) {
    if (move.above > 0) {
      body.local('local.get', 2);
      body.i32(move.above);
      body.plain('i32.gt_u');
      body.block('if');
    }
    writeShort(body, name, move);
    body.plain('return');
    if (move.above > 0) body.plain('end');
  }
  body.plain('end');
}

/** The stores take their operands from the stack, so the last one that was pushed is the first one that is stored. */
function writeShort(body: BodyWriter, name: BulkName, { load, store, width, offsets }: ShortMove): void {
  for (const fromEnd of [false, true]) {
    for (const offset of offsets) {
      pushEnd(body, 0, fromEnd, width);
      if (name === 'fill') pushPattern(body, load.startsWith('i64'));
      else {
        pushEnd(body, 1, fromEnd, width);
        body.memory(load, offset);
      }
    }
  }
  for (const _ of [0, 1]) for (const offset of [...offsets].reverse()) body.memory(store, offset);
}

/** An address, or that of the last `width` bytes. */
function pushEnd(body: BodyWriter, address: number, isLast: boolean, width: number): void {
  body.local('local.get', address);
  if (!isLast) return;
  body.local('local.get', 2);
  body.plain('i32.add');
  body.i32(width);
  body.plain('i32.sub');
}

/** The byte that fills, in every byte of a word. */
function pushPattern(body: BodyWriter, isLong: boolean): void {
  body.local('local.get', 1);
  body.i32(255);
  body.plain('i32.and');
  if (isLong) {
    body.plain('i64.extend_i32_u');
    body.i64(0x0101_0101_0101_0101n);
    body.plain('i64.mul');
  } else {
    body.i32(0x0101_0101);
    body.plain('i32.mul');
  }
}

/** Pays for a long operation with fuel. */
function spendLength(context: ModuleContext, body: BodyWriter): void {
  body.local('local.get', 2);
  body.i32(freeLength);
  body.plain('i32.gt_u');
  body.block('if');
  body.local('local.get', 2);
  context.writeSpend(body);
  body.plain('end');
}
