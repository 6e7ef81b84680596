/**
 * What the emitter of a function needs to know of the module around it. Numbers of the linear module's functions and globals
 * come in, those of the WebAssembly module come out, in which imports are counted first.
 */
import type { MemoryMap } from '../../base/memory-map.ts';
import type { Func, LinearModule, Operand, Signature } from '../../linear/nodes.ts';
import type { ValueType } from '../../linear/opcodes.ts';
import type { BodyWriter } from './body-writer.ts';
import type { PlainInstruction } from './instructions.ts';
import type { ValType } from './module.ts';
import type { Telling } from './telling.ts';

/** Functions that are added to a module when it needs them (`bulk-memory.ts`). */
export type BulkName = 'copy' | 'fill';

/**
 * Conversions around the call of a host function that takes other types than the module declares: what a thunk would do,
 * written at each call.
 */
export interface CallConversion {
  readonly params: readonly (PlainInstruction | undefined)[];
  readonly result: PlainInstruction | undefined;
}

export interface ModuleContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  /** Whether accesses below the lowest address must trap. */
  readonly guardsNull: boolean;
  /** Whether it pays to find out which accesses need no test (value-ranges.ts). */
  readonly asksRanges: boolean;
  /** The index of the global that holds the stack pointer. */
  readonly stackPointer: number;
  typeOf(signature: Signature): number;
  /** The index of the global that holds a scalar. */
  globalIndex(global: number): number;
  /** The index of a function of the linear module in the emitted one. */
  funcIndex(func: number): number;
  bulkFunc(name: BulkName): number;
  /** Is the operand of this function an address at which nobody sees the bits of a NaN (`float-memory.ts`)? */
  holdsFloatsOnly(func: Func, address: Operand): boolean;
  /** Undefined where no conversion is needed. */
  conversionOf(func: number): CallConversion | undefined;
  /** The number by which the host knows a kind of trap. */
  trapNumber(kind: string): number;
  /** The function that is told of traps, where there is one. */
  readonly trapFunc: number | undefined;
  /** Of a module that tells of its traps itself, with nobody's help. */
  readonly telling: Telling | undefined;
  /** Whether calls and iterations of loops use up fuel. */
  readonly isMetered: boolean;
  /** Uses up one unit of fuel. */
  writeMeter(body: BodyWriter): void;
  /** Tells the host of an operation on as many bytes as the i32 on the stack says. */
  writeSpend(body: BodyWriter): void;
}

/** Ends the program; what follows is unreachable. Where there is somebody to tell, the host gets the number of the trap's kind. */
export function writeTrap(context: ModuleContext, body: BodyWriter, kind: string): void {
  if (context.telling !== undefined) return context.telling.trap(body, kind);
  if (context.trapFunc !== undefined && kind !== 'unreachable') {
    body.i32(context.trapNumber(kind), { kind: 'trap', name: kind });
    body.func('call', context.trapFunc);
  }
  body.plain('unreachable');
}

/** WebAssembly's type of a value; element pointers are 32-bit addresses whatever the size of other addresses. */
export function valTypeOf(type: ValueType): ValType {
  return type === 'i32*' || type === 'f32*' ? 'i32' : type;
}

/** The name under which a scalar global is exported, by its index. */
export function scalarExport(global: number): string {
  return `__scalar ${global}`;
}
