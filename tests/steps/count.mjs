/**
 * Counts what a program does instead of timing it: `countSteps()` is the number of basic blocks that were executed since
 * it was asked last (V8's block coverage), plus the elements that built-in functions went over, which execute none.
 *
 * To be loaded before the program (`node --import`), for only what is compiled after this is counted. The program
 * itself knows nothing of it and pays nothing.
 */
import { Session } from 'node:inspector';

let walked = 0;

/** Adds the length of `this` to the count whenever one of its methods that walk it is called. */
function watch(prototype, names, lengthOf) {
  for (const name of names) {
    const original = prototype[name];
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(...args) {
        walked += lengthOf(this, args);
        return original.apply(this, args);
      },
    });
  }
}

const length = (list) => list.length ?? 0;
const part = (list, [from = 0, to = list.length]) =>
  Math.max(0, (to < 0 ? list.length + to : to) - (from < 0 ? list.length + from : from));
/** Blocks of memory are cleared and copied many numbers at a time. */
const asMemory =
  (count) =>
  (...args) =>
    count(...args) / 32;
const iteration = [Symbol.iterator, 'keys', 'values', 'entries'];
const search = ['indexOf', 'lastIndexOf', 'includes'];

watch(
  Array.prototype,
  [...search, 'splice', 'concat', 'shift', 'unshift', 'join', 'fill', 'reverse', 'flat', 'sort', ...iteration],
  length,
);
watch(Array.prototype, ['slice'], part);
watch(Map.prototype, iteration, ({ size }) => size);
watch(Set.prototype, iteration, ({ size }) => size);
// The engine shares the characters of slices; searching goes over them.
watch(String.prototype, ['split', 'replaceAll'], length);
const numbers = Object.getPrototypeOf(Int32Array).prototype;
watch(numbers, [...search, ...iteration], length);
watch(
  numbers,
  ['fill'],
  asMemory((list, [, ...range]) => part(list, range)),
);
watch(
  numbers,
  ['set'],
  asMemory((_, [source]) => length(source)),
);
watch(numbers, ['slice'], asMemory(part));

/** Arrays of numbers are cleared when they are made. */
for (const name of [
  'Uint8Array',
  'Uint16Array',
  'Uint32Array',
  'Int8Array',
  'Int16Array',
  'Int32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
]) {
  globalThis[name] = new Proxy(globalThis[name], {
    construct(target, args, newTarget) {
      if (typeof args[0] === 'number') walked += args[0] / 32;
      return Reflect.construct(target, args, newTarget === globalThis[name] ? target : newTarget);
    },
  });
}

const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

function executedBlocks() {
  let blocks = 0;
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    for (const { url, functions } of result) {
      if (!url.startsWith('file:')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
    }
  });
  return blocks;
}

globalThis.countSteps = () => {
  const steps = Math.round(executedBlocks() + walked);
  walked = 0;
  return steps;
};
