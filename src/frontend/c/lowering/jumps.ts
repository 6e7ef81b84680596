/**
 * `setjmp` and `longjmp` over MAPLE's exceptions (decision 0314). The body of a function with `setjmp` is one try; its handler
 * asks whether the jump is for this call, and goes on behind that `setjmp`, or lets it pass.
 *
 *     call &__jump_enter (frame)
 *     javatry {@jumped}
 *       …  call &__jump_mark (frame, buffer, 1);  %value = 0;  @resumed1  … %value …
 *     endtry
 *     call &__jump_leave (frame);  return
 *     @jumped javacatch {<* void>}
 *     switch (call &__jump_arrive (frame, &%value)) { 1: @resumed1, … default: @passed }
 *     @passed throw (%%thrownval)
 *
 * A variable has the value that it had at the jump, volatile or not.
 */
import { specialRegs, type LabelId, type Node, type Reg, type VarRef } from '../../../maple/code.ts';
import type { Expr, FuncBody, Jumps } from '../tree.ts';
import { intType, isVla } from '../types.ts';
import { savedStack } from './blocks.ts';
import type { FuncLowering } from './function.ts';

/** What a function that is being lowered knows of its jumps. */
export interface JumpState {
  readonly jumps: Jumps;
  /** What `setjmp` gives. */
  readonly value: VarRef;
  /** Where the function goes on, by the number of the `setjmp`, from 1 on. */
  readonly resumed: LabelId[];
  /** Memory of arrays of variable length has to be released. */
  readonly holdsArrays: boolean;
}

/** A body that can be jumped into; `whole` lowers its statements, up to a return. */
export function bodyWithJumps(f: FuncLowering, { locals }: FuncBody, jumps: Jumps, whole: () => void): void {
  const { b } = f;
  const holdsArrays = locals.some(({ type }) => isVla(type));
  const state: JumpState = { jumps, value: f.temporary(intType('int')), resumed: [], holdsArrays };
  f.jumps = state;
  const jumped = f.newLabel('jumped');
  b.call(f.module.func(jumps.enter), frameOf(f, state));
  b.javatry([jumped]);
  f.live.push({ symbol: jumps.frame, stack: undefined });
  whole();
  f.live.pop();
  b.endtry();
  b.label(jumped);
  b.javacatch([f.module.m.pointer('void')]);
  arrive(f, state);
}

function arrive(f: FuncLowering, state: JumpState): void {
  const { b } = f;
  const site = b.register();
  const passed = f.newLabel('passed');
  const args = [frameOf(f, state), b.addrof('ptr', state.value, 0)];
  b.callassigned(f.module.func(state.jumps.arrive), args, [{ kind: 'reg', prim: 'i32', reg: site }]);
  const cases = state.resumed.map((label, i) => ({ value: BigInt(i + 1), label }));
  b.switch(b.regread('i32', site), passed, cases);
  b.label(passed);
  b.throw(b.regread('i32', specialRegs['%%thrownval'] as Reg));
}

function frameOf(f: FuncLowering, { jumps }: JumpState): Node {
  return f.b.addrof('ptr', f.variable(jumps.frame), 0);
}

/** The value of `setjmp (buffer)`: 0, and again, what `longjmp` gives. */
export function setjmpValue(f: FuncLowering, buffer: Expr): Node {
  const { b, jumps: state } = f;
  if (state === undefined) return f.unexpected('setjmp');
  const to = f.value(buffer);
  const resumed = f.newLabel('resumed');
  state.resumed.push(resumed);
  b.call(f.module.func(state.jumps.mark), frameOf(f, state), to, f.int(state.resumed.length));
  const stack = state.holdsArrays ? savedStack(f) : undefined;
  b.dassign(state.value, 0, f.int(0));
  b.label(resumed);
  if (stack !== undefined) b.intrinsiccallassigned('C_stack_restore', [b.dread('ptr', stack, 0)], []);
  return f.kept('i32', b.dread('i32', state.value, 0))();
}
