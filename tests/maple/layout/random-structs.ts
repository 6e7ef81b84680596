/** Random structures twice: as types of a module and as C declarations of the same meaning. */
import { SourceFile } from '../../../src/base/source.ts';
import { Module } from '../../../src/maple/module.ts';
import type { Attr, Field, TypeId } from '../../../src/maple/types.ts';
import type { PrimType } from '../../../src/scalar/prim-types.ts';
import type { Random } from '../../scalar/random.ts';

const cNames: Partial<Record<PrimType, string>> = {
  i8: 'signed char',
  u8: 'unsigned char',
  i16: 'short',
  u16: 'unsigned short',
  i32: 'int',
  u32: 'unsigned',
  i64: 'long',
  u64: 'unsigned long',
  u1: '_Bool',
  f32: 'float',
  f64: 'double',
  f128: '__float128',
  i128: '__int128',
  ptr: 'void *',
  c64: '_Complex float',
  c128: '_Complex double',
};
const prims = Object.keys(cNames) as PrimType[];
const bitPrims: PrimType[] = ['i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64', 'u1'];
const widths: Partial<Record<PrimType, number>> = {
  i8: 8,
  u8: 8,
  i16: 16,
  u16: 16,
  i32: 32,
  u32: 32,
  i64: 64,
  u64: 64,
  u1: 1,
};

export interface RandomStruct {
  readonly name: string;
  readonly type: TypeId;
  /** C expressions of the fields by id, `undefined` for unnamed ones: `s.f1`, `s.f1.f2`. */
  readonly paths: readonly (string | undefined)[];
  readonly declaration: string;
}

export function randomStructs(random: Random, count: number): { module: Module; structs: RandomStruct[] } {
  const module = new Module(new SourceFile('random.mpl', ''));
  const structs: RandomStruct[] = [];
  for (let i = 0; i < count; i++) structs.push(randomStruct(random, module, structs.filter(isSmall), `S${i}`));
  return { module, structs };
}

/** Nesting only small ones keeps the largest structure, and what C prints of it, small. */
function isSmall(struct: RandomStruct): boolean {
  return struct.paths.length < 12;
}

function randomStruct(random: Random, module: Module, earlier: readonly RandomStruct[], name: string): RandomStruct {
  const kind = random.below(5) === 0 ? 'union' : 'struct';
  const packing = random.pick(['', '', '', 'packed', 'pack']);
  const pack = random.pick([1, 2, 4, 8]);
  const attrs: Attr[] =
    packing === 'packed' ? [{ name: 'packed' }] : packing === 'pack' ? [{ name: 'pack', args: [pack] }] : [];
  const aligned = random.below(8) === 0 ? random.pick([2, 4, 16, 32]) : 0;
  if (aligned > 0) attrs.push({ name: 'align', args: [aligned] });
  const members = Array.from({ length: random.below(9) }, (_, i) => randomMember(random, module, earlier, `f${i}`));
  const fields = members.map((member) => member.field);
  const type = module.types.struct({
    kind,
    incomplete: false,
    parents: [],
    fields,
    methods: [],
    interfaces: [],
    infos: [],
    comments: [],
  });
  module.typeDefs.set(`$${name}`, { name: `$${name}`, type, attrs, start: 0, end: 0 });
  const marks = [packing === 'packed' ? 'packed' : '', aligned > 0 ? `aligned(${aligned})` : ''].filter(
    (mark) => mark !== '',
  );
  const attribute = marks.length > 0 ? `__attribute__((${marks.join()}))` : '';
  const open = packing === 'pack' ? `#pragma pack(push, ${pack})\n` : '';
  const close = packing === 'pack' ? '\n#pragma pack(pop)' : '';
  const declaration = `${open}typedef ${kind} ${attribute} { ${members.map((member) => member.c).join(' ')} } ${name};${close}`;
  return { name, type, paths: members.flatMap((member) => member.paths), declaration };
}

interface RandomMember {
  readonly field: Field;
  readonly c: string;
  readonly paths: readonly (string | undefined)[];
}

function randomMember(random: Random, module: Module, earlier: readonly RandomStruct[], name: string): RandomMember {
  const roll = random.below(10);
  if (roll < 4) return randomBitField(random, module, name);
  const { attrs, c } = randomFieldAttrs(random);
  if (roll < 6 && earlier.length > 0) {
    const inner = random.pick(earlier);
    const paths = [name, ...inner.paths.map((path) => (path === undefined ? undefined : `${name}.${path}`))];
    return {
      field: { name, type: module.types.name(`$${inner.name}`), attrs, start: 0, end: 0 },
      c: `${inner.name} ${name}${c};`,
      paths,
    };
  }
  const prim = random.pick(prims);
  const size = roll === 6 ? random.below(3) : undefined;
  const inner = roll === 6 && earlier.length > 0 && random.below(2) === 0 ? random.pick(earlier) : undefined;
  const element = inner === undefined ? module.types.prim(prim) : module.types.name(`$${inner.name}`);
  const type = size === undefined ? element : module.types.array(2, module.types.array(size, element));
  const base = inner === undefined ? cNames[prim] : inner.name;
  return {
    field: { name, type, attrs, start: 0, end: 0 },
    c: `${base} ${name}${size === undefined ? '' : `[2][${size}]`}${c};`,
    paths: [name],
  };
}

function randomFieldAttrs(random: Random): { attrs: Attr[]; c: string } {
  const roll = random.below(12);
  if (roll === 0) return { attrs: [{ name: 'packed' }], c: ' __attribute__((packed))' };
  const align = random.pick([1, 2, 8, 16]);
  if (roll <= 2) return { attrs: [{ name: 'align', args: [align] }], c: ` __attribute__((aligned(${align})))` };
  return { attrs: [], c: '' };
}

function randomBitField(random: Random, module: Module, name: string): RandomMember {
  const prim = random.pick(bitPrims);
  const width = widths[prim] ?? 1;
  const unnamed = random.below(6) === 0;
  const bits = unnamed && random.below(2) === 0 ? 0 : 1 + random.below(width);
  const { attrs, c } = unnamed ? { attrs: [], c: '' } : randomFieldAttrs(random);
  const field: Field = { name: unnamed ? '' : name, type: module.types.prim(prim), bits, attrs, start: 0, end: 0 };
  return { field, c: `${cNames[prim]} ${unnamed ? '' : name}: ${bits}${c};`, paths: [unnamed ? undefined : name] };
}
