/** Field ids, parents, arrays, names, and types that are deep, endless or missing. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../../src/base/source.ts';
import { Layout } from '../../../src/maple/layout.ts';
import { Module } from '../../../src/maple/module.ts';
import type { Attr, Field, StructKind, StructType, TypeId } from '../../../src/maple/types.ts';

const module = (): Module => new Module(new SourceFile('layout.mpl', ''));

function field(name: string, type: TypeId, more: Partial<Field> = {}): Field {
  return { name, type, attrs: [], start: 0, end: 0, ...more };
}

function define(
  m: Module,
  kind: StructKind,
  name: string,
  fields: readonly Field[],
  more: Partial<StructType> = {},
  attrs: Attr[] = [],
): TypeId {
  const type = m.types.struct({
    kind,
    incomplete: false,
    parents: [],
    fields,
    methods: [],
    interfaces: [],
    infos: [],
    comments: [],
    ...more,
  });
  m.typeDefs.set(name, { name, type, attrs, start: 0, end: 0 });
  return m.types.name(name);
}

/** `id=offset` of every field. */
function offsets(layout: Layout, type: TypeId): string {
  return Array.from(
    { length: layout.fieldCount(type) },
    (_, i) => `${i + 1}=${layout.field(type, i + 1)?.offset}`,
  ).join(' ');
}

test('ids go depth-first, an array takes one', () => {
  const m = module();
  const { types } = m;
  const inner = define(m, 'struct', '$inner', [field('g1', types.prim('f64')), field('g2', types.prim('i8'))]);
  const outer = define(m, 'struct', '$outer', [
    field('f1', types.prim('i32')),
    field('f2', inner),
    field('f3', types.array(2, inner)),
    field('f4', types.prim('i16')),
  ]);
  const layout = new Layout(m, 8);
  expect(offsets(layout, outer)).toBe('1=0 2=8 3=8 4=16 5=24 6=56');
  expect(layout.sizeOf(outer)).toBe(64);
  expect(layout.field(outer, 7)).toBeUndefined();
  expect(layout.field(outer, 0)).toEqual({ type: outer, offset: 0 });
  expect(layout.field(types.prim('i32'), 1)).toBeUndefined();
  expect(layout.memberIds(outer)).toEqual([1, 2, 5, 6]);
});

test('a parent is field 1, its fields follow, and ^ fields lie where it put them', () => {
  const m = module();
  const { types } = m;
  const object = define(m, 'class', '$Object', [field('klass', types.prim('ptr')), field('lock', types.prim('i32'))]);
  const point = define(
    m,
    'class',
    '$Point',
    [
      field('lock', types.prim('i32'), { fromParent: true }),
      field('x', types.prim('i32')),
      field('count', types.prim('i64'), { attrs: [{ name: 'static' }] }),
      field('y', types.prim('i8')),
    ],
    { parents: [object] },
  );
  const layout = new Layout(m, 8);
  expect(offsets(layout, point)).toBe('1=0 2=0 3=8 4=16 5=20');
  expect(layout.field(point, 4)?.field?.name).toBe('x');
  expect(layout.field(point, -1)).toMatchObject({ offset: 8, field: { name: 'lock' } });
  expect(layout.field(point, -2)).toBeUndefined();
  expect(layout.sizeOf(point)).toBe(24);
  const pair = define(m, 'interface', '$Pair', [field('s', types.prim('i32'))]);
  expect([layout.sizeOf(pair), layout.fieldCount(pair)]).toEqual([0, 1]);
});

test('pointers are as wide as the layout says', () => {
  const m = module();
  const { types } = m;
  const node = define(m, 'struct', '$node', [
    field('next', types.pointer(types.name('$node'))),
    field('f', types.func([], [], false)),
    field('r', types.prim('ref')),
  ]);
  expect([new Layout(m, 8).sizeOf(node), new Layout(m, 4).sizeOf(node)]).toEqual([24, 12]);
  expect(new Layout(m, 4).recursive.size).toBe(0);
});

