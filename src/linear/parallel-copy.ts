/**
 * Copies that happen at once, written one after another (as in B. Boissinot et al., "Revisiting out-of-SSA translation
 * for correctness, code quality, and efficiency", CGO 2009, algorithm 1).
 *
 * A copy may be written as soon as nobody still waits to read what it overwrites. What is left are cycles; each is
 * opened by saving one of its places in a temporary.
 */
import type { Dest, Instr, Operand } from './nodes.ts';

export interface Copy {
  readonly dest: Extract<Dest, { kind: 'l' | 'p' | 't' }>;
  readonly source: Operand;
}

/** Destinations are distinct symbols of one function in CFG form. */
export function sequentialize(copies: readonly Copy[], newTemp: (like: Dest) => Dest): Instr[] {
  if (copies.length === 1)
    return isSame(copies[0]) ? [] : [{ op: 'Assign', dest: copies[0].dest, operands: [copies[0].source] }];
  const pending = new Map<number, Copy>();
  for (const copy of copies) if (!isSame(copy)) pending.set(copy.dest.index, copy);
  /** How many pending copies read a place that is also overwritten. */
  const readers = new Map<number, number>();
  for (const { source } of pending.values()) {
    const place = placeOf(source);
    if (place !== undefined && pending.has(place)) readers.set(place, (readers.get(place) ?? 0) + 1);
  }
  /** Where the content of a place that opened a cycle is now. */
  const saved = new Map<number, Operand>();
  const out: Instr[] = [];
  const ready = [...pending.keys()].filter((place) => !readers.has(place));
  const write = (): void => {
    for (let place = ready.pop(); place !== undefined; place = ready.pop()) {
      const copy = pending.get(place);
      if (copy === undefined) continue;
      pending.delete(place);
      const from = placeOf(copy.source);
      out.push({
        op: 'Assign',
        dest: copy.dest,
        operands: [(from === undefined ? undefined : saved.get(from)) ?? copy.source],
      });
      if (from === undefined || !readers.has(from) || saved.has(from)) continue;
      const left = (readers.get(from) ?? 1) - 1;
      readers.set(from, left);
      if (left === 0) ready.push(from);
    }
  };
  write();
  for (const [place, copy] of pending) {
    if (!pending.has(place)) continue;
    const temp = newTemp(copy.dest);
    out.push({ op: 'Assign', dest: temp, operands: [copy.dest] });
    saved.set(place, temp);
    ready.push(place);
    write();
  }
  return out;
}

function placeOf(operand: Operand): number | undefined {
  return operand.kind === 't' || operand.kind === 'l' || operand.kind === 'p' ? operand.index : undefined;
}

function isSame({ dest, source }: Copy): boolean {
  return placeOf(source) === dest.index;
}
