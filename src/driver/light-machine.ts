/** The formal machine within the bounds of a program, and its stuck states as traps. */
import { isLoweringName } from '../base/host-name.ts';
import { formatPlace } from '../base/source.ts';
import { Machine } from '../light/machine.ts';
import { sectionOf } from '../light/rules.ts';
import { Stuck, withoutSigils, type StuckReason } from '../light/stuck.ts';
import type { Program } from '../light/syntax.ts';
import type { LightHost } from '../vm/light/host.ts';
import { Trap, type TrapKind } from '../vm/trap.ts';

/** The machine before its first step; what the program needs to start may be more than it is given. */
export function machineOf(syntax: Program, library: LightHost, checkUb = false): Machine {
  const { meter } = library.env;
  try {
    const machine = new Machine(syntax, { externs: library, budget: meter, cRules: checkUb });
    library.attach(machine);
    if (meter.isCounting) {
      machine.granted = 0;
      machine.refuel = () => meter.next();
    }
    return machine;
  } catch (error) {
    throw error instanceof Stuck ? trapOf(error) : error;
  }
}

const trapKindOf: { readonly [R in StuckReason]: TrapKind } = {
  uninitialised: 'uninitialized',
  'unset-register': 'uninitialized',
  'out-of-bounds': 'out-of-bounds',
  'read-only': 'read-only',
  'use-after-free': 'use-after-free',
  'after-lifetime': 'use-after-free',
  'double-free': 'double-free',
  'invalid-free': 'invalid-free',
  'free-of-managed': 'invalid-free',
  'null-pointer': 'null-pointer',
  'no-pointer': 'out-of-bounds',
  'pointer-as-number': 'unsupported',
  'mixed-address': 'uninitialized',
  'misuse-of-ref': 'unsupported',
  'wrong-dynamic-type': 'bad-indirect-call',
  'array-bounds': 'array-bounds',
  'divide-by-zero': 'divide-by-zero',
  'signed-overflow': 'integer-overflow',
  'bad-shift': 'bad-shift',
  'float-overflow': 'float-to-int',
  'pointer-outside': 'out-of-bounds',
  'unrelated-pointers': 'unrelated-pointers',
  misaligned: 'misaligned',
  'invalid-value': 'invalid-value',
  overlap: 'overlap',
  'wrong-function-type': 'bad-indirect-call',
  'no-function': 'bad-indirect-call',
  'missing-function': 'missing-function',
  'argument-count': 'bad-indirect-call',
  'no-label': 'unreachable',
  'no-result': 'unreachable',
  'no-method': 'missing-function',
  'uncaught-exception': 'uncaught-exception',
  'no-rule': 'unsupported',
  'out-of-memory': 'out-of-memory',
  'stack-overflow': 'stack-overflow',
  unsupported: 'unsupported',
  external: 'host-error',
};

/** A stuck state as a trap: the kind that fits, and a text that names the rule and what is known of the block. */
export function trapOf(stuck: Stuck, names: 'c' | 'maple' = 'maple'): Trap {
  if (stuck.cause instanceof Trap) {
    stuck.cause.frames = framesOf(stuck.frames);
    return stuck.cause;
  }
  const notes = stuck.notes
    .map(({ message, span }) => `\n  ${message}${span === undefined ? '' : ` (${formatPlace(span)})`}`)
    .join('');
  const detail = `${names === 'c' ? withoutSigils(stuck.message) : stuck.message}\n  rule ${stuck.rule} (${sectionOf(stuck.rule)}): ${stuck.premise}${notes}`;
  const trap = new Trap(trapKindOf[stuck.reason], undefined, framesOf(stuck.frames));
  trap.message = detail;
  return trap;
}

/** The calls that a reader knows: an operation of the IR that the machine has as a function (`.memcpy`) is none. */
export function framesOf(frames: Stuck['frames']): Trap['frames'] {
  return frames
    .map(({ func, span }) => ({ func: func.replace(/^&/, ''), span }))
    .filter(({ func, span }) => span !== undefined || !isLoweringName(func));
}
