/**
 * Counts of code as counts of lines. A line has been executed as often as it was begun: as code of it was entered from that of another
 * line, and as a loop within it went back. So a line with several blocks (`a && b`, a loop on one line) is not counted for each of them
 * (as gcov does it).
 *
 * The line in which a function begins is entered with each call of it.
 *
 * After a trap, what stands behind its line in the same straight code has not been executed, though its counter says so.
 */
import { findComponents, type Components } from '../base/components.ts';
import { flattenGraph, type FlatGraph } from '../base/graph.ts';
import type { Instr } from '../linear/nodes.ts';
import { stepsOf, type CountedFunc, type Segment } from '../passes/count.ts';
import type { CountedRun } from './execution-counts.ts';
import type { LineFinder, SourceLine } from './source-lines.ts';

/** What was counted in a line of one function. */
export interface LineCount {
  count: number;
  steps: number;
}

/** The lines of one function. */
export function countLines(run: CountedRun, func: CountedFunc, finder: LineFinder): Map<SourceLine, LineCount> {
  return new FuncLines(run, func, finder).count();
}

/** How often the block has ended with its jump. */
export function endCount(run: CountedRun, segments: readonly Segment[]): number {
  return run.count(segments[segments.length - 1].counter);
}

interface Arrival {
  readonly from: number;
  readonly count: number;
}

class FuncLines {
  readonly #run: CountedRun;
  readonly #func: CountedFunc;
  readonly #finder: LineFinder;
  readonly #counts = new Map<SourceLine, LineCount>();
  /** By block: the line in which it ends. */
  readonly #lastLines: (SourceLine | undefined)[];
  /** Loops that never leave their line. */
  readonly #loops: Components;

  constructor(run: CountedRun, func: CountedFunc, finder: LineFinder) {
    this.#run = run;
    this.#func = func;
    this.#finder = finder;
    const lines = func.blocks.map(({ segments }) => this.#linesOf(segments.flatMap(({ instrs }) => instrs)));
    this.#lastLines = lines.map((all) => all.at(-1));
    this.#loops = findComponents(this.#graphWithin(lines));
  }

  /** The ways from code of one line alone to other such code. */
  #graphWithin(lines: readonly (readonly SourceLine[])[]): FlatGraph {
    const { blocks } = this.#func;
    const successors = (b: number): number[] => {
      const { end, ways } = blocks[b];
      const targets = end.op === 'Goto' ? end.targets : ways.map(({ target }) => target);
      return targets.filter((to) => lines[to].length === 1 && lines[b].length === 1 && lines[to][0] === lines[b][0]);
    };
    return flattenGraph({ size: blocks.length, entry: 0, successors });
  }

  /** Does the way back begin the line once more? */
  #isRound(from: number, to: number): boolean {
    return from >= to && this.#loops.of[from] === this.#loops.of[to];
  }

  count(): Map<SourceLine, LineCount> {
    const arrivals = this.#arrivals();
    this.#countHead(this.#func.blocks[0].segments[0]);
    this.#func.blocks.forEach(({ segments }, b) => this.#countBlock(segments, b, arrivals[b]));
    return this.#counts;
  }

  #countHead({ counter, instrs }: Segment): void {
    const head = this.#finder.lineOf(this.#func.func.span);
    if (head !== undefined && head !== this.#linesOf(instrs).at(0))
      this.#countOf(head).count += this.#run.count(counter);
  }

  #countBlock(segments: readonly Segment[], b: number, arrivals: readonly Arrival[]): void {
    let before: SourceLine | undefined;
    segments.forEach((segment, i) => {
      const count = this.#run.count(segment.counter);
      const lines = this.#linesOf(segment.instrs);
      const stops = this.#stopsIn(segment, lines);
      lines.forEach((line, at) => {
        const missed = stops.reduce((sum, stop) => sum + (stop < at ? 1 : 0), 0);
        this.#countOf(line).count += count - missed;
      });
      this.#addSteps(segment, count);
      if (lines.length === 0) return;
      const here = this.#countOf(lines[0]);
      if (i > 0 && lines[0] === before) here.count -= count;
      if (before === undefined)
        for (const { from, count: came } of arrivals)
          if (this.#lastLines[from] === lines[0] && !this.#isRound(from, b)) here.count -= came;
      before = lines[lines.length - 1];
    });
  }

  #addSteps({ instrs }: Segment, count: number): void {
    let line = this.#linesOf(instrs).at(0) ?? this.#finder.lineOf(this.#func.func.span);
    for (const instr of instrs) {
      line = this.#finder.lineOf(instr.span) ?? line;
      if (line !== undefined) this.#countOf(line).steps += count * stepsOf([instr]);
    }
  }

  #countOf(line: SourceLine): LineCount {
    let found = this.#counts.get(line);
    if (found === undefined) this.#counts.set(line, (found = { count: 0, steps: 0 }));
    return found;
  }

  /** The lines of straight code, in its order. */
  #linesOf(instrs: readonly Instr[]): SourceLine[] {
    const lines: SourceLine[] = [];
    for (const { span } of instrs) {
      const line = this.#finder.lineOf(span);
      if (line !== undefined && line !== lines.at(-1)) lines.push(line);
    }
    return lines;
  }

  /** In which of the lines the program was stopped. */
  #stopsIn({ instrs }: Segment, lines: readonly SourceLine[]): number[] {
    return this.#run.stops.flatMap(({ func, span }) => {
      if (func !== this.#func.func.name || span === undefined) return [];
      const at = instrs.findLastIndex(({ span: own }) => own?.start === span.start && own.source === span.source);
      const line = at < 0 ? undefined : this.#finder.lineOf(instrs[at].span);
      return line === undefined ? [] : [lines.lastIndexOf(line)];
    });
  }

  /** By block: from where it was entered, and how often. */
  #arrivals(): Arrival[][] {
    const arrivals = this.#func.blocks.map((): Arrival[] => []);
    this.#func.blocks.forEach(({ segments, end, ways }, from) => {
      if (end.op === 'Goto') arrivals[end.targets[0]].push({ from, count: endCount(this.#run, segments) });
      for (const { target, counter } of ways) arrivals[target].push({ from, count: this.#run.count(counter) });
    });
    return arrivals;
  }
}
