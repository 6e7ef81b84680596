/**
 * Global variables and static locals as data: one linear global each, with the C layout, little-endian bytes and
 * relocations. All of them exist before any of their addresses is written, so they may refer to each other.
 *
 * The address of a label is a number from 1 up that only its function understands (see labels in context.ts).
 */
import type { Span } from '../../base/source.ts';
import type { Linkage, Relocation } from '../../linear/nodes.ts';
import { isLocal, varIndex } from '../../maple/code.ts';
import { encodeInit, type Relocation as InitRelocation } from '../../maple/initialiser.ts';
import { hasAttr, isWeakVariable } from '../../maple/locality.ts';
import { usersOfGlobals } from '../../maple/users-of-globals.ts';
import type { Func, Variable } from '../../maple/module.ts';
import { plainName, type ModuleLowering } from './module-lowering.ts';

/** What the functions need to know of the data. */
export interface GlobalData {
  /** Index of the linear global of each static local: by function, then by local. */
  readonly statics: Map<Func, Map<number, number>>;
  /** Labels whose addresses stand in initialisers. */
  readonly takenLabels: Map<Func, Set<number>>;
  /** The labels that a variable holds, by byte offset: what `indexgoto` jumps through. */
  readonly labelTables: Map<Variable, Map<number, number>>;
  /** Externs that nobody defines, by index of the linear global. */
  readonly undefinedExterns: Map<number, Variable>;
  /** Those of them that are weak: their address is null. */
  readonly nulls: Set<number>;
}

interface Pending {
  readonly variable: Variable;
  readonly func: Func | undefined;
  readonly encoded: readonly InitRelocation[];
  readonly image: Uint8Array;
  readonly relocations: Relocation[];
  readonly span: Span;
}

export function isStatic(variable: Variable): boolean {
  return variable.storage === 'pstatic' || variable.storage === 'fstatic' || variable.storage === 'extern';
}

/** Declares the data of the module and of its functions' static locals. */
export function lowerGlobals(program: ModuleLowering): GlobalData {
  const { module } = program;
  const data: GlobalData = {
    statics: new Map(),
    takenLabels: new Map(),
    labelTables: new Map(),
    undefinedExterns: new Map(),
    nulls: new Set(),
  };
  const pending: Pending[] = [];
  for (const variable of module.globals)
    declareVariable(program, data, pending, variable, undefined, plainName(variable.name));
  for (const func of module.funcs) if (func.code !== undefined) declareStatics(program, data, pending, func);
  const needsUsers = pending.some(({ encoded }) => encoded.some(({ kind }) => kind === 'label'));
  const users = needsUsers ? usersOfGlobals(program.module) : new Map<Variable, Func[]>();
  for (const entry of pending)
    for (const relocation of entry.encoded) resolveRelocation(program, data, users, entry, relocation);
  return data;
}

function declareStatics(program: ModuleLowering, data: GlobalData, pending: Pending[], func: Func): void {
  func.locals.forEach((variable, local) => {
    if (!isStatic(variable)) return;
    const indices = data.statics.get(func) ?? new Map<number, number>();
    data.statics.set(func, indices);
    const name = `${plainName(func.name)}.${plainName(variable.name)}`;
    indices.set(local, declareVariable(program, data, pending, variable, func, name));
  });
}

/** How a variable lies, and how it meets others. */
interface Placing {
  readonly size: number;
  readonly align: number;
  readonly constant: boolean;
  readonly linkage: Linkage | undefined;
}

/** Zeros, or a declaration. */
function declareWithoutValue(
  program: ModuleLowering,
  data: GlobalData,
  variable: Variable,
  name: string,
  { size, align, constant, linkage }: Placing,
): number {
  const isExtern = variable.storage === 'extern';
  const isLibrarys = isExtern && program.options.isLibraryVariable?.(plainName(variable.name)) === true;
  const extern = isLibrarys || (isExtern && program.meetings !== undefined);
  const { index } = program.b.data(name, size, { align, linkage, ...(extern ? { extern, constant } : {}) });
  if (isExtern && !extern) {
    if (isWeakVariable(variable)) data.nulls.add(index);
    else data.undefinedExterns.set(index, variable);
  }
  return index;
}

