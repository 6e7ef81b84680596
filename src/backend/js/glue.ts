/**
 * Where numbers of 64 bits meet callers and the host: halves inside, outside a number (for functions of the system interface) or a BigInt
 * (for exported and imported functions). The signatures are those from before legalisation.
 */
import type { Signature, ValueType } from '../../linear/nodes.ts';
import type { SystemFunction } from './system.ts';

/** The halves of BigInts and numbers, and back. */
export const glueText = `// Numbers of 64 bits are halves inside: the lower one is returned, and the upper one stands in $result_1.
var $result_1 = 0, $result_2 = 0, $result_3 = 0, $result_4 = 0, $result_5 = 0, $result_6 = 0, $result_7 = 0;

function $low(wide) {
  return Number(BigInt.asIntN(32, wide));
}

function $high(wide) {
  return Number(BigInt.asIntN(32, wide >> 32n));
}

function $joined(low, high) {
  return BigInt(high) << 32n | BigInt(low >>> 0);
}

// A number or a BigInt as halves.
function $halves(value) {
  if (typeof value === 'number') {
    $result_1 = Math.floor(value / 4294967296) | 0;
    return value | 0;
  }
  $result_1 = $high(value);
  return $low(value);
}
`;

/** A type as the halves that stand for it: of 128 bits four, of 64 two. */
export function halvesOf(type: ValueType): number {
  return type === 'v128' ? 4 : type === 'i64' ? 2 : 1;
}

/** A function of the system interface, called with the types that the program declares. */
export function systemGlue(name: string, { params, results }: Signature, system: SystemFunction): string {
  let at = 0;
  const args = params.map((type, k) => {
    const low = `a${at}`;
    const high = `a${at + 1}`;
    at += halvesOf(type);
    const kind = system.params.at(k) ?? 'number';
    if (kind === 'number') return type === 'i64' ? `${high} * 4294967296 + (${low} >>> 0)` : low;
    return kind === 'pointer' || type !== 'i64' ? `${low} >>> 0` : `(${high} >>> 0) * 4294967296 + (${low} >>> 0)`;
  });
  const given = Array.from({ length: at }, (_, i) => `a${i}`).join(', ');
  const call = `${system.name}(${args.slice(0, system.params.length).join(', ')})`;
  return `function ${name}(${given}) {\n  return ${returned(results, call)};\n}\n`;
}

function returned(results: readonly ValueType[], call: string): string {
  const [type] = results;
  if (type === undefined) return call;
  return type === 'i64' ? `$halves(${call})` : `${call} | 0`;
}

/** A function that the caller of the file supplies. */
export function importGlue(name: string, property: string, { params, results }: Signature): string {
  let at = 0;
  const args = params.map((type) => {
    const first = at;
    at += halvesOf(type);
    return type === 'i64' ? `$joined(a${first}, a${first + 1})` : `a${first}`;
  });
  const given = Array.from({ length: at }, (_, i) => `a${i}`).join(', ');
  const [result] = results;
  const call = `own(${args.join(', ')})`;
  const value = result === 'i64' ? `$halves(BigInt(${call}))` : result === 'i32' ? `${call} | 0` : call;
  return `function ${name}(${given}) {
  const own = $host.imports?.[${JSON.stringify(property)}];
  if (own === undefined) throw $trap('missing-function', ${JSON.stringify(`${property} is not supplied`)}, 0);
  return ${result === 'f32' ? `Math.fround(${value})` : value};
}
`;
}

/** Reads a value of an exported function out of what the function inside returns: `first` is the number of its first half. */
function outside(type: ValueType, first: number): string {
  const half = (k: number): string => (first + k === 0 ? 'value' : `$result_${first + k}`);
  if (type === 'i64') return `$joined(${half(0)}, ${half(1)})`;
  if (type !== 'v128') return half(0);
  return `BigInt.asUintN(64, $joined(${half(0)}, ${half(1)})) | $joined(${half(2)}, ${half(3)}) << 64n`;
}

/** An exported function for callers: numbers and BigInts in and out; of several results a list. */
export function exportGlue(inner: string, { params, results }: Signature, names: readonly string[]): string {
  const args = params.flatMap((type, i) => {
    const name = names[i];
    if (type === 'i64') return [`$low(${name})`, `$high(${name})`];
    if (type === 'v128') return [`$low(${name})`, `$high(${name})`, `$low(${name} >> 64n)`, `$high(${name} >> 64n)`];
    return [type === 'f32' ? `Math.fround(${name})` : type === 'f64' ? `+${name}` : `${name} | 0`];
  });
  const call = `${inner}(${args.join(', ')})`;
  let at = 0;
  const values = results.map((type) => {
    const text = outside(type, at);
    at += halvesOf(type);
    return text;
  });
  const body =
    values.length === 0
      ? `{ ${call}; }`
      : values.length === 1 && values[0] === 'value'
        ? call
        : `{ const value = ${call}; return ${values.length === 1 ? values[0] : `[${values.join(', ')}]`}; }`;
  return `(${names.join(', ')}) => $enter(() => ${body})`;
}

const typeNames: Readonly<Partial<Record<ValueType, string>>> = { i64: 'bigint', v128: 'bigint' };

/** A type in a declaration of TypeScript. */
export function declaredType(type: ValueType): string {
  return typeNames[type] ?? 'number';
}
