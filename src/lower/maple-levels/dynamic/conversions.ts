/**
 * `cvt` between static and dynamic types, as operations on words (src/maple/dynamic-words.ts draws them).
 *
 * To a dynamic type a value only gets its tag; what is not a number of 32 bits or an address becomes an f64. From a
 * dynamic type the run time converts by JavaScript's rules; integers and truth values have a short way of their own.
 */
import { dynamicTags, DOUBLE_OFFSET, isDynamic, isTagged, NAN_WORD, tagOfType } from '../../../maple/dynamic-words.ts';
import type { Node } from '../../../maple/code.ts';
import { primRows, type PrimType } from '../../../scalar/prim-types.ts';
import type { Rewriter } from '../rewrite.ts';
import type { DynamicLowering } from './lowering.ts';

/** The bits of a value as those of another type of the same size. */
export function bitsAs(r: Rewriter, n: Node, prim: PrimType, value: Node): Node {
  return r.make(n, 'retype', prim, [r.module.types.prim(prim)], [value]);
}

/** A payload of 32 bits (a u32) with a tag. */
function tagged(r: Rewriter, n: Node, tag: keyof typeof dynamicTags, payload: Node): Node {
  const wide = r.make(n, 'cvt', 'u64', ['u32'], [payload]);
  const word = r.make(n, 'bior', 'u64', [], [wide, r.constant(n, 'u64', BigInt(dynamicTags[tag]) << 32n)]);
  return bitsAs(r, n, 'dynany', word);
}

/** The payload of a tagged value, as a u32. */
export function payloadOf(r: Rewriter, n: Node, value: Node): Node {
  return r.make(n, 'cvt', 'u32', ['u64'], [bitsAs(r, n, 'u64', value)]);
}

function cast(r: Rewriter, n: Node, to: PrimType, from: PrimType, value: Node): Node {
  return to === from ? value : r.make(n, 'cvt', to, [from], [value]);
}

export function convertDynamic(
  d: DynamicLowering,
  r: Rewriter,
  n: Node,
  value: Node,
  from: PrimType,
  to: PrimType,
): Node {
  if (from === to) return value;
  if (isTagged(from)) return isTagged(to) ? retag(d, r, n, value, from, to) : fromTagged(d, r, n, value, to);
  if (isTagged(to)) return isDynamic(from) ? fromBare(d, r, n, value, from, to) : toTagged(d, r, n, value, from, to);
  if (isDynamic(from) && isDynamic(to)) return throughTagged(d, r, n, value, from, to);
  return isDynamic(from) ? toStatic(d, r, n, value, from, to) : toBare(d, r, n, value, from, to);
}

/** A value with a tag as another type with one: a dynany as it is, the others made what they say. */
function retag(d: DynamicLowering, r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  if (to === 'dynany' || to === from) return value;
  return d.callConvert(r, n, value, to);
}

/** `simplestr` or `simpleobj` to a type with a tag. */
function fromBare(d: DynamicLowering, r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  const made = tagged(r, n, from === 'simplestr' ? 'str' : 'obj', bitsAs(r, n, 'u32', value));
  const isWhatItIs = to === 'dynany' || tagOfType(to) === (from === 'simplestr' ? 'str' : 'obj');
  return isWhatItIs ? made : d.callConvert(r, n, made, to);
}

function throughTagged(d: DynamicLowering, r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  return fromTagged(d, r, n, fromBare(d, r, n, value, from, 'dynany'), to);
}

/** A number or an address to `simplestr` or `simpleobj`: an address is text, or the number of an object. */
function toBare(d: DynamicLowering, r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  const isAddress = primRows[from].kind === 'address' || r.code.op(n) === 'constval';
  if (isAddress) return bitsAs(r, n, to, cast(r, n, 'u32', from, value));
  return fromTagged(d, r, n, toTagged(d, r, n, value, from, 'dynany'), to);
}

/** `simplestr` as an address is C text; everything else is the bare number. */
function toStatic(d: DynamicLowering, r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  if (from === 'simplestr' && primRows[to].kind === 'address') return throughTagged(d, r, n, value, from, to);
  return cast(r, n, to, 'u32', bitsAs(r, n, 'u32', value));
}

