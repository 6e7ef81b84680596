/** The format of `putf` against the values that are given: each conversion takes one, of its type, and each `*` an int. */
import type { NumberType } from './symbols.ts';

/** Another number of values than the format wants, or a value of another type; `at` counts values from 0. */
export type FormatProblem =
  | { readonly kind: 'count'; readonly wanted: number }
  | { readonly kind: 'type'; readonly at: number; readonly conversion: string; readonly wanted: string };

/** % flags width .precision length conversion, as in C (7.21.6.1); `%%` is none. */
const directive = /%[-+ #0']*(\*|\d+)?(?:\.(\*|\d*))?(?:hh|h|ll|l|z|j|t|L|q)?([a-zA-Z%])/g;
const wantedTypes: readonly (readonly [letters: string, type: NumberType | undefined, name: string])[] = [
  ['diuoxXc', 'i32', 'an int'],
  ['fFeEgGaA', 'f32', 'a float'],
  ['spnSC', undefined, 'something that SysY does not have'],
];

/** `text` is what stands between the quotes; a type is undefined for a value that is reported already. */
export function checkFormat(text: string, given: readonly (NumberType | undefined)[]): FormatProblem[] {
  const wanted = [...text.matchAll(directive)].flatMap(([written, width, precision, letter]) => {
    const row = wantedTypes.find(([letters]) => letters.includes(letter));
    const stars = [width, precision]
      .filter((part) => part === '*')
      .map(() => ({ conversion: '*', type: 'i32' as const, name: 'an int' }));
    return row === undefined ? stars : [...stars, { conversion: written, type: row[1], name: row[2] }];
  });
  const problems: FormatProblem[] = wanted
    .slice(0, given.length)
    .flatMap(({ conversion, type, name }, at) =>
      given[at] === undefined || given[at] === type ? [] : [{ kind: 'type', at, conversion, wanted: name }],
    );
  return wanted.length === given.length ? problems : [...problems, { kind: 'count', wanted: wanted.length }];
}
