/**
 * The body of a function as lines, with what a reader expects of loops: a loop that begins with a test is a `while`, one that ends with
 * a test is a `do`, and a jump to where control goes anyway is not written. Jumps to a label are `continue` or `break` where these mean the
 * same, else `goto`; labels that nothing names are not written either.
 */

import { levels, within, type Expr } from './expr.ts';

interface Loop {
  readonly label: number;
  /** The line that opens it. */
  readonly at: number;
  /** How many jumps to its beginning have been written as `continue`. */
  continues: number;
  /** The jumps that `break` writes: those to these labels. */
  readonly breaks: ReadonlySet<number>;
  /** What must hold for an iteration, tested in this order. */
  readonly tests: string[];
}

const indent = '  ';

export class Lines {
  readonly #lines: (string | undefined)[] = [];
  /** The open braces: a loop, or undefined for an arm. */
  readonly #open: (Loop | undefined)[] = [];
  readonly #loops: Loop[] = [];
  /** The lines at which labels may be named, by label. */
  readonly #labels = new Map<number, number>();
  readonly #named = new Set<number>();

  get depth(): number {
    return this.#open.length;
  }

  /** The directive that stands in front of every line, for debuggers; none until it is set. */
  place: string | undefined;

  add(text: string): void {
    if (this.place !== undefined) this.#lines.push(this.place);
    this.#lines.push(`${indent.repeat(this.#open.length + 1)}${text}`);
  }

  label(label: number): void {
    this.#labels.set(label, this.#lines.push(undefined) - 1);
  }

  openLoop(label: number, breaks: ReadonlySet<number>): void {
    this.add('for (;;) {');
    const loop = { label, at: this.#lines.length - 1, continues: 0, breaks, tests: [] };
    this.#open.push(loop);
    this.#loops.push(loop);
    this.label(label);
  }

  openIf(condition: string): void {
    this.add(`if (${condition}) {`);
    this.#open.push(undefined);
  }

  else(): void {
    const loop = this.#open.pop();
    this.add('} else {');
    this.#open.push(loop);
  }

  closeIf(): void {
    this.#open.pop();
    this.add('}');
  }

  closeLoop(): void {
    const loop = this.#open.at(-1);
    if (loop !== undefined) this.#tidyEnd(loop);
    this.#open.pop();
    this.#loops.pop();
    this.add(`}${loop === undefined ? '' : this.#tail}`);
    this.#tail = '';
  }

  /** What stands behind the brace of the loop that is being closed. */
  #tail = '';

  /** `if (x) continue; break;` at the end is the test of a `do`; a `continue` there says nothing. */
  #tidyEnd(loop: Loop): void {
    const last = this.#text(-1);
    const test = /^if \((.*)\) continue;$/.exec(this.#text(this.place === undefined ? -2 : -3) ?? '');
    if (
      last === 'break;' &&
      test !== null &&
      loop.continues === 1 &&
      this.#opener(loop) === 'for (;;) {' &&
      this.#isFree(loop)
    ) {
      this.#lines.length -= this.place === undefined ? 2 : 4;
      this.#replaceOpener(loop, 'do {');
      this.#tail = ` while (${test[1]});`;
    } else if (last === 'continue;') this.#lines.length -= 1;
  }

  /** Nothing jumps to the beginning by its name. */
  #isFree({ label }: Loop): boolean {
    return !this.#named.has(label);
  }

  /** A line counted from the end, without its indentation. */
  #text(at: number): string | undefined {
    return this.#lines.at(at)?.trim();
  }

  #opener({ at }: Loop): string | undefined {
    return this.#lines[at]?.trim();
  }

  #replaceOpener({ at }: Loop, text: string): void {
    this.#lines[at] = this.#lines[at]?.replace('for (;;) {', () => text);
  }

  /** The statement that jumps to a label, which stands for a loop's beginning or a block's end. */
  jump(label: number): string {
    const loop = this.#loops.at(-1);
    if (loop?.label === label) {
      loop.continues++;
      return 'continue;';
    }
    if (loop?.breaks.has(label) === true) return 'break;';
    this.#named.add(label);
    return `goto ${labelName(label)};`;
  }

  addJump(label: number): void {
    this.add(this.jump(label));
  }

  /** A jump if the condition holds; `opposite` is what holds if it does not. */
  addJumpIf(label: number, condition: Expr, opposite: Expr): void {
    const loop = this.#loops.at(-1);
    const isFirst = loop !== undefined && this.#lines.length === loop.at + 2 && this.#open.at(-1) === loop;
    if (!isFirst || !loop.breaks.has(label)) return this.add(`if (${condition.text}) ${this.jump(label)}`);
    loop.tests.push(within(opposite, levels.compare));
    this.#lines[loop.at] =
      `${indent.repeat(this.#open.length)}while (${loop.tests.length === 1 ? opposite.text : loop.tests.join(' && ')}) {`;
  }

  /** For a jump by a table, which cannot `break` or `continue`. */
  nameOf(label: number): string {
    this.#named.add(label);
    return labelName(label);
  }

  toString(): string {
    if (this.#lines.at(-1)?.trim() === 'return;') this.#lines.length -= 1;
    const names = new Map([...this.#labels].map(([label, at]) => [at, label]));
    const text: string[] = [];
    this.#lines.forEach((line, at) => {
      const label = names.get(at);
      if (label === undefined) text.push(line ?? '');
      else if (this.#named.has(label)) text.push(`${labelName(label)}:;`);
    });
    return text.join('\n');
  }
}

function labelName(label: number): string {
  return `L${label}`;
}
