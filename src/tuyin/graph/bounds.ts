/**
 * Accesses that certainly miss their object: addresses are followed back to the block or global that they are in as long as
 * every step is a constant. What depends on numbers of the run is left to the machine, which checks that an address is in
 * some live object (docs/decisions/0148-tuyin-bounds.md).
 */
import type { Span } from '../../base/source.ts';
import { sizeInBytes, type Type } from '../types.ts';
import type { GraphNode, ValueId } from './nodes.ts';

/** A place in an object: `offset` bytes behind its beginning. */
interface Place {
  readonly size: number;
  readonly offset: number;
}

export interface Miss {
  readonly span: Span;
  /** Bytes of the access, where they begin, and bytes of the object. */
  readonly bytes: number;
  readonly offset: number;
  readonly size: number;
}

/** `sizeOfGlobal` is undefined where the size is not known. Definitions have lower ids than their uses. */
export function constantMisses(nodes: readonly GraphNode[], sizeOfGlobal: (id: number) => number | undefined): Miss[] {
  const places: (Place | undefined)[] = [];
  const misses: Miss[] = [];
  for (const node of nodes) {
    places.push(placeOf(node));
    const access = accessOf(node, nodes);
    const at = access && places[access.pointer];
    const bytes = access && sizeInBytes(access.type);
    if (at === undefined || bytes === undefined) continue;
    if (at.offset < 0 || at.offset + bytes > at.size) misses.push({ span: node.span, bytes, ...at });
  }
  return misses;

  function placeOf(node: GraphNode): Place | undefined {
    switch (node.kind) {
      case 'alloc':
        return { size: node.bytes, offset: 0 };
      case 'const': {
        const size = node.value.kind === 'address' ? sizeOfGlobal(node.value.global) : undefined;
        return node.value.kind === 'address' && size !== undefined ? { size, offset: node.value.offset } : undefined;
      }
      case 'conv':
        return node.how === 'address' && node.type.kind === 'pointer' ? places[node.value] : undefined;
      case 'element': {
        const [base, steps] = [places[node.pointer], constantOf(nodes[node.index])];
        return base && steps !== undefined ? { ...base, offset: base.offset + steps * node.step } : undefined;
      }
      case 'extra':
        return node.use.key === 'mem.within' ? places[node.args[0]] : undefined;
      default:
        return undefined;
    }
  }
}

function accessOf(
  node: GraphNode,
  nodes: readonly GraphNode[],
): { readonly pointer: ValueId; readonly type: Type } | undefined {
  if (node.kind === 'load') return { pointer: node.pointer, type: node.type };
  if (node.kind === 'store') return { pointer: node.pointer, type: nodes[node.value].type };
  if (node.kind !== 'extra' || node.use.type === undefined) return undefined;
  return node.use.key === 'mem.load' || node.use.key === 'mem.store'
    ? { pointer: node.args[0], type: node.use.type }
    : undefined;
}

function constantOf(node: GraphNode): number | undefined {
  if (node.kind !== 'const') return undefined;
  if (node.value.kind === 'zero') return 0;
  return node.value.kind === 'number' ? Number(node.value.value) : undefined;
}
