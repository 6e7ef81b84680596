/**
 * malloc and its family over a program's memory. All memory from the heap's start to the end belongs to it.
 *
 *     payload - 8   size of the preceding block (0 in the first block)
 *     payload - 4   size of this block, a multiple of 16 that includes these 8 bytes; state in the low 4 bits
 *     payload       16-byte aligned; in a free block: next and previous payload of its list
 *
 * Blocks of up to `MAX_SMALL` bytes go, when freed, onto a stack of their exact size and are handed out again from it,
 * with a few loads and stores each way. Other free blocks are merged with their neighbours at once and kept in bins of
 * similar size, with a bitmap of the bins in use. Before the memory grows, the stacks are emptied into the bins
 * (each block pays for that once), so small blocks cannot pin the heap. Behind the last block lies the untouched `top`.
 *
 * Invariants: the header before `top` holds the last block's size; two FREE blocks never touch, nor does one touch
 * `top`; a block that left the LIVE state keeps a non-LIVE header until the bytes are reused, which is how a second
 * `free` is told from a wrong address.
 */
import type { Memory } from './memory.ts';
import { LOWEST_ADDRESS } from './memory.ts';
import { Trap } from './trap.ts';

const HEADER = 8;
const LIVE = 0xb;
const FREE = 0x4;
const CACHED = 0x6;
const MAX_SMALL = 1024;
/** Keeps sizes positive in 32-bit words. */
const MAX_BLOCK = 0x7fff0000;
/** Bins: one for each of the sizes 16..496, then eight for each doubling. */
const EXACT_BINS = 32;
const BIN_COUNT = EXACT_BINS + 22 * 8;
/** How many blocks of the bin that merely may fit are tried before a larger bin is used. */
const MAX_TRIES = 16;
const MAX_GROWTH = 64 * 1024 * 1024;

export interface AllocatorStats {
  /** Bytes in live blocks, headers and rounding included. */
  readonly liveBytes: number;
  readonly peakBytes: number;
  readonly liveBlocks: number;
  /** Successful allocations so far. */
  readonly allocations: number;
}

/** What of a heap is for callers from outside of the program. */
export interface Heap {
  malloc(size: number): number;
  calloc(count: number, size: number): number;
  realloc(address: number, size: number): number;
  free(address: number): void;
}

/** Of a program that has its own allocator: `realloc`, which allocates for address 0 and frees for size 0. */
export type Resize = (address: number, size: number) => number;

/** The heap of a program: blocks of its memory. If the program has its own allocator (runtime/memory), blocks are that one's. */
export class Allocator implements Heap {
  readonly memory: Memory;
  readonly #first: number;
  #top: number;
  /** Everything above was never handed out and so is still zero. */
  #highWater: number;
  /** Head of the stack of each small size, by size / 16. */
  readonly #cache = new Uint32Array(MAX_SMALL / 16 + 1);
  #cachedBlocks = 0;
  readonly #bins = new Uint32Array(BIN_COUNT);
  readonly #binsInUse = new Int32Array(Math.ceil(BIN_COUNT / 32));
  #liveBytes = 0;
  #peakBytes = 0;
  #liveBlocks = 0;
  #allocations = 0;
  #resize: Resize | undefined;
  /** The last block of `grow`, and where what was given of it ends. */
  #grown = { block: 0, end: 0 };

  /** The heap begins at the first aligned address from `start` on. */
  constructor(memory: Memory, start: number) {
    this.memory = memory;
    this.#first = align(Math.max(start, LOWEST_ADDRESS) + HEADER, 16);
    this.#top = this.#first;
    this.#highWater = this.#first;
    if (this.#first > memory.size) memory.grow(this.#first - memory.size);
  }

  get stats(): AllocatorStats {
    return {
      liveBytes: this.#liveBytes,
      peakBytes: this.#peakBytes,
      liveBlocks: this.#liveBlocks,
      allocations: this.#allocations,
    };
  }

  /** From here on the program allocates for itself, and all others by it. */
  leaveTo(resize: Resize): void {
    this.#resize = resize;
  }

  /** The address of `size` bytes, 16-byte aligned, or 0 at the memory limit. `malloc(0)` gives a real block. */
  malloc(size: number): number {
    return this.#resize === undefined ? this.#take(size) : this.#resize(0, size);
  }

  #take(size: number): number {
    if (size <= MAX_SMALL - HEADER) {
      const units = (size + (HEADER + 15)) >> 4;
      const block = this.#cache[units];
      if (block !== 0) {
        const words = this.#words();
        const index = block >>> 2;
        if (words[index - 1] !== ((units << 4) | CACHED)) refuseHeap(block);
        this.#cache[units] = words[index];
        words[index - 1] = (units << 4) | LIVE;
        this.#cachedBlocks--;
        this.#account(units << 4);
        return block;
      }
    }
    return size <= MAX_BLOCK ? this.#allocate(blockSize(size)) : 0;
  }

