/**
 * Life round [Tuyin "life cycle"]: when each block of memory is born on the way through a
 * layer, where it is used last, and whether it outlives its frame because it is returned.
 *
 * Every layer is a frame. Actions tell what happens to memory on an edge: `new x 800` makes a block of 800 bytes, `use x`
 * reads or writes it, `return x` hands it to the caller; all others are no concern of memory. A layer that is named runs in
 * a frame of its own: what it returns is the caller's, under the name `layer.block`. Blocks lie one behind the other,
 * each on a multiple of 8, and are never freed before the frame ends: there are no dangling blocks.
 */
import { findComponents } from '../../base/components.ts';
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { flattenGraph, graphOfEdges } from '../../base/graph.ts';
import { Result } from '../../base/result.ts';
import { SourceFile } from '../../base/source.ts';
import { Alphabet, terminalsOf } from './alphabet.ts';
import { dfaOf, type Dfa } from './dfa.ts';
import { automataCatalogue } from './diagnostics.ts';
import { defaultLimits, type Limits } from './layers.ts';
import { parseLayers, type Layer, type LayerText } from './parser.ts';
import { scanExpression } from './scanner.ts';
import { terminalText, type Terminal } from './terminals.ts';

/** One block of memory of a frame: where it is made, and where it is used last. */
export interface BlockLife {
  readonly frame: string;
  readonly block: string;
  readonly size: number;
  /** From the beginning of the frame, on the way that allocates most before. */
  readonly offset: number;
  /** The edge on which it is made: `0 -A-> 1`. */
  readonly born: string;
  /** Edges after which nothing uses it any more; empty if nothing ever does. */
  readonly lastUses: readonly string[];
  readonly isReturned: boolean;
}

/** The life round of a frame: its blocks, and how much memory it needs. */
export interface FrameLife {
  readonly frame: string;
  /** Most bytes that are in use on any way through the frame. */
  readonly peak: number;
  /** Bytes that are left when it returns, if everything that it may return is returned. */
  readonly kept: number;
  readonly blocks: readonly BlockLife[];
}

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly events: readonly Event[];
}

type Event =
  | { readonly kind: 'new'; readonly block: string; readonly size: number; readonly action: string }
  | { readonly kind: 'use' | 'return'; readonly name: string; readonly action: string };

/** The life round of each frame, callees before their callers. */
export function liferound(source: SourceFile | string, options: Partial<Limits> = {}): Result<readonly FrameLife[]> {
  const limits = { ...defaultLimits, ...options };
  const file = typeof source === 'string' ? new SourceFile('expression', source) : source;
  const parsed = parseLayers(file, limits.maxTerminals);
  if (parsed.value === undefined) return Result.failed(parsed.diagnostics);
  const returned = new Map<string, readonly BlockLife[]>();
  const frames: FrameLife[] = [];
  const problems: Diagnostic[] = [];
  for (const layer of calleesFirst(parsed.value)) {
    const frame = new FrameRound(parsed.value, layer, returned, problems).run(limits.maxStates);
    if (frame === undefined) continue;
    frames.push(frame);
    if (layer.name !== undefined)
      returned.set(
        layer.name,
        frame.blocks.filter(({ isReturned }) => isReturned),
      );
  }
  return problems.length > 0 ? Result.failed(problems) : new Result(frames);
}

function calleesFirst({ layers }: LayerText): Layer[] {
  const byName = new Map(layers.map((layer, i) => [layer.name, i]));
  const successors = (i: number): number[] => [...layers[i].references.keys()].map((name) => byName.get(name) ?? i);
  const { of } = findComponents(flattenGraph({ size: layers.length, entry: 0, successors }));
  return layers
    .map((_, i) => i)
    .sort((a, b) => of[a] - of[b] || a - b)
    .map((i) => layers[i]);
}

class FrameRound {
  readonly #text: LayerText;
  readonly #layer: Layer;
  readonly #frame: string;
  readonly #returned: ReadonlyMap<string, readonly BlockLife[]>;
  readonly #problems: Diagnostic[];
  #edges: readonly Edge[] = [];
  #size = 0;

  constructor(
    text: LayerText,
    layer: Layer,
    returned: ReadonlyMap<string, readonly BlockLife[]>,
    problems: Diagnostic[],
  ) {
    this.#text = text;
    this.#layer = layer;
    this.#frame = layer.name ?? 'main';
    this.#returned = returned;
    this.#problems = problems;
  }

