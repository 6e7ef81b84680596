/**
 * The switches of warnings by the names that gcc and clang have for them: `-Wformat` is `format`. A row says from which set on
 * a switch is on; the sets contain each other from left to right. What a switch tells stands in the catalogues, whose entries name it.
 */

/** On without being asked for; with `-Wall`; with `-Wextra`; with `-Wpedantic`; with `-Weverything`. */
export type WarningSet = 'default' | 'all' | 'extra' | 'pedantic' | 'everything';

export interface WarningRow {
  readonly in: WarningSet;
  /** A switch that turns this one on and off, too. */
  readonly with?: string;
}

/** The switches. */
export const warningRows = {
  // Calls and formats
  format: { in: 'default' },
  'format-extra-args': { in: 'default', with: 'format' },
  'format-zero-length': { in: 'all', with: 'format' },
  'format-security': { in: 'all', with: 'format' },
  'implicit-function-declaration': { in: 'default' },
  nonnull: { in: 'default' },
  'unused-result': { in: 'default' },
  'deprecated-declarations': { in: 'default' },
  'sizeof-pointer-memaccess': { in: 'default' },
  'memset-transposed-args': { in: 'all' },
  'sizeof-pointer-div': { in: 'all' },
  'sizeof-array-argument': { in: 'default' },
  varargs: { in: 'default' },

  // Pointers, arrays and conversions
  'int-conversion': { in: 'default' },
  'incompatible-pointer-types': { in: 'default' },
  'discarded-qualifiers': { in: 'default' },
  'compare-distinct-pointer-types': { in: 'default' },
  'pointer-integer-compare': { in: 'default' },
  'int-to-pointer-cast': { in: 'default' },
  'pointer-to-int-cast': { in: 'default' },
  'pointer-sign': { in: 'all' },
  'comma-in-condition': { in: 'pedantic' },
  'pointer-arith': { in: 'pedantic' },
  'cast-qual': { in: 'everything' },
  'array-bounds': { in: 'default' },
  'return-local-addr': { in: 'default' },
  'free-nonheap-object': { in: 'default' },
  overflow: { in: 'default' },
  'div-by-zero': { in: 'default' },
  'shift-count-overflow': { in: 'default' },
  'implicitly-unsigned-literal': { in: 'default' },
  multichar: { in: 'default' },
  'unknown-escape-sequence': { in: 'default' },
  conversion: { in: 'everything' },
  'sign-conversion': { in: 'everything', with: 'conversion' },
  'literal-conversion': { in: 'default' },
  'float-conversion': { in: 'everything', with: 'conversion' },
  'double-promotion': { in: 'everything' },
  'sign-compare': { in: 'extra' },
  'type-limits': { in: 'extra' },
  'float-equal': { in: 'everything' },

  // What is written and does not mean much
  address: { in: 'all' },
  'tautological-compare': { in: 'all' },
  'self-assign': { in: 'all' },
  'logical-not-parentheses': { in: 'all' },
  parentheses: { in: 'all' },
  'dangling-else': { in: 'all', with: 'parentheses' },
  'empty-body': { in: 'extra' },
  'misleading-indentation': { in: 'all' },
  'sequence-point': { in: 'all' },
  'bool-operation': { in: 'all' },
  'duplicated-cond': { in: 'everything' },

  // Flow
  uninitialized: { in: 'all' },
  'maybe-uninitialized': { in: 'all' },
  'return-type': { in: 'default' },
  'invalid-noreturn': { in: 'default' },
  'unreachable-code': { in: 'extra' },
  'implicit-fallthrough': { in: 'extra' },
  switch: { in: 'all' },
  'switch-default': { in: 'everything' },
  'switch-unreachable': { in: 'default' },

  // What nobody uses
  'unused-variable': { in: 'all', with: 'unused' },
  'unused-but-set-variable': { in: 'all', with: 'unused' },
  'unused-function': { in: 'all', with: 'unused' },
  'unused-label': { in: 'all', with: 'unused' },
  'unused-value': { in: 'all', with: 'unused' },
  'unused-local-typedefs': { in: 'all', with: 'unused' },
  'unused-parameter': { in: 'extra', with: 'unused' },
  'unused-but-set-parameter': { in: 'extra', with: 'unused' },

  // Declarations and initialisers
  shadow: { in: 'everything' },
  main: { in: 'default' },
  attributes: { in: 'default' },
  'missing-declarations': { in: 'default' },
  'missing-prototypes': { in: 'everything' },
  'strict-prototypes': { in: 'everything' },
  'old-style-definition': { in: 'everything' },
  'declaration-after-statement': { in: 'everything' },
  vla: { in: 'everything' },
  'excess-initializers': { in: 'default' },
  'missing-field-initializers': { in: 'extra' },
  'missing-braces': { in: 'everything' },
  'override-init': { in: 'extra' },

  // The preprocessor
  cpp: { in: 'default' },
  'macro-redefined': { in: 'default' },
  'builtin-macro-redefined': { in: 'default' },
  'extra-tokens': { in: 'default' },
  'unknown-pragmas': { in: 'all' },
  undef: { in: 'everything' },

  'unknown-warning-option': { in: 'default' },
} as const satisfies Readonly<Record<string, WarningRow>>;

