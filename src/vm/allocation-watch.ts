/**
 * What a program allocates and where, for the report of memory. An engine that is asked to watch makes its allocator with
 * `makeAllocator`; without a watch that is the plain one, so that nobody pays who does not ask.
 *
 * The place of an allocation is the innermost call in text of the user: run times that lowering adds are skipped. What is
 * allocated outside of all calls (the arguments of `main`), or by the library for itself (`reserve`), is not counted.
 */
import { hostName } from '../base/host-name.ts';
import type { Span } from '../base/source.ts';
import { Allocator } from './allocator.ts';
import type { Memory } from './memory.ts';
import type { TrapFrame } from './trap.ts';

/** One place that allocates. */
export interface AllocationSite {
  readonly func: string;
  readonly span: Span | undefined;
}

/** What a place has left behind. */
export interface Leak extends AllocationSite {
  readonly blocks: number;
  readonly bytes: number;
}

/** What a program allocated, in blocks and bytes, and what is left, by place. */
export interface MemoryReport {
  readonly allocations: number;
  readonly frees: number;
  /** As they were asked for; an object's header is included. */
  readonly bytes: number;
  /** The most that was allocated at one time. */
  readonly peak: number;
  /** What is still allocated, the most bytes first; permanent objects are none of it. */
  readonly leaks: readonly Leak[];
  /** Objects that are never reclaimed. */
  readonly permanent: { readonly blocks: number; readonly bytes: number };
}

interface Block {
  readonly size: number;
  readonly site: AllocationSite;
  /** Managed objects have a header with their count. */
  readonly isObject: boolean;
}

/** Where the count of a managed object stands in its block; below 0 the object is permanent. */
const COUNT = 8;
/** The function of the run time that allocates objects, behind the dot of its name. */
const NEW_OBJECT = 'object_new';

/** Is told of every allocation of a program (the option `watch`), and reports what was never freed. */
export class AllocationWatch {
  readonly #isRuntime: (source: string) => boolean;
  readonly #live = new Map<number, Block>();
  readonly #sites = new Map<string, AllocationSite>();
  #memory: Memory | undefined;
  #allocations = 0;
  #frees = 0;
  #bytes = 0;
  #liveBytes = 0;
  #peak = 0;

  /** `isRuntime` knows the names of the texts that are not the user's. */
  constructor(isRuntime: (source: string) => boolean) {
    this.#isRuntime = isRuntime;
  }

  /** A block that was given out, by the calls that were open. */
  allocated(memory: Memory, address: number, size: number, calls: readonly TrapFrame[]): void {
    if (address === 0 || calls.length === 0) return;
    this.#memory = memory;
    this.#live.set(address, {
      size,
      site: this.#siteOf(calls),
      isObject: calls.some(({ func }) => func !== NEW_OBJECT && hostName(func) === NEW_OBJECT),
    });
    this.#allocations++;
    this.#bytes += size;
    this.#liveBytes += size;
    this.#peak = Math.max(this.#peak, this.#liveBytes);
  }

  freed(address: number): void {
    const block = this.#live.get(address);
    if (block === undefined) return;
    this.#live.delete(address);
    this.#frees++;
    this.#liveBytes -= block.size;
  }

  #siteOf(calls: readonly TrapFrame[]): AllocationSite {
    const { func, span } =
      calls.find((call) => call.span === undefined || !this.#isRuntime(call.span.source.name)) ?? calls[0];
    const key = `${func} ${span?.source.name} ${span?.start}`;
    let site = this.#sites.get(key);
    if (site === undefined) this.#sites.set(key, (site = { func, span }));
    return site;
  }

  report(): MemoryReport {
    const leaks = new Map<AllocationSite, { blocks: number; bytes: number }>();
    const permanent = { blocks: 0, bytes: 0 };
    for (const [address, { size, site, isObject }] of this.#live) {
      const isPermanent = isObject && (this.#memory?.readI32(address + COUNT) ?? 0) < 0;
      const sum = isPermanent ? permanent : (leaks.get(site) ?? { blocks: 0, bytes: 0 });
      if (!isPermanent) leaks.set(site, sum);
      sum.blocks++;
      sum.bytes += size;
    }
    return {
      allocations: this.#allocations,
      frees: this.#frees,
      bytes: this.#bytes,
      peak: this.#peak,
      leaks: [...leaks].map(([site, sum]) => ({ ...site, ...sum })).sort((a, b) => b.bytes - a.bytes),
      permanent,
    };
  }
}

/** `calls` gives the calls that are open, innermost first. */
export function makeAllocator(
  memory: Memory,
  heapBase: number,
  watch: AllocationWatch | undefined,
  calls: () => readonly TrapFrame[],
): Allocator {
  return watch === undefined ? new Allocator(memory, heapBase) : new WatchedAllocator(memory, heapBase, watch, calls);
}

/** Operations of the allocator that use each other are told to the watch once, as the program asked for them. */
class WatchedAllocator extends Allocator {
  readonly #watch: AllocationWatch;
  readonly #calls: () => readonly TrapFrame[];
  #isInside = false;

  constructor(memory: Memory, start: number, watch: AllocationWatch, calls: () => readonly TrapFrame[]) {
    super(memory, start);
    this.#watch = watch;
    this.#calls = calls;
  }

  override malloc(size: number): number {
    return this.#allocate(size, () => super.malloc(size));
  }

  override calloc(count: number, size: number): number {
    return this.#allocate(count * size, () => super.calloc(count, size));
  }

  override alignedAlloc(alignment: number, size: number): number {
    return this.#allocate(size, () => super.alignedAlloc(alignment, size));
  }

  override free(address: number): void {
    super.free(address);
    if (!this.#isInside) this.#watch.freed(address);
  }

  /** The old block goes and another one comes, unless there is no memory. */
  override realloc(address: number, size: number): number {
    const moved = this.#inside(() => super.realloc(address, size));
    if (moved !== 0 || size === 0) this.#watch.freed(address);
    if (moved !== 0) this.#note(moved, size);
    return moved;
  }

  override reserve(size: number): number {
    return this.#inside(() => super.reserve(size));
  }

  #allocate(size: number, action: () => number): number {
    if (this.#isInside) return action();
    const address = this.#inside(action);
    this.#note(address, size);
    return address;
  }

  #note(address: number, size: number): void {
    this.#watch.allocated(this.memory, address, size, this.#calls());
  }

  #inside<T>(action: () => T): T {
    const outer = this.#isInside;
    this.#isInside = true;
    try {
      return action();
    } finally {
      this.#isInside = outer;
    }
  }
}
