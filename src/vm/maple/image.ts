/**
 * The memory of a MAPLE program before it starts: where its globals, static locals and strings lie, and their bytes.
 *
 * `mapMemory` draws the regions: strings and constant variables are what nobody stores to; above the stack lie other
 * globals and static locals, then the cell of %%thrownval.
 *
 * The address of a function is its number plus 1, that of a label its number in its function plus 1.
 */
import { type Extent, mapMemory } from '../../base/memory-map.ts';
import { type FuncId, isLocal, type Node, varIndex, type VarRef } from '../../maple/code.ts';
import { type EncodedInit, encodeInit } from '../../maple/initialiser.ts';
import type { Layout } from '../../maple/layout.ts';
import { isWeakVariable } from '../../maple/locality.ts';
import { usersOfGlobals } from '../../maple/users-of-globals.ts';
import type { Func, Module, Variable } from '../../maple/module.ts';
import type { HostVariable } from '../host.ts';
import type { Memory } from '../memory.ts';

/** Something that needs a place. */
interface Wanted extends Extent {
  readonly place: (address: number) => void;
}

/** The memory of a module before it runs: where static variables and strings lie, and their first bytes. */
export class Image {
  readonly stackBottom: number;
  readonly stackTop: number;
  readonly heapBase: number;
  thrown = 0;
  /** Labels that each function's data or code takes the address of. */
  readonly takenLabels = new Map<Func, Set<number>>();
  /** The labels that a variable holds, by byte offset: what `indexgoto` jumps through. */
  readonly labelTables = new Map<Variable, Map<number, number>>();
  readonly #module: Module;
  readonly #layout: Layout;
  readonly #hostVariables: readonly HostVariable[];
  readonly #addresses = new Map<Variable, number>();
  readonly #strings = new Map<string, number>();
  readonly #pending: { variable: Variable; func: Func | undefined; encoded: EncodedInit }[] = [];
  readonly #wanted: Wanted[] = [];
  /** Weak functions that nobody defines. */
  readonly #isNull: (func: FuncId) => boolean;

