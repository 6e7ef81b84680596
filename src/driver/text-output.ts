/** What outputs that are text are told beside the module. */
import type { TextOptions } from '../backend/text/program.ts';
import { finishesLibrary, isRuntimeSource, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { EmitGrants } from './outputs.ts';

export function textOptions({ funcs }: LinearModule, grants: EmitGrants): TextOptions {
  const { name, stackSize, added, debug, shownTypes, library } = grants;
  const names = funcs.map((func) => func.name);
  return {
    name,
    stackSize,
    added,
    debug,
    shownTypes,
    library,
    isRuntime: isRuntimeSource,
    before: names.filter(runsConstructors),
    after: names.filter(finishesLibrary),
  };
}