export type WarningOption = keyof typeof warningRows;

/** The rows by names that need not be among them. */
const rows: ReadonlyMap<string, WarningRow> = new Map(Object.entries(warningRows));

/** Names of the one compiler for what has another name in the other. */
const aliases: ReadonlyMap<string, readonly WarningOption[]> = new Map<string, readonly WarningOption[]>([
  ['sometimes-uninitialized', ['maybe-uninitialized']],
  ['conditional-uninitialized', ['maybe-uninitialized']],
  ['incompatible-pointer-types-discards-qualifiers', ['discarded-qualifiers']],
  ['constant-conversion', ['overflow']],
  ['integer-overflow', ['overflow']],
  ['shorten-64-to-32', ['conversion']],
  ['implicit-int-conversion', ['conversion']],
  ['implicit-int-float-conversion', ['conversion']],
  ['implicit', ['implicit-function-declaration']],
  ['unsequenced', ['sequence-point']],
  ['return-stack-address', ['return-local-addr']],
  ['initializer-overrides', ['override-init']],
  ['shift-count-negative', ['shift-count-overflow']],
  ['division-by-zero', ['div-by-zero']],
  ['#warnings', ['cpp']],
  ['user-defined-warnings', ['cpp']],
  ['endif-labels', ['extra-tokens']],
  ['string-compare', ['address']],
  ['logical-op-parentheses', ['parentheses']],
  ['bitwise-op-parentheses', ['parentheses']],
  ['shift-op-parentheses', ['parentheses']],
  ['bitwise-conditional-parentheses', ['parentheses']],
  ['tautological-unsigned-zero-compare', ['type-limits']],
  ['ignored-attributes', ['attributes']],
  ['unknown-attributes', ['attributes']],
  ['deprecated-non-prototype', ['strict-prototypes']],
  ['implicit-float-conversion', ['float-conversion']],
  ['missing-noreturn', ['invalid-noreturn']],
]);

const sets: readonly WarningSet[] = ['default', 'all', 'extra', 'pedantic', 'everything'];

/** `-Wall` turns on what it contains itself; `-Wno-all` turns the same off. `-W` is an old name of `-Wextra`. */
function setNamed(name: string): WarningSet | undefined {
  if (name === 'most') return 'all';
  return sets.find((set) => set === name);
}

/** Does the name stand for a set? */
export function isWarningSet(name: string): boolean {
  return setNamed(name) !== undefined;
}

/** The switches that a name stands for, one of them or many; undefined if nothing is called so. */
export function optionsNamed(written: string): readonly string[] | undefined {
  // `-Wformat=2` asks for more of the same.
  const name = written.replace(/=\d+$/, '');
  const set = setNamed(name);
  if (set === 'everything') return [...rows.keys()];
  if (set !== undefined) return [...rows].flatMap(([option, row]) => (row.in === set ? [option] : []));
  const parts = [...rows].flatMap(([option, row]) => (option === name || row.with === name ? [option] : []));
  return parts.length > 0 ? parts : aliases.get(name);
}

/** Names that may be written behind `-W` and `-Wno-`. */
export function optionNames(): readonly string[] {
  const groups = [...rows.values()].flatMap((row) => row.with ?? []);
  return [...new Set([...sets, ...groups, ...rows.keys(), ...aliases.keys()])];
}

/** Is the switch on when nothing is said? */
export function isDefault(option: string): boolean {
  return rows.get(option)?.in === 'default';
}