  constructor(
    module: Module,
    layout: Layout,
    hostVariables: readonly HostVariable[],
    stackSize: number,
    isNull: (func: FuncId) => boolean,
  ) {
    this.#module = module;
    this.#isNull = isNull;
    this.#layout = layout;
    this.#hostVariables = hostVariables;
    for (const variable of module.globals) this.#place(variable, undefined);
    for (const func of module.funcs) if (func.code !== undefined) this.#placeFunc(func);
    for (const { encoded } of this.#pending) this.#placeStringsOf(encoded);
    this.#reserve(16, 16, false, (address) => (this.thrown = address));
    const { stackBottom, stackTop, heapBase, addresses } = mapMemory(this.#wanted, stackSize);
    this.stackBottom = stackBottom;
    this.stackTop = stackTop;
    this.heapBase = heapBase;
    this.#wanted.forEach(({ place }, i) => place(addresses[i]));
  }

  addressOf(variable: Variable): number {
    return this.#addresses.get(variable) ?? 0;
  }

  /** The address of a string of the program, which has a place since the image was made. */
  stringAddress(text: string, wide: boolean): number {
    return this.#strings.get(stringKey(text, wide)) ?? 0;
  }

  #reserve(size: number, align: number, constant: boolean, place: (address: number) => void): void {
    this.#wanted.push({ size, align, constant, place });
  }

  #place(variable: Variable, func: Func | undefined): void {
    if (isWeakVariable(variable) && this.#hostVariable(variable) === undefined) {
      this.#addresses.set(variable, 0);
      return;
    }
    const layout = func === undefined ? this.#layout : this.#layout.within(func);
    const encoded = variable.init === undefined ? undefined : encodeInit(layout, variable.type, variable.init, func);
    const size = Math.max(layout.sizeOf(variable.type), encoded?.size ?? 0);
    const has = (name: string): boolean => variable.attrs.some((attr) => attr.name === name);
    const constant = encoded !== undefined && has('const') && !has('volatile');
    this.#reserve(size, layout.alignOfVariable(variable), constant, (address) =>
      this.#addresses.set(variable, address),
    );
    if (encoded !== undefined) this.#pending.push({ variable, func, encoded });
  }

  /** Static locals, and the strings that the code and the initialisers of all locals mention. */
  #placeFunc(func: Func): void {
    const layout = this.#layout.within(func);
    for (const variable of func.locals) {
      if (isStatic(variable)) this.#place(variable, func);
      else if (variable.init !== undefined)
        this.#placeStringsOf(encodeInit(layout, variable.type, variable.init, func));
    }
    const { code } = func;
    if (code === undefined) return;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
      const op = code.op(n);
      if (op === 'conststr' || op === 'conststr16') this.#placeString(code.text(n, 'string'), op === 'conststr16');
      else if (op === 'addroflabel') this.#takeLabel(func, code.label(n));
    }
  }

  #placeStringsOf({ relocations }: EncodedInit): void {
    for (const relocation of relocations)
      if (relocation.kind === 'string') this.#placeString(relocation.text, relocation.wide);
  }

  #placeString(text: string, wide: boolean): void {
    const key = stringKey(text, wide);
    const unit = wide ? 2 : 1;
    if (this.#strings.has(key)) return;
    this.#strings.set(key, 0);
    this.#reserve((text.length + 1) * unit, unit, true, (address) => this.#strings.set(key, address));
  }

  #takeLabel(func: Func, label: number): void {
    const known = this.takenLabels.get(func);
    if (known === undefined) this.takenLabels.set(func, new Set([label]));
    else known.add(label);
  }

  /** Writes the bytes. To be called once, before any function is compiled; the memory is zero before. */
  store(memory: Memory): void {
    for (const [key, address] of this.#strings) storeString(memory, address, key.slice(1), key[0] === 'w');
    for (const variable of this.#module.globals) this.#storeHostVariable(memory, variable);
    const users = this.#pending.some(({ encoded }) => encoded.relocations.some(({ kind }) => kind === 'label'))
      ? usersOfGlobals(this.#module)
      : new Map<Variable, Func[]>();
    for (const { variable, func, encoded } of this.#pending) {
      const address = this.addressOf(variable);
      memory.writeBytes(address, encoded.bytes);
      const owners = func === undefined ? (users.get(variable) ?? []) : [func];
      this.storeAddresses(memory, address, encoded, func, (offset, label) =>
        this.#ownLabel(variable, owners, offset, label),
      );
    }
  }

  /** Writes the addresses that an initialiser mentions. */
  storeAddresses(
    memory: Memory,
    address: number,
    encoded: EncodedInit,
    func: Func | undefined,
    ownLabel: (offset: number, label: string) => number,
  ): void {
    for (const relocation of encoded.relocations) {
      const { offset, size } = relocation;
      if (relocation.kind !== 'label' && size < this.#layout.pointerSize) continue;
      const target = relocation.kind === 'label' ? ownLabel(offset, relocation.label) : this.target(relocation, func);
      if (target === undefined) continue;
      if (size >= 8) memory.writeU64(address + offset, BigInt.asUintN(64, BigInt(target + relocation.addend)));
      else if (size >= 4) memory.writeU32(address + offset, target + relocation.addend);
    }
  }

  /** The address that an initialiser names, without its addend; undefined for locals of a frame. */
  target(relocation: EncodedInit['relocations'][number], func: Func | undefined): number | undefined {
    switch (relocation.kind) {
      case 'func':
        return this.#isNull(relocation.func) ? 0 : functionAddress(relocation.func);
      case 'string':
        return this.stringAddress(relocation.text, relocation.wide);
      case 'label':
        return undefined;
      default: {
        const variable = variableOf(this.#module, relocation.var, func);
        return variable === undefined ? undefined : this.#addresses.get(variable);
      }
    }
  }

  #ownLabel(variable: Variable, owners: readonly Func[], offset: number, label: string): number {
    const owner = owners.find(({ labels }) => labels.some(({ name }) => name === label));
    const index = owner?.labels.findIndex(({ name }) => name === label) ?? -1;
    if (owner === undefined || index < 0) return 0;
    this.#takeLabel(owner, index);
    const table = this.labelTables.get(variable);
    if (table === undefined) this.labelTables.set(variable, new Map([[offset, index]]));
    else table.set(offset, index);
    return index + 1;
  }

  #hostVariable({ name }: Variable): HostVariable | undefined {
    return this.#hostVariables.find((host) => host.name === name.slice(1));
  }

  #storeHostVariable(memory: Memory, variable: Variable): void {
    if (variable.storage !== 'extern' || variable.init !== undefined) return;
    const host = this.#hostVariable(variable);
    if (host === undefined) return;
    const address = this.addressOf(variable);
    if (host.type === 'f64') memory.writeF64(address, Number(host.value));
    else if (host.type === 'f32') memory.writeF32(address, Number(host.value));
    else if (/64$/.test(host.type) || (!/32$/.test(host.type) && this.#layout.pointerSize === 8))
      memory.writeU64(address, BigInt.asUintN(64, BigInt(host.value)));
    else memory.writeU32(address, Number(BigInt.asUintN(32, BigInt(host.value))));
  }
}

export function functionAddress(func: FuncId): number {
  return func + 1;
}

export function isStatic(variable: Variable): boolean {
  return variable.storage === 'pstatic' || variable.storage === 'fstatic' || variable.storage === 'extern';
}

function variableOf(module: Module, ref: VarRef, func: Func | undefined): Variable | undefined {
  return isLocal(ref) ? func?.locals[varIndex(ref)] : module.globals[varIndex(ref)];
}

function stringKey(text: string, wide: boolean): string {
  return (wide ? 'w' : 'n') + text;
}

function storeString(memory: Memory, address: number, text: string, wide: boolean): void {
  for (let i = 0; i < text.length; i++) {
    if (wide) memory.writeU16(address + i * 2, text.charCodeAt(i));
    else memory.writeU8(address + i, text.charCodeAt(i));
  }
}
