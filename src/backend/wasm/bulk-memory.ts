/**
 * The functions that a module is given when it copies or fills memory and that has to be guarded or counted: what
 * `memory.copy` and `memory.fill` do, behind the test for null and for constant data. Parameters are the locals 0 (target),
 * 1 (source, or the byte that fills) and 2 (length).
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
  returnIfEmpty(body);
  if (context.isMetered) spendLength(context, body);
  testAddresses(context, body, name);
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
