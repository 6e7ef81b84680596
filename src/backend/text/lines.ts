/**
 * The body of a function as lines, with what a reader expects of loops: a loop that begins with a test is a `while`, one that ends with
 * a test is a `do`, and a jump to where control goes anyway is not written. Jumps to a label are `continue` or `break` where these mean the
 * same; else they name it, and labels that nothing names are not written.
 *
 *     jumps: goto      goto L4;  …  L4:;          jumps: break      L4: {  …  break L4;  …  }      L5: for (;;) {  …  continue L5;  …  }
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

interface Line {
  text: string;
  /** A directive stands at the margin; what opens braces is followed by deeper lines. */
  readonly kind: 'plain' | 'directive' | 'opens' | 'turns' | 'closes' | 'label';
  /** The label that stands here, or whose block or loop is opened or closed: written if something names it. */
  readonly label?: number;
}

const indent = '  ';

/** What the writer of functions says of a body. */
export interface BodyLines {
  readonly depth: number;
  place: string | undefined;
  add(text: string): void;
  label(label: number): void;
  openBlock(label: number): void;
  closeBlock(label: number): void;
  openLoop(label: number, breaks: ReadonlySet<number>): void;
  closeLoop(): void;
  openIf(condition: Expr): void;
  else(): void;
  close(): void;
  addJump(label: number): void;
  addJumpIf(label: number, condition: Expr, opposite: Expr): void;
  /** Jumps by the value of an expression: to each label with some values, else to the last one. */
  addTable(selector: string, cases: readonly Case[], otherwise: number): void;
  /** The nodes of a graph, of which `way` says the next. */
  openNodes(way: string): void;
  openNode(number: number): void;
  closeNodes(): void;
  /** The lines so far, which are taken away; of languages whose functions are divided. */
  takeAll?(): string[];
  /** The whole function; undefined if it is nested too deeply. `newName` makes the name of another variable. */
  text(head: string, declared: readonly string[], newName: (name: string) => string): string | undefined;
}

/** The values that lead to a label. */
export type Case = readonly [label: number, values: readonly string[]];

export class Lines implements BodyLines {
  readonly #jumps: 'goto' | 'break';
  readonly #lines: Line[] = [];
  /** The open braces: a loop, or undefined for an arm or a block. */
  readonly #open: (Loop | undefined)[] = [];
  readonly #loops: Loop[] = [];
  readonly #loopLabels = new Set<number>();
  readonly #named = new Set<number>();

  constructor(jumps: 'goto' | 'break') {
    this.#jumps = jumps;
  }

  get depth(): number {
    return this.#open.length;
  }

  /** The directive that stands in front of every line, for debuggers; none until it is set. */
  place: string | undefined;

  add(text: string): void {
    this.#add({ text, kind: 'plain' });
  }

