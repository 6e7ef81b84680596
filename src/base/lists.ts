/** Lists of which there are many, most of them short. */

/** Adds to the list at an index, which there is once something is in it. A list that begins empty has room for 17 as soon as it has one. */
export function pushAt<T>(lists: (T[] | undefined)[], index: number, item: T): void {
  const list = lists[index];
  if (list === undefined) lists[index] = [item];
  else list.push(item);
}
