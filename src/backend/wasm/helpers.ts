/**
 * The functions that a module is given when its code needs them: C's fmod, which WebAssembly lacks, copying and filling
 * with the test for null, and operations on 128-bit values (`wide-helpers.ts`). `fmod` is written in the linear IR and
 * emitted like any other function.
 */
import { lowestAddress } from '../../base/memory-map.ts';
import { ModuleBuilder } from '../../linear/builder.ts';
import type { Func } from '../../linear/nodes.ts';
import { writeTest } from './address-test.ts';
import { BodyWriter } from './body-writer.ts';
import type { HelperName, ModuleContext } from './context.ts';
import { emitFunc } from './func-emitter.ts';
import type { WasmFunc } from './module.ts';
import { buildWide, isImportedOp, wrapImport } from './wide-helpers.ts';

export function emitHelper(context: ModuleContext, name: HelperName): WasmFunc {
  if (name === 'fmod') return emitFunc(context, buildFmod());
  if (name === 'copy' || name === 'fill') return emitBulk(context, name);
  return isImportedOp(name) ? wrapImport(context, name) : emitFunc(context, buildWide(name));
}

/** Longer operations are told to the host, if it counts: one of them may take as long as many turns of a loop. */
const freeLength = 4096;

/** (target, source or value, length): nothing for length 0, else a trap if an address is null or the target constant, as far as that is guarded. */
function emitBulk(context: ModuleContext, name: 'copy' | 'fill'): WasmFunc {
  const body = new BodyWriter();
  body.local('local.get', 2);
  body.plain('i32.eqz');
  body.block('if');
  body.plain('return');
  body.plain('end');
  if (context.isMetered) writeLength(context, body);
  const guarded = context.guardsNull ? (name === 'copy' ? 2 : 1) : 0;
  for (let address = 0; address < guarded; address++) {
    writeTest(context, body, address, lowestAddress, 'null-pointer');
  }
  if (context.layout.stackBottom > lowestAddress) writeTest(context, body, 0, context.layout.stackBottom, 'read-only');
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

function writeLength(context: ModuleContext, body: BodyWriter): void {
  body.local('local.get', 2);
  body.i32(freeLength);
  body.plain('i32.gt_u');
  body.block('if');
  body.local('local.get', 2);
  context.writeSpend(body);
  body.plain('end');
}

/**
 * The exact remainder, with the sign of x. Significands a and b are integers; a * 2^n mod b is computed 11 doublings
 * at a time, because a remainder has at most 53 of the 64 bits.
 */
function buildFmod(): Func {
  const b = new ModuleBuilder().func('fmod', ['f64', 'f64'], ['f64']);
  const infinity = b.i64(0x7ff0_0000_0000_0000n);
  const hidden = b.i64(1n << 52n);
  const magnitude = (bits: ReturnType<typeof b.calc>): ReturnType<typeof b.calc> =>
    b.calc('BandL', bits, b.i64((1n << 63n) - 1n));
  const xBits = b.calc('DAsL', b.param(0));
  const x = magnitude(xBits);
  const y = magnitude(b.calc('DAsL', b.param(1)));
  const isUndefined = b.calc(
    'OrI',
    b.calc('NotL', y),
    b.calc('OrI', b.calc('GreaterEqualL', x, infinity), b.calc('GreaterL', y, infinity)),
  );
  b.ifThen(isUndefined, () => b.return(b.f64(Number.NaN)));
  b.ifThen(b.calc('LessL', x, y), () => b.return(b.param(0)));

  /** Exponent, at least 1, and significand of a magnitude. */
  const split = (bits: typeof x): { exponent: typeof x; significand: typeof x } => {
    const exponent = b.calc('ShrUL', bits, b.i64(52n));
    const fraction = b.calc('BandL', bits, b.i64((1n << 52n) - 1n));
    const isNormal = b.calc('NotEqualL', exponent, b.i64(0n));
    return {
      exponent: b.calc('SelectL', isNormal, exponent, b.i64(1n)),
      significand: b.calc('SelectL', isNormal, b.calc('BorL', fraction, hidden), fraction),
    };
  };
  const [first, second] = [split(x), split(y)];
  const rest = b.local('i64');
  const doublings = b.local('i64');
  b.assign(rest, b.calc('ModUL', first.significand, second.significand));
  b.assign(doublings, b.calc('SubL', first.exponent, second.exponent));
  b.while(
    () => b.calc('NotEqualL', doublings, b.i64(0n)),
    () => {
      const step = b.calc('MinUL', doublings, b.i64(11n));
      b.assign(rest, b.calc('ModUL', b.calc('ShlL', rest, step), second.significand));
      b.assign(doublings, b.calc('SubL', doublings, step));
    },
  );

  const sign = b.calc('BandL', xBits, b.i64(-(1n << 63n)));
  const result = (bits: typeof x): void => b.return(b.calc('LAsD', b.calc('BorL', bits, sign)));
  b.ifThen(b.calc('NotL', rest), () => result(b.i64(0n)));
  const shift = b.calc('SubL', b.calc('ClzL', rest), b.i64(11n));
  const exponent = b.calc('SubL', second.exponent, shift);
  b.ifElse(
    b.calc('GreaterL', exponent, b.i64(0n)),
    () =>
      result(b.calc('AddL', b.calc('SubL', b.calc('ShlL', rest, shift), hidden), b.calc('ShlL', exponent, b.i64(52n)))),
    () => result(b.calc('ShlL', rest, b.calc('SubL', second.exponent, b.i64(1n)))),
  );
  return b.finish();
}