  #add(line: Line): number {
    if (this.place !== undefined) this.#lines.push({ text: this.place, kind: 'directive' });
    return this.#lines.push(line) - 1;
  }

  /** Where control goes on that jumps to a label, if jumps are `goto`. */
  label(label: number): void {
    this.#lines.push({ text: '', kind: 'label', label });
  }

  /** A block of which one may break out; without jumps that name it, it needs no braces. */
  openBlock(label: number): void {
    this.#lines.push({ text: '{', kind: 'opens', label });
    this.#open.push(undefined);
  }

  closeBlock(label: number): void {
    if (this.#jumps === 'goto') this.label(label);
    this.#open.pop();
    this.#lines.push({ text: '}', kind: 'closes', label });
  }

  openLoop(label: number, breaks: ReadonlySet<number>): void {
    this.#loopLabels.add(label);
    const line = { text: 'for (;;) {', kind: 'opens' } as const;
    const at = this.#add(this.#jumps === 'break' ? { ...line, label } : line);
    const loop = { label, at, continues: 0, breaks, tests: [] };
    this.#open.push(loop);
    this.#loops.push(loop);
    this.label(label);
  }

  openIf({ text }: Expr): void {
    this.#openWith(`if (${text}) {`);
  }

  openNodes(way: string): void {
    this.#openWith('for (;;) {');
    this.#openWith(`switch (${way}) {`);
  }

  openNode(number: number): void {
    this.#openWith(`case ${number}: {`);
  }

  closeNodes(): void {
    this.close();
    this.close();
  }

  addTable(selector: string, cases: readonly Case[], otherwise: number): void {
    this.add(`switch (${selector}) {`);
    for (const [label, values] of cases)
      this.add(`${values.map((one) => `case ${one}:`).join(' ')} ${this.jumpByName(label)}`);
    this.add(`default: ${this.jumpByName(otherwise)}`);
    this.add('}');
  }

  #openWith(text: string): void {
    this.#add({ text, kind: 'opens' });
    this.#open.push(undefined);
  }

  else(): void {
    this.#add({ text: '} else {', kind: 'turns' });
  }

  close(): void {
    this.#open.pop();
    this.#add({ text: '}', kind: 'closes' });
  }

  closeLoop(): void {
    const loop = this.#open.at(-1);
    const tail = loop === undefined ? '' : this.#tidyEnd(loop);
    this.#open.pop();
    this.#loops.pop();
    this.#add({ text: `}${tail}`, kind: 'closes' });
  }

  /** `if (x) continue; break;` at the end is the test of a `do`; a `continue` there says nothing. The result stands behind the brace. */
  #tidyEnd(loop: Loop): string {
    const last = this.#text(-1);
    const test = /^if \((.*)\) continue;$/.exec(this.#text(this.place === undefined ? -2 : -3) ?? '');
    const opener = this.#lines[loop.at];
    if (
      last === 'break;' &&
      test !== null &&
      loop.continues === 1 &&
      opener.text === 'for (;;) {' &&
      !this.#named.has(loop.label) &&
      !this.#declares(loop, test[1])
    ) {
      this.#lines.length -= this.place === undefined ? 2 : 4;
      opener.text = 'do {';
      return ` while (${test[1]});`;
    }
    if (last === 'continue;') this.#lines.length -= 1;
    return '';
  }

  /** Does a variable that the text reads end with the loop's braces? */
  #declares({ at }: Loop, text: string): boolean {
    const read = new Set(text.match(/\w+/g));
    return this.#lines.slice(at + 1).some((line) => read.has(/^(?:\w+ )+(\w+) = /.exec(line.text)?.[1] ?? ''));
  }

  /** A line counted from the end. */
  #text(at: number): string | undefined {
    const line = this.#lines.at(at);
    return line?.kind === 'label' ? undefined : line?.text;
  }

  /** The statement that jumps to a label, which stands for a loop's beginning or a block's end. */
  jump(label: number): string {
    const loop = this.#loops.at(-1);
    if (loop?.label === label) {
      loop.continues++;
      return 'continue;';
    }
    if (loop?.breaks.has(label) === true) return 'break;';
    return this.jumpByName(label);
  }

  /** From where `break` and `continue` have another meaning. */
  jumpByName(label: number): string {
    this.#named.add(label);
    if (this.#jumps === 'goto') return `goto ${labelName(label)};`;
    return `${this.#loopLabels.has(label) ? 'continue' : 'break'} ${labelName(label)};`;
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
    this.#lines[loop.at].text = `while (${loop.tests.length === 1 ? opposite.text : loop.tests.join(' && ')}) {`;
  }

  /** The lines so far, which are taken away. */
  takeAll(): string[] {
    const text = this.#texts();
    this.#lines.length = 0;
    return text;
  }

  text(head: string, declared: readonly string[]): string {
    const body = this.#body();
    if (this.place === undefined) return `${[head, ...declared, body, '}'].join('\n')}\n`;
    // Debuggers tell the lines of a function from those of its beginning and its end.
    const start = this.#lines.find(({ kind }) => kind === 'directive')?.text ?? this.place;
    const marked = declared.flatMap((line) => [start, line]);
    return `${[start, head, ...marked, body, this.place, '}'].join('\n')}\n`;
  }

  #body(): string {
    if (this.#text(-1) === 'return;') this.#lines.length -= 1;
    return this.#texts().join('\n');
  }

  #texts(): string[] {
    const text: string[] = [];
    let depth = 1;
    for (const line of this.#lines) {
      const written = this.#written(line);
      if (written === undefined) continue;
      if (line.kind === 'closes' || line.kind === 'turns') depth--;
      const isAtMargin = line.kind === 'directive' || line.kind === 'label';
      text.push(isAtMargin ? written : `${indent.repeat(depth)}${written}`);
      if (line.kind === 'opens' || line.kind === 'turns') depth++;
    }
    return text;
  }

  /** The line without its indentation; undefined: nothing names what is here. */
  #written({ text, kind, label }: Line): string | undefined {
    if (label === undefined) return text;
    const isNamed = this.#named.has(label);
    if (kind === 'label') return isNamed && this.#jumps === 'goto' ? `${labelName(label)}:;` : undefined;
    if (this.#loopLabels.has(label)) return isNamed ? `${labelName(label)}: ${text}` : text;
    if (!isNamed) return undefined;
    return kind === 'opens' && this.#jumps === 'break' ? `${labelName(label)}: ${text}` : text;
  }
}

function labelName(label: number): string {
  return `L${label}`;
}
