/**
 * The memory of a running program (TUYIN section 7): one arena of bytes with 32-bit addresses.
 *
 *     0        16           base                E                SP             peak
 *     | nothing | constants  | older frames ... | this frame     | not in use    |
 *
 * Every access must lie in one live object: a constant or a block. Blocks are 8-aligned, zeroed, and stand in the
 * order of their addresses. There is no free: when a function returns or calls in tail position, the blocks of its
 * frame that what goes on can still reach slide down to where the frame began, in the order in which they are found,
 * and the rest is gone. So memory is used like a stack and holds what elsewhere would need a heap.
 *
 * Invariant: a block holds no typed pointer to a block of a younger frame (`checkEscape`), so that what slides is
 * reached from the roots alone.
 */
import { typeText, type Type } from '../../tuyin/types.ts';
import { Meter } from '../meter.ts';
import { Trap } from '../trap.ts';
import { chargeGrowth } from '../../base/budget.ts';
import { InternalError } from '../../base/errors.ts';
import {
  collectRoots,
  forEachPointer,
  holdsPointers,
  memoryStride,
  resolveNamed,
  type NamedTypes,
  type Root,
} from './pointers.ts';
import { trapOf } from './traps.ts';
import { byteSize, readValue, roundUp, writeValue, type Value } from './values.ts';

/** A live object. Reading and writing by commands goes on at its cursors. */
export interface Block {
  start: number;
  readonly size: number;
  /** The frame that it belongs to, 0 the outermost; -1 of constants. */
  frame: number;
  readAt: number;
  writeAt: number;
}

/** An open call: where its room begins. Frames are contiguous, the youngest on top. */
interface Frame {
  readonly entry: number;
  /** How many blocks older frames have. */
  readonly older: number;
}

export interface ArenaStatistics {
  /** The most bytes that were in use at once, constants included. */
  peak: number;
  /** Blocks made, and blocks and bytes moved by returns and tail calls. */
  allocated: number;
  moved: number;
  movedBytes: number;
  /** The greatest number of frames. */
  depth: number;
}

export interface ArenaOptions {
  /** What the arena's room, its blocks and frames count against. */
  readonly meter?: Meter;
  readonly types?: NamedTypes;
}

type Access = 'read' | 'write';

/** The cursors that a block had: `undo` puts them back, the youngest first. */
interface CursorChange {
  readonly block: Block;
  readonly readAt: number;
  readonly writeAt: number;
}

const FIRST_ADDRESS = 16;
/** Addresses have 32 bits. */
const MOST_BYTES = 2 ** 32;
/** What records take beside the bytes that they stand for. */
const BLOCK_COST = 160;
const FRAME_COST = 64;
const CHANGE_COST = 64;
/** What is known of a pointer while blocks move. */
const SLOT_COST = 160;
/** Zeroed or moved by the host's engine in the time of one step of a loop. */
const BYTES_A_UNIT = 16;
/** An empty block has an address of its own too. */
const LEAST_ROOM = 8;

/** What of a frame outlives it. */
interface Reached {
  /** In the order in which they are found. */
  readonly kept: readonly Block[];
  /** The address of each pointer in them, with its block. */
  readonly slots: ReadonlyMap<number, Block>;
}

/** The memory of one machine: a stack of frames in one range of bytes, compacted whenever a frame ends. */
export class Arena {
  bytes = new Uint8Array(4096);
  /** The end of the last block: where the next one goes. */
  top = FIRST_ADDRESS;
  readonly statistics: ArenaStatistics = { peak: FIRST_ADDRESS, allocated: 0, moved: 0, movedBytes: 0, depth: 0 };
  readonly #meter: Meter;
  readonly #types: NamedTypes;
  readonly #constants: Block[] = [];
  readonly #blocks: Block[] = [];
  readonly #frames: Frame[] = [];
  #base = FIRST_ADDRESS;
  #peak = FIRST_ADDRESS;
  #changes: CursorChange[] = [];
  #watchers = 0;

  constructor({ meter = new Meter(), types = new Map() }: ArenaOptions = {}) {
    this.#meter = meter;
    this.#types = types;
  }

  // Constants, before the program starts.

