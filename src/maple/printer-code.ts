/**
 * Statements and expressions as text.
 *
 * An operation stands on one line when it fits; otherwise each operand stands on a line of its own, two columns deeper,
 * and the closing parentheses follow the last one. Whether it fits is found by writing it: what runs over the width is
 * taken back. A trial ends at the width, so the work stays linear. Field ids are written unless they are 0.
 *
 * The printer works on the words of the code, not on objects. A node is, from its index on:
 *
 *     0 opcode and type   1 number of operands   2, 3 the place in the text   4… slot words   then the operands' indices
 *
 *     dassign %total (add i32 (dread i32 %total, constval i32 1))
 *     if (lt u1 i32 (dread i32 %i, dread i32 %n)) {
 *   @label                                            labels stand two columns to the left of their block
 */
import { primByCode, primRows } from '../scalar/prim-types.ts';
import {
  commentFlags,
  counterOf,
  RETVAL0,
  specialRegs,
  type Case,
  type Code,
  type Counter,
  type InstantSlot,
  type LabelId,
  type ListValue,
  type Node,
  type Result,
  type ScopeSlot,
} from './code.ts';
import { formParts, Part } from './forms.ts';
import { constantText, quoteString } from './literals.ts';
import type { Func, Module } from './module.ts';
import { opcodeByCode, rows } from './opcodes.ts';
import type { TextBuffer } from './text-buffer.ts';
import type { TypePrinter } from './printer-types.ts';
import type { TypeId } from './types.ts';

/** Columns a line may have before its operands are broken. */
const width = 100;
/** Lines are not indented further, so that deeply nested code does not consist of spaces. */
const deepestIndent = 60;

const LABEL = rows.label.code;
const COMMENT = rows.comment.code;
const BLOCK = rows.block.code;

const regNames = new Map<number, string>(Object.entries(specialRegs).map(([name, reg]) => [reg, name]));

/** The name of a pseudo or special register. */
export function regName(reg: number): string {
  if (reg >= 0) return `%${reg}`;
  return reg <= RETVAL0 ? `%%retval${RETVAL0 - reg}` : (regNames.get(reg) ?? `%%${reg}`);
}

/** Words between the header and the operands, by opcode: the sum of the slots' words. */
const slotCount = Uint8Array.from(formParts, (parts) => {
  let words = 0;
  for (const part of parts) words += part === Part.value ? 2 : part > Part.prim ? 1 : 0;
  return words;
});

/** How many bit 31..0 shifts make a narrow signed constant out of its bits, and how constants are kept, by type code. */
const Value = { other: 0, signed: 1, unsigned: 2, signed64: 3, unsigned64: 4 } as const;
const valueKinds = Uint8Array.from(primByCode, (prim) => {
  const { kind, bits, signed } = primRows[prim];
  if ((kind !== 'int' && kind !== 'address') || bits > 64) return Value.other;
  if (bits === 64 || bits === 0) return signed === true ? Value.signed64 : Value.unsigned64;
  return signed === true ? Value.signed : Value.unsigned;
});
const narrowShift = Uint8Array.from(primByCode, (prim) => Math.max(0, 32 - (primRows[prim].bits || 32)));

const hasOperands = Uint8Array.from(formParts, (parts) => (parts.includes(Part.operands) ? 1 : 0));

/** The slot words of a form's parts before part `i`. */
function slotsBefore(parts: Uint8Array, i: number): number {
  let words = 0;
  for (const part of parts.subarray(0, i)) words += part === Part.value ? 2 : part > Part.prim ? 1 : 0;
  return words;
}

/** Blocks among the operands, which stand last. */
function blockCount(words: Int32Array, first: number, count: number): number {
  let blocks = 0;
  while (blocks < 2 && blocks < count && (words[words[first + count - 1 - blocks]] & 0xffff) === BLOCK) blocks++;
  return blocks;
}

/** An open block; a stack of these stands for recursion. `next` is the statement that is written next. */
interface BlockFrame {
  readonly block: number;
  next: number;
  readonly indent: number;
  /** The statement that the block belongs to, -1 for the body of a function, and the part of its form. */
  readonly owner: number;
  readonly part: number;
}

export class CodePrinter {
  readonly out: TextBuffer;
  readonly #module: Module;
  readonly #types: TypePrinter;
  #func: Func;
  #code: Code;
  #words: Int32Array;
  /** Slot that is written next, relative to the node. */
  #slot = 0;
  /** Nodes and next operands of expressions being written. */
  #stack = new Int32Array(256);
  #afterComment = false;

