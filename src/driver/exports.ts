/** Which functions of a built file its callers have. */
import { startOf, type LinearModule } from '../linear/nodes.ts';
import { isCalledUnasked } from '../lower/maple-levels/run-time-names.ts';

/** Takes functions from the exported ones: a program that runs here may be entered by them, and a file not. */
export function hideFunctions(module: LinearModule, names: ReadonlySet<string> | undefined): void {
  if (names !== undefined && names.size > 0) hide(module, names.has.bind(names));
}

/** Leaves the start, and what runs a program calls beside it. False if there is no start. */
export function exportStartAlone(module: LinearModule): boolean {
  const start = startOf(module);
  if (start === undefined) return false;
  const { name } = module.funcs[start];
  hide(module, (other) => other !== name && !isCalledUnasked(other));
  return true;
}

function hide({ funcs }: LinearModule, isHidden: (name: string) => boolean): void {
  funcs.forEach((func, i) => {
    if (func.exported && isHidden(func.name)) funcs[i] = { ...func, exported: false };
  });
}
