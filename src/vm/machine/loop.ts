/**
 * The loop of the register machine: one flat switch over code (opcodes.ts), with the frames on a register stack of its
 * own (registers.ts), so that the depth of a program's recursion is bounded by that stack and not by the host's.
 *
 * The cases are literal numbers with their names beside them, which a test compares with `Op`: only then does V8 make
 * a jump table. An instruction takes 2 to 3 ns (`npm run bench -- engines`). What the loop reads at each instruction is
 * kept in locals; `sp`, `fuel` and the counts go back into the instance before other code runs and are fetched again
 * behind it, since a host function may call the program, compile functions and enlarge the memory.
 *
 * `pc` is the index of the instruction in `code`, `base` the number of the frame's first slot, `w` that of its first
 * word: registers that operations on words and longs name are doubled already, so `I[w + code[pc + 1]]` is one addition.
 */
import { oneNan } from '../../scalar/float-bits.ts';
import { Trap } from '../trap.ts';
import { explain } from './faults.ts';
import type { LinearSide, Machine } from './machine.ts';
import { mostSlots, readBank, views, writeBank } from './registers.ts';

const { I, F, B, U } = views;

/** Runs from `pc` with the frame at `base` until that frame returns to the instruction at 0. */
export function run(vm: Machine, start: number, startBase: number): void {
  let pc = start;
  let base = startBase;
  let w = base << 1;
  let { code, sp, fuel } = vm;
  const { entries, linear } = vm;
  const globals = linear?.globals ?? noGlobals;
  let steps = 0;
  let budget = takeBudget(linear);
  let view = vm.view();
  let writable = vm.writable();
  const lowestStack = vm.memory.writableFrom;
  try {
    for (;;) {
      switch (code[pc]) {
        case 0 /* Halt */:
          vm.sp = sp;
          vm.fuel = fuel;
          giveBack(linear, steps, budget);
          return;
        case 1 /* Jump */: {
          const to = code[pc + 1];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 2 /* Enter */: {
          if (base + code[pc + 2] > mostSlots) throw new Trap('stack-overflow');
          if (--fuel < 0) fuel = vm.refuel();
          I[w + 2] = sp;
          for (let i = w + code[pc + 3], end = w + code[pc + 4]; i < end; i++) I[i] = 0;
          pc += 5;
          continue;
        }
        case 3 /* Frame */: {
          sp -= code[pc + 2];
          if (sp < lowestStack) throw new Trap('stack-overflow');
          const d = w + code[pc + 1];
          I[d] = sp;
          I[d + 1] = 0;
          pc += 3;
          continue;
        }
        case 4 /* Leave */:
          sp = I[w + 2];
          pc += 1;
          continue;
        case 5 /* ReturnW */: {
          const v = I[w + code[pc + 1]];
          pc = I[w];
          base = I[w + 1];
          I[w] = v;
          w = base << 1;
          continue;
        }
        case 6 /* ReturnL */: {
          const a = w + code[pc + 1];
          const lo = I[a];
          const hi = I[a + 1];
          pc = I[w];
          base = I[w + 1];
          I[w] = lo;
          I[w + 1] = hi;
          w = base << 1;
          continue;
        }
        case 7 /* ReturnF */: {
          const v = F[base + code[pc + 1]];
          pc = I[w];
          const to = I[w + 1];
          F[base] = v;
          base = to;
          w = base << 1;
          continue;
        }
        case 8 /* Return */:
          pc = I[w];
          base = I[w + 1];
          w = base << 1;
          continue;
        case 9 /* Call */: {
          const from = base;
          const entry = entries[code[pc + 1]];
          base += code[pc + 2];
          w = base << 1;
          I[w] = pc + 3;
          I[w + 1] = from;
          if (entry !== 0) {
            pc = entry;
            continue;
          }
          pc = vm.compile(code[pc + 1]);
          code = vm.code;
          continue;
        }
        case 10 /* CallHost */: {
          vm.sp = sp;
          vm.fuel = fuel;
          giveBack(linear, steps, budget);
          steps = budget = 0;
          vm.callHost(code[pc + 1], base + code[pc + 2], pc, base);
          fuel = vm.fuel;
          budget = takeBudget(linear);
          code = vm.code;
          view = vm.view();
          writable = vm.writable();
          pc += 3;
          continue;
        }
        case 11 /* CallIndirect */: {
          const func = vm.indirect(I[w + code[pc + 1]], code[pc + 3]);
          if (func < 0) {
            vm.sp = sp;
            vm.fuel = fuel;
            giveBack(linear, steps, budget);
            steps = budget = 0;
            vm.callHost(~func, base + code[pc + 2], pc, base);
            fuel = vm.fuel;
            budget = takeBudget(linear);
            code = vm.code;
            view = vm.view();
            writable = vm.writable();
            pc += 4;
            continue;
          }
          const from = base;
          base += code[pc + 2];
          w = base << 1;
          I[w] = pc + 4;
          I[w + 1] = from;
          pc = vm.compile(func);
          code = vm.code;
          continue;
        }
        case 12 /* Trap */:
          throw vm.trapOf(code[pc + 1]);
        case 13 /* Table */: {
          const at = I[w + code[pc + 1]] - code[pc + 2];
          const to = at >= 0 && at < code[pc + 3] ? code[pc + 5 + at] : code[pc + 4];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 14 /* Search */: {
          const to = search(code, pc, I[w + code[pc + 1]], I[w + code[pc + 1] + 1]);
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 15 /* MoveW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]];
          pc += 3;
          continue;
        case 16 /* MoveL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const lo = I[a];
          I[d + 1] = I[a + 1];
          I[d] = lo;
          pc += 3;
          continue;
        }
        case 17 /* MoveF */:
          F[base + code[pc + 1]] = F[base + code[pc + 2]];
          pc += 3;
          continue;
        case 18 /* ConstW */:
          I[w + code[pc + 1]] = code[pc + 2];
          pc += 3;
          continue;
        case 19 /* ConstL */: {
          const d = w + code[pc + 1];
          I[d] = code[pc + 2];
          I[d + 1] = code[pc + 3];
          pc += 4;
          continue;
        }
        case 20 /* AddW */:
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] + I[w + code[pc + 3]]) | 0;
          pc += 4;
          continue;
        case 21 /* SubW */:
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] - I[w + code[pc + 3]]) | 0;
          pc += 4;
          continue;
        case 22 /* MulW */:
          I[w + code[pc + 1]] = Math.imul(I[w + code[pc + 2]], I[w + code[pc + 3]]);
          pc += 4;
          continue;
        case 23 /* AndW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] & I[w + code[pc + 3]];
          pc += 4;
          continue;
        case 24 /* OrW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] | I[w + code[pc + 3]];
          pc += 4;
          continue;
        case 25 /* XorW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] ^ I[w + code[pc + 3]];
          pc += 4;
          continue;
        case 26 /* ShlW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] << I[w + code[pc + 3]];
          pc += 4;
          continue;
        case 27 /* ShrW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >> I[w + code[pc + 3]];
          pc += 4;
          continue;
        case 28 /* ShrUW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >>> I[w + code[pc + 3]];
          pc += 4;
          continue;
        case 29 /* AddWi */:
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] + code[pc + 3]) | 0;
          pc += 4;
          continue;
        case 30 /* RsubWi */:
          I[w + code[pc + 1]] = (code[pc + 3] - I[w + code[pc + 2]]) | 0;
          pc += 4;
          continue;
        case 31 /* MulWi */:
          I[w + code[pc + 1]] = Math.imul(I[w + code[pc + 2]], code[pc + 3]);
          pc += 4;
          continue;
        case 32 /* AndWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] & code[pc + 3];
          pc += 4;
          continue;
        case 33 /* OrWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] | code[pc + 3];
          pc += 4;
          continue;
        case 34 /* XorWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] ^ code[pc + 3];
          pc += 4;
          continue;
        case 35 /* ShlWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] << code[pc + 3];
          pc += 4;
          continue;
        case 36 /* ShrWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >> code[pc + 3];
          pc += 4;
          continue;
        case 37 /* ShrUWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >>> code[pc + 3];
          pc += 4;
          continue;
        case 38 /* DivW */: {
          const b = I[w + code[pc + 3]];
          if (b === 0) throw new Trap('divide-by-zero');
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] / b) | 0;
          pc += 4;
          continue;
        }
        case 39 /* RemW */: {
          const b = I[w + code[pc + 3]];
          if (b === 0) throw new Trap('divide-by-zero');
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] % b) | 0;
          pc += 4;
          continue;
        }
        case 40 /* DivUW */: {
          const b = I[w + code[pc + 3]] >>> 0;
          if (b === 0) throw new Trap('divide-by-zero');
          I[w + code[pc + 1]] = ((I[w + code[pc + 2]] >>> 0) / b) | 0;
          pc += 4;
          continue;
        }
        case 41 /* RemUW */: {
          const b = I[w + code[pc + 3]] >>> 0;
          if (b === 0) throw new Trap('divide-by-zero');
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] >>> 0) % b;
          pc += 4;
          continue;
        }
        case 42 /* Sext8 */:
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] << 24) >> 24;
          pc += 3;
          continue;
        case 43 /* Sext16 */:
          I[w + code[pc + 1]] = (I[w + code[pc + 2]] << 16) >> 16;
          pc += 3;
          continue;
        case 44 /* EqW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] === I[w + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 45 /* NeW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] !== I[w + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 46 /* LtW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] < I[w + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 47 /* LeW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] <= I[w + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 48 /* LtUW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >>> 0 < I[w + code[pc + 3]] >>> 0 ? 1 : 0;
          pc += 4;
          continue;
        case 49 /* LeUW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >>> 0 <= I[w + code[pc + 3]] >>> 0 ? 1 : 0;
          pc += 4;
          continue;
        case 50 /* EqWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] === code[pc + 3] ? 1 : 0;
          pc += 4;
          continue;
        case 51 /* NeWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] !== code[pc + 3] ? 1 : 0;
          pc += 4;
          continue;
        case 52 /* LtWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] < code[pc + 3] ? 1 : 0;
          pc += 4;
          continue;
        case 53 /* LeWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] <= code[pc + 3] ? 1 : 0;
          pc += 4;
          continue;
        case 54 /* GtWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] > code[pc + 3] ? 1 : 0;
          pc += 4;
          continue;
        case 55 /* GeWi */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] >= code[pc + 3] ? 1 : 0;
          pc += 4;
          continue;
        case 56 /* EqF */:
          I[w + code[pc + 1]] = F[base + code[pc + 2]] === F[base + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 57 /* NeF */:
          I[w + code[pc + 1]] = F[base + code[pc + 2]] !== F[base + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 58 /* LtF */:
          I[w + code[pc + 1]] = F[base + code[pc + 2]] < F[base + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 59 /* LeF */:
          I[w + code[pc + 1]] = F[base + code[pc + 2]] <= F[base + code[pc + 3]] ? 1 : 0;
          pc += 4;
          continue;
        case 60 /* EqL */: {
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          I[w + code[pc + 1]] = I[a] === I[b] && I[a + 1] === I[b + 1] ? 1 : 0;
          pc += 4;
          continue;
        }
        case 61 /* NeL */: {
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          I[w + code[pc + 1]] = I[a] !== I[b] || I[a + 1] !== I[b + 1] ? 1 : 0;
          pc += 4;
          continue;
        }
        case 62 /* LtL */: {
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          I[w + code[pc + 1]] = I[a + 1] < I[b + 1] || (I[a + 1] === I[b + 1] && I[a] >>> 0 < I[b] >>> 0) ? 1 : 0;
          pc += 4;
          continue;
        }
        case 63 /* LeL */: {
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          I[w + code[pc + 1]] = I[a + 1] < I[b + 1] || (I[a + 1] === I[b + 1] && I[a] >>> 0 <= I[b] >>> 0) ? 1 : 0;
          pc += 4;
          continue;
        }
        case 64 /* LtUL */: {
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          I[w + code[pc + 1]] =
            I[a + 1] >>> 0 < I[b + 1] >>> 0 || (I[a + 1] === I[b + 1] && I[a] >>> 0 < I[b] >>> 0) ? 1 : 0;
          pc += 4;
          continue;
        }
        case 65 /* LeUL */: {
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          I[w + code[pc + 1]] =
            I[a + 1] >>> 0 < I[b + 1] >>> 0 || (I[a + 1] === I[b + 1] && I[a] >>> 0 <= I[b] >>> 0) ? 1 : 0;
          pc += 4;
          continue;
        }
        case 66 /* BrW */: {
          if (!(I[w + code[pc + 1]] !== 0)) {
            pc += 3;
            continue;
          }
          const to = code[pc + 2];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 67 /* BrNotW */: {
          if (!(I[w + code[pc + 1]] === 0)) {
            pc += 3;
            continue;
          }
          const to = code[pc + 2];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 68 /* BrL */: {
          if (!(I[w + code[pc + 1]] !== 0 || I[w + code[pc + 1] + 1] !== 0)) {
            pc += 3;
            continue;
          }
          const to = code[pc + 2];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 69 /* BrNotL */: {
          if (!(I[w + code[pc + 1]] === 0 && I[w + code[pc + 1] + 1] === 0)) {
            pc += 3;
            continue;
          }
          const to = code[pc + 2];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 70 /* BrEqW */: {
          if (!(I[w + code[pc + 1]] === I[w + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 71 /* BrNeW */: {
          if (!(I[w + code[pc + 1]] !== I[w + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 72 /* BrLtW */: {
          if (!(I[w + code[pc + 1]] < I[w + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 73 /* BrLeW */: {
          if (!(I[w + code[pc + 1]] <= I[w + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 74 /* BrLtUW */: {
          if (!(I[w + code[pc + 1]] >>> 0 < I[w + code[pc + 2]] >>> 0)) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 75 /* BrLeUW */: {
          if (!(I[w + code[pc + 1]] >>> 0 <= I[w + code[pc + 2]] >>> 0)) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 76 /* BrEqWi */: {
          if (!(I[w + code[pc + 1]] === code[pc + 2])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 77 /* BrNeWi */: {
          if (!(I[w + code[pc + 1]] !== code[pc + 2])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 78 /* BrLtWi */: {
          if (!(I[w + code[pc + 1]] < code[pc + 2])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 79 /* BrLeWi */: {
          if (!(I[w + code[pc + 1]] <= code[pc + 2])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 80 /* BrGtWi */: {
          if (!(I[w + code[pc + 1]] > code[pc + 2])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 81 /* BrGeWi */: {
          if (!(I[w + code[pc + 1]] >= code[pc + 2])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 82 /* BrEqF */: {
          if (!(F[base + code[pc + 1]] === F[base + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 83 /* BrNeF */: {
          if (!(F[base + code[pc + 1]] !== F[base + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 84 /* BrLtF */: {
          if (!(F[base + code[pc + 1]] < F[base + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 85 /* BrLeF */: {
          if (!(F[base + code[pc + 1]] <= F[base + code[pc + 2]])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 86 /* BrNotLtF */: {
          if (F[base + code[pc + 1]] < F[base + code[pc + 2]]) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 87 /* BrNotLeF */: {
          if (F[base + code[pc + 1]] <= F[base + code[pc + 2]]) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 88 /* BrEqL */: {
          const a = w + code[pc + 1];
          const b = w + code[pc + 2];
          if (!(I[a] === I[b] && I[a + 1] === I[b + 1])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 89 /* BrNeL */: {
          const a = w + code[pc + 1];
          const b = w + code[pc + 2];
          if (!(I[a] !== I[b] || I[a + 1] !== I[b + 1])) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 90 /* BrLtL */: {
          const a = w + code[pc + 1];
          const b = w + code[pc + 2];
          if (!(I[a + 1] < I[b + 1] || (I[a + 1] === I[b + 1] && I[a] >>> 0 < I[b] >>> 0))) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 91 /* BrLeL */: {
          const a = w + code[pc + 1];
          const b = w + code[pc + 2];
          if (!(I[a + 1] < I[b + 1] || (I[a + 1] === I[b + 1] && I[a] >>> 0 <= I[b] >>> 0))) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 92 /* BrLtUL */: {
          const a = w + code[pc + 1];
          const b = w + code[pc + 2];
          if (!(I[a + 1] >>> 0 < I[b + 1] >>> 0 || (I[a + 1] === I[b + 1] && I[a] >>> 0 < I[b] >>> 0))) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 93 /* BrLeUL */: {
          const a = w + code[pc + 1];
          const b = w + code[pc + 2];
          if (!(I[a + 1] >>> 0 < I[b + 1] >>> 0 || (I[a + 1] === I[b + 1] && I[a] >>> 0 <= I[b] >>> 0))) {
            pc += 4;
            continue;
          }
          const to = code[pc + 3];
          if (to <= pc && --fuel < 0) fuel = vm.refuel();
          pc = to;
          continue;
        }
        case 94 /* AddL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          const lo = (I[a] >>> 0) + (I[b] >>> 0);
          I[d + 1] = (I[a + 1] + I[b + 1] + (lo > 0xffffffff ? 1 : 0)) | 0;
          I[d] = lo | 0;
          pc += 4;
          continue;
        }
        case 95 /* SubL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          const lo = (I[a] >>> 0) - (I[b] >>> 0);
          I[d + 1] = (I[a + 1] - I[b + 1] - (lo < 0 ? 1 : 0)) | 0;
          I[d] = lo | 0;
          pc += 4;
          continue;
        }
        case 96 /* MulL */:
          B[base + (code[pc + 1] >> 1)] = BigInt.asIntN(
            64,
            B[base + (code[pc + 2] >> 1)] * B[base + (code[pc + 3] >> 1)],
          );
          pc += 4;
          continue;
        case 97 /* AndL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          const lo = I[a] & I[b];
          I[d + 1] = I[a + 1] & I[b + 1];
          I[d] = lo;
          pc += 4;
          continue;
        }
        case 98 /* OrL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          const lo = I[a] | I[b];
          I[d + 1] = I[a + 1] | I[b + 1];
          I[d] = lo;
          pc += 4;
          continue;
        }
        case 99 /* XorL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = w + code[pc + 3];
          const lo = I[a] ^ I[b];
          I[d + 1] = I[a + 1] ^ I[b + 1];
          I[d] = lo;
          pc += 4;
          continue;
        }
        case 100 /* AddLi */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = code[pc + 3];
          const lo = (I[a] >>> 0) + (b >>> 0);
          I[d + 1] = (I[a + 1] + (b >> 31) + (lo > 0xffffffff ? 1 : 0)) | 0;
          I[d] = lo | 0;
          pc += 4;
          continue;
        }
        case 101 /* AndLi */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const b = code[pc + 3];
          const lo = I[a] & b;
          I[d + 1] = I[a + 1] & (b >> 31);
          I[d] = lo;
          pc += 4;
          continue;
        }
        case 102 /* ShlL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const n = I[w + code[pc + 3]] & 63;
          const lo = I[a];
          const hi = I[a + 1];
          if (n >= 32) {
            I[d] = 0;
            I[d + 1] = lo << n;
          } else if (n !== 0) {
            I[d] = lo << n;
            I[d + 1] = (hi << n) | (lo >>> (32 - n));
          } else {
            I[d] = lo;
            I[d + 1] = hi;
          }
          pc += 4;
          continue;
        }
        case 103 /* ShrL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const n = I[w + code[pc + 3]] & 63;
          const lo = I[a];
          const hi = I[a + 1];
          if (n >= 32) {
            I[d] = hi >> n;
            I[d + 1] = hi >> 31;
          } else if (n !== 0) {
            I[d] = (lo >>> n) | (hi << (32 - n));
            I[d + 1] = hi >> n;
          } else {
            I[d] = lo;
            I[d + 1] = hi;
          }
          pc += 4;
          continue;
        }
        case 104 /* ShrUL */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const n = I[w + code[pc + 3]] & 63;
          const lo = I[a];
          const hi = I[a + 1];
          if (n >= 32) {
            I[d] = hi >>> n;
            I[d + 1] = 0;
          } else if (n !== 0) {
            I[d] = (lo >>> n) | (hi << (32 - n));
            I[d + 1] = hi >>> n;
          } else {
            I[d] = lo;
            I[d + 1] = hi;
          }
          pc += 4;
          continue;
        }
        case 105 /* ShlLi */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const n = code[pc + 3] & 63;
          const lo = I[a];
          const hi = I[a + 1];
          if (n >= 32) {
            I[d] = 0;
            I[d + 1] = lo << n;
          } else if (n !== 0) {
            I[d] = lo << n;
            I[d + 1] = (hi << n) | (lo >>> (32 - n));
          } else {
            I[d] = lo;
            I[d + 1] = hi;
          }
          pc += 4;
          continue;
        }
        case 106 /* ShrLi */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const n = code[pc + 3] & 63;
          const lo = I[a];
          const hi = I[a + 1];
          if (n >= 32) {
            I[d] = hi >> n;
            I[d + 1] = hi >> 31;
          } else if (n !== 0) {
            I[d] = (lo >>> n) | (hi << (32 - n));
            I[d + 1] = hi >> n;
          } else {
            I[d] = lo;
            I[d + 1] = hi;
          }
          pc += 4;
          continue;
        }
        case 107 /* ShrULi */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const n = code[pc + 3] & 63;
          const lo = I[a];
          const hi = I[a + 1];
          if (n >= 32) {
            I[d] = hi >>> n;
            I[d + 1] = 0;
          } else if (n !== 0) {
            I[d] = (lo >>> n) | (hi << (32 - n));
            I[d + 1] = hi >>> n;
          } else {
            I[d] = lo;
            I[d + 1] = hi;
          }
          pc += 4;
          continue;
        }
        case 108 /* ExtS */: {
          const d = w + code[pc + 1];
          const lo = I[w + code[pc + 2]];
          I[d] = lo;
          I[d + 1] = lo >> 31;
          pc += 3;
          continue;
        }
        case 109 /* ExtU */: {
          const d = w + code[pc + 1];
          I[d] = I[w + code[pc + 2]];
          I[d + 1] = 0;
          pc += 3;
          continue;
        }
        case 110 /* AddD */:
          F[base + code[pc + 1]] = F[base + code[pc + 2]] + F[base + code[pc + 3]];
          pc += 4;
          continue;
        case 111 /* SubD */:
          F[base + code[pc + 1]] = F[base + code[pc + 2]] - F[base + code[pc + 3]];
          pc += 4;
          continue;
        case 112 /* MulD */:
          F[base + code[pc + 1]] = F[base + code[pc + 2]] * F[base + code[pc + 3]];
          pc += 4;
          continue;
        case 113 /* DivD */:
          F[base + code[pc + 1]] = F[base + code[pc + 2]] / F[base + code[pc + 3]];
          pc += 4;
          continue;
        case 114 /* AddS */:
          F[base + code[pc + 1]] = Math.fround(F[base + code[pc + 2]] + F[base + code[pc + 3]]);
          pc += 4;
          continue;
        case 115 /* SubS */:
          F[base + code[pc + 1]] = Math.fround(F[base + code[pc + 2]] - F[base + code[pc + 3]]);
          pc += 4;
          continue;
        case 116 /* MulS */:
          F[base + code[pc + 1]] = Math.fround(F[base + code[pc + 2]] * F[base + code[pc + 3]]);
          pc += 4;
          continue;
        case 117 /* DivS */:
          F[base + code[pc + 1]] = Math.fround(F[base + code[pc + 2]] / F[base + code[pc + 3]]);
          pc += 4;
          continue;
        case 118 /* NegF */:
          F[base + code[pc + 1]] = -F[base + code[pc + 2]];
          pc += 3;
          continue;
        case 119 /* AbsF */:
          F[base + code[pc + 1]] = Math.abs(F[base + code[pc + 2]]);
          pc += 3;
          continue;
        case 120 /* SqrtD */:
          F[base + code[pc + 1]] = Math.sqrt(F[base + code[pc + 2]]);
          pc += 3;
          continue;
        case 121 /* RoundS */:
          F[base + code[pc + 1]] = Math.fround(F[base + code[pc + 2]]);
          pc += 3;
          continue;
        case 122 /* WordToF */:
          F[base + code[pc + 1]] = I[w + code[pc + 2]];
          pc += 3;
          continue;
        case 123 /* UnsignedToF */:
          F[base + code[pc + 1]] = I[w + code[pc + 2]] >>> 0;
          pc += 3;
          continue;
        case 124 /* FToWord */: {
          const v = F[base + code[pc + 2]];
          I[w + code[pc + 1]] = v >= 2147483647 ? 2147483647 : v <= -2147483648 ? -2147483648 : v | 0;
          pc += 3;
          continue;
        }
        case 125 /* LeaX */: {
          const d = w + code[pc + 1];
          const a = w + code[pc + 2];
          const more = I[w + code[pc + 3]] * code[pc + 4] + code[pc + 5];
          const lo = (I[a] >>> 0) + (more >>> 0);
          I[d + 1] = (I[a + 1] + Math.floor(more / 4294967296) + (lo > 0xffffffff ? 1 : 0)) | 0;
          I[d] = lo | 0;
          pc += 6;
          continue;
        }
        case 126 /* LeaG */: {
          const d = w + code[pc + 1];
          const at = I[w + code[pc + 2]] * code[pc + 3] + code[pc + 4];
          I[d] = at | 0;
          I[d + 1] = Math.floor(at / 4294967296);
          pc += 5;
          continue;
        }
        case 127 /* LoadI8R */:
          I[w + code[pc + 1]] = view.getInt8((I[w + code[pc + 2]] + code[pc + 3]) >>> 0);
          pc += 4;
          continue;
        case 128 /* LoadU8R */:
          I[w + code[pc + 1]] = view.getUint8((I[w + code[pc + 2]] + code[pc + 3]) >>> 0);
          pc += 4;
          continue;
        case 129 /* LoadI16R */:
          I[w + code[pc + 1]] = view.getInt16((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, true);
          pc += 4;
          continue;
        case 130 /* LoadU16R */:
          I[w + code[pc + 1]] = view.getUint16((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, true);
          pc += 4;
          continue;
        case 131 /* LoadWR */:
          I[w + code[pc + 1]] = view.getInt32((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, true);
          pc += 4;
          continue;
        case 132 /* LoadLR */: {
          const d = w + code[pc + 1];
          const at = (I[w + code[pc + 2]] + code[pc + 3]) >>> 0;
          const hi = view.getInt32(at + 4, true);
          I[d] = view.getInt32(at, true);
          I[d + 1] = hi;
          pc += 4;
          continue;
        }
        case 133 /* LoadSR */:
          F[base + code[pc + 1]] = view.getFloat32((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, true);
          pc += 4;
          continue;
        case 134 /* LoadDR */:
          F[base + code[pc + 1]] = view.getFloat64((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, true);
          pc += 4;
          continue;
        case 135 /* LoadI8X */:
          I[w + code[pc + 1]] = view.getInt8(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
          );
          pc += 6;
          continue;
        case 136 /* LoadU8X */:
          I[w + code[pc + 1]] = view.getUint8(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
          );
          pc += 6;
          continue;
        case 137 /* LoadI16X */:
          I[w + code[pc + 1]] = view.getInt16(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            true,
          );
          pc += 6;
          continue;
        case 138 /* LoadU16X */:
          I[w + code[pc + 1]] = view.getUint16(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            true,
          );
          pc += 6;
          continue;
        case 139 /* LoadWX */:
          I[w + code[pc + 1]] = view.getInt32(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            true,
          );
          pc += 6;
          continue;
        case 140 /* LoadLX */: {
          const d = w + code[pc + 1];
          const at = (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0;
          const hi = view.getInt32(at + 4, true);
          I[d] = view.getInt32(at, true);
          I[d + 1] = hi;
          pc += 6;
          continue;
        }
        case 141 /* LoadSX */:
          F[base + code[pc + 1]] = view.getFloat32(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            true,
          );
          pc += 6;
          continue;
        case 142 /* LoadDX */:
          F[base + code[pc + 1]] = view.getFloat64(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            true,
          );
          pc += 6;
          continue;
        case 143 /* LoadI8G */:
          I[w + code[pc + 1]] = view.getInt8((Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0);
          pc += 5;
          continue;
        case 144 /* LoadU8G */:
          I[w + code[pc + 1]] = view.getUint8((Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0);
          pc += 5;
          continue;
        case 145 /* LoadI16G */:
          I[w + code[pc + 1]] = view.getInt16(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            true,
          );
          pc += 5;
          continue;
        case 146 /* LoadU16G */:
          I[w + code[pc + 1]] = view.getUint16(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            true,
          );
          pc += 5;
          continue;
        case 147 /* LoadWG */:
          I[w + code[pc + 1]] = view.getInt32(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            true,
          );
          pc += 5;
          continue;
        case 148 /* LoadLG */: {
          const d = w + code[pc + 1];
          const at = (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0;
          const hi = view.getInt32(at + 4, true);
          I[d] = view.getInt32(at, true);
          I[d + 1] = hi;
          pc += 5;
          continue;
        }
        case 149 /* LoadSG */:
          F[base + code[pc + 1]] = view.getFloat32(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            true,
          );
          pc += 5;
          continue;
        case 150 /* LoadDG */:
          F[base + code[pc + 1]] = view.getFloat64(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            true,
          );
          pc += 5;
          continue;
        case 151 /* Store8R */:
          writable.setInt8((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, I[w + code[pc + 1]]);
          pc += 4;
          continue;
        case 152 /* Store16R */:
          writable.setInt16((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, I[w + code[pc + 1]], true);
          pc += 4;
          continue;
        case 153 /* StoreWR */:
          writable.setInt32((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, I[w + code[pc + 1]], true);
          pc += 4;
          continue;
        case 154 /* StoreLR */: {
          const v = w + code[pc + 1];
          const at = (I[w + code[pc + 2]] + code[pc + 3]) >>> 0;
          writable.setInt32(at + 4, I[v + 1], true);
          writable.setInt32(at, I[v], true);
          pc += 4;
          continue;
        }
        case 155 /* StoreSR */:
          writable.setFloat32((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, oneNan(F[base + code[pc + 1]]), true);
          pc += 4;
          continue;
        case 156 /* StoreDR */:
          writable.setFloat64((I[w + code[pc + 2]] + code[pc + 3]) >>> 0, oneNan(F[base + code[pc + 1]]), true);
          pc += 4;
          continue;
        case 157 /* Store8X */:
          writable.setInt8(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            I[w + code[pc + 1]],
          );
          pc += 6;
          continue;
        case 158 /* Store16X */:
          writable.setInt16(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            I[w + code[pc + 1]],
            true,
          );
          pc += 6;
          continue;
        case 159 /* StoreWX */:
          writable.setInt32(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            I[w + code[pc + 1]],
            true,
          );
          pc += 6;
          continue;
        case 160 /* StoreLX */: {
          const v = w + code[pc + 1];
          const at = (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0;
          writable.setInt32(at + 4, I[v + 1], true);
          writable.setInt32(at, I[v], true);
          pc += 6;
          continue;
        }
        case 161 /* StoreSX */:
          writable.setFloat32(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            oneNan(F[base + code[pc + 1]]),
            true,
          );
          pc += 6;
          continue;
        case 162 /* StoreDX */:
          writable.setFloat64(
            (I[w + code[pc + 2]] + Math.imul(I[w + code[pc + 3]], code[pc + 4]) + code[pc + 5]) >>> 0,
            oneNan(F[base + code[pc + 1]]),
            true,
          );
          pc += 6;
          continue;
        case 163 /* Store8G */:
          writable.setInt8((Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0, I[w + code[pc + 1]]);
          pc += 5;
          continue;
        case 164 /* Store16G */:
          writable.setInt16(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            I[w + code[pc + 1]],
            true,
          );
          pc += 5;
          continue;
        case 165 /* StoreWG */:
          writable.setInt32(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            I[w + code[pc + 1]],
            true,
          );
          pc += 5;
          continue;
        case 166 /* StoreLG */: {
          const v = w + code[pc + 1];
          const at = (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0;
          writable.setInt32(at + 4, I[v + 1], true);
          writable.setInt32(at, I[v], true);
          pc += 5;
          continue;
        }
        case 167 /* StoreSG */:
          writable.setFloat32(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            oneNan(F[base + code[pc + 1]]),
            true,
          );
          pc += 5;
          continue;
        case 168 /* StoreDG */:
          writable.setFloat64(
            (Math.imul(I[w + code[pc + 2]], code[pc + 3]) + code[pc + 4]) >>> 0,
            oneNan(F[base + code[pc + 1]]),
            true,
          );
          pc += 5;
          continue;
        case 169 /* Copy */:
          vm.copy(I[w + code[pc + 1]] + code[pc + 2], I[w + code[pc + 3]] + code[pc + 4], code[pc + 5]);
          pc += 6;
          continue;
        case 170 /* CopyBy */:
          vm.copy(I[w + code[pc + 1]], I[w + code[pc + 2]], I[w + code[pc + 3]] >>> 0);
          pc += 4;
          continue;
        case 171 /* FillBy */:
          vm.fill(I[w + code[pc + 1]], I[w + code[pc + 2]], I[w + code[pc + 3]] >>> 0);
          pc += 4;
          continue;
        case 172 /* Image */:
          vm.image(I[w + code[pc + 1]] + code[pc + 2], code[pc + 3], code[pc + 4]);
          pc += 5;
          continue;
        case 173 /* Alloca */: {
          const bytes = Math.ceil((I[w + code[pc + 2]] >>> 0) / 16) * 16;
          if (sp - bytes < lowestStack) throw new Trap('stack-overflow');
          sp -= bytes;
          const d = w + code[pc + 1];
          I[d] = sp;
          I[d + 1] = 0;
          pc += 3;
          continue;
        }
        case 174 /* BoundsW */:
          if (I[w + code[pc + 1]] >>> 0 >= code[pc + 2] >>> 0) throw new Trap('array-bounds');
          pc += 3;
          continue;
        case 175 /* BoundsL */:
          if (I[w + code[pc + 1] + 1] !== 0 || I[w + code[pc + 1]] >>> 0 >= code[pc + 2] >>> 0)
            throw new Trap('array-bounds');
          pc += 3;
          continue;
        case 176 /* Calc1 */:
          writeBank(
            code[pc + 4] >> 6,
            base + code[pc + 1],
            (vm.unary[code[pc + 3]] as Calculation)(readBank(code[pc + 4] & 7, base + code[pc + 2])),
          );
          pc += 5;
          continue;
        case 177 /* Calc2 */:
          writeBank(
            code[pc + 5] >> 6,
            base + code[pc + 1],
            (vm.binary[code[pc + 4]] as Calculation)(
              readBank(code[pc + 5] & 7, base + code[pc + 2]),
              readBank((code[pc + 5] >> 3) & 7, base + code[pc + 3]),
            ),
          );
          pc += 6;
          continue;
        case 178 /* ReturnP */: {
          const from = base + (code[pc + 1] >> 1);
          const [low, high] = [U[from], U[from + 1]];
          const to = base;
          pc = I[w];
          base = I[w + 1];
          w = base << 1;
          U[to] = low;
          U[to + 1] = high;
          continue;
        }
        case 179 /* Calc3 */: {
          const banks = code[pc + 6];
          writeBank(
            banks >> 9,
            base + code[pc + 1],
            (vm.binary[code[pc + 5]] as Calculation)(
              readBank(banks & 7, base + code[pc + 2]),
              readBank((banks >> 3) & 7, base + code[pc + 3]),
              readBank((banks >> 6) & 7, base + code[pc + 4]),
            ),
          );
          pc += 7;
          continue;
        }
        case 180 /* Open */: {
          const depth = I[(I[w + 1] << 1) + 3] + 1;
          const below = sp - code[pc + 5];
          const room = base + code[pc + 1] <= mostSlots ? (linear?.maxDepth ?? 0) : 0;
          if (depth > room || below < lowestStack) {
            // There is no frame yet.
            pc = I[w] - 1;
            base = I[w + 1];
            throw new Trap('stack-overflow', depth > room ? `${depth - 1} calls are open` : stackIsFull);
          }
          const d = w + code[pc + 4];
          I[d] = below;
          I[d + 1] = 0;
          I[w + 2] = sp;
          I[w + 3] = depth;
          sp = below;
          steps += code[pc + 6];
          for (let i = w + code[pc + 2], end = w + code[pc + 3]; i < end; i++) I[i] = 0;
          pc += 7;
          continue;
        }
        case 181 /* Count */:
          steps += code[pc + 1];
          pc += 2;
          continue;
        case 182 /* CountFuel */:
          steps += code[pc + 1];
          budget -= code[pc + 1] + 1;
          while (budget < 0) budget += linear?.nextSlice() ?? 0;
          pc += 2;
          continue;
        case 183 /* GetG */: {
          const d = w + code[pc + 1];
          const g = code[pc + 2];
          I[d] = globals[g];
          I[d + 1] = globals[g + 1];
          pc += 3;
          continue;
        }
        case 184 /* SetG */: {
          const a = w + code[pc + 1];
          const g = code[pc + 2];
          globals[g] = I[a];
          globals[g + 1] = I[a + 1];
          pc += 3;
          continue;
        }
        case 185 /* Check */:
          vm.memory.check((I[w + code[pc + 1]] >>> 0) + (code[pc + 2] >>> 0), code[pc + 3]);
          pc += 4;
          continue;
        case 186 /* AllocaBy */: {
          const a = w + code[pc + 2];
          const bytes = code[pc + 3] === 1 && I[a + 1] !== 0 ? Infinity : Math.ceil((I[a] >>> 0) / 16) * 16;
          if (sp - bytes < lowestStack) throw new Trap('stack-overflow', stackIsFull);
          sp -= bytes;
          const d = w + code[pc + 1];
          I[d] = sp;
          I[d + 1] = 0;
          pc += 4;
          continue;
        }
        case 187 /* Hook */:
          linear?.hook(code[pc + 1], code[pc + 2], code[pc + 3], pc, base);
          pc += 4;
          continue;
        case 188 /* Release */: {
          const end = I[w + code[pc + 1]] >>> 0;
          if (end >= sp && end <= I[w + 2]) sp = end;
          pc += 2;
          continue;
        }
        case 189 /* SelW */:
          I[w + code[pc + 1]] = I[w + code[pc + 2]] !== 0 ? I[w + code[pc + 3]] : I[w + code[pc + 4]];
          pc += 5;
          continue;
        case 190 /* SelL */: {
          const d = w + code[pc + 1];
          const from = w + (I[w + code[pc + 2]] !== 0 ? code[pc + 3] : code[pc + 4]);
          const lo = I[from];
          I[d + 1] = I[from + 1];
          I[d] = lo;
          pc += 5;
          continue;
        }
        case 191 /* SelF */:
          F[base + code[pc + 1]] = I[w + code[pc + 2]] !== 0 ? F[base + code[pc + 3]] : F[base + code[pc + 4]];
          pc += 5;
          continue;
        default:
          throw new Error(`instruction ${code[pc]} at ${pc}`);
      }
    }
  } catch (error) {
    giveBack(linear, steps, budget);
    linear?.ended(pc, base);
    throw explain(vm, error, pc, base);
  }
}

const noGlobals = new Int32Array(0);
const stackIsFull = 'the stack of arrays and slots is full';

function giveBack(linear: LinearSide | undefined, steps: number, budget: number): void {
  if (linear === undefined) return;
  linear.steps += steps;
  linear.budget += budget;
}

function takeBudget(linear: LinearSide | undefined): number {
  if (linear === undefined) return 0;
  const { budget } = linear;
  linear.budget = 0;
  return budget;
}

type Calculation = (...values: (number | bigint)[]) => number | bigint;

/** The target of a `Search` among its sorted tags. */
function search(code: Int32Array, pc: number, lo: number, hi: number): number {
  const isLong = code[pc + 2] === 1;
  const high = isLong ? hi : lo >> 31;
  let first = 0;
  let last = code[pc + 3] - 1;
  while (first <= last) {
    const middle = (first + last) >> 1;
    const at = pc + 5 + middle * 3;
    const order = code[at + 1] !== high ? code[at + 1] - high : (code[at] >>> 0) - (lo >>> 0);
    if (order === 0) return code[at + 2];
    if (order < 0) first = middle + 1;
    else last = middle - 1;
  }
  return code[pc + 4];
}
