/**
 * The order of modules: the program's own first, then the others by their names, those of one name by what they mean. So neither the order of
 * imports nor that of files on a command line changes anything.
 */
import { guidOf, guidText } from '../bitcode/index.ts';
import type { LinkedModule } from '../graph/program.ts';
import type { Module } from '../module.ts';

/** The same modules in their order; `root` is the number of the program's own. */
export function orderModules(modules: readonly LinkedModule[], root = 0): readonly LinkedModule[] {
  const stems = modules.map(({ module }) => stemOf(module));
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const keys = modules.map(({ module, preloaded }, i) => {
    const identity = (counts.get(stems[i]) ?? 0) > 1 ? guidText(guidOf(module)) : '';
    return `${i === root ? 0 : preloaded === true ? 1 : 2} ${stems[i]} ${identity}`;
  });
  const order = modules.map((_, i) => i).sort((a, b) => (keys[a] < keys[b] ? -1 : keys[a] > keys[b] ? 1 : a - b));
  const places = new Map(order.map((module, i) => [module, i]));
  return order.map((index) => {
    const { imports, ...rest } = modules[index];
    return { ...rest, imports: new Map([...imports].map(([path, target]) => [path, places.get(target) ?? target])) };
  });
}

function stemOf({ source }: Module): string {
  return source.name.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
}
