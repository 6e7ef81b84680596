/**
 * All analyses, one row each: what it finds, of what it is made, what it costs, and as long as what of the function is kept it stays true. Passes, pictures
 * and the command ask `Analyses` for results; a result is found when it is first asked for, and again after something that it depends on has changed.
 */
import { findDominators, findPostDominators, type DominatorTree } from '../../base/dominators.ts';
import type { FlatGraph } from '../../base/graph.ts';
import { findLoops, type LoopForest } from '../../base/loops.ts';
import { graphOfBlocks } from '../cfg.ts';
import type { Func, LinearModule } from '../nodes.ts';
import { findCallGraph, type CallGraph } from './call-graph.ts';
import { findDefUse, type DefUse } from './def-use.ts';
import { findEffects, type FuncEffects } from './effects.ts';
import { estimateFrequencies } from './frequency.ts';
import { findLiveness, type Liveness } from './liveness.ts';
import { findLoopCounts, type LoopCount } from './loop-counts.ts';
import { MemoryObjects } from './objects.ts';
import { findRanges, type Ranges } from './ranges.ts';
import { numberValues, withTemporaries, type ValueTable } from './values.ts';

/** What each analysis of a function finds. */
export interface OfFunction {
  readonly graph: FlatGraph;
  readonly dom: DominatorTree;
  readonly postdom: DominatorTree;
  readonly loops: LoopForest;
  readonly uses: DefUse;
  readonly liveness: Liveness;
  readonly counts: readonly LoopCount[];
  readonly frequency: Float64Array;
  readonly memory: MemoryObjects;
  readonly ranges: Ranges;
}

/** What each analysis of a module finds. */
export interface OfModule {
  readonly calls: CallGraph;
  readonly effects: readonly FuncEffects[];
}

export type AnalysisName = keyof OfFunction | keyof OfModule;

interface Facts {
  readonly help: string;
  /** What it asks for in its turn. */
  readonly needs: readonly AnalysisName[];
  /** For a function, or module, of n instructions. */
  readonly cost: string;
}

/** An analysis of a function. */
export interface FunctionRow<T> extends Facts {
  readonly of: 'function';
  /** What it looks at: a pass that preserves that leaves the result true. */
  readonly reads: 'blocks' | 'instructions';
  /** In which form the function has to be. */
  readonly form: 'cfg' | 'ssa';
  readonly find: (func: Func, ask: Ask) => T;
}

/** An analysis of a module. */
export interface ModuleRow<T> extends Facts {
  readonly of: 'module';
  readonly form: 'any' | 'ssa';
  readonly find: (module: LinearModule) => T;
}

/** The results that an analysis asks for. */
export interface Ask {
  readonly module: LinearModule;
  get<K extends keyof OfFunction>(name: K): OfFunction[K];
  /** The numbers of the function's values. */
  values(): ValueTable;
}

const functionRows: { readonly [K in keyof OfFunction]: FunctionRow<OfFunction[K]> } = {
  graph: {
    of: 'function',
    help: 'the edges between blocks, both ways',
    needs: [],
    cost: 'n',
    reads: 'blocks',
    form: 'cfg',
    find: ({ blocks }) => graphOfBlocks(blocks),
  },
  dom: {
    of: 'function',
    help: 'dominators: the blocks that every way to a block leads through',
    needs: ['graph'],
    cost: 'n log n',
    reads: 'blocks',
    form: 'cfg',
    find: (_, ask) => findDominators(ask.get('graph')),
  },
  postdom: {
    of: 'function',
    help: 'post-dominators: the blocks that every way out leads through',
    needs: ['graph'],
    cost: 'n log n',
    reads: 'blocks',
    form: 'cfg',
    find: (_, ask) => findPostDominators(ask.get('graph')),
  },
  loops: {
    of: 'function',
    help: 'loops and how they are nested, those with several entries too',
    needs: ['graph'],
    cost: 'n',
    reads: 'blocks',
    form: 'cfg',
    find: (_, ask) => findLoops(ask.get('graph')),
  },
  uses: {
    of: 'function',
    help: 'where each value is defined, and where it is read',
    needs: [],
    cost: 'n',
    reads: 'instructions',
    form: 'ssa',
    find: (func, ask) => findDefUse(func, ask.values()),
  },
  liveness: {
    of: 'function',
    help: 'the values that are still read where blocks begin and end',
    needs: [],
    cost: 'n, and the size of what it finds',
    reads: 'instructions',
    form: 'cfg',
    find: (func) => findLiveness(func),
  },
  counts: {
    of: 'function',
    help: 'exits of loops, the values that they count, and their rounds where those are a number',
    needs: ['loops', 'uses'],
    cost: 'n times the depth of loops',
    reads: 'instructions',
    form: 'ssa',
    find: (func, ask) => findLoopCounts(func, ask.get('loops'), ask.get('uses')),
  },
  frequency: {
    of: 'function',
    help: 'how often each block is likely to be executed in a call',
    needs: ['graph', 'loops', 'counts'],
    cost: 'n',
    reads: 'instructions',
    form: 'ssa',
    find: ({ blocks }, ask) => estimateFrequencies(blocks, ask.get('graph'), ask.get('loops'), ask.get('counts')),
  },
  memory: {
    of: 'function',
    help: 'the objects that addresses point into, where, and which of the frame get about',
    needs: [],
    cost: 'n',
    reads: 'instructions',
    form: 'ssa',
    find: (func, ask) => new MemoryObjects(ask.module, func, ask.values()),
  },
  ranges: {
    of: 'function',
    help: 'the least and the greatest number that each integer can be, and its known bits',
    needs: ['uses', 'counts'],
    cost: 'n',
    reads: 'instructions',
    form: 'ssa',
    find: (func, ask) => findRanges(ask.module, func, ask.get('uses'), ask.get('counts')),
  },
};

