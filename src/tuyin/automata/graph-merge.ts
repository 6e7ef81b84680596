/**
 * Max merge over the layers of a program: what its functions have in common and need only once.
 *
 * Layers become automata over one alphabet; a literal is a letter for each byte. Two edges are the same letter only if they
 * mean the same in both functions: what mentions a value of its function (beyond constants) is a letter of that function
 * alone, however it is written. So a shared part can be used from all its layers as it is. A layer that never returns has
 * no words and shares nothing.
 */
import { diagnose } from '../../base/diagnostics.ts';
import type { Graph } from '../graph/nodes.ts';
import { Alphabet } from './alphabet.ts';
import { minimise, type Dfa } from './dfa.ts';
import { automataCatalogue } from './diagnostics.ts';
import { ExprPool } from './expressions.ts';
import { layersOfGraph } from './graph-layers.ts';
import { splitChains, symbolText, type GraphLayer, type LayerEdge } from './layer-edges.ts';
import { defaultLimits, type Limits } from './layers.ts';
import { mergeAutomata, type MaxMerge } from './max-merge.ts';
import type { AutomataResult } from './shortest.ts';
import type { Terminal } from './terminals.ts';

/** States times letters: what the tables of all automata may hold. */
const mostEntries = 2 ** 24;

export function maxmergeGraph(graph: Graph, options: Partial<Limits> = {}): AutomataResult<MaxMerge> {
  const { maxStates } = { ...defaultLimits, ...options };
  const layers = layersOfGraph(graph).filter(({ opaque }) => opaque === undefined).map((layer) => ({ ...layer, ...splitLiterals(layer) }));
  const naming = new Naming();
  const terminals = layers.map(({ func, edges }) => edges.map((edge) => naming.terminalOf(edge, func)));
  const alphabet = Alphabet.of(terminals.flat());
  const states = layers.reduce((sum, layer) => sum + layer.states, 0);
  const span = graph.functions.at(0)?.span;
  if (states > maxStates) return { diagnostics: [diagnose(automataCatalogue, 'TUY9007', span, [maxStates])] };
  if (states * alphabet.size > mostEntries) return { diagnostics: [diagnose(automataCatalogue, 'TUY9009', span, [states, alphabet.size])] };
  const automata = layers.map((layer, i) => minimise(tableOf(layer, terminals[i], alphabet)));
  return { value: mergeAutomata(new ExprPool(), alphabet, automata, layers.map(({ name }) => name)), diagnostics: [] };
}

/** An edge for each byte of a literal; reads stay one edge. */
function splitLiterals(layer: GraphLayer): ReturnType<typeof splitChains> {
  return splitChains(layer, 1);
}

function tableOf({ states, end, edges }: GraphLayer, terminals: readonly Terminal[], alphabet: Alphabet): Dfa {
  const next = new Int32Array(states * alphabet.size).fill(-1);
  edges.forEach(({ from, to }, i) => {
    for (const letter of alphabet.lettersOf(terminals[i])) next[from * alphabet.size + letter] = to;
  });
  const final = Uint8Array.from({ length: states }, (_, state) => (state === end ? 1 : 0));
  return { size: states, letters: alphabet.size, next, final };
}

/** Letters have different texts exactly if they are different. */
class Naming {
  readonly #keys = new Map<string, Map<string, string>>();

  terminalOf({ symbol, actions, key }: LayerEdge, func: number): Terminal {
    const isBytes = symbol.kind === 'bytes' || symbol.kind === 'set';
    const plain = symbol.kind === 'any' ? { ...symbol, names: [] } : symbol;
    const text = isBytes ? '' : `<${symbolText(plain)}>`;
    const mark = this.#mark(JSON.stringify([text, actions]), key ?? `@${func}`);
    if (!isBytes || symbol.looks) return { kind: 'token', name: (isBytes ? `<${symbolText(symbol)}>` : text) + mark, actions };
    const bytes = symbol.kind === 'set' ? symbol.set : 1n << BigInt(symbol.bytes[0] ?? 0);
    return { kind: 'bytes', bytes, actions: mark === '' ? actions : [...actions, mark.trim()] };
  }

  /** What tells edges apart that are written alike. */
  #mark(text: string, key: string): string {
    const known = this.#keys.get(text) ?? new Map<string, string>();
    this.#keys.set(text, known);
    const mark = known.get(key) ?? (known.size === 0 ? '' : ` (${known.size + 1})`);
    known.set(key, mark);
    return mark;
  }
}
