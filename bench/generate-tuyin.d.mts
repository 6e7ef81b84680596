/** About `bytes` characters of well-formed Tuyin IR; the same seed gives the same text. */
export function generateTuyin(bytes: number, seed?: number): string;
