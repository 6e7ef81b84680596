/**
 * Expression trees: which values stay in expressions (on the operand stack, where a target has one). A temporary that is
 * used once, in the block that defines it, is not computed where it is defined but where it is used, if nobody can tell the
 * difference; all others go through a variable ("are materialised").
 *
 *     t2 = MulI p0, p1
 *     t3 = AddI t2, 1        one tree:  return (p0 * p1) + 1
 *     return t3
 *
 * `Pending` holds the trees of the current block that have been defined and not yet used, in order of definition, and
 * keeps two promises:
 *  - instructions that are not pure (they may trap, or touch memory or globals) are executed in the order of the
 *    program;
 *  - a tree that reads a local or parameter is executed before the next assignment to it.
 * Depth, the number of locals a tree reads, and the number of pending trees are bounded, so that emitting a tree may
 * recurse and the time per instruction is constant.
 */
import { isPure } from '../table/row.ts';
import { calcRows, isCalcOp, structuralRows } from '../linear/opcodes.ts';
import { destsOf, operandsOf } from '../linear/instr.ts';
import type { Block, Func, Global, Instr, Operand } from '../linear/nodes.ts';

export interface Tree {
  readonly instr: Instr;
  /** The temporary that the tree computes. */
  readonly temp: number;
  /** For each operand, its tree, or undefined where the operand is read as it is. */
  readonly kids: readonly (Tree | undefined)[];
  /** It or a tree in it is not pure. */
  readonly impure: boolean;
  readonly depth: number;
  /** The locals and parameters that it reads. */
  readonly reads: readonly number[];
}

/** Bounds the recursion of emitters; no engine's operand stack suffers from it. */
const deepestTree = 80;

/** What a target asks of trees beyond their order. */
export interface TreeShape {
  /** The depth beyond which trees are not read any more; 80 unless given. */
  readonly deepest?: number;
  /**
   * How many operands of an instruction may be impure trees. All of them unless given, which is right where operands are computed
   * in their order; where they are computed in any order, it is one, and where one of them may not be computed at all, none.
   */
  readonly keeps?: (instr: Instr) => number;
}
/** Bounds the lists that are searched at every assignment to a local. */
const mostReads = 12;
const mostPending = 48;

/** A tree to which the operands are still being added. */
interface GrowingTree extends Tree {
  readonly kids: (Tree | undefined)[];
  impure: boolean;
  depth: number;
  readonly reads: number[];
}

/** An instruction with its operands' trees, and its place in the order of the pending ones. */
interface Captured {
  readonly tree: Tree;
  readonly position: number;
}

/** For every temporary: how often it is used, and in which block, if in one (else -1). */
export interface TempUses {
  readonly count: Int32Array;
  readonly block: Int32Array;
}

/** While counting: a temporary of several blocks. */
const many = -2;

/** `block` is -1 for a temporary that is defined and used in different blocks, or nowhere used. */
export function countUses(func: Func, blocks: readonly Block[]): TempUses {
  const count = new Int32Array(func.symbols.length);
  const block = new Int32Array(func.symbols.length).fill(-1);
  const note = (index: number, at: number): void => {
    block[index] = block[index] === -1 || block[index] === at ? at : many;
  };
  blocks.forEach(({ instrs, terminator }, at) => {
    const visit = (instr: Instr): void => {
      for (const operand of operandsOf(instr)) {
        if (operand.kind !== 't') continue;
        count[operand.index]++;
        note(operand.index, at);
      }
      for (const dest of destsOf(instr)) if (dest.kind === 't') note(dest.index, at);
    };
    instrs.forEach(visit);
    visit(terminator);
  });
  for (let i = 0; i < block.length; i++) if (block[i] === many) block[i] = -1;
  return { count, block };
}

/** Whether an instruction must keep its place among the others that are not pure. */
export function isImpure(instr: Instr): boolean {
  if (isCalcOp(instr.op)) {
    return !isPure(calcRows[instr.op]) && !dividesByKnown(instr);
  }
  if (instr.op === 'Assign') return false;
  return !isPure(structuralRows[instr.op]);
}

/** A division by an immediate other than 0 does not trap. One of 128 bits may have a lane that is 0. */
function dividesByKnown(instr: Instr): boolean {
  const divisor = operandsOf(instr)[1];
  return divisor?.kind === 'v' && divisor.type !== 'v128' && Number(divisor.value) !== 0;
}

/** The trees of one block after the other; empty between blocks. */
export class Pending {
  /** In the order in which their instructions stand in the program. */
  #trees: Tree[] = [];
  /** By temporary; the same trees as in `#trees`. */
  readonly #treeOf: (Tree | undefined)[] = [];
  readonly #materialise: (tree: Tree) => void;
  readonly #globals: readonly Global[];
  readonly #deepest: number;
  readonly #keeps: (instr: Instr) => number;

  /** `materialise` writes a tree's code now and puts its value into the local of its temporary. */
  constructor(globals: readonly Global[], materialise: (tree: Tree) => void, shape: TreeShape = {}) {
    this.#globals = globals;
    this.#materialise = materialise;
    this.#deepest = shape.deepest ?? deepestTree;
    this.#keeps = shape.keeps ?? (() => Infinity);
  }

  get isEmpty(): boolean {
    return this.#trees.length === 0;
  }

