/**
 * Host functions as a library's user gives them: either described (`host(['ptr'], 'i32', …)`) or plain functions, which
 * take and give what the program's `extern` declaration says.
 *
 *     declared                    a plain function gets and gives
 *     i8 … i32, u1, u8 … u32      number; a result is wrapped to the type
 *     i64, u64, a64               bigint; a result may be a number
 *     f32, f64                    number
 *     ptr, ref, a32               number: an address in the program's memory
 *     variadic                    one more argument, the address of the variadic ones (src/vm/host.ts)
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose } from '../base/diagnostics.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { basicType, integerBits, integerOf, isIntegerType, isSignedInteger } from '../scalar/values.ts';
import type { HostEntry, HostFunction, HostTable, HostType, HostValue } from '../vm/host.ts';
import { driverCatalogue } from './diagnostics.ts';

/** Any function of the values `V` of its language; `never` lets it say more precisely of which. */
export type PlainFunction<V extends ProgramValue = HostValue> = (...args: never[]) => V | boolean | void;

/** Functions for what a program declares `extern`, by name. */
export type HostFunctions<V extends ProgramValue = HostValue> = Readonly<Record<string, PlainFunction<V> | HostEntry>>;

/** What programs take and give: numbers and bigints; in Tuyin IR also truth values and texts, for what is neither. */
export type ProgramValue = HostValue | boolean | string;

/** How the program declares an extern function. */
export interface Declaration {
  readonly params: readonly PrimType[];
  readonly results: readonly PrimType[];
  readonly variadic: boolean;
}

/** The functions with their types. Those that the program does not declare are left out: nobody can call them. */
export function bindHostFunctions(
  functions: HostFunctions,
  declarationOf: (name: string) => Declaration | undefined,
): { readonly hosts: HostTable; readonly diagnostics: Diagnostic[] } {
  const hosts = new Map<string, HostFunction>();
  const diagnostics: Diagnostic[] = [];
  for (const [name, given] of Object.entries(functions)) {
    if (typeof given !== 'function') {
      hosts.set(name, { name, ...given });
      continue;
    }
    const declaration = declarationOf(name);
    if (declaration === undefined) continue;
    const bound = bindPlain(name, given, declaration);
    if (typeof bound === 'string') diagnostics.push(diagnose(driverCatalogue, 'SAM0206', undefined, [name, bound]));
    else hosts.set(name, bound);
  }
  return { hosts: Object.fromEntries(hosts), diagnostics };
}

/** The host function, or the declared type that JavaScript has no value for. */
function bindPlain(
  name: string,
  given: PlainFunction,
  { params, results, variadic }: Declaration,
): HostFunction | string {
  const foreign = [...params, ...results].find((type) => hostTypeOf(type) === undefined);
  if (foreign !== undefined) return foreign;
  if (results.length > 1) return 'with several results';
  const result = results.length === 0 ? undefined : results[0];
  const call = given as (...args: HostValue[]) => HostValue | boolean | void;
  return {
    name,
    params: params.map((type) => hostTypeOf(type) ?? 'i32'),
    result: result && hostTypeOf(result),
    variadic,
    create: () =>
      result === undefined ? (...args) => void call(...args) : (...args) => resultOf(call(...args), result, name),
  };
}

function hostTypeOf(type: PrimType): HostType | undefined {
  if (type === 'ptr' || type === 'ref' || type === 'a32') return 'ptr';
  const basic = basicType(type, 8);
  if (basic === 'f32' || basic === 'f64') return basic;
  if (basic === undefined || !isIntegerType(basic) || integerBits(basic) > 64) return undefined;
  return integerBits(basic) === 64 ? (isSignedInteger(basic) ? 'i64' : 'u64') : isSignedInteger(basic) ? 'i32' : 'u32';
}

function resultOf(value: HostValue | boolean | void, type: PrimType, name: string): HostValue {
  const basic = basicType(type, 4);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new TypeError(`${name} must return a number, not ${typeof value}`);
  if (basic === undefined || !isIntegerType(basic)) return Number(value);
  return integerOf(basic, typeof value === 'bigint' ? value : BigInt(Math.trunc(value)));
}
