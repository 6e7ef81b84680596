/**
 * Rules about what the header of a module says of it (SYM-8 to SYM-13), and about the memory that directives describe
 * (STATE-1 to STATE-7; module-state.ts).
 */
import { ownEntry } from '../base/own-entry.ts';
import type { Span } from '../base/source.ts';
import { bitsOf } from '../scalar/prim-types.ts';
import { specialRegs, type Code, type Node } from './code.ts';
import { directiveRows } from './directives.ts';
import type { Directive, Func } from './module.ts';
import { MAX_AREA, WORD, frameAreaOf, globalAreaOf, isSingle, numberOf, setBits } from './module-state.ts';
import type { Verification } from './verification.ts';
import type { FuncState } from './verifier-function.ts';

/** How far the compilation has come, by number; 4 and up were renumbered once (dialect 2.1). */
const FLAVORS = 9;
const LANGUAGES = 5;
/** Names that files give for `srclang`. */
const languageNames: ReadonlySet<string> = new Set(['unknown', 'c', 'c++', 'java', 'javascript', 'char']);
const NO_ID = 0xffff;
const SIZES: ReadonlySet<string> = new Set(['globalmemsize', 'framesize', 'upformalsize']);

export function verifyHeader(v: Verification): void {
  const given = v.module.items.flatMap((item) => (item.kind === 'directive' ? [item.directive] : []));
  checkRepetition(v, given, (directive) => v.module.spanOf(directive));
  for (const directive of given) checkValue(v, directive);
  checkGlobalBlock(v);
}

function checkValue(v: Verification, directive: Directive): void {
  const span = v.module.spanOf(directive);
  const [value] = directive.values;
  switch (directive.name) {
    case 'id':
      if (!isWithin(value, NO_ID)) v.report('MPL2008', span, [String(value)]);
      break;
    case 'srclang':
      if (typeof value === 'string' ? !languageNames.has(value.toLowerCase()) : !isWithin(value, LANGUAGES))
        v.report('MPL2009', span, [String(value)]);
      break;
    case 'flavor':
      if (!isWithin(value, FLAVORS)) v.report('MPL2010', span, [String(value)]);
      break;
    case 'numfuncs':
      checkNumFuncs(v, value, span);
      break;
    default:
      checkSize(v, directive, span);
  }
}

/** 0 says nothing; any other number must be that of the functions with bodies. */
function checkNumFuncs(v: Verification, value: Directive['values'][number], span: Span): void {
  const count = v.module.funcs.filter(({ code }) => code !== undefined).length;
  if (value !== 0 && value !== count) v.report('MPL2011', span, [String(value), count]);
}

function isWithin(value: number | bigint | string | undefined, most: number): boolean {
  return typeof value === 'number' && value >= 0 && value <= most;
}

/** STATE-7. */
function checkSize(v: Verification, directive: Directive, span: Span): void {
  if (SIZES.has(directive.name) && numberOf(directive) === undefined)
    v.report('MPL2018', span, [directive.name, String(directive.values[0]), MAX_AREA]);
}

/** SYM-12. */
function checkRepetition(
  v: Verification,
  directives: readonly Directive[],
  spanOf: (directive: Directive) => Span,
): void {
  if (directives.length < 2) return;
  const seen = new Map<string, Directive>();
  for (const directive of directives) {
    if (!isSingle(directive.name)) continue;
    const before = seen.get(directive.name);
    if (before !== undefined && before.values.join(' ') !== directive.values.join(' '))
      v.report('MPL2019', spanOf(directive), [directive.name], {
        notes: [{ message: 'given before', span: spanOf(before) }],
      });
    seen.set(directive.name, directive);
  }
}

/** STATE-3, STATE-4 and STATE-6. */
function checkGlobalBlock(v: Verification): void {
  const { module } = v;
  const map = module.directives('globalmemmap').at(-1);
  const size = numberOf(module.directives('globalmemsize').at(-1));
  const bytes = (map?.values.length ?? 0) * WORD;
  if (map !== undefined && size !== undefined && bytes > Math.ceil(size / WORD) * WORD)
    v.report('MPL2014', module.spanOf(map), [bytes, size]);
  const area = globalAreaOf(module);
  const fits = (byte: number, length: number): boolean => byte >= 0 && byte + length <= area.size;
  checkMarks(
    v,
    (name) => module.directives(name).at(-1),
    (directive) => module.spanOf(directive),
    [{ tagged: 'globalwordstypetagged', counted: 'globalwordsrefcounted', sign: 1, fits, what: 'global block' }],
  );
}

interface Marks {
  readonly tagged: string;
  readonly counted: string;
  readonly sign: 1 | -1;
  readonly fits: (byte: number, length: number) => boolean;
  readonly what: string;
}

