/**
 * Places of a running program as a person names them:
 *
 *     %x   $g   %s.b   %s->next   %a[2]   *%p   %%thrownval   %1      variables and registers, fields, elements, what is pointed to
 *     7   7+4   7+4:2   %s+8:4                                        a block by its number, bytes of it
 *
 * Names are those of the chosen activation, then of the global variables.
 */
import { blockText } from '../light/step-effects.ts';
import { cellsOf, cellText, contentsText, valueAt } from '../light/contents.ts';
import type { LocalEnv } from '../light/environment.ts';
import type { Machine } from '../light/machine.ts';
import { describeBlock, type Block } from '../light/memory.ts';
import { primOfType } from '../light/prim-types.ts';
import { typeText } from '../light/printer.ts';
import type { PrimType, Type } from '../light/syntax.ts';
import { allBlocks } from '../light/trace.ts';
import { valueText, type Val } from '../light/values.ts';

/** A range of bytes that the user has named: a variable, a field, what a pointer points to. */
export interface Place {
  readonly kind: 'place';
  readonly block: Block;
  readonly offset: number;
  readonly size: number;
  /** Undefined where only bytes are meant. */
  readonly type: Type | undefined;
}

export type Found =
  | Place
  | { readonly kind: 'value'; readonly v: Val; readonly t: PrimType }
  | { readonly kind: 'nothing'; readonly why: string };

const nothing = (why: string): Found => ({ kind: 'nothing', why });

export function findPlace(m: Machine, le: LocalEnv | undefined, text: string): Found {
  if (text.startsWith('*')) return pointedTo(m, findPlace(m, le, text.slice(1)));
  // In C nobody writes the sigils of MAPLE.
  for (const sigil of /^[A-Za-z_]/.test(text) ? ['', '%', '$', '&'] : ['']) {
    const name = longestName(m, le, sigil + text);
    if (name !== undefined) return suffixes(m, named(m, le, name), (sigil + text).slice(name.length));
  }
  const number = /^(?:block *)?(\d+)/.exec(text);
  if (number === null) return nothing(`no variable, register or block ${text}`);
  const block = allBlocks(m).find(({ id }) => id === Number(number[1]));
  return block === undefined
    ? nothing(noBlock(m, Number(number[1])))
    : suffixes(m, whole(block), text.slice(number[0].length));
}

function noBlock(m: Machine, id: number): string {
  const grave = m.memory.grave(id);
  return grave === undefined
    ? `no block ${id}`
    : `block ${id} is gone: ${m.memory
        .notesOn(id)
        .map(({ message }) => message)
        .join(', ')}`;
}

function whole(block: Block): Place {
  return { kind: 'place', block, offset: 0, size: block.hi, type: block.type };
}

