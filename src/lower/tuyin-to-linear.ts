/**
 * From Tuyin's stack code to the linear IR, and so to WebAssembly.
 *
 * Scalars that a machine has (integers, bits and pointers of up to 64 bits, float, double) are computed by instructions
 * of the linear IR: they are *native*. Everything else is *boxed*: wide and fixed-point numbers, half, fp128, structs,
 * arrays and vectors are values of the run time (src/vm/tuyin/linear-runtime.ts), which stand on an operand stack of its own, and so
 * does what concerns memory, streams and frames. An instruction that is not native is one *step*: its native operands are
 * put among the boxed ones, the run time does what the stack machine does there, and a native result is taken back.
 *
 * A function has no parameters: arguments travel in its input, as the language says, and results through the run time. It
 * returns 0, or the address of the function that was called in tail position, which its caller then calls: so such calls
 * need no stack.
 *
 * Where any operation of the program can make poison, every value of it is boxed, since only the run time knows poison.
 */
import { ModuleBuilder } from '../linear/builder.ts';
import type { LinearModule, ValueType } from '../linear/nodes.ts';
import type { FuncId, Graph, GraphFunc } from '../tuyin/graph/nodes.ts';
import type { CodeTypes } from '../tuyin/stack/verifier.ts';
import type { Type } from '../tuyin/types.ts';
import { FunctionLowering } from './tuyin-to-linear/function.ts';
import { runtimeName } from './tuyin-to-linear/names.ts';
import { canMakePoison } from './tuyin-to-linear/poison.ts';

/** Verified stack code of the functions of a graph. */
export interface TuyinCode {
  readonly graph: Graph;
  /** Undefined for functions without a body. */
  types(func: GraphFunc): CodeTypes | undefined;
  /** The function that a name of its code means. */
  callee(func: GraphFunc, name: string): FuncId;
}

/** What the run time supplies: each with its parameters and result (nothing, or one value). */
export const runtimeFunctions = {
  /** (function): its frame begins. */
  enter: { params: ['i32'], results: [] },
  /** (index): a native parameter. */
  parameter32: { params: ['i32'], results: ['i32'] },
  parameter64: { params: ['i32'], results: ['i64'] },
  /** (above, type, value): a native operand goes below the `above` topmost boxed values. */
  put32: { params: ['i32', 'i32', 'i32'], results: [] },
  put64: { params: ['i32', 'i32', 'i64'], results: [] },
  /** The topmost boxed value becomes native. */
  take32: { params: [], results: ['i32'] },
  take64: { params: [], results: ['i64'] },
  /** (instruction): what the stack machine does there; where it goes on, or -1 for calls and returns. */
  step: { params: ['i32'], results: ['i32'] },
  /** The call is over: its result is boxed. */
  resume: { params: [], results: [] },
} as const satisfies Record<string, { readonly params: readonly ValueType[]; readonly results: readonly ValueType[] }>;
export type RuntimeFunction = keyof typeof runtimeFunctions;

/** A lowered program of Tuyin IR. */
export interface LoweredTuyin {
  readonly module: LinearModule;
  /** The types that `put32` and `put64` name by number. */
  readonly types: readonly Type[];
}

/** The stack code of a program as a module of the linear IR. */
export function lowerTuyin(program: TuyinCode): LoweredTuyin {
  const { functions } = program.graph;
  const builder = new ModuleBuilder({ pointerSize: 4 });
  const names = Object.keys(runtimeFunctions) as RuntimeFunction[];
  const runtime = Object.fromEntries(
    names.map((name) => {
      const { params, results } = runtimeFunctions[name];
      return [name, builder.extern(runtimeName(name), params, results)];
    }),
  ) as Record<RuntimeFunction, number>;
  const bodies = functions.map((func) => program.types(func));
  const declared = functions.map((func, id) =>
    bodies[id] === undefined ? -1 : builder.declare(func.name, [], ['i32'], { exported: true, span: func.span }),
  );
  const holdsAll = bodies.some((types) => types !== undefined && canMakePoison(types));
  const types = new TypeTable();
  functions.forEach((func, id) => {
    const body = bodies[id];
    if (body !== undefined)
      new FunctionLowering({ builder, runtime, declared, program, types, holdsAll }, func, body).run();
  });
  return { module: builder.finish(), types: types.list };
}

/** Types by number. */
export class TypeTable {
  readonly list: Type[] = [];
  readonly #numbers = new Map<Type, number>();

  number(type: Type): number {
    const known = this.#numbers.get(type);
    if (known !== undefined) return known;
    this.#numbers.set(type, this.list.length);
    return this.list.push(type) - 1;
  }
}
