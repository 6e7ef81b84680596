import wabtInit from 'wabt';
import { describe, expect, it } from 'vitest';
import { Allocator } from '../../src/vm/allocator.ts';
import type { HostCall, HostType } from '../../src/vm/host.ts';
import { createHostEnv, flushOutput } from '../../src/vm/host.ts';
import { Memory, WasmBuffer } from '../../src/vm/memory.ts';
import { fewHosts } from './few-hosts.ts';

/**
 * A program in real WebAssembly with 4-byte pointers: it fills a block from malloc with n pseudo-random numbers, sorts
 * it with its own comparison through qsort, and prints the smallest, the largest and whether all are in order.
 */
const PROGRAM = `(module
  (import "env" "memory" (memory 1))
  (import "env" "malloc" (func $malloc (param i32) (result i32)))
  (import "env" "qsort" (func $qsort (param i32 i32 i32 i32)))
  (import "env" "printf" (func $printf (param i32 i32) (result i32)))
  (import "env" "exit" (func $exit (param i32)))
  (table (export "table") 2 funcref)
  (elem (i32.const 1) $compare)
  (data (i32.const 1024) "%d..%d %s\\n\\00")
  (data (i32.const 1040) "sorted\\00")
  (func $compare (param i32 i32) (result i32)
    (i32.sub (i32.gt_s (i32.load (local.get 0)) (i32.load (local.get 1)))
             (i32.lt_s (i32.load (local.get 0)) (i32.load (local.get 1)))))
  (func $at (param $base i32) (param $i i32) (result i32)
    (i32.add (local.get $base) (i32.shl (local.get $i) (i32.const 2))))
  (func (export "main") (param $n i32)
    (local $base i32) (local $i i32) (local $x i32)
    (local.set $base (call $malloc (i32.mul (local.get $n) (i32.const 4))))
    (local.set $x (i32.const 1))
    (loop $fill
      (i32.store (call $at (local.get $base) (local.get $i)) (i32.shr_u (local.get $x) (i32.const 1)))
      (local.set $x (i32.add (i32.mul (local.get $x) (i32.const 1664525)) (i32.const 1013904223)))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $fill (i32.lt_u (local.get $i) (local.get $n))))
    (call $qsort (local.get $base) (local.get $n) (i32.const 4) (i32.const 1))
    (local.set $i (i32.const 1))
    (loop $check
      (if (i32.gt_s (i32.load (call $at (local.get $base) (i32.sub (local.get $i) (i32.const 1))))
                    (i32.load (call $at (local.get $base) (local.get $i))))
        (then unreachable))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $check (i32.lt_u (local.get $i) (local.get $n))))
    (i64.store (i32.const 1056) (i64.load32_s (local.get $base)))
    (i64.store (i32.const 1064) (i64.load32_s (call $at (local.get $base) (i32.sub (local.get $n) (i32.const 1)))))
    (i64.store (i32.const 1072) (i64.const 1040))
    (drop (call $printf (i32.const 1024) (i32.const 1056)))
    (call $exit (i32.const 7))))`;

/** Addresses arrive signed from WebAssembly. */
function adapt(call: HostCall, params: readonly HostType[]): (...args: number[]) => unknown {
  return (...args) => call(...args.map((value, i) => (params[i] === 'i32' ? value : value >>> 0)));
}

describe('a WebAssembly program with the C library', () => {
  it('shares its memory with the host while malloc grows it and qsort calls back', async () => {
    const wabt = await wabtInit();
    const { buffer } = wabt.parseWat('sort.wat', PROGRAM).toBinary({});
    const wasm = new WebAssembly.Memory({ initial: 1 });
    const memory = new Memory(new WasmBuffer(wasm));
    const late: { table?: WebAssembly.Table } = {};
    let output = '';
    const env = createHostEnv(memory, new Allocator(memory, 2048), {
      pointerSize: 4,
      stdout: (bytes) => {
        output += Buffer.from(bytes).toString();
      },
      bindFunction: (pointer) => late.table?.get(pointer) as HostCall,
    });
    const names = ['malloc', 'qsort', 'printf', 'exit'];
    const functions = names
      .map((name) => fewHosts[name])
      .map(({ name, create, params }) => [name, adapt(create(env), params)] as const);
    const module = await WebAssembly.compile(new Uint8Array(buffer));
    const imports = { env: { memory: wasm, ...Object.fromEntries(functions) } };
    const instance = await WebAssembly.instantiate(module, imports);
    late.table = instance.exports.table as WebAssembly.Table;
    const main = instance.exports.main as (n: number) => void;
    const count = 50_000;
    expect(() => main(count)).toThrow(expect.objectContaining({ name: 'Exit', code: 7 }));
    flushOutput(env);

    let x = 1;
    const values = Array.from({ length: count }, () => {
      const value = x >>> 1;
      x = (Math.imul(x, 1664525) + 1013904223) | 0;
      return value;
    });
    expect(output).toBe(`${Math.min(...values)}..${Math.max(...values)} sorted\n`);
    expect(wasm.buffer.byteLength).toBeGreaterThan(count * 4);
    expect(env.allocator.stats.liveBlocks).toBe(1);
  });
});