const moduleRows: { readonly [K in keyof OfModule]: ModuleRow<OfModule[K]> } = {
  calls: {
    of: 'module',
    help: 'who calls whom, through pointers too; functions that call each other in circles',
    needs: [],
    cost: 'n, and calls through pointers by the functions that they may reach',
    form: 'any',
    find: findCallGraph,
  },
  effects: {
    of: 'module',
    help: 'whether a call of each function reads, writes, may trap, may not come back',
    needs: ['loops'],
    cost: 'n',
    form: 'ssa',
    find: (module) => findEffects(module),
  },
};

/** The analyses, one row each. */
export const analysisRows: Readonly<Record<AnalysisName, FunctionRow<unknown> | ModuleRow<unknown>>> = {
  ...functionRows,
  ...moduleRows,
};

/** The names of all analyses. */
export const analysisNames: readonly AnalysisName[] = Object.keys(analysisRows) as AnalysisName[];

export function isAnalysisName(name: string): name is AnalysisName {
  return Object.hasOwn(analysisRows, name);
}

/** What has been found of a function so far. */
type Found = { -readonly [K in keyof OfFunction]?: OfFunction[K] | undefined };

/** What does not stay true when instructions are changed, and blocks are not. */
const ofInstructions = (Object.keys(functionRows) as (keyof OfFunction)[]).filter(
  (name) => functionRows[name].reads === 'instructions',
);

/** Results for a module whose functions change from time to time; who changes one tells it (`changed`). */
export class Analyses {
  readonly module: LinearModule;
  readonly #found = new Map<Func, Found>();
  /** Nothing that anybody would want to see, but what nearly all passes begin with. */
  readonly #values = new Map<Func, ValueTable>();
  #ofModule: Partial<OfModule> = {};

  constructor(module: LinearModule) {
    this.module = module;
  }

  of<K extends keyof OfFunction>(name: K, func: Func): OfFunction[K] {
    let found = this.#found.get(func);
    if (found === undefined) this.#found.set(func, (found = {}));
    return (found[name] ??= functionRows[name].find(func, {
      module: this.module,
      get: (needed) => this.of(needed, func),
      values: () => this.valuesOf(func),
    }));
  }

  /** The numbers of the function's values. */
  valuesOf(func: Func): ValueTable {
    const found = this.#values.get(func);
    const now = found === undefined ? numberValues(func) : withTemporaries(found, func);
    if (now !== found) this.#values.set(func, now);
    return now;
  }

  ofModule<K extends keyof OfModule>(name: K): OfModule[K] {
    return (this.#ofModule[name] ??= moduleRows[name].find(this.module));
  }

  /** Something of the function is not what it was; the blocks and the edges between them are, if that is preserved, and so may be the numbers of values. */
  changed(func: Func, preserves: 'blocks' | 'nothing', keepsValues = false): void {
    this.#ofModule = {};
    if (!keepsValues) this.#values.delete(func);
    const found = this.#found.get(func);
    if (found === undefined) return;
    if (preserves === 'blocks') for (const name of ofInstructions) found[name] = undefined;
    else this.#found.delete(func);
  }

  /** What was found of the function may be found again. */
  forget(func: Func): void {
    this.#found.delete(func);
    this.#values.delete(func);
  }
}
