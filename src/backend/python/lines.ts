/**
 * What the writer of functions says (text/func-emitter.ts), kept as a tree of statements until the function is complete: how something is
 * left in Python hangs on what stands behind it.
 */
import type { Expr } from '../text/expr.ts';
import type { BodyLines, Case } from '../text/lines.ts';
import { arrange, nowhere, testOf, writeStatements, type Statement } from './statements.ts';

/** What surrounds a call, so that the line in which it stands gets to know the number of its place. */
export const mark = '\0';

export class PythonLines implements BodyLines {
  readonly depth = 0;
  readonly place = undefined;
  readonly #body: Statement[] = [];
  readonly #open: { readonly into: Statement[]; readonly otherwise?: Statement[] }[] = [];
  #into: Statement[] = this.#body;
  readonly #nodes: Statement[][] = [];
  #way = '';
  readonly #isGlobal: (name: string) => boolean;

  /** `isGlobal`: is it a variable of the file? */
  constructor(isGlobal: (name: string) => boolean) {
    this.#isGlobal = isGlobal;
  }

  add(text: string): void {
    for (const line of text.split('\n')) this.#addLine(line);
  }

  #addLine(text: string): void {
    const places = [...text.matchAll(/\0(\d+)\0/g)].map(([, number]) => number);
    const plain = text.replace(/\0\d+\0/g, '').replace(/^ +|;$/g, '');
    if (plain !== 'continue') this.#into.push(places.length === 0 ? plain : `${plain}${mark}${places[0]}`);
  }

  #nest(statement: Statement, into: Statement[], otherwise?: Statement[]): void {
    this.#into.push(statement);
    this.#open.push({ into: this.#into, otherwise });
    this.#into = into;
  }

  label(): void {}

  openBlock(label: number): void {
    const body: Statement[] = [];
    this.#nest({ kind: 'block', label, body, breaks: nowhere }, body);
  }

  closeBlock(): void {
    this.close();
  }

  openLoop(label: number): void {
    const body: Statement[] = [];
    this.#nest({ kind: 'loop', label, body, breaks: nowhere }, body);
  }

  closeLoop(): void {
    this.close();
  }

  openIf(condition: Expr): void {
    const then: Statement[] = [];
    const otherwise: Statement[] = [];
    this.#nest({ kind: 'if', test: testOf(condition), then, otherwise }, then, otherwise);
  }

  else(): void {
    this.#into = this.#open.at(-1)?.otherwise ?? this.#into;
  }

  close(): void {
    this.#into = this.#open.pop()?.into ?? this.#body;
  }

  addJump(label: number): void {
    this.#into.push({ kind: 'jump', label });
  }

  addJumpIf(label: number, condition: Expr): void {
    this.#into.push({ kind: 'if', test: testOf(condition), then: [{ kind: 'jump', label }], otherwise: [] });
  }

  /** As tests that halve the values. */
  addTable(selector: string, cases: readonly Case[], label: number): void {
    const arms = cases.flatMap(([to, values]) =>
      values.map((value): [number, Statement[]] => [Number(value), [{ kind: 'jump', label: to }]]),
    );
    const sorted = arms.sort(([a], [b]) => a - b);
    this.#into.push(...halve(selector, sorted, [{ kind: 'jump', label }]));
  }

  // The nodes of a graph, each by its number

  openNodes(way: string): void {
    this.#way = way;
  }

  openNode(number: number): void {
    this.#open.push({ into: this.#into });
    this.#into = this.#nodes[number] = [];
  }

  closeNodes(): void {
    const tree = halve(
      this.#way,
      this.#nodes.map((body, i): [number, Statement[]] => [i, body]),
    );
    this.#body.push({ kind: 'loop', label: -1, body: tree, breaks: nowhere });
  }

  text(head: string, declared: readonly string[], newName: (name: string) => string): string | undefined {
    if (this.#body.at(-1) === 'return') this.#body.pop();
    let way: string | undefined;
    const body = writeStatements(arrange(this.#body, nowhere), () => (way ??= newName('way')));
    if (body === undefined) return undefined;
    const variables = declared.flatMap(initialised);
    if (way !== undefined) variables.push(`${way} = 0`);
    const assigned = body.flatMap((line) => /^ *(\w+) = /.exec(line)?.[1] ?? []);
    const globals = new Set(assigned.filter((name) => this.#isGlobal(name)));
    const all = [
      ...(globals.size > 0 ? [`    global ${[...globals].join(', ')}`] : []),
      ...(variables.length > 0 ? [`    ${variables.join('; ')}`] : []),
      ...body,
    ];
    const isEmpty = all.every((line) => line.trimStart().startsWith('#'));
    return `${[head, ...all, ...(isEmpty ? ['    pass'] : [])].join('\n')}\n`;
  }
}

/** Of declared variables those that have a value from the beginning; others are there when they are assigned. */
function initialised(line: string): string[] {
  const variables = line.trim().replace(/;$/, '').split(', ');
  return variables.filter((one) => one.includes('='));
}

/** Choices between arms by their values, which are sorted; without `otherwise` there are no other values. */
function halve(
  selector: string,
  arms: readonly (readonly [number, Statement[]])[],
  otherwise?: Statement[],
): Statement[] {
  if (arms.length === 0) return otherwise ?? [];
  if (arms.length === 1) {
    const [[value, body]] = arms;
    if (otherwise === undefined) return body;
    return [
      {
        kind: 'if',
        test: { text: `${selector} == ${value}`, opposite: `${selector} != ${value}` },
        then: body,
        otherwise,
      },
    ];
  }
  const middle = arms.length >> 1;
  const [value] = arms[middle];
  return [
    {
      kind: 'if',
      test: { text: `${selector} < ${value}`, opposite: `${selector} >= ${value}` },
      then: halve(selector, arms.slice(0, middle), otherwise),
      otherwise: halve(selector, arms.slice(middle), otherwise),
    },
  ];
}
