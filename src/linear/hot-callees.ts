/**
 * Small functions of the library that a program calls in its loops are read, so that the optimiser sees them like functions of the program; and those that get
 * the address of a function from it (`qsort`), with what they hand that on to: they can be copied for that function (passes/specialise.ts). All others stay as
 * they are: compiled by the build, which nobody has to read (nodes.ts, `Outline`).
 */
import { targetsOf } from './instr.ts';
import { damageOf, isUnread, type Func, type Instr, type LinearModule } from './nodes.ts';

/** Of code that a back end has made of a body, in bytes: what is larger is not put in place of a call, or copied. */
const largest = { inPlace: 320, copied: 1500 } as const;
/** Calls away from the program. */
const deepest = 3;

export function readHotCallees({ funcs }: LinearModule): void {
  const isOwn = funcs.map((func) => !func.extern && !isUnread(func));
  const hot = funcs.flatMap((func, index) => (isOwn[index] ? calledInLoops(func) : []));
  const told = funcs.flatMap((func, index) => (isOwn[index] ? instrsOf(func).flatMap(calleeTold) : []));
  readFrom(funcs, hot, largest.inPlace);
  readFrom(
    funcs,
    told.filter((index) => !isOwn[index]),
    largest.copied,
  );
}

/** Reads these, where they are small, and what they call. */
function readFrom(funcs: readonly Func[], first: readonly number[], limit: number): void {
  const isOwn = funcs.map((func) => !func.extern && !isUnread(func));
  /** How far from the program each is. */
  const depth = new Map(first.map((index) => [index, 1]));
  for (const [index, from] of depth) {
    if (from > deepest || !(isOwn[index] || isSmallUnread(funcs[index], limit))) continue;
    damageOf(funcs[index]);
    const next = isOwn[index] ? from : from + 1;
    for (const callee of instrsOf(funcs[index]).flatMap(calleeOf)) if (!depth.has(callee)) depth.set(callee, next);
  }
}

function isSmallUnread(func: Func, limit: number): boolean {
  const { compiled } = func.stored?.outline ?? {};
  return isUnread(func) && compiled !== undefined && compiled.length <= limit;
}

function instrsOf({ form, instrs, blocks }: Func): readonly Instr[] {
  return form === 'linear' ? instrs : blocks.flatMap((block) => block.instrs);
}

/** The callee of a call that gives it the address of a function. */
function calleeTold(instr: Instr): number[] {
  return instr.op === 'Call' && instr.operands.some(({ kind }) => kind === 'f') ? [instr.func] : [];
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