/** A number, truth value or address with its tag. */
function toTagged(d: DynamicLowering, r: Rewriter, n: Node, value: Node, from: PrimType, to: PrimType): Node {
  const { kind } = primRows[from];
  if (kind === 'address') return tagged(r, n, addressTag(to), cast(r, n, 'u32', from, value));
  switch (to) {
    case 'dynbool':
      return tagged(r, n, 'bool', cast(r, n, 'u32', 'u1', cast(r, n, 'u1', from, value)));
    case 'dyni32':
      if (kind === 'int') return tagged(r, n, 'i32', cast(r, n, 'u32', 'i32', cast(r, n, 'i32', from, value)));
      break;
    case 'dynu32':
      if (kind === 'int') return tagged(r, n, 'u32', cast(r, n, 'u32', from, value));
      break;
    case 'dynf64':
      return double(r, n, cast(r, n, 'f64', from, value));
    case 'dynf32':
      return tagged(r, n, 'f32', bitsAs(r, n, 'u32', cast(r, n, 'f32', from, value)));
    case 'dynany':
      return toAny(r, n, value, from);
    default:
  }
  return d.callConvert(r, n, toTagged(d, r, n, value, from, 'dynany'), to);
}

/** With the tag of its own type; integers that need more than 32 bits become doubles. */
function toAny(r: Rewriter, n: Node, value: Node, from: PrimType): Node {
  const { kind, bits, signed } = primRows[from];
  if (from === 'u1') return tagged(r, n, 'bool', cast(r, n, 'u32', 'u1', value));
  if (from === 'f32') return tagged(r, n, 'f32', bitsAs(r, n, 'u32', value));
  if (from === 'f64') return double(r, n, value);
  if (kind === 'int' && bits <= 32) {
    return tagged(r, n, signed === true || bits < 32 ? 'i32' : 'u32', cast(r, n, 'u32', from, value));
  }
  return double(r, n, cast(r, n, 'f64', from, value));
}

function addressTag(to: PrimType): 'str' | 'obj' | 'ptr' {
  const tag = tagOfType(to);
  return tag === 'str' || tag === 'obj' ? tag : 'ptr';
}

/** NaN has one word; every other f64 is its bits plus an offset. */
function double(r: Rewriter, n: Node, value: Node): Node {
  const read = r.hold(n, 'f64', value);
  const isNumber = r.make(n, 'eq', 'u1', ['f64'], [read(), read()]);
  const word = r.make(n, 'add', 'u64', [], [bitsAs(r, n, 'u64', read()), r.constant(n, 'u64', DOUBLE_OFFSET)]);
  return bitsAs(r, n, 'dynany', r.make(n, 'select', 'u64', [], [isNumber, word, r.constant(n, 'u64', NAN_WORD)]));
}

function fromTagged(d: DynamicLowering, r: Rewriter, n: Node, value: Node, to: PrimType): Node {
  const { kind, bits } = primRows[to];
  if (to === 'simplestr') return bitsAs(r, n, to, payloadOf(r, n, d.callConvert(r, n, value, 'dynstr')));
  if (to === 'simpleobj') return bitsAs(r, n, to, payloadOf(r, n, d.callConvert(r, n, value, 'dynobj')));
  if (kind === 'address') return cast(r, n, to, 'u32', payloadOf(r, n, d.callConvert(r, n, value, 'dynptr')));
  if (to === 'u1') return d.callResult(r, n, 'u1', '&__js_truth', [value]);
  if (kind === 'int' && bits <= 32) return cast(r, n, to, 'i32', d.callResult(r, n, 'i32', '&__js_int32', [value]));
  const word = bitsAs(r, n, 'u64', d.callConvert(r, n, value, 'dynf64'));
  const float = bitsAs(r, n, 'f64', r.make(n, 'sub', 'u64', [], [word, r.constant(n, 'u64', DOUBLE_OFFSET)]));
  if (kind === 'float') return cast(r, n, to, 'f64', float);
  return cast(r, n, to, 'i64', d.callResult(r, n, 'i64', '&samara_js_wrap', [float]));
}
