/**
 * The globals of a module whose memory is reached by their names alone: no address of theirs is stored, passed or returned, so that no
 * pointer of unknown origin leads into them; and those that something reads at all.
 *
 * Others may use what a module shows them, so of a module that is not the whole program only static globals count, and bodies that nobody has read
 * do with what they name whatever they like. Functions have to be in SSA form.
 */
import { operandsOf } from '../instr.ts';
import { isUnread, type Func, type LinearModule } from '../nodes.ts';
import { findRoots } from './roots.ts';
import type { ValueTable } from './values.ts';

/** What is known of the globals of a module, by index. */
export interface GlobalUses {
  /** Pointers of unknown origin may lead there, or somebody outside of the module looks at it. */
  readonly exposed: ReadonlySet<number>;
  /** Something may read it. */
  readonly read: ReadonlySet<number>;
}

/** Who looks at the globals of a module. */
export function findGlobalUses(
  module: LinearModule,
  isWhole: boolean,
  valuesOf: (func: Func) => ValueTable,
): GlobalUses {
  const exposed = new Set<number>();
  const read = new Set<number>();
  module.globals.forEach((global, i) => {
    const isShown = (global.linkage !== 'static' && !isWhole) || global.extern === true || global.alias !== undefined;
    if (isShown) exposed.add(i);
    if (global.alias !== undefined) exposed.add(global.alias);
    if (global.storage === 'data')
      for (const { kind, index } of global.relocations) if (kind === 'g') exposed.add(index);
  });
  for (const func of module.funcs) {
    if (exposed.size === module.globals.length) break;
    if (isUnread(func)) {
      for (const { kind, index } of func.stored?.outline?.uses ?? []) if (kind === 'g') exposed.add(index);
    } else if (func.form === 'ssa') see(module, func, valuesOf(func), exposed, read);
    else if (!func.extern) module.globals.forEach((_, i) => exposed.add(i));
  }
  module.globals.forEach((global, i) => {
    // What others could name somebody may look at when they have called a function. Of a whole program nobody knows the names.
    const isShown = global.linkage !== 'static' && !isWhole;
    // Who stores to a constant is stopped.
    const isConstant = global.storage === 'data' && global.constant;
    if (isShown || isConstant || exposed.has(i)) read.add(i);
  });
  return { exposed, read };
}

function see(module: LinearModule, func: Func, values: ValueTable, exposed: Set<number>, read: Set<number>): void {
  const roots = findRoots(module, func, values);
  const isGlobal = (object: number): boolean => object < module.globals.length;
  for (const object of roots.escaped) if (isGlobal(object)) exposed.add(object);
  for (const object of roots.read) if (isGlobal(object)) read.add(object);
  for (const { phis, instrs, terminator } of func.blocks)
    for (const list of [phis, instrs, [terminator]])
      for (const instr of list)
        for (const operand of operandsOf(instr))
          if (operand.kind === 'g' && module.globals[operand.index].storage === 'scalar') read.add(operand.index);
}