  /** Room for a constant; its bytes are written into `bytes` at the address. */
  addConstant(size: number, align: number): number {
    if (this.#frames.length > 0) throw new InternalError('the program runs already', 'arena');
    const start = roundUp(this.top, align);
    this.#grow(start + Math.max(size, 1));
    this.#constants.push({ start, size, frame: -1, readAt: 0, writeAt: 0 });
    return start;
  }

  // Frames and blocks.

  /** In the order of their addresses, constants left out. */
  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** Number of frames. */
  get depth(): number {
    return this.#frames.length;
  }

  enter(): void {
    if (this.#frames.length === 0) {
      this.top = roundUp(this.top, 8);
      this.#base = this.top;
    }
    this.#meter.charge(FRAME_COST);
    this.#frames.push({ entry: this.top, older: this.#blocks.length });
    if (this.#frames.length > this.statistics.depth) this.statistics.depth = this.#frames.length;
  }

  /** The address at which the frame was entered. */
  get entry(): number {
    return this.#frame().entry;
  }

  /** A zeroed block of this frame; its address. */
  alloc(size: number): number {
    const start = this.top;
    this.#meter.spend(size / BYTES_A_UNIT);
    this.#meter.charge(BLOCK_COST);
    this.#grow(start + Math.max(roundUp(size, 8), LEAST_ROOM));
    this.bytes.fill(0, start, this.top);
    this.#blocks.push({ start, size, frame: this.#frames.length - 1, readAt: 0, writeAt: 0 });
    this.statistics.allocated++;
    return start;
  }

  /**
   * Leaves the frame: blocks that the roots reach become blocks of the frame before. The answer tells where an address
   * is now; values and streams that go on must be moved by it.
   */
  leave(roots: readonly Root[]): (address: number) => number {
    const move = this.#tidy(roots, this.#frames.length - 2);
    this.#frames.pop();
    this.#meter.release(FRAME_COST);
    return move;
  }

  /** The frame begins anew, for a call in tail position. */
  restart(roots: readonly Root[]): (address: number) => number {
    return this.#tidy(roots, this.#frames.length - 1);
  }

  /** Frames beyond this number are gone, after a trap; marks were made in them. */
  unwind(depth: number): void {
    this.#watchers = 0;
    this.#forgetChanges();
    if (depth >= this.#frames.length) return;
    const frame = this.#frames[depth];
    this.#meter.release(FRAME_COST * (this.#frames.length - depth));
    this.#frames.length = depth;
    this.#cutBlocks(frame.older);
    this.top = frame.entry;
  }

  // Access.

  /** The live object at an address; an address behind the last byte belongs to the next object, if one is there. */
  find(address: number): Block | undefined {
    return findIn(this.#blocks, address) ?? findIn(this.#constants, address);
  }

  /** The live object in which these bytes lie. */
  check(address: number, size: number, access: Access): Block {
    const block = this.find(address);
    if (block === undefined || address + size > block.start + block.size) {
      throw this.#badAccess(block, address, size, access);
    }
    if (access === 'write' && block.frame < 0) throw trapOf('T-RODATA', `address ${hex(address)}`);
    return block;
  }

  /**
   * T-BOUNDS if an address is in another object than the one that it was reckoned from. Behind its last byte an address still
   * belongs to an object; what is in no object is found when it is used.
   */
  checkSame(address: number, from: number): void {
    const block = this.find(address);
    if (block === undefined || (from >= block.start && from <= block.start + block.size)) return;
    throw trapOf('T-BOUNDS', `address ${hex(address)} is in another object than ${hex(from)}`);
  }

  /** The bytes themselves, to be used at once. */
  view(address: number, size: number, access: Access): Uint8Array {
    this.check(address, size, access);
    return this.bytes.subarray(address, address + size);
  }

  load(address: number, type: Type): Value {
    const size = byteSize(type, 'natural');
    this.check(address, size, 'read');
    return readValue(this.bytes, address, type, 'natural');
  }

  /** T-ESCAPE if the value points to a block of a younger frame than the one that it goes to. */
  store(address: number, type: Type, value: Value): void {
    const block = this.check(address, byteSize(type, 'natural'), 'write');
    if (holdsPointers(type)) {
      const roots: Root[] = [];
      collectRoots(type, value, roots);
      for (const root of roots) this.checkEscape(root.address, block.frame);
    }
    writeValue(this.bytes, address, type, value, 'natural');
  }

  /** A pointer must not be stored where it lives longer than what it points to. `keeper`: whose frame it would be in */
  checkEscape(address: number, keeper: number): void {
    const target = findIn(this.#blocks, address);
    if (target !== undefined && target.frame > keeper) throw trapOf('T-ESCAPE', `address ${hex(address)}`);
  }

  #badAccess(block: Block | undefined, address: number, size: number, access: Access): Trap {
    const what = `${access} of ${size} byte${size === 1 ? '' : 's'} at address ${hex(address)}`;
    if (address < FIRST_ADDRESS) return trapOf('T-NULL', what);
    if (block !== undefined) return trapOf('T-BOUNDS', `${what}, in a block of ${block.size} at ${hex(block.start)}`);
    const isGone = address >= this.top && address < this.#peak && address >= this.#base;
    return trapOf(isGone ? 'T-DEAD' : 'T-BOUNDS', what);
  }

  // Cursors.

  setReadAt(block: Block, at: number): void {
    this.#note(block);
    block.readAt = at;
  }

  setWriteAt(block: Block, at: number): void {
    this.#note(block);
    block.writeAt = at;
  }

  #note(block: Block): void {
    if (this.#watchers === 0) return;
    this.#meter.charge(CHANGE_COST);
    this.#changes.push({ block, readAt: block.readAt, writeAt: block.writeAt });
  }

  /** From here on, changes of cursors can be undone. Each mark goes back to `undo` or `keep`, the last one first. */
  mark(): number {
    this.#watchers++;
    return this.#changes.length;
  }

  undo(mark: number): void {
    this.#meter.release(CHANGE_COST * Math.max(0, this.#changes.length - mark));
    for (let change = this.#changes.length > mark ? this.#changes.pop() : undefined; change !== undefined;) {
      change.block.readAt = change.readAt;
      change.block.writeAt = change.writeAt;
      change = this.#changes.length > mark ? this.#changes.pop() : undefined;
    }
    this.keep();
  }

  /** An outer mark may still want the changes. */
  keep(): void {
    if (--this.#watchers === 0) this.#forgetChanges();
  }

  #forgetChanges(): void {
    this.#meter.release(CHANGE_COST * this.#changes.length);
    this.#changes = [];
  }

  // Tidying.

  #frame(): Frame {
    const frame = this.#frames.at(-1);
    if (frame === undefined) throw new InternalError('no frame', 'arena');
    return frame;
  }

  #tidy(roots: readonly Root[], frame: number): (address: number) => number {
    const { entry, older } = this.#frame();
    if (this.#blocks.length === older) {
      this.top = entry;
      return same;
    }
    this.#meter.spend(this.#blocks.length - older);
    const { kept, slots } = this.#reach(roots, older);
    const moves = this.#slide(kept, entry, older, frame);
    const move = moves.length === 0 ? same : (address: number): number => moved(moves, address);
    if (moves.length > 0) this.#rebaseSlots(slots, move);
    this.#meter.release(SLOT_COST * slots.size);
    return move;
  }

  /** The frame's blocks that the roots reach, in the order in which they are found, and where pointers lie in them. */
  #reach(roots: readonly Root[], older: number): Reached {
    const kept = new Set<Block>();
    const slots = new Map<number, Block>();
    const scanned = new Map<Block, Set<string>>();
    const queue: Root[] = [...roots];
    const first = this.#blocks.at(older)?.start ?? this.top;
    for (let next = 0; next < queue.length; next++) {
      const { address, to } = queue[next];
      const block = address < first ? undefined : findIn(this.#blocks, address);
      if (block === undefined) continue;
      kept.add(block);
      this.#scan(block, address, to, scanned, (at, target) => {
        if (slots.has(at)) return;
        this.#meter.charge(SLOT_COST);
        this.#meter.spend(1);
        slots.set(at, block);
        queue.push({ address: readAddress(this.bytes, at), to: target });
      });
    }
    return { kept: [...kept], slots };
  }

