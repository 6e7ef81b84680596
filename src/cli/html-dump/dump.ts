/**
 * A run of passes as one HTML page that needs nothing else (`opt --html`): for each function its source, its text before the
 * first pass and after each pass with what changed, and its control-flow graph.
 *
 * What is shown is taken when it is there: functions change under the hands of the passes.
 */
import { toSvgElement } from '../../base/picture.ts';
import type { SourceFile } from '../../base/source.ts';
import { pictureCfg } from '../../linear/picture.ts';
import { printFuncLines } from '../../linear/printer.ts';
import type { Block, Func, Instr } from '../../linear/nodes.ts';
import type { WatchedState } from '../../passes/runner.ts';
import { writePage, type FunctionView, type SourceView, type StateView } from './page.ts';

/** Larger graphs are not drawn: nobody sees anything in them, and the page would become slow. */
const mostBlocks = 400;

/** Gathers the states of a run of the optimiser, function by function; the page is written when it is complete. */
export class HtmlDump {
  readonly #views = new Map<Func, { readonly source: FuncSource | undefined; readonly states: StateView[] }>();

  add({ module, func, pass, time }: WatchedState): void {
    const view = this.#views.get(func) ?? { source: sourceOf(func), states: [] };
    this.#views.set(func, view);
    const printed = printFuncLines(module, func);
    const lines = printed.map(({ text }) => text);
    const before = view.states.findLast(({ lines: earlier }) => earlier !== undefined)?.lines;
    const isSame = before !== undefined && before.join('\n') === lines.join('\n');
    if (isSame) view.states.push({ pass, time });
    else {
      const origins = printed.map(({ instr }) => originOf(instr, view.source));
      view.states.push({ pass, time, lines, origins, blocks: func.blocks.length, graph: drawGraph(module, func) });
    }
  }

  page(title: string): string {
    const views = [...this.#views].map(([{ name }, view]): FunctionView => ({ name, ...view }));
    return writePage(title, views);
  }
}

function drawGraph(module: WatchedState['module'], func: Func): string | undefined {
  if (func.blocks.length > mostBlocks) return undefined;
  // Boxes are small, and colours say which way is the true one: there is neither need nor room for labels.
  const { nodes, edges } = pictureCfg(module, func, { show: 'none' });
  return toSvgElement({ title: '', nodes, edges: edges.map((edge) => ({ ...edge, label: undefined })) });
}

/** A part of a text, and the file that it is of: instructions that were inlined may come from others. */
interface FuncSource extends SourceView {
  readonly source: SourceFile;
}

/** The line in which begins what the instruction was made from. */
function originOf(instr: Instr | undefined, source: FuncSource | undefined): number | undefined {
  const span = instr?.span;
  return span === undefined || span.source !== source?.source ? undefined : span.source.position(span.start).line;
}

/** The lines from the head of the function, or from the first that an instruction comes from, to the last. */
function sourceOf(func: Func): FuncSource | undefined {
  const spans = [func.span, ...instrsOf(func).map(({ span }) => span)].filter((span) => span !== undefined);
  if (spans.length === 0) return undefined;
  const [{ source }] = spans;
  const own = spans.filter((span) => span.source === source);
  const first = own.reduce((least, { start }) => Math.min(least, start), Infinity);
  const last = own.reduce((most, { end }) => Math.max(most, end), 0);
  const [from, to] = [source.position(first).line, source.position(last).line];
  const lines = Array.from({ length: to - from + 1 }, (_, i) => source.line(from + i));
  return { source, file: source.name, from, lines };
}

function instrsOf({ instrs, blocks }: Func): readonly Instr[] {
  const inBlock = ({ phis, instrs: body, terminator }: Block): Instr[] => [...phis, ...body, terminator];
  return [...instrs, ...blocks.flatMap(inBlock)];
}
