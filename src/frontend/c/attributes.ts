/** GNU attributes: `__attribute__((packed, aligned(8)))`. Those that mean something here are rows; others are warned of. */
import { ownEntry } from '../../base/own-entry.ts';
import { didYouMean } from '../../base/suggest.ts';
import { integerValue } from './constants.ts';
import { isMode } from './modes.ts';
import type { Parser } from './parser.ts';
import { Kind, type Token } from './preprocessor/token.ts';
import type { Expr, FormatAttribute } from './tree.ts';

/** What the attributes of a declaration say, collected from all places where they may stand. */
export interface AttributeSet {
  aligned: number;
  packed: boolean;
  transparent: boolean;
  section: string | undefined;
  alias: string | undefined;
  cleanup: string | undefined;
  constructor_: number | undefined;
  destructor: number | undefined;
  vectorSize: number | undefined;
  /** `DI` and such: how wide a number is. */
  mode: string | undefined;
  weak: boolean;
  noreturn: boolean;
  unused: boolean;
  used: boolean;
  gnuInline: boolean;
  hidden: boolean;
  inlining: 'always' | 'never' | undefined;
  pure: 'pure' | 'const' | undefined;
  deprecated: string | undefined;
  mustUse: boolean;
  nonnull: readonly number[] | undefined;
  format: FormatAttribute | undefined;
}

export function noAttributes(): AttributeSet {
  return {
    aligned: 0,
    packed: false,
    transparent: false,
    section: undefined,
    alias: undefined,
    cleanup: undefined,
    constructor_: undefined,
    destructor: undefined,
    vectorSize: undefined,
    mode: undefined,
    weak: false,
    noreturn: false,
    unused: false,
    used: false,
    gnuInline: false,
    hidden: false,
    inlining: undefined,
    pure: undefined,
    deprecated: undefined,
    mustUse: false,
    nonnull: undefined,
    format: undefined,
  };
}

/** What both say; of what only one can say, the second. */
export function mergedAttributes(first: AttributeSet, second: AttributeSet): AttributeSet {
  const given = Object.entries(second).filter(
    ([, setting]) => setting !== undefined && setting !== false && setting !== 0,
  );
  return Object.assign({ ...first }, Object.fromEntries(given));
}

/** Priority of a constructor that names none: after those that do. */
export const lastPriority = 65535;
const largestAlignment = 16;

interface Arguments {
  readonly p: Parser;
  readonly token: Token;
  readonly args: readonly Expr[];
  /** The names among them, where an attribute takes a name. */
  readonly words: readonly string[];
}

const rows: Readonly<Record<string, (set: AttributeSet, given: Arguments) => void>> = {
  packed: (set) => void (set.packed = true),
  transparent_union: (set) => void (set.transparent = true),
  aligned: (set, given) => void (set.aligned = Math.max(set.aligned, numberOf(given, 0) ?? largestAlignment)),
  vector_size: (set, given) => void (set.vectorSize = numberOf(given, 0)),
  mode: (set, given) => void (set.mode = modeOf(given)),
  section: (set, given) => void (set.section = textOf(given)),
  alias: (set, given) => void (set.alias = textOf(given)),
  cleanup: (set, { words }) => void (set.cleanup = words[0]),
  constructor: (set: AttributeSet, given: Arguments) => void (set.constructor_ = numberOf(given, 0) ?? lastPriority),
  destructor: (set, given) => void (set.destructor = numberOf(given, 0) ?? lastPriority),
  weak: (set) => void (set.weak = true),
  noreturn: (set) => void (set.noreturn = true),
  unused: (set) => void (set.unused = true),
  used: (set) => void (set.used = true),
  retain: (set) => void (set.used = true),
  visibility: (set, given) => void (set.hidden = textOf(given) === 'hidden'),
  always_inline: (set) => void (set.inlining = 'always'),
  gnu_inline: (set) => void (set.gnuInline = true),
  noinline: (set) => void (set.inlining = 'never'),
  pure: (set) => void (set.pure = 'pure'),
  const: (set) => void (set.pure = 'const'),
  deprecated: (set, given) => void (set.deprecated = given.args.length === 0 ? '' : textOf(given)),
  warn_unused_result: (set) => void (set.mustUse = true),
  nonnull: (set, given) => void (set.nonnull = given.args.map((_, i) => numberOf(given, i) ?? 0)),
  format: (set, given) => void (set.format = formatOf(given)),
};

/** `format(printf, 2, 3)`: which argument is the format, and from which on its arguments stand. */
function formatOf(given: Arguments): FormatAttribute | undefined {
  const kind = given.words.at(0)?.replaceAll(/^__|__$|^gnu_/g, '');
  const [string, first] = [numberOf(given, 0), numberOf(given, 1)];
  if (string === undefined || first === undefined) return undefined;
  return kind === 'printf' || kind === 'scanf' || kind === 'strftime' ? { kind, string, first } : undefined;
}

