/**
 * What a function says about calls of itself: whether its body may stand in their place. The words are those of the text, of JSON
 * and of the binary form, whose numbers are the places in this list: append, never insert.
 */

export const inlinings = {
  noinline: { doc: 'calls of it stay calls' },
  alwaysinline: {
    doc: 'its body stands in the place of its calls, however large it is; where a function calls itself, the call stays',
  },
} as const;

/** Of a function with a body; without it, whoever optimises decides. */
export type Inlining = keyof typeof inlinings;

export const inliningNames = [undefined, ...(Object.keys(inlinings) as Inlining[])] as const;

export function isInlining(word: string): word is Inlining {
  return Object.hasOwn(inlinings, word);
}
