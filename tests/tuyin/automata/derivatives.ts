/**
 * A second reading of expressions over patterns, to compare with: a parser of its own and partial derivatives (V. Antimirov,
 * "Partial derivatives of regular expressions and finite automaton constructions", 1996). Nothing is shared with the code
 * under test. Letters are texts: a token with its actions, or one byte (`'a`) with its actions.
 */
export type Tree =
  | { readonly op: 'letter'; readonly letters: readonly string[] }
  | { readonly op: 'cat' | 'or'; readonly of: readonly Tree[] }
  | { readonly op: '?' | '*' | '+'; readonly of: readonly [Tree] };

/** Bytes that stand for all others: the tests use only these, and `~` for the rest. */
const sampleBytes = 'abcdefg~'.split('');

export function parseTree(text: string): Tree {
  const words = text.match(/"(?:\\.|[^"])*"|\[(?:\\.|[^\]])*\]|\{[^}]*\}|[@%]?\w+|\S/g) ?? [];
  let at = 0;
  function or(): Tree {
    const list = [cat()];
    while (words[at] === '|') {
      at++;
      list.push(cat());
    }
    return list.length === 1 ? list[0] : { op: 'or', of: list };
  }
  function cat(): Tree {
    const list: Tree[] = [];
    while (at < words.length && words[at] !== ')' && words[at] !== '|') list.push(loop());
    return list.length === 1 ? list[0] : { op: 'cat', of: list };
  }
  function loop(): Tree {
    let tree = atom();
    for (let word = words[at]; word === '?' || word === '*' || word === '+'; word = words[++at])
      tree = { op: word, of: [tree] };
    return tree;
  }
  function atom(): Tree {
    const word = words[at++];
    if (word === '(') {
      const tree = or();
      if (words[at++] !== ')') throw new Error(`no ) in ${text}`);
      return tree;
    }
    const actions = words[at]?.startsWith('{') ? words[at++] : '';
    if (word.startsWith('"')) {
      const chars = word.slice(1, -1).split('');
      return {
        op: 'cat',
        of: chars.map((char, i) => ({ op: 'letter', letters: [`'${char}${i === chars.length - 1 ? actions : ''}`] })),
      };
    }
    if (word === '.' || word.startsWith('[')) {
      const set = word === '.' ? /./ : word === '[]' ? /[^\s\S]/ : new RegExp(word);
      return {
        op: 'letter',
        letters: sampleBytes.filter((char) => set.test(char)).map((char) => `'${char}${actions}`),
      };
    }
    return { op: 'letter', letters: [word + actions] };
  }
  const tree = or();
  if (at < words.length) throw new Error(`left over: ${words.slice(at).join(' ')}`);
  return tree;
}

/** Terminals as a reader counts them: each byte of a string is one. */
export function countTerminals(tree: Tree): number {
  return tree.op === 'letter' ? 1 : tree.of.reduce((sum, child) => sum + countTerminals(child), 0);
}

function isNullable(tree: Tree): boolean {
  if (tree.op === 'letter') return false;
  if (tree.op === 'cat') return tree.of.every(isNullable);
  return tree.op === 'or' ? tree.of.some(isNullable) : tree.op === '+' ? isNullable(tree.of[0]) : true;
}

function derive(tree: Tree, letter: string): Tree[] {
  if (tree.op === 'letter') return tree.letters.includes(letter) ? [{ op: 'cat', of: [] }] : [];
  if (tree.op === 'or') return tree.of.flatMap((child) => derive(child, letter));
  if (tree.op !== 'cat') {
    const after: Tree = tree.op === '?' ? { op: 'cat', of: [] } : { op: '*', of: [tree.of[0]] };
    return derive(tree.of[0], letter).map((rest) => chain([rest, after]));
  }
  const results: Tree[] = [];
  for (let i = 0; i < tree.of.length; i++) {
    results.push(...derive(tree.of[i], letter).map((rest) => chain([rest, ...tree.of.slice(i + 1)])));
    if (!isNullable(tree.of[i])) break;
  }
  return results;
}

function chain(trees: readonly Tree[]): Tree {
  const flat = trees.flatMap((tree) => (tree.op === 'cat' ? tree.of : [tree]));
  return flat.length === 1 ? flat[0] : { op: 'cat', of: flat };
}

function lettersOf(tree: Tree): readonly string[] {
  return tree.op === 'letter' ? tree.letters : tree.of.flatMap(lettersOf);
}

/** Whether two trees match the same words: pairs of sets of derivatives, walked until one side ends where the other goes on. */
export function isSameLanguage(left: Tree, right: Tree): boolean {
  const letters = [...new Set([...lettersOf(left), ...lettersOf(right)])];
  const names = new Map<Tree, string>();
  const nameOf = (tree: Tree): string => {
    let name = names.get(tree);
    if (name === undefined) names.set(tree, (name = JSON.stringify(tree)));
    return name;
  };
  const unique = (trees: readonly Tree[]): Tree[] =>
    [...new Map(trees.map((tree) => [nameOf(tree), tree])).values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const seen = new Set<string>();
  const waiting: [Tree[], Tree[]][] = [[[left], [right]]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [a, b] = pair;
    if (a.some(isNullable) !== b.some(isNullable)) return false;
    const key = `${a.map(nameOf).join()} / ${b.map(nameOf).join()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const letter of letters) {
      const next: [Tree[], Tree[]] = [
        unique(a.flatMap((tree) => derive(tree, letter))),
        unique(b.flatMap((tree) => derive(tree, letter))),
      ];
      if (next[0].length > 0 || next[1].length > 0) waiting.push(next);
    }
  }
  return true;
}

/** Seeded random expressions: `atoms` are the terminals to choose from, `loops` the marks that may stand behind anything. */
export function randomExpression(random: () => number, size: number, atoms: readonly string[], loops: string): string {
  const pick = (n: number): number => Math.floor(random() * n);
  const mark = (): string => (pick(3) === 0 && loops !== '' ? loops[pick(loops.length)] : '');
  if (size <= 1) return atoms[pick(atoms.length)] + mark();
  const left = 1 + pick(size - 1);
  const [a, b] = [randomExpression(random, left, atoms, loops), randomExpression(random, size - left, atoms, loops)];
  return `(${a}${pick(2) === 0 ? ' ' : ' | '}${b})${mark()}`;
}
