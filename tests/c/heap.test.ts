/** The heap of C programs on every engine: one for the program and for what the caller gives it or takes from it; its mistakes; its end. */
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { instantiate, watchAllocations, type Program, type RunOptions } from '../../src/driver/index.ts';
import { compileC } from '../../src/frontend/c/index.ts';
import { Trap } from '../../src/vm/trap.ts';
import { fullEngines, namesOf } from '../engines.ts';

const text = `
#include <errno.h>
#include <stdlib.h>
#include <string.h>
char *give(void) { return strdup("given"); }
void take(char *block) { free(block); }
void *get(size_t size) { return malloc(size); }
int is_zero(size_t size) {
  char *block = malloc(size);
  memset(block, 1, size);
  free(block);
  char *clean = calloc(1, size);
  for (size_t i = 0; i < size; i++) if (clean[i] != 0) return 0;
  return 1;
}
/* Blocks until there is no memory: how many, and that errno says so; a block that stays as it is when it cannot grow. */
int fill(size_t size) {
  char *last = 0;
  int count = 0;
  errno = 0;
  for (char *p = malloc(size); p != 0; last = p, p = malloc(size)) count++;
  if (errno != ENOMEM) return -1;
  memset(last, 7, size);
  if (realloc(last, 1u << 30) != 0 || last[size - 1] != 7) return -2;
  free(last);
  return malloc(size) != 0 ? count : -3;
}
int too_large(void) {
  return malloc(-1) == 0 && calloc((size_t)1 << 62, 8) == 0 && calloc(1u << 20, 1u << 20) == 0 && realloc(0, -100) == 0;
}
int main(int argc, char **argv) { free(argv[1]); return argc; }
`;
const source = new SourceFile('heap.c', text);
const { module } = compileC(source, { read: () => undefined });
const engines = namesOf(fullEngines('c'));

async function start(options: RunOptions): Promise<Program> {
  if (module === undefined) throw new Error('heap.c cannot be compiled');
  return instantiate({ ir: 'maple', source, module }, options).orThrow();
}

function trapOf(action: () => unknown): string {
  try {
    action();
    return 'none';
  } catch (error) {
    return error instanceof Trap ? `${error.kind}: ${error.message.split(': ').at(-1)}` : String(error);
  }
}

describe.each(engines)('on %s', (engine) => {
  test('blocks go between the program and its caller', async () => {
    const program = await start({ engine });
    const given = Number(program.call('give')[0]);
    expect(program.memory.readString(given)).toBe('given');
    program.heap.free(given);
    const block = program.heap.malloc(24);
    program.call('take', [block]);
    expect(program.heap.malloc(20)).toBe(block);
    const moved = program.heap.realloc(block, 5000);
    expect([...program.memory.range(program.heap.calloc(10, 100), 1000)].every((byte) => byte === 0)).toBe(true);
    program.call('take', [moved]);
    expect(trapOf(() => program.heap.free(moved))).toMatch(/^double-free/);
  });

  test('what the program got as an argument of main it may free', async () => {
    const program = await start({ engine, args: ['heap', 'word'] });
    expect(program.main()).toBe(2);
  });

  test('mistakes are told by the same words', async () => {
    const program = await start({ engine });
    const block = Number(program.call('get', [40])[0]);
    program.call('get', [40]);
    const place = (address: number): string => `free of address 0x${address.toString(16)}`;
    expect(trapOf(() => program.call('take', [block + 16]))).toBe(`invalid-free: ${place(block + 16)}`);
    expect(trapOf(() => program.call('take', [3]))).toBe('invalid-free: free of address 0x3');
    program.call('take', [block]);
    expect(trapOf(() => program.call('take', [block]))).toBe(`double-free: ${place(block)}`);
  });

  test('calloc clears, and what is too large is null', async () => {
    const program = await start({ engine });
    for (const size of [1, 30, 1000, 3000, 100_000]) expect(program.call('is_zero', [size])).toEqual([1]);
    expect(program.call('too_large')).toEqual([1]);
  });

  test('the limit of memory', async () => {
    const program = await start({ engine, memoryLimit: 1 << 20, stackSize: 4096 });
    const [count] = program.call('fill', [10_000]);
    expect(count).toBeGreaterThan(85);
    expect(program.memory.size).toBeLessThanOrEqual(1 << 20);
  });

  test('the report of memory', async () => {
    const watch = await watchAllocations();
    const program = await start({ engine, watch });
    program.call('take', [program.call('give')[0]]);
    program.call('get', [1000]);
    const { allocations, frees, leaks } = watch.report();
    expect({ allocations, frees }).toEqual({ allocations: 2, frees: 1 });
    expect(leaks).toMatchObject([{ func: 'get', blocks: 1, bytes: 1000 }]);
  });
});
