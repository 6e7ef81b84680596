/** In which order the modules of a program run what stands outside of functions. */
import type { LinkedModule } from './program.ts';

/**
 * The order in which modules are initialised: what a module imports comes before it, else they keep the order in which they are given;
 * the program's own module is the last. So it does not matter in which order a module imports others.
 */
export function loadOrder(modules: readonly LinkedModule[]): number[] {
  const seen = new Set([0]);
  const order: number[] = [];
  // The first one comes behind all others, imported or not.
  const below = (index: number): number[] =>
    index === 0
      ? modules.map((_, i) => modules.length - 1 - i).slice(0, -1)
      : importedBy(modules[index]).sort((a, b) => b - a);
  const stack = [{ index: 0, below: below(0) }];
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const next = top.below.pop();
    if (next === undefined) {
      order.push(top.index);
      stack.pop();
    } else if (!seen.has(next)) {
      seen.add(next);
      stack.push({ index: next, below: below(next) });
    }
  }
  return order;
}

function importedBy({ module, imports }: LinkedModule): number[] {
  return module.items.flatMap((item) => (item.kind === 'import' ? (imports.get(item.path) ?? []) : []));
}
