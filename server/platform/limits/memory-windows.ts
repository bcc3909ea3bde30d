import type { LRUCache } from 'lru-cache'
import { lru } from '#server/platform/cache/lru.ts'
import type { Limit } from './limit.ts'

interface Window {
  used: number
  endsAt: number
}

/** Milliseconds of any clock. */
export class MemoryWindows {
  readonly #limit: Limit
  readonly #windows: LRUCache<string, Window>

  constructor(limit: Limit, maxKeys: number) {
    this.#limit = limit
    this.#windows = lru(maxKeys)
  }

  /** @returns the window's end, if the limit is reached */
  count(key: string, now: number): number | undefined {
    const window = this.#current(key, now) ?? this.#begin(key, now)
    if (window.used >= this.#limit.most) return window.endsAt
    window.used++
    return undefined
  }

  hasRoom(key: string, now: number): boolean {
    return (this.#current(key, now)?.used ?? 0) < this.#limit.most
  }

  takeBack(key: string): void {
    const window = this.#windows.get(key)
    if (window && window.used > 0) window.used--
  }

  #current(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }

  #begin(key: string, now: number): Window {
    const window = { used: 0, endsAt: now + this.#limit.windowMs }
    this.#windows.set(key, window)
    return window
  }
}
