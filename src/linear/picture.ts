/**
 * Pictures of functions and modules: control-flow graph, dominator tree, loop forest, call graph. What a block shows is
 * its number, the source lines that its instructions come from, and the instructions.
 */
import { lineOfSpan } from '../base/source.ts';
import { searchDepthFirst } from '../base/depth-search.ts';
import { findDominators, findPostDominators } from '../base/dominators.ts';
import { findLoops, loopMembers } from '../base/loops.ts';
import type { LineStyle, Picture, PictureEdge, PictureNode } from '../base/picture.ts';
import { findCallGraph } from './analysis/call-graph.ts';
import { buildBlocks, graphOfBlocks } from './cfg.ts';
import { targetsOf } from './instr.ts';
import { printInstr, printLines } from './printer.ts';
import { startOf, type Block, type Func, type Instr, type LinearModule } from './nodes.ts';

export interface PictureOptions {
  /** What blocks show below their number: `source` lines, `ir` instructions, `both` (default), or `none`. */
  readonly show?: 'source' | 'ir' | 'both' | 'none';
  /** Lines a block may have; what is left out is counted. */
  readonly mostLines?: number;
  /** Whole blocks, however long they and their lines are. */
  readonly full?: boolean;
}

type Line = PictureNode['lines'][number];

const widest = 64;

function blocksOf(func: Func): readonly Block[] {
  return func.form === 'linear' ? buildBlocks(func.instrs).blocks : func.blocks;
}

export function pictureCfg(module: LinearModule, func: Func, options: PictureOptions = {}): Picture {
  const blocks = blocksOf(func);
  const search = searchDepthFirst(graphOfBlocks(blocks));
  const isBack = (from: number, to: number): boolean =>
    search.number[to] <= search.number[from] && search.number[from] <= search.last[to];
  // Blocks print their jumps to blocks, whatever the form of the function.
  const shown: Func = func.form === 'linear' ? { ...func, form: 'cfg' } : func;
  const nodes = blocks.map((block, b): PictureNode => ({
    lines: blockLines(module, shown, block, b, options),
    strong: b === 0,
    names: [`B${b}`],
  }));
  const edges = blocks.flatMap((block, from) => edgesOf(block, from, isBack));
  return { title: `control flow of @${func.name}`, nodes, edges };
}

function blockLines(
  module: LinearModule,
  func: Func,
  { phis, instrs, terminator }: Block,
  b: number,
  options: PictureOptions,
): Line[] {
  const { show = 'both' } = options;
  const mostLines = options.full === true ? Infinity : (options.mostLines ?? 16);
  const fit = options.full === true ? (text: string): string => text : cut;
  const title: Line = { text: `B${b}${b === 0 ? '  entry' : ''}`, style: 'title' };
  if (show === 'none') return [title];
  const all: Instr[] = [...phis, ...instrs, terminator];
  return [title, ...shorten(linesOf(module, func, all, show, fit), mostLines)];
}

/** The instructions, each source line before the first that comes from it. */
function linesOf(
  module: LinearModule,
  func: Func,
  instrs: readonly Instr[],
  show: 'source' | 'ir' | 'both',
  fit: (text: string) => string,
): Line[] {
  const lines: Line[] = [];
  let line = -1;
  for (const instr of instrs) {
    const place = show === 'ir' || instr.span === undefined ? undefined : lineOfSpan(instr.span);
    const at = place?.line;
    if (place !== undefined && at !== undefined && at !== line) {
      const text = place.source.line(at).trim();
      // Where the source is this very IR, saying everything twice helps nobody.
      const isNews = show === 'source' || text !== printInstr(module, func, instr);
      if (isNews) lines.push({ text: fit(`${at}: ${text}`), style: 'source' });
      line = at;
    }
    if (show === 'source') continue;
    for (const code of printLines(module, func, instr)) lines.push({ text: fit(code), style: 'code' });
  }
  return lines;
}

function shorten(lines: readonly Line[], most: number): readonly Line[] {
  if (lines.length <= most) return lines;
  const style: LineStyle = 'note';
  return [...lines.slice(0, most - 2), { text: `… ${lines.length - most + 1} more …`, style }, lines[lines.length - 1]];
}

function cut(text: string): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

function edgesOf({ terminator }: Block, from: number, isBack: (from: number, to: number) => boolean): PictureEdge[] {
  const edge = (to: number, kind: PictureEdge['kind'], label?: string): PictureEdge => {
    return { from, to, kind, label, isBack: isBack(from, to) };
  };
  switch (terminator.op) {
    case 'CondGoto': {
      const [ifTrue, ifFalse] = terminator.targets;
      return [edge(ifTrue, 'true', 'T'), edge(ifFalse, 'false', 'F')];
    }
    case 'Switch':
      return [...new Set(terminator.targets)].map((to) => {
        const labels = terminator.targets.flatMap((target, i) =>
          target === to ? [i < terminator.values.length ? String(terminator.values[i]) : 'else'] : [],
        );
        return edge(to, 'plain', cut(labels.join(', ')));
      });
    default:
      return targetsOf(terminator).map((to) => edge(to, 'plain'));
  }
}

