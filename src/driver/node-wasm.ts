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
 * function. So very large programs and programs with a very large function keep both compilers.
 */
import { setFlagsFromString } from 'node:v8';

const largestModule = 1 << 20;
const largestBody = 1 << 16;

/** To be called with the sizes of the code before it is compiled (`beforeCompile`); holds for what follows. */
export function chooseWasmCompiler(byteLength: number, largestFunction = 0): void {
  const isSmall = byteLength <= largestModule && largestFunction <= largestBody;
  setFlagsFromString(isSmall ? '--no-liftoff' : '--liftoff');
}
