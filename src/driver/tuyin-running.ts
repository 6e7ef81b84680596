/**
 * A Tuyin program for users of the library: functions take and give JavaScript's values, not bit patterns with types.
 *
 * Arguments take the types of the parameters. A function without named parameters gets each as a literal would have it
 * (`5` an i32, `2.5` a double), or as a text says: `'i64 5'`. What comes out: integers of up to 32 bits and floats of up
 * to 64 are numbers, `i1` is a boolean, wider integers are bigints, everything else is the text that `samara run --call`
 * prints.
 */
import { diagnose } from '../base/diagnostics.ts';
import { Result } from '../base/result.ts';
import { f64FromBits } from '../scalar/float-bits.ts';
import type { Graph, GraphFunc } from '../tuyin/graph/nodes.ts';
import { doubleType, typeText, type Type } from '../tuyin/types.ts';
import { Exit, Trap } from '../vm/trap.ts';
import { conversion } from '../vm/tuyin/conversions.ts';
import type { HostCalls } from '../vm/tuyin/host-calls.ts';
import type { TuyinProgram, TypedValue } from '../vm/tuyin/index.ts';
import { formatValue, parseValue } from '../vm/tuyin/value-text.ts';
import { addTrapCode } from '../vm/tuyin/traps.ts';
import { scalarOf, type Value } from '../vm/tuyin/values.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { EngineRow } from './engine-row.ts';
import type { HostFunctions, ProgramValue as TuyinValue } from './host-functions.ts';
import {
  isKeepable,
  type AnyProgram,
  type KeepableProgram,
  type ProgramImage,
  type ProgramSignature,
} from './program.ts';
import type { RunOptions } from './run-options.ts';
import { showFunctions } from './tuyin-traps.ts';
import { linkUnit, startTuyin, type StartedTuyin } from './tuyin-program.ts';
import type { TuyinUnit } from './unit.ts';

export async function instantiateTuyin(
  unit: TuyinUnit,
  engine: EngineRow,
  { host, ...options }: RunOptions<TuyinValue>,
): Promise<Result<AnyProgram> | undefined> {
  const { value: code, diagnostics } = linkUnit(unit);
  if (code === undefined) return Result.failed(diagnostics);
  const program = await startTuyin(code, engine, options, hostCalls(host ?? {}, code.graph));
  return program && new Result(new RunningTuyin(program, code.graph, engine.has.steps !== undefined), diagnostics);
}

/** Host functions as engines call them: with values without types. */
function hostCalls(host: HostFunctions<TuyinValue>, { functions }: Graph): HostCalls {
  return Object.fromEntries(
    Object.entries(host).map(([name, given]) => {
      if (typeof given !== 'function')
        throw new TypeError(
          `${name}: what Tuyin IR declares has no C types, so a host function for it is a plain function`,
        );
      const call = given as (...args: readonly TuyinValue[]) => TuyinValue | void;
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

/** A Tuyin program: its functions take values, and its input and output are streams. */
class RunningTuyin implements AnyProgram, KeepableProgram {
  /** Of addresses in the program's text; its memory is its own. */
  readonly pointerSize = 4;
  readonly #started: StartedTuyin;
  readonly #graph: Graph;
  readonly #counts: boolean;
  #machine: TuyinProgram | undefined;

  constructor(started: StartedTuyin, graph: Graph, counts: boolean) {
    this.#started = started;
    this.#graph = graph;
    this.#counts = counts;
  }

  /** What calls single functions; made at the first one. */
  get #program(): TuyinProgram {
    return (this.#machine ??= this.#started.machine());
  }

  get steps(): number | undefined {
    if (!this.#counts) return undefined;
    return this.#machine === undefined && this.#started.whole !== undefined
      ? this.#started.whole.steps
      : this.#program.steps;
  }

  get memory(): never {
    throw new TypeError('a program of Tuyin IR shares no memory: values cross as they are');
  }

  get heap(): never {
    throw new TypeError('a program of Tuyin IR has no heap: its blocks go when functions return');
  }

  main(): number {
    const { whole } = this.#started;
    try {
      // After a call of a single function, its memory and input are what the program goes on with.
      return whole !== undefined && this.#machine === undefined ? whole.main() : this.#program.main();
    } catch (error) {
      if (error instanceof Exit) return error.code;
      if (error instanceof Trap) this.#show(error);
      throw error;
    }
  }

  /** As the text of the program sees it. */
  #show(trap: Trap): void {
    showFunctions(trap, this.#graph);
    addTrapCode(trap);
  }

  /** Of the whole program: single functions are called on another machine. */
  imageFor(callable: readonly string[]): ProgramImage | undefined {
    const { whole } = this.#started;
    return callable.length === 0 && whole !== undefined && isKeepable(whole) ? whole.imageFor([]) : undefined;
  }

  placeTrap(trap: Trap): void {
    const { whole } = this.#started;
    if (whole === undefined || !isKeepable(whole)) return;
    whole.placeTrap(trap);
    this.#show(trap);
  }

  hasMain(): boolean {
    return this.#graph.main !== undefined;
  }

  signature(name: string): ProgramSignature<string> | undefined {
    const func = this.#program.func(name);
    if (func === undefined) return undefined;
    return { params: func.params.map(typeText), results: func.result.kind === 'void' ? [] : [typeText(func.result)] };
  }

  call(name: string, args?: readonly TuyinValue[]): readonly TuyinValue[] {
    const result = this.#program.call(name, args && argumentsOf(this.#program, name, args));
    return result === undefined ? [] : [plain(result.type, result.value)];
  }

  callWords(name: string, words: readonly string[]): Result<readonly string[]> {
    const func = this.#program.func(name);
    if (func === undefined) return Result.failed([diagnose(driverCatalogue, 'SAM0202', undefined, [name])]);
    const { params, variadic } = func;
    if (params.length > 0 && words.length !== params.length && !variadic)
      return Result.failed([diagnose(driverCatalogue, 'SAM0203', undefined, [name, params.length, words.length])]);
    const values: TypedValue[] = [];
    for (const [i, word] of words.entries()) {
      const type = params.at(i);
      const value = parseValue(word, type);
      const wanted = type === undefined ? 'Tuyin IR' : typeText(type);
      if (value === undefined) return Result.failed([diagnose(driverCatalogue, 'SAM0204', undefined, [word, wanted])]);
      values.push(value);
    }
    const result = this.#program.call(name, words.length === 0 ? undefined : values);
    return new Result(result === undefined ? [] : [formatValue(result.type, result.value)]);
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
