import { LRUCache } from 'lru-cache'

/**
 * A cache of at most `max` entries that takes memory as it fills. With its option `max` the library takes the memory for all entries at once: 28 MB
 * for the callers and sessions that a process may have to remember.
 */
export const lru = <Value extends object | number | boolean>(max: number, { ttl }: { ttl?: number } = {}) =>
  new LRUCache<string, Value>({ maxSize: max, sizeCalculation: () => 1, ...(ttl && { ttl }) })
