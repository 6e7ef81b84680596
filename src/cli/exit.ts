/**
 * Exit statuses. A program that is run gives its own; these are for everything else. 70 is the number that sysexits
 * gives to internal software errors: a bug of ours is none of the first three.
 */
export const exit = { done: 0, diagnostics: 1, usage: 2, trap: 3, internal: 70 } as const;
