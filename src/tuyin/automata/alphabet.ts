/**
 * The letters over which automata are built. A letter is a terminal together with its actions: edges with different
 * actions differ, so equal languages over letters mean equal words and equal action sequences.
 * Byte sets that overlap are cut into disjoint letters; a terminal stands for all letters of which it consists:
 *
 *     terminals  [a-m]  [h-z]        letters  [a-g]  [h-m]  [n-z]        [a-m] stands for the first two of them
 */
import { InternalError } from '../../base/errors.ts';
import { compareTexts } from './expressions.ts';
import type { ExprId, ExprPool } from './expressions.ts';
import { minimise, type Dfa } from './dfa.ts';
import { actionsText, terminalText, type Terminal } from './terminals.ts';

/** An automaton with what the numbers of its letters mean. */
export interface Automaton {
  readonly dfa: Dfa;
  readonly alphabet: Alphabet;
}

export class Alphabet {
  readonly letters: readonly Terminal[];
  readonly #lettersOf = new Map<string, readonly number[]>();

  private constructor(letters: readonly Terminal[]) {
    this.letters = letters.toSorted((a, b) => compareTexts(terminalText(a), terminalText(b)));
  }

  /** The letters that tell the terminals apart: the fewest that do, so that tables of edges stay narrow. */
  static of(terminals: readonly Terminal[]): Alphabet {
    const letters: Terminal[] = [];
    const seen = new Set<string>();
    const sets = new Map<string, { readonly actions: readonly string[]; atoms: bigint[] }>();
    for (const terminal of terminals) {
      const text = terminalText(terminal);
      if (seen.has(text)) continue;
      seen.add(text);
      if (terminal.kind !== 'bytes') letters.push(terminal);
      else {
        const set = sets.get(actionsText(terminal.actions)) ?? { actions: terminal.actions, atoms: [] };
        set.atoms = splitAtoms(set.atoms, terminal.bytes);
        sets.set(actionsText(terminal.actions), set);
      }
    }
    for (const { actions, atoms } of sets.values())
      for (const bytes of atoms) letters.push({ kind: 'bytes', bytes, actions });
    return new Alphabet(letters);
  }

  get size(): number {
    return this.letters.length;
  }

  /** Numbers of the letters of which a terminal consists; the terminal must be one of those the alphabet was made from. */
  lettersOf(terminal: Terminal): readonly number[] {
    const text = terminalText(terminal);
    let found = this.#lettersOf.get(text);
    if (found === undefined) {
      found = [...this.letters.keys()].filter((i) => isPartOf(this.letters[i], terminal, text));
      if (found.length === 0) throw new InternalError(`no letter for ${text}`, 'alphabet');
      this.#lettersOf.set(text, found);
    }
    return found;
  }

  /**
   * Joins the byte letters that an automaton cannot tell apart. What comes out depends on the language alone and no
   * longer on how the byte sets were written.
   */
  coarsen(dfa: Dfa): Automaton {
    const joined = this.#groupAlike(dfa).map((group) => ({
      from: group[0],
      letter: joinLetters(group.map((i) => this.letters[i])),
    }));
    const alphabet = new Alphabet(joined.map(({ letter }) => letter));
    // The constructor has sorted the letters: each goes back to one of those that it stands for, whose column it takes.
    const from = alphabet.letters.map((letter) => joined.find((entry) => entry.letter === letter)?.from ?? 0);
    const next = new Int32Array(dfa.size * alphabet.size);
    for (let state = 0; state < dfa.size; state++) {
      from.forEach((old, i) => (next[state * alphabet.size + i] = dfa.next[state * dfa.letters + old]));
    }
    return { alphabet, dfa: { ...dfa, letters: alphabet.size, next } };
  }

  /** Letters by their columns in the table of edges; those that no edge bears are in no group. */
  #groupAlike(dfa: Dfa): number[][] {
    const groups = new Map<string, number[]>();
    this.letters.forEach((letter, i) => {
      const column = Array.from({ length: dfa.size }, (_, state) => dfa.next[state * dfa.letters + i]);
      if (column.every((target) => target < 0)) return;
      const key = letter.kind === 'bytes' ? `${actionsText(letter.actions)} ${column.join()}` : `${i}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [i]);
      else group.push(i);
    });
    return [...groups.values()];
  }
}

/** What depends on the language alone: letters that cannot be told apart are one, states are numbered in their order. */
export function canonicalAutomaton(dfa: Dfa, alphabet: Alphabet): Automaton {
  const coarse = alphabet.coarsen(dfa);
  return { alphabet: coarse.alphabet, dfa: minimise(coarse.dfa) };
}

/** Every terminal that can be reached from the roots. */
export function terminalsOf(pool: ExprPool, roots: readonly ExprId[]): Terminal[] {
  const seen = new Set(roots);
  const terminals: Terminal[] = [];
  for (const id of seen) {
    const node = pool.node(id);
    if (node.kind === 'terminal') terminals.push(node.terminal);
    for (const child of 'parts' in node ? node.parts : 'body' in node ? [node.body] : []) seen.add(child);
  }
  return terminals;
}

/** Cuts each of the disjoint sets into its parts inside and outside of `bytes`, and adds what none of them has. */
function splitAtoms(atoms: readonly bigint[], bytes: bigint): bigint[] {
  const split = atoms.flatMap((atom) => [atom & bytes, atom & ~bytes]);
  const rest = bytes & ~atoms.reduce((all, atom) => all | atom, 0n);
  return [...split, rest].filter((atom) => atom !== 0n);
}

function isPartOf(letter: Terminal, terminal: Terminal, text: string): boolean {
  if (letter.kind !== 'bytes' || terminal.kind !== 'bytes')
    return letter.kind === terminal.kind && terminalText(letter) === text;
  return (letter.bytes & terminal.bytes) !== 0n && actionsText(letter.actions) === actionsText(terminal.actions);
}

/** Letters with the same actions as one. */
function joinLetters(letters: readonly Terminal[]): Terminal {
  const [first] = letters;
  if (first.kind !== 'bytes') return first;
  return { ...first, bytes: letters.reduce((all, letter) => (letter.kind === 'bytes' ? all | letter.bytes : all), 0n) };
}