test('strides of arrays', () => {
  const m = module();
  const { types } = m;
  const row = types.array(4, types.prim('i16'));
  m.typeDefs.set('$row', { name: '$row', type: row, attrs: [], start: 0, end: 0 });
  const layout = new Layout(m, 8);
  const shape = layout.array(types.pointer(types.array(undefined, types.array(3, types.name('$row')))));
  expect(shape).toEqual({ element: types.prim('i16'), elementSize: 2, dims: [undefined, 3, 4], strides: [24, 8, 2] });
  expect(layout.array(types.pointer(types.prim('i64')))).toMatchObject({ dims: [], elementSize: 8 });
  expect(layout.sizeOf(types.array(undefined, types.prim('i32')))).toBe(0);
});

test('a structure that contains itself is found out and has a size all the same', () => {
  const m = module();
  const { types } = m;
  const a = define(m, 'struct', '$a', [field('x', types.prim('i32')), field('b', types.array(2, types.name('$b')))]);
  const b = define(m, 'struct', '$b', [field('a', types.name('$a'))]);
  const layout = new Layout(m, 8);
  expect(layout.sizeOf(a)).toBeGreaterThanOrEqual(4);
  expect(layout.sizeOf(b)).toBeGreaterThanOrEqual(0);
  expect(layout.recursive.size).toBeGreaterThan(0);
  m.typeDefs.set('$c', { name: '$c', type: types.name('$d'), attrs: [], start: 0, end: 0 });
  m.typeDefs.set('$d', { name: '$d', type: types.name('$c'), attrs: [], start: 0, end: 0 });
  expect(layout.resolve(types.name('$c')).kind).toBe('name');
  expect(layout.sizeOf(types.name('$d'))).toBe(0);
});

test('types may be nested as deep as they like', () => {
  const m = module();
  const { types } = m;
  const depth = 100_000;
  let array = types.prim('i32');
  let pointer = types.prim('i32');
  let struct = types.prim('i32');
  for (let i = 0; i < depth; i++) {
    array = types.array(1, array);
    pointer = types.pointer(pointer);
    struct = define(m, 'struct', `$s${i}`, [field('f', struct)]);
  }
  const layout = new Layout(m, 8);
  expect([layout.sizeOf(array), layout.sizeOf(pointer), layout.sizeOf(struct)]).toEqual([4, 8, 4]);
  expect(layout.field(struct, depth)).toMatchObject({ type: types.prim('i32'), offset: 0 });
});

test('pairs of pairs have more ids than memory could list', () => {
  const m = module();
  let type = m.types.prim('i8');
  for (let i = 0; i < 40; i++) type = define(m, 'struct', `$p${i}`, [field('a', type), field('b', type)]);
  const layout = new Layout(m, 8);
  expect(layout.fieldCount(type)).toBe(2 ** 41 - 2);
  expect(layout.field(type, 2 ** 41 - 2)?.offset).toBe(2 ** 40 - 1);
});

test('type definitions of a function come before those of the module', () => {
  const m = module();
  const { types } = m;
  const global = define(m, 'struct', '$t', [field('a', types.prim('i32'))]);
  const inside = types.struct({
    kind: 'struct',
    incomplete: false,
    parents: [],
    fields: [field('a', types.prim('f64'))],
    methods: [],
    interfaces: [],
    infos: [],
    comments: [],
  });
  const func = {
    types: new Map([['$t', { name: '$t', type: inside, attrs: [], start: 0, end: 0 }]]),
    locals: [],
  } as unknown as Parameters<Layout['within']>[0];
  const layout = new Layout(m, 8);
  expect([layout.sizeOf(global), layout.within(func).sizeOf(global)]).toEqual([4, 8]);
  expect(layout.within(func)).toBe(layout.within(func));
});
