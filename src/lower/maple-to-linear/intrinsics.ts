/**
 * Intrinsics of the C family. Those that count, swap or align bits are done in place; those that are functions of the C
 * library are calls of the host's; barriers and hints are nothing, since there is one thread.
 *
 * `C_va_start (list, …)` stores the address of the first variable argument in the first cell of the list and sets the
 * rest of the variable to 0. A front end for AArch64 that has expanded `va_arg` itself thus finds its register areas
 * used up and reads the stack area, whose cells are the 8-byte cells of calls.ts.
 */
import { ownEntry } from '../../base/own-entry.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { MemType } from '../../linear/opcodes.ts';
import type { Node } from '../../maple/code.ts';
import { libraryFunction } from '../../maple/intrinsics.ts';
import { lowerAtomic } from './atomics.ts';
import { callNamed } from './calls.ts';
import type { FuncContext } from './context.ts';
import { zero } from './conversions.ts';
import { canonical } from './plain-conversions.ts';
import type { Scalar, Value } from './scalars.ts';
import { lowerQuadIntrinsic, lowerVectorIntrinsic } from './vector-intrinsics.ts';

type Inline = (f: FuncContext, args: readonly Value[], n: Node) => Value | undefined;

const i32 = (operand: Operand): Value => ({ operand, kind: 'i32' });
const u64 = (operand: Operand): Value => ({ operand, kind: 'u64' });

const word = (f: FuncContext, args: readonly Value[]): Operand => argument(f, args, 0, 'u32');
const wide = (f: FuncContext, args: readonly Value[]): Operand => argument(f, args, 0, 'u64');
/** A count in 64 bits as the int that C gives. */
const narrow = (f: FuncContext, count: Operand): Value => i32(f.b.calc('LToI', count));
const nothing: Inline = () => undefined;

const inline: Readonly<Record<string, Inline>> = {
  C_clz32: (f, args) => i32(f.b.calc('ClzI', word(f, args))),
  C_clz64: (f, args) => narrow(f, f.b.calc('ClzL', wide(f, args))),
  C_ctz32: (f, args) => i32(f.b.calc('CtzI', word(f, args))),
  C_ctz64: (f, args) => narrow(f, f.b.calc('CtzL', wide(f, args))),
  C_popcount32: (f, args) => i32(f.b.calc('PopcntI', word(f, args))),
  C_popcount64: (f, args) => narrow(f, f.b.calc('PopcntL', wide(f, args))),
  C_parity32: (f, args) => i32(f.b.calc('BandI', f.b.calc('PopcntI', word(f, args)), f.b.i32(1))),
  C_parity64: (f, args) => i32(f.b.calc('BandI', f.b.calc('LToI', f.b.calc('PopcntL', wide(f, args))), f.b.i32(1))),
  C_clrsb32: (f, args) => {
    const x = word(f, args);
    return i32(f.b.calc('SubI', f.b.calc('ClzI', f.b.calc('BxorI', x, f.b.calc('ShrI', x, f.b.i32(31)))), f.b.i32(1)));
  },
  C_clrsb64: (f, args) => {
    const x = wide(f, args);
    const length = f.b.calc('ClzL', f.b.calc('BxorL', x, f.b.calc('ShrL', x, f.b.i64(63n))));
    return narrow(f, f.b.calc('SubL', length, f.b.i64(1n)));
  },
  C_ffs: (f, args) => {
    const x = word(f, args);
    return i32(f.b.calc('SelectI', x, f.b.calc('AddI', f.b.calc('CtzI', x), f.b.i32(1)), f.b.i32(0)));
  },
  C_rev16_2: swap16,
  C_bswap16: swap16,
  C_rev_4: (f, args) => i32(swapWord(f.b, word(f, args))),
  C_bswap32: (f, args) => i32(swapWord(f.b, word(f, args))),
  C_rev_8: (f, args) => u64(swapWide(f.b, wide(f, args))),
  C_bswap64: (f, args) => u64(swapWide(f.b, wide(f, args))),
  C_isaligned: (f, args) => {
    const rest = f.b.calc('BandL', wide(f, args), f.b.calc('SubL', argument(f, args, 1, 'u64'), f.b.i64(1n)));
    return { operand: f.b.calc('NotL', rest), kind: 'u1' };
  },
  C_alignup: (f, args) => {
    const size = argument(f, args, 1, 'u64');
    const top = f.b.calc('AddL', wide(f, args), f.b.calc('SubL', size, f.b.i64(1n)));
    return u64(f.b.calc('BandL', top, f.b.calc('NegL', size)));
  },
  C_aligndown: (f, args) => u64(f.b.calc('BandL', wide(f, args), f.b.calc('NegL', argument(f, args, 1, 'u64')))),
  C_constant_p: (f) => i32(f.b.i32(0)),
  C___builtin_expect: (_, args) => args[0],
  C___builtin_object_size: (f, args) => {
    const mode = args[1]?.operand;
    return u64(f.b.i64(mode?.kind === 'v' && Number(mode.value) >= 2 ? 0n : -1n));
  },
  // The stack ends where `alloca` of no bytes would begin.
  C_stack_save: (f) => ({ operand: f.b.alloca(zero(f.b, f.addressScalar)), kind: f.addressScalar }),
  C_stack_restore: (f, args) => {
    f.b.release(argument(f, args, 0, f.addressScalar));
    return undefined;
  },
  C_alloca_with_align: (f, args) => ({
    operand: f.b.alloca(argument(f, args, 0, f.addressScalar)),
    kind: f.addressScalar,
  }),
  C_prefetch: nothing,
  C___clear_cache: nothing,
  C___sync_synchronize: nothing,
  C___atomic_thread_fence: nothing,
  C___atomic_signal_fence: nothing,
  C_memcpy: copyBytes,
  C_memmove: copyBytes,
  C_memset: (f, args) => {
    const target = argument(f, args, 0, f.addressScalar);
    f.b.fill(target, argument(f, args, 1, 'i32'), argument(f, args, 2, 'u32'));
    return { operand: target, kind: f.addressScalar };
  },
  C_va_start: startArguments,
};

