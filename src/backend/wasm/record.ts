/**
 * Makes templates (template.ts): emits functions as the engine does by default, each by itself, and writes down which numbers of the
 * code depend on the module.
 */
import { defaultStackSize, lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import { layOut } from '../../linear/data-layout.ts';
import type { Func, LinearModule, Outline, Signature } from '../../linear/nodes.ts';
import { takesAway } from '../legalise/index.ts';
import type { Note } from './body-writer.ts';
import { valTypeOf, type BulkName, type CallConversion, type ModuleContext } from './context.ts';
import { findConversions, type HostSignature } from './emit.ts';
import { emitFunc } from './func-emitter.ts';
import { wasmLacks } from './lacks.ts';
import { TypeTable, type FuncType } from './module.ts';
import { writeTemplate } from './template.ts';

/** The signature with which the host supplies a function that the module declares; undefined if somebody else defines it. */
export type HostSignatureOf = (func: Func) => HostSignature | undefined;

/**
 * The template of each function of a module; undefined where there is none: for declarations, for what has to be legalised, and for
 * code that depends on where things lie in a way of its own.
 */
export function recordTemplates(
  module: LinearModule,
  outlines: readonly (Outline | undefined)[],
  hostSignature: HostSignatureOf,
): (Uint8Array | undefined)[] {
  const conversions = module.funcs.map((func) => {
    const host = func.extern ? hostSignature(func) : undefined;
    return host && findConversions(func, host);
  });
  return module.funcs.map((func, i) => {
    const outline = outlines[i];
    return outline === undefined ? undefined : recordTemplate(module, func, outline, conversions);
  });
}

function recordTemplate(
  module: LinearModule,
  func: Func,
  { ops, uses }: Outline,
  conversions: readonly (CallConversion | undefined)[],
): Uint8Array | undefined {
  if (ops.some((op) => takesAway(wasmLacks, op))) return undefined;
  if (uses.some(({ kind, index }) => kind === 'g' && module.globals[index].storage !== 'data')) return undefined;
  const context = new Recording(module, conversions);
  const notes: Note[] = [];
  const code = emitFunc(context, func, notes);
  const { types } = context;
  const ownFunc = (index: number): OwnFunc | undefined => ownFuncs.find((name) => context.numberOf(name) === index);
  return writeTemplate({ code, notes, types, ownFunc, conversionOf: (index) => conversions[index] }, uses);
}

/** Functions behind those of the module, in this order. */
const ownFuncs = ['trapFunc', 'copy', 'fill'] as const;
type OwnFunc = (typeof ownFuncs)[number];

/** A module in which functions have the numbers that they have in the linear one. */
class Recording implements ModuleContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly guardsNull = true;
  readonly asksRanges = false;
  readonly isMetered = false;
  readonly stackPointer = 0;
  readonly trapFunc: number;
  readonly telling = undefined;
  readonly types: FuncType[] = [];
  readonly #table = new TypeTable(this.types);
  readonly #conversions: readonly (CallConversion | undefined)[];

  constructor(module: LinearModule, conversions: readonly (CallConversion | undefined)[]) {
    this.module = module;
    this.#conversions = conversions;
    const layout = layOut(module, defaultStackSize);
    // Where programs have constant data, the two bounds of addresses differ.
    this.layout = { ...layout, stackBottom: Math.max(layout.stackBottom, lowestAddress + 16) };
    this.trapFunc = this.numberOf('trapFunc');
  }

  typeOf({ params, results }: Signature): number {
    return this.#table.indexOf({ params: params.map(valTypeOf), results: results.map(valTypeOf) });
  }

  /** There are no scalars. */
  globalIndex(): number {
    return -1;
  }

  funcIndex(func: number): number {
    return func;
  }

  /** Others of the module may see all bits. */
  holdsFloatsOnly(): boolean {
    return false;
  }

  bulkFunc(name: BulkName): number {
    return this.numberOf(name);
  }

  numberOf(name: OwnFunc): number {
    return this.module.funcs.length + ownFuncs.indexOf(name);
  }

  conversionOf(func: number): CallConversion | undefined {
    return this.#conversions[func];
  }

  /** Templates have names of traps. */
  trapNumber(): number {
    return 0;
  }

  // Nothing is metered.

  writeMeter(): void {}

  writeSpend(): void {}
}