  constructor(out: TextBuffer, module: Module, types: TypePrinter, func: Func, code: Code) {
    this.out = out;
    this.#module = module;
    this.#types = types;
    this.#func = func;
    this.#code = code;
    this.#words = code.words;
  }

  /** Goes on with another function. */
  reset(func: Func, code: Code): void {
    this.#func = func;
    this.#code = code;
    this.#words = code.words;
  }

  /** The statements of a block from one on, without its braces; they begin on a line of their own. */
  body(block: Node, indent: number, next = 0): void {
    this.#afterComment = true;
    const stack: BlockFrame[] = [{ block, next, indent, owner: -1, part: 0 }];
    for (;;) {
      const frame = stack[stack.length - 1];
      const at = frame.block + 4 + frame.next;
      if (frame.next < this.#words[frame.block + 1]) {
        frame.next++;
        this.#statement(this.#words[at], frame.indent, stack);
        this.out.flush();
      } else {
        stack.pop();
        this.#afterComment = false;
        if (frame.owner < 0) return;
        this.#close(frame, stack);
      }
    }
  }

  /** The closing brace of a block, and what its statement has behind it, such as `else`. */
  #close({ owner, part, indent }: BlockFrame, stack: BlockFrame[]): void {
    const indentOutside = Math.max(0, indent - 2);
    this.out.line(Math.min(indentOutside, deepestIndent));
    this.out.char(125);
    const op = this.#words[owner] & 0xffff;
    if (op !== BLOCK) this.#parts(owner, op, part + 1, indentOutside, stack);
  }

  /** One statement with all that is in it, on the current line. */
  statement(n: Node): void {
    const stack: BlockFrame[] = [];
    this.#parts(n, this.#words[n] & 0xffff, -1, 0, stack);
    const frame = stack[0];
    if (frame === undefined) return;
    this.out.put(' … }');
  }

  expression(n: Node): void {
    this.#flat(n, Infinity);
  }

  #comment(n: number, shown: number): void {
    const { out } = this;
    const flag = this.#words[n + 5];
    // Nothing can follow a comment on its line, another comment least of all.
    if (flag === commentFlags.apart || this.#afterComment) out.line(shown);
    else out.char(32);
    this.#afterComment = flag !== commentFlags.mark;
    if (flag !== commentFlags.mark) out.char(35);
    out.put(this.#code.lists[this.#words[n + 4]] as string);
  }

  #statement(n: number, indent: number, stack: BlockFrame[]): void {
    const { out } = this;
    const op = this.#words[n] & 0xffff;
    const shown = Math.min(indent, deepestIndent);
    if (op === COMMENT) return this.#comment(n, shown);
    this.#afterComment = false;
    if (op === LABEL) {
      out.line(Math.max(0, shown - 2));
      this.#label(this.#words[n + 4]);
      return;
    }
    out.line(shown);
    if (op === BLOCK) this.#open(n, n, 0, indent, stack);
    else this.#parts(n, op, -1, indent, stack);
  }

  #open(block: number, owner: number, part: number, indent: number, stack: BlockFrame[]): void {
    this.out.char(123);
    stack.push({ block, next: 0, indent: indent + 2, owner, part });
  }

  /** The parts of a statement from `i` on (-1: its name first), up to its end or to a block, which is then open. */
  #parts(n: number, op: number, i: number, indent: number, stack: BlockFrame[]): void {
    const { out } = this;
    const parts = formParts[op];
    if (i < 0) {
      out.put(opcodeByCode[op] ?? '?');
      i = 0;
      this.#slot = n + 4;
    } else this.#slot = n + 4 + slotsBefore(parts, i);
    for (; i < parts.length; i++) {
      const part = parts[i];
      if (part === Part.operands) {
        const slot = this.#slot;
        this.#operands(n, op, parts, indent);
        this.#slot = slot;
      } else if (part === Part.body || part === Part.else) {
        const block = this.#blockOf(n, op, parts, part);
        if (block < 0) continue;
        out.put(part === Part.else ? ' else ' : ' ');
        this.#open(block, n, i, indent, stack);
        return;
      } else if ((part >= Part.cases && part <= Part.results) || part === Part.tags) this.#lines(n, part, indent);
      else this.#slotText(n, parts, i);
    }
  }

  /** The block that a part of the form is: blocks are the last operands. */
  #blockOf(n: number, op: number, parts: Uint8Array, part: number): number {
    const count = this.#words[n + 1];
    const first = n + 4 + slotCount[op];
    const blocks = blockCount(this.#words, first, count);
    if (part === Part.body) return blocks > 0 ? this.#words[first + count - blocks] : -1;
    return blocks > 1 && parts.includes(Part.else) ? this.#words[first + count - 1] : -1;
  }

  /** ` (operands)` of a statement, on one line or on several. */
  #operands(n: number, op: number, parts: Uint8Array, indent: number): void {
    const { out } = this;
    const words = this.#words;
    const first = n + 4 + slotCount[op];
    let count = words[n + 1];
    if (parts.includes(Part.tags)) count = Math.min(count, 1);
    else if (parts.includes(Part.body)) count -= blockCount(words, first, count);
    out.put(' (');
    const shown = Math.min(indent, deepestIndent);
    const limit = Math.max(width, shown + 50) - out.column - (parts[parts.length - 1] === Part.operands ? 1 : 3);
    const mark = out.top;
    for (let i = 0; i < count; i++) {
      if (i > 0) out.put(', ');
      if (!this.#flat(words[first + i] as Node, mark + limit)) {
        out.rollback(mark);
        this.#broken(first, count, indent);
        break;
      }
    }
    out.char(41);
  }

  /** Operands on lines of their own, each flat where it fits. */
  #broken(first: number, count: number, indent: number): void {
    const { out } = this;
    const stack: { first: number; count: number; next: number; indent: number }[] = [
      { first, count, next: 0, indent: indent + 2 },
    ];
    for (;;) {
      const frame = stack[stack.length - 1];
      if (frame.next === frame.count) {
        stack.pop();
        if (stack.length === 0) return;
        out.char(41);
        continue;
      }
      if (frame.next > 0) out.char(44);
      const shown = Math.min(frame.indent, deepestIndent);
      out.line(shown);
      const n = this.#words[frame.first + frame.next++];
      const mark = out.top;
      if (this.#flat(n as Node, mark + Math.max(width, shown + 50) - shown - stack.length)) continue;
      out.rollback(mark);
      const op = this.#words[n] & 0xffff;
      this.#head(n, op);
      if (!formParts[op].includes(Part.operands)) continue;
      out.put(' (');
      stack.push({ first: n + 4 + slotCount[op], count: this.#words[n + 1], next: 0, indent: frame.indent + 2 });
    }
  }

  /** An expression on one line; false as soon as the text passes `limit`, which the caller then takes back. */
  #flat(root: Node, limit: number): boolean {
    const { out } = this;
    const words = this.#words;
    let stack = this.#stack;
    let top = 0;
    let n: number = root;
    for (;;) {
      const op = words[n] & 0xffff;
      this.#head(n, op);
      if (out.top > limit) return false;
      if (hasOperands[op] === 1) {
        out.char(32);
        out.char(40);
        if (words[n + 1] > 0) {
          if (top + 2 > stack.length) {
            const larger = new Int32Array(stack.length * 2);
            larger.set(stack);
            this.#stack = stack = larger;
          }
          stack[top++] = n;
          stack[top++] = 1;
          n = words[n + 4 + slotCount[op]];
          continue;
        }
        out.char(41);
      }
      for (;;) {
        if (top === 0) return out.top <= limit;
        const parent = stack[top - 2];
        const next = stack[top - 1]++;
        if (next < words[parent + 1]) {
          out.char(44);
          out.char(32);
          n = words[parent + 4 + slotCount[words[parent] & 0xffff] + next];
          break;
        }
        out.char(41);
        top -= 2;
      }
    }
  }

  /** The name of an operation and its slots. */
  #head(n: number, op: number): void {
    this.out.put(opcodeByCode[op] ?? '?');
    const parts = formParts[op];
    this.#slot = n + 4;
    for (let i = 0; i < parts.length; i++) if (parts[i] >= Part.prim) this.#slotText(n, parts, i);
  }

  #slotText(n: number, parts: Uint8Array, i: number): void {
    const { out } = this;
    const words = this.#words;
    const part = parts[i];
    if (part === Part.prim) {
      out.char(32);
      out.put(primByCode[words[n] >>> 16]);
      return;
    }
    const word = words[this.#slot++];
    switch (part) {
      case Part.from:
        out.char(32);
        out.put(primByCode[word] ?? '?');
        break;
      case Part.type:
        out.char(32);
        out.put(this.#types.text(word as TypeId));
        break;
      case Part.var:
        out.char(32);
        out.put((word < 0 ? this.#func.locals[~word] : this.#module.globals[word]).name);
        break;
      case Part.counter:
        out.char(32);
        out.put(this.#counterText(counterOf(word)));
        break;
      case Part.func:
        out.char(32);
        out.put(this.#module.funcs[word].name);
        break;
      case Part.label:
        out.char(32);
        this.#label(word);
        break;
      case Part.optionalInt:
        if (word === 0 && i > 0) break;
        out.char(32);
        out.int(word);
        break;
      case Part.int:
        out.char(32);
        out.int(word);
        break;
      case Part.reg:
        out.char(32);
        out.put(regName(word));
        break;
      case Part.value:
        out.char(32);
        this.#value(n, word);
        break;
      default:
        this.#listText(part, word);
    }
  }

  #counterText(counter: Counter): string {
    return counter.kind === 'reg' ? regName(counter.reg) : this.#module.variable(counter.var, this.#func).name;
  }

  #label(id: number): void {
    const { out } = this;
    if (id < 0) out.char(48);
    else {
      out.char(64);
      out.put(this.#func.labels[id].name);
    }
  }

  /** Integers of up to 64 bits without big integers where the number is small. */
  #value(n: number, low: number): void {
    const code = this.#words[n] >>> 16;
    const high = this.#words[this.#slot++];
    const { out } = this;
    const shift = narrowShift[code];
    switch (valueKinds[code]) {
      case Value.signed:
        out.int((low << shift) >> shift);
        return;
      case Value.unsigned:
        out.int(low >>> 0);
        return;
      case Value.signed64:
        if (high !== low >> 31) break;
        out.int(low);
        return;
      case Value.unsigned64:
        if (high !== 0) break;
        out.int(low >>> 0);
        return;
    }
    out.put(constantText(primByCode[code], this.#code.bits(n as Node)));
  }

  /** Slots whose content is in the list table. */
  #listText(part: number, word: number): void {
    this.out.put(this.#textOfList(part, this.#code.lists[word]));
  }

  #textOfList(part: number, value: ListValue | undefined): string {
    switch (part) {
      case Part.labels:
        return ` {${(value as readonly LabelId[]).map((id) => (id < 0 ? '0' : `@${this.#func.labels[id].name}`)).join(' ')}}`;
      case Part.string:
        return ` ${quoteString(value as string)}`;
      case Part.word:
      case Part.raw:
      case Part.intrinsic:
        return ` ${value as string}`;
      case Part.instant:
        return `<${this.#types.instant(value as readonly InstantSlot[]) || '{}'}>`;
      case Part.types:
        return ` {${(value as readonly TypeId[]).map((type) => this.#types.text(type)).join(' ')}}`;
      case Part.scope:
        return value === undefined ? '' : ` <${this.#scopeText(value as ScopeSlot)}>`;
      default:
        return '';
    }
  }

  #scopeText({ funcs, argIndex }: ScopeSlot): string {
    const names = funcs.map((id) => this.#module.func(id).name);
    if (argIndex !== undefined) names.splice(1, 0, String(argIndex));
    return names.join(', ');
  }

  /** Cases and results: in braces, one a line; one result or none on the same line. */
  #lines(n: number, part: number, indent: number): void {
    const { out } = this;
    const value = this.#code.lists[this.#words[this.#slot++]];
    if (part === Part.results) return this.#results(value as readonly Result[], indent);
    const shown = Math.min(indent, deepestIndent);
    out.put(' {');
    (value as readonly Case[]).forEach((item, i) => {
      out.line(shown + 2);
      if (part === Part.tags) this.#tag(n + 4 + slotCount[this.#words[n] & 0xffff] + i + 1, indent + 2);
      else out.put(item.value.toString());
      out.put(': goto ');
      this.#label(item.label);
    });
    out.line(shown);
    out.char(125);
  }

  #results(results: readonly Result[], indent: number): void {
    const { out } = this;
    if (results.length === 0) return out.put(' {}');
    if (results.length === 1) return out.put(` { ${this.#resultText(results[0])} }`);
    const shown = Math.min(indent, deepestIndent);
    out.put(' {');
    for (const result of results) {
      out.line(shown + 2);
      out.put(this.#resultText(result));
    }
    out.line(shown);
    out.char(125);
  }

  /** The tag whose handle stands at an index of the code's words. */
  #tag(index: number, indent: number): void {
    const { out } = this;
    out.char(40);
    const mark = out.top;
    if (!this.#flat(this.#words[index] as Node, mark + width)) {
      out.rollback(mark);
      this.#broken(index, 1, indent);
    }
    out.char(41);
  }

  #resultText(result: Result): string {
    switch (result.kind) {
      case 'none':
        return 'dassign';
      case 'reg':
        return `regassign ${result.prim} ${regName(result.reg)}`;
      case 'var': {
        const { name } = result.var < 0 ? this.#func.locals[~result.var] : this.#module.globals[result.var];
        return result.field === 0 ? `dassign ${name}` : `dassign ${name} ${result.field}`;
      }
    }
  }
}
