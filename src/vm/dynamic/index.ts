/**
 * The run time of dynamic values as host functions, which lowering (lower/maple-levels/dynamic) has programs call:
 *
 *     samara_js_OP (word, …)          an operation of MAPLE on dynamic values
 *     samara_JS…   (…)                a JavaScript intrinsic, its parameters as its row says
 *     samara_js_convert (word, type)  a value as one of a dynamic type, given by its code
 *
 * Each gives a word, `failed` if it raised an exception.
 */
import { doubleWord, dynamicTags, wordOf } from '../../maple/dynamic-words.ts';
import { jsRows, type JsIntrinsic, type JsRow } from '../../maple/js-intrinsics.ts';
import { dynamicBinary, dynamicComparisons, dynamicUnary, type DynamicOperator } from '../../scalar/ops.ts';
import { primByCode, type PrimType } from '../../scalar/prim-types.ts';
import { f32ToBits, f64ToBits } from '../../scalar/float-bits.ts';
import {
  host,
  hostTable,
  perProgram,
  variadicHost,
  type HostEntry,
  type HostEnv,
  type HostTable,
  type HostType,
  type HostValue,
} from '../host.ts';
import { Trap } from '../trap.ts';
import { toTruth } from './conversions.ts';
import { meanings } from './intrinsics.ts';
import type { Value } from './objects.ts';
import { operators } from './operators.ts';
import { LONGEST_STRING } from './realm.ts';
import { Runtime } from './runtime.ts';
import { TextBuilder } from './text.ts';

const runtimeOf = perProgram((env) => new Runtime(env));

/** Dynamic values for who calls a program from outside: words from JavaScript's primitive values, and as text. */
export interface DynamicThunks {
  word(value: string | number | boolean | null | undefined): bigint;
  /** A string in quotes, other values as JavaScript makes text of them. */
  text(word: bigint): string;
}

export function dynamicThunks(env: HostEnv): DynamicThunks {
  const rt = runtimeOf(env);
  return {
    word: (value) => rt.values.word(value),
    text: (word) => {
      // Engines give what a function returns as a signed number.
      const value = rt.values.of(BigInt.asUintN(64, word));
      if (typeof value === 'string') return JSON.stringify(value);
      if (Object.is(value, -0)) return '-0';
      const text = rt.values.of(rt.attempt(() => rt.realm.text(value)));
      return typeof text === 'string' ? text : 'undefined';
    },
  };
}

function operation(op: DynamicOperator, operands: 1 | 2): HostEntry {
  const meaning = operators[op];
  if (operands === 1) {
    return host(['u64'], 'u64', (env) => {
      const rt = runtimeOf(env);
      return (a) => rt.calling([rt.values.of(a)], ([x]) => meaning(rt.realm, x, undefined));
    });
  }
  return host(['u64', 'u64'], 'u64', (env) => {
    const rt = runtimeOf(env);
    return (a, b) => rt.calling([rt.values.of(a), rt.values.of(b)], ([x, y]) => meaning(rt.realm, x, y));
  });
}

function hostType(prim: PrimType): HostType {
  switch (prim) {
    case 'dynany':
      return 'u64';
    case 'i32':
      return 'i32';
    case 'ptr':
    case 'a32':
      return 'ptr';
    default:
      return 'u32';
  }
}

/** An argument as its row says. */
function decode(rt: Runtime, prim: PrimType, value: HostValue): Value {
  if (prim === 'dynany') return rt.values.of(BigInt(value));
  if (prim !== 'simplestr') return Number(value);
  return Number(value) === 0 ? null : rt.values.string(Number(value));
}

/** The word of a result: integers and addresses are payloads. */
function encode(rt: Runtime, row: JsRow, value: Value): Value {
  const isAddress = row.result === 'ptr' && row.gives === undefined && typeof value === 'number';
  return isAddress ? rt.realm.pointer(value) : value;
}

function intrinsic(name: JsIntrinsic, row: JsRow): HostEntry {
  const meaning = meanings[name];
  if (row.rest === true) {
    return variadicHost(['u32'], 'u64', (env) => {
      const rt = runtimeOf(env);
      return (count, at) => rt.calling(rt.arguments(at, count), (args) => meaning(rt, args));
    });
  }
  const create: HostEntry['create'] = (env) => {
    const rt = runtimeOf(env);
    const decoded = (args: readonly HostValue[]): Value[] => row.args.map((prim, i) => decode(rt, prim, args[i]));
    return (...args) => rt.calling(decoded(args), (values) => encode(rt, row, meaning(rt, values)));
  };
  return { params: row.args.map(hostType), result: 'u64', variadic: false, create };
}

/** A hole stands for a variable before its declaration. */
const assertValue = host(['u64'], 'u64', (env) => {
  const rt = runtimeOf(env);
  return (word) =>
    Number(word >> 32n) === dynamicTags.hole
      ? rt.attempt(() => rt.realm.fail('ReferenceError', 'Cannot access a variable before initialization'))
      : word;
});

