/**
 * Labels and jumps of one function, over the builder of the linear IR.
 *
 * Two labels that turn out to mark the same place are joined (a forest of joined labels, compressed on the way), so the
 * code has one label there. A label that no reachable jump names is not placed: what follows a `return` stays out of
 * the code unless something leads there. In the end labels are numbered in the order of their places.
 */
import { mapTargets } from '../../linear/instr.ts';
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Dest, Instr, Operand } from '../../linear/nodes.ts';
import { immediate } from './constants.ts';

export type Label = number;

/** A condition that has been decided by jumping: control is at one of two labels, neither of them placed yet. */
export interface Jump {
  readonly whenTrue: Label;
  readonly whenFalse: Label;
}

export class Flow {
  readonly b: LinearBuilder;
  readonly #joined: Label[] = [];
  readonly #isUsed: boolean[] = [];
  #counter: Dest | undefined;

  constructor(b: LinearBuilder) {
    this.b = b;
  }

  get isOpen(): boolean {
    return this.b.isOpen;
  }

  newLabel(): Label {
    const label = this.b.newLabel();
    this.#joined[label] = label;
    this.#isUsed[label] = false;
    return label;
  }

  #find(label: Label): Label {
    let root = label;
    while (this.#joined[root] !== root) root = this.#joined[root] = this.#joined[this.#joined[root]];
    return root;
  }

  /** Is there a way to the label? */
  isUsed(label: Label): boolean {
    return this.#isUsed[this.#find(label)];
  }

  #use(label: Label): Label {
    this.#isUsed[this.#find(label)] = true;
    return label;
  }

  // Where control cannot come, nothing is written, and labels do not count as used.

  goto(label: Label): void {
    if (this.isOpen) this.b.goto(this.#use(label));
  }

  branch(condition: Operand, whenTrue: Label, whenFalse: Label): void {
    if (this.isOpen) this.b.condGoto(condition, this.#use(whenTrue), this.#use(whenFalse));
  }

  /** Makes two labels, neither of them placed, one. */
  join(a: Label, b: Label): void {
    const [root, other] = [this.#find(a), this.#find(b)];
    this.#joined[other] = root;
    if (this.#isUsed[other]) this.#isUsed[root] = true;
  }

  /** Places a label that is only jumped to from before; where nothing does, nothing is placed. */
  place(label: Label): void {
    const root = this.#find(label);
    if (this.#isUsed[root]) this.b.label(root);
  }

  /** Places a label to which code behind it jumps back. */
  placeHead(label: Label): void {
    if (this.isOpen) this.b.label(this.#use(label));
  }

  /** 1 or 0 in a local, for a condition that is used as a number. */
  valueOf({ whenTrue, whenFalse }: Jump): Operand {
    const isReached = this.isOpen || this.#isUsed[this.#find(whenTrue)] || this.#isUsed[this.#find(whenFalse)];
    if (!isReached) return immediate('i32', 0);
    const result = this.b.local('i32');
    const end = this.newLabel();
    this.place(whenTrue);
    if (this.isOpen) this.b.assign(result, immediate('i32', 1));
    this.goto(end);
    this.place(whenFalse);
    if (this.isOpen) this.b.assign(result, immediate('i32', 0));
    this.place(end);
    return result;
  }

  /** A loop that makes every element of an array 0. */
  clearArray(array: Operand, count: number, zero: Operand): void {
    if (!this.isOpen) return;
    const { b } = this;
    const counter = (this.#counter ??= b.local('i32'));
    const [head, end] = [this.newLabel(), this.newLabel()];
    b.assign(counter, immediate('i32', 0));
    this.placeHead(head);
    b.arrayStore(array, counter, zero);
    b.assign(counter, b.calc('AddI', counter, immediate('i32', 1)));
    this.branch(b.calc('LessI', counter, immediate('i32', count)), head, end);
    this.place(end);
  }

  /** Ends the function: labels get their numbers, joined ones the same. */
  finish(): void {
    const func = this.b.finish();
    const numbers = new Map<Label, number>();
    const numberOf = (label: Label): number => {
      const root = this.#find(label);
      let number = numbers.get(root);
      if (number === undefined) numbers.set(root, (number = numbers.size));
      return number;
    };
    for (const instr of func.instrs) if (instr.op === 'Label') numberOf(instr.label);
    func.instrs = func.instrs.map((instr): Instr =>
      instr.op === 'Label' ? { ...instr, label: numberOf(instr.label) } : mapTargets(instr, numberOf),
    );
  }
}
