/**
 * Field ids in generic code count by the text of the definitions: there a type parameter is one field. In an instance it may
 * be a structure, whose fields have ids of their own, so that those behind it move:
 *
 *     type $pair <struct {@a <!T>, @n i32}>      $n is 2
 *     <$pair{!T=<$S>}>, $S with two fields       $n is 4
 *
 * An id is followed member by member through the definition, and the ids of the same members in the instance are added.
 */
import type { Layout } from '../../../maple/layout.ts';
import type { TypeId } from '../../../maple/types.ts';

/** The id, in the instance of a type, of the field that generic code calls `id`. */
export function fieldInInstance(
  generic: TypeId,
  instance: TypeId,
  openLayout: Layout,
  closedLayout: Layout,
  id: number,
): number {
  let [open, closed, left, found] = [generic, instance, id, 0];
  while (left > 0) {
    const [openIds, closedIds] = [openLayout.memberIds(open), closedLayout.memberIds(closed)];
    const index = openIds.findLastIndex((first) => first <= left);
    if (index < 0 || openIds.length !== closedIds.length) return id;
    found += closedIds[index];
    left -= openIds[index];
    open = openLayout.field(open, openIds[index])?.type ?? open;
    closed = closedLayout.field(closed, closedIds[index])?.type ?? closed;
  }
  return found;
}
