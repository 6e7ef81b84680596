/** What a pass did to the text of a function: its lines, with those that are gone between them, and what changed in each. */
import { diffArrays } from 'diff';

export interface ChangedLine {
  readonly kind: 'same' | 'removed' | 'added';
  /** Pieces of the line; the marked ones are not in the line that it replaces or is replaced by. */
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Insertions and deletions beyond which two texts count as having nothing in common: the search takes their square. */
const mostEdits = 3000;

/** Lines are alike, and shown as one that changed, if at least this part of their pieces is common. */
const alike = 0.5;

interface Run {
  readonly value: readonly string[];
  readonly added: boolean;
  readonly removed: boolean;
}

export function compareLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const found = compare(before, after) ?? compareBlocks(before, after);
  const lines: ChangedLine[] = [];
  for (let i = 0; i < found.length; i++) {
    const { value, added, removed } = found[i];
    const next = found.at(i + 1);
    if (removed && next?.added === true) {
      lines.push(...replace(value, next.value));
      i++;
    } else lines.push(...value.map((line) => whole(added ? 'added' : removed ? 'removed' : 'same', line)));
  }
  return lines;
}

/** Undefined if there are too many differences. */
function compare(before: readonly string[], after: readonly string[]): readonly Run[] | undefined {
  return diffArrays([...before], [...after], { maxEditLength: mostEdits });
}

/** Block by block, by their names: what differs in one has nothing to do with another. */
function compareBlocks(before: readonly string[], after: readonly string[]): readonly Run[] {
  const [old, now] = [splitBlocks(before), splitBlocks(after)];
  const names = compare([...old.keys()], [...now.keys()]) ?? everything([...old.keys()], [...now.keys()]);
  return names.flatMap(({ value, added, removed }) =>
    value.flatMap((name): readonly Run[] => {
      const [left, right] = [old.get(name) ?? [], now.get(name) ?? []];
      if (added) return [{ value: right, added, removed }];
      if (removed) return [{ value: left, added, removed }];
      return compare(left, right) ?? everything(left, right);
    }),
  );
}

function everything(before: readonly string[], after: readonly string[]): readonly Run[] {
  return [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
}

/** The lines of each block by its first line; what stands before the first block has the name ''. */
function splitBlocks(lines: readonly string[]): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let block: string[] = [];
  blocks.set('', block);
  for (const line of lines) {
    if (/^block B\d+:$/.test(line)) blocks.set(line, (block = []));
    block.push(line);
  }
  return blocks;
}

/** Lines in the place of others: each beside the one that it comes from, as far as they are alike. */
function replace(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const lines: ChangedLine[] = [];
  const common = Math.min(before.length, after.length);
  for (let i = 0; i < common; i++) lines.push(...compareLine(before[i], after[i]));
  lines.push(...before.slice(common).map((line) => whole('removed', line)));
  lines.push(...after.slice(common).map((line) => whole('added', line)));
  return lines;
}

function compareLine(before: string, after: string): ChangedLine[] {
  if (before === after) return [whole('same', after)];
  const changes = diffArrays(wordsOf(before), wordsOf(after));
  const same = changes.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0);
  if (same < alike * Math.max(wordsOf(before).length, wordsOf(after).length))
    return [whole('removed', before), whole('added', after)];
  const pieces = (isNew: boolean): Piece[] =>
    changes
      .filter(({ added, removed }) => (isNew ? !removed : !added))
      .map(({ value, added, removed }) => ({ text: value.join(''), isMarked: added || removed }));
  return [
    { kind: 'removed', pieces: pieces(false) },
    { kind: 'added', pieces: pieces(true) },
  ];
}

function whole(kind: ChangedLine['kind'], text: string): ChangedLine {
  return { kind, pieces: [{ text, isMarked: false }] };
}

function wordsOf(line: string): string[] {
  return line.match(/[\w.@$]+|\s+|./gu) ?? [];
}
