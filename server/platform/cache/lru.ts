import { LRUCache } from 'lru-cache'

/**
 * A cache of at most `max` entries that allocates memory as it fills. With its own option `max` the library allocates for all entries at once: 28 MB for
 * the limits of callers and sessions.
 */
export const lru = <Value extends object | number | boolean>(max: number, { ttl }: { ttl?: number } = {}) =>
  new LRUCache<string, Value>({ maxSize: max, sizeCalculation: () => 1, ...(ttl && { ttl }) })
