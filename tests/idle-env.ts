/** What the driver wants of an engine whose program runs somewhere else: an environment that nothing looks into. */
import { defaultStackSize } from '../src/base/memory-map.ts';
import type { Grants } from '../src/driver/engine-row.ts';
import { layOut } from '../src/linear/data-layout.ts';
import type { LinearModule } from '../src/linear/nodes.ts';
import { makeAllocator } from '../src/vm/allocation-watch.ts';
import { createHostEnv, type HostEnv } from '../src/vm/host.ts';
import { Memory, WasmBuffer } from '../src/vm/memory.ts';
import { meterOf } from '../src/vm/meter.ts';

export function idleEnv(
  module: LinearModule,
  grants: Grants,
  pointerSize: LinearModule['pointerSize'] = module.pointerSize,
): HostEnv {
  const { heapBase } = layOut(module, grants.stackSize ?? defaultStackSize);
  const buffer = new WebAssembly.Memory({ initial: Math.ceil(heapBase / 65536) + 1 });
  const memory = new Memory(new WasmBuffer(buffer), meterOf(grants));
  const allocator = makeAllocator(memory, heapBase, undefined, () => []);
  return createHostEnv(memory, allocator, { ...grants, pointerSize });
}
