/**
 * `samara tuyin parse`: what a program makes of an input, as a tree of its functions; or the farthest place of the input and what was
 * expected there.
 *
 *     fits: 9 bytes in 0.12 ms
 *     main         0 .. 9   "[1, true]"      = 0
 *       value      0 .. 9   "[1, true]"      = true
 *
 * The program runs twice: as `samara run` does, for the time, and on the reference with a record of what it reads. What it writes is dropped.
 */
import type { Picture, PictureEdge, PictureNode } from '../base/picture.ts';
import { formatFrame } from '../base/code-frame.ts';
import { SourceFile } from '../base/source.ts';
import { alignColumns } from '../base/text-width.ts';
import { instantiate } from '../driver/index.ts';
import { readBytes } from '../driver/node-files.ts';
import { linkUnit } from '../driver/tuyin-program.ts';
import type { TuyinUnit } from '../driver/unit.ts';
import type { TuyinCode } from '../tuyin/program.ts';
import { instantiateTuyin } from '../vm/tuyin/index.ts';
import { ParseRecord, quote, type ParseNode } from '../vm/tuyin/parse-record.ts';
import { Exit, Trap } from '../vm/trap.ts';
import type { Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { readUnit } from './inputs.ts';
import { writePicture } from './picture-file.ts';
import { printJson } from './results.ts';

/** How a program ended. */
interface End {
  readonly status: number | undefined;
  readonly trap: string | undefined;
}

interface Parsed {
  readonly end: End;
  readonly record: ParseRecord;
  /** Milliseconds on the engine that programs run on. */
  readonly time: number;
  readonly input: Uint8Array;
}

export async function runParse([grammar, file]: readonly string[], words: Words, context: Context): Promise<number> {
  const unit = await readUnit(grammar, words, context);
  if (unit === undefined) return exit.diagnostics;
  if (unit.ir !== 'tuyin') return context.report.wrongUsage('parse takes a program of Tuyin IR and an input');
  const read = file === '-' ? { value: allInput(context) } : readBytes(file);
  if ('problem' in read) {
    context.report.add(read.problem);
    return exit.diagnostics;
  }
  const { value: code, diagnostics } = linkUnit(unit);
  context.report.addAll(diagnostics);
  if (code === undefined) return exit.diagnostics;
  if (code.graph.main === undefined) return context.report.wrongUsage('the program has no main function');
  const input = read.value;
  const time = await timeOf(unit, input);
  const parsed = { ...recordOf(code, input), time, input };
  show(parsed, file, words, context);
  return parsed.end.status === 0 && !context.report.hasErrors ? exit.done : exit.diagnostics;
}

function allInput({ io }: Context): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let part = io.input(); part !== undefined; part = io.input()) parts.push(part.slice());
  return Buffer.concat(parts);
}

function once(input: Uint8Array): () => Uint8Array | undefined {
  const left = [input];
  return () => left.pop();
}

async function timeOf(unit: TuyinUnit, input: Uint8Array): Promise<number> {
  const ignore = (): void => {};
  const { value: program } = await instantiate(unit, { stdin: once(input), stdout: ignore, stderr: ignore });
  const started = performance.now();
  if (program !== undefined) endOf(() => program.main());
  return performance.now() - started;
}

function recordOf(code: TuyinCode, input: Uint8Array): Pick<Parsed, 'end' | 'record'> {
  const record = new ParseRecord(input);
  const program = instantiateTuyin(code, { stdin: once(input), probe: record });
  const end = endOf(() => program.main());
  record.stop(program.position);
  return { end, record };
}

function endOf(main: () => number): End {
  try {
    return { status: main() & 255, trap: undefined };
  } catch (error) {
    if (error instanceof Exit) return { status: error.code & 255, trap: undefined };
    if (error instanceof Trap) return { status: undefined, trap: error.message };
    throw error;
  }
}

