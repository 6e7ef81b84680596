/**
 * Makes a failing MAPLE program small: tries to leave things out as long as it still fails, from large to small: top-level
 * items, statements with all that they enclose, braces around a body, expressions in favour of an operand or a constant.
 * What is no program any more does not count as failing, so nothing here has to know which combinations are valid.
 *
 * Works on text: each statement begins a line, as the generator writes it, and a block ends with a line of its own.
 */

export type Fails = (text: string) => Promise<boolean>;

/** Smaller, and still failing; `text` itself fails. */
export async function reduce(text: string, fails: Fails): Promise<string> {
  let lines = text.split('\n').filter((line) => line.trim() !== '');
  for (let size = Infinity; size > lengthOf(lines);) {
    size = lengthOf(lines);
    lines = await withoutSpans(lines, topSpans, fails);
    lines = await withoutSpans(lines, statementSpans, fails);
    lines = await unwrapped(lines, fails);
    lines = await simplified(lines, fails);
  }
  return `${lines.join('\n')}\n`;
}

const lengthOf = (lines: readonly string[]): number => lines.join('\n').length;

/** Lines `[from, to)`. */
type Span = readonly [number, number];
type Lines = readonly string[];

const opens = (line: string): boolean => /\{$/.test(line);
const closes = (line: string): boolean => /^\s*\}/.test(line);

/** The line behind the block that line `from` opens. */
function blockEnd(lines: Lines, from: number): number {
  let depth = 0;
  for (let i = from; i < lines.length; i++) {
    if (i > from && closes(lines[i])) depth--;
    if (opens(lines[i])) depth++;
    if (depth === 0) return i + 1;
  }
  return lines.length;
}

/** Each item of the module. */
function topSpans(lines: Lines): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < lines.length; i = spans[spans.length - 1][1])
    spans.push([i, opens(lines[i]) ? blockEnd(lines, i) : i + 1]);
  return spans;
}

/** Each statement in a body, with what it encloses; the outer before the inner. */
function statementSpans(lines: Lines): Span[] {
  return lines.flatMap((line, i): Span[] =>
    !/^\s/.test(line) || closes(line) ? [] : [[i, opens(line) ? blockEnd(lines, i) : i + 1]],
  );
}

/** Leaves out runs of spans, long runs first. Spans are found anew after each success. */
async function withoutSpans(start: Lines, find: (lines: Lines) => Span[], fails: Fails): Promise<string[]> {
  let lines = [...start];
  for (let run = Math.max(1, find(lines).length >> 1); run >= 1; run >>= 1) {
    for (let at = 0; at < find(lines).length;) {
      const spans = find(lines);
      const chosen = spans.slice(at, at + run);
      const without = outside(lines, chosen);
      if (without.length < lines.length && (await fails(without.join('\n')))) lines = without;
      else at += run;
    }
  }
  return lines;
}

function outside(lines: Lines, spans: readonly Span[]): string[] {
  return lines.filter((_, i) => !spans.some(([from, to]) => from <= i && i < to));
}

/** Bodies without the `if` or loop around them. */
async function unwrapped(start: Lines, fails: Fails): Promise<string[]> {
  let lines = [...start];
  for (let i = 0; i < lines.length; i++) {
    if (!/^\s/.test(lines[i]) || !opens(lines[i])) continue;
    const end = blockEnd(lines, i);
    const body = lines.slice(i + 1, end - 1);
    const flat = [...lines.slice(0, i), ...body.filter((line) => !/^\s*\} else \{$/.test(line)), ...lines.slice(end)];
    if (await fails(flat.join('\n'))) lines = flat;
  }
  return lines;
}

/** Expressions replaced by operands and constants, those of the longest lines too. */
async function simplified(start: Lines, fails: Fails): Promise<string[]> {
  const lines = [...start];
  for (let i = 0; i < lines.length; i++) {
    for (let at = 0; at >= 0;) {
      const found = nextExpression(lines[i], at);
      if (found === undefined) break;
      const replaced = await firstFailing(simplerLines(lines[i], found), (line) =>
        fails([...lines.slice(0, i), line, ...lines.slice(i + 1)].join('\n')),
      );
      if (replaced === undefined) at = found.start + 1;
      else lines[i] = replaced;
    }
  }
  return lines;
}

async function firstFailing(candidates: readonly string[], fails: Fails): Promise<string | undefined> {
  for (const line of candidates) if (await fails(line)) return line;
  return undefined;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  /** Where its operands stand. */
  readonly operands: readonly Span[];
}

/** An expression that begins at `from` or behind it: an opcode and its primitive type, behind a parenthesis or comma. */
function nextExpression(line: string, from: number): Found | undefined {
  const pattern = /(?<=[(,:] ?|\()([a-zA-Z_]\w*) (?:[01] )?([a-z]\w*)\b/g;
  pattern.lastIndex = from;
  const match = pattern.exec(line);
  if (match === null || line.startsWith('func', match.index)) return undefined;
  return { start: match.index, type: match[2], ...operandsOf(line, match.index) };
}

/** To the comma or parenthesis that ends it; operands are what its last parentheses hold. */
function operandsOf(line: string, start: number): { end: number; operands: Span[] } {
  const operands: Span[] = [];
  let [depth, operand, quoted] = [0, start, false];
  for (let i = start; i < line.length; i++) {
    const char = line[i];
    if (char === '"' && line[i - 1] !== '\\') quoted = !quoted;
    if (quoted) continue;
    if (depth === 0 && (char === ',' || char === ')')) return { end: i, operands };
    if ('([{'.includes(char) && depth++ === 0) operand = i + 1;
    const ends = char === ',' ? depth === 1 : ')]}'.includes(char) && --depth === 0;
    if (ends) operands.push([operand, i]);
    if (ends) operand = i + 1;
  }
  return { end: line.length, operands };
}

function simplerLines(line: string, { start, end, type, operands }: Found): string[] {
  const old = line.slice(start, end);
  const put = (text: string): string => line.slice(0, start) + text + line.slice(end);
  const constants = ['0', '1']
    .map((value) => `constval ${type} ${value}`)
    .filter((text) => text.length < old.length || old.startsWith('dread'));
  const inner = operands
    .map(([from, to]) => line.slice(from, to).trim())
    .filter((text) => text.includes(` ${type} `) || text.endsWith(` ${type}`));
  return old === constants[0] || /^constval \S+ [01]$/.test(old) ? [] : [...constants, ...inner].map(put);
}
