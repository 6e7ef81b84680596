/**
 * The tree of calling contexts: a node is a function where it was called from. Node 0 is the outside of the program, and the parent of
 * a node has a lower number.
 */

/** Programs may have more contexts than anybody looks at: what comes later is in a node below the root. */
const mostNodes = 200_000;

export class ContextTree {
  /** By node: its parent, what it is (the number of a function, or of a host function behind those), and its own steps. */
  readonly parents: number[] = [-1];
  readonly subjects: number[] = [-1];
  readonly steps: number[] = [0];
  /** How many functions the program has itself. */
  readonly functions: number;
  readonly #children = new Map<number, number>();

  constructor(functions: number) {
    this.functions = functions;
  }

  get size(): number {
    return this.parents.length;
  }

  /** The node of a subject that the function of `caller` calls. */
  nodeOf(subject: number, caller: number): number {
    const parent = this.size < mostNodes ? caller : (this.#known(subject, caller) ?? 0);
    const key = keyOf(subject, parent);
    const known = this.#children.get(key);
    if (known !== undefined) return known;
    const node = this.parents.push(parent) - 1;
    this.subjects.push(subject);
    this.steps.push(0);
    this.#children.set(key, node);
    return node;
  }

  #known(subject: number, caller: number): number | undefined {
    return this.#children.has(keyOf(subject, caller)) ? caller : undefined;
  }

  /** Adds steps to a node; nodes below 0 are none. */
  add(node: number, steps: number): void {
    if (node >= 0) this.steps[node] += steps;
  }
}

function keyOf(subject: number, parent: number): number {
  return parent * 2 ** 24 + subject;
}
