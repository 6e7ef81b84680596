/**
 * SysY's library functions that reach into arrays, as code over those that do not: their accesses are the program's.
 *
 *     getarray(a)       n = getint(); a[0 … n - 1] = getint() each; return n        getfarray: getfloat
 *     putarray(n, a)    putint(n), ":", then for each element " " and putint(it), and a line feed at the end
 *
 * The texts are linear IR of the strict profile, parsed when they are needed; the checks are then added to them as to every
 * other function.
 */
import { libraryFunctions } from '../../linear/library.ts';
import type { Func, Instr, LinearModule } from '../../linear/nodes.ts';
import { parseText } from '../../linear/parser.ts';
import { InternalError } from '../../base/errors.ts';
import { knownEntry, ownEntry } from '../../base/own-entry.ts';

/** The text of a function that reads as many numbers as the first one says. */
const reading = (name: string, type: string, read: string): string => `
func i32 @${name}, param 1
  fparam ${type}* p0
  local i32 l1
  local i32 l2
  l1 = call @getint, param 0
  l2 = 0
lbl0:
  t3 = l2 < l1
  goto t3 ? lbl1 : lbl2
lbl1:
  t4 = call @${read}, param 0
  p0[l2] = t4
  l2 = l2 AddI 1
  goto lbl0
lbl2:
  return l1
func end`;

/** The text of a function that writes numbers; 58, 32 and 10 are a colon, a space and a line feed. */
const writing = (name: string, type: string, write: string): string => `
func void @${name}, param 2
  fparam i32 p0
  fparam ${type}* p1
  local i32 l2
  rparam p0
  call @putint, param 1
  rparam 58
  call @putch, param 1
  l2 = 0
lbl0:
  t3 = l2 < p0
  goto t3 ? lbl1 : lbl2
lbl1:
  rparam 32
  call @putch, param 1
  t4 = p1[l2]
  rparam t4
  call @${write}, param 1
  l2 = l2 AddI 1
  goto lbl0
lbl2:
  rparam 10
  call @putch, param 1
  return
func end`;

const texts: Readonly<Record<string, string>> = {
  getarray: reading('getarray', 'i32', 'getint'),
  getfarray: reading('getfarray', 'f32', 'getfloat'),
  putarray: writing('putarray', 'i32', 'putint'),
  putfarray: writing('putfarray', 'f32', 'putfloat'),
};

/** Gives the declared library functions of these names their bodies, and declares what the bodies call. */
export function addLibrary(module: LinearModule, supplied: ReadonlySet<string>): void {
  module.funcs.slice().forEach((func, index) => {
    const text = func.extern && !supplied.has(func.name) ? ownEntry(texts, func.name) : undefined;
    if (text !== undefined) module.funcs[index] = parseFunc(module, func.name, text);
  });
}

/** The functions that the text calls have other indices in the program: they are found there by name. */
function parseFunc(module: LinearModule, name: string, text: string): Func {
  const parsed = parseText(text, 'library.lir').module;
  const func = parsed?.funcs.find((candidate) => candidate.name === name);
  if (parsed === undefined || func === undefined)
    throw new InternalError(`the text of ${name} is wrong`, 'linear-bounds');
  // Without places: a trap in here is shown at the call.
  const place = (instr: Instr): Instr =>
    instr.op === 'Call'
      ? { ...instr, span: undefined, func: externIndex(module, parsed.funcs[instr.func].name) }
      : { ...instr, span: undefined };
  return { ...func, span: undefined, instrs: func.instrs.map(place) };
}

/** The index of a library function, which is declared if the program does not. */
function externIndex({ funcs }: LinearModule, name: string): number {
  const known = funcs.findIndex((func) => func.name === name);
  if (known >= 0) return known;
  const { params, results } = knownEntry(libraryFunctions, name);
  const symbols = params.map((type) => ({ kind: 'p', type }) as const);
  return (
    funcs.push({
      name,
      params,
      results,
      symbols,
      variadic: false,
      extern: true,
      exported: false,
      form: 'linear',
      instrs: [],
      blocks: [],
    }) - 1
  );
}
