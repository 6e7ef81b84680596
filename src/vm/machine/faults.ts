/**
 * How a program ends early: what was thrown inside the loop becomes a trap with its place and the calls that are open.
 * Loads and stores make no test of their own: an access outside of the view throws a RangeError, and only then is the
 * address computed again from the instruction, to say what was wrong with it.
 */
import { ScalarTrap } from '../../scalar/trap.ts';
import { LOWEST_ADDRESS } from '../memory.ts';
import { Trap } from '../trap.ts';
import type { Machine } from './machine.ts';
import { Op } from './opcodes.ts';
import { views } from './registers.ts';

const { I } = views;

export function explain(vm: Machine, error: unknown, pc: number, base: number): unknown {
  const trap = trapBehind(vm, error, pc, base);
  if (!(trap instanceof Trap)) return trap;
  trap.frames = [...trap.frames, ...vm.traceFrom(pc, base)];
  return trap;
}

function trapBehind(vm: Machine, error: unknown, pc: number, base: number): unknown {
  if (error instanceof ScalarTrap) return new Trap(error.kind);
  const access = error instanceof RangeError ? accessAt(vm, pc, base) : undefined;
  if (access === undefined) return error;
  try {
    const address = vm.linear?.addressOf(pc, access.address) ?? access.address;
    if (access.isLoad) vm.memory.check(address, access.size);
    else vm.memory.checkWrite(address, access.size);
  } catch (trap) {
    return trap;
  }
  return error;
}

const loadSizes = [1, 1, 2, 2, 4, 8, 4, 8];
const storeSizes = [1, 2, 4, 8, 4, 8];

/** The address and size of the load or store at `pc`. */
function accessAt(
  { code, memory }: Machine,
  pc: number,
  base: number,
): { address: number; size: number; isLoad: boolean } | undefined {
  const op = code[pc];
  if (op < Op.LoadI8R || op > Op.StoreDG) return undefined;
  const isLoad = op < Op.Store8R;
  const sizes = isLoad ? loadSizes : storeSizes;
  const number = op - (isLoad ? Op.LoadI8R : Op.Store8R);
  const form = Math.floor(number / sizes.length);
  const register = (k: number): number => I[(base << 1) + code[pc + k]];
  const offset = [
    () => register(2) + code[pc + 3],
    () => register(2) + Math.imul(register(3), code[pc + 4]) + code[pc + 5],
    () => Math.imul(register(2), code[pc + 3]) + code[pc + 4],
  ][form]();
  const begin = isLoad ? LOWEST_ADDRESS : memory.writableFrom;
  return { address: (offset + begin) >>> 0, size: sizes[number % sizes.length], isLoad };
}
