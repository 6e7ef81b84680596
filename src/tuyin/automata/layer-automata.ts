/**
 * Layers of a program as automata of this folder: a literal is a letter for each byte, every other edge is a token named by
 * its text. Two edges are one letter only if they mean the same (`LayerEdge.key`): what mentions a value of its function,
 * beyond constants, is a letter of that function alone, however it is written.
 */
import { diagnose } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import type { GraphFunc } from '../graph/nodes.ts';
import { Alphabet } from './alphabet.ts';
import { minimise, type Dfa } from './dfa.ts';
import { automataCatalogue } from './diagnostics.ts';
import { splitChains, symbolText, type GraphLayer, type LayerEdge } from './layer-edges.ts';
import type { Terminal } from './terminals.ts';

export interface LayerAutomata {
  readonly alphabet: Alphabet;
  /** The smallest automaton of each layer. */
  readonly automata: readonly Dfa[];
}

/** States times letters: what the tables of all automata may hold. */
const mostEntries = 2 ** 24;

/** The layers must not be opaque; problems are reported at `func`. */
export function automataOfLayers(
  given: readonly GraphLayer[],
  maxStates: number,
  func: GraphFunc | undefined,
): Result<LayerAutomata> {
  const layers = given.map((layer) => ({ ...layer, ...splitChains(layer, 1) }));
  const naming = new Naming();
  const terminals = layers.map((layer) => layer.edges.map((edge) => naming.terminalOf(edge)));
  const alphabet = Alphabet.of(terminals.flat());
  const states = layers.reduce((sum, layer) => sum + layer.states, 0);
  if (states > maxStates) return Result.failed([diagnose(automataCatalogue, 'TUY9007', func?.span, [maxStates])]);
  if (states * alphabet.size > mostEntries)
    return Result.failed([diagnose(automataCatalogue, 'TUY9009', func?.span, [states, alphabet.size])]);
  return new Result({ alphabet, automata: layers.map((layer, i) => minimise(tableOf(layer, terminals[i], alphabet))) });
}

function tableOf(
  { states, end, edges }: Pick<GraphLayer, 'states' | 'end' | 'edges'>,
  terminals: readonly Terminal[],
  alphabet: Alphabet,
): Dfa {
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

  terminalOf({ symbol, actions, key }: LayerEdge): Terminal {
    const isBytes = symbol.kind === 'bytes' || symbol.kind === 'set';
    const plain = symbol.kind === 'any' ? { ...symbol, names: [] } : symbol;
    const text = isBytes ? '' : `<${symbolText(plain)}>`;
    const mark = this.#mark(JSON.stringify([text, actions]), key);
    if (!isBytes || symbol.looks)
      return { kind: 'token', name: (isBytes ? `<${symbolText(symbol)}>` : text) + mark, actions };
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