  /** The pointers of a block that is seen as a row of things of type `to`, one of which begins at the address. */
  #scan(
    block: Block,
    address: number,
    to: Type,
    scanned: Map<Block, Set<string>>,
    found: (at: number, to: Type) => void,
  ): void {
    const type = resolveNamed(to, this.#types);
    if (!holdsPointers(type)) return;
    const stride = memoryStride(type);
    if (stride === 0 || !isNew(scanned, block, `${(address - block.start) % stride} ${typeText(type)}`)) return;
    const end = block.start + block.size;
    for (let at = address - Math.floor((address - block.start) / stride) * stride; at < end; at += stride) {
      forEachPointer(type, at, 'natural', (slot, target) => {
        if (slot + 4 <= end) found(slot, target);
      });
    }
  }

  /** Puts the blocks one behind the other from `entry` on; the rest of the frame is gone. */
  #slide(kept: readonly Block[], entry: number, older: number, frame: number): readonly Move[] {
    const moves: Move[] = [];
    let to = entry;
    for (const block of kept) {
      block.frame = frame;
      if (block.start !== to) moves.push({ from: block.start, to, size: block.size, block });
      to += Math.max(roundUp(block.size, 8), LEAST_ROOM);
    }
    this.#copy(moves);
    for (const { block, to: start, size } of moves) {
      block.start = start;
      this.statistics.moved++;
      this.statistics.movedBytes += size;
    }
    this.#cutBlocks(older);
    this.#meter.charge(BLOCK_COST * kept.length);
    for (const block of kept) this.#blocks.push(block);
    this.top = to;
    return moves.sort((a, b) => a.from - b.from);
  }

  #copy(moves: readonly Move[]): void {
    const isDownwards = moves.every(({ from, to }, i) => to < from && (i === 0 || moves[i - 1].from < from));
    // In another order a block may have to go where one that is not moved yet still lies.
    const total = moves.reduce((sum, { size }) => sum + size, 0);
    this.#meter.spend(total / BYTES_A_UNIT);
    if (!isDownwards) this.#meter.charge(total);
    const contents = isDownwards ? undefined : moves.map(({ from, size }) => this.bytes.slice(from, from + size));
    if (!isDownwards) this.#meter.release(total);
    moves.forEach(({ from, to, size }, i) => {
      if (contents === undefined) this.bytes.copyWithin(to, from, from + size);
      else this.bytes.set(contents[i], to);
    });
  }

  /** Slots are known by their addresses before the move. */
  #rebaseSlots(slots: ReadonlyMap<number, Block>, move: (address: number) => number): void {
    for (const slot of slots.keys()) {
      const at = move(slot);
      writeAddress(this.bytes, at, move(readAddress(this.bytes, at)));
    }
  }

  /** Blocks beyond this number are gone. */
  #cutBlocks(count: number): void {
    this.#meter.release(BLOCK_COST * (this.#blocks.length - count));
    this.#blocks.length = count;
  }

  #grow(top: number): void {
    if (top > this.bytes.length) {
      const room = chargeGrowth(this.#meter, this.bytes.length, top, 1, MOST_BYTES);
      if (room === undefined) throw new Trap('out-of-memory', `${top} bytes`);
      const larger = roomFor(room);
      larger.set(this.bytes.subarray(0, this.top));
      this.bytes = larger;
    }
    this.top = top;
    if (top > this.#peak) this.#peak = top;
    this.statistics.peak = this.#peak;
  }
}

