/**
 * How Node compiles the WebAssembly of a running program.
 *
 * V8 compiles a function first with its fast compiler and again with the optimising one after it has been entered often;
 * it cannot replace code that is running. A long loop in a function that is entered once would run to its end at the
 * speed of the fast compiler, at half speed. So the fast compiler is switched off, which V8 honours at run time and for
 * each function when it is first called; functions that are never called still cost nothing.
 *
 * Measured (Node 20): a loop over memory, 10^9 turns, takes 1.21 s, without the fast compiler 0.59 s. Optimising costs
 * 0.2 s for a megabyte of code in many functions that are really called, but 1 s for 300 KB and 10 s for 900 KB in one
 * function. So very large programs and programs with a very large function keep both compilers. What the optimising one
 * spends on loops in each other grows with the square of their number (4000: 4 s; 15,000: minutes, and the process waits for it
 * at its end); where they are that deep, it is switched off instead, and the fast one takes 0.1 s.
 */
import { switchFlag } from './node-v8.ts';

const largestModule = 1 << 20;
const largestBody = 1 << 16;
const deepestLoop = 500;

/** To be called with the sizes of the code before it is compiled (`beforeCompile`); holds for what follows. */
export function chooseWasmCompiler(byteLength: number, largestFunction = 0, loopDepth = 0): void {
  const isDeep = loopDepth > deepestLoop;
  for (const flag of ['wasm-dynamic-tiering', 'wasm-tier-up']) switchFlag(flag, !isDeep);
  const isSmall = byteLength <= largestModule && largestFunction <= largestBody && !isDeep;
  switchFlag('liftoff', !isSmall);
}
