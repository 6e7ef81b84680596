/** Several Tuyin units, with all that they import, as one. */
import { hasErrors } from '../base/diagnostics.ts';
import { Result } from '../base/result.ts';
import type { LinkedModule } from '../tuyin/graph/program.ts';
import { linkTuyin, orderModules } from '../tuyin/link/index.ts';
import type { Module } from '../tuyin/module.ts';
import type { LinkOptions } from '../base/link-options.ts';
import type { TuyinUnit } from './unit.ts';

export async function linkTuyinUnits(units: readonly TuyinUnit[], options: LinkOptions): Promise<Result<TuyinUnit>> {
  const problems = units.flatMap(({ importProblems }) => importProblems);
  if (hasErrors(problems)) return Result.failed(problems);
  const modules = gather(units);
  const { module, diagnostics } = linkTuyin(orderModules(modules, rootOf(modules, units, options)), options);
  if (module === undefined) return Result.failed([...problems, ...diagnostics]);
  const { source } = module;
  const alone = [{ module, imports: new Map<string, number>() }];
  return new Result<TuyinUnit>({ ir: 'tuyin', source, module, modules: alone, importProblems: [] }, diagnostics);
}

/** The modules of all units, each file once. */
function gather(units: readonly TuyinUnit[]): LinkedModule[] {
  const all: LinkedModule[] = [];
  const known = new Map<string, number>();
  for (const { modules } of units) {
    const places = modules.map((linked) => {
      const file = linked.file ?? linked.module.source.name;
      const place = known.get(file) ?? all.push(linked) - 1;
      known.set(file, place);
      return place;
    });
    modules.forEach((linked, i) => {
      const imports = new Map([...linked.imports].map(([path, target]) => [path, places[target]]));
      const before = all[places[i]];
      if (before.imports.size <= imports.size) all[places[i]] = { ...linked, imports };
    });
  }
  return all;
}

/** The program's own module: the one that starts it; else the first, by name, of those that were asked for. */
function rootOf(
  modules: readonly LinkedModule[],
  units: readonly TuyinUnit[],
  { entry = 'main' }: LinkOptions,
): number {
  const isAsked = new Set(units.map(({ module }) => module));
  const starts = modules.findIndex(({ module }) => defines(module, entry));
  if (starts >= 0) return starts;
  const asked = modules.flatMap(({ module }, i) => (isAsked.has(module) ? [i] : []));
  asked.sort((a, b) => (modules[a].module.source.name < modules[b].module.source.name ? -1 : 1));
  return asked.find((i) => modules[i].module.items.some(({ kind }) => kind === 'stmt')) ?? asked[0] ?? 0;
}

function defines({ items }: Module, name: string): boolean {
  return items.some((item) => item.kind === 'func' && item.form !== 'declare' && item.name.name === name);
}
