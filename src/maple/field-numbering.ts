/**
 * The numbering of fields in initialisers of structures. [MAPLE] counts the members of the bracket's own structure
 * from 1 and wants a bracket for every nested structure. Its first edition lets brackets of nested structures be left
 * out and then counts as field ids do: depth first from the structure that the bracket belongs to.
 *
 *     struct {f1, f2 {g1, g2}, f3}     001: [1= 9, 2= [1= 1.0, 2= 2.0], 3= 5]     000: [1= 9, 2= [1= 1.0], 4= 2.0, 5= 5]
 *
 * A bracket is of the older kind if a number exceeds the number of members, or names a structure and has a scalar.
 * `normaliseInit` gives the newer form; where both readings are possible, the newer one holds (docs/decisions).
 */
import type { Init, Module, Variable } from './module.ts';
import { isStruct, type StructType, type Type, type TypeId } from './types.ts';

/** Rewrites the initialisers of all variables whose types are known. */
export function normaliseModuleInits(module: Module): void {
  for (const variable of module.globals) normaliseVariable(module, variable);
  for (const func of module.funcs) for (const variable of func.locals) normaliseVariable(module, variable);
}

function normaliseVariable(module: Module, variable: Variable): void {
  if (variable.init?.kind === 'list') variable.init = normaliseInit(module, variable.type, variable.init);
}

/** Initialisers nested deeper than this are left as they are: no type that is nested so deep can be laid out. */
const deepest = 500;

/** An initialiser of a value of a type, with fields numbered as in [MAPLE]. */
export function normaliseInit(module: Module, type: TypeId, init: Init, depth = 0): Init {
  if (init.kind !== 'list' || depth > deepest) return init;
  const resolved = resolveType(module, type);
  if (resolved === undefined) return init;
  if (resolved.kind === 'array') return mapItems(init, (item) => normaliseInit(module, resolved.of, item, depth + 1));
  if (!isStruct(resolved)) return init;
  const members = memberTypes(resolved);
  const list = isOlderForm(module, members, init.items) ? nestFields(module, members, init.items) : init;
  return mapItems(list, (item) => {
    if (item.kind !== 'field') return item;
    const member = members[item.field - 1];
    if (member === undefined) return item;
    const value = normaliseInit(module, member, item.value, depth + 1);
    return value === item.value ? item : { ...item, value };
  });
}

type ListInit = Extract<Init, { kind: 'list' }>;

/** Keeps the list itself when nothing changed. */
function mapItems(list: ListInit, change: (item: Init) => Init): Init {
  const items = list.items.map(change);
  return items.every((item, i) => item === list.items[i]) ? list : { kind: 'list', items };
}

/** The type behind names; undefined when a name is unknown or leads in a circle. */
function resolveType(module: Module, type: TypeId): Type | undefined {
  let resolved = module.types.get(type);
  for (let steps = 0; resolved.kind === 'name'; steps++) {
    const def = module.typeDefs.get(resolved.name);
    if (def === undefined || steps > 100) return undefined;
    resolved = module.types.get(def.type);
  }
  return resolved;
}

/** The parent of a class is its first member. */
function memberTypes(struct: StructType): TypeId[] {
  const parents = struct.kind === 'class' ? struct.parents : [];
  return [...parents, ...struct.fields.map(({ type }) => type)];
}

function isOlderForm(module: Module, members: readonly TypeId[], items: readonly Init[]): boolean {
  return items.some((item) => {
    if (item.kind !== 'field') return false;
    if (item.field > members.length) return true;
    const member = members[item.field - 1];
    if (member === undefined || (item.value.kind !== 'int' && item.value.kind !== 'float')) return false;
    const type = resolveType(module, member);
    return type !== undefined && isStruct(type);
  });
}

/** Turns depth-first numbers into member numbers with brackets; numbers of no field stay, for the verifier. */
function nestFields(module: Module, members: readonly TypeId[], items: readonly Init[]): ListInit {
  const out = new Map<number, Init>();
  const rest: Init[] = [];
  const starts = firstIds(module, members);
  for (const item of items) {
    const member = item.kind === 'field' ? memberOf(starts, item.field) : 0;
    if (item.kind !== 'field' || member === 0) rest.push(item);
    else if (starts[member - 1] === item.field) {
      if (item.value.kind === 'list') for (const inner of item.value.items) addTo(out, member, inner);
      else out.set(member, item.value);
    } else addTo(out, member, { kind: 'field', field: item.field - starts[member - 1], value: item.value });
  }
  const fields = [...out].map(([field, value]): Init => ({ kind: 'field', field, value }));
  return { kind: 'list', items: [...fields, ...rest] };
}

function addTo(out: Map<number, Init>, member: number, inner: Init): void {
  const old = out.get(member);
  out.set(member, { kind: 'list', items: old?.kind === 'list' ? [...old.items, inner] : [inner] });
}

/** The depth-first id of each member, and behind the last one the first id that is too large. */
function firstIds(module: Module, members: readonly TypeId[]): number[] {
  let next = 1;
  const starts = members.map((member) => {
    const start = next;
    next += 1 + fieldCount(module, member, 0);
    return start;
  });
  return [...starts, next];
}

const knownCounts = new WeakMap<StructType, number>();

/**
 * Members at all depths of a structure; 0 for everything else, and for one that contains itself. Each structure is
 * counted once: nested twice at every level, a chain of them has more members than anybody can visit.
 */
function fieldCount(module: Module, type: TypeId, depth: number): number {
  const resolved = resolveType(module, type);
  if (resolved === undefined || !isStruct(resolved) || depth > deepest) return 0;
  const known = knownCounts.get(resolved);
  if (known !== undefined) return known;
  knownCounts.set(resolved, 0);
  const members = memberTypes(resolved);
  const count = members.reduce((sum, member) => sum + fieldCount(module, member, depth + 1), members.length);
  knownCounts.set(resolved, count);
  return count;
}

function memberOf(starts: readonly number[], id: number): number {
  for (let i = starts.length - 2; i >= 0; i--) if (id >= starts[i]) return id < starts[starts.length - 1] ? i + 1 : 0;
  return 0;
}
