/** Memory (`@tuyin.mem.*`) and regions (`@tuyin.region.*`): addresses are those of the program, and the run time says where they lie. */
import type { Operand } from '../../linear/nodes.ts';
import { alignOf, sizeInBytes, type Type } from '../../tuyin/types.ts';
import type { Body, Parts, Site } from './body.ts';
import { asItself } from './longer-structs.ts';
import { fieldsAt, roundUp } from './layouts.ts';
import { packedSize, type Part } from './parts.ts';
import type { RuntimeFunction } from './runtime.ts';
import { loadPart, storePart } from './streams.ts';

/** Where the scalars of a type lie in memory. */
function placed(body: Body, type: Type, start = 0): readonly Part[] | undefined {
  if (type.kind === 'struct')
    return together(fieldsAt(type.fields, start).map(([field, at]) => placed(body, field, at)));
  if (type.kind !== 'array' && type.kind !== 'vector')
    return body.parts(type)?.map((part) => ({ ...part, at: start + part.at }));
  const stride = roundUp(sizeInBytes(type.of) ?? 0, alignOf(type.of));
  return together(Array.from({ length: type.count }, (_, i) => placed(body, type.of, start + i * stride)));
}

function together(parts: readonly (readonly Part[] | undefined)[]): readonly Part[] | undefined {
  return parts.every((one) => one !== undefined) ? parts.flat() : undefined;
}

export function loadValue(body: Body, site: Site): boolean {
  const type = site.types.use?.type;
  const size = type && sizeInBytes(type);
  const [address] = body.scalars(site) ?? [];
  if (type === undefined || size === undefined || address === undefined || body.parts(type) === undefined) return false;
  const from = body.ask('view', address, body.b.i32(size));
  return body.give(
    site,
    placed(body, type)?.map((part): Operand => loadPart(body, from, part)),
  );
}

export function storeValue(body: Body, site: Site): boolean {
  const type = site.types.use?.type;
  const parts = type && placed(body, type);
  const size = type && sizeInBytes(type);
  const address = body.scalar(site, 0);
  const values = body.operand(site, 1);
  if (parts === undefined || size === undefined || address === undefined || values?.length !== parts.length)
    return false;
  if (type !== undefined) body.requireSound(type, values);
  const to = body.ask('change', address, body.b.i32(size));
  checkEscape(body, parts, values, address);
  parts.forEach((part, i) => storePart(body, to, values[i], part));
  return true;
}

/** Pointers must not be stored where they live longer than what they point to. */
function checkEscape(body: Body, parts: readonly Part[], values: Parts, keeper: Operand): void {
  parts.forEach(({ type }, i) => {
    if (type.kind === 'pointer') body.run('escape', values[i], keeper);
  });
}

export function allocate(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined) return false;
  body.checkCount(values[0]);
  return body.give(site, [body.ask('alloc', values[0])]);
}

/** Runs a function on the operands and gives its result; `count` is the operand that is one. */
export function asked(name: RuntimeFunction, count?: number): (body: Body, site: Site) => boolean {
  return (body, site) => {
    const values = body.scalars(site);
    if (values === undefined) return false;
    if (count !== undefined) body.checkCount(values[count]);
    return body.give(site, [body.ask(name, ...values)]);
  };
}

/** The same of one without a result. */
export function done(name: RuntimeFunction, count?: number): (body: Body, site: Site) => boolean {
  return (body, site) => {
    const values = body.scalars(site);
    if (values === undefined) return false;
    if (count !== undefined) body.checkCount(values[count]);
    body.run(name, ...values);
    return true;
  };
}

/** Copying memory in which there may be pointers. */
export function copyMemory(body: Body, site: Site): boolean {
  const [to] = site.types.takes;
  if (to?.kind !== 'pointer' || body.program.layouts.numberOf(to.to) > 0) return false;
  return done('copy', 2)(body, site);
}

export function within(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined) return false;
  body.run('within', ...values);
  return body.give(site, [values[0]]);
}

