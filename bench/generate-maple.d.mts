/** About `bytes` characters of well-formed MAPLE text; the same seed gives the same text. */
export function generateModule(bytes: number, seed?: number): string;
