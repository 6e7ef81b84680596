/**
 * What analyses have found, as text: for each block of a function, or each function of a module, some lines. The command prints them, and pictures show them
 * inside of blocks.
 *
 *     # ranges of @f
 *     B1  t2: 0 … 255
 *         l3.1: 0 … 40, bits ......00
 */
import { destsOf } from '../instr.ts';
import { printOperand } from '../printer.ts';
import type { Dest, Func, Instr, LinearModule, Operand } from '../nodes.ts';
import { accessOf, type MemoryObjects, type Place } from './objects.ts';
import type { FuncEffects } from './effects.ts';
import type { LoopCount } from './loop-counts.ts';
import type { IntRange, Ranges } from './ranges.ts';
import { analysisRows, type Analyses, type AnalysisName, type OfFunction, type OfModule } from './table.ts';
import { isValue, operandOf } from './values.ts';

interface Noted {
  readonly module: LinearModule;
  readonly func: Func;
}

type Notes = readonly (readonly string[])[];

const functionNotes: { readonly [K in keyof OfFunction]: (result: OfFunction[K], noted: Noted) => Notes } = {
  graph: ({ succStart, succ, predStart, pred }, { func }) =>
    func.blocks.map((_, b) => [
      `from ${blocksText(pred.subarray(predStart[b], predStart[b + 1]))}`,
      `to ${blocksText(succ.subarray(succStart[b], succStart[b + 1]))}`,
    ]),
  dom: ({ idom }, { func }) => func.blocks.map((_, b) => (idom[b] < 0 ? [] : [`dominated by B${idom[b]}`])),
  postdom: ({ idom }, { func }) =>
    func.blocks.map((_, b) =>
      idom[b] < 0 ? [] : [idom[b] === func.blocks.length ? 'leaves' : `leads to B${idom[b]}`],
    ),
  loops: ({ of, header, depth, irreducible }, { func }) =>
    func.blocks.map((_, b) => {
      const loop = of[b];
      const kind = irreducible[loop] === 1 ? ', irreducible' : '';
      return loop < 0 ? [] : [`loop at B${header[loop]}, depth ${depth[loop]}${kind}`];
    }),
  uses: ({ usesOf }, { module, func }) =>
    func.blocks.map(({ phis, instrs }) =>
      definedBy([...phis, ...instrs]).map((dest) => {
        const blocks = [...new Set(isValue(dest) ? usesOf(dest).map(({ block }) => block) : [])];
        return `${printOperand(module, dest)}: ${blocks.length === 0 ? 'not read' : `read in ${blocksText(blocks)}`}`;
      }),
    ),
  liveness: ({ values, liveIn, liveOut }, { module, func }) => {
    const names = (list: readonly number[]): string =>
      list.map((value) => printOperand(module, operandOf(func, values, value))).join(' ') || 'nothing';
    return func.blocks.map((_, b) => [`in: ${names(liveIn[b])}`, `out: ${names(liveOut[b])}`]);
  },
  counts: (counts, { module, func }) =>
    func.blocks.map((_, b) => counts.filter(({ header }) => header === b).flatMap((count) => countText(module, count))),
  frequency: (frequency) => Array.from(frequency, (times) => [`${Number(times.toPrecision(3))} times`]),
  memory: (objects, { module, func }) => memoryNotes(objects, module, func),
  ranges: (ranges, { module, func }) =>
    func.blocks.map(({ phis, instrs }) =>
      definedBy([...phis, ...instrs]).flatMap((dest) => rangeText(ranges, module, dest)),
    ),
};

const moduleNotes: { readonly [K in keyof OfModule]: (result: OfModule[K], module: LinearModule) => Notes } = {
  calls: ({ callees, isRecursive }, { funcs }) =>
    callees.map((list, f) => [
      ...(list.length === 0 ? [] : [`calls ${list.map((callee) => `@${funcs[callee].name}`).join(' ')}`]),
      ...(isRecursive(f) ? ['recursive'] : []),
    ]),
  effects: (effects) => effects.map((one) => [effectText(one)]),
};

/** The lines for each block, of an analysis of functions. */
export function notesOfFunction(analyses: Analyses, name: keyof OfFunction, func: Func): Notes {
  const notes = <K extends keyof OfFunction>(key: K): Notes =>
    functionNotes[key](analyses.of(key, func), { module: analyses.module, func });
  return notes(name);
}