/** The first operand, which is 0 or more and less than the second. */
export function checkIndex(body: Body, site: Site): boolean {
  const { b } = body;
  const [index, count] = body.scalars(site) ?? [];
  if (index === undefined || count === undefined) return false;
  const isWide = b.typeOf(index) === 'i64';
  const limit = isWide ? b.calc('IToL', count) : count;
  const isBelow = b.calc(isWide ? 'LessL' : 'LessI', index, isWide ? b.i64(0n) : b.i32(0));
  const isAbove = b.calc(isWide ? 'GreaterEqualL' : 'GreaterEqualI', index, limit);
  body.trapIf(b.calc('BorI', isBelow, isAbove), 'out-of-bounds');
  return body.give(site, [index]);
}

/** `elem`: of an array its element, of anything else the n-th that follows. */
export function elementAddress(body: Body, site: Site): boolean {
  const { b, program } = body;
  const [pointer] = site.types.takes;
  const [address, index] = body.scalars(site) ?? [];
  if (pointer?.kind !== 'pointer' || address === undefined || index === undefined) return false;
  const to = program.layouts.resolve(pointer.to);
  const step =
    to.kind === 'array' || to.kind === 'vector' ? strideOf(program.layouts.resolve(to.of)) : program.stepOf(pointer);
  return body.give(site, [b.calc('AddI', address, b.calc('MulI', index, b.i32(step)))]);
}

function strideOf(type: Type): number {
  return roundUp(sizeInBytes(type) ?? 0, alignOf(type));
}

/** `field.N` of what a pointer points to. */
export function fieldAddress(body: Body, site: Site): boolean {
  const { b, program } = body;
  const [pointer] = site.types.takes;
  const [address] = body.scalars(site) ?? [];
  const to = pointer?.kind === 'pointer' ? program.layouts.resolve(pointer.to) : undefined;
  if (to?.kind !== 'struct' || address === undefined) return false;
  const [, offset] = fieldsAt(to.fields, 0)[site.types.use?.number ?? 0];
  return body.give(site, [b.calc('AddI', address, b.i32(offset))]);
}

// Regions

/** `region.read`, `region.peek`: a value, or so many bytes as a new block. */
export function readRegion(body: Body, site: Site): boolean {
  const { b } = body;
  const { use } = site.types;
  const [region, count] = body.scalars(site) ?? [];
  if (use === undefined || region === undefined) return false;
  const consumes = b.i32(use.key === 'region.read' ? 1 : 0);
  if (use.type === undefined) {
    if (count === undefined) return false;
    body.checkCount(count);
    return body.give(site, [body.ask('region_block', region, count, consumes)]);
  }
  const parts = body.parts(use.type);
  if (parts === undefined) return false;
  const name = use.suffixes.includes('pad') ? 'region_padded' : 'region_take';
  const from = body.ask(name, region, b.i32(packedSize(parts)), consumes);
  return body.give(
    site,
    parts.map((part) => loadPart(body, from, part)),
  );
}

export function writeRegion(body: Body, site: Site): boolean {
  const { b } = body;
  const [, type] = site.types.takes;
  const parts = type && body.parts(type);
  const region = body.scalar(site, 0);
  const values = body.operand(site, 1);
  if (type === undefined || parts === undefined || region === undefined || values === undefined) return false;
  body.requireSound(type, values);
  asItself(body, type, values, (own, registers) => {
    checkEscape(body, own, registers, region);
    const to = body.ask('region_room', region, b.i32(packedSize(own)));
    own.forEach((part, i) => storePart(body, to, registers[i], part));
  });
  return body.give(site, [region]);
}

export function copyToRegion(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined) return false;
  body.checkCount(values[2]);
  body.run('region_copy', ...values);
  return body.give(site, [values[0]]);
}

export function isRegionRead(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined) return false;
  return body.give(site, [body.b.calc('NotI', body.ask('region_size', values[0]))]);
}

export function skipRegion(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  if (values === undefined) return false;
  body.checkCount(values[1]);
  body.ask('region_take', ...values, body.b.i32(1));
  return true;
}