  /**
   * Keeps the value of an instruction for its use. `order` lists its operands in the order in which they are pushed.
   */
  defer(instr: Instr, temp: number, order: readonly number[]): void {
    const ownImpure = this.#isImpure(instr);
    const { tree, position } = this.#capture(instr, temp, order, ownImpure);
    this.#trees.splice(position, 0, tree);
    this.#treeOf[temp] = tree;
    if (tree.depth >= this.#deepest || tree.reads.length > mostReads) this.#flushThrough(tree);
    else if (this.#trees.length > mostPending) this.#flushThrough(this.#trees[this.#trees.length >> 1]);
  }

  /** The tree of an instruction that is executed now; afterwards nothing pending contradicts that. */
  take(instr: Instr, order: readonly number[]): Tree {
    const { tree } = this.#capture(instr, -1, order, this.#isImpure(instr) || writesGlobal(instr), true);
    for (const dest of destsOf(instr)) if (dest.kind === 'l' || dest.kind === 'p') this.#flushReaders(dest.index);
    return tree;
  }

  /** Executes everything that is pending. */
  flush(): void {
    if (this.#trees.length > 0) this.#flushSome(() => true);
  }

  /**
   * The instruction with its operands' trees, which are no longer pending, and where its own tree belongs. A pure
   * instruction over an impure tree takes that tree's place in the order; everything else goes to the end.
   */
  #capture(instr: Instr, temp: number, order: readonly number[], ownImpure: boolean, now = false): Captured {
    const operands = operandsOf(instr);
    this.#orderImpure(instr, order, ownImpure, now);
    const tree: GrowingTree = { instr, temp, kids: [], impure: ownImpure, depth: 1, reads: [] };
    let position = -1;
    for (const operand of operands) {
      const kid = this.#pendingOf(operand);
      tree.kids.push(kid);
      if (operand.kind === 'l' || operand.kind === 'p') tree.reads.push(operand.index);
      if (kid === undefined) continue;
      const at = this.#remove(kid);
      if (at < position) position--;
      if (kid.impure && !ownImpure) position = at;
      tree.impure ||= kid.impure;
      tree.depth = Math.max(tree.depth, kid.depth + 1);
      tree.reads.push(...kid.reads);
    }
    return { tree, position: position < 0 ? this.#trees.length : position };
  }

  /** The tree that an operand stands for, if it has not been executed. */
  #pendingOf(operand: Operand): Tree | undefined {
    return operand.kind === 't' ? this.#treeOf[operand.index] : undefined;
  }

  /** A tree is pending no longer; the result is the place that it had. */
  #remove(tree: Tree): number {
    const at = this.#trees.lastIndexOf(tree);
    this.#trees.splice(at, 1);
    this.#treeOf[tree.temp] = undefined;
    return at;
  }

  /**
   * Executes now what would otherwise be executed out of order. The impure operands may stay trees if they are the last
   * impure trees pending, in the order in which they will be pushed; or, for a pure instruction that is deferred
   * itself, if there is only one.
   */
  #orderImpure(instr: Instr, order: readonly number[], ownImpure: boolean, now: boolean): void {
    const operands = operandsOf(instr);
    const kids = order.map((k) => this.#pendingOf(operands[k])).filter((kid) => kid?.impure === true);
    const kept = this.#readsGlobalFirst(instr, order) ? 0 : this.#keeps(instr);
    const mustBeLast = ownImpure || (now && kids.length > 0) || kids.length > Math.min(kept, 1);
    if (!mustBeLast) return;
    const before = this.#lastImpureBefore(kids.length > kept ? this.#last(kids, kept) : kids);
    if (before !== undefined) this.#flushThrough(before);
  }

  /** Would a scalar global be read before an operand that may change it? All operands have their values when the instruction is reached. */
  #readsGlobalFirst(instr: Instr, order: readonly number[]): boolean {
    const operands = operandsOf(instr);
    const global = order.findIndex((k) => this.#isVariable(operands[k]));
    return global >= 0 && order.some((k, at) => at > global && this.#pendingOf(operands[k])?.impure === true);
  }

  #isVariable(operand: Operand): boolean {
    return operand.kind === 'g' && this.#globals[operand.index].storage === 'scalar';
  }

  /** Those of the trees that stand last in the program: none or one, or else all. */
  #last(trees: readonly (Tree | undefined)[], count: number): readonly (Tree | undefined)[] {
    if (count === 0) return [];
    return [this.#trees.findLast((tree) => trees.includes(tree))];
  }

  /** The last impure tree that is not among `kids` in their order: it and all before it must be executed first. */
  #lastImpureBefore(kids: readonly (Tree | undefined)[]): Tree | undefined {
    let kept = kids.length;
    for (let at = this.#trees.length - 1; at >= 0; at--) {
      const tree = this.#trees[at];
      if (!tree.impure) continue;
      const position = kids.lastIndexOf(tree, kept - 1);
      if (position < 0 || kept === 0) return tree;
      kept = position;
    }
    return undefined;
  }

  /** Executes the trees that read a local, and the impure ones before them. */
  #flushReaders(local: number): void {
    for (let i = this.#trees.length - 1; i >= 0; i--) {
      if (this.#trees[i].reads.includes(local))
        return this.#flushSome((tree, at) => tree.reads.includes(local) || (tree.impure && at < i));
    }
  }

  /** Reading a scalar global is reading memory. */
  #isImpure(instr: Instr): boolean {
    return isImpure(instr) || operandsOf(instr).some((operand) => this.#isVariable(operand));
  }

  /** Executes a tree and all impure ones before it. */
  #flushThrough(last: Tree): void {
    const end = this.#trees.indexOf(last);
    this.#flushSome((tree, at) => at === end || (at < end && tree.impure));
  }

  #flushSome(isDue: (tree: Tree, at: number) => boolean): void {
    const trees = this.#trees;
    const due = trees.map(isDue);
    this.#trees = trees.filter((_, i) => !due[i]);
    trees.forEach((tree, i) => {
      if (!due[i]) return;
      this.#treeOf[tree.temp] = undefined;
      this.#materialise(tree);
    });
  }
}

function writesGlobal(instr: Instr): boolean {
  return destsOf(instr).some((dest) => dest.kind === 'g');
}
