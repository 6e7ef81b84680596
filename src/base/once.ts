/**
 * Tables that are derived from rows are made when they are first asked for: a command that does not need one does not wait for
 * it, and starting is most of what short programs cost (bench/start.mjs).
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The entry of a map, made when it is first asked for. */
export function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