/** What `cvt` to each dynamic type makes of a value: its word. A dynany stays what it is. */
const conversions: { readonly [T in PrimType]?: (rt: Runtime, value: Value, word: bigint) => bigint } = {
  dyni32: (rt, value) => wordOf('i32', rt.realm.number(value) | 0),
  dynu32: (rt, value) => wordOf('u32', rt.realm.number(value) >>> 0),
  dynf64: (rt, value) => doubleWord(f64ToBits(rt.realm.number(value))),
  dynf32: (rt, value) => wordOf('f32', f32ToBits(Math.fround(rt.realm.number(value)))),
  dynbool: (_, value) => wordOf('bool', toTruth(value) ? 1 : 0),
  dynstr: (rt, value) => rt.values.word(rt.realm.text(value)),
  constStr: (rt, value) => rt.values.word(rt.realm.text(value)),
  dynobj: (rt, value) => {
    if (value === null || value === undefined) rt.realm.fail('TypeError', 'Cannot convert undefined or null to object');
    return rt.values.word(rt.realm.objectOf(value));
  },
  dynnull: () => wordOf('null', 0),
  dynundef: () => wordOf('undefined', 0),
  dynhole: () => wordOf('hole', 0),
  dynnone: () => wordOf('none', 0),
  dynptr: (rt, value, word) => wordOf('ptr', addressOf(rt, word, value)),
};

const convert = host(['u64', 'u32'], 'u64', (env) => {
  const rt = runtimeOf(env);
  return (word, code) => {
    const meaning = conversions[primByCode[code]];
    return meaning === undefined ? word : rt.attemptWord(() => meaning(rt, rt.values.of(word), word));
  };
});

/** A string as C text, a pointer as itself, an object as its number, a number as an address. */
function addressOf(rt: Runtime, word: bigint, value: Value): number {
  const payload = Number(word & 0xffff_ffffn);
  const tag = Number(word >> 32n);
  if (tag === dynamicTags.str) return rt.values.cText(payload);
  return tag === dynamicTags.obj || tag === dynamicTags.ptr ? payload : rt.realm.number(value) >>> 0;
}

const others: Readonly<Record<string, HostEntry>> = {
  samara_js_convert: convert,
  /** The exception for which the last function gave `failed`. */
  samara_js_thrown: host([], 'u64', (env) => {
    const rt = runtimeOf(env);
    return () => rt.values.word(rt.takeThrown());
  }),
  samara_js_connect: host(['ptr', 'ptr'], undefined, (env) => {
    const rt = runtimeOf(env);
    return (pendingAt, take) => rt.connect(pendingAt, take);
  }),
  /** An f64 cut to an integer modulo 2^64, as JavaScript cuts to 32 bits. */
  samara_js_wrap: host(
    ['f64'],
    'i64',
    () => (x) => (Number.isFinite(x) ? BigInt.asIntN(64, BigInt(Math.trunc(x))) : 0n),
  ),
  /** Text of 16-bit units at an address, to its zero. */
  samara_js_wide: host(['ptr'], 'u64', (env) => {
    const rt = runtimeOf(env);
    return (address) => {
      let end = address;
      while (env.memory.readU16(end) !== 0) end += 2;
      if (end - address > 2 * LONGEST_STRING) throw new Trap('out-of-memory', `a text of ${end - address} bytes`);
      const made = new TextBuilder(rt.realm);
      for (let at = address; at < end; at += 2) made.add(String.fromCharCode(env.memory.readU16(at)));
      return rt.values.word(made.text);
    };
  }),
  /** From the program's entry: it keeps dynamic values in memory, and nobody else holds any. */
  samara_js_collect: host([], undefined, (env) => {
    const rt = runtimeOf(env);
    return () => rt.values.startCollecting();
  }),
  samara_js_pin: host(['u64'], undefined, (env) => {
    const rt = runtimeOf(env);
    return (word) => rt.values.pin(word);
  }),
  samara_js_tasks: host([], 'u64', (env) => {
    const rt = runtimeOf(env);
    return () => rt.attempt(() => rt.runTasks());
  }),
  /** Nobody can catch a thrown value: the program ends, and its text says why. */
  samara_js_uncaught: host(['u64'], undefined, (env) => {
    const rt = runtimeOf(env);
    return (word) => {
      const text = rt.values.of(rt.attempt(() => rt.realm.text(rt.values.of(word))));
      throw new Trap('uncaught-exception', typeof text === 'string' ? text : 'a value without text');
    };
  }),
};

function table(): Record<string, HostEntry> {
  const entries: Record<string, HostEntry> = { ...others };
  for (const op of [...dynamicBinary, ...dynamicComparisons]) entries[`samara_js_${op}`] = operation(op, 2);
  for (const op of dynamicUnary) entries[`samara_js_${op}`] = operation(op, 1);
  const intrinsics = Object.entries(jsRows) as [JsIntrinsic, JsRow][];
  for (const [name, row] of intrinsics) entries[`samara_${name}`] = intrinsic(name, row);
  entries.samara_JSOP_ASSERTVALUE = assertValue;
  return entries;
}

export const dynamicFunctions: HostTable = hostTable(table());