  /** `count` × `size` zeroed bytes; 0 also when the product overflows. */
  calloc(count: number, size: number): number {
    const length = count * size;
    const dirty = this.#resize === undefined ? this.#highWater : Infinity;
    const block = this.malloc(length);
    if (block !== 0 && block < dirty) this.memory.fill(block, 0, Math.min(length, dirty - block));
    return block;
  }

  /** Traps on an address that is not a live block's. Freeing null does nothing. */
  free(address: number): void {
    if (address === 0) return;
    if (this.#resize !== undefined) return void this.#resize(address, 0);
    const words = this.#words();
    const size = this.#liveSize(words, address, 'free');
    this.#liveBytes -= size;
    this.#liveBlocks--;
    if (size > MAX_SMALL) {
      this.#release(words, address, size);
      return;
    }
    const index = address >>> 2;
    words[index - 1] = size | CACHED;
    words[index] = this.#cache[size >> 4];
    this.#cache[size >> 4] = address;
    this.#cachedBlocks++;
  }

  /**
   * Resizes in place where the neighbourhood allows it, otherwise moves. As in glibc, `realloc(p, 0)` frees and returns
   * null, and when there is no memory the old block stays and the result is 0.
   */
  realloc(address: number, size: number): number {
    if (this.#resize !== undefined) return this.#resize(address, size);
    if (address === 0) return this.malloc(size);
    const old = this.#liveSize(this.#words(), address, 'realloc');
    if (size === 0) {
      this.free(address);
      return 0;
    }
    if (size > MAX_BLOCK) return 0;
    const wanted = blockSize(size);
    if (wanted <= old || this.#extend(address, old, wanted)) {
      this.#trim(address, wanted);
      this.#notePeak();
      return address;
    }
    const moved = this.malloc(size);
    if (moved === 0) return 0;
    this.memory.copy(moved, address, old - HEADER);
    this.free(address);
    return moved;
  }

  /** `alignment` must be a power of two; 0 when it is not. */
  alignedAlloc(alignment: number, size: number): number {
    if (alignment <= 0 || (alignment & (alignment - 1)) !== 0 || size > MAX_BLOCK) return 0;
    if (alignment <= 16) return this.malloc(size);
    this.#refuseOther('aligned_alloc');
    const block = this.malloc(size + alignment + 16);
    if (block === 0) return 0;
    const aligned = align(block, alignment);
    if (aligned !== block) this.#splitFront(block, aligned - block);
    this.#trim(aligned, blockSize(size));
    return aligned;
  }

  /** The bytes that the program may use in a live block (`malloc_usable_size`). */
  usableSize(address: number): number {
    if (address === 0) return 0;
    this.#refuseOther('malloc_usable_size');
    return this.#liveSize(this.#words(), address, 'malloc_usable_size') - HEADER;
  }

  /** A block for the library's own use: never freed and not counted, so that leak reports show the program's only. */
  reserve(size: number): number {
    const block = this.#takeUncounted(size);
    if (block === 0) throw new Trap('out-of-memory', `${size} bytes for the C library`);
    return block;
  }

  #takeUncounted(size: number): number {
    const block = this.#take(size);
    if (block === 0) return 0;
    this.#liveBytes -= sizeAt(this.#words(), block);
    this.#liveBlocks--;
    this.#allocations--;
    return block;
  }

  /** Zeroed bytes that stay with the program, behind the last ones if nothing has been allocated there; 0 if none are left. */
  grow(size: number): number {
    const dirty = this.#highWater;
    const whole = align(size, 16);
    const address = this.#growLast(whole) || this.#growElsewhere(whole);
    if (address !== 0 && address < dirty) this.memory.fill(address, 0, Math.min(size, dirty - address));
    return address;
  }

  #growLast(size: number): number {
    const { block, end } = this.#grown;
    if (block === 0) return 0;
    const old = sizeAt(this.#words(), block);
    if (block + old !== this.#top || old + size > MAX_BLOCK || !this.#extendOverTop(block, old, old + size)) return 0;
    this.#liveBytes -= size;
    this.#grown = { block, end: end + size };
    return end;
  }

  #growElsewhere(size: number): number {
    const block = size > MAX_BLOCK ? 0 : this.#takeUncounted(size);
    if (block !== 0) this.#grown = { block, end: block + size };
    return block;
  }

  /** There is one heap: what only the program can do with its blocks is not done with others. */
  #refuseOther(name: string): void {
    if (this.#resize !== undefined) throw new Trap('unsupported', `${name} of the host, where the program allocates`);
  }

  // Views

  #words(): Int32Array {
    const { words } = this.memory;
    if (words.length !== 0) return words;
    this.memory.refresh();
    return this.memory.words;
  }

