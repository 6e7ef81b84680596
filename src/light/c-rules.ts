/**
 * What C leaves undefined and the document defines, or leaves to CompCert: signed overflow, shifts, conversions that lose, addresses
 * outside of their object, alignment, truth values, calls by another type. Each function wraps a meaning with the check of C17;
 * they are used only where the machine is asked for the rules of C (`cRules`, decision 0335), so other runs pay nothing.
 */
import type { Operator, Platform } from './platform.ts';
import { canHoldPointer, primOfType, primSize, primName } from './prim-types.ts';
import type { ScalarName } from './prim-types.ts';
import type { LightFunction, LocalEnv } from './environment.ts';
import type { Memory } from './memory.ts';
import { Stuck, type Site, type StuckReason } from './stuck.ts';
import type { PrimType, Type } from './syntax.ts';
import { placeText, type Val, type Vptr } from './values.ts';

type Number1 = (v: number | bigint) => number | bigint;
type Number2 = (a: number | bigint, b: number | bigint) => number | bigint;
const SEMANTICS = 'sem_binary bop v1 t1 v2 t2 t3 m ce = Some v';

function undefinedInC(reason: StuckReason, site: Site, premise: string, paragraph: string, detail: string): Stuck {
  return new Stuck(reason, site, premise, `${detail} [C17 ${paragraph}]`);
}

/** Bits of a signed type; undefined for others. */
function signedBits(t: ScalarName): number | undefined {
  return t === 'i32' ? 32 : t === 'i64' ? 64 : undefined;
}

const signs: ReadonlyMap<string, string> = new Map([
  ['add', '+'],
  ['sub', '-'],
  ['mul', '*'],
  ['div', '/'],
  ['rem', '%'],
]);

/** 6.5, 5: a result that the type does not hold. Narrow types are computed as `int`. */
export function arithmetic(compute: Number2, op: string, t: ScalarName, site: Site): Number2 {
  const bits = signedBits(t);
  if (bits === undefined) return compute;
  const least = -(2n ** BigInt(bits - 1));
  const overflow = (a: number | bigint, b: number | bigint): Stuck =>
    undefinedInC('signed-overflow', site, SEMANTICS, '6.5, 5', `${a} ${signs.get(op)} ${parenthesised(b)} as ${t}`);
  switch (op) {
    case 'add':
      return checked(compute, (a, b) => (typeof a === 'bigint' ? a + (b as bigint) : a + (b as number)), overflow);
    case 'sub':
      return checked(compute, (a, b) => (typeof a === 'bigint' ? a - (b as bigint) : a - (b as number)), overflow);
    case 'mul':
      return checked(compute, (a, b) => (typeof a === 'bigint' ? a * (b as bigint) : a * (b as number)), overflow);
    case 'div':
    case 'rem':
      return (a, b) => {
        if (BigInt(b) === -1n && BigInt(a) === least) throw overflow(a, b);
        return compute(a, b);
      };
    default:
      return compute;
  }
}

function parenthesised(v: number | bigint): string {
  return v < 0 ? `(${v})` : String(v);
}

/** Products of 32 bits may be inexact as numbers, but then they are far from any that fits. */
function checked(
  compute: Number2,
  exact: Number2,
  overflow: (a: number | bigint, b: number | bigint) => Stuck,
): Number2 {
  return (a, b) => {
    const result = compute(a, b);
    const whole = exact(a, b);
    // Zero has two signs as a number.
    if (whole !== result && !(result === 0 && whole === 0)) throw overflow(a, b);
    return result;
  };
}

export function unary(compute: Number1, kind: string, t: ScalarName, site: Site): Number1 {
  const bits = signedBits(t);
  if (bits === undefined || (kind !== 'O_neg' && kind !== 'O_abs')) return compute;
  const least = -(2n ** BigInt(bits - 1));
  return (v) => {
    if (BigInt(v) === least)
      throw undefinedInC('signed-overflow', site, "sem_unary uop v t1 t2 m ce = Some v'", '6.5, 5', `-(${v}) as ${t}`);
    return compute(v);
  };
}

/** 6.5.7, 3 and 4: by less than nothing or all bits; of signed numbers to the left, what does not fit. */
export function shifting(compute: Number2, op: string, t: ScalarName, site: Site): Number2 {
  const width = t.endsWith('64') || t === 'ptr' ? 64 : t === 'i32' || t === 'u32' || t === 'a32' ? 32 : undefined;
  if (width === undefined) return compute;
  const signed = signedBits(t);
  const bad = (detail: string, paragraph: string): Stuck =>
    undefinedInC('bad-shift', site, SEMANTICS, paragraph, detail);
  return (v, count) => {
    if (count < 0 || count >= width) throw bad(`${t} has ${width} bits, shifted by ${count}`, '6.5.7, 3');
    if (op !== 'shl' || signed === undefined) return compute(v, count);
    if (v < 0) throw bad(`${v} << ${count}`, '6.5.7, 4');
    if (BigInt(v) << BigInt(count) >= 2n ** BigInt(width - 1)) throw bad(`${v} << ${count} as ${t}`, '6.5.7, 4');
    return compute(v, count);
  };
}