/** The control-flow graph with what an analysis says of each block. */
export function pictureNotes(
  title: string,
  module: LinearModule,
  func: Func,
  notes: readonly (readonly string[])[],
): Picture {
  const { nodes, edges } = pictureCfg(module, func, { show: 'none' });
  const noted = nodes.map((node, b): PictureNode => ({ ...node, lines: [...node.lines, ...noteLines(notes[b])] }));
  return { title: `${title} of @${func.name}`, nodes: noted, edges };
}

/** Who calls whom, with what an analysis says of each function. */
export function pictureFunctions(title: string, module: LinearModule, notes: readonly (readonly string[])[]): Picture {
  const { nodes, edges } = pictureCalls(module);
  return { title, nodes: nodes.map((node, f) => ({ ...node, lines: [...node.lines, ...noteLines(notes[f])] })), edges };
}

function noteLines(notes: readonly string[]): Line[] {
  return notes.map((text) => ({ text: cut(text), style: 'code' }));
}

export function pictureDominators(func: Func, direction: 'dom' | 'postdom' = 'dom'): Picture {
  const blocks = blocksOf(func);
  const graph = graphOfBlocks(blocks);
  const tree = direction === 'dom' ? findDominators(graph) : findPostDominators(graph);
  const nodes: PictureNode[] = blocks.map((_, b) => ({
    lines: [{ text: `B${b}`, style: 'title' }],
    strong: b === tree.root,
  }));
  if (direction === 'postdom') nodes.push({ lines: [{ text: 'exit', style: 'title' }], strong: true });
  const edges = Array.from(tree.idom, (parent, node) => ({ from: parent, to: node })).filter(({ from }) => from >= 0);
  return { title: `${direction === 'dom' ? 'dominator' : 'post-dominator'} tree of @${func.name}`, nodes, edges };
}

/** Loops as boxes with their header and their own blocks; an arrow leads from a loop to the loops inside it. */
export function pictureLoops(func: Func): Picture {
  const blocks = blocksOf(func);
  const forest = findLoops(graphOfBlocks(blocks));
  const members = loopMembers(forest);
  const nodes: PictureNode[] = [{ lines: titled(`@${func.name}`, `${blocks.length} blocks`), strong: true }];
  const edges: PictureEdge[] = [];
  for (let loop = 0; loop < forest.count; loop++) {
    const own = [...members.items.subarray(members.start[loop], members.start[loop + 1])].map((b) => `B${b}`).join(' ');
    const kind = forest.irreducible[loop] === 1 ? ' (irreducible)' : '';
    nodes.push({
      lines: [
        { text: `loop at B${forest.header[loop]}${kind}`, style: 'title' },
        { text: cut(own), style: 'code' },
      ],
      dashed: kind !== '',
    });
    edges.push({ from: forest.outer[loop] + 1, to: loop + 1 });
  }
  return { title: `loops of @${func.name}`, nodes, edges };
}

function titled(title: string, note: string): Line[] {
  const lines: Line[] = [{ text: title, style: 'title' }];
  return note === '' ? lines : [...lines, { text: note, style: 'note' }];
}

/** Functions and who calls whom; extern functions are dashed, calls through pointers too. */
export function pictureCalls(module: LinearModule): Picture {
  const { callees, components } = findCallGraph(module);
  const direct = module.funcs.map((func) => directCallees(func));
  const start = startOf(module);
  const nodes = module.funcs.map((func, i): PictureNode => {
    const note = func.extern ? 'extern' : callees[i].includes(i) ? 'calls itself' : '';
    return { lines: titled(`@${func.name}`, note), strong: i === start, dashed: func.extern };
  });
  const componentOf = new Map(components.flatMap((list, c) => list.map((func) => [func, c] as const)));
  const edges = callees.flatMap((list, from) =>
    list.map((to): PictureEdge => {
      const isCycle = from !== to && componentOf.get(from) === componentOf.get(to);
      return { from, to, kind: direct[from].has(to) ? 'plain' : 'dashed', isBack: isCycle };
    }),
  );
  return { title: 'calls', nodes, edges };
}

function directCallees(func: Func): Set<number> {
  const found = new Set<number>();
  const see = (instr: Instr): void => {
    if (instr.op === 'Call') found.add(instr.func);
  };
  func.instrs.forEach(see);
  for (const { instrs } of func.blocks) instrs.forEach(see);
  return found;
}
