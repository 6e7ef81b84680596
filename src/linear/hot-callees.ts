/**
 * Small functions of the library that a program calls in its loops are read, so that the optimiser sees them like functions of the program. All others stay as
 * they are: compiled by the build, which nobody has to read (nodes.ts, `Outline`).
 */
import { targetsOf } from './instr.ts';
import { damageOf, isUnread, type Func, type Instr, type LinearModule } from './nodes.ts';

/** Of code that a back end has made of a body, in bytes: what is larger is not put in place of a call. */
const largest = 320;
/** Calls away from the program. */
const deepest = 3;

export function readHotCallees({ funcs }: LinearModule): void {
  const isOwn = funcs.map((func) => !func.extern && !isUnread(func));
  const hot = funcs.flatMap((func, index) => (isOwn[index] ? calledInLoops(func) : []));
  /** How far from the program each is. */
  const depth = new Map(hot.map((index) => [index, 1]));
  for (const [index, from] of depth) {
    if (from > deepest || !(isOwn[index] || isSmallUnread(funcs[index]))) continue;
    damageOf(funcs[index]);
    const next = isOwn[index] ? from : from + 1;
    for (const callee of instrsOf(funcs[index]).flatMap(calleeOf)) if (!depth.has(callee)) depth.set(callee, next);
  }
}

function isSmallUnread(func: Func): boolean {
  const { compiled } = func.stored?.outline ?? {};
  return isUnread(func) && compiled !== undefined && compiled.length <= largest;
}

function instrsOf({ form, instrs, blocks }: Func): readonly Instr[] {
  return form === 'linear' ? instrs : blocks.flatMap((block) => block.instrs);
}

function calleeOf(instr: Instr): number[] {
  return instr.op === 'Call' ? [instr.func] : [];
}

/** Between a place and a jump back to it. */
function calledInLoops(func: Func): number[] {
  return func.form === 'linear' ? inLoopsOfText(func.instrs) : inLoopsOfBlocks(func);
}

function inLoopsOfText(instrs: readonly Instr[]): number[] {
  const places = new Map<number, number>();
  instrs.forEach((instr, at) => instr.op === 'Label' && places.set(instr.label, at));
  const ends = new Array<number>(instrs.length).fill(-1);
  instrs.forEach((instr, at) => {
    if (!('targets' in instr)) return;
    for (const label of targetsOf(instr)) {
      const to = places.get(label) ?? at;
      ends[to] = Math.max(ends[to], at);
    }
  });
  return insideOf(ends).flatMap((isInside, at) => (isInside ? calleeOf(instrs[at]) : []));
}

function inLoopsOfBlocks({ blocks }: Func): number[] {
  const ends = new Array<number>(blocks.length).fill(-1);
  blocks.forEach(({ terminator }, at) => {
    for (const to of targetsOf(terminator)) ends[to] = Math.max(ends[to], at);
  });
  return insideOf(ends).flatMap((isInside, at) => (isInside ? blocks[at].instrs.flatMap(calleeOf) : []));
}

/** Which places lie between one before and the last jump back to that. */
function insideOf(ends: readonly number[]): boolean[] {
  let end = -1;
  return ends.map((own, at) => {
    if (own >= at) end = Math.max(end, own);
    return at <= end;
  });
}
