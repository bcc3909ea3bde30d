import { LRUCache } from 'lru-cache'

/** The library's own `max` allocates for all entries at once (28 MB). */
export const lru = <Value extends object | number | boolean>(max: number, { ttl }: { ttl?: number } = {}) =>
  new LRUCache<string, Value>({ maxSize: max, sizeCalculation: () => 1, ...(ttl && { ttl }) })
