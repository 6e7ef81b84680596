/**
 * Intrinsics that are no functions of the C library, as MAPLE functions: `C___sync_…` and `C___atomic_…` (with one
 * thread, plain loads and stores in the written order), alignment of addresses. A program that uses one gets the
 * function under the intrinsic's name and the type of what it works on: `&C___sync_fetch_and_add_4`,
 * `&C___atomic_load_n.i64`.
 */
import type { PrimType } from '../../scalar/prim-types.ts';
import { ownEntry } from '../../base/own-entry.ts';

export interface IntrinsicBody {
  readonly name: string;
  readonly params: readonly PrimType[];
  readonly result: PrimType | undefined;
  /** The statements of its body; parameters are `%a`, `%b`, … */
  readonly text: string;
}

const operations: Readonly<Record<string, string>> = {
  add: 'add',
  sub: 'sub',
  and: 'band',
  or: 'bior',
  xor: 'bxor',
  nand: 'band',
};
const bySize: Readonly<Record<string, PrimType>> = { 1: 'u8', 2: 'u16', 4: 'u32', 8: 'u64' };

/** The function that stands for an intrinsic; `pointed` is what its first operand points to, where that is known. */
export function intrinsicBody(name: string, pointed: PrimType | undefined): IntrinsicBody | undefined {
  const aligning = alignment(name);
  if (aligning !== undefined) return aligning;
  const match = /^C___(?:sync|atomic)_(.*?)(?:_([1248]|n))?$/.exec(name);
  if (match === null) return undefined;
  const [, action, size] = match;
  const t = ownEntry(bySize, size ?? '') ?? pointed ?? 'u8';
  const full = size !== undefined && Object.hasOwn(bySize, size) ? name : `${name}.${t}`;
  const made = update(action, t) ?? plain(action, size, t);
  return made === undefined ? undefined : { ...made, name: `&${full}` };
}

type Made = Omit<IntrinsicBody, 'name'>;

const old = (t: PrimType): string => `  regassign ${t} %1 (ireadoff ${t} 0 (dread ptr %a))\n`;
const give = (t: PrimType, reg: 1 | 2): string => `  return (regread ${t} %${reg})\n`;
const store = (t: PrimType, value: string): string => `  iassignoff ${t} 0 (dread ptr %a, ${value})\n`;

/** `fetch_and_add`, `add_and_fetch`, `fetch_add`, `add_fetch`. */
function update(action: string, t: PrimType): Made | undefined {
  const match = /^(?:fetch_and_(\w+)|fetch_(\w+)|(\w+?)_and_fetch|(\w+?)_fetch)$/.exec(action);
  const word = match?.slice(1).find((part) => part !== undefined);
  if (match === null || word === undefined || !Object.hasOwn(operations, word)) return undefined;
  const combined = `${ownEntry(operations, word)} ${t} (regread ${t} %1, dread ${t} %b)`;
  const value = word === 'nand' ? `bnot ${t} (${combined})` : combined;
  const givesOld = match[1] !== undefined || match[2] !== undefined;
  return {
    params: ['ptr', t],
    result: t,
    text: `${old(t)}  regassign ${t} %2 (${value})\n${store(t, `regread ${t} %2`)}${give(t, givesOld ? 1 : 2)}`,
  };
}

function plain(action: string, size: string | undefined, t: PrimType): Made | undefined {
  switch (action) {
    case 'lock_test_and_set':
      return exchange(t);
    case 'exchange':
      return size === 'n' ? exchange(t) : undefined;
    case 'lock_release':
      return { params: ['ptr'], result: undefined, text: `${store(t, `constval ${t} 0`)}  return ()\n` };
    case 'clear':
      return { params: ['ptr'], result: undefined, text: `${store('u8', 'constval u8 0')}  return ()\n` };
    case 'test_and_set': {
      const truth = '  return (ne u1 u8 (regread u8 %1, constval u8 0))\n';
      return { params: ['ptr'], result: 'u1', text: `${old('u8')}${store('u8', 'constval u8 1')}${truth}` };
    }
    case 'load':
      return size === 'n' ? { params: ['ptr'], result: t, text: `${old(t)}${give(t, 1)}` } : undefined;
    case 'store':
      if (size !== 'n') return undefined;
      return { params: ['ptr', t], result: undefined, text: `${store(t, `dread ${t} %b`)}  return ()\n` };
    case 'val_compare_and_swap':
    case 'bool_compare_and_swap':
      return swapIfEqual(t, action.startsWith('bool'));
    case 'always_lock_free':
    case 'is_lock_free':
      return { params: [], result: 'u1', text: '  return (constval u1 1)\n' };
    default:
      return undefined;
  }
}

function exchange(t: PrimType): Made {
  return { params: ['ptr', t], result: t, text: `${old(t)}${store(t, `dread ${t} %b`)}${give(t, 1)}` };
}

function swapIfEqual(t: PrimType, givesTruth: boolean): Made {
  const equal = `eq u1 ${t} (regread ${t} %1, dread ${t} %b)`;
  const swap = `  if (${equal}) {\n  ${store(t, `dread ${t} %c`)}  }\n`;
  const result = givesTruth ? `  return (${equal})\n` : give(t, 1);
  return { params: ['ptr', t, t], result: givesTruth ? 'u1' : t, text: `${old(t)}${swap}${result}` };
}

/** Numbers: the machine has no operations on the bits of an address. */
function alignment(name: string): IntrinsicBody | undefined {
  const below = 'sub u64 (dread u64 %b, constval u64 1)';
  const value: Readonly<Record<string, string>> = {
    C_alignup: `band u64 (add u64 (dread u64 %a, ${below}), neg u64 (dread u64 %b))`,
    C_aligndown: 'band u64 (dread u64 %a, neg u64 (dread u64 %b))',
    C_isaligned: `eq u1 u64 (band u64 (dread u64 %a, ${below}), constval u64 0)`,
  };
  if (!Object.hasOwn(value, name)) return undefined;
  const result = name === 'C_isaligned' ? 'u1' : 'u64';
  return { name: `&${name}`, params: ['u64', 'u64'], result, text: `  return (${ownEntry(value, name)})\n` };
}

/** The function as text of a module. */
export function functionText({ name, params, result, text }: IntrinsicBody): string {
  const list = params.map((type, i) => `var %${'abc'[i]} ${type}`).join(', ');
  return `func ${name} (${list}) ${result ?? 'void'} {\n${text}}`;
}