  run(maxStates: number): FrameLife | undefined {
    const { pool } = this.#text;
    const alphabet = Alphabet.of(terminalsOf(pool, [this.#layer.body]));
    const dfa = dfaOf(pool, this.#layer.body, alphabet, maxStates);
    if (dfa === undefined) {
      this.#problems.push(diagnose(automataCatalogue, 'TUY9007', this.#layer.span, [maxStates]));
      return undefined;
    }
    this.#size = dfa.size;
    this.#edges = this.#edgesOf(dfa, alphabet);
    const found = this.#problems.length;
    this.#checkBirths();
    this.#checkUses();
    return this.#problems.length > found ? undefined : this.#measure();
  }

  #edgesOf({ letters, next }: Dfa, alphabet: Alphabet): Edge[] {
    const edges: Edge[] = [];
    next.forEach((to, i) => {
      if (to < 0) return;
      const [from, letter] = [Math.floor(i / letters), alphabet.letters[i % letters]];
      edges.push({
        from,
        to,
        text: `${from} -${terminalText({ ...letter, actions: [] })}-> ${to}`,
        events: this.#eventsOf(letter, from),
      });
    });
    return edges;
  }

  /** A block that a layer returns is told from that of another call by the state in which the layer was called. */
  #eventsOf(letter: Terminal, from: number): Event[] {
    if (letter.kind !== 'layer')
      return letter.actions.map((action) => this.#eventOf(action)).filter((event) => event !== undefined);
    return (this.#returned.get(letter.name) ?? []).map(({ block, size }) => ({
      kind: 'new',
      block: `${letter.name}.${baseName(block)}@${from}`,
      size,
      action: letter.name,
    }));
  }

  #eventOf(action: string): Event | undefined {
    const [kind, ...words] = action.split(' ');
    if (kind === 'use' || kind === 'return') {
      if (words.length === 1) return { kind, name: words[0], action };
      this.#fail(action, `\`${kind}\` is followed by the name of one block`);
    } else if (kind === 'new') {
      const size = Number(words[1]);
      if (words.length === 2 && /^\d+$/.test(words[1]) && size < 2 ** 31)
        return { kind, block: words[0], size, action };
      this.#fail(action, '`new` is followed by a name and a number of bytes below 2^31');
    }
    return undefined;
  }

