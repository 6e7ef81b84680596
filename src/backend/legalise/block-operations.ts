/**
 * Away with copies and fills of many bytes: each becomes a call of a loop.
 *
 * They do all or nothing, so the function tries both ends of each area before it changes anything: an access there traps as
 * the whole one would. First come the tests for null, target before source; then that for constant data (the target's first
 * byte is stored back); then the ends. Areas of no bytes are never looked at.
 */
import type { LinearBuilder } from '../../linear/builder.ts';
import type { Operand } from '../../linear/nodes.ts';
import type { LinearOp } from '../../linear/opcodes.ts';
import { lowestAddress } from '../../base/memory-map.ts';
import { expandModule } from './expand.ts';
import type { Draft, StepRow } from './step.ts';

export const blockStep: StepRow = {
  takesAway: 'copies and fills of many bytes',
  why: 'processors have no such instruction, or a slow one; a loop stands there, of eight bytes at a time',
  preserves: 'form',
  takesOp: isBulk,
  run: (draft) => {
    expandModule(draft, isBulk, () => (instr, code) => {
      if (instr.op !== 'Copy' && instr.op !== 'Fill') return false;
      code.call(instr.op === 'Copy' ? copyHelper(draft) : fillHelper(draft), [], instr.operands);
      return true;
    });
  },
};

const word = 8;

function copyHelper({ module, helpers }: Draft): number {
  const address = module.pointerSize === 8 ? 'i64' : 'i32';
  return helpers.indexOf('copy', { params: [address, address, 'i32'], results: [] }, (b) => {
    const [target, source, length] = [0, 1, 2].map((k) => b.param(k));
    b.ifThen(b.calc('NotI', length), () => b.return());
    tryNull(b, target);
    tryNull(b, source);
    tryStore(b, target);
    tryEnd(b, target, length);
    tryEnd(b, source, length);
    const move = (mem: 'i64' | 'u8', at: Operand): void =>
      b.store(mem, sum(b, target, at), b.load(mem, sum(b, source, at)));
    // Areas that overlap are copied from the side at which nothing is written that is still to be read.
    b.ifElse(
      b.calc(b.addressType === 'i64' ? 'LessEqualUL' : 'LessEqualUI', target, source),
      () => upwards(b, length, move),
      () => downwards(b, length, move),
    );
  });
}

function fillHelper({ module, helpers }: Draft): number {
  const address = module.pointerSize === 8 ? 'i64' : 'i32';
  return helpers.indexOf('fill', { params: [address, 'i32', 'i32'], results: [] }, (b) => {
    const [target, value, length] = [0, 1, 2].map((k) => b.param(k));
    b.ifThen(b.calc('NotI', length), () => b.return());
    tryNull(b, target);
    tryStore(b, target);
    tryEnd(b, target, length);
    const byte = b.calc('UIToL', b.calc('BandI', value, b.i32(255)));
    const pattern = b.calc('MulL', byte, b.i64(0x0101_0101_0101_0101n));
    upwards(b, length, (mem, at) => b.store(mem, sum(b, target, at), mem === 'i64' ? pattern : value));
  });
}

type Move = (mem: 'i64' | 'u8', at: Operand) => void;

/** From offset 0 on: words, then the bytes that are left. */
function upwards(b: LinearBuilder, length: Operand, move: Move): void {
  const at = b.local('i32');
  b.assign(at, b.i32(0));
  const left = (): Operand => b.calc('SubI', length, at);
  b.while(
    () => b.calc('GreaterEqualUI', left(), b.i32(word)),
    () => {
      move('i64', at);
      b.calcTo(at, 'AddI', at, b.i32(word));
    },
  );
  b.while(left, () => {
    move('u8', at);
    b.calcTo(at, 'AddI', at, b.i32(1));
  });
}

/** From the end: words, then the bytes that are left at the beginning. */
function downwards(b: LinearBuilder, length: Operand, move: Move): void {
  const at = b.local('i32');
  b.assign(at, length);
  b.while(
    () => b.calc('GreaterEqualUI', at, b.i32(word)),
    () => {
      b.calcTo(at, 'SubI', at, b.i32(word));
      move('i64', at);
    },
  );
  b.while(at, () => {
    b.calcTo(at, 'SubI', at, b.i32(1));
    move('u8', at);
  });
}

/** Lengths and offsets are unsigned numbers of 32 bits. */
function sum(b: LinearBuilder, address: Operand, offset: Operand): Operand {
  return b.addressType === 'i64' ? b.calc('AddL', address, b.calc('UIToL', offset)) : b.calc('AddI', address, offset);
}

function isLess(b: LinearBuilder, x: Operand, y: Operand): Operand {
  return b.calc(b.addressType === 'i64' ? 'LessUL' : 'LessUI', x, y);
}

function tryNull(b: LinearBuilder, address: Operand): void {
  b.ifThen(isLess(b, address, b.address(lowestAddress)), () => void b.load('u8', address));
}

function tryStore(b: LinearBuilder, address: Operand): void {
  b.store('u8', address, b.load('u8', address));
}

/** The last byte; an area that reaches beyond all addresses is outside too. */
function tryEnd(b: LinearBuilder, address: Operand, length: Operand): void {
  const last = sum(b, address, b.calc('SubI', length, b.i32(1)));
  b.ifThen(isLess(b, last, address), () => b.trap('out-of-bounds'));
  b.load('u8', last);
}

function isBulk(op: LinearOp): boolean {
  return op === 'Copy' || op === 'Fill';
}
