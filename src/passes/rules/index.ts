/** All rules, in the order in which they are tried. */
import * as comparisons from './comparisons.ts';
import { floatConversionRules, widthRules } from './conversions.ts';
import { floatRules } from './floats.ts';
import * as integers from './integers.ts';
import type { Rule } from './rule.ts';

/** Rules of values: both sides are the same value. Special ones stand before the general ones that would hide them. */
export const valueRules: readonly Rule[] = [
  ...widthRules,
  ...comparisons.integerSelectRules,
  ...comparisons.countSelectRules,
  ...integers.arithmeticRules,
  ...integers.wordQuotientRules,
  ...integers.bitRules,
  ...integers.shiftRules,
  ...integers.orderRules,
  ...integers.extensionRules,
  ...comparisons.bitTruthRules,
  ...comparisons.comparisonRules,
  ...comparisons.truthRules,
  ...comparisons.selectRules,
  ...floatRules,
  ...floatConversionRules,
];

/** Rules of what is tested by a jump: both sides are 0, or neither is. */
export const testRules: readonly Rule[] = comparisons.testRules;
