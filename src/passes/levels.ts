/** The levels of optimisation, apart from their passes: a command knows its options without loading a pass. */
export const levels = ['O0', 'O1', 'O2', 'O3', 'Os'] as const;

/** A level of optimisation. */
export type Level = (typeof levels)[number];

/** The levels as they are written behind `-O`. */
export const levelDigits: readonly string[] = levels.map((level) => level.slice(1));

export function isLevel(name: string): name is Level {
  return levels.some((level) => level === name);
}