function declareVariable(
  program: ModuleLowering,
  data: GlobalData,
  pending: Pending[],
  variable: Variable,
  func: Func | undefined,
  wanted: string,
): number {
  const layout = func === undefined ? program.layout : program.layout.within(func);
  const name = program.uniqueName(wanted);
  const align = layout.alignOfVariable(variable);
  const constant = hasAttr(variable.attrs, 'const') && !hasAttr(variable.attrs, 'volatile');
  const linkage = func === undefined ? program.meetings?.variable(variable) : program.ownLinkage;
  if (variable.init === undefined)
    return declareWithoutValue(program, data, variable, name, {
      size: layout.sizeOf(variable.type),
      align,
      constant,
      linkage,
    });
  const { bytes, size, relocations: encoded } = encodeInit(layout, variable.type, variable.init, func);
  // Relocations write whole addresses, which the bytes must reach.
  const reach = encoded.reduce((end, { offset, size: width }) => Math.max(end, offset + width), bytes.length);
  const image = new Uint8Array(reach);
  image.set(bytes);
  const relocations: Relocation[] = [];
  const source = variable.source ?? (func ?? program.module).source;
  const span = { source, start: variable.start, end: variable.end };
  if (encoded.length > 0) pending.push({ variable, func, encoded, image, relocations, span });
  const options = { align, constant, bytes: image, relocations, linkage };
  return program.b.data(name, Math.max(size, image.length), options).index;
}

function resolveRelocation(
  program: ModuleLowering,
  data: GlobalData,
  users: ReadonlyMap<Variable, readonly Func[]>,
  entry: Pending,
  from: InitRelocation,
): void {
  const { relocations, func, span } = entry;
  // An address in a cell too small for it is a mistake that the verifier reports; it must not reach into the next cell.
  if (from.kind !== 'label' && from.size < program.pointerSize) return;
  const place = { at: from.offset, addend: from.addend };
  switch (from.kind) {
    case 'var': {
      const index = isLocal(from.var) ? func && data.statics.get(func)?.get(varIndex(from.var)) : varIndex(from.var);
      if (index !== undefined && !data.nulls.has(index)) relocations.push({ ...place, kind: 'g', index });
      break;
    }
    case 'func':
      if (program.isNull(from.func)) break;
      program.addressTaken.add(from.func);
      relocations.push({ ...place, kind: 'f', index: program.funcIndex(from.func, span) });
      break;
    case 'string':
      relocations.push({ ...place, kind: 'g', index: program.stringIndex(from.text, from.wide ? 2 : 1) });
      break;
    case 'label': {
      const owners = func === undefined ? (users.get(entry.variable) ?? []) : [func];
      storeLabel(program, data, owners, entry, from.label, from);
      break;
    }
  }
}

/** Writes the number of a label into the bytes, and remembers that its function must know it. */
function storeLabel(
  program: ModuleLowering,
  data: GlobalData,
  users: readonly Func[],
  entry: Pending,
  label: string,
  { offset, size }: InitRelocation,
): void {
  const user = users.find(({ labels }) => labels.some(({ name }) => name === label));
  if (user === undefined) return program.reportOnce('MPL3006', entry.span, label);
  const index = user.labels.findIndex(({ name }) => name === label);
  for (let i = 0, rest = index + 1; i < size; i++, rest >>>= 8) entry.image[offset + i] = rest;
  addTo(data.takenLabels, user, () => new Set<number>()).add(index);
  addTo(data.labelTables, entry.variable, () => new Map<number, number>()).set(offset, index);
}

function addTo<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
