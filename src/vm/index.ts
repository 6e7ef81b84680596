/**
 * The machines, one level below `instantiate`: `import { instantiateInterp } from 'samara-ir/vm'`. They take modules that
 * have been verified, and host functions with their types.
 */
export { instantiateInterp } from './linear/index.ts';
export type { Interp, InterpOptions } from './linear/index.ts';
export { instantiateVm } from './maple/index.ts';
export type { Vm, VmOptions } from './maple/index.ts';
export { instantiateTuyin, onGraph, onStack, runTuyin } from './tuyin/index.ts';
export type { Bodies, TuyinOptions, TuyinProgram, TypedValue } from './tuyin/index.ts';
export { formatValue, parseValue } from './tuyin/value-text.ts';
export { cVariables, hostFunctions } from './clib/hosts.ts';
export { Allocator, type Heap } from './allocator.ts';
export { AllocationWatch } from './allocation-watch.ts';
export type { AllocationSite, Leak, MemoryReport } from './allocation-watch.ts';
export { compareBehaviour } from './compare-behaviour.ts';
export type { CompareOptions } from './compare-behaviour.ts';
export { host, hostTable, variadicHost } from './host.ts';
export type { HostEntry, HostEnv, HostFunction, HostTable, HostType, HostValue, HostVariable } from './host.ts';
export { Memory } from './memory.ts';
export { Meter, meterOf } from './meter.ts';
export type { Bounds, Metered, StopSignal } from './meter.ts';
export { Exit, formatTrap, Trap, trapKinds } from './trap.ts';
export type { TrapFrame, TrapKind } from './trap.ts';
