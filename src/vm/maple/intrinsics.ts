/**
 * Expressions and statements that are calls of known functions: `malloc` and the intrinsics of the C family. What
 * counts, swaps or aligns bits is a function of its own (bit-functions.ts); functions of the C library are host calls;
 * barriers and hints are nothing, since there is one thread.
 */
import { ownEntry } from '../../base/own-entry.ts';
import type { Node } from '../../maple/code.ts';
import { libraryFunction } from '../../maple/intrinsics.ts';
import type { Opcode } from '../../maple/opcodes.ts';
import { whyNotExecuted } from '../../maple/unsupported-intrinsics.ts';
import { bitFunctions, type BitFunction } from '../bit-functions.ts';
import { moved } from '../machine/addresses.ts';
import { NO_SLOT } from '../machine/slots.ts';
import { atomic } from './atomics.ts';
import { calc1, calc2 } from './calc.ts';
import { callNamed } from './calls.ts';
import { scalarVal } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import type { Scalar } from './kinds.ts';
import { store } from './memory-access.ts';
import { argument } from './operands.ts';
import type { ScalarVal, Val } from './values.ts';
import { callQuadIntrinsic, callVectorIntrinsic } from './vectors.ts';

export function callExpression(f: FuncContext, n: Node, op: Opcode, args: readonly Val[]): Val {
  const scalar = f.scalarOfNode(n);
  const val =
    op === 'malloc'
      ? callNamed(f, 'malloc', { params: ['size'], result: 'ptr', variadic: false }, args, n)
      : callIntrinsic(f, n, f.code.text(n, 'intrinsic'), args, scalar);
  return val === undefined ? f.constant(scalar, 0n) : convert(f, val, scalar);
}

const nothing = new Set([
  'C_prefetch',
  'C___clear_cache',
  'C___sync_synchronize',
  'C___atomic_thread_fence',
  'C___atomic_signal_fence',
]);

/** The value of an intrinsic, undefined if it has none. `want` is the type asked for. */
export function callIntrinsic(
  f: FuncContext,
  n: Node,
  name: string,
  args: readonly Val[],
  want: Scalar | undefined,
): ScalarVal | undefined {
  const counts = ownEntry(bitFunctions, name);
  if (counts !== undefined) return count(f, name, counts, args);
  if (nothing.has(name)) return undefined;
  const onVectors = callVectorIntrinsic(f, name, args);
  if (onVectors !== undefined) return onVectors.value;
  const onQuads = callQuadIntrinsic(f, name, args);
  if (onQuads !== undefined) return onQuads;
  const emit = ownEntry(emitted, name);
  if (emit !== undefined) return emit(f, args, n);
  return atomic(f, n, name, args, want) ?? callLibrary(f, n, name, args);
}

/** What is code of its own, or known when it is compiled: this VM knows no more of constants and objects than it says. */
const emitted: Readonly<Record<string, (f: FuncContext, args: readonly Val[], n: Node) => ScalarVal | undefined>> = {
  C_constant_p: (f) => f.constant('i32', 0n),
  C_stack_save: (f) => onStack(f, f.constant(f.address, 0n)),
  C_stack_restore(f, args) {
    f.usesStack = true;
    f.a.emit('Release', f.inSlot(argument(f, args, 0, f.address)));
    return undefined;
  },
  C___builtin_expect: (f, [value]) => (value === undefined ? undefined : scalarVal(f, value)),
  C___builtin_object_size: (f, [, mode]) =>
    f.constant('u64', mode?.tag === 'const' && Number(mode.value) >= 2 ? 0n : -1n),
  C_alloca_with_align: (f, args) => onStack(f, argument(f, args, 0, f.address)),
  C_memcpy: (f, args) => blockOperation(f, 'CopyBy', args, f.address),
  C_memmove: (f, args) => blockOperation(f, 'CopyBy', args, f.address),
  C_memset: (f, args) => blockOperation(f, 'FillBy', args, 'i32'),
  C_va_start: (f, args, n) => startArguments(f, args, n),
};

/** So many bytes more of the stack; of none, where it ends. */
function onStack(f: FuncContext, size: ScalarVal): ScalarVal {
  const slot = f.temp();
  f.usesStack = true;
  f.a.emit('Alloca', slot, f.inSlot(size));
  return { tag: 'reg', kind: f.address, slot };
}

function count(f: FuncContext, name: string, { takes, gives, meaning }: BitFunction, args: readonly Val[]): ScalarVal {
  const x = argument(f, args, 0, takes);
  if (meaning.length < 2) return calc1(f, name, meaning as (value: never) => number | bigint, x, gives, NO_SLOT);
  return calc2(f, name, meaning, x, argument(f, args, 1, takes), gives, NO_SLOT);
}

/** Copies may overlap. Memory has 32-bit addresses, so no length is longer. */
function blockOperation(f: FuncContext, op: 'CopyBy' | 'FillBy', args: readonly Val[], second: Scalar): ScalarVal {
  const target = argument(f, args, 0, f.address);
  const to = f.inSlot(target);
  const what = f.inSlot(argument(f, args, 1, second));
  f.a.emit(op, to, what, f.inSlot(argument(f, args, 2, 'u32')));
  return { tag: 'reg', kind: f.address, slot: to };
}

/** The list's first cell becomes the address of the first variable argument, the rest of the variable 0. */
function startArguments(f: FuncContext, args: readonly Val[], n: Node): undefined {
  const { code } = f;
  if (args.length === 0) return undefined;
  const base = f.inSlot(argument(f, args, 0, f.address));
  const list = { base, index: NO_SLOT, scale: 0, offset: 0 };
  const type = f.vm.module.types.prim('ptr');
  const first: ScalarVal =
    f.variableArgs === NO_SLOT ? f.constant(f.address, 0n) : { tag: 'reg', kind: f.address, slot: f.variableArgs };
  store(f, { addr: list, kind: f.address, type, bits: undefined }, first);
  const pointer = code.operand(n, 0);
  const place =
    code.op(pointer) === 'addrof' ? f.layout.field(f.variable(code.var(pointer)).type, code.field(pointer)) : undefined;
  const rest = place === undefined ? 0 : f.layout.sizeOf(place.type) - f.pointerSize;
  if (rest <= 0) return undefined;
  const to = f.temp();
  f.a.emit('AddWi', to, moved(list, 0).base, f.pointerSize);
  f.a.emit('FillBy', to, f.inSlot(f.constant('i32', 0n)), f.inSlot(f.constant('i32', BigInt(rest))));
  return undefined;
}

function callLibrary(f: FuncContext, n: Node, name: string, args: readonly Val[]): ScalarVal | undefined {
  const library = libraryFunction(name);
  if (library === undefined) {
    f.unsupported(`the intrinsic ${name} (${whyNotExecuted(name)})`);
    return undefined;
  }
  const { params, result } = library;
  return callNamed(f, library.name, { params, result, variadic: false }, args, n);
}
