/**
 * The fingerprint of tables: 16 hexadecimal digits that change when a name, a number or a shape in them does, so that a binary
 * file is not read with other tables than those it was written with.
 */
/** What is listed of a row: its number and what follows from it. Objects count by their names, lists by their order. */
export type Fact = string | number | boolean | undefined | readonly Fact[] | { readonly [name: string]: Fact };

/** A hash of 64 bits of the facts as canonical text; found when it is first asked for. */
export function fingerprintOf(facts: () => Fact): () => string {
  let digits: string | undefined;
  return () => (digits ??= digest(JSON.stringify(facts(), sortNames)));
}

/**
 * Two lanes that each multiply and turn, so that no short change cancels out. Nobody attacks it: whoever writes a file may write any
 * fingerprint. SHA-256 took 15 ms of each command that reads a binary file.
 */
function digest(text: string): string {
  let low = 0x9e3779b9;
  let high = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    low = turned(Math.imul(low ^ c, 0x01000193));
    high = turned(Math.imul(high + c, 0xcc9e2d51));
  }
  return [low, high ^ low].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

function turned(lane: number): number {
  return (lane << 13) | (lane >>> 19);
}

/** The order in which a table names its rows says nothing. */
function sortNames(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