/** Bits mark words that exist, with the tag or the rest of the address behind them, which is not marked itself. */
function checkMarks(
  v: Verification,
  find: (name: string) => Directive | undefined,
  spanOf: (directive: Directive) => Span,
  all: readonly Marks[],
): void {
  for (const { tagged, counted, sign, fits, what } of all) {
    const isTagged = new Set(setBits(find(tagged)));
    const isCounted = new Set(setBits(find(counted)));
    for (const name of [tagged, counted]) {
      const directive = find(name);
      if (directive === undefined) continue;
      const length = name === tagged || isTagged.size > 0 ? 2 * WORD : v.layout.pointerSize;
      for (const n of name === tagged ? isTagged : isCounted) {
        const behind = n + sign;
        if (!fits(sign * n * WORD, isTagged.has(n) ? 2 * WORD : length))
          v.report('MPL2015', spanOf(directive), [n, what]);
        else if (length > WORD && (isTagged.has(behind) || isCounted.has(behind)))
          v.report('MPL2017', spanOf(directive), [n, behind]);
      }
    }
  }
}

/** What the directives of a function say of its frame. */
export function verifyFrame(v: Verification, func: Func): void {
  const { code, directives } = func;
  if (code === undefined || directives.length === 0) return;
  const spanOf = ({ start, end }: Directive): Span => ({ source: func.source, start, end });
  const find = (name: string): Directive | undefined => directives.findLast((directive) => directive.name === name);
  checkRepetition(
    v,
    directives.filter(({ name }) => ownEntry(directiveRows, name) !== undefined),
    spanOf,
  );
  for (const directive of directives) checkSize(v, directive, spanOf(directive));
  if (directives.some(({ name }) => frameWords.has(name))) checkFrameWords(v, func, find, spanOf);
  checkModuleId(v, find('moduleid'), spanOf);
  checkFormals(v, func, find('upformalsize'), spanOf);
}

const frameWords: ReadonlySet<string> = new Set(
  Object.keys(directiveRows).filter((name) => /^(formal|local)words/.test(name)),
);

/** STATE-4 and STATE-6 of a frame. */
function checkFrameWords(
  v: Verification,
  func: Func,
  find: (name: string) => Directive | undefined,
  spanOf: (directive: Directive) => Span,
): void {
  const { locals = 0, formals = 0 } = frameAreaOf(func);
  checkMarks(v, find, spanOf, [
    {
      tagged: 'formalwordstypetagged',
      counted: 'formalwordsrefcounted',
      sign: 1,
      fits: (at, length) => at + length <= formals,
      what: 'parameters',
    },
    {
      tagged: 'localwordstypetagged',
      counted: 'localwordsrefcounted',
      sign: -1,
      fits: (at, length) => at < 0 && at >= -locals && at + length <= 0,
      what: 'locals',
    },
  ]);
}

/** SYM-13. */
function checkModuleId(
  v: Verification,
  directive: Directive | undefined,
  spanOf: (directive: Directive) => Span,
): void {
  const own = v.module.directives('id').at(-1)?.values[0];
  if (directive === undefined || own === undefined || own === NO_ID || directive.values[0] === own) return;
  v.report('MPL2020', spanOf(directive), [String(directive.values[0]), String(own)]);
}

/** STATE-5: in whole words, one behind the other. */
function checkFormals(
  v: Verification,
  func: Func,
  directive: Directive | undefined,
  spanOf: (directive: Directive) => Span,
): void {
  const size = numberOf(directive);
  if (directive === undefined || size === undefined || size === 0) return;
  const layout = v.layout.within(func);
  let end = 0;
  for (const param of func.params) {
    const type = param.kind === 'var' ? func.locals[param.local].type : param.type;
    const unit = Math.max(WORD, layout.alignOf(type));
    end = Math.ceil((Math.ceil(end / unit) * unit + layout.sizeOf(type)) / WORD) * WORD;
  }
  if (end > size) v.report('MPL2016', spanOf(directive), [end, size]);
}

/** STATE-1. */
export function checkFrameAccess(f: FuncState, n: Node): void {
  const { locals, formals } = f.frame;
  const offset = f.code.offset(n);
  const above = formals ?? (locals === undefined ? Infinity : 0);
  if (offset < -(locals ?? Infinity) || offset + bytesOf(f, n) > (offset < 0 ? 0 : above))
    f.report('MPL2012', n, [offset, locals ?? 0, formals ?? 0]);
}

/** STATE-2. */
export function checkGlobalAccess(f: FuncState, n: Node): void {
  if (!isGlobalPointer(f.code, f.code.operand(n, 0))) return;
  const offset = f.code.offset(n);
  if (offset < 0 || offset + bytesOf(f, n) > f.v.globalSize) f.report('MPL2013', n, [offset, f.v.globalSize]);
}

function isGlobalPointer(code: Code, n: Node): boolean {
  return code.op(n) === 'regread' && code.reg(n) === specialRegs['%%GP'];
}

function bytesOf(f: FuncState, n: Node): number {
  return Math.max(1, bitsOf(f.code.prim(n), f.layout.pointerSize) / 8);
}