/** `DI` or `__DI__`. */
function modeOf({ p, token, words }: Arguments): string | undefined {
  const mode = words.at(0)?.replaceAll(/^__|__$/g, '') ?? '';
  if (isMode(mode)) return mode;
  p.report('CC2050', token, [token.text]);
  return undefined;
}

/** Attributes that only advise; nothing here depends on them. */
const advice: ReadonlySet<string> = new Set(
  (
    'format_arg returns_nonnull malloc alloc_size alloc_align unavailable hot cold leaf ' +
    'nothrow artificial flatten sentinel may_alias no_sanitize no_instrument_function access assume_aligned optimize ' +
    'likely unlikely unsequenced reproducible externally_visible fallthrough noclone noipa nonstring designated_init returns_twice error warning no_reorder copy tls_model'
  ).split(' '),
);

/** Reads the attributes that stand here, and `asm("name")` behind a declarator, if there are any. */
export function attributes(p: Parser, set: AttributeSet): void {
  for (;;) {
    if (p.tokens.accept('__attribute__')) {
      p.expect('(');
      p.expect('(');
      attributeList(p, set, ')');
    } else if (beginsAttributes(p)) {
      p.expect('[');
      p.expect('[');
      attributeList(p, set, ']');
    } else return;
  }
}

/** C23's `[[…]]`: nothing else begins with two brackets. */
export function beginsAttributes(p: Parser, distance = 0): boolean {
  return p.tokens.at('[', distance) && p.tokens.at('[', distance + 1);
}

/** Up to the two marks that close the list. */
function attributeList(p: Parser, set: AttributeSet, close: string): void {
  while (!p.tokens.at(close)) {
    if (!p.tokens.at(',')) attribute(p, set);
    if (!p.tokens.at(close)) p.expect(',');
  }
  p.expect(close);
  p.expect(close);
}

/** Attributes of C23 that GNU calls otherwise. */
const standardNames: Readonly<Record<string, string>> = {
  nodiscard: 'warn_unused_result',
  maybe_unused: 'unused',
  _Noreturn: 'noreturn',
};

/** `name`, `__name__`, or `gnu::name`. */
function attributeName(p: Parser): Token {
  const token = p.tokens.next();
  if (token.kind !== Kind.name) p.expected('the name of an attribute', token);
  if (!p.tokens.at(':') || !p.tokens.at(':', 1)) return token;
  p.tokens.next();
  p.tokens.next();
  return attributeName(p);
}

function attribute(p: Parser, set: AttributeSet): void {
  const token = attributeName(p);
  const name = ownEntry(standardNames, token.text) ?? token.text.replaceAll(/^__|__$/g, '');
  const given = { p, token, ...argumentsOf(p, name) };
  const row = ownEntry(rows, name);
  if (row !== undefined) row(set, given);
  else if (!advice.has(name)) {
    const message = didYouMean(name, Object.keys(rows));
    p.report('CC3020', token, [name], { notes: message === '' ? [] : [{ message }] });
  }
}

const takesName: ReadonlySet<string> = new Set(['cleanup', 'format', 'mode']);

/** What stands in the parentheses behind an attribute. Advice is skipped: its words may be any. */
function argumentsOf(p: Parser, name: string): Pick<Arguments, 'args' | 'words'> {
  const args: Expr[] = [];
  const words: string[] = [];
  if (!p.tokens.accept('(')) return { args, words };
  if (ownEntry(rows, name) === undefined) {
    skipParentheses(p);
    return { args, words };
  }
  while (!p.tokens.at(')')) {
    const token = p.tokens.peek();
    if (token.kind === Kind.name && takesName.has(name)) words.push(p.tokens.next().text);
    else args.push(p.grammar.assignment(p));
    if (!p.tokens.at(')')) p.expect(',');
  }
  p.expect(')');
  return { args, words };
}

/** Behind an open parenthesis. */
function skipParentheses(p: Parser): void {
  for (let depth = 1; depth > 0;) {
    const token = p.tokens.next();
    if (token.kind === Kind.end) p.expected('`)`', token);
    if (token.is('(')) depth++;
    else if (token.is(')')) depth--;
  }
}

function numberOf({ p, args, token }: Arguments, index: number): number | undefined {
  const arg = args.at(index);
  if (arg === undefined) return undefined;
  const value = integerValue(arg);
  if (value === undefined || value < 0n || value > 1n << 28n) {
    p.report('CC2050', token, [token.text]);
    return undefined;
  }
  return Number(value);
}

function textOf({ p, args, token }: Arguments): string | undefined {
  const arg = args.at(0);
  const place = arg?.kind === 'decay' ? arg.operand : arg;
  if (place?.kind === 'string') return String.fromCharCode(...place.bytes.subarray(0, -1));
  p.report('CC2050', token, [token.text]);
  return undefined;
}