/** The host may have less than the program is allowed. */
function roomFor(size: number): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(size);
  } catch (error) {
    if (error instanceof RangeError) throw new Trap('out-of-memory', `${size} bytes`);
    throw error;
  }
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly size: number;
  readonly block: Block;
}

function same(address: number): number {
  return address;
}

/** Where an address is after the moves, which are sorted by where they come from. */
function moved(moves: readonly Move[], address: number): number {
  let [low, high] = [0, moves.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (moves[middle].from <= address) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return address;
  const { from, to, size } = moves[low - 1];
  return address < from + Math.max(size, 1) ? address - from + to : address;
}

/** Binary search: the blocks are sorted and do not overlap. */
function findIn(blocks: readonly Block[], address: number): Block | undefined {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (blocks[middle].start <= address) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return undefined;
  const block = blocks[low - 1];
  return address < block.start + Math.max(block.size, 1) ? block : undefined;
}

function isNew(seen: Map<Block, Set<string>>, block: Block, key: string): boolean {
  const keys = seen.get(block);
  if (keys === undefined) {
    seen.set(block, new Set([key]));
    return true;
  }
  if (keys.has(key)) return false;
  keys.add(key);
  return true;
}

export function readAddress(bytes: Uint8Array, at: number): number {
  return (bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)) >>> 0;
}

export function writeAddress(bytes: Uint8Array, at: number, address: number): void {
  for (let i = 0; i < 4; i++) bytes[at + i] = address >>> (8 * i);
}

function hex(address: number): string {
  return `0x${address.toString(16)}`;
}
