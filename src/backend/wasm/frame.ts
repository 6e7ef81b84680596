/**
 * The part of the program's stack that belongs to one call: arrays, slots and `alloca`.
 *
 *     stack pointer on entry ─▶ ┌──────────────────┐
 *                               │ arrays and slots │  at fixed offsets from the base
 *                       base ─▶ ├──────────────────┤  aligned as the strictest of them wants
 *                               │ alloca           │  each 16-byte aligned
 *          stack pointer now ─▶ └──────────────────┘
 *
 * Lowering the pointer is tested against the end of the stack; every return puts it back.
 */
import { layOutFrame } from '../../linear/data-layout.ts';
import { movesStack } from '../../linear/instr.ts';
import type { Block, Func } from '../../linear/nodes.ts';
import type { Locals } from '../locals.ts';
import type { BodyWriter } from './body-writer.ts';
import { writeTrap, type ModuleContext } from './context.ts';
import type { ValType } from './module.ts';

/** No stack is as large: lowering by so much is refused at run time. */
const largestFrame = 0x7ffffff0;

export class Frame {
  /** The local that holds the base. */
  readonly base: number;
  /** Where each array or slot lies, by symbol. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly #context: ModuleContext;
  readonly #body: BodyWriter;
  readonly #locals: Locals<ValType>;
  readonly #size: number;
  readonly #align: number;
  /** The local that holds the stack pointer after arrays and slots were taken. */
  readonly #taken: number;

  /** Undefined for a function that needs no frame. */
  static of(
    context: ModuleContext,
    func: Func,
    blocks: readonly Block[],
    body: BodyWriter,
    locals: Locals<ValType>,
  ): Frame | undefined {
    const allocates = blocks.some(({ instrs }) => instrs.some(({ op }) => movesStack(op)));
    const needs = func.symbols.some((symbol) => 'storage' in symbol);
    return needs || allocates ? new Frame(context, func, body, locals) : undefined;
  }

  private constructor(context: ModuleContext, func: Func, body: BodyWriter, locals: Locals<ValType>) {
    const { offsets, size, align } = layOutFrame(func);
    this.#context = context;
    this.#body = body;
    this.#locals = locals;
    this.#align = align;
    this.#size = Math.min(size + (align > 16 ? align : 0), largestFrame);
    this.offsets = offsets;
    this.base = locals.add('i32');
    this.#taken = align > 16 ? locals.add('i32') : this.base;
  }

  /** At the entry: takes arrays and slots from the stack, and rounds the base down where they want more than 16 bytes. */
  enter(): void {
    this.lower(() => this.#body.i32(this.#size));
    this.#body.local('local.set', this.#taken);
    if (this.#align === 16) return;
    this.#body.local('local.get', this.#taken);
    this.#body.i32(this.#align - 1);
    this.#body.plain('i32.add');
    this.#body.i32(-this.#align);
    this.#body.plain('i32.and');
    this.#body.local('local.set', this.base);
  }

  /** Before a return: puts the stack pointer back to where it was on entry, `alloca` included. */
  leave(): void {
    this.#body.local('local.get', this.#taken);
    this.#body.i32(this.#size);
    this.#body.plain('i32.add');
    this.#body.global('global.set', this.#context.stackPointer);
  }

  /** Subtracts bytes, a multiple of 16, from the stack pointer, and leaves the new one on the operand stack. */
  lower(pushSize: () => void): void {
    const body = this.#body;
    const size = this.#locals.take('i32');
    const top = this.#locals.take('i32');
    pushSize();
    body.local('local.set', size);
    body.global('global.get', this.#context.stackPointer);
    body.local('local.set', top);
    this.#trapIfLess(top, size);
    body.local('local.get', top);
    body.local('local.get', size);
    body.plain('i32.sub');
    body.local('local.set', top);
    body.local('local.get', top);
    body.global('global.set', this.#context.stackPointer);
    body.local('local.get', top);
    this.#locals.give('i32', top);
    this.#locals.give('i32', size);
  }

  /** size > top - bottom: the difference cannot wrap, but top - size could. */
  #trapIfLess(top: number, size: number): void {
    const body = this.#body;
    body.local('local.get', size);
    body.local('local.get', top);
    body.i32(this.#context.layout.stackBottom, { kind: 'stackBottom', addend: 0 });
    body.plain('i32.sub');
    body.plain('i32.gt_u');
    body.block('if');
    writeTrap(this.#context, body, 'stack-overflow');
    body.plain('end');
  }

  /** `alloca`: a size of the given type, rounded up to 16; one that cannot be rounded is more than the stack has. */
  allocate(type: 'i32' | 'i64', pushSize: () => void): void {
    this.lower(() => {
      pushSize();
      if (type === 'i64') this.#clampSize();
      this.#roundSize();
    });
    if (type === 'i64') this.#body.plain('i64.extend_i32_u');
  }

  /** `release`: puts the stack pointer up to an address, unless this is below it or above the frame. */
  release(type: 'i32' | 'i64', pushEnd: () => void): void {
    const body = this.#body;
    const end = this.#locals.take('i32');
    pushEnd();
    if (type === 'i64') body.plain('i32.wrap_i64');
    body.local('local.set', end);
    body.local('local.get', end);
    body.global('global.get', this.#context.stackPointer);
    body.plain('i32.ge_u');
    body.local('local.get', end);
    body.local('local.get', this.#taken);
    body.i32(this.#size);
    body.plain('i32.add');
    body.plain('i32.le_u');
    body.plain('i32.and');
    body.block('if');
    body.local('local.get', end);
    body.global('global.set', this.#context.stackPointer);
    body.plain('end');
    this.#locals.give('i32', end);
  }

  /** (size + 15) & -16, where a size near 2^32 stays there instead of wrapping. */
  #roundSize(): void {
    const body = this.#body;
    const size = this.#locals.take('i32');
    body.local('local.set', size);
    body.local('local.get', size);
    body.i32(15);
    body.plain('i32.add');
    body.i32(-16);
    body.plain('i32.and');
    body.i32(-16);
    body.local('local.get', size);
    body.i32(-16);
    body.plain('i32.lt_u');
    body.plain('select');
    this.#locals.give('i32', size);
  }

  /** An i64 size as i32, and -1, which no stack has, for those above 2^31 - 1. */
  #clampSize(): void {
    const body = this.#body;
    const size = this.#locals.take('i64');
    body.local('local.set', size);
    body.local('local.get', size);
    body.plain('i32.wrap_i64');
    body.i32(-1);
    body.local('local.get', size);
    body.i64(0x7fffffffn);
    body.plain('i64.le_u');
    body.plain('select');
    this.#locals.give('i64', size);
  }
}
