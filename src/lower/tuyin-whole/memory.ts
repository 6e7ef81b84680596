/** Memory (`@tuyin.mem.*`): addresses are those of the program, and the run time says where what they mean lies. */
import type { Operand } from '../../linear/nodes.ts';
import { alignOf, sizeInBytes, type Type } from '../../tuyin/types.ts';
import type { Body, Site } from './body.ts';
import { partsOf, type Part } from './parts.ts';
import { loadPart } from './streams.ts';

/** Where the scalars of a type lie in memory. */
function placed(type: Type, start = 0): readonly Part[] | undefined {
  if (type.kind === 'struct') {
    const found: Part[] = [];
    let at = start;
    for (const field of type.fields) {
      at = roundUp(at, alignOf(field));
      const parts = placed(field, at);
      if (parts === undefined) return undefined;
      found.push(...parts);
      at += sizeInBytes(field) ?? 0;
    }
    return found;
  }
  if (type.kind === 'array' || type.kind === 'vector') {
    const stride = roundUp(sizeInBytes(type.of) ?? 0, alignOf(type.of));
    const all = Array.from({ length: type.count }, (_, i) => placed(type.of, start + i * stride));
    return all.every((parts) => parts !== undefined) ? all.flat() : undefined;
  }
  return partsOf(type)?.map((part) => ({ ...part, at: start }));
}

function roundUp(value: number, to: number): number {
  return Math.ceil(value / to) * to;
}

export function loadValue(body: Body, site: Site): boolean {
  const type = site.types.use?.type;
  const size = type && sizeInBytes(type);
  const [address] = body.scalars(site) ?? [];
  if (type === undefined || size === undefined || address === undefined || partsOf(type) === undefined) return false;
  const from = body.ask('view', address, body.b.i32(size));
  return body.give(
    site,
    placed(type)?.map((part): Operand => loadPart(body, from, part)),
  );
}

export function memorySize(body: Body, site: Site): boolean {
  const values = body.scalars(site);
  return values !== undefined && body.give(site, [body.ask('rest', values[0])]);
}
