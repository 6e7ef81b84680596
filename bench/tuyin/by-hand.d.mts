/** `out`: what is written; undefined for input that is refused, of which only the status is certain. */
export type ByHand = (input: Uint8Array) => { readonly status: number; readonly out: Buffer | undefined };

/** For each program of Tuyin IR in examples/ that reads something, the same in JavaScript. */
export const byHand: Readonly<Record<string, ByHand>>;
