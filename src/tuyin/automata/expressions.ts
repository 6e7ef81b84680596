/**
 * Expressions over terminals, kept in a pool: equal expressions are one node, and a node's children have smaller
 * numbers than the node, so that walks from the bottom up are loops over the numbers.
 *
 * The makers of nodes rewrite as they build, and no rewriting makes an expression costlier:
 *
 *   A|A = A    A B|A C = A(B|C)    B A|C A = (B|C)A    A|A B = A B?    A A* = A+    (A?)? = A?    (A*)* = A*
 *
 * with what follows from them for options and loops. In a pool, therefore, `concat` holds two or more parts and no
 * concat, `choice` two or more members in the order of their texts, none of them a choice, an option or empty, and
 * `option` something that does not match the empty word itself.
 */
import type { Terminal } from './terminals.ts';
import { byteInString, actionsText, onlyByte, terminalText } from './terminals.ts';

/** A node's number in its pool. */
export type ExprId = number;

export type ExprNode =
  /** No word at all, written `[]`. */
  | { readonly kind: 'none' }
  /** The empty word, written `()`. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'terminal'; readonly terminal: Terminal }
  | { readonly kind: 'concat' | 'choice'; readonly parts: readonly ExprId[] }
  | { readonly kind: 'option' | 'star' | 'plus'; readonly body: ExprId };

export type LoopKind = 'option' | 'star' | 'plus';

export class ExprPool {
  readonly #nodes: ExprNode[] = [];
  readonly #texts: string[] = [];
  /** Terminals that occur and operators, the two parts of the cost. */
  readonly #occurrences: number[] = [];
  readonly #operators: number[] = [];
  readonly #nullable: boolean[] = [];
  readonly #byText = new Map<string, ExprId>();
  readonly none: ExprId;
  readonly empty: ExprId;

  constructor() {
    this.none = this.#add({ kind: 'none' }, '[]', 0, 0, false);
    this.empty = this.#add({ kind: 'empty' }, '()', 0, 0, true);
  }

  node(id: ExprId): ExprNode {
    return this.#nodes[id];
  }

  /** As a user would write it; read again, it gives the same node. */
  text(id: ExprId): string {
    return this.#texts[id];
  }

  occurrences(id: ExprId): number {
    return this.#occurrences[id];
  }

  operators(id: ExprId): number {
    return this.#operators[id];
  }

  /** Whether it matches the empty word. */
  isNullable(id: ExprId): boolean {
    return this.#nullable[id];
  }

  /** A total order: fewer terminals, fewer operators, the shorter text, the one that is grouped later, the text itself. */
  compare(a: ExprId, b: ExprId): number {
    const [left, right] = [this.#texts[a], this.#texts[b]];
    return (
      this.#occurrences[a] - this.#occurrences[b] ||
      this.#operators[a] - this.#operators[b] ||
      left.length - right.length ||
      firstGroup(right) - firstGroup(left) ||
      compareTexts(left, right)
    );
  }

  /** The parts of a concat; of anything else, the thing itself; of the empty word, nothing. */
  partsOf(id: ExprId): readonly ExprId[] {
    const node = this.#nodes[id];
    return node.kind === 'concat' ? node.parts : node.kind === 'empty' ? [] : [id];
  }

  terminal(terminal: Terminal): ExprId {
    if (terminal.kind === 'bytes' && terminal.bytes === 0n) return this.none;
    const text = terminalText(terminal);
    return this.#byText.get(text) ?? this.#add({ kind: 'terminal', terminal }, text, 1, 0, false);
  }

  concat(ids: readonly ExprId[]): ExprId {
    const out: ExprId[] = [];
    for (const id of ids) {
      if (id === this.none) return this.none;
      for (const part of this.partsOf(id)) this.#append(out, part);
    }
    if (out.length < 2) return out.at(0) ?? this.empty;
    return this.#intern({ kind: 'concat', parts: out });
  }

  choice(ids: readonly ExprId[]): ExprId {
    const members = new Set<ExprId>();
    let hasEmpty = this.#gather(ids, members);
    this.#joinBytes(members);
    hasEmpty = this.#absorbLoops(members, hasEmpty);
    const factored = this.#factor([...members]);
    // A factored member may itself be an option or a choice: then everything is looked at again.
    if (factored !== undefined) return this.choice(hasEmpty ? [...factored, this.empty] : factored);
    const sorted = [...members].sort((a, b) => compareTexts(this.#texts[a], this.#texts[b]));
    if (sorted.length === 0) return hasEmpty ? this.empty : this.none;
    const choice = sorted.length === 1 ? sorted[0] : this.#intern({ kind: 'choice', parts: sorted });
    return hasEmpty ? this.option(choice) : choice;
  }

  option(body: ExprId): ExprId {
    const node = this.#nodes[body];
    if (node.kind === 'none') return this.empty;
    if (node.kind === 'plus') return this.star(node.body);
    return this.#nullable[body] ? body : this.#intern({ kind: 'option', body });
  }

  plus(body: ExprId): ExprId {
    if (this.#nullable[body]) return this.star(body);
    const node = this.#nodes[body];
    if (node.kind === 'none' || node.kind === 'plus') return body;
    if (node.kind === 'choice') {
      const bared = this.choice(node.parts.map((part) => this.#bareOf(part, ['plus'])));
      if (bared !== body) return this.plus(bared);
    }
    return this.#intern({ kind: 'plus', body });
  }

  star(body: ExprId): ExprId {
    const node = this.#nodes[body];
    if (node.kind === 'none' || node.kind === 'empty') return this.empty;
    if (node.kind === 'star' || node.kind === 'plus' || node.kind === 'option') return this.star(node.body);
    const bared = this.choice(
      (node.kind === 'choice' ? node.parts : [body]).flatMap((member) => this.#bareMembers(member)),
    );
    return bared === body ? this.#intern({ kind: 'star', body }) : this.star(bared);
  }

  loop(kind: LoopKind, body: ExprId): ExprId {
    return kind === 'option' ? this.option(body) : kind === 'star' ? this.star(body) : this.plus(body);
  }

  /** What a member of a loop may be replaced by: without loops of its own, and in pieces if each piece may be left out. */
  #bareMembers(member: ExprId): readonly ExprId[] {
    const parts = this.partsOf(member);
    const pieces = parts.length > 1 && this.#nullable[member] ? parts : [member];
    return pieces.map((piece) => this.#bareOf(piece, ['option', 'star', 'plus']));
  }

  #bareOf(id: ExprId, kinds: readonly string[]): ExprId {
    const node = this.#nodes[id];
    return 'body' in node && kinds.includes(node.kind) ? node.body : id;
  }

  // Sequences

  /** Adds one part to a sequence and joins it with the loops before it. */
  #append(out: ExprId[], part: ExprId): void {
    const waiting = [part];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      out.push(next);
      const joined = this.#joinTail(out);
      if (joined === undefined) continue;
      out.length -= joined.removed;
      waiting.push(...joined.parts.toReversed());
    }
  }

  /** How the end of a sequence can be written with less, or in the agreed order (`A A?`, `A A+`). */
  #joinTail(out: readonly ExprId[]): { readonly removed: number; readonly parts: readonly ExprId[] } | undefined {
    const last = this.#nodes[out[out.length - 1]];
    if ('body' in last) {
      const before = this.#nodes[out[out.length - 2]];
      if (before !== undefined && 'body' in before && before.body === last.body) {
        const parts = this.#joinLoops(before.kind, last.kind, last.body);
        if (parts !== undefined) return { removed: 2, parts };
      }
      const parts = this.partsOf(last.body);
      if (last.kind === 'star' && this.#endsWith(out, out.length - 1, parts)) {
        return { removed: parts.length + 1, parts: [this.plus(last.body)] };
      }
    }
    return this.#joinBehindLoop(out);
  }

  #joinLoops(left: LoopKind, right: LoopKind, body: ExprId): readonly ExprId[] | undefined {
    if (left === 'option' && right === 'option') return undefined;
    if (left === 'plus' && right === 'plus') return [...this.partsOf(body), this.plus(body)];
    return [left === 'plus' || right === 'plus' ? this.plus(body) : this.star(body)];
  }

  /** A loop or option followed by its own body, whose last part stands at the end. */
  #joinBehindLoop(out: readonly ExprId[]): { readonly removed: number; readonly parts: readonly ExprId[] } | undefined {
    for (let at = out.length - 2; at >= 0; at--) {
      const node = this.#nodes[out[at]];
      if (!('body' in node)) continue;
      const parts = this.partsOf(node.body);
      if (parts.length !== out.length - 1 - at || !this.#endsWith(out, out.length, parts)) continue;
      const removed = parts.length + 1;
      return { removed, parts: node.kind === 'star' ? [this.plus(node.body)] : [...parts, out[at]] };
    }
    return undefined;
  }

  #endsWith(out: readonly ExprId[], end: number, parts: readonly ExprId[]): boolean {
    const from = end - parts.length;
    return from >= 0 && parts.every((part, i) => out[from + i] === part);
  }

  // Choices

  /** Collects the members of nested choices and options; tells whether one of them is the empty word. */
  #gather(ids: readonly ExprId[], members: Set<ExprId>): boolean {
    let hasEmpty = false;
    const waiting = [...ids];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const node = this.#nodes[id];
      if (node.kind === 'empty') hasEmpty = true;
      else if (node.kind === 'choice') waiting.push(...node.parts);
      else if (node.kind === 'option') {
        hasEmpty = true;
        waiting.push(node.body);
      } else if (node.kind !== 'none') members.add(id);
    }
    return hasEmpty;
  }

  /** Byte sets with the same actions become one. */
  #joinBytes(members: Set<ExprId>): void {
    const sets = new Map<string, { bytes: bigint; readonly actions: readonly string[]; readonly ids: ExprId[] }>();
    for (const id of members) {
      const node = this.#nodes[id];
      if (node.kind !== 'terminal' || node.terminal.kind !== 'bytes') continue;
      const { bytes, actions } = node.terminal;
      const set = sets.get(actionsText(actions));
      if (set === undefined) sets.set(actionsText(actions), { bytes, actions, ids: [id] });
      else {
        set.bytes |= bytes;
        set.ids.push(id);
      }
    }
    for (const { bytes, actions, ids } of sets.values()) {
      if (ids.length < 2) continue;
      for (const id of ids) members.delete(id);
      members.add(this.terminal({ kind: 'bytes', bytes, actions }));
    }
  }

  /** `A | A+` is `A+`, either with `A*` is `A*`, and `A+` or nothing is `A*`. Returns whether nothing is still to be added. */
  #absorbLoops(members: Set<ExprId>, hasEmpty: boolean): boolean {
    for (const id of members) {
      const node = this.#nodes[id];
      if (node.kind !== 'star' && node.kind !== 'plus') continue;
      members.delete(node.body);
      const inner = this.#nodes[node.body];
      if (inner.kind === 'choice') for (const part of inner.parts) members.delete(part);
      const asPlus = node.kind === 'star' ? this.#byText.get(this.#loopText('plus', node.body)) : undefined;
      if (asPlus !== undefined) members.delete(asPlus);
    }
    if (!hasEmpty) return false;
    if ([...members].some((id) => this.#nullable[id])) return false;
    const plus = [...members]
      .filter((id) => this.#nodes[id].kind === 'plus')
      .sort((a, b) => this.compare(a, b))
      .at(0);
    if (plus === undefined) return true;
    members.delete(plus);
    members.add(this.option(plus));
    return false;
  }

  /** Takes out the common beginning or end that saves most; undefined if there is none. */
  #factor(members: readonly ExprId[]): readonly ExprId[] | undefined {
    if (members.length < 2) return undefined;
    const lists = members.map((id) => this.partsOf(id));
    const best = this.#bestFactoring(lists);
    if (best === undefined) return undefined;
    const { group, common, atEnd } = best;
    const rests = group.map((i) =>
      this.concat(atEnd ? lists[i].slice(0, lists[i].length - common.length) : lists[i].slice(common.length)),
    );
    const rest = this.choice(rests);
    const joined = this.concat(atEnd ? [rest, ...common] : [...common, rest]);
    return [...members.filter((_, i) => !group.includes(i)), joined];
  }

  /** Beginnings come first, so that one is preferred to an end that saves as much; of equals, the one with the first text. */
  #bestFactoring(lists: readonly (readonly ExprId[])[]): Factoring | undefined {
    let best: Factoring | undefined;
    for (const atEnd of [false, true]) {
      for (const group of this.#groupByEnd(lists, atEnd)) {
        const found = this.#factoring(lists, group, atEnd);
        const isTie = best !== undefined && found.saved === best.saved && found.atEnd === best.atEnd;
        if (best === undefined || found.saved > best.saved || (isTie && found.text < best.text)) best = found;
      }
    }
    return best;
  }

  /** As much as all of a group have in common, and what writing it once saves. */
  #factoring(lists: readonly (readonly ExprId[])[], group: readonly number[], atEnd: boolean): Factoring {
    const alike = group.map((i) => lists[i]);
    const count = commonLength(alike, atEnd);
    const common = atEnd ? alike[0].slice(-count) : alike[0].slice(0, count);
    const saved = (group.length - 1) * common.reduce((sum, id) => sum + this.#occurrences[id], 0);
    return { saved, text: common.map((id) => this.#texts[id]).join(' '), group, common, atEnd };
  }

  /** Members that begin (end) with the same part, where there are two or more. */
  #groupByEnd(lists: readonly (readonly ExprId[])[], atEnd: boolean): number[][] {
    const groups = new Map<ExprId, number[]>();
    lists.forEach((parts, i) => {
      const key = atEnd ? parts[parts.length - 1] : parts[0];
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [i]);
      else group.push(i);
    });
    return [...groups.values()].filter((group) => group.length > 1);
  }

  // Texts

  #intern(node: ExprNode): ExprId {
    const text = this.#textOf(node);
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const children = 'parts' in node ? node.parts : 'body' in node ? [node.body] : [];
    const occurrences = children.reduce((sum, id) => sum + this.#occurrences[id], 0);
    const operators = children.reduce((sum, id) => sum + this.#operators[id], Math.max(1, children.length - 1));
    return this.#add(node, text, occurrences, operators, this.#isNodeNullable(node));
  }

  #isNodeNullable(node: ExprNode): boolean {
    if (node.kind === 'concat') return node.parts.every((id) => this.#nullable[id]);
    if (node.kind === 'choice') return node.parts.some((id) => this.#nullable[id]);
    return node.kind === 'option' || node.kind === 'star' || (node.kind === 'plus' && this.#nullable[node.body]);
  }

  #add(node: ExprNode, text: string, occurrences: number, operators: number, nullable: boolean): ExprId {
    const id = this.#nodes.push(node) - 1;
    this.#texts.push(text);
    this.#occurrences.push(occurrences);
    this.#operators.push(operators);
    this.#nullable.push(nullable);
    this.#byText.set(text, id);
    return id;
  }

  #textOf(node: ExprNode): string {
    if (node.kind === 'choice') return node.parts.map((id) => this.#texts[id]).join(' | ');
    if (node.kind === 'concat') return this.#sequenceText(node.parts).join(' ');
    return 'body' in node ? this.#loopText(node.kind, node.body) : '';
  }

  #loopText(kind: LoopKind, body: ExprId): string {
    const node = this.#nodes[body];
    const isOne =
      node.kind === 'terminal' ||
      node.kind === 'none' ||
      node.kind === 'empty' ||
      (node.kind === 'concat' && this.#sequenceText(node.parts).length === 1);
    const text = isOne ? this.#texts[body] : `(${this.#texts[body]})`;
    return text + { option: '?', star: '*', plus: '+' }[kind];
  }

  /** Single bytes that follow each other are written as one string; actions end it. */
  #sequenceText(parts: readonly ExprId[]): string[] {
    const words: string[] = [];
    let string = '';
    const flush = (actions = ''): void => {
      if (string !== '') words.push(`"${string}"${actions}`);
      string = '';
    };
    for (const id of parts) {
      const single = this.#singleByte(id);
      if (single === undefined) {
        flush();
        words.push(this.#nodes[id].kind === 'choice' ? `(${this.#texts[id]})` : this.#texts[id]);
      } else {
        string += byteInString(single.byte);
        if (single.actions.length > 0) flush(actionsText(single.actions));
      }
    }
    flush();
    return words;
  }

  #singleByte(id: ExprId): { readonly byte: number; readonly actions: readonly string[] } | undefined {
    const node = this.#nodes[id];
    if (node.kind !== 'terminal' || node.terminal.kind !== 'bytes') return undefined;
    const byte = onlyByte(node.terminal.bytes);
    return byte === undefined ? undefined : { byte, actions: node.terminal.actions };
  }
}

interface Factoring {
  readonly saved: number;
  readonly text: string;
  readonly group: readonly number[];
  readonly common: readonly ExprId[];
  readonly atEnd: boolean;
}

function commonLength(lists: readonly (readonly ExprId[])[], atEnd: boolean): number {
  const least = Math.min(...lists.map((parts) => parts.length));
  const at = (parts: readonly ExprId[], i: number): ExprId => (atEnd ? parts[parts.length - 1 - i] : parts[i]);
  for (let i = 0; i < least; i++) if (lists.some((parts) => at(parts, i) !== at(lists[0], i))) return i;
  return least;
}

function firstGroup(text: string): number {
  const at = text.indexOf('(');
  return at < 0 ? text.length : at;
}

/** By code units: the same everywhere, whatever the language of the machine. */
export function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
