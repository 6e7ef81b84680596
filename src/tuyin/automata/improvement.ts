/**
 * Makes an expression cheaper step by step: drops or simplifies one piece at a time and keeps what has still the same
 * language, until no piece can be changed. Languages are compared with the smallest automaton, so that rewritings are
 * found that no rule about texts would find: `A* (B A*)*` becomes `(A | B)*`.
 */
import type { Alphabet } from './alphabet.ts';
import { buildNfa, type Dfa } from './dfa.ts';
import type { ExprId, ExprPool } from './expressions.ts';

/** Larger expressions are left alone; this also bounds how deep the walk over an expression goes. */
const mostOccurrences = 64;

export function improve(pool: ExprPool, root: ExprId, dfa: Dfa, alphabet: Alphabet): ExprId {
  let best = root;
  for (let better: ExprId | undefined = root; better !== undefined;) {
    best = better;
    better = pool.occurrences(best) > mostOccurrences ? undefined : findCheaper(pool, best, dfa, alphabet);
  }
  return best;
}

function findCheaper(pool: ExprPool, root: ExprId, dfa: Dfa, alphabet: Alphabet): ExprId | undefined {
  const tried = new Set<ExprId>();
  for (const variant of variantsOf(pool, root)) {
    if (tried.has(variant) || !isCheaper(pool, variant, root)) continue;
    tried.add(variant);
    if (hasLanguage(pool, variant, dfa, alphabet)) return variant;
  }
  return undefined;
}

function isCheaper(pool: ExprPool, a: ExprId, b: ExprId): boolean {
  return (pool.occurrences(a) - pool.occurrences(b) || pool.operators(a) - pool.operators(b)) < 0;
}

/** The expression with one piece changed. */
function variantsOf(pool: ExprPool, id: ExprId): ExprId[] {
  const node = pool.node(id);
  if ('body' in node) {
    const shorter =
      node.kind === 'option'
        ? [node.body]
        : node.kind === 'star'
          ? [pool.plus(node.body), pool.option(node.body)]
          : [node.body];
    return [...shorter, ...variantsOf(pool, node.body).map((body) => pool.loop(node.kind, body))];
  }
  if (!('parts' in node)) return [];
  const join = (parts: readonly ExprId[]): ExprId => (node.kind === 'choice' ? pool.choice(parts) : pool.concat(parts));
  const dropped = node.parts.map((_, i) => join(node.parts.toSpliced(i, 1)));
  const inside = node.parts.flatMap((part, i) =>
    variantsOf(pool, part).map((variant) => join(node.parts.with(i, variant))),
  );
  return [
    ...dropped,
    ...(node.kind === 'concat' ? [...loopsOf(pool, node.parts), ...ledLoopsOf(pool, node.parts)] : []),
    ...inside,
  ];
}

/** Runs of a sequence as one loop over their pieces: `A* B*` as `(A | B)*`. */
function loopsOf(pool: ExprPool, parts: readonly ExprId[]): ExprId[] {
  const loops: ExprId[] = [];
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 2; to <= parts.length; to++) {
      const run = parts.slice(from, to);
      if (!run.some((id) => ['star', 'plus'].includes(pool.node(id).kind))) continue;
      const body = pool.choice(run.map((id) => bodyOf(pool, id)));
      for (const loop of [pool.star(body), pool.plus(body)])
        loops.push(pool.concat([...parts.slice(0, from), loop, ...parts.slice(to)]));
    }
  }
  return loops;
}

/** A loop whose turns may begin with what stands in front of it: `A (A | B)*` as `(A B*)+`, and mirrored. */
function ledLoopsOf(pool: ExprPool, parts: readonly ExprId[]): ExprId[] {
  const variants: ExprId[] = [];
  parts.forEach((loop, at) => {
    const node = pool.node(loop);
    if (node.kind !== 'star') return;
    const members = membersOf(pool, node.body);
    for (let length = 1; length < parts.length; length++) {
      const [from, to] = [at - length, at + 1 + length];
      if (from >= 0)
        variants.push(...led(parts.slice(from, at), (run, rest) => [run, rest]).map((id) => join(from, id, at + 1)));
      if (to <= parts.length)
        variants.push(...led(parts.slice(at + 1, to), (run, rest) => [rest, run]).map((id) => join(at, id, to)));
    }

    function led(run: readonly ExprId[], order: (run: ExprId, rest: ExprId) => ExprId[]): ExprId[] {
      const leader = pool.concat(run);
      const own = new Set(membersOf(pool, leader));
      const rest = members.filter((member) => !own.has(member));
      if (rest.length + own.size !== members.length) return [];
      return [pool.plus(pool.concat(order(leader, pool.star(pool.choice(rest)))))];
    }
  });
  return variants;

  function join(from: number, id: ExprId, to: number): ExprId {
    return pool.concat([...parts.slice(0, from), id, ...parts.slice(to)]);
  }
}

function membersOf(pool: ExprPool, id: ExprId): readonly ExprId[] {
  const node = pool.node(id);
  return node.kind === 'choice' ? node.parts : [id];
}

function bodyOf(pool: ExprPool, id: ExprId): ExprId {
  const node = pool.node(id);
  return 'body' in node ? node.body : id;
}

/**
 * Whether an expression has the language of a smallest automaton. Sets of the expression's positions and states of the
 * automaton are walked together; the first difference ends the walk. Every position lies on the way to an end, so that
 * an empty set is the only one without further words.
 */
export function hasLanguage(pool: ExprPool, root: ExprId, dfa: Dfa, alphabet: Alphabet): boolean {
  if (root === pool.none) return dfa.size === 1 && dfa.final[0] === 0;
  const { entered, follow, final } = buildNfa(pool, root, alphabet);
  const seen = new Map<string, number>([['0', 0]]);
  const waiting = [{ set: [0], state: 0 }];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const { set, state } = pair;
    if (set.some((position) => final[position] === 1) !== (dfa.final[state] === 1)) return false;
    const byLetter: (number[] | undefined)[] = new Array<undefined>(dfa.letters).fill(undefined);
    for (const position of set) {
      for (const target of follow[position])
        for (const letter of entered[target]) (byLetter[letter] ??= []).push(target);
    }
    for (let letter = 0; letter < dfa.letters; letter++) {
      const targets = byLetter[letter];
      const next = dfa.next[state * dfa.letters + letter];
      if ((targets === undefined) !== next < 0) return false;
      if (targets === undefined) continue;
      const subset = [...new Set(targets)].sort((a, b) => a - b);
      const key = subset.join();
      const known = seen.get(key);
      // One set of positions has one language: a second state for it is a difference.
      if (known !== undefined && known !== next) return false;
      if (known !== undefined) continue;
      seen.set(key, next);
      waiting.push({ set: subset, state: next });
    }
  }
  return true;
}
