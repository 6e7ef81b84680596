/**
 * The block that `%%GP` addresses (maple/module-state.ts), of all modules: one behind the other, each at a multiple of 16 bytes.
 * The code of a module whose part does not begin the block says so:
 *
 *     iassignoff i32 8 (regread ptr %%GP, …)     iassignoff i32 40 (regread ptr %%GP, …)
 *     regread ptr %%GP                           add ptr (regread ptr %%GP, constval ptr 32)
 */
import { CodeWriter, specialRegs, type Code, type Node } from '../code.ts';
import { globalAreaOf, WORD, type GlobalArea } from '../module-state.ts';
import type { Directive } from '../module.ts';
import { made } from './headers.ts';
import type { Input } from './input.ts';

const ALIGN = 16;
const DIRECTIVES = ['globalmemsize', 'globalmemmap', 'globalwordstypetagged', 'globalwordsrefcounted'] as const;

interface Part {
  readonly offset: number;
  readonly area: GlobalArea;
}

export class GlobalBlock {
  readonly #parts = new Map<Input, Part>();
  readonly #size: number;

  constructor(inputs: readonly Input[]) {
    let end = 0;
    for (const input of inputs.toSorted((a, b) => a.rank - b.rank)) {
      if (!DIRECTIVES.some((name) => input.module.directives(name).length > 0)) continue;
      const area = globalAreaOf(input.module);
      const offset = Math.ceil(end / ALIGN) * ALIGN;
      this.#parts.set(input, { offset, area });
      end = offset + area.size;
    }
    this.#size = end;
  }

  /** Where the part of a module begins. */
  offsetOf(input: Input): number {
    return this.#parts.get(input)?.offset ?? 0;
  }

  /** The directives that describe the block; those of a single module are as they were. */
  directives(): Directive[] {
    const parts = [...this.#parts.values()];
    const [only, more] = this.#parts.keys();
    if (only !== undefined && more === undefined)
      return only.module.items.flatMap((item) =>
        item.kind === 'directive' && DIRECTIVES.some((name) => name === item.directive.name)
          ? [{ ...item.directive, source: only.module.source }]
          : [],
      );
    if (parts.length === 0) return [];
    const words: number[] = [];
    for (const { offset, area } of parts) area.words.forEach((word, i) => (words[offset / WORD + i] = word));
    const map = Array.from(words, (word) => word ?? 0);
    return [
      made('globalmemsize', [this.#size]),
      ...(map.length === 0 ? [] : [made('globalmemmap', map)]),
      ...bits('globalwordstypetagged', parts, ({ tagged }) => tagged),
      ...bits('globalwordsrefcounted', parts, ({ counted }) => counted),
    ];
  }
}

function bits(name: string, parts: readonly Part[], marked: (area: GlobalArea) => ReadonlySet<number>): Directive[] {
  const words: number[] = [];
  for (const { offset, area } of parts) {
    for (const byte of marked(area)) {
      const n = (offset + byte) / WORD;
      words[n >>> 5] = ((words[n >>> 5] ?? 0) | (1 << (n & 31))) >>> 0;
    }
  }
  return words.length === 0
    ? []
    : [
        made(
          name,
          Array.from(words, (word) => word ?? 0),
        ),
      ];
}

/** The same code for a part that begins so many bytes behind the beginning of the block. */
export function shiftGlobals(code: Code, shift: number): Code {
  const isPointer = (n: Node): boolean => code.op(n) === 'regread' && code.reg(n) === specialRegs['%%GP'];
  if (![...code.nodes()].some(isPointer)) return code;
  const writer = CodeWriter.rewriting(code);
  const copies = new Int32Array(code.words.length);
  /** Reads of the register that are the base of an access with an offset of its own. */
  const bases = new Set<Node>();
  for (const n of code.nodes())
    if (code.has(n, 'offset') && code.count(n) > 0 && isPointer(code.operand(n, 0))) bases.add(code.operand(n, 0));
  for (const n of code.nodes()) {
    const operands = code.operands(n).map((operand) => copies[operand] as Node);
    const copy = writer.copy(code, n, operands);
    copies[n] = copy;
    if (code.has(n, 'offset') && code.count(n) > 0 && bases.has(code.operand(n, 0)))
      writer.setSlot(copy, 'offset', code.offset(n) + shift);
    if (!isPointer(n) || bases.has(n)) continue;
    const prim = code.prim(n);
    writer.at(code.start(n), code.end(n));
    copies[n] = writer.make('add', prim, [], [copy, writer.make('constval', prim, [BigInt(shift)])]);
  }
  return writer.finish(copies[code.root] as Node);
}
