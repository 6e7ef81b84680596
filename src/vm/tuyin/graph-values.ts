/** The bits of what a match looks at, as a stream holds them: byte 0 lowest. */
import type { GraphNode, ValueId } from '../../tuyin/graph/nodes.ts';
import type { GraphActivation } from './graph-activation.ts';
import { bitsOf } from './streams.ts';
import { trapOf } from './traps.ts';
import { encodeValue, isAggregate, isPoisoned, patternOf, scalarOf } from './values.ts';

export function conditionOf(
  nodes: readonly GraphNode[],
  scrutinee: ValueId,
  width: number,
): (frame: GraphActivation) => bigint {
  const { type } = nodes[scrutinee];
  return (frame) => {
    const value = frame.value(scrutinee);
    if (isPoisoned(value)) throw trapOf('T-POISON', 'matched');
    const bits = isAggregate(value) ? bitsOf(encodeValue(type, value)) : patternOf(type, scalarOf(value));
    return BigInt.asUintN(8 * width, bits);
  };
}