/** The lines for each function, of an analysis of modules. */
export function notesOfModule(analyses: Analyses, name: keyof OfModule): Notes {
  const notes = <K extends keyof OfModule>(key: K): Notes => moduleNotes[key](analyses.ofModule(key), analyses.module);
  return notes(name);
}

export function isOfModule(name: AnalysisName): name is keyof OfModule {
  return analysisRows[name].of === 'module';
}

/** All that an analysis has found in a module, as text. Functions without bodies have nothing but effects. */
export function printAnalysis(analyses: Analyses, name: AnalysisName): string {
  const { funcs } = analyses.module;
  if (isOfModule(name))
    return `# ${name}\n${listed(
      notesOfModule(analyses, name),
      funcs.map((func) => `@${func.name}`),
    )}\n`;
  return funcs
    .filter(({ extern }) => !extern)
    .map((func) => {
      const notes = notesOfFunction(analyses, name, func);
      return `# ${name} of @${func.name}\n${listed(
        notes,
        notes.map((_, b) => `B${b}`),
      )}\n`;
    })
    .join('\n');
}

/** Each name with its lines behind it; without lines it is left out. */
function listed(notes: Notes, names: readonly string[]): string {
  const width = Math.max(0, ...notes.map((lines, i) => (lines.length > 0 ? names[i].length : 0)));
  return notes
    .flatMap((lines, i) => lines.map((line, k) => `${(k === 0 ? names[i] : '').padEnd(width)}  ${line}\n`))
    .join('');
}

function blocksText(blocks: Iterable<number>): string {
  return [...new Set(blocks)].map((block) => `B${block}`).join(' ') || 'nowhere';
}

function definedBy(instrs: readonly Instr[]): readonly Dest[] {
  return instrs.flatMap((instr) => destsOf(instr).filter(isValue));
}

function countText(module: LinearModule, { exits, inductions, rounds }: LoopCount): string[] {
  return [
    `exits ${exits.map(({ from, to }) => `B${from} -> B${to}`).join(', ') || 'none'}`,
    ...inductions.map(
      ({ phi, start, step }) =>
        `${printOperand(module, phi.dest)} ${start === undefined ? '' : `from ${printOperand(module, start)} `}by ${step}`,
    ),
    ...(rounds === undefined ? [] : [`${rounds} round${rounds === 1n ? '' : 's'}`]),
  ];
}

function memoryNotes(objects: MemoryObjects, module: LinearModule, func: Func): Notes {
  const about = objects
    .ofFrame()
    .map((object) => `${printOperand(module, object)} ${objects.escapes(object) ? 'gets about' : 'is nobody else’s'}`);
  return func.blocks.map(({ instrs }, b) => [
    ...(b === 0 ? about : []),
    ...instrs.flatMap((instr) => {
      if (instr.op !== 'Load' && instr.op !== 'Store') return [];
      const { address, offset, size } = accessOf(instr);
      const place = objects.placeOf(address);
      return [`${instr.op === 'Load' ? 'reads' : 'writes'} ${size} at ${placeText(module, place, offset)}`];
    }),
  ]);
}

function placeText(module: LinearModule, place: Place | undefined, offset: number): string {
  if (place === undefined) return 'any address';
  return `${printOperand(module, place.object)} + ${place.offset === undefined ? '?' : place.offset + offset}`;
}

function rangeText(ranges: Ranges, module: LinearModule, dest: Operand): string[] {
  const range = ranges.rangeOf(dest);
  if (range === undefined) return [];
  const known = knownBits(range);
  const most = 1n << BigInt(range.bits - 1);
  const isEverything = range.min === -most && range.max === most - 1n;
  if (isEverything && known === '') return [`${printOperand(module, dest)}: anything`];
  return [`${printOperand(module, dest)}: ${range.min} … ${range.max}${known}`];
}

/** The lowest bits that are known where the range does not say it. */
function knownBits({ zeros, ones, min, max }: IntRange): string {
  if (min === max || ((zeros | ones) & 1n) === 0n) return '';
  const low = Array.from({ length: 8 }, (_, i) => {
    const bit = 1n << BigInt(7 - i);
    return (ones & bit) !== 0n ? '1' : (zeros & bit) !== 0n ? '0' : '.';
  });
  return `, lowest bits ${low.join('')}`;
}

function effectText({ reads, writes, traps, stays, loops }: FuncEffects): string {
  const words = { reads, writes, 'may trap': traps, 'may stay': stays, loops };
  const list = Object.entries(words).flatMap(([word, is]) => (is ? [word] : []));
  return list.join(', ') || 'nothing';
}