/** 6.3.1.4: the integral part must fit. */
export function converting(convert: Number1, from: ScalarName, to: ScalarName, site: Site): Number1 {
  const match = /^([iu])(8|16|32|64)$/.exec(to);
  if (!from.startsWith('f') || match === null) return convert;
  const bits = Number(match[2]);
  const [low, high] = match[1] === 'i' ? [-(2 ** (bits - 1)), 2 ** (bits - 1)] : [0, 2 ** bits];
  return (v) => {
    const whole = Math.trunc(Number(v));
    if (!(whole >= low && whole < high))
      throw undefinedInC('float-overflow', site, "sem_cast v t1 t2 m ce = Some v'", '6.3.1.4', `${v} as ${to}`);
    return convert(v);
  };
}

/** 6.5.6, 8: an address that is moved stays in its object, or just behind it; null is not moved. */
export function moving(operator: Operator, t: PrimType, platform: Platform, site: Site): Operator {
  const { cRules, checkMoved } = platform;
  if (cRules !== true || checkMoved === undefined || t.kind !== 'Tptr') return operator;
  return (a, b) => {
    const result = operator(a, b);
    const from = typeof a === 'object' ? a : b;
    if (typeof result !== 'object') {
      if (Number(a) === 0 && typeof b !== 'object' && Number(b) !== 0)
        throw undefinedInC(
          'pointer-outside',
          site,
          SEMANTICS,
          '6.5.6, 8',
          `the null pointer by ${BigInt.asIntN(64, BigInt(b))}`,
        );
      return result;
    }
    if (typeof from === 'object') checkMoved.call(platform, from, result, site);
    return result;
  };
}

/** 6.5.8, 5 and 6.5.6, 9; with what is known of both objects. */
export function unrelated(site: Site, a: Vptr, b: Vptr, platform: Platform, what: 'order' | 'distance'): Stuck {
  const notesOn = (v: Vptr): Stuck['notes'] => (isMemory(platform) ? platform.notesOn(v.b) : []);
  const detail = `block ${placeText(a)} and block ${placeText(b)} have no ${what}`;
  return new Stuck('unrelated-pointers', site, SEMANTICS, detail, [...notesOn(a), ...notesOn(b)]);
}

function isMemory(platform: Platform): platform is Memory {
  return 'notesOn' in platform;
}

/** What `iread` reads, aligned for its type. */
export function checkedRead(
  memory: Memory,
  pointer: (le: LocalEnv) => Val,
  offset: number,
  size: number,
  t: PrimType,
  site: Site,
): (le: LocalEnv) => Val {
  const read = memory.reader(t);
  return (le) => {
    const v = pointer(le);
    const address = memory.address(v, offset, size, site);
    checkAlignment(memory, address, size, v, site, 'deref_loc t m loc ofs = Some v');
    return read(address, site);
  };
}

/** 6.3.2.3, 7. Blocks begin at multiples of 16, those of malloc 8 bytes behind one. */
export function checkAlignment(
  memory: Memory,
  address: number,
  size: number,
  v: Val,
  site: Site,
  premise: string,
): void {
  if (address % size === 0) return;
  const place = typeof v === 'object' ? `block ${placeText(v)}` : String(v);
  const notes = typeof v === 'object' ? memory.notesOn(v.b) : [];
  throw new Stuck('misaligned', site, premise, `${size} bytes at ${place} [C17 6.3.2.3, 7]`, notes);
}

/** 6.5.2.2, 9: what an argument or result is passed as must be what the function takes; differences of sign are let pass. */
export function checkCallTypes(
  callee: LightFunction,
  given: readonly PrimType[],
  places: readonly (Type | undefined)[],
  site: Site,
): void {
  const { fun_params, fun_returns } = callee.prototype;
  if (callee.func.body === undefined) return;
  const wrong = (detail: string): Stuck =>
    new Stuck(
      'wrong-function-type',
      site,
      "sem_cast_list vl tl (typeof_params (fun_params (fst f'))) m = Some vl'",
      `${detail} [C17 6.5.2.2, 9]`,
      [{ message: `${callee.id.slice(1)} is defined`, span: callee.func.span }],
    );
  fun_params.forEach(([, type], i) => {
    if (given[i] !== undefined && passedAs(given[i]) !== passedAs(primOfType(type)))
      throw wrong(
        `argument ${i + 1} of ${callee.id.slice(1)} is ${primName(given[i])}, not ${primName(primOfType(type))}`,
      );
  });
  const [result] = fun_returns;
  const [place] = places;
  if (place === undefined) return;
  if (result === undefined) throw wrong(`${callee.id.slice(1)} gives no result`);
  const [a, b] = [primOfType(place), primOfType(result)];
  if (passedAs(a) !== passedAs(b))
    throw wrong(`the result of ${callee.id.slice(1)} is ${primName(b)}, not ${primName(a)}`);
}

/** How a value of a type is passed: by that calls agree or not. */
function passedAs(t: PrimType): string {
  if (t.kind === 'Tfloat' || t.kind === 'Tagg') return primName(t);
  return primSize(t, 8) === 8 || canHoldPointer(t, 8) ? 'wide' : 'word';
}
