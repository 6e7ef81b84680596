/**
 * Comments in bytes: where each stands is counted, in the order of the text, and they follow as they are.
 *
 *     count  { places since the last (uleb)  before (count) { text }  2 * after?  [text] }
 */
import type { ByteReader, ByteWriter } from '../../base/bytes.ts';
import type { Commented, Comments, Func, LinearModule } from '../nodes.ts';
import { declaredCount } from './write-body.ts';

/** What comments of a function may stand at: its head, its symbols, blocks and instructions, its end. */
function placesIn(func: Func): Commented[] {
  const places: Commented[] = [func];
  for (let i = 0; i < declaredCount(func); i++) places.push(func.symbols[i]);
  for (const instr of func.instrs) places.push(instr);
  for (const block of func.blocks) {
    places.push(block);
    for (const phi of block.phis) places.push(phi);
    for (const instr of block.instrs) places.push(instr);
    places.push(block.terminator);
  }
  places.push(func.end ?? {});
  return places;
}

/** Nothing, if there are none. */
export function writeFuncComments(out: ByteWriter, func: Func): void {
  const places = placesIn(func);
  if (places.some(({ comments }) => comments !== undefined)) writeAll(out, places);
}

export function readFuncComments(input: ByteReader, func: Func): void {
  if (input.atEnd) return;
  const places = placesIn(func);
  const end: Commented = (places[places.length - 1] = {});
  readAll(input, places);
  if (end.comments !== undefined) func.end = end;
}

/** Those of the module's lines: `profile`, `entry`, constructors, globals; and those behind everything. */
function placesOfModule(module: LinearModule, own: readonly Commented[]): Commented[] {
  return [...own, ...(module.constructors ?? []), ...module.globals];
}

export function writeModuleComments(out: ByteWriter, module: LinearModule): void {
  const { profile, entry, end = [] } = module.comments ?? {};
  writeAll(out, placesOfModule(module, [{ comments: profile }, { comments: entry }]));
  out.uleb(end.length);
  for (const text of end) out.string(text);
}

export function readModuleComments(input: ByteReader, module: LinearModule): void {
  if (input.atEnd) return;
  const [profile, entry]: [Commented, Commented] = [{}, {}];
  readAll(input, placesOfModule(module, [profile, entry]));
  const end = readTexts(input);
  if (profile.comments !== undefined || entry.comments !== undefined || end.length > 0)
    module.comments = {
      ...(profile.comments && { profile: profile.comments }),
      ...(entry.comments && { entry: entry.comments }),
      end,
    };
}

function writeAll(out: ByteWriter, places: readonly Commented[]): void {
  const commented = [...places.keys()].filter((at) => places[at].comments !== undefined);
  out.uleb(commented.length);
  commented.forEach((at, i) => {
    out.uleb(at - (i === 0 ? 0 : commented[i - 1]));
    const { before = [], after }: Partial<Comments> = places[at].comments ?? {};
    out.uleb(2 * before.length + (after === undefined ? 0 : 1));
    for (const text of before) out.string(text);
    if (after !== undefined) out.string(after);
  });
}

function readAll(input: ByteReader, places: readonly Commented[]): void {
  let at = 0;
  for (let left = input.count(); left > 0; left--) {
    at += input.uleb();
    if (at >= places.length) input.fail('a comment stands at nothing');
    const head = input.uleb();
    const before = readTexts(input, Math.floor(head / 2));
    places[at].comments = head % 2 === 1 ? { before, after: readText(input) } : { before };
  }
}

function readTexts(input: ByteReader, count = input.count()): string[] {
  if (count > input.remaining) input.fail('a count of comments exceeds what is left of the input');
  return Array.from({ length: count }, () => readText(input));
}

function readText(input: ByteReader): string {
  const text = input.string();
  return /[\r\n]|\s$/.test(text) ? input.fail('a comment has more than one line, or blanks at its end') : text;
}