/** The value of an intrinsic, undefined if it has none (or is not lowered, which is reported). `want` is the type asked for. */
export function lowerIntrinsic(
  f: FuncContext,
  n: Node,
  name: string,
  args: readonly Value[],
  want: Scalar | undefined,
): Value | undefined {
  const lower = Object.hasOwn(inline, name) ? ownEntry(inline, name) : undefined;
  if (lower !== undefined) return lower(f, args, n);
  const onVectors = lowerVectorIntrinsic(f, name, args);
  if (onVectors !== undefined) return onVectors.value;
  const onQuads = lowerQuadIntrinsic(f, name, args);
  if (onQuads !== undefined) return onQuads;
  const atomic = lowerAtomic(f, n, name, args, want);
  if (atomic !== 'unknown') return atomic;
  const library = libraryFunction(name);
  if (library === undefined) {
    f.program.reportOnce('MPL3003', f.spanOf(n), name);
    return undefined;
  }
  const { params, result } = library;
  return callNamed(f, library.name, { params, result, variadic: false }, args, n);
}

/** An argument as a scalar; one that is missing is 0. */
export function argument(f: FuncContext, args: readonly Value[], index: number, scalar: Scalar): Operand {
  const value = args[index];
  return value === undefined ? zero(f.b, scalar) : f.as(value, scalar);
}

/** What is copied as a number. */
const numbers: Readonly<Record<number, readonly MemType[]>> = {
  1: ['u8'],
  2: ['u16'],
  4: ['i32'],
  8: ['i64'],
  16: ['i64', 'i64'],
};

/** Copies of the linear IR may overlap. Memory has 32-bit addresses, so no length is longer. */
function copyBytes(f: FuncContext, args: readonly Value[]): Value {
  const [target, source] = [0, 1].map((i) => argument(f, args, i, f.addressScalar));
  const length = argument(f, args, 2, 'u32');
  const cells = length.kind === 'v' ? numbers[Number(length.value)] : undefined;
  if (cells === undefined) f.b.copy(target, source, length);
  else copyCells(f, target, source, cells);
  return { operand: target, kind: f.addressScalar };
}

/** All is read before anything is written. */
function copyCells(f: FuncContext, target: Operand, source: Operand, cells: readonly MemType[]): void {
  const values = cells.map((mem, i) => f.b.load(mem, source, i * 8));
  cells.forEach((mem, i) => f.b.store(mem, target, values[i], i * 8));
}

function swap16(f: FuncContext, args: readonly Value[]): Value {
  const x = argument(f, args, 0, 'u16');
  const swapped = f.b.calc('BorI', f.b.calc('ShlI', x, f.b.i32(8)), f.b.calc('ShrUI', x, f.b.i32(8)));
  return { operand: canonical(f.b, swapped, 'i16'), kind: 'i16' };
}

function swapWord(b: LinearBuilder, x: Operand): Operand {
  const high = b.calc('BandI', b.calc('RotrI', x, b.i32(8)), b.i32(0xff00ff00));
  return b.calc('BorI', high, b.calc('BandI', b.calc('RotrI', x, b.i32(24)), b.i32(0x00ff00ff)));
}

function swapWide(b: LinearBuilder, x: Operand): Operand {
  const low = swapWord(b, b.calc('LToI', x));
  const high = swapWord(b, b.calc('LToI', b.calc('ShrUL', x, b.i64(32n))));
  return b.calc('BorL', b.calc('ShlL', b.calc('UIToL', low), b.i64(32n)), b.calc('UIToL', high));
}

function startArguments(f: FuncContext, args: readonly Value[], n: Node): undefined {
  if (args.length === 0) return undefined;
  const list = argument(f, args, 0, f.addressScalar);
  const first = f.variableArgs ?? f.b.address(0);
  f.b.store(f.pointerSize === 8 ? 'i64' : 'i32', list, first);
  const pointer = f.code.operand(n, 0);
  const rest = f.code.op(pointer) === 'addrof' ? sizeOfNamed(f, pointer) - f.pointerSize : 0;
  if (rest > 0) f.b.fill(f.offset(list, f.pointerSize), f.b.i32(0), f.b.i32(rest));
  return undefined;
}

function sizeOfNamed(f: FuncContext, n: Node): number {
  const place = f.layout.field(f.variable(f.code.var(n)).type, f.code.field(n));
  return place === undefined ? 0 : f.layout.sizeOf(place.type);
}
