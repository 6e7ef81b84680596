/**
 * Functions and globals that mean the same and of which nobody needs to know the address (`unnamed_addr`): one of them is kept.
 *
 * What something means is its graph without names (sameness.ts) and what that refers to. All things begin as equal that have the same text;
 * those are told apart whose references have been told apart, until nothing changes. A global whose address may be asked for is
 * itself and nothing else; functions have no address.
 */
import type { Graph, GraphFunc, GraphGlobal } from '../graph/nodes.ts';
import type { TuyinCode } from '../program.ts';
import { Sameness, type Shape } from '../sameness.ts';
import type { Reference } from '../stack/program.ts';

/** For each thing that is left out, the one that is kept. */
export interface Merged {
  readonly functions: ReadonlyMap<number, number>;
  readonly globals: ReadonlyMap<number, number>;
}

type Entry = GraphFunc | GraphGlobal;

/** `isPreferred`: which of two that mean the same is kept. */
export function mergeEqual(
  { graph, codeOf }: Pick<TuyinCode, 'graph' | 'codeOf'>,
  isPreferred: (a: Entry, b: Entry) => boolean,
): Merged {
  if (![...graph.functions, ...graph.globals].some(isMergeable)) return { functions: new Map(), globals: new Map() };
  const sameness = new Sameness(graph, codeOf);
  const classes = new Classes(graph, (reference) => sameness.shapeOf(reference));
  return {
    functions: pickKept(graph.functions, ({ id }) => classes.of({ kind: 'func', id }), isPreferred),
    globals: pickKept(graph.globals, ({ id }) => classes.of({ kind: 'global', id }), isPreferred),
  };
}

function pickKept<E extends Entry>(
  entries: readonly E[],
  classOf: (entry: E) => number,
  isPreferred: (a: Entry, b: Entry) => boolean,
): Map<number, number> {
  const candidates = entries.filter(isMergeable);
  const kept = new Map<number, E>();
  for (const entry of candidates) {
    const best = kept.get(classOf(entry));
    if (best === undefined || isPreferred(entry, best)) kept.set(classOf(entry), entry);
  }
  const pairs = candidates.map((entry) => [entry.id, kept.get(classOf(entry))?.id ?? entry.id] as const);
  return new Map(pairs.filter(([id, other]) => id !== other));
}

/** Its address means nothing: to nobody, or to nobody in its module, outside of which it is not seen. */
function isMergeable({ item }: Entry): boolean {
  if (item === undefined || (item.kind === 'func' ? item.body : item.init) === undefined) return false;
  const { placement, head } = item;
  const isLocal = head.linkage === 'private' || head.linkage === 'internal';
  return placement.addressMode === 'unnamed_addr' || (placement.addressMode === 'local_unnamed_addr' && isLocal);
}

class Classes {
  readonly #functions: number;
  readonly #shapes: readonly Shape[];
  #numbers: readonly number[];

  constructor(graph: Graph, shapeOf: (reference: Reference) => Shape) {
    this.#functions = graph.functions.length;
    const funcs = graph.functions.map(({ id, body, name }) =>
      body.kind === 'graph' || body.kind === 'code'
        ? shapeOf({ kind: 'func', id })
        : { text: `@${name}`, references: [] },
    );
    const globals = graph.globals.map((global) => {
      const shape = shapeOf({ kind: 'global', id: global.id });
      const isItself = global.item !== undefined && !global.byValue && !isMergeable(global);
      return isItself
        ? { text: `#${global.id}`, references: [] }
        : { ...shape, text: `g${global.item?.placement.space ?? 0} ${shape.text}` };
    });
    this.#shapes = [...funcs, ...globals];
    this.#numbers = this.#shapes.map(() => 0);
    this.#refine();
  }

  of(reference: Reference): number {
    return this.#numbers[this.#indexOf(reference)];
  }

  #indexOf({ kind, id }: Reference): number {
    return kind === 'func' ? id : this.#functions + id;
  }

  #refine(): void {
    let keys = numbered(this.#shapes.map(({ text }) => text));
    const texts = keys.numbers;
    for (let count = 0; count !== keys.count;) {
      count = keys.count;
      const before = keys.numbers;
      keys = numbered(
        this.#shapes.map(({ references }, i) =>
          [texts[i], before[i], ...references.map((reference) => before[this.#indexOf(reference)])].join(),
        ),
      );
    }
    this.#numbers = keys.numbers;
  }
}

/** The same number for the same key. */
function numbered(keys: readonly string[]): { readonly numbers: readonly number[]; readonly count: number } {
  const known = new Map<string, number>();
  const numbers = keys.map((key) => {
    const number = known.get(key) ?? known.size;
    known.set(key, number);
    return number;
  });
  return { numbers, count: known.size };
}
