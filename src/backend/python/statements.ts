/**
 * The body of a function as statements of Python, which has no labels: what leaves a block is put so that it need not jump.
 *
 *     block L                        if not a:            The rest of a block goes behind `else` when one arm jumps to the block's end,
 *       if a br L            ─▶          f()              and a jump to where control goes anyway is left out.
 *       f()
 *     end L
 *
 * What is still a jump then is `break` or `continue` if these mean the same. A block that is left from the midst of something else is
 * a loop of one round; what leaves two loops at once says so in `way`, which is asked behind each of them:
 *
 *     while True:
 *         while True:
 *             way = 3; break
 *         if way == 3: …
 */
import { levels, within, type Expr } from '../text/expr.ts';

/** A condition and its opposite, as texts. */
export interface Test {
  readonly text: string;
  readonly opposite: string;
}

interface Choice {
  readonly kind: 'if';
  readonly test: Test;
  readonly then: Statement[];
  readonly otherwise: Statement[];
}

/** A loop is left by jumps alone, a block at its end too. `breaks`: the labels that are where control goes on behind it. */
interface Nest {
  readonly kind: 'loop' | 'block';
  readonly label: number;
  readonly body: Statement[];
  readonly breaks: Labels;
}

export type Statement = string | { readonly kind: 'jump'; readonly label: number } | Choice | Nest;

type Labels = ReadonlySet<number>;
export const nowhere: Labels = new Set();

export function testOf(condition: Expr): Test {
  const opposite = condition.turned?.().text ?? `not ${within(condition, levels.compare)}`;
  return { text: condition.text, opposite };
}

/** Deeper than this the rest of a block does not go behind `else`. */
const deepestElse = 24;

/**
 * Statements without jumps to where control goes anyway; `end` are the labels that stand for what is behind the last of them. It calls
 * itself as deep as the structure is, which `func-emitter.ts` bounds, and `deepestElse`.
 */
export function arrange(statements: readonly Statement[], end: Labels, depth = 0): Statement[] {
  const arranged: Statement[] = [];
  for (const [i, statement] of statements.entries()) {
    const isLast = i === statements.length - 1;
    if (typeof statement === 'string') arranged.push(statement);
    else if (statement.kind === 'jump') {
      if (!end.has(statement.label)) arranged.push(statement);
      return arranged;
    } else if (statement.kind === 'if') {
      const behind = isLast ? undefined : behindElse(statement, statements, i, end, depth);
      const choice = behind ?? statement;
      const place = isLast || behind !== undefined ? end : nowhere;
      const then = arrange(choice.then, place, depth + 1);
      const otherwise = arrange(choice.otherwise, place, depth + 1);
      if (then.length > 0 || otherwise.length > 0) arranged.push({ ...statement, then, otherwise });
      if (behind !== undefined) return arranged;
    } else arranged.push(...arrangeNest(statement, isLast ? end : nowhere, depth));
  }
  return arranged;
}

/** A block that nobody leaves from the midst of something else needs no braces. */
function arrangeNest({ kind, label, body }: Nest, end: Labels, depth: number): Statement[] {
  if (kind === 'loop') return [{ kind, label, body: arrange(body, new Set([label]), depth + 1), breaks: end }];
  const breaks = new Set([...end, label]);
  const arranged = arrange(body, breaks, depth + 1);
  return jumpsTo(arranged, label) ? [{ kind, label, body: arranged, breaks }] : arranged;
}

/** The arms of a choice, of which the one that goes on has the rest of the statements, if the other one jumps to where these end. */
function behindElse(
  { then, otherwise }: Choice,
  statements: readonly Statement[],
  at: number,
  end: Labels,
  depth: number,
): Pick<Choice, 'then' | 'otherwise'> | undefined {
  if (depth >= deepestElse) return undefined;
  const rest = (): readonly Statement[] => statements.slice(at + 1);
  if (endsIn(then, end)) return { then, otherwise: [...otherwise, ...rest()] };
  if (endsIn(otherwise, end)) return { then: [...then, ...rest()], otherwise };
  return undefined;
}

function endsIn(statements: readonly Statement[], labels: Labels): boolean {
  const last = statements.at(-1);
  return typeof last === 'object' && last.kind === 'jump' && labels.has(last.label);
}

/** Whether something jumps to a label that is not the `break` of what it stands in. */
function jumpsTo(statements: readonly Statement[], label: number): boolean {
  return statements.some((statement) => {
    if (typeof statement === 'string') return false;
    if (statement.kind === 'jump') return statement.label === label;
    if (statement.kind === 'if') return jumpsTo(statement.then, label) || jumpsTo(statement.otherwise, label);
    return !statement.breaks.has(label) && jumpsTo(statement.body, label);
  });
}