function longestName(m: Machine, le: LocalEnv | undefined, text: string): string | undefined {
  const names = [
    '%%thrownval',
    ...(le === undefined ? [] : [...le.func.slotOf.keys(), ...le.func.pregOf.keys()]),
    ...m.ge.vars.keys(),
    ...m.ge.funcs.keys(),
  ];
  const isNamed = (name: string): boolean => text.startsWith(name) && /^(?:$|[.\-[+: ])/.test(text.slice(name.length));
  return names
    .filter(isNamed)
    .sort((a, b) => b.length - a.length)
    .at(0);
}

function named(m: Machine, le: LocalEnv | undefined, name: string): Found {
  const slot = le?.func.slotOf.get(name);
  if (le !== undefined && slot !== undefined) return whole(le.vars[slot]);
  const preg = le?.func.pregOf.get(name);
  if (le !== undefined && preg !== undefined) return register(le.pregs[preg], le.pregTypes[preg], name);
  if (name === '%%thrownval') return register(le?.thrownval, le?.thrownType, name);
  const block = m.ge.vars.get(name)?.block ?? m.ge.funcs.get(name)?.block;
  return block === undefined ? nothing(`no variable ${name}`) : whole(block);
}

function register(v: Val | undefined, t: PrimType | undefined, name: string): Found {
  return v === undefined || t === undefined ? nothing(`${name} has no value`) : { kind: 'value', v, t };
}

// Suffixes

function suffixes(m: Machine, start: Found, text: string): Found {
  let found = start;
  let rest = text;
  while (rest !== '' && found.kind !== 'nothing') {
    const match = /^(->|\.)([^.[+\-:\s]+|\d+)|^\[(-?\d+)\]|^ *([+-]\d+)?(?::(\d+))?/.exec(rest);
    if (match === null || match[0] === '') return nothing(`what is ${rest}?`);
    const [, arrow, field, index, offset, size] = match as (string | undefined)[];
    if (field !== undefined) found = member(m, arrow === '->' ? pointedTo(m, found) : found, field);
    else if (index !== undefined) found = element(m, found, Number(index));
    else found = bytes(found, Number(offset ?? 0), size === undefined ? undefined : Number(size));
    rest = rest.slice(match[0].length);
  }
  return found;
}

function pointedTo(m: Machine, found: Found): Found {
  if (found.kind === 'nothing') return found;
  const v = found.kind === 'value' ? found.v : read(m, found);
  if (typeof v !== 'object') return nothing('no pointer');
  const block = allBlocks(m).find(({ id }) => id === v.b);
  if (block === undefined) return nothing(noBlock(m, v.b));
  const pointer = found.kind === 'place' ? found.type : undefined;
  const type = pointer?.kind === 'Tpointer' ? pointer.t : undefined;
  const offset = Number(v.p);
  return { kind: 'place', block, offset, size: type === undefined ? block.hi - offset : m.ge.cenv.sizeof(type), type };
}

function member(m: Machine, found: Found, field: string): Found {
  if (found.kind !== 'place') return found.kind === 'nothing' ? found : nothing('a register has no fields');
  if (found.type === undefined) return nothing('bytes have no fields');
  const id = /^\d+$/.test(field)
    ? Number(field)
    : fieldsOf(m, found.type).find(({ name }) => name === field || name === `@${field}`)?.fi;
  const at = id === undefined ? undefined : m.ge.cenv.fieldoffset(found.type, id);
  if (at === undefined) return nothing(`${typeText(found.type)} has no field ${field}`);
  return { ...found, offset: found.offset + Number(at.offset), size: m.ge.cenv.sizeof(at.type), type: at.type };
}

function element(m: Machine, found: Found, index: number): Found {
  if (found.kind !== 'place' || found.type?.kind !== 'Tarray')
    return found.kind === 'nothing' ? found : nothing('no array');
  const { t } = found.type;
  const size = m.ge.cenv.sizeof(t);
  return { ...found, offset: found.offset + index * size, size, type: t };
}

function bytes(found: Found, offset: number, size: number | undefined): Found {
  if (found.kind !== 'place') return found.kind === 'nothing' ? found : nothing('a register has no bytes');
  const start = found.offset + offset;
  return { ...found, offset: start, size: size ?? Math.max(1, found.offset + found.size - start), type: undefined };
}

interface Field {
  readonly name: string;
  readonly fi: number;
}

/** The fields of a composite by name, those of its parent first. */
function fieldsOf(m: Machine, type: Type): Field[] {
  const composite = type.kind === 'Tcomposite' ? m.ge.cenv.get(type.id) : undefined;
  if (composite === undefined || composite.kind === 'Cinterface') return [];
  const parent: Type[] =
    composite.kind === 'Cclass' && composite.id !== undefined ? [{ kind: 'Tcomposite', id: composite.id }] : [];
  const fields: Field[] = [];
  let fi = 1;
  for (const { name, type: own } of [
    ...parent.map((t) => ({ name: undefined, type: t })),
    ...composite.mv.map(({ id, type: t }) => ({ name: id, type: t })),
  ]) {
    const inner = fieldsOf(m, own);
    if (name === undefined) fields.push(...inner.map((field) => ({ name: field.name, fi: field.fi + fi })));
    else fields.push({ name, fi });
    fi += 1 + idsIn(m, own);
  }
  return fields;
}

/** How many field ids there are within a type. */
function idsIn(m: Machine, type: Type): number {
  let ids = 0;
  while (type.kind === 'Tcomposite' && m.ge.cenv.fieldoffset(type, ids + 1) !== undefined) ids++;
  return ids;
}

// What a place holds

function read(m: Machine, { block, offset, size, type }: Place): Val | undefined {
  const t = type === undefined ? undefined : primOfType(type);
  if (t === undefined || t.kind === 'Tagg' || t.kind === 'Tvoid' || !isInside(block, offset, size)) return undefined;
  return valueAt(() => m.memory.reader(t)(block.base + offset, { rule: 'dread', span: undefined }));
}

export function isInside({ lo, hi }: Pick<Block, 'lo' | 'hi'>, offset: number, size: number): boolean {
  return offset >= lo && offset + size <= hi;
}

/** The value of a variable or a field in a line; bytes where it has none. */
export function placeValue(m: Machine, place: Place): string {
  const { block, offset, size, type } = place;
  if (!isInside(block, offset, size)) return 'outside of its block';
  const v = read(m, place);
  if (v !== undefined && type !== undefined) return valueText(v, primOfType(type));
  const cells = cellsOf(m.memory, block.base + offset, Math.min(size, 24));
  if (cells.length > 0 && size <= 24 && cells.every(({ kind }) => kind === 'undefined')) return 'undefined';
  return contentsText(m.memory, block.base + offset, size, 24);
}

/** The value as somebody thinks of it who has written C: a number, or where an address leads. */
export function plainValue(m: Machine, place: Place): string {
  const v = isInside(place.block, place.offset, place.size) ? read(m, place) : undefined;
  if (v === undefined || place.type === undefined) return placeValue(m, place);
  if (typeof v !== 'object') return valueText(v, primOfType(place.type)).replace(/^V\w+ /, '');
  const block = allBlocks(m).find(({ id }) => id === v.b);
  const offset = v.p === 0 ? '' : ` ${v.p < 0 ? '-' : '+'} ${String(v.p).replace('-', '')}`;
  return `-> ${block === undefined ? noBlock(m, v.b) : `${describeBlock(block, true)} (block ${v.b})`}${offset}`;
}

const MOST_PARTS = 32;

/** What `print` shows: the value; of an aggregate, that of each part. */
export function printed(m: Machine, found: Found, text: string): string[] {
  if (found.kind === 'nothing') return [found.why];
  if (found.kind === 'value') return [`${text} = ${valueText(found.v, found.t)}${target(m, found.v)}`];
  return parts(m, found, text).slice(0, MOST_PARTS);
}

function parts(m: Machine, place: Place, text: string): string[] {
  const { type } = place;
  if (type?.kind === 'Tcomposite') {
    return fieldsOf(m, type).flatMap(({ name, fi }) => {
      const field = member(m, place, String(fi));
      return field.kind === 'place' ? parts(m, field, `${text}.${name.replace(/^@/, '')}`) : [];
    });
  }
  if (type?.kind === 'Tarray') {
    return Array.from({ length: Math.min(type.n, MOST_PARTS) }, (_, i) => element(m, place, i)).flatMap((part, i) =>
      part.kind === 'place' ? parts(m, part, `${text}[${i}]`) : [],
    );
  }
  return [`${text} = ${placeValue(m, place)}${target(m, read(m, place))}`];
}

/** What a pointer leads to. */
function target(m: Machine, v: Val | undefined): string {
  if (typeof v !== 'object') return '';
  const block = allBlocks(m).find(({ id }) => id === v.b);
  return `   (${block === undefined ? noBlock(m, v.b) : describeBlock(block)})`;
}

/** A block in full: what it is, and rows of 16 bytes. */
export function blockView(m: Machine, found: Found): string[] {
  if (found.kind !== 'place') return [found.kind === 'nothing' ? found.why : 'a register has no bytes'];
  const { block } = found;
  const { of, lo, hi } = blockText(block);
  const object = m.oe.get(block.id);
  const rows: string[] = [
    `block ${block.id}: ${describeBlock(block)}${object === undefined ? '' : `, ${typeText(object.type)}, count ${object.count}`} (${of}, bytes ${lo} to ${hi})`,
  ];
  for (let at = lo; at < hi && rows.length < 4096; at += 16)
    rows.push(`  ${`${at < 0 ? '' : '+'}${at}`.padStart(7)}  ${rowText(m, block, at, Math.min(16, hi - at))}`);
  return rows;
}

/** 16 bytes, and the characters that they are. */
function rowText(m: Machine, block: Block, at: number, size: number): string {
  const cells = cellsOf(m.memory, block.base + at, size);
  const characters = cells
    .map((cell) =>
      cell.kind === 'byte' && cell.value >= 32 && cell.value < 127 ? String.fromCharCode(cell.value) : '.',
    )
    .join('');
  return `${cells.map(cellText).join(' ').padEnd(48)} ${characters}`;
}