  /** A block is made once on every way: its edge lies on no cycle, and no way leads from it to another that makes it. */
  #checkBirths(): void {
    const { of } = findComponents(
      graphOfEdges(
        this.#size,
        0,
        this.#edges.map(({ from }) => from),
        this.#edges.map(({ to }) => to),
      ),
    );
    for (const { from, to, events } of this.#edges) {
      for (const event of events) {
        if (event.kind === 'new' && of[from] === of[to])
          this.#fail(event.action, `\`${event.block}\` would be made again and again: the edge is part of a loop`);
      }
    }
    if (this.#problems.length > 0) return;
    this.#flow('some', (event, alive) => {
      if (event.kind === 'new' && alive.has(event.block))
        this.#fail(event.action, `\`${event.block}\` is made twice on one way`);
    });
  }

  #checkUses(): void {
    if (this.#problems.length > 0) return;
    this.#flow('every', (event, alive) => {
      if (event.kind === 'new' || [...alive].some((block) => isNamed(block, event.name))) return;
      this.#fail(event.action, `\`${event.name}\` does not exist on every way to here`);
    });
  }

  /** Which blocks exist in each state, on some way or on every way; then each event with those that exist before it. */
  #flow(ways: 'some' | 'every', look: (event: Event, alive: ReadonlySet<string>) => void): void {
    const before = this.#blocksBefore(ways);
    for (const { from, events } of this.#edges) {
      const alive = new Set(before[from]);
      for (const event of events) {
        look(event, alive);
        if (event.kind === 'new') alive.add(event.block);
      }
    }
  }

  /** A forward data-flow problem, solved by going round until nothing changes; sets only grow, or only shrink. */
  #blocksBefore(ways: 'some' | 'every'): readonly (ReadonlySet<string> | undefined)[] {
    const before: (ReadonlySet<string> | undefined)[] = Array.from({ length: this.#size }, () => undefined);
    before[0] = new Set();
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const { from, to, events } of this.#edges) {
        const source = before[from];
        if (source === undefined) continue;
        const after = new Set([...source, ...events.flatMap((event) => (event.kind === 'new' ? [event.block] : []))]);
        const known = before[to];
        const joined = known === undefined ? after : joinWays(ways, known, after);
        if (known !== undefined && joined.size === known.size) continue;
        before[to] = joined;
        hasChanged = true;
      }
    }
    return before;
  }

  #measure(): FrameLife {
    const peaks = this.#peaks();
    const blocks = this.#edges.flatMap((edge) => {
      let offset = peaks[edge.from];
      return edge.events.flatMap((event) => {
        if (event.kind !== 'new') return [];
        const life = this.#lifeOf(event.block, event.size, offset, edge);
        offset += align(event.size);
        return [life];
      });
    });
    const kept = blocks.reduce((sum, { isReturned, size }) => sum + (isReturned ? align(size) : 0), 0);
    return { frame: this.#frame, peak: Math.max(...peaks), kept, blocks };
  }

  /** Most bytes allocated on a way to each state. No block is made on a cycle, so that this comes to an end. */
  #peaks(): number[] {
    const peaks = Array.from({ length: this.#size }, () => 0);
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const { from, to, events } of this.#edges) {
        const peak = events.reduce((sum, event) => sum + (event.kind === 'new' ? align(event.size) : 0), peaks[from]);
        if (peak <= peaks[to]) continue;
        peaks[to] = peak;
        hasChanged = true;
      }
    }
    return peaks;
  }

  #lifeOf(block: string, size: number, offset: number, birth: Edge): BlockLife {
    const uses = (edge: Edge): boolean =>
      edge.events.some((event) => event.kind !== 'new' && isNamed(block, event.name));
    const isLive = this.#liveStates(uses);
    const reached = this.#reachedFrom(birth.to);
    const last = this.#edges.filter((edge) => uses(edge) && !isLive[edge.to] && (edge === birth || reached[edge.from]));
    const isReturned = this.#edges.some(({ events }) =>
      events.some((event) => event.kind === 'return' && isNamed(block, event.name)),
    );
    return {
      frame: this.#frame,
      block,
      size,
      offset,
      born: birth.text,
      lastUses: last.map(({ text }) => text),
      isReturned,
    };
  }

  /** States from which some way leads to a use. */
  #liveStates(uses: (edge: Edge) => boolean): boolean[] {
    const isLive = Array.from({ length: this.#size }, () => false);
    for (const edge of this.#edges) if (uses(edge)) isLive[edge.from] = true;
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const { from, to } of this.#edges) {
        if (!isLive[to] || isLive[from]) continue;
        isLive[from] = hasChanged = true;
      }
    }
    return isLive;
  }

  #reachedFrom(state: number): boolean[] {
    const isReached = Array.from({ length: this.#size }, () => false);
    isReached[state] = true;
    for (let hasChanged = true; hasChanged;) {
      hasChanged = false;
      for (const { from, to } of this.#edges) {
        if (!isReached[from] || isReached[to]) continue;
        isReached[to] = hasChanged = true;
      }
    }
    return isReached;
  }

  #fail(action: string, what: string): void {
    const { source } = this.#layer.span;
    const scanned = scanExpression(source);
    const tokens = 'value' in scanned ? scanned.value : [];
    const place = tokens.find(
      (token) => token.start >= this.#layer.span.start && token.kind === 'actions' && token.actions.includes(action),
    );
    const span = place === undefined ? this.#layer.span : { source, start: place.start, end: place.end };
    if (this.#problems.some((problem) => problem.message === what)) return;
    this.#problems.push(diagnose(automataCatalogue, 'TUY9008', span, [what]));
  }
}

function align(size: number): number {
  return Math.ceil(size / 8) * 8;
}

/** The name under which a block is used: all calls' blocks of one name share it. */
function baseName(block: string): string {
  return block.replace(/@\d+$/, '');
}

function isNamed(block: string, name: string): boolean {
  return block === name || baseName(block) === name;
}

/** Blocks that exist on one of two ways, or on both. */
function joinWays(ways: 'some' | 'every', a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(ways === 'some' ? [...a, ...b] : [...a].filter((block) => b.has(block)));
}
