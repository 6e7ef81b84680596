/** Traps of lowered Tuyin programs, as their text sees them: without the run time, and with the functions in which the places are. */
import { LIBRARY_FOLDER } from '../lower/maple-levels/run-time-names.ts';
import { isRuntimeName, runtimeName } from '../lower/tuyin-whole/names.ts';
import type { Graph } from '../tuyin/graph/nodes.ts';
import type { Trap, TrapFrame } from '../vm/trap.ts';

/** Changes the calls that a trap tells. A function that several have become is called by one for each of them, which is not shown. */
export function showFunctions(trap: Trap, graph: Graph): void {
  const frames = trap.frames.filter(({ span }) => span?.source.name.startsWith(LIBRARY_FOLDER) !== true);
  const isMerged = ({ func }: TrapFrame): boolean => isRuntimeName(func) && func !== runtimeName('start');
  trap.frames = frames
    .filter(({ func }, i) => func !== runtimeName('start') && (i === 0 || !isMerged(frames[i - 1])))
    .map((frame) => (isMerged(frame) ? { ...frame, func: functionAt(frame, graph) } : frame));
}

/** The function whose text begins last before a place. */
function functionAt({ func, span }: TrapFrame, { functions }: Graph): string {
  const before = functions.filter((one) => one.span.source === span?.source && one.span.start <= span.start);
  return before.toSorted((a, b) => a.span.start - b.span.start).at(-1)?.name ?? func;
}
