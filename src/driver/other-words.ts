/**
 * The words that `samara explain` knows besides codes of diagnostics and names of operations: intrinsics of MAPLE
 * (`C_memcpy`, `JS_…`), and the kinds and codes of traps that reports name (`divide-by-zero`, `T-POISON`).
 */
import { intrinsics } from '../maple/intrinsics.ts';
import { jsRows } from '../maple/js-intrinsics.ts';
import { vectorIntrinsics } from '../maple/vector-intrinsics.ts';
import { trapKinds, type TrapKind } from '../vm/trap.ts';
import { trapCodeOf, tuyinTraps } from '../vm/tuyin/traps.ts';

export interface OtherWord {
  readonly name: string;
  readonly kind: 'intrinsic' | 'trap';
  /** How an intrinsic is written, what a report says of a trap. */
  readonly syntax: string;
  readonly description: string;
}

export function otherWord(name: string): OtherWord | undefined {
  return intrinsicWord(name) ?? trapWord(name);
}

export function otherWords(): string[] {
  return [...intrinsics().keys(), ...Object.keys(trapKinds), ...Object.keys(tuyinTraps)];
}

function intrinsicWord(name: string): OtherWord | undefined {
  const vector = vectorIntrinsics().get(name);
  const found = vector ?? intrinsics().get(name);
  if (found === undefined) return undefined;
  const row = Object.hasOwn(jsRows, name) ? jsRows[name as keyof typeof jsRows] : undefined;
  const operands = [...found.args, ...(row?.rest === true ? ['…'] : [])].join(', ');
  const description = vector?.doc ?? row?.doc ?? 'an intrinsic of C, of Java or of reference counting';
  return { name, kind: 'intrinsic', syntax: `${found.result} ${name} (${operands})`, description };
}

function trapWord(word: string): OtherWord | undefined {
  const kind = Object.hasOwn(tuyinTraps, word) ? tuyinTraps[word as keyof typeof tuyinTraps] : word;
  if (!isTrapKind(kind)) return undefined;
  const code = trapCodeOf(kind);
  const also = code === undefined ? '' : ` (${code} in Tuyin IR)`;
  return {
    name: word,
    kind: 'trap',
    syntax: `trap[${kind}]: ${trapKinds[kind]}${also}`,
    description: 'ends a program with status 3',
  };
}

function isTrapKind(name: string): name is TrapKind {
  return Object.hasOwn(trapKinds, name);
}