  // Checking

  /** The size of the live block at `address`. Its header and the one after it must agree. */
  #liveSize(words: Int32Array, address: number, caller: string): number {
    const word = words[(address >>> 2) - 1];
    const size = word & ~15;
    if (
      (address & 15) !== 0 ||
      address < this.#first ||
      address >= this.#top ||
      (word & 15) !== LIVE ||
      words[((address + size) >>> 2) - 2] !== size
    )
      this.#refuse(words, address, caller);
    return size;
  }

  #refuse(words: Int32Array, address: number, caller: string): never {
    const place = `${caller} of address 0x${address.toString(16)}`;
    const plausible = (address & 15) === 0 && address >= this.#first && address <= this.memory.size;
    const state = plausible ? words[(address >>> 2) - 1] & 15 : 0;
    if (state === FREE || state === CACHED) throw new Trap('double-free', place);
    if (state === LIVE) throw new Trap('invalid-free', `${place}, or bytes beyond the block's end were overwritten`);
    throw new Trap('invalid-free', place);
  }

  #account(size: number): void {
    this.#liveBlocks++;
    this.#allocations++;
    this.#liveBytes += size;
    this.#notePeak();
  }

  #notePeak(): void {
    if (this.#liveBytes > this.#peakBytes) this.#peakBytes = this.#liveBytes;
  }

  // Finding room

  #allocate(size: number): number {
    let block = this.#takeFromBins(size) || this.#takeFromTop(size);
    if (block === 0 && this.#cachedBlocks > 0) {
      this.#emptyCache();
      block = this.#takeFromBins(size) || this.#takeFromTop(size);
    }
    if (block === 0 && this.#growTop(size)) block = this.#takeFromTop(size);
    if (block === 0) return 0;
    this.#account(size);
    return block;
  }

  #takeFromTop(size: number): number {
    const block = this.#top;
    if (block + size > this.memory.size) return 0;
    this.#top = block + size;
    if (this.#top > this.#highWater) this.#highWater = this.#top;
    setHeader(this.#words(), block, size, LIVE);
    return block;
  }

  /** Grows by half of what there is, so that growing costs little on the whole; by the bare need when that fails. */
  #growTop(size: number): boolean {
    const need = this.#top + size - this.memory.size;
    if (need <= 0) return true;
    const generous = Math.min(this.memory.size >>> 1, MAX_GROWTH);
    return (generous > need && this.memory.grow(generous)) || this.memory.grow(need);
  }

  #takeFromBins(size: number): number {
    const words = this.#words();
    const block = this.#searchBin(words, size) || this.#searchLargerBins(size);
    if (block === 0) return 0;
    const found = sizeAt(words, block);
    if (found < size || words[(block >>> 2) - 1] !== (found | FREE)) refuseHeap(block);
    this.#unlink(words, block, found);
    setHeader(words, block, size, LIVE);
    if (found > size) this.#release(words, block + size, found - size);
    return block;
  }

  /** The bin that `size` itself falls into may also hold smaller blocks: look at a few. */
  #searchBin(words: Int32Array, size: number): number {
    let block = this.#bins[binOf(size)];
    for (let tries = 0; block !== 0 && tries < MAX_TRIES; tries++) {
      if (sizeAt(words, block) >= size) return block;
      block = words[block >>> 2] >>> 0;
    }
    return 0;
  }

  #searchLargerBins(size: number): number {
    const from = binOf(size) + 1;
    let index = from >>> 5;
    let bits = index < this.#binsInUse.length ? this.#binsInUse[index] & (-1 << (from & 31)) : 0;
    while (bits === 0) {
      if (++index >= this.#binsInUse.length) return 0;
      bits = this.#binsInUse[index];
    }
    return this.#bins[index * 32 + 31 - Math.clz32(bits & -bits)];
  }

  // Giving back

  /** Merges with free neighbours (or the top) and files the result. Does not touch the statistics. */
  #release(words: Int32Array, address: number, length: number): void {
    words[(address >>> 2) - 1] = length | FREE;
    const before = words[(address >>> 2) - 2];
    const merged = before === 0 ? 0 : this.#absorb(words, address - before, before);
    const block = address - merged;
    const next = address + length;
    if (next === this.#top) {
      this.#top = block;
      return;
    }
    const size = merged + length + this.#absorb(words, next, sizeAt(words, next));
    setHeader(words, block, size, FREE);
    this.#link(words, block, size);
  }

  /** Takes a neighbour out of its free list; the bytes won, 0 if it is in use. */
  #absorb(words: Int32Array, neighbour: number, size: number): number {
    if ((words[(neighbour >>> 2) - 1] & 15) !== FREE) return 0;
    this.#unlink(words, neighbour, size);
    return size;
  }

  #emptyCache(): void {
    const words = this.#words();
    for (let units = 1; units < this.#cache.length; units++) {
      let block = this.#cache[units];
      this.#cache[units] = 0;
      while (block !== 0) {
        // Also what keeps a list that the program has bent into a ring from being walked for ever.
        if (words[(block >>> 2) - 1] !== ((units << 4) | CACHED)) refuseHeap(block);
        const next = words[block >>> 2] >>> 0;
        this.#release(words, block, units << 4);
        block = next;
      }
    }
    this.#cachedBlocks = 0;
  }

  #link(words: Int32Array, block: number, size: number): void {
    const bin = binOf(size);
    const head = this.#bins[bin];
    words[block >>> 2] = head;
    words[(block >>> 2) + 1] = 0;
    if (head !== 0) words[(head >>> 2) + 1] = block;
    this.#bins[bin] = block;
    this.#binsInUse[bin >>> 5] |= 1 << (bin & 31);
  }

  #unlink(words: Int32Array, block: number, size: number): void {
    const next = words[block >>> 2] >>> 0;
    const previous = words[(block >>> 2) + 1] >>> 0;
    if (next !== 0) words[(next >>> 2) + 1] = previous;
    if (previous !== 0) {
      words[previous >>> 2] = next;
      return;
    }
    const bin = binOf(size);
    this.#bins[bin] = next;
    if (next === 0) this.#binsInUse[bin >>> 5] &= ~(1 << (bin & 31));
  }

  // Resizing

  /** Lets the block grow over the top or a free block behind it. */
  #extend(block: number, old: number, wanted: number): boolean {
    const next = block + old;
    if (next === this.#top) return this.#extendOverTop(block, old, wanted);
    const words = this.#words();
    if ((words[(next >>> 2) - 1] & 15) !== FREE) return false;
    const nextSize = sizeAt(words, next);
    if (old + nextSize < wanted) return false;
    this.#unlink(words, next, nextSize);
    setHeader(words, block, old + nextSize, LIVE);
    this.#liveBytes += nextSize;
    return true;
  }

  #extendOverTop(block: number, old: number, wanted: number): boolean {
    if (!this.#growTop(wanted - old)) return false;
    this.#top = block + wanted;
    if (this.#top > this.#highWater) this.#highWater = this.#top;
    setHeader(this.#words(), block, wanted, LIVE);
    this.#liveBytes += wanted - old;
    return true;
  }

  /** Cuts what lies beyond `wanted` off a live block, unless that is too little to matter. */
  #trim(block: number, wanted: number): void {
    const words = this.#words();
    const size = sizeAt(words, block);
    if (size - wanted < 32) return;
    setHeader(words, block, wanted, LIVE);
    this.#release(words, block + wanted, size - wanted);
    this.#liveBytes += wanted - size;
  }

  /** Frees the first `length` bytes of a live block; the rest stays live. */
  #splitFront(block: number, length: number): void {
    const words = this.#words();
    const size = sizeAt(words, block);
    setHeader(words, block, length, LIVE);
    setHeader(words, block + length, size - length, LIVE);
    this.#release(words, block, length);
    this.#liveBytes -= length;
  }
}

function refuseHeap(block: number): never {
  throw new Trap('heap-corruption', `the free block at address 0x${block.toString(16)} was written to`);
}

function align(address: number, alignment: number): number {
  return Math.ceil(address / alignment) * alignment;
}

function blockSize(size: number): number {
  return (size + (HEADER + 15)) & ~15;
}

function sizeAt(words: Int32Array, block: number): number {
  return words[(block >>> 2) - 1] & ~15;
}

/** Writes the block's own header word and the copy of its size in the next header. */
function setHeader(words: Int32Array, block: number, size: number, state: number): void {
  words[(block >>> 2) - 1] = size | state;
  words[((block + size) >>> 2) - 2] = size;
}

/** The bin whose sizes include `size`; larger bins hold only larger blocks. */
function binOf(size: number): number {
  const units = size >>> 4;
  if (units < EXACT_BINS) return units;
  const log = 31 - Math.clz32(units);
  return EXACT_BINS + (log - 5) * 8 + ((units >>> (log - 3)) & 7);
}
