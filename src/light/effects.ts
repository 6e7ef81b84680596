/**
 * What a function outside the program did to memory, in order, so that it can be done again: when a step is repeated, the
 * function is not called a second time. New blocks get the numbers that they had, since memory is as it was.
 */
import { mallocBlock } from './expressions.ts';
import type { Memory } from './memory.ts';
import { prim } from './prim-types.ts';
import type { Site } from './stuck.ts';
import type { Val, Vptr } from './values.ts';

/** Addresses are those of the arena (memory.ts). */
export type Effect =
  | { readonly kind: 'alloc'; readonly of: 'malloc' | 'library'; readonly size: number }
  | { readonly kind: 'free'; readonly id: number }
  | { readonly kind: 'bytes'; readonly address: number; readonly bytes: Uint8Array }
  | { readonly kind: 'pointer'; readonly address: number; readonly v: Val }
  | { readonly kind: 'copy'; readonly target: number; readonly source: number; readonly size: number };

/** A block that the library makes: one that the program may free, or one of its own. */
export function newBlock(memory: Memory, size: number, of: 'malloc' | 'library', site: Site): Vptr {
  if (of === 'malloc') return mallocBlock(memory, size, site);
  return { b: memory.alloc(0, size, site, { kind: 'library', name: '', type: undefined }).id, p: 0 };
}

export function repeatEffects(memory: Memory, effects: readonly Effect[], site: Site): void {
  for (const effect of effects) repeatEffect(memory, effect, site);
}

function repeatEffect(memory: Memory, effect: Effect, site: Site): void {
  switch (effect.kind) {
    case 'alloc':
      newBlock(memory, effect.size, effect.of, site);
      break;
    case 'free': {
      const block = memory.block(effect.id);
      if (block !== undefined) memory.free(block, 'free', site.span);
      break;
    }
    case 'bytes':
      memory.setBytes(effect.address, effect.bytes, site);
      break;
    case 'pointer':
      memory.writer(prim('ptr'), site)(effect.address, effect.v);
      break;
    case 'copy':
      memory.copy(effect.target, effect.source, effect.size, site);
      break;
  }
}
