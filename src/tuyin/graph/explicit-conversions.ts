/** Conversions that are written: `type value` and `op(value to type)`. What happens by itself is in ../conversions.ts. */
import { convertsTo } from '../conversions.ts';
import { streamBits } from '../extra-uses.ts';
import type { CastOp } from '../nodes.ts';
import { intType, isNumeric, mostBits, sizeInBits, type Type } from '../types.ts';
import type { Conversion } from './nodes.ts';

export interface ConversionStep {
  readonly how: Conversion;
  readonly to: Type;
}

/** How `type value` converts; undefined if nothing does. */
export function explicitConversion(from: Type, to: Type): readonly ConversionStep[] | undefined {
  const one = (how: Conversion): readonly ConversionStep[] => [{ how, to }];
  if (isNumeric(from) && isNumeric(to)) return one('number');
  if (from.kind === 'struct' && to.kind === 'struct' && convertsTo(from, to)) return one('prefix');
  if (from.kind === 'block' || to.kind === 'block') return blockConversion(from, to);
  if (from.kind === 'pointer' || to.kind === 'pointer') {
    const other = from.kind === 'pointer' ? to : from;
    return other.kind === 'int' || other.kind === 'pointer' ? one('address') : undefined;
  }
  if (from.kind === 'vector' && to.kind === 'vector' && from.count === to.count)
    return explicitConversion(from.of, to.of) === undefined ? undefined : one('number');
  return undefined;
}

/** Bits become what has as many bits; numbers of another width by way of an integer. */
function blockConversion(from: Type, to: Type): readonly ConversionStep[] | undefined {
  const [source, target] = [streamBits(from), streamBits(to)];
  if (
    source === undefined ||
    target === undefined ||
    // Neither has a value whose bits could be looked at.
    [from, to].some(({ kind }) => kind === 'void' || kind === 'func')
  )
    return undefined;
  if (source === target) return [{ how: 'bits', to }];
  if (from.kind === 'block' && isNumeric(to) && source > 0 && source <= mostBits)
    return [
      { how: 'bits', to: intType(source) },
      { how: 'number', to },
    ];
  if (to.kind === 'block' && from.kind === 'int' && target > 0 && target <= mostBits)
    return [
      { how: 'number', to: intType(target) },
      { how: 'bits', to },
    ];
  return undefined;
}

/** What `op(value to type)` does; undefined if it does not take these types. */
export function castConversion(op: CastOp, from: Type, to: Type): Conversion | undefined {
  const isInt = (type: Type): boolean => type.kind === 'int' || type.kind === 'block';
  const isReal = (type: Type): boolean => type.kind === 'float' || type.kind === 'fixed';
  const [a, b] = [sizeInBits(from) ?? 0, sizeInBits(to) ?? 0];
  switch (op) {
    case 'trunc':
      return isInt(from) && isInt(to) && b <= a ? 'number' : undefined;
    case 'zext':
      return isInt(from) && isInt(to) && b >= a ? 'unsigned' : undefined;
    case 'sext':
      return isInt(from) && isInt(to) && b >= a ? 'number' : undefined;
    case 'fptrunc':
      return isReal(from) && isReal(to) && b <= a ? 'number' : undefined;
    case 'fpext':
      return isReal(from) && isReal(to) && b >= a ? 'number' : undefined;
    case 'fptosi':
    case 'fptoui':
      return isReal(from) && isInt(to) ? 'number' : undefined;
    case 'sitofp':
      return isInt(from) && isReal(to) ? 'number' : undefined;
    case 'uitofp':
      return isInt(from) && isReal(to) ? 'unsigned' : undefined;
    case 'ptrtoint':
      return from.kind === 'pointer' && isInt(to) ? 'address' : undefined;
    case 'inttoptr':
      return isInt(from) && to.kind === 'pointer' ? 'address' : undefined;
    case 'addrspacecast':
      return from.kind === 'pointer' && to.kind === 'pointer' ? 'address' : undefined;
    case 'bitcast':
      if (from.kind === 'pointer' && to.kind === 'pointer') return 'address';
      return streamBits(from) === streamBits(to) && from.kind !== 'void' && from.kind !== 'func' ? 'bits' : undefined;
  }
}
