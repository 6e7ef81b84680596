/**
 * What a run can be asked for that not every engine can give, or not for every language. The options of `samara run`, their help,
 * the choice of an engine and the refusals are made from these rows and from what the rows of engines and languages have.
 */
export interface FeatureRow {
  /** The words that ask for it on the command line. */
  readonly words: string;
  /** Must the row of the language have it, too? */
  readonly ofLanguage?: true;
  /** What is said where nobody has anything better to say. */
  readonly otherwise: string;
}

export const features = {
  undef: { words: '--undef trap', otherwise: 'other engines have no undefined variables' },
  ub: {
    words: '--check-ub',
    ofLanguage: true,
    otherwise: 'the other engines do what MAPLE says of everything',
  },
  bounds: { words: '--bounds', ofLanguage: true, otherwise: 'nobody knows its objects' },
  trace: { words: '--trace', otherwise: 'the other engines have no steps to show' },
  steps: { words: '--count', otherwise: 'the other engines do not count' },
  watch: { words: '--memory-report', ofLanguage: true, otherwise: 'the others have no heap of their own' },
  profile: { words: '--profile', otherwise: 'the other engines do not run linear IR, which is what is counted' },
  coverage: { words: '--coverage', otherwise: 'the other engines do not run linear IR, which is what is counted' },
} as const satisfies Record<string, FeatureRow>;

export type Feature = keyof typeof features;
/** Those that a language must have, too. */
export type LanguageFeature = {
  [F in Feature]: (typeof features)[F] extends { ofLanguage: true } ? F : never;
}[Feature];

const rows: Readonly<Record<Feature, FeatureRow>> = features;

export function isOfLanguage(feature: Feature): feature is LanguageFeature {
  return rows[feature].ofLanguage === true;
}

export const featureNames = Object.keys(features) as Feature[];
