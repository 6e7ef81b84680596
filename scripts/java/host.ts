/**
 * What the library asks of the machine. Classes called `Core…` are no classes of Java's: their static methods are the functions
 * `&__java_…`, their static fields the variables `$__java_…`. `CoreHost` declares what is written elsewhere: operations of
 * MAPLE, functions of C (src/vm/clib), and functions of the run time.
 */
import type { Class } from './world.ts';

const operations: Readonly<Record<string, (...args: string[]) => string>> = {
  byteAt: (base, offset) => `iread i32 <* u8> 0 (add ptr (${base}, cvt ptr i32 (${offset})))`,
  address: (object) => `cvt i32 u64 (cvt u64 ptr (${object}))`,
  at: (base, offset) => `add ptr (${base}, cvt ptr i32 (${offset}))`,
  array: (object) => object,
  referenceSize: () => 'cvt i32 u64 (sizeoftype u64 <* void>)',
  classOf: (object) => `intrinsicop ref JAVA_GET_CLASS (${object})`,
  className: (type) => `ireadoff ref 0 (${type})`,
  doubleBits: (value) => `retype i64 f64 (${value})`,
  floatBits: (value) => `retype i32 f32 (${value})`,
  bitsToDouble: (value) => `retype f64 i64 (${value})`,
  bitsToFloat: (value) => `retype f32 i32 (${value})`,
  ceil: (value) => `ceil f64 (${value})`,
  floor: (value) => `floor f64 (${value})`,
  sqrt: (value) => `sqrt f64 (${value})`,
};

/** Functions of C, by name: how they are declared. */
const functions: Readonly<Record<string, string>> = {
  memmove: '(var %to ptr, var %from ptr, var %count u64) ptr',
  dprintf: '(var %file i32, var %format ptr, ...) i32',
  snprintf: '(var %buffer ptr, var %size u64, var %format ptr, ...) i32',
  strtod: '(var %text ptr, var %end ptr) f64',
  strtof: '(var %text ptr, var %end ptr) f32',
  exit: '(var %status i32) void',
  clock_gettime: '(var %clock i32, var %time ptr) i32',
  pow: '(var %x f64, var %y f64) f64',
  sin: '(var %x f64) f64',
  cos: '(var %x f64) f64',
  tan: '(var %x f64) f64',
  asin: '(var %x f64) f64',
  acos: '(var %x f64) f64',
  atan: '(var %x f64) f64',
  atan2: '(var %y f64, var %x f64) f64',
  exp: '(var %x f64) f64',
  log: '(var %x f64) f64',
  log10: '(var %x f64) f64',
  cbrt: '(var %x f64) f64',
  hypot: '(var %x f64, var %y f64) f64',
  rint: '(var %x f64) f64',
};

export function isHelper({ name }: Class): boolean {
  return /(^|\/)Core[A-Z]\w*$/.test(name);
}

export function isHost({ name }: Class): boolean {
  return /(^|\/)CoreHost$/.test(name);
}

/** Operations that are statements. */
const statements: Readonly<Record<string, (...args: string[]) => string>> = {
  copyClass: (to, from) => `iassignoff ptr -16 (${to}, ireadoff ptr -16 (${from}))`,
};

export function hostStatement(name: string, args: readonly string[]): string | undefined {
  return statements[name]?.(...args);
}

export function hostOperation(name: string, args: readonly string[]): string | undefined {
  return operations[name]?.(...args);
}

/** What a native method of CoreHost is called. */
export function hostFunction(name: string): string {
  return functions[name] === undefined ? `&__java_${name}` : `&__${name}`;
}

/** The declaration of a function of C; the run time declares its own. */
export function hostPrototype(name: string): string | undefined {
  return functions[name] === undefined ? undefined : `func &__${name} extern ${functions[name]}`;
}
