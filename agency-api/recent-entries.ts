/** Sets an entry of a cache and returns its value; above `max` entries, evicts the least recently set one. */
export function setRecent<K, V>(cache: Map<K, V>, key: K, value: V, max: number): V {
  cache.delete(key)
  cache.set(key, value)
  // Maps iterate in insertion order.
  const [oldest] = cache.keys()
  if (cache.size > max && oldest !== undefined) cache.delete(oldest)
  return value
}
