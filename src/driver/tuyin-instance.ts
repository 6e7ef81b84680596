/**
 * A Tuyin program for users of the library: functions take and give JavaScript's values, not bit patterns with types.
 *
 * Arguments take the types of the parameters. A function without named parameters gets each as a literal would have it
 * (`5` an i32, `2.5` a double), or as a text says: `'i64 5'`. What comes out: integers of up to 32 bits and floats of up
 * to 64 are numbers, `i1` is a boolean, wider integers are bigints, everything else is the text that `samara run --call`
 * prints.
 */
import { Result } from '../base/result.ts';
import type { LinearModule } from '../linear/nodes.ts';
import { f64FromBits } from '../scalar/float-bits.ts';
import type { Graph, GraphFunc } from '../tuyin/graph/nodes.ts';
import { optimizeGraph } from '../tuyin/graph/optimize.ts';
import { doubleType, typeText, type Type } from '../tuyin/types.ts';
import { Exit, Trap } from '../vm/trap.ts';
import { conversion } from '../vm/tuyin/conversions.ts';
import type { HostCalls } from '../vm/tuyin/host-calls.ts';
import type { TypedValue } from '../vm/tuyin/index.ts';
import { formatValue, parseValue } from '../vm/tuyin/value-text.ts';
import { scalarOf, type Value } from '../vm/tuyin/values.ts';
import type { TuyinUnit } from './index.ts';
import { optimize, type Level } from './optimize.ts';
import { instantiateCode, linkUnit, type TuyinProgram, type TuyinRunOptions } from './tuyin-program.ts';

export interface TuyinInstanceOptions extends Omit<TuyinRunOptions, 'optimize' | 'host'> {
  /** Passes to run before; none unless given. */
  readonly optimize?: Level;
  /** Functions that the program declares and does not define. */
  readonly host?: Readonly<Record<string, TuyinHostFunction>>;
}

export type TuyinValue = number | bigint | boolean | string;
export type TuyinHostFunction = (...args: readonly TuyinValue[]) => TuyinValue | undefined | void;

export interface TuyinInstance {
  /** Steps executed so far (graph, stack, interp); 0 elsewhere. */
  readonly steps: number;
  /** Runs the statements outside functions, then `@main`: the exit status, of which a process keeps 8 bits. */
  main(): number;
  hasMain(): boolean;
  /** Calls a function on an input that holds these values; without any, on the program's own input. */
  call(name: string, args?: readonly TuyinValue[]): TuyinValue | undefined;
}

/** A unit, verified, linked with what it imports, and ready to run. */
export function makeTuyinInstance(unit: TuyinUnit, wanted: TuyinInstanceOptions): Result<TuyinInstance> {
  const { optimize: level = 'O0', host = {}, ...options } = wanted;
  const linear = (module: LinearModule): void => void optimize(module, level);
  const passes = level === 'O0' ? undefined : { graph: optimizeGraph, linear };
  const { value: code, diagnostics } = linkUnit(unit);
  if (code === undefined) return Result.failed(diagnostics);
  const program = instantiateCode(code, { ...options, optimize: passes, host: hostCalls(host, code.graph) });
  return new Result(instanceOf(program), diagnostics);
}

/** Host functions as engines call them: with values without types. */
function hostCalls(host: Readonly<Record<string, TuyinHostFunction>>, { functions }: Graph): HostCalls {
  return Object.fromEntries(
    Object.entries(host).map(([name, call]) => {
      const func = functions.find((one) => (one.body.kind === 'host' ? one.body.name : one.name) === name);
      return [name, (args) => func && bits(func, call(...args.map((value, i) => plain(func.params[i], value))))];
    }),
  );
}

function bits({ name, result }: GraphFunc, given: TuyinValue | undefined | void): Value | undefined {
  if (given === undefined || result.kind === 'void') return undefined;
  const found = parseValue(textOf(given), result);
  if (found !== undefined) return found.value;
  throw new Trap('host-error', `${name} gave ${String(given)}, which is no ${typeText(result)}`);
}

function instanceOf(program: TuyinProgram): TuyinInstance {
  return {
    get steps() {
      return program.steps;
    },
    main: () => statusOf(program),
    hasMain: () => program.hasMain(),
    call(name, args) {
      const result = program.call(name, args && argumentsOf(program, name, args));
      return result && plain(result.type, result.value);
    },
  };
}

function statusOf(program: TuyinProgram): number {
  try {
    return program.main();
  } catch (error) {
    if (error instanceof Exit) return error.code;
    throw error;
  }
}

function argumentsOf(program: TuyinProgram, name: string, args: readonly TuyinValue[]): TypedValue[] {
  const func = program.func(name);
  if (func === undefined) throw new TypeError(`there is no function ${name}`);
  const { params, variadic } = func;
  if (params.length > 0 && !variadic && args.length !== params.length) {
    throw new TypeError(`${name} takes ${params.length} arguments, not ${args.length}`);
  }
  return args.map((arg, i) => {
    const type = params.at(i);
    const value = parseValue(textOf(arg), type);
    if (value !== undefined) return value;
    const wanted = type === undefined ? 'Tuyin IR' : typeText(type);
    throw new TypeError(`argument ${i} of ${name}: ${String(arg)} is no value of ${wanted}`);
  });
}

/** As the text of a program has it. */
function textOf(arg: TuyinValue): string {
  if (Object.is(arg, -0)) return '-0';
  if (typeof arg !== 'number' || Number.isFinite(arg)) return String(arg);
  if (Number.isNaN(arg)) return 'nan';
  return arg > 0 ? 'inf' : '-inf';
}

function plain(type: Type, value: Value): TuyinValue {
  if (typeof value !== 'bigint') return formatValue(type, value);
  if (type.kind === 'int') {
    if (type.bits === 1) return value !== 0n;
    return type.bits <= 32 ? Number(value) : value;
  }
  if (type.kind !== 'float' || type.name === 'fp128') return formatValue(type, value);
  return f64FromBits(scalarOf(conversion(type, doubleType)(value)));
}
