/** Pictures of Tuyin programs: how their functions read their input, and calls, which lowering hides behind its run time. */
import type { Picture } from '../base/picture.ts';
import { Result } from '../base/result.ts';
import { layersOfGraph, pictureGraphCalls, pictureLayers } from '../tuyin/automata/index.ts';
import { linkUnit } from './tuyin-program.ts';
import type { TuyinUnit } from './unit.ts';

export function drawCalls(unit: TuyinUnit): Result<Picture> {
  const { value: code, diagnostics } = linkUnit(unit);
  return new Result(code && pictureGraphCalls(code), diagnostics);
}

export function drawAutomaton(
  unit: TuyinUnit,
  wanted: string | undefined,
): Result<Picture | { readonly known: readonly string[] }> {
  const { value: code, diagnostics } = linkUnit(unit);
  if (code === undefined) return Result.failed(diagnostics);
  const { graph } = code;
  const layers = layersOfGraph(graph);
  if (wanted === undefined) return new Result(pictureLayers('layers', layers), diagnostics);
  const func = graph.functions.find(({ name }) => name === wanted.replace(/^@/, ''));
  const known = graph.functions.map(({ name }) => name);
  return new Result(
    func === undefined ? { known } : pictureLayers(`layer @${func.name}`, [layers[func.id]]),
    diagnostics,
  );
}
