/** What a declaration promises, in words: two that agree have the same text. The messages of the linker say it. */
import type { Func, Global } from './nodes.ts';

/** `(i32, f64) i64`. */
export function signatureText({ params, results, variadic }: Pick<Func, 'params' | 'results' | 'variadic'>): string {
  const given = results.length === 1 ? results[0] : results.length === 0 ? 'void' : `(${results.join(', ')})`;
  return `(${params.join(', ')}${variadic ? ', variadic' : ''}) ${given}`;
}

/** `i32`, `f32[100]`, `data 24`. */
export function globalText(global: Global): string {
  if (global.storage === 'scalar') return global.type;
  return global.storage === 'array' ? `${global.type}[${global.count}]` : `data ${global.size}`;
}