function show(parsed: Parsed, file: string, words: Words, context: Context): void {
  const { end, record, input } = parsed;
  const output = textOption(words, 'picture');
  if (output !== undefined)
    writePicture(output, drawTree(`${file}: ${timingText(parsed)}`, record.roots, input), context);
  if (context.report.json) printJson(context.io, toJson(parsed));
  else context.io.out(end.status === 0 ? treeText(parsed) : failureText(parsed, file, context));
}

// A tree

/** Lines of a tree on a screen, and boxes of a picture. */
const mostLines = 500;
const longestText = 40;

/** Functions that read nothing and call nobody who did are left out. */
function* visible(nodes: readonly ParseNode[], depth: number): Generator<{ node: ParseNode; depth: number }> {
  for (const node of nodes) {
    if (node.end === node.start && depth > 0) continue;
    yield { node, depth };
    yield* visible(node.parts, depth + 1);
  }
}

function treeText({ record, time, input }: Parsed): string {
  const rows: string[][] = [];
  let more = record.missing;
  for (const { node, depth } of visible(record.roots, 0)) {
    const { name, start, end, value } = node;
    if (rows.length === mostLines) more++;
    else
      rows.push([
        `${'  '.repeat(Math.min(depth, 30))}${name}`,
        `${start} .. ${end}`,
        snippet(input.subarray(start, end)),
        value === undefined ? '' : `= ${value}`,
      ]);
  }
  const rest = more === 0 ? '' : `… ${more} functions more\n`;
  return `fits: ${timingText({ input, time })}\n${alignColumns(rows)}${rest}`;
}

function timingText({ input, time }: Pick<Parsed, 'input' | 'time'>): string {
  return `${input.length} bytes in ${time.toFixed(2)} ms`;
}

function snippet(bytes: Uint8Array): string {
  const text = quote(bytes.subarray(0, longestText));
  return bytes.length > longestText ? `${text.slice(0, -1)}…${text.slice(-1)}` : text;
}

function drawTree(title: string, roots: readonly ParseNode[], input: Uint8Array): Picture {
  const nodes: PictureNode[] = [];
  const edges: PictureEdge[] = [];
  const path: number[] = [];
  for (const { node, depth } of visible(roots, 0)) {
    if (nodes.length === mostLines) break;
    const { name, start, end } = node;
    path[depth] = nodes.length;
    if (depth > 0) edges.push({ from: path[depth - 1], to: nodes.length });
    nodes.push({
      lines: [
        { text: name, style: 'title' },
        { text: snippet(input.subarray(start, end)), style: 'code' },
        { text: `${start} .. ${end}`, style: 'note' },
      ],
      strong: depth === 0,
    });
  }
  return { title, nodes, edges };
}

// A failure

function failureText({ end, record, time, input }: Parsed, file: string, { report }: Context): string {
  const { farthest, expected } = record;
  const what = end.trap === undefined ? `the program ends with status ${end.status}` : `the program traps: ${end.trap}`;
  const source = new SourceFile(file, Buffer.from(input).toString());
  const start = Buffer.from(input.subarray(0, farthest)).toString().length;
  const { line, column } = source.position(start);
  const place = { source, start, end: Math.min(source.text.length, start + 1) };
  const frame = isText(input) ? formatFrame(place, 'error', { style: report.style }).map((text) => `${text}\n`) : [];
  const found = farthest >= input.length ? 'the end of the input' : quote(input.subarray(farthest, farthest + 1));
  return [
    `does not fit: ${what}\n`,
    `got as far as byte ${farthest} (line ${line}, column ${column}), where ${found} stands\n`,
    ...frame,
    expected.length === 0 ? '' : `expected ${expected.join(', ')}\n`,
    `${timingText({ input, time })}\n`,
  ].join('');
}

/** No control characters but those that lay out a text: then its lines can be shown. */
function isText(input: Uint8Array): boolean {
  return input.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13)) && !input.includes(127);
}

function toJson({ end, record, time, input }: Parsed): object {
  const { farthest, expected, roots, missing } = record;
  return {
    fits: end.status === 0,
    status: end.status,
    trap: end.trap,
    bytes: input.length,
    time,
    farthest,
    expected,
    tree: roots,
    missing,
  };
}