/** A loop of Python whose body is being written. */
interface OpenLoop {
  /** `continue` goes to this label. */
  readonly again: number | undefined;
  readonly breaks: Labels;
  /** What is left for these says so in `way`. */
  readonly far: Set<number>;
}

/** Python compiles no more than 20 loops in each other, and 100 indentations. */
const mostLoops = 18;
const mostIndented = 90;

/** The lines of a function's body; undefined if they are deeper than Python takes. `way` is asked for if there are far jumps. */
export function writeStatements(statements: readonly Statement[], way: () => string): readonly string[] | undefined {
  const writer = new Writer(way);
  writer.write(statements);
  return writer.isTooDeep ? undefined : writer.lines;
}

class Writer {
  readonly lines: string[] = [];
  isTooDeep = false;
  readonly #way: () => string;
  readonly #loops: OpenLoop[] = [];
  #depth = 1;

  constructor(way: () => string) {
    this.#way = way;
  }

  write(statements: readonly Statement[]): void {
    for (const statement of statements) {
      if (typeof statement === 'string') this.#add(statement);
      else if (statement.kind === 'jump') this.#jump(statement.label);
      else if (statement.kind === 'if') this.#choose(statement);
      else if (statement.kind === 'loop') this.#loop(statement);
      else this.#round(statement);
    }
  }

  #add(text: string): void {
    this.lines.push('    '.repeat(this.#depth) + text);
  }

  #inside(statements: readonly Statement[]): void {
    this.#depth++;
    if (this.#depth > mostIndented || this.#loops.length > mostLoops) this.isTooDeep = true;
    const from = this.lines.length;
    this.write(statements);
    if (this.lines.slice(from).every(isComment)) this.#add('pass');
    this.#depth--;
  }

  #choose({ test, then, otherwise }: Choice): void {
    const isTurned = then.length === 0;
    this.#add(`if ${isTurned ? test.opposite : test.text}:`);
    this.#inside(isTurned ? otherwise : then);
    if (isTurned || otherwise.length === 0) return;
    const [only] = otherwise;
    if (otherwise.length === 1 && typeof only === 'object' && only.kind === 'if') {
      const from = this.lines.length;
      this.#choose(only);
      this.lines[from] = this.lines[from].replace('if', 'elif');
      return;
    }
    this.#add('else:');
    this.#inside(otherwise);
  }

  /** A loop that begins with a test is a `while`. */
  #loop({ label, body, breaks }: Nest): void {
    const [first, ...rest] = body;
    const isTested =
      typeof first === 'object' &&
      first.kind === 'if' &&
      first.then.length === 1 &&
      endsIn(first.then, breaks) &&
      first.otherwise.length === 0;
    this.#add(`while ${isTested ? first.test.opposite : 'True'}:`);
    this.#body(isTested ? rest : body, { again: label, breaks, far: new Set() });
  }

  /** One round. */
  #round({ label, body, breaks }: Nest): void {
    this.#add('while True:');
    const last = body.at(-1);
    const leaves = typeof last === 'string' ? /^(return|trap)\b/.test(last) : last?.kind === 'jump';
    this.#body(leaves ? body : [...body, { kind: 'jump', label }], { again: undefined, breaks, far: new Set() });
  }

  #body(statements: readonly Statement[], loop: OpenLoop): void {
    this.#loops.push(loop);
    this.#inside(statements);
    this.#loops.pop();
    for (const label of loop.far) {
      this.#add(`if ${this.#way()} == ${label + 1}:`);
      this.#depth++;
      this.#jumpOn(label);
      this.#depth--;
    }
  }

  #jump(label: number): void {
    if (this.#goesTo(label)) this.#add(this.#word(label));
    else {
      this.#add(`${this.#way()} = ${label + 1}`);
      this.#jumpOn(label);
    }
  }

  /** Goes on to where `way` says. */
  #jumpOn(label: number): void {
    if (this.#goesTo(label)) this.#add(`${this.#way()} = 0`);
    else this.#loops.at(-1)?.far.add(label);
    this.#add(this.#word(label));
  }

  #goesTo(label: number): boolean {
    const loop = this.#loops.at(-1);
    return loop !== undefined && (loop.again === label || loop.breaks.has(label));
  }

  #word(label: number): string {
    return this.#loops.at(-1)?.again === label ? 'continue' : 'break';
  }
}

function isComment(line: string): boolean {
  return line.trimStart().startsWith('#');
}
